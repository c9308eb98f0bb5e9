"""Lets everything go wrong while people play, and counts what is lost: `python benchmarks/hardship.py --minutes 30`.

There are two places to play: several servers and workers at a PostgreSQL, and one server with a file as its store.
People play there with devices that add to the chance of each deal, and now and then somebody takes a move back (`benchmarks/town.py`).
Clubs have an evening meanwhile: people join, say whether they come, open tables, and the founder changes the address of the call.
Members begin the same deals for the club too, their devices add to the order, and they sit down.
Hardships come one at a time in a random order, each for some seconds, round after round until the time is over:

- a server, a worker or the database is killed, or stands still;
- the clock of a server or of the database is an hour ahead, an hour behind, or stands still;
- the network between people and a server, or between a server and the database, is cut, silent or slow;
- the disk is full, the database may only be read, or a server has no descriptor left;
- strangers flood a server with frames and connections, or upload logs.

After each one every table must get on, or it counts as stuck. In the end the stores are read, and a table is printed.
It says what was acknowledged, lost, doubled and stuck, and after how many seconds those were back who had lost their lines.
It stops by itself, and exits with 1 if anything was lost, doubled or stuck, or left a traceback in a log.

It needs Linux, the programs of PostgreSQL and a C compiler, and no rights. Clocks are shifted by a library before that of C, in which
writes fail too when a disk is full. Networks are cut in a proxy of our own, and everything is on the loopback.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import errno
import itertools
import json
import mmap
import os
import random
import resource
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager as Lasting
from contextlib import asynccontextmanager, contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import psycopg
from abuse import frame, hostile, message
from town import (
    BROKEN,
    Ask,
    Count,
    Database,
    Person,
    Process,
    Server,
    Verdict,
    Worker,
    answering,
    free_port,
    judged,
    seat_people,
    until_stopped,
)

from kahve.cards.proof import BY_DEVICE, SCHEMES
from kahve.engine.native.library import compiler
from kahve.table.sitting.sitting import Sitting
from kahve.table.store.club_store import ClubStore
from kahve.table.store.duplicate_store import DuplicateStore
from kahve.table.store.sql import Store

HERE, HOUR = "127.0.0.1", 3_600
_LIMITS = "trusted_proxies='127.0.0.1'"
"""The options of a server: what it allows an address is as ever, and each person has an address of their own."""
_STUCK_SECONDS = 30.0
"""After so long a table that does not get on counts as stuck."""
_STRANGERS = [f"203.0.113.{number}" for number in range(1, 9)]
_MACHINE = r"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>
/* What is added to the time in seconds; the second at which the clock stands still, or 0; the error of every write to a file, or 0. */
static volatile long long *state;
__attribute__((constructor)) static void begin(void) {
    const char *name = getenv("HARDSHIP");
    int file = name ? open(name, O_RDONLY | O_CLOEXEC) : -1;
    void *place = file < 0 ? MAP_FAILED : mmap(0, 24, PROT_READ, MAP_SHARED, file, 0);
    if (file >= 0) close(file);
    if (place != MAP_FAILED) state = place;
}
int clock_gettime(clockid_t clock, struct timespec *time) {
    int result = (int)syscall(SYS_clock_gettime, clock, time);
    if (result || clock != CLOCK_REALTIME || !state) return result;
    if (state[1]) *time = (struct timespec){state[1], 0};
    else time->tv_sec += state[0];
    return 0;
}
int gettimeofday(struct timeval *restrict time, void *restrict zone) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    *time = (struct timeval){now.tv_sec, now.tv_nsec / 1000};
    return 0;
}
time_t time(time_t *place) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (place) *place = now.tv_sec;
    return now.tv_sec;
}
static int fails(int file) {
    struct stat about;
    if (!state || !state[2] || fstat(file, &about) || !S_ISREG(about.st_mode)) return 0;
    errno = (int)state[2];
    return 1;
}
#define WRITER(name, given, passed)                                           \
    ssize_t name given {                                                      \
        static ssize_t (*real) given;                                         \
        if (fails(file)) return -1;                                           \
        if (!real) real = (ssize_t(*) given)dlsym(RTLD_NEXT, #name);          \
        return real passed;                                                   \
    }
WRITER(write, (int file, const void *from, size_t size), (file, from, size))
WRITER(pwrite, (int file, const void *from, size_t size, off_t at), (file, from, size, at))
WRITER(pwrite64, (int file, const void *from, size_t size, off64_t at), (file, from, size, at))
WRITER(writev, (int file, const struct iovec *from, int number), (file, from, number))
WRITER(pwritev, (int file, const struct iovec *from, int number, off_t at), (file, from, number, at))
WRITER(pwritev64, (int file, const struct iovec *from, int number, off64_t at), (file, from, number, at))
"""
"""What stands before the library of C: a clock that can be set while a process runs, and a disk that can be full.

Waits are not shifted: they count by the clock that cannot be set.
"""


