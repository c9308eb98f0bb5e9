"""Chapter 2 of the rulebooks of the games of tricks: the deal, and what comes before the first trick."""

from __future__ import annotations

from typing import Any

from ...cards.dialect import rule
from ...cards.faces import NO_CARD
from ...cards.letter_deck import ANIMALS, CHILI_PEPPERS
from ...engine.match_record import PLAY
from ..sides import next_seat
from .house import NO_EXCHANGE
from .moves import NAMING, NO_RULE, PLAYING, RULE
from .record import NOT_CHECKED, TrickRecord
from .rules import begin_exchange, clear_hands, first_seat, lay_letters, take_in
from .trick_house import DealerOption, TrickHouse


@rule
def deal(t: TrickRecord, house: TrickHouse, order: Any) -> None:
    """Deal all cards, and begin with what the game begins with."""
    clear_hands(t)
    clear_deal(t)
    t.target = house.target
    t.deals += 1
    t.phase = PLAY
    lay_letters(t, house)
    for place in range(order.size):
        t.undealt[place] = order[place]
    t.undealt_size = order.size
    if house.dealer_option == DealerOption.BEFORE_LOOK:
        begin_naming(t)  # 2.2
    else:
        look(t, house)


@rule
def clear_deal(t: TrickRecord) -> None:
    """Empty the fields of a deal of tricks before the next one is dealt."""
    clear_tricks(t)
    forget_claims(t)
    t.ruling = t.turtled = 0


@rule
def forget_claims(t: TrickRecord) -> None:
    """Forget which claims were made in the tricks of this deal."""
    t.claims[:] = 0
    t.claimed_by[:] = 0
    t.checked_by[:] = 0


@rule
def clear_tricks(t: TrickRecord) -> None:
    """Empty what the play of tricks fills, but for the claims that were made and the cards that have left the table."""
    t.trick[:] = NO_CARD
    t.claimed[:] = NO_CARD
    t.voids[:] = 0
    t.unsafe[:] = 0
    t.trick_size = t.tricks = t.restricted = 0
    clear_claim(t)
    t.checked = NOT_CHECKED


@rule
def clear_claim(t: TrickRecord) -> None:
    """Forget the word that was claimed, and who claimed it."""
    t.scrumper = t.word = t.scrump_target = 0


@rule
def begin_naming(t: TrickRecord) -> None:
    """The dealer names the ruling suit."""
    t.stage = NAMING
    t.turn = t.dealer


@rule
def look(t: TrickRecord, house: TrickHouse) -> None:
    """All take up their hands; what comes before the first trick comes now."""
    deal_hands(t, house)
    if house.dealer_option == DealerOption.AFTER_LOOK:
        begin_naming(t)  # 2.2
    elif house.exchange != NO_EXCHANGE:
        begin_exchange(t, house)  # 2.3
    else:
        begin_tricks(t, house)


@rule
def deal_hands(t: TrickRecord, house: TrickHouse) -> None:
    """Deal one card after the other to each, from the dealer's left, until all are dealt."""
    seat = first_seat(t, house)
    for place in range(t.undealt_size):
        take_in(t, seat, int(t.undealt[place]))  # 2.1
        t.undealt[place] = NO_CARD
        seat = next_seat(house, seat)
    t.undealt_size = 0


@rule
def name_suit(t: TrickRecord, house: TrickHouse, named: int) -> None:
    """The dealer's choice, a suit or none, stands for the deal."""
    t.ruling = 0 if named == NO_RULE - RULE else named + 1
    if house.dealer_option == DealerOption.BEFORE_LOOK:
        deal_hands(t, house)
    begin_tricks(t, house)


@rule
def begin_tricks(t: TrickRecord, house: TrickHouse) -> None:
    """The player to the dealer's left leads to the first trick."""
    if house.dealer_option == DealerOption.ALWAYS_ANIMALS:
        t.ruling = ANIMALS + 1  # 2.2
    if house.restrict_peppers:
        t.restricted = 1 << CHILI_PEPPERS  # 3.2
    if house.restrict_ruling and t.ruling > 0:
        t.restricted |= 1 << t.ruling - 1
    lead_from(t, first_seat(t, house))  # 3.1


@rule
def lead_from(t: TrickRecord, seat: int) -> None:
    """Let this seat lead to the next trick."""
    t.stage = PLAYING
    t.leader = t.turn = seat
