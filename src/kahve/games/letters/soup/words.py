"""The words of Soup: how moves are written and read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..moves import (
    AGREE,
    CALL,
    CHECK_SOUP,
    COMPLY,
    DEMAND,
    DROP,
    EAT,
    EAT_FIRST,
    EAT_ON_LEFT,
    GIVE_UP,
    INSPECT,
    LETTER,
    NAMED,
    NOTHING,
    OFFER,
    ON_LEFT,
    PASS,
    PROCEED,
    PROVING,
    REFUSE,
)
from ..record import MOST_LETTERS
from ..words import PASS_WORD, LettersTurns, deck_of, spoken, written
from .rules import add_letter

NAME_WORD = "name"
WAYS = ((0, "{}"), (PASS, f"{PASS_WORD} {{}}"), (EAT, "{} eat"), (EAT_FIRST, "eat {}"), (ON_LEFT, "left {}"), (EAT_ON_LEFT, "left {} eat"))
"""What is done with a card, and how it is written."""

ANSWERS: Mapping[str, int] = {
    "call": CALL,
    "inspect": INSPECT,
    "demand": DEMAND,
    "nothing": NOTHING,
    "comply": COMPLY,
    "spellcheck": CHECK_SOUP,
    "proceed": PROCEED,
    "offer": OFFER,
    "agree": AGREE,
    "refuse": REFUSE,
    "drop": DROP,
    **{f"letter {chr(ord('A') + at)}": LETTER + 1 + at for at in range(26)},
    "named": NAMED,
    "give up": GIVE_UP,
}
"""The answers, as they are written."""


class SoupTurns(LettersTurns):
    """Turns of Soup: `name PEARL` says a whole word, letter by letter."""

    def pending(self, t: Any) -> bool:
        """Whether the seat to move has begun to choose cards for the neighbour, or to name a word."""
        return super().pending(t) or bool(t.stage == PROVING and t.word_size)

    def _goes_on(self, t: Any, move: int) -> bool:
        return super()._goes_on(t, move) or bool(t.stage == PROVING and LETTER < move < NAMED and t.word_size < MOST_LETTERS)

    def _make(self, t: Any, house: Any, move: int) -> None:
        if t.stage == PROVING:
            add_letter(t, move - LETTER)
        else:
            super()._make(t, house, move)

    def read(self, house: Any, t: Any, text: str, *, whole: bool = True) -> list[int]:
        """The moves of `pass AD CE SO` or `name PEARL`, or one move."""
        first, *rest = text.split() or [""]
        if first != NAME_WORD:
            return super().read(house, t, text, whole=whole)
        word = "".join(rest).upper()
        if not word or any(not "A" <= letter <= "Z" for letter in word):
            raise ValueError(f"A word has the letters A to Z, as in {NAME_WORD} PEARL.")
        return [LETTER + 1 + ord(letter) - ord("A") for letter in word] + [NAMED]

    def _read_one(self, house: Any, t: Any, text: str) -> int:
        return read_move(house, text)

    def _write_one(self, house: Any, t: Any, turn: Sequence[int]) -> str:
        if len(turn) > 1:
            return f"{NAME_WORD} {word_of_letters(turn[:-1])}"
        return write_move(house, turn[0])

    def ways(self, house: Any, t: Any) -> list[str]:
        """Every turn; of the words that may be named, and of the sets of cards that may be passed, only some."""
        if t.stage != PROVING:
            return super().ways(house, t)
        return [f"{NAME_WORD} {chr(letter)}" for letter in range(ord("A"), ord("Z") + 1)] + ["give up"]


def word_of_letters(moves: Sequence[int]) -> str:
    """The letters of these moves as a word in capitals."""
    return "".join(chr(ord("A") - 1 + move - LETTER) for move in moves if LETTER < move < NAMED)


def write_move(house: Any, move: int) -> str:
    """One move by itself."""
    answer = written(ANSWERS, move)
    if answer is not None:
        return answer
    card = move % PASS
    return dict(WAYS).get(move - card, str(move)).format(deck_of(house).codes.get(card, str(card)))


def read_move(house: Any, text: str) -> int:
    """The number of one move; ValueError or CardError says why it cannot be read."""
    answer, words = spoken(ANSWERS, text), text.split()
    if answer is not None:
        return answer
    shape = tuple(word if word in ("eat", "left", PASS_WORD) else "{}" for word in words)
    for start, way in WAYS:
        if shape == tuple(way.split()):
            return start + deck_of(house).read(words[shape.index("{}")])
    raise ValueError("A move is a card, as in AD, with what is eaten, as in AD eat or eat AD, or an answer, as in call.")
