import math
from collections.abc import Callable

import numpy as np
import pytest

import kahve
from kahve.engine.house import HouseError
from kahve.lab.estimate import Samples
from kahve.lab.match import Match
from kahve.lab.rating import MIDDLE, SCALE, group_size, rated, round_robin
from kahve.lab.results import Played
from kahve.lab.run import Outcome

PISTI = kahve.game("pisti")


def played_matches(names: str, blocks: int, strengths: Samples, seed: int = 1) -> tuple[list[Match], list[Played]]:
    """Matches of players who win as Bradley and Terry's model says, and what would have come of them."""
    rng = np.random.default_rng(seed)
    matches, played = [], []
    for first in range(len(names)):
        for second in range(first + 1, len(names)):
            matches.append(Match("pisti", (("seats", 2),), (names[first], names[second]), 1))
            sheets = np.zeros((blocks, 2, 2, len(PISTI.rules.items)), dtype=np.int32)
            chance = 1 / (1 + math.exp(strengths[second] - strengths[first]))
            for seating in range(2):
                wins = rng.random(blocks) < chance
                # In the second seating the first player is side 1.
                sheets[:, seating, seating, PISTI.rules.items.index("total")] = np.where(wins, 10, 5)
                sheets[:, seating, 1 - seating, PISTI.rules.items.index("total")] = np.where(wins, 5, 10)
            played.append(Played(0, sheets, np.full((blocks, 2), 48, dtype=np.int32)))
    return matches, played


def test_strengths_that_made_the_results_are_found_again() -> None:
    strengths = np.array([0.9, -0.2, 0.4, -1.1])
    ratings = rated(*played_matches("abcd", 3000, strengths))
    assert [row.player for row in ratings.players] == ["a", "c", "b", "d"]
    for row in ratings.players:
        true = MIDDLE + SCALE * (strengths["abcd".index(row.player)] - strengths.mean())
        assert abs(row.rating.mean - true) < 4 * row.rating.error
        assert 2 < row.rating.error < 8
    assert np.mean([row.rating.mean for row in ratings.players]) == pytest.approx(MIDDLE)
    assert ratings.deals == 6 * 6000
    assert ratings.worst_fit < 0.03
    assert ratings.pairs[0, 3] == pytest.approx(1 / (1 + math.exp(-2)), abs=0.03)
    assert np.isnan(ratings.pairs[0, 0])


def test_the_error_bars_are_as_wide_as_they_say(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kahve.lab.rating.DRAWS", 60)
    strengths = np.array([0.3, 0.0, -0.3])
    inside = total = 0
    for seed in range(30):
        for row in rated(*played_matches("abc", 120, strengths, seed)).players:
            true = MIDDLE + SCALE * strengths["abc".index(row.player)]
            inside += row.rating.low <= true <= row.rating.high
            total += 1
    assert inside / total > 0.86
    assert total == 90


def test_the_lead_over_the_next_is_the_difference_of_the_ratings() -> None:
    ratings = rated(*played_matches("abc", 200, np.array([0.5, 0.0, -0.5])))
    first, second, third = ratings.players
    assert first.lead is not None
    assert first.lead.mean == pytest.approx(first.rating.mean - second.rating.mean)
    assert third.lead is None
    assert second.lead is not None
    assert second.lead.low > 0


def test_who_wins_everything_has_a_rating_with_an_end() -> None:
    ratings = rated(*played_matches("ab", 50, np.array([40.0, -40.0])))
    assert math.isfinite(ratings.players[0].rating.mean)
    assert ratings.players[0].wins == 1
    assert ratings.players[0].margin.mean == pytest.approx(5)


def test_a_block_with_a_void_deal_counts_for_nobody() -> None:
    matches, played = played_matches("abc", 40, np.zeros(3))
    without = rated(matches, [Played(0, part.sheets[1:], part.lengths[1:]) for part in played])
    played[1].lengths[0, 1] = 0
    ratings = rated(matches, played)
    assert [row.wins for row in ratings.players] == [row.wins for row in without.players]


def test_a_real_round_robin(play: Callable[..., Outcome]) -> None:
    matches = round_robin("pisti", {"seats": 2}, ["random", "greedy"], 3)
    ratings = rated(matches, [play(match, 24).played for match in matches])
    assert [row.player for row in ratings.players] == ["greedy", "random"]
    assert ratings.players[0].margin.mean == pytest.approx(-ratings.players[1].margin.mean)


@pytest.mark.parametrize(
    ("name", "seats", "size"),
    [("pisti", 2, 2), ("pisti", 4, 2), ("pisti", 3, 3), ("foxtrot", 9, 3), ("turtle", 3, 3), ("hand_and_foot", 5, 5)],
)
def test_a_group_is_the_smallest_that_sits_evenly(name: str, seats: int, size: int) -> None:
    assert group_size(name, {"seats": seats}) == size


def test_three_play_both_ways_round_the_table() -> None:
    a, b, c = players = ["greedy", "simple", "random"]
    assert [match.players for match in round_robin("pisti", {}, players, 1)] == [(a, b), (a, c), (b, c)]
    assert [match.players for match in round_robin("turtle", {}, players, 1)] == [(a, b, c), (c, b, a)]


def test_players_that_make_no_list_are_refused() -> None:
    with pytest.raises(HouseError, match="random is named twice"):
        round_robin("pisti", {}, ["random", "greedy", "random"], 1)
    with pytest.raises(HouseError, match="2 players are too few for a list: this table seats 3 different ones"):
        round_robin("turtle", {}, ["random", "greedy"], 1)


def test_where_points_are_bad_the_fewest_beat_the_others() -> None:
    rng = np.random.default_rng(2)
    game = kahve.game("turtle")
    match = Match("turtle", (("seats", 3),), ("a", "b", "c"), 1)
    sheets = np.zeros((200, 3, 3, len(game.rules.items)), dtype=np.int32)
    for seating in range(3):
        for side in range(3):
            player = (side + seating) % 3
            sheets[:, seating, side, game.rules.items.index("total")] = rng.integers(0, 20, 200) + 5 * player
    ratings = rated([match], [Played(0, sheets, np.full((200, 3), 60, dtype=np.int32))])
    assert [row.player for row in ratings.players] == ["a", "b", "c"]
    assert ratings.players[0].margin.mean == pytest.approx(7.5, abs=1)
