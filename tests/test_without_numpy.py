"""The rules, the bots and the table where there is no NumPy: it is for the laboratory and for those who learn."""

from __future__ import annotations

import subprocess
import sys

BLOCKED = """
import sys
class Nowhere:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] == "numpy":
            raise ModuleNotFoundError("No module named 'numpy'", name="numpy")
sys.meta_path.insert(0, Nowhere())
"""

IMPORTED = """
import importlib, pkgutil
import kahve
NEED_IT = {"kahve.bots.features", "kahve.bots.net"}
for room in ("cards", "engine", "games", "bots", "table", "terminal"):
    package = importlib.import_module(f"kahve.{room}")
    for module in pkgutil.walk_packages(package.__path__, f"kahve.{room}."):
        parts = module.name.split(".")
        if module.name not in NEED_IT and not any(part.startswith("test_") or part in ("conftest", "staging", "lab") for part in parts):
            importlib.import_module(module.name)
print("numpy" in sys.modules)
"""

PLAYED = """
import random
import kahve
from kahve.bots import bot
from kahve.bots.levels import LEVELS
from kahve.bots.search import Search, think
from kahve.games import GAMES
for name in GAMES:
    table, rng = kahve.new(name), random.Random(1)
    levels = [bot(level.name) for level in LEVELS if level.is_offered and level.is_quick]
    table.deal(seed=1)
    number = 0
    while table.turn >= 0:
        view = table.view(table.turn)
        assert view.moves == table.moves
        table.play(levels[number % len(levels)].choose(view, table.moves, rng))
        number += 1
    if table.awaits_deal:
        table.deal(seed=9)
    if table.turn >= 0:
        assert kahve.position(name, str(table)) is not None
        view = table.view(table.turn)
        thoughts = [
            [(each.move, each.tries) for each in think(view, table.moves, Search(simulations=2, depth=1), 1, compiled=compiled).moves]
            for compiled in (False, True)
        ]
        assert thoughts[0] == thoughts[1]
    assert str(kahve.read(table.log().splitlines())) == str(table)
print("numpy" in sys.modules)
"""


def run_without_numpy(program: str) -> str:
    """What a program prints in a process in which NumPy cannot be loaded."""
    done = subprocess.run([sys.executable, "-c", BLOCKED + program], capture_output=True, text=True, encoding="utf-8")
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout.strip()


def test_every_room_but_the_laboratory_loads() -> None:
    assert run_without_numpy(IMPORTED) == "False"


def test_deals_are_played_and_moves_searched_in_every_game() -> None:
    assert run_without_numpy(PLAYED) == "False"
