"""What each address and line may ask for: nobody is thrown off by what a stranger sends, and who asks for too much waits."""

import asyncio
import contextlib
import json
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from kahve.language import language, speaking
from kahve.table.http.guard import Guard
from kahve.table.live.line import Line
from kahve.table.live.live_table import LiveTable
from kahve.table.live.server import Server
from kahve.table.protocol.protocol import Hello
from kahve.table.store.sql import Store
from kahve.table.thinking.bots import BotPool
from kahve.table.thinking.budgets import Budgets, Credit, Ledger, Rate, Rates, metered, metered_in_thread, set_payer

from ..asks import sent
from .test_abuse import frame, line, upgraded, watching

NARROW = Rate(messages=3, messages_a_second=0.001, milliseconds=1e9, milliseconds_a_second=1e9)


def packet(*messages: dict[str, Any]) -> bytes:
    """All of these messages of a browser in one packet."""
    return b"".join(frame(1, json.dumps(message).encode()) for message in messages)


def kinds_received(person: Any) -> list[str]:
    """The kinds of messages that reach a person before the answer to a ping."""
    person.say({"type": "ping", "id": "here"})
    kinds = []
    while True:
        kinds.append(person.hear()["type"])
        if kinds[-1] == "pong":
            return kinds


@pytest.mark.parametrize("kind", ["watch", "watch in changing languages", "hello in changing languages"])
def test_a_stranger_throws_nobody_off_a_table(serving: Any, with_bots: Any, kind: str) -> None:
    server = serving()
    place = server.place("pisti", [{"kind": "you"}, {"kind": "open"}])
    ada = server.person(place)
    bo = server.person(server.http(f"/api/tables/{place['table']}/seats", {"name": "Bo"})[1])
    ada.ask("deal")
    kinds_received(ada)
    languages = ["tr", "el", "ar", "en"] * 75
    said: list[dict[str, Any]] = [{"type": "watch"}] * 300
    if kind.endswith("languages"):
        said = [{"type": kind.split()[0], "language": name} for name in languages]
    if kind.startswith("hello"):
        said = [message | {"token": "nobody's"} for message in said]
    with line(server) as stranger:
        upgraded(stranger, place["table"]).sendall(packet(*said))
        for _ in range(20):
            assert server.http("/healthz")[0] == 200
        kinds = kinds_received(ada)
    assert kinds.count("presence") <= 5
    assert set(kinds) <= {"presence", "pong", "event", "welcome"}
    assert kinds_received(bo)[-1] == "pong"
    assert "Traceback" not in server.stop()


def test_who_watches_already_hears_nothing_new_but_in_another_language(serving: Any, with_bots: Any) -> None:
    server = serving()
    watcher = server.watcher(server.place("pisti", with_bots(1))["table"])
    watcher.say({"type": "watch", "language": "en"})
    assert watcher.next("welcome")["scene"]["watchers"] == 1
    for _ in range(5):
        watcher.say({"type": "watch", "language": "en"})
    assert "welcome" not in kinds_received(watcher)
    watcher.say({"type": "watch", "language": "tr"})
    assert watcher.next("welcome")["scene"]["watchers"] == 1


def at_a_table(tmp_path: Path, what: Callable[[Server, LiveTable, Line, str], Awaitable[None]]) -> None:
    """Run something at a table of one person and a bot, at which the person is."""

    async def evening() -> None:
        server = Server(Store(f"sqlite:///{tmp_path}/tables.db"), BotPool(), pace=0)
        try:
            table, _, token = await server.open({"game": "pishti", "players": [{"kind": "you"}, {"kind": "bot", "bot": "random"}]})
            player = Line()
            table.hello(player, Hello(token))
            await asyncio.sleep(0.01)
            player.waiting.clear()
            await what(server, table, player, token)
        finally:
            await server.close()

    asyncio.run(evening())


def waiting_for(line: Line) -> list[Any]:
    return [json.loads(text) for text in line.waiting if isinstance(text, str)]


