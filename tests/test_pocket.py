"""The pocket's room: the same table as a server's, byte for byte, and what it keeps."""

from __future__ import annotations

import asyncio
import json
import random
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner

import kahve
from kahve.bots import bot
from kahve.bots.players.choosing import whole_turn
from kahve.engine.game import Game
from kahve.games import GAMES
from kahve.pocket.page_server import Pocket, no_rows
from kahve.pocket.page_store import PageStore, Rows, merged
from kahve.pocket.recording import record
from kahve.pocket.thinking_here import ThinkingHere
from kahve.table.http.socket import talk
from kahve.table.live.tables import Tables
from kahve.table.protocol.events import Ended, Left, Moved, Opened, Reseated
from kahve.table.serving.app import create_app
from kahve.table.serving.serve_options import ServeOptions
from kahve.table.store.stored import Append, Conflict, DamagedTable, UnknownTable, hashed
from kahve.table.thinking.bots import NoAnswer
from kahve.terminal.main import app

SPEAKS = {"accept-language": "en"}


def setup_of(game: Game) -> dict[str, Any]:
    """One person and club players, by the house rules of the last preset, so that also what a preset changes is played."""
    values = dict(game.presets[-1].values) if game.presets else {}
    seats = kahve.new(game.name, **values).seats
    players = [{"kind": "you", "name": "Bo"}, *[{"kind": "bot", "bot": "greedy"}] * (seats - 1)]
    return {"game": game.name, "house": {"seats": seats} | values, "players": players}


class Person:
    """Plays one deal as a club player does and ends the match; says what to ask next by what the table has said."""

    def __init__(self, seat: int, name: str = "a") -> None:
        self.seat, self.name, self.chance, self.player = seat, name, random.Random(3), bot("greedy")
        self.asks, self.last, self.over, self.dealt = 0, 0, False, False

    def hear(self, message: dict[str, Any], table: Any) -> dict[str, Any] | None:
        """What to ask for now, if anything."""
        assert message["type"] != "refused", message
        if message["type"] not in ("welcome", "event"):
            return None
        self.last = message["last"] if message["type"] == "welcome" else message["n"]
        if table.sitting.last != self.last:
            return None
        if table.sitting.over:
            self.over = True
            return None
        if table.sitting.awaits_deal:
            return self._ask(do="deal") if not table.sitting.table.history else self._ask(do="propose", what="end")
        if table.sitting.turn != self.seat:
            return None
        turn = whole_turn(self.player, table.sitting.table.view(self.seat), table.sitting.table.moves, self.chance)
        return self._ask(do="move", move=table.sitting.table.write_turn(turn))

    def _ask(self, **ask: Any) -> dict[str, Any]:
        self.asks += 1
        return {"type": "ask", "id": f"{self.name}{self.asks}", "base": self.last} | ask


async def log_of_server(setup: dict[str, Any], folder: Path) -> str:
    """The log of one deal at a server."""
    app = create_app(ServeOptions(store=f"sqlite:///{folder}/tables.db", pace=0))
    server: Tables = app.state.server
    server.entropy = random.Random(11).randbytes
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://house", headers=SPEAKS) as client:
        place = (await client.post("/api/tables", json=setup)).json()
        messages, says = asyncio.Queue[str | int](), asyncio.Queue[Any]()

        async def send(event: Any) -> None:
            if event["type"] == "websocket.send":
                messages.put_nowait(event["text"])

        says.put_nowait({"type": "websocket.connect"})
        line = asyncio.create_task(talk("page", says.get, send, server, place["table"]))
        await play(server, place, messages, lambda text: says.put_nowait({"type": "websocket.receive", "text": text}))
        says.put_nowait({"type": "websocket.disconnect"})
        await line
        log = (await client.get(f"/api/tables/{place['table']}/log")).text
    await server.close()
    return log


async def log_of_pocket(setup: dict[str, Any]) -> str:
    """The log of one deal in the pocket."""
    pocket = Pocket(lambda rows: None, no_rows, pace=0)
    pocket.tables.entropy = random.Random(11).randbytes
    place = await opened(pocket, setup)
    await play_in_pocket(pocket, place)
    log = await pocket.answer({"method": "GET", "address": f"/api/tables/{place['table']}/log", "headers": SPEAKS})
    await pocket.close()
    return str(log["body"])


