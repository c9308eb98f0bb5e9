"""What it is worth to claim a word or a bluff, and to have a claim checked."""

from __future__ import annotations

from ...cards.dialect import search
from .judgement import COMMON_WORDS, FOOLISH, POINT, THE_HOUSE, Judge, TrickNumbers
from .known_words import is_known, looks_like_word
from .moves import ARRANGEMENTS
from .record import TrickRecord
from .rude import is_unsaid
from .scrumps import claim_code, target_seat
from .trick_house import TrickHouse
from .trick_play import controller
from .weighing_tricks import gain

BLUFFS = 16
"""The occasions among which there is one bluff."""
CHECKED = 300
"""Of a thousand bluffs, those that are expected to be checked."""


@search
def mixing(t: TrickRecord) -> int:
    """A number that all see and nobody can foretell: from the deal, the cards played and those of the trick."""
    mixed = int(t.deals) * 7919 + int(t.played_size)
    for place in range(t.trick_size):
        mixed = (mixed * 31 + int(t.trick[place])) & 0xFFFFFF
    return (mixed * 2654435761 >> 16) & 0xFFFF


@search
def claim_worth(t: TrickRecord, house: TrickHouse, claim: int, judge: Judge[TrickNumbers]) -> int:
    """What it is worth to claim a word, against letting the trick go where it goes."""
    word, target = claim % ARRANGEMENTS, claim // ARRANGEMENTS
    worth = gain(t, house, target_seat(t, house, target), judge.by) - gain(t, house, controller(t, house), judge.by)
    if is_unsaid(house, claim_code(t, house, word)):
        return FOOLISH
    if is_known(t, house, word, judge.vocabulary):
        return worth + (1 if is_known(t, house, word, COMMON_WORDS) else 0) - 2
    loss = -POINT * (house.lost_check + house.won_check)
    bluffing = worth * (1000 - CHECKED) > loss * CHECKED and mixing(t) % BLUFFS == 0
    return worth // 2 if bluffing and looks_like_word(t, house, word) else FOOLISH


@search
def check_worth(t: TrickRecord, house: TrickHouse, vocabulary: int) -> int:
    """What it is worth to have the claimed word checked: a player who does not know all words lets pass what looks like one."""
    word = int(t.word)
    if is_known(t, house, word, vocabulary):
        return -POINT
    return POINT if vocabulary == THE_HOUSE or not looks_like_word(t, house, word) else -POINT
