"""Kills servers and workers and restarts their database while people play, and counts what is lost: `python benchmarks/town.py`.

It starts a PostgreSQL of its own, servers and workers at it, and seats two people at each table, each by way of another server.
At the first tables a bot that searches plays too, and the workers think for it.
People play legal moves at random, each after a wait. Meanwhile a process chosen at random is killed and started again, and the database
is restarted.
A person whose line ends comes back by way of any server, and repeats the ask that was not answered under its name.

Afterwards the store is read: each acknowledged ask must be in it once, at the number that was acknowledged.
Every table is replayed from its events, so that a move of a bot that was played twice would be found, and from its snapshot.
`--compare 1,2,3` measures how many moves each number of servers acknowledges, in turn and several times over, without any kill.
Everything is on the loopback. It stops by itself. It needs the programs of PostgreSQL, and Linux.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import pwd
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from kahve.table.http.connections import Limits
from kahve.table.sitting.sitting import Sitting
from kahve.table.sitting.snapshot import resumed
from kahve.table.store.sql import Store

BROKEN = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, EOFError, httpx.HTTPError)
_BEGIN_SECONDS, _END_SECONDS = 4.0, 15.0
"""Before anything is counted or killed, and after the last kill."""
_REPEATS = 2


class Database:
    """A PostgreSQL server in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        """Make and start it."""
        self._programs = max(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda found: int(found.parent.name))
        self._user: dict[str, Any] = (
            {"user": "postgres", "group": pwd.getpwnam("postgres").pw_gid, "extra_groups": []} if os.getuid() == 0 else {}
        )
        folder.chmod(0o755)
        self._data = folder / "data"
        self._data.mkdir(mode=0o700)
        if self._user:
            shutil.chown(self._data, "postgres")
        self._run("initdb", "-D", str(self._data), "-U", "kahve", "-A", "trust", "-E", "UTF8")
        self._port = free_port()
        self.start()
        self.url = f"postgresql://kahve@127.0.0.1:{self._port}/postgres"

    def start(self) -> None:
        """Start it, and wait until it lets people in."""
        options = f"-p {self._port} -c listen_addresses=127.0.0.1 -c unix_socket_directories="
        self._run("pg_ctl", "-D", str(self._data), "-o", options, "-l", str(self._data / "log"), "-w", "start")

    def stop(self) -> None:
        """Cut it off, as a fall of its machine would."""
        self._run("pg_ctl", "-D", str(self._data), "-m", "immediate", "-w", "stop")

    def _run(self, program: str, *rest: str) -> None:
        environment = {"PATH": os.defpath, "LC_ALL": "C"}
        command = [str(self._programs / program), *rest]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env=environment, cwd="/", timeout=120, **self._user)


