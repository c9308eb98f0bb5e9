"""Why a move is advised: what the seat that asks can see of it, and what came of it in imagined deals."""

from __future__ import annotations

from typing import Any, NamedTuple

MOST_REASONS = 2
"""The number of sentences that are told, the weightiest first."""
TENTHS = 10
"""Counts of imagined deals are told in tenths."""


class Course(NamedTuple):
    """How an imagined deal went on after a turn.

    - value: what the seat's side made of the deal.
    - back, end: the record when the seat was to move again, and that after its next turn.
    - moves: seat and move, from the turn on to the end of the seat's next one.
    """

    value: float
    back: Any
    end: Any
    moves: tuple[tuple[int, int], ...]


class Clause(NamedTuple):
    """An event that tells a turn from another: in how many of the imagined deals it happened after each of them.

    detail: a card number or a rank that belongs to it, 0 for none.
    """

    event: str
    often: int
    otherwise: int
    worlds: int
    detail: int = 0

    @property
    def tenths(self) -> tuple[int, int]:
        """Both numbers of deals in tenths; only what never happened is 0, and only what always did is 10.

        >>> Clause("taken", 1, 199, 200).tenths, Clause("taken", 0, 200, 200).tenths
        ((1, 9), (0, 10))
        """
        first, second = (
            number * TENTHS // self.worlds if number in (0, self.worlds) else min(TENTHS - 1, max(1, round(number * TENTHS / self.worlds)))
            for number in (self.often, self.otherwise)
        )
        return first, second


class Reasons(NamedTuple):
    """What speaks for a turn and against another: `other` is that turn, and the clauses are the weightiest first."""

    other: tuple[int, ...]
    clauses: tuple[Clause, ...]
