"""Try every move of a position, without searching.

A batch takes saved games, so all moves of one position are played beside each other, and chance finishes the deals.
"""

import numpy as np

import kahve

start = kahve.Batch("pisti", 1, seats=2, seed=7)
moves, times = np.flatnonzero(start.mask[0]), 50
seat = int(start.turns[0])
tried = kahve.Batch("pisti", len(moves) * times, seats=2, seed=1)
tried.load(start.save([0] * len(tried)))
tried.step(np.repeat(moves, times))
while not tried.ends.all():
    tried.step(tried.random_moves)
values = (tried.rewards[:, seat] - tried.rewards[:, 1 - seat]).reshape(len(moves), times).mean(axis=1)
assert values.shape == moves.shape
print(
    {
        kahve.game("pisti").words.write_move(start.house, int(move)): round(float(value), 1)
        for move, value in zip(moves, values, strict=True)
    }
)
