"""Times the rules as C, loop by loop, beside plain Python: `python benchmarks/back_end.py pisti basra`.

Two compilers are compared by two runs in turn, one of them with CC in the environment. Every figure is the quickest of many rounds, by the
processor's clock. Plain Python is timed once a loop, for it is slow.

With `--against FOLDER` the loops of another version are timed too: FOLDER holds its package, as `src` does. Each version has a process of
its own. The two take turns round by round, so the other work of the machine falls on both. The figure is the median of the ratios.
"""

from __future__ import annotations

import argparse
import math
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

import kahve
from kahve.bots.belief.likely_worlds import empty_past, policy_of
from kahve.bots.players.settings import MASTER
from kahve.bots.review.par import make_par
from kahve.bots.search import compare, tree
from kahve.bots.search.budget import NO_END
from kahve.bots.search.views import hidden_of
from kahve.cards.shuffle import generator
from kahve.engine.machine import Machine, as_bytes
from kahve.engine.record import Records
from kahve.engine.worlds import lay_world
from kahve.games import GAMES
from kahve.lab.deal_loops import numbers_of, play_seating, shuffled, usual_players
from kahve.lab.seated import make_orders, make_seated_deals

Work = Callable[[int], None]
"""Does a number of units of work."""


SHARE = 0.004
"""Seconds that a round of one loop takes at least."""


class Lines:
    """The loops that are measured, on one machine, from one position of a game."""

    def __init__(self, game: kahve.engine.game.Game, engine: Machine) -> None:
        """Deal the position."""
        self.game, self.engine, self.house = game, engine, game.settle({})
        self.table = kahve.new(game.name, compiled=False)
        self.table.deal(seed=3)
        self.tables = self.table._tables
        self.rng, self.out = generator(1), engine.moves_array()
        self.order = np.array(game.rules.deck(self.house).cards, dtype=np.int8)

    def random_play(self) -> Work:
        """A deal by random moves."""
        tables, blank = self.engine.layout.new(), self.engine.layout.new()
        loop = self.engine.random_deals
        return lambda times: loop(tables, blank, self.house, self.order, self.rng, self.out, times)

    def observed_play(self) -> Work:
        """The same with a view for the seat to move before every move."""
        tables, blank, seen = self.engine.layout.new(), self.engine.layout.new(), self.engine.layout.new(self.house.seats)
        loop = self.engine.observed_deals
        rows, views = as_bytes(tables), as_bytes(seen)
        return lambda times: loop(tables, rows, blank, self.house, self.order, self.rng, self.out, times, views, False)

    def seated_play(self) -> Work:
        """A deal between the players of `kahve simulate`."""
        loops = self.engine.ready(make_orders()), self.engine.ready(make_seated_deals(self.game))
        numbers, rngs = numbers_of(usual_players(self.game, self.house)), np.asarray(self.rng)[np.newaxis]
        orders = shuffled(self.engine, loops, self.house, rngs, 16)

        def play(times: int) -> None:
            for _ in range(times):
                play_seating(self.engine, loops, self.house, numbers, 0, rngs, orders)

        return play

    def worlds(self) -> Work:
        """A world laid from a view."""
        hidden, world = hidden_of(self.table.view(self.table.turn), False), as_bytes(self.engine.layout.new())[0]

        def lay_worlds(hidden: Any, world: Any, rng: Any, times: int) -> int:
            fitting = 0
            for _ in range(times):
                fitting += lay_world(hidden, world, rng)
            return fitting

        loop = self.engine.ready(lay_worlds)
        return lambda times: loop(hidden, world, self.rng, times)

    def play_outs(self) -> Work:
        """The rest of a deal by a club player."""
        tables = Records(self.tables.layout, bytearray(2 * self.tables.tobytes()))
        loop, worths, sides = self.engine.ready(make_par(self.game)), self.engine.moves_array(), self.engine.sides(self.house)
        return lambda times: loop(tables, self.house, self.out, worths, self.rng, np.zeros((times, sides)))

    def calls(self) -> Work:
        """The legal moves, asked from Python."""
        legal = self.engine.legal

        def ask(times: int) -> None:
            for _ in range(times):
                legal(self.tables, 0, self.house, self.out)

        return ask

    def views(self) -> Work:
        """The view of a seat, asked from Python."""

        def ask(times: int) -> None:
            for _ in range(times):
                self.engine.view(self.tables, 0, self.house, 0)

        return ask

    def steps(self) -> Work:
        """A move and the moves after it, asked from Python; the record is then as it was."""
        loop, move, before = self.engine.step_and_list, self.table.moves[0], self.tables.copy()

        def ask(times: int) -> None:
            for _ in range(times):
                self.tables[0] = before[0]
                loop(self.tables, 0, self.house, move, self.out)

        return ask

    def policy(self) -> int:
        """The policy of the rest of a deal that master imagines."""
        return policy_of(self.game, MASTER.belief_in(self.game), MASTER.rest)

    def comparison(self) -> Work:
        """A simulation of master's search."""
        view, tables = self.table.view(self.table.turn), self.engine.layout.new(2)
        hidden, moves = hidden_of(view, False), np.array(self.table.moves, dtype=np.int64)
        pair = compare.Pair(tables, as_bytes(tables), empty_past(self.game, MASTER.belief_in(self.game)))
        ways = compare.Ways(self.policy(), MASTER.stretches_in(self.game), NO_END, math.inf)
        loop = self.engine.ready(compare.make_compare(self.game, MASTER.belief_in(self.game)))
        return lambda times: loop(hidden, self.house, view.seat, pair, compare.begun(moves.reshape(-1, 1)), ways, times, self.rng)

    def tree_search(self) -> Work:
        """A simulation of a search by trees."""
        view = self.table.view(self.table.turn)
        hidden, pool = hidden_of(view, False), tree.scratch(self.game, empty_past(self.game, MASTER.belief_in(self.game)))
        growth = tree.Growth(self.policy(), tree.MULTIPLE, 8, MASTER.stretches_in(self.game), 2.0, 2.0)
        loop = self.engine.ready(tree.make_search(self.game, MASTER.belief_in(self.game)))
        return lambda times: loop(hidden, self.house, view.seat, pool, tree.empty_tree(4096), growth, times, self.rng)


