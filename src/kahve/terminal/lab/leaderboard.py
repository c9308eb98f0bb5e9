"""`kahve lab leaderboard`: the public benchmark, its rows, and the row of a player."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from ...language import later
from ..figures import draw, is_narrow, say
from ..manual import argument, option
from ..options import BadInput
from ..paper import Paper, paper
from .lab_options import Shown, Work
from .running import folders_in, play_together

if TYPE_CHECKING:
    from ...lab.leaderboard import Board, Figure, Row
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
    from ...lab.results import joined

    if by is not None and (player is None or rows is None):
        raise BadInput("--by is for a player whose row is written into a file: name the player, and --rows FILE.")
    if check and player is not None:
        raise BadInput("--check plays the first deals of every row again; it takes no player.")
    board, sheet = read_board(rows or FILE), paper(shown.plain)
    if player is None:
        for row in board.rows if check else ():
            if objection := objection_to(row, board):
                raise LeaderboardError(objection)
        _show_board(board, sheet, as_json=shown.as_json)
        if check and not shown.as_json:
            rows_played = "1 row" if len(board.rows) == 1 else f"{len(board.rows)} rows"
            say(f"The first deals of {rows_played} came out again.", sheet)
        return

    def play(matches: list[Match], blocks: int) -> list[Played]:
        folders = folders_in(work.out, [f"{match.game_name}-{place}" for place, match in enumerate(matches, 1)])
        parts = play_together(matches, blocks * len(matches[0].players), folders, work, sheet)
        return [joined(of_match) for of_match in zip(*parts, strict=True)]

    row = row_of(player, by or "", board, play)
    if by is not None and rows is not None:
        write_board(board.with_row(row), rows)
    if shown.as_json:
        print(json.dumps(asdict(row), indent=1))
        return
    _show_row(row, board, sheet)


def _show_board(board: Board, sheet: Paper, *, as_json: bool) -> None:
    """Print the rows, the best first: the share of deals won over that of equals, and the points in each game."""
    if as_json:
        print(json.dumps([asdict(row) for row in board.ranked], indent=1))
        return
    say(f"The public benchmark, version {board.version}: points a deal more than the pool.", sheet)
    if is_narrow(sheet):
        for row in board.ranked:
            points = ", ".join(f"{game} {score.points[0]:.2f}" for game, score in row.games.items())
            print(f"{_named(row)}: {100 * row.won:+.1f}% of the deals won over equals; {points}.")
        return
    titles = ("player", "won", *(task.game for task in board.tasks))
    draw(titles, [(_named(row), f"{100 * row.won:+.1f}%", *_points(row)) for row in board.ranked], sheet)


def _named(row: Row) -> str:
    return row.player if row.repeats else f"{row.player} (does not repeat)"


def _points(row: Row) -> list[str]:
    return [f"{score.points[0]:.2f}" for score in row.games.values()]


def _show_row(row: Row, board: Board, sheet: Paper) -> None:
    """Print the figures of a player: one line for each game, with its worst opponent."""
    say(f"{_named(row)}: {100 * row.won:+.1f}% of the deals won over equals.", sheet)
    lines = []
    for task in board.tasks:
        score = row.games[task.game]
        worst, figure = score.worst
        lines.append((task.game, _interval(score.points), f"{100 * score.won:+.1f}%", _interval(figure), worst, score.milliseconds))
    if is_narrow(sheet):
        for game, points, won, least, other, pace in lines:
            print(f"{game}: {points} points a deal more than the pool, {won}; worst {least} against {other}; {pace} ms a move.")
        return
    draw(("game", "points", "won", "worst", "ms"), [(*line[:4], f"{line[5]}") for line in lines], sheet)
    for game, *_, other, _ in lines:
        say(f"{game}: the worst is against {other}.", sheet)


def _interval(figure: Figure) -> str:
    return f"{figure[0]:.2f} ({figure[1]:.2f} to {figure[2]:.2f})"
