"""A deal looked through again: what every move was worth, what a better one would have brought, and luck apart from skill.

docs/review.md says what each number is.

>>> import kahve
>>> from kahve.bots.search import Search
>>> table = kahve.new("pisti", seats=2)
>>> table.deal(seed=4)
>>> while table.turn >= 0:
...     table.play(table.moves[0])
>>> found = review(table, 1, Search(simulations=4, depth=1, stretches=1), seed=1, compiled=False, par_times=1)
>>> len(found.judged), [side.result for side in found.sides]
(36, [16.0, -16.0])
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from statistics import NormalDist
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..engine.game import Game
from ..engine.table import DealRecord, NotNow, Table, View
from .advice import ALL_MOVES, Worth, weigh
from .par import par
from .search import Search

PAR_TIMES = 100
"""So often the same cards are played by club players in every seat."""
DOUBT = 0.05
"""How often a difference is found where there is none: so often in a decision, however many moves it has."""


@dataclass(frozen=True)
class Choice:
    """A decision that somebody made with more than one legal move.

    number: of the turn in the deal, from 1. view: what the seat knew. before: the same at the beginning of its turn. begun: the moves of
    the turn that it had made already. moves: the legal ones, ascending. made: the one that it made.
    """

    number: int
    seat: int
    view: View
    before: View
    begun: tuple[int, ...]
    moves: tuple[int, ...]
    made: int


@dataclass(frozen=True)
class Judged:
    """A decision with the worth of each of its moves, the one to make first, in points.

    given: what the move gave away, the best move's worth less its own; 0 where the two cannot be told apart (`is_less`). error: the
    standard error of their difference.
    """

    choice: Choice
    worths: tuple[Worth, ...]
    made: Worth
    best: Worth
    given: float
    error: float


@dataclass(frozen=True)
class SideCount:
    """What a side made of a deal, in points more than the others on average; better is more, also where points are bad.

    result = play + luck, and luck = cards + fall. play: what the others gave away, on average, less what the side gave away. cards: what
    club players in every seat make of the same cards. fall: what is left, for how the cards fell to those who could not know.
    The errors are standard errors.
    """

    side: int
    result: float
    given: float
    play: float
    play_error: float
    luck: float
    cards: float
    cards_error: float
    fall: float


@dataclass(frozen=True)
class Review:
    """A deal that was looked through: its number in the match, every decision in order, and the count of each side."""

    number: int
    judged: tuple[Judged, ...]
    sides: tuple[SideCount, ...]

    def given(self, seat: int) -> float:
        """The points that a seat gave away in all."""
        return sum(one.given for one in self.judged if one.choice.seat == seat)


def choices(game: Game, house: Any, first_dealer: int, history: Sequence[DealRecord], number: int) -> tuple[Table, tuple[Choice, ...]]:
    """The table as deal `number` begins, and the decisions of that deal; NotNow for a deal that is not finished or not there."""
    if not 1 <= number <= len(history):
        raise NotNow(f"There is no deal {number} in this match: there are deals 1 to {len(history)}.")
    if history[number - 1].sheet is None:
        raise NotNow(f"Deal {number} has not been played to its end, so it cannot be looked through.")
    table = Table(game, house, dealer=first_dealer)
    for dealt in history[: number - 1]:
        table.deal(dealt.order)
        for _, text in dealt.turns:
            table.play(text)
    table.deal(history[number - 1].order)
    start = Table(game, house)
    start._tables[0] = table.record
    found = []
    for at, (seat, text) in enumerate(history[number - 1].turns, 1):
        before, turn = table.view(seat), table.read_turn(text)
        for made, move in enumerate(turn):
            moves = tuple(table.moves)
            if len(moves) > 1:
                found.append(Choice(at, seat, table.view(seat), before, tuple(turn[:made]), moves, move))
            table.play(move)
    return start, tuple(found)


def weigh_made(view: View, moves: Sequence[int], made: int, search: Search, seed: int, *, compiled: bool = True) -> tuple[Worth, ...]:
    """What each move was worth, by `weigh`; a search that did not look at the move that was made looks again, at all of them."""
    found = weigh(view, moves, search, seed, compiled=compiled)
    if any(worth.turn == (made,) and worth.value is None for worth in found):
        found = weigh(view, moves, replace(search, width=ALL_MOVES, widening=ALL_MOVES), seed, compiled=compiled)
    return found


def is_less(move: Worth, best: Worth, moves: int) -> bool:
    """Whether a move is worth less than the one to make of so many, beyond DOUBT; not for a move that was not looked at.

    With more moves the best of them is more often so by chance, and a greater difference is needed (Bonferroni's correction).

    >>> is_less(Worth((1,), 2.7, 0.5), Worth((2,), 4.0, 0.5), 2), is_less(Worth((1,), 2.7, 0.5), Worth((2,), 4.0, 0.5), 40)
    (True, False)
    """
    if move.value is None or best.value is None:
        return False
    errors = NormalDist().inv_cdf(1 - DOUBT / (2 * max(1, moves - 1)))
    return best.value - move.value > errors * (move.error or 0.0)


def judge(choice: Choice, worths: Sequence[Worth]) -> Judged:
    """What a decision gave away, by the worth of its moves, the one to make first."""
    made = next(worth for worth in worths if worth.turn == (choice.made,))
    best = worths[0]
    if best.value is None or made.value is None or best.turn == made.turn:
        return Judged(choice, tuple(worths), made, best, 0.0, 0.0)
    less = best.value - made.value if is_less(made, best, len(worths)) else 0.0
    return Judged(choice, tuple(worths), made, best, less, made.error or 0.0)


def count_sides(start: Table, dealt: DealRecord, judged: Sequence[Judged], brought: NDArray[np.float64]) -> tuple[SideCount, ...]:
    """The count of each side, from its sheet, its decisions and `par`: shape (times, sides)."""
    assert dealt.sheet is not None
    sides, sign = start.sides, -1 if start.game.low_wins else 1
    totals = [sign * dealt.sheet[str(side)]["total"] for side in range(sides)]
    given = [sum(one.given for one in judged if start.side_of(one.choice.seat) == side) for side in range(sides)]
    squares = [sum(one.error**2 for one in judged if one.given and start.side_of(one.choice.seat) == side) for side in range(sides)]
    counts = []
    for side in range(sides):
        others = [other for other in range(sides) if other != side]
        share = 1 / max(1, len(others))
        result = totals[side] - share * sum(totals[other] for other in others)
        play = share * sum(given[other] for other in others) - given[side]
        error = math.sqrt(squares[side] + share**2 * sum(squares[other] for other in others))
        cards = float(brought[:, side].mean())
        cards_error = float(brought[:, side].std()) / math.sqrt(max(1, len(brought) - 1))
        counts.append(SideCount(side, result, given[side], play, error, result - play, cards, cards_error, result - play - cards))
    return tuple(counts)


def review(
    table: Table,
    number: int,
    search: Search,
    seed: int,
    *,
    progress: Callable[[int, int], None] | None = None,
    compiled: bool = True,
    par_times: int = PAR_TIMES,
) -> Review:
    """Look through deal `number` of the match at this table; NotNow for a deal that is not finished.

    progress: called with the number of decisions looked at and of all. A search with a budget in simulations alone gives the same for the
    same seed.
    """
    start, found = choices(table.game, table.house, table.first_dealer, table.history, number)
    judged = []
    for at, choice in enumerate(found):
        if progress:
            progress(at, len(found))
        judged.append(judge(choice, weigh_made(choice.view, choice.moves, choice.made, search, seed + at, compiled=compiled)))
    brought = par(start, par_times, seed, compiled=compiled)
    if progress:
        progress(len(found), len(found))
    return Review(number, tuple(judged), count_sides(start, table.history[number - 1], judged, brought))


__all__ = ["Choice", "Judged", "Review", "SideCount", "choices", "count_sides", "is_less", "judge", "review", "weigh_made"]
