"""Measures what an acknowledged, stored move costs the server, beside an anchor: `python benchmarks/server.py pisti --seats 2 --tables 40`.

It starts a server with a store of its own and seats people at every table, each over a real socket.
They play legal moves at random.

The anchor is the least that such a server can be: Starlette, uvicorn and one SQLite commit for each message.
Both are measured in turn in the same run, by the processor time of their own processes.
That leaves out what the people of this program cost.
The ratio of the two can be compared between machines; neither figure alone can.

The two do not do the same:

- The anchor reads a message, commits it and answers it, at one socket.
- Kahve reads a move, judges it, and commits it with the name of its ask, by which a repeated one is known.
  It answers, and then sends each seat the move in words and the whole table as that seat may see it.
  What is between the moves, the deals with their counts and the new matches, is paid for by the moves too.

So that a run can be repeated, `--at-once` tables ask in one moment, and nobody asks again until all have been answered and told.
One at a time is a quiet server: each move has its own turn of the event loop, and its own transaction.
As many as there are tables is a busy server, where moves share both.
Without waves, the load of the machine would decide how many share one.
The rules are compiled before, because whether they lie ready in the cache would decide too.

With `--think` each table plays by itself instead, and its people think for that long before each move.
`--servers N` measures N servers at one PostgreSQL, where each person of a table plays by way of another server.
With `--club N` it measures the page of a club with 200 members and N matches instead.
With `--idle N` it opens N tables more, at which nothing happens, and shows the memory that each of them takes with one socket.
Linux only: processor time and memory are read from the system.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import os
import random
import resource
import socket as sockets
import sqlite3
import statistics
import subprocess
import tempfile
import time
from collections.abc import Awaitable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from town import Database, Server, free_port
from websockets.asyncio.client import ClientConnection, connect

import kahve
from kahve.engine.machine import machine

_PATIENCE = 300.0
"""The seconds for which a line may be silent: on a busy machine this program answers late."""


# -- the anchor


def serve_anchor(file: str, port: int) -> None:
    """Answer each message of a socket when it has been committed to this file."""
    import uvicorn
    from starlette.applications import Starlette
    from starlette.routing import WebSocketRoute
    from starlette.websockets import WebSocket

    store = sqlite3.connect(file, isolation_level=None)
    store.execute("PRAGMA journal_mode=WAL")
    store.execute("PRAGMA synchronous=FULL")
    store.execute("CREATE TABLE messages (n INTEGER PRIMARY KEY, body TEXT NOT NULL)")

    async def answer(socket: WebSocket) -> None:
        await socket.accept()
        async for text in socket.iter_text():
            ask = json.loads(text)
            store.execute("BEGIN IMMEDIATE")
            store.execute("INSERT INTO messages (body) VALUES (?)", (text,))
            store.execute("COMMIT")
            await socket.send_text(json.dumps({"type": "done", "id": ask["id"], "n": ask["base"] + 1}))

    app = Starlette(routes=[WebSocketRoute("/socket", answer)])
    uvicorn.run(app, port=port, log_level="error", ws_per_message_deflate=False)


# -- people


@dataclass
class Round:
    """A number of moves that people make together, how long each answer took in seconds, and how many bytes were sent to people."""

    most: int
    asks: int = 0
    bytes: int = 0
    waits: list[float] = field(default_factory=list)

    @property
    def is_open(self) -> bool:
        """Whether somebody may still ask."""
        return self.asks < self.most


class Person:
    """One seat of one table, which knows the table as it was shown last."""

    def __init__(self, socket: ClientConnection, seat: int, rng: random.Random) -> None:
        """Sit down with an open socket that has said hello."""
        self.socket, self.seat, self.rng = socket, seat, rng
        self.asks, self.last = 0, -1
        self.scene: dict[str, Any] = {}

    async def hear(self, part: Round, *, until: int) -> None:
        """Hear what is said until this seat has been told event number `until`."""
        while self.last < until:
            self._note(await self._next(part))

    async def ask(self, wish: dict[str, Any], part: Round) -> int:
        """Ask for something: the number of the event that has come of it."""
        self.asks += 1
        begun = time.perf_counter()
        await self.socket.send(json.dumps({"type": "ask", "id": f"{self.seat}-{self.asks}", "base": self.last} | wish))
        while (message := await self._next(part))["type"] != "done":
            self._note(message)
        if wish["do"] == "move":
            part.waits.append(time.perf_counter() - begun)
        return int(message["n"])

    async def _next(self, part: Round) -> dict[str, Any]:
        text = await self.socket.recv()
        part.bytes += len(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "refused":
            raise RuntimeError(f"A legal move was refused: {message['says']}")
        return message

    def _note(self, message: dict[str, Any]) -> None:
        if message["type"] in ("event", "welcome"):
            self.scene, self.last = message["scene"], message.get("n", message.get("last"))

    def wish(self) -> dict[str, Any] | None:
        """What to ask for on the table as it was shown last; None if nothing."""
        scene = self.scene
        if scene["moves"]:
            # Where every move is only a part, the turn is drawn out by the plainest one.
            whole = [move["move"] for move in scene["moves"] if not move.get("part")]
            return {"do": "move", "move": self.rng.choice(whole or [scene["moves"][0]["move"]])}
        if self.seat == 0 and ("deal" in scene["can"] or "again" in scene["can"]):
            return {"do": "deal" if "deal" in scene["can"] else "again"}
        return {"do": "agree"} if "agree" in scene["may"] else None


class People:
    """The people of one table."""

    def __init__(self, people: list[Person], think: float) -> None:
        """think: seconds before each ask, by which the waits are half to three halves."""
        self.people, self._think = people, think

    async def act(self, part: Round) -> None:
        """Let whoever has something to do ask for it, if the round goes on, and let all hear what comes of it."""
        person, wish = next((person, wish) for person in self.people if (wish := person.wish()) is not None)
        if self._think:
            await asyncio.sleep(self._think * person.rng.uniform(0.5, 1.5))
        if part.is_open:
            part.asks += wish["do"] == "move"
            n = await person.ask(wish, part)
            await asyncio.gather(*(other.hear(part, until=n) for other in self.people))


class Sender:
    """One socket of the anchor, by which a message like a move is sent and answered."""

    def __init__(self, socket: ClientConnection) -> None:
        """Take an open socket."""
        self._socket, self._asks = socket, 0

    async def act(self, part: Round) -> None:
        """Send a message and hear the answer."""
        if part.is_open:
            part.asks += 1
            self._asks += 1
            begun = time.perf_counter()
            await self._socket.send(json.dumps({"type": "ask", "id": f"x-{self._asks}", "base": self._asks, "do": "move", "move": "5H"}))
            await self._socket.recv()
            part.waits.append(time.perf_counter() - begun)


async def play(actors: Sequence[People | Sender], part: Round, at_once: int) -> None:
    """Let the actors act in waves of `at_once` until the round is over."""
    while part.is_open:
        for first in range(0, len(actors), at_once):
            await asyncio.gather(*(actor.act(part) for actor in actors[first : first + at_once]))


async def play_freely(actors: Sequence[People], part: Round) -> None:
    """Let each act again as soon as it has acted, until the round is over."""

    async def keep_on(actor: People) -> None:
        while part.is_open:
            await actor.act(part)

    await asyncio.gather(*map(keep_on, actors))


async def socket_at(address: str) -> ClientConnection:
    """An open socket, without compression."""
    return await connect(f"ws{address.removeprefix('http')}", compression=None, max_size=None, ping_interval=None, open_timeout=60)


async def sit_down(server: str, place: dict[str, Any], rng: random.Random) -> Person:
    """Open the socket of a seat by way of this server and say hello."""
    socket = await socket_at(f"{server}/api/tables/{place['table']}/socket")
    await socket.send(json.dumps({"type": "hello", "token": place["token"], "last": 0}))
    return Person(socket, place["seat"], rng)


async def open_table(http: httpx.AsyncClient, server: str, game: str, seats: int) -> list[dict[str, Any]]:
    """A table of people: the place of each seat."""
    players = [{"kind": "you", "name": "P0"}, *[{"kind": "open"}] * (seats - 1)]
    answer = await http.post(f"{server}/api/tables", json={"game": game, "house": {"seats": seats}, "players": players})
    answer.raise_for_status()
    places = [answer.json()]
    for seat in range(1, seats):
        taken = await http.post(f"{server}/api/tables/{places[0]['table']}/seats", json={"name": f"P{seat}", "seat": seat})
        taken.raise_for_status()
        places.append(taken.json())
    return places


# -- measuring


def processor_seconds(process: int) -> float:
    """The processor time that a process has used so far."""
    # The clock of a process by its number, as clock_getcpuclockid(3) makes it: /proc counts in hundredths of a second.
    return time.clock_gettime((~process << 3) | 2)


def resident_bytes(process: int) -> int:
    """The memory of a process that is in use."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


