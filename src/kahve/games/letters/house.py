"""The rows of the house rules that the letter games share.

A deck of one's own is house rules like any other: four suits of letters, the peppers' icons and the cards that matter. So a log holds the
whole of it, and no file is needed to play it again.
"""

from __future__ import annotations

from enum import IntEnum
from functools import cache
from typing import TYPE_CHECKING, Any

from ...cards.deck import CardError
from ...cards.letter_deck import FULL26, LETTER_DECKS, LetterDeck
from ...cards.lexicon import LEXICONS
from ...engine.house import HouseError, choice, fixed, number, one_of, rows_of, text
from ...language import Sentence, later, message, paragraph

NO_EXCHANGE = -1
"""The value of `exchange` in a game in which no cards are passed."""

_SUITS = ("animals", "chili_peppers", "sours", "sweets")
_CARDS = ("dog", "turtle", "removed", "starter")


def _read_letters(value: object) -> int | None:
    """Thirteen different letters in alphabetical order as a set of bits, A the lowest."""
    letters = str(value).upper()
    if len(letters) != 13 or any(not "A" <= letter <= "Z" for letter in letters) or list(letters) != sorted(set(letters)):
        return None
    return sum(1 << (ord(letter) - ord("A")) for letter in letters)


def _write_letters(number: int) -> str:
    return "".join(chr(ord("A") + letter) for letter in range(26) if number >> letter & 1)


def _read_icons(value: object) -> int | None:
    """Thirteen numbers of icons from 1 to 4, two bits each, in the order of the alphabet."""
    digits = str(value)
    if len(digits) != 13 or any(digit not in "1234" for digit in digits):
        return None
    return sum((int(digit) - 1) << 2 * place for place, digit in enumerate(digits))


def _write_icons(number: int) -> str:
    return "".join(str((number >> 2 * place & 3) + 1) for place in range(13))


def _read_card(value: object) -> int | None:
    """A card by its suit and letter, 26 letters a suit."""
    code = str(value).upper()
    if len(code) != 2 or code[0] not in "ACSW" or not "A" <= code[1] <= "Z":
        return None
    return 26 * "ACSW".index(code[0]) + ord(code[1]) - ord("A")


