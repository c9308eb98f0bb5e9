"""The rows of the house rules that the letter games share.

A deck of one's own is house rules like any other: four suits of letters, the peppers' icons and the cards that matter. So a log holds the
whole of it, and no file is needed to play it again.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import IntEnum
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ...cards.alphabet import ALPHABETS, LISTS, SYMBOLS, TURKISH, Alphabet
from ...cards.deck import CardError
from ...cards.letter_deck import FULL26, LETTER_DECKS, LetterDeck, read_letter_deck
from ...cards.lexicon import LEXICONS, LexiconError, alphabet_of, lexicon, name_of
from ...cards.quoting import printable
from ...engine.house import FromFile, Further, HouseError, choice, fixed, number, one_of, rows_of, text
from ...language import Sentence, later, message, paragraph
from ..sides import ANY_TARGET

NO_EXCHANGE = -1
"""The value of `exchange` in a game in which no cards are passed."""

_SUITS = ("animals", "chili_peppers", "sours", "sweets")
_CARDS = ("dog", "turtle", "removed", "starter")


_LETTERS = 26
"""A card is written as 26 times its suit and its letter from A to Z. Letters of other alphabets are counted behind those of all suits."""
_OTHERS = len(SYMBOLS) - _LETTERS


def _capitals(value: object) -> str:
    """A text in capitals: in Turkish ones where a letter shows that it is Turkish, for i has another capital there."""
    text = str(value)
    return text.upper() if text.isascii() else TURKISH.capitals(text)


def _read_letters(value: object) -> int | None:
    """Thirteen different letters in alphabetical order as a set of bits, by the places of SYMBOLS."""
    letters = _capitals(value)
    if len(letters) != 13 or any(letter not in SYMBOLS for letter in letters) or letters != _in_order(set(letters)):
        return None
    return sum(1 << SYMBOLS.index(letter) for letter in letters)


def _in_order(letters: Iterable[str]) -> str:
    """These capitals in alphabetical order."""
    return "".join(sorted(letters, key=lambda letter: (TURKISH.number(_NEAREST.get(letter) or letter), letter)))


_NEAREST = {"Q": "P", "W": "V", "X": "V"}
"""The Turkish letter behind which one stands that Turkish has not."""


def _write_letters(number: int) -> str:
    return _in_order(letter for place, letter in enumerate(SYMBOLS) if number >> place & 1)


def _read_icons(value: object) -> int | None:
    """Thirteen numbers of icons from 1 to 4, two bits each, in the order of the alphabet."""
    digits = str(value)
    if len(digits) != 13 or any(digit not in "1234" for digit in digits):
        return None
    return sum((int(digit) - 1) << 2 * place for place, digit in enumerate(digits))


def _write_icons(number: int) -> str:
    return "".join(str((number >> 2 * place & 3) + 1) for place in range(13))


def _read_card(value: object) -> int | None:
    """A card by its suit and letter."""
    code = _capitals(value)
    if len(code) != 2 or code[0] not in "ACSW" or code[1] not in SYMBOLS:
        return None
    number, place = "ACSW".index(code[0]), SYMBOLS.index(code[1])
    return _LETTERS * number + place if place < _LETTERS else 4 * _LETTERS + _OTHERS * number + place - _LETTERS


def _write_card(number: int) -> str:
    if number < 4 * _LETTERS:
        return "ACSW"[number // _LETTERS] + SYMBOLS[number % _LETTERS]
    number -= 4 * _LETTERS
    return "ACSW"[number // _OTHERS] + SYMBOLS[_LETTERS + number % _OTHERS]


def letters_row(suit: int) -> Any:
    """The row of a suit's letters in a deck of one's own."""
    return text(
        FULL26.suits[suit],
        paragraph="1.3",
        allows=later("letters-rule-allows-letters"),
        read=_read_letters,
        write=_write_letters,
    )


def icons_row() -> Any:
    """The row of the icons on the chili peppers in a deck of one's own."""
    return text(FULL26.icons, paragraph="1.3", allows=later("letters-rule-allows-icons"), read=_read_icons, write=_write_icons)