class Machine:
    """The clock and the disk of one process and of those that it starts, as they see them."""

    def __init__(self, library: Path, file: Path) -> None:
        """library: made by `made_library`. file: where it stands what is wrong."""
        file.write_bytes(bytes(24))
        self.environment = {"LD_PRELOAD": str(library), "HARDSHIP": str(file)}
        with file.open("r+b") as content:
            self._state = mmap.mmap(content.fileno(), 24)

    @contextmanager
    def wrong(self, *, ahead: int = 0, stands: bool = False, disk: int = 0) -> Iterator[None]:
        """Until all is well, the clock is ahead by these seconds or stands still, or every write to a file ends with an error."""
        self._state[:] = struct.pack("=qqq", ahead, int(time.time()) if stands else 0, disk)
        try:
            yield
        finally:
            self._state[:] = bytes(24)


def made_library(folder: Path) -> Path:
    """The library that stands before that of C, compiled into this folder."""
    source, library = folder / "machine.c", folder / "machine.so"
    source.write_text(_MACHINE, encoding="utf-8")
    subprocess.run([*compiler(), "-shared", "-fPIC", "-O1", "-o", str(library), str(source), "-ldl"], check=True)
    library.chmod(0o755)
    return library


class Wire:
    """A port that leads to another one, by a network that can be cut, silent or slow."""

    def __init__(self, to: int) -> None:
        """to: where it leads, on this machine."""
        self.port, self.state, self._to = free_port(), "", to
        self._ends: set[asyncio.StreamWriter] = set()

    async def open(self) -> None:
        """Let connections in from now on."""
        self._listening = await asyncio.start_server(self._lead, HERE, self.port)

    @contextmanager
    def broken(self, state: str) -> Iterator[None]:
        """Cut it, or let it be silent or slow, until it is whole again."""
        self.state = state
        if state == "cut":
            for end in self._ends:
                end.transport.abort()
        try:
            yield
        finally:
            self.state = ""

    async def _lead(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        ends = [writer]
        try:
            if self.state == "cut":
                return
            far_reader, far = await asyncio.open_connection(HERE, self._to)
            ends.append(far)
            self._ends.update(ends)
            ways = [asyncio.create_task(way) for way in (self._pass(reader, far), self._pass(far_reader, writer))]
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
        except (OSError, asyncio.CancelledError):
            # The end of the campaign ends what is still open.
            pass
        finally:
            self._ends.difference_update(ends)
            for end in ends:
                # What was written before the end is still sent.
                end.close() if self.state != "cut" else end.transport.abort()

    async def _pass(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        while part := await source.read(65536):
            while self.state == "silent":
                await asyncio.sleep(0.05)
            if self.state == "slow":
                await asyncio.sleep(0.3)
            sink.write(part)
            await sink.drain()


class Place:
    """Where people play: servers at one store, each behind a network of its own."""

    def __init__(self, name: str, folder: Path, library: Path) -> None:
        """folder: of the logs and clocks."""
        self.name, self._folder, self._library = name, folder, library
        self.servers: list[Server] = []
        self.workers: list[Process] = []
        self.doors: dict[Server, Wire] = {}
        self.machines: dict[Server, Machine] = {}

    async def add_server(self, store: str) -> Server:
        """Start one more server; the network to it is whole."""
        number = len(self.servers)
        machine = self._machine(f"server{number}")
        log = self._folder / f"{self.name}-server{number}.log"
        server = Server(store, options=_LIMITS, log=log, environment=machine.environment)
        self.servers.append(server)
        self.machines[server], self.doors[server] = machine, Wire(server.port)
        await self.doors[server].open()
        server.door = self.doors[server].port
        return server

    def _machine(self, name: str) -> Machine:
        return Machine(self._library, self._folder / f"{self.name}-{name}.state")

    def complaints(self) -> int:
        """How many tracebacks are in the logs."""
        return sum(log.read_text(errors="replace").count("Traceback") for log in self._folder.glob(f"{self.name}-*.log"))

    async def revive(self) -> None:
        """Start again who has ended, and wait until all servers answer."""
        for process in (*self.servers, *self.workers):
            if process.process.poll() is not None:
                process.start()
        await asyncio.gather(*map(answering, self.servers))

    def close(self) -> None:
        """End everything."""
        for process in (*self.servers, *self.workers):
            process.kill()

    # -- hardships: each lasts as long as its context

    def hardships(self) -> dict[str, Callable[[random.Random], Lasting[None]]]:
        """What can befall this place, by the name in the table."""
        return {
            "a server is killed": lambda rng: killed(rng.choice(self.servers)),
            "a server stands still": lambda rng: lasting(standing(lambda: [rng.choice(self.servers).process.pid])),
            "a server's clock is an hour ahead": lambda rng: lasting(self.machines[rng.choice(self.servers)].wrong(ahead=HOUR)),
            "a server's clock is an hour behind": lambda rng: lasting(self.machines[rng.choice(self.servers)].wrong(ahead=-HOUR)),
            "a server's clock stands still": lambda rng: lasting(self.machines[rng.choice(self.servers)].wrong(stands=True)),
            "people cut from a server": lambda rng: lasting(self.doors[rng.choice(self.servers)].broken("cut")),
            "a silent network to a server": lambda rng: lasting(self.doors[rng.choice(self.servers)].broken("silent")),
            "a slow network to a server": lambda rng: lasting(self.doors[rng.choice(self.servers)].broken("slow")),
            "a server without descriptors": lambda rng: lasting(starved(rng.choice(self.servers).process.pid)),
            "a flood of frames and connections": lambda rng: flooding(rng.choice(self.servers), rng),
            "uploads of logs": lambda rng: uploading(rng.choice(self.servers)),
        }


class FilePlace(Place):
    """One server with a file as its store."""

    def __init__(self, folder: Path, library: Path) -> None:
        """Nothing runs yet."""
        super().__init__("file", folder, library)
        self.store = f"sqlite:///{folder / 'tables.db'}"

    async def open(self) -> None:
        """Start it."""
        await self.add_server(self.store)
        await self.revive()

    def hardships(self) -> dict[str, Callable[[random.Random], Lasting[None]]]:
        """What can befall every place, and its disk."""
        return super().hardships() | {
            "a full disk": lambda rng: lasting(self.machines[self.servers[0]].wrong(disk=errno.ENOSPC)),
            "a disk that is read-only": lambda rng: lasting(self.machines[self.servers[0]].wrong(disk=errno.EROFS)),
        }


class TownPlace(Place):
    """Several servers and workers at a PostgreSQL."""

    def __init__(self, folder: Path, library: Path, servers: int, workers: int) -> None:
        """Start the database alone."""
        super().__init__("town", folder, library)
        self._numbers = servers, workers
        self._under_database = self._machine("database")
        self.database = Database(folder / "database", self._under_database.environment)
        self.store = self.database.url
        self._ways: list[Wire] = []

    async def open(self) -> None:
        """Start the servers and workers, each of which comes to the database by a network of its own."""
        for number in range(sum(self._numbers)):
            way = Wire(self.database.port)
            await way.open()
            self._ways.append(way)
            if number < self._numbers[0]:
                await self.add_server(self.database.url_by(way.port))
            else:
                log = self._folder / f"town-worker{number}.log"
                self.workers.append(Worker(self.database.url_by(way.port), log=log))
        await self.revive()

    async def revive(self) -> None:
        """Start again what has ended, the database first."""
        if not self.database.processes():
            await asyncio.to_thread(self.database.start)
        await super().revive()

    def hardships(self) -> dict[str, Callable[[random.Random], Lasting[None]]]:
        """What can befall every place, and its workers, its database and the way there."""
        machine = self._under_database
        return super().hardships() | {
            "a worker is killed": lambda rng: killed(rng.choice(self.workers)),
            "the database falls": lambda rng: fallen(self.database),
            "the database stands still": lambda rng: lasting(standing(self.database.processes)),
            "the database's clock is an hour ahead": lambda rng: lasting(machine.wrong(ahead=HOUR)),
            "the database's clock is an hour behind": lambda rng: lasting(machine.wrong(ahead=-HOUR)),
            "the database's clock stands still": lambda rng: lasting(machine.wrong(stands=True)),
            "a server cut from the database": lambda rng: lasting(rng.choice(self._ways).broken("cut")),
            "a silent network to the database": lambda rng: lasting(rng.choice(self._ways).broken("silent")),
            "a slow network to the database": lambda rng: lasting(rng.choice(self._ways).broken("slow")),
            "a full disk of the database": lambda rng: lasting(machine.wrong(disk=errno.ENOSPC)),
            "a database that is read-only": lambda rng: lasting(read_only(self.store)),
        }


@asynccontextmanager
async def lasting(hardship: contextlib.AbstractContextManager[None]) -> AsyncIterator[None]:
    """A hardship that begins and ends at once."""
    with hardship:
        yield


@asynccontextmanager
async def killed(process: Process) -> AsyncIterator[None]:
    """A process that ends in the middle of whatever it does, and is started again at once."""
    process.kill()
    process.start()
    yield


@asynccontextmanager
async def fallen(database: Database) -> AsyncIterator[None]:
    """The database ends as by a fall of its machine."""
    await asyncio.to_thread(database.stop)
    yield
    await asyncio.to_thread(database.start)


@contextmanager
def standing(processes: Callable[[], Sequence[int]]) -> Iterator[None]:
    """These processes stand still, as those of a machine that sleeps."""
    stopped = list(processes())
    for number in stopped:
        with contextlib.suppress(ProcessLookupError):
            os.kill(number, signal.SIGSTOP)
    try:
        yield
    finally:
        for number in stopped:
            with contextlib.suppress(ProcessLookupError):
                os.kill(number, signal.SIGCONT)


@contextmanager
def starved(process: int) -> Iterator[None]:
    """The process can open nothing more than it has open."""
    before = resource.prlimit(process, resource.RLIMIT_NOFILE)
    resource.prlimit(process, resource.RLIMIT_NOFILE, (len(os.listdir(f"/proc/{process}/fd")) + 1, before[1]))
    try:
        yield
    finally:
        with contextlib.suppress(ProcessLookupError):
            resource.prlimit(process, resource.RLIMIT_NOFILE, before)


@contextmanager
def read_only(store: str) -> Iterator[None]:
    """Nothing can be written to the database, as to one that only follows another."""

    def set_to(value: str) -> None:
        with psycopg.connect(store, autocommit=True, options="-c default_transaction_read_only=off") as connection:
            connection.execute(f"ALTER SYSTEM SET default_transaction_read_only = {value}")
            connection.execute("SELECT pg_reload_conf()")

    set_to("on")
    try:
        yield
    finally:
        set_to("off")


@asynccontextmanager
async def beside(work: Callable[[], object]) -> AsyncIterator[None]:
    """Do something again and again in a thread, as long as the context lasts."""
    is_over = False

    def repeat() -> None:
        while not is_over:
            with contextlib.suppress(*BROKEN):
                work()

    task = asyncio.create_task(asyncio.to_thread(repeat))
    try:
        yield
    finally:
        is_over = True
        await task


@asynccontextmanager
async def flooding(server: Server, rng: random.Random) -> AsyncIterator[None]:
    """Strangers open connections and send what no browser sends; some connections say nothing."""
    table = "0" * 22
    with contextlib.ExitStack() as silent:
        for _ in range(40):
            with contextlib.suppress(OSError):
                silent.enter_context(socket.create_connection((HERE, server.port), 1))
        addresses = itertools.cycle(_STRANGERS)

        def flood() -> None:
            head = f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {HERE}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            head += f"X-Forwarded-For: {next(addresses)}\r\nSec-WebSocket-Key: {'A' * 22}==\r\nSec-WebSocket-Version: 13\r\n\r\n"
            with socket.create_connection((HERE, server.port), 1) as line:
                line.settimeout(1)
                line.sendall(head.encode())
                line.recv(4096)
                for _ in range(20):
                    line.sendall(b"".join(hostile(rng) if rng.random() < 0.1 else message(rng) for _ in range(20)))
                    line.sendall(frame(9, bytes(125)) * 10)

        async with beside(flood):
            yield


@asynccontextmanager
async def uploading(server: Server) -> AsyncIterator[None]:
    """Strangers upload what is not a log, as long as one may be."""
    addresses = itertools.cycle(_STRANGERS)
    bodies = itertools.cycle([b"\xff" * 500_000, json.dumps({"log": "{" * 200_000}).encode(), b'{"log":"' + b"x\\n" * 100_000 + b'"}'])

    def upload() -> None:
        headers = {"X-Forwarded-For": next(addresses), "Content-Type": "application/json"}
        httpx.post(f"http://{HERE}:{server.port}/api/replays", content=next(bodies), headers=headers, timeout=5)
        time.sleep(0.05)

    async with beside(upload):
        yield


class ClubEvening:
    """A club whose members do one thing after another by way of any server.

    What is not answered is not repeated: it may have happened or not, so either is right in the end.
    """

    def __init__(self, servers: Sequence[Server], number: int, count: Count, rng: random.Random) -> None:
        """number: of the club, which makes the addresses of its members."""
        self._servers, self._number, self._count, self._rng = servers, number, count, rng
        self._keys: list[str] = []
        self._acts = 0
        self._done: list[tuple[Ask, str, str, bool]] = []
        """Each act with its kind, what it came to, and whether it was acknowledged."""

    async def begin(self) -> None:
        """Found the club and plan its evening."""
        await self._ask("me", {"name": "M0"})
        page = await self._ask("clubs", {"name": f"Club {self._number}", "emblem": "owl", "zone": "UTC"}, 0)
        self._club, self._code = page["club"], page["code"]
        day = (datetime.now(UTC) + timedelta(days=7)).date().isoformat()
        await self._act(0, {"do": "plan_evening", "day": day, "time": "20:00"})
        self._evening = (await self._page())["evening"]

    async def go_on(self) -> None:
        """Do something now and then until it is time to stop."""
        while not self._count.stopping:
            self._acts += 1
            kind = self._rng.choices(("call", "comes", "member", "table", "same"), (4, 4, 1, 1, 1))[0]
            who = self._rng.randrange(len(self._keys))
            ask, what, is_acknowledged = (f"club {self._club}", who, f"{kind} {self._acts}"), "", False
            try:
                what = await self._do(kind, who)
                is_acknowledged = True
                self._count.during[ask] = self._count.hardship
            except BROKEN:
                what = what or self._wanted
            self._done.append((ask, kind, what, is_acknowledged))
            await asyncio.sleep(self._rng.uniform(0.5, 1.5) * max(0.2, self._count.wait))

    async def _do(self, kind: str, who: int) -> str:
        self._wanted = ""
        if kind == "call":
            self._wanted = f"https://call.example/{self._acts}"
            await self._act(0, {"do": "change", "call": self._wanted})
        elif kind == "comes":
            self._wanted = self._rng.choice(("yes", "late", "no"))
            evening = {name: self._evening[name] for name in ("evening", "day")}
            await self._act(who, {"do": "answer", "comes": self._wanted} | evening)
        elif kind == "table":
            return str((await self._ask(f"clubs/{self._club}/tables", {"game": "pisti"}, who))["table"])
        elif kind == "same":
            return await self._play_same(who)
        else:
            self._wanted = f"M{self._acts}"
            await self._ask("me", {"name": self._wanted})
            # Whoever could not join is nobody in this club.
            await self._ask("clubs/join", {"code": self._code}, len(self._keys) - 1, drop=True)
        return self._wanted

    async def _play_same(self, who: int) -> str:
        """Begin the same deals, add to their order and sit down: their name, the value of the device, and the table."""
        name = (await self._ask(f"clubs/{self._club}/duplicates", {"game": "pisti", "deals": 1}, who))["duplicate"]
        [mixing] = (await self._ask(f"duplicates/{name}", who=who))["mixing"]
        value = self._rng.randbytes(32)
        share = SCHEMES[mixing["scheme"]].share(mixing["commitment"], 0, BY_DEVICE, value)
        await self._ask(f"duplicates/{name}/chance", {"commitments": [share], "values": [value.hex()]}, who)
        return f"{name} {value.hex()} {(await self._ask(f'duplicates/{name}/seat', {}, who))['table']}"

    async def _act(self, who: int, act: dict[str, Any]) -> None:
        await self._ask(f"clubs/{self._club}/acts", {"act": act}, who)

    async def _ask(self, path: str, body: dict[str, Any] | None = None, who: int | None = None, *, drop: bool = False) -> Any:
        """The answer to a request of a member; of a new person without `who`. drop: forget that person where it fails."""
        server, number = self._rng.choice(self._servers), len(self._keys) if who is None else who
        headers = {"X-Forwarded-For": f"10.{100 + self._number}.{number // 250}.{number % 250 + 1}"}
        if who is not None:
            headers["Kahve-Person"] = self._keys[who]
        try:
            async with httpx.AsyncClient(timeout=5) as http:
                answer = await http.request("GET" if body is None else "POST", f"{server.address}/api/{path}", json=body, headers=headers)
                answer.raise_for_status()
        except BROKEN:
            if drop:
                self._keys.pop()
            raise
        content = answer.json()
        if who is None:
            self._keys.append(content["key"])
        return content

    async def _page(self) -> Any:
        return await self._ask(f"clubs/{self._club}", who=0)

    async def lost(self, store: Store) -> list[Ask]:
        """The acknowledged acts of which the club has no trace."""
        page, tables = await self._page(), {row.table for row in ClubStore(store).tables(self._club, "", None)}
        members = {member["name"] for member in page["members"]}
        comes = {each["name"]: each["comes"] for each in page["evening"]["comers"]}
        lost, latest = [], dict[tuple[str, int], tuple[Ask, set[str]]]()
        for ask, kind, what, is_acknowledged in self._done:
            if kind == "same":
                if is_acknowledged and not self._is_played_same(store, *what.split()):
                    lost.append(ask)
                continue
            if kind in ("table", "member"):
                if is_acknowledged and what not in (tables if kind == "table" else members):
                    lost.append(ask)
                continue
            # The last one that was acknowledged holds, or one that came after it without an answer.
            of = kind, ask[1] if kind == "comes" else 0
            before, allowed = latest.get(of, (ask, {""}))
            latest[of] = (ask, {what}) if is_acknowledged else (before, allowed | {what})
        names = dict(enumerate(self._names()))
        for (kind, who), (ask, allowed) in latest.items():
            if (page["call"] if kind == "call" else comes.get(names[who], "")) not in allowed:
                lost.append(ask)
        return lost

    @staticmethod
    def _is_played_same(store: Store, name: str, value: str, table: str) -> bool:
        """Whether a duplicate of this name has this value in its order, and a table that has this order."""
        duplicates = DuplicateStore(store)
        stored = duplicates.load(name)
        if stored is None or table not in duplicates.tables(name):
            return False
        common = Sitting.replay(store.load(table).events).common
        return value in stored.duplicate.values.get(0, []) and common is not None and common.orders == stored.duplicate.common(name).orders

    def _names(self) -> list[str]:
        return ["M0", *(what for _, kind, what, is_acknowledged in self._done if kind == "member" and is_acknowledged)]


class Campaign:
    """One place with its people, to which one hardship comes after the other."""

    def __init__(self, place: FilePlace | TownPlace, options: argparse.Namespace) -> None:
        """options: those of the command line."""
        self.place, self._options = place, options
        self.rng = random.Random(options.seed)
        self.count = Count(wait=options.wait, takebacks=0.05, shares=True)
        self.times: dict[str, int] = {}
        self.stuck: dict[str, int] = {}
        self.lost_in_clubs: list[Ask] = []

    async def run(self, seconds: float, rounds: int | None) -> None:
        """Go through the hardships until these seconds are over, and at least once; rounds: how often instead."""
        place, count = self.place, self.count
        try:
            await place.open()
            people: list[Person] = await seat_people(place.servers, self._options, count, self.rng)
            clubs = [ClubEvening(place.servers, number, count, random.Random(self.rng.random())) for number in range(self._options.clubs)]
            for club in clubs:
                await club.begin()
            playing = [asyncio.create_task(work) for work in (*map(Person.play, people), *map(ClubEvening.go_on, clubs))]
            hardships = place.hardships()
            wanted = self._options.only.split(",") if self._options.only else list(hardships)
            if unknown := set(wanted) - set(hardships):
                raise SystemExit(f"There is no hardship {', '.join(sorted(unknown))} here; there are: {', '.join(hardships)}.")
            until, done = time.perf_counter() + seconds, 0
            await self._endure("", lambda rng: lasting(contextlib.nullcontext()))
            while (time.perf_counter() < until or not done) if rounds is None else done < rounds:
                for name in self.rng.sample(wanted, len(wanted)):
                    await self._endure(name, hardships[name])
                    if rounds is None and done and time.perf_counter() >= until:
                        break
                done += 1
            await until_stopped(playing, count)
            store = Store(place.store)
            for club in clubs:
                self.lost_in_clubs += await club.lost(store)
            store.close()
        finally:
            place.close()

    async def _endure(self, name: str, hardship: Callable[[random.Random], Lasting[None]]) -> None:
        count = self.count
        for task in asyncio.all_tasks():
            if task.done() and not task.cancelled():
                task.result()
        count.hardship, count.since = name, time.perf_counter()
        self.times[name] = self.times.get(name, 0) + 1
        async with hardship(self.rng):
            await asyncio.sleep(self._options.length * self.rng.uniform(0.6, 1.4))
        ended = time.perf_counter()
        until = time.perf_counter() + _STUCK_SECONDS
        while True:
            # A database whose disk was full may end some time after it.
            await self.place.revive()
            stuck = [table for table, latest in count.latest.items() if latest < ended]
            if not stuck or time.perf_counter() > until:
                break
            await asyncio.sleep(0.1)
        if stuck:
            self.stuck[name] = self.stuck.get(name, 0) + len(stuck)
        print(f"{name or 'nothing'}: all tables but {len(stuck)} got on within {time.perf_counter() - ended:.1f} s.", flush=True)

    def rows(self, verdict: Verdict) -> Iterator[str]:
        """The rows of the table: one for each hardship, and one for all."""
        during, back = self.count.during, self.count.back_after
        names = sorted(self.times)
        for name in names:
            numbers = [sum(during.get(ask) == name for ask in asks) for asks in (during, verdict.lost, verdict.doubled)]
            yield self._row(name or "nothing", self.times[name], numbers, self.stuck.get(name, 0), back.get(name, []))
        numbers = [len(during), len(verdict.lost), len(verdict.doubled)]
        everybody = [seconds for times in back.values() for seconds in times]
        yield self._row("**all**", sum(self.times.values()), numbers, sum(self.stuck.values()), everybody)

    @staticmethod
    def _row(name: str, times: int, numbers: list[int], stuck: int, back: list[float]) -> str:
        waits = sorted(back)
        half, late = (f"{waits[int(len(waits) * part)]:.1f} s" if waits else "—" for part in (0.5, 0.99))
        cells = [name, times, *(f"{number:,}" for number in numbers), stuck, len(waits), half, late]
        return f"| {' | '.join(map(str, cells))} |"


def run_at(place: FilePlace | TownPlace, options: argparse.Namespace, seconds: float) -> int:
    """Run the campaign at a place and print its table; how much went wrong."""
    campaign = Campaign(place, options)
    asyncio.run(campaign.run(seconds, options.rounds))
    verdict = judged(place.store, campaign.count)
    verdict.lost += campaign.lost_in_clubs
    evening = f"{verdict.proven} deals with values of devices are proven, {verdict.taken_back} times a move was taken back"
    in_clubs = sum(ask[0].startswith("club ") for ask in campaign.count.during)
    print(f"\n{place.name}: {options.tables} tables; {evening}, {in_clubs} acts of {options.clubs} clubs.\n")
    print("| hardship | times | acknowledged | lost | doubled | stuck | lines lost | half back within | 99 of 100 |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- | --- |")
    print("\n".join(campaign.rows(verdict)), flush=True)
    for what, asks in (("lost", verdict.lost), ("doubled", verdict.doubled)):
        for table, seat, name in asks:
            print(f"\n{what} at {table}: ask {name} of seat {seat}, {campaign.count.sent.get((table, seat, name), 'unknown')}")
    complaints = place.complaints()
    print(f"\n{complaints} tracebacks in the logs.", flush=True)
    return len(verdict.lost) + len(verdict.doubled) + sum(campaign.stuck.values()) + complaints


def main() -> None:
    """Read the command line, run the campaign at each place, and exit with 1 if anything was lost."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("places", nargs="*", default=["file", "town"], help="file, town, or both, one after the other")
    parser.add_argument("--minutes", type=float, default=20.0, help="how long, at all places together")
    parser.add_argument("--rounds", type=int, help="each hardship so often instead")
    parser.add_argument("--only", help="the hardships to take, as the table names them, with commas between")
    parser.add_argument("--length", type=float, default=5.0, help="the seconds that a hardship lasts, more or less")
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--clubs", type=int, default=2, help="the number of clubs that have an evening")
    parser.add_argument("--searching", type=int, default=2, help="the number of tables at which a bot plays that searches")
    parser.add_argument("--bot", default="master", help="which one")
    parser.add_argument("--wait", type=float, default=0.5, help="the seconds that a person waits before a move")
    parser.add_argument("--servers", type=int, default=3)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--keep", type=Path, help="a folder that keeps logs and stores")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    if unknown := set(options.places) - {"file", "town"}:
        parser.error(f"there is no place {', '.join(sorted(unknown))}; there are file and town.")
    # Whoever stops the campaign stops what it has started.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    wrong = 0
    with contextlib.ExitStack() as stack:
        folder = options.keep or Path(stack.enter_context(tempfile.TemporaryDirectory()))
        folder.mkdir(parents=True, exist_ok=True)
        folder.chmod(0o755)
        library = made_library(folder)
        for name in options.places:
            seconds = 60 * options.minutes / len(options.places)
            if name == "file":
                wrong += run_at(FilePlace(folder, library), options, seconds)
                continue
            (folder / "database").mkdir()
            town = TownPlace(folder, library, options.servers, options.workers)
            stack.callback(town.database.stop)
            wrong += run_at(town, options, seconds)
    raise SystemExit(1 if wrong else 0)


if __name__ == "__main__":
    main()