@dataclass
class Measured:
    """What the rounds of one side came to. spent: processor seconds of each round; passed: seconds of all of them by the wall."""

    processes: Sequence[int]
    spent: list[float] = field(default_factory=list)
    moves: list[int] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)
    passed: float = 0.0
    bytes: int = 0

    async def add(self, part: Round, playing: Awaitable[None]) -> None:
        """Play a round and count it."""
        before, begun = sum(map(processor_seconds, self.processes)), time.perf_counter()
        await playing
        self.passed += time.perf_counter() - begun
        self.spent.append(sum(map(processor_seconds, self.processes)) - before)
        self.moves.append(len(part.waits))
        self.waits += part.waits
        self.bytes += part.bytes

    @property
    def rates(self) -> list[float]:
        """Moves a second of processor time, for each round."""
        return [moves / spent for moves, spent in zip(self.moves, self.spent, strict=True)]

    @property
    def rate(self) -> float:
        """Moves a second of processor time, of all rounds."""
        return sum(self.moves) / sum(self.spent)

    @property
    def memory(self) -> int:
        """The bytes of memory that its processes have in use."""
        return sum(map(resident_bytes, self.processes))

    def waited(self, share: float) -> float:
        """The milliseconds within which this share of the answers came."""
        return 1000 * sorted(self.waits)[int(len(self.waits) * share)]


