"""Teach a policy by PPO against a built-in player.

This is the loop of CleanRL on a batch: many games at once, a mask of legal moves, and a reward with every capture.
"""

import torch

import kahve
from kahve.adapters.observing import reading

ROUNDS, STEPS, GAMES, UNIT = 30, 24, 128, 10  # a deal of Pisti for two has 24 moves of each seat
device = "cuda" if torch.cuda.is_available() else "cpu"
torch.manual_seed(1)
torch.set_num_threads(1)  # a network as small as this one is quicker so
batch = kahve.Batch("pisti", GAMES, seats=2, seed=1, players={1: "random"}, reward="dense")
read = reading(batch.game, batch.house, "features", compiled=True)
moves_there_are = batch.mask.shape[1]
network = torch.nn.Sequential(torch.nn.Linear(read.size, 64), torch.nn.Tanh(), torch.nn.Linear(64, moves_there_are + 1)).to(device)
optimiser = torch.optim.Adam(network.parameters(), lr=1e-3, eps=1e-5)


def judged(seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.distributions.Categorical, torch.Tensor]:
    """The chances of each legal move, and what the rest of the deal is expected to bring."""
    out = network(seen)
    return torch.distributions.Categorical(logits=out[:, :-1].masked_fill(~mask, -1e9)), out[:, -1]


curve = []
for _ in range(ROUNDS):
    rows, gains = [], []
    for _ in range(STEPS):
        seen = torch.from_numpy(read.of(batch.observations, batch.turns)).to(device)
        mask = torch.from_numpy(batch.mask.copy()).to(device)
        with torch.no_grad():
            chances, value = judged(seen, mask)
            move = chances.sample()
            rows.append((seen, mask, move, chances.log_prob(move), value))
        batch.step(move.cpu().numpy(), check=False)
        gains.append(torch.from_numpy((batch.rewards[:, 0] - batch.rewards[:, 1]) / UNIT).float().to(device))
    curve.append(UNIT * float(torch.stack(gains).sum(0).mean()))
    advantage, later, following = torch.zeros(GAMES, device=device), torch.zeros(GAMES, device=device), []
    for row, gain in zip(reversed(rows), reversed(gains)):
        advantage = gain + later - row[4] + 0.85 * advantage
        later = row[4]
        following.insert(0, advantage)
    seen, mask, move, before, value = (torch.cat(parts) for parts in zip(*rows))
    better = torch.cat(following)
    for lot in torch.cat([torch.randperm(len(move), device=device) for _ in range(4)]).split(256):
        chances, said = judged(seen[lot], mask[lot])
        ratio, gain = (chances.log_prob(move[lot]) - before[lot]).exp(), (better[lot] - better.mean()) / better.std()
        loss = -torch.min(ratio * gain, ratio.clamp(0.8, 1.2) * gain).mean() - 0.01 * chances.entropy().mean()
        loss = loss + 0.5 * (said - better[lot] - value[lot]).square().mean()
        optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(network.parameters(), 0.5)
        optimiser.step()
first, last = sum(curve[:5]) / 5, sum(curve[-5:]) / 5
assert last > first + 0.5
print(f"points a deal more than random: {first:.1f} in the first rounds, {last:.1f} in the last")