class Process:
    """A process of the town that can be killed and started again."""

    program: str

    def start(self) -> None:
        """Start the process, which works some seconds later."""
        self.process = subprocess.Popen([sys.executable, "-c", self.program], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def kill(self) -> None:
        """End the process in the middle of whatever it does."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


class Worker(Process):
    """A process that thinks."""

    def __init__(self, store: str) -> None:
        """Start it."""
        self.program = f"from kahve.table.serving.work import work; work({store!r}, at_once=1)"
        self.start()


class Server(Process):
    """A server process at a port that it keeps."""

    def __init__(self, store: str, silent_seconds: float = Limits().silent_seconds) -> None:
        """Start it. silent_seconds: after which it gives up a line by which nothing is heard."""
        self.port = free_port()
        imports = "from kahve.table.thinking.budgets import UNLIMITED; from kahve.table.serving.serve import ServeOptions, serve"
        imports += "; from kahve.table.http.connections import Limits"
        limits = f"most_new_tables=10**9, most_from_one=10**9, rates=UNLIMITED, limits=Limits(silent_seconds={silent_seconds})"
        self.program = f"{imports}; serve(ServeOptions(port={self.port}, store={store!r}, pace=0.0, {limits}))"
        self.start()

    @property
    def address(self) -> str:
        """Where it answers."""
        return f"http://127.0.0.1:{self.port}"


@dataclass
class Count:
    """What was acknowledged: the number of the event by table, seat and ask.

    contradicted: how many asks were answered in two ways. wait: the seconds that people wait before a move.
    """

    acknowledged: dict[tuple[str, int, str], int] = field(default_factory=dict)
    back_after: list[float] = field(default_factory=list)
    contradicted: int = 0
    wait: float = 0.0
    stopping: bool = False


class Person:
    """One seat, which plays by way of any server, and comes back when its line ends."""

    def __init__(self, place: dict[str, Any], servers: list[Server], first: int, count: Count, rng: random.Random) -> None:
        """first: by which server it comes at first."""
        self._place, self._servers, self._at, self._count, self._rng = place, servers, first, count, rng
        self._pending: dict[str, Any] | None = None
        self._asks = 0
        self._lost_at: float | None = None

    async def play(self) -> None:
        """Play until it is time to stop."""
        while not self._count.stopping:
            address = f"ws{self._servers[self._at].address[4:]}/api/tables/{self._place['table']}/socket"
            with contextlib.suppress(*BROKEN):
                async with connect(address, compression=None, max_size=None, open_timeout=5, close_timeout=1) as line:
                    await line.send(json.dumps({"type": "hello", "token": self._place["token"], "last": 0}))
                    async for text in line:
                        await self._hear(line, json.loads(text))
                        if self._count.stopping:
                            return
            self._lost_at = self._lost_at or time.perf_counter()
            self._at = self._rng.randrange(len(self._servers))
            await asyncio.sleep(self._rng.uniform(0.2, 0.6))

    async def _hear(self, line: Any, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "welcome" and self._lost_at is not None:
            self._count.back_after.append(time.perf_counter() - self._lost_at)
            self._lost_at = None
        if kind == "done":
            # An ask that was repeated is answered twice, and both times alike.
            name = self._place["table"], self._place["seat"], message["id"]
            self._count.contradicted += self._count.acknowledged.setdefault(name, message["n"]) != message["n"]
            if self._pending is not None and self._pending["id"] == message["id"]:
                self._pending = None
        elif kind == "refused":
            if self._pending is None or message["id"] != self._pending["id"]:
                return
            if message["code"] == "not_now":
                # The server could not write it down, or cannot say: the same ask again.
                await asyncio.sleep(0.2)
                await line.send(json.dumps(self._pending))
            elif message["code"] in ("stale", "not_yours"):
                # It was not carried out: the table is asked for again.
                self._pending = None
                await line.close()
            else:
                raise RuntimeError(f"A legal ask was refused: {message}")
        elif kind == "welcome" and self._pending is not None:
            await line.send(json.dumps(self._pending))
        elif kind in ("event", "welcome") and self._pending is None:
            await self._ask(line, message["scene"], message["n"] if kind == "event" else message["last"])

    async def _ask(self, line: Any, scene: dict[str, Any], last: int) -> None:
        whole = [move["move"] for move in scene["moves"] if not move.get("part")]
        ask: dict[str, Any] | None = None
        if scene["moves"]:
            ask = {"do": "move", "move": self._rng.choice(whole or [scene["moves"][0]["move"]])}
        elif self._place["seat"] == 0 and ("deal" in scene["can"] or "again" in scene["can"]):
            ask = {"do": "deal" if "deal" in scene["can"] else "again"}
        elif "agree" in scene["may"]:
            ask = {"do": "agree"}
        if ask is not None:
            if self._count.wait:
                await asyncio.sleep(self._rng.uniform(0.5, 1.5) * self._count.wait)
            self._asks += 1
            self._pending = {"type": "ask", "id": f"{self._place['seat']}-{self._asks}", "base": last} | ask
            await line.send(json.dumps(self._pending))


async def open_table(servers: list[Server], number: int, bot: str | None) -> list[dict[str, Any]]:
    """A table of two people, opened by one server and joined by way of another one. bot: who plays with them."""
    first, second = servers[number % len(servers)], servers[(number + 1) % len(servers)]
    async with httpx.AsyncClient(timeout=60) as http:
        players = [{"kind": "you", "name": "Bo"}, {"kind": "open"}, *([{"kind": "bot", "bot": bot}] if bot else [])]
        body = {"game": "pisti", "house": {"seats": len(players)}, "players": players}
        opened = await http.post(f"{first.address}/api/tables", json=body)
        opened.raise_for_status()
        joined = await http.post(f"{second.address}/api/tables/{opened.json()['table']}/seats", json={"name": "Cy"})
        joined.raise_for_status()
    return [opened.json(), joined.json()]


async def answering(server: Server) -> None:
    """Wait until a server answers; one that gave up, because it found no database, is started again."""
    async with httpx.AsyncClient(timeout=5) as http:
        while True:
            with contextlib.suppress(httpx.HTTPError):
                (await http.get(f"{server.address}/healthz")).raise_for_status()
                return
            if server.process.poll() is not None:
                server.start()
            await asyncio.sleep(0.1)


async def break_things(database: Database, processes: list[Process], options: argparse.Namespace, rng: random.Random) -> None:
    """Kill and restart in a random order, spread over the time."""
    acts = ["kill"] * options.kills + ["restart"] * options.restarts
    rng.shuffle(acts)
    for act in acts:
        began = time.perf_counter()
        for process in processes:
            if process.process.poll() is not None:
                process.start()
        if act == "kill":
            victim = rng.choice(processes)
            victim.kill()
            victim.start()
        else:
            await asyncio.to_thread(database.stop)
            await asyncio.to_thread(database.start)
        pause = options.seconds / (len(acts) + 1) * rng.uniform(0.5, 1.5)
        await asyncio.sleep(max(0.0, pause - (time.perf_counter() - began)))


async def measure(database: Database, options: argparse.Namespace, number_of_servers: int) -> tuple[Count, float]:
    """Play for the asked time; what was acknowledged, and how much of it in a second."""
    rng, count = random.Random(options.seed), Count(wait=options.wait)
    servers = [Server(database.url) for _ in range(number_of_servers)]
    workers = [Worker(database.url) for _ in range(options.workers)]
    try:
        await asyncio.gather(*map(answering, servers))
        people = []
        for number in range(options.tables):
            bot = options.bot if number < options.searching else None
            for seat, place in enumerate(await open_table(servers, number, bot)):
                people.append(Person(place, servers, (number + seat) % len(servers), count, random.Random(rng.random())))
        playing = [asyncio.create_task(person.play()) for person in people]
        await asyncio.sleep(_BEGIN_SECONDS)
        before, began = len(count.acknowledged), time.perf_counter()
        breaking = asyncio.create_task(break_things(database, [*servers, *workers], options, rng))
        await asyncio.sleep(options.seconds)
        rate = (len(count.acknowledged) - before) / (time.perf_counter() - began)
        await breaking
        if options.kills or options.restarts:
            # Until everybody who lost a line in the end is back.
            await asyncio.gather(*map(answering, servers))
            await asyncio.sleep(_END_SECONDS)
        count.stopping = True
        done, late = await asyncio.wait(playing, timeout=10)
        for task in late:
            task.cancel()
        for task in done:
            task.result()
    finally:
        for process in (*servers, *workers):
            process.kill()
    return count, rate


def number_of_thoughts(database: Database) -> int:
    """How many turns of bots workers have thought out and the store still has."""
    store = Store(database.url)
    with store.reading() as connection:
        number: int = connection.exec_driver_sql("SELECT count(*) FROM answers WHERE body LIKE '%%\"turn\"%%'").scalar_one()
    store.close()
    return number


def lost_or_doubled(database: Database, count: Count) -> int:
    """How many acknowledged asks are not in the store as they were acknowledged.

    An error where a table does not follow from its events, or where its snapshot comes to another table than they do.
    """
    store, wrong = Store(database.url), count.contradicted
    for table in {table for table, _, _ in count.acknowledged}:
        stored = store.load(table)
        replayed = Sitting.replay(stored.events)
        if (snapshot := store.snapshot(table)) is not None:
            n, body = snapshot
            again = resumed(body, n, stored.events[n + 1 :])
            assert all(again.scene(seat) == replayed.scene(seat) for seat in replayed.hearers), f"The snapshot of {table} is another table."
        mine = {(seat, name): n for (of, seat, name), n in count.acknowledged.items() if of == table}
        wrong += sum(stored.asks.get(key) != n for key, n in mine.items())
        # Two asks at one number would be one that was counted twice.
        wrong += len(mine) - len(set(mine.values()))
    store.close()
    return wrong


def free_port() -> int:
    """A port of the loopback that is free now."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


def main() -> None:
    """Read the command line, play, and print what was lost."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--servers", type=int, default=3)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--searching", type=int, default=6, help="at so many of the tables a bot plays that searches")
    parser.add_argument("--bot", default="master", help="which one")
    parser.add_argument("--wait", type=float, default=2.0, help="the seconds that a person waits before a move")
    parser.add_argument("--seconds", type=float, default=480.0)
    parser.add_argument("--kills", type=int, default=60)
    parser.add_argument("--restarts", type=int, default=5)
    parser.add_argument("--compare", help="numbers of servers to compare instead, as in 1,2,3")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = Database(Path(folder))
        try:
            wrong = throughput(database, options) if options.compare else hardship(database, options)
        finally:
            database.stop()
    raise SystemExit(1 if wrong else 0)


def hardship(database: Database, options: argparse.Namespace) -> int:
    """Play, kill and restart; print what was lost, and return how much."""
    count, rate = asyncio.run(measure(database, options, options.servers))
    wrong = lost_or_doubled(database, count)
    print(
        f"{options.servers} servers, {options.workers} workers, {options.tables} tables, {options.kills} kills, {options.restarts} restarts"
    )
    print(f"{len(count.acknowledged)} asks were acknowledged, {rate:.0f} a second; {wrong} of them are lost or doubled.")
    print(f"Workers thought out {number_of_thoughts(database)} turns.")
    if count.back_after:
        waits = sorted(count.back_after)
        half, late = waits[len(waits) // 2], waits[int(len(waits) * 0.99)]
        says = f"half of the times back within {half:.1f} s, 99 of 100 within {late:.1f} s, all within {waits[-1]:.1f} s"
        print(f"{len(waits)} times somebody lost the line: {says}.")
    return wrong


def throughput(database: Database, options: argparse.Namespace) -> int:
    """Print how many moves each number of servers acknowledges, as ratios of one run in turn; return what was lost."""
    numbers = [int(number) for number in options.compare.split(",")]
    options.kills = options.restarts = options.searching = options.workers = 0
    options.wait = 0.0
    rates: dict[int, list[float]] = {number: [] for number in numbers}
    wrong = 0
    for _ in range(_REPEATS):
        for number in numbers:
            count, rate = asyncio.run(measure(database, options, number))
            wrong += lost_or_doubled(database, count)
            rates[number].append(rate)
    for number in numbers:
        ratios = [rate / first for rate, first in zip(rates[number], rates[numbers[0]], strict=True)]
        each = ", ".join(f"{rate:.0f}" for rate in rates[number])
        print(f"{number} servers: {each} acknowledged asks a second; of {numbers[0]}: {', '.join(f'{ratio:.2f}' for ratio in ratios)}.")
    print(f"{wrong} asks are lost or doubled.")
    return wrong


if __name__ == "__main__":
    main()