def test_the_comings_and_goings_of_a_moment_are_told_together(tmp_path: Path) -> None:
    async def what(server: Server, table: LiveTable, player: Line, token: str) -> None:
        watchers = [Line() for _ in range(50)]
        for watcher in watchers:
            assert table.watch(watcher)
        while not player.waiting:
            await asyncio.sleep(0.01)
        assert [(message["type"], message["watchers"]) for message in waiting_for(player)] == [("presence", 50)]
        for watcher in watchers[1:]:
            table.leave(watcher)
        while waiting_for(player)[-1]["watchers"] != 1:
            await asyncio.sleep(0.01)
        assert len(player.waiting) == 1, "what waits is told as it is now, and not once more"
        table.leave(watchers[0])
        table.watch(watchers[0])
        await asyncio.sleep(0.5)
        assert len(player.waiting) == 1, "who hears nothing new hears nothing"

    at_a_table(tmp_path, what)


def test_a_changing_language_reads_the_table_once_for_each_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def what(server: Server, table: LiveTable, player: Line, token: str) -> None:
        await table.ask(player, sent("d", 0, "deal"))
        while table.sitting.turn != 0:
            await asyncio.sleep(0.01)
        table.sitting.rest()
        reads: list[str] = []
        said: dict[str, str] = {}
        read = server.store.load
        monkeypatch.setattr(server.store, "load", lambda *args, **options: reads.append(language()) or read(*args, **options))
        others = [Line() for _ in range(3)]
        for watcher in others:
            table.watch(watcher)
        for name in ["tr", "el", "ar", "en"] * 10:
            player.language = name
            with speaking(name):
                player.waiting.clear()
                table.hello(player, Hello(token))
                while (message := waiting_for(player)[-1])["type"] != "welcome" or not message["scene"]["last"]:
                    await asyncio.sleep(0.001)
            said[name] = message["scene"]["last"]
        assert len(set(said.values())) == 4
        assert sorted(reads) == ["ar", "el", "tr"]
        assert all(len(watcher.waiting) < 5 for watcher in others), "nobody else is told the table again"

    at_a_table(tmp_path, what)


def test_credit_comes_back_with_time_and_a_debt_has_an_end() -> None:
    credit = Credit(Rate(10, 1, 100, 10, longest_wait=4), now=0.0)
    assert [credit.take(now=0.0) for _ in range(10)] == [0.0] * 10
    assert credit.take(now=0.0) == 1.0
    assert credit.take(now=1.0) == 0.0
    credit.pay(1e9, messages=10**9)
    assert credit.wait(now=1.0) == 4.0
    assert credit.wait(now=5.0) == 0.0
    assert not credit.is_full(now=5.0)
    assert credit.is_full(now=100.0)


def test_a_ledger_forgets_those_who_owe_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kahve.table.thinking.budgets._FEWEST_LOOKED_THROUGH", 100)
    ledger = Ledger(Rate(10, 1e-9, 10, 1e-9))
    ledger._look_through_at = 100
    for number in range(100):
        ledger.of(str(number)).pay(messages=number % 2)
    ledger.of("another")
    assert len(ledger) == 51
    assert ledger.of("1").rate is ledger.of("another").rate
    for number in range(1000, 1140):
        ledger.of(str(number)).pay(messages=1)
    assert len(ledger) == 190, "those who owe something are remembered"


def busy(milliseconds: float) -> None:
    until = time.thread_time() + milliseconds / 1000
    while time.thread_time() < until:
        pass


def test_whoever_asks_pays_for_the_processor_and_not_for_the_time() -> None:
    paid: list[float] = []

    async def work() -> str:
        busy(5)
        await asyncio.sleep(0.05)
        busy(5)
        await asyncio.to_thread(metered_in_thread(busy), 5)
        return "done"

    async def run() -> None:
        assert await metered(work()) == "done"
        assert not paid, "nobody pays for what nobody asked for"
        set_payer(paid.append)
        meanwhile = asyncio.create_task(work())
        assert await metered(work()) == "done"
        await meanwhile
        assert 15 <= sum(paid) < 29, "what another task did meanwhile, unmetered, but for its thread, is not in it"
        with pytest.raises(ValueError, match="no"):
            await metered(failing())
        task = asyncio.create_task(metered(asyncio.sleep(60)))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    async def failing() -> None:
        await asyncio.sleep(0)
        raise ValueError("no")

    asyncio.run(run())