def _write_card(number: int) -> str:
    return "ACSW"[number // 26] + chr(ord("A") + number % 26)


def letters_row(suit: int, title: Sentence, says: Sentence) -> Any:
    """The row of a suit's letters in a deck of one's own."""
    return text(
        FULL26.suits[suit],
        paragraph="1.3",
        title=title,
        says=says,
        allows=later("letters-rule-allows-letters"),
        read=_read_letters,
        write=_write_letters,
    )


def icons_row() -> Any:
    """The row of the icons on the chili peppers in a deck of one's own."""
    return text(
        FULL26.icons,
        paragraph="1.3",
        title=later("letters-rule-icons"),
        says=later("letters-rule-icons-says"),
        allows=later("letters-rule-allows-icons"),
        read=_read_icons,
        write=_write_icons,
    )


def card_row(default: str, title: Sentence, says: Sentence) -> Any:
    """The row of a card that matters in a deck of one's own."""
    allows = later("letters-rule-allows-card")
    return text(default, paragraph="1.3", title=title, says=says, allows=allows, read=_read_card, write=_write_card)


class Exchange(IntEnum):
    """To whom three cards are passed."""

    RIGHT = 0
    LEFT = 1
    ALTERNATE = 2


def exchange_row() -> Any:
    """The row of where passed cards go."""
    return choice(
        Exchange,
        paragraph="2.3",
        title=later("letters-rule-exchange"),
        says=later("letters-rule-exchange-says"),
        called={
            "right": later("letters-rule-exchange-right"),
            "left": later("letters-rule-exchange-left"),
            "alternate": later("letters-rule-exchange-alternate"),
        },
    )


def lexicon_row() -> Any:
    """The row of the word list."""
    return choice(
        *LEXICONS,
        paragraph="1.5",
        title=later("letters-rule-lexicon"),
        says=later("letters-rule-lexicon-says"),
        called={
            "int60": later("letters-rule-lexicon-int60"),
            "us60": later("letters-rule-lexicon-us60"),
            "int35": later("letters-rule-lexicon-int35"),
            "int70": later("letters-rule-lexicon-int70"),
        },
    )


def seats_row(seats: int, says: Sentence) -> Any:
    """The row of how many people play, which is one number in each game."""
    return number(seats, seats, default=seats, paragraph="1.1", title=later("letters-rule-seats"), says=says)


def target_row(*values: int, default: int, says: Sentence) -> Any:
    """The row of the score that ends the match."""
    return one_of(*values, default=default, paragraph="1.7", title=later("letters-rule-target"), says=says)


class Pack(IntEnum):
    """Which letters the cards have; CUSTOM is a deck of one's own."""

    FULL26 = 0
    THIRTEEN = 1
    CUSTOM = 2


class RankOrder(IntEnum):
    """Which end of the alphabet is high."""

    AZ_LOW_A = 0
    AZ_HIGH_A = 1


class WordMode(IntEnum):
    """Whether claims are checked at the table, or the list watches over every one."""

    TABLE = 0
    STRICT = 1


class RudeWords(IntEnum):
    """Who may say that a word which hurts people is a word."""

    BOTS_NEVER = 0
    ALLOWED = 1
    REFUSED = 2


class ScoreFloor(IntEnum):
    """How low a score can fall."""

    NONE = 0
    ZERO = 1


class LettersHouse:
    """The rows that every letter game has; each game begins with its own `seats` and `target`."""

    seats: int = fixed(4)
    target: int = fixed(0)
    low_wins: int = fixed(0)  # whether points are bad
    deck: int = choice(
        Pack,
        paragraph="1.3",
        title=later("letters-rule-deck"),
        says=later("letters-rule-deck-says"),
        called={
            "full26": later("letters-rule-deck-full26"),
            "thirteen": later("letters-rule-deck-thirteen"),
            "custom": later("letters-rule-deck-custom"),
        },
    )
    rank_order: int = choice(
        RankOrder,
        paragraph="1.4",
        title=later("letters-rule-rank-order"),
        says=later("letters-rule-rank-order-says"),
        called={"az_low_a": later("letters-rule-rank-order-low-a"), "az_high_a": later("letters-rule-rank-order-high-a")},
    )
    word_mode: int = choice(
        WordMode,
        paragraph="1.6",
        title=later("letters-rule-word-mode"),
        says=later("letters-rule-word-mode-says"),
        called={"table": later("letters-rule-word-mode-table"), "strict": later("letters-rule-word-mode-strict")},
    )
    lexicon: int = lexicon_row()
    rude_words: int = choice(
        RudeWords,
        paragraph="1.5",
        title=later("letters-rule-rude-words"),
        says=later("letters-rule-rude-words-says"),
        called={
            "bots_never": later("letters-rule-rude-words-bots-never"),
            "allowed": later("letters-rule-rude-words-allowed"),
            "refused": later("letters-rule-rude-words-refused"),
        },
    )
    score_floor: int = choice(
        ScoreFloor,
        paragraph="1.8",
        title=later("letters-rule-score-floor"),
        says=later("letters-rule-score-floor-says"),
        called={"none": later("letters-rule-score-floor-none"), "zero": later("letters-rule-score-floor-zero")},
    )
    animals: int = letters_row(0, later("letters-rule-animals"), later("letters-rule-animals-says"))
    chili_peppers: int = letters_row(1, later("letters-rule-chili-peppers"), later("letters-rule-chili-peppers-says"))
    sours: int = letters_row(2, later("letters-rule-sours"), later("letters-rule-sours-says"))
    sweets: int = letters_row(3, later("letters-rule-sweets"), later("letters-rule-sweets-says"))
    icons: int = icons_row()
    dog: int = card_row(FULL26.dog, later("letters-rule-dog"), later("letters-rule-dog-says"))
    turtle: int = card_row(FULL26.turtle, later("letters-rule-turtle"), later("letters-rule-turtle-says"))
    removed: int = card_row(FULL26.removed, later("letters-rule-removed"), later("letters-rule-removed-says"))
    starter: int = card_row(FULL26.starter, later("letters-rule-starter"), later("letters-rule-starter-says"))
    if TYPE_CHECKING:
        exchange: int  # each kind of game has this row behind its own: logs name rows in their order


def deck_values(deck: LetterDeck) -> dict[str, object]:
    """The house rules that stand for a deck of one's own.

    >>> deck_values(FULL26)["sweets"]
    'AEIJKNOPRSTUV'
    """
    cards = {name: getattr(deck, name) for name in _CARDS}
    return {"deck": "custom", **dict(zip(_SUITS, deck.suits, strict=True)), "icons": deck.icons, **cards}


def letter_deck(house: LettersHouse) -> LetterDeck:
    """The deck of this house; HouseError says why a deck of one's own cannot be."""
    if house.deck != Pack.CUSTOM:
        return LETTER_DECKS[Pack(house.deck).name.lower()]
    try:
        return _own_deck(tuple(getattr(house, name) for name in (*_SUITS, "icons", *_CARDS)))
    except CardError as error:
        raise HouseError(paragraph(message("letters-deck-cannot-be"), str(error)), "deck") from None


@cache
def _own_deck(numbers: tuple[int, ...]) -> LetterDeck:
    """The deck of one's own with these numbers in its rows; every card that is written asks for it."""
    suits, icons, cards = numbers[:4], numbers[4], dict(zip(_CARDS, map(_write_card, numbers[5:]), strict=True))
    return LetterDeck("custom", tuple(map(_write_letters, suits)), _write_icons(icons), **cards)


def check_deck(house: LettersHouse) -> None:
    """Refuse a deck of one's own that breaks a rule of decks, and parts of one where another deck is played; HouseError says which."""
    letter_deck(house)
    if house.deck == Pack.CUSTOM:
        return
    rows = {row.name: row for row in rows_of(type(house))}
    for name in (*_SUITS, "icons", *_CARDS):
        if name in rows and getattr(house, name) != rows[name].number_for(rows[name].default):
            raise HouseError(message("letters-part-of-own-deck", rule=name), name)