async def opened(pocket: Pocket, setup: dict[str, Any]) -> dict[str, Any]:
    """Open a table: the place at it."""
    answer = await pocket.answer({"method": "POST", "address": "/api/tables", "headers": SPEAKS, "body": json.dumps(setup)})
    assert answer["status"] == 201, answer
    place: dict[str, Any] = json.loads(answer["body"])
    return place


async def play(tables: Tables, place: dict[str, Any], messages: asyncio.Queue[Any], say: Callable[[str], None], most: int = 10**6) -> None:
    """Play the deal to its end and end the match, or ask for `most` things."""
    person = Person(place["seat"], f"a{most}-")
    say(json.dumps({"type": "hello", "token": place["token"], "language": "en"}))
    while not person.over and person.asks < most:
        message = await asyncio.wait_for(messages.get(), 60)
        assert isinstance(message, str), message
        if ask := person.hear(json.loads(message), tables.at_hand(place["table"])):
            say(json.dumps(ask))


async def play_in_pocket(pocket: Pocket, place: dict[str, Any], most: int = 10**6) -> None:
    """The same by a line of the pocket."""
    messages = asyncio.Queue[Any]()
    pocket.open_line("line", place["table"], messages.put_nowait)
    await play(pocket.tables, place, messages, lambda text: pocket.hear("line", text), most)
    pocket.close_line("line")


@pytest.mark.parametrize("name", GAMES)
def test_a_pocket_and_a_server_write_the_same_log(name: str, tmp_path: Path) -> None:
    setup = setup_of(kahve.games.game(name))
    log = asyncio.run(log_of_pocket(setup))
    assert log.count("\n") >= 2
    assert log == asyncio.run(log_of_server(setup, tmp_path))


def test_what_a_pocket_has_written_down_goes_on_in_the_next_one() -> None:
    changes: list[Rows] = []

    def write(rows: Rows) -> None:
        changes.append(json.loads(json.dumps(rows)))

    async def fetch(table: str) -> Rows | None:
        return merged(change for change in changes if change["table"] == table)

    async def evening() -> None:
        first = Pocket(write, fetch, pace=0)
        place = await opened(first, setup_of(kahve.games.game("pisti")))
        await play_in_pocket(first, place, most=3)
        before = first.tables.at_hand(place["table"])
        assert before is not None
        position = str(before.sitting.table)
        await first.close()
        second = Pocket(write, fetch, pace=0)
        table = await second.tables.table(place["table"])
        assert str(table.sitting.table) == position
        await play_in_pocket(second, place)
        await second.close()

    asyncio.run(evening())


def test_a_shelf_refuses_what_does_not_follow() -> None:
    shelf = PageStore(lambda rows: None)
    shelf.create("k7f", "pisti", Opened({}, 0, "00"), 0, "key")
    with pytest.raises(Conflict):
        shelf.create("k7f", "pisti", Opened({}, 0, "00"), 0, "key")
    assert [type(error) for error in shelf.append_all([Append("k7f", 1, [Ended()]), Append("none", 0, [Ended()])])] == [
        Conflict,
        UnknownTable,
    ]
    assert shelf.append_all([Append("k7f", 0, [Moved(0, "5H")], ask=(0, "a1"))]) == [None]
    assert shelf.load("k7f").asks == {(0, "a1"): 1}
    assert [event.kind for event in shelf.load("k7f", 0).events] == ["moved"]
    assert shelf.append_all([Append("k7f", 1, [Reseated(0, [1, 0], drawn=False)], ask=(0, "a2"), order=[1, 0])]) == [None]
    assert set(shelf.load("k7f").seats.values()) == {1}
    assert {(1, "a1"): 1, (1, "a2"): 2}.items() <= shelf.load("k7f").asks.items()
    assert shelf.append_all([Append("k7f", 2, [Left(0, 0)], freed=[0, 1])]) == [None]
    assert (shelf.load("k7f").seats, shelf.load("k7f", every_ask=True).asks) == ({}, {})


@pytest.mark.parametrize("rows", [{}, {"game": "pisti", "events": {"1": "{}"}}, {"game": "pisti", "events": [], "asks": {"?": 1}}])
def test_rows_that_cannot_be_read_are_a_damaged_table(rows: dict[str, Any]) -> None:
    with pytest.raises(DamagedTable, match=r"damaged at event 0\. It was left as it is\."):
        PageStore(lambda rows: None).bring({"table": "k7f"} | rows)


