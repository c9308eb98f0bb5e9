"""The words and the picture of the letter games of tricks, made from views alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...engine.game import Told
from ...engine.match import PLAY
from ...engine.table import View
from ..match import side_of
from ..saying import called, listed
from . import tricks
from .moves import (
    ACCEPT,
    ARRANGEMENTS,
    CHECKING,
    CHOOSING_DEALER,
    CHOOSING_SIGN,
    DECLINE,
    EXCHANGING,
    GIVE_PLUS,
    LEAVE_DEAL,
    NAMING,
    NO_RULE,
    PASS,
    PLAYING,
    RULE,
    SCRUMP,
    SCRUMPING,
    SPELLCHECK,
    TAKE_DEAL,
    TAKE_MINUS,
)
from .rules import card_of
from .screen import LettersScreen
from .trick_house import ANIMAL_QUIST, CHILI_DOG, QUIST, TURTLE
from .trick_words import arranged
from .words import SUIT_CODES, SUIT_NAMES, deck_of, word_of

_EXPECTED = {
    EXCHANGING: "choose three cards to pass on",
    NAMING: "name the suit that shall rule, or none",
    SCRUMPING: "claim a word of these letters, or none",
    CHOOSING_DEALER: "deal next, or leave the deal to the next",
    CHOOSING_SIGN: "choose how your cards shall count",
}
_AWAITED = {
    EXCHANGING: "is choosing three cards to pass on",
    NAMING: "is naming the suit that shall rule",
    SCRUMPING: "may claim a word",
    CHECKING: "may have the word checked",
    CHOOSING_DEALER: "is saying who deals next",
    CHOOSING_SIGN: "is choosing how the cards count",
}


class TrickScreen(LettersScreen):
    """The screen of a game of tricks."""

    def shows(self, house: Any, item: str) -> bool:
        """What counts in this game, and how many tricks were taken."""
        if item in ("tricks", "hand", "total"):
            return True
        if item == "spellchecks":
            return bool(house.word_mode == 0)
        return item in {ANIMAL_QUIST: ("animals",), CHILI_DOG: ("peppers", "dog"), TURTLE: ("peppers", "turtle")}.get(house.game, ())

    def expects(self, view: View) -> str:
        """What is expected of the seat to move."""
        t = view.record
        if t.stage == CHECKING:
            return f"let {_claimed(t)} pass, or have it checked"
        return _EXPECTED.get(int(t.stage), "play a card" if t.trick_size else "lead a card")

    def awaited(self, view: View) -> str:
        """What others read of the seat to move."""
        t = view.record
        return _AWAITED.get(int(t.stage), "is to play" if t.trick_size else "is to lead")

    def zones(self, view: View, show: Mapping[str, Any]) -> list[Told]:
        """The trick; and the one before it, where the house lets people look at it again."""
        t = view.record
        found = [self._trick(view, "trick", "Trick", [int(card) for card in t.trick[: t.trick_size]])]
        if view.house.review_last_trick and t.tricks and not t.trick_size:
            number = int(view.house.seats)
            found.append(
                self._trick(view, "last_trick", "Last trick", [int(card) for card in t.played[t.played_size - number : t.played_size]])
            )
        return found

    def _trick(self, view: View, name: str, title: str, lying: list[int]) -> Told:
        deck = deck_of(view.house)
        says = listed(self._names(view, lying)) if lying else "no card yet"
        return {
            "name": name,
            "title": title,
            "kind": "trick",
            "count": len(lying),
            "cards": [deck.code(card) for card in lying],
            "says": says,
        }

    def sides(self, view: View, show: Mapping[str, Any]) -> list[Told]:
        """How many tricks each side has taken, and what of them counts."""
        t, house = view.record, view.house
        return [
            {
                "cards": int(t.sheet[side, tricks.TRICKS]),
                "points": self._so_far(t, house, side),
                "tally": self._tally(t, house, side),
                "marks": self._marks(view, side),
                "taken": None,
            }
            for side in range(int(view.game.sides(house)))
        ]

    def _so_far(self, t: Any, house: Any, side: int) -> int | None:
        if house.game == QUIST:
            return None
        if house.game == ANIMAL_QUIST:
            return int(t.sheet[side, tricks.ANIMAL_CARDS])
        more = tricks.TURTLE_POINTS * int(t.sheet[side, tricks.TURTLE_CARD]) if house.game == TURTLE else 0
        return int(t.sheet[side, tricks.PEPPERS]) + more

    def _tally(self, t: Any, house: Any, side: int) -> list[Told]:
        """What is counted of a side while the deal is played, by the name of one of it."""
        found = [{"name": "trick", "count": int(t.sheet[side, tricks.TRICKS])}]
        if house.game == ANIMAL_QUIST:
            found.append({"name": "animal", "count": int(t.sheet[side, tricks.ANIMAL_CARDS])})
        if house.game in (CHILI_DOG, TURTLE):
            found.append({"name": "pepper", "count": int(t.sheet[side, tricks.PEPPERS])})
        return found

    def _marks(self, view: View, side: int) -> list[Told]:
        t, house, code = view.record, view.house, deck_of(view.house).code
        named = {CHILI_DOG: ("Dog", tricks.DOG, house.dog), TURTLE: ("Turtle", tricks.TURTLE_CARD, house.turtle)}.get(house.game)
        if named is None or not t.sheet[side, named[1]]:
            return []
        return [{"title": named[0], "points": 0, "card": code(int(card_of(t, named[2])))}]

    def moves(self, view: View, moves: list[int]) -> list[Told]:
        """The legal moves; a claim of a word with the word and the seat that would take the trick."""
        return [self._move(view, move) for move in moves]

    def _move(self, view: View, move: int) -> Told:
        t = view.record
        write = view.game.turns.write(view.house, t, [move]) if view.game.turns else ""
        told: Told = {"move": write, "card": None, "takes": 0, "bonus": 0}
        if move < SCRUMP:
            card = deck_of(view.house).code(move & 63)
            return told | {"card": card, "says": "is passed on" if move >= PASS else "is led" if not t.trick_size else "is played"}
        if SCRUMP <= move < DECLINE:
            claim = move - SCRUMP
            to = int(tricks.target_seat(t, view.house, claim // ARRANGEMENTS))
            word = word_of(t, arranged(t, claim % ARRANGEMENTS))
            return told | {"word": word, "to": to, "says": f"claim {word}"}
        return told | {"says": _answer_says(move)}

    def told(self, before: View, after: View, seat: int, turn: Sequence[int], names: list[str]) -> Told:
        """The facts of a move and its sentence, with all that followed of itself."""
        was, now = before.record, after.record
        stage, move, who = int(was.stage), turn[0], called(after, seat, names)
        write = before.game.turns.write(before.house, was, turn) if before.game.turns else ""
        if stage == EXCHANGING:
            text, says = self._passed(before, after, seat, turn, names)
            return self._facts(after, seat, text, 0) | {"says": says}
        facts = self._facts(after, seat, write, move if stage == PLAYING else 0)
        parts = [self._said(before, after, seat, move, who, names)]
        if now.tricks > was.tricks:
            taker = int(now.leader)
            facts["by"] = taker
            parts.append(f"{called(after, taker, names)} took the trick.")
        if after.record.phase != PLAY:
            parts.append("The deal is over.")
        return facts | {"says": " ".join(part for part in parts if part)}

    def _said(self, before: View, after: View, seat: int, move: int, who: str, names: list[str]) -> str:
        was, now = before.record, after.record
        stage = int(was.stage)
        if stage == PLAYING:
            return f"{who} {'played' if was.trick_size else 'led'} the {before.game.name_move(before.house, move)}."
        if stage == NAMING:
            return f"{who} named no suit: none rules." if move == NO_RULE else f"{who} named the {SUIT_NAMES[move - RULE]}: they rule."
        if stage == SCRUMPING:
            if move == DECLINE:
                return f"{who} claimed no word."
            to = int(tricks.target_seat(was, before.house, (move - SCRUMP) // ARRANGEMENTS))
            own = "oneself" if to == seat else called(after, to, names)
            return f"{who} claimed {_claimed(now)}" + ("." if to == seat else f" and gave the trick to {own if own != 'You' else 'you'}.")
        if stage == CHECKING:
            if move == ACCEPT:
                return f"{who} let {_claimed(was)} pass."
            verdict = "it is a word" if now.checked == tricks.WAS_WORD else "it is not a word"
            return f"{who} had {_claimed(was)} checked: {verdict}. {self._points(before, after, names)}"
        if stage == CHOOSING_DEALER:
            return f"{who} will deal." if who == "You" or move == TAKE_DEAL else f"{who} left the deal to the next."
        return f"{who} took 26 points off." if move == TAKE_MINUS else f"{who} gave the others 26 points each."

    def _points(self, before: View, after: View, names: list[str]) -> str:
        """What a check came to: the item of the sheet that changed."""
        sides = int(after.game.sides(after.house))
        found = []
        for side in range(sides):
            change = int(after.record.sheet[side, tricks.SPELLCHECKS]) - int(before.record.sheet[side, tricks.SPELLCHECKS])
            if change:
                who = listed(called(after, seat, names) for seat in range(side, int(after.house.seats), sides))
                found.append(f"{who}: {change} points.".replace("-", "−"))
        return " ".join(found)

    def more(self, view: View, moves: list[int]) -> Told:
        """What only these games have: whose each card of the trick is, what rules, what is claimed."""
        t, house = view.record, view.house
        sitters = [(int(t.leader) + at) % int(house.seats) for at in range(int(t.trick_size))]
        claim: Told | None = None
        if t.claimed[0]:
            verdict = {tricks.WAS_WORD: "word", tricks.WAS_NO_WORD: "no_word"}.get(int(t.checked))
            open_now = bool(t.stage == CHECKING)
            by, to = (int(t.scrumper) - 1, int(t.scrump_target)) if t.scrumper else (None, None)
            claim = {"word": _claimed(t), "cards": [deck_of(house).code(int(c)) for c in t.claimed if c], "by": by, "to": to}
            claim |= {"open": open_now, "verdict": verdict, "stakes": self._stakes(view) if open_now else None}
        return {
            "letters": {
                "stage": _STAGES[int(t.stage)],
                "sitters": sitters,
                "controls": int(tricks.controller(t, house)) if t.trick_size else None,
                "ruling": SUIT_CODES[int(t.ruling) - 1] if t.ruling else None,
                "not_loose": [SUIT_CODES[at] for at in range(4) if int(t.restricted) >> at & 1],
                "claim": claim,
                "claims": _CLAIMS[bool(house.word_mode), bool(house.lettering)],
                "tricks": int(t.tricks),
                "checks": bool(house.word_mode == 0),
                **self.shared(view),
            }
        }

    def _stakes(self, view: View) -> Told:
        """What a check would come to: who takes the trick, and whose points change by how many."""
        t, house = view.record, view.house
        sides, low = int(view.game.sides(house)), house.game >= CHILI_DOG
        claimer, checker = (side_of(seat, sides) for seat in (int(t.scrumper) - 1, int(t.turn)))
        points = tricks.WON_CHECK if low else tricks.LOST_CHECK
        return {
            "word": {"to": int(t.scrump_target), "points": [{"side": claimer if low else checker, "change": points}]},
            "no_word": {"to": int(tricks.controller(t, house)), "points": [{"side": checker if low else claimer, "change": points}]},
        }


_CLAIMS = {
    (False, False): None,
    (False, True): "At this table the letters are read as they were played.",
    (True, False): "At this table only words of the list may be claimed.",
    (True, True): "At this table only words of the list may be claimed, read as they were played.",
}
"""Why only some arrangements may be claimed, by strict mode and firm lettering."""

_STAGES = {
    EXCHANGING: "pass",
    NAMING: "name",
    PLAYING: "play",
    SCRUMPING: "scrump",
    CHECKING: "check",
    CHOOSING_DEALER: "dealer",
    CHOOSING_SIGN: "sign",
}


def _claimed(t: Any) -> str:
    return word_of(t, t.claimed.tolist())


def _answer_says(move: int) -> str:
    said = {
        DECLINE: "claim no word",
        ACCEPT: "let it pass",
        SPELLCHECK: "have it checked",
        NO_RULE: "none shall rule",
        TAKE_DEAL: "deal next",
        LEAVE_DEAL: "leave the deal to the next",
        TAKE_MINUS: "take 26 points off",
        GIVE_PLUS: "give the others 26 each",
    }
    return said.get(move) or f"{SUIT_NAMES[move - RULE]} shall rule"
