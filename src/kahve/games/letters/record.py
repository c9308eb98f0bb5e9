"""The record of a letter game; hands are lists in ascending order."""

from __future__ import annotations

from ...cards.faces import CARD_NUMBERS
from ...engine.match import Match
from ...engine.record import DECK, HELD, SEATS, Cards, Counts, Ints, owner, public, record, secret

PASSED = 3
MOST_LETTERS = 30
"""Room for the longest word that is named to prove that a soup can become one, and more."""


class LettersRecord(Match):
    """The fields of every letter game."""

    stage: int = public()  # what the seat to move decides (`moves.py`)
    letters: Counts = public(CARD_NUMBERS)  # the letter of each card of this deck, 1 to 26
    hand_size: Ints = public(SEATS)
    passing_size: Ints = public(SEATS)
    played_size: int = public()
    played: Cards = public(DECK, size="played_size")  # all cards that have left the table, as they were played
    hand: Cards = owner(SEATS, HELD, size="hand_size")
    passing: Cards = owner(SEATS, PASSED, size="passing_size")  # chosen for the neighbour, not passed yet
    gave: Cards = owner(SEATS, PASSED)  # passed to the neighbour in this deal


@record(SEATS=4, SIDES=3, DECK=52, HELD=17, ITEMS=8)
class TrickRecord(LettersRecord):
    """The record of a letter game of tricks."""

    leader: int = public()
    ruling: int = public()  # the ruling suit, plus one
    restricted: int = public()  # the suits that may not be led yet, a bit each
    trick_size: int = public()
    tricks: int = public()  # tricks taken in this deal
    scrumper: int = public(seats=True)  # the seat that claims a word, plus one
    word: int = public()  # the arrangement that it claims
    scrump_target: int = public()  # the seat that shall take the trick
    checked: int = public()  # what the last trick's check came to: NOT_CHECKED, WAS_WORD or WAS_NO_WORD
    turtled: int = public()  # how who took all penalty cards has the score: NOT_CHOSEN, MINUS or PLUS
    claimed: Cards = public(4)  # the last word that was claimed, card by card
    trick: Cards = public(SEATS, size="trick_size")
    voids: Counts = public(SEATS)  # the suits that all know a seat not to hold, a bit each
    unsafe: Counts = public(SEATS)  # the suits of which it holds no card but penalty cards
    undealt_size: int = public()
    undealt: Cards = secret(DECK, size="undealt_size")  # the whole pack, while the dealer names a suit without a look


@record(SEATS=3, SIDES=3, DECK=51, HELD=17, ITEMS=4)
class SoupRecord(LettersRecord):
    """The record of Soup."""

    soup_size: int = public()
    came: int = public()  # how the table came to be as the seat to move finds it (`soup/rules.py`)
    asked: int = public()  # whether it has called, inspected or demanded in this turn
    eaten_size: int = public()  # cards of the trick that was eaten last, the last of `played`
    word_size: int = public()  # letters named so far
    word: Counts = public(MOST_LETTERS)  # a word named to prove that the soup can become one
    soup: Cards = public(DECK, size="soup_size")  # from left to right
    tricks: Ints = public(SEATS)
