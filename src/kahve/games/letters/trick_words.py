"""The words of the games of tricks: how moves are written and read."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ...cards.letter_deck import suit
from ...cards.quoting import printable, quoted
from ..saying import listed
from .moves import (
    ACCEPT,
    ARRANGED,
    ARRANGEMENTS,
    DECLINE,
    GIVE_PLUS,
    LEAVE_DEAL,
    NO_RULE,
    PASS,
    RULE,
    SCRUMP,
    SCRUMPING,
    SPELLCHECK,
    TAKE_DEAL,
    TAKE_MINUS,
)
from .record import TrickRecord
from .trick_house import TrickHouse
from .words import PASS_WORD, SUIT_CODES, SUIT_NAMES, Facts, LettersTurns, deck_of, spoken, word_of, written

TARGETS = ("", " right", " left")
SCRUMP_WORD = "scrump"

ANSWERS: Mapping[str, int] = {
    "no scrump": DECLINE,
    "accept": ACCEPT,
    "spellcheck": SPELLCHECK,
    **{f"rule {code}": RULE + number for number, code in enumerate(SUIT_CODES)},
    "rule none": NO_RULE,
    "deal": TAKE_DEAL,
    "leave deal": LEAVE_DEAL,
    "take minus": TAKE_MINUS,
    "give plus": GIVE_PLUS,
}
"""The answers as they are written."""


def arranged(t: TrickRecord, word: int) -> list[int]:
    """The cards of the trick in this arrangement."""
    return [int(t.trick[place]) for place in ARRANGED[t.trick_size - 3, word, : t.trick_size]]


class TrickTurns(LettersTurns[TrickRecord, TrickHouse]):
    """Turns of a game of tricks: `scrump BARD right` claims a word of the letters that lie there."""

    def _read_one(self, house: TrickHouse, t: TrickRecord, text: str) -> int:
        first, *rest = text.split() or [""]
        if first != SCRUMP_WORD or len(rest) not in (1, 2) or rest[0].isdigit():
            return read_move(house, text)
        if t.stage != SCRUMPING:
            return SCRUMP
        wanted, letters = rest[0].upper(), word_of(t, t.trick.tolist())
        for word in range(6 if t.trick_size == 3 else ARRANGEMENTS):
            if word_of(t, arranged(t, word)) == wanted:
                return SCRUMP + ARRANGEMENTS * _target(rest[1:]) + word
        raise ValueError(f"The letters of the trick are {' '.join(letters)}: {printable(wanted)} is no arrangement of them.")

    def _write_one(self, house: TrickHouse, t: TrickRecord, turn: Sequence[int]) -> str:
        if t.stage != SCRUMPING or not SCRUMP <= turn[0] < DECLINE:
            return write_move(house, turn[0])
        claim = turn[0] - SCRUMP
        return f"{SCRUMP_WORD} {word_of(t, arranged(t, claim % ARRANGEMENTS))}{TARGETS[claim // ARRANGEMENTS]}"


class TrickFacts(Facts[TrickRecord, TrickHouse]):
    """What the sentences of a game of tricks speak of."""

    def makers(self) -> dict[str, Callable[[], str]]:
        """The suit led, and the suits that are not loose."""
        return super().makers() | {
            "led": lambda: SUIT_NAMES[suit(int(self.t.trick[0]))],
            "suit": lambda: listed(SUIT_NAMES[number] for number in range(4) if int(self.t.restricted) >> number & 1),
            "word": lambda: "That",
        }


def _target(ending: Sequence[str]) -> int:
    text = f" {ending[0]}" if ending else ""
    if text not in TARGETS:
        how = f"A word is claimed for oneself, or for right or left, as in {SCRUMP_WORD} BARD right"
        raise ValueError(f"{how}; not for {quoted(ending[0])}.")
    return TARGETS.index(text)


def write_move(house: TrickHouse, move: int) -> str:
    """The text of one move of a game of tricks; a word is the number of its arrangement."""
    answer = written(ANSWERS, move)
    if answer is not None:
        return answer
    if not 0 <= move < DECLINE:
        return str(move)
    if move >= SCRUMP:
        claim = move - SCRUMP
        return f"{SCRUMP_WORD} {claim % ARRANGEMENTS}{TARGETS[claim // ARRANGEMENTS]}"
    code = deck_of(house).codes.get(move % PASS, str(move % PASS))
    return f"{PASS_WORD} {code}" if move >= PASS else code


def read_move(house: TrickHouse, text: str) -> int:
    """The number of one move; ValueError or CardError says why it cannot be read."""
    answer, words = spoken(ANSWERS, text), text.split()
    if answer is not None:
        return answer
    if len(words) == 2 and words[0] == PASS_WORD:
        return PASS + deck_of(house).read(words[1])
    if len(words) in (2, 3) and words[0] == SCRUMP_WORD and words[1].isdigit() and int(words[1]) < ARRANGEMENTS:
        return SCRUMP + ARRANGEMENTS * _target(words[2:]) + int(words[1])
    if len(words) != 1:
        raise ValueError(f"A move is a card, as in AD, a word claimed, as in {SCRUMP_WORD} BARD, or an answer; {quoted(text)} is none.")
    return deck_of(house).read(words[0])
