"""The bot that searches: it imagines worlds that its view allows, plays them out, and makes the move that came out best.

>>> import kahve
>>> table = kahve.new("pisti", seats=2)
>>> table.deal(seed=4)
>>> thought = think(table.view(table.turn), table.moves, Search(simulations=40), seed=1, compiled=False)
>>> thought.simulations, sorted(table.write(found.move) for found in thought.moves) == sorted(table.legal)
(40, True)
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, fields
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..cards.shuffle import generator
from ..engine.game import Game
from ..engine.machine import Machine, WorldError, as_bytes, machine
from ..engine.table import View
from ..engine.worlds import room_for_rows
from . import tree
from .rollout import GREEDY, RANDOM
from .solve import solve
from .tree import MULTIPLE, SINGLE

_FIRST_BITE, _BITE = 4, 0.01
"""Simulations of the first call, and seconds that a call should take: what a budget in time can be overdrawn by."""
_LARGEST_TREE = 1 << 19


@dataclass(frozen=True)
class Search:
    """How a search goes: its budget and its ways.

    simulations: how many, or milliseconds: how long it thinks at most, whichever ends first; at least one must be given. cores: trees grown
    beside each other and added up. observers: "multiple" or "single" (`kahve.bots.tree`). rest: how the rest of a deal is imagined,
    "greedy" or "random". exploration: in standard deviations of a deal. widening: how many moves a node tries, per root of its visits.
    depth: how many moves deep the tree grows; 1 compares the moves at hand and no more. stretches: after how many stretches of play
    (`Game.stretch`) an imagined deal is counted as it stands. Raises ValueError that says what is allowed.
    """

    simulations: int | None = None
    milliseconds: float | None = None
    cores: int = 1
    observers: str = "multiple"
    rest: str = "greedy"
    exploration: float = 2.0
    widening: float = 1.0
    depth: int = tree.LONGEST_WAY
    stretches: int = 1000

    def __post_init__(self) -> None:
        if self.simulations is None and self.milliseconds is None:
            raise ValueError("A search needs a budget: simulations, milliseconds, or both.")
        for name, low, high in (
            ("simulations", 1, 10**9),
            ("milliseconds", 0.001, 10**7),
            ("cores", 1, 1024),
            ("exploration", 0, 100),
            ("widening", 0, 1000),
            ("depth", 1, tree.LONGEST_WAY),
            ("stretches", 1, 1000),
        ):
            value = getattr(self, name)
            if value is not None and not low <= value <= high:
                raise ValueError(f"{name} cannot be {value}: from {low:g} to {high:g}.")
        for name, words in (("observers", ("multiple", "single")), ("rest", ("greedy", "random"))):
            if getattr(self, name) not in words:
                raise ValueError(f"{name} cannot be {getattr(self, name)!r}: {' or '.join(words)}.")


@dataclass(frozen=True)
class MoveThought:
    """What a search thinks of one move.

    value: what the mover's side makes of the deal from its beginning on, more than the others do on average, in points. error: the standard
    error of that. tries: simulations that made the move first.
    """

    move: int
    value: float
    error: float
    tries: int


@dataclass(frozen=True)
class Thought:
    """What a search came to: every legal move, the one to make first, and how much was done."""

    moves: tuple[MoveThought, ...]
    simulations: int
    seconds: float
    nodes: int
    deepest: int

    @property
    def best(self) -> int:
        """The move to make."""
        return self.moves[0].move


class _Tree:
    """The arrays of one tree, and room for the records that it plays with."""

    def __init__(self, engine: Machine, cards: int, slots: int) -> None:
        layout = engine.layout
        self.hidden = (
            np.zeros(layout.dtype.itemsize, dtype=np.int8),
            *room_for_rows(cards)[:3],
            np.zeros(3, dtype=np.int64),
            room_for_rows(cards)[3],
        )
        # Two records, the second in a memory of whole 64-bit words, zero behind its end.
        size = layout.dtype.itemsize
        room = np.zeros(2 * (-(-size // 8)), dtype=np.int64)
        self.bytes = room.view(np.int8).reshape(2, -1)
        self.words = room[len(room) // 2 :]
        self.tables = np.ndarray((2,), layout.dtype, buffer=room, strides=(room.nbytes // 2,))
        self.arrays = (
            np.zeros(slots, dtype=np.int64),
            np.zeros((slots, 2), dtype=np.int32),
            np.zeros((slots, 4), dtype=np.int32),
            np.zeros((slots, 2), dtype=np.float64),
            np.zeros(5, dtype=np.int64),
            np.zeros(3, dtype=np.float64),
        )


@cache
def _loops(game: Game, compiled: bool) -> tuple[Callable[..., Any], Callable[..., Any]]:
    engine = machine(game, compiled)
    return engine.ready(tree.make_prepare(game)), engine.ready(tree.make_search(game))


def think(view: View, moves: Sequence[int], search: Search, seed: int, *, compiled: bool = True) -> Thought:
    """Search from a view of the seat to move; `moves` are its legal moves.

    The same view, seed, cores and number of simulations give the same thought; a budget in time depends on the machine. Raises WorldError
    for a view that allows no world.
    """
    started = time.perf_counter()
    trees = [_planted(view, search, compiled) for _ in range(search.cores)]
    shares = [None if search.simulations is None else len(range(at, search.simulations, search.cores)) for at in range(search.cores)]
    until = math.inf if search.milliseconds is None else started + search.milliseconds / 1000
    grown = [
        (grow, view, search, generator(seed, at), share, until, compiled)
        for at, (grow, share) in enumerate(zip(trees, shares, strict=True))
    ]
    if search.cores == 1:
        _grow(*grown[0])
    else:
        with ThreadPoolExecutor(search.cores) as pool:
            list(pool.map(lambda given: _grow(*given), grown))
    found = np.zeros((len(moves), 3))
    for grow in trees:
        found += _at_the_root(grow, view, moves)
    thoughts = [_thought(move, *sums) for move, sums in zip(moves, found.tolist(), strict=True)]
    thoughts.sort(key=lambda one: (-one.tries, -one.value))
    counters = np.sum([grow.arrays[4] for grow in trees], axis=0)
    return Thought(
        tuple(thoughts),
        int(counters[tree.SIMULATIONS]),
        time.perf_counter() - started,
        int(counters[tree.NODES]),
        max(int(grow.arrays[4][tree.DEEPEST]) for grow in trees),
    )


def _planted(view: View, search: Search, compiled: bool) -> _Tree:
    engine = machine(view.game, compiled)
    counts = engine.deck_counts(view.house)
    slots = _LARGEST_TREE if search.simulations is None else min(_LARGEST_TREE, max(64, 1 << (2 * search.simulations - 1).bit_length()))
    made = _Tree(engine, counts.size, slots)
    prepare = _loops(view.game, compiled)[0]
    if not prepare(view.tables, as_bytes(view.tables), view.house, view.seat, engine.world_plan, counts, made.hidden):
        raise WorldError(f"No deal of {view.game.title} fits this view.")
    return made


def _grow(made: _Tree, view: View, search: Search, rng: NDArray[np.int64], share: int | None, until: float, compiled: bool) -> None:
    loop = _loops(view.game, compiled)[1]
    settings = np.array([search.exploration, search.widening])
    bite, left = _FIRST_BITE, share
    if until == math.inf:
        assert share is not None
        bite = share
    while left is None or left > 0:
        wanted = bite if left is None else min(bite, left)
        limits = np.array(
            [
                GREEDY if search.rest == "greedy" else RANDOM,
                MULTIPLE if search.observers == "multiple" else SINGLE,
                search.depth,
                search.stretches,
                wanted,
            ]
        )
        before = time.perf_counter()
        done = loop(made.hidden, view.house, view.seat, made.tables, made.bytes, made.words, made.arrays, settings, limits, rng)
        now = time.perf_counter()
        if done < wanted:
            raise WorldError(f"No deal of {view.game.title} fits this view.")
        if left is not None:
            left -= wanted
        if now >= until:
            break
        each = max(1e-9, (now - before) / wanted)
        bite = max(1, min(4 * bite, int(min(_BITE, until - now) / each)))


def _at_the_root(made: _Tree, view: View, moves: Sequence[int]) -> NDArray[np.float64]:
    """For each move its tries and the sums of its values and their squares, from the root of a tree."""
    keys, nodes, edges, sums, _, _ = made.arrays
    made.bytes[1, :] = 0
    made.bytes[1, : view.tables.dtype.itemsize] = as_bytes(view.tables)[0]
    root = np.flatnonzero(keys == tree.key_of(made.words, view.seat))
    found = np.zeros((len(moves), 3))
    for at, move in enumerate(moves):
        edge = tree.edge_of(nodes, edges, int(root[0]), move) if len(root) else 0
        if edge:
            found[at] = edges[edge - 1, tree.TRIED], *sums[edge - 1]
    return found


def _thought(move: int, tries: float, total: float, squares: float) -> MoveThought:
    if tries == 0:
        return MoveThought(move, math.nan, math.nan, 0)
    mean = total / tries
    spread = max(0.0, squares / tries - mean * mean)
    return MoveThought(move, mean, math.sqrt(spread / max(1.0, tries - 1)), int(tries))


def read_search(text: str) -> Searcher:
    """A searching player from its settings, as in `simulations=400,stretches=1`; ValueError says what is wrong and what is allowed.

    >>> read_search("milliseconds=50,observers=single").search.observers
    'single'
    >>> read_search("speed=3")
    Traceback (most recent call last):
    ValueError: A search has no setting 'speed'. There are simulations, milliseconds, cores, observers, rest, exploration, widening, depth,
    stretches.
    """
    kinds = {each.name: str(each.type) for each in fields(Search)}
    found: dict[str, Any] = {}
    for part in filter(None, text.split(",")):
        name, _, value = (piece.strip() for piece in part.partition("="))
        if name not in kinds:
            raise ValueError(f"A search has no setting {name!r}. There are {', '.join(kinds)}.")
        try:
            found[name] = value if kinds[name] == "str" else float(value) if "float" in kinds[name] else int(value)
        except ValueError:
            raise ValueError(f"{name} cannot be {value!r}: a {'number' if 'float' in kinds[name] else 'whole number'}.") from None
    return Searcher(Search(**found))


class Searcher:
    """A player that searches before every move that is a choice."""

    def __init__(self, search: Search) -> None:
        """search: its budget and its ways."""
        self.search = search

    def choose(self, view: View, moves: Sequence[int], rng: random.Random) -> int:
        """The best move where nothing is unknown any more, else the one that was tried most.

        With a budget in simulations it is the same for the same state of `rng`.
        """
        if len(moves) == 1:
            return moves[0]
        solved = solve(view)
        return solved[0].move if solved else think(view, moves, self.search, rng.getrandbits(63)).best