async def open_people(
    http: httpx.AsyncClient, servers: Sequence[str], number: int, options: argparse.Namespace, think: float = 0.0
) -> People:
    """A table with all its people, each by way of another server, who have been welcomed. think: as of `People`."""
    people = []
    rng = random.Random(options.seed + number)
    for seat, place in enumerate(await open_table(http, servers[number % len(servers)], options.game, options.seats)):
        people.append(await sit_down(servers[(number + seat) % len(servers)], place, rng))
    for person in people:
        await person.hear(Round(0), until=0)
    return People(people, think)


async def measure(servers: Sequence[str], processes: Sequence[int], anchor: str, options: argparse.Namespace) -> None:
    """Play, with Kahve and the anchor in turn, and print the figures. anchor: its address, behind it a colon and its process."""
    kahve = Measured(processes)
    address, _, process = anchor.rpartition(":")
    bare = Measured([int(process)])
    at_once = options.at_once or options.tables
    async with httpx.AsyncClient(timeout=60) as http:
        # The first tables load what all tables share.
        first = [await open_people(http, servers, number, options) for number in range(len(servers))]
        await play(first, Round(20 * len(first)), 1)
        empty = kahve.memory
        tables = [await open_people(http, servers, number, options, options.think) for number in range(options.tables)]
        senders = [Sender(await socket_at(f"{address}/socket")) for _ in range(min(options.tables, 100))]
        # The first round warms both up and is not counted.
        for number in range(options.rounds + 1):
            part = Round(options.tables * (1 if options.think else 4) if number == 0 else options.moves)
            playing = play_freely(tables, part) if options.think else play(tables, part, at_once)
            await (Measured(processes) if number == 0 else kahve).add(part, playing)
            part = Round(options.moves)
            await (Measured(bare.processes) if number == 0 else bare).add(part, play(senders, part, at_once))
        report(kahve, bare, empty, options)
        if options.idle:
            await measure_idle(http, servers[0], processes[0], options)
        for socket in [person.socket for table in [*first, *tables] for person in table.people]:
            await socket.close()


