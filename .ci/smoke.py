"""Plays a little of everything with Kahve as it is installed: every game, a log, the command line, and the house in the browser.

`.ci/bounds.py` runs it with the lowest and with the newest versions of the libraries, and the public CI on every system.
"""

from __future__ import annotations

import contextlib
import json
import random
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

import kahve

KAHVE = [sys.executable, "-m", "kahve"]
LONGEST = 600
"""Seconds after which a command is given up; the first compilation on a slow machine takes minutes."""


def play_every_game() -> None:
    """Play a deal of every game at random, interpreted, and read its log and its position back."""
    chance = random.Random(7)
    for game in kahve.all_games():
        table = kahve.new(game.name)
        table.deal(seed=7)
        while table.turn != kahve.NOBODY:
            table.play(chance.choice(table.moves))
        assert kahve.read(table.log().splitlines()).scores == table.scores, game.name
        assert str(kahve.position(game.name, str(table))) == str(table), game.name


def said(*words: str) -> str:
    """What the command `kahve` prints with these words; it must end well."""
    done = subprocess.run([*KAHVE, *words], capture_output=True, text=True, encoding="utf-8", timeout=LONGEST, check=False)
    if done.returncode:
        raise SystemExit(f"kahve {' '.join(words)} ended with {done.returncode}:\n{done.stdout}{done.stderr}")
    return done.stdout


def ask_the_commands() -> None:
    """Ask the command line for a list, a rulebook, a simulation in compiled code, and a match kept in files."""
    assert kahve.__version__ in said("--version")
    assert "Pisti" in said("games")
    assert "Soup" in said("rules", "soup")
    assert "pisti" in said("simulate", "pisti", "--players", "greedy,random", "--deals", "64")
    with tempfile.TemporaryDirectory() as folder:
        words = ("lab", "rate", "pisti", "--house", "seats=2", "--players", "greedy,random", "--deals", "64", "--json")
        figures = json.loads(said(*words, "--out", str(Path(folder, "deals")), "--table", str(Path(folder, "list.parquet"))))
        assert [row["place"] for row in figures["players"]] == [1, 2]


def open_the_house() -> None:
    """Open the house, ask whether it lives and for its page, and close it."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    address = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        store = f"sqlite:///{Path(folder, 'tables.sqlite3').as_posix()}"
        house = subprocess.Popen([*KAHVE, "serve", "--port", str(port), "--no-browser", "--store", store])
        try:
            wait_for(f"{address}/healthz", house)
            with urllib.request.urlopen(address, timeout=30) as answer:
                assert b"<html" in answer.read()
        finally:
            house.terminate()
            house.wait(timeout=60)


def wait_for(address: str, house: subprocess.Popen[bytes]) -> None:
    """Wait until this address says that the house lives."""
    end = time.monotonic() + LONGEST
    while time.monotonic() < end and house.poll() is None:
        with contextlib.suppress(OSError), urllib.request.urlopen(address, timeout=30) as answer:
            assert json.load(answer)["ok"] is True
            return
        time.sleep(0.5)
    raise SystemExit("kahve serve did not open the house.")


if __name__ == "__main__":
    play_every_game()
    ask_the_commands()
    open_the_house()
    print(f"Kahve {kahve.__version__} plays with Python {sys.version.split()[0]}.")
