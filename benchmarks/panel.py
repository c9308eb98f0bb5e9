"""Lets the panel try every shipped puzzle again, and writes how many miss each into the PUZZLES.toml of each game.

    python benchmarks/panel.py --write

It is run when a level of the panel has changed. Without `--write` it only says how many grades change. The puzzles stand by how many miss
them. Those that nobody misses any more come first, as the easiest: people may miss them all the same.
"""

from __future__ import annotations

import argparse
import re

from kahve.bots.review.puzzle_proofs import tried
from kahve.games import GAMES
from kahve.games.books import folder_of
from kahve.games.puzzles import FILE, PLAYERS, games_with_puzzles, puzzles


def graded(text: str, failed: list[int]) -> str:
    r"""The text of a file of puzzles, with other numbers of players who missed each.

    >>> graded("head\n\n[[puzzle]]\nfailed = 1\n\n[[puzzle]]\nfailed = 2\n", [3, 0])
    'head\n\n[[puzzle]]\nfailed = 0\n\n[[puzzle]]\nfailed = 3\n'
    """
    head, *parts = text.rstrip("\n").split("\n\n[[puzzle]]\n")
    rows = sorted(zip(failed, parts, strict=True), key=lambda row: row[0])
    parts = [re.sub(r"^failed = \d+$", f"failed = {number}", part, count=1, flags=re.MULTILINE) for number, part in rows]
    return "\n\n[[puzzle]]\n".join([head, *parts]) + "\n"


def main() -> None:
    """Try the puzzles of the games that are named, or of all."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", nargs="*", default=games_with_puzzles())
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    for name in options.games:
        path = folder_of(GAMES[name]) / FILE
        before = puzzles(name).puzzles
        failed = [PLAYERS - sum(tried(puzzle).values()) for puzzle in before]
        if options.write:
            path.write_text(graded(path.read_text(encoding="utf-8"), failed), encoding="utf-8")
        changed = sum(number != puzzle.failed for number, puzzle in zip(failed, before, strict=True))
        print(f"{name}: {changed} of {len(before)} puzzles are missed by another number, {failed.count(0)} by nobody.", flush=True)


if __name__ == "__main__":
    main()
