"""A budget of the search: how much of it is spent, by a clock that only its calls move on."""

from __future__ import annotations

import math

import pytest

from kahve.bots.search import budget as budgets
from kahve.bots.search.budget import Budget


class Clock:
    """Seconds that pass only where somebody works."""

    def __init__(self) -> None:
        self.now = 0.0

    def perf_counter(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(budgets, "time", clock)
    return clock


def spend_all(budget: Budget, clock: Clock, moves: int, seconds: float) -> int:
    """Try `moves` moves in one world after the other, each in `seconds` seconds; how many simulations that were."""
    in_all = 0
    while wanted := budget.next_call():
        spent = moves * math.ceil(wanted / moves)
        clock.now += spent * seconds
        budget.spend(spent)
        in_all += spent
    return in_all


@pytest.mark.parametrize("moves", [2, 5, 12])
@pytest.mark.parametrize("seconds", [0.00001, 0.0004, 0.002])
def test_the_time_is_used_and_not_overdrawn(clock: Clock, moves: int, seconds: float) -> None:
    spend_all(Budget(None, 0.2), clock, moves, seconds)
    world = moves * seconds
    assert 0.2 - 2 * world - budgets.LONGEST_CALL / 4 <= clock.now <= 0.2


def test_one_call_is_made_however_little_time_there_is(clock: Clock) -> None:
    assert spend_all(Budget(None, 0.001), clock, 12, 0.01) == 12


def test_where_there_is_no_clock_every_simulation_is_made(clock: Clock) -> None:
    assert spend_all(Budget(240, math.inf), clock, 12, 1.0) == 240
    assert 240 <= spend_all(Budget(240, 10**6), clock, 12, 0.001) < 252
