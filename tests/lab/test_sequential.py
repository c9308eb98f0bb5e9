from collections.abc import Callable

import numpy as np
import pytest
from numpy.typing import NDArray

from kahve.lab.match import matched
from kahve.lab.run import Outcome
from kahve.lab.sequential import BETTER, FEWEST_BLOCKS, NOT_BETTER, BadTest, SignTest

TEST = SignTest(-1, 1)
Margins = Callable[[np.random.Generator, int], NDArray[np.float64]]


def normal(rng: np.random.Generator, size: int) -> NDArray[np.float64]:
    return rng.normal(0, 10, size)


def with_a_bonus(rng: np.random.Generator, size: int) -> NDArray[np.float64]:
    """Small margins and now and then a great one, on one side only."""
    return rng.normal(0, 5, size) + 25.0 * (rng.random(size) < 0.1) - 2.5


def decided(test: SignTest, margins: NDArray[np.float64], step: int = 16) -> tuple[str | None, int]:
    for size in range(step, len(margins) + 1, step):
        verdict = test.of(margins[:size])
        if verdict is not None:
            return verdict, size
    return None, len(margins)


@pytest.mark.parametrize("margins", [normal, with_a_bonus])
@pytest.mark.parametrize(("true", "right"), [(1.0, BETTER), (-1.0, NOT_BETTER)])
def test_errors_are_as_rare_as_was_asked(margins: Margins, true: float, right: str) -> None:
    rng = np.random.default_rng(5)
    verdicts = [decided(TEST, margins(rng, 6000) + true)[0] for _ in range(600)]
    assert None not in verdicts
    assert np.mean([verdict != right for verdict in verdicts]) <= 0.05 + 2.5 * np.sqrt(0.05 * 0.95 / 600)


def test_it_asks_for_fewer_blocks_than_a_match_of_fixed_length() -> None:
    rng, test = np.random.default_rng(6), SignTest(-0.5, 0.5)
    sizes = [decided(test, normal(rng, 6000) + 0.5)[1] for _ in range(200)]
    # To tell a margin of half a point from one of minus half a point, both errors 5%, at a deviation of 10, takes (1.645 * 10 / 0.5)².
    assert np.mean(sizes) < 0.7 * 32.9**2


def test_a_clear_margin_is_decided_at_the_first_look_and_an_early_one_not_before() -> None:
    rng = np.random.default_rng(7)
    clear = rng.normal(20, 5, 200)
    assert TEST.of(clear[: FEWEST_BLOCKS - 1]) is None
    assert TEST.of(clear[:FEWEST_BLOCKS]) == BETTER


def test_equal_players_are_not_told_apart() -> None:
    assert TEST.of(np.zeros(5000)) is None
    assert TEST.of(np.ones(5000)) == BETTER


def test_who_must_be_better_than_several_must_be_better_than_each() -> None:
    rng = np.random.default_rng(8)
    ahead, behind, level = ((500, mean, variance) for mean, variance in ((9.0, 100.0), (-9.0, 100.0), (0.0, 0.0)))
    assert TEST.verdict([ahead, ahead]) == BETTER
    assert TEST.verdict([ahead, behind]) == NOT_BETTER
    assert TEST.verdict([ahead, level]) is None
    close = rng.normal(1.7, 10, 250)
    assert TEST.of(close) == BETTER
    assert SignTest(-1, 1, 1e-9).of(close) is None


@pytest.mark.parametrize(
    ("h0", "h1", "alpha", "beta", "says"),
    [
        (1, 1, 0.05, 0.05, "h0 cannot be 1"),
        (0, float("nan"), 0.05, 0.05, "h0"),
        (0, 1, 0.6, 0.05, "alpha cannot be 0.6"),
        (0, 1, 0.05, 0, "beta"),
    ],
)
def test_what_is_no_test_is_refused(h0: float, h1: float, alpha: float, beta: float, says: str) -> None:
    with pytest.raises(BadTest, match=says):
        SignTest(h0, h1, alpha, beta)


def test_a_match_ends_once_the_sign_is_known(play: Callable[..., Outcome], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kahve.lab.sequential.FEWEST_BLOCKS", 7)
    run = play(matched("pisti", {"seats": 2}, ["greedy", "random"], 7), 80, test=SignTest(-2, 2))
    assert run.verdict == BETTER
    assert 8 <= run.played.blocks < 40
    assert run.played.blocks % 2 == 0, "whole chunks"
    results = run.results()
    assert results.planned == 40
    assert results.margin(0, 1).low < results.margin(0, 1).mean - 2 * results.margin(0, 1).error
