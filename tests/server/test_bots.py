"""Bots of the server: however one behaves, the game goes on, and no other table feels it."""

import asyncio
import sys
import time
from typing import Any

import pytest

import kahve
from kahve.table.thinking.bots import BotPool


@pytest.fixture
def think(monkeypatch: Any) -> Any:
    """Let a bot choose in a room of its own; its move, the legal ones and the seconds it took."""
    from pathlib import Path

    here = str(Path(__file__).parent)
    monkeypatch.setenv("PYTHONPATH", f"{Path(kahve.__file__).parents[1]}:{here}")
    monkeypatch.syspath_prepend(here)

    def choose(*bots: Any, longest: Any = 20.0, workers: Any = 2) -> Any:
        async def ask() -> Any:
            table = kahve.new("pisti")
            table.deal(seed=7)
            pool = BotPool("thinkers", longest=longest, workers=workers)
            await pool.warm()
            try:
                view, moves = table.view(table.turn), table.moves
                return [await pool.choose(bot, view, moves, 5) for bot in bots], moves
            finally:
                await pool.close()

        return asyncio.run(ask())

    return choose


def test_a_bot_chooses_by_its_seed(think: Any) -> None:
    (first, second), moves = think("random", "random")
    assert first == second
    assert first[0] in moves


@pytest.mark.parametrize("bot", ["failing", "dying", "cheating", "unknown"])
def test_a_bot_that_gives_no_move_has_one_played_for_it(think: Any, caplog: Any, bot: Any) -> None:
    chosen, moves = think(bot, bot, "random")
    assert all(turn in [[move] for move in moves] for turn in chosen)
    assert f"The bot {bot} of pisti gave no move" in caplog.text or bot == "unknown"


def test_a_bot_that_prints_is_not_misunderstood(think: Any, caplog: Any) -> None:
    chosen, moves = think("chattering", "chattering")
    assert all(turn in [[move] for move in moves] for turn in chosen)
    assert not caplog.records


def test_a_bot_that_thinks_too_long_has_a_move_played_for_it(think: Any, caplog: Any) -> None:
    began = time.monotonic()
    chosen, moves = think("slow", "random", longest=0.5, workers=1)
    assert all(turn in [[move] for move in moves] for turn in chosen)
    assert "more than 0.5 seconds" in caplog.text
    assert time.monotonic() - began < 30


def test_a_table_whose_bot_thinks_does_not_hold_up_another(serving: Any, with_bots: Any) -> None:
    # The slow bots think for a minute, and their time limit is longer than this test: all that the quick tables do is done before.
    server = serving(bots="thinkers", longest_thought=50.0)
    slow = [server.person(server.place("pishti", with_bots(1, "slow"))) for _ in range(2)]
    for person in slow:
        person.act()
        while person.scene["turn"] == 0:
            person.act()
    quick = [server.person(server.place("pishti", with_bots(1, "random"))) for _ in range(3)]
    for person in quick:
        for _ in range(15):
            person.act()
    assert all(person.last > 15 for person in quick)
    assert [person.scene["turn"] for person in slow] == [1, 1]
    for person in slow:
        person.say({"type": "ping", "id": "still here"})
        assert person.next("pong")["id"] == "still here"
        assert person.scene["turn"] == 1


ENGINE = """
import sys
for line in sys.stdin:
    word, _, rest = line.rstrip("\\n").partition(" ")
    if word == "kahve":
        print("id name The last card\\nok", flush=True)
    elif word == "game":
        print("ok", flush=True)
    elif word == "moves":
        moves = rest.split("|")
    elif word == "go":
        print("move " + moves[-1], flush=True)
"""


def test_a_program_that_the_owner_offers_plays_a_whole_deal(serving: Any, with_bots: Any, tmp_path: Any) -> None:
    (tmp_path / "an engine with a long name, longer than forty letters.py").write_text(ENGINE, encoding="utf-8")
    name = f"program:{sys.executable} -S '{tmp_path}/an engine with a long name, longer than forty letters.py'"
    server = serving(own_players=[name])
    offered = {opponent["name"]: opponent["title"] for opponent in server.http("/api/games/pisti")[1]["opponents"]}
    assert offered[name] == "The last card"
    person = server.person(server.place("pisti", with_bots(1, name)))
    for _ in range(30):
        person.act()
    assert person.scene["deal"] == 2
