"""Teach a policy by CleanRL's loop in Gymnasium.

Vector environments, masks of legal moves, and the library's own record of episodes, from which the curve is drawn.
"""

import gymnasium
import torch
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import kahve.adapters.gymnasium  # noqa: F401 - registers the environments

ROUNDS, STEPS, TABLES, UNIT = 30, 24, 128, 10  # a deal of Pisti for two has 24 moves of each seat
torch.manual_seed(1)
torch.set_num_threads(1)  # a network as small as this one is quicker so
how = {"seats": 2, "players": ["random"], "observe": "features", "reward": "margin", "dense": True}
tables = RecordEpisodeStatistics(gymnasium.make_vec("kahve/pisti-v0", num_envs=TABLES, **how))
entries, moves_there_are = tables.single_observation_space["observation"].shape[0], int(tables.single_action_space.n)
network = torch.nn.Sequential(torch.nn.Linear(entries, 64), torch.nn.Tanh(), torch.nn.Linear(64, moves_there_are + 1))
optimiser = torch.optim.Adam(network.parameters(), lr=1e-3, eps=1e-5)


def judged(seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.distributions.Categorical, torch.Tensor]:
    """The chances of each legal move, and what the rest of the deal is expected to bring."""
    out = network(seen)
    return torch.distributions.Categorical(logits=out[:, :-1].masked_fill(~mask, -1e9)), out[:, -1]


curve = []
seen, _ = tables.reset(seed=1)
for _ in range(ROUNDS):
    rows, gains, episodes = [], [], []
    for _ in range(STEPS):
        with torch.no_grad():
            row = torch.from_numpy(seen["observation"]), torch.from_numpy(seen["action_mask"]).bool()
            chances, value = judged(*row)
            move = chances.sample()
        rows.append((*row, move, chances.log_prob(move), value))
        seen, rewards, over, _, about = tables.step(move.numpy())
        gains.append(torch.from_numpy(rewards / UNIT).float())
        if over.any():
            episodes += about["episode"]["r"][over].tolist()
    curve.append(sum(episodes) / len(episodes))
    advantage, later, following = torch.zeros(TABLES), torch.zeros(TABLES), []
    for row, gain in zip(reversed(rows), reversed(gains)):  # a round is a deal, so nothing comes behind it
        advantage = gain + later - row[4] + 0.85 * advantage
        later = row[4]
        following.insert(0, advantage)
    old, mask, move, before, value = (torch.cat(parts) for parts in zip(*rows))
    better = torch.cat(following)
    for lot in torch.cat([torch.randperm(len(move)) for _ in range(4)]).split(256):
        chances, said = judged(old[lot], mask[lot])
        ratio, gain = (chances.log_prob(move[lot]) - before[lot]).exp(), (better[lot] - better.mean()) / better.std()
        loss = -torch.min(ratio * gain, ratio.clamp(0.8, 1.2) * gain).mean() - 0.01 * chances.entropy().mean()
        loss = loss + 0.5 * (said - better[lot] - value[lot]).square().mean()
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
assert sum(curve[-5:]) > sum(curve[:5]) + 2
print("points a deal more than random:", " ".join(f"{margin:.1f}" for margin in curve[::5]))
