"""Players, sides and packs (chapter 1 of each game's RULES.md, whose paragraphs are the numbers in the margin)."""

from __future__ import annotations

from ...cards.dialect import rule
from ..match import side_of
from .cards import BLACK_THREE, RED_THREE, TWO
from .house import USUAL, MeldingHouse, Teams
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
def deal_step(t: MeldingRecord, most: int) -> int:
    """How many deals went before this one, up to `most`, for what rises with the deals."""
    return min(t.deals - 1, most)


@rule
def is_wild(card: int) -> bool:
    """Whether a card is a two or a joker."""
    return card >= TWO


@rule
def is_three(card: int) -> bool:
    """Whether a card is a three."""
    return card in (BLACK_THREE, RED_THREE)
