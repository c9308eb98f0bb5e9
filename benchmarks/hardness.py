"""Works out again what is hard about every shipped puzzle, and writes it into the PUZZLES.toml of each game, easy puzzles first.

    python benchmarks/hardness.py --write

It is run when puzzles are added, or when what players see at first sight has changed. Without `--write` it only says how many change.
"""

from __future__ import annotations

import argparse
from collections import Counter

from kahve.bots.review.difficulty import with_difficulty
from kahve.bots.review.puzzle_proofs import written
from kahve.games import GAMES
from kahve.games.books import folder_of
from kahve.games.puzzles import FILE, games_with_puzzles, puzzles


def main() -> None:
    """Rate the puzzles of the games that are named, or of all."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", nargs="*", default=games_with_puzzles())
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    for name in options.games:
        path = folder_of(GAMES[name]) / FILE
        before = puzzles(name).puzzles
        after = sorted(map(with_difficulty, before), key=lambda puzzle: puzzle.missed_by())
        if options.write:
            head = path.read_text(encoding="utf-8").partition("[[puzzle]]")[0]
            path.write_text(head + "\n".join(map(written, after)), encoding="utf-8")
        changed = sum(old != new for old, new in zip(before, after, strict=True))
        print(f"{name}: {changed} of {len(before)} puzzles change, {dict(Counter(puzzle.grade for puzzle in after))}", flush=True)


if __name__ == "__main__":
    main()
