"""The rules that every floor game shares. A number in the margin is a paragraph of each game's RULES.md.

A move is a card of the hand. Where it can take in several ways the turn goes on. The seat then names floor cards that it takes, lowest
first, until one way is left, or says that it is done (docs/captures.md).
"""

from __future__ import annotations

from typing import Any

from ...cards.arrays import INT64, zeros
from ...cards.dialect import rule, search
from ...cards.faces import ACE, CARD_NUMBERS, JACK, NO_CARD, SEVEN, SEVEN_OF_DIAMONDS, rank
from ...cards.hands import all_cards, holds, nth
from ...engine.match import COUNT, DEAL, GAMES_TO_WIN, LEGAL, OVER
from ..fishing.house import AS_MATCH, CaptureObligation
from ..fishing.rules import (
    FIRST_FAMILY_REASON,
    LIES,
    MUST_PLAY_A_TAKER,
    MUST_TAKE,
    NOT_HELD,
    NOTHING_TO_TAKE,
    TOTAL,
    add_totals,
    bury,
    clear_cards,
    clear_sheet,
    count_tricks,
    deal_packets,
    draw,
    lay_stock,
    packet,
    play_from_hand,
    score_most_cards,
    sides_in_teams,
)
from ..match import finish_deal, is_one, next_seat, order_place
from .captures import (
    UNSURE,
    VALUES,
    Question,
    all_together,
    is_some,
    largest,
    most_like,
    number_of,
    one_of_value,
    span,
    splits,
)
from .house import (
    BasraCondition,
    BasraValue,
    FloorCaptureChoice,
    FloorHouse,
    FloorSpecialReplacement,
    PairScope,
    SevenDiamond,
    SevenDiamondBasra,
)
from .lanes import HIGHEST_NUMERAL, SUITS
from .record import FloorRecord

NAMES_FIRST, LIES_NOT_THERE, NO_SUCH_WAY, NOT_DONE, NOTHING_TO_NAME = range(FIRST_FAMILY_REASON, FIRST_FAMILY_REASON + 5)

TAKES = 128
"""A move of so much and a card takes that card of the floor; TAKES alone says that nothing more is taken."""
MOVE_NUMBERS = 192

OPEN, TAKEN, LEFT = 0, 1, 2
NOTHING, LIKE, SUMS, ALL = 0, 1, 2, 3
SPECIAL_TURNED = 1
FIRST_FLOOR = 4
MOST_PLACES = 52
ANY_SHUFFLED = 1 << 5
"""The bit of `shuffled_in` that stays when the next batch is dealt: in this deal cards were put back at places that nobody knows."""


# -- the floor ---------------------------------------------------------------------------------------------------------------------------


@rule
def value_of(house: FloorHouse, card: int) -> int:
    """What a card counts in sums; queens and kings have numbers of their own above ten, jacks have none."""
    return int(VALUES[house.court_values, card])  # 1.5


@rule
def sweeps(house: FloorHouse, card: int) -> bool:
    """Whether a card takes whatever lies there."""
    return bool(rank(card) == JACK or (card == SEVEN_OF_DIAMONDS and house.seven_diamond != SevenDiamond.PLAIN))  # 3.7 3.8


@rule
def floor_tally(t: FloorRecord, house: FloorHouse) -> int:
    """How many cards of each value lie on the floor."""
    tally = 0
    for index in range(t.floor_size):
        tally += one_of_value(value_of(house, t.floor[index]))
    return tally


@rule
def tally_of(t: FloorRecord, house: FloorHouse, decided: int) -> int:
    """How many floor cards of each value have this decision: OPEN, TAKEN or LEFT."""
    tally = 0
    for index in range(t.floor_size):
        if t.choice[index] == decided:
            tally += one_of_value(value_of(house, t.floor[index]))
    return tally


