"""The games of the house, one line each, and the ways to open a table at one."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from functools import cache
from importlib import import_module
from pathlib import Path

from ..engine.game import Game
from ..engine.log import replay
from ..engine.table import Table, from_position
from ..engine.text import PositionError, read_position

GAMES = {
    "pisti": "kahve.games.pile.pisti",
    "pishti": "kahve.games.pile.pishti",
    "dry_game": "kahve.games.pile.dry_game",
    "foxtrot": "kahve.games.pile.foxtrot",
    "basra": "kahve.games.floor.basra",
    "pastra": "kahve.games.floor.pastra",
    "hand_and_foot": "kahve.games.melding.hand_and_foot",
    "hand_knee_and_foot": "kahve.games.melding.hand_knee_and_foot",
    "quist": "kahve.games.letters.quist",
    "animal_quist": "kahve.games.letters.animal_quist",
    "chili_dog": "kahve.games.letters.chili_dog",
    "turtle": "kahve.games.letters.turtle",
    "soup": "kahve.games.letters.soup",
}
"""Name -> the folder whose `GAME` it is. A new game is its folder and one line here."""


class UnknownGame(ValueError):  # noqa: N818 - a sentence for people
    """A game that this house does not have; lists those it has."""


@cache
def game(name: str) -> Game:
    """The game of this name; UnknownGame lists those there are.

    >>> game("pisti").title
    'Pisti'
    """
    if name not in GAMES:
        near = difflib.get_close_matches(name, GAMES, 1)
        hint = f" Did you mean {near[0]}?" if near else ""
        raise UnknownGame(f"There is no game {name!r} in this house.{hint} There are {', '.join(GAMES)}.")
    found: Game = import_module(GAMES[name]).GAME
    return found


def all_games() -> list[Game]:
    """Every game of the house, in the order of the list."""
    return [game(name) for name in GAMES]


def rulebook(name: str) -> str:
    """The numbered rulebook of a game, as Markdown."""
    folder = Path(import_module(GAMES[game(name).name]).__file__ or "").parent
    return (folder / "RULES.md").read_text(encoding="utf-8")


def new(name: str, *, preset: str | None = None, dealer: int | None = None, compiled: bool = False, **house: object) -> Table:
    """Open a table at a game, by these house rules over a preset's.

    dealer: the seat that deals first, by default the last, so that seat 0 leads. Raises UnknownGame, HouseError, NotNow (a dealer that
    is no seat).

    >>> new("pisti", preset="two_hand", target=101).house.target
    101
    """
    found = game(name)
    return Table(found, found.settle(house, preset), dealer=dealer, compiled=compiled)


def position(name: str, line: str) -> Table:
    """A table that goes on from a position's line of text; PositionError, HouseError or CardError says what is wrong.

    >>> table = new("pisti", seats=2)
    >>> str(position("pisti", str(table))) == str(table)
    True
    """
    found = game(name)
    house, tables = read_position(found, line)
    return from_position(found, house, tables)


def read(path: str | Path | Iterable[str]) -> Table:
    """The table at the end of a match's log, played again and refereed; LogError names the first difference.

    path: a file's path, or the lines themselves.
    """
    if isinstance(path, (str, Path)):
        with open(path, encoding="utf-8") as lines:
            return replay(lines, game)
    return replay(path, game)


__all__ = ["GAMES", "PositionError", "UnknownGame", "all_games", "game", "new", "position", "read", "rulebook"]
