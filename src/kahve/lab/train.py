"""Teaches a network to play, by deals against itself or against another player.

The network reads features of an observation (`kahve.bots.players.features`). Its value of a move is what the deal will bring the mover's
side from here on, more than the other sides on average. It plays thousands of deals and now and then makes any legal move. Its values are
moved towards what came of its moves.

This is deep Monte Carlo control, as in DouZero (Zha and others, 2021), with two changes that take noise away. If a game can be counted
during a deal (`Batch.standing`), only the rest of the deal is learned. And that rest is mixed with what the network said on the way
(`kahve.lab.returns`).

Against another player (`Training(against=...)`) the network holds one side of every game and learns only from its own moves. Its margin is
then a lower bound of how far the player can be exploited.

Like a player (`Training(like=...)`) it learns what the moves of that player bring. That player makes every choice of the network's, but for
the random moves. The network then makes the move that it thinks brings most, which is a step of policy iteration.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..bots import check_bot, fingerprint
from ..bots.players.levels import QUICK
from ..bots.players.net import Checkpoint, CheckpointError, read_checkpoint
from ..cards.quoting import printable
from ..engine.game import Game
from ..engine.house import HouseError
from ..engine.numeric import np
from ..games import settled
from ..renamed import old_names
from .estimate import Estimate
from .exams import Exam, margin_over
from .learner import Learner, Scales
from .network import torch_library
from .opponents import Opponents, is_asked, others_at
from .round_settings import Budget, RoundSettings
from .self_play import SelfPlay, together


class Training:
    """A network that is being taught one game by one set of house rules.

    - deals, seconds: learned from and spent so far, without the time of compiling.
    - rounds, updates: rounds of play and steps of learning so far.
    - exams: the exams so far.
    - against: the player that it learns to beat, None for itself.
    - like: the player who makes its moves while it learns, None for itself.
    - against_file, like_file: a hash of the file from which that player was read, if there is one.
    - started: the file that it began with, its hash and deals; None if it began from nothing.
    """

    def __init__(
        self,
        game: str | Game,
        house: Mapping[str, object] | str | None,
        settings: RoundSettings,
        seed: int,
        *,
        preset: str | None = None,
        against: str | None = None,
        like: str | None = None,
        start: Path | None = None,
        compiled: bool = True,
    ) -> None:
        """Begin with a network of random weights, or with what a file holds.

        - seed: 0 to 2**63 - 1.
        - against: a player (`kahve.bots.bot`) that holds all sides but one, which goes round from game to game. None is play against
          itself. A quick player plays compiled; any other is asked for every move, from a view.
        - like: a player who makes the choices of the network's seats, all but the random ones.
        - start: a checkpoint whose mean weights are the first weights.

        Raises HouseError, UnknownBot, CheckpointError, and Missing without PyTorch.
        """
        if not 0 <= seed < 1 << 63:
            raise HouseError(f"seed cannot be {printable(seed)}: from 0 to 2**63 - 1.", "seed")
        game, settled_house = settled(game, house, preset)
        torch_library()
        if int(game.rules.sides(settled_house)) < 2:
            raise HouseError(f"{game.title} has one side by these house rules, and nobody to play against.", "seats")
        self.against, self.like, self.opponents = against, like, Opponents()
        for player in filter(None, (against, like)):
            check_bot(player, game, settled_house)
            # The player is read now, because its file may change or be deleted later.
            if is_asked(player):
                self.opponents.read(player)
        self.against_file, self.like_file = (None if player is None else fingerprint(player) for player in (against, like))
        self.game, self.house, self.settings, self.seed = game, settled_house, settings, seed
        self.deals, self.seconds, self.updates, self.rounds = 0, 0.0, 0, 0
        self.exams: list[Exam] = []
        self._losses: list[float] = []
        self.learner = Learner(game, settled_house, settings, seed, compiled)
        self.self_play = SelfPlay(self.learner, self.opponents, against, like)
        self.started: Mapping[str, Any] | None = None
        if start is not None:
            self._start_from(start)

    def _start_from(self, path: Path) -> None:
        """Take over a checkpoint's mean weights, means, spreads and unit."""
        checkpoint = read_checkpoint(path)[0]
        try:
            checkpoint.check(self.game, self.house)
        except CheckpointError as error:
            raise CheckpointError(f"{path} cannot be started from. {error}") from None
        if checkpoint.about["moves"] != self.learner.values:
            learned = "by their numbers" if self.learner.by_outcome else "by what they lead to"
            raise CheckpointError(f"{path} cannot be started from. It judges moves {learned}, and a new training in this game does not.")
        wanted, hidden = self.learner.hidden_sizes, [bias.size for _, bias in checkpoint.layers[:-1]]
        if hidden != wanted:
            raise CheckpointError(f"{path} cannot be started from. Its hidden layers are {_listed(hidden)}, and not {_listed(wanted)}.")
        self.learner.network.take(checkpoint.layers)
        self.take_scales(checkpoint)
        self.started = {"file": path.name, "hash": fingerprint(f"net:{path}"), "deals": checkpoint.about["deals"]}

    def take_scales(self, checkpoint: Checkpoint) -> None:
        """Take over a checkpoint's means, spreads and unit."""
        self.learner.scales = Scales(checkpoint.mean, checkpoint.spread, float(checkpoint.about["unit"]))

    def warm(self) -> None:
        """Compile and measure what rounds and exams need, so that this time does not count."""
        learner = self.learner
        batch = learner.new_batch(1, self.seed, others_at(0, learner.sides, int(self.house.seats), QUICK[0]))
        learner.options(batch, np.arange(1))
        self.self_play.sit_down(self.rounds)
        for player in filter(None, (self.against, self.like)):
            if player == self.like or is_asked(player):
                every = learner.new_batch(1, self.seed)
                self.opponents.moves(player, every, np.zeros(1, dtype=np.int64), random.Random(self.seed))

    def play_round(self, share: float) -> None:
        """Play some moves of many deals, and learn from them. share: the share of all rounds that is over, 0 to 1."""
        began = time.monotonic()
        settings, network = self.settings, self.learner.network
        chance = np.random.default_rng([self.seed, self.rounds])
        slips = settings.slips * (1 - 0.8 * share)
        played = [self.self_play.play(sitting, chance, slips) for sitting in self.self_play.sit_down(self.rounds)]
        choices_of_all, deals = together([choices for choices, _ in played]), sum(ended for _, ended in played)
        rate = settings.rate * (0.55 + 0.45 * math.cos(math.pi * min(1.0, share)))
        order = chance.permutation(len(choices_of_all.targets))
        for first in range(0, len(order), settings.lot):
            lot = order[first : first + settings.lot]
            read = self.learner.read(choices_of_all.observations[lot], choices_of_all.seats[lot])
            self.updates += 1
            keep = min(0.998, self.updates / (self.updates + 9))
            self._losses.append(network.learn(read, choices_of_all.which[lot], choices_of_all.targets[lot], rate, keep))
        self.rounds += 1
        self.deals += deals
        self.seconds += time.monotonic() - began

    def examine(self, opponents: tuple[str, ...], blocks: int, sides: int = 2) -> Exam:
        """Play against built-in players, with the same deals at every exam and from every side, and note the margins.

        The player that the network learns against comes first.

        blocks: as in `margin`. sides: the blocks against a player that is asked for every move.
        """
        began = time.monotonic()
        names = dict.fromkeys((*([] if self.against is None else [self.against]), *opponents))
        loss = float(np.mean(self._losses)) if self._losses else math.nan
        self._losses = []
        more = {name: self.margin(name, sides if is_asked(name) else blocks) for name in names}
        self.exams.append(Exam(self.deals, self.seconds, loss, more))
        self.seconds += time.monotonic() - began
        return self.exams[-1]

    def margin(self, opponent: str, blocks: int) -> Estimate:
        """How many points a deal the network makes more than this player at all other sides (`kahve.lab.exams.margin_over`)."""
        return margin_over(opponent, self.learner, self.opponents, blocks)


def _listed(sizes: list[int]) -> str:
    return " and ".join(str(size) for size in sizes)


# A checker that saw this would take every name for one of the module's.
if not TYPE_CHECKING:
    __getattr__ = old_names(__name__)

__all__ = ["Budget", "Exam", "RoundSettings", "Training", "is_asked"]
