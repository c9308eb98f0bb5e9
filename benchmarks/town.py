"""Several servers at one PostgreSQL and people at their tables: `python benchmarks/town.py --servers 1,2,3`.

It measures how many asks each number of servers acknowledges, in turn and several times over.
`benchmarks/hardship.py` plays in the same town while things break.

Two people sit at each table, each by way of another server, and play legal moves at random, each after a wait.
A person whose line ends comes back by way of any server, and repeats the ask that was not answered under its name.

Afterwards the store is read: each acknowledged ask must be in it once, at the number that was acknowledged.
Every table is replayed from its events, so that a move of a bot that was played twice would be found, and from its snapshot.
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
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from kahve.cards.proof import BY_DEVICE, SCHEMES
from kahve.engine.proven import check_deal
from kahve.language import message as sentence
from kahve.table.protocol.events import Moved
from kahve.table.sitting.sitting import Sitting
from kahve.table.sitting.snapshot import resumed
from kahve.table.store.sql import Store

BROKEN = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, TimeoutError, EOFError, httpx.HTTPError)
UNLIMITED = "most_new_tables=10**9, most_from_one=10**9, rates=UNLIMITED"
"""The options of a server that asks nobody for patience."""
_MOST_REPEATS = 20
"""After as many refusals an ask is given up, and the table is asked for again."""


class Database:
    """A PostgreSQL server in a folder of its own."""

    def __init__(self, folder: Path, environment: Mapping[str, str] | None = None) -> None:
        """Make and start it. environment: what its processes have besides the usual."""
        self._environment = dict(environment or {})
        self._programs = max(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda program_path: int(program_path.parent.name))
        self._user: dict[str, Any] = (
            {"user": "postgres", "group": pwd.getpwnam("postgres").pw_gid, "extra_groups": []} if os.getuid() == 0 else {}
        )
        folder.chmod(0o755)
        self._data = folder / "data"
        self._data.mkdir(mode=0o700)
        if self._user:
            shutil.chown(self._data, "postgres")
        self._run("initdb", "-D", str(self._data), "-U", "kahve", "-A", "trust", "-E", "UTF8")
        self.port = free_port()
        self.start()
        self.url = self.url_by(self.port)

    @staticmethod
    def url_by(port: int) -> str:
        """The URL of the database for somebody who comes to it by this port."""
        return f"postgresql://kahve@127.0.0.1:{port}/postgres"

    def processes(self) -> list[int]:
        """The numbers of its processes, of which the first starts the others; none while it is down."""
        with contextlib.suppress(OSError, ValueError):
            first = int((self._data / "postmaster.pid").read_text().split()[0])
            return [first, *map(int, Path(f"/proc/{first}/task/{first}/children").read_text().split())]
        return []

    def start(self) -> None:
        """Start it, and wait until it lets people in."""
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories="
        self._run("pg_ctl", "-D", str(self._data), "-o", options, "-l", str(self._data / "log"), "-w", "start")

    def stop(self) -> None:
        """Cut it off, as a fall of its machine would."""
        self._run("pg_ctl", "-D", str(self._data), "-m", "immediate", "-w", "stop")

    def _run(self, program: str, *rest: str) -> None:
        environment = {"PATH": os.defpath, "LC_ALL": "C"} | self._environment
        command = [str(self._programs / program), *rest]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env=environment, cwd="/", timeout=120, **self._user)


class Process:
    """A process of the town that can be killed and started again."""

    program: str

    def __init__(self, log: Path | None = None, environment: Mapping[str, str] | None = None) -> None:
        """log: the file of its complaints. environment: what it has besides that of this process."""
        self._log, self._environment = log or Path(os.devnull), os.environ | dict(environment or {})

    def start(self) -> None:
        """Start the process, which works some seconds later."""
        with self._log.open("ab") as log:
            command = [sys.executable, "-c", self.program]
            self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=log, env=self._environment)

    def kill(self) -> None:
        """End the process in the middle of whatever it does."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


