"""What happens when a player of somebody's own gives no legal move: the deal goes on with the first legal move, and that is counted.

>>> class Stubborn:
...     def choose(self, view, moves, rng):
...         return -7
>>> from kahve.games import new
>>> table = new("pisti")
>>> table.deal(seed=7)
>>> player = Guarded("stubborn", Stubborn)
>>> player.choose(table.view(0), table.moves, random.Random(1)) == table.moves[0]
True
>>> print(player.taken()[0])
stubborn gave no legal move once, and the first legal one was made: it answered -7, which is not one of its legal moves.
"""

from __future__ import annotations

import random
import threading
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from numbers import Integral

from ...cards.quoting import printable, quoted
from ...engine.own_modules import error_text
from ...engine.view import View
from ...language import message
from .choosing import Bot, polite_moves

ILLEGAL, NONSENSE, RAISED, LATE, ENDED = "illegal", "nonsense", "raised", "late", "ended"
"""The kinds of failure: a move that is not legal, an answer that is not a move, an error, no answer in time, a program that ended."""


class NoMove(ValueError):  # noqa: N818 - a sentence about a player
    """A player gave no legal move; the sentence may stand behind a colon, and `kind` is one of the kinds of failure."""

    def __init__(self, kind: str, says: str) -> None:
        """Keep the kind and the sentence."""
        super().__init__(says)
        self.kind = kind


@dataclass(frozen=True)
class Failures:
    """How often a player failed in one way, and what happened the first time.

    says: a sentence that may stand behind a colon, as in "it answered 7, which is not one of its legal moves.".
    """

    player: str
    kind: str
    says: str
    times: int = 1

    def __str__(self) -> str:
        return message("bots-gave-no-legal-move", player=printable(self.player), times=self.times, failure=self.says)


def added(failures: Iterable[Failures]) -> tuple[Failures, ...]:
    """The failures with one row for each player and kind.

    >>> [row.times for row in added([Failures("a", LATE, "it slept"), Failures("a", LATE, "it slept again", 2)])]
    [3]
    """
    rows: dict[tuple[str, str], Failures] = {}
    for row in failures:
        before = rows.get((row.player, row.kind))
        rows[row.player, row.kind] = row if before is None else replace(before, times=before.times + row.times)
    return tuple(rows.values())


class Guarded:
    """A player that always gives a legal move, whatever the player in it does.

    Every seat has a player of its own, because what partners keep in one object they would tell each other.
    """

    def __init__(self, name: str, make: Callable[[], Bot]) -> None:
        """make: makes a player for a seat. It is called when the seat first moves, and may raise NoMove."""
        self.name, self._make = name, make
        self._players: dict[int, Bot] = {}
        self._failures: tuple[Failures, ...] = ()
        self._lock = threading.Lock()

    def choose(self, view: View, moves: Sequence[int], rng: random.Random) -> int:
        """The player's move, or the first legal one that a bot makes if it gives none."""
        try:
            return self._chosen(view, moves, rng)
        except NoMove as failure:
            with self._lock:
                self._failures = added([*self._failures, Failures(self.name, failure.kind, str(failure))])
            return polite_moves(view, moves)[0]

    def _chosen(self, view: View, moves: Sequence[int], rng: random.Random) -> int:
        try:
            player = self._players.get(view.seat)
            if player is None:
                player = self._players.setdefault(view.seat, self._make())
            # A player may change what it is given; Kahve goes on with its own.
            answer = player.choose(View(view.game, view.house, view.seat, view.tables.copy(), view.earlier), list(moves), rng)
        except NoMove:
            raise
        except (Exception, SystemExit) as error:
            raise NoMove(RAISED, message("bots-raised-an-error", error=error_text(error))) from None
        if isinstance(answer, bool) or not isinstance(answer, Integral):
            raise NoMove(NONSENSE, message("bots-answered-no-move", answer=quoted(answer)))
        if answer not in moves:
            raise NoMove(ILLEGAL, message("bots-answered-another-move", answer=printable(answer)))
        return int(answer)

    def taken(self) -> tuple[Failures, ...]:
        """The failures since this was last asked, with one row for each kind."""
        with self._lock:
            failures, self._failures = self._failures, ()
        return failures


def taken_from(players: Iterable[Bot]) -> tuple[Failures, ...]:
    """The failures of these players since this was last asked; built-in players have none."""
    return added(row for player in players if isinstance(player, Guarded) for row in player.taken())
