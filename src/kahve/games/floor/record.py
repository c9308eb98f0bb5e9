"""The record of a floor game.

The floor holds its cards in the order they came. A capture moves them, with the card that took them last, to the end of `laid`. While the
seat to move chooses among several ways to take, its card lies in `playing` and `choice` notes what is decided of each floor card.
"""

from __future__ import annotations

from ...engine.record import DECK, SEATS, SIDES, Cards, Counts, public, record, secret
from ..fishing.record import FishingRecord


@record(SEATS=4, SIDES=4, DECK=52, ITEMS=5)
class FloorRecord(FishingRecord):
    """The record of every floor game."""

    floor_size: int = public()
    playing_size: int = public()  # 1 while the seat to move chooses what its card takes
    choices_open: int = public()  # floor cards of which that is not decided
    aside_size: int = public()
    bottom_size: int = public()
    shuffled_in: int = public()  # ranks (a bit each) turned up and put back into the stock, until the next batch
    game_won: int = public()  # whether the last deal ended a game of the rubber
    bottom_seen: Counts = public(SEATS)  # who has looked at the bottom card
    games: Counts = public(SIDES)  # games won in the rubber
    floor: Cards = public(DECK, size="floor_size")  # in the order they came
    choice: Counts = public(DECK, along="floor")  # for each place of the floor: OPEN, TAKEN or LEFT
    playing: Cards = public(1, size="playing_size")
    aside: Cards = public(1, size="aside_size")  # a burnt seven of diamonds, nobody's
    bottom: Cards = secret(1, size="bottom_size", seen_by="bottom_seen")  # the bottom card of the pack, where the dealer sees it