@rule
def power(t: FloorRecord, house: FloorHouse, card: int) -> int:
    """What this card could take: NOTHING, cards LIKE it alone, SUMS and perhaps its like too, or ALL."""
    if t.floor_size == 0 or sweeps(house, card):
        return ALL if t.floor_size > 0 else NOTHING
    value = value_of(house, card)
    like = NOTHING
    sums = 1  # a bit for each total that some of the lower numerals add up to
    for index in range(t.floor_size):
        each = value_of(house, t.floor[index])
        sums |= sums << each if each < value else 0
        like = LIKE if each == value else like
    return SUMS if value <= HIGHEST_NUMERAL and sums >> value & 1 == 1 else like  # 3.2 3.4


@rule
def takes(t: FloorRecord, house: FloorHouse, card: int) -> bool:
    """Whether this card takes anything."""
    return power(t, house, card) != NOTHING


# -- laying out a deal -----------------------------------------------------------------------------------------------------------------


@rule
def clear_table(t: FloorRecord, house: FloorHouse) -> None:
    """Empty the floor, the bottom card and all cards of the last deal."""
    clear_cards(t, house)
    for index in range(t.floor_size):
        t.floor[index] = NO_CARD
        t.choice[index] = OPEN
    for seat in range(house.seats):
        t.bottom_seen[seat] = 0
    for place in range(t.played_size):
        t.played[place] = NO_CARD
    t.playing[0] = t.aside[0] = t.bottom[0] = t.bottom_dealt[0] = NO_CARD
    t.floor_size = t.playing_size = t.played_size = t.aside_size = t.bottom_size = t.shuffled_in = 0
    t.bottom_under = t.bottom_holder = 0


@rule
def deal(t: FloorRecord, house: FloorHouse, order: Any) -> None:
    """Lay out a deal: the first packets, then four cards on the floor."""
    clear_table(t, house)
    next_game(t, house)
    lay_stock(t, house, order)
    if house.dealer_sees_bottom:
        show_dealer_bottom(t)
    deal_packets(t, house, house.hand_cards)  # 2.2
    place = order_place(order) if house.floor_special_replacement == FloorSpecialReplacement.SHUFFLED else 0
    while t.floor_size < FIRST_FLOOR and t.void == 0:
        turn_to_floor(t, house, place)  # 2.3
        place = place * 29 + 1 & 0xFFFFFF  # the same place again could be the top for ever


@rule
def show_dealer_bottom(t: FloorRecord) -> None:
    """Set the bottom card of the pack apart: the dealer has seen it."""
    t.bottom[0] = t.stock[0]  # 2.5
    t.bottom_size = 1
    t.bottom_seen[t.dealer] = 1
    for index in range(t.stock_size - 1):
        t.stock[index] = t.stock[index + 1]
    t.stock_size -= 1
    t.stock[t.stock_size] = NO_CARD


@rule
def turn_to_floor(t: FloorRecord, house: FloorHouse, place: int) -> None:
    """Turn the next card of the stock up to the floor; one with a power does not stay there."""
    card = draw(t)
    if not sweeps(house, card) or house.floor_special_replacement == FloorSpecialReplacement.NONE:
        add_to_floor(t, card)
    elif house.floor_special_replacement == FloorSpecialReplacement.REDEAL:
        clear_table(t, house)
        t.void = SPECIAL_TURNED  # 2.4
        t.phase = DEAL
    elif house.floor_special_replacement == FloorSpecialReplacement.SHUFFLED:
        put_back(t, card, place)
    else:
        bury(t, card)  # 2.4


@rule
def add_to_floor(t: FloorRecord, card: int) -> None:
    """Lay a card on the floor, behind the others."""
    t.floor[t.floor_size] = card
    t.floor_size += 1


