"""The tests of the fishing games stage positions with this: a table with cards in named places, and the questions put to it.

A played-out example is written as lines, a play each. Each family says what a line tells of a play. `left KC 2D to 3` or `left nothing`
ends a deal. N and D are seats 0 and 1.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from ...cards.deck import Deck
from ...engine.game import Game
from ...engine.match_record import PLAY
from ...engine.table import Table

Trick = tuple[int, str, int]
"""The seat that took, the cards in the order they lay, the bonus."""

_SEATS = {"N": 0, "D": 1}


def seat_of(text: str) -> int:
    """The seat that a line of an example names."""
    return _SEATS[text] if text in _SEATS else int(text)


class Staged(ABC):
    """A table in the middle of things, and the questions that the tests put to it."""

    def __init__(self, table: Table) -> None:
        """Keep the table."""
        self.table = table
        self.deck: Deck = table.game.rules.deck(table.house)

    def codes(self, cards: Iterable[int]) -> str:
        """Cards as people write them."""
        return " ".join(self.deck.code(int(card)) for card in cards)

    def field(self, name: str) -> int:
        """A field of the full record."""
        return int(self.table.record[name])

    def hand(self, seat: int) -> list[str]:
        """The cards of a hand."""
        row = self.table.record.hand[seat : seat + 1].tobytes()
        return [self.deck.code(int(card)) for card in row[: int(self.table.record.hand_size[seat])]]

    @property
    def sizes(self) -> list[int]:
        """The sizes of the hands."""
        return [int(size) for size in self.table.record.hand_size[: self.table.seats]]

    @property
    def stock(self) -> str:
        """The stock, next card first."""
        return self.codes(self.table.record.stock.tolist()[: self.field("stock_size")][::-1])

    @property
    def tricks(self) -> list[Trick]:
        """The tricks taken so far."""
        record, tricks, start = self.table.record, [], 0
        for place in range(self.field("laid_size")):
            if record.took[place] > 0:
                tricks.append((int(record.took[place]) - 1, self.codes(record.laid[start : place + 1]), int(record.bonus_at[place])))
                start = place + 1
        return tricks

    def follow(self, *lines: str) -> Staged:
        """Make the plays of an example and check each."""
        for line in lines:
            if line.startswith("left"):
                self._check_end(line)
            else:
                self.check_play(line)
        return self

    @abstractmethod
    def check_play(self, line: str) -> None:
        """Make the play of a line and check what the line says of it."""

    def _check_end(self, line: str) -> None:
        assert self.field("phase") != PLAY, line
        if line == "left nothing":
            return
        cards, _, seat = line.removeprefix("left ").partition(" to ")
        assert self.tricks[-1] == (seat_of(seat), cards, 0), line


def counted(deck: Deck, text: str) -> Counter[int]:
    """How many of each card a text names."""
    return Counter(deck.read(code) for code in text.split())


def joined(deck: Deck, cards: Iterable[int]) -> str:
    """Cards as a field of a position has them, without blanks."""
    return "".join(deck.code(card) for card in cards)


def read(deck: Deck, text: str) -> list[int]:
    """The cards of a text."""
    return [deck.read(code) for code in text.split()]


def position_line(game: Game, house: Mapping[str, object], values: Mapping[str, object]) -> str:
    """The line of a position with these house rules and fields."""
    rules = ",".join(f"{name}={value}" for name, value in house.items()) or "-"
    return " ".join([game.name, rules, *(f"{name}={value}" for name, value in values.items() if value not in ("", 0))])


def sheet_items(staged: Staged, side: int) -> list[int]:
    """The sheet's items of a side as a list, from the first to the last."""
    sheet: Any = staged.table.sheet
    return list(sheet[side].values())
