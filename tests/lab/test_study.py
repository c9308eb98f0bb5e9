import re
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path

import numpy as np
import pytest

from kahve.bots import UnknownBot
from kahve.engine.house import HouseError
from kahve.lab.estimate import Estimate
from kahve.lab.grid import figures_of_pairs, gridded, sums_of
from kahve.lab.grid_page import grid_page
from kahve.lab.page import page
from kahve.lab.plots import Row, plot, ticks
from kahve.lab.results import Played
from kahve.lab.run import Outcome
from kahve.lab.study import CHANGE, LEAD, MATTERED, MOVES, TURNED, Measure, StudySums, Sweep, figures_of, swept

Play = Callable[..., Outcome]
TWO = {"seats": 2}


def measured(sweep: Sweep, played: list[Played]) -> list[Measure]:
    sums = StudySums(sweep.matches, sweep.values.index(sweep.yardstick))
    sums.add(played)
    return figures_of(sweep, sums)


def figures(sweep: Sweep, played: list[Played]) -> dict[tuple[str, str], Measure]:
    return {(one.value, one.name): one for one in measured(sweep, played)}


@pytest.fixture(scope="module")
def jacks() -> tuple[Sweep, list[Played]]:
    from kahve.lab.match import Chunk, play_chunk

    sweep = swept("pisti", "jack_on_jack_bonus", ["10", "20", "30"], ["random"], 11, TWO)
    return sweep, [play_chunk(match, Chunk(0, 0, 40), compiled=False) for match in sweep.matches]


def test_what_differs_comes_from_the_rule(jacks: tuple[Sweep, list[Played]]) -> None:
    sweep, played = jacks
    assert sweep.yardstick == 20
    known = figures(sweep, played)
    # Random players do not know the rule: the same deals are played, and only the count differs, by the bonus.
    bonus = sweep.game.rules.items.index("bonus")
    assert (played[0].sheets[..., 0] == played[1].sheets[..., 0]).all()
    with_jacks = (played[2].sheets[..., bonus] != played[1].sheets[..., bonus]).any(axis=(1, 2))
    for value in ("10", "30"):
        mattered = known[value, MATTERED].estimate
        assert mattered is not None
        assert mattered.mean == with_jacks.mean() > 0
        assert mattered.low < mattered.mean < mattered.high
    change = known["30", CHANGE].estimate
    assert change is not None
    lead = played[2].sheets[:, 0, :, -1].astype(int) - played[1].sheets[:, 0, :, -1]
    assert change.mean == pytest.approx((lead[:, 0] - lead[:, 1]).mean())


def test_the_yardstick_does_not_differ_from_itself(jacks: tuple[Sweep, list[Played]]) -> None:
    known = figures(*jacks)
    for name in (CHANGE, MATTERED, TURNED):
        assert known["20", name].estimate == Estimate(0.0, 0.0, 40, 0.0, 0.0)


def test_the_figures_are_those_of_the_deals(jacks: tuple[Sweep, list[Played]]) -> None:
    sweep, played = jacks
    known = figures(sweep, played)
    total = sweep.game.rules.items.index("total")
    points = played[0].sheets[:, 0, :, total].astype(float)
    for name, mean in (
        (LEAD, (points[:, 0] - points[:, 1]).mean()),
        ("points_0", points[:, 0].mean()),
        ("points_1", points[:, 1].mean()),
        (MOVES, 48.0),
        ("sheet_card_points", played[0].sheets[..., sweep.game.rules.items.index("card_points")].mean()),
    ):
        one = known["10", name].estimate
        assert one is not None
        assert one.mean == pytest.approx(mean)


def test_where_points_are_bad_the_lead_is_how_many_fewer(play: Play) -> None:
    sweep = swept("turtle", "word_mode", ["strict"], ["random"], 2, {})
    played = [play(match, 4).played for match in sweep.matches]
    lead = figures(sweep, played)["strict", LEAD].estimate
    total = sweep.game.rules.items.index("total")
    points = played[list(sweep.values).index("strict")].sheets[:, 0, :, total].astype(float)
    assert lead is not None
    assert lead.mean == pytest.approx((points[:, 1:].mean(axis=1) - points[:, 0]).mean())


