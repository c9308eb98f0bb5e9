"""What a good club player thinks of a move in a melding game: one look ahead, from what the seat has seen.

Worths are whole numbers, a hundred to the point. A lay keeps a card and makes it safe; a discard gives it up and shows it to the next seat.
`t` is the view of the seat to move, `by` has the numbers that it is weighed by (`judgement.py`).
"""

from __future__ import annotations

from ...cards.dialect import rule, search
from ...cards.faces import NO_CARD
from . import moves
from .cards import FOUR, JOKER, RED_THREE
from .house import MeldingHouse
from .judgement import ALONE, ALONE_WITH_KNEE, CLUB, HOME, WITH_PARTNER
from .laying import value_of
from .players import is_three, own_side, sides_of
from .reckoning import Reckoned, reckoned_by, still_hidden
from .record import KNEE, MeldingRecord
from .scoring import left_value
from .stacks import draw_number
from .taking import take_number, top_card
from .values import STACKS
from .weighing_cards import POINT, getting, wild_cost
from .weighing_discards import AFTER_LAYS, discard_worth
from .weighing_going_out import NEVER, OUT, going_out
from .weighing_lays import all_worth, lay_worth

# -- drawing, or taking the pile ---------------------------------------------------------------------------------------------------------


@rule
def drawing(t: MeldingRecord, house: MeldingHouse, reckoned: Reckoned) -> int:
    """What the cards are worth that a draw may be expected to give."""
    worth = 0
    for card in range(FOUR, JOKER + 1):
        worth += still_hidden(reckoned, card) * getting(t, house, card, reckoned)
    return worth * draw_number(t, house) // reckoned.hidden


@search
def taking(t: MeldingRecord, house: MeldingHouse, move: int, reckoned: Reckoned) -> int:
    """What taking the pile is worth more than drawing."""
    card, number = top_card(t), take_number(t, house)
    worth = getting(t, house, card, reckoned) - drawing(t, house, reckoned) + reckoned.by.TAKING * POINT
    for place in range(t.discard_size - number, t.discard_size - 1):
        worth += getting(t, house, t.discard[place], reckoned) * reckoned.by.TAKEN_REST // 100
        worth -= POINT * left_value(house, t.discard[place]) * reckoned.caught // 500
    if t.down[own_side(house, t.turn)] == 0:
        worth += reckoned.by.DOWN * POINT
    if move != 1:
        worth -= wild_cost(t, house, 1, reckoned)
    return int(worth)


# -- the other moves ---------------------------------------------------------------------------------------------------------------------


@rule
def choice_worth(t: MeldingRecord, house: MeldingHouse, move: int) -> int:
    """What keeping the first or the second stack is worth: the one whose top card is better."""
    card = int(t.top[t.turn, move - moves.KEEP_FIRST])
    return int(house.red3_laid) if card == RED_THREE else (0 if card == NO_CARD or is_three(card) else value_of(house, card))


@rule
def red_worth(t: MeldingRecord, house: MeldingHouse) -> int:
    """What laying a red three is worth."""
    return POINT * (int(house.red3_laid) + 1) if house.red3_laid >= 0 else NEVER


@rule
def other_worth(t: MeldingRecord, house: MeldingHouse, move: int, reckoned: Reckoned) -> int:
    """What a move that is neither a draw nor a lay is worth."""
    if move < moves.ASK:
        return discard_worth(t, house, move - moves.DISCARD + FOUR, reckoned)
    if move in (moves.ASK, moves.YES):
        gain = going_out(t, house, reckoned)
        return OUT + gain if gain > 0 else NEVER + gain
    if move == moves.LAY_RED:
        return red_worth(t, house)
    if move == moves.LAY_BLACK:
        return OUT
    if move == moves.FLOAT:
        return int(AFTER_LAYS - reckoned.by.FLOATING * POINT)
    return choice_worth(t, house, move) if move in (moves.KEEP_FIRST, moves.KEEP_SECOND) else 0


@rule
def takes_or_needs_wild(t: MeldingRecord, house: MeldingHouse, move: int) -> bool:
    """Whether a move takes the pile, or begins a meld of a rank with a wild card."""
    return moves.TAKE <= move <= moves.TAKE_WITH_JOKER or moves.NEW_WITH_TWO <= move < moves.ADD


@rule
def adds_naturals(t: MeldingRecord, house: MeldingHouse, move: int) -> bool:
    """Whether a move adds natural cards to an open meld."""
    return moves.ADD <= move < moves.ADD_TWO or move >= moves.ADD_ALL


# -- the players -------------------------------------------------------------------------------------------------------------------------


@rule
def club(t: MeldingRecord, house: MeldingHouse) -> Reckoned:
    """The judgement of a good club player."""
    return reckoned_by(t, house, CLUB)


@rule
def home(t: MeldingRecord, house: MeldingHouse) -> Reckoned:
    """The judgement of somebody who plays now and then."""
    return reckoned_by(t, house, HOME)


@rule
def expert(t: MeldingRecord, house: MeldingHouse) -> Reckoned:
    """The judgement of an expert."""
    if sides_of(house) < house.seats:
        return reckoned_by(t, house, WITH_PARTNER)
    return reckoned_by(t, house, ALONE_WITH_KNEE if STACKS[house.stacks, KNEE] > 0 else ALONE)


@search
def weigh(t: MeldingRecord, house: MeldingHouse, move: int, reckoned: Reckoned) -> int:
    """What a player of this judgement thinks of a move, a hundred to the point."""
    if move in (moves.DRAW, moves.NO):
        return 0
    if move <= moves.TAKE_WITH_JOKER:
        return taking(t, house, move, reckoned)
    if move >= moves.ADD_ALL:
        return all_worth(t, house, move - moves.ADD_ALL + FOUR, reckoned)
    return lay_worth(t, house, move, reckoned) if moves.LAY_MELD[move] != moves.NO_LAY else other_worth(t, house, move, reckoned)
