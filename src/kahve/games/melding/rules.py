"""The rules that every melding game shares. The numbers in the margin are the paragraphs of each game's RULES.md.

A turn is a few small moves: draw or take the pile, lay cards one by one, discard. Laying red threes, picking up the next stack, closing a
pile and making the first meld follow of themselves.
"""

from __future__ import annotations

from typing import Any

from ...cards.dialect import rule
from ...cards.faces import NO_CARD
from ...engine.match import COUNT, PLAY
from ..match import next_seat, order_place, side_of
from .cards import BLACK_THREE, FIVE, FOUR, JOKER, KINDS, MELDS, RED_THREE, SEVEN, TWO, WILD
from .house import (
    AND_BLACK,
    AND_BLACK_FIVES_SEVENS,
    AND_FIVES_SEVENS,
    AT_ONCE,
    BY_SCORE,
    DRAW_THREE,
    DRAW_THREE_UP,
    DRAW_TWO,
    INDIVIDUAL,
    LAID,
    LAST_DRAWN,
    NEXT_PARTNER,
    NINETY,
    NO_PASSING,
    PASS_FOOT,
    PILE_FIFTH,
    RESHUFFLED,
    SIXTY,
    THREE_TEAMS_OF_TWO,
    THREES_ONLY,
    UNTIL_TURN,
    USUAL,
)
from .layouts import PILE
from .moves import (
    ADD,
    LAY_BEGINS,
    LAY_JOKERS,
    LAY_MELD,
    LAY_NATURALS,
    LAY_TWOS,
)
from .record import MeldingRecord
from .values import MINIMUMS, STACKS, THRESHOLDS, VALUES

CHOOSING, DRAWING, MELDING, ANSWERING = range(4)
HAND, KNEE, FOOT = range(3)
NOT_ASKED, ASKED, SAID_YES, SAID_NO = range(4)
NOT_YET, PART, WHOLE = range(3)

FIFTH_DEAL = 5
PUT_BACK_MOST = 400


# -- teams, and what the number of players makes of the rules ------------------------------------------------------------------------


@rule
def sides_of(house: Any) -> int:
    """How many sides play."""
    if house.teams == INDIVIDUAL or house.seats in (2, 3, 5):
        return int(house.seats)  # 1.2
    return 3 if house.teams == THREE_TEAMS_OF_TWO else 2


@rule
def partners(house: Any) -> int:
    """How many partners each player has."""
    return int(house.seats) // sides_of(house) - 1


@rule
def own_side(house: Any, seat: int) -> int:
    """The side of a seat."""
    return side_of(seat, sides_of(house))


@rule
def deal_step(t: MeldingRecord, most: int) -> int:
    """How many deals went before this one, up to `most`, for what rises with the deals."""
    return min(t.deals - 1, most)


@rule
def clean_needed(t: MeldingRecord, house: Any) -> int:
    """How many clean piles a side needs to go out."""
    if house.quota_rises:
        return 3 + deal_step(t, 3)  # 7.2
    return int(house.quota_clean) if house.quota_clean != USUAL else (2 if partners(house) > 0 else 1)  # 7.1


@rule
def dirty_needed(t: MeldingRecord, house: Any) -> int:
    """How many dirty piles a side needs to go out."""
    if house.quota_rises:
        return 3 + deal_step(t, 3)
    return int(house.quota_dirty) if house.quota_dirty != USUAL else (2 if partners(house) > 0 else 1)


@rule
def wild_needed(house: Any) -> int:
    """How many piles of wild cards a side needs to go out."""
    if house.wild_melds == 0:
        return 0
    return int(house.quota_wild) if house.quota_wild != USUAL else int(partners(house) > 0)


@rule
def quota(t: MeldingRecord, house: Any) -> int:
    """The piles a side needs to go out in one number: 64 * wild + 8 * dirty + clean ones."""
    return 64 * wild_needed(house) + 8 * dirty_needed(t, house) + clean_needed(t, house)


