"""The words of the games of tricks: how moves are written and read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...cards.letter_deck import suit
from ...cards.quoting import printable, quoted
from ...engine.game import Why
from ...language import later, message
from . import moves, reasons
from .house import alphabet
from .record import TrickRecord
from .trick_house import TrickHouse
from .words import PASS_WORD, REASONS, SUIT_CODES, SUITS, LettersTurns, card_of_move, deck_of, spoken, word_of, written

TARGETS = ("", " right", " left")
SCRUMP_WORD = "scrump"

ANSWERS: Mapping[str, int] = {
    "no scrump": moves.DECLINE,
    "accept": moves.ACCEPT,
    "spellcheck": moves.SPELLCHECK,
    **{f"rule {code}": moves.RULE + number for number, code in enumerate(SUIT_CODES)},
    "rule none": moves.NO_RULE,
    "deal": moves.TAKE_DEAL,
    "leave deal": moves.LEAVE_DEAL,
    "take minus": moves.TAKE_MINUS,
    "give plus": moves.GIVE_PLUS,
}
"""The answers as they are written."""


_PLACES = {size: [row[:size] for row in moves.ARRANGED[size - 3].tolist()] for size in (3, 4)}
"""The places of the trick in each arrangement, by the cards of a trick."""


def arranged(t: TrickRecord, word: int) -> list[int]:
    """The cards of the trick in this arrangement."""
    return [int(t.trick[place]) for place in _PLACES[t.trick_size][word]]


class TrickTurns(LettersTurns[TrickRecord, TrickHouse]):
    """Turns of a game of tricks: `scrump BARD right` claims a word of the letters that lie there."""

    def _read_one(self, house: TrickHouse, t: TrickRecord, text: str) -> int:
        first, *rest = text.split() or [""]
        if first != SCRUMP_WORD or len(rest) not in (1, 2) or rest[0].isdigit():
            return read_move(house, text)
        if t.stage != moves.SCRUMPING:
            return moves.SCRUMP
        wanted, letters = alphabet(house).capitals(rest[0]), [word_of(house, t, [card]) for card in t.trick.tolist()[: t.trick_size]]
        for word in range(6 if t.trick_size == 3 else moves.ARRANGEMENTS):
            if "".join([letters[place] for place in _PLACES[t.trick_size][word]]) == wanted:
                return moves.SCRUMP + moves.ARRANGEMENTS * _target(rest[1:]) + word
        raise ValueError(message("letters-no-such-arrangement", letters=" ".join(letters), word=printable(wanted)))

    def _read_alone(self, house: TrickHouse, text: str) -> int | None:
        return None if text.startswith(SCRUMP_WORD) else read_move(house, text)

    def alone(self, house: TrickHouse, move: int) -> str | None:
        """The text of the move; None for a word, which depends on the trick."""
        return None if moves.SCRUMP <= move < moves.DECLINE else write_move(house, move)

    def _write_one(self, house: TrickHouse, t: TrickRecord, turn: Sequence[int]) -> str:
        if t.stage != moves.SCRUMPING or not moves.SCRUMP <= turn[0] < moves.DECLINE:
            return write_move(house, turn[0])
        claim = turn[0] - moves.SCRUMP
        return f"{SCRUMP_WORD} {word_of(house, t, arranged(t, claim % moves.ARRANGEMENTS))}{TARGETS[claim // moves.ARRANGEMENTS]}"


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
    return message("letters-no-word", word=word_of(house, t, arranged(t, (move - moves.SCRUMP) % moves.ARRANGEMENTS)))


TRICK_REASONS: Mapping[int, Why] = {
    **REASONS,
    reasons.MUST_FOLLOW: must_follow,
    reasons.NOT_LOOSE: not_loose,
    reasons.NOT_IN_FIRST_TRICK: not_in_first_trick,
    reasons.NO_ARRANGEMENT: later("letters-no-arrangement"),
    reasons.NOT_IN_ORDER: later("letters-not-in-order"),
    reasons.SAME_WORD: later("letters-same-word"),
    reasons.NO_WORD: no_word,
    reasons.NO_SUCH_TARGET: later("letters-no-such-target"),
    reasons.CHANGES_NOTHING: later("letters-changes-nothing"),
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
    if not 0 <= move < moves.DECLINE:
        return str(move)
    if move >= moves.SCRUMP:
        claim = move - moves.SCRUMP
        return f"{SCRUMP_WORD} {claim % moves.ARRANGEMENTS}{TARGETS[claim // moves.ARRANGEMENTS]}"
    code = deck_of(house).codes.get(move % moves.PASS, str(move % moves.PASS))
    return f"{PASS_WORD} {code}" if move >= moves.PASS else code


def read_move(house: TrickHouse, text: str) -> int:
    """The number of one move; ValueError or CardError says why it cannot be read."""
    answer, words = spoken(ANSWERS, text), text.split()
    if answer is not None:
        return answer
    if len(words) == 2 and words[0] == PASS_WORD:
        return moves.PASS + deck_of(house).read(words[1])
    if len(words) in (2, 3) and words[0] == SCRUMP_WORD and words[1].isdigit() and int(words[1]) < moves.ARRANGEMENTS:
        return moves.SCRUMP + moves.ARRANGEMENTS * _target(words[2:]) + int(words[1])
    if len(words) != 1:
        raise ValueError(message("letters-is-no-move", text=quoted(text)))
    return deck_of(house).read(words[0])
