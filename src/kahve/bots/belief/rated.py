"""Choices as each way of looking rates their moves, and how likely they are by somebody with certain mistakes (`kahve.games.mistakes`)."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from ...games.mistakes import THOUSAND, Mistakes
from ...renamed import old_attribute, old_names
from ..players.choosing import polite_moves
from ..players.greedy import Expert, Forgetful, Greedy, Plain
from ..players.noise import CUT, EVIDENT
from .decisions import Choice

RANDOM_SHARE_WITH_MISTAKES = 0.02
"""The share of choices that are taken to be any move at all, so that no level is ruled out by one choice."""

Worths = tuple[int, ...]
"""The worth of each move of a choice."""
Chances = tuple[tuple[float, float], ...]
"""The chance of the move that was made, a row for each way of looking: without the subtle moves, and with them."""


@dataclass(frozen=True)
class Rated:
    """A choice, as each way of looking rates its moves.

    - place: the place of the move that was made.
    - worths: of the moves at first sight, with a short memory, with all that a club player knows.
    - learned: as an expert rates them.
    - subtle: which of the moves are hard to see.
    - evident: which of them anybody sees.
    - habits: by the name of a habit whether such a move was made, and the chance that a club player makes one. It is there where a move of
      the kind could be made, and another one too.
    """

    place: int
    worths: tuple[Worths, Worths, Worths]
    learned: Worths
    subtle: tuple[bool, ...]
    evident: tuple[bool, ...]
    habits: Mapping[str, tuple[bool, float]] = field(default_factory=dict)
    made = old_attribute("made", "place")

    @property
    def moves(self) -> int:
        """How many moves there were."""
        return len(self.learned)

    def chances(self, blur: float) -> Chances:
        """The chance of the move that was made, for each way of looking."""
        hides = any(self.subtle) and not all(self.subtle)
        rows = [[worth + EVIDENT * blur * plain for worth, plain in zip(row, self.evident, strict=True)] for row in self.worths]
        return tuple(
            (logit(_seen(row, self.subtle), blur)[self.place] if hides else open_eyed, open_eyed)
            for row in rows
            for open_eyed in [logit(row, blur)[self.place]]
        )

    def as_fields(self) -> dict[str, Any]:
        """The same for JSON; `rated_again` reads it."""
        habits = {name: list(count) for name, count in self.habits.items()}
        return {
            "made": self.place,
            "worths": self.worths,
            "learned": self.learned,
            "subtle": self.subtle,
            "evident": self.evident,
            "habits": habits,
        }


def rated_again(fields: Mapping[str, Any]) -> Rated:
    """The rated choice that `Rated.as_fields` has written.

    >>> choice = Rated(0, ((3, 1), (3, 1), (2, 5)), (2, 5), (False, True), (True, False), {"jacks": (True, 0.5)})
    >>> rated_again(choice.as_fields()) == choice
    True
    """
    first, short, club = (tuple(row) for row in fields["worths"])
    habits = {str(name): (bool(chosen), float(club_chance)) for name, (chosen, club_chance) in fields["habits"].items()}
    learned, subtle, evident = (tuple(fields[name]) for name in ("learned", "subtle", "evident"))
    return Rated(int(fields["made"]), (first, short, club), learned, subtle, evident, habits)


def rate(choice: Choice) -> Rated | None:
    """The moves of a choice as each way of looking rates them; None where a bot has no choice, or would never make this move."""
    view, moves = choice.view, polite_moves(choice.view, choice.moves)
    if choice.move not in moves or len(moves) < 2:
        return None
    first, short, club = (tuple(player.worths(view, moves)) for player in (Plain(), Forgetful(), Greedy()))
    place = moves.index(choice.move)
    hard, plain = (
        tuple(bool(rule(view.record, view.house, move)) for move in moves)
        for rule in (view.game.judgement.subtle, view.game.judgement.evident)
    )
    habits = {}
    chance_of_each = logit(club, 0)
    for habit in view.game.judgement.habits:
        kind = [habit.is_made(view.record, view.house, move) for move in moves]
        if any(kind) and not all(kind):
            habits[habit.name] = kind[place], sum(chance for chance, is_such in zip(chance_of_each, kind, strict=True) if is_such)
    return Rated(place, (first, short, club), tuple(Expert().worths(view, moves)), hard, plain, habits)


def _seen(worths: Sequence[float], subtle: Sequence[bool]) -> list[float]:
    return [-math.inf if hidden else worth for worth, hidden in zip(worths, subtle, strict=True)]


def logit(worths: Sequence[float], blur: float) -> list[float]:
    """The chance of each move by a logit of the worths, and without a blur the same for each of the best.

    What is worth more than CUT blurs less than the best has none.

    >>> logit([100, 100, 0], 0)
    [0.5, 0.5, 0.0]
    """
    best = max(worths)
    weights = [math.exp((worth - best) / max(1, blur)) if worth >= best - CUT * blur else 0.0 for worth in worths]
    total = sum(weights)
    return [weight / total for weight in weights]


def likelihood(rated: Sequence[Rated], mistakes: Mistakes) -> list[float]:
    """The chance of each choice by somebody with these mistakes."""
    looks = mistakes.glances, mistakes.forgets, THOUSAND - mistakes.glances - mistakes.forgets
    hidden, seen = mistakes.overlooks / THOUSAND, 1 - mistakes.overlooks / THOUSAND
    return [
        with_random_moves(
            each, sum(look / THOUSAND * (hidden * a + seen * b) for look, (a, b) in zip(looks, each.chances(mistakes.blur), strict=True))
        )
        for each in rated
    ]


def with_random_moves(rated: Rated, chance: float) -> float:
    """The chance of a choice, when some choices are any move at all."""
    return (1 - RANDOM_SHARE_WITH_MISTAKES) * chance + RANDOM_SHARE_WITH_MISTAKES / rated.moves


# A checker that saw this would take every name for one of the module's.
if not TYPE_CHECKING:
    __getattr__ = old_names(__name__)
