"""What speaks for a turn in a melding game: from the table before it and after it, as the seat sees both."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.record import loose
from ...engine.table import View
from ..hinting import Reason, counted, reason
from .cards import ACE, BLACK_THREE, FOUR, KINDS, NAMES, PLURALS, RED_THREE, WILD
from .laying import value_of
from .moves import ASK, DISCARD, DRAW, FLOAT, KEEP_FIRST, KEEP_SECOND, LAY_RED, NO, TAKE, TAKE_WITH_JOKER, YES
from .players import own_side
from .record import FOOT, KNEE, MeldingRecord
from .scoring import left_value, out_bonus
from .taking import take_number
from .turns import draw_number

GOES_OUT = "You go out with it, which counts {points} points."
PICKS_UP = {KNEE: "It empties your hand, so you pick up your knee.", FOOT: "It empties your hand, so you pick up your foot."}
CLOSES_CLEAN = "It closes a clean pile of {ranks}."
CLOSES_DIRTY = "It closes a dirty pile of {ranks}."
CLOSES_WILD = "It closes a pile of wild cards."
CLOSES_SEVERAL = "It closes {number} piles."
FIRST_MELD = "It makes your side's first meld."
TAKES_PILE = ("It takes no cards.", "It takes one card of the pile.", "It takes {number} cards of the pile.")
LAYS = "It brings cards worth {points} points to the table."
BLOCKS = "A three on top of the pile cannot be taken by the next player."
LONE = "You hold no other {rank}, and your side has none on the table."
CHEAPEST = "Of the cards that you would hold none counts less against you if you are left with it."
HOLDS_MORE = (
    "It leaves you with no card.",
    "It leaves you with one card.",
    "It leaves you with {number} cards.",
)
DRAWS = ("No card is drawn.", "It brings you one card of the stock.", "It brings you {number} cards of the stock.")
OUT_COUNTS = "Going out counts {points} points for your side."
STILL_HELD = (
    "You hold no card that would count against your side.",
    "You hold one card that would count against your side.",
    "You hold {number} cards that would count against your side.",
)
TOP_OF_STACK = "On top of that stack lies a card worth {points} points."
RED_COUNTS = "A red three counts {points} points on the table."
KEEPS = (
    "You have no card left to discard.",
    "It keeps your last card in your hand.",
    "It keeps your {number} cards in your hand.",
)


def reasons(view: View, turn: Sequence[int]) -> list[Reason]:
    """What speaks for a turn of the view's seat, the weightiest first."""
    before, house, move = view.record, view.house, turn[0]
    if move == DRAW:
        return [counted(DRAWS, int(draw_number(before, house)))]
    if move in (ASK, YES):
        return [reason(OUT_COUNTS, points=int(out_bonus(before, house)))]
    if move == NO:
        return [counted(STILL_HELD, int(before.hand_size[view.seat]))]
    if move in (KEEP_FIRST, KEEP_SECOND):
        top = int(before.top[view.seat, move - KEEP_FIRST])
        return [reason(TOP_OF_STACK, points=int(value_of(house, top)))]
    if move == LAY_RED and len(turn) == 1:
        return [reason(RED_COUNTS, points=int(house.red3_laid))]
    if move == FLOAT:
        return [counted(KEEPS, int(before.hand_size[view.seat]))]
    return _changes(view, turn)


def _changes(view: View, turn: Sequence[int]) -> list[Reason]:
    """What lies otherwise on the table after the turn."""
    before, house, seat = loose(view.record), view.house, view.seat
    after = view.played(turn).record
    side, said = int(own_side(house, seat)), list[Reason]()
    if after.went_out == seat + 1:
        said.append(reason(GOES_OUT, points=int(out_bonus(before, house))))
    elif after.stack[seat] != before.stack[seat] and int(after.stack[seat]) in PICKS_UP:
        said.append(reason(PICKS_UP[int(after.stack[seat])]))
    said += _closed(before, after, side)
    if after.down[side] > before.down[side]:
        said.append(reason(FIRST_MELD))
    if any(TAKE <= move <= TAKE_WITH_JOKER for move in turn):
        said.append(counted(TAKES_PILE, int(take_number(before, house))))
    points = sum(value_of(house, card) * (int(after.on_table[side, card]) - int(before.on_table[side, card])) for card in range(1, KINDS))
    if points and len(said) < 1:
        said.append(reason(LAYS, points=int(points)))
    if DISCARD <= turn[-1] < ASK and after.went_out != seat + 1:
        said.append(_discarding(view, turn[:-1], turn[-1] - DISCARD + FOUR))
    return said or [counted(HOLDS_MORE, int(after.hand_size[seat]))]


def _closed(before: MeldingRecord, after: MeldingRecord, side: int) -> list[Reason]:
    """The piles that were closed."""
    closed: list[Reason] = []
    for rank in (WILD, *range(FOUR, ACE + 1)):
        if after.clean[side, rank] > before.clean[side, rank]:
            closed.append(reason(CLOSES_WILD) if rank == WILD else reason(CLOSES_CLEAN, ranks=PLURALS[rank]))
        if after.dirty[side, rank] > before.dirty[side, rank]:
            closed.append(reason(CLOSES_DIRTY, ranks=PLURALS[rank]))
    return closed if len(closed) < 2 else [reason(CLOSES_SEVERAL, number=len(closed))]


def _discarding(view: View, turn: Sequence[int], card: int) -> Reason:
    """What speaks for discarding this card at the end of a turn."""
    t, house, seat = view.played(turn).record, view.house, view.seat
    side = int(own_side(house, seat))
    if card in (BLACK_THREE, RED_THREE):
        return reason(BLOCKS)
    held = [kind for kind in range(1, KINDS) if t.hand[seat, kind]]
    if t.hand[seat, card] == 1 and t.on_table[side, card] == 0 and card <= ACE:
        return reason(LONE, rank=NAMES[card])
    if len(held) > 1 and all(left_value(house, card) <= left_value(house, kind) for kind in held):
        return reason(CHEAPEST)
    return counted(HOLDS_MORE, int(t.hand_size[seat]) - 1)


__all__ = ["reasons"]