def test_the_default_is_played_too_where_it_is_not_named() -> None:
    assert swept("pisti", "jack_on_jack_bonus", ["10"], ["random"], 1, TWO).values == (20, 10)
    assert swept("pisti", "jack_on_jack_bonus", ["10"], ["random"], 1, TWO, "turkish_app").yardstick == 30
    given = swept("pisti", "jack_on_jack_bonus", ["10"], ["random"], 1, {**TWO, "jack_on_jack_bonus": "30"})
    assert (given.yardstick, given.values) == (30, (30, 10))
    assert swept("pisti", "jack_on_jack_bonus", ["10", "10", "20"], ["random"], 1, TWO).values == (10, 20)


def test_where_other_cards_are_dealt_nothing_is_said_of_what_mattered(play: Play) -> None:
    sweep = swept("pisti", "seats", ["2", "3"], ["random"], 1, {})
    assert sweep.yardstick == 4
    known = figures(sweep, [play(match, 2).played for match in sweep.matches])
    assert known["2", MATTERED].estimate is None
    assert known["4", MATTERED].estimate is not None
    assert ("3", "points_2") in known
    assert ("2", "points_2") not in known
    html = page(sweep, list(known.values()), 2)
    assert "side 3" in html
    assert "The result is another" not in html.partition("<table>")[0], "there is nothing to draw"
    outline = html.partition("<table>")[2]
    assert outline.index("Points of side 2") < outline.index("Points of side 3") < outline.index("Length")


def test_a_void_deal_differs_from_one_that_is_played(jacks: tuple[Sweep, list[Played]]) -> None:
    sweep, played = jacks
    lengths = played[0].lengths.copy()
    lengths[0] = 0
    sheets = played[1].sheets.copy()
    sheets[0] = 0
    known = figures(sweep, [Played(0, sheets, lengths), played[1], played[2]])
    mattered, lead = known["10", MATTERED].estimate, known["10", LEAD].estimate
    assert mattered is not None
    assert lead is not None
    assert mattered.mean == pytest.approx(1 / 40)
    assert lead.blocks == 39


@pytest.mark.parametrize(
    ("option", "values", "players", "error", "says"),
    [
        ("jack_bonus", ["1"], ["random"], HouseError, "There is no house rule jack_bonus"),
        ("jack_on_jack_bonu", ["1"], ["random"], HouseError, "Did you mean jack_on_jack_bonus"),
        ("jack_on_jack_bonus", ["10", "many"], ["random"], HouseError, "jack_on_jack_bonus cannot be many: allowed are"),
        ("jack_on_jack_bonus", ["10"], ["nobody"], UnknownBot, "There is no player 'nobody'"),
        ("seats", ["2", "3"], ["greedy", "random"], HouseError, "cannot be seated evenly: there are 3 seats"),
    ],
)
def test_what_cannot_be_studied_is_refused(option: str, values: list[str], players: list[str], error: type[Exception], says: str) -> None:
    with pytest.raises(error, match=says):
        swept("pisti", option, values, players, 1, {})


