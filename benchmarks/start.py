"""Times starts from an empty cache in new processes: `python benchmarks/start.py pisti basra`.

- table: a deal by compiled rules, one move after another.
- master: the first move of master that is a choice, in a table whose rules are interpreted.
- ready: all that the server makes before the first game with master, hints and the solver among it.

Every figure is seconds from the start of Python to the end of the work: by the clock, and of processors, the compiler's among them.
"""

from __future__ import annotations

import argparse
import os
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from kahve.games import GAMES

JOBS = {
    "table": """
table = kahve.new(game, compiled=True)
table.deal(seed=1)
while table.turn >= 0:
    table.play(table.moves[0])
""",
    "master": """
import random
from kahve.bots import bot
table = kahve.new(game, compiled=False)
table.deal(seed=3)
while len(table.moves) == 1:
    table.play(table.moves[0])
bot("master").choose(table.view(table.turn), table.moves, random.Random(1))
""",
    "ready": """
from kahve.bots.review.advice import get_ready
get_ready(kahve.game(game))
""",
}


def start(game: str, job: str, folder: str) -> tuple[float, float]:
    """Seconds by the clock and of processors for a job in a new process, with this cache folder."""
    script = f"import kahve\ngame = {game!r}\n{JOBS[job]}"
    before, begun = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    subprocess.run([sys.executable, "-c", script], env=dict(os.environ, KAHVE_CACHE=folder), check=True)
    spent, after = time.perf_counter() - begun, resource.getrusage(resource.RUSAGE_CHILDREN)
    return spent, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def wait_for_better_code(folder: str) -> None:
    """Wait until no process makes better code for later: for two seconds nothing is being made in this cache folder."""
    quiet = 0
    while quiet < 20:
        time.sleep(0.1)
        is_compiling = any(part.suffix == ".lock" or part.name.startswith("making-") for part in Path(folder, "c").glob("*"))
        quiet = 0 if is_compiling else quiet + 1


def main() -> None:
    """Time each job of each game, first with an empty cache and then with what it holds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--jobs", default=",".join(JOBS), help="table, master, ready, or some with commas between")
    wanted = parser.parse_args()
    print(f"{'game':20} {'job':8} {'empty s':>8} {'cpu s':>8} {'again s':>8} {'cpu s':>8}")
    for game in wanted.games:
        for job in wanted.jobs.split(","):
            with tempfile.TemporaryDirectory() as folder:
                times = [each for _ in range(2) for each in start(game, job, folder)]
                wait_for_better_code(folder)
            print(f"{game:20} {job:8} " + " ".join(f"{seconds:8.1f}" for seconds in times), flush=True)


if __name__ == "__main__":
    main()
