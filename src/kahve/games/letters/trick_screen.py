"""The words and the picture of the letter games of tricks, made from views alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...engine.game import Told
from ...engine.match import PLAY
from ...engine.record import NOBODY
from ...engine.table import View
from ..hinting import MOST_REASONS
from ..match import side_of
from ..saying import called, listed
from . import tricks
from .helping import trick_helps
from .hinting import has_flagged, reasons, unseen
from .house import RudeWords, WordMode
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
from .record import TrickRecord
from .screen import LettersScreen
from .trick_house import PenaltyAnimal, TrickHouse
from .trick_words import arranged
from .words import SUIT_CODES, SUIT_NAMES, deck_of, word_of

_EXPECTED = {
    EXCHANGING: "choose three cards to pass on",
    NAMING: "choose the ruling suit, or none",
    SCRUMPING: "claim a word of these letters, or none",
    CHOOSING_DEALER: "deal next, or leave the deal to the next",
    CHOOSING_SIGN: "choose how your cards shall count",
}
_AWAITED = {
    EXCHANGING: "is choosing three cards to pass on",
    NAMING: "is choosing the ruling suit",
    SCRUMPING: "may claim a word",
    CHECKING: "may have the word checked",
    CHOOSING_DEALER: "is choosing who deals next",
    CHOOSING_SIGN: "is choosing how the cards count",
}


_HURTING = {
    PenaltyAnimal.NONE: (),
    PenaltyAnimal.THE_DOG: ("peppers", "dog"),
    PenaltyAnimal.THE_TURTLE: ("peppers", "turtle"),
}
"""The items of the sheet that count penalty cards."""


class TrickScreen(LettersScreen):
    """The screen of a game of tricks."""

    def shows(self, house: TrickHouse, item: str) -> bool:
        """What counts in this game, and how many tricks were taken."""
        if item in ("tricks", "hand", "total"):
            return True
        if item == "spellchecks":
            return bool(house.word_mode == WordMode.TABLE)
        return (item == "animals" and house.animals_count == 1) or item in _HURTING[PenaltyAnimal(house.penalty_animal)]

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
        zones = [self._trick(view, "trick", "Trick", [int(card) for card in t.trick[: t.trick_size]])]
        if view.house.review_last_trick and t.tricks and not t.trick_size:
            number = int(view.house.seats)
            zones.append(
                self._trick(view, "last_trick", "Last trick", [int(card) for card in t.played[t.played_size - number : t.played_size]])
            )
        return zones

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
            for side in range(int(view.game.rules.sides(house)))
        ]

    def _so_far(self, t: TrickRecord, house: TrickHouse, side: int) -> int | None:
        """What the cards of a side come to so far; None where only tricks count."""
        if house.animals_count:
            return int(t.sheet[side, tricks.ANIMAL_CARDS])
        if house.penalty_animal == PenaltyAnimal.NONE:
            return None
        turtle = int(t.sheet[side, tricks.TURTLE_CARD]) if house.penalty_animal == PenaltyAnimal.THE_TURTLE else 0
        return int(t.sheet[side, tricks.PEPPERS]) + tricks.TURTLE_POINTS * turtle

    def _tally(self, t: TrickRecord, house: TrickHouse, side: int) -> list[Told]:
        """What is counted of a side while the deal is played, by the name of one of it."""
        counts = [{"name": "trick", "count": int(t.sheet[side, tricks.TRICKS])}]
        if house.animals_count:
            counts.append({"name": "animal", "count": int(t.sheet[side, tricks.ANIMAL_CARDS])})
        if house.penalty_animal != PenaltyAnimal.NONE:
            counts.append({"name": "pepper", "count": int(t.sheet[side, tricks.PEPPERS])})
        return counts

    def _marks(self, view: View, side: int) -> list[Told]:
        t, house, code = view.record, view.house, deck_of(view.house).code
        named = {PenaltyAnimal.THE_DOG: ("Dog", tricks.DOG), PenaltyAnimal.THE_TURTLE: ("Turtle", tricks.TURTLE_CARD)}
        title, item = named.get(house.penalty_animal, ("", tricks.TRICKS))
        if not title or not t.sheet[side, item]:
            return []
        return [{"title": title, "points": 0, "card": code(int(tricks.penalty_card(t, house)))}]

    def moves(self, view: View, moves: list[int]) -> list[Told]:
        """The legal moves; a claim of a word with the word and the seat that would take the trick."""
        return [self._move(view, move) for move in moves]

    def _move(self, view: View, move: int) -> Told:
        t = view.record
        write = view.write([move])
        facts: Told = {"move": write, "card": None, "takes": 0, "bonus": 0}
        if move < SCRUMP:
            card = deck_of(view.house).code(move & 63)
            return facts | {"card": card, "says": "is passed on" if move >= PASS else "is led" if not t.trick_size else "is played"}
        if SCRUMP <= move < DECLINE:
            claim = move - SCRUMP
            to = int(tricks.target_seat(t, view.house, claim // ARRANGEMENTS))
            word = word_of(t, arranged(t, claim % ARRANGEMENTS))
            return facts | {"word": word, "to": to, "says": f"claim {word}"}
        return facts | {"says": _answer_says(move)}

    def helps(self, view: View, moves: Sequence[Told]) -> list[Told]:
        """What a claim puts at stake, the crown, the suits that are told apart, and what counts."""
        return [each.told for each in trick_helps(view.record, view.house, bool(view.game.rules.low_wins))]

    def why(self, view: View, turn: Sequence[int]) -> list[str]:
        """What the card does in the trick, or what is true of the word or the choice."""
        return [reason.says for reason in reasons(view, turn)[:MOST_REASONS]]

    def is_proper(self, view: View) -> bool:
        """Whether no flagged word can be claimed of the cards that are still to be played and those of the trick."""
        t, house = view.record, view.house
        held = [int(card) for card in t.hand[t.turn, : t.hand_size[t.turn]]]
        lying = [int(card) for card in t.trick[: t.trick_size]]
        letters = [int(t.letters[card]) for card in (*unseen(t, house), *held, *lying)]
        return not has_flagged(letters, int(house.seats))

    def told(self, before: View, after: View, seat: int, turn: Sequence[int], names: list[str]) -> Told:
        """The facts of a move and its sentence, with all that followed of itself."""
        was, now = before.record, after.record
        stage, move, who = int(was.stage), turn[0], called(after, seat, names)
        write = before.write(turn)
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
            return f"{who} {'played' if was.trick_size else 'led'} the {before.game.words.name_move(before.house, move)}."
        if stage == NAMING:
            return f"{who} chose no ruling suit." if move == NO_RULE else f"{who} made {SUIT_NAMES[move - RULE]} the ruling suit."
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
        sides = int(after.game.rules.sides(after.house))
        sentences = []
        for side in range(sides):
            change = int(after.record.sheet[side, tricks.SPELLCHECKS]) - int(before.record.sheet[side, tricks.SPELLCHECKS])
            if change:
                who = listed(called(after, seat, names) for seat in range(side, int(after.house.seats), sides))
                sentences.append(f"{who}: {change} points.".replace("-", "−"))
        return " ".join(sentences)

    def more(self, view: View, moves: list[int]) -> Told:
        """What only these games have: whose each card of the trick is, what rules, what is claimed."""
        t, house = view.record, view.house
        sitters = [(int(t.leader) + place) % int(house.seats) for place in range(int(t.trick_size))]
        claim: Told | None = None
        if t.claimed[0]:
            verdict = {tricks.WAS_WORD: "word", tricks.WAS_NO_WORD: "no_word"}.get(int(t.checked))
            open_now = bool(t.stage == CHECKING)
            by, to = (int(t.scrumper) - 1, int(t.scrump_target)) if t.scrumper else (None, None)
            claim = {"word": _claimed(t), "cards": [deck_of(house).code(int(c)) for c in t.claimed if c], "by": by, "to": to}
            claim |= {"open": open_now, "verdict": verdict, "stakes": None}
            if open_now and to is not None and by is not None:
                claim["stakes"] = self._stakes(view, by, to, side_of(int(t.turn), int(view.game.rules.sides(house))))
        return {
            "letters": {
                "stage": _STAGES[int(t.stage)],
                "sitters": sitters,
                "controls": int(tricks.controller(t, house)) if t.trick_size else None,
                "ruling": SUIT_CODES[int(t.ruling) - 1] if t.ruling else None,
                "not_loose": [SUIT_CODES[suit] for suit in range(4) if int(t.restricted) >> suit & 1],
                "claim": claim,
                "claiming": self._claiming(view, moves),
                "claims": _claims(house),
                "tricks": int(t.tricks),
                "checks": bool(house.word_mode == WordMode.TABLE),
                **self.shared(view),
            }
        }

    def _claiming(self, view: View, moves: list[int]) -> list[Told]:
        """What a check of each claim that may be made would come to, by who would take the trick; none where words are not checked."""
        t, house = view.record, view.house
        if house.word_mode == WordMode.STRICT:
            return []
        targets = {int(tricks.target_seat(t, house, (move - SCRUMP) // ARRANGEMENTS)) for move in moves if SCRUMP <= move < DECLINE}
        sides = int(view.game.rules.sides(house))
        others = [side for side in range(sides) if side != side_of(view.seat, sides)]
        return [self._stakes(view, view.seat, to, others[0] if len(others) == 1 else NOBODY) for to in sorted(targets)]

    def _stakes(self, view: View, claimer_seat: int, to: int, checker: int) -> Told:
        """What a check would come to: who takes the trick, and whose points change. checker: a side, NOBODY for whoever it is."""
        t, house = view.record, view.house
        claimer = side_of(claimer_seat, int(view.game.rules.sides(house)))

        def points(winner: int, loser: int) -> list[Told]:
            changes = ((winner, house.won_check), (loser, house.lost_check))
            return [{"side": side, "change": change} for side, change in changes if change]

        return {
            "word": {"to": to, "points": points(claimer, checker)},
            "no_word": {"to": int(tricks.controller(t, house)), "points": points(checker, claimer)},
        }


def _claims(house: TrickHouse) -> str | None:
    """Why only some arrangements may be claimed; None where all may."""
    limits = [_CLAIMS[bool(house.word_mode), bool(house.lettering)], NO_RUDE if house.rude_words == RudeWords.REFUSED else None]
    return " ".join(limit for limit in limits if limit) or None


NO_RUDE = "No word that hurts people may be claimed."
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


def _claimed(t: TrickRecord) -> str:
    return word_of(t, t.claimed.tolist())


def _answer_says(move: int) -> str:
    said = {
        DECLINE: "claim no word",
        ACCEPT: "let it pass",
        SPELLCHECK: "have it checked",
        NO_RULE: "no ruling suit",
        TAKE_DEAL: "deal next",
        LEAVE_DEAL: "leave the deal to the next",
        TAKE_MINUS: "take 26 points off",
        GIVE_PLUS: "give the others 26 each",
    }
    return said.get(move) or f"make {SUIT_NAMES[move - RULE]} the ruling suit"