class Outline(HTMLParser):
    """What a page is made of: its elements, and whether each is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.attributes: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.attributes.append((tag, dict(attrs)))
        if tag not in ("meta", "line", "path"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.attributes.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_page_needs_nothing_else_and_can_be_read_aloud(jacks: tuple[Sweep, list[Played]]) -> None:
    sweep, played = jacks
    html = page(sweep, measured(sweep, played), 40, "kahve lab study & so on")
    outline = Outline()
    outline.feed(html)
    assert outline.open == []
    assert not [attributes for _, attributes in outline.attributes if {"src", "href"} & set(attributes)]
    assert "url(" not in html
    assert "http" not in html
    assert "prefers-color-scheme: dark" in html
    assert "<code>kahve lab study &amp; so on</code>" in html
    plots = [attributes for tag, attributes in outline.attributes if tag == "svg" and "role" in attributes]
    assert len(plots) >= 5
    ids = [attributes["id"] for _, attributes in outline.attributes if "id" in attributes]
    assert len(set(ids)) == len(ids)
    for drawn in plots:
        assert drawn["role"] == "img"
        assert set(str(drawn["aria-labelledby"]).split()) <= set(ids)
    assert "The same by every value: Length, Cards taken, Card points, Most cards." in html
    for one in measured(sweep, played):
        assert f">{one.title}, {one.unit}</th>" in html.replace("&#x27;", "'")


def test_dots_stand_at_their_figures_and_lines_at_their_intervals() -> None:
    drawn = plot("p", "T", ["a", "b"], [Row("r", [Estimate(0.0, 1, 9, -2.0, 2.0), Estimate(10.0, 1, 9, 8.0, 12.0)])])
    outline = Outline()
    outline.feed(drawn)
    lines = [dict(attributes) for tag, attributes in outline.attributes if tag == "line" and "class" not in attributes]
    heights = [(float(str(line["y1"])), float(str(line["y2"]))) for line in lines]
    (low, high), (low_other, high_other) = heights
    assert low - high == pytest.approx(low_other - high_other, abs=0.2)
    assert low - low_other == pytest.approx((low - high) / 4 * 10, abs=0.5)


@pytest.mark.parametrize(("low", "high"), [(0, 1), (-3.2, 4.9), (48, 48.01), (1e-4, 3e-4), (-20000, 81234.5)])
def test_the_scale_holds_all_and_is_not_crowded(low: float, high: float) -> None:
    steps = ticks(low, high)
    assert steps[0] <= low + 1e-9
    assert steps[-1] >= high - 1e-9
    assert 3 <= len(steps) <= 9
    assert np.diff(steps) == pytest.approx(steps[1] - steps[0])
    drawn = plot("p", "T", ["a"], [Row("r", [Estimate(low, 1, 9, low, high)])])
    written = [float(match) for match in re.findall(r'text-anchor="end">([-0-9.]+)<', drawn)]
    assert np.diff(written) == pytest.approx(written[1] - written[0]), "no step is rounded away"


def test_a_page_of_a_single_block_says_what_it_does_not_know(play: Play, tmp_path: Path) -> None:
    sweep = swept("pisti", "jack_on_jack_bonus", ["20"], ["random"], 1, TWO)
    html = page(sweep, measured(sweep, [play(match, 1).played for match in sweep.matches]), 1)
    assert "nan" not in html


def test_pairs_of_values_are_held_against_one_pair(play: Play) -> None:
    grid = gridded("pisti", ("match_bonus", ["0", "10"]), ("jack_on_jack_bonus", ["20", "30"]), ["random"], 11, TWO)
    assert grid.yardstick == (10, 20)
    sums = sums_of(grid)
    sums.add([play(match, 12).played for match in grid.matches.values()])
    known = figures_of_pairs(grid, sums)
    mattered = {pair: next(each.estimate for each in measures if each.name == MATTERED) for pair, measures in known.items()}
    assert mattered[10, 20] == Estimate(0.0, 0.0, 12, 0.0, 0.0)
    # Random players do not know the rules, so both changes together matter where one of them does, and may cancel out nowhere here.
    assert mattered[0, 30] is not None
    assert mattered[0, 20] is not None
    assert mattered[0, 30].mean >= mattered[0, 20].mean > 0
    html = grid_page(grid, known, 12, "kahve lab study pisti")
    assert html.count('class="more yardstick"') + html.count('class="less yardstick"') == html.count("<table")
    assert "http" not in html


def test_pairs_that_do_not_go_together_are_named() -> None:
    grid = gridded("hand_and_foot", ("seats", ["4", "6"]), ("teams", ["usual", "three_teams_of_two"]), ["random"], 1, {})
    assert list(grid.refused) == [(4, "three_teams_of_two")]
    assert "it needs 6" in grid.refused[4, "three_teams_of_two"]
    with pytest.raises(HouseError, match="seats is named twice"):
        gridded("pisti", ("seats", ["2"]), ("seats", ["3"]), ["random"], 1, {})
