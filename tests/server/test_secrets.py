"""What could be guessed from outside: the word list during a deal, how long a bot took, and hints that differ."""

import asyncio
import time
from typing import Any

import pytest

import kahve
from kahve.table.live.line import Line
from kahve.table.sitting.remembered import Remembered
from kahve.table.store.sql import Store
from kahve.table.thinking import bots as pool
from kahve.table.thinking.bots import BotPool

WORD = "/word?word=pear"


def looked_up(server: Any, table: str, address: str) -> Any:
    return server.http(f"/api/tables/{table}{WORD}", headers={"X-Forwarded-For": address})[:2]


@pytest.mark.parametrize("letter_game", ["quist", "animal_quist", "chili_dog", "turtle", "soup"])
def test_nobody_looks_up_a_word_from_where_a_deal_with_words_is_played(serving: Any, with_bots: Any, letter_game: str) -> None:
    server = serving(trusted_proxies="127.0.0.1", bots="thinkers", longest_thought=50.0, grace=3.0)
    seats = kahve.new(letter_game).seats
    other = server.place(letter_game, with_bots(seats - 1))["table"]
    cards = server.person(server.place("pisti", with_bots(1)))
    cards.act()
    # The person is a visitor without a forwarded address: the proxy's own.
    assert server.http(f"/api/tables/{other}{WORD}")[0] == 200
    bo = server.person(server.place(letter_game, with_bots(seats - 1, "slow")))
    assert server.http(f"/api/tables/{other}{WORD}")[0] == 200
    bo.act()
    status, body, _ = server.http(f"/api/tables/{other}{WORD}")
    assert (status, body["error"]["code"]) == (409, "not_now")
    assert "at your address" in body["error"]["says"]
    assert looked_up(server, other, "203.0.113.9")[0] == 200
    # Leaving the table for a moment does not help; whoever has left it is not kept from the words for ever.
    bo.go()
    assert server.http(f"/api/tables/{other}{WORD}")[0] == 409
    until = time.monotonic() + 30
    while server.http(f"/api/tables/{other}{WORD}")[0] == 409:
        assert time.monotonic() < until
        time.sleep(0.2)


def test_a_turn_without_a_choice_takes_as_long_as_another(monkeypatch: Any) -> None:
    rested: list[float] = []

    async def rest(seconds: float) -> None:
        rested.append(seconds)

    async def choose() -> None:
        bots = BotPool()
        table = kahve.new("pisti", seats=2)
        table.deal(seed=7)
        view = table.view(table.turn)
        assert await bots.choose("master", view, view.moves[:1], 1) == view.moves[:1]
        assert rested == []
        bots._took["master", "pisti"].extend([0.2, 0.3])
        for _ in range(20):
            assert await bots.choose("master", view, view.moves[:1], 1) == view.moves[:1]
        await bots.choose("greedy", view, view.moves[:1], 1)
        assert set(rested) == {0.2, 0.3}
        assert len(rested) == 20

    monkeypatch.setattr(pool.asyncio, "sleep", rest)
    asyncio.run(choose())


def test_how_long_a_turn_took_is_remembered_for_each_bot_and_game(monkeypatch: Any) -> None:
    async def choose() -> Any:
        bots = BotPool()
        table = kahve.new("pisti", seats=2)
        table.deal(seed=7)
        try:
            await bots.choose("random", table.view(table.turn), table.moves, 1)
            return dict(bots._took)
        finally:
            await bots.close()

    took = asyncio.run(choose())
    assert list(took) == [("random", "pisti")]
    assert len(took["random", "pisti"]) == 1


def test_the_same_view_gets_the_same_hint(tmp_path: Any) -> None:
    table = kahve.new("pisti", seats=2)
    table.deal(seed=7)
    view, other = table.view(0), table.view(1)

    async def hints_of_both() -> Any:
        hints, thoughts = Remembered[Any](most=2), []

        def key(view: Any) -> str:
            return f"{view.seat} {view}"

        def think(what: Any) -> Any:
            async def thought() -> Any:
                thoughts.append(what)
                if what == "failing":
                    raise RuntimeError("I cannot say.")
                return {"thought": len(thoughts)}

            return lambda: asyncio.ensure_future(thought())

        first = await hints.of(key(view), think("a"))
        second = await hints.of(key(table.view(0)), think("b"))
        assert first == second
        assert thoughts == ["a"]
        with pytest.raises(RuntimeError):
            await hints.of(key(other), think("failing"))
        # What failed is tried again.
        assert await hints.of(key(other), think("c")) == {"thought": 3}
        table.play(table.legal[0])
        assert await hints.of(key(table.view(0)), think("d")) == {"thought": 4}
        assert await hints.of(key(view), think("e")) == {"thought": 5}
        return thoughts

    assert asyncio.run(hints_of_both()) == ["a", "failing", "c", "d", "e"]


def test_a_stop_lets_bots_finish_their_move(serving: Any, with_bots: Any) -> None:
    server = serving(pace=2.0)
    bo = server.person(server.place("pishti", with_bots(1)))
    bo.act()
    while bo.scene["turn"] == 0:
        bo.act()
    last = bo.last
    assert server.stop() == ""
    stored = Store(f"sqlite:///{server.store}")
    events = stored.load(bo.place["table"]).events
    stored.close()
    assert (events[last + 1].kind, events[last + 1].seat) == ("moved", 1)


def test_a_line_that_is_not_read_holds_no_more_than_a_megabyte() -> None:
    async def sent() -> Line:
        line = Line()
        for _ in range(150):
            line.send({"type": "event", "says": "x" * 20_000})
        return line

    line = asyncio.run(sent())
    assert line.is_closing
    assert len(line.waiting) < 60
