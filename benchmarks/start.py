"""Times starts from an empty cache, by Numba and by C, in new processes: `python benchmarks/start.py pisti basra`.

- table: a deal by compiled rules, one move after another.
- master: the first move of master in a table whose rules are interpreted.

Every figure is seconds from the start of Python to the end of the work: by the clock, and of processors, the compiler's among them. C is
what the back end can do; `kahve` itself still compiles with Numba (docs/dialect.md).
"""

from __future__ import annotations

import argparse
import os
import resource
import subprocess
import sys
import tempfile
import time

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
bot("master").choose(table.view(table.turn), table.moves, random.Random(1))
""",
}
BACK_ENDS = {
    "Numba": "",
    "C": """
from kahve.engine.native.loop import NativeLoop
ready = Machine.ready
Machine.ready = lambda machine, loop: NativeLoop(loop, machine.game) if machine.compiled else ready(machine, loop)
""",
}


def start(game: str, job: str, back_end: str, folder: str) -> tuple[float, float]:
    """Seconds by the clock and of processors for a job in a new process, with this cache folder."""
    script = f"import kahve\nfrom kahve.engine.machine import Machine\ngame = {game!r}\n{BACK_ENDS[back_end]}\n{JOBS[job]}"
    before, begun = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    subprocess.run([sys.executable, "-c", script], env=dict(os.environ, KAHVE_CACHE=folder), check=True)
    spent, after = time.perf_counter() - begun, resource.getrusage(resource.RUSAGE_CHILDREN)
    return spent, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main() -> None:
    """Time each job of each game by each back end, first with an empty cache and then with what it holds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--jobs", default=",".join(JOBS), help="table, master, or both with a comma between")
    wanted = parser.parse_args()
    print(f"{'game':20} {'job':8} {'back end':8} {'empty s':>8} {'cpu s':>8} {'again s':>8} {'cpu s':>8}")
    for game in wanted.games:
        for job in wanted.jobs.split(","):
            for back_end in BACK_ENDS:
                with tempfile.TemporaryDirectory() as folder:
                    times = [each for _ in range(2) for each in start(game, job, back_end, folder)]
                print(f"{game:20} {job:8} {back_end:8} " + " ".join(f"{seconds:8.1f}" for seconds in times), flush=True)


if __name__ == "__main__":
    main()
