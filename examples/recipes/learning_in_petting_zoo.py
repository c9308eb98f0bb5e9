"""Teach every seat at once in PettingZoo.

One linear policy plays all agents, and learns by the policy gradient when an episode ends.
`infos` then says what the episode brought each agent; a network takes the place of the weights.
"""

import numpy as np

from kahve.adapters.pettingzoo import env

EPISODES, RATE = 600, 1e-4
rng = np.random.default_rng(1)
table = env("quist", observe="features", reward="margin")
moves_there_are, entries = table.action_space("seat_0").n, table.observation_space("seat_0")["observation"].shape[0]
weights, nothing = np.zeros((moves_there_are, entries)), np.zeros((moves_there_are, entries))


def episode(policies: dict[str, np.ndarray], rate: float = 0.0) -> float:
    """Play a deal by these policies, and let all agents' moves teach the weights; what it brought the first agent."""
    steps, brought = [], {}
    table.reset()
    for agent in table.agent_iter():
        seen, _, over, cut_short, about = table.last()
        if over or cut_short:
            brought[agent] = about["episode"]["r"]
            table.step(None)
            continue
        legal = np.flatnonzero(seen["action_mask"])
        logits = policies[agent][legal] @ seen["observation"]
        likely = np.exp(logits - logits.max())
        likely /= likely.sum()
        place = int(rng.choice(len(legal), p=likely))
        steps.append((agent, legal, np.eye(len(legal))[place] - likely, seen["observation"]))
        table.step(int(legal[place]))
    for agent, legal, gradient, observation in steps if rate else []:
        weights[legal] += rate * brought[agent] * np.outer(gradient, observation)
    return brought["seat_0"]


table.reset(seed=1)
for _ in range(EPISODES):
    episode(dict.fromkeys(table.possible_agents, weights), RATE)
against_chance = dict.fromkeys(table.possible_agents, nothing) | {"seat_0": weights}
exam = np.array([episode(against_chance) for _ in range(300)])
mean, error = exam.mean(), exam.std() / len(exam) ** 0.5
assert mean > 2 * error
print(f"{mean:.1f} points a deal more than random (standard error {error:.1f})")