LINES = ("random_play", "observed_play", "seated_play", "worlds", "play_outs", "comparison", "tree_search", "calls", "steps", "views")


def spent(work: Work, times: int) -> float:
    """Nanoseconds of the processor for a unit of work."""
    begun = time.process_time_ns()
    work(times)
    return (time.process_time_ns() - begun) / times


def measure(name: str, line: str, rounds: int, plain: bool) -> str:
    """A row of the result: seconds until the loop was ready, and how long it takes."""
    game = kahve.game(name)
    begun = time.perf_counter()
    work: Work = getattr(Lines(game, Machine(game)), line)()
    work(2)
    ready = time.perf_counter() - begun
    times = max(2, math.ceil(SHARE * 1e9 / max(1.0, spent(work, 8))))
    quickest = min(spent(work, times) for _ in range(rounds))
    slow = f"{spent(getattr(Lines(game, Machine(game, compiled=False)), line)(), 2) / quickest:10,.0f}" if plain else ""
    return f"{name:20} {line:14} {quickest / 1000:12,.2f} {ready:8.1f}{slow}"


def answer(game: str, line: str) -> None:
    """Time a loop for SHARE seconds whenever the other end of the pipe asks, and write the nanoseconds of a unit of work."""
    work: Work = getattr(Lines(kahve.game(game), Machine(kahve.game(game))), line)()
    work(2)
    times = max(2, math.ceil(SHARE * 1e9 / max(1.0, spent(work, 8))))
    for _ in sys.stdin:
        print(spent(work, times), flush=True)


def in_turn(game: str, line: str, rounds: int, other: str) -> str:
    """Time a loop here and in the package of another folder in turn, and return the line for it."""
    command = [sys.executable, __file__, game, "--answer", line]
    here = str(Path(kahve.__file__).parents[1])
    both = [
        subprocess.Popen(command, env=os.environ | {"PYTHONPATH": folder}, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        for folder in (other, here)
    ]

    def ask(process: subprocess.Popen[str]) -> float:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("\n")
        process.stdin.flush()
        return float(process.stdout.readline())

    before, after = zip(*[[ask(process) for process in both] for _ in range(rounds)], strict=True)
    for process in both:
        process.communicate()
    ratio = statistics.median(old / new for old, new in zip(before, after, strict=True))
    return f"{game:20} {line:14} {statistics.median(before) / 1000:12,.2f} {statistics.median(after) / 1000:12,.2f} {ratio:8.2f}"


def main() -> None:
    """Measure each loop of each game and print a row for it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--lines", default=",".join(LINES), help="the loops to measure, with commas between")
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--plain", action="store_true", help="time plain Python too")
    parser.add_argument("--against", metavar="FOLDER", help="the folder of another version's package, to be timed in turn")
    parser.add_argument("--answer", metavar="LINE", help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.answer:
        answer(wanted.games[0], wanted.answer)
        return
    if wanted.against:
        if not (Path(wanted.against) / "kahve").is_dir():
            parser.error(f"{wanted.against} holds no package `kahve`; give the folder that holds it, as `src` does.")
        print(f"{'game':20} {'loop':14} {'us there':>12} {'us here':>12} {'faster':>8}")
        for name in wanted.games:
            for line in wanted.lines.split(","):
                print(in_turn(name, line, wanted.rounds, wanted.against), flush=True)
        return
    print(f"{'game':20} {'loop':14} {'us in C':>12} {'ready s':>8}" + ("  Python/C" if wanted.plain else ""))
    for name in wanted.games:
        for line in wanted.lines.split(","):
            print(measure(name, line, wanted.rounds, wanted.plain), flush=True)


if __name__ == "__main__":
    main()
