"""The bots: each is `choose(view, moves, rng) -> move`, and never meets a table.

>>> list(BOTS)
['random', 'beginner', 'simple', 'casual', 'greedy', 'master']
"""

from __future__ import annotations

import difflib
import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Protocol

from ..engine.game import Game
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


class UnknownBot(ValueError):  # noqa: N818 - a sentence for people
    """A player that this house does not have; lists those it has."""


BOTS: dict[str, tuple[str, str]] = {
    "random": ("Random", "Plays any card it may."),
    "beginner": ("Beginner", "Has just learned the game, and slips now and then."),
    "simple": ("Simple", "Takes what it can take, throws what costs least, and thinks no further."),
    "casual": ("Casual", "Plays soundly with a short memory and a small vocabulary, and seldom slips."),
    "greedy": ("Club player", "Counts what has been seen, knows the words, and looks one move ahead."),
    "master": ("Master", "Tries its moves in hundreds of deals that could be, or judges by what was learned in play."),
}
"""Name -> its title and one sentence, from the weakest to the strongest in the games that tell a beginner's way (docs/bots.md)."""


def bot(name: str) -> Bot:
    """The bot of this name; UnknownBot lists those there are, or says what is wrong with a setting.

    Besides those of BOTS there are, for study, `expert`, which is `greedy` with the judgement by which `master` plays where it does not
    search, `search:` with the settings of `kahve.bots.search.Search`, which thinks with compiled rules, and `net:` with the file of a
    network that `kahve lab train` has taught.

    >>> bot("search:simulations=400,stretches=1").search.stretches
    1
    >>> bot("net:nowhere.npz")
    Traceback (most recent call last):
    kahve.bots.UnknownBot: There is no player 'net:nowhere.npz'. There is no file nowhere.npz.
    """
    from .greedy import Expert, Forgetful, Greedy, Simple, Slipping
    from .random import Random
    from .rollout import BEGINNER, CASUAL, SIMPLE
    from .search import MASTER, Searcher

    makers: dict[str, Callable[[], Bot]] = {
        "random": Random,
        "beginner": lambda: Slipping(Simple(), BEGINNER),
        "simple": lambda: Slipping(Simple(), SIMPLE),
        "casual": lambda: Slipping(Forgetful(), CASUAL),
        "greedy": Greedy,
        "expert": Expert,
        "master": lambda: Searcher(MASTER),
    }
    kind, colon, rest = name.partition(":")
    if colon and kind in KINDS:
        try:
            return KINDS[kind](rest)
        except ValueError as error:  # a setting, or the file
            raise UnknownBot(f"There is no player {name!r}. {error}") from None
    if name not in makers:
        near = difflib.get_close_matches(name, makers, 1)
        hint = f" Did you mean {near[0]}?" if near else ""
        raise UnknownBot(
            f"There is no player {name!r}.{hint} There are {', '.join(BOTS)}; for study expert, search:simulations=N and net:FILE."
        )
    return makers[name]()


def _searcher(settings: str) -> Bot:
    from .search import read_search

    return read_search(settings)


def _net(file: str) -> Bot:
    from .net import Net

    return Net(Path(file))


KINDS: dict[str, Callable[[str], Bot]] = {"search": _searcher, "net": _net}
"""What makes a player whose name goes on after a colon, from the rest of the name; ValueError says what is wrong with that."""


def check_bot(name: str, game: Game, house: Any) -> None:
    """UnknownBot where there is no player of this name, or it cannot play this game by these house rules."""
    from .net import CheckpointError, Net

    found = bot(name)
    if isinstance(found, Net):
        try:
            found.check(game, house)
        except CheckpointError as error:
            raise UnknownBot(str(error)) from None


def fingerprint(name: str) -> str | None:
    """A hash of the file that a player of this name is read from, as it is now; None for one that is written in the house."""
    from .net import Net

    found = bot(name)
    return found.fingerprint if isinstance(found, Net) else None


__all__ = ["BOTS", "KINDS", "Bot", "UnknownBot", "bot", "check_bot", "fingerprint", "is_turn", "legal_moves", "whole_turn"]
