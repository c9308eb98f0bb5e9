"""The live tables from inside: what happens when something breaks between writing, answering and telling."""

import asyncio
import json
import logging
from typing import Any

import pytest

from kahve.table.live.line import Line
from kahve.table.live.server import Server
from kahve.table.protocol.asks import Ask, AskDeal
from kahve.table.protocol.events import Left, Reseated
from kahve.table.protocol.protocol import GONE_AWAY, TOO_SLOW, UNSEATED, Hello
from kahve.table.sitting.sitting import Sitting
from kahve.table.store.sql import Conflict, Store, StoreError
from kahve.table.thinking.bots import BotPool

from ..asks import sent

SETUP = {"game": "pishti", "players": [{"kind": "you"}, {"kind": "open"}]}


def take_messages(line: Line) -> list[Any]:
    said = [json.loads(message) if isinstance(message, str) else message for message in line.waiting]
    line.waiting.clear()
    return said


def kinds(line: Line) -> list[Any]:
    return [said["type"] if isinstance(said, dict) else said for said in take_messages(line)]


@pytest.fixture
def at_table(tmp_path: Any) -> Any:
    """Run something at a table of two people who are both there."""

    def run(what: Any) -> None:
        async def evening() -> None:
            server = Server(Store(f"sqlite:///{tmp_path}/tables.db"), BotPool(), pace=0)
            try:
                table, _, token = await server.open(SETUP)
                _, other = await table.sit("Cy", None)
                lines = [Line(), Line()]
                for line, key in zip(lines, (token, other), strict=True):
                    table.hello(line, Hello(key))
                # Who is there is told a moment later.
                await asyncio.sleep(0.01)
                for line in lines:
                    take_messages(line)
                await what(server, table, lines)
            finally:
                await server.close()

        asyncio.run(evening())

    return run


def deal(name: str = "d1") -> Ask:
    return sent(name, 1, "deal")


def test_a_store_that_does_not_write_changes_nothing(at_table: Any, monkeypatch: Any) -> None:
    async def what(server: Any, table: Any, lines: Any) -> None:
        def full(*_: Any) -> None:
            raise StoreError("The disk is full.")

        with monkeypatch.context() as patch:
            patch.setattr(server.store, "append", full)
            await table.ask(lines[0], deal())
        assert table.sitting.last == 1
        said = take_messages(lines[0])
        assert [(one["type"], one.get("code")) for one in said] == [("refused", "not_now")]
        assert kinds(lines[1]) == [], "a page would repeat what it asks after a welcome, and the next would not be written either"
        await table.ask(lines[0], deal())
        assert kinds(lines[0]) == ["done", "event"]
        assert kinds(lines[1]) == ["event"]

    at_table(what)


def test_a_write_that_was_kept_although_it_failed_has_happened(at_table: Any, monkeypatch: Any) -> None:
    async def what(server: Any, table: Any, lines: Any) -> None:
        append = server.store.append

        def doubtful(*args: Any) -> None:
            append(*args)
            raise StoreError("The line to the database broke.")

        with monkeypatch.context() as patch:
            patch.setattr(server.store, "append", doubtful)
            await table.ask(lines[0], deal())
        assert table.sitting.last == 2
        take_messages(lines[0])
        await table.ask(lines[0], deal())
        assert take_messages(lines[0]) == [{"type": "done", "id": "d1", "n": 2}]

    at_table(what)


def test_an_asker_who_goes_in_the_middle_does_not_stop_what_was_asked(at_table: Any, monkeypatch: Any) -> None:
    async def what(server: Any, table: Any, lines: Any) -> None:
        asking = asyncio.create_task(table.ask(lines[0], deal()))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        table.leave(lines[0])
        for _ in range(200):
            if table.sitting.last == 2:
                break
            await asyncio.sleep(0.02)
        assert table.sitting.last == 2
        assert kinds(lines[1])[0] == "event"
        assert len(server.store.load(table.name).events) == 3

    at_table(what)


def test_an_asker_who_goes_while_others_are_served_is_served_after_them(at_table: Any) -> None:
    async def what(server: Any, table: Any, lines: Any) -> None:
        async with table.lock:
            asking = asyncio.create_task(table.ask(lines[0], deal()))
            for _ in range(2):
                await asyncio.sleep(0)
                asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        assert table.sitting.last == 2
        assert len(server.store.load(table.name).events) == 3

    at_table(what)


