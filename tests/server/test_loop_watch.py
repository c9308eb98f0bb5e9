"""The watch on the event loop: what it counts, what the log says, and what it leaves to others."""

import asyncio
import gc
import json
import logging
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from kahve.table.live.line import Line
from kahve.table.live.live_table import LiveTable
from kahve.table.live.server import Server
from kahve.table.protocol.protocol import Hello
from kahve.table.sitting.sitting import Sitting
from kahve.table.store.sql import Store
from kahve.table.thinking import endless
from kahve.table.thinking.bots import BotPool
from kahve.table.thinking.loop_watch import COLLECTOR, LONG, OTHER, VERY_LONG, LoopWatch, set_work
from kahve.table.watching.journal import AsJson

from ..asks import sent
from . import held


def busy(seconds: float) -> None:
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass


def watched(work: Callable[[], Any], describe: Callable[[], Any] | None = None) -> LoopWatch:
    """What a watch has seen of one piece of work."""
    watch = LoopWatch()

    async def run() -> None:
        if describe is not None:
            set_work(describe)
        work()

    async def evening() -> None:
        with watch.over(asyncio.get_running_loop()):
            await asyncio.create_task(run())

    asyncio.run(evening())
    return watch


def test_a_piece_is_measured_by_the_processor_and_not_by_the_time() -> None:
    assert watched(lambda: time.sleep(2 * LONG)).longest.get(OTHER, 0.0) < LONG
    watch = watched(lambda: busy(2 * LONG))
    assert watch.longest[OTHER] >= 2 * LONG - 0.001, "the clock may be a millisecond before the processor"
    assert watch.number_of_long == {OTHER: 1}


def test_the_garbage_collector_is_counted_by_itself() -> None:
    def collect() -> None:
        things = [[number] for number in range(300_000)]
        gc.collect()
        assert len(things) == 300_000

    before = asyncio.Handle._run
    watch = watched(collect)
    assert watch.longest[COLLECTOR] > 0.001
    assert asyncio.Handle._run is before


def test_a_table_that_cannot_say_what_it_is_stops_nothing() -> None:
    def describe() -> Any:
        raise KeyError("no such card")

    assert list(watched(lambda: busy(0.002), describe).longest) == ["undescribed, KeyError"]


def test_what_takes_very_long_is_logged_once_a_minute_for_a_table_and_never_by_its_cards(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    described: list[dict[str, Any]] = []

    async def evening() -> None:
        server = Server(Store(f"sqlite:///{tmp_path}/tables.db"), BotPool(), pace=0)
        players = [{"kind": "you", "name": "Zuleika"}, {"kind": "bot", "bot": "random"}]
        table, _, token = await server.open({"game": "basra", "house": {"capture_obligation": "optional"}, "players": players})
        line = sitting_down(table, token)
        await table.ask(line, sent("d", 0, "deal"))
        described.append(table.described)
        for _ in range(3):
            server.meters.loop.record("ask move", 2 * VERY_LONG, table.described)
        stored = await server.look(server.store.load, table.name)
        again = Sitting.replay(stored.events[: table.described["event"] + 1])
        assert str(again.table) == str(table.sitting.table), "the event in the log gives the position"
        await server.close()

    asyncio.run(evening())
    (record,) = (record for record in caplog.records if record.name == "kahve.loop")
    line = json.loads(AsJson().format(record))
    assert line["milliseconds"] == 200
    assert {"work", "table", "game", "house", "event", "moves"} <= line.keys()
    assert described[0].items() <= line.items()
    assert line["house"] == {"seats": 2, "capture_obligation": "optional"}
    assert line["says"].startswith(f'The event loop was held for 200 ms: ask move, table "{line["table"]}", game "basra", house {{')
    assert "Zuleika" not in str(line)
    assert held.take()["ask move"][0] == 200  # the watch of all server tests has seen it too


def sitting_down(table: LiveTable, token: str) -> Line:
    line = Line()
    assert table.hello(line, Hello(token))
    return line


def test_a_piece_that_never_ends_is_cut_off_and_stops_only_its_table(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(endless, "ENDLESS", 0.3)

    def never_ends(*_: Any, **__: Any) -> Any:
        while True:
            pass

    async def evening(server: Server) -> None:
        setup = {"game": "pisti", "house": {"seats": 2}, "players": [{"kind": "you"}, {"kind": "bot", "bot": "random"}]}
        places = [await server.open(setup) for _ in range(2)]
        lines = [Line(), Line()]
        for (table, _, token), line in zip(places, lines, strict=True):
            table.hello(line, Hello(token=token, last=0))
            line.waiting.clear()
        bad, good = places[0][0], places[1][0]
        with monkeypatch.context() as patch:
            ask = Sitting.ask
            patch.setattr(Sitting, "ask", lambda self, *what: (never_ends if self is bad.sitting else partial(ask, self))(*what))
            asking = asyncio.create_task(bad.ask(lines[0], sent("d1", 0, "deal")))
            await asyncio.create_task(good.ask(lines[1], sent("d1", 0, "deal")))
            await asking
        assert json.loads(lines[0].waiting[0])["code"] == "failure"
        assert json.loads(lines[1].waiting[0]) == {"type": "done", "id": "d1", "n": 1}
        with monkeypatch.context() as patch:
            patch.setattr(Sitting, "take", never_ends)
            with pytest.raises(endless.EndlessError):
                await asyncio.create_task(bad.ask(lines[0], sent("d2", 0, "deal")))
        assert lines[0].is_closing, "it is written, so the table is read from the store"
        with monkeypatch.context() as patch:
            patch.setattr(server, "_read", never_ends)
            with pytest.raises(endless.EndlessError):
                await server.table(bad.name)
        assert (await server.table(bad.name)).sitting.in_deal, "it was dealt, as the store has it"

    async def run() -> None:
        logging.getLogger("kahve.table").disabled = True
        server = Server(Store(f"sqlite:///{tmp_path}/tables.db"), BotPool(), pace=0.0)
        with LoopWatch().over(asyncio.get_running_loop()):
            await evening(server)
        await server.close()
        logging.getLogger("kahve.table").disabled = False

    asyncio.run(run())


def test_what_is_raised_for_a_piece_is_never_raised_in_the_next_one(monkeypatch: Any) -> None:
    """Pieces that take about as long as they may, so that many are over just when they are cut off."""
    monkeypatch.setattr(endless, "ENDLESS", 0.1)
    guard, cut = endless.guard_of_thread(), 0
    for number in range(15):
        try:
            guard.begin()
            try:
                busy(0.18 + 0.004 * number)
            finally:
                guard.end()
        except endless.EndlessError:
            cut += 1
        # Here nothing may be raised.
        busy(0.002)
    assert cut
