"""The words that all letter games share: how cards are passed, and the sentences for what may not be played."""

from __future__ import annotations

from collections import UserDict
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from numpy.typing import NDArray

from ...cards.deck import CardError, Deck
from ...cards.faces import CARD_NUMBERS
from ...engine.game import Rule
from ...engine.match import NO_SUCH_MOVE, NOT_NOW
from ..saying import listed
from .house import letter_deck
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
    SAME_WORD,
    TOO_LONG,
)
from .record import PASSED
from .rules import choose_to_pass

SUIT_CODES, SUIT_NAMES = "ACSW", ("animals", "chili peppers", "sours", "sweets")
PASS_WORD = "pass"

REASONS: Mapping[int, str] = {
    NOT_NOW: "Nothing can be done now: the deal has not begun or is over.",
    NO_SUCH_MOVE: "There is no such move.",
    NOT_HELD: "You do not hold the {card}.",
    NOT_ASKED: "That is not to be decided now: {asked}.",
    MUST_FOLLOW: "You hold {led}, so you must follow suit.",
    NOT_LOOSE: "The {card} may not be led: {suit} are not loose yet, and you hold something else.",
    NOT_IN_FIRST_TRICK: "The {card} is a penalty card: at this table it may not go into the first trick while you have another.",
    NO_ARRANGEMENT: "A trick of three cards can be arranged in six ways only.",
    NOT_IN_ORDER: "At this table the letters must be read as they were played.",
    SAME_WORD: "That reads the same as an arrangement before it: a letter is there twice.",
    NO_WORD: "{word} is not in the list of words.",
    NO_SUCH_TARGET: "The trick cannot be given there.",
    CHANGES_NOTHING: "That would change nothing: the trick goes there anyway.",
    MUST_START: "The {starter} must start the soup.",
    IMPOSSIBLE: "No word {possible}.",
    IS_WORD: "{word} is a word: who completes one eats.",
    ONLY_FRESH: "There is no soup: this card starts a fresh one.",
    NOTHING_TO_CALL: "There is nothing to {move} now.",
    TOO_LONG: "No soup and no word may have more letters than 29.",
    RIGHT_END_ONLY: "At this table cards are added at the right end only.",
}


def deck_of(house: Any) -> Deck:
    """The pack of this house: without the removed card where three play."""
    return letter_deck(house).deck(removed=house.seats == 3)


def word_of(t: Any, cards: Sequence[int]) -> str:
    """The letters of these cards in capitals."""
    return "".join(chr(ord("A") - 1 + int(t.letters[card])) for card in cards if card)


class LettersTurns:
    """Turns of a letter game: three cards are passed at once, what else is done takes one move; a game adds words to that."""

    def __init__(self, legal: Rule) -> None:
        """legal: the game's."""
        self._legal = legal

    def pending(self, t: Any) -> bool:
        """Whether the seat to move has begun to choose cards for the neighbour."""
        return bool(t.stage == EXCHANGING and t.passing_size[t.turn])

    def begun(self, house: Any, tables: NDArray[Any], turn: Sequence[int]) -> NDArray[Any] | None:
        """A copy in which a part of the cards is chosen; None for a whole turn."""
        made = tables.copy()
        for move in turn:
            if not self._goes_on(made[0], move):
                return None
            self._make(made[0], house, move)
        return made

    def _goes_on(self, t: Any, move: int) -> bool:
        """Whether a turn is not over with this move."""
        return bool(t.stage == EXCHANGING and is_pass(move) and t.passing_size[t.turn] < PASSED - 1)

    def _make(self, t: Any, house: Any, move: int) -> None:
        choose_to_pass(t, house, move - PASS)

    def read(self, house: Any, t: Any, text: str, *, whole: bool = True) -> list[int]:
        """The moves of `pass AD CE SO`, or one move."""
        first, *rest = text.split() or [""]
        return self._pass(house, t, rest, whole) if first == PASS_WORD else [self._read_one(house, t, text)]

    def _read_one(self, house: Any, t: Any, text: str) -> int:
        raise ValueError(f"{text!r} is no move.")

    def _pass(self, house: Any, t: Any, codes: list[str], whole: bool) -> list[int]:
        cards = [deck_of(house).read(code) for code in codes]
        if len(set(cards)) < len(cards):
            raise CardError("A card can be passed once only.")
        begun = int(t.passing_size[t.turn]) if t.stage == EXCHANGING else 0
        if t.stage == EXCHANGING and (not cards or len(cards) + begun > PASSED or (whole and not begun and len(cards) < PASSED)):
            raise ValueError(f"Three cards are passed at once, as in {PASS_WORD} AD CE SO; here are {len(cards)}.")
        return [PASS + card for card in cards] or [PASS]

    def write(self, house: Any, t: Any, turn: Sequence[int]) -> str:
        """The text of a turn."""
        if is_pass(turn[0]):
            return f"{PASS_WORD} {deck_of(house).write_order(sorted(move - PASS for move in turn))}"
        return self._write_one(house, t, turn)

    def _write_one(self, house: Any, t: Any, turn: Sequence[int]) -> str:
        return str(turn[0])

    def ways(self, house: Any, t: Any) -> list[str]:
        """Every turn; of the sets of cards that may be passed only some."""
        if t.stage == EXCHANGING:
            held = [PASS + int(card) for card in t.hand[t.turn, : t.hand_size[t.turn]]]
            return [self.write(house, t, held[at : at + PASSED]) for at in range(len(held) - PASSED + 1)]
        out = [0] * 1024
        return [self.write(house, t, [move]) for move in out[: self._legal(t, house, out)]]

    def may_draft(self, before: Any, after: Any, turn: Sequence[int]) -> bool:
        """Never: what is chosen to be passed is shown by the hand itself."""
        return False


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


def name_move(house: Any, move: int) -> str:
    """The name of the card of a move."""
    return deck_of(house).names.get(move % CARD_NUMBERS, "card")


class Facts(UserDict[str, Any]):
    """What the sentences of REASONS speak of, each found when it is asked for; t is the record, or the view of the seat to move."""

    def __init__(self, house: Any, t: Any) -> None:
        """Nothing is found yet."""
        super().__init__()
        self.house, self.t = house, t

    def __missing__(self, name: str) -> str:
        house, t = self.house, self.t
        found: dict[str, Callable[[], str]] = {
            "asked": lambda: asked(t),
            "led": lambda: SUIT_NAMES[int(t.trick[0]) >> 4],
            "suit": lambda: listed(SUIT_NAMES[at] for at in range(4) if int(t.restricted) >> at & 1),
            "word": self._word,
            "starter": lambda: deck_of(house).name(deck_of(house).read(letter_deck(house).starter)),
            "possible": self._possible,
        }
        return found[name]()

    def _possible(self) -> str:
        soup = word_of(self.t, self.t.soup.tolist())
        return f"has {soup} with this letter at that end" if self.house.soup_ends else f"begins with {soup} and this letter"

    def _word(self) -> str:
        return f"{word_of(self.t, self.t.soup.tolist())} with this letter" if self.house.is_soup else "That"


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


def asked(t: Any) -> str:
    """What the seat to move has to decide, as a sentence without its end."""
    if t.stage == PLAYING and t.hand_size[t.turn] == 0:
        return "all cards are played"
    return _ASKED.get(int(t.stage), "a card is to be played")