@rule
def draw_number(t: MeldingRecord, house: Any) -> int:
    """How many cards are drawn from the stock."""
    base = 3 if house.draw_count in (DRAW_THREE, DRAW_THREE_UP) else 2
    return base if house.draw_count in (DRAW_TWO, DRAW_THREE) else base + deal_step(t, 3)  # 3.2


@rule
def is_wild(card: int) -> bool:
    """Whether a card is a two or a joker."""
    return card >= TWO


@rule
def is_three(card: int) -> bool:
    """Whether a card is a three."""
    return card in (BLACK_THREE, RED_THREE)


# -- laying out a deal -----------------------------------------------------------------------------------------------------------------


@rule
def clear_table(t: MeldingRecord) -> None:
    """Put everything of the last deal away."""
    t.hand[:] = t.knee[:] = t.foot[:] = t.known[:] = t.knee_known[:] = t.foot_known[:] = t.on_table[:] = 0
    t.naturals[:] = t.twos[:] = t.jokers[:] = t.clean[:] = t.dirty[:] = t.top[:] = 0
    t.hand_size[:] = t.knee_size[:] = t.foot_size[:] = t.stack[:] = t.begun[:] = t.foot_played[:] = t.has_asked[:] = t.kept[:] = 0
    t.down[:] = t.table_size[:] = t.stock[:] = t.discard[:] = t.sheet[:] = 0
    t.stock_size = t.discard_size = t.staged = t.set_aside = t.frozen_by = t.went_out = t.asker = t.answer = t.began_on_foot = 0


@rule
def deal(t: MeldingRecord, house: Any, order: Any) -> None:
    """Lay out a deal: the stacks, then the first discard."""
    clear_table(t)
    t.deals += 1
    t.target = house.target
    t.phase = PLAY
    for at in range(order.size):
        t.stock[order.size - 1 - at] = order[at]
    t.stock_size = order.size
    set_minimums(t, house)
    deal_stacks(t, house)
    turn_up(t, house, order_place(order))
    if house.pass_foot_left != NO_PASSING:
        begin_choosing(t, house)  # 2.6
    else:
        begin_turn(t, house, next_seat(house, t.dealer))  # 2.1


@rule
def set_minimums(t: MeldingRecord, house: Any) -> None:
    """Set the points of every side's first meld."""
    row = house.minimum if house.minimum in (SIXTY, NINETY) else 0
    for side in range(sides_of(house)):
        step = deal_step(t, 3)
        if house.minimum == BY_SCORE:
            step = 0
            for at in range(THRESHOLDS.size):
                step += t.scores[side] >= THRESHOLDS[at]
        t.minimum[side] = MINIMUMS[0, 3] if t.raised else MINIMUMS[row, step]  # 4.7 9.3


@rule
def draw(t: MeldingRecord) -> int:
    """Take the top card off the stock."""
    t.stock_size -= 1
    card = t.stock[t.stock_size]
    t.stock[t.stock_size] = NO_CARD
    return int(card)


@rule
def deal_stacks(t: MeldingRecord, house: Any) -> None:
    """Deal everybody the hand, then the knee and the foot; where stacks are chosen nobody looks at them yet."""
    for stack in range(3):
        seat = t.dealer
        for _ in range(house.seats):
            seat = next_seat(house, seat)
            for _ in range(STACKS[house.stacks, stack]):
                deal_card(t, house, seat, stack)  # 2.2


@rule
def deal_card(t: MeldingRecord, house: Any, seat: int, stack: int) -> None:
    """Deal the top card of the stock to a stack."""
    card = draw(t)
    t.top[seat, 1 if stack == FOOT else 0] = card if house.pass_foot_left != NO_PASSING else NO_CARD
    if stack == HAND and house.pass_foot_left == NO_PASSING:
        t.hand[seat, card] += 1
        t.hand_size[seat] += 1
    elif stack == FOOT:
        t.foot[seat, card] += 1
        t.foot_size[seat] += 1
    else:
        t.knee[seat, card] += 1
        t.knee_size[seat] += 1


