"""A real server in a process of its own, and people who talk to it over real sockets."""

from __future__ import annotations

import asyncio
import json
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import urllib.error
import urllib.request
from collections.abc import Callable, Collection, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

import kahve
from kahve.table.http.connections import Limits
from kahve.table.serving.app import create_app
from kahve.table.serving.serve_options import ServeOptions
from kahve.table.thinking.budgets import UNLIMITED

from ..forked import Forked
from . import held

SOURCES = Path(kahve.__file__).parents[1]
HERE = Path(__file__).parent
PATIENCE = 30.0

PEOPLE: list[Person] = []
"""The people of the current test, who leave when it is over."""

held.watch_here()
ENVIRONMENT = os.environ | {"PYTHONPATH": os.pathsep.join([str(SOURCES), str(HERE)])}


def bots(number: int, bot: str = "random") -> list[dict[str, Any]]:
    return [{"kind": "bot", "bot": bot}] * number


def program(**options: object) -> str:
    """The Python that a server with these options runs."""
    written = ", ".join(f"{name}={value!r}" for name, value in options.items())
    return (
        "import held; held.watch_servers(); from kahve.table.thinking.budgets import UNLIMITED, Rate, Rates; "
        "from kahve.table.http.connections import Limits; "
        "from kahve.table.serving.serve_options import ServeOptions; "
        f"from kahve.table.serving.serve import serve; serve(ServeOptions({written}))"
    )


class Server:
    """A server process that can be killed and started again at the same port and store."""

    def __init__(self, store: Path | str, **options: Any) -> None:
        """store: a file, or the URL of a database."""
        self.store = store
        self.options = {
            # A busy machine is silent for a while, and a test that is held up reads nothing.
            "limits": Limits(silent_seconds=60.0),
            "port": 0,
            "store": store if isinstance(store, str) else f"sqlite:///{store}",
            "pace": 0.0,
            "most_new_tables": 10_000,
            "rates": UNLIMITED,
        } | options
        self.start()

    def start(self) -> None:
        self.process = Forked(program(**self.options), ENVIRONMENT)
        line = self.process.stdout.readline()
        if "http://" not in line:
            raise AssertionError(f"the server did not start: {line} {self.process.communicate()[1]}")
        self.port = int(line.split("localhost:")[1].split("/")[0])
        self.options["port"] = self.port

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self._ended()

    def stop(self) -> str:
        self.process.terminate()
        return self._ended()

    def _ended(self) -> str:
        _, complaints = self.process.communicate(timeout=PATIENCE)
        return complaints

    def http(
        self, path: str, body: Any = None, *, token: str | None = None, headers: dict[str, str] | None = None, method: str | None = None
    ) -> tuple[int, Any, Any]:
        data = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", data, headers or {}, method=method)
        if token:
            request.add_header("Authorization", f"Bearer {token}")
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                status, text, received = answer.status, answer.read().decode(), answer.headers
        except urllib.error.HTTPError as error:
            with error:
                status, text, received = error.code, error.read().decode(), error.headers
        return (
            status,
            json.loads(text) if "json" in (received["content-type"] or "") and "jsonl" not in received["content-type"] else text,
            received,
        )

    def place(self, game: str, players: list[dict[str, Any]], house: dict[str, Any] | None = None, **show: Any) -> dict[str, Any]:
        house = {"seats": len(players)} | (house or {})
        status, place, _ = self.http("/api/tables", {"game": game, "house": house, "players": players, "show": show})
        assert status == 201, place
        counts: dict[str, Any] = place
        return counts

    def watcher(self, table: str) -> Person:
        """Somebody without a seat at this table, whose line is open."""
        return Person(self, {"table": table, "seat": -1, "token": ""}, -1)

    def person(self, place: dict[str, Any], last: int = 0) -> Person:
        return Person(self, place, last)


