"""The piles that a side needs to go out, in this deal and by this house (7.1 and 7.2 of the rulebook)."""

from __future__ import annotations

from ...cards.dialect import rule
from .house import QUOTA_RADIX, USUAL, MeldingHouse
from .layouts import Quota
from .players import by_deal, deal_step, partners
from .record import MeldingRecord


@rule
def clean_needed(t: MeldingRecord, house: MeldingHouse) -> int:
    """How many clean piles a side needs to go out."""
    if house.quota_rises:
        return 3 + deal_step(t, 3)  # 7.2
    return by_deal(t, house.quota_clean, QUOTA_RADIX) - 1 if house.quota_clean != USUAL else (2 if partners(house) > 0 else 1)  # 7.1


@rule
def dirty_needed(t: MeldingRecord, house: MeldingHouse) -> int:
    """How many dirty piles a side needs to go out."""
    if house.quota_rises:
        return 3 + deal_step(t, 3)
    return by_deal(t, house.quota_dirty, QUOTA_RADIX) - 1 if house.quota_dirty != USUAL else (2 if partners(house) > 0 else 1)


@rule
def wild_needed(t: MeldingRecord, house: MeldingHouse) -> int:
    """How many piles of wild cards a side needs to go out."""
    if house.wild_melds == 0:
        return 0
    return by_deal(t, house.quota_wild, QUOTA_RADIX) - 1 if house.quota_wild != USUAL else int(partners(house) > 0)


@rule
def quota(t: MeldingRecord, house: MeldingHouse) -> Quota:
    """The piles that a side needs to go out."""
    return Quota(clean_needed(t, house), dirty_needed(t, house), wild_needed(t, house))