@rule
def stays_up(house: Any, card: int) -> bool:
    """Whether a card turned up stays as the first discard."""
    row = house.upcard_putback
    if is_wild(card):
        return bool(row == THREES_ONLY)  # 2.4
    if card == BLACK_THREE:
        return bool(row == AND_FIVES_SEVENS or row < AND_BLACK)
    if card in (FIVE, SEVEN):
        return bool(row != AND_FIVES_SEVENS and row != AND_BLACK_FIVES_SEVENS)
    return bool(card != RED_THREE)


@rule
def turn_up(t: MeldingRecord, house: Any, place: int) -> None:
    """Turn up the first discard; what may not stay is covered, or goes back into the stock at a place that follows from the whole order."""
    tries = 0
    while t.discard_size == 0 or not stays_up(house, t.discard[t.discard_size - 1]):
        if t.stock_size == 0 or tries == PUT_BACK_MOST:
            return
        if t.discard_size > 0 and house.upcard_special_stays == 0:
            put_back(t, place)
            place = place * 29 + 1 & 0xFFFFFF  # the same place again could be the top for ever
        t.discard[t.discard_size] = draw(t)
        t.discard_size += 1
        tries += 1


@rule
def put_back(t: MeldingRecord, place: int) -> None:
    """Put the card turned up back into the stock."""
    t.discard_size -= 1
    card = t.discard[t.discard_size]
    t.discard[t.discard_size] = NO_CARD
    at = place % (t.stock_size + 1)
    for above in range(t.stock_size, at, -1):
        t.stock[above] = t.stock[above - 1]
    t.stock[at] = card
    t.stock_size += 1


# -- choosing between two stacks, where the house has that -----------------------------------------------------------------------------


@rule
def begin_choosing(t: MeldingRecord, house: Any) -> None:
    """Let everybody choose, from the dealer's left, by the top cards that all see; what they choose is shown when all have."""
    t.stage = CHOOSING
    t.turn = next_seat(house, t.dealer)
    for seat in range(house.seats):
        t.knee_known[seat, t.top[seat, 0]] = t.foot_known[seat, t.top[seat, 1]] = 1


@rule
def choose_stack(t: MeldingRecord, house: Any, kept: int) -> None:
    """Note which stack the seat keeps; after the last one all are passed."""
    t.kept[t.turn] = kept
    t.turn = next_seat(house, t.turn)
    if t.turn == next_seat(house, t.dealer):
        for seat in range(house.seats):
            sort_stacks(t, house, seat)
        for seat in range(house.seats - 1, 0, -1):
            if house.pass_foot_left == PASS_FOOT:
                exchange_feet(t, seat, seat - 1)
            else:
                exchange_hands(t, seat, seat - 1)
        for seat in range(house.seats):
            look_at_hand(t, seat)
        begin_turn(t, house, next_seat(house, t.dealer))


@rule
def sort_stacks(t: MeldingRecord, house: Any, seat: int) -> None:
    """Put the stack that becomes a hand where the first lay and the one that becomes a foot where the second lay."""
    if (t.kept[seat] == 2) == (house.pass_foot_left == PASS_FOOT):
        t.top[seat, 0], t.top[seat, 1] = t.top[seat, 1], t.top[seat, 0]
        t.knee_size[seat], t.foot_size[seat] = t.foot_size[seat], t.knee_size[seat]
        for card in range(KINDS):
            t.knee[seat, card], t.foot[seat, card] = t.foot[seat, card], t.knee[seat, card]
    t.kept[seat] = 0


@rule
def exchange_feet(t: MeldingRecord, seat: int, other: int) -> None:
    """Exchange the feet of two seats."""
    t.top[seat, 1], t.top[other, 1] = t.top[other, 1], t.top[seat, 1]
    t.foot_size[seat], t.foot_size[other] = t.foot_size[other], t.foot_size[seat]
    for card in range(KINDS):
        t.foot[seat, card], t.foot[other, card] = t.foot[other, card], t.foot[seat, card]


@rule
def exchange_hands(t: MeldingRecord, seat: int, other: int) -> None:
    """Exchange the stacks of two seats that become their hands."""
    t.top[seat, 0], t.top[other, 0] = t.top[other, 0], t.top[seat, 0]
    t.knee_size[seat], t.knee_size[other] = t.knee_size[other], t.knee_size[seat]
    for card in range(KINDS):
        t.knee[seat, card], t.knee[other, card] = t.knee[other, card], t.knee[seat, card]


