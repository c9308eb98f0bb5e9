"""The mistakes of the levels for people in each game: numbers that were fitted in whole matches (docs/bots.md).

The numbers of a game are the file `MISTAKES.toml` in its folder, which `python benchmarks/levels.py --fit --write` writes.

>>> mistakes_of("basra")["casual"].blur > 0
True
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cache
from typing import TYPE_CHECKING

from ..renamed import old_names
from . import package_of
from .books import text_beside

FILE = "MISTAKES.toml"
THOUSAND = 1000
"""The parts in which chances are counted."""


@dataclass(frozen=True)
class Mistakes:
    """How often somebody makes each kind of mistake. The first three are chances in thousandths, drawn again for each choice.

    - glances: it judges at first sight (`Judgement.plain`).
    - forgets: it judges with a short memory, a small vocabulary or a plainer judgement (`Judgement.recall`).
    - overlooks: it does not see the moves that are hard to see (`Judgement.subtle`).
    - blur: how blurred it sees a worth, in the unit of `Judgement.weigh`. The choice is a logit of the worths with this temperature. Of
      two moves of nearly equal worth the lesser one is made often, and one that is far worse hardly ever.

    Raises ValueError that says what is allowed.
    """

    glances: int = 0
    forgets: int = 0
    overlooks: int = 0
    blur: int = 0

    def __post_init__(self) -> None:
        """Refuse a number that cannot be a chance."""
        for name, value in asdict(self).items():
            if not isinstance(value, int) or isinstance(value, bool) or value < 0 or (name != "blur" and value > THOUSAND):
                raise ValueError(f"{name} cannot be {value!r}: a whole number from 0{'' if name == 'blur' else f' to {THOUSAND}'}.")
        if self.glances + self.forgets > THOUSAND:
            raise ValueError(f"glances and forgets cannot be {self.glances} and {self.forgets}: at most {THOUSAND} together.")

    def __bool__(self) -> bool:
        """Whether there is any mistake."""
        return any(asdict(self).values())


USUAL = {"beginner": Mistakes(250, 250, 500, 200), "simple": Mistakes(150, 150, 300, 100), "casual": Mistakes(50, 50, 100, 50)}
"""The mistakes of the levels in a game for which nobody has fitted them."""


class MistakesError(ValueError):
    """A file of mistakes that cannot be used; the sentence names the file and what is wrong there."""


@cache
def mistakes_of(game: str) -> Mapping[str, Mistakes]:
    """The mistakes of each level for people in the game of this name; USUAL where it has no file."""
    text = text_beside(package_of(game), FILE)
    return USUAL if text is None else read_mistakes(text, f"{game}/{FILE}")


def read_mistakes(text: str, place: str) -> dict[str, Mistakes]:
    """The mistakes in a text, by level; MistakesError says what is wrong and what is allowed.

    place: names the file in an error.

    >>> read_mistakes("[beginner]", "mine.toml")
    Traceback (most recent call last):
    kahve.games.mistakes.MistakesError: mine.toml: there must be beginner, simple, casual, each with glances, forgets, overlooks, blur.
    """
    try:
        given = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise MistakesError(f"{place}: {error}.") from None
    fields = tuple(asdict(Mistakes()))
    if set(given) != set(USUAL) or any(not isinstance(row, dict) or set(row) != set(fields) for row in given.values()):
        raise MistakesError(f"{place}: there must be {', '.join(USUAL)}, each with {', '.join(fields)}.")
    try:
        return {name: Mistakes(**given[name]) for name in USUAL}
    except ValueError as error:
        raise MistakesError(f"{place}: {error}") from None


def mistakes_text(mistakes: Mapping[str, Mistakes]) -> str:
    """The text of a file of mistakes."""
    parts = ["# The mistakes of the levels for people: written by `python benchmarks/levels.py --fit --write` (docs/bots.md)."]
    for name in USUAL:
        parts.append(f"[{name}]\n" + "\n".join(f"{field} = {value}" for field, value in asdict(mistakes[name]).items()))
    return "\n\n".join(parts) + "\n"


# A checker that saw this would take every name for one of the module's.
if not TYPE_CHECKING:
    __getattr__ = old_names(__name__)
