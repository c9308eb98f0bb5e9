"""Rows of numbers, each in one whole number: what a house rule says deal by deal, or card by card.

>>> by_deal = Row(low=0, high=1000, step=5, most=8, example="30-60-90-120")
>>> by_deal.write(by_deal.read("30/60/90/120")), by_deal.write(by_deal.read([50, 50]))
('30-60-90-120', 50)
>>> by_rank = Row(low=100, high=5000, step=100, keys=("7", "A"), example="7:1500")
>>> by_rank.write(by_rank.read("7: 1500"))
'7:1500'
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from numbers import Integral

from ..cards.dialect import rule

_PARTED = re.compile(r"\s*[-–/,;|]\s*|\s+")
_LONGEST = 200
"""A longer text is not a row."""


@dataclass(frozen=True)
class Row:
    """What a row of numbers may hold: whole numbers from `low` to `high` in steps of `step`.

    - most: of a row without keys, the most numbers. The last one also holds for all deals after.
    - keys: of a row with keys, what can have a number, such as cards by their codes; what is not named has none.
    - example: a row as it is written. ValueError where all rows do not fit into 63 bits.
    """

    low: int
    high: int
    step: int = 1
    most: int = 8
    keys: tuple[str, ...] = ()
    example: str = ""

    def __post_init__(self) -> None:
        if self.radix ** (len(self.keys) or self.most) >= 1 << 63:
            raise ValueError(f"rows of {len(self.keys) or self.most} numbers of {self.radix - 1} each do not fit into 63 bits")

    @property
    def radix(self) -> int:
        """One more than there are numbers: a digit of 0 is not a number, 1 the least."""
        return (self.high - self.low) // self.step + 2

    def read(self, value: object) -> int | None:
        """The whole number of a row: of a number, a text, a sequence, or a mapping by keys. None for what is not such a row."""
        entries = self._entries(value)
        if not entries:
            return None
        digits = list(map(self._digit, entries))
        while not self.keys and len(digits) > 1 and digits[-1] == digits[-2]:
            # The last number holds for all deals after: so equal rows are equal numbers.
            digits.pop()
        if len(digits) > (len(self.keys) or self.most) or None in digits:
            return None
        number = 0
        for digit in reversed(digits):
            number = number * self.radix + (digit or 0)
        return number

    def entries(self, number: int) -> list[int | None]:
        """The numbers of a row; with keys one for each, None where it has none."""
        digits = []
        while number:
            number, digit = divmod(number, self.radix)
            digits.append(digit)
        digits += [0] * (len(self.keys) - len(digits))
        return [self.low + (digit - 1) * self.step if digit else None for digit in digits]

    def write(self, number: int) -> int | str:
        """A row as it is read again: a single number as such, several with hyphens between them."""
        entries = self.entries(number)
        if self.keys:
            return "-".join(f"{key}:{entry}" for key, entry in zip(self.keys, entries, strict=True) if entry is not None)
        return int(entries[0] or 0) if len(entries) == 1 else "-".join(map(str, entries))

    def _digit(self, entry: int | None) -> int | None:
        """The digit of an entry, 0 for none; None for an entry that cannot be."""
        if entry is None:
            return 0
        steps, rest = divmod(entry - self.low, self.step)
        return steps + 1 if self.low <= entry <= self.high and not rest else None

    def _entries(self, value: object) -> list[int | None] | None:
        """The entries of a row as somebody gave it, not checked yet; None where it cannot be read."""
        if self.keys:
            return self._keyed(value)
        if isinstance(value, str):
            value = _PARTED.split(value.strip()) if len(value) <= _LONGEST else ()
        elif not isinstance(value, Sequence):
            value = (value,)
        entries = [_whole(entry) for entry in value]
        return None if None in entries else entries

    def _keyed(self, value: object) -> list[int | None] | None:
        """The entries by keys, in their order."""
        if isinstance(value, str) and len(value) <= _LONGEST:
            pairs = [part.partition(":") for part in _PARTED.split(re.sub(r"\s*:\s*", ":", value.strip()))]
            named = {key.upper(): number for key, _, number in pairs}
            if len(named) < len(pairs):
                return None
        elif isinstance(value, Mapping):
            named = {str(key).upper(): number for key, number in value.items()}
        else:
            return None
        entries = {key: _whole(number) for key, number in named.items()}
        if not entries or None in entries.values() or not entries.keys() <= set(self.keys):
            return None
        return [entries.get(key) for key in self.keys]


def _whole(value: object) -> int | None:
    """A whole number, or a text of its digits; None for anything else."""
    if isinstance(value, str):
        return int(value) if value.isdecimal() and len(value) < 10 else None
    return int(value) if isinstance(value, Integral) and not isinstance(value, bool) else None


@rule
def digit_of_row(row: int, radix: int, place: int) -> int:
    """The digit at a place of a row, or its last one where it ends before."""
    digit, rest = row % radix, row // radix
    for _ in range(place):
        if rest > 0:
            digit, rest = rest % radix, rest // radix
    return int(digit)


@rule
def digit_of_key(row: int, radix: int, key: int) -> int:
    """The digit of a key of a row, 0 where it has none."""
    rest = row
    for _ in range(key):
        rest //= radix
    return int(rest % radix)
