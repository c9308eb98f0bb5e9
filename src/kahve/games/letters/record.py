"""The record of a letter game; hands are lists in ascending order."""

from __future__ import annotations

from ...cards.alphabet import MOST_LETTERS as ALPHABET
from ...cards.faces import CARD_NUMBERS
from ...engine.match_record import Match
from ...engine.record import DECK, HELD, SEATS, Cards, Counts, Ints, owner, public, record, secret
from .moves import ARRANGEMENTS, CLAIMS, PROVING

MOST_WAYS = 3
"""The greatest of the ways in which the table of Soup came to be (`soup/row.py`)."""
PASSED = 3
MOST_TRICKS = 17
"""The tricks of a deal between three; between four there are thirteen."""
NOTED = MOST_TRICKS + 1
"""Room for a claim of each trick, and for one behind the last, which a position from outside may come to."""
MOST_LETTERS = 52
"""Room for all cards of a soup and a letter that is tried behind them; no list has a word so long."""
TURNS = 52
"""The turns of a deal of Soup: one for each card, and one behind the last, in which a seat may only ask."""
MOST_DONE = 127
"""The greatest note of what was done in a turn of Soup (`soup/course.py`)."""
MOST_NAMED = 64
"""Room for the words named in a deal of Soup. Few deals have as many; where they do not fit, nobody goes back over the deal."""
NOT_CHECKED, WAS_WORD, WAS_NO_WORD = 0, 1, 2
"""What `checked` says of the word that is claimed of the trick."""


class LettersRecord(Match):
    """The fields of every letter game."""

    stage: int = public(high=PROVING)  # what the seat to move decides (`moves.py`)
    letters: Counts = public(CARD_NUMBERS, high=ALPHABET)  # the letter of each card of this deck, as its place in the alphabet
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

    leader: int = public(below=SEATS)
    ruling: int = public(high=4)  # the ruling suit, plus one
    restricted: int = public(bits=4)  # the suits that may not be led yet, a bit each
    trick_size: int = public()
    tricks: int = public(high=MOST_TRICKS)  # tricks taken in this deal
    scrumper: int = public(seats=True)  # the seat that claims a word, plus one
    word: int = public(below=ARRANGEMENTS)  # the arrangement that it claims
    scrump_target: int = public(below=SEATS)  # the seat that shall take the trick
    checked: int = public(high=2)  # what the last trick's check came to: NOT_CHECKED, WAS_WORD or WAS_NO_WORD
    turtled: int = public(high=2)  # how who took all penalty cards has the score: NOT_CHOSEN, MINUS or PLUS
    claimed: Cards = public(4)  # the last word that was claimed, card by card
    claims: Counts = public(NOTED, high=CLAIMS)  # of each trick of the deal: the claim that was made, plus one (`moves.py`)
    claimed_by: Counts = public(NOTED, seats=True)  # the seat that made it, plus one
    checked_by: Counts = public(NOTED, seats=True)  # the seat that had it checked, plus one
    trick: Cards = public(SEATS, size="trick_size")
    voids: Counts = public(SEATS, bits=4)  # the suits that all know a seat not to hold, a bit each
    unsafe: Counts = public(SEATS, bits=4)  # the suits of which it holds no card but penalty cards
    undealt_size: int = public()
    undealt: Cards = secret(DECK, size="undealt_size")  # the whole pack, while the dealer names a suit without a look


@record(SEATS=3, SIDES=3, DECK=51, HELD=17, ITEMS=4)
class SoupRecord(LettersRecord):
    """The record of Soup."""

    soup_size: int = public()
    came: int = public(high=MOST_WAYS)  # how the table came to be as the seat to move finds it (`soup/row.py`)
    asked: int = public(high=1)  # whether it has called, inspected or demanded in this turn
    eaten_size: int = public(high="played_size")  # cards of the trick that was eaten last, the last of `played`
    word_size: int = public(high=MOST_LETTERS)  # letters named so far
    word: Counts = public(MOST_LETTERS, high=ALPHABET)  # a word named to prove that the soup can become one
    soup: Cards = public(DECK, size="soup_size")  # from left to right
    tricks: Ints = public(SEATS, high="played_size")
    course: Counts = public(TURNS, high=MOST_DONE)  # for each turn of the deal: how its card was played, and what was asked before
    named_size: int = public(high=MOST_NAMED + 1)  # one more than there is room for, where a word had none
    named: Counts = public(MOST_NAMED, high=ALPHABET)  # the words named in this deal, letter by letter, a 0 behind each
