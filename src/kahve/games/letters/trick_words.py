"""The words of the games of tricks: how moves are written and read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...cards.letter_deck import suit
from ...cards.quoting import printable, quoted
from ...engine.game import Why
from ...language import later, message
from .house import alphabet
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
from .reasons import (
    CHANGES_NOTHING,
    MUST_FOLLOW,
    NO_ARRANGEMENT,
    NO_SUCH_TARGET,
    NO_WORD,
    NOT_IN_FIRST_TRICK,
    NOT_IN_ORDER,
    NOT_LOOSE,
    SAME_WORD,
)
from .record import TrickRecord
from .trick_house import TrickHouse
from .words import PASS_WORD, REASONS, SUIT_CODES, SUITS, LettersTurns, card_of_move, deck_of, spoken, word_of, written

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
        wanted, letters = alphabet(house).capitals(rest[0]), word_of(house, t, t.trick.tolist())
        for word in range(6 if t.trick_size == 3 else ARRANGEMENTS):
            if word_of(house, t, arranged(t, word)) == wanted:
                return SCRUMP + ARRANGEMENTS * _target(rest[1:]) + word
        raise ValueError(message("letters-no-such-arrangement", letters=" ".join(letters), word=printable(wanted)))

    def _write_one(self, house: TrickHouse, t: TrickRecord, turn: Sequence[int]) -> str:
        if t.stage != SCRUMPING or not SCRUMP <= turn[0] < DECLINE:
            return write_move(house, turn[0])
        claim = turn[0] - SCRUMP
        return f"{SCRUMP_WORD} {word_of(house, t, arranged(t, claim % ARRANGEMENTS))}{TARGETS[claim // ARRANGEMENTS]}"


def must_follow(house: TrickHouse, t: TrickRecord, move: int) -> str:
    """That the suit that was led is held and must be followed."""
    return message("letters-must-follow", suit=SUITS[suit(int(t.trick[0]))])


def not_loose(house: TrickHouse, t: TrickRecord, move: int) -> str:
    """That a card is of a suit that may not be led yet, and which suits those are."""
    kept_back = tuple(SUITS[number] for number in range(len(SUITS)) if int(t.restricted) >> number & 1)
    return message("letters-not-loose", card=card_of_move(house, move), suits=kept_back)


def not_in_first_trick(house: TrickHouse, t: TrickRecord, move: int) -> str:
    """That a penalty card may not go into the first trick."""
    return message("letters-not-in-first-trick", card=card_of_move(house, move))


def no_word(house: TrickHouse, t: TrickRecord, move: int) -> str:
    """That the list does not have the arrangement that is claimed."""
    return message("letters-no-word", word=word_of(house, t, arranged(t, (move - SCRUMP) % ARRANGEMENTS)))


TRICK_REASONS: Mapping[int, Why] = {
    **REASONS,
    MUST_FOLLOW: must_follow,
    NOT_LOOSE: not_loose,
    NOT_IN_FIRST_TRICK: not_in_first_trick,
    NO_ARRANGEMENT: later("letters-no-arrangement"),
    NOT_IN_ORDER: later("letters-not-in-order"),
    SAME_WORD: later("letters-same-word"),
    NO_WORD: no_word,
    NO_SUCH_TARGET: later("letters-no-such-target"),
    CHANGES_NOTHING: later("letters-changes-nothing"),
}


def _target(ending: Sequence[str]) -> int:
    text = f" {ending[0]}" if ending else ""
    if text not in TARGETS:
        raise ValueError(message("letters-neither-right-nor-left", text=quoted(ending[0])))
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
        raise ValueError(message("letters-is-no-move", text=quoted(text)))
    return deck_of(house).read(words[0])
