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
from . import compare, tree
from .greedy import Expert
from .rollout import GREEDY, RANDOM
from .solve import solve
from .tree import MULTIPLE, SINGLE

_FIRST_BITE, _BITE = 4, 0.01
"""Simulations of the first call, and seconds that a call should take: what a budget in time can be overdrawn by."""
_LARGEST_TREE = 1 << 19
TO_THE_END = 1000
"""More stretches than a deal has."""


@dataclass(frozen=True)
class Search:
    """How a search goes: its budget and its ways.

    simulations: how many, or milliseconds: how long it thinks at most, whichever ends first; at least one must be given, or worlds.
    cores: trees grown beside each other and added up. rest: how the rest of a deal is imagined, "greedy" or "random". depth: how many moves
    deep a tree grows; 1 compares the moves at hand in the same worlds, and no more (`kahve.bots.compare`). stretches: after how many
    stretches of play (`Game.stretch`) an imagined deal is counted as it stands; 0 for as many as the game thinks worth it (`Game.reach`),
    and for the move that an expert thinks worth most where it thinks none worth it.

    For a tree: observers, "multiple" or "single" (`kahve.bots.tree`). exploration: in standard deviations of a deal. widening: how many
    moves a node tries, per root of its visits.

    For depth 1: worlds: in how many at most the moves are compared. width: how many moves are compared, those that an expert, where the
    game knows one (`Game.expert`), else `greedy`, thinks worth most. trust: how many standard errors another move must come out better than
    the first of these to be preferred to it.

    Raises ValueError that says what is allowed.
    """

    simulations: int | None = None
    milliseconds: float | None = None
    cores: int = 1
    observers: str = "multiple"
    rest: str = "greedy"
    exploration: float = 2.0
    widening: float = 1.0
    depth: int = tree.LONGEST_WAY
    stretches: int = TO_THE_END
    worlds: int | None = None
    width: int = 1000
    trust: float = 0.0

    def __post_init__(self) -> None:
        if self.simulations is None and self.milliseconds is None and (self.worlds is None or self.depth > 1):
            raise ValueError("A search needs a budget: simulations or milliseconds, or with depth=1 worlds.")
        for name, low, high in (
            ("simulations", 1, 10**9),
            ("milliseconds", 0.001, 10**7),
            ("cores", 1, 1024),
            ("exploration", 0, 100),
            ("widening", 0, 1000),
            ("depth", 1, tree.LONGEST_WAY),
            ("stretches", 0, TO_THE_END),
            ("worlds", 1, 10**9),
            ("width", 1, 1000),
            ("trust", 0, 100),
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
    error of that. tries: simulations that made the move first. behind: how much less than the move to make it brings, in points, and
    behind_error: the standard error of that, which is far less than that of the values where the moves were compared in the same worlds.
    All but `tries` are not a number for a move that was not tried.
    """

    move: int
    value: float
    error: float
    tries: int
    behind: float
    behind_error: float


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
        self.hidden = _room(engine, cards)
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
            np.zeros(4, dtype=np.int64),
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
    if search.depth == 1:
        return _compared(view, moves, search, seed, compiled)
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
    means = [_mean(*sums) for sums in found.tolist()]
    first = min(range(len(moves)), key=lambda at: (-found[at, 0], -means[at][0]))
    best, error = means[first]
    thoughts = [
        MoveThought(move, value, spread, int(tries), best - value, math.hypot(error, spread) if at != first else 0.0)
        for at, (move, (value, spread), tries) in enumerate(zip(moves, means, found[:, 0], strict=True))
    ]
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
                _stretches(search, view.game),
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


def _mean(tries: float, total: float, squares: float) -> tuple[float, float]:
    """A mean and its standard error, from sums."""
    if tries == 0:
        return math.nan, math.nan
    mean = total / tries
    return mean, math.sqrt(max(0.0, squares / tries - mean * mean) / max(1.0, tries - 1))


@cache
def _comparing(game: Game, compiled: bool) -> tuple[Callable[..., Any], ...]:
    engine = machine(game, compiled)
    made = (tree.make_prepare(game), compare.make_weigh(game), compare.make_compare(game))
    return tuple(engine.ready(each) for each in made)


def _compared(view: View, moves: Sequence[int], search: Search, seed: int, compiled: bool) -> Thought:
    """The moves at hand, tried in the same worlds."""
    started = time.perf_counter()
    engine = machine(view.game, compiled)
    prepare, weigh, _ = _comparing(view.game, compiled)
    counts = engine.deck_counts(view.house)
    hidden = _room(engine, counts.size)
    if not prepare(view.tables, as_bytes(view.tables), view.house, view.seat, engine.world_plan, counts, hidden):
        raise WorldError(f"No deal of {view.game.title} fits this view.")
    numbers, worths = np.array(moves, dtype=np.int64), np.zeros(len(moves), dtype=np.int64)
    weigh(view.tables, view.house, numbers, worths)
    # In the order of their worth, so that the first is what an expert would play without a search.
    numbers = numbers[np.argsort(-worths, kind="stable")]
    asked = numbers[: search.width]
    shares = [None if search.simulations is None else len(range(at, search.simulations, search.cores)) for at in range(search.cores)]
    until = math.inf if search.milliseconds is None else started + search.milliseconds / 1000

    def tried(at: int) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        # Every core reads the same rows of hidden cards, and deals from a pool of its own.
        own = (*hidden[:5], hidden[5].copy())
        return _tried(view, asked, search, own, generator(seed, at), shares[at], until, compiled)

    if search.cores == 1:
        results = [tried(0)]
    else:
        with ThreadPoolExecutor(search.cores) as pool:
            results = list(pool.map(tried, range(search.cores)))
    lines, pairs = sum(lines for lines, _ in results), sum(pairs for _, pairs in results)
    trust = search.trust if search.stretches or view.game.reach else math.inf
    return _verdict(numbers, lines, pairs, trust, time.perf_counter() - started)


def _stretches(search: Search, game: Game) -> int:
    return search.stretches or (game.reach if game.stretch is not None and game.reach else TO_THE_END)


def _room(engine: Machine, cards: int) -> tuple[Any, ...]:
    """Room for what a view hides."""
    rows, allowed, unseen, pool = room_for_rows(cards)
    return np.zeros(engine.layout.dtype.itemsize, dtype=np.int8), rows, allowed, unseen, np.zeros(3, dtype=np.int64), pool


def _tried(
    view: View,
    moves: NDArray[np.int64],
    search: Search,
    hidden: tuple[Any, ...],
    rng: NDArray[np.int64],
    share: int | None,
    until: float,
    compiled: bool,
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Try these moves on one core until the budget is spent; the lines and pairs of `make_compare`."""
    loop = _comparing(view.game, compiled)[2]
    tables = view.game.layout.new(2)
    lines, pairs = np.zeros((len(moves), 4)), np.zeros((len(moves), len(moves), 3))
    lines[:, compare.IN_QUESTION] = 1
    policy = GREEDY if search.rest == "greedy" else RANDOM
    worlds = 10**9 if search.worlds is None else -(-search.worlds // search.cores)
    left, bite = share, _FIRST_BITE if until < math.inf else 10**9 if share is None else share
    while left is None or left > 0:
        wanted = bite if left is None else min(bite, left)
        before = time.perf_counter()
        limits = np.array([policy, _stretches(search, view.game), worlds, wanted])
        done = loop(hidden, view.house, view.seat, tables, as_bytes(tables), moves, lines, pairs, limits, rng)
        now = time.perf_counter()
        if done < 0:
            raise WorldError(f"No deal of {view.game.title} fits this view.")
        if left is not None:
            left -= done
        if done < wanted or now >= until:
            break
        bite = max(1, min(4 * bite, int(min(_BITE, until - now) * done / max(1e-9, now - before))))
    return lines, pairs


def _verdict(numbers: NDArray[np.int64], lines: Any, pairs: Any, trust: float, seconds: float) -> Thought:
    """What the sums of a comparison say; `numbers` are all moves in the order of their worth, of which the first were tried."""
    tries = lines[:, compare.TRIED]
    means = lines[:, compare.SUM] / np.maximum(1, tries)
    most = tries.max()
    # What was dropped was made in fewer worlds, and was behind by far.
    level = [at for at in range(len(lines)) if tries[at] == most]
    best = max(level, key=lambda at: means[at])

    def behind(at: int) -> tuple[float, float]:
        # By the worlds that both were made in: what was dropped early may have had kinder worlds, or harder ones.
        return _mean(*pairs[best, at].tolist()) if at != best else (0.0, 0.0)

    if trust == math.inf or (tries[0] == most and behind(0)[0] < trust * behind(0)[1]):
        best = 0
    thoughts = []
    for at, move in enumerate(numbers.tolist()):
        if at >= len(lines) or tries[at] == 0:
            thoughts.append(MoveThought(move, math.nan, math.nan, 0, math.nan, math.nan))
        else:
            less, less_error = behind(at)
            error = _mean(*lines[at, : compare.IN_QUESTION].tolist())[1]
            thoughts.append(MoveThought(move, float(means[best]) - less, error, int(tries[at]), less, less_error))
    order = sorted(range(len(thoughts)), key=lambda at: (at != best, -thoughts[at].tries, -np.nan_to_num(thoughts[at].value, nan=-1e9)))
    return Thought(tuple(thoughts[at] for at in order), int(tries.sum()), seconds, 0, 1)


def read_search(text: str) -> Searcher:
    """A searching player from its settings, as in `simulations=400,stretches=1`; ValueError says what is wrong and what is allowed.

    >>> read_search("milliseconds=50,observers=single").search.observers
    'single'
    >>> read_search("speed=3")
    Traceback (most recent call last):
    ValueError: A search has no setting 'speed'. There are simulations, milliseconds, cores, observers, rest, exploration, widening, depth,
    stretches, worlds, width, trust.
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


MASTER = Search(simulations=2000, milliseconds=200, depth=1, stretches=0, width=12, trust=1.0)
"""How the level `master` searches: docs/search.md has what it comes to, game by game."""


class Searcher:
    """A player that searches before every move that is a choice."""

    def __init__(self, search: Search) -> None:
        """search: its budget and its ways."""
        self.search = search

    def helps(self, game: Game) -> bool:
        """Whether it searches in this game; else, where that is left to the game (`Game.reach`), it plays by the judgement of an expert."""
        return self.search.stretches > 0 or game.reach > 0

    def choose(self, view: View, moves: Sequence[int], rng: random.Random) -> int:
        """The best move where nothing is unknown any more, else the one that was tried most.

        With a budget in simulations it is the same for the same state of `rng`.
        """
        if len(moves) == 1:
            return moves[0]
        if not self.helps(view.game):
            return Expert().choose(view, moves, rng)
        solved = solve(view)
        return solved[0].move if solved else think(view, moves, self.search, rng.getrandbits(63)).best
