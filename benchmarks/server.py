"""Measures what an acknowledged, stored move costs the server: `python benchmarks/server.py pisti --seats 2 --tables 40 --moves 4000`.

It starts a server with a store of its own and seats people at every table, each over a real socket.
They play legal moves at random, as fast as they are answered.
A move counts when the server has acknowledged it, which is after it is on the disk.

The figures are moves for each second of the server's own processor time, which leaves out what the people of this program cost.
So they are the moves that one core can carry. The time of the wall is shown too. Linux only: the processor time is read from /proc.

With `--idle N` it opens N tables more, at which nothing happens, and shows the memory that each of them takes with one socket.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


@dataclass
class Count:
    """What has been acknowledged so far, how long each answer took in seconds, and how many bytes were sent to people."""

    most: int
    moves: int = 0
    bytes: int = 0
    waits: list[float] = field(default_factory=list)
    done: asyncio.Event = field(default_factory=asyncio.Event)

    def add(self, seconds: float) -> None:
        """Count one acknowledged move."""
        self.moves += 1
        self.waits.append(seconds)
        if self.moves >= self.most:
            self.done.set()


class Person:
    """One seat of one table, which plays a legal move at random whenever it is its turn."""

    def __init__(self, socket: ClientConnection, seat: int, count: Count, rng: random.Random) -> None:
        """Sit down with an open socket that has said hello."""
        self.socket, self.seat, self.count, self.rng = socket, seat, count, rng
        self.asks, self.asked_at, self.asked = 0, 0.0, ""

    async def play(self) -> None:
        """Hear and answer, until cancelled."""
        async for text in self.socket:
            self.count.bytes += len(text)
            message = json.loads(text)
            if message["type"] == "done" and self.asked == "move":
                self.count.add(time.perf_counter() - self.asked_at)
            if message["type"] == "refused":
                raise RuntimeError(f"A legal move was refused: {message['says']}")
            if message["type"] in ("event", "welcome"):
                await self.answer(message["scene"], message.get("n", message.get("last")))

    async def answer(self, scene: dict[str, Any], last: int) -> None:
        """Ask for what this seat is to do in this scene, if anything."""
        whole = [move["move"] for move in scene["moves"] if not move.get("part")]
        # Where every move is only a part, the turn is drawn out by the plainest one.
        ask: dict[str, Any] | None = None
        if scene["moves"]:
            ask = {"do": "move", "move": self.rng.choice(whole or [scene["moves"][0]["move"]])}
        elif self.seat == 0 and ("deal" in scene["can"] or "again" in scene["can"]):
            ask = {"do": "deal" if "deal" in scene["can"] else "again"}
        elif "agree" in scene["may"]:
            ask = {"do": "agree"}
        if ask is None:
            return
        self.asks += 1
        self.asked, self.asked_at = ask["do"], time.perf_counter()
        await self.socket.send(json.dumps({"type": "ask", "id": f"{self.seat}-{self.asks}", "base": last} | ask))


async def sit_down(address: str, place: dict[str, Any], count: Count, rng: random.Random) -> Person:
    """Open the socket of a seat and say hello."""
    socket = await connect(f"ws{address[4:]}/api/tables/{place['table']}/socket", compression=None, max_size=None, ping_interval=None)
    await socket.send(json.dumps({"type": "hello", "token": place["token"], "last": 0}))
    return Person(socket, place["seat"], count, rng)


async def open_table(http: httpx.AsyncClient, game: str, seats: int) -> list[dict[str, Any]]:
    """A table of people: the place of each seat."""
    players = [{"kind": "you", "name": "P0"}, *[{"kind": "open"}] * (seats - 1)]
    answer = await http.post("/api/tables", json={"game": game, "house": {"seats": seats}, "players": players})
    answer.raise_for_status()
    places = [answer.json()]
    for seat in range(1, seats):
        taken = await http.post(f"/api/tables/{places[0]['table']}/seats", json={"name": f"P{seat}", "seat": seat})
        taken.raise_for_status()
        places.append(taken.json())
    return places


def processor_seconds(process: int) -> float:
    """The processor time that a process has used so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def resident_bytes(process: int) -> int:
    """The memory of a process that is in use."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


async def measure(address: str, process: int, options: argparse.Namespace) -> None:
    """Play, and print the figures."""
    rng = random.Random(options.seed)
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        warm = Count(most=options.tables * 10)
        count = Count(most=options.moves)
        people = []
        for _ in range(options.tables):
            for place in await open_table(http, options.game, options.seats):
                people.append(await sit_down(address, place, warm, rng))
        playing = [asyncio.create_task(person.play()) for person in people]
        await first_of(warm, playing)
        for person in people:
            person.count = count
        before, begun = processor_seconds(process), time.perf_counter()
        await first_of(count, playing)
        spent, passed = processor_seconds(process) - before, time.perf_counter() - begun
        for task in playing:
            task.cancel()
        for person in people:
            await person.socket.close()
        waits = sorted(count.waits)
        median, late = 1000 * statistics.median(waits), 1000 * waits[int(len(waits) * 0.99)]
        print(
            f"{options.game}, {options.seats} seats, {options.tables} tables: {count.moves / spent:.0f} moves a second of processor time."
        )
        print(f"By the wall {count.moves / passed:.0f} moves a second; an answer takes {median:.1f} ms, 99 of 100 within {late:.1f} ms.")
        print(f"A move sends {count.bytes / count.moves:.0f} bytes to all seats together.")
        if options.idle:
            await measure_idle(http, address, process, options)


async def measure_idle(http: httpx.AsyncClient, address: str, process: int, options: argparse.Namespace) -> None:
    """Open tables at which nothing happens, each with one socket, and print what they take."""
    before, sockets = resident_bytes(process), []
    for _ in range(options.idle):
        places = await open_table(http, options.game, options.seats)
        person = await sit_down(address, places[0], Count(most=1), random.Random(0))
        await person.socket.recv()
        sockets.append(person.socket)
    # Until the server has put away what it does not need.
    await asyncio.sleep(options.rest)
    taken = (resident_bytes(process) - before) / options.idle
    print(f"An idle table with one socket takes {taken / 1024:.1f} KiB.")
    for socket in sockets:
        await socket.close()


async def first_of(count: Count, playing: list[asyncio.Task[None]]) -> None:
    """Wait until enough is counted; what goes wrong with a person is raised."""
    waiting = asyncio.create_task(count.done.wait())
    await asyncio.wait([waiting, *playing], return_when=asyncio.FIRST_COMPLETED)
    for task in playing:
        if task.done() and not count.done.is_set():
            waiting.cancel()
            task.result()
            raise RuntimeError("A line was closed before the end.")


def main() -> None:
    """Read the command line, start a server, measure it, and stop it."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", nargs="?", default="pisti")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--moves", type=int, default=4000)
    parser.add_argument("--idle", type=int, default=0)
    parser.add_argument("--rest", type=float, default=30, help="seconds before the idle tables are measured")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        store = f"sqlite:///{folder}/tables.db"
        imports = "from kahve.table.thinking.budgets import UNLIMITED; from kahve.table.serving.serve import ServeOptions, serve"
        limits = "most_new_tables=10**9, most_from_one=10**9, rates=UNLIMITED"
        program = f"{imports}; serve(ServeOptions(port=0, store={store!r}, pace=0.0, {limits}))"
        with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout is not None
                port = server.stdout.readline().split("localhost:")[1].split("/")[0]
                asyncio.run(measure(f"http://127.0.0.1:{port}", server.pid, options))
            finally:
                server.terminate()


if __name__ == "__main__":
    main()
