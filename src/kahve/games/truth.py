"""How much of a difference that a review finds is there in truth, in each game: a number that was measured (docs/review.md).

The number of a game is in the file `TRUTH.toml` in its folder, which `python benchmarks/truth.py --fit FOLDER --write` writes.

>>> 0 < truth_of("pisti").shrunk(4.0, 0.5) < 4
True
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache

from . import GAMES
from .books import folder_of

FILE = "TRUTH.toml"
MOST = 2.0
"""No review tells of more than twice what it has found."""


class TruthError(ValueError):
    """A file of truth that cannot be used; the sentence names the file and what is wrong there."""


@dataclass(frozen=True)
class Truth:
    """What is there in truth of the points that a review finds in a game.

    share: the share of a difference that is known without error. It is less than 1 where the search believes too well of some moves.

    Raises ValueError that says what is allowed.
    """

    share: float = 1.0

    def __post_init__(self) -> None:
        """Refuse what is no share."""
        if isinstance(self.share, bool) or not isinstance(self.share, int | float) or not 0 < self.share <= MOST:
            raise ValueError(f"share cannot be {self.share!r}: allowed are numbers above 0, to {MOST:g}.")

    def shrunk(self, less: float, error: float) -> float:
        """The expected points of a difference of so many that was found with this standard error.

        Of the square of a difference that is found, the square of its error is chance. What is left of it is the variance of the true
        difference. The expected value follows from both, as in James and Stein, "Estimation with Quadratic Loss" (1961). A difference
        that is not greater than its error comes to nothing.

        >>> Truth(0.5).shrunk(4.0, 2.0), Truth(0.5).shrunk(-4.0, 2.0), Truth(0.5).shrunk(1.0, 2.0)
        (1.5, -1.5, 0.0)
        """
        return self.share * less * (1 - (error / less) ** 2) if abs(less) > error else 0.0


@cache
def truth_of(game: str) -> Truth:
    """What is there in truth of a difference in the game of this name; all of it where nobody has measured."""
    if game not in GAMES:
        return Truth()
    path = folder_of(GAMES[game]) / FILE
    return read_truth(path.read_text(encoding="utf-8"), f"{game}/{FILE}") if path.exists() else Truth()


def read_truth(text: str, place: str) -> Truth:
    """The share in a text; TruthError says what is wrong and what is allowed.

    place: names the file in an error.

    >>> read_truth("part = 1", "mine.toml")
    Traceback (most recent call last):
    kahve.games.truth.TruthError: mine.toml: share alone is allowed, and there is part.
    """
    try:
        given = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise TruthError(f"{place}: {error}.") from None
    if set(given) != {"share"}:
        raise TruthError(f"{place}: share alone is allowed, and there is {', '.join(given) or 'nothing'}.")
    try:
        return Truth(**given)
    except ValueError as error:
        raise TruthError(f"{place}: {error}") from None


def written_truth(truth: Truth, measured: bool, command: str) -> str:
    """The text of a file of truth. measured: whether this game was. command: what wrote it, as somebody types it."""
    which = "of this game" if measured else "of the family on average, because nobody has measured this game"
    return f"# The share {which}: written by `{command}` (docs/review.md).\nshare = {truth.share:g}\n"


__all__ = ["FILE", "Truth", "TruthError", "read_truth", "truth_of", "written_truth"]
