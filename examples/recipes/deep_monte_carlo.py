"""Teach a network by letting it play against itself.

The value of a choice moves towards what the deal brought from there on, mixed with what the network expected at the next one (`TRUST`).
`kahve lab train` does the same for every game, with exams and a curve, and goes on where it was stopped.
"""

import numpy as np
import torch

import kahve
from kahve.adapters.observing import reading

ROUNDS, TRUST, SLIPS, UNIT = 5, 0.6, 0.1, 10  # 24 rounds take half a minute
device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
torch.manual_seed(1)
rng = np.random.default_rng(1)
batch = kahve.Batch("pisti", 512, seats=2, seed=1, reward="dense")
games, read = np.arange(len(batch)), reading(batch.game, batch.house, "features", compiled=True)
network = torch.nn.Sequential(torch.nn.Linear(read.size, 256), torch.nn.ReLU(), torch.nn.Linear(256, batch.mask.shape[1])).to(device)
optimiser = torch.optim.AdamW(network.parameters(), lr=1e-3)


def chosen(batch: kahve.Batch) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """The features of each game, the value of the best legal move by the network, and that move."""
    seen = torch.from_numpy(read.of(batch.observations, batch.turns)).to(device)
    with torch.no_grad():
        return seen, *network(seen).masked_fill(~torch.from_numpy(batch.mask).to(device), -torch.inf).max(dim=1)


def margin(player: str) -> float:
    """How many points a deal the network makes more than this player."""
    exam = kahve.Batch("pisti", 1000, seats=2, seed=2, players={1: player})
    while not exam.ends.any():
        exam.step(chosen(exam)[2].cpu().numpy())
    return float((exam.rewards[:, 0] - exam.rewards[:, 1]).mean())


curve = [margin("random")]
for _ in range(ROUNDS):
    choices, gains = [], []
    while not choices or not batch.ends.all():  # in Pisti for two every deal has as many moves, and the seats take turns
        seen, value, best = chosen(batch)
        moves, mover = np.where(rng.random(len(batch)) < SLIPS, batch.random_moves, best.cpu().numpy()), batch.turns.copy()
        choices.append((seen, value, torch.from_numpy(moves).to(device)))
        batch.step(moves, check=False)
        gains.append(torch.from_numpy((batch.rewards[games, mover] - batch.rewards[games, 1 - mover]) / np.float32(UNIT)).to(device))
    lots, after, other = [], torch.zeros_like(gains[0]), torch.zeros_like(gains[0])
    for (seen, value, moves), gain, reply in zip(choices[::-1], gains[::-1], [torch.zeros_like(gains[0]), *gains[:0:-1]]):
        rest = gain - reply + other
        lots.append((seen, moves, rest))
        after, other = (1 - TRUST) * value + TRUST * rest, after
    for seen, moves, rest in (lots[lot] for lot in rng.permutation(len(lots))):
        loss = (network(seen).gather(1, moves[:, None])[:, 0] - rest).square().mean()
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
    curve.append(margin("random"))
assert max(curve) > curve[0] + 3
print(f"points a deal more than random: {', '.join(f'{more:.1f}' for more in curve)}; more than greedy: {margin('greedy'):.1f}")
