"""Habits: the kinds of moves that somebody makes clearly more often, or clearly less often, than a club player in the same place.

It counts where a move of a kind could be made, and another one too. There it is noted whether one was made, and how likely a club player
makes one. Only where these two differ does a choice say something. Without a habit the differences are as often for it as against it: that
is the sign test. With more habits one is more often there by chance, and clearer differences are needed (Bonferroni's correction).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, comb, floor

from ...engine.game import Game, Habit
from ...renamed import old_attribute
from .rated import Rated

DOUBT = 0.05
"""So often a habit is found in somebody who has none of those of a game."""


@dataclass(frozen=True)
class HabitCount:
    """How often somebody made moves of a kind.

    - times: how often such a move was made, of the choices that had one and another move.
    - club: so often a club player would have made one, on average.
    - over, under: by how much more, and how much less, summed over the choices where they differ.
    """

    habit: Habit
    choices: int
    times: int
    club: float
    over: float
    under: float
    made = old_attribute("made", "times")

    @property
    def is_more(self) -> bool:
        """Whether such moves are made more often than by a club player."""
        return self.over > self.under

    def is_clear(self, habits: int = 1) -> bool:
        """Whether that is more than chance; habits: the number of habits that are tested at once."""
        most, least = max(self.over, self.under), min(self.over, self.under)
        return habits * sign_test(floor(most), ceil(least)) < DOUBT


def sign_test(most: int, least: int) -> float:
    """The chance that `most` differences or more are on one side, whichever that is, if both sides are as likely.

    >>> sign_test(5, 0), sign_test(3, 3)
    (0.0625, 1.0)
    """
    total = most + least
    return min(1.0, 2 * sum(comb(total, number) for number in range(most, total + 1)) / 2**total) if most > least else 1.0


def counted(game: Game, rated: Sequence[Rated]) -> list[HabitCount]:
    """How often moves of each kind were made; a kind that could not be chosen is left out."""
    counts = []
    for habit in game.judgement.habits:
        noted = [each.habits[habit.name] for each in rated if habit.name in each.habits]
        if noted:
            apart = [times - club for times, club in noted]
            times, club = sum(times for times, _ in noted), sum(club for _, club in noted)
            counts.append(HabitCount(habit, len(noted), times, club, sum(d for d in apart if d > 0), -sum(d for d in apart if d < 0)))
    return counts


def clear_habits(game: Game, rated: Sequence[Rated]) -> list[HabitCount]:
    """The habits that are more than chance, the clearest first."""
    counts = counted(game, rated)
    clear = [count for count in counts if count.is_clear(len(counts))]
    return sorted(clear, key=lambda count: sign_test(floor(max(count.over, count.under)), ceil(min(count.over, count.under))))
