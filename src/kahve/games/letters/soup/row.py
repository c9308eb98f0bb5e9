"""The row of letters on the table of Soup: how it is emptied, made longer and eaten."""

from __future__ import annotations

from ....cards.dialect import rule
from ....cards.faces import NO_CARD
from ..record import SoupRecord
from ..rules import put_away, take_out
from .turn_notes import forget_course

FRESH, LEFT_SOUP, ATE_WITH_CARD, NO_CLAIM = range(4)
"""How the table came to be as the seat to move finds it: the deal begins or the last card was fresh soup; a card was added and the soup
left; a card was added and the soup eaten; a call was complied with or decided."""


@rule
def clear_table(t: SoupRecord) -> None:
    """No soup, no trick, and nothing done yet in this deal."""
    empty_table(t)
    forget_course(t)
    t.tricks[:] = 0
    t.eaten_size = t.asked = 0


@rule
def empty_table(t: SoupRecord) -> None:
    """No soup, and no word being named."""
    t.soup[:] = NO_CARD
    t.word[:] = 0
    t.soup_size = t.word_size = 0
    t.came = FRESH


@rule
def add(t: SoupRecord, card: int, on_left: bool) -> None:
    """Lay a card from the hand at one end of the soup."""
    take_out(t, t.turn, card)
    place = int(t.soup_size)
    if on_left:
        while place > 0:
            t.soup[place] = t.soup[place - 1]
            place -= 1
    t.soup[place] = card
    t.soup_size += 1


@rule
def eat(t: SoupRecord, seat: int) -> None:
    """A seat takes the whole soup face down as one trick."""
    t.eaten_size = t.soup_size
    for place in range(t.soup_size):
        put_away(t, int(t.soup[place]))
        t.soup[place] = NO_CARD
    t.soup_size = 0
    t.tricks[seat] += 1
