"""The course of a deal as numbers, for whoever plays it again from its order with an engine of their own (`replayer.py`).

>>> import kahve
>>> table = kahve.new("pisti", seats=2)
>>> table.deal(seed=7)
>>> table.play("4C")
>>> course_of(table.game, table.house, table.first_dealer, table.history, 1).turns
[(0, [16])]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from .machine import machine
from .record import Audience, Records

if TYPE_CHECKING:
    from .dealt import DealRecord
    from .game import Game


class Course(NamedTuple):
    """All of a deal but its order.

    - house: the numbers of the house tuple, in the order of its rows.
    - start: the bytes of the record before the deal, with no card in it and nothing that is not public.
    - turns: of each its seat and the numbers of its moves.
    """

    house: list[int]
    start: bytes
    turns: list[tuple[int, list[int]]]


def course_of(game: Game, house: Any, first_dealer: int, history: Sequence[DealRecord], number: int) -> Course:
    """The course of deal `number` of a match, and of the void ones that were dealt from the same chance just before it."""
    engine, deck = machine(game, False), game.rules.deck(house)
    tables = game.rules.layout.new()
    tables[0].dealer = first_dealer
    first, start = int((history[number - 1].proof or {}).get("deal", number)), b""
    turns: list[tuple[int, list[int]]] = []
    for dealt in history[:number]:
        if dealt.number == first:
            start = _public(game, tables)
        engine.deal(tables, 0, house, deck.read_order(dealt.order))
        turns = []
        for seat, text in dealt.turns:
            turn = game.turns.read(house, tables[0], text)
            for move in turn:
                engine.step(tables, 0, house, move)
            turns.append((seat, turn))
    return Course(list(house), start, turns)


def _public(game: Game, tables: Records) -> bytes:
    """What a match carries into its next deal: tables[0] with no card in it and nothing that some seat may not know."""
    content = bytearray(tables.tobytes())
    for field in game.rules.layout.fields:
        if field.audience is not Audience.PUBLIC or field.kind in ("Cards", "Hands", "Tally"):
            content[field.offset : field.offset + field.bytes] = bytes(field.bytes)
    return bytes(content)
