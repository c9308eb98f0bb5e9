"""From RLCard.

- `rlcard.make("gin-rummy")` is `kahve.Batch(game, 1)`, or a thousand in place of 1.
- `state["obs"]` is `batch.cards` and `batch.numbers`; `batch.layout()` says what stands where.
- `state["legal_actions"]` is `batch.mask`; `state["raw_legal_actions"]` is `table.legal` of a table.
- `env.run()` is a loop over `step`; `env.get_payoffs()` is `batch.rewards` where `batch.ends`.
- `env.set_agents([...])` is `players={1: "greedy"}`; the seats that are left out are yours.
- `rlcard.models.load` is `kahve.bots.bot(name)`; a tournament is `kahve lab match`, over the same cards for everybody.
"""

import kahve

batch = kahve.Batch("pisti", 16, seats=2, seed=1, players={1: "greedy"})
payoffs: list[float] = []
for _ in range(24):
    batch.step(batch.random_moves)
    payoffs += batch.rewards[batch.ends, 0].tolist()
assert len(payoffs) == 16
print(sum(payoffs) / len(payoffs))
