"""Laying cards (chapter 4 of the rulebook): what happens on the table, and what follows of itself. `melds` says what may be laid."""

from __future__ import annotations

from ...cards.dialect import rule
from ...cards.faces import NO_CARD
from ...engine.match_record import PLAY
from ...engine.rows import digit_of_key
from .cards import FOUR, JOKER, MELDS, RED_THREE, TWO, WILD
from .house import PILE_IN_FIFTH, RANK_RADIX, MeldingHouse, RedThreePlay
from .layouts import PILE, has_quota, may_be_left
from .moves import ADD, LAY_BEGINS, LAY_JOKERS, LAY_MELD, LAY_NATURALS, LAY_TWOS
from .players import own_side
from .quotas import quota
from .record import FOOT, PART, SAID_YES, MeldingRecord
from .stacks import end_deal, give_up, lay_on_table, pick_up, receive
from .values import VALUES

FIFTH_DEAL = 5
"""The first deal that needs a pile where `minimum` is `pile_in_fifth`."""


@rule
def value_of(house: MeldingHouse, card: int) -> int:
    """The points of a card in a meld."""
    return int(VALUES[house.card_values, card])  # 8.1


@rule
def clean_value(house: MeldingHouse, meld: int) -> int:
    """What a clean pile of a rank is worth that is not special."""
    own = digit_of_key(house.rank_bonus, RANK_RADIX, meld - FOUR)
    return 100 * own if own > 0 else int(house.clean_bonus)  # 8.2


@rule
def lay_value(house: MeldingHouse, move: int) -> int:
    """The points of the cards that a move lays."""
    naturals = LAY_NATURALS[move] * value_of(house, max(LAY_MELD[move], WILD))
    return int(naturals + LAY_TWOS[move] * value_of(house, TWO) + LAY_JOKERS[move] * value_of(house, JOKER))


@rule
def open_size(t: MeldingRecord, side: int, meld: int) -> int:
    """How many cards a side's open meld of a rank has."""
    return int(t.naturals[side, meld]) + int(t.twos[side, meld]) + int(t.jokers[side, meld])


@rule
def put_into_meld(t: MeldingRecord, side: int, meld: int, card: int, number: int) -> None:
    """Put `number` cards of a kind into a side's open meld."""
    if card == TWO:
        t.twos[side, meld] += number
    elif card == JOKER:
        t.jokers[side, meld] += number
    else:
        t.naturals[side, meld] += number


@rule
def close_pile(t: MeldingRecord, side: int, meld: int) -> bool:
    """Make a pile of a side's open meld if it has seven cards; whether it had."""
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
def lay_from_hand(t: MeldingRecord, house: MeldingHouse, meld: int, card: int, number: int) -> None:
    """Lay `number` cards of a kind from the hand of the seat to move to its side's open meld."""
    side = own_side(house, t.turn)
    give_up(t, t.turn, card, number)
    lay_on_table(t, side, card, number)
    put_into_meld(t, side, meld, card, number)
    if t.down[side] == 0:
        t.staged += number * value_of(house, card)


@rule
def lay(t: MeldingRecord, house: MeldingHouse, move: int) -> None:
    """Lay the cards of a move from the hand, into its meld or under a pile, with all that follows of itself."""
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
def count_pile_bonus(t: MeldingRecord, house: MeldingHouse, side: int) -> None:
    """Count a pile's bonus, which is more than any minimum, towards a first meld that is not made yet, where the house does."""
    if t.down[side] == 0 and house.minimum_counts_pile_bonus:
        t.staged += t.minimum[side]  # 4.8


@rule
def is_laying_first(t: MeldingRecord) -> bool:
    """Whether a first meld is begun and has not its points yet."""
    return bool(t.staged > 0)


@rule
def lay_all(t: MeldingRecord, house: MeldingHouse, card: int, number: int) -> None:
    """Add `number` natural cards to an open meld."""
    for _ in range(number):
        if t.phase == PLAY:
            lay(t, house, ADD + card - FOUR)


# -- what follows --------------------------------------------------------------------------------------------------------------------------


@rule
def after_lay(t: MeldingRecord, house: MeldingHouse) -> None:
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
def is_enough(t: MeldingRecord, house: MeldingHouse, side: int, points: int) -> bool:
    """Whether a side is down with a first meld of `points` points."""
    if needs_pile(t, house):
        return has_pile(t, side)
    return bool(points >= t.minimum[side])  # 4.7


@rule
def is_only_points(t: MeldingRecord, house: MeldingHouse, move: int) -> bool:
    """Whether a lay towards a first meld brings points alone: it closes no pile and leaves cards in the hand."""
    laid = LAY_NATURALS[move] + LAY_TWOS[move] + LAY_JOKERS[move]
    if needs_pile(t, house) or laid == t.hand_size[t.turn]:
        return False
    return bool(open_size(t, own_side(house, t.turn), LAY_MELD[move]) + laid < PILE)


@rule
def needs_pile(t: MeldingRecord, house: MeldingHouse) -> bool:
    """Whether a first meld has to be a pile."""
    return bool(house.minimum == PILE_IN_FIFTH and t.deals >= FIFTH_DEAL and t.raised == 0)  # 4.7 9.3


@rule
def has_pile(t: MeldingRecord, side: int) -> bool:
    """Whether a side has closed a pile."""
    piles = 0
    for meld in range(MELDS):
        piles += int(t.clean[side, meld]) + int(t.dirty[side, meld])
    return piles > 0


@rule
def receive_pile(t: MeldingRecord, house: MeldingHouse) -> None:
    """Take the cards set aside into the hand; all have seen them. A red three among them is laid and not replaced."""
    for _ in range(t.set_aside):
        t.discard_size -= 1
        card = t.discard[t.discard_size]
        t.discard[t.discard_size] = NO_CARD
        if card == RED_THREE and house.red3_play == RedThreePlay.LAID:
            lay_on_table(t, own_side(house, t.turn), RED_THREE, 1)  # 2.5
        else:
            receive(t, t.turn, card)
            t.known[t.turn, card] += 1
    t.set_aside = 0


@rule
def run_out(t: MeldingRecord, house: MeldingHouse) -> None:
    """Go on from an empty hand: with the next stack in the same turn, or out."""
    if t.stack[t.turn] == FOOT or goes_out_from_hand(t, house, 0):
        go_out(t)
    else:
        pick_up(t, house, t.turn)  # 6.1


@rule
def goes_out_from_hand(t: MeldingRecord, house: MeldingHouse, discarded: int) -> bool:
    """Whether a player who has said so goes out as the hand is empty, by a discard or by a lay, while the foot waits."""
    if house.out_from_hand == 0 or t.answer != SAID_YES:
        return False
    return may_be_left(house, discarded) and has_quota(t, house, own_side(house, t.turn), quota(t, house))  # 7.1


@rule
def go_out(t: MeldingRecord) -> None:
    """End the deal: the seat to move has gone out."""
    t.went_out = t.turn + 1
    end_deal(t)  # 7.8
