"""First-time help of Soup: what may be left, what a call is, and what a check puts at stake."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ....engine.game import Told
from ....engine.table import View
from ...helping import Help, help_with
from ..helping import low_scores
from ..house import WordMode
from ..moves import AGREEING, EXCHANGING, INSPECTING, OFFERING, PLAYING, REPLYING

STAKES = "Two lines say what is at stake in a check: who eats the soup, and whose points change."
LOOKED_AT = "Two lines say what is at stake in a check: whose points change. The trick stays where it is."
CALLING = "You may call: you say that the soup is a word already. Then your neighbour eats it or has it checked."
SOUP = "Leave a soup that is no word yet but can become one. To eat it is a trick, and tricks are bad."


def soup_helps(view: View, moves: Sequence[Told]) -> Iterator[Help]:
    """What there is to explain to the seat to move: first what it has to decide, then what lies there. moves: those of its scene."""
    t = view.record
    if view.house.word_mode == WordMode.TABLE and t.stage in (REPLYING, OFFERING, AGREEING):
        yield help_with("stakes", STAKES)
    if t.stage == INSPECTING:
        yield help_with("looked_at", LOOKED_AT)
    if any(move["move"] == "call" for move in moves):
        yield help_with("call", CALLING)
    if t.stage in (EXCHANGING, PLAYING):
        yield from low_scores(bool(view.game.rules.low_wins))
    if t.stage == PLAYING and t.soup_size:
        yield help_with("soup", SOUP)


__all__ = ["soup_helps"]