def report(kahve: Measured, bare: Measured, empty: int, options: argparse.Namespace) -> None:
    """Print what the rounds came to. empty: the memory of the servers before the first table."""
    ratios = sorted(move / message for move, message in zip(kahve.rates, bare.rates, strict=True))
    where = f"{options.servers} servers at PostgreSQL" if options.servers else "one server with a file"
    how = f"people think {options.think:g} s" if options.think else f"{options.at_once or options.tables} ask at once"
    print(f"{options.game}, {options.seats} seats, {options.tables} tables, {how}, {where}:")
    print(f"{kahve.rate:.0f} moves a second of processor time, and the anchor {bare.rate:.0f} messages.")
    print(
        f"The ratio is {kahve.rate / bare.rate:.2f}; by rounds it is {ratios[0]:.2f} to {ratios[-1]:.2f}, "
        f"with a median of {statistics.median(ratios):.2f}."
    )
    print(
        f"By the wall {sum(kahve.moves) / kahve.passed:.0f} moves a second. "
        f"Half of the answers came within {kahve.waited(0.5):.1f} ms and 99 of 100 within {kahve.waited(0.99):.1f} ms; "
        f"at the anchor within {bare.waited(0.5):.1f} and {bare.waited(0.99):.1f} ms."
    )
    print(f"A move sends {kahve.bytes / sum(kahve.moves):.0f} bytes to all seats together.")
    taken = (kahve.memory - empty) / options.tables
    print(f"The servers take {kahve.memory / 2**20:.0f} MiB, of which each table with its people has {taken / 1024:.1f} KiB.")


async def measure_idle(http: httpx.AsyncClient, server: str, process: int, options: argparse.Namespace) -> None:
    """Open tables at which nothing happens, each with one socket, and print what they take."""
    before, open_sockets = resident_bytes(process), []
    for _ in range(options.idle):
        places = await open_table(http, server, options.game, options.seats)
        person = await sit_down(server, places[0], random.Random(0))
        await person.socket.recv()
        open_sockets.append(person.socket)
    # Until the server has put away what it does not need.
    await asyncio.sleep(options.rest)
    taken = (resident_bytes(process) - before) / options.idle
    print(f"An idle table with one socket takes {taken / 1024:.1f} KiB.")
    for socket in open_sockets:
        await socket.close()


