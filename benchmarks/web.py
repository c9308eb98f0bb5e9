"""Measures what the web layer of a server costs: `python benchmarks/web.py src`, or several folders of sources, which take turns.

- start: seconds of the processor in a new process, from the start of Python until the application stands, and its memory by then.
- requests: microseconds of the processor for a GET through the whole application, by ASGI and so without a connection.

The figures are medians over the rounds.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

PATHS = ("/healthz", "/api/talk", "/api/games", "/api/games/hand_and_foot/rules", "/api/nowhere", "/pisti")
"""An address near the beginning of the list, some of what is the same for everybody, one that is refused, and the last one."""

PROGRAM = """
import asyncio, json, resource, sys, time
from kahve.table.serving.app import create_app
from kahve.table.serving.serve_options import ServeOptions
from kahve.table.thinking.budgets import UNLIMITED

app = create_app(ServeOptions(store="sqlite:///tables.db", rates=UNLIMITED))
start, memory = time.process_time(), resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


async def receive():
    return {"type": "http.request", "body": b"", "more_body": False}


async def send(message):
    pass


async def seconds(path, times):
    headers = [(b"host", b"localhost"), (b"accept", b"*/*"), (b"accept-encoding", b"gzip")]
    scope = {"type": "http", "http_version": "1.1", "method": "GET", "path": path, "raw_path": path.encode(), "query_string": b""}
    scope |= {"root_path": "", "scheme": "http", "headers": headers, "client": ("127.0.0.1", 1), "server": ("localhost", 80)}
    begun = time.process_time()
    for _ in range(times):
        await app(dict(scope), receive, send)
    return (time.process_time() - begun) / times


async def measured(paths, times):
    told = {"start": start, "memory": memory}
    for path in paths:
        await seconds(path, 200)
        told[path] = await seconds(path, times)
    await app.state.server.close()
    return told


print(json.dumps(asyncio.run(measured(json.loads(sys.argv[1]), int(sys.argv[2])))))
"""


def measure(sources: str, times: int) -> dict[str, float]:
    """The figures of one new process with these sources: seconds, and kilobytes of memory."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", PROGRAM, json.dumps(PATHS), str(times)]
        surroundings = os.environ | {"PYTHONPATH": str(Path(sources).resolve())}
        output = subprocess.run(command, env=surroundings, cwd=folder, check=True, capture_output=True, text=True).stdout
    figures: dict[str, float] = json.loads(output)
    return figures


def main() -> None:
    """Measure each folder of sources in turn and print the medians."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sources", nargs="+")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--times", type=int, default=2000)
    options = parser.parse_args()
    figures: dict[str, list[dict[str, float]]] = {sources: [] for sources in options.sources}
    for _ in range(options.rounds):
        for sources, rounds in figures.items():
            rounds.append(measure(sources, options.times))
    for sources, rounds in figures.items():
        middle = {name: statistics.median(figure[name] for figure in rounds) for name in rounds[0]}
        print(f"{sources}: start {middle['start']:.3f} s, memory {middle['memory'] / 1024:.1f} MB")
        for path in PATHS:
            print(f"  GET {path}: {middle[path] * 1e6:.0f} µs")


if __name__ == "__main__":
    main()
