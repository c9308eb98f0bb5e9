"""Plays the deals that a network learns from, against itself or against a player that holds all sides but one.

Its own moves may be made by a player whom it is to become like. Then it learns what that player's moves bring.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any

from ..engine.numeric import NDArray, np
from ..renamed import old_names
from .batch import Batch
from .learner import Learner
from .opponents import Opponents, is_asked, others_at
from .returns import margins, rest_of_deals


@dataclass(frozen=True)
class PlayedChoices:
    """Choices and what came of them: what is read of each, its seat, the number of its value, and the target in units; shape (choices,)."""

    observations: NDArray[Any]
    seats: NDArray[np.int64]
    which: NDArray[np.int64]
    targets: NDArray[np.float32]


def together(parts: Sequence[PlayedChoices]) -> PlayedChoices:
    """All choices of several parts as one `PlayedChoices`."""
    return (
        parts[0]
        if len(parts) == 1
        else PlayedChoices(*(np.concatenate([getattr(part, each.name) for part in parts]) for each in fields(PlayedChoices)))
    )


@dataclass(frozen=True)
class Sitting:
    """Games that are played beside each other.

    side: the network's side, if the other players are asked for their moves. None if the batch waits only for the network's moves.
    """

    batch: Batch
    side: int | None = None


class SelfPlay:
    """The games in which a network learns, which go on from round to round.

    - against: the player that it meets, or None for itself.
    - like: the player who makes its moves, or None for itself.
    """

    def __init__(self, learner: Learner, opponents: Opponents, against: str | None, like: str | None = None) -> None:
        """Remember who plays; nothing is dealt yet."""
        self.learner, self.opponents, self.against, self.like = learner, opponents, against, like
        self._sittings: list[Sitting] = []

    def sit_down(self, rounds: int) -> list[Sitting]:
        """The games that are learned from. Against a player there are as many for every side that the network can hold.

        rounds: the number of rounds so far. After an interruption the deals differ from those played before.
        """
        if not self._sittings:
            learner = self.learner
            seed, sides, seats = learner.seed + rounds, learner.sides, int(learner.house.seats)
            if self.against is None:
                self._sittings = [Sitting(learner.new_batch(learner.settings.games, seed, standing=True))]
            else:
                is_asked_player, games = is_asked(self.against), -(-learner.settings.games // sides)
                for side in range(sides):
                    others = None if is_asked_player else others_at(side, sides, seats, self.against)
                    batch = learner.new_batch(games, seed + (side << 32), others, standing=True)
                    self._sittings.append(Sitting(batch, side if is_asked_player else None))
        return self._sittings

    def break_off(self) -> None:
        """Drop the games that were begun, so that the next round deals new ones."""
        self._sittings = []

    def play(self, sitting: Sitting, chance: np.random.Generator, slips: float) -> tuple[PlayedChoices, int]:
        """Play some steps of every game; return the choices with their targets, and the number of deals that ended.

        slips: the share of the network's choices that are any legal move.
        """
        learner, batch = self.learner, sitting.batch
        others = random.Random(int(chance.integers(1 << 62)))
        steps, games, people = learner.settings.steps, len(batch), int(learner.house.seats)
        observations = np.empty((steps, games), dtype=batch.observations.dtype)
        seats, which = np.empty((steps, games), dtype=np.int64), np.zeros((steps, games), dtype=np.int64)
        chose, ends = np.empty((steps, games), dtype=bool), np.empty((steps, games), dtype=bool)
        standing, gains, said = (np.zeros((steps, games)) for _ in range(3))
        brought = np.zeros((steps, games, people))
        every, unit = np.arange(games), learner.scales.unit
        for step in range(steps):
            chose[step], seats[step] = batch.mask.sum(axis=1) > 1, batch.turns
            moves = batch.random_moves.copy()
            standing[step] = margins(batch.standing, learner.sides)[every, batch.turns] / unit
            if self.against is not None and sitting.side is not None:
                theirs = batch.turns % learner.sides != sitting.side
                rows = np.flatnonzero(chose[step] & theirs)
                moves[rows] = self.opponents.moves(self.against, batch, rows, others)
                chose[step] &= ~theirs
            rows = np.flatnonzero(chose[step])
            if rows.size:
                # The mean of the weights lags behind by hundreds of updates, and a policy would improve as slowly.
                options = learner.options(batch, rows, mean=self.like is not None)
                if self.like is None:
                    by_plan = options.best()
                else:
                    by_plan = options.of(np.array(self.opponents.moves(self.like, batch, rows, others)))
                is_random = chance.random(rows.size) < slips
                taken = np.where(is_random, options.of(moves[rows]), by_plan)
                said[step, rows] = options.worths[by_plan if self.like is None else taken]
                moves[rows], gains[step, rows], which[step, rows] = options.moves[taken], options.gains[taken], options.which[taken]
                observations[step, rows] = options.observations[taken]
            batch.step(moves, check=False)
            ends[step] = batch.ends
            if batch.ends.any():
                brought[step] = margins(batch.rewards, learner.sides)
        rest, known = rest_of_deals(chose, seats, standing, said, ends, brought / unit, learner.settings.trust)
        targets = (rest - gains)[known].astype(np.float32)
        return PlayedChoices(observations[known], seats[known], which[known], targets), int(ends.sum())


# A checker that saw this would take every name for one of the module's.
if not TYPE_CHECKING:
    __getattr__ = old_names(__name__)
