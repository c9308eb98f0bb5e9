"""The count of a deal, and what it decides. The numbers in the margin are the paragraphs of each game's rulebook."""

from __future__ import annotations

from ...cards.dialect import rule
from ...engine.match_record import DEAL, OVER
from ..sides import best_score, is_one, next_seat, sides_at
from .cards import BLACK_THREE, FOUR, KINDS, MELDS, RED_THREE, SEVEN, WILD
from .house import OUT_RADIX, MeldingHouse, TieBreak
from .laying import clean_value, value_of
from .layouts import is_special
from .players import by_deal, own_side, packs_in_play, sides_of
from .record import MeldingRecord

CARDS, CLEAN, DIRTY, WILD_PILES, SPECIAL, GOING_OUT, RED_THREES, LEFT, TOTAL = range(9)
ITEMS = ("cards", "clean_piles", "dirty_piles", "wild_piles", "special_piles", "going_out", "red_threes", "left", "total")

SEVEN_RED_THREES = 7
RED_THREE_UNMELDED = -100


@rule
def left_value(house: MeldingHouse, card: int) -> int:
    """What a card left in a stack costs; red threes are counted apart."""
    return int(house.black3_penalty) if card == BLACK_THREE else value_of(house, card)  # 8.1


@rule
def left_of_kind(t: MeldingRecord, seat: int, card: int) -> int:
    """How many cards of a kind a seat has left in its stacks, opened or not."""
    return int(t.hand[seat, card]) + int(t.knee[seat, card]) + int(t.foot[seat, card])


@rule
def count_cards(t: MeldingRecord, house: MeldingHouse, side: int) -> None:
    """Count the cards that a side has on the table, and those its players have left."""
    for card in range(1, KINDS):
        t.sheet[side, CARDS] += int(t.on_table[side, card]) * value_of(house, card)  # 8.1
    for seat in range(house.seats):
        if own_side(house, seat) == side:
            for card in range(1, KINDS):
                t.sheet[side, LEFT] -= left_of_kind(t, seat, card) * left_value(house, card)  # 8.1


@rule
def count_piles(t: MeldingRecord, house: MeldingHouse, side: int) -> None:
    """Count the bonuses for a side's piles."""
    t.sheet[side, WILD_PILES] = house.wild_bonus * int(t.clean[side, WILD])  # 8.2
    for meld in range(FOUR, MELDS):
        if is_special(house, meld):
            t.sheet[side, SPECIAL] += (house.sevens_bonus if meld == SEVEN else house.fives_bonus) * int(t.clean[side, meld])  # 8.3
        else:
            t.sheet[side, CLEAN] += clean_value(house, meld) * int(t.clean[side, meld])  # 8.2
        t.sheet[side, DIRTY] += house.dirty_bonus * int(t.dirty[side, meld])


@rule
def count_red_threes(t: MeldingRecord, house: MeldingHouse, side: int) -> None:
    """Count a side's red threes, on the table and left in stacks."""
    laid = int(t.on_table[side, RED_THREE])
    left = 0
    for seat in range(house.seats):
        left += left_of_kind(t, seat, RED_THREE) if own_side(house, seat) == side else 0
    points = laid * house.red3_laid  # 8.5
    if t.down[side] == 0 and house.red3_without_meld:
        points = laid * RED_THREE_UNMELDED  # 8.7
    elif laid >= SEVEN_RED_THREES:
        points += house.red3_seven_bonus  # 8.6
    if house.red3_all_doubled and laid > 0 and laid == 2 * packs_in_play(t, house):
        points *= 2
    t.sheet[side, RED_THREES] = points - left * house.red3_left


@rule
def out_bonus(t: MeldingRecord, house: MeldingHouse) -> int:
    """What going out is worth in this deal."""
    return 50 * (by_deal(t, house.going_out_bonus, OUT_RADIX) - 1)  # 8.4


@rule
def score(t: MeldingRecord, house: MeldingHouse) -> None:
    """Count the deal, and decide about the match."""
    t.sheet[:] = 0
    for side in range(sides_of(house)):
        count_cards(t, house, side)
        count_piles(t, house, side)
        count_red_threes(t, house, side)
        if t.went_out > 0 and own_side(house, t.went_out - 1) == side:
            t.sheet[side, GOING_OUT] = out_bonus(t, house)
        for item in range(TOTAL):
            t.sheet[side, TOTAL] += t.sheet[side, item]
        t.scores[side] += t.sheet[side, TOTAL]
    note_winner_of_deal(t, house)
    t.dealer = next_seat(house, t.dealer)  # 2.1
    finish_match(t, house)


@rule
def note_winner_of_deal(t: MeldingRecord, house: MeldingHouse) -> None:
    """Give the deal to the side with most points, if there is one."""
    best = best_of_sheet(t, house, sides_of(house))
    if is_one(best):
        for side in range(sides_of(house)):
            t.deals_won[side] += best >> side & 1


@rule
def best_of_sheet(t: MeldingRecord, house: MeldingHouse, sides: int) -> int:
    """The sides with most points in this deal, a bit each."""
    best = int(t.sheet[0, TOTAL])
    for side in range(1, sides):
        best = max(best, int(t.sheet[side, TOTAL]))
    sides_at_best = 0
    for side in range(sides):
        sides_at_best |= int(t.sheet[side, TOTAL] == best) << side
    return sides_at_best


@rule
def finish_match(t: MeldingRecord, house: MeldingHouse) -> None:
    """Decide whether the match is over or the next deal waits for its order."""
    sides = sides_of(house)
    t.phase = DEAL
    best = best_score(t, sides)
    goes_on = best < house.target if house.target > 0 else t.deals < house.deals
    if goes_on and t.raised == 0:
        return  # 9.1 9.2 9.3
    leaders = sides_at(t, sides, best)
    if not is_one(leaders) and house.tie_break == TieBreak.EXTRA_DEAL:
        t.raised = 1  # 9.3
        return
    t.phase = OVER
    t.winners = leaders if is_one(leaders) or house.tie_break == TieBreak.SHARED else by_deals_won(t, house, leaders)


@rule
def by_deals_won(t: MeldingRecord, house: MeldingHouse, level: int) -> int:
    """Of level sides those that won most deals, and of these the best in the last deal."""
    sides = sides_of(house)
    most, best = -1, -(1 << 30)
    winners = 0
    for side in range(sides):
        if level >> side & 1:
            won, last = int(t.deals_won[side]), int(t.sheet[side, TOTAL])
            better = won > most or (won == most and last > best)
            same = won == most and last == best
            winners = 1 << side if better else winners | int(same) << side
            most, best = (won, last) if better else (most, best)
    return winners  # 9.3
