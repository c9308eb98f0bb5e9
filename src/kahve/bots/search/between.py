"""Players between two levels, among them one by a number: `strength:3.4` is a little over the third level of a game's ladder.

So somebody can have an opponent at a level of their own, which moves with their results (`moved`).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from functools import cache

from ...cards.quoting import quoted
from ...engine.game import Game
from ...engine.view import View
from ...games.mistakes import THOUSAND
from ...games.rungs import rungs_of
from ...language import message
from ..players.choosing import Bot, whole_turn
from ..players.levels import LEVELS, Level, ladder, level
from ..players.settings import MASTER
from .searcher import Searcher

Parts = tuple[Level, Level, float]
"""Two levels, and the share of turns like the stronger one."""
LEAST, MOST = 1.0, 9.0
"""The bounds of a strength. One that is more than the ladder of a game has is as its last level."""
AT_FIRST = 2.0
"""The strength of somebody of whom nothing is known."""
STEP = 0.8
"""How far a match moves somebody who could not be expected to win it at all."""


class Mixed(Searcher):
    """Makes some of its turns like one level, and the others like a stronger one."""

    def __init__(self, parts: Callable[[Game], Parts], make: Callable[[str], Bot]) -> None:
        """parts: the two levels in a game, and the share of turns like the stronger one. make: makes the player of a level."""
        super().__init__(MASTER)
        self._parts, self._make = parts, cache(make)

    def _drawn(self, game: Game, rng: random.Random) -> Bot:
        lower, upper, share = self._parts(game)
        return self._make((upper if rng.random() < share else lower).name)

    def helps(self, game: Game) -> bool:
        """Whether one of its levels searches in this game."""
        lower, upper, share = self._parts(game)
        return super().helps(game) and bool(lower.search or (share and upper.search))

    def choose(self, view: View, moves: Sequence[int], rng: random.Random) -> int:
        """The move of one of its levels."""
        return self._drawn(view.game, rng).choose(view, moves, rng)

    def choose_turn(self, view: View, moves: Sequence[int], rng: random.Random) -> list[int]:
        """The whole turn of one of its levels."""
        return whole_turn(self._drawn(view.game, rng), view, moves, rng)


def rung(name: str, game: Game) -> Parts:
    """The parts of a level between club player and master in a game; one that the game does not offer is as master."""
    return level("greedy"), level("master"), rungs_of(game.name).get(name, THOUSAND) / THOUSAND


def between(strength: float, game: Game) -> Parts:
    """The levels of this game between which a strength lies, and the share of turns like the stronger one.

    >>> from kahve.games import game
    >>> lower, upper, share = between(3.25, game("pisti"))
    >>> lower.name, upper.name, share
    ('casual', 'greedy', 0.25)
    """
    steps = ladder(game)
    place = min(max(strength, LEAST), float(len(steps))) - 1
    lower = min(int(place), len(steps) - 2)
    return steps[lower], steps[lower + 1], place - lower


def read_strength(text: str) -> float:
    """The strength in a name; ValueError says what is allowed."""
    try:
        strength = float(text)
    except ValueError:
        strength = 0.0
    if not LEAST <= strength <= MOST:
        raise ValueError(message("bots-strength-out-of-range", value=quoted(text), least=f"{LEAST:g}", most=f"{MOST:g}"))
    return strength


def strength_of(fit: Mapping[str, float], game: Game) -> float:
    """The mean strength of levels, each with its share. A level that is not on the ladder counts as the one before it.

    >>> from kahve.games import game
    >>> strength_of({"beginner": 0.5, "casual": 0.5}, game("pisti"))
    2.0
    """
    places, passed = dict[str, float](), 0
    for each in LEVELS:
        passed += each in ladder(game)
        places[each.name] = max(LEAST, float(passed))
    return sum(share * places[name] for name, share in fit.items())


def moved(strength: float, others: Sequence[float], score: float) -> float:
    """The strength of somebody after a match: one step stronger wins two matches in three, as in the Elo system (Elo, 1978).

    others: the strengths of the opponents. score: the share of them that were beaten, a level one counted half.

    >>> round(moved(2.0, [2.0], 1.0), 2), round(moved(2.0, [4.0], 0.0), 2)
    (2.4, 1.84)
    """
    expected = sum(1 / (1 + 2 ** (other - strength)) for other in others) / len(others)
    return min(MOST, max(LEAST, strength + STEP * (score - expected)))