class Worker(Process):
    """A process that thinks."""

    def __init__(self, store: str, **more: Any) -> None:
        """Start it."""
        super().__init__(**more)
        self.program = f"from kahve.table.serving.work import work; work({store!r}, at_once=1)"
        self.start()


class Server(Process):
    """A server process at a port that it keeps."""

    def __init__(self, store: str, silent_seconds: float | None = None, options: str = UNLIMITED, **more: Any) -> None:
        """Start it. silent_seconds: after which it gives up a line by which nothing is heard. options: further ones, as Python."""
        super().__init__(**more)
        self.door = self.port = free_port()
        imports = "from kahve.table.thinking.budgets import UNLIMITED; from kahve.table.serving.serve import ServeOptions, serve"
        imports += "; from kahve.table.http.connections import Limits"
        limits = options if silent_seconds is None else f"{options}, limits=Limits(most_from_one=10**9, silent_seconds={silent_seconds})"
        self.program = f"{imports}; serve(ServeOptions(port={self.port}, store={store!r}, pace=0.0, {limits}))"
        self.start()

    @property
    def address(self) -> str:
        """Where people find it: at its own port, or at a door before it."""
        return f"http://127.0.0.1:{self.door}"


Ask = tuple[str, int, str]
"""An ask: its table, its seat and its name."""


@dataclass
class Count:
    """What was acknowledged and what was lost, by the hardship during which it was.

    acknowledged: the number of the event. during: which hardship it was. sent: what each ask was for. latest: when a table last got on.

    contradicted: the asks that were answered in two ways. wait: the seconds that people wait before a move.

    takebacks: how often a person wants a move back. shares: whether devices add to the chance of the deals.
    """

    acknowledged: dict[Ask, int] = field(default_factory=dict)
    during: dict[Ask, str] = field(default_factory=dict)
    sent: dict[Ask, str] = field(default_factory=dict)
    latest: dict[str, float] = field(default_factory=dict)
    back_after: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    contradicted: list[Ask] = field(default_factory=list)
    wait: float = 0.0
    takebacks: float = 0.0
    shares: bool = False
    hardship: str = ""
    since: float = 0.0
    stopping: bool = False


