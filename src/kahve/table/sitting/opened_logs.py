"""Logs that people open from a file: refereed once, and kept in memory for as long as there is room."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping

from ...bots import UnknownBot, described, is_by_number
from ...engine.log import LogError, lines_of, matches, players_of, replay
from ...games import game
from ...language import message
from .person_names import LONGEST_NAME, LONGEST_READ, visible
from .played import PlayedMatch
from .setup import SHOW, Player

MOST_LOG_BYTES = 1 << 20
"""A longer log takes too long to referee; a match of any game has less than a tenth of it."""

MOST_LOGS = 100
"""The number of logs that are kept, those that were looked at last."""

_SHOWN = {name: allowed[0] for name, allowed in SHOW.items()}


class UnknownLog(LookupError):  # noqa: N818 - a sentence for people
    """A log that is not kept here, or no longer."""


class WrongLogError(LogError):
    """What another process has found wrong with a log."""

    def __init__(self, line: int, says: str) -> None:
        """Keep the number of the line, and the sentence that names it already."""
        ValueError.__init__(self, says)
        self.line = line


class OpenedLogs:
    """The matches of the logs that were opened, each under a name that is hard to guess."""

    def __init__(self) -> None:
        """Begin without any."""
        self._matches: OrderedDict[str, list[PlayedMatch]] = OrderedDict()

    async def open(self, content: bytes, referee: Callable[[bytes], Awaitable[list[PlayedMatch]]]) -> str:
        """The name under which the matches of this log can be looked at; LogError names the line that is wrong, and as `referee`."""
        opened = await referee(content)
        name = secrets.token_urlsafe(9)
        self._matches[name] = opened
        while len(self._matches) > MOST_LOGS:
            self._matches.popitem(last=False)
        return name

    def matches(self, name: str) -> list[PlayedMatch]:
        """The matches of an opened log; UnknownLog."""
        if name not in self._matches:
            raise UnknownLog(message("replay-log-not-kept"))
        self._matches.move_to_end(name)
        return self._matches[name]


def read_log(content: bytes, bots: Mapping[str, tuple[str, str]]) -> list[PlayedMatch]:
    """The matches of a log, every move and sheet of them refereed; LogError names the line that is wrong.

    bots: those that the server knows, for what a bot is called.
    """
    if len(content) > MOST_LOG_BYTES:
        raise LogError(1, message("replay-log-too-long", most=MOST_LOG_BYTES))
    opened = []
    for first, match in matches(lines_of(content)):
        table = replay(match, game, first)
        opened.append(PlayedMatch.of_table(table, _players(players_of(match), bots), show=_SHOWN, ended=True))
    if not opened:
        raise LogError(1, message("replay-log-is-empty"))
    return opened


def _players(names: list[str], bots: Mapping[str, tuple[str, str]]) -> tuple[Player, ...]:
    """Who played, by the names of a log: `bot:greedy` is a bot, and `?` a seat without a name."""
    players: list[Player] = []
    for name in names:
        bot = name.removeprefix("bot:") if name.startswith("bot:") else None
        title = name if bot is None else str(bots[bot][0]) if bot in bots else _title_of(bot)
        clean = " ".join(visible(title[:LONGEST_READ]).split())[:LONGEST_NAME].strip()
        # Anyone who has no name is called by the number of the seat, in the language of whoever looks.
        called = clean if clean != "?" else ""
        taken = {player.name for player in players if player.name}
        numbered = next(free for free in (called, *(f"{called} {number}" for number in range(2, len(names) + 2))) if free not in taken)
        players.append(Player("person" if bot is None else "bot", numbered, bot))
    return tuple(players)


def _title_of(bot: str) -> str:
    """The title of a bot that the server does not list: its name, unless numbers in it tell all of it."""
    try:
        return str(described(bot)[0]) if is_by_number(bot) else bot
    except UnknownBot:
        return bot
