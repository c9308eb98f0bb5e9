"""Finds games that do not come with Kahve: packages register them in the group `kahve.games`, and a person may name a module.

Such a module has the game as `GAME`, or under the name behind a colon, as `mypackage.games:BIG`. The texts of the game lie in the folder of
its module: the rulebook, lessons, and its messages in `catalogues`. A game is checked when it is found, and refused with a sentence.
"""

from __future__ import annotations

import os
import re
from collections.abc import Container
from functools import cache

from .. import __version__
from ..cards import dialect
from ..cards.quoting import printable
from ..engine.compile import dialect_fault
from ..engine.game import Game
from ..engine.own_modules import own_module
from ..language import message
from ..language.catalogue import add_catalogues
from .books import folder_of, paragraph, rulebook_file, whole_rulebook

GROUP = "kahve.games"
"""The group of entry points in which packages register games, each under its name."""
VARIABLE = "KAHVE_GAMES"
"""The variable of the environment that has the modules which were named, with commas between. Other processes find the games by it."""

_PLACE = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)*(:[^\W\d]\w*)?")
_NAME = re.compile(r"[a-z][a-z0-9_]{0,39}")
_PLACES: dict[str, str] = {}
"""Where each game was found, by its name."""


class OwnGameError(ValueError):
    """A game of somebody's own that cannot be played; a sentence that says why."""


def is_place(name: object) -> bool:
    """Whether this is written as the path of a module.

    >>> is_place("mypackage.mygame"), is_place("mygame:GAME"), is_place("pisti")
    (True, True, False)
    """
    return isinstance(name, str) and ("." in name or ":" in name) and _PLACE.fullmatch(name) is not None


def named_game(place: str, built_in: Container[str]) -> Game:
    """The game of somebody's own at this place, which from now on is known by its name; OwnGameError where it cannot be played."""
    game = _at(place, built_in)
    if place not in _named():
        os.environ[VARIABLE] = ",".join([*_named(), place])
    return game


def own_game(name: str, built_in: Container[str]) -> Game | None:
    """The game of somebody's own of this name; None where there is none, OwnGameError where it cannot be played."""
    for place in _named():
        if (game := _at(place, built_in)).name == name:
            return game
    return _registered_game(name, built_in) if name in registered() else None


def all_own_games(built_in: Container[str]) -> list[Game]:
    """The games of somebody's own that can be played: those that were named, and those of installed packages."""
    games: dict[str, Game] = {}
    for find, name in [*((_at, place) for place in _named()), *((_registered_game, name) for name in registered())]:
        try:
            game = find(name, built_in)
        except OwnGameError:
            continue
        games[game.name] = game
    return list(games.values())


def refused_games(built_in: Container[str]) -> list[str]:
    """For each installed game that cannot be played the sentence that says why."""
    sentences = []
    for name in registered():
        try:
            _registered_game(name, built_in)
        except OwnGameError as error:
            sentences.append(str(error))
    return sentences


def own_package(name: str) -> str | None:
    """The module of the game of somebody's own that was found by this name."""
    return _PLACES[name].partition(":")[0] if name in _PLACES else None


def own_place(name: str) -> str | None:
    """Where the game of this name was found, if it was named by a module and no package registers it."""
    return _PLACES.get(name) if name not in registered() else None


@cache
def registered() -> dict[str, str]:
    """The games that installed packages register: name -> module. Of two of one name the first that Python finds."""
    from importlib.metadata import entry_points

    return {entry.name: entry.value for entry in reversed(list(entry_points(group=GROUP)))}


def _named() -> list[str]:
    return [place.strip() for place in os.environ.get(VARIABLE, "").split(",") if place.strip()]


def _registered_game(name: str, built_in: Container[str]) -> Game:
    if name in built_in:
        raise OwnGameError(message("games-own-name-is-taken", place=printable(registered()[name]), name=printable(name)))
    game = _at(registered()[name], built_in)
    if game.name != name:
        raise OwnGameError(message("games-own-of-another-name", place=registered()[name], name=printable(name), given=game.name))
    return game


_FOUND: dict[str, Game] = {}
"""The games that were found, by place."""


def _at(place: str, built_in: Container[str]) -> Game:
    if place not in _FOUND:
        if not _PLACE.fullmatch(place):
            raise OwnGameError(message("games-own-is-no-game", place=printable(place)))
        module, _, attribute = place.partition(":")
        game = getattr(own_module(module, OwnGameError), attribute or "GAME", None)
        if not isinstance(game, Game):
            raise OwnGameError(message("games-own-is-no-game", place=place))
        if game.name in built_in or any(other.name == game.name and other is not game for other in _FOUND.values()):
            raise OwnGameError(message("games-own-name-is-taken", place=place, name=printable(game.name)))
        _check(game, place, module)
        add_catalogues(folder_of(module) / "catalogues")
        _FOUND[place] = game
        _PLACES.setdefault(game.name, place)
    return _FOUND[place]


def _check(game: Game, place: str, module: str) -> None:
    """Refuse a game whose name, version, rulebook or rules cannot be used."""
    if not _NAME.fullmatch(game.name):
        raise OwnGameError(message("games-own-name-cannot-be", place=place, name=printable(game.name)))
    here, wanted = ([int(part) for part in re.findall(r"\d+", version)[:2]] for version in (__version__, game.made_for or __version__))
    if wanted[:1] != here[:1] or wanted > here:
        raise OwnGameError(message("games-own-of-another-version", place=place, wanted=printable(game.made_for), here=__version__))
    file = rulebook_file(module, "en")
    if file is None:
        raise OwnGameError(message("games-own-without-rulebook", place=place))
    book = whole_rulebook(file)
    for option in game.options:
        if not paragraph(book, option.paragraph):
            number = printable(option.paragraph)
            raise OwnGameError(message("games-own-without-paragraph", place=place, rule=option.name, paragraph=number))
    _check_dialect(game, place)


def _check_dialect(game: Game, place: str) -> None:
    """Refuse a game whose functions are not rules."""
    rules = game.rules
    for function in (rules.sides, rules.deal, rules.objection, rules.play, rules.score):
        if dialect.search_itself(function) not in dialect.MARKED:
            raise OwnGameError(message("games-own-is-not-marked", place=place, function=printable(getattr(function, "__name__", function))))
    fault = dialect_fault(game)
    if fault is not None:
        raise OwnGameError(message("games-own-breaks-dialect", place=place, error=printable(fault, None)))


__all__ = [
    "GROUP",
    "VARIABLE",
    "OwnGameError",
    "all_own_games",
    "is_place",
    "named_game",
    "own_game",
    "own_package",
    "own_place",
    "refused_games",
    "registered",
]
