"""Decks as data: which faces there are, their codes and their names.

>>> STANDARD.read("QS")
51
>>> STANDARD.code(51), STANDARD.name(51)
('QS', 'queen of spades')
>>> len(packs(2).cards), len(packs(1, jokers=2).cards)
(104, 54)
"""

from __future__ import annotations

from array import array as entries
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache

from ..language import Noun, Sentence, later, message, noun
from .arrays import INT8, Array
from .faces import JOKER, NO_CARD
from .quoting import quoted

HIDDEN_CODE = "??"
_HOW_FRENCH = later("cards-how-french")


class CardError(ValueError):
    """A card or an order of a pack that cannot be read; the sentence says what is allowed."""


@dataclass(frozen=True)
class Deck:
    """A deck: its faces with codes of one or two characters and nouns, the cards in their printed order; `how` tells how to write one.

    Codes are capitals, and small letters are read as capitals: by `capitals`, which a deck in another alphabet gives.

    A game that is in no catalogue, as one of yours, gives plain texts for sentences and nouns.
    """

    title: Sentence | str
    codes: Mapping[int, str]
    nouns: Mapping[int, Noun | str]
    cards: tuple[int, ...]
    how: Sentence | str = _HOW_FRENCH
    capitals: Callable[[str], str] = str.upper
    _numbers: dict[str, int] = field(init=False, repr=False, compare=False)
    _sorted: list[int] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Index the codes once; two faces with one code are refused."""
        numbers = {self.capitals(code): number for number, code in self.codes.items()}
        if len(numbers) != len(self.codes):
            raise CardError(message("cards-two-faces-one-code", deck=quoted(str(self.title))))
        object.__setattr__(self, "_numbers", numbers)
        object.__setattr__(self, "_sorted", sorted(self.cards))

    def read(self, text: str) -> int:
        """The number of the card with this code; raises CardError for a code that no card has.

        >>> STANDARD.read("10H")
        Traceback (most recent call last):
        kahve.cards.deck.CardError: There is no card '10H'. A card is its rank (A 2 3 4 5 6 7 8 9 T J Q K) and its suit (C D H S), as in 5H.
        """
        number = self._numbers.get(self.capitals(text) if text != HIDDEN_CODE else text)
        if number is None:
            raise CardError(message("cards-no-such-card", card=quoted(text), how=str(self.how)))
        return number

    def read_cards(self, text: str) -> list[int]:
        """The cards whose codes these are, written without blanks; NO_CARD for `??`.

        >>> packs(1, jokers=2).read_cards("5H*??")
        [22, 56, 0]
        """
        cards = []
        start = 0
        while start < len(text):
            code = text[start : start + 2]
            if code != HIDDEN_CODE and self.capitals(code) not in self._numbers:
                code = text[start] if self.capitals(text[start]) in self._numbers else code
            cards.append(NO_CARD if code == HIDDEN_CODE else self.read(code))
            start += len(code)
        return cards

    def code(self, card: int) -> str:
        """The code of a card, `??` for a card that is not seen."""
        return HIDDEN_CODE if card == NO_CARD else self.codes[int(card)]

    def name(self, card: int) -> str:
        """The name of a card in the language of the context, as in "queen of spades"; "card" for a number that no card has."""
        return str(self.noun(card))

    def noun(self, card: int) -> Noun | str:
        """A card as an argument of a sentence, which has it in the form that its language needs."""
        return _HIDDEN if card == NO_CARD else self.nouns.get(int(card), _ANY)

    def read_order(self, text: str) -> Array:
        """An order of the whole deck, top card first, from its codes; raises CardError when it is not this deck.

        >>> STANDARD.read_order("AC 2C")
        Traceback (most recent call last):
        kahve.cards.deck.CardError: This order has 2 cards; the deck has 52.
        """
        codes = text.split()
        try:
            cards = list(map(self._numbers.__getitem__, codes))
        except KeyError:
            cards = list(map(self.read, codes))
        if sorted(cards) != self._sorted:
            self.check_order(cards)
        return Array(memoryview(entries(INT8, cards)))

    def check_order(self, cards: Iterable[int]) -> None:
        """Raise CardError unless these cards are exactly this deck, in any order."""
        given = [int(card) for card in cards]
        if len(given) != len(self.cards):
            raise CardError(message("cards-order-of-wrong-size", given=len(given), deck=len(self.cards)))
        extra = Counter(given) - Counter(self.cards)
        if extra:
            wrong = " ".join(self.codes.get(card, str(card)) for card in sorted(extra))
            raise CardError(message("cards-order-not-the-deck", cards=wrong))

    def write_order(self, cards: Iterable[int]) -> str:
        """The codes of these cards, parted by blanks."""
        try:
            return " ".join(map(self.codes.__getitem__, cards))
        except KeyError:
            return " ".join(map(self.code, cards))


_RANKS = "A23456789TJQK"
_SUITS = "CDHS"

_HIDDEN = noun("cards-card", "hidden")
_ANY = noun("cards-card", "any")
_JOKER = noun("cards-card", "joker")

_CODES = {4 * (r + 1) + s: _RANKS[r] + _SUITS[s] for r in range(13) for s in range(4)}
_NOUNS = {
    4 * (r + 1) + s: noun("cards-card", "french", rank=noun("cards-rank", _RANKS[r]), suit=noun("cards-suit", _SUITS[s]))
    for r in range(13)
    for s in range(4)
}


@cache
def packs(number: int, jokers: int = 0) -> Deck:
    """`number` standard packs shuffled together, each with `jokers` jokers.

    number: 1 to 8. jokers: 0 to 4 a pack. Raises CardError outside these ranges.
    """
    if not 1 <= number <= 8 or not 0 <= jokers <= 4:
        raise CardError(message("cards-packs-out-of-range", packs=number, jokers=jokers))
    cards = tuple(sorted((*_CODES, *[JOKER] * jokers) * number))
    codes, nouns = dict(_CODES), dict[int, Noun | str](_NOUNS)
    if jokers:
        codes[JOKER], nouns[JOKER] = "*", _JOKER
    title = later("cards-packs-with-jokers", packs=number, jokers=jokers) if jokers else later("cards-packs", packs=number)
    return Deck(title, codes, nouns, cards)


STANDARD = packs(1)
