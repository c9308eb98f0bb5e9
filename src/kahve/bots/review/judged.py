"""What a review says: a decision of a deal that is over, the worth of its moves, and what a side made of the deal."""

from __future__ import annotations

from dataclasses import dataclass

from ...games.hinting import Reasons
from ...renamed import old_attribute
from ..belief.decisions import Choice
from .advice import Worth


@dataclass(frozen=True)
class Judged:
    """A decision with the worth of each of its moves, best first, in points.

    - given: what the move gave away, which is the best move's worth less its own, as large as it is in truth (`kahve.games.truth`). It is 0
      if the two cannot be told apart (`is_less`).
    - error: the standard error of their difference.
    - reasons: what speaks for the best move and against the one that was made, or the next best.
    """

    choice: Choice
    worths: tuple[Worth, ...]
    chosen: Worth
    best: Worth
    given: float
    error: float
    reasons: Reasons | None = None
    made = old_attribute("made", "chosen")

    @property
    def is_level(self) -> bool:
        """Whether another move than the best was made, and no difference between the two can be told."""
        return self.chosen.turn != self.best.turn and self.chosen.value is not None and not self.given


@dataclass(frozen=True)
class SideCount:
    """What a side made of a deal, in points more than the others on average; higher is always better.

    result = play + luck, and luck = cards + fall.

    - play: what the others gave away on average, less what the side gave away.
    - cards: what club players in every seat make of the same cards.
    - fall: the rest, for how the cards fell to players who could not know.

    The errors are standard errors.
    """

    side: int
    result: float
    given: float
    play: float
    play_error: float
    luck: float
    cards: float
    cards_error: float
    fall: float


__all__ = ["Choice", "Judged", "SideCount"]
