"""The words that all letter games share: how cards are passed, and the sentences for what may not be played."""

from __future__ import annotations

from abc import abstractmethod
from collections import UserDict
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any, Generic, TypeVar

from numpy.typing import NDArray

from ...cards.deck import CardError, Deck
from ...cards.faces import CARD_NUMBERS
from ...cards.lexicon import LONGEST_WORD
from ...engine.game import Rule
from ...engine.match import NO_SUCH_MOVE, NOT_NOW
from ...engine.turns import Turns
from .house import LettersHouse, letter_deck
from .moves import (
    AGREEING,
    CHECKING,
    CHOOSING_DEALER,
    CHOOSING_SIGN,
    EXCHANGING,
    INSPECTING,
    NAMING,
    OFFERING,
    PASS,
    PLAYING,
    PROVING,
    REPLYING,
    SCRUMPING,
)
from .reasons import (
    CHANGES_NOTHING,
    IMPOSSIBLE,
    IS_WORD,
    MUST_FOLLOW,
    MUST_START,
    NO_ARRANGEMENT,
    NO_SUCH_TARGET,
    NO_WORD,
    NOT_ASKED,
    NOT_HELD,
    NOT_IN_FIRST_TRICK,
    NOT_IN_ORDER,
    NOT_LOOSE,
    NOTHING_TO_CALL,
    ONLY_FRESH,
    RIGHT_END_ONLY,
    RUDE_WORD,
    SAME_WORD,
    TOO_LONG,
    TOO_SHORT,
)
from .record import PASSED, LettersRecord
from .rules import choose_to_pass

SUIT_CODES, SUIT_NAMES = "ACSW", ("animals", "chili peppers", "sours", "sweets")
PASS_WORD = "pass"

REASONS: Mapping[int, str] = {
    NOT_NOW: "Nothing can be done now: the deal has not begun or is over.",
    NO_SUCH_MOVE: "There is no such move.",
    NOT_HELD: "You do not hold the {card}.",
    NOT_ASKED: "That is not to be decided now: {asked}.",
    MUST_FOLLOW: "You hold {led}, so you must follow suit.",
    NOT_LOOSE: "The {card} may not be led: {suit} may not be led yet, and you hold something else.",
    NOT_IN_FIRST_TRICK: "The {card} is a penalty card: at this table it may not go into the first trick while you have another.",
    NO_ARRANGEMENT: "A trick of three cards can be arranged in six ways only.",
    NOT_IN_ORDER: "At this table the letters must be read as they were played.",
    SAME_WORD: "That reads the same as an arrangement before it: a letter is there twice.",
    NO_WORD: "{word} is not in the list of words.",
    RUDE_WORD: "That word hurts people. This table asks everybody to do without it.",
    NO_SUCH_TARGET: "The trick cannot be given there.",
    CHANGES_NOTHING: "That would change nothing: the trick goes there anyway.",
    MUST_START: "The {starter} must start the soup.",
    IMPOSSIBLE: "No word {possible}.",
    IS_WORD: "{word} is a word: who completes one eats.",
    ONLY_FRESH: "There is no soup: this card starts a fresh one.",
    NOTHING_TO_CALL: "There is nothing to {move} now.",
    TOO_LONG: f"No list has a word of more than {LONGEST_WORD} letters.",
    TOO_SHORT: "{word} has too few letters: at this table a word has {fewest} or more.",
    RIGHT_END_ONLY: "At this table cards are added at the right end only.",
}


def deck_of(house: LettersHouse) -> Deck:
    """The pack of this house: without the removed card where three play."""
    return letter_deck(house).deck(removed=house.seats == 3)


def word_of(t: LettersRecord, cards: Sequence[int]) -> str:
    """The letters of these cards in capitals."""
    return "".join(chr(ord("A") - 1 + int(t.letters[card])) for card in cards if card)


Record = TypeVar("Record", bound=LettersRecord)
House = TypeVar("House", bound=LettersHouse)


