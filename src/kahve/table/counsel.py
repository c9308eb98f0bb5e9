"""The words of hints and of reviews: what moves were worth, in the language of the game, made from the views of those who were to move."""

from __future__ import annotations

from collections.abc import Sequence

from ..bots import legal_moves
from ..bots.advice import Advice, Worth
from ..bots.review import Judged, SideCount, is_less
from ..engine.game import Told
from ..engine.table import View

MOST_TOLD = 12
"""Of the moves of a decision that is over so many are told, the best, and the one that was made."""
SHOWN = {"pile": "top", "captured": "none", "counts": True}
"""What is shown of the table at a decision that is over, whatever the table itself shows."""
NINETY_FIVE = 1.96
"""Standard errors on each side of a 95% interval."""


def hint_told(view: View, advice: Advice, title: str) -> Told:
    """A hint as docs/protocol.md has it. title: what the adviser is called."""
    lines, (best, *others) = _Lines(view), advice.worths
    worths = [lines.worth((), worth) for worth in advice.worths]
    return {
        "says": f"{title}'s choice: {worths[0]['says']}.",
        "move": worths[0]["move"],
        "cards": worths[0]["cards"],
        "sure": all(worth.error == 0.0 for worth in advice.worths),
        "level": sum(worth.value is not None and not is_less(worth, best, len(others) + 1) for worth in others),
        "worths": worths,
    }


def decision_told(judged: Judged) -> Told:
    """A decision of a deal that was looked through, as docs/protocol.md has it."""
    choice, lines = judged.choice, _Lines(judged.choice.before)
    screen = choice.view.game.screen
    assert screen is not None
    return {
        "turn": choice.number,
        "seat": choice.seat,
        "made": lines.worth(choice.begun, judged.made),
        "best": lines.worth(choice.begun, judged.best),
        "given": round(judged.given, 2),
        "error": round(NINETY_FIVE * judged.error, 2),
        "worths": [lines.worth(choice.begun, worth) for at, worth in enumerate(judged.worths) if at < MOST_TOLD or worth is judged.made],
        "hand": screen.hands(choice.view)[choice.seat]["hand"],
        "zones": [zone for zone in screen.zones(choice.view, SHOWN) if zone["kind"] != "stock"],
    }


def side_told(side: SideCount) -> Told:
    """What a side made of a deal, in points."""
    return {
        "side": side.side,
        "result": round(side.result, 2),
        "given": round(side.given, 2),
        "play": round(side.play, 2),
        "play_error": round(NINETY_FIVE * side.play_error, 2),
        "luck": round(side.luck, 2),
        "cards": round(side.cards, 2),
        "cards_error": round(NINETY_FIVE * side.cards_error, 2),
        "fall": round(side.fall, 2),
    }


class _Lines:
    """What can be said of the moves of a view at the beginning of a turn."""

    def __init__(self, view: View) -> None:
        self.view = view
        assert view.game.screen is not None
        self.listed = {told["move"]: told for told in view.game.screen.moves(view, legal_moves(view))}

    def worth(self, begun: Sequence[int], worth: Worth) -> Told:
        """One move or turn and its worth: null for one that was not looked at."""
        turn = [*begun, *worth.turn]
        text = self._text(turn)
        return {
            "move": text,
            "says": self._says(text, turn),
            "cards": self._cards(text, turn),
            "worth": None if worth.value is None else round(worth.value, 2),
            "error": None if worth.error is None else round(NINETY_FIVE * worth.error, 2),
        }

    def _text(self, turn: Sequence[int]) -> str:
        view = self.view
        return view.game.turns.write(view.house, view.record, turn) if view.game.turns else view.game.write_move(view.house, turn[0])

    def _says(self, text: str, turn: Sequence[int]) -> str:
        """The move in words: a card and what it does, or an act."""
        told = self.listed.get(text)
        if told is not None:
            # An act says itself what it does with its card.
            acts = told["card"] is None or "do" in told
            return str(told["says"]) if acts else f"the {self.view.game.name_move(self.view.house, turn[0])} {told['says']}"
        parts = self._parts(turn)
        if parts and all("do" in part for part in parts):
            return ", ".join(part["says"] for part in parts)
        if len(parts) > 1 and all(part["card"] for part in parts):
            names = [f"the {self.view.game.name_move(self.view.house, move)}" for move in turn]
            return f"{', '.join(names[:-1])} and {names[-1]} together"
        return text

    def _parts(self, turn: Sequence[int]) -> list[Told]:
        """Each move of a turn as it is said where it is made; none where that cannot be said of each by itself."""
        found, view = [], self.view
        for at, move in enumerate(turn):
            if at and view.game.turns is not None:
                begun = view.game.turns.begun(view.house, self.view.tables, turn[:at])
                if begun is None:
                    return []
                view = View(view.game, view.house, view.seat, begun)
            assert view.game.screen is not None
            told = view.game.screen.moves(view, [move])
            if len(told) != 1:
                return []
            found += told
        return found

    def _cards(self, text: str, turn: Sequence[int]) -> list[str]:
        """The cards of the hand that it uses."""
        told = self.listed.get(text)
        found: list[str] = []
        for part in [told] if told else self._parts(turn):
            found += part.get("cards") or ([part["card"]] if part["card"] else [])
        return found


__all__ = ["decision_told", "hint_told", "side_told"]
