"""Which moves of a match a person has made who sits there now, and the choices that they come to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import msgspec

from ...bots.belief.decisions import Choice, choices_of_seat
from ...engine.dealt import DealRecord
from ...engine.game import Game

Place = tuple[int, int]
"""A turn by the number of its deal and its own, both from 1; turn 0 is before the first."""


class OwnTurns(msgspec.Struct):
    """Whose turns they were: a seat may have changed hands, a bot may have stood in, and a match may have begun elsewhere.

    begun: after which turn the match goes on at this table.

    since: after which turn somebody took a seat, of the seats that were taken in the match.

    stood_in: the turns that a bot made for a person.
    """

    begun: Place = (0, 0)
    since: dict[int, Place] = {}
    stood_in: set[Place] = set()

    def counts(self, seat: int, deal: int, turn: int) -> bool:
        """Whether who sits at this seat now has made this turn, which was one of the seat."""
        return (deal, turn) > self.since.get(seat, self.begun) and (deal, turn) not in self.stood_in

    def take_back(self, history: Sequence[DealRecord]) -> None:
        """The last turn has not been made; history: of the match as it stands since."""
        last = last_place(history)
        self.stood_in = {place for place in self.stood_in if place <= last}


def last_place(history: Sequence[DealRecord]) -> Place:
    """The latest turn of a match."""
    return (len(history), len(history[-1].turns)) if history else (0, 0)


@dataclass(frozen=True)
class PartOfMatch:
    """The turns of a seat in a match, as far as they count. counts: by the number of a deal and of a turn."""

    house: Any
    first_dealer: int
    history: tuple[DealRecord, ...]
    seat: int
    counted: frozenset[Place]

    @classmethod
    def of(cls, house: Any, first_dealer: int, history: Sequence[DealRecord], seat: int, own: OwnTurns, *, running: bool) -> PartOfMatch:
        """The part that a seat has played. running: whether the deal that goes on counts too."""
        # The match goes on while it is looked at.
        deals = tuple(replace(dealt, turns=dealt.turns[:]) for dealt in history if running or dealt.sheet is not None or dealt.void)
        turns = ((deal, turn, mover) for deal, dealt in enumerate(deals, 1) for turn, (mover, _) in enumerate(dealt.turns, 1))
        counted = frozenset((deal, turn) for deal, turn, mover in turns if mover == seat and own.counts(seat, deal, turn))
        return cls(house, first_dealer, deals, seat, counted)


@dataclass(frozen=True)
class OwnChoices:
    """What somebody has played of a game, in one match or in several, the last one last."""

    game: Game
    parts: tuple[PartOfMatch, ...]

    @property
    def is_empty(self) -> bool:
        """Whether they have made no move."""
        return not any(part.counted for part in self.parts)

    def choices(self, most: int) -> list[Choice]:
        """The decisions that were made last, at most this number; the matches are played again for that."""
        decided: list[Choice] = []
        for part in reversed(self.parts):
            if len(decided) < most and part.counted:
                decided[:0] = choices_of_seat(self.game, part.house, part.first_dealer, part.history, part.seat, part.counted)
        return decided[-most:]
