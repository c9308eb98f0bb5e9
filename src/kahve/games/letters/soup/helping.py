"""First-time help of Soup: what may be left, what a call is, and what a check puts at stake."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ....engine.game import Facts
from ....engine.view import View
from ....language import message
from ...helping import Help
from ..helping import low_scores
from ..house import WordMode
from ..moves import AGREEING, EXCHANGING, INSPECTING, OFFERING, PLAYING, REPLYING


def soup_helps(view: View, moves: Sequence[Facts]) -> Iterator[Help]:
    """What there is to explain to the seat to move: first what it has to decide, then what lies there. moves: those of its scene."""
    t = view.record
    if view.house.word_mode == WordMode.TABLE and t.stage in (REPLYING, OFFERING, AGREEING):
        yield Help("stakes", message("letters-soup-help-stakes"))
    if t.stage == INSPECTING:
        yield Help("looked_at", message("letters-soup-help-looked-at"))
    if any(move["move"] == "call" for move in moves):
        yield Help("call", message("letters-soup-help-call"))
    if t.stage in (EXCHANGING, PLAYING):
        yield low_scores()
    if t.stage == PLAYING and t.soup_size:
        yield Help("soup", message("letters-soup-help-soup"))
