"""What is there in truth of the points of a review: what is taken off, and how that is measured."""

from __future__ import annotations

import math
import random
import runpy
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import kahve
from kahve.bots.belief.decisions import choices
from kahve.bots.review.reviews import given_away
from kahve.bots.search.searcher import Search
from kahve.games import GAMES
from kahve.games.books import folder_of
from kahve.games.truth import FILE, Truth, TruthError, read_truth, truth_of, written_truth

pytestmark = pytest.mark.usefixtures("rules_at_hand")

BENCHMARK = Path(__file__).parent.parent / "benchmarks" / "truth.py"


@pytest.fixture(scope="module")
def inquiry() -> Any:
    """The names of the script that measures it."""
    return SimpleNamespace(**runpy.run_path(str(BENCHMARK)))


def test_every_game_has_a_share_of_its_own_and_its_file_is_as_the_fit_writes_it(inquiry: Any) -> None:
    for name in GAMES:
        text = (folder_of(GAMES[name]) / FILE).read_text(encoding="utf-8")
        measured = "of this game" in text
        assert written_truth(truth_of(name), measured, inquiry.COMMAND) == text
    assert truth_of("a game of somebody") == Truth(1.0)


WHOLE = "share = 1\nrise = 0\naround = 2\nknown = 1\n"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (WHOLE.replace("share = 1", "share = 0"), "share cannot be 0: allowed are numbers from 0.01 to 2"),
        (WHOLE.replace("rise = 0", "rise = -0.2"), "rise cannot be -0.2: allowed are numbers from -0.1 to 1"),
        (WHOLE.replace("known = 1", "known = true"), "known cannot be True"),
        (WHOLE.replace("known = 1", "known = 2.5"), "known cannot be 2.5"),
        (WHOLE.replace("share = 1", 'share = "1"'), "share cannot be '1'"),
        (WHOLE.replace("around = 2", "around = 0"), "around cannot be 0: allowed are numbers from 0.01 to 10000"),
        (WHOLE.replace("around = 2", "around = nan"), "around cannot be nan"),
        ("part = 1", "share, rise, around, known are to be given, and there is part"),
        ("", "share, rise, around, known are to be given, and there is nothing"),
        (WHOLE + "part = 1", "are to be given, and there is share, rise, around, known, part"),
        ("share =", "Invalid value"),
    ],
)
def test_a_file_of_truth_is_refused_with_what_is_allowed(text: str, says: str) -> None:
    with pytest.raises(TruthError, match=f"mine.toml: .*{says}"):
        read_truth(text, "mine.toml")


def test_of_a_greater_difference_a_greater_share_is_there() -> None:
    truth = Truth(share=0.5, rise=0.1, around=2.0, known=0.9)
    assert [truth.share_at(points) for points in (1.0, 2.0, -2.0, 8.0)] == pytest.approx([0.4, 0.5, 0.5, 0.7])
    assert truth.share_at(8.0, known=True) == 0.9
    # Smaller and greater ones than any that were measured have the last share.
    assert [truth.share_at(points) for points in (0.0, 0.01, 0.25, 32.0, 500.0)] == pytest.approx([0.2, 0.2, 0.2, 0.9, 0.9])
    assert given_away(4.0, 2.0, truth) == pytest.approx(3 * (0.5 + 0.1 * math.log2(1.5)))
    assert given_away(4.0, 2.0, truth, known=True) == pytest.approx(2.7)


@pytest.mark.parametrize("rise", [0.1, 0.0, -0.04, -0.1])
def test_who_gave_away_more_is_told_more(rise: float) -> None:
    differences = [Truth(share=0.8, rise=rise, around=1.0).shrunk(less / 10, 0.1) for less in range(2, 600)]
    assert differences == sorted(set(differences))


