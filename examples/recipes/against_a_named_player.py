"""Give the other seats to a built-in player.

A batch then waits only for the learner's moves; `greedy` answers within the same step, compiled.
"""

import kahve

batch = kahve.Batch("basra", 64, seats=2, seed=1, players={1: "greedy"})
won, ended = 0.0, 0
for _ in range(100):
    assert (batch.turns == 0).all()
    batch.step(batch.random_moves)
    won += float((batch.rewards[:, 0] - batch.rewards[:, 1])[batch.ends].sum())
    ended += int(batch.ends.sum())
assert ended > 64
print(f"chance makes {won / ended:.1f} points a deal more than greedy, in {ended} deals")
