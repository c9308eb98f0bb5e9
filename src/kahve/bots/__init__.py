"""The bots: each is `choose(view, moves, rng) -> move`, and never meets a table.

>>> list(BOTS)
['random', 'beginner', 'simple', 'casual', 'greedy', 'master']
"""

from __future__ import annotations

import difflib
import random
from collections.abc import Callable, Sequence
from typing import Protocol

from ..engine.machine import machine
from ..engine.table import View


class Bot(Protocol):
    """A player: from what a seat may know, its legal moves and a source of chance it makes a move."""

    def choose(self, view: View, moves: Sequence[int], rng: random.Random) -> int:
        """One of `moves` (move numbers, ascending, at least one). The same view, moves and state of `rng` give the same choice."""
        ...


def whole_turn(player: Bot, view: View, moves: Sequence[int], rng: random.Random) -> list[int]:
    """The moves of one turn that a bot makes, one after another, from what its seat may know; mostly there is one."""
    made = [player.choose(view, moves, rng)]
    while view.game.turns is not None:
        # The view is enough to go on with: nothing is shown to anybody before the turn is decided.
        begun = view.game.turns.begun(view.house, view.tables, made)
        if begun is None:
            break
        going_on = View(view.game, view.house, view.seat, begun)
        made.append(player.choose(going_on, legal_moves(going_on), rng))
    return made


def is_turn(view: View, moves: Sequence[int], turn: Sequence[int]) -> bool:
    """Whether these moves make one whole turn of the view's seat, which begins with one of `moves`."""
    if not turn or turn[0] not in moves:
        return False
    for at in range(1, len(turn)):
        begun = view.game.turns.begun(view.house, view.tables, turn[:at]) if view.game.turns else None
        if begun is None or turn[at] not in legal_moves(View(view.game, view.house, view.seat, begun)):
            return False
    return view.game.turns is None or view.game.turns.begun(view.house, view.tables, turn) is None


def legal_moves(view: View) -> list[int]:
    """The legal moves of the view's seat, from what it may know."""
    engine = machine(view.game, False)
    out = engine.moves_array()
    return [int(move) for move in out[: engine.legal(view.tables, 0, view.house, out)]]


SEARCH = "search:"
"""What the name of a player that searches begins with."""


class UnknownBot(ValueError):  # noqa: N818 - a sentence for people
    """A player that this house does not have; lists those it has."""


BOTS: dict[str, tuple[str, str]] = {
    "random": ("Random", "Plays any card it may."),
    "beginner": ("Beginner", "Has just learned the game, and slips now and then."),
    "simple": ("Simple", "Takes what it can take, throws what costs least, and thinks no further."),
    "casual": ("Casual", "Plays soundly with a short memory and a small vocabulary, and seldom slips."),
    "greedy": ("Club player", "Counts what has been seen, knows the words, and looks one move ahead."),
    "master": ("Master", "Tries the moves in a hundred deals that could be before making one."),
}
"""Name -> its title and one sentence, from the weakest to the strongest in the games that tell a beginner's way (docs/bots.md)."""


def bot(name: str) -> Bot:
    """The bot of this name; UnknownBot lists those there are, or says what is wrong with a setting.

    Besides those of BOTS there is `search:` with the settings of `kahve.bots.search.Search`, for study: it thinks with compiled rules.

    >>> bot("search:simulations=400,stretches=1").search.stretches
    1
    """
    from .greedy import Forgetful, Greedy, Simple, Slipping
    from .random import Random
    from .rollout import BEGINNER, CASUAL, SLIPS
    from .search import MASTER, Searcher

    makers: dict[str, Callable[[], Bot]] = {
        "random": Random,
        "beginner": lambda: Slipping(Simple(), SLIPS[BEGINNER]),
        "simple": Simple,
        "casual": lambda: Slipping(Forgetful(), SLIPS[CASUAL]),
        "greedy": Greedy,
        "master": lambda: Searcher(MASTER),
    }
    if name.startswith(SEARCH):
        from .search import read_search

        try:
            return read_search(name.removeprefix(SEARCH))
        except ValueError as error:  # one of its settings
            raise UnknownBot(f"There is no player {name!r}. {error}") from None
    if name not in makers:
        near = difflib.get_close_matches(name, makers, 1)
        hint = f" Did you mean {near[0]}?" if near else ""
        raise UnknownBot(f"There is no player {name!r}.{hint} There are {', '.join(BOTS)}, and {SEARCH}simulations=N.")
    return makers[name]()


__all__ = ["BOTS", "Bot", "UnknownBot", "bot", "is_turn", "whole_turn"]
