"""Why a move is advised: what the seat that asks can see of it, and what came of it in imagined deals."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from ..cards.deck import Deck
from ..language import Noun

MOST_REASONS = 2
"""The number of sentences that are told, the weightiest first."""
TENTHS = 10
"""Counts of imagined deals are told in tenths."""
ITSELF = -1
"""The detail of an event that the turn itself is, which needs no counting."""


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


class Mention(NamedTuple):
    """A card of which a reason speaks, so that it can be shown.

    - code, card: as the zones and the hand of a scene have it, and as an argument of a sentence.
    - role: a key of the message `replay-mark`.
    - seat: which may hold it, where that is one seat alone.
    """

    code: str
    card: Noun | str
    role: str
    seat: int | None = None


class Reason(NamedTuple):
    """A sentence on what speaks for a turn, and the cards of which it speaks."""

    says: str
    cards: tuple[Mention, ...] = ()


def mentions(deck: Deck, cards: Iterable[int], role: str, seat: int | None = None) -> tuple[Mention, ...]:
    """These cards of a deck in one role.

    >>> from kahve.cards.deck import STANDARD
    >>> [(each.code, each.role) for each in mentions(STANDARD, [STANDARD.read("7C")], "out")]
    [('7C', 'out')]
    """
    return tuple(Mention(deck.code(int(card)), deck.noun(int(card)), role, seat) for card in cards)


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
