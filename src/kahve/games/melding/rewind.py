"""Going back to the last choice of a seat: what it threw, of all that it held.

A search asks it of a world that might be: would somebody with this hand have thrown that card? Much of what a hand lacks follows from it,
for whoever could have laid cards has not laid them.
"""

from __future__ import annotations

from ...cards.dialect import rule
from ...cards.faces import NO_CARD
from ...engine.match_record import NO_CHOICE
from .cards import FOUR
from .house import MeldingHouse
from .moves import DISCARD
from .record import FOOT, MELDING, NOT_ASKED, MeldingRecord
from .stacks import receive


@rule
def pick_off_pile(t: MeldingRecord, card: int) -> None:
    """Take a card off the pile if it is the top one."""
    if t.discard_size > 0 and t.discard[t.discard_size - 1] == card:
        t.discard_size -= 1
        t.discard[t.discard_size] = NO_CARD


@rule
def last_choice(t: MeldingRecord, house: MeldingHouse, seat: int) -> int:
    """Let a seat hold the card again that it threw last, as if it were still to throw it; returns that move, or NO_CHOICE.

    What others have laid or taken since stays as it is: the record does not tell of it.
    """
    card = int(t.threw[seat])
    if card == NO_CARD:
        return NO_CHOICE
    pick_off_pile(t, card)
    receive(t, seat, card)
    t.turn = seat
    t.stage = MELDING
    t.answer = NOT_ASKED
    t.asker = t.staged = t.set_aside = 0
    t.began_on_foot = int(t.stack[seat] == FOOT)
    t.frozen_by = 0 if t.frozen_by == seat + 1 else t.frozen_by
    return DISCARD + card - FOUR