class Person:
    """A client at a seat that keeps the events in order, as a browser does, and fails if they are not."""

    def __init__(self, server: Server, place: dict[str, Any], last: int = 0, **hello: Any) -> None:
        """hello: what it says besides the key and the last event when it comes."""
        self.server, self.place, self.last, self.hello = server, place, last, hello
        self.scene: dict[str, Any] = {}
        self.received: list[dict[str, Any]] = []
        self.asks = 0
        self.socket: ClientConnection | None = None
        self.line = ExitStack()
        PEOPLE.append(self)
        if last < 0:
            self.open()
        else:
            self.welcome = self.come()

    def open(self) -> None:
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{self.place['table']}/socket"
        self.go()
        self.socket = self.line.enter_context(connect(address, open_timeout=PATIENCE, close_timeout=1))

    def come(self) -> dict[str, Any]:
        self.open()
        self.say({"type": "hello", "token": self.place["token"], "last": self.last} | self.hello)
        welcome = self.next("welcome")
        if "scene" in welcome:
            self.scene, self.last = welcome["scene"], welcome["last"]
        for event in welcome.get("events", []):
            self._take(event)
        assert self.last == welcome["last"]
        self.welcome = welcome
        return welcome

    def go(self) -> None:
        self.line.close()

    def say(self, message: Any) -> None:
        assert self.socket is not None
        self.socket.send(message if isinstance(message, (str, bytes)) else json.dumps(message))

    def hear(self, timeout: float = PATIENCE) -> dict[str, Any]:
        assert self.socket is not None
        message: dict[str, Any] = json.loads(self.socket.recv(timeout=timeout))
        if message["type"] == "event" and self.last >= 0:
            self._take(message)
        return message

    def next(self, kind: str) -> dict[str, Any]:
        while True:
            message = self.hear()
            if message["type"] == kind:
                return message
            assert message["type"] in ("event", "presence"), message

    def _take(self, event: dict[str, Any]) -> None:
        assert event["n"] == self.last + 1, f"event {event['n']} after {self.last}"
        self.last, self.scene = event["n"], event["scene"]
        self.received.append(event)

    def asking(self, do: str, move: str | None = None, **other: Any) -> dict[str, Any]:
        self.asks += 1
        ask = {"type": "ask", "id": f"a{self.place['seat']}-{self.asks}", "base": self.last, "do": do}
        return ask | ({"move": move} if move else {}) | other

    def ask(self, do: str, move: str | None = None, **other: Any) -> dict[str, Any]:
        """Ask for something and return the answer."""
        ask = self.asking(do, move, **other)
        self.say(ask)
        return self.answer(ask["id"])

    def answer(self, name: str | None) -> dict[str, Any]:
        while True:
            message = self.hear()
            if message["type"] in ("done", "refused") and message["id"] == name:
                return message

    def wish(self) -> tuple[str, str | None] | None:
        """What this person would do now: play the first legal card, deal, or nothing."""
        if self.scene["moves"]:
            return "move", self.scene["moves"][0]["move"]
        return ("deal", None) if "deal" in self.scene["can"] else None

    def act(self) -> dict[str, Any]:
        """Wait until there is something to do, do it, and return the answer."""
        while (wish := self.wish()) is None:
            self.hear()
        answer = self.ask(*wish)
        assert answer["type"] == "done", answer
        while self.last < answer["n"]:
            self.hear()
        return answer

    def closed_with(self) -> int:
        """Read all messages to the end and return the close code."""
        with pytest.raises(ConnectionClosed) as closed:
            self._hear_all()
        assert closed.value.rcvd is not None
        return closed.value.rcvd.code

    def _hear_all(self) -> None:
        assert self.socket is not None
        while True:
            self.received.append(json.loads(self.socket.recv(timeout=PATIENCE)))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Run a test a second time in which something was waited for in vain, or an event loop was held for too long.

    What holds it then again was not the machine.
    """
    if not config.pluginmanager.hasplugin("rerunfailures"):
        return
    again = ["TimeoutError", held.HeldTooLong.__name__]
    for item in items:
        if item.nodeid.startswith("tests/server/"):
            item.add_marker(pytest.mark.flaky(reruns=1, only_rerun=again))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """Fail a test in which the same kind of work holds an event loop for too long, twice."""
    held.take()
    result = yield
    causes, before = held.take(), item.stash.get(HELD, None)
    item.stash[HELD] = causes.keys()
    if causes and (before is None or causes.keys() & before):
        raise held.HeldTooLong(f"Work that held an event loop for more than {1000 * held.LONG:.0f} ms: {causes}")
    return result


HELD = pytest.StashKey[Collection[str]]()
"""What held an event loop too long in the first try of a test."""


@pytest.fixture(autouse=True)
def goodbye() -> Iterator[None]:
    yield
    while PEOPLE:
        PEOPLE.pop().go()


@pytest.fixture(scope="module")
def serving_all() -> Iterator[Callable[..., Server]]:
    """A function that starts servers, which end with the last test of the file."""
    running: list[Server] = []

    def start(store: Path | str, **options: Any) -> Server:
        running.append(Server(store, **options))
        return running[-1]

    yield start
    for server in running:
        if server.process.poll() is None:
            server.kill()


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """A function that starts servers, which end with the test."""
    running: list[Server] = []

    def start(store: Path | str | None = None, **options: Any) -> Server:
        running.append(Server(store or tmp_path / "tables.db", **options))
        return running[-1]

    yield start
    for server in running:
        if server.process.poll() is None:
            server.kill()


@pytest.fixture(scope="session")
def start() -> Iterator[Callable[[Path], Server]]:
    """A function that starts servers, which end with the session; it fails if one of them has logged an error."""
    running: list[Server] = []

    def started(store: Path) -> Server:
        running.append(Server(store))
        return running[-1]

    yield started
    for server in running:
        assert server.process.poll() is None, "a server ended in the middle of the tests"
        complaints = server.stop()
        assert "Traceback" not in complaints, complaints


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, start: Callable[[Path], Server]) -> Server:
    """One server for all tests that do not harm it."""
    return start(tmp_path_factory.mktemp("server") / "tables.db")


@pytest.fixture
def answers_to(tmp_path: Path) -> Callable[..., list[httpx.Response]]:
    """Send requests to an application of these options; the answers."""

    def send(*requests: Any, **options: Any) -> list[httpx.Response]:
        async def talk() -> list[httpx.Response]:
            app = create_app(ServeOptions(store=f"sqlite:///{tmp_path}/tables.db", **options))
            transport = httpx.ASGITransport(app, raise_app_exceptions=False)
            try:
                async with httpx.AsyncClient(transport=transport, base_url="http://kahve") as client:
                    return [await client.request(method, path, **more) for method, path, more in requests]
            finally:
                await app.state.server.close()

        return asyncio.run(talk())

    return send


@pytest.fixture
def with_bots() -> Callable[..., list[dict[str, Any]]]:
    """A function that makes the players of a table: you first, then a number of bots."""
    return lambda number, bot="random": [{"kind": "you", "name": "Bo"}, *bots(number, bot)]


@pytest.fixture
def run() -> Callable[..., subprocess.CompletedProcess[str]]:
    """A function that runs a server that is expected to stop with an error."""

    def ended(**options: Any) -> subprocess.CompletedProcess[str]:
        process = Forked(program(**options), ENVIRONMENT)
        output, complaints = process.communicate(timeout=60)
        return subprocess.CompletedProcess("serve", process.wait(), output, complaints)

    return ended


PLACES = ("/usr/lib/postgresql/*/bin", "/usr/local/opt/postgresql*/bin", "/opt/homebrew/opt/postgresql*/bin", "/usr/local/pgsql/bin")
"""Where packages put the programs that are not for everybody's PATH."""