@rule
def look_at_hand(t: MeldingRecord, seat: int) -> None:
    """Take up the hand; all know one card of it and one of the foot."""
    for card in range(KINDS):
        t.hand[seat, card], t.knee[seat, card] = t.knee[seat, card], 0
        t.knee_known[seat, card] = t.foot_known[seat, card] = 0
    t.hand_size[seat], t.knee_size[seat] = t.knee_size[seat], 0
    t.known[seat, t.top[seat, 0]] = t.foot_known[seat, t.top[seat, 1]] = 1
    t.top[seat, 0] = t.top[seat, 1] = NO_CARD


# -- turns -----------------------------------------------------------------------------------------------------------------------------


@rule
def begin_turn(t: MeldingRecord, house: Any, seat: int) -> None:
    """Begin a seat's turn; before its first, its red threes are laid."""
    t.turn = seat
    t.stage = DRAWING
    t.answer = NOT_ASKED
    t.asker = 0
    if t.hand_size[seat] == 0:
        pick_up(t, house, seat)  # 6.2
    t.began_on_foot = int(t.stack[seat] == FOOT)
    t.begun[seat] = 1
    lay_red_threes(t, house, seat)  # 3.5
    if house.wild_discard_freezes == UNTIL_TURN and t.frozen_by == seat + 1:
        t.frozen_by = 0  # 5.10


@rule
def end_turn(t: MeldingRecord, house: Any) -> None:
    """Pass the turn to the left."""
    if t.stack[t.turn] == FOOT and t.began_on_foot:
        t.foot_played[t.turn] = WHOLE
    begin_turn(t, house, next_seat(house, t.turn))


@rule
def receive(t: MeldingRecord, seat: int, card: int) -> None:
    """Take a card into the hand."""
    t.hand[seat, card] += 1
    t.hand_size[seat] += 1


@rule
def give_up(t: MeldingRecord, seat: int, card: int, number: int) -> None:
    """Take so many cards out of the hand; those that all know to be there go first."""
    t.hand[seat, card] -= number
    t.hand_size[seat] -= number
    t.known[seat, card] -= min(int(t.known[seat, card]), number)


@rule
def lay_on_table(t: MeldingRecord, side: int, card: int, number: int) -> None:
    """Put so many cards with what a side has on the table."""
    t.on_table[side, card] += number
    t.table_size[side] += number


@rule
def lay_red_threes(t: MeldingRecord, house: Any, seat: int) -> None:
    """Lay the red threes of a hand and draw as many cards, as long as there are any."""
    while house.red3_play == LAID and t.hand[seat, RED_THREE] > 0:
        lay_red_three(t, house, seat)  # 3.5


@rule
def lay_red_three(t: MeldingRecord, house: Any, seat: int) -> None:
    """Lay one red three and replace it from the stock, if that has a card."""
    give_up(t, seat, RED_THREE, 1)
    lay_on_table(t, own_side(house, seat), RED_THREE, 1)
    if t.stock_size > 0:
        receive(t, seat, draw(t))  # 3.6


@rule
def pick_up(t: MeldingRecord, house: Any, seat: int) -> None:
    """Pick up the next stack, if there is one."""
    if t.knee_size[seat] > 0:
        t.stack[seat] = KNEE
        for card in range(KINDS):
            t.hand[seat, card], t.knee[seat, card] = t.knee[seat, card], 0
        t.hand_size[seat], t.knee_size[seat] = t.knee_size[seat], 0
    elif t.foot_size[seat] > 0:
        pick_up_foot(t, seat)
    lay_red_threes(t, house, seat)


@rule
def pick_up_foot(t: MeldingRecord, seat: int) -> None:
    """Pick up the foot; a card that all know to be in it is known to be in the hand now."""
    t.stack[seat] = FOOT
    for card in range(KINDS):
        t.hand[seat, card], t.foot[seat, card] = t.foot[seat, card], 0
        t.known[seat, card], t.foot_known[seat, card] = t.foot_known[seat, card], 0
    t.hand_size[seat], t.foot_size[seat] = t.foot_size[seat], 0


