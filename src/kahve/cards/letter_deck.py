"""The letter deck: four suits of thirteen cards, and every card a letter.

A card is one small whole number: sixteen times its suit plus its rank. Inside a suit the ranks follow the alphabet of the deck, A lowest.

>>> FULL26.number("AD"), suit(3) == ANIMALS, rank(3), chr(64 + FULL26.letter(3))
(3, True, 3, 'D')
>>> FULL26.deck().name(FULL26.number("CQ")), len(FULL26.deck(removed=True).cards)
('Q of chili peppers', 51)
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

from ..language import Noun, later, message, noun, paragraph
from .alphabet import ENGLISH, TURKISH, Alphabet
from .deck import CardError, Deck
from .dialect import rule
from .quoting import printable, quoted

ANIMALS, CHILI_PEPPERS, SOURS, SWEETS = 0, 1, 2, 3

SUIT_CODES = "ACSW"
SUIT_NAMES = ("Animals", "Chili Peppers", "Sours", "Sweets")

RANKS = 13
"""How many cards a suit has; the ranks are 1 to 13."""

LETTER_CARD_NUMBERS = 64
"""Every card number of a letter deck is below this."""

ALL_ICONS = 28
"""How many pepper icons there are on the chili peppers together."""


@rule
def suit(card: int) -> int:
    """The suit of a card: animals 0, chili peppers 1, sours 2, sweets 3.

    >>> suit(16 * SOURS + 1) == SOURS
    True
    """
    return card >> 4


@rule
def rank(card: int) -> int:
    """The rank of a card in its suit, 1 to 13 in the order of the alphabet.

    >>> rank(16 * SWEETS + 13)
    13
    """
    return card & 15


@dataclass(frozen=True)
class LetterDeck:
    """The letters of each suit, and the special cards; raises CardError where the cards do not make a letter deck.

    - suits: thirteen capital letters in alphabetical order for each of animals, chili peppers, sours and sweets.
    - icons: thirteen digits 1 to 4, the pepper icons of the chili peppers, 28 in all.
    - dog, turtle: the codes of two animals, as "AD".
    - removed: the code of the card that three players leave out.
    - starter: the code of the card that starts the first soup.
    - alphabet: that of its letters, English unless another is given.

    >>> LetterDeck("short", ("ABC",) * 4, "1" * 13, "AA", "AB", "SA", "SB")
    Traceback (most recent call last):
    kahve.cards.deck.CardError: The suit A (animals) has 3 letters, 'ABC'; a suit has 13.
    """

    name: str
    suits: tuple[str, ...]
    icons: str
    dog: str
    turtle: str
    removed: str
    starter: str
    alphabet: Alphabet = ENGLISH

    def __post_init__(self) -> None:
        """Refuse what is not a letter deck."""
        if not self.name:
            raise CardError(message("cards-deck-without-name"))
        if len(self.suits) != len(SUIT_CODES):
            raise CardError(message("cards-deck-of-other-suits", count=len(self.suits), suits=_suit_list()))
        for code, letters in zip(SUIT_CODES, self.suits, strict=True):
            _check_letters(code, letters, self.alphabet)
        _check_icons(self.icons)
        self._check_special_cards()

    def _check_special_cards(self) -> None:
        for which, code in (("dog", self.dog), ("turtle", self.turtle), ("removed", self.removed), ("starter", self.starter)):
            if code not in self._numbers:
                raise CardError(paragraph(message("cards-special-card-is-missing", which=which, code=quoted(code)), str(_HOW)))
        for which, code in (("dog", self.dog), ("turtle", self.turtle)):
            if suit(self.number(code)) != ANIMALS:
                animals = self._codes_of(ANIMALS)
                raise CardError(message("cards-special-card-is-no-animal", which=which, code=quoted(code), animals=animals))
        if self.dog == self.turtle:
            raise CardError(message("cards-dog-is-turtle", code=quoted(self.dog)))
        if self.removed == self.turtle or suit(self.number(self.removed)) == CHILI_PEPPERS:
            raise CardError(message("cards-removed-card-counts", code=quoted(self.removed)))
        if self.removed == self.starter:
            raise CardError(message("cards-removed-card-is-starter", code=quoted(self.starter)))

    def _codes_of(self, which: int) -> str:
        return " ".join(SUIT_CODES[which] + letter for letter in self.suits[which])

    @cached_property
    def _numbers(self) -> dict[str, int]:
        return {
            code + letter: 16 * number + place
            for number, (code, letters) in enumerate(zip(SUIT_CODES, self.suits, strict=True))
            for place, letter in enumerate(letters, start=1)
        }

    @cached_property
    def letters(self) -> tuple[int, ...]:
        """The letter of every card number below 64 as its place in the alphabet, A 1; 0 where there is no card.

        >>> FULL26.letters[:5]
        (0, 1, 2, 4, 5)
        """
        letters = [0] * LETTER_CARD_NUMBERS
        for code, number in self._numbers.items():
            letters[number] = self.alphabet.number(code[1])
        return tuple(letters)

    @cached_property
    def icon_counts(self) -> tuple[int, ...]:
        """The pepper icons on every card number below 64; 0 where there is no chili pepper.

        >>> sum(FULL26.icon_counts), FULL26.icon_counts[FULL26.number("CU")]
        (28, 4)
        """
        icons_of = [0] * LETTER_CARD_NUMBERS
        for place, icons in enumerate(self.icons, start=1):
            icons_of[16 * CHILI_PEPPERS + place] = int(icons)
        return tuple(icons_of)

    def letter(self, card: int) -> int:
        """The letter of a card as its place in the alphabet, A 1; 0 for no card.

        >>> FULL26.letter(FULL26.number("WV"))
        22
        """
        return self.letters[card]

    def number(self, code: str) -> int:
        """The number of the card with this code; raises CardError for a code that no card has.

        >>> FULL26.number("SZ")
        Traceback (most recent call last):
        kahve.cards.deck.CardError: There is no card 'SZ'. A card is its suit (A C S W) and its letter, as in AD.
        """
        return self.deck().read(code)

    def deck(self, removed: bool = False) -> Deck:
        """The deck as the engine deals it: 52 cards, or 51 for three players with `removed`.

        >>> FULL26.deck().name(3), FULL26.deck().code(3), FULL26.deck().cards[:3]
        ('Dog (D of animals)', 'AD', (1, 2, 3))
        """
        return _deck(self, removed)


_HOW = later("cards-how-letters")


@cache
def _deck(letters: LetterDeck, removed: bool) -> Deck:
    numbers = {code: number for code, number in letters._numbers.items() if not (removed and code == letters.removed)}
    special = {letters.dog: "dog", letters.turtle: "turtle"}
    nouns = {
        number: noun("cards-card", special.get(code, "letter"), letter=code[1], suit=noun("cards-letter-suit", code[0]))
        for code, number in numbers.items()
    }
    title = later("cards-letter-deck", name=letters.name)
    if removed:
        title = later("cards-letter-deck-without", name=letters.name, card=letters.removed)
    return Deck(
        title, {number: code for code, number in numbers.items()}, nouns, tuple(sorted(numbers.values())), _HOW, letters.alphabet.capitals
    )


def _suit_list() -> tuple[Noun, ...]:
    return tuple(noun("cards-coded", "suit", code=code, suit=noun("cards-letter-suit", code)) for code in SUIT_CODES)


def _check_letters(code: str, letters: str, alphabet: Alphabet) -> None:
    """Raise CardError unless the suit of this code can have these letters of this alphabet."""
    which = noun("cards-letter-suit", code)
    strange = sorted(set(letters) - set(alphabet.letters))
    twice = sorted({letter for letter in letters if letters.count(letter) > 1})
    if strange:
        others = printable(" ".join(map(quoted, strange)))
        raise CardError(message("cards-letters-are-others", code=code, suit=which, letters=others, alphabet=alphabet.name))
    if twice:
        raise CardError(message("cards-letters-are-twice", code=code, suit=which, letters=printable(" ".join(twice))))
    if len(letters) != RANKS:
        given = quoted(letters)
        raise CardError(message("cards-letters-of-wrong-number", code=code, suit=which, count=len(letters), letters=given, due=RANKS))
    if list(letters) != sorted(letters, key=alphabet.number):
        ordered = quoted("".join(sorted(letters, key=alphabet.number)))
        raise CardError(message("cards-letters-out-of-order", code=code, suit=which, letters=quoted(letters), ordered=ordered))


def _check_icons(icons: str) -> None:
    if len(icons) != RANKS or set(icons) - set("1234"):
        raise CardError(message("cards-icons-are-no-digits", icons=quoted(icons), count=RANKS))
    if sum(map(int, icons)) != ALL_ICONS:
        raise CardError(message("cards-icons-of-wrong-sum", sum=sum(map(int, icons)), due=ALL_ICONS))


def read_letter_deck(text: str) -> LetterDeck:
    """The deck that this JSON text describes, the suits in any order; raises CardError with what is wrong and what is allowed.

    Its alphabet is English, unless a suit has a letter that only Turkish has.

    >>> read_letter_deck(write_letter_deck(THIRTEEN)) == THIRTEEN
    True
    >>> read_letter_deck("{}")
    Traceback (most recent call last):
    kahve.cards.deck.CardError: The deck lacks 'id'; its keys are id, suits, dog, turtle, removed_for_three, soup_starter.
    """
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise CardError(message("cards-deck-is-no-json", error=printable(error))) from None
    _check_keys("deck", data, ("id", "suits", *_SPECIAL))
    if not isinstance(data["suits"], list):
        raise CardError(message("cards-suits-are-no-list", given=quoted(data["suits"]), suits=_suit_list()))
    suits = {}
    for entry in data["suits"]:
        code = entry.get("code") if isinstance(entry, dict) else None
        _check_keys("peppers" if code == "C" else "suit", entry, ("code", "name", "letters", "icons") if code == "C" else _SUIT_KEYS)
        suits[code] = entry
    if len(data["suits"]) != len(SUIT_CODES) or set(suits) != set(SUIT_CODES):
        given = printable(" ".join(entry["code"] for entry in data["suits"]))
        if not given:
            raise CardError(message("cards-no-suit-given", suits=_suit_list()))
        raise CardError(message("cards-suits-are-others", given=given, suits=_suit_list()))
    for code, name in zip(SUIT_CODES, SUIT_NAMES, strict=True):
        if suits[code]["name"] != name:
            raise CardError(message("cards-deck-suit-of-another-name", code=code, given=quoted(suits[code]["name"]), name=quoted(name)))
    letters = tuple(suits[code]["letters"] for code in SUIT_CODES)
    special = {field: data[key] for key, field in _SPECIAL.items()}
    alphabet = TURKISH if set("".join(letters)) & (set(TURKISH.letters) - set(ENGLISH.letters)) else ENGLISH
    return LetterDeck(data["id"], letters, suits["C"]["icons"], alphabet=alphabet, **special)


_SUIT_KEYS = ("code", "name", "letters")
_SPECIAL = {"dog": "dog", "turtle": "turtle", "removed_for_three": "removed", "soup_starter": "starter"}


def _check_keys(which: str, data: Any, keys: tuple[str, ...]) -> None:
    """Raise CardError unless this is an object with exactly these keys, and texts for all but the suits.

    which: `deck`, `peppers` or `suit`, by which a message selects its subject.
    """
    if not isinstance(data, dict):
        raise CardError(message("cards-deck-part-is-no-object", which=which, given=quoted(data), keys=keys))
    for key in keys:
        if key not in data:
            raise CardError(message("cards-deck-part-lacks-key", which=which, key=quoted(key), keys=keys))
        if key != "suits" and not isinstance(data[key], str):
            raise CardError(message("cards-deck-part-is-no-text", which=which, given=quoted(data[key]), key=quoted(key)))
    unknown = [key for key in data if key not in keys]
    if unknown:
        others = printable(" ".join(map(quoted, unknown)))
        raise CardError(message("cards-deck-part-has-others", which=which, others=others, keys=keys))


def write_letter_deck(deck: LetterDeck) -> str:
    """The deck as JSON text, which `read_letter_deck` reads.

    >>> write_letter_deck(FULL26)[:16]
    '{"id": "full26",'
    """
    suits = [{"code": code, "name": name, "letters": row} for code, name, row in zip(SUIT_CODES, SUIT_NAMES, deck.suits, strict=True)]
    suits[CHILI_PEPPERS]["icons"] = deck.icons
    return json.dumps(
        {"id": deck.name, "suits": suits, **{key: getattr(deck, field) for key, field in _SPECIAL.items()}}, ensure_ascii=False
    )


FULL26 = LetterDeck(
    "full26",
    ("ABDEFINORSTWZ", "ACEHILMNOQRTU", "ADEGILOPRSTXY", "AEIJKNOPRSTUV"),
    icons="1111222233334",
    dog="AD",
    turtle="AT",
    removed="SA",
    starter="SP",
)
"""Every letter of the alphabet at least once, the common ones in every suit."""

THIRTEEN = LetterDeck("thirteen", ("ACDEILNOPRSTU",) * 4, icons="1111222233334", dog="AD", turtle="AT", removed="SA", starter="SP")
"""The same thirteen common letters in every suit: words are easy to make."""

TURKISH29 = LetterDeck(
    "turkish29",
    ("ADEFIİKLMRTÜV", "ACÇEİKNOÖRSUY", "AEĞHİNOPRSŞTU", "ABEGIİJKLMTÜZ"),
    icons="1111222233334",
    dog="AD",
    turtle="AT",
    removed="SA",
    starter="SP",
    alphabet=TURKISH,
)
"""Every letter of the Turkish alphabet at least once, the common ones in every suit (docs/make_turkish_deck.py)."""

LETTER_DECKS = {deck.name: deck for deck in (FULL26, THIRTEEN, TURKISH29)}
"""The decks that come with Kahve, by name."""
