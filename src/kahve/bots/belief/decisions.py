"""The decisions that were made in a deal, each with what its seat knew."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from ...cards.quoting import printable
from ...engine.dealt import DealRecord
from ...engine.game import Game
from ...engine.table import NotNow, Table
from ...engine.view import View
from ...language import message
from ...renamed import old_attribute


@dataclass(frozen=True)
class Choice:
    """A decision that somebody made with more than one legal move.

    - number: of the turn in the deal, from 1.
    - view: what the seat knew.
    - before: what it knew at the beginning of its turn.
    - begun: the moves of the turn that it had made already.
    - moves: the legal moves, ascending.
    - move: the move that it made.
    """

    number: int
    seat: int
    view: View
    before: View
    begun: tuple[int, ...]
    moves: tuple[int, ...]
    move: int
    made = old_attribute("made", "move")


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
    return start, tuple(_decided(table, history[number - 1].turns))


def choices_of_seat(
    game: Game, house: Any, first_dealer: int, history: Sequence[DealRecord], seat: int, turns: Container[tuple[int, int]]
) -> list[Choice]:
    """The decisions of a seat in a match, those of a deal that goes on too.

    turns: those that count, each by the number of its deal and its own, both from 1.
    """
    table, decisions = Table(game, house, dealer=first_dealer), []
    for number, dealt in enumerate(history, 1):
        table.deal(dealt.order)
        decisions += [choice for choice in _decided(table, dealt.turns, seat) if (number, choice.number) in turns]
    return decisions


def _decided(table: Table, turns: Sequence[tuple[int, str]], only: int | None = None) -> Iterator[Choice]:
    """The decisions of these turns, which are made at the table. only: of this seat."""
    for number, (seat, text) in enumerate(turns, 1):
        if only is not None and seat != only:
            table.play(text)
            continue
        before, turn = table.view(seat), table.read_turn(text)
        for place, move in enumerate(turn):
            moves = tuple(table.moves)
            if len(moves) > 1:
                yield Choice(number, seat, table.view(seat), before, tuple(turn[:place]), moves, move)
            table.play(move)
