"""Play at first sight by somebody who knows Canasta, and nothing of a foot.

It takes the pile whenever it may, and lays all it can at once.
"""

from __future__ import annotations

from ...cards.dialect import rule
from . import moves
from .cards import FOUR
from .house import MeldingHouse
from .laying import open_size
from .players import is_three, is_wild, own_side
from .record import MeldingRecord
from .scoring import left_value

LAY, TAKE, END = 100, 10, -10_000
"""What a lay is worth, a take, and what no player at first sight does while it has a discard."""


@rule
def first_sight(t: MeldingRecord, house: MeldingHouse, move: int) -> int:
    """What a move is worth at first sight, in no unit.

    A take comes before a draw, three natural cards before a wild one, and a discard of which it holds few before another.
    """
    if move == moves.DRAW:
        return 0
    if move <= moves.TAKE_WITH_JOKER:
        return TAKE - move
    if moves.DISCARD <= move < moves.ASK:
        card = move - moves.DISCARD + FOUR
        cost = 0 if is_three(card) else LAY if is_wild(card) else 20 * int(t.hand[t.turn, card])
        return -LAY - cost - left_value(house, card) // 5
    if move in (moves.NO, moves.FLOAT):
        return END
    if move >= moves.ADD_ALL:
        return 3 * LAY
    meld = moves.LAY_MELD[move]
    if meld == moves.NO_LAY:
        return LAY
    return LAY * (2 if moves.LAY_NATURALS[move] > 2 else 1) + open_size(t, own_side(house, t.turn), meld)
