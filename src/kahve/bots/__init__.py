"""The bots: each is `choose(view, moves, rng) -> move`, and never meets a table.

>>> sorted(BOTS)
['greedy', 'random']
"""

from __future__ import annotations

import difflib
import random
from collections.abc import Sequence
from typing import Protocol

from ..engine.table import View


class Bot(Protocol):
    """A player: from what a seat may know, its legal moves and a source of chance it makes a move."""

    def choose(self, view: View, moves: Sequence[int], rng: random.Random) -> int:
        """One of `moves` (move numbers, ascending, at least one). The same view, moves and state of `rng` give the same choice."""
        ...


class UnknownBot(ValueError):  # noqa: N818 - a sentence for people
    """A player that this house does not have; lists those it has."""


BOTS: dict[str, tuple[str, str]] = {
    "random": ("Random", "Plays any card it may."),
    "greedy": ("Greedy", "A good club player: counts what has been seen, keeps its jacks, looks one card ahead."),
}
"""Name -> its title and one sentence."""


def bot(name: str) -> Bot:
    """The bot of this name; UnknownBot lists those there are."""
    from .greedy import Greedy
    from .random import Random

    makers: dict[str, type[Bot]] = {"random": Random, "greedy": Greedy}
    if name not in makers:
        near = difflib.get_close_matches(name, makers, 1)
        hint = f" Did you mean {near[0]}?" if near else ""
        raise UnknownBot(f"There is no player {name!r}.{hint} There are {', '.join(BOTS)}.")
    return makers[name]()


__all__ = ["BOTS", "Bot", "UnknownBot", "bot"]
