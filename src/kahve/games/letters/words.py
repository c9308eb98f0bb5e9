"""The words that all letter games share: how cards are passed, and the sentences for what may not be played."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Generic, TypeVar

from ...cards.deck import CardError, Deck
from ...cards.faces import CARD_NUMBERS
from ...engine.game import Rule, Why
from ...engine.match_record import NO_SUCH_MOVE, NOT_NOW
from ...engine.record import Records
from ...engine.turns import Turns
from ...language import Noun, later, message, noun
from . import moves
from .house import LettersHouse, alphabet, letter_deck
from .reasons import NOT_ASKED, NOT_HELD, RUDE_WORD
from .record import PASSED, LettersRecord
from .rules import choose_to_pass, is_passing

SUIT_CODES = "ACSW"
SUITS: tuple[Noun, ...] = tuple(noun("cards-letter-suit", code) for code in SUIT_CODES)
"""The nouns of the suits, by their numbers."""
PASS_WORD = "pass"
STAGES: Mapping[int, str] = {
    moves.EXCHANGING: "pass",
    moves.NAMING: "name",
    moves.PLAYING: "play",
    moves.SCRUMPING: "scrump",
    moves.CHECKING: "check",
    moves.CHOOSING_DEALER: "dealer",
    moves.CHOOSING_SIGN: "sign",
    moves.REPLYING: "reply",
    moves.OFFERING: "offer",
    moves.AGREEING: "agree",
    moves.INSPECTING: "inspect",
    moves.PROVING: "prove",
}
"""The stages as docs/protocol.md and the catalogue name them."""


def deck_of(house: LettersHouse) -> Deck:
    """The pack of this house: without the removed card where three play."""
    return letter_deck(house).deck(removed=house.seats == 3)


def word_of(house: LettersHouse, t: LettersRecord, cards: Sequence[int]) -> str:
    """The letters of these cards in capitals."""
    return "".join(alphabet(house).letter(int(t.letters[card])) for card in cards if card)


Record = TypeVar("Record", bound=LettersRecord)
House = TypeVar("House", bound=LettersHouse)


class LettersTurns(Turns, Generic[Record, House]):
    """Turns of a letter game: three cards are passed at once, what else is done takes one move; a game adds words to that."""

    def __init__(self, legal: Rule) -> None:
        """Keep the rule that lists the legal moves of the game."""
        self._legal = legal

    undecided: Rule | None = staticmethod(is_passing)

    def begun(self, house: House, tables: Records, turn: Sequence[int]) -> Records | None:
        """A copy in which a part of the cards is chosen; None for a whole turn."""
        copy = tables.copy()
        for move in turn:
            if not self._goes_on(copy[0], move):
                return None
            self._make(copy[0], house, move)
        return copy

    def _goes_on(self, t: Record, move: int) -> bool:
        """Whether a turn is not over with this move."""
        return bool(t.stage == moves.EXCHANGING and is_pass(move) and t.passing_size[t.turn] < PASSED - 1)

    def _make(self, t: Record, house: House, move: int) -> None:
        choose_to_pass(t, house, move - moves.PASS)

    def read(self, house: House, t: Record, text: str, *, whole: bool = True) -> list[int]:
        """The moves of `pass AD CE SO`, or one move."""
        first, *rest = text.split() or [""]
        return self._pass(house, t, rest, whole) if first == PASS_WORD else [self._read_one(house, t, text)]

    @abstractmethod
    def _read_one(self, house: House, t: Record, text: str) -> int:
        """The one move that a text stands for; CardError or ValueError says why it cannot be read here."""

    def _pass(self, house: House, t: Record, codes: list[str], whole: bool) -> list[int]:
        cards = [deck_of(house).read(code) for code in codes]
        if len(set(cards)) < len(cards):
            raise CardError(message("letters-passed-once-only"))
        begun = int(t.passing_size[t.turn]) if t.stage == moves.EXCHANGING else 0
        if t.stage == moves.EXCHANGING and (not cards or len(cards) + begun > PASSED or (whole and not begun and len(cards) < PASSED)):
            raise ValueError(message("letters-three-are-passed", count=len(cards)))
        return [moves.PASS + card for card in cards] or [moves.PASS]

    def write(self, house: House, t: Record, turn: Sequence[int]) -> str:
        """The text of a turn."""
        if is_pass(turn[0]):
            return f"{PASS_WORD} {deck_of(house).write_order(sorted(move - moves.PASS for move in turn))}"
        return self._write_one(house, t, turn)

    def guess(self, house: House, text: str) -> list[int] | None:
        """The cards that are passed, or the one move; None for a word, whose letters lie at its table."""
        first, *rest = text.split() or [""]
        if first == PASS_WORD:
            return [moves.PASS + deck_of(house).read(code) for code in rest]
        move = self._read_alone(house, text)
        return None if move is None else [move]

    @abstractmethod
    def _read_alone(self, house: House, text: str) -> int | None:
        """The one move that a text stands for at every table; None where it has to be read at one."""

    @abstractmethod
    def _write_one(self, house: House, t: Record, turn: Sequence[int]) -> str:
        """The text of a turn that passes no cards."""

    def every(self, house: House, t: Record) -> Iterator[str]:
        """Every turn; while cards are passed, every three cards of the hand."""
        if t.stage == moves.EXCHANGING:
            passes = [moves.PASS + int(card) for card in t.hand[t.turn, : t.hand_size[t.turn]]]
            return (self.write(house, t, cards) for cards in combinations(passes, PASSED))
        out = [0] * 1024
        return (self.write(house, t, [move]) for move in out[: self._legal(t, house, out)])


def is_pass(move: int) -> bool:
    """Whether a move chooses a card for the neighbour."""
    return moves.PASS < move < moves.PASS + CARD_NUMBERS


def spoken(answers: Mapping[str, int], text: str) -> int | None:
    """The move that an answer stands for, however it is spaced and written; None for another text."""
    lower = {answer.lower(): move for answer, move in answers.items()}
    return lower.get(" ".join(text.split()).lower())


def written(answers: Mapping[str, int], move: int) -> str | None:
    """The answer that a move is; None for another move."""
    return next((answer for answer, number in answers.items() if number == move), None)


def card_of_move(house: LettersHouse, move: int) -> Noun | str:
    """The card of a move, as an argument of a sentence."""
    return deck_of(house).noun(move % CARD_NUMBERS)


def name_move(house: LettersHouse, move: int) -> str:
    """The name of the card of a move."""
    return str(card_of_move(house, move))


# -- why a move may not be made ----------------------------------------------------------------------------------------------------------


def not_held(house: LettersHouse, t: LettersRecord, move: int) -> str:
    """That the hand does not have the card of a move."""
    return message("letters-not-held", card=card_of_move(house, move))


def not_asked(house: LettersHouse, t: LettersRecord, move: int) -> str:
    """That another thing is to be decided, and which."""
    all_played = t.stage == moves.PLAYING and t.hand_size[t.turn] == 0
    return message("letters-not-to-be-decided", stage="end" if all_played else STAGES[int(t.stage)])


REASONS: Mapping[int, Why] = {
    NOT_NOW: later("letters-nothing-now"),
    NO_SUCH_MOVE: later("letters-no-such-move"),
    NOT_HELD: not_held,
    NOT_ASKED: not_asked,
    RUDE_WORD: later("letters-rude-word"),
}
"""Why a move of any letter game may not be made; a kind of game adds its own."""