class Person:
    """One seat, which plays by way of any server, and comes back when its line ends."""

    def __init__(self, place: dict[str, Any], servers: Sequence[Server], first: int, count: Count, rng: random.Random, own: str) -> None:
        """first: by which server it comes at first. own: its address, as a proxy would tell it."""
        self._place, self._servers, self._at, self._count, self._rng = place, servers, first, count, rng
        self._headers = {"X-Forwarded-For": own}
        self._pending: dict[str, Any] | None = None
        self._asks = self._repeats = 0
        self._lost: tuple[float, str] | None = None
        self._left = False
        self._values: dict[str, bytes] = {}
        self._seen: tuple[dict[str, Any], int] = {}, -1

    async def play(self) -> None:
        """Play until it is time to stop."""
        while not self._count.stopping:
            address = f"ws{self._servers[self._at].address[4:]}/api/tables/{self._place['table']}/socket"
            # A page notices a silent line within seconds, too.
            patience: dict[str, Any] = {"open_timeout": 2, "close_timeout": 0.2, "ping_interval": 1, "ping_timeout": 2}
            is_silent = False
            try:
                async with connect(address, compression=None, max_size=None, additional_headers=self._headers, **patience) as line:
                    await line.send(json.dumps({"type": "hello", "token": self._place["token"], "last": 0, "shares": self._count.shares}))
                    async for text in line:
                        await self._hear(line, json.loads(text))
                        if self._count.stopping:
                            return
            except ConnectionClosed as closed:
                is_silent = closed.sent is not None and "keepalive" in closed.sent.reason
            except BROKEN:
                pass
            if self._left:
                # It was not lost.
                self._left = False
                continue
            if self._lost is None:
                self._lost = self._count.since if is_silent else time.perf_counter(), self._count.hardship
            self._at = self._rng.randrange(len(self._servers))
            await asyncio.sleep(self._rng.uniform(0.2, 0.6))

    async def _hear(self, line: Any, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "welcome" and self._lost is not None:
            self._count.back_after[self._lost[1]].append(time.perf_counter() - self._lost[0])
            self._lost = None
        if kind in ("event", "welcome"):
            self._seen = message["scene"], message["n"] if kind == "event" else message["last"]
        if kind == "done":
            self._note_done(message)
            if self._pending is None and self._seen[1] >= message["n"]:
                # What it came to was heard before, as after a repeated ask.
                await self._ask(line, *self._seen)
        elif kind == "refused":
            await self._note_refused(line, message)
        elif kind == "welcome" and self._pending is not None:
            await line.send(json.dumps(self._pending))
        elif kind in ("event", "welcome") and self._pending is None:
            await self._ask(line, *self._seen)

    def _note_done(self, message: dict[str, Any]) -> None:
        # An ask that was repeated is answered twice, and both times alike.
        name = self._place["table"], self._place["seat"], message["id"]
        if self._count.acknowledged.setdefault(name, message["n"]) != message["n"]:
            self._count.contradicted.append(name)
        self._count.during.setdefault(name, self._count.hardship)
        self._count.latest[name[0]] = time.perf_counter()
        if self._pending is not None and self._pending["id"] == message["id"]:
            self._pending = None

    async def _note_refused(self, line: Any, message: dict[str, Any]) -> None:
        if self._pending is None or message["id"] != self._pending["id"]:
            return
        self._repeats += 1
        if message["says"] == sentence("table-not-written-down") and self._repeats < _MOST_REPEATS:
            # The same ask again.
            await asyncio.sleep(0.3)
            await line.send(json.dumps(self._pending))
        elif self._pending["do"] == "move" and message["code"] not in ("stale", "not_yours", "not_now"):
            raise RuntimeError(f"A legal ask was refused: {message}")
        else:
            # It was not carried out, as the table has moved on: the table is asked for again.
            self._pending, self._left = None, True
            await line.close()

    async def _ask(self, line: Any, scene: dict[str, Any], last: int) -> None:
        ask = self._wish(scene)
        if ask is None:
            return
        if self._count.wait and ask["do"] not in ("commit", "share"):
            await asyncio.sleep(self._rng.uniform(0.5, 1.5) * self._count.wait)
        self._asks += 1
        self._repeats = 0
        self._pending = {"type": "ask", "id": f"{self._place['seat']}-{self._asks}", "base": last} | ask
        self._count.sent[self._place["table"], self._place["seat"], str(self._pending["id"])] = ask["do"]
        await line.send(json.dumps(self._pending))

    def _wish(self, scene: dict[str, Any]) -> dict[str, Any] | None:
        """What this person does now."""
        seat, mixing = self._place["seat"], scene.get("mixing")
        if mixing is not None:
            return self._share(mixing) if seat in mixing["awaited"] else None
        if "agree" in scene["may"]:
            return {"do": "agree"}
        if "takeback" in scene["may"] and self._rng.random() < self._count.takebacks:
            return {"do": "propose", "what": "takeback"}
        if scene["moves"]:
            whole = [move["move"] for move in scene["moves"] if not move.get("part")]
            # Where every move is only a part, the turn is drawn out by the plainest one.
            return {"do": "move", "move": self._rng.choice(whole or [scene["moves"][0]["move"]])}
        # What has been proposed already is answered, and nothing is written down for it.
        asks = [ask for ask in ("deal", "again") if ask in scene["can"] and not scene["proposal"]]
        return {"do": asks[0]} if asks and seat == 0 else None

    def _share(self, mixing: dict[str, Any]) -> dict[str, Any]:
        """What the device of this seat adds to the chance of the next deal."""
        of = mixing["commitment"]
        value = self._values.setdefault(of, self._rng.randbytes(32))
        if mixing["step"] == "share":
            return {"do": "share", "of": of, "share": value.hex()}
        return {"do": "commit", "of": of, "share": SCHEMES[mixing["scheme"]].share(of, self._place["seat"], BY_DEVICE, value)}


async def open_table(servers: Sequence[Server], number: int, bot: str | None, game: str = "pisti") -> list[tuple[dict[str, Any], str]]:
    """A table of two people, opened by one server and joined by way of another one: their places, and their addresses.

    bot: who plays with them.
    """
    first, second = servers[number % len(servers)], servers[(number + 1) % len(servers)]
    addresses = [f"10.{number // 250}.{number % 250}.{seat + 1}" for seat in range(2)]
    async with httpx.AsyncClient(timeout=60) as http:
        players = [{"kind": "you", "name": "Bo"}, {"kind": "open"}, *([{"kind": "bot", "bot": bot}] if bot else [])]
        body = {"game": game, "house": {"seats": len(players)}, "players": players, "customs": {"takeback": True}}
        headers = [{"X-Forwarded-For": address} for address in addresses]
        opened = await http.post(f"{first.address}/api/tables", json=body, headers=headers[0])
        opened.raise_for_status()
        seats = f"{second.address}/api/tables/{opened.json()['table']}/seats"
        joined = await http.post(seats, json={"name": "Cy"}, headers=headers[1])
        joined.raise_for_status()
    return list(zip([opened.json(), joined.json()], addresses, strict=True))


async def seat_people(servers: Sequence[Server], options: argparse.Namespace, count: Count, rng: random.Random) -> list[Person]:
    """The people of all tables."""
    people = []
    for number in range(options.tables):
        bot = options.bot if number < options.searching else None
        for seat, (place, own) in enumerate(await open_table(servers, number, bot)):
            people.append(Person(place, servers, (number + seat) % len(servers), count, random.Random(rng.random()), own))
            count.latest[place["table"]] = 0.0
    return people


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


async def until_stopped(playing: Sequence[asyncio.Task[None]], count: Count) -> None:
    """Let everybody go; what went wrong with a person is raised."""
    count.stopping = True
    done, late = await asyncio.wait(playing, timeout=10)
    for task in late:
        task.cancel()
    for task in done:
        task.result()


async def measure(database: Database, options: argparse.Namespace, number_of_servers: int) -> tuple[Count, float]:
    """Play for the asked time; what was acknowledged, and how much of it in a second."""
    rng, count = random.Random(options.seed), Count(wait=options.wait)
    servers = [Server(database.url) for _ in range(number_of_servers)]
    try:
        await asyncio.gather(*map(answering, servers))
        playing = [asyncio.create_task(person.play()) for person in await seat_people(servers, options, count, rng)]
        await asyncio.sleep(options.begin)
        before, began = len(count.acknowledged), time.perf_counter()
        await asyncio.sleep(options.seconds)
        rate = (len(count.acknowledged) - before) / (time.perf_counter() - began)
        await until_stopped(playing, count)
    finally:
        for process in servers:
            process.kill()
    return count, rate


@dataclass
class Verdict:
    """What became of the acknowledged asks, and how many deals were proven."""

    lost: list[Ask] = field(default_factory=list)
    doubled: list[Ask] = field(default_factory=list)
    proven: int = 0
    taken_back: int = 0


def judged(url: str, count: Count) -> Verdict:
    """Read the store of this URL, and judge what was acknowledged by it.

    An error where a table does not follow from its events, or where its snapshot comes to another table than they do.
    """
    store, verdict = Store(url), Verdict(doubled=list(count.contradicted))
    for table in {table for table, _, _ in count.acknowledged}:
        stored = store.load(table)
        replayed = Sitting.replay(stored.events)
        if (snapshot := store.snapshot(table)) is not None:
            n, body = snapshot
            again = resumed(body, n, stored.events[n + 1 :])
            assert all(again.scene(seat) == replayed.scene(seat) for seat in replayed.hearers), f"The snapshot of {table} is another table."
        mine = {key: n for key, n in count.acknowledged.items() if key[0] == table}
        missing = [key for key, n in mine.items() if stored.asks.get(key[1:]) != n]
        verdict.lost += [key for key in missing if not _done_before(key, stored.asks, count)]
        # A move is one event: two moves at one number, or more events than asks, would be one that was counted or carried out twice.
        at = Counter(n for (seat, name), n in stored.asks.items() if count.sent.get((table, seat, name)) == "move")
        verdict.doubled += [key for key, n in mine.items() if count.sent[key] == "move" and at[n] > 1]
        people = [seat for seat, player in enumerate(replayed.setup.players) if player.kind == "person"]
        moved = sum(isinstance(event, Moved) and event.seat in people for event in stored.events)
        verdict.doubled += [(table, people[0], "?")] * (moved - at.total())
        verdict.taken_back += sum(event.kind == "taken_back" for event in stored.events)
        for match in replayed.matches:
            for deal in match.history:
                if not deal.void:
                    check_deal(replayed.setup.game.rules.deck(replayed.setup.house), match.history, deal.number)
                    verdict.proven += any(share["by"] == BY_DEVICE for share in (deal.proof or {})["shares"])
    store.close()
    return verdict


def _done_before(ask: Ask, stored: Mapping[tuple[int, str], int], count: Count) -> bool:
    """Whether an ask had nothing left to do, since the one before it was refused although the store had kept it.

    The write of a deal that fails in the middle may have been kept. Its person then asks for the deal once more, which changes nothing.
    """
    table, seat, _ = ask
    kind, n = count.sent[ask], count.acknowledged[ask]
    of_seat = {other: m for (who, other), m in stored.items() if who == seat and m <= n}
    latest = max((m for other, m in of_seat.items() if count.acknowledged.get((table, seat, other)) == m), default=-1)
    refused = [other for other, m in of_seat.items() if m > latest and (table, seat, other) not in count.acknowledged]
    return kind != "move" and any(count.sent.get((table, seat, other)) == kind for other in refused)


def free_port() -> int:
    """A port of the loopback that is free now."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


def main() -> None:
    """Print how many asks each number of servers acknowledges, as ratios of one run in turn; exit 1 if one is lost or doubled."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--servers", default="1,2,3", help="the numbers of servers to compare")
    parser.add_argument("--tables", type=int, default=24)
    parser.add_argument("--wait", type=float, default=0.0, help="the seconds that a person waits before a move")
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--begin", type=float, default=4.0, help="the seconds before anything is counted")
    parser.add_argument("--repeats", type=int, default=2, help="how often each number of servers is measured, in turn")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    options.searching, numbers = 0, [int(number) for number in options.servers.split(",")]
    rates: dict[int, list[float]] = {number: [] for number in numbers}
    wrong = 0
    with tempfile.TemporaryDirectory() as folder:
        database = Database(Path(folder))
        try:
            for number in numbers * options.repeats:
                count, rate = asyncio.run(measure(database, options, number))
                verdict = judged(database.url, count)
                wrong += len(verdict.lost) + len(verdict.doubled)
                rates[number].append(rate)
        finally:
            database.stop()
    for number in numbers:
        ratios = [rate / first for rate, first in zip(rates[number], rates[numbers[0]], strict=True)]
        each = ", ".join(f"{rate:.0f}" for rate in rates[number])
        print(f"{number} servers: {each} acknowledged asks a second; of {numbers[0]}: {', '.join(f'{ratio:.2f}' for ratio in ratios)}.")
    print(f"{wrong} asks are lost or doubled.")
    raise SystemExit(1 if wrong else 0)


if __name__ == "__main__":
    main()
