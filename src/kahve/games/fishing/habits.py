"""The habits of people that every fishing game knows: what they do with their jacks, with what can be taken, and with cards that count."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...cards.faces import JACK, rank
from ...engine.game import Habit
from ...language import later
from .house import FishingHouse
from .record import FishingRecord
from .rules import LIES

Kind = Callable[[Any, Any, int], bool]
"""Whether a move is of a kind: `(t, house, move)`."""


def fishing_habits(plays_card: Kind, takes: Kind, points: Any) -> tuple[Habit, ...]:
    """The habits that all fishing games share.

    plays_card: whether a move plays a card of the hand. takes: whether such a move takes something. points: what each card counts.
    """

    def plays_jack(t: FishingRecord, house: FishingHouse, move: int) -> bool:
        return plays_card(t, house, move) and bool(rank(move & (LIES - 1)) == JACK)

    def takes_something(t: FishingRecord, house: FishingHouse, move: int) -> bool:
        return plays_card(t, house, move) and takes(t, house, move)

    def feeds(t: FishingRecord, house: FishingHouse, move: int) -> bool:
        lies = plays_card(t, house, move) and not takes(t, house, move)
        return lies and int(points[house.card_points, move & (LIES - 1)]) > 0

    return (
        Habit("jacks", plays_jack, later("fishing-habit-jacks-soon"), later("fishing-habit-jacks-kept")),
        Habit("takes", takes_something, later("fishing-habit-takes-more"), later("fishing-habit-takes-less")),
        Habit("feeds", feeds, later("fishing-habit-feeds"), later("fishing-habit-feeds-less")),
    )