@rule
def put_back(t: FloorRecord, card: int, place: int) -> None:
    """Put a card that all have seen into the stock, at a place that nobody knows."""
    under = place % (t.stock_size + t.bottom_size + 1)
    if t.bottom_size > 0:  # the card that the dealer has seen lies apart from the stock, above `bottom_under` cards
        if under <= t.bottom_under:
            t.bottom_under += 1
        else:
            under -= 1
    for above in range(t.stock_size, under, -1):
        t.stock[above] = t.stock[above - 1]
    t.stock[under] = card
    t.stock_size += 1
    t.shuffled_in |= special_bit(card)


@rule
def special_bit(card: int) -> int:
    """A bit for each card with a power: the four jacks and the seven of diamonds."""
    return 1 << 4 if card == SEVEN_OF_DIAMONDS else 1 << (card & 3)


@rule
def deal_on(t: FloorRecord, house: FloorHouse) -> None:
    """Deal the next packets, or end the deal when there are not enough cards for all."""
    t.shuffled_in = ANY_SHUFFLED if t.shuffled_in > 0 else 0
    left = t.stock_size + t.bottom_size
    size = packet(left, house, house.hand_cards)
    if size == 0:
        close_deal(t)
        return
    if t.bottom_size > 0 and left < (size + 1) * house.seats:
        return_bottom(t, house, size)
    deal_packets(t, house, size)  # 2.2
    t.last_batch = 1 if t.stock_size < house.seats else 0


