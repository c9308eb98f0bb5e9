"""Anyone who has no NumPy plays, reads, searches and opens a server; all that needs NumPy says which extra brings it, in one sentence."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import kahve
from kahve.bots import bot
from kahve.lab.shipping import written
from kahve.table.store.sql import Store

from .test_style import logged

ROOT = Path(__file__).parents[1]
ARRAYS = "'kahve[arrays]'"

IMPORTED = """
import importlib, json, pkgutil, sys
import kahve
refused = {}
for room in ("language", "cards", "engine", "games", "bots", "lab", "table", "pocket", "terminal", "adapters"):
    package = importlib.import_module(f"kahve.{room}")
    for module in pkgutil.walk_packages(package.__path__, f"kahve.{room}."):
        parts = module.name.split(".")
        if any(part.startswith("test_") or part in ("conftest", "staging", "migrations") for part in parts):
            continue
        try:
            importlib.import_module(module.name)
        except ImportError as error:
            refused[module.name] = str(error)
print(json.dumps(refused))
"""

PLAYED = """
import random
import kahve
from kahve.bots import bot
from kahve.bots.players.levels import LEVELS
from kahve.bots.search.searcher import Search, think
from kahve.games import GAMES
compiled = set()
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
    # What is thought of late is played out soon: interpreted, an imagined deal takes long.
    made = 0
    while table.turn >= 0 and (made < 2 * number // 3 or len(table.moves) == 1):
        table.play(levels[-1].choose(table.view(table.turn), table.moves, rng))
        made += 1
    assert table.turn >= 0
    assert kahve.position(name, str(table)) is not None
    view = table.view(table.turn)
    # Games of the same rules search by the same text; to compile it is most of the work here.
    ways = (False,) if table.game.rules.play in compiled else (False, True)
    compiled.add(table.game.rules.play)
    thoughts = [
        [(each.move, each.tries) for each in think(view, table.moves, Search(simulations=2, depth=1), 1, compiled=way).moves]
        for way in ways
    ]
    assert thoughts[0] == thoughts[-1] != []
    assert str(kahve.read(table.log().splitlines())) == str(table)
"""

PROGRAM = """
import json, sys
import kahve
from kahve.bots import bot, check_bot, described, fingerprint
from kahve.engine.observation import observation
game, table = kahve.game("pisti"), kahve.new("pisti")
table.deal(seed=1)
house, layout = table.house, game.rules.layout
asked = {
    "array": lambda: layout.array(),
    "dtype": lambda: layout.dtype,
    "house": lambda: type(house).dtype(),
    "alone": lambda: house.alone,
    "records": lambda: layout.new().__array__(),
    "observation": lambda: observation(game, house).of(table.view(0)),
    "bounds": lambda: observation(game, house).high,
    "bot": lambda: bot("net:mine.npz"),
    "check": lambda: check_bot("net:mine.npz", game, house),
    "described": lambda: described("net:mine.npz"),
    "fingerprint": lambda: fingerprint("net:mine.npz"),
}
said = {}
for name, ask in asked.items():
    try:
        ask()
    except (ImportError, ValueError) as error:
        said[name] = [type(error).__name__, str(error)]
print(json.dumps(said))
"""

COMMANDS = """
import json, sys
from pathlib import Path
from typer.main import get_command
from typer.testing import CliRunner
from kahve.terminal.main import app

def names(group, before=()):
    for name, command in group.commands.items():
        if hasattr(command, "commands"):
            yield from names(command, (*before, name))
        else:
            yield " ".join((*before, name))

said = {"": list(names(get_command(app)))}
for line in json.loads(sys.stdin.read()):
    done = CliRunner().invoke(app, line.split(), input="")
    error = done.exception
    said[line] = [done.exit_code, done.output, None if error is None or isinstance(error, SystemExit) else repr(error)]
print(json.dumps(said))
"""

WORK = {
    "games": "Pisti",
    "rules soup": "soup",
    "house quist": "target",
    "players soup": "dora",
    "play pisti --players you,greedy --plain": "Pisti",
    "play pisti --players you,like:evening.jsonl --plain": "Pisti",
    "learn basra": "Lesson 1",
    "day pisti --plain": "Pisti",
    "backup all.db": "all.db",
    "doctor": "up to date",
    "restore all.db": "all.db",
    "expire --days 90": "0",
    "push-keys push.json --contact mailto:ada@cards.example": "push.json",
    "replay evening.jsonl": "every move is legal",
    "verify evening.jsonl": "without a proof",
    "conform --game pisti --write vectors": "1 file is in vectors",
    "review deal.jsonl": "Ada",
    "drill deal.jsonl --plain": "what mistakes cost Ada",
    "compare deal.jsonl again.jsonl": "over the mean",
    "style evening.jsonl": "Club player",
    "perft pisti --depth 3": "64",
    "bench pishti --seconds 0.05 --no-start": "pishti",
    "puzzle play basra": "Basra",
    "puzzle list": "basra",
    "puzzle find dry_game --count 1 --deals 2": "",
    "simulate --help": "kahve simulate",
    "lab match --help": "kahve lab match",
    "lab train --help": "kahve lab train",
}
"""Lines that need no NumPy, each with a word of what they say."""
UNPROVEN = 3
"""The exit code for a log without a proof, as one has that no server wrote."""

NEED = {
    "simulate pisti": "kahve simulate needs numpy, which is not installed: pip install 'kahve[arrays]'.",
    "lab match pisti": "kahve lab match needs numpy, which is not installed: pip install 'kahve[lab]'.",
    "lab rate pisti": "kahve lab rate needs numpy, which is not installed: pip install 'kahve[lab]'.",
    "lab ladder pisti": "kahve lab ladder needs numpy, which is not installed: pip install 'kahve[lab]'.",
    "lab leaderboard greedy": "kahve lab leaderboard needs numpy, which is not installed: pip install 'kahve[lab]'.",
    "lab study pisti --all": "kahve lab study needs numpy, which is not installed: pip install 'kahve[lab]'.",
    "lab data deals.jsonl --out choices": "kahve lab data needs numpy, which is not installed: pip install 'kahve[lab]'.",
    "lab train pisti --out mine.npz": "kahve lab train needs numpy, which is not installed: pip install 'kahve[train]'.",
    "play pisti --players you,net:mine.npz": "net:mine.npz needs numpy, which is not installed: pip install 'kahve[arrays]'.",
    "serve --players net:mine.npz": "net:mine.npz needs numpy, which is not installed: pip install 'kahve[arrays]'.",
}
"""Lines that need NumPy, each with what they say."""

ELSEWHERE = {"work", "pocket"}
"""Commands that need what is not on every machine: a PostgreSQL, and Node with a compiler. The rooms that they use are imported."""

HOUSE = """
import asyncio, json, sys
from pathlib import Path
import kahve
from kahve.bots import UnknownBot
from kahve.pocket.page_server import Pocket, no_rows
from kahve.table.serving.app import create_app
from kahve.table.serving.serve_options import ServeOptions
from tests.test_pocket import SPEAKS, log_of_pocket, log_of_server, opened, play_in_pocket, setup_of

async def answer(pocket, address, place, until=200):
    key = {"authorization": f"Bearer {place['token']}"}
    while (told := await pocket.answer({"method": "GET", "address": address, "headers": SPEAKS | key}))["status"] == 202:
        await asyncio.sleep(0.05)
    assert told["status"] == 200, told
    return json.loads(told["body"])

async def evening(name):
    pocket = Pocket(lambda rows: None, no_rows, pace=0)
    place = await opened(pocket, setup_of(kahve.game(name)))
    await play_in_pocket(pocket, place, most=1)
    while pocket.tables.at_hand(place["table"]).sitting.turn != place["seat"]:
        await asyncio.sleep(0.05)
    at = f"/api/tables/{place['table']}"
    hint = await answer(pocket, f"{at}/seats/{place['seat']}/hint", place)
    await play_in_pocket(pocket, place)
    review = await answer(pocket, f"{at}/deals/1/review", place)
    setup = setup_of(kahve.game(name))
    setup["players"][1] = {"kind": "bot", "bot": "net:mine.npz"}
    refused = await pocket.answer({"method": "POST", "address": "/api/tables", "headers": SPEAKS, "body": json.dumps(setup)})
    await pocket.close()
    return hint["says"], len(review["decisions"]), refused["status"]

print(json.dumps(asyncio.run(evening("pishti"))))
setup = setup_of(kahve.game("pishti"))
print(json.dumps(asyncio.run(log_of_pocket(setup)) == asyncio.run(log_of_server(setup, Path(".").absolute()))))
try:
    create_app(ServeOptions(store="sqlite:///other.db", own_players=["net:mine.npz"]))
except UnknownBot as error:
    print(json.dumps(str(error)))
"""


@pytest.fixture(scope="module")
def surroundings(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment in which NumPy is not there, also for the processes that a process starts."""
    folder = tmp_path_factory.mktemp("without")
    (folder / "sitecustomize.py").write_text('import sys\nsys.modules["numpy"] = None\n')
    paths = [str(folder), str(ROOT), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
    return os.environ | {
        "PYTHONPATH": os.pathsep.join(path for path in paths if path),
        "COLUMNS": "200",
        "KAHVE_DATA": str(folder / "data"),
    }


def printed(program: str, surroundings: dict[str, str], *, folder: Path = ROOT, given: str = "") -> list[Any]:
    """What a program prints where NumPy cannot be loaded, read as lines of JSON."""
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, encoding="utf-8", env=surroundings, cwd=folder, input=given
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_all_but_arrays_and_networks_loads_and_the_rest_names_its_extra(surroundings: dict[str, str]) -> None:
    [refused] = printed(IMPORTED, surroundings)
    for name, says in refused.items():
        assert "pip install 'kahve[" in says, f"{name}: {says}"
    rooms = {name for name in refused if name.split(".")[1] not in ("lab", "adapters")}
    assert rooms == {"kahve.engine.numeric", "kahve.bots.players.features", "kahve.bots.players.net"}
    assert ARRAYS in refused["kahve.lab.batch"]
    # What `make bench` and the pocket use of the laboratory.
    assert not {"kahve.lab.bench", "kahve.lab.deal_loops", "kahve.lab.shipping"} & refused.keys()


def test_deals_are_played_and_moves_searched_in_every_game(surroundings: dict[str, str]) -> None:
    assert printed(PLAYED, surroundings) == []


def test_who_asks_for_an_array_or_a_network_in_python_is_told_what_to_install(surroundings: dict[str, str]) -> None:
    [said] = printed(PROGRAM, surroundings)
    arrays = "Arrays need NumPy, which is not installed: pip install 'kahve[arrays]'."
    network = "net:mine.npz needs numpy, which is not installed: pip install 'kahve[arrays]'."
    for name in ("array", "dtype", "house", "alone", "records", "observation", "bounds"):
        assert said.pop(name) == ["Missing", arrays], name
    for name in ("bot", "check", "described", "fingerprint"):
        assert said.pop(name) == ["UnknownBot", network], name
    assert said == {}


def test_every_command_works_or_says_what_to_install(surroundings: dict[str, str], tmp_path: Path) -> None:
    (tmp_path / "evening.jsonl").write_text(logged("pisti", bot("greedy"), 4))
    (tmp_path / "deal.jsonl").write_text(logged("pisti", bot("greedy"), 1))
    (tmp_path / "again.jsonl").write_text(logged("pisti", bot("greedy"), 1))
    surroundings = surroundings | {"KAHVE_DATA": str(tmp_path)}
    Store(f"sqlite:///{tmp_path}/tables.db").close()
    [said] = printed(COMMANDS, surroundings, folder=tmp_path, given=json.dumps([*WORK, *NEED]))
    commands = said.pop("")
    tried = {command for command in commands for line in said if f"{line} ".startswith(f"{command} ")}
    assert tried == set(commands) - ELSEWHERE
    for line, word in WORK.items():
        code, output, error = said[line]
        assert (code, error) == (UNPROVEN if line.startswith("verify") else 0, None), f"{line}: {output} {error}"
        assert word in output
    for line, sentence in NEED.items():
        assert said[line] == [2, f"Error: {sentence}\n", None], line


def test_a_server_and_a_pocket_play_hint_and_review_and_refuse_a_network(surroundings: dict[str, str], tmp_path: Path) -> None:
    (hint, decisions, status), same, refused = printed(HOUSE, surroundings, folder=tmp_path)
    assert hint.startswith("Master's choice: ")
    assert decisions > 5
    assert status == 422
    assert same is True
    assert refused == "net:mine.npz needs numpy, which is not installed: pip install 'kahve[arrays]'."


def test_a_package_is_shipped_the_same_libraries(surroundings: dict[str, str]) -> None:
    shipped = 'import json, kahve; from kahve.lab.shipping import written; print(json.dumps(written(kahve.game("pishti"), boxed=True)))'
    [[text, calls, setters]] = printed(shipped, surroundings)
    assert (text, calls, tuple(setters)) == written(kahve.game("pishti"), boxed=True)
