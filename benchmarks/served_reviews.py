"""How long a server takes to review a deal, for one version of Kahve or several in turn.

    python benchmarks/served_reviews.py --games pisti quist --kahve .venv/bin/kahve --kahve ../then/.venv/bin/kahve

The first version must be the oldest: it lets casual players play the deals, and the others read its logs. Each server opens these logs and
is asked for one review after another. The first deal of each game makes it ready and does not count. The script prints the median of the
seconds until a review is there.
"""

from __future__ import annotations

import argparse
import json
import re
import shlex
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

PAUSE = 0.02
"""Seconds between two questions about one review."""


class Server:
    """A server of one version, with a store of its own."""

    def __init__(self, program: str, folder: Path) -> None:
        """program: the command `kahve` of that version."""
        words = [*shlex.split(program), "serve", "--port", "0", "--no-browser", "--store", f"sqlite:///{folder}/tables.db"]
        self.process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self.process.stdout is not None
        address = re.search(r"http://localhost:\d+", self.process.stdout.readline())
        assert address, f"{program} did not start"
        self.address = address[0]

    def ask(self, path: str, body: bytes | None = None) -> Any:
        """The answer at a path, as JSON."""
        with urllib.request.urlopen(urllib.request.Request(self.address + path, body), timeout=60) as answer:
            return json.load(answer)

    def seconds(self, log: bytes) -> list[float]:
        """How long the review of each deal of a log takes, but for the first."""
        opened = self.ask("/api/replays", log)
        deals = [deal["deal"] for match in opened["matches"] for deal in match["deals"]]
        seconds = []
        for deal in deals:
            began = time.perf_counter()
            while not self.ask(f"/api/replays/{opened['replay']}/deals/{deal}/review")["ready"]:
                time.sleep(PAUSE)
            seconds.append(time.perf_counter() - began)
        return seconds[1:]


def main() -> None:
    """Ask each server about each game, and print a row for it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", nargs="*", default=["pisti", "basra", "hand_and_foot", "quist", "soup"])
    parser.add_argument("--kahve", action="append", help="the command of a version; once for each")
    parser.add_argument("--deals", type=int, default=4, help="of each game, 2 or more: the first does not count")
    options = parser.parse_args()
    if options.deals < 2:
        parser.error(f"--deals is {options.deals}; it must be 2 or more, since the first deal does not count.")
    programs = options.kahve or [f"{sys.executable} -m kahve"]
    with tempfile.TemporaryDirectory() as folder:
        servers = []
        try:
            for number, program in enumerate(programs):
                place = Path(folder, str(number))
                place.mkdir()
                servers.append(Server(program, place))
            print("seconds for a review:", *programs)
            for name in options.games:
                log = Path(folder, f"{name}.jsonl")
                play = f"simulate {name} --players casual --deals {options.deals} --plain --out"
                subprocess.run([*shlex.split(programs[0]), *play.split(), str(log)], check=True, stdout=subprocess.DEVNULL)
                medians = [statistics.median(server.seconds(log.read_bytes())) for server in servers]
                print(f"{name:16}", *(f"{median:6.2f}" for median in medians), flush=True)
        finally:
            for server in servers:
                server.process.terminate()
                server.process.communicate()


if __name__ == "__main__":
    main()
