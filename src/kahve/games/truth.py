"""How much of a difference that a review finds is there in truth, in each game: shares that were measured (docs/review.md).

The shares of a game are in the file `TRUTH.toml` in its folder, which `python benchmarks/truth.py --fit FOLDER --write` writes.

>>> 0 < truth_of("pisti").shrunk(4.0, 0.5) < 4
True
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from math import copysign, inf

from . import GAMES
from .books import folder_of

FILE = "TRUTH.toml"
MOST = 2.0
"""No review tells of more than twice what it has found."""
SHARES = ("share", "beyond", "known")
"""The shares of a game, by their names in its file."""
NAMES = ("share", "first", "beyond", "known")
"""All that a file of truth says."""


class TruthError(ValueError):
    """A file of truth that cannot be used; the sentence names the file and what is wrong there."""


@dataclass(frozen=True)
class Truth:
    """What is there in truth of the points that a review finds in a game.

    - share: the share of the first `first` points of a difference. It is less than 1 where the search believes too well of some moves, and
      because the others err.
    - beyond: the share of the points beyond these. The greatest differences are seldom an error of the search.
    - known: the share of all points where every card was known to the player.

    Raises ValueError that says what is allowed.
    """

    share: float = 1.0
    first: float = 4.0
    beyond: float = 1.0
    known: float = 1.0

    def __post_init__(self) -> None:
        """Refuse what is no share, and no number of points."""
        for name in SHARES:
            value = getattr(self, name)
            if isinstance(value, bool) or not isinstance(value, int | float) or not 0 < value <= MOST:
                raise ValueError(f"{name} cannot be {value!r}: allowed are numbers above 0, to {MOST:g}.")
        if isinstance(self.first, bool) or not isinstance(self.first, int | float) or not 0 < self.first < inf:
            raise ValueError(f"first cannot be {self.first!r}: allowed are numbers of points above 0.")

    def shrunk(self, less: float, error: float, known: bool = False) -> float:
        """The expected points of a difference of so many that was found with this standard error.

        Of the square of a difference that is found, the square of its error is chance. What is left of it is the variance of the true
        difference. The expected value follows from both, as in James and Stein, "Estimation with Quadratic Loss" (1961). A difference
        that is not greater than its error comes to nothing. Of the rest the shares are there.

        >>> half = Truth(share=0.5, first=4.0, beyond=1.0, known=0.9)
        >>> half.shrunk(4.0, 2.0), half.shrunk(-4.0, 2.0), half.shrunk(1.0, 2.0), half.shrunk(9.0, 0.0), half.shrunk(10.0, 0.0, known=True)
        (1.5, -1.5, 0.0, 7.0, 9.0)
        """
        return self.of(without_chance(less, error), known)

    def of(self, points: float, known: bool = False) -> float:
        """How many of so many points are there, of which chance has been taken off."""
        if known:
            return self.known * points
        size = abs(points)
        return copysign(self.share * min(size, self.first) + self.beyond * max(0.0, size - self.first), points)

    def share_at(self, points: float, known: bool = False) -> float:
        """How much of one point more would be there of so many: by this the error of a difference is told, too."""
        if known:
            return self.known
        return self.share if abs(points) <= self.first else self.beyond


def without_chance(less: float, error: float) -> float:
    """What is left of a difference that was found with this standard error, when chance has been taken off.

    >>> without_chance(4.0, 2.0), without_chance(1.0, 2.0)
    (3.0, 0.0)
    """
    return less * (1 - (error / less) ** 2) if abs(less) > error else 0.0


@cache
def truth_of(game: str) -> Truth:
    """What is there in truth of a difference in the game of this name; all of it where nobody has measured."""
    if game not in GAMES:
        return Truth()
    path = folder_of(GAMES[game]) / FILE
    return read_truth(path.read_text(encoding="utf-8"), f"{game}/{FILE}") if path.exists() else Truth()


def read_truth(text: str, place: str) -> Truth:
    """The shares in a text; TruthError says what is wrong and what is allowed.

    place: names the file in an error.

    >>> read_truth("part = 1", "mine.toml")
    Traceback (most recent call last):
    kahve.games.truth.TruthError: mine.toml: share, first, beyond, known are to be given, and there is part.
    """
    try:
        given = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise TruthError(f"{place}: {error}.") from None
    if set(given) != set(NAMES):
        raise TruthError(f"{place}: {', '.join(NAMES)} are to be given, and there is {', '.join(given) or 'nothing'}.")
    try:
        return Truth(**given)
    except ValueError as error:
        raise TruthError(f"{place}: {error}") from None


def written_truth(truth: Truth, measured: bool, command: str) -> str:
    """The text of a file of truth. measured: whether this game was. command: what wrote it, as somebody types it."""
    which = "of this game" if measured else "of the family on average, because nobody has measured this game"
    values = "".join(f"{name} = {getattr(truth, name):g}\n" for name in NAMES)
    return f"# The shares {which}: written by `{command}` (docs/review.md).\n{values}"


__all__ = ["FILE", "Truth", "TruthError", "read_truth", "truth_of", "without_chance", "written_truth"]
