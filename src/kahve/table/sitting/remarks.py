"""What characters say at a table, seldom and of themselves: phrases of the talk, where that is allowed (`kahve.table.sitting.talk`).

One of them greets when a match begins. One speaks after a deal in which the lead has changed, and one when the match is over.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...bots import CHARACTERS
from ..protocol.events import Dealt, Event, MatchWon, Moved
from ..protocol.protocol import Say
from ..protocol.refusal import Refusal
from .gathering import Gathering
from .story import leader
from .talk import PHRASES, talk_message


def remark(gathering: Gathering, event: Event) -> Mapping[str, Any] | None:
    """The message `talk` of a character after an event that has just happened; None where none speaks."""
    seats = [seat for seat, player in enumerate(gathering.setup.players) if player.bot in CHARACTERS]
    moment = _moment(gathering, event) if seats else None
    if moment is None:
        return None
    seat = seats[len(gathering.table.history) % len(seats)]
    kind = moment if isinstance(moment, str) else "ahead" if gathering.table.side_of(seat) == moment else "behind"
    phrase = f"table-phrase-{CHARACTERS[str(gathering.setup.players[seat].bot)].says[kind]}"
    try:
        return talk_message(gathering, seat, Say("remark", next(number for number, each in enumerate(PHRASES) if each.id == phrase)))
    except Refusal:
        return None


def _moment(gathering: Gathering, event: Event) -> str | int | None:
    """The beginning or the end of a match, or the side that has just taken the lead; None at any other moment."""
    table = gathering.table
    if isinstance(event, MatchWon):
        return "ends"
    if isinstance(event, Dealt):
        return "begins" if len(table.history) == 1 else None
    if not isinstance(event, Moved) or table.sheet is None or len(table.history) < 2:
        return None
    before, now = (leader(dealt.scores, low_wins=bool(table.game.rules.low_wins)) for dealt in table.history[-2:])
    return now if now != before else None


__all__ = ["remark"]
