from pathlib import Path

import numpy as np
import pytest

import kahve
from kahve.lab.deals_folder import DealsFolder
from kahve.lab.engines import Threads
from kahve.lab.match import Match
from kahve.lab.match_page import distinct, match_page
from kahve.lab.ordering import Growing, OrderTest, first_blocks, pair_margins, until_ordered
from kahve.lab.rating import rated, round_robin
from kahve.lab.rating_page import rating_page
from kahve.lab.results import Played, results
from kahve.lab.run import run
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


def test_the_order_is_known_as_soon_as_every_pair_is() -> None:
    matches, played = played_round_robin({"greedy": 3.0, "simple": 0.0, "random": -3.0}, 4000, 1)
    requests: list[int] = []

    def play(blocks: int) -> list[Played]:
        requests.append(blocks)
        return [first_blocks(part, blocks) for part in played]

    ordered = until_ordered(matches, OrderTest(1.0), 4000, play)
    assert ordered.level == ()
    assert ordered.decided == {("greedy", "simple"): "greedy", ("greedy", "random"): "greedy", ("simple", "random"): "simple"}
    blocks = ordered.played[0].blocks
    assert FEWEST_BLOCKS <= blocks < 1000
    assert requests[-1] < 2000
    # However much is played at once, the test looks at the same blocks.
    at_once = until_ordered(matches, OrderTest(1.0), 4000, lambda _: played)
    assert at_once.played[0].blocks == blocks


def test_a_wrong_order_is_as_rare_as_was_asked() -> None:
    wrong = 0
    for seed in range(120):
        matches, played = played_round_robin({"greedy": 1.0, "simple": 0.0, "random": -1.0}, 3000, seed)
        ordered = until_ordered(matches, OrderTest(1.0, 0.1), 3000, lambda _, played=played: played)
        assert ordered.level == ()
        wrong += any(better != pair[0] for pair, better in ordered.decided.items())
    assert wrong / 120 <= 0.1 + 2.5 * np.sqrt(0.1 * 0.9 / 120)


def test_twins_are_played_to_the_end_and_named() -> None:
    matches, played = played_round_robin({"greedy": 0.0, "simple": 0.0}, 150, 3)
    ordered = until_ordered(matches, OrderTest(0.05), 150, lambda _: played)
    assert (ordered.level, ordered.decided, ordered.played[0].blocks) == ((("greedy", "simple"),), {}, 150)


def test_intervals_that_hold_at_any_time_are_wider() -> None:
    matches, played = played_round_robin({"greedy": 1.0, "random": 0.0}, 300, 4)
    fixed, stopped = rated(matches, played).players[0], rated(matches, played, 3000).players[0]
    for each, wider in ((fixed.rating, stopped.rating), (fixed.margin, stopped.margin)):
        assert each.mean == wider.mean
        assert wider.low < each.low < each.high < wider.high


def test_players_who_meet_in_several_matches_have_one_margin() -> None:
    matches = round_robin("turtle", {}, ["greedy", "simple", "random"], 1)
    items = kahve.game("turtle").rules.items
    sheets = np.zeros((3, 3, 3, len(items)), dtype=np.int32)
    sheets[:, :, 0, items.index("total")] = 9
    margins = pair_margins(matches, [Played(0, sheets, np.full((3, 3), 60, dtype=np.int32))] * 2)
    assert list(margins) == [("greedy", "simple"), ("greedy", "random"), ("simple", "random")]
    assert all(samples.shape == (3,) for samples in margins.values())


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


def test_rounds_go_on_from_what_was_played(duel: Match, tmp_path: Path) -> None:
    growing = Growing(duel, 12, DealsFolder(tmp_path / "d", duel))
    first = run(duel, 8, compiled=False, engine=Threads(1), folder=growing).played
    more = run(duel, 24, compiled=False, engine=Threads(1), folder=growing).played
    assert more.sheets[: first.blocks].tobytes() == first.sheets.tobytes()
    again = Growing(duel, 12, DealsFolder(tmp_path / "d", duel))
    assert sorted(again.known) == list(range(6)), "the folder holds every chunk of two blocks"
    whole = run(duel, 24, compiled=False, engine=Threads(1)).played
    assert more.sheets.tobytes() == whole.sheets.tobytes()


def test_the_pages_hold_every_figure_and_need_no_other_file() -> None:
    matches, played = played_round_robin({"greedy": 2.0, "simple": 0.0, "random": -2.0}, 200, 5)
    ratings = rated(matches, played)
    listed = rating_page(matches, ratings, ["The order is <known>."], "kahve lab rate pisti")
    match = match_page(matches[0], results(PISTI, matches[0].players, played[0]), command="kahve lab match pisti")
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
    page = match_page(match, results(PISTI, match.players, Played(0, sheets, np.full((9, 1), 48, dtype=np.int32))))
    assert "is better" not in page
    assert "9 deals" in page
