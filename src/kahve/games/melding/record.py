"""The record of a melding game.

Hands and the stacks that wait hold dozens of cards in no order, so they are tallies: how many of each kind. The stock and the discard pile
are lists. What a side has melded lies in `on_table`, red threes included. By rank, `naturals`, `twos` and `jokers` say how its open
melds are made up, and `clean` and `dirty` count its piles. Entry WILD of them is the meld of wild cards.
"""

from __future__ import annotations

from ...engine.match_record import Match
from ...engine.record import DECK, FACES, MOST_POINTS, SEATS, SIDES, Cards, Counts, Ints, Tally, owner, public, secret
from .cards import LARGEST_PACK, MELDS

CHOOSING, DRAWING, MELDING, ANSWERING = range(4)
"""The stages of a turn: a stack is chosen; the seat is to draw; it is to meld and discard; a partner is to answer."""
HAND, KNEE, FOOT = range(3)
"""The stacks, in the order in which they are played."""
NOT_ASKED, ASKED, SAID_YES, SAID_NO = range(4)
"""What has become of the question whether to go out."""
NOT_YET, PART, WHOLE = range(3)
"""How much of a turn a seat has played from the foot."""


class MeldingRecord(Match):
    """The fields of every melding game."""

    stage: int = public(high=3)  # CHOOSING, DRAWING, MELDING or ANSWERING
    answer: int = public(high=3)  # NOT_ASKED, ASKED, SAID_YES or SAID_NO
    asker: int = public(seats=True)  # the seat that asked to go out, plus one
    staged: int = public(high=MOST_POINTS)  # points laid towards a first meld that is not made yet
    set_aside: int = public(high="discard_size")  # cards of the pile that wait for that first meld
    frozen_by: int = public(seats=True)  # the seat whose wild discard freezes the pile, plus one
    went_out: int = public(seats=True)  # the seat that went out, plus one
    began_on_foot: int = public(high=1)  # whether the seat to move began its turn on the foot
    tuckable: int = public(
        bits=MELDS
    )  # melds, a bit each, of which the side to move had a pile before this turn; 0 where that does not matter
    tuckable_dirty: int = public(bits=MELDS)  # those of which it had a dirty one
    box_size: int = public()
    stock_size: int = public()
    discard_size: int = public()
    minimum: Ints = public(SIDES, high=MOST_POINTS)  # points of a side's first meld in this deal
    deals_won: Ints = public(SIDES, high=MOST_POINTS)
    hand_size: Ints = public(SEATS)
    knee_size: Counts = public(SEATS)
    foot_size: Counts = public(SEATS)
    stack: Counts = public(SEATS, high=2)  # the stack that a seat plays from: HAND, KNEE or FOOT
    begun: Counts = public(SEATS, high=1)  # whether the seat has begun its first turn
    foot_played: Counts = public(SEATS, high=2)  # whether it has played from the foot: NOT_YET, PART or WHOLE of a turn
    has_asked: Counts = public(SEATS, high=1)  # whether it has asked to go out in this deal
    threw: Counts = public(SEATS, below=FACES)  # what each seat threw from the hand that it still holds, until its next turn
    top: Counts = public(SEATS, 2, below=FACES)  # the top cards of the two stacks that a seat chooses from
    known: Tally = public(SEATS, FACES)  # cards that all know to be in the hand: taken from the pile and not played since
    knee_known: Tally = public(SEATS, FACES)  # a card that all know to be in the stack that waits first, where two are chosen from
    foot_known: Tally = public(SEATS, FACES)  # a card that all know to be in the foot
    down: Counts = public(SIDES, high=1)  # whether the side has made its first meld
    naturals: Counts = public(SIDES, MELDS, high="table_size")
    twos: Counts = public(SIDES, MELDS, high="table_size")
    jokers: Counts = public(SIDES, MELDS, high="table_size")
    clean: Counts = public(SIDES, MELDS, high="table_size")  # closed piles without wild cards; entry WILD: piles of wild cards
    dirty: Counts = public(SIDES, MELDS, high="table_size")
    table_size: Ints = public(SIDES)
    on_table: Tally = public(SIDES, FACES, size="table_size")
    box: Cards = public(LARGEST_PACK, size="box_size")  # the pack that is added when the stock runs low, until it is
    discard: Cards = public(DECK, size="discard_size")  # top card last
    kept: Counts = owner(SEATS, high=2)  # which of two stacks the seat keeps, 1 or 2, 0 until it has chosen
    hand: Tally = owner(SEATS, FACES, size="hand_size", known="known")
    knee: Tally = secret(SEATS, FACES, size="knee_size", known="knee_known")
    foot: Tally = secret(SEATS, FACES, size="foot_size", known="foot_known")
    stock: Cards = secret(DECK, size="stock_size")  # next card last
