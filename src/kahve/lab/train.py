"""Teaching a network to play: deals in a batch, against itself or another player, and what each move brought from there on.

The network reads features of an observation (`kahve.bots.features`) and says of every move number what the deal will bring the mover's side
from here on, more than the other sides on average. It plays thousands of deals against itself, now and then makes any move at all, and is
moved towards what came of its moves: deep Monte Carlo control, as in DouZero (Zha and others, 2021), with two changes that take noise
away. Where a game can count a deal as it stands (`Batch.standing`), what is learned is the rest of it and not the whole. And that rest is
a mean of what came and of what the network said on the way, with weights that fall by `trust` from choice to choice (Peng's Q(lambda),
1996).

Against another player (`Training(against=...)`) it holds one side of every game and learns from its own moves only. What it then makes
more than that player is a lower bound of how far the player can be exploited.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from functools import cached_property
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .. import __version__
from ..bots import Bot, bot, check_bot, fingerprint
from ..bots.features import Features, features, read_loop
from ..bots.net import FORMAT, Checkpoint, CheckpointError, read_checkpoint, signature, write_checkpoint
from ..bots.rollout import QUICK
from ..engine.game import Game
from ..engine.house import HouseError, values_of
from ..engine.observation import observation
from .batch import Batch
from .estimate import Estimate, estimate
from .extras import fetched
from .loops import MOST_MOVES, numbers_of

EXAMS_SEED = (1 << 64) - 2
"""The seed of the deals of exams. No lesson has so great a one, so no deal of an exam is learned from."""

WARMING = 64
"""Steps of random play from which means and spreads are taken; the unit of points too, or from as many more as it takes to end a deal."""
NORMS = 256
"""Games of that play."""


def torch_library() -> Any:
    """PyTorch; Missing says how to install it."""
    return fetched("torch", "train", "`kahve lab train`")


@dataclass(frozen=True)
class Lessons:
    """How a network is taught.

    games: in a batch; steps: moves in each between two lessons; lot: choices to a step of learning. wide, layers: the hidden layers.
    rate: the greatest step size of AdamW, which falls to a tenth along a cosine. slips: the share of choices that are any move at all, at
    the start; they fall to a fifth. trust: how much of what came is taken rather than what the network said, 0 to 1. Raises HouseError.
    """

    games: int = 1024
    steps: int = 64
    lot: int = 1024
    wide: int = 256
    layers: int = 2
    rate: float = 1e-3
    slips: float = 0.1
    trust: float = 0.8

    def __post_init__(self) -> None:
        for name, low, high in (
            ("games", 1, 1 << 20),
            ("steps", 1, 1 << 16),
            ("lot", 1, 1 << 20),
            ("wide", 1, 1 << 14),
            ("layers", 1, 16),
            ("rate", 1e-8, 1),
            ("slips", 0, 1),
            ("trust", 0, 1),
        ):
            if not low <= getattr(self, name) <= high:
                raise HouseError(f"{name} cannot be {getattr(self, name)}: from {low:g} to {high:g}.", name)


@dataclass(frozen=True)
class Heard:
    """Choices and what came of them: observations, seats, moves, and targets in units, shape (choices,) each."""

    observations: NDArray[Any]
    seats: NDArray[np.int64]
    moves: NDArray[np.int64]
    targets: NDArray[np.float32]


def margins(points: NDArray[np.int32], sides: int) -> NDArray[np.float64]:
    """What each seat's side has more than the others on average. points: shape (..., seats), those of each seat's side; the same shape.

    >>> margins(np.array([[8, 2, 8, 2]]), 2).tolist()
    [[6.0, -6.0, 6.0, -6.0]]
    """
    by_side = points[..., :sides].astype(np.float64)
    if sides == 1:
        return np.zeros(points.shape)
    more = by_side - (by_side.sum(axis=-1, keepdims=True) - by_side) / (sides - 1)
    return np.asarray(more[..., np.arange(points.shape[-1]) % sides])


def rest_of_deals(
    chose: NDArray[np.bool_],
    seats: NDArray[np.int64],
    standing: NDArray[np.float64],
    said: NDArray[np.float64],
    ends: NDArray[np.bool_],
    brought: NDArray[np.float64],
    trust: float,
) -> tuple[NDArray[np.float64], NDArray[np.bool_]]:
    """What each choice brought from there on, and for which choices that is known.

    All of shape (steps, games), but brought, shape (steps, games, seats): the margins of each seat, where an episode ended. chose: whether
    there was a choice; seats: whose; standing: its margin before; said: what the network expected of its best move. A choice whose seat
    chooses no more within these steps is not known unless its episode ended.
    """
    steps, games = chose.shape
    people = brought.shape[2]
    every = np.arange(games)
    known = np.zeros((games, people), dtype=bool)
    # Of the next choice of each seat: how its side stood, what was said, and what it brought; all 0 but the margin at the end of a deal.
    stood, next_said, next_brought = (np.zeros((games, people)) for _ in range(3))
    rest, found = np.zeros((steps, games)), np.zeros((steps, games), dtype=bool)
    for step in range(steps - 1, -1, -1):
        over = ends[step]
        known[over], stood[over] = True, brought[step][over]
        next_said[over] = next_brought[over] = 0
        seat = seats[step]
        is_known = known[every, seat]
        mixed = (1 - trust) * next_said[every, seat] + trust * next_brought[every, seat]
        rest[step] = stood[every, seat] - standing[step] + mixed
        found[step] = chose[step] & is_known
        rows = np.flatnonzero(chose[step])
        at = seat[rows]
        next_brought[rows, at] = np.where(is_known[rows], rest[step, rows], said[step, rows])
        next_said[rows, at], stood[rows, at], known[rows, at] = said[step, rows], standing[step, rows], True
    return rest, found


class Network:
    """A network in PyTorch with its optimiser, and the mean of its latest weights, which is what plays and is kept."""

    def __init__(self, sizes: list[int], seed: int, rate: float) -> None:
        """sizes: of the features, the hidden layers and the moves."""
        torch = self.torch = torch_library()
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        chance = torch.Generator().manual_seed(seed & 0x7FFF_FFFF_FFFF_FFFF)
        self.parameters: list[Any] = []
        for at, (wide, out) in enumerate(pairwise(sizes)):
            # What is said at the start is next to nothing: it is mixed into what is learned (`trust`).
            scale = math.sqrt(2 / wide) if at < len(sizes) - 2 else 0.1 / math.sqrt(wide)
            self.parameters += [torch.randn(wide, out, generator=chance) * scale, torch.zeros(out)]
        self.parameters = [each.to(self.device).requires_grad_() for each in self.parameters]
        self.means = [each.detach().clone() for each in self.parameters]
        self.optimiser = torch.optim.AdamW(self.parameters, lr=rate, weight_decay=1e-4)

    def values(self, read: NDArray[np.float32], *, mean: bool) -> Any:
        """What the network says of every move, a tensor: shape (observations, moves). mean: by the mean of its latest weights."""
        parameters = self.means if mean else self.parameters
        found = self.torch.from_numpy(read).to(self.device)
        for at in range(0, len(parameters), 2):
            found = self.torch.addmm(parameters[at + 1], found, parameters[at])
            if at + 2 < len(parameters):
                found = found.relu()
        return found

    def learn(self, read: NDArray[np.float32], moves: NDArray[np.int64], targets: NDArray[np.float32], rate: float, keep: float) -> float:
        """Move what is said of these moves towards the targets; the loss, a mean square. keep: how much of the mean is kept."""
        torch = self.torch
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        said = self.values(read, mean=False).gather(1, torch.from_numpy(moves).to(self.device)[:, None])[:, 0]
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
        """Take over the weights and biases of a checkpoint's layers, of the same shapes; the optimiser knows nothing of them."""
        with self.torch.no_grad():
            for at, array in enumerate(array for layer in layers for array in layer):
                self.means[at].copy_(self.torch.from_numpy(array))
                self.parameters[at].copy_(self.means[at])

    def state(self) -> dict[str, NDArray[Any]]:
        """What is needed to go on learning besides the mean: the latest weights and what the optimiser holds of each, by name."""
        found: dict[str, NDArray[Any]] = {}
        for at, each in enumerate(self.parameters):
            found[f"latest{at}"] = each.detach().cpu().numpy()
            for name, held in self.optimiser.state.get(each, {}).items():
                found[f"{name}{at}"] = held.cpu().numpy()
        return found

    def load(self, layers: Sequence[tuple[NDArray[np.float32], NDArray[np.float32]]], state: Mapping[str, NDArray[Any]]) -> None:
        """Go on from a mean and a state. Raises KeyError or RuntimeError where they are not of such a network."""
        torch = self.torch
        with torch.no_grad():
            for at, array in enumerate(array for layer in layers for array in layer):
                self.means[at].copy_(torch.from_numpy(array))
                self.parameters[at].copy_(torch.from_numpy(state[f"latest{at}"]))
        for at, each in enumerate(self.parameters):
            held = {name: state[f"{name}{at}"] for name in ("step", "exp_avg", "exp_avg_sq") if f"{name}{at}" in state}
            if held:
                self.optimiser.state[each] = {
                    name: torch.from_numpy(array.copy()).to("cpu" if name == "step" else self.device) for name, array in held.items()
                }


