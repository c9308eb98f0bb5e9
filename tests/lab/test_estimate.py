import math

import numpy as np
import pytest

from kahve.lab.estimate import at_any_time, estimate, share, student


@pytest.mark.parametrize(("freedom", "reach"), [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (100, 1.984)])
def test_students_interval_is_that_of_the_printed_tables(freedom: int, reach: float) -> None:
    assert student(freedom) == pytest.approx(reach, rel=0.003)


def test_an_interval_holds_the_truth_nineteen_times_of_twenty() -> None:
    rng = np.random.default_rng(1)
    estimates = [estimate(rng.normal(3, 10, 12)) for _ in range(4000)]
    assert np.mean([interval.low <= 3 <= interval.high for interval in estimates]) == pytest.approx(0.95, abs=0.012)


@pytest.mark.parametrize("true", [0.02, 0.5, 0.98])
def test_so_does_that_of_a_share(true: float) -> None:
    rng = np.random.default_rng(2)
    shares = [share((rng.random(150) < true).astype(float)) for _ in range(3000)]
    assert np.mean([interval.low <= true <= interval.high for interval in shares]) == pytest.approx(0.95, abs=0.03)


def test_a_share_of_blocks_counts_their_variance_not_their_deals() -> None:
    # Blocks of two deals that always go the same way are worth one deal each.
    rng = np.random.default_rng(3)
    single = (rng.random(400) < 0.3).astype(float)
    apart = rng.random((400, 2)) < 0.3
    assert share(single).error > share(apart.mean(axis=1)).error
    assert share(apart.mean(axis=1)).high < share(single).high


def test_a_share_of_none_is_not_called_certain() -> None:
    none, every = share(np.zeros(60)), share(np.ones(60))
    assert (none.low, every.high) == (0.0, 1.0)
    assert none.high == pytest.approx(1.959964**2 / (60 + 1.959964**2))
    assert every.low == pytest.approx(1 - none.high)
    level = share(np.full(60, 0.5))
    assert (level.low, level.high) == (0.5, 0.5)


def test_an_interval_for_any_time_holds_the_truth_at_every_look_of_a_run() -> None:
    rng = np.random.default_rng(4)
    missed = narrow_missed = 0
    for _ in range(300):
        samples = rng.exponential(5, 1500)
        looks = [samples[:size] for size in range(50, 1501, 50)]
        missed += any(not (interval := at_any_time(look, 1500)).low <= 5 <= interval.high for look in looks)
        narrow_missed += any(not (interval := estimate(look)).low <= 5 <= interval.high for look in looks)
    assert missed <= 15
    assert narrow_missed > 45, "the plain interval must not be looked at again and again"


def test_what_is_not_known_is_not_made_up() -> None:
    single = estimate(np.array([4.0]))
    assert single.mean == 4
    assert all(math.isnan(number) for number in (single.error, single.low, single.high))
    assert math.isnan(estimate(np.array([])).mean)
    assert math.isnan(at_any_time(np.array([]), 10).low)
    assert (-estimate(np.array([1.0, 2.0, 6.0]))).high == -estimate(np.array([1.0, 2.0, 6.0])).low
