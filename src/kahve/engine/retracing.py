"""Plays whole deals again by compiled rules, a call for each: for logs that are written or refereed by the thousand.

A deal is given back only if it ends, by legal moves, and if its moves are written as the text says that was given. So whatever is wrong
with a deal, `kahve.engine.table` is asked for the sentence about it.

>>> import kahve
>>> table, again = kahve.new("pisti", seats=2), kahve.new("pisti", seats=2)
>>> table.deal(seed=7)
>>> while table.turn >= 0:
...     table.play(table.moves[0])
>>> dealt = table.history[0]
>>> Retracer(table.game, compiled=False).read(again, dealt.order, dealt.logged_moves), again == table
(True, True)
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable
from functools import partial
from itertools import chain
from typing import Any

from ..cards.arrays import INT8, INT16, INT32, Array, zeros
from ..cards.deck import CardError
from .dealt import DealRecord, parted
from .game import Game
from .loops import GOES_ON, MOST_SEATS
from .machine import machine
from .match_record import PLAY
from .record import NOBODY, Records
from .table import Table
from .turns import SingleMoves, Turns

MOST_MOVES = 2560
"""More moves than any deal has. A deal of Soup with a demand at every card would have 2,500."""
MOST_KEPT = 20_000
"""The most texts whose moves are kept for the next time that they come."""
_NO_CARDS = Array(memoryview(array(INT8)))


class _Remembered(dict[Any, Any]):
    """Answers by what was asked for, each reckoned once; all are forgotten when there are too many."""

    def __init__(self, reckon: Callable[[Any], Any]) -> None:
        """reckon: gives the answer that is not there yet."""
        super().__init__()
        self.reckon = reckon

    def __missing__(self, key: Any) -> Any:
        if len(self) >= MOST_KEPT:
            self.clear()
        answer = self[key] = self.reckon(key)
        return answer


class Retracer:
    """Plays deals of one game again, by any house rules, at tables that wait for a deal."""

    def __init__(self, game: Game, *, compiled: bool = True) -> None:
        """Choose the game; nothing is compiled yet."""
        self.game, self._loop = game, machine(game, compiled).retrace
        turns = game.turns
        self._is_plain = isinstance(turns, SingleMoves)
        self._knows_turns = type(turns).pending is Turns.pending
        # Where no text depends on what lies there, only the record after the deal is needed.
        self._records = game.rules.layout.new(1 if self._is_plain else MOST_MOVES + 1)
        self._seated = zeros(MOST_MOVES, INT32)
        self._words = _Remembered(partial(_Words, turns))

    def read(self, table: Table, order: str, moves: str) -> bool:
        """Deal from an order and make the moves of a log; False, and nothing done, where a deal is not so played to its end."""
        try:
            cards = self.game.rules.deck(table.house).read_order(order)
            return self._play(table, cards, moves, lambda tables: self._retrace_texts(tables, table.house, cards, moves))
        except (CardError, ValueError, OverflowError):
            return False

    def write(self, table: Table, cards: Array, moves: Any) -> bool:
        """Deal these cards and make these moves. The rest is as in `read`.

        moves: a view of numbers of 16 bits, each twice a move.
        """
        return self._play(table, cards, None, lambda tables: self._retrace(tables, table.house, cards, Array(moves), 0, 0, False))

    def _play(self, table: Table, cards: Array, text: str | None, retrace: Callable[[Records], int]) -> bool:
        if not self._knows_turns or not table.awaits_deal or table.seats > MOST_SEATS:
            return False
        tables = table.tables_for(NOBODY).copy()
        number = retrace(tables)
        after = tables[0]
        if number < 0 or after.phase == PLAY or after.void:
            return False
        turns, said, logged = self._turns_of(table.house, self._seated.view[:number].tolist())
        if text is not None and " ".join(logged) != text:
            return False
        order = self.game.rules.deck(table.house).write_order(cards)
        start = self._records.memory[: self.game.rules.layout.size].tobytes()
        table.take_over(DealRecord(len(table.history) + 1, table.record.dealer, order, said), tables, start, turns)
        return True

    def _retrace(self, tables: Records, house: Any, cards: Array, steps: Any, turns: int, number: int, skips: bool) -> int:
        moves: int = self._loop(tables, house, cards, steps, self._records, self._seated, turns, number, skips)
        return moves

    def _retrace_texts(self, tables: Records, house: Any, cards: Array, moves: str) -> int:
        """The number of moves made, or -1. A text that has to be read at its table waits for those before it."""
        # Where each move has one word, the text is parted in a fifth of the time.
        parts = moves.split(" ") if moves.count(" ") + 1 == moves.count(":") else parted(moves)
        known = list(map(self._words[house].steps.__getitem__, parts))
        begun = number = 0
        for place in [place for place, steps in enumerate(known) if steps is None] if None in known else ():
            number = self._retrace(tables, house, cards, _joined(known[begun:place]), begun, number, True)
            if number < 0 or tables[0].phase != PLAY:
                return -1
            known[place] = _steps_of(parts[place], partial(self.game.turns.read, house, tables[0]))
            begun, cards = place, _NO_CARDS
        return self._retrace(tables, house, cards, _joined(known[begun:]), begun, number, True)

    def _turns_of(self, house: Any, seated: list[int]) -> tuple[list[list[int]], list[tuple[int, str]], Iterable[str]]:
        """The turns of these moves: as moves, as seats and texts, and as a log has them."""
        words = self._words[house]
        if self._is_plain:
            return (
                list(map(words.turns.__getitem__, seated)),
                list(map(words.said.__getitem__, seated)),
                map(words.logged.__getitem__, seated),
            )
        turns: list[list[int]] = []
        firsts: list[int] = []
        for move in seated:
            if move & GOES_ON == GOES_ON:
                turns[-1].append(move >> 4)
            else:
                turns.append([move >> 4])
                firsts.append(move)
        said: list[tuple[int, str]] = []
        for place, (first, turn) in enumerate(zip(firsts, turns, strict=True)):
            alone = words.said[first] if len(turn) == 1 else None
            said.append(alone or (first & GOES_ON, self.game.turns.written_between(house, self._records, place, turn)))
        return turns, said, [f"{seat}:{text}" for seat, text in said]


class _Words:
    """What the moves and texts of one house come to, each reckoned once; a move comes with its seat, as `make_retrace` gives it.

    - turns: the turn of this move alone.
    - said: the seat and the text of that turn; None where the text depends on what lies there.
    - logged: the two as a log has them.
    - steps: the moves of a part of a log as `make_retrace` takes them; None where it has to be read at its table.
    """

    def __init__(self, turns: Turns, house: Any) -> None:
        def said(seated: int) -> tuple[int, str] | None:
            text = turns.alone(house, seated >> 4)
            return None if text is None else (seated & GOES_ON, text)

        self.turns, self.said = _Remembered(lambda seated: [seated >> 4]), _Remembered(said)
        self.logged = _Remembered(lambda seated: "{}:{}".format(*self.said[seated]))
        self.steps = _Remembered(lambda part: _steps_of(part, partial(turns.guess, house)))


def _steps_of(part: str, read: Callable[[str], list[int] | None]) -> list[int] | None:
    """The moves of a turn of a log as `make_retrace` takes them; None where they are not known from its text alone."""
    moves = read(part.partition(":")[2])
    return moves and [*(2 * move for move in moves[:-1]), 2 * moves[-1] + 1]


def _joined(steps: Iterable[Iterable[int]]) -> Array:
    return Array(memoryview(array(INT16, chain.from_iterable(steps))))
