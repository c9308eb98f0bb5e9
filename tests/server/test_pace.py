"""How fast bots play: as the slowest person there wishes, as far as the table lets them."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from kahve.table.live.line import Line
from kahve.table.live.server import Server
from kahve.table.protocol.protocol import Hello
from kahve.table.sitting.customs import CHOICES
from kahve.table.sitting.pace import SHARES, wished
from kahve.table.sitting.sitting import Sitting
from kahve.table.store.sql import Store
from kahve.table.thinking.bots import BotPool

from ..asks import sent

YOU, OPEN, BOT = {"kind": "you", "name": "Bo"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}


def test_alone_the_own_pace_counts_and_with_others_the_slowest() -> None:
    assert [wished("free", [pace]) for pace in SHARES] == list(SHARES)
    assert wished("free", ["quick", "normal", "quick"]) == "normal"
    assert wished("free", ["quick", "calm", None]) == "calm"
    assert wished("free", ["quick", None]) == "normal"
    assert wished("free", []) == "normal"


def test_a_table_with_a_pace_of_its_own_hears_no_wishes() -> None:
    assert {custom: wished(custom, ["calm", "quick"]) for custom in SHARES} == {pace: pace for pace in SHARES}


def test_a_calm_bot_waits_longer_than_a_quick_one() -> None:
    assert SHARES["calm"] > SHARES["normal"] == 1 > SHARES["quick"] > 0
    assert CHOICES["pace"] == ("free", *SHARES)


def wish(person: Any, pace: str) -> Any:
    person.say({"type": "pace", "id": "w1", "pace": pace})
    while (answer := person.hear())["type"] not in ("paced", "refused"):
        pass
    return answer["pace"] if answer["type"] == "paced" else answer


def seated(server: Any, **customs: Any) -> tuple[Any, Any]:
    setup = {"game": "pisti", "house": {"seats": 3}, "players": [YOU, OPEN, BOT], "customs": customs}
    place = server.http("/api/tables", setup)[1]
    other = server.http(f"/api/tables/{place['table']}/seats", {"name": "Cy"})[1]
    return server.person(place), server.person(other)


def test_the_slowest_who_is_there_counts_and_who_goes_is_waited_for_no_more(server: Any) -> None:
    bo, cy = seated(server)
    assert wish(bo, "quick") == "normal"
    assert wish(cy, "quick") == "quick"
    assert wish(cy, "calm") == "calm"
    assert wish(bo, "quick") == "calm"
    number = len(bo.received)
    cy.go()
    while bo.hear()["type"] != "presence":
        pass
    assert wish(bo, "quick") == "quick"
    assert len(bo.received) == number
    # Anyone who comes again on a new line has wished nothing yet.
    again = server.person(cy.place)
    assert wish(bo, "quick") == "normal"
    assert wish(again, "quick") == "quick"


def test_the_custom_of_the_table_overrules(server: Any) -> None:
    bo, cy = seated(server, pace="calm")
    assert (wish(bo, "quick"), wish(cy, "normal")) == ("calm", "calm")
    changed = bo.ask("customs", customs={"pace": "quick"})
    while bo.last < changed["n"]:
        bo.hear()
    assert wish(cy, "calm") == "quick"
    assert bo.ask("customs", customs={"pace": "rapid"})["says"] == "pace cannot be rapid: allowed are free, calm, normal, quick."


@pytest.mark.parametrize("pace", ["rapid", "free", "", None, 1, True, ["calm"]])
def test_a_pace_that_there_is_not_is_refused_and_changes_nothing(server: Any, pace: Any) -> None:
    bo, cy = seated(server)
    wish(bo, "calm")
    refused = wish(bo, pace)
    assert (refused["code"], refused["id"]) == ("malformed", "w1")
    assert wish(cy, "quick") == "calm"


def test_who_watches_has_no_say(server: Any) -> None:
    bo, _ = seated(server)
    watcher = server.watcher(bo.place["table"])
    watcher.say({"type": "watch"})
    watcher.say({"type": "pace", "id": "w1", "pace": "calm"})
    while (answer := watcher.hear())["type"] != "refused":
        pass
    assert answer["code"] == "not_yours"


def test_a_server_that_is_closed_waits_for_no_pace(tmp_path: Path) -> None:
    async def evening() -> None:
        server = Server(Store(f"sqlite:///{tmp_path}/tables.db"), BotPool(), pace=10_000.0)
        table, _, token = await server.open({"game": "pisti", "house": {"seats": 3}, "players": [YOU, BOT, BOT]})
        line = Line()
        table.hello(line, Hello(token))
        await table.ask(line, sent("d", 0, "deal"))
        while table.sitting.turn == 0:
            move = table.sitting.table.write_turn([table.sitting.table.moves[0]])
            await table.ask(line, sent("m", table.sitting.last, "move", move=move))
        last = table.sitting.last
        assert table.bots.at_work is not None
        await asyncio.sleep(0)  # it begins to think
        await server.close()
        # The bot whose turn it was has played, and nobody after it.
        store = Store(f"sqlite:///{tmp_path}/tables.db")
        assert store.load(table.name).events[-1].kind == "moved"
        assert len(store.load(table.name).events) == last + 2
        store.close()

    asyncio.run(asyncio.wait_for(evening(), 120))


def test_a_bot_that_fails_by_a_fault_of_the_server_is_not_asked_over_and_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening() -> None:
        server = Server(Store(f"sqlite:///{tmp_path}/tables.db"), BotPool(), pace=0.0)
        table, _, token = await server.open({"game": "pisti", "house": {"seats": 2}, "players": [YOU, BOT]})
        line = Line()
        table.hello(line, Hello(token))
        await table.ask(line, sent("d", 0, "deal"))
        while table.bots.at_work is not None:
            await asyncio.sleep(0.01)
        asks: list[Any] = []

        def fails(*ask: Any) -> Any:
            asks.append(ask)
            raise RuntimeError("a fault")

        await table.ask(line, sent("m", table.sitting.last, "move", move=table.sitting.table.legal[0]))
        monkeypatch.setattr(Sitting, "ask", fails)
        work = table.bots.at_work
        assert work is not None
        await asyncio.wait_for(work, 60)
        assert len(asks) == 1
        await server.close()

    asyncio.run(asyncio.wait_for(evening(), 120))