@dataclass(frozen=True)
class Exam:
    """How a network played against players of the house: its margins, points a deal, after so many deals and seconds of learning.

    loss: the mean square by which it was wrong since the exam before, in units; nan before the first lesson.
    """

    deals: int
    seconds: float
    loss: float
    against: Mapping[str, Estimate]

    def row(self) -> dict[str, Any]:
        """Ready for a table, a column for each figure; what is not known is None."""
        found: dict[str, Any] = {"deals": self.deals, "seconds": round(self.seconds, 1), "loss": _known(self.loss)}
        for name, one in self.against.items():
            found |= {name: one.mean, f"{name}_error": _known(one.error), f"{name}_low": _known(one.low), f"{name}_high": _known(one.high)}
        return found


def _known(number: float) -> float | None:
    return None if math.isnan(number) else number


def _written_exam(exam: Exam) -> dict[str, Any]:
    return {**asdict(exam), "loss": _known(exam.loss), "against": {name: asdict(one) for name, one in exam.against.items()}}


def _read_exam(row: Mapping[str, Any]) -> Exam:
    loss = math.nan if row["loss"] is None else row["loss"]
    return Exam(row["deals"], row["seconds"], loss, {name: Estimate(**one) for name, one in row["against"].items()})


@dataclass(frozen=True)
class _Sitting:
    """Games played beside each other. side: the network's, where the others are asked for their moves; None where every move is its own."""

    batch: Batch
    side: int | None = None


