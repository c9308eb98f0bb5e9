"""How much of a difference that a review finds is there in truth, in each game: shares that were measured (docs/review.md).

They are in the file `TRUTH.toml` in the folder of the game, which `python benchmarks/truth.py --fit FOLDER --write` writes.

>>> 0 < truth_of("pisti").shrunk(4.0, 0.5) < 4
True
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from math import log2

from . import package_of
from .books import text_beside

FILE = "TRUTH.toml"
MOST = 2.0
"""No review tells of more than twice what it has found."""
LEAST = 0.01
"""No review tells of less than this share of it."""
SMALL, GREAT = 1 / 8, 16
"""Beyond these parts of `around` the share neither changes: smaller and greater differences are too few to tell."""
ALLOWED = {"share": (LEAST, MOST), "rise": (-0.1, 1), "around": (0.01, 10_000), "known": (LEAST, MOST)}
"""All that a file of truth says, with the least and the most that each may be. If the share fell faster, a greater difference could be told
as a smaller one."""


class TruthError(ValueError):
    """A file of truth that cannot be used; the sentence names the file and what is wrong there."""


@dataclass(frozen=True)
class Truth:
    """What is there in truth of the points that a review finds in a game.

    - share, around: the share of a difference of `around` points. It is less than 1 where the search believes too well of some moves, and
      because the others make mistakes.
    - rise: how much greater the share is of a difference twice as great; less than 0 where it is smaller.
    - known: the share of any difference where every card was known to the player.

    Raises ValueError that says what is allowed.
    """

    share: float = 1.0
    rise: float = 0.0
    around: float = 2.0
    known: float = 1.0

    def __post_init__(self) -> None:
        """Refuse what cannot be a share, a rise or a number of points."""
        for name, (least, most) in ALLOWED.items():
            value = getattr(self, name)
            if isinstance(value, bool) or not isinstance(value, int | float) or not least <= value <= most:
                raise ValueError(f"{name} cannot be {value!r}: allowed are numbers from {least:g} to {most:g}.")

    def shrunk(self, less: float, error: float, known: bool = False) -> float:
        """The expected points of a difference of `less` that was found with this standard error.

        Of the square of a difference that is found, the square of its error is chance. What is left of it is the variance of the true
        difference. The expected value follows from both, as in James and Stein, "Estimation with Quadratic Loss" (1961). A difference
        that is not greater than its error comes to nothing. Of the rest the share is there.

        >>> half = Truth(share=0.5, rise=0.1, around=2.0, known=0.9)
        >>> [round(half.shrunk(less, 0.0), 3) for less in (2.0, 4.0, 8.0, -8.0)], round(half.shrunk(4.0, 2.0, known=True), 3)
        ([1.0, 2.4, 5.6, -5.6], 2.7)
        """
        left = without_chance(less, error)
        return self.share_at(left, known) * left

    def share_at(self, points: float, known: bool = False) -> float:
        """How much is there of a difference of `points` points, of which chance has been taken off."""
        if known:
            return self.known
        doublings = log2(min(GREAT, max(SMALL, abs(points) / self.around)))
        return min(MOST, max(LEAST, self.share + self.rise * doublings))


def without_chance(less: float, error: float) -> float:
    """What is left of a difference that was found with this standard error, when chance has been taken off.

    >>> without_chance(4.0, 2.0), without_chance(1.0, 2.0)
    (3.0, 0.0)
    """
    return less * (1 - (error / less) ** 2) if abs(less) > error else 0.0


@cache
def truth_of(game: str) -> Truth:
    """What is there in truth of a difference in the game of this name; all of it where nobody has measured."""
    text = text_beside(package_of(game), FILE)
    return Truth() if text is None else read_truth(text, f"{game}/{FILE}")


def read_truth(text: str, place: str) -> Truth:
    """The shares in a text; TruthError says what is wrong and what is allowed.

    place: names the file in an error.

    >>> read_truth("part = 1", "mine.toml")
    Traceback (most recent call last):
    kahve.games.truth.TruthError: mine.toml: share, rise, around, known are to be given, and there is part.
    """
    try:
        given = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise TruthError(f"{place}: {error}.") from None
    if set(given) != set(ALLOWED):
        raise TruthError(f"{place}: {', '.join(ALLOWED)} are to be given, and there is {', '.join(given) or 'nothing'}.")
    try:
        return Truth(**given)
    except ValueError as error:
        raise TruthError(f"{place}: {error}") from None


def written_truth(truth: Truth, measured: bool, command: str) -> str:
    """The text of a file of truth. measured: whether this game was. command: what wrote it, as somebody types it."""
    which = "of this game" if measured else "of the family on average, because nobody has measured this game"
    values = "".join(f"{name} = {getattr(truth, name):g}\n" for name in ALLOWED)
    return f"# The shares {which}: written by `{command}` (docs/review.md).\n{values}"
