"""Fixtures for all tests: houses drawn at random, whole deals played at random, and files of networks."""

from __future__ import annotations

import gc
import hashlib
import itertools
import os
import random
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import typer.testing
from _pytest.doctest import DoctestModule

import kahve
from kahve.bots.players.features import features
from kahve.bots.players.net import Checkpoint, signature, write_checkpoint
from kahve.engine import machine, table
from kahve.engine.compile import cache_folder
from kahve.engine.game import Game
from kahve.engine.house import HouseError, Value
from kahve.engine.observation import observation
from kahve.engine.rows import Row
from kahve.engine.table import Table
from kahve.games import GAMES
from kahve.table.sitting import gathering
from kahve.table.store import sql

from .preloaded.new_stores import upgrade

# The cores are shared by several processes of tests already: threads of PyTorch would wait for each other.
os.environ.setdefault("OMP_NUM_THREADS", "1")
# There are some two hundred loops to compile. Those of a table are optimised as players have them.
os.environ.setdefault("KAHVE_COMPILE_QUICKLY", "1")
# Tests compare English, whatever language the machine speaks.
os.environ["KAHVE_LANGUAGE"] = "en"

# They are imported where servers are forked from.
collect_ignore = ["preloaded"]

OF_PROCESSES = ("tests/lab/", "tests/players/", "tests/terminal/test_play.py", "tests/test_figures.py")
"""Where tests start processes and wait for them, besides tests/server, whose tests have a second try of their own."""

WAITING = ("tests/server/", "tests/players/", "tests/terminal/", "tests/test_figures.py")
"""Where tests wait longest for other processes. They come first, so that at the end no core rests while all workers wait."""

COMPILE = """
import sys, tempfile, kahve
from pathlib import Path
from kahve.cards.shuffle import generator
from kahve.engine.machine import machine
from kahve.lab.simulate import simulate
for game in map(kahve.game, sys.argv[1:]):
    table = kahve.new(game.name, compiled=True)
    table.deal(seed=1)
    table.objection(4), table.play(table.legal[0])
    table._machine.world(table.view(0).tables, table.house, 0, generator(1))
    with tempfile.TemporaryDirectory() as folder:
        simulate(game, {}, ["greedy"], deals=1, seed=1, out=Path(folder) / "log")
    if game.name == "pisti":
        from kahve.bots.search.searcher import Search, think
        for depth in (1, 2):
            think(table.view(table.turn), table.moves, Search(simulations=1, depth=depth), seed=1)
"""


def pytest_sessionstart(session: pytest.Session) -> None:
    """Compile each game and read each test once, two at a time, before all workers would do it.

    It is not done again as long as the sources of the loops are the same.
    The browser's tests alone leave it to their servers: they run beside all others, which compile already.
    """
    if hasattr(session.config, "workerinput") or session.config.option.collectonly or not session.config.getoption("numprocesses", None):
        return
    if session.config.args == ["tests/browser"]:
        return
    compiled_by = f"{COMPILE} {version('cffi')} {version('numpy')}"
    done = cache_folder() / f"for-tests-{hashlib.sha256(compiled_by.encode()).hexdigest()[:16]}"
    if done.exists():
        return
    # Games of the same rules share what is compiled, so one process compiles them. The longest work begins first.
    together: dict[object, list[str]] = {}
    for name in GAMES:
        together.setdefault(kahve.game(name).rules.play, []).append(name)
    with ThreadPoolExecutor(2) as pool:
        reading = pool.submit(_read_tests, session.config.args)
        list(pool.map(_compile, sorted(together.values(), key=len, reverse=True)))
        reading.result()
    done.parent.mkdir(parents=True, exist_ok=True)
    done.touch()


def _compile(names: list[str]) -> None:
    """Compile these games in a process of their own; an error if that fails."""
    subprocess.run([sys.executable, "-c", COMPILE, *names], check=True)


def _read_tests(places: list[str]) -> None:
    """Read these tests in a process of its own, which keeps what pytest makes of them.

    A worker then reads them in a third of the time.
    """
    without_browser = ["--ignore", str(Path(__file__).parent / "browser")]
    command = [sys.executable, "-m", "pytest", "--collect-only", *without_browser, *places]
    subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)


class OnlyWrittenDoctests:
    """Import no module for its doctests that has none: pytest would look through all of them, and import PyTorch in each worker."""

    @pytest.hookimpl(wrapper=True)
    def pytest_collect_file(self, file_path: Path) -> Iterator[None]:
        """Leave out what would find no doctest."""
        collectors = yield
        if ">>>" in file_path.read_text(encoding="utf-8", errors="replace"):
            return collectors
        return [each for each in collectors if not isinstance(each, DoctestModule)]