def card_row(default: str) -> Any:
    """The row of a card that matters in a deck of one's own."""
    allows = later("letters-rule-allows-card")
    return text(default, paragraph="1.3", allows=allows, read=_read_card, write=_write_card)


class Exchange(IntEnum):
    """To whom three cards are passed."""

    RIGHT = 0
    LEFT = 1
    ALTERNATE = 2


def exchange_row() -> Any:
    """The row of where passed cards go."""
    return choice(Exchange, paragraph="2.3")


def _own_list(value: object) -> int | None:
    """The number of a list of one's own by its name."""
    from ...cards.lexicon.own_lists import own_list

    try:
        own = own_list(value) if isinstance(value, str) else None
    except LexiconError as error:
        raise HouseError(str(error), "lexicon") from None
    return own.number if own else None


def _own_lists() -> tuple[str, ...]:
    """The names of the lists of one's own that are here."""
    from ...cards.lexicon.own_lists import own_lists_read

    return tuple(own.name for own in own_lists_read())


def _words_from(path: Path, given: Mapping[str, object]) -> dict[str, object]:
    """The word list in a file: Turkish where the Turkish deck is played."""
    from ...cards.lexicon.own_lists import read_word_list

    try:
        return {"lexicon": read_word_list(path, TURKISH if given.get("deck") == "turkish29" else None).name}
    except LexiconError as error:
        raise HouseError(str(error), "lexicon") from None


def _own_list_called(number: int) -> str:
    own = lexicon(name_of(number))
    return message("letters-own-list", file=printable(own.file), number=len(own.sorted)) if own.file else own.title


def _deck_from(path: Path, given: Mapping[str, object]) -> dict[str, object]:
    """The house rules for the deck of letters in a file."""
    file = printable(str(path))
    try:
        return deck_values(read_letter_deck(path.read_text(encoding="utf-8-sig")))
    except OSError as error:
        raise HouseError(message("letters-deck-file-unreadable", file=file, reason=str(error.strerror)), "deck") from None
    except UnicodeDecodeError:
        raise HouseError(message("letters-deck-file-no-text", file=file), "deck") from None
    except CardError as error:
        raise HouseError(message("letters-deck-file-unusable", file=file, why=str(error)), "deck") from None


def lexicon_row() -> Any:
    """The row of the word list."""
    return choice(
        *LEXICONS,
        paragraph="1.5",
        further=Further(_own_list, name_of, _own_list_called, _own_lists, later("letters-rule-allows-own-list")),
        from_file=FromFile(".txt", _words_from),
    )


def seats_row(seats: int, says: Sentence) -> Any:
    """The row of how many people play, which is one number in each game."""
    return number(seats, seats, default=seats, paragraph="1.1", says=says)


def target_row(*values: int, default: int, says: Sentence) -> Any:
    """The row of the score that ends the match."""
    return one_of(*values, any_other=ANY_TARGET, default=default, paragraph="1.7", says=says)


class Pack(IntEnum):
    """Which letters the cards have; CUSTOM is a deck of one's own."""

    FULL26 = 0
    THIRTEEN = 1
    CUSTOM = 2
    TURKISH29 = 3


class RankOrder(IntEnum):
    """Which end of the alphabet is high."""

    AZ_LOW_A = 0
    AZ_HIGH_A = 1


class WordMode(IntEnum):
    """Whether claims are checked at the table, or the list watches over every one."""

    TABLE = 0
    STRICT = 1


class RudeWords(IntEnum):
    """The players that may claim a word which hurts people."""

    BOTS_NEVER = 0
    ALLOWED = 1
    REFUSED = 2


class ScoreFloor(IntEnum):
    """How low a score can fall."""

    NONE = 0
    ZERO = 1