# -- drawing ---------------------------------------------------------------------------------------------------------------------------


@rule
def draw_cards(t: MeldingRecord, house: Any) -> None:
    """Draw from the stock; where it has too few cards the deal ends, if the house has no other way."""
    number = draw_number(t, house)
    if house.stock_out == RESHUFFLED and t.stock_size < number:
        reshuffle(t)  # 7.8
    if house.stock_out == LAST_DRAWN:
        number = min(number, max(1, t.stock_size))
    if t.stock_size < number:
        end_deal(t)  # 7.8
        return
    for _ in range(number):
        receive(t, t.turn, draw(t))  # 3.2
    lay_red_threes(t, house, t.turn)
    t.stage = MELDING


@rule
def reshuffle(t: MeldingRecord) -> None:
    """Put all of the discard pile but its top card under the stock, in an order that follows from what everybody holds."""
    under = t.discard_size - 1
    if under < 1:
        return
    for at in range(t.stock_size - 1, -1, -1):
        t.stock[at + under] = t.stock[at]
    for at in range(under):
        t.stock[at] = t.discard[at]
        t.discard[at] = NO_CARD
    t.stock_size += under
    t.discard[0], t.discard[under] = t.discard[under], NO_CARD
    t.discard_size = 1
    mix(t, under)


@rule
def mix(t: MeldingRecord, size: int) -> None:
    """Shuffle the first cards of the stock by a number that nobody knows, since it follows from all hands."""
    state = 1
    for seat in range(t.hand_size.size):
        for card in range(KINDS):
            state = (state * 31 + int(t.hand[seat, card]) + 7 * int(t.foot[seat, card])) & 0xFFFFFF
    for last in range(size - 1, 0, -1):
        state = (state * 1103515245 + 12345) & 0x7FFFFFFF
        at = (state >> 8) % (last + 1)
        t.stock[last], t.stock[at] = t.stock[at], t.stock[last]


# -- laying ----------------------------------------------------------------------------------------------------------------------------


@rule
def value_of(house: Any, card: int) -> int:
    """The points of a card in a meld."""
    return int(VALUES[house.card_values, card])  # 8.1


@rule
def lay_value(house: Any, move: int) -> int:
    """The points of the cards that a move lays."""
    naturals = LAY_NATURALS[move] * value_of(house, max(LAY_MELD[move], WILD))
    return int(naturals + LAY_TWOS[move] * value_of(house, TWO) + LAY_JOKERS[move] * value_of(house, JOKER))


@rule
def open_size(t: MeldingRecord, side: int, meld: int) -> int:
    """How many cards a side's open meld of a rank has."""
    return int(t.naturals[side, meld]) + int(t.twos[side, meld]) + int(t.jokers[side, meld])


@rule
def put_into_meld(t: MeldingRecord, side: int, meld: int, card: int, number: int) -> None:
    """Put so many cards of a kind into a side's open meld."""
    if card == TWO:
        t.twos[side, meld] += number
    elif card == JOKER:
        t.jokers[side, meld] += number
    else:
        t.naturals[side, meld] += number


@rule
def close_pile(t: MeldingRecord, side: int, meld: int) -> bool:
    """Close a meld of seven cards; returns whether it was one."""
    if open_size(t, side, meld) < PILE:
        return False
    if meld == WILD or (t.twos[side, meld] == 0 and t.jokers[side, meld] == 0):
        t.clean[side, meld] += 1  # 4.3
    else:
        t.dirty[side, meld] += 1
    t.naturals[side, meld] = t.twos[side, meld] = t.jokers[side, meld] = 0
    return True


@rule
def lies_under_pile(t: MeldingRecord, side: int, move: int) -> bool:
    """Whether a move that adds a card puts it under a pile, since no meld of its rank is open."""
    return bool(LAY_BEGINS[move] == 0 and open_size(t, side, LAY_MELD[move]) == 0)  # 4.5


