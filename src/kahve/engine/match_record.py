"""The part of a record that every game has: the phase, whose turn it is, the deals, the scores and the sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .record import ITEMS, MOST_POINTS, SEATS, SIDES, Ints, public

DEAL, PLAY, COUNT, OVER = 0, 1, 2, 3
"""A deal waits for its order; a seat is to move; a deal waits to be counted; the match is over."""

LEGAL, NOT_NOW, NO_SUCH_MOVE = 0, 1, 2
"""The reason codes that every game shares; a game's own begin at FIRST_OWN_REASON."""
FIRST_OWN_REASON = 10

NO_CHOICE = -1
"""What `Judgement.last_choice` returns where nothing tells of a choice."""

MOST_REASONS = 99
"""The greatest reason why a deal is void."""

GAMES_TO_WIN = 3
"""The games that win a rubber, where one is played."""


if TYPE_CHECKING:
    from .record import Record
else:
    # A class that only declares: `record` makes the class of the records from it.
    Record = object


class Match(Record):
    """The fields that begin every game's record."""

    phase: int = public(high=OVER)  # DEAL, PLAY, COUNT or OVER
    turn: int = public(below=SEATS)  # the seat to move
    dealer: int = public(below=SEATS)  # the seat that deals, or dealt
    deals: int = public(high=MOST_POINTS)  # deals begun, void ones included
    void: int = public(high=MOST_REASONS)  # why the last deal was void, or 0
    target: int = public(high=MOST_POINTS)  # the score that ends the match, 0 for a single deal
    raised: int = public(high=1)  # whether a tie at the target has raised it
    winners: int = public(bits=SIDES)  # the sides that won the match, a bit each
    scores: Ints = public(SIDES, low=-MOST_POINTS, high=MOST_POINTS)  # points of the match
    sheet: Ints = public(SIDES, ITEMS, low=-MOST_POINTS, high=MOST_POINTS)  # the count of the last deal, item by item