def test_a_share_that_falls_is_found(inquiry: Any) -> None:
    falls, chance = Truth(share=0.9, rise=-0.05, around=1.0), random.Random(2)
    differences = [0.3 + chance.expovariate(1.0) for _ in range(6000)]
    decisions = [
        inquiry.Decision(place // 5, less, 0.01, False, chance.gauss(falls.shrunk(less, 0.01), 0.5))
        for place, less in enumerate(differences)
    ]
    fitted = inquiry.fit_to({"soup": decisions}, inquiry.Fit({}, {}, {}, {})).drawn()["soup"]
    assert fitted.rise == pytest.approx(-0.05, abs=0.02)
    assert fitted.share_at(1.0) == pytest.approx(0.9, abs=0.02)


def test_what_is_told_of_a_difference_is_what_is_there_of_it_on_average() -> None:
    """True differences of many sizes are found with chance; those that are told are there, and without the shares they are not."""
    chance = random.Random(3)
    said, count, true = 0.0, 0.0, 0.0
    for _ in range(40_000):
        worth = chance.choice((0.0, 0.5, 1.0, 2.0, 5.0)) * chance.random()
        less = chance.gauss(worth / 0.8, 0.5)
        points = given_away(less, 0.5, Truth(0.8))
        if points:
            said, count, true = said + points, count + less, true + worth
    assert true / said == pytest.approx(1.0, abs=0.1)
    assert true / count < 0.8


def decisions_of(inquiry: Any, share: float, spread: float, number: int, seed: int) -> list[Any]:
    """Made-up decisions of which this share is there in truth."""
    chance = random.Random(seed)
    return [
        inquiry.Decision(place // 5, less, 0.01, False, chance.gauss(share * less, spread))
        for place in range(number)
        for less in [chance.expovariate(0.5)]
    ]


def test_the_share_of_made_up_decisions_is_found_within_its_error(inquiry: Any) -> None:
    misses = 0
    for seed in range(40):
        decisions = decisions_of(inquiry, 0.8, 4.0, 400, seed)
        share, error = inquiry.share_of(decisions, inquiry.said_of(decisions, Truth()))
        assert 0.03 < error < 0.3
        misses += abs(share - 0.8) > 1.96 * error
    assert misses <= 6, "1 in 20 misses by chance"


def test_shares_that_differ_by_chance_are_drawn_together_and_others_are_left(inquiry: Any) -> None:
    alike, mean = inquiry.drawn_together({"a": (0.9, 0.1), "b": (0.8, 0.1)})
    assert alike == {"a": pytest.approx(0.85), "b": pytest.approx(0.85)}
    assert mean == pytest.approx(0.85)
    assert inquiry.drawn_together({"a": (0.9, 0.1), "none told": (math.nan, math.inf)}) == ({"a": 0.9}, 0.9)
    apart, _ = inquiry.drawn_together({"a": (1.0, 0.01), "b": (0.5, 0.01)})
    assert apart == {"a": pytest.approx(1.0, abs=0.01), "b": pytest.approx(0.5, abs=0.01)}


def test_the_shares_of_made_up_decisions_are_found(inquiry: Any) -> None:
    """With their rise, and where all is known; a game that was not measured has the mean of its family."""
    true = Truth(share=0.5, rise=0.1, known=0.8)
    chance = random.Random(1)
    decisions = []
    for place in range(6000):
        less, known = 0.5 + chance.expovariate(0.3), place % 3 == 0
        decisions.append(inquiry.Decision(place // 5, less, 0.01, known, chance.gauss(true.shrunk(less, 0.01, known), 2.0)))
    fit = inquiry.fit_to({"turtle": decisions}, inquiry.Fit({}, {}, {}, {}))
    around = fit.around["turtle"]
    assert 3 < around < 10
    for name, of_true in (("share", true.share_at(around)), ("rise", 0.1), ("known", 0.8)):
        value, error = getattr(fit, name)["turtle"]
        assert value == pytest.approx(of_true, abs=3 * error)
        assert 0 < error < 0.05
    drawn = fit.drawn()
    assert drawn["chili_dog"] == drawn["turtle"]
    assert drawn["turtle"].share_at(2.0) == pytest.approx(0.5, abs=0.1)
    assert drawn["hand_and_foot"].around == 100
    rows = inquiry.rows_of(kahve.game("turtle"), decisions, inquiry.said_of(decisions, drawn["turtle"]))
    assert all(row.share == pytest.approx(1.0, abs=0.1) for row in rows if row.said > 0.5)


def test_a_bin_that_is_not_known_to_a_fifth_is_one_with_the_next(inquiry: Any) -> None:
    """A bin of 300 decisions with a spread of 4 is known to 0.45, so the first two say nothing by themselves."""
    chance = random.Random(2)
    points = [middle for middle in (0.25, 0.75, 1.5, 3.0, 8.0) for _ in range(300)]
    decisions = [inquiry.Decision(place, each, 0.0, False, chance.gauss(each, 4.0)) for place, each in enumerate(points)]
    rows = inquiry.rows_of(kahve.game("turtle"), decisions, points)
    assert [(row.low, row.high, row.decisions) for row in rows] == [(0, 4, 1200), (4, math.inf, 300)]
    assert all(row.is_known for row in rows)
    certain = [each._replace(true=each.less) for each in decisions]
    assert [row.decisions for row in inquiry.rows_of(kahve.game("turtle"), certain, points)] == [300] * 5
    # Where nothing is known all is one bin, and the last is one with the bin before it.
    vague = [each._replace(true=100 * each.true) for each in decisions]
    assert [row.bounds for row in inquiry.rows_of(kahve.game("turtle"), vague, points)] == ["more than 0"]
    last = [each._replace(true=chance.gauss(8.0, 16.0)) if each.less > 4 else each for each in certain]
    assert [row.low for row in inquiry.rows_of(kahve.game("turtle"), last, points)] == [0, 0.5, 1, 2]


def share_by_halves(decisions: list[Any], truths: list[Truth]) -> float:
    """How much of what is said is there, if even deals are told by the first of these and the others by the second."""
    said = sum(truths[each.deal % 2].shrunk(each.less, each.error) for each in decisions)
    return sum(each.true for each in decisions) / float(said)


def test_no_deal_helps_to_fit_the_share_that_it_is_told_by(inquiry: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    changed = [each._replace(less=1 + each.less % 3) for each in decisions_of(inquiry, 1, 0, 400, 1)]
    decisions = [each._replace(true=0.5 * each.less if each.deal % 2 == 0 else each.less) for each in changed]
    inquiry.add(tmp_path / "pisti.csv.gz", decisions[:100])
    inquiry.add(tmp_path / "pisti.csv.gz", decisions[100:])
    assert len(inquiry.read(tmp_path / "pisti.csv.gz")) == 400
    alone = {"pisti": decisions}
    of_halves = [{"pisti": [each for each in decisions if each.deal % 2 == half]} for half in (1, 0)]
    none = inquiry.Fit({}, {}, {}, {})
    assert [inquiry.fit_to(half, none).share["pisti"][0] for half in of_halves] == pytest.approx([1.0, 0.5], abs=0.001)
    assert inquiry.fit_to(alone, none).share["pisti"][0] == pytest.approx(0.75, abs=0.03)
    inquiry.fit(tmp_path, write=False)
    said = capsys.readouterr().out
    assert "pisti: 80 deals" in said
    # The even deals are told by the numbers of the odd ones, and half of it is there; the odd ones the other way round. Both are drawn.
    fit, _ = inquiry.stored_fit(alone)
    halves = [inquiry.fit_to(half, fit).drawn()["pisti"] for half in of_halves]
    assert halves[0].share > halves[1].share + 0.2
    assert f"share of the truth in what is said: {share_by_halves(decisions, halves):.2f} " in said


def test_a_game_that_is_not_asked_again_keeps_its_shares(inquiry: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    decisions = decisions_of(inquiry, 1, 0, 400, 1)
    fit, deals = inquiry.stored_fit({"pisti": decisions})
    measured = {name for name in GAMES if "of this game" in (folder_of(GAMES[name]) / FILE).read_text(encoding="utf-8")}
    assert set(fit.share) == set(fit.rise) == set(fit.known) == set(fit.around) == set(deals) == measured - {"pisti"}
    inquiry.add(tmp_path / "pisti.csv.gz", decisions)
    for name in ("DATA", "SHARES"):
        copied = tmp_path / f"{name}.txt"
        copied.write_text(getattr(inquiry, name).read_text(encoding="utf-8"), encoding="utf-8")
        monkeypatch.setitem(inquiry.fit.__globals__, name, copied)
    monkeypatch.setitem(inquiry.fit.__globals__, "folder_of", lambda name: tmp_path)
    inquiry.fit(tmp_path, write=True)
    rows = {name: getattr(inquiry, name).read_text(encoding="utf-8").splitlines() for name in ("DATA", "SHARES")}
    for name, before in rows.items():
        now = (tmp_path / f"{name}.txt").read_text(encoding="utf-8").splitlines()
        assert [line for line in now if not line.startswith("pisti,")] == [line for line in before if not line.startswith("pisti,")]
        assert [line for line in now if line.startswith("pisti,")] != [line for line in before if line.startswith("pisti,")]


@pytest.mark.parametrize("name", ["pisti", "hand_and_foot", "soup"])
def test_a_true_difference_depends_on_the_cards_as_they_lie(inquiry: Any, name: str) -> None:
    """The stock is shuffled, and the rest of the record stays; the same move brings as much as itself."""
    table, chance = kahve.new(name), random.Random(1)
    table.deal(seed=5)
    for _ in range(12):
        table.play(chance.choice(table.moves))
    while len(table.moves) < 2:
        table.play(table.moves[0])
    before = str(table)
    if name != "soup":
        tables = table.game.rules.layout.new(1)
        tables[0] = table.record
        record, stock = tables[0], table.record.stock[: table.record.stock_size].tolist()
        inquiry.shuffle_stock(record, chance)
        assert sorted(record.stock[: record.stock_size].tolist()) == sorted(stock)
        assert record.stock[: record.stock_size].tolist() != stock
        record.stock[: record.stock_size] = stock
    assert str(table) == before
    while table.turn >= 0:
        table.play(chance.choice(table.moves))
    inquiry_of_table = inquiry.Inquiry(table.game, table.house, ["greedy"], Search(simulations=64, depth=1, stretches=1), 2, 0.1)
    decisions = list(inquiry_of_table.of_deal(3))
    assert decisions
    assert decisions == list(inquiry_of_table.of_deal(3)), "the same deal gives the same"
    assert all(each.less >= 0 and each.error >= 0 and math.isfinite(each.true) for each in decisions)
    _, choice_list = choices(table.game, table.house, table.first_dealer, table.history, 1)
    assert len(decisions) < len(choice_list)


def test_the_seat_itself_plays_on_like_the_club_player(inquiry: Any) -> None:
    """The player of that seat makes no difference, so that later errors do not count; the others do."""
    table, chance = kahve.new("pisti", seats=2), random.Random(5)
    table.deal(seed=5)
    while table.turn >= 0:
        table.play(chance.choice(table.moves))
    start, decisions = choices(table.game, table.house, table.first_dealer, table.history, 1)
    choice = next(each for each in decisions if each.seat == start.turn)
    best = next(move for move in choice.moves if move != choice.move)
    me = choice.seat

    def true(mine: str, other: str) -> float:
        players = [mine if seat == me else other for seat in range(2)]
        return float(inquiry.true_difference(start, choice, best, players, 40, 3))

    assert true("random", "greedy") == true("greedy", "greedy") != true("greedy", "random")


def test_what_is_told_follows_from_the_decisions_that_are_kept(inquiry: Any) -> None:
    """Whoever fits the files of docs/data/truth again gets the numbers that reviews tell by."""
    by_game = inquiry.game_files(inquiry.DATA.parent / "truth")
    assert len(by_game) == 7
    fit, _ = inquiry.stored_fit(by_game)
    assert inquiry.fit_to(by_game, fit).drawn() == {name: truth_of(name) for name in GAMES}
