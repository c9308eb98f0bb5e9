"""What can be laid: how melds may be made up, and the most points that some cards can lay.

It is also found whether these cards can all be laid to go out.

A layout of one rank is what becomes of its open meld, of natural cards and of wild cards. Seven cards close a pile, after which a new meld
may be begun. How many piles that makes follows from the number of cards alone. The wild cards spread over the piles within the limits, so
a layout is possible when their number lies between two bounds. Ranks share the wild cards, so they are combined one after another by how
many were used.

`tests/test_melding.py` holds both searches against a twin that tries every sequence of lays.
"""

from __future__ import annotations

from typing import NamedTuple

from ...cards.arrays import INT64, Array, full, table, zeros
from ...cards.dialect import rule, search
from .cards import ACE, BLACK_THREE, FIVE, FOUR, JOKER, MELDS, RED_THREE, SEVEN, TWO, WILD
from .house import AddBeyondSeven, MeldingHouse, OutDiscard, SpecialPiles
from .record import MeldingRecord

PILE = 7
NO_WILDS = 4
"""The row of WILD_LIMITS for ranks that take none."""

WILD_LIMITS = table(
    [
        [0, 0, 0, 1, 1, 1, 2, 2],  # two natural cards for each
        [0, 0, 0, 1, 1, 2, 2, 3],  # fewer than natural cards
        [0, 0, 0, 1, 2, 2, 3, 3],  # as many
        [0, 0, 0, 1, 2, 3, 3, 3],  # three, beside two natural cards
        [0, 0, 0, 0, 0, 0, 0, 0],
    ]
)
"""Shape (5, 8): the most wild cards in a meld of 0 to 7 cards by `wild_ratio`. It never falls, so a meld that is within its limit can be
laid card by card within it: natural cards first."""

MOST_WILDS = 62
"""More wild cards in one hand than a word has bits for are not looked at; no deal comes near."""


class Meld(NamedTuple):
    """The cards of a meld, of several one after another, or of none."""

    naturals: int
    wilds: int


class Piles(NamedTuple):
    """The piles of a rank under which a side may put cards before it closes another, and the dirty ones among them."""

    number: int
    dirty: int


class Quota(NamedTuple):
    """The piles that a side needs to go out."""

    clean: int
    dirty: int
    wild: int


class Rank(NamedTuple):
    """What there is of a rank before a layout.

    meld: the rank. open: its open meld. held: the cards of it in the hand. special: the special piles of it that are still needed.
    """

    meld: int
    open: Meld
    piles: Piles
    in_hand: int
    special: int


class Layout(NamedTuple):
    """How cards of a rank are laid. left: those kept in the hand. laid: those laid to melds. under: those put under piles."""

    left: int
    laid: Meld
    under: Meld


# -- one meld ----------------------------------------------------------------------------------------------------------------------------


@rule
def is_special(house: MeldingHouse, meld: int) -> bool:
    """Whether a rank takes no wild cards and its piles count apart."""
    if meld == SEVEN:
        return bool(house.special_piles != SpecialPiles.OFF and house.special_piles != SpecialPiles.FIVES)  # 4.6
    return bool(meld == FIVE and house.special_piles >= SpecialPiles.FIVES)


@rule
def wild_limit(house: MeldingHouse, meld: int, size: int) -> int:
    """The most wild cards in a meld of `size` cards of this rank."""
    return int(WILD_LIMITS[NO_WILDS if is_special(house, meld) else house.wild_ratio, size])  # 4.2


@rule
def fits_meld(house: MeldingHouse, meld: int, naturals: int, wilds: int) -> bool:
    """Whether a meld may be made up so."""
    size = naturals + wilds
    if size < 3 or size > PILE:
        return False
    return meld == WILD or (naturals >= 2 and wilds <= wild_limit(house, meld, size))  # 4.1 4.2


@rule
def open_meld(t: MeldingRecord, side: int, meld: int) -> Meld:
    """A side's open meld of a rank; one of no cards where there is none."""
    return Meld(int(t.naturals[side, meld]), int(t.twos[side, meld]) + int(t.jokers[side, meld]))


@rule
def piles_of(t: MeldingRecord, house: MeldingHouse, side: int, meld: int) -> Piles:
    """The piles of a rank under which the side to move may put cards."""
    number, dirty = int(t.dirty[side, meld]) + int(t.clean[side, meld]), int(t.dirty[side, meld])
    if house.bury_same_turn == 0:
        number = number if t.tuckable >> meld & 1 else 0  # 4.5
        dirty = dirty if t.tuckable_dirty >> meld & 1 else 0
    return Piles(number, dirty)