async def measure_club(matches: int) -> None:
    """Show what the page of a club of 200 members costs, with this number of matches in its book, each of another table."""
    from kahve.table.clubs.club import Club
    from kahve.table.protocol.events import Opened, written
    from kahve.table.serving.app import create_app
    from kahve.table.serving.serve_options import ServeOptions
    from kahve.table.sitting.sitting import Sitting
    from kahve.table.store.club_store import ClubStore
    from kahve.table.store.person_store import PersonStore
    from kahve.table.store.sql import Store
    from kahve.table.thinking.budgets import UNLIMITED

    with tempfile.TemporaryDirectory() as folder:
        store = Store(f"sqlite:///{folder}/tables.db")
        persons, clubs = PersonStore(store), ClubStore(store)
        members = [persons.make(f"Member {number}", "owl", f"key {number}", "A program").person for number in range(200)]
        club = clubs.establish(members[0], lambda _: Club("Thursdays", "owl"))
        code = clubs.load(club, members[0]).code
        for member in members[1:]:
            clubs.join(member, code, None)
        players = [{"kind": "you"}, {"kind": "open"}]
        opening: Opened = Sitting.open({"game": "pisti", "house": {"seats": 2}, "players": players}).opening
        side = [[members[1]], ["Member 1"], True, 51, 4.0, 9.0, 3, 20]
        with sqlite3.connect(f"{folder}/tables.db") as connection:
            now = time.time()
            event = ("opened", written(opening), now)
            for number in range(matches):
                table, moment = f"t{number}", now - 86400 * number / 10
                body = json.dumps([table, 1, "pisti", moment, "2026-01-01", 5, [side, side]])
                for rows, values in (
                    ("tables", (table, "pisti", moment)),
                    ("events", (table, 0, *event)),
                    ("club_tables", (table, club, moment)),
                    ("club_seats", (table, 0, 0, members[number % 200])),
                    ("club_matches", (table, 1, club, moment, "2026-01-01", "pisti", body)),
                    ("club_reads", (table, 0)),
                ):
                    connection.execute(f"INSERT INTO {rows} VALUES ({', '.join('?' * len(values))})", values)
        connection.close()
        store.close()
        app = create_app(ServeOptions(store=f"sqlite:///{folder}/tables.db", rates=UNLIMITED))
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as http:
            for about, path in (("page", ""), ("book", "/book")):
                answer = await http.get(f"/api/clubs/{club}{path}", headers={"kahve-person": "key 1"})
                began = time.process_time()
                for _ in range(20):
                    answer = await http.get(f"/api/clubs/{club}{path}", headers={"kahve-person": "key 1"})
                spent = (time.process_time() - began) / 20 * 1000
                print(f"club of 200 with {matches} matches, {about}: {spent:.1f} ms of processor, {len(answer.content) / 1000:.1f} KB")
        await app.state.server.close()


def wait_for(port: int, process: subprocess.Popen[bytes] | multiprocessing.process.BaseProcess) -> None:
    """Wait until this process listens at its port; RuntimeError if it has ended."""
    while True:
        with contextlib.suppress(OSError), sockets.create_connection(("127.0.0.1", port)):
            return
        ended = process.poll() if isinstance(process, subprocess.Popen) else process.exitcode
        if ended is not None:
            raise RuntimeError(f"A server ended before it served, with status {ended}.")
        time.sleep(0.1)


def main() -> None:
    """Read the command line, start the servers, measure them, and stop them."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", nargs="?", default="pisti")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--moves", type=int, default=1000, help="moves of each round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--at-once", type=int, default=1, help="tables that ask in one moment; 0 for all")
    parser.add_argument("--think", type=float, default=0.0, help="seconds that people think before each move")
    parser.add_argument("--servers", type=int, default=0, help="servers at one PostgreSQL; 0 for one with a file")
    parser.add_argument("--club", type=int, default=0, metavar="MATCHES")
    parser.add_argument("--idle", type=int, default=0)
    parser.add_argument("--rest", type=float, default=30, help="seconds before the idle tables are measured")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    if options.club:
        asyncio.run(measure_club(options.club))
        return
    # Each person has a descriptor here.
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    # As wheels bring them.
    _ = machine(kahve.new(options.game, seats=options.seats).game, True).step
    with tempfile.TemporaryDirectory() as name, contextlib.ExitStack() as stack:
        folder = Path(name)
        store = f"sqlite:///{folder}/tables.db"
        if options.servers:
            database = Database(folder)
            stack.callback(database.stop)
            store = database.url
        port = free_port()
        anchor = multiprocessing.get_context("spawn").Process(target=serve_anchor, args=(f"{folder}/anchor.db", port), daemon=True)
        anchor.start()
        stack.callback(anchor.terminate)
        wait_for(port, anchor)
        servers = []
        for _ in range(max(1, options.servers)):
            servers.append(server := Server(store, _PATIENCE))
            stack.callback(server.kill)
            wait_for(server.port, server.process)
        addresses = [server.address for server in servers]
        processes = [server.process.pid for server in servers]
        asyncio.run(measure(addresses, processes, f"http://127.0.0.1:{port}:{anchor.pid}", options))


if __name__ == "__main__":
    main()