class LettersTurns(Turns, Generic[Record, House]):
    """Turns of a letter game: three cards are passed at once, what else is done takes one move; a game adds words to that."""

    def __init__(self, legal: Rule) -> None:
        """Keep the rule that lists the legal moves of the game."""
        self._legal = legal

    def pending(self, t: Record) -> bool:
        """Whether the seat to move has begun to choose cards for the neighbour."""
        return bool(t.stage == EXCHANGING and t.passing_size[t.turn])

    def begun(self, house: House, tables: NDArray[Any], turn: Sequence[int]) -> NDArray[Any] | None:
        """A copy in which a part of the cards is chosen; None for a whole turn."""
        made = tables.copy()
        for move in turn:
            if not self._goes_on(made[0], move):
                return None
            self._make(made[0], house, move)
        return made

    def _goes_on(self, t: Record, move: int) -> bool:
        """Whether a turn is not over with this move."""
        return bool(t.stage == EXCHANGING and is_pass(move) and t.passing_size[t.turn] < PASSED - 1)

    def _make(self, t: Record, house: House, move: int) -> None:
        choose_to_pass(t, house, move - PASS)

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
            raise CardError("A card can be passed once only.")
        begun = int(t.passing_size[t.turn]) if t.stage == EXCHANGING else 0
        if t.stage == EXCHANGING and (not cards or len(cards) + begun > PASSED or (whole and not begun and len(cards) < PASSED)):
            raise ValueError(f"Three cards are passed at once, as in {PASS_WORD} AD CE SO; here are {len(cards)}.")
        return [PASS + card for card in cards] or [PASS]

    def write(self, house: House, t: Record, turn: Sequence[int]) -> str:
        """The text of a turn."""
        if is_pass(turn[0]):
            return f"{PASS_WORD} {deck_of(house).write_order(sorted(move - PASS for move in turn))}"
        return self._write_one(house, t, turn)

    @abstractmethod
    def _write_one(self, house: House, t: Record, turn: Sequence[int]) -> str:
        """The text of a turn that passes no cards."""

    def every(self, house: House, t: Record) -> Iterator[str]:
        """Every turn; while cards are passed, every three cards of the hand."""
        if t.stage == EXCHANGING:
            held = [PASS + int(card) for card in t.hand[t.turn, : t.hand_size[t.turn]]]
            return (self.write(house, t, cards) for cards in combinations(held, PASSED))
        out = [0] * 1024
        return (self.write(house, t, [move]) for move in out[: self._legal(t, house, out)])


def is_pass(move: int) -> bool:
    """Whether a move chooses a card for the neighbour."""
    return PASS < move < PASS + CARD_NUMBERS


def spoken(answers: Mapping[str, int], text: str) -> int | None:
    """The move that an answer stands for, however it is spaced and written; None for another text."""
    lower = {answer.lower(): move for answer, move in answers.items()}
    return lower.get(" ".join(text.split()).lower())


def written(answers: Mapping[str, int], move: int) -> str | None:
    """The answer that a move is; None for another move."""
    return next((answer for answer, number in answers.items() if number == move), None)


def name_move(house: LettersHouse, move: int) -> str:
    """The name of the card of a move."""
    return deck_of(house).name(move % CARD_NUMBERS)


class Facts(UserDict[str, Any], Generic[Record, House]):
    """What the sentences of REASONS speak of, each made when it is asked for; a kind of game adds its own."""

    def __init__(self, house: House, t: Record) -> None:
        """Keep the position that the sentences are about. t: the record, or the view of the seat to move."""
        super().__init__()
        self.house, self.t = house, t

    def __missing__(self, name: str) -> str:
        return self.makers()[name]()

    def makers(self) -> dict[str, Callable[[], str]]:
        """For each name in the sentences what makes it."""
        return {"asked": lambda: asked(self.t)}


_ASKED = {
    EXCHANGING: "three cards are to be passed",
    NAMING: "the dealer is to name the ruling suit",
    SCRUMPING: "it is asked whether the trick is a word",
    CHECKING: "it is asked whether the word shall be checked",
    CHOOSING_DEALER: "it is asked who deals next",
    CHOOSING_SIGN: "it is asked how the cards shall count",
    REPLYING: "a call is to be answered",
    OFFERING: "it is asked whether the call is taken back",
    AGREEING: "it is asked whether the call is taken back",
    INSPECTING: "it is asked whether the eaten soup shall be checked",
    PROVING: "a word is to be named that the soup can become",
}


def asked(t: LettersRecord) -> str:
    """What the seat to move has to decide, as a sentence without its end."""
    if t.stage == PLAYING and t.hand_size[t.turn] == 0:
        return "all cards are played"
    return _ASKED.get(int(t.stage), "a card is to be played")
