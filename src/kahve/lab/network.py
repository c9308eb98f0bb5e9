"""A network in PyTorch that is being taught: its weights, a step of learning, and the state to keep."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from ..engine.numeric import NDArray, np
from .extras import fetched


def torch_library() -> Any:
    """PyTorch; Missing says how to install it."""
    return fetched("torch", "train", "`kahve lab train`")


class Network:
    """A network in PyTorch with its optimiser. The latest weights play while it learns; their mean takes exams and is kept."""

    def __init__(self, sizes: list[int], seed: int, rate: float) -> None:
        """Make random weights. sizes: the numbers of features, of units in each hidden layer, and of values."""
        torch = self.torch = torch_library()
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        chance = torch.Generator().manual_seed(seed & 0x7FFF_FFFF_FFFF_FFFF)
        self.parameters: list[Any] = []
        for layer, (wide, out) in enumerate(pairwise(sizes)):
            # The first values are near 0, because they are mixed into what is learned (`trust`).
            scale = math.sqrt(2 / wide) if layer < len(sizes) - 2 else 0.1 / math.sqrt(wide)
            self.parameters += [torch.randn(wide, out, generator=chance) * scale, torch.zeros(out)]
        self.parameters = [each.to(self.device).requires_grad_() for each in self.parameters]
        self.means = [each.detach().clone() for each in self.parameters]
        self.optimiser = torch.optim.AdamW(self.parameters, lr=rate, weight_decay=1e-4)

    def values(self, read: NDArray[np.float32], *, mean: bool) -> Any:
        """What the network makes of observations, a tensor of shape (observations, values).

        mean: whether the mean of its latest weights is used.
        """
        parameters = self.means if mean else self.parameters
        layer = self.torch.from_numpy(read).to(self.device)
        for weights in range(0, len(parameters), 2):
            layer = self.torch.addmm(parameters[weights + 1], layer, parameters[weights])
            if weights + 2 < len(parameters):
                layer = layer.relu()
        return layer

    def learn(self, read: NDArray[np.float32], which: NDArray[np.int64], targets: NDArray[np.float32], rate: float, keep: float) -> float:
        """Move one value of each observation towards its target, and return the loss, a mean square. which: the numbers of these values.

        keep: the share of the mean weights that is kept.
        """
        torch = self.torch
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        said = self.values(read, mean=False).gather(1, torch.from_numpy(which).to(self.device)[:, None])[:, 0]
        loss = (said - torch.from_numpy(targets).to(self.device)).square().mean()
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.parameters, 1.0)
        self.optimiser.step()
        with torch.no_grad():
            for mean, each in zip(self.means, self.parameters):
                mean.lerp_(each, 1 - keep)
        return float(loss.detach())

    def take(self, layers: Sequence[tuple[NDArray[np.float32], NDArray[np.float32]]]) -> None:
        """Take over the weights and biases of a checkpoint's layers, of the same shapes. The optimiser starts again."""
        with self.torch.no_grad():
            for number, array in enumerate(array for layer in layers for array in layer):
                self.means[number].copy_(self.torch.from_numpy(array))
                self.parameters[number].copy_(self.means[number])

    def state(self) -> dict[str, NDArray[Any]]:
        """The latest weights and the optimiser's state of each, by name: what learning needs besides the mean."""
        arrays: dict[str, NDArray[Any]] = {}
        for number, each in enumerate(self.parameters):
            arrays[f"latest{number}"] = each.detach().cpu().numpy()
            for name, moments in self.optimiser.state.get(each, {}).items():
                arrays[f"{name}{number}"] = moments.cpu().numpy()
        return arrays

    def load(self, layers: Sequence[tuple[NDArray[np.float32], NDArray[np.float32]]], state: Mapping[str, NDArray[Any]]) -> None:
        """Go on from a mean and a state; KeyError or RuntimeError if they do not fit this network."""
        torch = self.torch
        with torch.no_grad():
            for number, array in enumerate(array for layer in layers for array in layer):
                self.means[number].copy_(torch.from_numpy(array))
                self.parameters[number].copy_(torch.from_numpy(state[f"latest{number}"]))
        for number, each in enumerate(self.parameters):
            moments = {name: state[f"{name}{number}"] for name in ("step", "exp_avg", "exp_avg_sq") if f"{name}{number}" in state}
            if moments:
                self.optimiser.state[each] = {
                    name: torch.from_numpy(array.copy()).to("cpu" if name == "step" else self.device) for name, array in moments.items()
                }
