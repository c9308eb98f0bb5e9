"""The things of the melding games as nouns of sentences: ranks, numbers of cards, what was laid together, closed and missing piles.

>>> [str(thing) for thing in (counted(1, ACE), counted(3, FOUR), rank_of(WILD))]
['an ace', '3 fours', 'wild card']
"""

from __future__ import annotations

from functools import cache

from ...language import Noun, noun
from .cards import ACE, FIVE, FOUR, JOKER, NOUNS, SEVEN, TWO, WILD
from .house import MeldingHouse
from .layouts import is_special
from .quotas import clean_needed, dirty_needed, wild_needed
from .record import MeldingRecord

STACKS = ("hand", "knee", "foot")
"""The stacks by their numbers, as docs/protocol.md names them."""
WILD_CARD = noun("melding-rank", "wild")
"""What a meld of wild cards is made of, as `NOUNS` has the ranks."""

SPECIAL = {"sevens": SEVEN, "fives": FIVE}
"""The ranks of special piles, by the names that docs/protocol.md gives them."""


def rank_of(meld: int) -> Noun:
    """The rank of a meld; wild cards for the meld of them, and for a rank that is not known."""
    return NOUNS.get(meld, WILD_CARD)


@cache
def counted(number: int, card: int) -> Noun:
    """`number` cards of a kind, as in "an ace" and "3 fours"."""
    return noun("melding-cards", "counted", count=number, rank=NOUNS[card])


@cache
def made_up(rank: int, naturals: int, twos: int, jokers: int) -> tuple[Noun, ...]:
    """The cards of a meld by kind.

    >>> [str(cards) for cards in made_up(10, 2, 1, 0)]
    ['2 kings', 'a two']
    """
    return tuple(counted(number, card) for number, card in ((naturals, rank), (twos, TWO), (jokers, JOKER)) if number)


@cache
def laid(rank: int, naturals: int, twos: int, jokers: int) -> Noun:
    """What was laid together, as one thing of a list.

    >>> str(laid(10, 2, 1, 0)), str(laid(WILD, 0, 2, 1))
    ('2 kings with a two', '2 twos and a joker')
    """
    if not twos and not jokers:
        return counted(naturals, rank)
    wilds = made_up(rank, 0, twos, jokers)
    if naturals:
        return noun("melding-cards", "with-wilds", count=naturals, rank=NOUNS[rank], wilds=wilds)
    return noun("melding-cards", "wilds", wilds=wilds)


@cache
def added(rank: int, naturals: int, twos: int, jokers: int) -> Noun:
    """What was added to a meld; to which, where only wild cards were.

    >>> str(added(10, 2, 0, 0)), str(added(10, 0, 1, 0)), str(added(WILD, 0, 0, 2))
    ('2 kings', 'a two to the kings', '2 jokers to the wild cards')
    """
    if naturals:
        return laid(rank, naturals, twos, jokers)
    return noun("melding-cards", "wilds-to-meld", wilds=made_up(rank, 0, twos, jokers), rank=rank_of(rank))


@cache
def piles(rank: int, kind: str, number: int) -> Noun:
    """`number` closed piles of a rank; kind: clean, dirty or wild.

    >>> str(piles(10, "clean", 1)), str(piles(WILD, "wild", 2))
    ('a clean pile of kings', '2 piles of wild cards')
    """
    return noun("melding-pile", kind, count=number, rank=rank_of(rank))


def newly_closed(was: MeldingRecord, now: MeldingRecord, side: int) -> list[Noun]:
    """The kinds and ranks of the piles that a side has closed since, wild ones first."""
    if was.clean.tobytes() == now.clean.tobytes() and was.dirty.tobytes() == now.dirty.tobytes():
        return []
    closed = []
    rows = [getattr(record, kind)[side].tobytes() for kind in ("clean", "dirty") for record in (was, now)]
    for rank, (clean, clean_now, dirty, dirty_now) in enumerate(zip(*rows, strict=True)):
        if clean_now > clean:
            closed.append(piles(rank, "wild" if rank == WILD else "clean", 1))
        if dirty_now > dirty:
            closed.append(piles(rank, "dirty", 1))
    return closed


@cache
def quota(name: str, have: int, needed: int) -> Noun:
    """The piles that a side has and needs to go out; name: clean, dirty or wild, or that of special piles."""
    if name in SPECIAL:
        return noun("melding-quota", "rank", rank=NOUNS[SPECIAL[name]], have=have, needed=needed)
    return noun("melding-quota", name, have=have, needed=needed)


def missing_piles(t: MeldingRecord, house: MeldingHouse, side: int) -> tuple[Noun, ...]:
    """What a side still needs to go out."""
    ranks = range(FOUR, ACE + 1)
    special = [rank for rank in ranks if is_special(house, rank)]
    needs = [noun("melding-missing", "rank", rank=NOUNS[rank]) for rank in special if not t.clean[side, rank]]
    clean = sum(int(t.clean[side, rank]) for rank in ranks if rank not in special)
    wanted = {
        "clean": clean_needed(t, house) - clean,
        "dirty": dirty_needed(t, house) - int(t.dirty[side].sum()),
        "wild": wild_needed(t, house) - int(t.clean[side, WILD]),
    }
    needs += [noun("melding-missing", kind, count=int(number)) for kind, number in wanted.items() if number > 0]
    return tuple(needs) or (noun("melding-missing", "nothing"),)