def test_a_table_in_doubt_is_read_from_the_store_again(at_table: Any, monkeypatch: Any) -> None:
    async def what(server: Any, table: Any, lines: Any) -> None:
        def fail(*_: Any, **__: Any) -> None:
            raise RuntimeError("a mistake of ours")

        with monkeypatch.context() as patch:
            patch.setattr(Sitting, "take", fail)
            logging.getLogger("kahve.table").disabled = True
            with pytest.raises(RuntimeError):
                await table.ask(lines[0], deal())
            logging.getLogger("kahve.table").disabled = False
        # The answer stands, for it is written; the rest is told to the person who comes back.
        assert kinds(lines[0]) == ["done", GONE_AWAY]
        assert kinds(lines[1]) == [GONE_AWAY]
        fresh = await server.table(table.name)
        assert fresh is not table
        assert fresh.sitting.last == 2

    at_table(what)


def test_who_is_removed_while_an_ask_waits_has_asked_for_nothing(at_table: Any) -> None:
    async def what(server: Any, table: Any, lines: Any) -> None:
        # Both came in the same moment, and the one to remove is written down first.
        await asyncio.gather(table.ask(lines[0], sent("r", 1, "remove", seat=1)), table.ask(lines[1], sent("l", 1, "leave")))
        assert [event.kind for event in server.store.load(table.name).events] == ["opened", "joined", "removed"]
        assert table.sitting.open_seats == [1]
        server.forget(table)
        assert (await server.table(table.name)).sitting.last == 2

    at_table(what)


def test_an_ask_that_waited_while_seats_were_changed_is_of_the_person_and_not_of_the_seat(at_table: Any) -> None:
    async def what(server: Any, table: Any, lines: Any) -> None:
        await table.ask(lines[0], sent("p", 1, "propose", what="seats", seat=1))
        await asyncio.gather(table.ask(lines[1], sent("a", 2, "agree")), table.ask(lines[0], sent("l", 2, "leave")))
        assert table.sitting.names[0] == "Cy"
        assert table.sitting.open_seats == [1]

    at_table(what)


def test_the_line_of_who_left_before_others_changed_seats_ends_and_no_other_one(at_table: Any) -> None:
    async def what(server: Any, table: Any, lines: Any) -> None:
        # Another server has written all of it, and this one reads it in one piece.
        table.happen([Left(1, 1), Reseated(0, [1, 0], drawn=False)], elsewhere=True)
        assert kinds(lines[1]) == ["unseated", UNSEATED]
        assert kinds(lines[0]) == ["event", "event"]
        assert lines[0].seat == 1

    at_table(what)


def test_another_server_that_was_first_is_believed(at_table: Any, monkeypatch: Any) -> None:
    async def what(server: Any, table: Any, lines: Any) -> None:
        events = table.sitting.ask(1, AskDeal())
        server.store.append(table.name, 1, events)
        with pytest.raises(Conflict):
            server.store.append(table.name, 1, events)
        await table.ask(lines[0], deal())
        said = take_messages(lines[0])
        # The deal that was asked for is there, whoever was first.
        assert [(one["type"], one.get("last", one.get("n"))) for one in said] == [("welcome", 2), ("done", 2)]

    at_table(what)


def test_tables_at_which_nothing_happens_leave_the_memory(at_table: Any, monkeypatch: Any) -> None:
    async def what(server: Any, table: Any, lines: Any) -> None:
        table.touched -= 3600
        assert not table.idle
        for line in lines:
            table.leave(line)
        assert not table.idle
        table.touched -= 3600
        assert table.idle
        # The asker will say hello to this one.
        assert await server.table(table.name) is table
        assert not table.idle

    at_table(what)


def test_a_browser_that_does_not_listen_is_cut_off() -> None:
    async def what() -> None:
        line = Line()
        for number in range(500):
            line.send({"type": "event", "n": number})
        said = take_messages(line)
        assert said[-1] == TOO_SLOW
        assert len(said) < 250

    asyncio.run(what())
