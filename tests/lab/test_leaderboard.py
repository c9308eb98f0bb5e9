"""The public benchmark: parts of every row of the committed file are played again, and false rows are refused by name."""

from __future__ import annotations

import hashlib
import json
import runpy
from collections.abc import Callable
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import kahve
from kahve.engine.house import values_of
from kahve.lab import leaderboard
from kahve.lab.leaderboard import Board, LeaderboardError, Row, drawn, objection_to, pace, read_board, row_of, write_board
from kahve.lab.match import Chunk, Match, play_chunk
from kahve.lab.results import Played, Tally
from kahve.terminal.main import app

ROOT = Path(__file__).parents[2]
PLAYERS = ROOT / "examples" / "players"
"""Where the players of others lie whose rows are in the file."""
DEFINITION = "be0801c7ba25"
"""A hash of what is played. If it has to change, raise `version` in the file, play every row again, and write the new hash here."""

FLAKY = """
import itertools
count = itertools.count()
def flaky(view, moves, rng):
    return moves[next(count) ** 2 // 7 % len(moves)]
def lost(view, moves, rng):
    raise ValueError("lost")
"""


@pytest.fixture(autouse=True)
def among_the_players(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(PLAYERS))
    monkeypatch.chdir(PLAYERS)


@pytest.fixture
def small() -> Board:
    """A board of one game, and of quick players that know each other."""
    board = read_board()
    return replace(board, tasks=(replace(board.tasks[0], blocks=2),), pool=("random", "plain"), exploiter="greedy", rows=())


def play(matches: list[Match], blocks: int) -> list[list[Played]]:
    return [[play_chunk(match, Chunk(block, block, 1), compiled=False) for match in matches] for block in range(blocks)]


def with_block(row: Row, game: str, other: str, number: int, block: tuple[int, int] | None) -> Row:
    """The row with another result of one of its blocks."""
    score = row.games[game]
    blocks = list(score.over[other])
    blocks[number] = block
    return replace(row, games=dict(row.games) | {game: replace(score, over=dict(score.over) | {other: tuple(blocks)})})


@pytest.mark.parametrize("row", [pytest.param(row, id=row.player) for row in read_board().rows])
def test_parts_of_a_row_come_out_again(row: Row) -> None:
    objection = objection_to(row, read_board())
    assert objection is None, objection


def test_the_players_of_the_leaderboard_are_there_once_and_play_the_same_games() -> None:
    board = read_board()
    names = [row.player for row in board.rows]
    assert len(names) == len(set(names)) >= 4
    definition = asdict(replace(board, rows=()))
    assert hashlib.sha256(json.dumps(definition, sort_keys=True).encode()).hexdigest()[:12] == DEFINITION
    for task in board.tasks:
        game = kahve.game(task.game)
        house = kahve.new(task.game, house=task.house).house
        assert task.house == ",".join(f"{name}={value}" for name, value in values_of(house).items()), "every house rule is said"
        assert game.version == task.rules


def test_a_row_is_made_kept_and_played_again(small: Board, tmp_path: Path) -> None:
    row = row_of("simple", "me", small, play)
    assert row.repeats
    assert list(row.games["pisti"].over) == ["random", "plain", "greedy"]
    file = tmp_path / "rows.json"
    worse = with_block(replace(row, player="worse"), "pisti", "random", 1, (-900, 0))
    write_board(small.with_row(worse).with_row(row), file)
    board = read_board(file)
    assert [each.player for each in board.rows] == ["simple", "worse"]
    assert board.rows[0] == row
    assert objection_to(row, board) is None
    assert objection_to(row, board, play) is None
    assert board.with_row(replace(row, by="you")).rows[1].by == "you"


