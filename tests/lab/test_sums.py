"""The figures of a match come from exact sums: the same from any parts of it, and in the same room whatever its length."""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable, Mapping
from dataclasses import astuple
from pathlib import Path

import numpy as np
import pytest

from kahve.engine.game import Game
from kahve.lab.deals_folder import DealsFolder
from kahve.lab.estimate import estimate, mean_and_error, share
from kahve.lab.match import Chunk, Match, matched
from kahve.lab.rating import RatingSums
from kahve.lab.results import Played, Tally, joined, points_and_wins, win_unit
from kahve.lab.run import Outcome
from kahve.lab.study import StudySums
from kahve.lab.sums import Sums
from kahve.lab.survey import LuckSums

Play = Callable[..., Outcome]


def figures(result: Outcome) -> list[object]:
    counted = result.results()
    return [counted.deals, counted.void, counted.points(0), counted.points(1), counted.wins(0), counted.margin(0, 1)]


def test_sums_say_what_the_samples_say() -> None:
    rng = np.random.default_rng(3)
    rows = rng.integers(-4000, 9000, (5000, 3))
    sums = Sums(3)
    for part in np.array_split(rows, 7):
        sums.add(part)
    for weights in ((1, 0, 0), (2, -1, -1), (0, 1, -3)):
        samples = rows @ np.array(weights) / 6
        assert sums.mean_and_error(weights, 6) == pytest.approx(mean_and_error(samples), rel=1e-12)


def test_sums_of_great_numbers_are_exact() -> None:
    sums = Sums(1)
    sums.add(np.array([[1 << 40], [-(1 << 40)]]))
    assert sums.mean_and_variance((1,)) == (0, 1 << 80)


def test_without_blocks_nothing_is_known() -> None:
    assert str(Sums(1).mean_and_error((1,))) == "(nan, nan)"


THREE = ("pisti", {"seats": 3}, ["greedy", "random", "random"]), ("turtle", {}, ["random"] * 3)


@pytest.mark.parametrize(("name", "house", "players"), THREE)
def test_results_are_those_of_the_blocks(name: str, house: dict[str, object], players: list[str], play: Play) -> None:
    match = matched(name, house, players, 5)
    outcome = play(match, 12)
    counted, whole = outcome.results(), points_and_wins(match.game, outcome.played)[outcome.played.whole]
    points, wins = whole[:, :3] / 3, whole[:, 3:] / 3 / win_unit(3)
    for place in range(3):
        for said, sampled in (
            (counted.points(place), estimate(points[:, place])),
            (counted.wins(place), share(wins[:, place])),
            (counted.margin(0, place), estimate((points[:, 0] - points[:, place]) * (-1 if match.game.rules.low_wins else 1))),
        ):
            assert astuple(said) == pytest.approx(astuple(sampled), rel=1e-9, abs=1e-12)


def test_a_match_that_is_resumed_has_the_same_figures(duel: Match, play: Play, tmp_path: Path) -> None:
    whole = play(duel, 20, keep=False)
    with pytest.raises(ValueError, match="were not kept"):
        whole.played  # noqa: B018 - it is asked for
    play(duel, 8, folder=DealsFolder(tmp_path / "d", duel))
    resumed = play(duel, 20, folder=DealsFolder(tmp_path / "d", duel), keep=False)
    assert figures(resumed) == figures(whole) == figures(play(duel, 20))


def test_a_damaged_chunk_is_played_again(duel: Match, play: Play, tmp_path: Path) -> None:
    whole = play(duel, 12, folder=DealsFolder(tmp_path / "d", duel))
    part = tmp_path / "d" / "part-000001.parquet"
    content = bytearray(part.read_bytes())
    # Its end, which says what is in it, stays as it was.
    end = len(content) - 8 - int.from_bytes(content[-8:-4], "little")
    content[4:end] = bytes(end - 4)
    part.write_bytes(content)
    again = play(duel, 12, folder=DealsFolder(tmp_path / "d", duel))
    assert again.unread == ("chunk 1",)
    assert figures(again) == figures(whole)


