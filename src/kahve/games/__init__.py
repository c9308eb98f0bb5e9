"""The games that come with Kahve, one line each, and the ways to open a table at one."""

from __future__ import annotations

import copyreg
import pickle
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from ..cards.nearest import did_you_mean
from ..cards.quoting import quoted
from ..engine.game import Game
from ..engine.house import HouseError, with_files
from ..engine.house_line import read_line
from ..engine.log import lines_of, replay
from ..engine.sheet import Sheet
from ..engine.sheet import read_sheet as sheet_for
from ..engine.table import Table, from_position
from ..engine.text import PositionError, read_position
from ..language import is_game_translated, language, message, paragraph
from .books import rulebook_file, whole_rulebook
from .called import called
from .own_games import OwnGameError, all_own_games, is_place, named_game, own_game, own_package, own_place

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
"""Name -> the folder whose `GAME` it is. A new game of Kahve is its folder and one line here."""


class UnknownGame(ValueError):  # noqa: N818 - a sentence for people
    """A game that Kahve does not have; lists those it has."""


def game(name: str) -> Game:
    """The game of this name, built in or of an installed package; UnknownGame lists those there are, OwnGameError says why not that one.

    >>> game("pisti").title
    'Pisti'
    """
    if not isinstance(name, str):
        there_are = message("games-there-are", names=tuple(GAMES))
        raise UnknownGame(paragraph(message("games-name-is-no-text", name=quoted(name)), there_are))
    return _game(name)


@cache
def _game(name: str) -> Game:
    if name not in GAMES:
        own = own_game(name, GAMES)
        if own is not None:
            return own
        known = called(name, all_games())
        hint = message("cards-did-you-mean", name=known.name) if known else did_you_mean(name, GAMES)
        there_are = message("games-there-are", names=tuple(GAMES))
        raise UnknownGame(paragraph(message("games-no-such-game", name=quoted(name)), hint, there_are))
    loaded: Game = import_module(GAMES[name]).GAME
    return loaded


def find(name: str) -> Game:
    """The game of this name, or of somebody's own by the path of its module, as `mypackage.mygame`; from then on its name will do.

    It runs the code of that module, so a name that came over a network goes to `game`. Raises UnknownGame, OwnGameError.

    >>> find("pisti") is game("pisti")
    True
    """
    return named_game(name, GAMES) if is_place(name) else game(name)


def package_of(name: str) -> str | None:
    """The module of the game of this name, beside which its files lie; None for a game that is not known by its name."""
    return GAMES.get(name) or own_package(name)


def _by_name(chosen: Game) -> tuple[Callable[[str], Game], tuple[str]]:
    """How a game is pickled: by its name, or by where it was found, so that every process has the one that it finds."""
    if package_of(chosen.name) is None or game(chosen.name) is not chosen:
        raise pickle.PicklingError(f"{chosen.title} is not in the list of games, and a game is pickled by its name")
    return find, (own_place(chosen.name) or chosen.name,)


copyreg.pickle(Game, _by_name)


def all_games() -> list[Game]:
    """Every game that comes with Kahve, in the order of the list, and then those of somebody's own that can be played."""
    return [*map(game, GAMES), *all_own_games(GAMES)]


def rulebook(name: str) -> str:
    """The numbered rulebook of a game as Markdown, in the language of the context, or in English where it is not translated."""
    package = _package(name)
    path = rulebook_file(package, language()) or rulebook_file(package, "en")
    assert path is not None, "every game has an English rulebook"
    return whole_rulebook(path)


def _package(name: str) -> str:
    package = package_of(game(name).name)
    assert package is not None, "a game that is found by its name has a module"
    return package


def language_of_rulebook(name: str) -> str:
    """The language in which `rulebook` has a game now: that of the context, or English."""
    return language() if rulebook_file(_package(name), language()) else "en"


