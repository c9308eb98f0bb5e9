from contextlib import closing
from pathlib import Path

import numpy as np
import pytest

import kahve
from kahve.lab.deals_folder import DealsFolder
from kahve.lab.engines import Threads
from kahve.lab.match import Match
from kahve.lab.match_page import distinct, match_page
from kahve.lab.ordering import Ordered, OrderTest, until_ordered
from kahve.lab.rating import RatingSums, rated, round_robin
from kahve.lab.rating_page import rating_page
from kahve.lab.results import Played, Results, Tally
from kahve.lab.run import in_order
from kahve.lab.sequential import FEWEST_BLOCKS, BadTest

PISTI = kahve.game("pisti")
TOTAL = PISTI.rules.items.index("total")


def played_round_robin(strengths: dict[str, float], blocks: int, seed: int) -> tuple[list[Match], list[Played]]:
    """A round robin whose margins are normal about the differences of the strengths."""
    rng = np.random.default_rng(seed)
    matches, played = [], []
    for match in round_robin("pisti", {"seats": 2}, list(strengths), 1):
        sheets = np.zeros((blocks, 2, 2, len(PISTI.rules.items)), dtype=np.int32)
        better = strengths[match.players[0]] - strengths[match.players[1]]
        for seating in range(2):
            sheets[:, seating, seating, TOTAL] = np.rint(rng.normal(100 + better, 6, blocks))
            sheets[:, seating, 1 - seating, TOTAL] = 100
        matches.append(match)
        played.append(Played(0, sheets, np.full((blocks, 2), 48, dtype=np.int32)))
    return matches, played


def ordered_in(matches: list[Match], test: OrderTest, played: list[Played], at_once: int) -> Ordered:
    """The order by what was played, which comes in chunks of this number of blocks."""
    chunks = ([part.blocks_from(first, at_once) for part in played] for first in range(0, played[0].blocks, at_once))
    return until_ordered(RatingSums(matches), test, chunks)


def test_the_order_is_known_as_soon_as_every_pair_is() -> None:
    matches, played = played_round_robin({"greedy": 3.0, "simple": 0.0, "random": -3.0}, 4000, 1)
    ordered = ordered_in(matches, OrderTest(1.0), played, 2)
    assert ordered.level == ()
    assert ordered.decided == {("greedy", "simple"): "greedy", ("greedy", "random"): "greedy", ("simple", "random"): "simple"}
    assert FEWEST_BLOCKS <= ordered.blocks < 1000
    # However much is played at once, the test looks at the same blocks.
    assert ordered_in(matches, OrderTest(1.0), played, 1000) == ordered


def test_a_wrong_order_is_as_rare_as_was_asked() -> None:
    wrong = 0
    for seed in range(120):
        matches, played = played_round_robin({"greedy": 1.0, "simple": 0.0, "random": -1.0}, 3000, seed)
        ordered = ordered_in(matches, OrderTest(1.0, 0.1), played, 3000)
        assert ordered.level == ()
        wrong += any(better != pair[0] for pair, better in ordered.decided.items())
    assert wrong / 120 <= 0.1 + 2.5 * np.sqrt(0.1 * 0.9 / 120)


def test_twins_are_played_to_the_end_and_named() -> None:
    matches, played = played_round_robin({"greedy": 0.0, "simple": 0.0}, 150, 3)
    assert ordered_in(matches, OrderTest(0.05), played, 150) == Ordered({}, (("greedy", "simple"),), 150)


def test_intervals_that_hold_at_any_time_are_wider() -> None:
    matches, played = played_round_robin({"greedy": 1.0, "random": 0.0}, 300, 4)
    fixed, stopped = rated(matches, played).players[0], rated(matches, played, 3000).players[0]
    for each, wider in ((fixed.rating, stopped.rating), (fixed.margin, stopped.margin)):
        assert each.mean == wider.mean
        assert wider.low < each.low < each.high < wider.high


