"""The bots: each is `choose(view, moves, rng) -> move`, and never meets a table.

>>> list(BOTS)
['random', 'beginner', 'simple', 'casual', 'greedy', 'master']
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from ..cards.nearest import did_you_mean, nearest
from ..cards.quoting import MOST_SHOWN, printable, quoted
from ..engine.game import Game
from ..engine.installing import Missing, require
from ..engine.judgement import ANY_MOVE, CLUB, LEARNED, PLAIN, RECALL
from ..language import Sentence, later, message, paragraph
from .checkpoint_error import CheckpointError
from .choosing import Bot, is_turn, polite_moves, whole_turn
from .errs import ERRS, Errs, ErrsError, read_errs
from .failures import Failures, Guarded, taken_from
from .levels import LEVELS, Level, level
from .own import is_own, own_described, own_fingerprint, own_player, registered
from .program import Program, ProgramError, fingerprint_of, read_command

_BY_NAME: Mapping[str, Level] = {each.name: each for each in LEVELS}


class UnknownBot(ValueError):  # noqa: N818 - a sentence for people
    """A player that this house does not have; lists those it has."""


class _Offered(Mapping[str, tuple[str, str]]):
    """The offered levels by name, each with its title and its sentence in the language of who looks it up."""

    def __init__(self, levels: Mapping[str, Level]) -> None:
        """levels: those that are offered, from the weakest to the strongest."""
        self._levels = levels

    def __getitem__(self, name: str) -> tuple[str, str]:
        return str(self._levels[name].title), str(self._levels[name].sentence)

    def __iter__(self) -> Iterator[str]:
        return iter(self._levels)

    def __len__(self) -> int:
        return len(self._levels)

    def __or__(self, others: Mapping[str, tuple[str, str]]) -> dict[str, tuple[str, str]]:
        return {**self, **others}


BOTS = _Offered({name: each for name, each in _BY_NAME.items() if each.is_offered})
"""The players that can be chosen at a table, by name: the title and the sentence of each (`kahve.bots.levels`)."""


def bot(name: str) -> Bot:
    """The bot of this name; UnknownBot lists the bots, or says what is wrong with a setting.

    Besides the levels there are four kinds. `search:` takes settings of a search (`kahve.bots.settings.Search`). `net:` takes the file of
    a network that `kahve lab train` has taught. `like:` takes a log, and errs as somebody did there (`kahve.bots.style`). `errs:` takes a
    game and the numbers by which it errs there (`kahve.bots.errs`).

    There are also players of your own (docs/players.md): `module:NAME` in Python, `program:COMMAND` in any language, and the names that
    packages register. Such a player runs code of this machine (`runs_code`).

    >>> bot("search:simulations=400,stretches=1").search.stretches
    1
    >>> bot("net:nowhere.npz")
    Traceback (most recent call last):
    kahve.bots.UnknownBot: There is no player 'net:nowhere.npz'. There is no file nowhere.npz.
    """
    if name in _BY_NAME:
        return _player(level(name))
    kind, colon, rest = name.partition(":")
    try:
        if colon and kind in KINDS:
            return KINDS[kind](rest)
        where = _where(name)
        if where is not None:
            return own_player(name, where)
    except Missing as error:
        raise UnknownBot(str(error)) from None
    except ValueError as error:  # a setting, the file, the module or the command
        near = nearest(kind, KINDS) if kind not in KINDS else None
        hint = message("cards-did-you-mean", name=f"{near}:{printable(rest)}") if near else ""
        raise UnknownBot(paragraph(message("bots-no-such-player", name=quoted(name)), str(error), hint)) from None
    theirs = registered()
    raise UnknownBot(
        paragraph(
            message("bots-no-such-player", name=quoted(name)),
            did_you_mean(name, [*_BY_NAME, *theirs]),
            message("bots-players-there-are", names=tuple(BOTS)),
            message("bots-players-of-packages", names=tuple(theirs)) if theirs else "",
            message("bots-players-besides"),
        )
    )


def _where(name: str) -> str | None:
    """The `module:NAME` of a player in Python, by what packages have registered or by the name itself; None for any other name."""
    return name if is_own(name) else registered().get(name) if name.isprintable() and len(name) <= MOST_SHOWN else None


def runs_code(name: str) -> bool:
    """Whether a player of this name runs code that is not of this house: nobody from outside may name such a player.

    >>> [runs_code(name) for name in ("greedy", "net:mine.npz", "mybots:Careful", "program:./mybot")]
    [False, False, True, True]
    """
    kind, colon, _ = name.partition(":")
    return name not in _BY_NAME and not (colon and kind in KINDS and kind != PROGRAM)


def _player(level: Level) -> Bot:
    """A player of this level."""
    if level.search is not None:
        from .search import Searcher

        return Searcher(level.search)
    from .greedy import Erring, Expert, Forgetful, Greedy, Plain, Slipping
    from .random import Random

    if level.judgement == ANY_MOVE:
        return Random()
    if level.errs:
        return Erring(level.lapses_in)
    player = {PLAIN: Plain, RECALL: Forgetful, CLUB: Greedy, LEARNED: Expert}[level.judgement]()
    return Slipping(player, level.slips) if level.slips else player


def _searcher(settings: str) -> Bot:
    from .search import Searcher, read_settings

    return Searcher(read_settings(settings))


def _net(file: str) -> Bot:
    require("numpy", "arrays", f"{NET}:{printable(file)}")
    from .net import Net

    return Net(Path(file))


def _like(rest: str) -> Bot:
    from .style import read_like

    return read_like(rest)


def _program(command: str) -> Bot:
    read = read_command(command)
    return Guarded(f"{PROGRAM}:{command}", lambda: Program(read))


NET = "net"
"""The kind of players that play by a network."""
LIKE = "like"
"""The kind of players that err like somebody in a log."""
PROGRAM = "program"
"""The kind of players that are programs."""
KINDS: dict[str, Callable[[str], Bot]] = {"search": _searcher, NET: _net, LIKE: _like, ERRS: read_errs, PROGRAM: _program}
"""Kinds of players whose name goes on after a colon: each makes one from the rest of the name. ValueError says what is wrong with that."""


def check_bot(name: str, game: Game, house: Any) -> None:
    """UnknownBot where there is no player of this name, or it cannot play this game by these house rules."""
    from .style import StyleError, read_like

    player: Any = bot(name)
    try:
        if name.startswith(f"{NET}:"):
            player.check(game, house)
        elif name.startswith(f"{PROGRAM}:"):
            Program(read_command(name.partition(":")[2])).check(game, house)
        elif name.startswith(f"{LIKE}:"):
            read_like(name.partition(":")[2]).check(game)
        elif isinstance(player, Errs):
            player.check(game)
    except (CheckpointError, ErrsError, ProgramError, StyleError) as error:
        raise UnknownBot(str(error)) from None


def fingerprint(name: str) -> str | None:
    """A hash of the file from which a player of this name is read, as it is now; None for a player without a file."""
    from .style import style_fingerprint

    player: Any = bot(name)
    if name.startswith(f"{NET}:"):
        return str(player.fingerprint)
    if name.startswith(f"{PROGRAM}:"):
        return fingerprint_of(read_command(name.partition(":")[2]))
    if name.startswith(f"{LIKE}:"):
        return style_fingerprint(name.partition(":")[2])
    where = _where(name) if isinstance(player, Guarded) else None
    return own_fingerprint(where) if where is not None else None


def described(name: str) -> tuple[str, Sentence | str]:
    """The title of a player for people, and a sentence about it.

    A sentence of the house is said by `str` when somebody reads it. What a player says of itself is a text, and so is its name.
    """
    if name in _BY_NAME:
        return str(_BY_NAME[name].title), _BY_NAME[name].sentence
    where = _where(name)
    if where is not None and not name.startswith(tuple(f"{kind}:" for kind in KINDS)):
        bot(name)  # UnknownBot for what cannot be used
        return own_described(where)
    if name.startswith(f"{PROGRAM}:"):
        command = read_command(name.partition(":")[2])
        try:
            return Program(command).introduced() or printable(command.words[0]), later("bots-added-program")
        except ProgramError as error:
            raise UnknownBot(str(error)) from None
    bot(name)
    if name.startswith(f"{ERRS}:"):
        return message("bots-errs"), later("bots-errs-says")
    if name.startswith(f"{LIKE}:"):
        return printable(name), later("bots-added-like", file=printable(name.rpartition("@")[2].removeprefix(f"{LIKE}:"), None))
    return printable(name), later("bots-added-player")


__all__ = [
    "BOTS",
    "ERRS",
    "KINDS",
    "LIKE",
    "NET",
    "PROGRAM",
    "Bot",
    "Failures",
    "Guarded",
    "UnknownBot",
    "bot",
    "check_bot",
    "described",
    "fingerprint",
    "is_turn",
    "polite_moves",
    "runs_code",
    "taken_from",
    "whole_turn",
]
