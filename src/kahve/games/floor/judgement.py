"""The numbers by which a player judges a floor game: a club player's, set by hand, and an expert's, learned in play (docs/bots.md)."""

from __future__ import annotations

from ...cards.arrays import table
from ...cards.dialect import rule
from ..fishing.greedy import KEEPING_A_JACK as CLUB_KEEPS_A_JACK
from ..fishing.greedy import TO_MOVE_NEXT

CLUB = 0
"""The row of JUDGED that is a club player's."""

GAMES = ("basra", "pastra")
"""The games that have a row for experts, after the club player's: first for tables of two, then for more."""

(
    KEEPING_A_JACK,
    KEEPING_EACH,
    KEEPING_AT_LAST,
    KEEPING_UNSEEN,
    KEEPING_STOCK,
    CARD,
    LEADING,
    LEFT_LYING,
    DANGER,
    CLEARED,
    SWEPT,
    SWEPT_BESIDE_A_JACK,
    PAIRED,
    NUMERAL,
    TWIN,
    ANSWER,
    ANSWER_LATER,
    USED,
    LAID,
) = range(19)
"""Whole numbers: a column of JUDGED each."""

_JUDGED = {
    # what a card that sweeps is worth to keep; besides for each other card in the hand; in the last batch; for each jack that was not
    # seen; for ten cards of the stock
    KEEPING_A_JACK: (CLUB_KEEPS_A_JACK, 222, 243, 259, 298),
    KEEPING_EACH: (0, 125, 66, 68, 46),
    KEEPING_AT_LAST: (0, -205, -123, 0, -32),
    KEEPING_UNSEEN: (0, -58, -20, 30, -41),
    KEEPING_STOCK: (0, 80, 51, -11, 8),
    # of a thousand points that one more card is worth to a club player, those that are counted
    CARD: (1000, 1275, 1433, 972, 1039),
    # what it is worth that the next seat must lead
    LEADING: (TO_MOVE_NEXT, 33, -10, 130, 48),
    # of a thousand points that a capture leaves on the floor, those that it costs
    LEFT_LYING: (0, -18, 94, 66, -26),
    # of a thousand points that the next seat makes on average by clearing the floor, those that are counted: after a capture; after a card
    # was laid
    DANGER: (1000, 1487, 1571, 1658, 1620),
    CLEARED: (1000, 1392, 1363, 1303, 1177),
    # of a thousand points that it takes on average with a jack, those that are counted; and besides where one holds a jack oneself
    SWEPT: (500, 784, 921, 632, 713),
    SWEPT_BESIDE_A_JACK: (0, 112, 142, 247, 285),
    # of a thousand points that it makes on average by the rank of a card that was laid, those that are counted
    PAIRED: (2000, 2169, 2236, 2108, 2088),
    # what it costs to lay a numeral, which may be taken with others
    NUMERAL: (0, 30, 31, 30, 31),
    # what it is worth to lay one of a pair
    TWIN: (0, 121, 113, 67, 71),
    # what the only card of a rank is worth in the hand, for each hidden card of the rank and each other card of the hand; and after a
    # capture
    ANSWER: (0, -7, -7, 10, 9),
    ANSWER_LATER: (0, -8, -6, -4, -4),
    # of a thousand points of a card, those that it costs to play it; and besides to lay it
    USED: (0, 160, 193, 56, 95),
    LAID: (250, -138, -239, -8, -120),
}

NUMBERS = len(_JUDGED)
JUDGED = table([_JUDGED[number][row] for row in range(1 + 2 * len(GAMES)) for number in range(NUMBERS)])
"""Shape (rows * numbers,): the numbers of each row after those of the row before."""


@rule
def judged(by: int, number: int) -> int:
    """A number of a row."""
    return int(JUDGED[by * NUMBERS + number])


def rows_of(name: str) -> tuple[int, int]:
    """The rows of JUDGED of an expert in the game with this name, one of GAMES: at a table of two, and of more.

    >>> rows_of("pastra")
    (2, 4)
    """
    return 1 + GAMES.index(name), 1 + len(GAMES) + GAMES.index(name)