NAME = "kahve"


def programs() -> Path | None:
    """The folder with `initdb` and `postgres`; None where PostgreSQL is not installed."""
    if program := shutil.which("initdb"):
        return Path(program).resolve().parent
    folders = [folder for place in PLACES for folder in Path("/").glob(place.lstrip("/")) if (folder / "initdb").is_file()]
    return max(folders, default=None, key=lambda folder: [int(part) for part in folder.parent.name.split(".") if part.isdecimal()])


def someone_else() -> str | None:
    """The user to run it as where we are root, for whom PostgreSQL does not run; None if we are not."""
    if os.getuid() != 0:
        return None
    try:
        return pwd.getpwnam("postgres").pw_name
    except KeyError:
        return "nobody"


class PostgresServer:
    """A server with an empty database, on a free port of this machine."""

    def __init__(self, folder: Path, binaries: Path) -> None:
        """Make and start it in this folder; found: the folder of its programs."""
        self._programs, self._user = binaries, someone_else()
        self.data = folder / "data"
        folder.chmod(0o755)
        self.data.mkdir(mode=0o700)
        if self._user:
            shutil.chown(self.data, self._user)
        self._run("initdb", "-D", str(self.data), "-U", NAME, "-A", "trust", "-E", "UTF8", "--no-sync")
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.start()
        self._count = 0

    def start(self) -> None:
        """Start it, and wait until it lets people in."""
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c shared_buffers=16MB"
        self._run("pg_ctl", "-D", str(self.data), "-o", options, "-l", str(self.data / "log"), "-w", "start")

    def stop(self) -> None:
        """Stop it at once; every connection is cut."""
        self._run("pg_ctl", "-D", str(self.data), "-m", "immediate", "-w", "stop")

    def database(self) -> str:
        """The URL of a new, empty database."""
        self._count += 1
        name = f"tables{self._count}"
        with psycopg.connect(host="127.0.0.1", port=self.port, user=NAME, dbname="postgres", autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")  # type: ignore[arg-type]
        return f"postgresql://{NAME}@127.0.0.1:{self.port}/{name}"

    def _run(self, program: str, *rest: str) -> None:
        as_user = {"user": self._user, "group": pwd.getpwnam(self._user).pw_gid, "extra_groups": []} if self._user else {}
        environment = {"PATH": os.defpath, "LC_ALL": "C", "HOME": str(self.data)}
        subprocess.run(
            [str(self._programs / program), *rest], check=True, stdout=subprocess.DEVNULL, env=environment, cwd="/", timeout=60, **as_user
        )


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    binaries = programs()
    if binaries is None:
        assert os.environ.get("CI") != "true", "there is no PostgreSQL here: run .ci/run as root, or install it"
        pytest.skip("PostgreSQL is not installed")
    # Not in pytest's own folder, into which another user may not look.
    with tempfile.TemporaryDirectory() as folder:
        server = PostgresServer(Path(folder), binaries)
        yield server
        server.stop()
