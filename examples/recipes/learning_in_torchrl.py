"""Teach a policy in TorchRL.

Its `GymWrapper` takes a table of Gymnasium, and its `ActionMask` lets the policy play legal moves alone.
Install it with `pip install 'kahve[gymnasium]' torchrl`.
"""

import torch
from tensordict.nn import ProbabilisticTensorDictModule, TensorDictModule, TensorDictSequential
from torchrl.envs import ActionMask, GymWrapper, TransformedEnv
from torchrl.modules import MaskedCategorical

from kahve.adapters.gymnasium import Env

ROUNDS, DEALS, UNIT = 12, 32, 10
torch.manual_seed(1)
torch.set_num_threads(1)  # a network as small as this one is quicker so
table = Env("quist", players=["random"], observe="features", reward="margin")
env = TransformedEnv(GymWrapper(table, categorical_action_encoding=True), ActionMask())
env.set_seed(1)
entries, moves_there_are = env.observation_spec["observation"].shape[-1], env.action_spec.space.n
network = torch.nn.Sequential(torch.nn.Linear(entries, 64), torch.nn.Tanh(), torch.nn.Linear(64, moves_there_are))
policy = TensorDictSequential(
    TensorDictModule(network, in_keys=["observation"], out_keys=["logits"]),
    TensorDictModule(lambda mask: mask.bool(), in_keys=["action_mask"], out_keys=["legal"]),
    ProbabilisticTensorDictModule(
        in_keys={"logits": "logits", "mask": "legal"},
        out_keys=["action"],
        distribution_class=MaskedCategorical,
        default_interaction_type="random",
        return_log_prob=True,
    ),
)
optimiser = torch.optim.Adam(network.parameters(), lr=3e-3)

curve = []
for _ in range(ROUNDS):
    with torch.no_grad():
        deals = [env.rollout(1000, policy) for _ in range(DEALS)]
    brought = torch.stack([deal["next", "reward"].sum() for deal in deals])
    curve.append(float(brought.mean()))
    better = (brought - brought.mean()) / brought.std()
    loss = torch.zeros(())
    for deal, gain in zip(deals, better):
        chances = MaskedCategorical(logits=network(deal["observation"]), mask=deal["legal"])
        loss = loss - gain * chances.log_prob(deal["action"]).sum() / DEALS
    optimiser.zero_grad()
    loss.backward()
    optimiser.step()
assert sum(curve[-4:]) > sum(curve[:4])
print("points a deal more than random:", " ".join(f"{margin:.1f}" for margin in curve[::3]))