def test_a_false_row_is_named_with_what_it_should_be(small: Board) -> None:
    row = row_of("simple", "me", small, play)
    points, wins = row.games["pisti"].over["plain"][1] or (0, 0)
    false = with_block(row, "pisti", "plain", 1, (points + 1, wins))
    sentence = f"The row of simple is false in pisti: block 1 against plain is {points}:{wins}, and not {points + 1}:{wins}."
    assert objection_to(false, small, play) == sentence
    void = with_block(row, "pisti", "plain", 1, None)
    assert str(objection_to(void, small, play)).endswith(f"is {points}:{wins}, and not void.")
    # Six draws from six blocks miss one block in a third of all rows.
    false_rows = [with_block(row, "pisti", "plain", 1, (points + more, wins)) for more in range(1, 13)]
    assert sum(objection_to(each, small) is not None for each in false_rows) >= 5
    assert objection_to(replace(false, games={"pisti": replace(false.games["pisti"], repeats=False)}), small) is None


def test_which_blocks_are_played_again_depends_on_the_whole_row() -> None:
    board = read_board()
    row = board.rows[0]
    blocks = drawn(row, board)
    assert drawn(row, board) == blocks
    assert {task.game for task, *_ in blocks} <= set(row.games)
    block = row.games["pisti"].over["plain"][7]
    assert drawn(with_block(row, "pisti", "plain", 7, None), board) != blocks
    assert drawn(with_block(row, "pisti", "plain", 7, block), board) == blocks


def test_a_block_with_a_void_deal_counts_against_nobody(small: Board) -> None:
    row = row_of("simple", "me", small, play)
    alone = with_block(with_block(row, "pisti", "plain", 1, None), "pisti", "random", 1, None)
    void, task = with_block(row, "pisti", "plain", 1, None), small.tasks[0]
    assert str(small.figures(void, task)) == str(small.figures(alone, task))
    assert small.figures(void, task).points.blocks == 1


def test_the_figures_are_those_of_the_matches(small: Board) -> None:
    row, task = row_of("simple", "me", small, play), small.tasks[0]
    figures = small.figures(row, task)
    parts = [play_chunk(match, Chunk(0, 0, 2), compiled=False) for match in small.matches("simple", task)]
    tallies = [Tally(match.game, match.players, 2) for match in small.matches("simple", task)]
    for tally, part in zip(tallies, parts, strict=True):
        tally.add(part)
    results = [tally.results() for tally in tallies]
    assert list(figures.over.values()) == [result.over_others() for result in results]
    assert figures.won == pytest.approx(sum(result.wins(0).mean for result in results[:2]) / 2 - 0.5)


def test_rows_that_are_new_or_changed_are_played_whole_by_the_public_ci(small: Board) -> None:
    row = row_of("random", "me", small, play)
    changed = runpy.run_path(str(ROOT / ".ci" / "rows.py"))["changed"]
    board = small.with_row(row).with_row(replace(row, player="plain"))
    assert changed(board, board) == []
    assert changed(None, board) == ["random", "plain"]
    assert changed(small.with_row(row), board) == ["plain"]
    assert changed(board, board.with_row(with_block(row, "pisti", "plain", 0, (1, 1)))) == ["random"]
    assert changed(replace(board, seed=2), board) == ["random", "plain"]


def test_the_points_are_the_mean_over_the_pool_and_not_over_the_exploiter(small: Board) -> None:
    figures = small.figures(row_of("random", "me", small, play), small.tasks[0])
    assert figures.points.mean == pytest.approx((figures.over["random"].mean + figures.over["plain"].mean) / 2)
    assert figures.worst[1].mean == min(figure.mean for figure in figures.over.values())


def test_a_player_that_does_not_repeat_its_play_stands_last_and_one_that_fails_is_refused(
    small: Board, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "flaky_players.py").write_text(FLAKY)
    monkeypatch.syspath_prepend(str(tmp_path))
    row = row_of("flaky_players:flaky", "me", small, play)
    assert not row.repeats
    board = small.with_row(with_block(row, "pisti", "plain", 0, (900, 4))).with_row(row_of("random", "me", small, play))
    assert [each.player for each in board.ranked] == ["random", "flaky_players:flaky"]
    assert objection_to(row, small) is None
    with pytest.raises(LeaderboardError, match=r"A row needs a player without failures. .*lost"):
        row_of("flaky_players:lost", "me", small, play)