def answer_to(address: str, method: str = "GET") -> dict[str, Any]:
    """The answer of a pocket to one request."""

    async def ask() -> dict[str, Any]:
        pocket = Pocket(lambda rows: None, no_rows)
        answer = await pocket.answer({"method": method, "address": address, "headers": {"Accept-Language": "tr"}})
        await pocket.close()
        return answer

    return asyncio.run(ask())


@pytest.mark.parametrize(
    ("address", "method", "status", "says"),
    [
        ("/api/nothing", "GET", 404, "Bu adreste bir şey yok."),
        ("/api/games", "POST", 405, "Bu, bu adreste yapılamaz."),
        ("/api/tables/k7f", "GET", 404, None),
        ("/api/tables/k7f/seats/x", "GET", 404, None),
        ("/api/tables", "POST", 400, None),
        ("/api/me", "GET", 404, "Bu adreste bir şey yok."),
        ("/api/games/chess", "GET", 404, None),
    ],
)
def test_what_cannot_be_done_is_said_in_the_language_of_the_page(address: str, method: str, status: int, says: str | None) -> None:
    answer = answer_to(address, method)
    document = json.loads(answer["body"])["error"]["says"]
    assert answer["status"] == status
    assert says is None or document == says
    assert document


def test_a_pocket_says_that_it_offers_nothing_for_others() -> None:
    # A checkout whose replayers are built has them in the pocket too.
    assert set(json.loads(answer_to("/api/games")["body"])["offers"]) <= {"replayers"}
    customs = json.loads(answer_to("/api/customs")["body"])["customs"]
    assert [custom["name"] for custom in customs] == ["pace"]


def test_the_room_loads_no_library_of_servers_or_databases() -> None:
    foreign = ("starlette", "sqlalchemy", "uvicorn", "pydantic", "rich", "typer", "segno", "webauthn", "cryptography", "cffi")
    code = f"import sys, kahve.pocket.page_server; print([name for name in {foreign} if name in sys.modules])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip() == "[]"


def test_the_library_of_the_page_has_every_encoding_that_is_read_there() -> None:
    # Python imports the module of an encoding by a name that only the call has, so the page's library does not get it by itself.
    package = Path(kahve.__file__).parent
    listed = (package / "web" / "client" / "pocket_library.py").read_text(encoding="utf-8")
    rooms = ("bots", "cards", "engine", "games", "language", "pocket", "table")
    carried = [path for room in rooms for path in (package / room).rglob("*.py")]
    texts = [path.read_text(encoding="utf-8") for path in carried]
    named = {name for text in texts for name in re.findall(r'encoding="([\w-]+)"', text)} - {"utf-8"}
    assert "ascii" in named
    assert [name for name in named if f'"encodings.{name.replace("-", "_")}",' not in listed] == []


