"""Measures how many plays a second the engine makes on this machine, and what starting a game costs.

A play is a whole one: it has its share of the shuffle, the deal, the legal moves, the play itself and the count. Figures are medians of
several short runs. The runs are taken in turn, so that a busy moment of the machine falls on all alike.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, replace
from typing import Any

from ..cards.arrays import INT8, array
from ..cards.shuffle import generator
from ..engine.game import Game
from ..engine.house import Value
from ..engine.machine import Machine, as_bytes, machine
from ..engine.record import Records
from ..engine.table import Table

ROUNDS = 5


@dataclass(frozen=True)
class Speed:
    """The speeds of one game in one mode, in plays a second, each a median.

    - plain: random play with the game's own `legal`.
    - by_objection: random play that asks `objection` about every move number instead. The two together show what `legal` is worth.
    """

    game: str
    mode: str
    record_bytes: int
    plain: float
    plain_all_cores: float
    by_objection: float
    observed: float
    observed_all_cores: float
    every_seat_observed: float
    python_calls: float

    def row(self) -> dict[str, object]:
        """The figures by the names that the JSON output uses."""
        return asdict(self)


@dataclass(frozen=True)
class Start:
    """The seconds that starting a game costs in a new process, with an empty cache and with a filled one."""

    game: str
    first_compile: float
    cached_start: float


def modes(game: Game) -> list[tuple[str, Mapping[str, Value]]]:
    """The modes in which a game is measured: each number of seats that is a power of two, and the greatest number.

    >>> from kahve.games import game
    >>> [name for name, _ in modes(game("foxtrot"))]
    ['2 seats', '4 seats', '8 seats', '12 seats']
    """
    seats = game.options[0]
    counts = [count for count in range(seats.low, seats.high + 1) if count & (count - 1) == 0 or count == seats.high]
    return [(f"{count} seats", {"seats": count}) for count in counts]


def bench(games: Iterable[Game], seconds: float = 1.0) -> Iterator[Speed]:
    """Yield the speeds of each game in each of its modes. seconds: how long each figure is measured."""
    for game in games:
        for mode, values in modes(game):
            yield measure(game, mode, values, seconds)


def measure(game: Game, mode: str, values: Mapping[str, object], seconds: float) -> Speed:
    """The speeds of one game in one mode. seconds: how long each figure is measured."""
    engine, house = machine(game), game.settle(values)
    asking = machine(replace(game, rules=replace(game.rules, legal=None)))
    cores = os.cpu_count() or 1
    ways: dict[str, Callable[[float], float]] = {
        "plain": lambda span: plays_a_second(engine, house, span),
        "plain_all_cores": lambda span: plays_a_second(engine, house, span, workers=cores),
        "by_objection": lambda span: plays_a_second(asking, house, span),
        "observed": lambda span: plays_a_second(engine, house, span, views="mover"),
        "observed_all_cores": lambda span: plays_a_second(engine, house, span, views="mover", workers=cores),
        "every_seat_observed": lambda span: plays_a_second(engine, house, span, views="everyone"),
        "python_calls": lambda span: python_calls_a_second(game, house, span),
    }
    for way in ways.values():
        way(0.0)
    measured: dict[str, list[float]] = {name: [] for name in ways}
    for _ in range(ROUNDS):
        for name, way in ways.items():
            measured[name].append(way(seconds / ROUNDS))
    return Speed(game.name, mode, game.rules.layout.size, **{name: statistics.median(speeds) for name, speeds in measured.items()})


def plays_a_second(engine: Machine, house: Any, seconds: float, *, views: str = "none", workers: int = 1) -> float:
    """Plays a second of random play.

    views: "none", or a view for the "mover" (the seat to move) or for "everyone", written before every play.
    """
    with ThreadPoolExecutor(workers) as pool:
        started = time.perf_counter()
        plays = sum(pool.map(lambda stream: _random_plays(engine, house, seconds, views, stream), range(workers)))
        return plays / (time.perf_counter() - started)


def _random_plays(engine: Machine, house: Any, seconds: float, views: str, stream: int) -> int:
    layout = engine.layout
    # One memory for all: at some distances, as chance gives them, a processor takes a view for the table, and waits.
    memory, row = memoryview(bytearray((2 + house.seats) * layout.size)), layout.size
    tables, blank, seen = (Records(layout, memory[start:end]) for start, end in ((0, row), (row, 2 * row), (2 * row, None)))
    blank[0].dealer = house.seats - 1
    tables[:] = blank
    order = array(engine.game.rules.deck(house).cards, INT8)
    rng, out = generator(1, stream), engine.moves_array()
    plays, deals, until = 0, 20, time.perf_counter() + seconds
    while True:
        if views == "none":
            plays += engine.random_deals(tables, blank, house, order, rng, out, deals)
        else:
            plays += engine.observed_deals(
                tables, as_bytes(tables), blank, house, order, rng, out, deals, as_bytes(seen), views == "everyone"
            )
        if time.perf_counter() >= until:
            return int(plays)
        deals = min(2 * deals, 4000)


def python_calls_a_second(game: Game, house: Any, seconds: float) -> float:
    """Calls a second of the compiled `legal` from Python, for a record in an array."""
    engine = machine(game)
    table = Table(game, house, compiled=True)
    table.deal(seed=1)
    tables, out, calls, started = table._tables, engine.moves_array(), 0, time.perf_counter()
    while True:
        for _ in range(200):
            engine.legal(tables, 0, house, out)
        calls += 200
        spent = time.perf_counter() - started
        if spent >= seconds:
            return calls / spent


_START = """
import sys, time
begun = time.perf_counter()
import kahve
from kahve.engine.machine import machine
table = kahve.new(sys.argv[1], compiled=True)
table.deal(seed=1)
while table.turn >= 0:
    table.play(table.moves[0])
print(time.perf_counter() - begun)
"""


def start(game: Game) -> Start:
    """Time one deal by compiled rules in a new process, first with an empty cache and then with the cache that it filled."""
    with tempfile.TemporaryDirectory() as folder:
        surroundings = dict(os.environ, KAHVE_CACHE=folder)
        spent = [
            float(
                subprocess.run(
                    [sys.executable, "-c", _START, game.name], env=surroundings, capture_output=True, text=True, check=True
                ).stdout
            )
            for _ in range(2)
        ]
    return Start(game.name, *spent)
