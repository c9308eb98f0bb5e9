"""Information-set Monte Carlo tree search over worlds, compiled for any game.

Every simulation lays a new world from the view and walks down the tree by the moves that are legal there. It adds one move to the tree,
plays the deal out and counts it. A node is what somebody knows: the bytes of a view, so that what cannot be told apart is one node
whatever the world. With one observer, that is always the view of the seat that thinks (single-observer search). With all of them, it is
the view of the seat to move (multiple-observer search). So an opponent does not choose by what only the thinker knows. A move that is
legal in some worlds only is weighed by how often it was available.

Sources:

- Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (2012), for availability and the observers.
- Auer, Cesa-Bianchi and Fischer, "Finite-time Analysis of the Multiarmed Bandit Problem" (2002), for the choice within a node.
- Coulom, "Computing Elo Ratings of Move Patterns" (2007), for widening a node by the worth of its moves.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, NamedTuple

from ...cards.arrays import FLOAT64, INT32, INT64, over, zeros
from ...cards.dialect import kernel, search
from ...engine.game import Game
from ...engine.loops import legal_rule, side_number, view_kernel
from ...engine.machine import as_bytes
from ...engine.match_record import PLAY
from ...engine.record import Records
from ...engine.worlds import HiddenCards
from ..belief.likely_worlds import Past, lay_kernel, rest_kernel
from ..players.rollout import LONGEST, count_kernel, greatest, weigh_kernel
from ..players.settings import DEEPEST_TREE

VISITS, FIRST = range(2)
"""A line of nodes: how often it was reached, and its first edge, counted from 1; 0 for none."""
MOVE, NEXT, TRIED, AVAILABLE = range(4)
"""A line of edges: the move, the next edge of the node, how often it was made and how often it could have been."""
SUM, SQUARES = range(2)
"""A line of sums: of what its maker made of the deal, and of the squares of that."""
NODES, EDGES, SIMULATIONS = range(3)
"""Counters of a tree: nodes and edges in use, and simulations."""
WEIGHT, MEAN, SQUARED = range(3)
"""The running spread of what the thinker makes of a deal."""

SINGLE, MULTIPLE = range(2)
"""Whose view a node is: always the thinker's, or that of the seat to move."""


class Tree(NamedTuple):
    """The arrays of a tree, which grow from call to call; their columns have the names above.

    - keys: the number of the view that a slot stands for, 0 for none.
    - nodes: shape (slots, 2).
    - edges: shape (slots, 4).
    - sums: shape (slots, 2), of the edges.
    - counters: shape (3,).
    - spread: shape (3,).
    """

    keys: Any
    nodes: Any
    edges: Any
    sums: Any
    counters: Any
    spread: Any


class Scratch(NamedTuple):
    """Two records to play with, a world and somebody's view of it.

    - tables: shape (2,).
    - bytes: the same memory as rows of bytes.
    - words: the second record as 64-bit words, zero behind its end.
    - past: room for belief (`kahve.bots.belief.likely_worlds`).
    """

    tables: Any
    bytes: Any
    words: Any
    past: Past


class Growth(NamedTuple):
    """How a tree grows.

    - policy: who plays the rest of a deal (`kahve.bots.players.rollout`).
    - observers: SINGLE or MULTIPLE.
    - depth: how many moves the tree goes deep.
    - stretches: after how many stretches of play a deal is counted as it stands.
    - exploration: how far a node looks beyond its best move, in standard deviations.
    - widening: how soon it tries another move, in moves per root of its visits.
    """

    policy: int
    observers: int
    depth: int
    stretches: int
    exploration: float
    widening: float


def empty_tree(slots: int) -> Tree:
    """A tree without nodes. slots: a power of two, a third more than it may have nodes."""
    return Tree(
        zeros(slots, INT64),
        zeros((slots, 2), INT32),
        zeros((slots, 4), INT32),
        zeros((slots, 2), FLOAT64),
        zeros(3, INT64),
        zeros(3, FLOAT64),
    )


