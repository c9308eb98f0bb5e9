"""Let a learner play against itself.

The smallest learner that learns: a weight for each card that it could play, moved towards what the deal brought.
The same loop takes a network in place of the weights.
"""

import numpy as np

import kahve

rng = np.random.default_rng(1)
batch = kahve.Batch("pisti", 256, seats=2, seed=1)
games = np.arange(len(batch))
weights = np.zeros(batch.mask.shape[1])
choices: list[tuple[np.ndarray, np.ndarray]] = []
for _ in range(48 * 20):
    tried = np.where(rng.random(len(batch)) < 0.2, batch.random_moves, np.where(batch.mask, weights, -np.inf).argmax(axis=1))
    choices.append((batch.turns.copy(), tried))
    batch.step(tried)
    if batch.ends.all():  # in Pisti for two every deal has as many moves
        margins = batch.rewards - batch.rewards[:, ::-1]
        for seats, moves in choices:
            np.add.at(weights, moves, 1e-5 * (margins[games, seats] - weights[moves]))
        choices.clear()
assert weights.any()
cards = kahve.game("pisti").words
print(
    "kept longest:",
    cards.write_move(batch.house, int(weights.argmin())),
    "played first:",
    cards.write_move(batch.house, int(weights.argmax())),
)