@rule
def return_bottom(t: FloorRecord, house: FloorHouse, size: int) -> None:
    """Put the bottom card back into the stock for the last batch of so many cards each, above those that were put under it.

    The dealer remembers it, in whatever hand it comes to lie or as a card that is left over. But a card that went back to a place that
    nobody knows may lie under it: then he cannot follow it.
    """
    under = t.stock_shown + t.bottom_under
    before = t.stock_size - under
    if t.shuffled_in == 0:
        t.bottom_dealt[0] = t.bottom[0]  # 7.2
        seat = next_seat(house, t.dealer)
        for _ in range(before // size if before < size * house.seats else 0):
            seat = next_seat(house, seat)
        t.bottom_holder = seat + 1 if before < size * house.seats else 0
    for index in range(t.stock_size, under, -1):
        t.stock[index] = t.stock[index - 1]
    t.stock[under] = t.bottom[0]
    t.stock_size += 1
    t.bottom[0] = NO_CARD
    t.bottom_size = t.bottom_under = 0


@rule
def is_choosing(t: FloorRecord) -> bool:
    """Whether the seat to move has played a card and says what it takes."""
    return bool(t.playing_size > 0)


# -- playing a card --------------------------------------------------------------------------------------------------------------------


@rule
def objection(t: FloorRecord, house: FloorHouse, move: int) -> int:
    """Why this move may not be made, or LEGAL."""
    if move >= TAKES or t.playing_size > 0:
        return choice_objection(t, house, move)
    card = move & (LIES - 1)
    seat = t.turn
    if card == NO_CARD or not holds(t.hand[seat], card):
        return NOT_HELD  # 3.1
    if move >= LIES and not takes(t, house, card):
        return NOTHING_TO_TAKE
    if move >= LIES and house.capture_obligation != CaptureObligation.OPTIONAL:
        return MUST_TAKE  # 3.3
    if house.capture_obligation == CaptureObligation.IF_ABLE and not takes(t, house, card) and takers(t, house) != 0:
        return MUST_PLAY_A_TAKER
    return LEGAL


@rule
def legal(t: FloorRecord, house: FloorHouse, out: Any) -> int:
    """The legal moves in ascending order."""
    if t.playing_size > 0:
        return write_bits(choices(t, house), TAKES, out)
    number = all_cards(t.hand[t.turn], t.hand_size[t.turn], out)
    if house.capture_obligation == CaptureObligation.IF_PLAYED:
        return number
    taking = takers(t, house)
    if house.capture_obligation == CaptureObligation.OPTIONAL:
        return number + write_lying(taking, number, out)
    return write_bits(taking, 0, out) if taking != 0 else number


@rule
def write_bits(cards: int, mark: int, out: Any) -> int:
    """Write the cards of a set, a bit each, with this mark into `out`, ascending; return how many."""
    number = 0
    for card in range(CARD_NUMBERS):
        out[number] = mark + card
        number += cards >> card & 1
    return number


@rule
def write_lying(taking: int, cards: int, out: Any) -> int:
    """Write behind the cards that may be played those that take and may be left lying; return how many."""
    number = 0
    for index in range(cards):
        out[cards + number] = out[index] + LIES
        number += taking >> out[index] & 1
    return number


@search
def takers(t: FloorRecord, house: FloorHouse) -> int:
    """The cards in the hand of the seat to move that take something, a bit each."""
    taking = 0
    for index in range(t.hand_size[t.turn]):
        card = nth(t.hand[t.turn], index)
        taking |= takes(t, house, card) << card
    return taking


@rule
def play(t: FloorRecord, house: FloorHouse, move: int) -> None:
    """Play a card, or name a floor card that it takes. The turn passes when all is decided."""
    force = power(t, house, move) if t.playing_size == 0 and move < LIES else NOTHING
    if t.playing_size > 0:
        name_card(t, house, move - TAKES)
    elif force == NOTHING:
        trail(t, house, move & (LIES - 1))
    else:
        begin_taking(t, house, move, force)
    if t.playing_size > 0 and t.choices_open == 0:
        take_chosen(t, house)
    if t.playing_size == 0:
        t.turn = next_seat(house, t.turn)  # 3.9
        if t.in_hands == 0:
            deal_on(t, house)


@rule
def leave_hand(t: FloorRecord, card: int) -> None:
    """Take a card out of the hand of the seat to move; a bottom card that the dealer remembers there is now seen by all."""
    play_from_hand(t, t.turn, card)
    t.played[t.played_size] = card
    t.played_size += 1
    if card == t.bottom_dealt[0]:
        t.bottom_dealt[0] = NO_CARD  # 7.2


@rule
def trail(t: FloorRecord, house: FloorHouse, card: int) -> None:
    """Lay a card on the floor; a seven of diamonds may be burnt instead."""
    if house.capture_obligation == CaptureObligation.IF_ABLE:
        t.ruled_out[t.turn] |= ranks_that_take(t, house)  # 7.4
    leave_hand(t, card)
    if card == SEVEN_OF_DIAMONDS and house.seven_diamond == SevenDiamond.BURNT and t.floor_size == 0:
        t.aside[0] = card  # 3.8
        t.aside_size = 1
    else:
        add_to_floor(t, card)


@rule
def ranks_that_take(t: FloorRecord, house: FloorHouse) -> int:
    """The ranks that could take from this floor, a bit each; bit 0 stands for a seven of diamonds that sweeps."""
    if t.floor_size == 0:
        return 0
    ranks = 1 << JACK | int(house.seven_diamond != SevenDiamond.PLAIN)
    for number in range(1, CARD_NUMBERS // 4):
        card = 4 * number
        if VALUES[house.court_values, card] > 0 and takes(t, house, card):
            ranks |= 1 << number
    return ranks


@rule
def could_hold(t: FloorRecord, house: FloorHouse, seat: int, card: int) -> bool:
    """Whether the course of the deal leaves it open that this seat holds this card."""
    if sweeps(house, card) and t.shuffled_in & special_bit(card):
        return False  # 2.4
    if card == t.bottom_dealt[0] and t.bottom_holder != seat + 1:
        return False  # 7.2
    if card == SEVEN_OF_DIAMONDS and t.ruled_out[seat] & 1:
        return False
    return bool(t.ruled_out[seat] >> rank(card) & 1 == 0)  # 7.4


# -- what is taken ---------------------------------------------------------------------------------------------------------------------


@rule
def begin_taking(t: FloorRecord, house: FloorHouse, card: int, force: int) -> None:
    """Play a card that takes with this power; what it must take, or takes by itself, is decided."""
    leave_hand(t, card)
    t.playing[0] = card
    t.playing_size = 1
    t.choices_open = 0
    if force == ALL:
        decide_all(t, TAKEN)  # 3.7 3.8
    elif force == LIKE and takes_all_like(house, value_of(house, card)):
        take_all_like(t, house, value_of(house, card))
    elif house.floor_capture_choice == FloorCaptureChoice.LARGEST:
        choose_largest(t, house)
    else:
        t.choices_open = t.floor_size
        decide_first(t, house)


@rule
def takes_all_like(house: FloorHouse, value: int) -> bool:
    """Whether a card of this value that takes nothing else must take all of its like."""
    takes_fewer = house.floor_capture_choice == FloorCaptureChoice.ANY_SET and value <= HIGHEST_NUMERAL
    return house.pair_scope != PairScope.ONE and not takes_fewer  # 3.4 3.5


@rule
def take_all_like(t: FloorRecord, house: FloorHouse, value: int) -> None:
    """Decide for the cards of this value and against all others."""
    for index in range(t.floor_size):
        t.choice[index] = TAKEN if value_of(house, t.floor[index]) == value else LEFT  # 3.5


@rule
def decide_all(t: FloorRecord, decided: int) -> None:
    """Decide alike about all floor cards."""
    for index in range(t.floor_size):
        t.choice[index] = decided


@rule
def name_card(t: FloorRecord, house: FloorHouse, card: int) -> None:
    """Take a card of the floor and leave the lower ones that are open; with NO_CARD leave all that are open."""
    t.choices_open = 0
    for index in range(t.floor_size):
        if t.choice[index] == OPEN and t.floor[index] == card:
            t.choice[index] = TAKEN
        elif t.choice[index] == OPEN and (t.floor[index] < card or card == NO_CARD):
            t.choice[index] = LEFT
        t.choices_open += t.choice[index] == OPEN
    if t.choices_open > 0:
        floor = floor_tally(t, house)
        decide_between(t, house, tally_of(t, house, TAKEN), floor - tally_of(t, house, LEFT))


@rule
def ways(t: FloorRecord, house: FloorHouse, low: int, high: int) -> Question:
    """The ways of the card played to take at least and at most these tallies."""
    return Question(floor_tally(t, house), low, high, value_of(house, t.playing[0]), house.floor_capture_choice, house.pair_scope)


@rule
def decide_first(t: FloorRecord, house: FloorHouse) -> None:
    """Decide what is the same in all ways to take with the card just played."""
    floor = floor_tally(t, house)
    way = all_together(floor, value_of(house, t.playing[0]), house.floor_capture_choice, house.pair_scope)
    if way == UNSURE:
        decide_between(t, house, 0, floor)
        return
    t.choices_open = 0
    for index in range(t.floor_size):
        value = value_of(house, t.floor[index])
        wanted = number_of(way, value) if value > 0 else 0
        if wanted == 0:
            t.choice[index] = LEFT
        elif wanted == number_of(floor, value):
            t.choice[index] = TAKEN
        t.choices_open += t.choice[index] == OPEN


@rule
def decide_between(t: FloorRecord, house: FloorHouse, low: int, high: int) -> None:
    """Decide what is alike in all ways that take at least `low` and at most `high`: cards that all take, and cards that none takes.

    Of like cards some may be taken and some left: then it stays open which.
    """
    common = span(ways(t, house, low, high))
    t.choices_open = 0
    for index in range(t.floor_size):
        if t.choice[index] == OPEN:
            value = value_of(house, t.floor[index])
            if value == 0 or number_of(common.most, value) == number_of(low, value):
                t.choice[index] = LEFT
            elif number_of(common.least, value) == number_of(high, value):
                t.choice[index] = TAKEN
            else:
                t.choices_open += 1


@search
def choose_largest(t: FloorRecord, house: FloorHouse) -> None:
    """Decide for the way with most cards, among several for the cards that came first."""
    # Each card below the one played is worth the bit of its place, the first place most, and one for a card that is more than all places.
    worths, seen = zeros((HIGHEST_NUMERAL + 1, SUITS + 1), INT64), 0
    for index in range(t.floor_size):
        value = value_of(house, t.floor[index])
        if 0 < value < HIGHEST_NUMERAL:
            number = number_of(seen, value)
            worths[value, number + 1] = worths[value, number] + place_worth(index)
        seen += one_of_value(value)
    question = Question(seen, 0, seen, value_of(house, t.playing[0]), FloorCaptureChoice.LARGEST.value, house.pair_scope)
    best, like = largest(question, worths), most_like(question)
    for index in range(t.floor_size):
        is_like = value_of(house, t.floor[index]) == value_of(house, t.playing[0])
        t.choice[index] = TAKEN if (is_like and like > 0) or best >> MOST_PLACES - 1 - index & 1 == 1 else LEFT
        like -= is_like


@rule
def place_worth(place: int) -> int:
    """What it is worth to take the card at this place of the floor: a card more, and then rather one that came before others."""
    return 1 << MOST_PLACES | 1 << MOST_PLACES - 1 - place


@search
def choices(t: FloorRecord, house: FloorHouse) -> int:
    """The cards that may be named now, a bit each; bit 0 says that nothing more need be taken."""
    may_name = int(choice_objection(t, house, TAKES) == LEGAL)
    for index in range(t.floor_size):
        if t.choice[index] == OPEN:
            card = int(t.floor[index])
            may_name |= (choice_objection(t, house, TAKES + card) == LEGAL) << card
    return may_name


@search
def choice_objection(t: FloorRecord, house: FloorHouse, move: int) -> int:
    """Why this card of the floor may not be named, or LEGAL."""
    if t.playing_size == 0:
        return NOTHING_TO_NAME
    if move < TAKES:
        return NAMES_FIRST
    card = move - TAKES
    index = place_of(t, card)
    if card != NO_CARD and (index < 0 or t.choice[index] != OPEN):
        return LIES_NOT_THERE
    low = tally_of(t, house, TAKEN) + one_of_value(value_of(house, card))
    high = floor_tally(t, house) - tally_of(t, house, LEFT) - lower_open(t, house, card) if card != NO_CARD else low
    if is_some(ways(t, house, low, high)):
        return LEGAL
    return NOT_DONE if card == NO_CARD else NO_SUCH_WAY


@rule
def place_of(t: FloorRecord, card: int) -> int:
    """Where a card lies on the floor, or -1."""
    place = -1
    for index in range(t.floor_size):
        if t.floor[index] == card:
            place = index
    return place


@rule
def lower_open(t: FloorRecord, house: FloorHouse, card: int) -> int:
    """The tally of the open cards lower than this one, which are left when it is named."""
    tally = 0
    for index in range(t.floor_size):
        if t.choice[index] == OPEN and t.floor[index] < card:
            tally += one_of_value(value_of(house, t.floor[index]))
    return tally


@rule
def take_chosen(t: FloorRecord, house: FloorHouse) -> None:
    """Move the cards that are TAKEN from the floor to the tricks, with the card that took them."""
    bonus = clearing_bonus(t, house)
    laid, left, size = t.laid_size, 0, t.floor_size
    for index in range(size):
        # Written to both places, one of which counts: the processor need not guess which.
        card, taken = t.floor[index], t.choice[index] == TAKEN
        t.choice[index] = OPEN
        t.floor[index] = NO_CARD
        t.laid[laid] = card
        t.floor[left] = NO_CARD if taken else card
        laid += taken
        left += not taken
    t.laid_size, t.floor_size = laid, left
    add_to_trick(t, t.playing[0])
    t.playing[0] = NO_CARD
    t.playing_size = 0
    close_trick(t, t.turn, bonus)


@rule
def add_to_trick(t: FloorRecord, card: int) -> None:
    """Lay a card that was taken with the tricks, behind those taken before."""
    t.laid[t.laid_size] = card
    t.laid_size += 1


@rule
def close_trick(t: FloorRecord, seat: int, bonus: int) -> None:
    """Note who took the cards put with the tricks, and the bonus."""
    t.took[t.laid_size - 1] = seat + 1
    t.bonus_at[t.laid_size - 1] = bonus
    t.last_taker = seat + 1


# -- bonuses -------------------------------------------------------------------------------------------------------------------------------


@rule
def clearing_bonus(t: FloorRecord, house: FloorHouse) -> int:
    """The bonus for the capture that is decided."""
    card, lone = int(t.playing[0]), t.floor_size == 1
    for index in range(t.floor_size):
        if t.choice[index] != TAKEN:
            return 0
    if t.in_hands == 0 and t.last_batch == 1 and house.bonus_on_last_card == 0:
        return 0  # 4.5
    if rank(card) == JACK:
        return jack_bonus(t, house) if lone else 0
    if house.basra_condition == BasraCondition.LONE_CARD and not lone:
        return 0  # 4.7
    if sweeps(house, card):
        return clearing_worth(house, card) if seven_scores(t, house) else 0
    if lone and rank(card) == ACE and house.ace_on_ace_bonus != AS_MATCH:
        return int(house.ace_on_ace_bonus)  # 4.2
    return clearing_worth(house, card)  # 4.1


@rule
def jack_bonus(t: FloorRecord, house: FloorHouse) -> int:
    """What a jack on a lone card is worth."""
    return int(house.jack_on_jack_bonus) if rank(t.floor[0]) == JACK else int(house.jack_on_single_bonus)  # 4.3 4.4


@rule
def clearing_worth(house: FloorHouse, card: int) -> int:
    """What clearing the floor with this card is worth."""
    value = value_of(house, card)
    return 2 * value if house.basra_value == BasraValue.TWICE and value <= HIGHEST_NUMERAL else int(house.match_bonus)  # 4.8


@rule
def seven_scores(t: FloorRecord, house: FloorHouse) -> bool:
    """Whether a seven of diamonds that sweeps this floor scores."""
    if house.seven_diamond_basra == SevenDiamondBasra.ALWAYS or house.seven_diamond_basra == SevenDiamondBasra.NEVER:
        return bool(house.seven_diamond_basra == SevenDiamondBasra.ALWAYS)
    total = floor_total(t, house)
    if total == 0 or total <= HIGHEST_NUMERAL:
        return total > 0  # 4.6
    tally = floor_tally(t, house)
    scores = house.seven_diamond_basra == SevenDiamondBasra.NATURAL_OR_SUM and plain_seven_clears(house, tally)
    for each in range(1, HIGHEST_NUMERAL + 1):
        scores = scores or (house.seven_diamond_basra == SevenDiamondBasra.EQUAL_GROUPS_LE_10 and splits(tally, each))
    return scores


@rule
def plain_seven_clears(house: FloorHouse, tally: int) -> bool:
    """Whether a plain seven could take a floor of these numerals whole."""
    return is_some(Question(tally, tally, tally, SEVEN, house.floor_capture_choice, house.pair_scope))


@rule
def floor_total(t: FloorRecord, house: FloorHouse) -> int:
    """What the floor adds up to, 0 when a card without value lies there."""
    total = 0
    numerals = True
    for index in range(t.floor_size):
        value = value_of(house, t.floor[index])
        numerals = numerals and 0 < value <= HIGHEST_NUMERAL
        total += value
    return total if numerals else 0


# -- the end of a deal, and of a game ------------------------------------------------------------------------------------------------------


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
