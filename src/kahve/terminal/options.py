"""The options and arguments that several commands share, and what reads their values."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

from ..cards.quoting import printable
from ..language import later, message
from .manual import argument, option

if TYPE_CHECKING:
    from ..engine.game import Game


class BadInput(ValueError):  # noqa: N818 - what the person gave, not what went wrong inside
    """Something on the command line cannot be used; the text says what is allowed."""


def _game_names(incomplete: str) -> list[str]:
    from ..games import GAMES

    return [name for name in GAMES if name.startswith(incomplete)]


Given = TypeVar("Given", str | None, list[str] | None)


def own_found(given: Given) -> Given:
    """The names of games on a command line; a module of somebody's own is imported, and its game named in its place."""
    if given is None:
        return None
    if isinstance(given, list):
        return [name for each in given if (name := own_found(each)) is not None]
    from ..games import find
    from ..games.own_games import is_place

    return find(given).name if is_place(given) else given


def say_refused() -> None:
    """Say on standard error of each installed game that cannot be played why."""
    from ..games import GAMES
    from ..games.own_games import refused_games

    for sentence in refused_games(GAMES):
        print(sentence, file=sys.stderr)


GameName = Annotated[str, argument(later("help-argument-game"), "pisti", "GAME", autocompletion=_game_names, callback=own_found)]
HouseRules = Annotated[list[str] | None, option(later("help-option-house"), "--house target=101 --house seats=2", "OPTION=VALUE")]


def _named(preset: str | None) -> str | None:
    if preset is not None and not preset.strip():
        raise BadInput(message("terminal-preset-needs-name"))
    return preset


PresetName = Annotated[str | None, option(later("help-option-preset"), "--preset two_hand", "NAME", callback=_named)]
Plain = Annotated[bool, option(later("help-option-plain"), "--plain")]
Players = Annotated[str | None, option(later("help-option-players"), "--players greedy,random", "NAMES")]
AsJson = Annotated[bool, option(later("help-option-json"), "--json")]
Seed = Annotated[int | None, option(later("help-option-seed"), "--seed 7", "N")]
FILE_ENDINGS = (".json", ".txt")
"""How names of files end that stand for a house rule: a deck of letters, and a list of words."""


def rules_given(house: list[str] | None, game: Game) -> dict[str, object]:
    """The house rules of the command line by name, each option=value or a line of them; HouseError for one that cannot be read.

    A value that ends as the name of a file does is read from that file.
    """
    from ..engine.house import HouseError, with_files
    from ..engine.house_line import read_line

    by_file = {option.name: option.from_file.ending for option in game.options if option.from_file}
    given: dict[str, object] = {}
    for text in house or []:
        option, equals, value = map(str.strip, text.partition("="))
        ending = next((ending for ending in FILE_ENDINGS if equals and value.endswith(ending)), None)
        if ending is not None and ending != by_file.get(option):
            raise HouseError(message("terminal-rule-is-no-file", rule=printable(option)), option)
        given |= {option: value} if ending is not None else read_line(text, game)[0]
    return with_files(game.rules.house, given)


def settled(game: Game, house: list[str] | None, preset: str | None) -> Any:
    """The house tuple that the command line asks for; HouseError says what is wrong and what is allowed."""
    return game.settle(rules_given(house, game), preset)


def players_given(players: str) -> list[str]:
    """The names of players between commas. A setting, or the rest of a file's name or of a quoted word, stays with the player before it.

    >>> players_given("greedy, search:simulations=400,stretches=1,random")
    ['greedy', 'search:simulations=400,stretches=1', 'random']
    >>> players_given("errs:pisti,forgets=100,blur=40,greedy")
    ['errs:pisti,forgets=100,blur=40', 'greedy']
    >>> players_given("net:first,second.npz,greedy")
    ['net:first,second.npz', 'greedy']
    >>> players_given('program:./mybot "a,b",mybots:Careful')
    ['program:./mybot "a,b"', 'mybots:Careful']
    """
    names: list[str] = []
    for part in players.split(","):
        last = names[-1] if names else ""
        is_setting = last.startswith(("search:", "errs:")) and "=" in part and ":" not in part
        is_rest = (last.startswith("net:") and not last.endswith(".npz")) or (last.startswith("program:") and _is_open(last))
        if is_setting or is_rest:
            names[-1] += f",{part}" if is_rest else f",{part.strip()}"
        elif part.strip():
            names.append(part.strip())
    return names


def _is_open(command: str) -> bool:
    """Whether a command breaks off within a quotation."""
    try:
        shlex.split(command)
    except ValueError:
        return True
    return False


def players_at(game: Game, table: Any, players: str | None) -> list[str]:
    """The players named on the command line, or else the default players that this table seats evenly."""
    from ..lab.deal_loops import usual_players

    return usual_players(game, table) if players is None else players_given(players)


def checked_file(option: str, path: Path | None, force: bool) -> None:
    """Raise BadInput if the file cannot be made, or if it exists and may not be replaced."""
    if path is None:
        return
    if not path.parent.is_dir():
        raise BadInput(message("terminal-file-without-folder", option=option, file=str(path), folder=str(path.parent)))
    if path.is_dir():
        raise BadInput(message("terminal-file-is-folder", option=option, file=str(path)))
    if path.exists() and not force:
        raise BadInput(message("terminal-file-is-there", file=str(path)))


def checked_seed(seed: int | None) -> int | None:
    """The seed, if it is allowed; BadInput otherwise."""
    if seed is not None and not 0 <= seed < 1 << 256:
        raise BadInput(message("terminal-seed-out-of-range", seed=str(seed)))
    return seed
