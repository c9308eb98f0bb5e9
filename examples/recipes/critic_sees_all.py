"""Give a critic the hidden cards, and the actor its view.

`full_state` has every number and card of each game; `observations` have what the seat to move may know.
"""

import numpy as np

import kahve

batch = kahve.Batch("pisti", 32, seats=2, seed=1)
actor_reads, critic_reads = batch.cards, batch.full_state()
assert len(actor_reads) == len(critic_reads) == 32
assert np.ptp(critic_reads, axis=0).any()
print(actor_reads.shape, critic_reads.shape)