def test_players_who_meet_in_several_matches_have_one_margin() -> None:
    matches = round_robin("turtle", {}, ["greedy", "simple", "random"], 1)
    items = kahve.game("turtle").rules.items
    sums = RatingSums(matches)
    assert sums.moments() == dict.fromkeys((("greedy", "simple"), ("greedy", "random"), ("simple", "random")), (0, 0.0, 0.0))
    sheets = np.zeros((3, 3, 3, len(items)), dtype=np.int32)
    for seating in range(3):
        # In the first match it is greedy who sits here, in the second, which goes the other way round, random.
        sheets[:, seating, -seating % 3, items.index("total")] = (9, 12, 15)
    sums.add([Played(0, sheets, np.full((3, 3), 60, dtype=np.int32)), Played(0, 0 * sheets, np.full((3, 3), 60, dtype=np.int32))])
    assert sums.moments() == {("greedy", "simple"): (3, -6, 1.5), ("greedy", "random"): (3, -6, 1.5), ("simple", "random"): (3, 0, 0)}


def test_more_blocks_than_are_kept_one_by_one_give_the_same_list(monkeypatch: pytest.MonkeyPatch) -> None:
    matches, played = played_round_robin({"greedy": 2.0, "simple": 0.0, "random": -2.0}, 1000, 6)
    one_by_one = rated(matches, played)
    monkeypatch.setattr("kahve.lab.rating.GROUPS", 256)
    together = rated(matches, [part.blocks_from(0, 1000) for part in played])
    assert (together.pairs[0, 1:] == one_by_one.pairs[0, 1:]).all()
    assert [row.wins for row in together.players] == [row.wins for row in one_by_one.players]
    for row, other in zip(together.players, one_by_one.players, strict=True):
        assert row.margin == other.margin
        assert row.rating.mean == other.rating.mean
        assert row.rating.error == pytest.approx(other.rating.error, rel=0.2)


@pytest.mark.parametrize(
    ("how", "says"),
    [
        ({"margin": 0.0}, "margin cannot be 0"),
        ({"margin": float("nan")}, "margin cannot be nan"),
        ({"alpha": 0.5}, "alpha cannot be 0.5"),
        ({"alpha": 0.0}, "alpha cannot be 0"),
    ],
)
def test_what_makes_no_test_is_refused(how: dict[str, float], says: str) -> None:
    with pytest.raises(BadTest, match=says):
        OrderTest(**how)


def test_an_order_that_is_resumed_is_the_same(tmp_path: Path) -> None:
    matches = round_robin("pisti", {"seats": 2}, ["simple", "random"], 7)
    folders = [DealsFolder(tmp_path / "d", match) for match in matches]

    def ordered(blocks: int, folders: list[DealsFolder]) -> tuple[Ordered, RatingSums]:
        sums = RatingSums(matches)
        with closing(in_order(matches, blocks, compiled=False, engine=Threads(1), folders=folders)) as chunks:
            return until_ordered(sums, OrderTest(0.1), chunks), sums

    ordered(8, folders)
    (order, sums), (whole, whole_sums) = ordered(24, folders), ordered(24, [])
    assert order == whole == Ordered({}, (("simple", "random"),), 24)
    assert sums.moments() == whole_sums.moments()


def tallied(match: Match, played: Played) -> Results:
    tally = Tally(match.game, match.players, 2)
    tally.add(played)
    return tally.results()


def test_the_pages_hold_every_figure_and_need_no_other_file() -> None:
    matches, played = played_round_robin({"greedy": 2.0, "simple": 0.0, "random": -2.0}, 200, 5)
    ratings = rated(matches, played)
    listed = rating_page(matches, ratings, ["The order is <known>."], "kahve lab rate pisti")
    match = match_page(matches[0], tallied(matches[0], played[0]), command="kahve lab match pisti")
    for page in (listed, match):
        assert "http" not in page
        assert "src=" not in page
        assert page.count("<figure>") == page.count("</figure>") == page.count("aria-labelledby")
    assert "The order is &lt;known&gt;." in listed
    for row in ratings.players:
        assert f"<td>{row.rating.mean:.0f} <span>(" in listed
    assert listed.count('<td class="more"') == listed.count('<td class="less"') == 3
    assert "greedy against simple" in match
    assert distinct(["a", "a"]) == ["a 1", "a 2"]


def test_a_match_of_one_player_has_a_page_without_margins() -> None:
    match = Match("pisti", (("seats", 2),), ("greedy",), 1)
    sheets = np.ones((9, 1, 2, len(PISTI.rules.items)), dtype=np.int32)
    page = match_page(match, tallied(match, Played(0, sheets, np.full((9, 1), 48, dtype=np.int32))))
    assert "is better" not in page
    assert "9 deals" in page
