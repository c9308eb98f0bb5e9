"""The words of Soup: how moves are written and read."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from ....cards.lexicon import LONGEST_WORD
from ..house import letter_deck
from ..moves import (
    AGREE,
    CALL,
    CHECK_SOUP,
    COMPLY,
    DEMAND,
    DROP,
    EAT,
    EAT_FIRST,
    EAT_ON_LEFT,
    GIVE_UP,
    INSPECT,
    LETTER,
    NAMED,
    NOTHING,
    OFFER,
    ON_LEFT,
    PASS,
    PROCEED,
    PROVING,
    REFUSE,
)
from ..record import SoupRecord
from ..words import PASS_WORD, Facts, LettersTurns, deck_of, spoken, word_of, written
from .rules import House, SoupEnds, add_letter

NAME_WORD = "name"
WAYS = ((0, "{}"), (PASS, f"{PASS_WORD} {{}}"), (EAT, "{} eat"), (EAT_FIRST, "eat {}"), (ON_LEFT, "left {}"), (EAT_ON_LEFT, "left {} eat"))
"""What is done with a card, and how it is written."""

ANSWERS: Mapping[str, int] = {
    "call": CALL,
    "inspect": INSPECT,
    "demand": DEMAND,
    "nothing": NOTHING,
    "comply": COMPLY,
    "spellcheck": CHECK_SOUP,
    "proceed": PROCEED,
    "offer": OFFER,
    "agree": AGREE,
    "refuse": REFUSE,
    "drop": DROP,
    **{f"letter {chr(ord('A') + place)}": LETTER + 1 + place for place in range(26)},
    "named": NAMED,
    "give up": GIVE_UP,
}
"""The answers, as they are written."""


class SoupTurns(LettersTurns[SoupRecord, House]):
    """Turns of Soup: `name PEARL` says a whole word, letter by letter."""

    def pending(self, t: SoupRecord) -> bool:
        """Whether the seat to move has begun to choose cards for the neighbour, or to name a word."""
        return super().pending(t) or bool(t.stage == PROVING and t.word_size)

    def _goes_on(self, t: SoupRecord, move: int) -> bool:
        return super()._goes_on(t, move) or bool(t.stage == PROVING and LETTER < move < NAMED and t.word_size < LONGEST_WORD)

    def _make(self, t: SoupRecord, house: House, move: int) -> None:
        if t.stage == PROVING:
            add_letter(t, move - LETTER)
        else:
            super()._make(t, house, move)

    def read(self, house: House, t: SoupRecord, text: str, *, whole: bool = True) -> list[int]:
        """The moves of `pass AD CE SO` or `name PEARL`, or one move."""
        first, *rest = text.split() or [""]
        if first != NAME_WORD:
            return super().read(house, t, text, whole=whole)
        word = "".join(rest).upper()
        if not word or any(not "A" <= letter <= "Z" for letter in word):
            raise ValueError(f"A word has the letters A to Z, as in {NAME_WORD} PEARL.")
        return [LETTER + 1 + ord(letter) - ord("A") for letter in word] + [NAMED]

    def _read_one(self, house: House, t: SoupRecord, text: str) -> int:
        return read_move(house, text)

    def _write_one(self, house: House, t: SoupRecord, turn: Sequence[int]) -> str:
        if len(turn) > 1:
            return f"{NAME_WORD} {word_of_letters(turn[:-1])}"
        return write_move(house, turn[0])

    def every(self, house: House, t: SoupRecord) -> Iterator[str]:
        """Every turn; of the words that may be named only those of one letter."""
        if t.stage != PROVING:
            return super().every(house, t)
        return iter([*(f"{NAME_WORD} {chr(letter)}" for letter in range(ord("A"), ord("Z") + 1)), "give up"])

    def lists_all(self, house: House, t: SoupRecord) -> bool:
        """Whether no word is to be named: those are without number."""
        return bool(t.stage != PROVING)


class SoupFacts(Facts[SoupRecord, House]):
    """What the sentences of Soup speak of."""

    def makers(self) -> dict[str, Callable[[], str]]:
        """The soup with the card, the starter, and what a word must have."""
        deck, starter = deck_of(self.house), letter_deck(self.house).starter
        return super().makers() | {
            "word": lambda: f"{self._soup()} with this letter",
            "starter": lambda: deck.name(deck.read(starter)),
            "possible": self._possible,
            "fewest": lambda: str(self.house.soup_min_word),
        }

    def _soup(self) -> str:
        return word_of(self.t, self.t.soup.tolist())

    def _possible(self) -> str:
        """The end of the sentence that no word goes on from the soup and the card."""
        length = "" if self.house.soup_min_word == 2 else f"of {self.house.soup_min_word} or more letters "
        if self.house.soup_ends == SoupEnds.BOTH:
            return f"{length}has {self._soup()} with this letter at that end"
        return f"{length}begins with {self._soup()} and this letter"


def word_of_letters(moves: Sequence[int]) -> str:
    """The letters of these moves as a word in capitals."""
    return "".join(chr(ord("A") - 1 + move - LETTER) for move in moves if LETTER < move < NAMED)


def write_move(house: House, move: int) -> str:
    """The text of one move of Soup: a way to play a card, an answer or a letter."""
    answer = written(ANSWERS, move)
    if answer is not None:
        return answer
    card = move % PASS
    return dict(WAYS).get(move - card, str(move)).format(deck_of(house).codes.get(card, str(card)))


def read_move(house: House, text: str) -> int:
    """The number of one move; ValueError or CardError says why it cannot be read."""
    answer, words = spoken(ANSWERS, text), text.split()
    if answer is not None:
        return answer
    shape = tuple(word if word in ("eat", "left", PASS_WORD) else "{}" for word in words)
    for start, way in WAYS:
        if shape == tuple(way.split()):
            return start + deck_of(house).read(words[shape.index("{}")])
    raise ValueError("A move is a card, as in AD, with what is eaten, as in AD eat or eat AD, or an answer, as in call.")
