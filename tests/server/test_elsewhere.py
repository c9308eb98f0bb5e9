"""Who is at a table by way of another server counts there as somebody who is here, until that server is gone."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from kahve.table.live.line import Line
from kahve.table.live.presence import Elsewhere
from kahve.table.live.server import Server
from kahve.table.protocol.protocol import Hello
from kahve.table.store.sql import Store
from kahve.table.thinking.bots import BotPool

from ..asks import ask_from

SETUP = {"game": "pisti", "house": {"seats": 2}, "players": [{"kind": "you", "name": "Bo"}, {"kind": "open"}]}
HERE = Elsewhere(frozenset({1}), 2, ("203.0.113.9",), ("slow",), frozenset({1}))


class FakeNeighbours:
    """In the place of the threads that hear and tell: it keeps what would be told."""

    def __init__(self) -> None:
        self.messages: list[dict[str, Any]] = []

    def tell(self, message: dict[str, Any]) -> None:
        self.messages.append(message)

    def close(self) -> None:
        pass


@pytest.fixture
def beside(tmp_path: Any) -> Any:
    """Run something at a table of two people, whose server has another one beside it."""

    def run(what: Any) -> None:
        async def evening() -> None:
            server = Server(Store(f"sqlite:///{tmp_path}/tables.db"), BotPool(), pace=0, grace=0.05)
            server.town._neighbours = neighbours = FakeNeighbours()  # type: ignore[assignment]
            try:
                table, _, token = await server.open(SETUP)
                await table.sit("Cy", 1)
                await what(server, table, token, neighbours)
            finally:
                await server.close()

        asyncio.run(asyncio.wait_for(evening(), 30))

    return run


def test_a_message_of_another_server_is_read_as_it_was_sent() -> None:
    assert Elsewhere.read(HERE.as_dict()) == HERE
    assert HERE
    assert not Elsewhere.read(Elsewhere().as_dict())


def test_what_is_written_elsewhere_while_a_table_is_read_is_not_missed(beside: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening(server: Server, table: Any, token: str, neighbours: FakeNeighbours) -> None:
        server.forget(table)
        read, event = server.read, table.sitting.ask(0, *ask_from("customs", customs={"away": 30}))

        async def read_slowly(name: str) -> Any:
            fresh = await read(name)
            # Another server writes now, and tells it while the table is not in memory here.
            server.store.append(name, table.last, event)
            server.town._hear({"server": "other", "written": {name: table.last + 1}})
            return fresh

        monkeypatch.setattr(server, "read", read_slowly)
        again = await server.table(table.name)
        assert again is not table
        assert again.last == table.last + 1

    beside(evening)


def test_who_is_elsewhere_is_connected_until_the_server_is_gone(beside: Any) -> None:
    async def what(server: Any, table: Any, token: str, neighbours: FakeNeighbours) -> None:
        server.town._hear({"server": "other", "table": table.name, "here": HERE.as_dict()})
        scene = table.scene(0)
        assert (scene["seats"][1]["connected"], scene["watchers"]) == (True, 2)
        assert table.is_looked_at(1)
        assert server.town.played_from("203.0.113.9") == [table.name]
        assert server.town.tables_elsewhere == {table.name}
        server.town._note_present(frozenset(), frozenset())
        scene = table.scene(0)
        assert (scene["seats"][1]["connected"], scene["watchers"]) == (False, 0)
        assert server.town.played_from("203.0.113.9") == []
        assert server.town.tables_elsewhere == frozenset()

    beside(what)


def test_a_later_line_elsewhere_replaces_this_one_and_an_earlier_one_does_not(beside: Any) -> None:
    async def what(server: Any, table: Any, token: str, neighbours: FakeNeighbours) -> None:
        line = Line()
        table.hello(line, Hello(token))
        server.town._hear({"server": "other", "table": table.name, "taken": 0, "since": line.since - 1.0})
        assert not line.is_closing
        server.town._hear({"server": "other", "table": table.name, "taken": 0, "since": line.since + 1.0})
        assert line.is_closing

    beside(what)


def test_the_address_of_who_has_left_is_told_no_more_after_a_moment(beside: Any) -> None:
    async def what(server: Any, table: Any, token: str, neighbours: FakeNeighbours) -> None:
        line = Line("203.0.113.7")
        table.hello(line, Hello(token))
        table.leave(line)
        while not (addresses := [message["here"] for message in neighbours.messages if "here" in message]):
            await asyncio.sleep(0.02)
        assert addresses[-1]["households"] == ["203.0.113.7"]
        while addresses[-1]["households"]:
            await asyncio.sleep(0.02)
            addresses = [message["here"] for message in neighbours.messages if "here" in message]
        assert addresses[-1]["seats"] == []

    beside(what)