def pytest_configure(config: pytest.Config) -> None:
    """Let the sources be collected as the tests are."""
    config.pluginmanager.register(OnlyWrittenDoctests())


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """Collect no garbage while tests are collected: what is imported stays."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Begin with the tests that wait, and put off those that read the sources by mypy.

    `make types` does so beside the first tests, and leaves what it has read.
    A test that starts processes has a second try if something was waited for in vain.
    It is not a setting for all tests: for each test with it the worker asks the first process, and waits for the answer.
    """
    items.sort(key=lambda item: (item.name.startswith("test_a_checker_finds"), not item.nodeid.startswith(WAITING)))
    if config.pluginmanager.hasplugin("rerunfailures"):
        for item in items:
            if item.nodeid.startswith(OF_PROCESSES):
                item.add_marker(pytest.mark.flaky(reruns=1, only_rerun=["TimeoutError"]))
    # Its two messages for each test go out at once: else the second waits a twenty-fifth of a second for word of the first.
    if line := getattr(getattr(config, "failures_db", None), "sock", None):
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)


def pytest_collection_finish() -> None:
    """Spare the collector ten thousand tests and all that they import, which it would look through again and again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 10, 10)


@pytest.fixture(scope="session", autouse=True)
def _commands_made_once() -> Iterator[None]:
    """Typer's test runner makes every command again at each call, which costs more than most of what is called."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(typer.testing, "_get_command", cache(typer.testing._get_command))
        yield


@pytest.fixture(scope="session", autouse=True)
def _rules_interpreted() -> Iterator[None]:
    """A sitting within the process of the tests plays by interpreted rules, so that these are looked at; servers take compiled ones."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(gathering, "bring", lambda game: None)
        yield


BROUGHT: dict[Game, machine.Machine] = {}
"""The compiled rules that `rules_at_hand` has loaded, for all files of tests."""


@pytest.fixture(scope="module")
def rules_at_hand() -> Iterator[None]:
    """Tables play by compiled rules in a file that looks at something else than the rules, where these lie ready.

    That both forms of the rules do the same is tested by test_conformance.py and test_native.py.
    """

    def brought(game: Game) -> machine.Machine:
        machine.bring(game)
        return machine.machine_at_hand(game)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(machine, "_AT_HAND", BROUGHT)
        patch.setattr(table, "machine_at_hand", brought)
        yield


@pytest.fixture(scope="session", autouse=True)
def _tables_copied_into_stores() -> Iterator[None]:
    """To make the tables of a new store by Alembic takes as long as most of what is tested at it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sql, "upgrade", upgrade)
        yield


HOUSES, HOUSES_OF_LONG_GAMES = 4, 2
"""The houses drawn at random for a test that asks for a `number`."""
MOVES_LOOKED_AT = {"melding": 0.2, "letters": 0.4}
"""The share of positions that tests look at if a deal has hundreds of moves."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a test that asks for `game` once for every game; if it asks for a `number` too, with several houses of each."""
    if "game" not in metafunc.fixturenames:
        return
    marked = {name for mark in metafunc.definition.iter_markers("parametrize") for name in str(mark.args[0]).split(",")}
    games = [kahve.game(name) for name in GAMES]
    if {"game", "number"} <= set(metafunc.fixturenames) - marked:
        pairs = [(game, number) for game in games for number in range(HOUSES_OF_LONG_GAMES if game.family in MOVES_LOOKED_AT else HOUSES)]
        metafunc.parametrize(("game", "number"), pairs, ids=[f"{game.name}-{number}" for game, number in pairs])
    else:
        metafunc.parametrize("game", games, ids=list(GAMES))


