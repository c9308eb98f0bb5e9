"""From PettingZoo.

- `kahve.adapters.pettingzoo.env(game, seats=2)` is an environment as you know it: `agent_iter`, `last`, `step`, a mask in the observation.
- House rules are keywords: `env("pisti", seats=4, jack_on_jack_bonus=30)`.
- `env.table` is the table behind it, with its log, its sheet, and a reason for each move that may not be made.
- `env.state()` has what all seats see, for a critic.
- For many games at once there is no vector of environments: `kahve.Batch` plays them in one call, each waiting for its seat to move.
"""

import numpy as np

from kahve.adapters.pettingzoo import env

table = env("pisti", seats=2, target="single")
table.reset(seed=7)
for _agent in table.agent_iter():
    seen, _, over, cut_short, _ = table.last()
    table.step(None if over or cut_short else int(np.flatnonzero(seen["action_mask"])[0]))
assert table.table.over
print(table.table.sheet)
