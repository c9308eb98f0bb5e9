"""The end of a deal, its count, and the games of a rubber (chapters 5 and 6 of the rulebook)."""

from __future__ import annotations

from typing import Any

from ...cards.dialect import rule
from ...cards.faces import NO_CARD
from ...engine.match_record import COUNT, DEAL, GAMES_TO_WIN, OVER
from ..fishing.rules import TOTAL, add_totals, clear_sheet, count_tricks, draw, score_most_cards, sides_in_teams
from ..sides import finish_deal, is_one, next_seat
from .floor_cards import add_to_floor
from .house import FloorHouse
from .record import FloorRecord
from .taking import add_to_trick, close_trick


@rule
def close_deal(t: FloorRecord) -> None:
    """End the play: what is left of the stock and the floor goes to the seat that took last."""
    while t.stock_size > 0:
        add_to_floor(t, draw(t))  # 5.1
    t.bottom_dealt[0] = NO_CARD
    t.stock_shown = 0
    t.phase = COUNT
    if t.last_taker > 0 and t.floor_size > 0:
        for index in range(t.floor_size):
            add_to_trick(t, t.floor[index])
            t.floor[index] = NO_CARD
        t.floor_size = 0
        close_trick(t, t.last_taker - 1, 0)


@rule
def count_deal(t: FloorRecord, house: FloorHouse, values: Any) -> None:
    """Count the deal, and end the match or the game of the rubber if a side has won it."""
    sides = sides_in_teams(house)
    clear_sheet(t)
    count_tricks(t, sides, t.laid_size, values, True)  # 5.2
    score_most_cards(t, house, sides)
    add_totals(t, sides, TOTAL)
    t.dealer = next_seat(house, t.dealer)  # 2.1
    finish_deal(t, house, sides)
    if house.rubber and t.phase == OVER:
        finish_game(t, sides)


@rule
def finish_game(t: FloorRecord, sides: int) -> None:
    """Give a game of the rubber to its winner, and end the match with the third. A game that ends level is played on."""
    won = t.winners
    t.phase = DEAL
    t.winners = 0
    if not is_one(won):
        return
    t.game_won = 1
    for side in range(sides):
        if won == 1 << side:
            t.games[side] += 1
            if t.games[side] == GAMES_TO_WIN:
                t.phase = OVER  # 6.4
                t.winners = won


@rule
def next_game(t: FloorRecord, house: FloorHouse) -> None:
    """Begin the next game of a rubber if one was won: scores from nothing, and in the last game its own target."""
    if t.game_won == 0:
        return
    t.game_won = 0
    t.target = house.target
    near = 0
    for side in range(sides_in_teams(house)):
        t.scores[side] = 0
        near += t.games[side] == GAMES_TO_WIN - 1
    if near > 1:
        t.target = max(house.target, house.rubber_last_target)  # 6.5
