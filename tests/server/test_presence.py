"""Absence and the time for a move, by a clock that goes on only when a test says so."""

from __future__ import annotations

import asyncio
import math
from typing import Any

import pytest

from kahve.table.live import presence as presence_module
from kahve.table.live.line import Line
from kahve.table.live.live_table import LiveTable
from kahve.table.live.presence import ARRIVING, GRACE, Elsewhere, Presence
from kahve.table.live.server import Server
from kahve.table.protocol.asks import AskSit
from kahve.table.protocol.protocol import Hello
from kahve.table.sitting.sitting import Sitting
from kahve.table.store.sql import Store
from kahve.table.thinking.bots import BotPool

from ..asks import sent

TWO = {"game": "pisti", "house": {"seats": 2}, "players": [{"kind": "you", "name": "Bo"}, {"kind": "open"}]}


class Clock:
    """In the place of `time`: it goes on when a test says so."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def time(self) -> float:
        return self.now

    monotonic = perf_counter = time


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(presence_module, "time", clock)
    monkeypatch.setattr("kahve.table.live.live_table.time", clock)
    monkeypatch.setattr("kahve.table.store.sql.time", clock)
    monkeypatch.setattr("kahve.table.live.tables.time", clock)
    return clock


def test_who_has_just_sat_down_is_not_away_before_the_page_has_come(clock: Clock) -> None:
    sitting = Sitting.open(TWO)
    for event in sitting.ask(1, AskSit("Cy")):
        sitting.take(event)
    presence = Presence(clock.now)
    presence.come(0, Line())
    clock.now += GRACE + 1
    presence.expect(1)
    clock.now += GRACE + 1
    assert presence.away(sitting) == []
    assert presence.next_missed(sitting) == pytest.approx(ARRIVING * GRACE - GRACE - 1)
    line = Line()
    presence.come(1, line)
    presence.go(line)
    # Once the page has come, its line may be lost no longer than any other.
    clock.now += GRACE
    assert presence.away(sitting) == [1]


def test_who_changes_seats_at_another_server_is_not_away_until_that_has_told_where_they_are(clock: Clock) -> None:
    sitting = Sitting.open(TWO)
    for event in sitting.ask(1, AskSit("Cy")):
        sitting.take(event)
    presence = Presence(clock.now)
    clock.now += 2 * GRACE
    presence.come(0, Line())
    presence.elsewhere["other"] = Elsewhere(frozenset({1}))
    presence.reseat([1, 0])
    presence.elsewhere["other"] = Elsewhere()
    assert presence.away(sitting) == []


def test_whoever_had_a_line_before_the_server_began_has_time_to_come_back(clock: Clock) -> None:
    sitting = Sitting.open(TWO)
    presence = Presence(0.0)
    assert presence.away(sitting) == []
    clock.now += GRACE
    assert presence.away(sitting) == [0]
    assert Presence(0.0, math.inf).away(sitting) == []


async def evening(tmp_path: Any, clock: Clock, **customs: Any) -> tuple[Server, LiveTable, list[Line]]:
    """A table of Bo and Cy, both of whom are there, in the middle of a deal."""
    server = Server(Store(f"sqlite:///{tmp_path}/tables.db"), BotPool(), pace=0.0)
    table, _, token = await server.open(TWO | {"customs": customs})
    _, other = await table.sit("Cy", None)
    lines = [Line(), Line()]
    for line, key in zip(lines, (token, other), strict=True):
        assert table.hello(line, Hello(key))
    await table.ask(lines[0], sent("deal", table.sitting.last, "deal"))
    return server, table, lines


def test_one_press_does_not_throw_out_whoever_has_just_sat_down(tmp_path: Any, clock: Clock) -> None:
    async def what() -> None:
        server = Server(Store(f"sqlite:///{tmp_path}/tables.db"), BotPool())
        table, _, token = await server.open(TWO)
        line = Line()
        table.hello(line, Hello(token))
        await table.sit("Cy", None)
        clock.now += 2 * GRACE
        scene = table.scene(0)["seats"][1]
        assert (scene["connected"], scene["away"]) == (False, False)
        for do in ("open", "stand_in"):
            await table.ask(line, sent(do, table.sitting.last, do, seat=1))
        assert table.sitting.setup.players[1].kind == "person"
        assert table.sitting.setup.players[1].stand_in is None
        clock.now += ARRIVING * GRACE
        await table.ask(line, sent("late", table.sitting.last, "open", seat=1))
        assert table.sitting.open_seats == [1]
        await server.close()

    asyncio.run(what())


def test_all_see_one_clock_and_nothing_but_a_turn_begins_it_anew(tmp_path: Any, clock: Clock) -> None:
    async def what() -> None:
        server, table, lines = await evening(tmp_path, clock, away=30)
        mover = table.sitting.turn
        table.watch(watcher := Line())
        for seat in (0, 1, -1):
            assert table.scene(seat)["clock"] == {"seat": mover, "seconds": 30, "left": 30.0}
        for number in range(3):
            clock.now += 8
            for do in ("propose", "decline"):
                what = {"what": "end"} if do == "propose" else {}
                await table.ask(lines[mover], sent(f"{do}{number}", table.sitting.last, do, **what))
        assert table.sitting.proposal is None
        assert table.scene(0)["clock"]["left"] == 6.0
        # A server that is started again has the same clock, as far as the store knows it.
        stored, again = await server.read(table.name)
        assert clock.now - stored.time_of(again.last - again.clock_began) == 24.0
        await table.ask(lines[mover], sent("m", table.sitting.last, "move", move=table.sitting.table.legal[0]))
        assert table.scene(0)["clock"] == {"seat": 1 - mover, "seconds": 30, "left": 30.0}
        clock.now += 31
        assert table.scene(0)["clock"]["left"] == 0.0
        assert table.audience.presence.away(table.sitting) == [1 - mover]
        table.leave(watcher)
        await server.close()

    asyncio.run(what())


def test_a_seat_that_changes_hands_and_a_new_time_begin_the_clock_anew(tmp_path: Any, clock: Clock) -> None:
    async def what() -> None:
        server, table, lines = await evening(tmp_path, clock)
        assert table.scene(0)["clock"] is None
        clock.now += 500
        await table.ask(lines[0], sent("c", table.sitting.last, "customs", customs={"away": 30}))
        assert table.scene(0)["clock"]["left"] == 30.0
        clock.now += 20
        await table.ask(lines[0], sent("t", table.sitting.last, "customs", customs={"talk": "free"}))
        assert table.scene(0)["clock"]["left"] == 10.0
        mover = table.sitting.turn
        clock.now += 11
        await table.ask(lines[1 - mover], sent("b", table.sitting.last, "stand_in", seat=mover))
        assert table.sitting.setup.players[mover].stand_in
        assert table.scene(0)["clock"] is None
        await table.ask(lines[mover], sent("r", table.sitting.last, "return"))
        assert table.scene(0)["clock"] == {"seat": mover, "seconds": 30, "left": 30.0}
        await server.close()

    asyncio.run(what())


def test_what_is_said_while_a_line_is_held_goes_out_in_one_write_and_in_order() -> None:
    posted: list[list[str]] = []

    async def nobody(_: Any) -> None:
        raise AssertionError

    async def evening() -> None:
        line = Line(outlet=nobody, post=lambda texts: not posted.append(list(texts)))
        line.hold()
        line.send({"type": "done"})
        await asyncio.sleep(0)
        line.send({"type": "event"})
        assert not posted
        line.release()
        assert posted.pop() == ['{"type":"done"}', '{"type":"event"}']
        line.send({"type": "said"})
        line.hold()
        line.send({"type": "event"})
        line.release()
        await asyncio.sleep(0)
        assert posted == [['{"type":"said"}', '{"type":"event"}']]

    asyncio.run(evening())
