"""Use several cores.

A batch takes threads, each with a share of the games; the deals are the same as on one core.
"""

import numpy as np

import kahve

one = kahve.Batch("pisti", 64, seats=2, seed=1)
two = kahve.Batch("pisti", 64, seats=2, seed=1, threads=2)
for _ in range(48):
    moves = one.random_moves.copy()
    one.step(moves)
    two.step(moves)
    assert np.array_equal(one.rewards, two.rewards)
print(two)
