"""The decisions that were made in a deal, each with what its seat knew."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ..cards.quoting import printable
from ..engine.game import Game
from ..engine.table import DealRecord, NotNow, Table, View
from ..language import message


@dataclass(frozen=True)
class Choice:
    """A decision that somebody made with more than one legal move.

    number: of the turn in the deal, from 1.

    view: what the seat knew.

    before: what it knew at the beginning of its turn.

    begun: the moves of the turn that it had made already.

    moves: the legal moves, ascending.

    made: the move that it made.
    """

    number: int
    seat: int
    view: View
    before: View
    begun: tuple[int, ...]
    moves: tuple[int, ...]
    made: int


def choices(game: Game, house: Any, first_dealer: int, history: Sequence[DealRecord], number: int) -> tuple[Table, tuple[Choice, ...]]:
    """The table as deal `number` begins, and the decisions of that deal; NotNow for a deal that is not finished or not there."""
    if not 1 <= number <= len(history):
        raise NotNow(message("bots-no-such-deal", deal=printable(number), last=str(len(history))))
    if history[number - 1].sheet is None:
        raise NotNow(message("bots-deal-is-not-over", deal=str(number)))
    table = Table(game, house, dealer=first_dealer)
    for dealt in history[: number - 1]:
        table.deal(dealt.order)
        for _, text in dealt.turns:
            table.play(text)
    table.deal(history[number - 1].order)
    start = Table(game, house)
    start._tables[0] = table.record
    decisions = []
    for turn_number, (seat, text) in enumerate(history[number - 1].turns, 1):
        before, turn = table.view(seat), table.read_turn(text)
        for made, move in enumerate(turn):
            moves = tuple(table.moves)
            if len(moves) > 1:
                decisions.append(Choice(turn_number, seat, table.view(seat), before, tuple(turn[:made]), moves, move))
            table.play(move)
    return start, tuple(decisions)


__all__ = ["Choice", "choices"]
