"""Learn from a reward of your own.

Here only pistis count: the change of `standing` in a step, where it is at least the ten points of one.
"""

import numpy as np

import kahve

batch = kahve.Batch("pisti", 64, seats=2, seed=1, standing=True)
before, pistis = batch.standing.copy(), 0
for _ in range(48):
    batch.step(batch.random_moves)
    change = np.where(batch.ends[:, None], 0, batch.standing - before)  # a new deal begins at nothing
    own_reward = (change >= 10).astype(np.float32)
    pistis += int(own_reward.sum())
    before = batch.standing.copy()
assert pistis > 0
print(f"{pistis} pistis in {len(batch)} games of chance")
