"""Plays the rows of the leaderboard again that are new or changed since another commit: `python .ci/rows.py origin/main`.

The public CI runs it for every pull request. The tests play only parts of each row.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from dataclasses import replace
from pathlib import Path

from kahve.lab.leaderboard import Board, LeaderboardError, read_board

ROOT = Path(__file__).parents[1]
FILE = "src/kahve/lab/leaderboard.json"
PLAYERS = ROOT / "examples" / "players"
"""Where the players of others lie whose rows are in the file."""


def changed(before: Board | None, now: Board) -> list[str]:
    """The players whose rows are not in an earlier leaderboard, or not as they are now: all, if it had another definition."""
    same = before is not None and replace(before, rows=()) == replace(now, rows=())
    known = before.rows if before is not None and same else ()
    return [row.player for row in now.rows if row not in known]


def board_at(commit: str) -> Board | None:
    """The leaderboard of a commit, or None where it had none, or one of another form."""
    shown = subprocess.run(["git", "show", f"{commit}:{FILE}"], cwd=ROOT, capture_output=True, check=False)
    if shown.returncode:
        return None
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "rows.json")
        file.write_bytes(shown.stdout)
        try:
            return read_board(file)
        except LeaderboardError:
            return None


def main(commit: str) -> None:
    """Play each new or changed row whole. The first that is false ends it."""
    if subprocess.run(["git", "cat-file", "-e", f"{commit}^{{commit}}"], cwd=ROOT, capture_output=True, check=False).returncode:
        raise SystemExit(f"There is no commit {commit}.")
    for player in changed(board_at(commit), read_board(ROOT / FILE)):
        print(f"The row of {player} is played again.", flush=True)
        words = ("lab", "leaderboard", player, "--rows", str(ROOT / FILE), "--check")
        status = subprocess.run([sys.executable, "-m", "kahve", *words], cwd=PLAYERS, check=False).returncode
        if status:
            raise SystemExit(status)


if __name__ == "__main__":
    main(*sys.argv[1:])
