"""Tells a player's own mistakes in a deal that was reviewed, and sets up the position of one of them (docs/review.md)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...bots.review.drills import slips_of
from ...bots.review.judged import Judged
from ...games.puzzles import Puzzle
from ...language import message
from ..sitting.played import NoSuchDeal, PlayedMatch

MOST_DRILLED = 20
"""Of a table at most this number of deals are told, the latest."""


def drilled_deal(match: PlayedMatch, number: int, name: str, decisions: Sequence[Judged]) -> dict[str, Any]:
    """What a seat gave away in a deal, and its mistakes (docs/protocol.md, DrilledDeal). decisions: those of the seat."""
    slips = slips_of(match, number, decisions)
    return {
        "deal": name,
        "decisions": len(decisions),
        "given": round(sum(slip.given for slip in slips), 2),
        "slips": [
            {
                "turn": None if slip.puzzle is None else slip.puzzle.number,
                "kind": slip.kind,
                "title": message("replay-mistake-kind", kind=slip.kind),
                "given": round(slip.given, 2),
            }
            for slip in slips
        ],
    }


def exercise_of(match: PlayedMatch, number: int, turn: int, decisions: Sequence[Judged]) -> Puzzle:
    """The position of the mistake in this turn of a deal; NoSuchDeal where there is none."""
    at_turn = [judged for judged in decisions if judged.choice.number == turn and not judged.choice.begun]
    for slip in slips_of(match, number, at_turn):
        if slip.puzzle is not None:
            return slip.puzzle
    raise NoSuchDeal(message("replay-no-mistake-there", turn=str(turn), deal=str(number)))
