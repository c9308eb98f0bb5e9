"""How the levels for people err in each game: numbers that were fitted in whole matches (docs/bots.md).

The numbers of a game are the file `LAPSES.toml` in its folder, which `python benchmarks/levels.py --fit --write` writes.

>>> lapses_of("basra")["casual"].blur > 0
True
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cache

from . import GAMES
from .books import folder_of

FILE = "LAPSES.toml"
THOUSAND = 1000
"""Chances are whole numbers of so many parts."""


@dataclass(frozen=True)
class Lapses:
    """How somebody errs. The first three are chances in thousandths, drawn anew for each choice.

    - glances: it judges at first sight (`Judgement.plain`).
    - forgets: it judges with a short memory, a small vocabulary or a plainer judgement (`Judgement.recall`).
    - overlooks: it does not see the moves that are hard to see (`Judgement.subtle`).
    - blur: how far it misjudges a worth, in the unit of `Judgement.weigh`. The choice is a logit of the worths with this temperature. Of
      two moves of nearly equal worth the lesser one is made often, and one that is far worse hardly ever.

    Raises ValueError that says what is allowed.
    """

    glances: int = 0
    forgets: int = 0
    overlooks: int = 0
    blur: int = 0

    def __post_init__(self) -> None:
        """Refuse what is no chance."""
        for name, value in asdict(self).items():
            if not isinstance(value, int) or isinstance(value, bool) or value < 0 or (name != "blur" and value > THOUSAND):
                raise ValueError(f"{name} cannot be {value!r}: a whole number from 0{'' if name == 'blur' else f' to {THOUSAND}'}.")
        if self.glances + self.forgets > THOUSAND:
            raise ValueError(f"glances and forgets cannot be {self.glances} and {self.forgets}: at most {THOUSAND} together.")

    def __bool__(self) -> bool:
        """Whether it errs at all."""
        return any(asdict(self).values())


USUAL = {"beginner": Lapses(250, 250, 500, 200), "simple": Lapses(150, 150, 300, 100), "casual": Lapses(50, 50, 100, 50)}
"""How the levels err in a game for which nobody has fitted them."""


class LapsesError(ValueError):
    """A file of lapses that cannot be used; the sentence names the file and what is wrong there."""


@cache
def lapses_of(game: str) -> Mapping[str, Lapses]:
    """How each level for people errs in the game of this name; USUAL where it has no file."""
    if game not in GAMES:
        return USUAL
    path = folder_of(GAMES[game]) / FILE
    return read_lapses(path.read_text(encoding="utf-8"), f"{game}/{FILE}") if path.exists() else USUAL


def read_lapses(text: str, place: str) -> dict[str, Lapses]:
    """The lapses in a text, by level; LapsesError says what is wrong and what is allowed.

    place: names the file in an error.

    >>> read_lapses("[beginner]", "mine.toml")
    Traceback (most recent call last):
    kahve.games.lapses.LapsesError: mine.toml: there must be beginner, simple, casual, each with glances, forgets, overlooks, blur.
    """
    try:
        given = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise LapsesError(f"{place}: {error}.") from None
    fields = tuple(asdict(Lapses()))
    if set(given) != set(USUAL) or any(not isinstance(row, dict) or set(row) != set(fields) for row in given.values()):
        raise LapsesError(f"{place}: there must be {', '.join(USUAL)}, each with {', '.join(fields)}.")
    try:
        return {name: Lapses(**given[name]) for name in USUAL}
    except ValueError as error:
        raise LapsesError(f"{place}: {error}") from None


def written_lapses(lapses: Mapping[str, Lapses]) -> str:
    """The text of a file of lapses."""
    parts = ["# How the levels for people err: written by `python benchmarks/levels.py --fit --write` (docs/bots.md)."]
    for name in USUAL:
        parts.append(f"[{name}]\n" + "\n".join(f"{field} = {value}" for field, value in asdict(lapses[name]).items()))
    return "\n\n".join(parts) + "\n"


__all__ = ["FILE", "USUAL", "Lapses", "LapsesError", "lapses_of", "read_lapses", "written_lapses"]