def is_asked(player: str) -> bool:
    """Whether a player is asked for every move, because it has no compiled form.

    >>> is_asked("greedy"), is_asked("master")
    (False, True)
    """
    return player not in QUICK


def _together(parts: Sequence[Heard]) -> Heard:
    return parts[0] if len(parts) == 1 else Heard(*(np.concatenate([getattr(part, each.name) for part in parts]) for each in fields(Heard)))


def _list(sizes: Sequence[int]) -> str:
    return " and ".join(str(size) for size in sizes)


class Training:
    """A network that is being taught one game by one set of house rules.

    deals, seconds: learned from and spent so far, without what had to be compiled first. exams: as it stood at times. against: the player
    that it learns to beat, None for itself. started: the file that it began with, its hash and deals; None where it knew nothing.
    """

    def __init__(
        self,
        game: Game,
        house: Mapping[str, object],
        lessons: Lessons,
        seed: int,
        *,
        preset: str | None = None,
        against: str | None = None,
        start: Path | None = None,
        compiled: bool = True,
    ) -> None:
        """Begin with a network that knows nothing, or with what a file holds.

        seed: 0 to 2**63 - 1. against: a player (`kahve.bots.bot`) that holds all sides but one, which goes round from game to game; None
        for play against itself. A quick player plays compiled; any other is asked for every move, from a view. start: a checkpoint whose
        mean weights are begun with. Raises HouseError, UnknownBot, CheckpointError, and Missing without PyTorch.
        """
        if not 0 <= seed < 1 << 63:
            raise HouseError(f"seed cannot be {seed}: from 0 to 2**63 - 1.", "seed")
        self.game, self.house, self.lessons, self.seed, self.compiled = game, game.settle(house, preset), lessons, seed, compiled
        torch_library()
        self.sides = int(game.sides(self.house))
        if self.sides < 2:
            raise HouseError(f"{game.title} has one side by these house rules, and nobody to play against.", "seats")
        if against is not None:
            check_bot(against, game, self.house)
        self.against = against
        self.started: Mapping[str, Any] | None = None
        self._players: dict[str, Bot] = {}
        # Now: the file that a player is read from may learn on, or go.
        held = fingerprint(against) if against is not None else None
        self._against = {"player": against} | ({"hash": held} if held is not None else {}) if against is not None else None
        if against is not None and is_asked(against):
            self._players[against] = bot(against)
        self.deals, self.seconds, self.updates = 0, 0.0, 0
        self.exams: list[Exam] = []
        self.rounds = 0
        self._losses: list[float] = []
        self._batches: list[_Sitting] = []
        self.features: Features = features(observation(game, self.house))
        self._read = read_loop(compiled)
        sizes = [self.features.size, *[lessons.wide] * lessons.layers, game.move_numbers]
        self.network = Network(sizes, seed, lessons.rate)
        if start is not None:
            self._start_from(start, sizes)

    def _start_from(self, path: Path, sizes: list[int]) -> None:
        """Take the mean weights of a checkpoint, and what it reads and speaks by: means, spreads and the unit."""
        found = read_checkpoint(path)[0]
        try:
            found.check(self.game, self.house)
        except CheckpointError as error:
            raise CheckpointError(f"{path} cannot be started from. {error}") from None
        hidden = [bias.size for _, bias in found.layers[:-1]]
        if hidden != sizes[1:-1]:
            raise CheckpointError(f"{path} cannot be started from. Its hidden layers are {_list(hidden)}, and not {_list(sizes[1:-1])}.")
        self.network.take(found.layers)
        self.scales = found.mean, found.spread, float(found.about["unit"])
        self.started = {"file": path.name, "hash": fingerprint(f"net:{path}"), "deals": found.about["deals"]}

    def _asked(self, batch: Batch, rows: NDArray[np.int64], name: str, chance: random.Random) -> list[int]:
        """What a player does in these games of a batch, in each from the view of the seat to move."""
        if name not in self._players:
            self._players[name] = bot(name)
        player = self._players[name]
        return [player.choose(batch.view(row), np.flatnonzero(batch.mask[row]).tolist(), chance) for row in rows.tolist()]

    def _others(self, side: int, name: str) -> dict[int, str]:
        """A quick player at every seat that is not of this side."""
        return {seat: name for seat in range(int(self.house.seats)) if seat % self.sides != side}

    def _new_batch(self, games: int, seed: int, players: Mapping[int, str] | None = None, *, standing: bool = False) -> Batch:
        values = values_of(self.house)
        standing = standing and self.game.stretch is not None
        return Batch(self.game, values, games=games, seed=seed, players=players, standing=standing, compiled=self.compiled)

    @cached_property
    def scales(self) -> tuple[NDArray[np.float32], NDArray[np.float32], float]:
        """Means and spreads of the numbers among the features, and the spread of a deal's margins in points, in random play."""
        games = min(NORMS, self.lessons.games)
        batch = self._new_batch(games, self.seed, standing=True)
        none, one = np.zeros(self.features.size, dtype=np.float32), np.ones(self.features.size, dtype=np.float32)
        read, ended = [], []
        for step in range(MOST_MOVES):
            if step < WARMING:
                read.append(self._reading(batch.observations, batch.turns, none, one)[:, self.features.numbers])
            batch.step(batch.random_moves, check=False)
            if batch.ends.any():
                ended.append(margins(batch.rewards, self.sides)[batch.ends, 0])
            if step >= WARMING - 1 and ended:
                break
        numbers = np.concatenate(read).astype(np.float64)
        mean, spread = none.copy(), one.copy()
        mean[self.features.numbers] = numbers.mean(axis=0)
        spread[self.features.numbers] = numbers.std(axis=0)
        return mean, spread, max(1.0, float(np.concatenate(ended).std()))

    def _reading(
        self, observations: NDArray[Any], seats: NDArray[np.int64], mean: NDArray[np.float32], spread: NDArray[np.float32]
    ) -> NDArray[np.float32]:
        out = np.empty((len(observations), self.features.size), dtype=np.float32)
        self._read(self.features.plan, observations["numbers"], observations["cards"], seats, mean, spread, out)
        return out

    def said(self, observations: NDArray[Any], seats: NDArray[np.int64], mask: NDArray[np.bool_]) -> tuple[NDArray[np.int64], Any]:
        """The best legal moves by the network, and what it says of them in units: shape (observations,) each."""
        torch = self.network.torch
        with torch.inference_mode():
            values = self.network.values(self._reading(observations, seats, *self.scales[:2]), mean=True)
            values.masked_fill_(~torch.from_numpy(mask).to(values.device), -math.inf)
            best = values.max(dim=1)
            return best.indices.cpu().numpy(), best.values.cpu().numpy()

    def warm(self) -> None:
        """Compile and measure what lessons and exams need, so that the time of neither is counted."""
        batch = self._new_batch(1, self.seed, self._others(0, QUICK[0]))
        self.said(batch.observations, batch.turns, batch.mask)
        self._sat_down()
        if self.against is not None and is_asked(self.against):
            self._asked(self._new_batch(1, self.seed), np.zeros(1, dtype=np.int64), self.against, random.Random(self.seed))

    # -- lessons -------------------------------------------------------------------------------------------------------------------------

    def lesson(self, share: float) -> None:
        """Play some moves of many deals, and learn from them. share: how much of all lessons is over, 0 to 1."""
        began = time.monotonic()
        chance = np.random.default_rng([self.seed, self.rounds])
        played = [self._play(sitting, chance, self.lessons.slips * (1 - 0.8 * share)) for sitting in self._sat_down()]
        heard, deals = _together([each for each, _ in played]), sum(ended for _, ended in played)
        rate = self.lessons.rate * (0.55 + 0.45 * math.cos(math.pi * min(1.0, share)))
        order = chance.permutation(len(heard.targets))
        for at in range(0, len(order), self.lessons.lot):
            lot = order[at : at + self.lessons.lot]
            read = self._reading(heard.observations[lot], heard.seats[lot], *self.scales[:2])
            self.updates += 1
            keep = min(0.998, self.updates / (self.updates + 9))
            self._losses.append(self.network.learn(read, heard.moves[lot], heard.targets[lot], rate, keep))
        self.rounds += 1
        self.deals += deals
        self.seconds += time.monotonic() - began

    def _sat_down(self) -> list[_Sitting]:
        """The games that are learned from: all of them against itself, or as many for every side that the network can hold."""
        if not self._batches:
            # After an interruption the deals are others than those played before.
            seed, asked = self.seed + self.rounds, self.against is not None and is_asked(self.against)
            if self.against is None:
                self._batches = [_Sitting(self._new_batch(self.lessons.games, seed, standing=True))]
            else:
                games = -(-self.lessons.games // self.sides)
                for side in range(self.sides):
                    others = None if asked else self._others(side, self.against)
                    batch = self._new_batch(games, seed + (side << 32), others, standing=True)
                    self._batches.append(_Sitting(batch, side if asked else None))
        return self._batches

    def _play(self, sitting: _Sitting, chance: np.random.Generator, slips: float) -> tuple[Heard, int]:
        """Play some steps of every game, and work out what each choice brought; and how many deals ended."""
        batch, others = sitting.batch, random.Random(int(chance.integers(1 << 62))) if sitting.side is not None else None
        steps, games, people = self.lessons.steps, len(batch), int(self.house.seats)
        observations = np.empty((steps, games), dtype=batch.observations.dtype)
        seats, moves = np.empty((steps, games), dtype=np.int64), np.empty((steps, games), dtype=np.int64)
        chose, ends = np.empty((steps, games), dtype=bool), np.empty((steps, games), dtype=bool)
        standing, said, brought = np.zeros((steps, games)), np.zeros((steps, games)), np.zeros((steps, games, people))
        every = np.arange(games)
        for step in range(steps):
            chose[step] = batch.mask.sum(axis=1) > 1
            observations[step], seats[step], moves[step] = batch.observations, batch.turns, batch.random_moves
            standing[step] = margins(batch.standing, self.sides)[every, batch.turns]
            if self.against is not None and others is not None:
                theirs = batch.turns % self.sides != sitting.side
                rows = np.flatnonzero(chose[step] & theirs)
                moves[step, rows] = self._asked(batch, rows, self.against, others)
                chose[step] &= ~theirs
            rows = np.flatnonzero(chose[step])
            if rows.size:
                best, values = self.said(observations[step][rows], seats[step][rows], batch.mask[rows])
                said[step, rows] = values
                moves[step, rows] = np.where(chance.random(rows.size) < slips, moves[step, rows], best)
            batch.step(moves[step], check=False)
            ends[step] = batch.ends
            if batch.ends.any():
                brought[step] = margins(batch.rewards, self.sides)
        unit = self.scales[2]
        rest, known = rest_of_deals(chose, seats, standing / unit, said, ends, brought / unit, self.lessons.trust)
        targets = rest[known].astype(np.float32)
        return Heard(observations[known], seats[known], moves[known], targets), int(ends.sum())

    # -- exams ---------------------------------------------------------------------------------------------------------------------------

    def examine(self, opponents: tuple[str, ...], blocks: int, asked: int = 2) -> Exam:
        """Play against players of the house, the same deals at every exam and from every side, and note how it went.

        The first of them is the player that it learns against. blocks: as in `margin`; asked: the same for a player that is asked.
        """
        began = time.monotonic()
        names = dict.fromkeys((*([] if self.against is None else [self.against]), *opponents))
        loss = float(np.mean(self._losses)) if self._losses else math.nan
        self._losses = []
        found = {name: self.margin(name, asked if is_asked(name) else blocks) for name in names}
        self.exams.append(Exam(self.deals, self.seconds, loss, found))
        self.seconds += time.monotonic() - began
        return self.exams[-1]

    def margin(self, opponent: str, blocks: int) -> Estimate:
        """How many points a deal it makes more than a player at all other sides.

        opponent: any player; one that has no compiled form is asked for every move. blocks: orders of the pack, each dealt once for every
        side that the network can have.
        """
        found, asked, chance = np.zeros(blocks), is_asked(opponent), random.Random(EXAMS_SEED)
        for side in range(self.sides):
            batch = self._new_batch(blocks, EXAMS_SEED, None if asked else self._others(side, opponent))
            waiting = np.ones(blocks, dtype=bool)
            while waiting.any():
                moves = batch.random_moves.copy()
                choice = waiting & (batch.mask.sum(axis=1) > 1)
                if asked:
                    theirs = batch.turns % self.sides != side
                    rows = np.flatnonzero(choice & theirs)
                    moves[rows] = self._asked(batch, rows, opponent, chance)
                    choice &= ~theirs
                rows = np.flatnonzero(choice)
                if rows.size:
                    moves[rows] = self.said(batch.observations[rows], batch.turns[rows], batch.mask[rows])[0]
                batch.step(moves, check=False)
                over = waiting & batch.ends
                found[over] += margins(batch.rewards, self.sides)[over, side] / self.sides
                waiting &= ~over
        return estimate(found)

    # -- the file ------------------------------------------------------------------------------------------------------------------------

    def _identity(self) -> dict[str, Any]:
        """What tells this training from every other, ready for JSON."""
        return {
            "game": self.game.name,
            "house": {"seats": int(self.house.seats), **values_of(self.house, changed_only=True)},
            "features": signature(self.features),
            "moves": self.game.move_numbers,
            "seed": self.seed,
            "lessons": asdict(self.lessons),
            "against": self._against,
            "start": self.started,
        }

    def about(self) -> dict[str, Any]:
        """What the file says of the network, ready for JSON."""
        return {
            "format": FORMAT,
            "kahve": __version__,
            **self._identity(),
            "rules": self.game.version,
            "inputs": self.features.size,
            "layers": self.lessons.layers + 1,
            "unit": self.scales[2],
            "deals": self.deals,
            "seconds": self.seconds,
            "rounds": self.rounds,
            "updates": self.updates,
            "exams": [_written_exam(exam) for exam in self.exams],
        }

    def checkpoint(self) -> Checkpoint:
        """The network as it plays."""
        arrays = [each.cpu().numpy() for each in self.network.means]
        layers = tuple(zip(arrays[::2], arrays[1::2]))
        return Checkpoint(self.about(), layers, *self.scales[:2])

    def save(self, path: Path) -> None:
        """Write the network and all that is needed to go on learning."""
        write_checkpoint(self.checkpoint(), path, self.network.state())

    def go_on_from(self, path: Path) -> None:
        """Take up what a file holds; CheckpointError where it is of another game, other house rules, other lessons or another seed."""
        found, more = read_checkpoint(path)
        kept = found.about
        for name, mine in self._identity().items():
            if kept.get(name) != mine:
                what = _SAID.get(name, f"its {name} {'are' if name.endswith('s') else 'is'}")
                raise CheckpointError(
                    f"{path} holds a network of another training: {what} {_told(name, kept.get(name))}, not {_told(name, mine)}."
                )
        try:
            self.network.load(found.layers, more)
            self.deals, self.seconds, self.rounds, self.updates = (kept[name] for name in ("deals", "seconds", "rounds", "updates"))
            self.exams = [_read_exam(row) for row in kept["exams"]]
        except (KeyError, TypeError, RuntimeError):
            raise CheckpointError(f"{path} can play, but it lacks what is needed to go on learning.") from None
        self.scales = found.mean, found.spread, float(kept["unit"])
        self._batches = []


_SAID = {"against": "it has learned against", "start": "it was started from"}
"""How to say of a training what tells it from others, where "its NAME is" would not."""


def _told(name: str, value: Any) -> Any:
    """What a training was against or started from, in words; anything else as it is."""
    if name not in _SAID:
        return value
    if value is None:
        return "itself" if name == "against" else "nothing"
    return value.get("player", value.get("file")) + (f" ({value['hash']})" if "hash" in value else "")


@dataclass(frozen=True)
class Budget:
    """How long a network is taught: minutes of learning and exams, deals, or both, whichever is over first.

    exams: how many, evenly, and one at the start. opponents: quick players of the house, who examine besides the player that is learned
    against; blocks: orders of the pack in an exam; asked: the same where that player is asked for every move. Raises HouseError,
    UnknownBot.
    """

    minutes: float | None = 60.0
    deals: int | None = None
    exams: int = 12
    opponents: tuple[str, ...] = ("simple", "greedy")
    blocks: int = 2000
    asked: int = 100

    def __post_init__(self) -> None:
        if self.minutes is None and self.deals is None:
            raise HouseError("Learning needs a budget: minutes, deals, or both.", "minutes")
        for name, low, high in (
            ("minutes", 0.001, 1e6),
            ("deals", 1, 1 << 50),
            ("exams", 1, 10_000),
            ("blocks", 2, 1 << 20),
            ("asked", 2, 1 << 20),
        ):
            value = getattr(self, name)
            if value is not None and not low <= value <= high:
                raise HouseError(f"{name} cannot be {value}: from {low:g} to {high:g}.", name)
        numbers_of(self.opponents)

    def share(self, training: Training) -> float:
        """How much of it a training has used, 1 when it is over."""
        used = [training.seconds / 60 / self.minutes] if self.minutes is not None else []
        if self.deals is not None:
            used.append(training.deals / self.deals)
        return min(1.0, max(used))


SAVED_EVERY = 60.0
"""Seconds of learning after which the file is written again."""


def teach(training: Training, budget: Budget, path: Path, *, told: Callable[[float, Exam | None], None] | None = None) -> None:
    """Teach until the budget is used up, with exams on the way, and keep what was learned in a file.

    told: hears after every lesson how much of the budget is used, and of an exam. Once all is compiled, what was learned is in the file,
    whatever ends it: Ctrl-C, or an error.
    """
    training.warm()
    saved = training.seconds
    due = math.ceil(budget.share(training) * budget.exams - 1e-9)
    try:
        while True:
            share = budget.share(training)
            exam = None
            if share * budget.exams >= due:
                due = math.floor(share * budget.exams) + 1
                # What goes on where it was stopped may have had this one.
                if not training.exams or training.exams[-1].deals < training.deals:
                    exam = training.examine(budget.opponents, budget.blocks, budget.asked)
            if told is not None:
                told(share, exam)
            if share >= 1:
                break
            if exam is not None or training.seconds - saved > SAVED_EVERY:
                training.save(path)
                saved = training.seconds
            training.lesson(share)
    finally:
        training.save(path)


__all__ = ["Budget", "Exam", "Heard", "Lessons", "Network", "Training", "is_asked", "margins", "rest_of_deals", "teach"]
