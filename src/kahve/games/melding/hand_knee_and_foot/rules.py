"""Hand, Knee and Foot; the numbers in the margin are the paragraphs of the rulebook."""

from __future__ import annotations

from ....engine.house import house
from ....engine.record import record
from ..cards import MOST_CARDS
from ..house import MeldingHouse, UpcardPutback, putback_row, stacks_row
from ..record import MeldingRecord
from ..scoring import ITEMS


@house
class House(MeldingHouse):
    """The house rules of Hand, Knee and Foot."""

    stacks: int = stacks_row("15-13-11")
    upcard_putback: int = putback_row(UpcardPutback.AND_FIVES_AND_SEVENS)


@record(SEATS=6, SIDES=6, DECK=MOST_CARDS, FACES=16, ITEMS=len(ITEMS))  # 1.3
class Record(MeldingRecord):
    """The record of Hand, Knee and Foot."""
