"""`kahve lab leaderboard`: the public benchmark, its rows, and the row of a player."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from ...cards.quoting import printable
from ...language import later
from ..figures import draw, is_narrow, say
from ..manual import argument, option
from ..options import BadInput
from ..paper import Paper, paper
from .lab_options import Shown, Work
from .rate import interval
from .running import folders_in, playing_together

if TYPE_CHECKING:
    from ...lab.leaderboard import Board, Row
    from ...lab.match import Match
    from ...lab.results import Played


def leaderboard(
    work: Work,
    shown: Shown,
    player: Annotated[str | None, argument(later("help-leaderboard-player"), "greedy", "PLAYER")] = None,
    rows: Annotated[Path | None, option(later("help-leaderboard-rows"), "--rows leaderboard.json", "FILE")] = None,
    by: Annotated[str | None, option(later("help-leaderboard-by"), "--by Ayşe", "NAME")] = None,
    check: Annotated[bool, option(later("help-leaderboard-check"), "--check")] = False,
) -> None:
    """The rows of the public benchmark, and that of a player."""
    from ...lab.leaderboard import FILE, LeaderboardError, objection_to, read_board, row_of, write_board

    if by is not None and (player is None or rows is None or check):
        raise BadInput("--by is for a player whose row is written into a file: name the player, and --rows FILE.")
    board, sheet = read_board(rows or FILE), paper(shown.plain)

    def play(matches: list[Match], blocks: int) -> Iterable[list[Played]]:
        folders = folders_in(work.out, [f"{match.game_name}-{place}" for place, match in enumerate(matches, 1)])
        with playing_together(matches, blocks * len(matches[0].players), folders, work, sheet) as chunks:
            yield from chunks

    if check:
        checked = [row for row in board.rows if player in (None, row.player)]
        if player is not None and not checked:
            raise BadInput(f"There is no row of {printable(player)} to check.")
        for row in checked:
            if objection := objection_to(row, board, None if player is None else play):
                raise LeaderboardError(objection)
    if player is None:
        _show_board(board, sheet, as_json=shown.as_json)
    else:
        row = checked[0] if check else row_of(player, by or "", board, play)
        if by is not None and rows is not None:
            write_board(board.with_row(row), rows)
        _show_row(row, board, sheet, as_json=shown.as_json)
    if check and not shown.as_json:
        rows_played = "1 row" if len(checked) == 1 else f"{len(checked)} rows"
        say(f"{rows_played} came out again, in part." if player is None else f"The row of {player} came out again.", sheet)


def _document(row: Row, board: Board) -> dict[str, Any]:
    games = {task.game: asdict(board.figures(row, task)) | _pace(row, task.game) for task in board.tasks}
    about = {"player": row.player, "by": row.by, "kahve": row.kahve, "day": row.day}
    return about | {"won": board.won(row), "games": games}


def _pace(row: Row, game: str) -> dict[str, Any]:
    return {"milliseconds": row.games[game].milliseconds, "repeats": row.games[game].repeats}


def _show_board(board: Board, sheet: Paper, *, as_json: bool) -> None:
    """Print the rows, the best first: the share of deals won over that of equals, and the points in each game."""
    if as_json:
        print(json.dumps([_document(row, board) for row in board.ranked], indent=1))
        return
    say(f"The public benchmark, version {board.version}: points a deal more than the pool.", sheet)
    lines = [(_named(row), f"{100 * board.won(row):+.1f}%", *_points(row, board)) for row in board.ranked]
    if is_narrow(sheet):
        for name, won, *points in lines:
            games = ", ".join(f"{task.game} {more}" for task, more in zip(board.tasks, points, strict=True))
            print(f"{name}: {won} of the deals won over equals; {games}.")
        return
    draw(("player", "won", *(task.game for task in board.tasks)), lines, sheet)


def _named(row: Row) -> str:
    return row.player if row.repeats else f"{row.player} (does not repeat)"


def _points(row: Row, board: Board) -> list[str]:
    return [f"{board.figures(row, task).points.mean:.2f}" for task in board.tasks]


def _show_row(row: Row, board: Board, sheet: Paper, *, as_json: bool) -> None:
    """Print the figures of a player: one line for each game, with its worst opponent."""
    if as_json:
        print(json.dumps(_document(row, board), indent=1))
        return
    say(f"{_named(row)}: {100 * board.won(row):+.1f}% of the deals won over equals.", sheet)
    lines = []
    for task in board.tasks:
        figures = board.figures(row, task)
        worst, least = figures.worst
        pace = row.games[task.game].milliseconds
        lines.append((task.game, interval(figures.points, 2), f"{100 * figures.won:+.1f}%", interval(least, 2), worst, f"{pace}"))
    if is_narrow(sheet):
        for game, points, won, least_shown, other, pace_shown in lines:
            print(f"{game}: {points} points a deal more than the pool, {won}; worst {least_shown} against {other}; {pace_shown} ms a move.")
        return
    draw(("game", "points", "won", "worst", "ms"), [(*line[:4], line[5]) for line in lines], sheet)
    for game, *_, other, _ in lines:
        say(f"{game}: the worst is against {other}.", sheet)
