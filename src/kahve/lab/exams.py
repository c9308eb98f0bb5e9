"""Examines a network in training: how many points a deal it makes more than a built-in player.

Every exam has the same deals.
"""

from __future__ import annotations

import math
import random
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from ..engine.numeric import np
from .estimate import Estimate, estimate
from .learner import Learner
from .opponents import Opponents, is_asked, others_at
from .returns import margins

EXAMS_SEED = (1 << 64) - 2
"""The seed of the deals of exams. It is greater than that of any round, so no deal of an exam is learned from."""


@dataclass(frozen=True)
class Exam:
    """The margins of a network over built-in players, in points a deal, after a number of deals and seconds of learning.

    loss: the mean square error of its values since the exam before, in units; nan before the first round.
    """

    deals: int
    seconds: float
    loss: float
    against: Mapping[str, Estimate]

    def row(self) -> dict[str, Any]:
        """The exam as a row of a table, a column for each figure; None for what is not known."""
        row: dict[str, Any] = {"deals": self.deals, "seconds": round(self.seconds, 1), "loss": _known(self.loss)}
        for name, more in self.against.items():
            row |= {
                name: more.mean,
                f"{name}_error": _known(more.error),
                f"{name}_low": _known(more.low),
                f"{name}_high": _known(more.high),
            }
        return row


def _known(number: float) -> float | None:
    return None if math.isnan(number) else number


def written_exam(exam: Exam) -> dict[str, Any]:
    """The exam ready for JSON, as `read_exam` reads it."""
    return {**asdict(exam), "loss": _known(exam.loss), "against": {name: asdict(more) for name, more in exam.against.items()}}


def read_exam(row: Mapping[str, Any]) -> Exam:
    """The exam that `written_exam` wrote; KeyError or TypeError for anything else."""
    loss = math.nan if row["loss"] is None else row["loss"]
    return Exam(row["deals"], row["seconds"], loss, {name: Estimate(**more) for name, more in row["against"].items()})


def margin_over(opponent: str, learner: Learner, opponents: Opponents, blocks: int) -> Estimate:
    """How many points a deal a network makes more than a player at all other sides.

    - opponent: any player. One that has no compiled form is asked for every move.
    - blocks: orders of the pack, each dealt once for every side that the network can have.
    """
    more, is_asked_player, chance = np.zeros(blocks), is_asked(opponent), random.Random(EXAMS_SEED)
    for side in range(learner.sides):
        others = None if is_asked_player else others_at(side, learner.sides, int(learner.house.seats), opponent)
        batch = learner.new_batch(blocks, EXAMS_SEED, others, standing=learner.by_outcome)
        waiting = np.ones(blocks, dtype=bool)
        while waiting.any():
            moves = batch.random_moves.copy()
            choice = waiting & (batch.mask.sum(axis=1) > 1)
            if is_asked_player:
                theirs = batch.turns % learner.sides != side
                rows = np.flatnonzero(choice & theirs)
                moves[rows] = opponents.moves(opponent, batch, rows, chance)
                choice &= ~theirs
            rows = np.flatnonzero(choice)
            if rows.size:
                options = learner.options(batch, rows)
                moves[rows] = options.moves[options.best()]
            batch.step(moves, check=False)
            over = waiting & batch.ends
            more[over] += margins(batch.rewards, learner.sides)[over, side] / learner.sides
            waiting &= ~over
    return estimate(more)
