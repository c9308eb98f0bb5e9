"""How likely a side is to control a trick that is not complete, and its last player to have a word for it."""

from __future__ import annotations

from ...cards.arrays import table
from ...cards.dialect import search
from ...cards.faces import CARD_NUMBERS
from ...cards.letter_deck import suit
from ..sides import next_seat, side_of
from .judgement import Judge, TrickNumbers
from .known_words import in_words, lying, reads
from .record import TrickRecord
from .rules import last_seat
from .scrumps import trick_letter
from .trick_house import Lettering, TrickHouse
from .trick_play import controller, controlling_place, sides_of
from .unseen import SUIT, counted, higher, may_hold, missing, number_of, share_of
from .weighing_tricks import is_dirty

CHOICES = table([1, 2])
"""The cards that a last player of three, and of four, may be expected to choose from for a word that is two or three cards away."""


# -- who will control the trick -----------------------------------------------------------------------------------------------------------


@search
def beating(t: TrickRecord, house: TrickHouse, card: int) -> int:
    """The cards that beat a card that leads the trick so far."""
    cards = higher(house, card)
    if t.ruling > 0 and suit(card) + 1 != t.ruling:
        cards |= SUIT << 16 * (int(t.ruling) - 1)
    return cards


@search
def chance_plays(t: TrickRecord, house: TrickHouse, seat: int, cards: int, hidden: int) -> int:
    """The chance, in thousandths, that a seat has one of these cards and may play it."""
    holds = may_hold(t, house, seat, hidden)
    led, share = SUIT << 16 * suit(int(t.trick[0])), share_of(t, seat, holds)
    follows = 1000 - missing(share, number_of(cards & holds & led))
    return follows + missing(share, number_of(holds & led)) * (1000 - missing(share, number_of(cards & holds & ~led))) // 1000


@search
def chance_must(t: TrickRecord, house: TrickHouse, seat: int, cards: int, hidden: int) -> int:
    """The chance, in thousandths, that a seat has to play one of these cards because it has no other of the suit led."""
    holds = may_hold(t, house, seat, hidden)
    led, share = SUIT << 16 * suit(int(t.trick[0])), share_of(t, seat, holds)
    return missing(share, number_of(holds & led & ~cards)) * (1000 - missing(share, number_of(holds & led & cards))) // 1000


@search
def chance_beats(t: TrickRecord, house: TrickHouse, seat: int, card: int, hidden: int, by: TrickNumbers) -> int:
    """The chance, in thousandths, that a seat beats a card: where it wants the trick if it can, else if it must."""
    over = beating(t, house, card)
    can = chance_plays(t, house, seat, over, hidden)
    if not house.low_wins:
        return can
    must = chance_must(t, house, seat, over, hidden)
    eager = by.EAGER_DIRTY if is_dirty(t, house) else by.EAGER
    return (can * eager + must * (1000 - eager)) // 1000


@search
def chance_controls(t: TrickRecord, house: TrickHouse, hidden: int, by: TrickNumbers) -> int:
    """The chance, in thousandths, that the side of the seat to move has the controlling card when all have played."""
    sides, card = sides_of(house), int(t.trick[controlling_place(t, house)])
    mine = side_of(t.turn, sides)
    likelihood = 1000 if side_of(controller(t, house), sides) == mine else 0
    seat = next_seat(house, t.turn)
    for _ in range(t.trick_size, house.seats):
        chance = chance_beats(t, house, seat, card, hidden, by)
        if side_of(seat, sides) == mine:
            likelihood += (1000 - likelihood) * counted(chance, by.BEATS_FRIEND) // 1000
        else:
            likelihood -= likelihood * counted(chance, by.BEATS_FOE) // 1000
        seat = next_seat(house, seat)
    return int(likelihood)


# -- whether the last player will have a word ---------------------------------------------------------------------------------------------


@search
def completing(t: TrickRecord, house: TrickHouse, vocabulary: int, hidden: int) -> int:
    """The hidden cards that make a word of a trick that lacks one card, a bit each."""
    cards, letters, place = 0, lying(t), 5 * int(t.trick_size)
    for card in range(CARD_NUMBERS):
        if hidden >> card & 1 == 1 and reads(house, vocabulary, letters | int(t.letters[card]) << place):
            cards |= 1 << card
    return cards


@search
def pairs_completing(t: TrickRecord, house: TrickHouse, vocabulary: int, hidden: int) -> int:
    """How many of a hundred pairs of hidden cards make a word of a trick that lacks two cards."""
    completed, number, letters, place = 0, 0, lying(t), 5 * int(t.trick_size)
    for first in range(CARD_NUMBERS):
        if hidden >> first & 1 == 1:
            begun = letters | int(t.letters[first]) << place
            for second in range(first):
                if hidden >> second & 1 == 1:
                    number += 1
                    completed += reads(house, vocabulary, begun | int(t.letters[second]) << place + 5)
    return 100 * completed // max(1, number)


@search
def chance_of_word(t: TrickRecord, house: TrickHouse, judge: Judge[TrickNumbers], hidden: int) -> int:
    """The chance, in thousandths, that the last player will have a card that makes a word of the trick."""
    lacking = house.seats - t.trick_size
    if lacking == 0:
        return 1000 if reads(house, judge.vocabulary, lying(t)) else 0
    sides, share = sides_of(house), 1000
    if sides < house.seats and side_of(last_seat(house, t.leader), sides) == side_of(t.turn, sides):
        share = judge.by.WORD_OURS
    if lacking == 1:
        chance = chance_plays(t, house, next_seat(house, t.turn), completing(t, house, judge.vocabulary, hidden), hidden)
        return counted(chance, judge.by.WORD_LAST * share // 1000)
    choices = int(CHOICES[house.seats - 3])
    if t.trick_size > 1:
        chance = 1000 - missing(pairs_completing(t, house, judge.vocabulary, hidden), choices)
        return counted(chance, judge.by.WORD_TWO * share // 1000)
    common = in_words(house, trick_letter(t, 0)) // 10
    chance = 1000 - missing(common // 10 if house.lettering == Lettering.FIRM else common, choices)
    return counted(chance, judge.by.WORD_THREE * share // 1000)
