"""A deal of a match as it is remembered: for the log, and for players who look back at it."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from ..language import Sentence, speaking


@dataclass
class DealRecord:
    """One deal as the log keeps it; a turn is a seat and what it played, in the game's notation.

    proof: from what its order was made (`kahve.cards.proof`); None where that is not known.
    """

    number: int
    dealer: int
    order: str
    turns: list[tuple[int, str]] = field(default_factory=list)
    voided: Sentence | str = ""
    sheet: dict[str, dict[str, int]] | None = None
    scores: list[int] = field(default_factory=list)
    games: list[int] = field(default_factory=list)
    proof: dict[str, Any] | None = None

    @property
    def void(self) -> str:
        """Why the deal is void, in the language of the context; empty for a deal that was played."""
        return str(self.voided)

    @property
    def logged_moves(self) -> str:
        """Its turns as a log has them."""
        return " ".join([f"{seat}:{text}" for seat, text in self.turns])

    @property
    def logged_void(self) -> str:
        """The same as a log has it: in English, whoever plays, because a log has no language."""
        with speaking("en"):
            return self.void

    def log_line(self) -> dict[str, object]:
        """Its line in a log. The secret of a deal in play is left out: it would show the cards."""
        line: dict[str, object] = {"deal": self.number, "dealer": self.dealer, "order": self.order}
        if self.void:
            return line | {"void": self.logged_void}
        line["moves"] = self.logged_moves
        if self.sheet is not None:
            line |= {"sheet": self.sheet, "scores": self.scores}
            line |= ({"games": self.games} if self.games else {}) | ({"proof": self.proof} if self.proof is not None else {})
        return line


_PARTED = re.compile(r" (?=[^\s:]{1,8}:)")
"""Where a turn of a log ends and the next begins; a turn of several moves has blanks within."""


def parted(moves: str) -> list[str]:
    """The turns of a deal as its log has them, each with its seat before it.

    >>> parted("0:8H takes 5D 3S 1:TD")
    ['0:8H takes 5D 3S', '1:TD']
    """
    return _PARTED.split(moves) if moves else []


class CountedDeal(NamedTuple):
    """A deal of a match that has been counted. Nothing of it can be changed, so every player may be given the same.

    - number: of the deal in the match, from 1.
    - scores: the points of each side before it. In some games the minimum of a first meld depends on them.
    - order: of the whole pack.
    - turns: of each its seat and what that played.
    """

    number: int
    dealer: int
    scores: tuple[int, ...]
    order: str
    turns: tuple[tuple[int, str], ...]