@rule
def lay_from_hand(t: MeldingRecord, house: Any, meld: int, card: int, number: int) -> None:
    """Lay so many cards of a kind from the hand of the seat to move to its side's open meld."""
    side = own_side(house, t.turn)
    give_up(t, t.turn, card, number)
    lay_on_table(t, side, card, number)
    put_into_meld(t, side, meld, card, number)
    if t.down[side] == 0:
        t.staged += number * value_of(house, card)


@rule
def lay(t: MeldingRecord, house: Any, move: int) -> None:
    """Lay the cards of a move."""
    side, meld = own_side(house, t.turn), LAY_MELD[move]
    under = lies_under_pile(t, side, move)
    if LAY_NATURALS[move] > 0:
        lay_from_hand(t, house, meld, meld, LAY_NATURALS[move])
    if LAY_TWOS[move] > 0:
        lay_from_hand(t, house, meld, TWO, LAY_TWOS[move])
    if LAY_JOKERS[move] > 0:
        lay_from_hand(t, house, meld, JOKER, LAY_JOKERS[move])
    if under:
        t.naturals[side, meld] = t.twos[side, meld] = t.jokers[side, meld] = 0
    elif close_pile(t, side, meld):
        count_pile_bonus(t, house, side)
    after_lay(t, house)


@rule
def count_pile_bonus(t: MeldingRecord, house: Any, side: int) -> None:
    """Count a pile's bonus, which is more than any minimum, towards a first meld that is not made yet, where the house does."""
    if t.down[side] == 0 and house.minimum_counts_pile_bonus:
        t.staged += t.minimum[side]  # 4.8


@rule
def after_lay(t: MeldingRecord, house: Any) -> None:
    """What follows of itself when cards were laid: the first meld, the next stack, the end of the deal."""
    seat = t.turn
    side = own_side(house, seat)
    if t.stack[seat] == FOOT:
        t.foot_played[seat] = max(int(t.foot_played[seat]), PART)  # 6.4
    if t.down[side] == 0 and (is_enough(t, house, side, t.staged) or (t.hand_size[seat] == 0 and house.minimum_waived_if_stack_emptied)):
        t.down[side] = 1  # 4.7 4.9
        t.staged = 0
    if t.down[side] == 1 and t.set_aside > 0:
        receive_pile(t, house)
    if t.hand_size[seat] == 0 and t.down[side] == 1:
        run_out(t, house)


@rule
def is_enough(t: MeldingRecord, house: Any, side: int, points: int) -> bool:
    """Whether a first meld of so many points is one."""
    if needs_pile(t, house):
        return has_pile(t, side)
    return bool(points >= t.minimum[side])  # 4.7


@rule
def needs_pile(t: MeldingRecord, house: Any) -> bool:
    """Whether a first meld has to be a pile."""
    return bool(house.minimum == PILE_FIFTH and t.deals >= FIFTH_DEAL and t.raised == 0)  # 4.7 9.3


@rule
def has_pile(t: MeldingRecord, side: int) -> bool:
    """Whether a side has closed a pile."""
    found = 0
    for meld in range(MELDS):
        found += int(t.clean[side, meld]) + int(t.dirty[side, meld])
    return found > 0


@rule
def run_out(t: MeldingRecord, house: Any) -> None:
    """Go on from an empty hand: with the next stack in the same turn, or out."""
    if t.stack[t.turn] == FOOT:
        go_out(t)
    else:
        pick_up(t, house, t.turn)  # 6.1


@rule
def go_out(t: MeldingRecord) -> None:
    """End the deal: the seat to move has gone out."""
    t.went_out = t.turn + 1
    end_deal(t)  # 7.8


@rule
def end_deal(t: MeldingRecord) -> None:
    """End the play."""
    t.phase = COUNT


@rule
def lay_all(t: MeldingRecord, house: Any, card: int, number: int) -> None:
    """Add so many natural cards to an open meld."""
    for _ in range(number):
        if t.phase == PLAY:
            lay(t, house, ADD + card - FOUR)


