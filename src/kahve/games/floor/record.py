"""The record of a floor game.

The floor holds its cards in the order they came. A capture moves them to the end of `laid`, with the card that took them last.
`played` tells in which order cards were played, so the course of the play can be gone back.
While the seat to move chooses among several ways to take, its card lies in `playing`. `choice` notes what is decided of each floor card.
"""

from __future__ import annotations

from ...cards.faces import CARD_NUMBERS
from ...engine.match_record import GAMES_TO_WIN
from ...engine.record import DECK, SEATS, SIDES, Cards, Counts, public, record, secret
from ..fishing.record import FishingRecord


@record(SEATS=4, SIDES=4, DECK=52, ITEMS=5)
class FloorRecord(FishingRecord):
    """The record of every floor game."""

    floor_size: int = public()
    played_size: int = public(below=DECK)
    playing_size: int = public()  # 1 while the seat to move chooses what its card takes
    choices_open: int = public(high="floor_size")  # floor cards of which that is not decided
    aside_size: int = public()
    bottom_size: int = public()
    bottom_under: int = secret(high="stock_size")  # cards put back, nobody knows where, that lie under the card that the dealer has seen
    bottom_holder: int = public(seats=True)  # the seat that was dealt that card, plus one; 0 for none
    shuffled_in: int = public(bits=6)  # special cards (a bit each) put back into the stock, until the next batch; then a bit for any
    game_won: int = public(high=1)  # whether the last deal ended a game of the rubber
    bottom_seen: Counts = public(SEATS, high=1)  # who has looked at the bottom card
    games: Counts = public(SIDES, high=GAMES_TO_WIN)  # games won in the rubber
    floor: Cards = public(DECK, size="floor_size")  # in the order they came
    choice: Counts = public(DECK, along="floor", high=2)  # for each place of the floor: OPEN, TAKEN or LEFT
    played: Counts = public(DECK, high=CARD_NUMBERS - 1)  # the cards that seats have played in this deal, in order
    playing: Cards = public(1, size="playing_size")
    aside: Cards = public(1, size="aside_size")  # a burnt seven of diamonds, nobody's
    bottom: Cards = secret(1, size="bottom_size", seen_by="bottom_seen")  # the bottom card of the pack, where the dealer sees it
    bottom_dealt: Cards = secret(1, seen_by="bottom_seen")  # that card in the last batch, while the dealer can follow it