def not_translated(name: str) -> str:
    """The sentence that says that a game is in English for now; empty where the language of the context has it."""
    return "" if is_game_translated(game(name).noun) else message("games-not-translated")


def rulebook_not_translated(name: str) -> str:
    """The sentence that says that a rulebook is in English for now; empty where the language of the context has it."""
    return "" if language_of_rulebook(name) == language() else message("games-rulebook-not-translated")


def settled(
    chosen: str | Game, house: Mapping[str, object] | str | None = None, preset: str | None = None, **rules: object
) -> tuple[Game, Any]:
    """A game and its house tuple, from house rules said as every public call takes them.

    - chosen: the name of a game, the path of the module of somebody's own (`find`), or the game.
    - house: the rules by name, or a line of text (`kahve.engine.house_line`).
    - rules: house rules as keywords. They replace those of `house`, and both replace those of the preset. A row that can be given as a file
      takes its path, as `lexicon="mine.txt"` in the letter games.

    Raises UnknownGame, and HouseError where a rule, a line or a preset cannot be used.

    >>> settled("pisti", "seats=2,target=101", target=51)[1].target
    51
    """
    wanted = chosen if isinstance(chosen, Game) else find(chosen)
    if isinstance(house, str):
        house = read_line(house, wanted)[0]
    elif house is not None and not isinstance(house, Mapping):
        raise HouseError(message("games-house-is-neither", house=quoted(house)), "house")
    return wanted, wanted.settle(with_files(wanted.rules.house, {**(house or {}), **rules}), preset)


def new(
    name: str | Game,
    *,
    house: Mapping[str, object] | str | None = None,
    preset: str | None = None,
    dealer: int | None = None,
    compiled: bool = False,
    **rules: object,
) -> Table:
    """Open a table at a game. The game, `house`, `preset` and `rules` are as `settled` takes them.

    dealer: the seat that deals first, by default the last, so that seat 0 leads. Raises UnknownGame, HouseError, NotNow (a dealer that
    is not a seat).

    >>> new("pisti", preset="two_hand", target=101).house.target
    101
    >>> new("pisti", house="seats=2,target=51").house_rules(changed_only=True)
    {'seats': 2, 'target': 51}
    """
    chosen, settled_house = settled(name, house, preset, **rules)
    return Table(chosen, settled_house, dealer=dealer, compiled=compiled)


def position(name: str, line: str) -> Table:
    """A table that goes on from a position's line of text; PositionError, HouseError or CardError says what is wrong.

    >>> table = new("pisti", seats=2)
    >>> str(position("pisti", str(table))) == str(table)
    True
    """
    chosen = game(name)
    if not isinstance(line, str):
        raise PositionError(message("games-position-is-no-text", position=quoted(line)))
    house, tables = read_position(chosen, line)
    return from_position(chosen, house, tables)


def read_sheet(name: str, text: str) -> Sheet:
    """What a family's own rule sheet says in house rules of this game, in the language of the context; UnknownGame, HouseError.

    >>> sheet = read_sheet("hand_and_foot", "30/60/90/120, sevens 1500")
    >>> sheet.house, sheet.unknown
    ({'minimum': '30-60-90-120', 'rank_bonus': '7:1500'}, ())
    >>> new("hand_and_foot", **sheet.house).house_rules()["minimum"]
    '30-60-90-120'
    """
    return sheet_for(game(name), text)


def read(path: str | Path | Iterable[str]) -> Table:
    """The table at the end of a match's log, played again and refereed; LogError names the first difference.

    path: the path of a file in UTF-8, or the lines themselves.
    """
    if isinstance(path, (str, Path)):
        return replay(lines_of(Path(path).read_bytes()), game)
    return replay(path, game)


__all__ = [
    "GAMES",
    "OwnGameError",
    "PositionError",
    "UnknownGame",
    "all_games",
    "find",
    "game",
    "new",
    "package_of",
    "position",
    "read",
    "read_sheet",
    "rulebook",
    "settled",
]
