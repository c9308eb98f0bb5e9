"""Players of somebody's own at the tables of a server: offered, asked in a process, and never run unless they are offered."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import kahve
from kahve.bots import UnknownBot
from kahve.table.sitting.setup import SetupError, read_setup
from kahve.table.thinking.bots import BotPool

PLAYERS = '''
from pathlib import Path
Path("imported").touch()

class Last:
    """Makes its last move."""
    def choose(self, view, moves, rng):
        return moves[-1]

def failing(view, moves, rng):
    raise ValueError("no plan")
'''

ENGINE = """
import sys
for line in sys.stdin:
    word = line.split()[0]
    if word == "game" and line.split()[1] != "pisti":
        print("no I play Pisti only.", flush=True)
    elif word in ("kahve", "game"):
        print("ok", flush=True)
    elif word == "moves":
        moves = line.rstrip("\\n")[6:].split("|")
    elif word == "go":
        print("move " + moves[-1], flush=True)
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current folder, with a module of players and a program."""
    (tmp_path / "table_players.py").write_text(PLAYERS, encoding="utf-8")
    (tmp_path / "engine.py").write_text(ENGINE, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(Path(kahve.__file__).parents[1]))
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


def engine() -> str:
    import sys

    return f"program:{sys.executable} -S engine.py"


@pytest.fixture
def chosen() -> Callable[..., list[list[int]]]:
    """A function that lets players of a room choose at the same table."""

    def choose(own: list[str], *bots: str) -> list[list[int]]:
        async def ask() -> list[list[int]]:
            room, table = BotPool(own=own), kahve.new("pisti")
            table.deal(seed=7)
            try:
                return [await room.choose(name, table.view(0), table.moves, 5) for name in bots]
            finally:
                await room.close()

        return asyncio.run(ask())

    return choose


def test_own_players_are_offered_and_asked(chosen: Any, caplog: pytest.LogCaptureFixture) -> None:
    own = ["table_players:Last", engine()]
    room = BotPool(own=own)
    assert room.known["table_players:Last"] == ("Last", "Makes its last move.")
    assert room.usual == BotPool().usual, "a server offers its own first"
    table = kahve.new("pisti")
    table.deal(seed=7)
    assert chosen(own, *own, own[1]) == [[table.moves[-1]]] * 3
    assert not caplog.records


def test_a_failure_is_in_the_log_of_the_server(chosen: Any, caplog: pytest.LogCaptureFixture) -> None:
    table = kahve.new("pisti")
    table.deal(seed=7)
    assert chosen(["table_players:failing"], "table_players:failing") == [[table.moves[0]]]
    assert "The bot table_players:failing of pisti gave no legal move (raised)" in caplog.text
    assert "no plan" not in caplog.text, "what a player says of its move may tell of cards"


def test_a_player_that_is_not_offered_runs_no_code(chosen: Any, folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    """A stored table may name one that was offered on another day."""
    names = ["table_players:Last", "program:touch imported"]
    assert len(chosen([], *names)) == 2
    assert not (folder / "imported").exists()
    assert caplog.text.count("this server does not offer it now") == 2
    assert not BotPool().searches("table_players:Last", kahve.game("pisti"))


def test_a_program_is_asked_whether_it_plays_the_game_of_a_table() -> None:
    room = BotPool(own=[engine()])
    players = [{"kind": "you"}, {"kind": "bot", "bot": engine()}]
    room.check(read_setup({"game": "pisti", "house": {"seats": 2}, "players": players}, room.known))
    with pytest.raises(SetupError, match="cannot play: it says: I play Pisti only"):
        room.check(read_setup({"game": "basra", "house": {"seats": 2}, "players": players}, room.known))


def test_a_player_that_cannot_be_used_keeps_the_server_closed() -> None:
    with pytest.raises(UnknownBot, match="has no Lost"):
        BotPool(own=["table_players:Lost"])
