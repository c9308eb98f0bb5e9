"""Chance inside a deal, which follows from the deal: a rule holds no source of chance. docs/log.md says it for other programs."""

from __future__ import annotations

from ...cards.arrays import Array
from ...cards.dialect import rule


@rule
def next_number(number: int) -> int:
    """The number after this one, of 31 bits: a linear congruential generator, whose high bits are good and whose low ones are not."""
    return (number * 1103515245 + 12345) & 0x7FFFFFFF


@rule
def number_of(order: Array) -> int:
    """A number of 31 bits that follows from every card of the order and its place; over all orders its high 24 bits are even."""
    number = 1
    for place in range(order.size):
        number = next_number(number ^ int(order[place]))
    return number
