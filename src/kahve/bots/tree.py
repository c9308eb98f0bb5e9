"""Information-set Monte Carlo tree search over worlds, compiled for any game.

Every simulation lays a new world from the view, walks down the tree by the moves that are legal there, adds one move to it, plays the deal
out and counts it. A node is what somebody knows: the bytes of a view, so that what cannot be told apart is one node whatever the world.
With one observer that is always the view of the seat that thinks (single-observer search); with all of them it is the view of the seat
to move (multiple-observer search), so that an opponent does not choose by what only the thinker knows. A move that is legal in some worlds
only is weighed by how often it was available.

Sources: Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (2012), for availability and the observers; Auer,
Cesa-Bianchi and Fischer, "Finite-time Analysis of the Multiarmed Bandit Problem" (2002), for the choice within a node; Coulom, "Computing
Elo Ratings of Move Patterns" (2007), for widening a node by the worth of its moves.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from ..cards.dialect import kernel, search
from ..engine.game import Game
from ..engine.loops import legal_rule, side_number, view_kernel
from ..engine.match import PLAY
from ..engine.worlds import hidden_rows_kernel, lay_world
from .rollout import LONGEST, count_kernel, greatest, no_stretch, play_out_kernel, weigh_kernel

VISITS, FIRST = range(2)
"""A line of nodes: how often it was reached, and its first edge, counted from 1; 0 for none."""
MOVE, NEXT, TRIED, AVAILABLE = range(4)
"""A line of edges: the move, the next edge of the node, how often it was made and how often it could have been."""
SUM, SQUARES = range(2)
"""A line of sums: of what its maker made of the deal, and of the squares of that."""
NODES, EDGES, SIMULATIONS, DEEPEST = range(4)
"""Counters of a tree: nodes and edges in use, simulations, the longest way down."""
WEIGHT, MEAN, SQUARED = range(3)
"""The running spread of what the thinker makes of a deal."""
EXPLORATION, WIDENING = range(2)
"""Settings: how far a node looks beyond its best move, in standard deviations, and how soon it tries another, in moves a root of visits."""
POLICY, OBSERVERS, DEPTH, STRETCHES, WANTED = range(5)
"""Limits: the policy of the rest of the deal, whose views the nodes are, how far the tree goes, after how many stretches of
play a deal is counted as it stands, simulations to make."""

SINGLE, MULTIPLE = range(2)
LONGEST_WAY = 256
"""More moves than a tree ever goes deep."""

_BITS = (1 << 63) - 1


@kernel
def key_of(words: Any, turn: int) -> int:
    """A number that stands for these bytes and the seat to move; two different views share one in about 2**62 pairs."""
    found = int(turn) + 1
    for at in range(words.size):
        found ^= int(words[at]) & _BITS
        found ^= found << 13 & _BITS
        found ^= found >> 7
        found ^= found << 17 & _BITS
    return found | 1


@kernel
def node_of(keys: Any, nodes: Any, counters: Any, key: int) -> int:
    """The node of this key, a new one when there was none; -1 when the tree is full."""
    slots = keys.size
    at = (key ^ key >> 32) & slots - 1
    while keys[at] != 0 and keys[at] != key:
        at = at + 1 & slots - 1
    if keys[at] == 0:
        if 4 * counters[NODES] >= 3 * slots:
            return -1
        counters[NODES] += 1
        keys[at] = key
    return int(at)


@kernel
def edge_of(nodes: Any, edges: Any, node: int, move: int) -> int:
    """The edge of a move from a node, counted from 1; 0 when it was not tried."""
    edge = nodes[node, FIRST]
    while edge != 0 and edges[edge - 1, MOVE] != move:
        edge = edges[edge - 1, NEXT]
    return int(edge)


@kernel
def note(spread: Any, value: float) -> None:
    """Take another value into a running mean and spread (Welford)."""
    spread[WEIGHT] += 1
    from_mean = value - spread[MEAN]
    spread[MEAN] += from_mean / spread[WEIGHT]
    spread[SQUARED] += from_mean * (value - spread[MEAN])


@search
def best_edge(nodes: Any, edges: Any, sums: Any, node: int, out: Any, number: int, reach: float, tried: Any) -> int:
    """The tried move with the highest upper bound, as its edge counted from 1; `tried` says how many of these moves were tried."""
    best, highest, found = 0, 0.0, 0
    for at in range(number):
        edge = edge_of(nodes, edges, node, out[at])
        if edge == 0:
            continue
        found += 1
        edges[edge - 1, AVAILABLE] += 1
        visits = edges[edge - 1, TRIED]
        bound = sums[edge - 1, SUM] / visits + reach * math.sqrt(math.log(edges[edge - 1, AVAILABLE] + 1.0) / visits)
        if best == 0 or bound > highest:
            best, highest = edge, bound
    tried[0] = found
    return best


@search
def add_edge(nodes: Any, edges: Any, counters: Any, node: int, move: int) -> int:
    """A new edge of a node, counted from 1."""
    counters[EDGES] += 1
    edge = counters[EDGES]
    edges[edge - 1, MOVE] = move
    edges[edge - 1, NEXT] = nodes[node, FIRST]
    edges[edge - 1, AVAILABLE] = 1
    nodes[node, FIRST] = edge
    return int(edge)


def make_prepare(game: Game) -> Callable[..., Any]:
    """`prepare(views, view_bytes, house, seat, plan, deck_counts, hidden)`: read the view for `lay_world`; False when no world fits."""
    hidden_rows = hidden_rows_kernel(game)

    def prepare(views: Any, view_bytes: Any, house: Any, seat: int, plan: Any, deck_counts: Any, hidden: Any) -> bool:
        base, rows, allowed, unseen, found, _ = hidden
        return bool(hidden_rows(views[0], view_bytes[0], house, seat, plan, deck_counts, base, rows, allowed, unseen, found))

    return prepare


def make_search(game: Game) -> Callable[..., Any]:
    """`search(hidden, house, seat, tables, table_bytes, words, tree, settings, limits, rng)`: make simulations; returns how many.

    hidden: what `prepare` read. seat: the seat that thinks, which is to move. tables: two records, for a world and for a view; words: the
    bytes of the second as 64-bit words. tree: keys, nodes, edges, sums, counters and spread, which go on from call to call. settings,
    limits: see the names above.
    """
    play, listed, sides = game.play, legal_rule(game), game.sides
    weigh_moves, copy_view = weigh_kernel(game), view_kernel(game)
    play_out, count_deal = play_out_kernel(game), count_kernel(game)
    stretch = game.stretch if game.stretch is not None else no_stretch
    move_numbers = game.move_numbers

    def search(
        hidden: Any,
        house: Any,
        seat: int,
        tables: Any,
        table_bytes: Any,
        words: Any,
        tree: Any,
        settings: Any,
        limits: Any,
        rng: Any,
    ) -> int:
        base, rows, allowed, unseen, found, pool = hidden
        keys, nodes, edges, sums, counters, spread = tree
        t, seen = tables[0], tables[1]
        out, worths = np.zeros(move_numbers, dtype=np.int64), np.zeros(move_numbers, dtype=np.int64)
        way, movers = np.zeros(LONGEST_WAY, dtype=np.int64), np.zeros(LONGEST_WAY, dtype=np.int64)
        rewards, tried = np.zeros(house.seats, dtype=np.float64), np.zeros(1, dtype=np.int64)
        count = sides(house)
        own_side = side_number(seat, count)
        for simulation in range(limits[WANTED]):
            if not lay_world(base, rows, allowed, unseen, found, pool, table_bytes[0], rng):
                return simulation
            deep, forced = 0, 0
            left, now = limits[STRETCHES], stretch(t, house)
            growing = False
            reach = settings[EXPLORATION] * math.sqrt(spread[SQUARED] / max(1.0, spread[WEIGHT]))
            while t.phase == PLAY and left > 0 and not growing and deep < limits[DEPTH] and forced < LONGEST:
                if stretch(t, house) != now:
                    left -= 1
                    now = stretch(t, house)
                    continue
                number = listed(t, house, out)
                if number == 1:
                    forced += 1
                    play(t, house, out[0])
                    continue
                watcher = t.turn if limits[OBSERVERS] == MULTIPLE else seat
                copy_view(table_bytes[0], table_bytes[1], watcher, side_number(watcher, count))
                node = node_of(keys, nodes, counters, key_of(words, t.turn))
                if node < 0 or counters[EDGES] >= edges.shape[0]:
                    break
                edge = best_edge(nodes, edges, sums, node, out, number, reach, tried)
                if tried[0] < number and tried[0] < 1.0 + settings[WIDENING] * math.sqrt(nodes[node, VISITS]):
                    if watcher != t.turn:
                        copy_view(table_bytes[0], table_bytes[1], t.turn, side_number(t.turn, count))
                    untried = 0
                    for at in range(number):
                        if edge_of(nodes, edges, node, out[at]) == 0:
                            out[untried] = out[at]
                            untried += 1
                    weigh_moves(seen, house, out, untried, worths)
                    edge = add_edge(nodes, edges, counters, node, out[greatest(worths, untried, rng)])
                    growing = True
                nodes[node, VISITS] += 1
                way[deep], movers[deep] = edge - 1, side_number(t.turn, count)
                deep += 1
                play(t, house, edges[edge - 1, MOVE])
            if stretch(t, house) != now:
                left -= 1
            play_out(t, house, limits[POLICY], left, out, worths, rng)
            count_deal(t, house, rewards)
            for step in range(deep):
                value = rewards[movers[step]]
                edges[way[step], TRIED] += 1
                sums[way[step], SUM] += value
                sums[way[step], SQUARES] += value * value
            note(spread, rewards[own_side])
            counters[SIMULATIONS] += 1
            counters[DEEPEST] = max(counters[DEEPEST], deep)
        return int(limits[WANTED])

    return search