def test_a_pocket_needs_no_clock_for_a_thread() -> None:
    code = (
        "import time; del time.thread_time; import asyncio, json; from kahve.pocket.page_server import Pocket, no_rows\n"
        "async def opened():\n"
        "    pocket = Pocket(lambda rows: None, no_rows)\n"
        "    players = [{'kind': 'you'}, {'kind': 'bot', 'bot': 'random'}]\n"
        "    told = await pocket.open_and_deal(json.dumps({'game': 'pishti', 'players': players}), 'en')\n"
        "    await pocket.close()\n"
        "    return told['welcome']['type']\n"
        "print(asyncio.run(opened()))"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip() == "welcome"


def test_a_pocket_needs_no_thread() -> None:
    """A page cannot start one, and its event loop does at once what others give to a thread."""
    code = (
        "import asyncio, json, threading\n"
        "def refuse(*_): raise RuntimeError('no thread')\n"
        "class Loop(asyncio.SelectorEventLoop):\n"
        "    def run_in_executor(self, _, call, *args):\n"
        "        done = self.create_future()\n"
        "        done.set_result(call(*args))\n"
        "        return done\n"
        "threading.Thread.start = refuse\n"
        "from kahve.pocket.page_server import Pocket, no_rows\n"
        "async def opened():\n"
        "    pocket = Pocket(lambda rows: None, no_rows)\n"
        "    setup = {'game': 'pishti', 'players': [{'kind': 'you'}, {'kind': 'bot', 'bot': 'random'}]}\n"
        "    name = (await pocket.open_and_deal(json.dumps(setup), 'en'))['welcome']['table']\n"
        "    pocket.tables.forget(pocket.tables.at_hand(name))\n"
        "    return (await pocket.tables.table(name)).sitting.in_deal\n"
        "print(Loop().run_until_complete(opened()))"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip() == "True"


@pytest.mark.parametrize("zig", [True, False])
def test_who_writes_a_pocket_is_told_when_its_rules_are_interpreted(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, zig: bool) -> None:
    monkeypatch.setattr("kahve.lab.shipping.has_zig", lambda: zig)
    monkeypatch.setattr("kahve.pocket.build_pocket.build_pocket", lambda folder: 7_400_000)
    written = CliRunner().invoke(app, ["pocket", str(tmp_path)])
    assert written.exit_code == 0
    assert f"{tmp_path}: 7.4 MB" in " ".join(written.output.split())
    assert ("Install kahve[compiler]" in " ".join(written.output.split())) is not zig


@pytest.mark.parametrize("name", GAMES)
def test_a_table_of_the_recording_goes_on_in_a_pocket_as_it_was_shown(name: str) -> None:
    recorded = record("en", [name], openings=1)["openings"]
    assert [opening["setup"]["game"] for opening in recorded] == [name]
    opening, key = recorded[0], "the key of the page"
    rows = opening["rows"] | {"table": "taken", "seats": {hashed(key): opening["seat"]}}
    place = {"table": "taken", "seat": opening["seat"], "token": key}

    async def fetch(table: str) -> Rows | None:
        return json.loads(json.dumps(rows)) if table == "taken" else None

    async def evening() -> None:
        pocket = Pocket(lambda rows: None, fetch, pace=0)
        messages = asyncio.Queue[Any]()
        pocket.open_line("first", "taken", messages.put_nowait)
        pocket.hear("first", json.dumps({"type": "hello", "token": key, "last": 0, "shares": True, "language": "en"}))
        welcome = json.loads(await asyncio.wait_for(messages.get(), 60))
        assert welcome == opening["welcome"] | {"table": "taken"} == pocket.welcome("taken", key, "en")
        assert pocket.welcome("taken", "another key", "en") is None
        assert pocket.welcome("no table", key, "en") is None
        assert welcome["scene"]["phase"] == "play"
        assert welcome["scene"]["turn"] == opening["seat"]
        pocket.close_line("first")
        await play_in_pocket(pocket, place, most=2)
        table = pocket.tables.at_hand("taken")
        assert table is not None
        assert table.sitting.last >= welcome["last"] + 1
        await pocket.close()

    asyncio.run(evening())


def test_the_answers_of_a_recording_are_those_of_the_server() -> None:
    async def answered(address: str) -> Any:
        pocket = Pocket(lambda rows: None, no_rows)
        answer = await pocket.answer({"method": "GET", "address": address, "headers": {"accept-language": "tr"}})
        await pocket.close()
        return answer["body"]

    answers = record("tr", [])["answers"]
    assert {f"/api/games/{name}" for name in GAMES} < set(answers)
    assert "Pişti" in answers["/api/games"]
    for address in ("/api/games", "/api/games/soup", "/api/customs", "/api/talk"):
        assert answers[address] == asyncio.run(answered(address))


def test_a_bot_plays_while_another_worker_looks_at_an_earlier_deal() -> None:
    async def evening() -> None:
        question_sent, answered = asyncio.Event(), asyncio.Event()

        async def elsewhere(_: dict[str, Any]) -> dict[str, Any]:
            question_sent.set()
            await answered.wait()
            return {"error": "too late"}

        bots, table = ThinkingHere(elsewhere), kahve.new("pisti")
        table.deal(seed=1)
        look = asyncio.create_task(bots.style(table.game, ()))
        await question_sent.wait()
        turn = await asyncio.wait_for(bots.choose("greedy", table.view(table.turn), table.moves, 1), 60)
        assert table.write_turn(turn)
        answered.set()
        with pytest.raises(NoAnswer):
            await look

    asyncio.run(evening())
