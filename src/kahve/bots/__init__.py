"""The bots: each is `choose(view, moves, rng) -> move`, and never meets a table.

>>> list(BOTS)[:8]
['random', 'beginner', 'simple', 'casual', 'greedy', 'tournament', 'candidate', 'master']
>>> BOTS["nadir"][0]
'Nadir'
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ..cards.nearest import did_you_mean, nearest
from ..cards.quoting import printable, quoted
from ..engine.game import Game
from ..engine.installing import Missing
from ..language import Sentence, message, paragraph
from .names import BY_NAME, CHARACTERS, ERRS, KINDS, LIKE, NET, PROGRAM, STRENGTH, Named, resolved
from .players.characters import Character
from .players.choosing import Bot, is_turn, polite_moves, whole_turn
from .players.failures import Failures, Guarded, taken_from
from .players.levels import Level
from .players.own_players import registered
from .players.program import ProgramError


class UnknownBot(ValueError):  # noqa: N818 - a sentence for people
    """A player that Kahve does not have; lists those it has."""


class _Offered(Mapping[str, tuple[str, str]]):
    """The offered players by name, each with its title and its sentence in the language of the person who looks it up."""

    def __init__(self, levels: Mapping[str, Level | Character]) -> None:
        """levels: those that are offered, from the weakest to the strongest, and the characters."""
        self._levels = levels

    def __getitem__(self, name: str) -> tuple[str, str]:
        return str(self._levels[name].title), str(self._levels[name].sentence)

    def __iter__(self) -> Iterator[str]:
        return iter(self._levels)

    def __len__(self) -> int:
        return len(self._levels)

    def __or__(self, others: Mapping[str, tuple[str, str]]) -> dict[str, tuple[str, str]]:
        return {**self, **others}


BOTS = _Offered({**{name: each for name, each in BY_NAME.items() if each.is_offered}, **CHARACTERS})
"""The players that can be chosen at a table, by name: the title and the sentence of each. The levels (`kahve.bots.players.levels`) come
before the characters (`kahve.bots.players.characters`)."""


def bot(name: str) -> Bot:
    """The bot of this name; UnknownBot lists the bots, or says what is wrong with a setting.

    Besides the levels there are five kinds. `search:` takes settings of a search (`kahve.bots.players.settings.Search`). `net:` takes the
    file of a network that `kahve lab train` has taught. `like:` takes a log, and makes the mistakes of somebody there
    (`kahve.bots.belief.style`). `errs:` takes a game and the numbers of its mistakes there (`kahve.bots.players.by_mistakes`).
    `strength:` takes a number, and plays between two levels (`kahve.bots.search.between`).

    There are also players of your own (docs/players.md): `module:NAME` in Python, `program:COMMAND` in any language, and the names that
    packages register. Such a player runs code of this machine (`runs_code`).

    >>> bot("search:simulations=400,stretches=1").search.stretches
    1
    >>> bot("net:nowhere.npz")
    Traceback (most recent call last):
    kahve.bots.UnknownBot: There is no player 'net:nowhere.npz'. There is no file nowhere.npz.
    """
    named = _named(name)
    try:
        return named.make()
    except Missing as error:
        raise UnknownBot(str(error)) from None
    except ValueError as error:  # a setting, the file, the module or the command
        kind, _, rest = name.partition(":")
        near = nearest(kind, KINDS) if kind not in KINDS else None
        hint = message("cards-did-you-mean", name=f"{near}:{printable(rest)}") if near else ""
        raise UnknownBot(paragraph(message("bots-no-such-player", name=quoted(name)), str(error), hint)) from None


def _named(name: str) -> Named:
    named = resolved(name)
    if named is not None:
        return named
    theirs = registered()
    raise UnknownBot(
        paragraph(
            message("bots-no-such-player", name=quoted(name)),
            did_you_mean(name, [*BY_NAME, *CHARACTERS, *theirs]),
            message("bots-players-there-are", names=tuple(BOTS)),
            message("bots-players-of-packages", names=tuple(theirs)) if theirs else "",
            message("bots-players-besides"),
        )
    )


def is_offered_in(name: str, game: Game) -> bool:
    """Whether tables of this game offer a player of this name: some games have fewer levels than others, and a character has habits."""
    player = BY_NAME.get(name) or CHARACTERS.get(name)
    return player is None or player.is_offered_in(game)


def is_by_number(name: str) -> bool:
    """Whether a name tells all of a player by numbers: whoever opens a table may name such a one."""
    return name.startswith((f"{ERRS}:", f"{STRENGTH}:"))


def runs_code(name: str) -> bool:
    """Whether a player of this name runs code that does not come with Kahve: nobody from outside may name such a player.

    >>> [runs_code(name) for name in ("greedy", "net:mine.npz", "mybots:Careful", "program:./mybot")]
    [False, False, True, True]
    """
    named = resolved(name)
    return named is None or named.runs_code


def check_bot(name: str, game: Game, house: Any) -> None:
    """UnknownBot where there is no player of this name, or it cannot play this game by these house rules."""
    player = bot(name)
    try:
        _named(name).check(player, game, house)
    except ValueError as error:
        raise UnknownBot(str(error)) from None


def fingerprint(name: str) -> str | None:
    """A hash of the file from which a player of this name is read, as it is now; None for a player without a file."""
    player = bot(name)
    return _named(name).fingerprint(player)


def described(name: str) -> tuple[str, Sentence | str]:
    """The title of a player for people, and a sentence about it; UnknownBot for what cannot be used.

    A sentence of a catalogue is said by `str` when somebody reads it. What a player says of itself is a text, and so is its name.
    """
    if name not in BY_NAME and name not in CHARACTERS:
        bot(name)
    try:
        return _named(name).described()
    except ProgramError as error:
        raise UnknownBot(str(error)) from None


__all__ = [
    "BOTS",
    "CHARACTERS",
    "ERRS",
    "KINDS",
    "LIKE",
    "NET",
    "PROGRAM",
    "STRENGTH",
    "Bot",
    "Failures",
    "Guarded",
    "UnknownBot",
    "bot",
    "check_bot",
    "described",
    "fingerprint",
    "is_by_number",
    "is_offered_in",
    "is_turn",
    "polite_moves",
    "runs_code",
    "taken_from",
    "whole_turn",
]