class LettersHouse:
    """The rows that every letter game has; each game begins with its own `seats` and `target`."""

    messages = "letters-rule"

    seats: int = fixed(4)
    target: int = fixed(0)
    low_wins: int = fixed(0)  # whether points are bad
    deck: int = choice(Pack, paragraph="1.3", from_file=FromFile(".json", _deck_from))
    rank_order: int = choice(RankOrder, paragraph="1.4")
    word_mode: int = choice(WordMode, paragraph="1.6")
    lexicon: int = lexicon_row()
    rude_words: int = choice(RudeWords, paragraph="1.5")
    score_floor: int = choice(ScoreFloor, paragraph="1.8")
    animals: int = letters_row(0)
    chili_peppers: int = letters_row(1)
    sours: int = letters_row(2)
    sweets: int = letters_row(3)
    icons: int = icons_row()
    dog: int = card_row(FULL26.dog)
    turtle: int = card_row(FULL26.turtle)
    removed: int = card_row(FULL26.removed)
    starter: int = card_row(FULL26.starter)
    if TYPE_CHECKING:
        exchange: int  # each kind of game has this row behind its own: logs name rows in their order


def deck_values(deck: LetterDeck) -> dict[str, object]:
    """The house rules that stand for a deck of one's own.

    >>> deck_values(FULL26)["sweets"]
    'AEIJKNOPRSTUV'
    """
    cards = {name: getattr(deck, name) for name in _CARDS}
    return {"deck": "custom", **dict(zip(_SUITS, deck.suits, strict=True)), "icons": deck.icons, **cards}


def alphabet(house: LettersHouse) -> Alphabet:
    """The alphabet of the deck and the word list of this house.

    >>> from types import SimpleNamespace
    >>> alphabet(SimpleNamespace(lexicon=4)).name
    'tr'
    """
    return alphabet_of(int(house.lexicon))


def letter_deck(house: LettersHouse) -> LetterDeck:
    """The deck of this house; HouseError says why a deck of one's own cannot be."""
    if house.deck != Pack.CUSTOM:
        return LETTER_DECKS[Pack(house.deck).name.lower()]
    try:
        return _own_deck(tuple(getattr(house, name) for name in (*_SUITS, "icons", *_CARDS)), ALPHABETS.index(alphabet(house)))
    except CardError as error:
        raise HouseError(paragraph(message("letters-deck-cannot-be"), str(error)), "deck") from None


@cache
def _own_deck(numbers: tuple[int, ...], number: int) -> LetterDeck:
    """The deck of one's own with these numbers in its rows, in the alphabet of this number; every card that is written asks for it."""
    suits, icons, cards = numbers[:4], numbers[4], dict(zip(_CARDS, map(_write_card, numbers[5:]), strict=True))
    return LetterDeck("custom", tuple(map(_write_letters, suits)), _write_icons(icons), alphabet=alphabet_of(LISTS * number), **cards)


def check_deck(house: LettersHouse) -> None:
    """Refuse a deck of one's own that breaks a rule of decks, parts of one where another deck is played, a list of another alphabet.

    HouseError says which.
    """
    deck = letter_deck(house)
    if house.deck == Pack.CUSTOM:
        return
    if deck.alphabet != alphabet(house):
        refusal = message(
            "letters-list-of-another-alphabet",
            deck=deck.name,
            alphabet=deck.alphabet.name,
            lexicon=name_of(int(house.lexicon)),
            lists=tuple(name for number, name in enumerate(LEXICONS) if alphabet_of(number) == deck.alphabet),
        )
        raise HouseError(refusal, "lexicon")
    rows = {row.name: row for row in rows_of(type(house))}
    for name in (*_SUITS, "icons", *_CARDS):
        if name in rows and getattr(house, name) != rows[name].number_for(rows[name].default):
            raise HouseError(message("letters-part-of-own-deck", rule=name), name)