def dealt(match: Match, chunk: Chunk, *, compiled: bool) -> Played:
    """Deals as they might have been."""
    rng = np.random.default_rng(chunk.first)
    sheets = rng.integers(0, 40, (chunk.size, 2, 2, len(match.game.rules.items)), dtype=np.int32)
    return Played(chunk.first, sheets, np.full((chunk.size, 2), 48, dtype=np.int32))


def test_what_a_match_takes_does_not_grow_with_its_deals(duel: Match, play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kahve.lab.run.play_chunk", dealt)
    monkeypatch.setattr("kahve.lab.match.BLOCKS_BY_LOOP", 512)
    monkeypatch.setattr("kahve.lab.match.MOST_TIMES", 1)
    play(duel, 4 * 1024, keep=False)
    peaks = []
    for chunks in (8, 64):
        tracemalloc.start()
        play(duel, chunks * 1024, keep=False)
        peaks.append(tracemalloc.get_traced_memory()[1])
        tracemalloc.stop()
    assert peaks[1] < 1.2 * peaks[0], peaks


def test_a_study_says_the_same_from_any_parts(duel: Match) -> None:
    matches = [duel, matched("pisti", {"seats": 2, "match_bonus": 5}, duel.players, 7)]
    parts = [[dealt(match, Chunk(0, first, 4), compiled=False) for match in matches] for first in range(0, 12, 4)]
    # What differs between the two is the second seat's points.
    for _, second in parts:
        second.sheets[::2, :, 1, -1] += 3
    at_once, chunk_by_chunk = StudySums(matches, 0), StudySums(matches, 0)
    at_once.add([joined([part[place] for part in parts]) for place in range(2)])
    for part in parts:
        chunk_by_chunk.add(part)
    assert at_once.measures(1, "5") == chunk_by_chunk.measures(1, "5")
    known = {measure.name: measure.estimate for measure in at_once.measures(1, "5")}
    assert known["mattered"] == share(np.array([1.0, 0.0] * 6))
    change = known["first_seat_change"]
    assert change is not None
    assert change.mean == pytest.approx(-1.5)
    tally, at_once_tally = Tally(duel.game, duel.players, 2), Tally(duel.game, duel.players, 2)
    for part in parts:
        tally.add(part[0])
    at_once_tally.add(joined([part[0] for part in parts]))
    assert tally.results().margin(0, 1) == at_once_tally.results().margin(0, 1)


def values_in(thing: object) -> int:
    """The number of values that an object keeps, in whatever lists, arrays and objects."""
    if isinstance(thing, np.ndarray):
        return thing.size
    if isinstance(thing, Mapping):
        return sum(map(values_in, thing.values()))
    if isinstance(thing, list | tuple | set | bytearray):
        return sum(map(values_in, thing))
    if isinstance(thing, Match | Game):
        return 0
    return values_in(vars(thing)) if hasattr(thing, "__dict__") else 1


def test_what_is_kept_of_deals_does_not_grow_with_them(duel: Match) -> None:
    rivals = [matched("pisti", {"seats": 2}, players, 7) for players in (["greedy", "random"], ["greedy", "simple"], ["simple", "random"])]
    sums = [Tally(duel.game, duel.players, 2), LuckSums(duel), StudySums(rivals, 0), RatingSums(rivals)]
    sizes = []
    for first in (0, 4, 404):
        for each in sums:
            parts = [dealt(match, Chunk(0, first, 4 if not first else 400), compiled=False) for match in rivals]
            each.add(parts if isinstance(each, StudySums | RatingSums) else parts[0])
        sizes.append([values_in(each) for each in sums])
    assert sizes[0] == sizes[1] == sizes[2]
    rating = sums[-1]
    assert isinstance(rating, RatingSums)
    before = rating.meetings()[0].sum()
    assert before == rating.meetings()[1].sum() / 2 == 3 * 804 * 2