@rule
def lay_black_threes(t: MeldingRecord, house: Any, number: int) -> None:
    """Lay black threes in going out."""
    give_up(t, t.turn, BLACK_THREE, number)
    lay_on_table(t, own_side(house, t.turn), BLACK_THREE, number)  # 7.7
    after_lay(t, house)


# -- the pile --------------------------------------------------------------------------------------------------------------------------


@rule
def top_card(t: MeldingRecord) -> int:
    """The top card of the discard pile, NO_CARD when there is none."""
    return int(t.discard[t.discard_size - 1]) if t.discard_size > 0 else NO_CARD


@rule
def meld_of(card: int) -> int:
    """The meld to which a card goes by itself."""
    return WILD if is_wild(card) else card


@rule
def take_number(t: MeldingRecord, house: Any) -> int:
    """How many cards of the pile are taken, the top one included."""
    whole = house.take_count == 0 or (house.foot_takes_whole_pile and t.stack[t.turn] == FOOT)  # 5.6
    return int(t.discard_size) if whole else min(int(house.take_count), t.discard_size)  # 5.4


@rule
def receive_pile(t: MeldingRecord, house: Any) -> None:
    """Take the cards set aside into the hand; all have seen them. A red three among them is laid and not replaced."""
    for _ in range(t.set_aside):
        t.discard_size -= 1
        card = t.discard[t.discard_size]
        t.discard[t.discard_size] = NO_CARD
        if card == RED_THREE and house.red3_play == LAID:
            lay_on_table(t, own_side(house, t.turn), RED_THREE, 1)  # 2.5
        else:
            receive(t, t.turn, card)
            t.known[t.turn, card] += 1
    t.set_aside = 0


# -- asking ----------------------------------------------------------------------------------------------------------------------------


@rule
def partner_after(t: MeldingRecord, house: Any, seat: int) -> int:
    """The next seat to the left of the same side."""
    left = next_seat(house, seat)
    while own_side(house, left) != own_side(house, seat):
        left = next_seat(house, left)
    return left


@rule
def ask(t: MeldingRecord, house: Any) -> None:
    """Ask the partners whether to go out."""
    t.asker = t.turn + 1
    t.answer = ASKED
    t.has_asked[t.turn] = 1
    t.stage = ANSWERING
    t.turn = partner_after(t, house, t.turn)  # 7.5


@rule
def answer(t: MeldingRecord, house: Any, yes: bool) -> None:
    """Answer a partner who asks; the first no settles it, the last yes too."""
    asker = t.asker - 1
    other = partner_after(t, house, t.turn)
    if yes and other != asker and house.ask_scope != NEXT_PARTNER:
        t.turn = other  # 7.5
        return
    t.answer = SAID_YES if yes else SAID_NO
    t.stage = MELDING
    t.turn = asker


# -- the end of a turn -----------------------------------------------------------------------------------------------------------------


@rule
def discard(t: MeldingRecord, house: Any, card: int) -> None:
    """Discard a card, which ends the turn, or the deal when it was the last."""
    seat = t.turn
    give_up(t, seat, card, 1)
    t.discard[t.discard_size] = card
    t.discard_size += 1
    if t.stack[seat] == FOOT:
        t.foot_played[seat] = max(int(t.foot_played[seat]), PART)
        if t.hand_size[seat] == 0:
            go_out(t)  # 7.6
            return
    elif t.hand_size[seat] == 0 and house.stack_pickup_after_discard == AT_ONCE:
        pick_up(t, house, seat)  # 6.2
    if is_wild(card) and house.wild_discard_freezes:
        t.frozen_by = seat + 1  # 5.10
    end_turn(t, house)


@rule
def float_turn(t: MeldingRecord, house: Any) -> None:
    """End the turn without a discard."""
    t.foot_played[t.turn] = max(int(t.foot_played[t.turn]), PART)  # 6.5
    end_turn(t, house)


@rule
def could_hold(t: MeldingRecord, house: Any, seat: int, card: int) -> bool:
    """Whether the course of the deal leaves it open that this seat holds this card: red threes are laid as soon as a turn has begun."""
    return bool(card != RED_THREE or house.red3_play != LAID or t.begun[seat] == 0)  # 3.5
