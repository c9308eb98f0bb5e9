"""Play every seat as an agent of PettingZoo.

`last` gives the agent to move its observation with a mask, as in every environment of that library.
"""

import numpy as np

from kahve.adapters.pettingzoo import env

table = env("pisti", seats=4, target="single")
table.reset(seed=7)
rewards = dict.fromkeys(table.possible_agents, 0.0)
for agent in table.agent_iter():
    seen, reward, over, cut_short, about = table.last()
    rewards[agent] += reward
    table.step(None if over or cut_short else int(np.flatnonzero(seen["action_mask"])[0]))
assert len(rewards) == 4
assert any(rewards.values())
print(rewards)