def test_a_line_that_says_too_much_waits_and_the_others_do_not(serving: Any, with_bots: Any) -> None:
    server = serving(rates=Rates(line=NARROW))
    place = server.place("pisti", with_bots(1))
    ada, watcher = server.person(place), server.watcher(place["table"])
    for _ in range(6):
        watcher.say({"type": "ping", "id": "p"})
    assert [watcher.hear()["type"] for _ in range(3)] == ["pong"] * 3
    with pytest.raises(TimeoutError):
        watcher.hear(timeout=0.3)
    assert kinds_received(ada)[-1] == "pong"


def test_players_are_heard_where_strangers_at_their_address_have_spent_everything(serving: Any, with_bots: Any) -> None:
    server = serving(rates=Rates(stranger=NARROW))
    place = server.place("pisti", with_bots(1))
    watcher = server.watcher(place["table"])
    for _ in range(6):
        watcher.say({"type": "ping", "id": "p"})
    assert [watcher.hear()["type"] for _ in range(3)] == ["pong"] * 3
    with pytest.raises(TimeoutError):
        watcher.hear(timeout=0.3)
    ada = server.person(place)
    for _ in range(6):
        assert kinds_received(ada)[-1] == "pong"


def test_an_address_that_asks_too_much_over_http_is_told_when_to_come_again(serving: Any, with_bots: Any) -> None:
    server = serving(rates=Rates(request=NARROW), trusted_proxies="127.0.0.1")
    mine, other = {"X-Forwarded-For": "2001:db8:1:2::7"}, {"X-Forwarded-For": "2001:db8:1:3::7"}
    table = server.place("pisti", with_bots(1))["table"]
    answers = [server.http("/api/talk", headers=mine) for _ in range(5)]
    assert [status for status, _, _ in answers] == [200, 200, 200, 429, 429]
    _, body, headers = answers[-1]
    assert (body["error"]["code"], int(headers["Retry-After"]) > 0) == ("too_many", True)
    assert server.http("/api/talk", headers={"X-Forwarded-For": "2001:db8:1:2::8"})[0] == 429, "one household has a network of 64 bits"
    with pytest.raises(InvalidStatus) as refused:
        watching(server, table, "2001:db8:1:2::9")
    assert refused.value.response.status_code == 429
    assert server.http("/api/talk", headers=other)[0] == 200
    assert all(server.http("/healthz")[0] == 200 for _ in range(10)), "whether it lives is told to the machine at any time"
    said = server.http("/api/talk", headers=mine | {"Accept-Language": "tr"})[1]["error"]["says"]
    assert said.startswith("Senin adresinden")


def test_an_address_pays_for_what_its_requests_cost() -> None:
    budgets = Budgets(Rates(request=Rate(1e9, 1e9, 20, 1e-6, longest_wait=1e9)))

    async def app(scope: Any, receive: Any, send: Any) -> None:
        busy(15)
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    async def ask() -> int:
        answers: list[int] = []

        async def send(message: Any) -> None:
            answers.append(message.get("status", 0))

        scope = {"type": "http", "method": "GET", "path": "/", "headers": [], "client": ("203.0.113.7", 1), "query_string": b""}
        await Guard(app, budgets=budgets)(scope, asyncio.Queue().get, send)
        return answers[0]

    async def run() -> None:
        assert [await ask() for _ in range(3)] == [200, 200, 429]

    asyncio.run(run())


def heard_within(person: Any, seconds: float) -> set[str]:
    kinds = set()
    with contextlib.suppress(TimeoutError):
        while True:
            kinds.add(person.hear(timeout=seconds)["type"])
    return kinds


def test_a_seat_has_no_more_credit_by_a_new_line(serving: Any, with_bots: Any) -> None:
    server = serving(rates=Rates(line=Rate(2, 0.001, 1e9, 1e9)))
    place = server.place("pisti", with_bots(1))
    for number in range(3):
        ada = server.person(place)
        ada.say({"type": "ping", "id": "here"})
        if number == 2:
            assert heard_within(ada, 0.5) <= {"presence"}
        else:
            assert ada.next("pong")["id"] == "here"