def scratch(game: Game, past: Past) -> Scratch:
    """Two empty records of a game. past: room for belief."""
    layout = game.rules.layout
    size, words = layout.size, -(-layout.size // 8)
    # The second record begins where a word does, and the first lies right before it.
    memory = memoryview(bytearray(16 * words))
    tables = Records(layout, memory[8 * words - size : 8 * words + size])
    return Scratch(tables, as_bytes(tables), over(memory, INT64, words, 8 * words), past)


_BITS = (1 << 63) - 1


@kernel
def key_of(words: Any, turn: int) -> int:
    """A number that stands for these bytes and the seat to move; two different views share one in about 2**62 pairs."""
    key = int(turn) + 1
    for word in range(words.size):
        key ^= int(words[word]) & _BITS
        key ^= key << 13 & _BITS
        key ^= key >> 7
        key ^= key << 17 & _BITS
    return key | 1


@kernel
def slot_of(tree: Tree, key: int) -> int:
    """The slot of the node of this key, or the empty one that it would have."""
    slots = tree.keys.size
    slot = (key ^ key >> 32) & slots - 1
    while tree.keys[slot] != 0 and tree.keys[slot] != key:
        slot = slot + 1 & slots - 1
    return int(slot)


@kernel
def node_of(tree: Tree, key: int) -> int:
    """The node of this key, a new one when there was none; -1 when the tree is full."""
    slots = tree.keys.size
    slot = slot_of(tree, key)
    if tree.keys[slot] == 0:
        if 4 * tree.counters[NODES] >= 3 * slots:
            return -1
        tree.counters[NODES] += 1
        tree.keys[slot] = key
    return int(slot)


@kernel
def edge_of(tree: Tree, node: int, move: int) -> int:
    """The edge of a move from a node, counted from 1; 0 when it was not tried."""
    edge = tree.nodes[node, FIRST]
    while edge != 0 and tree.edges[edge - 1, MOVE] != move:
        edge = tree.edges[edge - 1, NEXT]
    return int(edge)


@kernel
def note(spread: Any, value: float) -> None:
    """Take another value into a running mean and spread (Welford)."""
    spread[WEIGHT] += 1
    from_mean = value - spread[MEAN]
    spread[MEAN] += from_mean / spread[WEIGHT]
    spread[SQUARED] += from_mean * (value - spread[MEAN])


@search
def best_edge(tree: Tree, node: int, moves: Any, number: int, reach: float) -> tuple[int, int]:
    """The tried move with the highest upper bound, as its edge counted from 1, and how many of these moves were tried.

    moves: the first `number` are legal. reach: exploration times the spread of the deals so far, in points.
    """
    best, highest, tried = 0, 0.0, 0
    for place in range(number):
        edge = edge_of(tree, node, moves[place])
        if edge == 0:
            continue
        tried += 1
        tree.edges[edge - 1, AVAILABLE] += 1
        visits = tree.edges[edge - 1, TRIED]
        bound = tree.sums[edge - 1, SUM] / visits + reach * math.sqrt(math.log(tree.edges[edge - 1, AVAILABLE] + 1.0) / visits)
        if best == 0 or bound > highest:
            best, highest = edge, bound
    return best, tried


@search
def add_edge(tree: Tree, node: int, move: int) -> int:
    """A new edge of a node, counted from 1."""
    tree.counters[EDGES] += 1
    edge = tree.counters[EDGES]
    tree.edges[edge - 1, MOVE] = move
    tree.edges[edge - 1, NEXT] = tree.nodes[node, FIRST]
    tree.edges[edge - 1, AVAILABLE] = 1
    tree.nodes[node, FIRST] = edge
    return int(edge)


@search
def untried_moves(tree: Tree, node: int, moves: Any, number: int) -> int:
    """Put the moves that have no edge first; returns how many they are."""
    untried = 0
    for place in range(number):
        if edge_of(tree, node, moves[place]) == 0:
            moves[untried] = moves[place]
            untried += 1
    return untried


def make_search(game: Game, belief: str) -> Callable[..., Any]:
    """`search(hidden, house, seat, scratch, tree, growth, wanted, rng)`: make `wanted` simulations; returns how many it made.

    hidden: what `kahve.bots.search.views.make_read_view` read. seat: the seat that thinks, which is to move. belief: how
    likely the worlds are (`kahve.bots.belief.likely_worlds`).
    """
    play, listed, sides, lay = game.rules.play, legal_rule(game), game.rules.sides, lay_kernel(game, belief)
    weigh_moves, copy_view = weigh_kernel(game), view_kernel(game)
    play_rest, count_deal = rest_kernel(game), count_kernel(game)
    stretch = game.judgement.stretch
    move_numbers = game.rules.move_numbers

    def search(hidden: HiddenCards, house: Any, seat: int, scratch: Scratch, tree: Tree, growth: Growth, wanted: int, rng: Any) -> int:
        world, view, words, past, spread = scratch.bytes[0], scratch.bytes[1], scratch.words, scratch.past, tree.spread
        t, seen = scratch.tables[0], scratch.tables[1]
        moves, worths = zeros(move_numbers, INT64), zeros(move_numbers, INT64)
        way, movers = zeros(DEEPEST_TREE, INT64), zeros(DEEPEST_TREE, INT64)
        rewards = zeros(house.seats, FLOAT64)
        count = sides(house)
        own_side = side_number(seat, count)
        for simulation in range(wanted):
            if not lay(hidden, house, seat, world, past, rng):
                return simulation
            deep, forced = 0, 0
            left, now = growth.stretches, stretch(t, house)
            growing = False
            reach = growth.exploration * math.sqrt(spread[SQUARED] / max(1.0, spread[WEIGHT]))
            while t.phase == PLAY and left > 0 and not growing and deep < growth.depth and forced < LONGEST:
                if stretch(t, house) != now:
                    left -= 1
                    now = stretch(t, house)
                    continue
                number = listed(t, house, moves)
                if number == 0:
                    break
                if number == 1:
                    forced += 1
                    play(t, house, moves[0])
                    continue
                watcher = t.turn if growth.observers == MULTIPLE else seat
                copy_view(world, view, watcher, side_number(watcher, count))
                node = node_of(tree, key_of(words, t.turn))
                if node < 0 or tree.counters[EDGES] >= tree.edges.shape[0]:
                    break
                edge, tried = best_edge(tree, node, moves, number, reach)
                if tried < number and tried < 1.0 + growth.widening * math.sqrt(tree.nodes[node, VISITS]):
                    if watcher != t.turn:
                        copy_view(world, view, t.turn, side_number(t.turn, count))
                    untried = untried_moves(tree, node, moves, number)
                    weigh_moves(seen, house, moves, untried, worths)
                    edge = add_edge(tree, node, moves[greatest(worths, untried, rng)])
                    growing = True
                tree.nodes[node, VISITS] += 1
                way[deep], movers[deep] = edge - 1, side_number(t.turn, count)
                deep += 1
                play(t, house, tree.edges[edge - 1, MOVE])
            if stretch(t, house) != now:
                left -= 1
            play_rest(t, house, growth.policy, past.players, left, moves, worths, rng)
            count_deal(t, house, rewards)
            for step in range(deep):
                value = rewards[movers[step]]
                tree.edges[way[step], TRIED] += 1
                tree.sums[way[step], SUM] += value
                tree.sums[way[step], SQUARES] += value * value
            note(spread, rewards[own_side])
            tree.counters[SIMULATIONS] += 1
        return wanted

    return search