class Draw:
    """Houses and tables drawn from a seed."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)

    def house(self, game: Game) -> dict[str, Value]:
        """House rules of which about a third differ from their default, with any allowed value equally likely."""
        while True:
            values: dict[str, Value] = {}
            for option in game.options:
                if self.chance.random() < 0.65 and option.name != "seats":
                    continue
                if option.kind == "yes_no":
                    values[option.name] = self.chance.random() < 0.5
                elif option.row is not None and self.chance.random() < 0.6:
                    values[option.name] = self._row(option.row)
                elif option.any_other is not None and self.chance.random() < 0.4:
                    values[option.name] = self.chance.randint(*option.any_other)
                elif option.allowed:
                    values[option.name] = self.chance.choice(option.allowed)
                else:
                    values[option.name] = self.chance.randint(option.low, option.high)
            try:
                game.settle(values)
            except HouseError:
                continue
            return values

    def _row(self, row: Row) -> Value:
        """A row of numbers of one's own."""
        numbers = [self.chance.randrange(row.low, row.high + 1, row.step) for _ in row.keys or range(self.chance.randint(1, row.most))]
        if not row.keys:
            return "-".join(map(str, numbers))
        return "-".join(f"{key}:{number}" for key, number in zip(row.keys, numbers, strict=True) if self.chance.random() < 0.3) or "none"

    @staticmethod
    def deals(game: Game, number: int) -> int:
        """`number` deals, or one in a game whose deals have hundreds of moves."""
        return 1 if game.family in MOVES_LOOKED_AT else number

    @staticmethod
    def short_match(game: Game) -> dict[str, Value]:
        """House rules that make a match short: few points, or few deals."""
        options = {option.name: option for option in game.options}
        if "deals" in options:
            return {"deals": 2, "target": "none", "teams": "usual", "tie_break": "shared"}
        targets = options["target"].allowed
        # Where words are checked, random claims take off more points than cards bring.
        checks: dict[str, Value] = {"word_mode": "strict", "soup_possible": "enforced"}
        return {"target": 51 if 51 in targets else targets[0]} | {name: value for name, value in checks.items() if name in options}

    def table(self, game: Game, *, compiled: bool = False, **fixed: Value) -> Table:
        """A table with a deal begun, by house rules drawn at random."""
        values = self.house(game) | fixed
        table = Table(game, game.settle(values), compiled=compiled)
        self.deal(table)
        return table

    def deal(self, table: Table) -> None:
        """Deal until a deal is not void."""
        table.deal(seed=self.chance.randrange(1 << 60))
        while table.awaits_deal and table.history[-1].void:
            table.deal(seed=self.chance.randrange(1 << 60))

    def positions(self, table: Table, every: float = 0.1) -> Iterator[Table]:
        """Play the deal at random, and yield the table at some positions in which a seat is to move; in long deals less often."""
        every *= MOVES_LOOKED_AT.get(table.game.family, 1.0)
        while table.turn >= 0:
            if self.chance.random() < every:
                yield table
            table.play(self.chance.choice(table.moves))


@pytest.fixture
def draw(request: pytest.FixtureRequest) -> Draw:
    """A source of chance for each test, the same in every run."""
    return Draw(sum(request.node.name.encode()))


# -- networks ----------------------------------------------------------------------------------------------------------------------------

HOW_TO_GET_TORCH = "PyTorch is not installed: python -m pip install -c constraints.txt -e '.[train]'"


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skip a test that needs PyTorch if there is none; fail it instead if CI=true."""
    if item.get_closest_marker("torch") is None or find_spec("torch") is not None:
        return
    if os.environ.get("CI") == "true":
        pytest.fail(f"With CI=true no test may be left out. {HOW_TO_GET_TORCH}", pytrace=False)
    pytest.skip(HOW_TO_GET_TORCH)


def untaught(game: Game, house: dict[str, Value], path: Path, seed: int = 0, **about: object) -> Path:
    """A file with a network of random weights, made without PyTorch."""
    settled = game.settle(house)
    inputs = features(observation(game, settled))
    chance = np.random.default_rng(seed)
    sizes = (inputs.size, 8, game.rules.move_numbers)
    layers = tuple(
        (chance.standard_normal((wide, out), dtype=np.float32), chance.standard_normal(out, dtype=np.float32))
        for wide, out in itertools.pairwise(sizes)
    )
    said = {"format": 1, "kahve": "0", "game": game.name, "house": house, "features": signature(inputs), "moves": game.rules.move_numbers}
    said |= {"layers": 2, "unit": 10.0, "deals": 0} | about
    zeros, ones = np.zeros(inputs.size, dtype=np.float32), np.ones(inputs.size, dtype=np.float32)
    write_checkpoint(Checkpoint(said, layers, zeros, ones), path)
    return path


@pytest.fixture
def net_file(tmp_path: Path) -> Callable[..., Path]:
    """A function that writes a network that has learned nothing to a file: `net_file(game, house, name)`."""

    def write(game: Game, house: dict[str, Value] | None = None, name: str = "some.npz", **more: Any) -> Path:
        return untaught(game, house or {}, tmp_path / name, **more)

    return write
