"""Train a policy with masked moves in Gymnasium.

This is the loop of CleanRL's PPO, without the learning: vector environments, a mask, and one step for all of them.
"""

import gymnasium
import numpy as np

import kahve.adapters.gymnasium  # noqa: F401 - registers the environments

rng = np.random.default_rng(1)
tables = gymnasium.make_vec("kahve/pisti-v0", num_envs=16, seats=2, players=["random"])
seen, about = tables.reset(seed=7)
returns = 0.0
for _ in range(48):
    logits = rng.normal(size=seen["action_mask"].shape)  # here stands your network
    moves = np.where(seen["action_mask"], logits, -np.inf).argmax(axis=1)
    seen, rewards, over, cut_short, about = tables.step(moves)
    returns += float(rewards.sum())
assert returns > 0
print(f"{returns / 16:.1f} points a table")
