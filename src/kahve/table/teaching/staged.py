"""Puts the position of a lesson or a puzzle on a table of its own, and makes and tries moves there.

>>> from kahve.games.lessons import course
>>> seated(course("pisti").lesson(1)).table.turn
0
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from ...engine.table import Table
from ...language import message
from ..protocol.asks import AskMove, AskTry
from ..sitting.sitting import Sitting

OPPONENT = "beginner"
"""The bot at the other seats of a lesson, of a puzzle and of the match at the end of the lessons."""


class Staged(Protocol):
    """A lesson or a puzzle."""

    def table(self) -> Table:
        """A fresh table at its position."""


def setup(name: str, house: dict[str, Any], seats: int, learner: int) -> dict[str, Any]:
    """The setup of a table at which one person learns. learner: the seat of that person."""
    guest, bot = {"kind": "you", "name": message("table-guest")}, {"kind": "bot", "bot": OPPONENT}
    players = [guest if seat == learner else bot for seat in range(seats)]
    return {"game": name, "house": {"seats": seats} | house, "players": players}


def seated(staged: Staged, moves: Sequence[str] = ()) -> Sitting:
    """A table at a position at which these moves have been made; a person has the seat that was to move. Refusal."""
    sitting = seated_at(staged.table())
    for move in moves:
        make(sitting, move)
    return sitting


def seated_at(table: Table, **show: object) -> Sitting:
    """A sitting at this table, at which a person has the seat that is to move. show: what it shows besides the usual."""
    opened = setup(table.game.name, table.house_rules(changed_only=True), table.seats, table.turn)
    sitting = Sitting.open(opened | {"show": {"hints": False, **show}})
    sitting.table, sitting.has_begun = table, True
    sitting.look_again()
    return sitting


def make(sitting: Sitting, move: str) -> dict[str, Any]:
    """Make a move of the seat to move; its event as the person hears it. Refusal."""
    learner = sitting.setup.seat_of_opener or 0
    for event in sitting.ask(sitting.table.turn, AskMove(move)):
        sitting.take(event)
    return {"type": "event", **sitting.facts(sitting.last, learner)}


def tried(staged: Staged, played: Sequence[str], moves: str) -> dict[str, Any]:
    """The table as it would be after moves that are not made yet (docs/protocol.md, LessonTried); Refusal."""
    sitting = seated(staged, played)
    return {"scene": sitting.tried(sitting.table.turn, AskTry(moves))}
