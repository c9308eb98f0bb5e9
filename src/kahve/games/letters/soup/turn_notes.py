"""How the record of a deal of Soup notes what was done in each turn.

A turn is one card, and before it a seat may ask once: it calls, inspects or demands. So the turns of a deal are counted by its cards. The
seats follow from these, and the cards lie in the soup and among those played. An entry of `course` says how the card of a turn was played.
It also says what was asked before that, how it ended, and whether the soup was eaten for it.
"""

from __future__ import annotations

from ....cards.arrays import INT64, table
from ....cards.dialect import rule
from ....cards.faces import CARD_NUMBERS
from ..moves import AGREE, CALL, CHECK_SOUP, COMPLY, DEMAND, DROP, GIVE_UP, INSPECT, NAMED, OFFER, PROCEED, REFUSE
from ..record import MOST_NAMED, SoupRecord

WAYS = 8
"""Room for the ways to play a card: 0 where no card is noted, else one more than in the numbers of moves."""
(
    NOTHING_ASKED,
    COMPLIED,
    STOOD,
    STOOD_AS_WORD,
    AGREED,
    REFUSED,
    REFUSED_AS_WORD,
    DROPPED,
    INSPECTED,
    GAVE_UP,
    PROVED,
    NOT_PROVED,
) = range(12)
"""How what was asked has ended: a call or a demand mostly has an end of its own where the soup was eaten for it."""
EATEN = 1 << COMPLIED | 1 << STOOD_AS_WORD | 1 << REFUSED_AS_WORD | 1 << GAVE_UP | 1 << NOT_PROVED
"""The ends with which the soup was eaten, a bit each."""
MOST_ASKED = 4
"""The moves that a question takes at most, but for the letters of a word."""
ASKED = table(
    [
        [*moves, *[0] * (MOST_ASKED - len(moves))]
        for moves in (
            (),
            (CALL, COMPLY),
            (CALL, CHECK_SOUP, PROCEED),
            (CALL, CHECK_SOUP, PROCEED),
            (CALL, CHECK_SOUP, OFFER, AGREE),
            (CALL, CHECK_SOUP, OFFER, REFUSE),
            (CALL, CHECK_SOUP, OFFER, REFUSE),
            (INSPECT, DROP),
            (INSPECT, CHECK_SOUP),
            (DEMAND, GIVE_UP),
            (DEMAND, NAMED),
            (DEMAND, NAMED),
            *[()] * 4,
        )
    ],
    INT64,
)
"""Shape (16, MOST_ASKED): the moves that led to each end; 0 for none. A position from outside may have numbers of no end."""


@rule
def turn_number(t: SoupRecord) -> int:
    """How many turns of the deal are over: one for each card that has left a hand."""
    return int(t.played_size + t.soup_size)


@rule
def forget_course(t: SoupRecord) -> None:
    """Note nothing of this deal."""
    t.course[:] = 0
    t.named[:] = 0
    t.named_size = 0


@rule
def note_card(t: SoupRecord, move: int) -> None:
    """Note with which move a card is played; the card itself is seen."""
    t.course[turn_number(t)] |= move // CARD_NUMBERS + 1


@rule
def note_asked(t: SoupRecord, end: int) -> None:
    """Note how what was asked in this turn ends, before the soup is eaten for it."""
    t.course[turn_number(t)] = WAYS * end


@rule
def note_word(t: SoupRecord) -> None:
    """Note the word that was named, if any; a word for which there is no room spoils the notes of this deal."""
    size = int(t.word_size)
    if size == 0:
        return
    if t.named_size + size + 1 > MOST_NAMED:
        t.named_size = MOST_NAMED + 1
        return
    for place in range(size):
        t.named[t.named_size + place] = t.word[place]
    t.named_size += size + 1


@rule
def way_of(t: SoupRecord, turn: int) -> int:
    """In which way the card of a turn was played, plus one; 0 where that is not noted."""
    return int(t.course[turn]) % WAYS


@rule
def end_of(t: SoupRecord, turn: int) -> int:
    """How what was asked in a turn has ended."""
    return int(t.course[turn]) // WAYS


@rule
def was_eaten_before(t: SoupRecord, turn: int) -> bool:
    """Whether the soup was eaten for what was asked in a turn, before its card was played."""
    return EATEN >> end_of(t, turn) & 1 == 1


@rule
def was_named(t: SoupRecord, turn: int) -> bool:
    """Whether a word was named in a turn, be it a proof or not."""
    return end_of(t, turn) in (PROVED, NOT_PROVED)
