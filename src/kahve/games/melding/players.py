"""Players, sides and packs (chapter 1 of each game's rulebook, whose paragraphs are the numbers in the margin)."""

from __future__ import annotations

from ...cards.dialect import rule
from ...engine.rows import digit_of_row
from ..sides import side_of
from .cards import BLACK_THREE, RED_THREE, TWO
from .house import ROW_DEALS, USUAL, MeldingHouse, StockOut, Teams
from .record import KNEE, MeldingRecord
from .values import STACKS, USUAL_DECKS


@rule
def sides_of(house: MeldingHouse) -> int:
    """How many sides play."""
    if house.teams == Teams.INDIVIDUAL or house.seats in (2, 3, 5):
        return int(house.seats)  # 1.2
    return 3 if house.teams == Teams.THREE_TEAMS_OF_TWO else 2


@rule
def partners(house: MeldingHouse) -> int:
    """How many partners each player has."""
    return int(house.seats) // sides_of(house) - 1


@rule
def own_side(house: MeldingHouse, seat: int) -> int:
    """The side of a seat."""
    return side_of(seat, sides_of(house))


@rule
def decks_of(house: MeldingHouse) -> int:
    """How many packs are in play."""
    return int(house.decks) if house.decks != USUAL else int(USUAL_DECKS[int(STACKS[house.stacks, KNEE] > 0), house.seats])  # 1.3


@rule
def packs_in_play(t: MeldingRecord, house: MeldingHouse) -> int:
    """How many packs are in play now, with the one that was added in this deal."""
    return decks_of(house) + int(house.stock_out == StockOut.PACK_ADDED and t.box_size == 0)  # 7.8


@rule
def deal_step(t: MeldingRecord, most: int) -> int:
    """How many deals went before this one, up to `most`, for what rises with the deals."""
    return min(t.deals - 1, most)


@rule
def by_deal(t: MeldingRecord, row: int, radix: int) -> int:
    """What a row of a house rule says of this deal: its digit, of which 1 is the least."""
    return digit_of_row(row, radix, deal_step(t, ROW_DEALS))


@rule
def is_wild(card: int) -> bool:
    """Whether a card is a two or a joker."""
    return card >= TWO


@rule
def is_three(card: int) -> bool:
    """Whether a card is a three."""
    return card in (BLACK_THREE, RED_THREE)
