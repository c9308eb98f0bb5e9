"""The public benchmark: every row of the committed file is played again in part, and false rows are refused by name."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import kahve
from kahve.engine.house import values_of
from kahve.lab import leaderboard
from kahve.lab.leaderboard import Board, LeaderboardError, Row, Score, objection_to, pace, read_board, row_of, write_board
from kahve.lab.match import Chunk, Match, play_chunk
from kahve.lab.results import Played
from kahve.terminal.main import app

PLAYERS = Path(__file__).parents[2] / "examples" / "players"
"""Where the players of others lie whose rows are in the file."""
DEFINITION = "56ed4017fd32"
"""A hash of what is played. If it has to change, raise `version` in the file, play every row again, and write the new hash here."""

FLAKY = """
import itertools
count = itertools.count()
def flaky(view, moves, rng):
    return moves[next(count) // 3 % len(moves)]
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


def play(matches: list[Match], blocks: int) -> list[Played]:
    return [play_chunk(match, Chunk(0, 0, blocks), compiled=False) for match in matches]


@pytest.mark.parametrize("row", [pytest.param(row, id=row.player) for row in read_board().rows])
def test_a_row_of_the_leaderboard_comes_out_again(row: Row) -> None:
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


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda score: replace(score, first="0" * 16), "is false in pisti: the first block of each match has the digest "),
        (lambda score: replace(score, first="0" * 16), r", and not '?0000000000000000'?\.$"),
        (
            lambda score: replace(score, points=(99.0, 98.0, 100.0)),
            r"its points should be -?\d+\.\d\d, the mean .*, and not 99\.0\.$",
        ),
        (lambda score: replace(score, over={"random": (1.0, 0.0, 2.0)}), r"it should have the opponents plain, greedy, .*\.$"),
        (lambda score: replace(score, milliseconds=2500.0), r"it takes 2500 milliseconds for a move, and the budget is 1000\.$"),
    ],
)
def test_a_false_row_is_named_with_what_it_should_be(change: Callable[[Score], Score], says: str) -> None:
    board = read_board()
    row = next(row for row in board.rows if row.player == "greedy")
    false = replace(row, games={**row.games, "pisti": change(row.games["pisti"])})
    objection = objection_to(false, board, games=["pisti"])
    assert objection is not None
    assert objection.startswith("The row of greedy is false in pisti: ")
    assert re.search(says, objection), objection


def test_a_row_is_made_kept_and_played_again(small: Board, tmp_path: Path) -> None:
    row = row_of("simple", "me", small, play)
    assert row.repeats
    assert list(row.games["pisti"].over) == ["random", "plain", "greedy"]
    file = tmp_path / "rows.json"
    write_board(small.with_row(row).with_row(replace(row, player="best", games={"pisti": replace(row.games["pisti"], won=0.9)})), file)
    board = read_board(file)
    assert [each.player for each in board.rows] == ["best", "simple"]
    assert board.rows[1] == row
    assert objection_to(row, board) is None
    assert board.with_row(replace(row, by="you")).rows[1].by == "you"
    false = replace(row, games={"pisti": replace(row.games["pisti"], first="0")})
    assert "false in pisti" in str(objection_to(false, board))


def test_the_points_are_the_mean_over_the_pool_and_not_over_the_exploiter(small: Board) -> None:
    score = row_of("random", "me", small, play).games["pisti"]
    assert score.points[0] == pytest.approx((score.over["random"][0] + score.over["plain"][0]) / 2, abs=0.011)
    assert score.worst[1][0] == min(figure[0] for figure in score.over.values())


def test_a_player_that_does_not_repeat_its_play_stands_last_and_one_that_fails_is_refused(
    small: Board, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "flaky_players.py").write_text(FLAKY)
    monkeypatch.syspath_prepend(str(tmp_path))
    row = row_of("flaky_players:flaky", "me", small, play)
    assert not row.repeats
    board = small.with_row(replace(row, games={"pisti": replace(row.games["pisti"], won=1.0)})).with_row(
        row_of("random", "me", small, play)
    )
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
        (lambda data: data["rows"][0]["games"]["pisti"].update(points=[3, 4, 5]), r"is not a mean with an interval around it"),
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
    assert "The first deals of 1 row came out again." in checked.stdout
    row = read_board(file).rows[0]
    write_board(small.with_row(replace(row, games={"pisti": replace(row.games["pisti"], first="0")})), file)
    refused = CliRunner().invoke(app, ["lab", "leaderboard", "--rows", str(file), "--check"])
    assert refused.exit_code == 2
    assert "The row of plain is false in pisti" in refused.stderr
    for bad, says in ((["--by", "me"], "--by is for a player"), (["plain", "--check"], "--check plays the first deals of every row")):
        assert says in CliRunner().invoke(app, ["lab", "leaderboard", *bad]).stderr
