"""The settings of a training: how a network is taught, and for how long."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..cards.quoting import printable
from ..engine.house import HouseError
from ..renamed import old_names
from .deal_loops import numbers_of


@dataclass(frozen=True)
class RoundSettings:
    """The settings of the rounds of a training. Raises HouseError for one that is out of bounds.

    - games: the games in a batch.
    - steps: the moves in each game in a round.
    - lot: the choices in one step of learning.
    - wide, layers: the width and the number of the hidden layers.
    - rate: the greatest step size of AdamW, which falls to a tenth along a cosine.
    - slips: the share of choices that are any legal move, at the start. It falls to a fifth.
    - trust: the weight of what came against what the network said, 0 to 1.
    """

    games: int = 512
    steps: int = 48
    lot: int = 512
    wide: int = 256
    layers: int = 1
    rate: float = 1e-3
    slips: float = 0.1
    trust: float = 0.6

    def __post_init__(self) -> None:
        """Raise HouseError for a setting that is out of bounds."""
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
                raise HouseError(f"{name} cannot be {printable(getattr(self, name))}: from {low:g} to {high:g}.", name)


@dataclass(frozen=True)
class Budget:
    """The length of a training: minutes of learning and exams, deals, or both, whichever ends first.

    - exams: their number, at equal distances, and one at the start.
    - opponents: quick built-in players that examine, besides the player that is learned against.
    - blocks: the orders of the pack in an exam.
    - asked_blocks: the orders in an exam by a player that is asked for every move.

    Raises HouseError and UnknownBot.
    """

    minutes: float | None = 60.0
    deals: int | None = None
    exams: int = 12
    opponents: tuple[str, ...] = ("plain", "greedy")
    blocks: int = 2000
    asked_blocks: int = 100

    def __post_init__(self) -> None:
        """Raise HouseError for a budget without an end or a setting that is out of bounds."""
        if self.minutes is None and self.deals is None:
            raise HouseError("Learning needs a budget: minutes, deals, or both.", "minutes")
        for name, low, high in (
            ("minutes", 0.001, 1e6),
            ("deals", 1, 1 << 50),
            ("exams", 1, 10_000),
            ("blocks", 2, 1 << 20),
            ("asked_blocks", 2, 1 << 20),
        ):
            value = getattr(self, name)
            if value is not None and not low <= value <= high:
                raise HouseError(f"{name} cannot be {printable(value)}: from {low:g} to {high:g}.", name)
        numbers_of(self.opponents)

    def share(self, seconds: float, deals: int) -> float:
        """The share of the budget that these seconds and deals have used; 1 when it is over."""
        used = [seconds / 60 / self.minutes] if self.minutes is not None else []
        if self.deals is not None:
            used.append(deals / self.deals)
        return min(1.0, max(used))


# A checker that saw this would take every name for one of the module's.
if not TYPE_CHECKING:
    __getattr__ = old_names(__name__)