# -- one rank ----------------------------------------------------------------------------------------------------------------------------


@rule
def ends_whole(size: int, open_size: int) -> bool:
    """Whether `size` cards make piles and perhaps one open meld, where an open meld of this size lay first."""
    return size == open_size or (size < PILE and size >= 3) or size % PILE == 0 or size % PILE >= 3


@rule
def most_wilds(house: MeldingHouse, meld: int, naturals: int, size: int) -> int:
    """The most wild cards among `size` cards of a rank in a layout, of whose open meld these naturals lie there."""
    full = wild_limit(house, meld, PILE)
    if size < PILE:
        return wild_limit(house, meld, size)
    return min(full, PILE - naturals) + (size // PILE - 1) * full + wild_limit(house, meld, size % PILE)


@rule
def can_follow(house: MeldingHouse, meld: int, first: Meld, laid: Meld) -> bool:
    """Whether these cards can be laid to an open meld, and to melds after it."""
    size = first.naturals + first.wilds + laid.naturals + laid.wilds
    if laid.naturals + laid.wilds == 0:
        return True
    ends = ends_whole(size, first.naturals + first.wilds)
    return ends and first.wilds + laid.wilds <= most_wilds(house, meld, first.naturals, size)


@rule
def may_tuck(house: MeldingHouse, open_size: int, piles: int, size: int) -> bool:
    """Whether cards can be put under a pile: one lies there and no meld is open, or this layout closes one.

    Where a pile that is closed in this turn does not count, another must lie there.
    """
    if house.add_beyond_seven == AddBeyondSeven.OFF or (piles == 0 and house.bury_same_turn == 0):
        return False
    return size >= PILE or (open_size == 0 and piles > 0)  # 4.5


@search
def can_follow_or_tuck(house: MeldingHouse, rank: Rank, wilds: int) -> bool:
    """Whether the cards held of a rank and `wilds` wild ones can be laid, also under piles where the house has that."""
    meld, first = rank.meld, rank.open
    if can_follow(house, meld, first, Meld(rank.in_hand, wilds)):
        return True
    if house.add_beyond_seven == AddBeyondSeven.OFF:
        return False
    for under in range(rank.in_hand + 1):
        for wilds_under in range(wilds + 1):
            layout = Layout(0, Meld(rank.in_hand - under, wilds - wilds_under), Meld(under, wilds_under))
            if not is_layout(house, rank, layout):
                continue
            closes = size_after(rank, layout) >= PILE and first.wilds + layout.laid.wilds > 0
            if wilds_under == 0 or (house.add_beyond_seven == AddBeyondSeven.COLOUR and takes_wilds_under(house, rank, int(closes))):
                return True
    return False


@rule
def size_after(rank: Rank, layout: Layout) -> int:
    """How many cards the open meld and those after it have when these are laid."""
    return rank.open.naturals + rank.open.wilds + layout.laid.naturals + layout.laid.wilds


@rule
def is_layout(house: MeldingHouse, rank: Rank, layout: Layout) -> bool:
    """Whether cards can be laid so, the colour of the piles aside."""
    tucks = layout.under.naturals + layout.under.wilds > 0
    if tucks and not may_tuck(house, rank.open.naturals + rank.open.wilds, rank.piles.number, size_after(rank, layout)):
        return False
    return can_follow(house, rank.meld, rank.open, layout.laid)


@rule
def takes_wilds_under(house: MeldingHouse, rank: Rank, dirty: int) -> bool:
    """Whether wild cards can be put under a pile of this rank, where a layout closes `dirty` dirty ones."""
    return not is_special(house, rank.meld) and rank.piles.dirty + (dirty if house.bury_same_turn else 0) > 0  # 4.5


@rule
def wilds_laid(house: MeldingHouse, open_size: int, piles: int, wilds: int) -> int:
    """The most of these wild cards that the meld of wild cards takes, and melds after it."""
    if house.wild_melds == 0:
        return 0  # 4.4
    if house.add_beyond_seven == AddBeyondSeven.COLOUR and may_tuck(house, open_size, piles, open_size + wilds):
        return wilds
    laid = wilds
    while laid > 0 and not ends_whole(open_size + laid, open_size):
        laid -= 1
    return laid


@rule
def lays_wild(house: MeldingHouse, open_size: int, piles: int, wilds: int) -> bool:
    """Whether exactly `wilds` wild cards can be laid to the meld of wild cards and melds after it."""
    if wilds == 0:
        return True
    if house.wild_melds == 0:
        return False
    tucked = house.add_beyond_seven == AddBeyondSeven.COLOUR and may_tuck(house, open_size, piles, open_size + wilds)
    return tucked or ends_whole(open_size + wilds, open_size)


# -- the most points ---------------------------------------------------------------------------------------------------------------------


@search
def most_points(t: MeldingRecord, values: Array, house: MeldingHouse, side: int, seat: int) -> int:
    """The most points that this seat's hand can lay to its side's melds, or begin melds with.

    values: shape (16,), the points of a card. What a wild card is laid to changes nothing of its points, so only how many are laid counts.
    """
    twos, jokers = int(t.hand[seat, TWO]), int(t.hand[seat, JOKER])
    wilds = twos + jokers
    best = full(wilds + 1, -1, INT64)
    best[0] = 0
    laid_with = full(wilds + 1, -1, INT64)
    for meld in range(FOUR, ACE + 1):
        rank = Rank(meld, open_meld(t, side, meld), piles_of(t, house, side, meld), int(t.hand[seat, meld]), 0)
        tucks = rank.piles.number > 0 and house.add_beyond_seven != AddBeyondSeven.OFF
        if tucks or can_make_meld(rank.in_hand + rank.open.naturals, wilds):
            add_points(house, best, laid_with, rank, int(values[meld]))
    most = 0
    open_wild, wild_piles = open_meld(t, side, WILD).wilds, piles_of(t, house, side, WILD).number
    for used in range(wilds + 1):
        if best[used] >= 0:
            laid = used + wilds_laid(house, open_wild, wild_piles, wilds - used)
            points = best[used] + min(laid, jokers) * values[JOKER] + max(0, laid - jokers) * values[TWO]
            most = max(most, points)
    return int(most)


@rule
def can_make_meld(naturals: int, wilds: int) -> bool:
    """Whether a meld of a rank can have been made of some of these cards."""
    return naturals >= 2 and naturals + wilds >= 3  # 4.1 4.2


@rule
def add_points(house: MeldingHouse, best: Array, laid_with: Array, rank: Rank, value: int) -> None:
    """Combine the layouts of one rank into the most points of the ranks before.

    - best: shape (wild cards + 1,), the most points of natural cards by how many wild cards are used. It is -1 where that cannot be.
    - laid_with: of the same shape, room for the most cards of the rank that can be laid with each number of wild ones.
    - value: the points of a card of the rank.
    """
    for wilds in range(best.size):
        laid_with[wilds] = most_naturals(house, rank, wilds)
    for used in range(best.size - 1, -1, -1):
        # In place: an entry is made from itself and from lower ones, so the highest comes first.
        most = -1
        for wilds in range(used + 1):
            if best[used - wilds] >= 0 and laid_with[wilds] >= 0:
                most = max(most, best[used - wilds] + laid_with[wilds] * value)
        best[used] = most


@rule
def most_naturals(house: MeldingHouse, rank: Rank, wilds: int) -> int:
    """The most of the cards held of a rank that can be laid with `wilds` wild ones; -1 where none can."""
    laid = rank.in_hand
    while laid >= 0 and not can_follow_or_tuck(house, Rank(rank.meld, rank.open, rank.piles, laid, 0), wilds):
        laid -= 1
    return laid


@rule
def can_close_pile(t: MeldingRecord, house: MeldingHouse, side: int, seat: int) -> bool:
    """Whether this hand can complete a pile."""
    wilds = int(t.hand[seat, TWO]) + int(t.hand[seat, JOKER])
    closes = house.wild_melds != 0 and open_meld(t, side, WILD).wilds + wilds >= PILE
    for meld in range(FOUR, ACE + 1):
        first = open_meld(t, side, meld)
        short = max(0, PILE - first.naturals - first.wilds - int(t.hand[seat, meld]))
        closes = closes or (short <= wilds and short + first.wilds <= wild_limit(house, meld, PILE))
    return closes


# -- going out ---------------------------------------------------------------------------------------------------------------------------


@rule
def special_needed(t: MeldingRecord, house: MeldingHouse, side: int, meld: int) -> int:
    """How many piles of a rank a side still needs since it is special."""
    return max(0, 1 - int(t.clean[side, meld])) if is_special(house, meld) else 0  # 4.6


@rule
def wild_lacking(t: MeldingRecord, house: MeldingHouse, side: int, quota: Quota) -> int:
    """How many piles of wild cards a side still needs."""
    return max(0, quota.wild - int(t.clean[side, WILD])) if house.wild_melds else 0


@rule
def plain_lacking(t: MeldingRecord, house: MeldingHouse, side: int, quota: Quota) -> Quota:
    """How many clean and dirty piles a side still needs, those of special ranks and of wild cards aside."""
    clean, dirty = 0, 0
    for meld in range(FOUR, ACE + 1):
        clean += 0 if is_special(house, meld) else int(t.clean[side, meld])
        dirty += int(t.dirty[side, meld])
    return Quota(max(0, quota.clean - clean), max(0, quota.dirty - dirty), 0)


@rule
def has_quota(t: MeldingRecord, house: MeldingHouse, side: int, quota: Quota) -> bool:
    """Whether a side has its quota of piles."""
    plain = plain_lacking(t, house, side, quota)
    lacking = wild_lacking(t, house, side, quota) + plain.clean + plain.dirty
    for meld in range(FOUR, ACE + 1):
        lacking += special_needed(t, house, side, meld)
    return lacking == 0  # 7.1


@rule
def least_dirty(first: Meld, dirty: int) -> int:
    """The fewest wild cards in `dirty` dirty piles, the open meld's first."""
    return dirty + max(0, first.wilds - 1)


@rule
def most_dirty(house: MeldingHouse, rank: Rank, dirty: int, piles: int) -> int:
    """The most wild cards in `dirty` dirty piles of these piles."""
    full = wild_limit(house, rank.meld, PILE)
    if dirty == 0:
        return 0
    first = rank.open.wilds > 0 or dirty == piles
    return (min(full, PILE - rank.open.naturals) if first else full) + (dirty - 1) * full


@rule
def spreads(house: MeldingHouse, rank: Rank, wilds: int, size: int, dirty: int) -> bool:
    """Whether `size` cards with `wilds` wild ones, the open meld's among both, can make `dirty` dirty piles."""
    piles = size // PILE
    if dirty > piles or (piles > 0 and dirty == 0 and rank.open.wilds > 0):
        return False
    in_open = wild_limit(house, rank.meld, size % PILE)
    low = max(least_dirty(rank.open, dirty) if piles > 0 else 0, wilds - in_open)
    return low <= min(most_dirty(house, rank, dirty, piles), wilds)


@search
def add_rank(house: MeldingHouse, states: Array, after: Array, rank: Rank, wilds: int) -> None:
    """Combine the layouts of one rank into the states of the ranks before, with at most one of its cards left over.

    states, after: shape (2, clean + 1, dirty + 1), a bit for each number of wild cards used; the first index is the cards left over.
    """
    after[:] = 0
    tucks, tucks_wilds = house.add_beyond_seven != AddBeyondSeven.OFF, house.add_beyond_seven == AddBeyondSeven.COLOUR
    for left in range(2 if rank.in_hand > 0 else 1):
        for used in range(wilds + 1):
            for under in range(rank.in_hand - left + 1 if tucks else 1):
                for wilds_under in range(used + 1 if tucks_wilds else 1):
                    layout = Layout(left, Meld(rank.in_hand - left - under, used - wilds_under), Meld(under, wilds_under))
                    if is_layout(house, rank, layout):
                        add_layout(house, states, after, rank, layout)


@rule
def add_layout(house: MeldingHouse, states: Array, after: Array, rank: Rank, layout: Layout) -> None:
    """Combine one layout of a rank with the states, once for each number of dirty piles that it can make."""
    size, lays = size_after(rank, layout), layout.laid.naturals + layout.laid.wilds > 0
    closed = size // PILE if lays else 0
    special = is_special(house, rank.meld)
    for dirty in range(closed + 1):
        if lays and not spreads(house, rank, rank.open.wilds + layout.laid.wilds, size, dirty):
            continue
        if layout.under.wilds > 0 and not takes_wilds_under(house, rank, dirty):
            continue
        if rank.special <= closed - dirty:
            merge_states(states, after, layout, 0 if special else closed - dirty, dirty)


@rule
def merge_states(states: Array, after: Array, layout: Layout, clean: int, dirty: int) -> None:
    """Add to `after` every state with the cards of a layout left and used, and `clean` and `dirty` piles closed, up to what is needed."""
    left, used = layout.left, layout.laid.wilds + layout.under.wilds
    for before in range(2 - left):
        for had_clean in range(states.shape[1]):
            for had_dirty in range(states.shape[2]):
                to_clean, to_dirty = min(states.shape[1] - 1, had_clean + clean), min(states.shape[2] - 1, had_dirty + dirty)
                after[before + left, to_clean, to_dirty] |= states[before, had_clean, had_dirty] << used


@rule
def may_be_left(house: MeldingHouse, left: int) -> bool:
    """Whether a player may go out with `left` cards left to discard."""
    if left > 1 or left < 0:
        return False
    return (left == 1 and house.out_discard != OutDiscard.FORBIDDEN) or (left == 0 and house.out_discard != OutDiscard.REQUIRED)  # 7.6


@rule
def threes_left(t: MeldingRecord, house: MeldingHouse, seat: int) -> int:
    """The fewest threes that this hand cannot lay in going out; black ones can all be laid where the house has that."""
    black = int(t.hand[seat, BLACK_THREE])
    return int(t.hand[seat, RED_THREE]) + (0 if house.black3_out_meld and black >= 3 else black)  # 7.7


@rule
def one_three_more(t: MeldingRecord, house: MeldingHouse, seat: int) -> bool:
    """Whether a black three may be kept for the discard when the others are laid."""
    return bool(house.black3_out_meld and t.hand[seat, BLACK_THREE] > 3)


@rule
def leaves(t: MeldingRecord, house: MeldingHouse, seat: int, left: int) -> bool:
    """Whether a player may go out who cannot lay `left` cards."""
    return may_be_left(house, left) or (one_three_more(t, house, seat) and may_be_left(house, left + 1))


@search
def can_lay_out(t: MeldingRecord, house: MeldingHouse, side: int, seat: int, quota: Quota) -> bool:
    """Whether this hand can be laid but for at most one card so that the side then has its quota of piles.

    Exact: every layout of every rank is tried, by how many cards are left over, wild cards used, clean and dirty piles closed.
    """
    threes = threes_left(t, house, seat)
    if threes > 1:
        return False
    plain = plain_lacking(t, house, side, quota)
    states = states_of(t, house, side, seat, plain, True)
    wilds = int(t.hand[seat, TWO]) + int(t.hand[seat, JOKER])
    first, piles = open_meld(t, side, WILD).wilds, piles_of(t, house, side, WILD).number
    lacking = wild_lacking(t, house, side, quota)
    for left in range(2):
        for used in range(wilds + 1):
            if states[left, plain.clean, plain.dirty] >> used & 1:
                for unlaid in range(2):
                    laid = wilds - used - unlaid
                    if laid < 0 or not lays_wild(house, first, piles, laid):
                        continue
                    if leaves(t, house, seat, left + unlaid + threes) and (first + laid) // PILE >= lacking:
                        return True
    return False


@search
def can_lay_whole(t: MeldingRecord, house: MeldingHouse, side: int, seat: int) -> bool:
    """Whether this hand can be laid to the last card, whatever piles that makes. Exact, like `can_lay_out`."""
    if t.hand[seat, BLACK_THREE] + t.hand[seat, RED_THREE] > 0:
        return False
    states = states_of(t, house, side, seat, Quota(0, 0, 0), False)
    wilds = int(t.hand[seat, TWO]) + int(t.hand[seat, JOKER])
    first, piles = open_meld(t, side, WILD).wilds, piles_of(t, house, side, WILD).number
    possible = False
    for used in range(wilds + 1):
        possible = possible or (states[0, 0, 0] >> used & 1 and lays_wild(house, first, piles, wilds - used))
    return bool(possible)


@search
def states_of(t: MeldingRecord, house: MeldingHouse, side: int, seat: int, wanted: Quota, special_too: bool) -> Array:
    """What the layouts of all ranks come to: shape (2, clean + 1, dirty + 1), a bit for each number of wild cards used.

    wanted: the clean and dirty piles up to which numbers are kept apart. special_too: whether the piles of special ranks are needed as
    well.
    """
    wilds = int(t.hand[seat, TWO]) + int(t.hand[seat, JOKER])
    states = zeros((2, wanted.clean + 1, wanted.dirty + 1), INT64)
    after = zeros((2, wanted.clean + 1, wanted.dirty + 1), INT64)
    if wilds > MOST_WILDS:
        return states
    states[0, 0, 0] = 1
    for meld in range(FOUR, ACE + 1):
        special = special_needed(t, house, side, meld) if special_too else 0
        rank = Rank(meld, open_meld(t, side, meld), piles_of(t, house, side, meld), int(t.hand[seat, meld]), special)
        if rank.open.naturals + rank.in_hand + special > 0 or (rank.piles.number > 0 and house.add_beyond_seven == AddBeyondSeven.COLOUR):
            add_rank(house, states, after, rank, wilds)
            states, after = after, states
    return states


assert MELDS == ACE + 1
