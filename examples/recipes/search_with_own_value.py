"""Search with a value of your own.

Each legal move is tried in several worlds that the view allows, and a function of yours judges the positions after it.
Here it is what a side has so far; put a network in its place.
"""

import random
from collections.abc import Sequence

import numpy as np

import kahve
from kahve.cards.shuffle import generator
from kahve.engine.machine import machine
from kahve.engine.table import from_position


def value(batch: kahve.Batch, seat: int) -> np.ndarray:
    """What the seat has more than the other, in each game of the batch: shape (games,)."""
    return batch.standing[:, seat] - batch.standing[:, 1 - seat]


def search(view: kahve.View, moves: Sequence[int], rng: random.Random, worlds: int = 8) -> int:
    """The move whose positions are worth most on average: a player, as the laboratory takes it."""
    engine, chance = machine(view.game, True), generator(rng.getrandbits(63))
    totals = np.zeros(len(moves))
    for _ in range(worlds):
        world = from_position(view.game, view.house, engine.world(view.tables, view.house, view.seat, chance))
        batch = kahve.Batch.from_tables([world] * len(moves), standing=True)
        batch.step(np.array(moves))
        totals += value(batch, view.seat)
    return moves[int(totals.argmax())]


table = kahve.new("pisti", seats=2)
table.deal(seed=7)
best = search(table.view(table.turn), table.moves, random.Random(1))
assert best in table.moves
print(table.write(best))