def test_a_player_over_the_budget_is_refused(small: Board, monkeypatch: pytest.MonkeyPatch) -> None:
    assert pace(small.matches("plain", small.tasks[0])[0]) < 1000
    monkeypatch.setattr(leaderboard, "BUDGET", 0.0)
    with pytest.raises(LeaderboardError, match=r"^'?plain'? takes \d+ milliseconds for a move of pisti; the budget is 0\.$"):
        row_of("plain", "me", small, play)


def test_other_rules_need_a_new_version_of_the_benchmark(small: Board) -> None:
    with pytest.raises(LeaderboardError, match=r"is for version 0\.1 of the rules of pisti, and this is \d"):
        small.matches("plain", replace(small.tasks[0], rules="0.1"))


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda data: data.pop("pool"), "is not a leaderboard: "),
        (lambda data: data["rows"].append(7), r"^Row \d+ \(None\) cannot be read: "),
        (lambda data: data["rows"][0].pop("by"), r"^Row 1 \(.*\) cannot be read: KeyError .*by"),
        (lambda data: data["rows"][0]["games"].pop("soup"), r"^Row 1 \(.*\) has the games .*; it should have pisti, .*, soup\.$"),
        (lambda data: data["rows"][0]["games"]["pisti"]["over"].update(plain="1:2 3"), r"^Row 1 \(.*\) cannot be read: ValueError "),
        (lambda data: data["rows"][0]["games"]["pisti"]["over"].pop("plain"), r"false in pisti: it should have the opponents plain, gr"),
        (lambda data: data["rows"][0]["games"]["basra"]["over"].update(plain="1:2"), r"false in basra: it should have 80 blocks against"),
        (lambda data: data["rows"][0]["games"]["soup"].update(milliseconds=2500), r"it takes 2500 milliseconds for a move, and the bu"),
    ],
)
def test_a_file_that_is_not_a_leaderboard_is_refused(change: Callable[[Any], object], says: str, tmp_path: Path) -> None:
    data = json.loads(leaderboard.FILE.read_text(encoding="utf-8"))
    change(data)
    file = tmp_path / "rows.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(LeaderboardError, match=says):
        read_board(file)


def test_the_command_shows_the_rows_and_makes_one(small: Board, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = CliRunner().invoke(app, ["lab", "leaderboard", "--plain"])
    assert shown.exit_code == 0
    assert "greedy: " in shown.stdout
    file = tmp_path / "rows.json"
    write_board(small, file)
    words = ["lab", "leaderboard", "plain", "--rows", str(file), "--by", "Ayşe", "--workers", "1", "--plain"]
    shown_row = CliRunner().invoke(app, words)
    assert (shown_row.exit_code, shown_row.stderr) == (0, ""), shown_row.output
    assert "plain: " in shown_row.stdout
    assert "points a deal more than the pool" in shown_row.stdout
    assert [(row.player, row.by) for row in read_board(file).rows] == [("plain", "Ayşe")]
    checked = CliRunner().invoke(app, ["lab", "leaderboard", "--rows", str(file), "--check", "--plain"])
    assert "1 row came out again, in part." in checked.stdout
    whole = CliRunner().invoke(app, ["lab", "leaderboard", "plain", "--rows", str(file), "--check", "--workers", "1", "--plain"])
    assert "The row of plain came out again." in whole.stdout
    row = read_board(file).rows[0]
    write_board(small.with_row(with_block(row, "pisti", "random", 0, (1, 1))), file)
    refused = CliRunner().invoke(app, ["lab", "leaderboard", "plain", "--rows", str(file), "--check", "--workers", "1"])
    assert refused.exit_code == 2
    assert "The row of plain is false in pisti" in refused.stderr
    for bad, says in ((["--by", "me"], "--by is for a player"), (["simple", "--check"], "There is no row of simple to check.")):
        assert says in CliRunner().invoke(app, ["lab", "leaderboard", *bad]).stderr
