"""Perft: how many positions there are after a number of turns; a count that fixes the rules.

docs/notation.md says what is one turn in each game, so that another program can count the same.

>>> from kahve.games import game
>>> perft(game("pisti"), {"seats": 2}, depth=3, seed=7)
48
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ..cards.arrays import INT64, Array, zeros
from .game import Game
from .machine import machine
from .record import NOBODY, Records
from .table import Table


def perft(game: Game, house: Mapping[str, object], depth: int, seed: int, *, compiled: bool = False) -> int:
    """The positions after `depth` turns of the first deal under this seed (the first that is not void); depth 0 or more."""
    return sum(divide(game, house, depth, seed, compiled=compiled).values()) if depth else 1


def divide(game: Game, house: Mapping[str, object], depth: int, seed: int, *, compiled: bool = False) -> dict[str, int]:
    """Count positions by the first turn: where a count is wrong, this shows the branch."""
    table = Table(game, game.settle(house))
    while table.awaits_deal:
        table.deal(seed=seed)
    return divide_at(table, depth, compiled=compiled)


def divide_at(table: Table, depth: int, *, compiled: bool = False) -> dict[str, int]:
    """Count the positions after `depth` turns from where a table stands, by the first turn; depth 1 or more."""
    loops = machine(table.game, compiled)
    rows, out = buffers(table.game, depth)
    counts: dict[str, int] = {}
    for turn, after in _turns(table, []):
        rows[0] = after.record
        counts[table.write_turn(turn)] = int(loops.perft_loop(rows, table.house, depth - 1, out))
    return counts


def buffers(game: Game, depth: int) -> tuple[Records, Array]:
    """Records and lists of moves for a count of `depth` turns: a turn names each card of the deck once at most."""
    moves = depth * (1 if game.rules.undecided is None else 1 + game.rules.layout.sizes["DECK"])
    return game.rules.layout.new(moves + 1), zeros((moves + 1, game.rules.move_numbers), INT64)


def _turns(table: Table, begun: list[int]) -> Iterator[tuple[list[int], Table]]:
    """Every turn that is counted and goes on from these moves, with the table after it."""
    rules = table.game.rules
    for move in table.moves:
        if rules.counts is None or rules.counts(table.record, table.house, move):
            after = table.copy()
            after.make(move)
            if rules.undecided is not None and after.turn != NOBODY and rules.undecided(after.record):
                yield from _turns(after, [*begun, move])
            else:
                yield [*begun, move], after
