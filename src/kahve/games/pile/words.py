"""The words of the pile games: how a move is written and read, and the sentences for what may not be played."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypedDict

from ...cards.deck import Deck
from ...cards.quoting import quoted
from ...engine.match import NO_SUCH_MOVE, NOT_NOW
from ..fishing.house import FishingHouse
from ..fishing.rules import LIES, MUST_PLAY_A_TAKER, MUST_TAKE, NOT_HELD, NOTHING_TO_TAKE

LIES_WORD = "lies"

REASONS: Mapping[int, str] = {
    NOT_NOW: "No card can be played now: the deal has not begun or is over.",
    NO_SUCH_MOVE: "There is no such move: a move is a card, as in 5H, or a card that is left lying, as in 5H lies.",
    NOT_HELD: "You do not hold the {card}.",
    MUST_TAKE: "The {card} takes the pile: at this table a card that can take may not be left lying.",
    NOTHING_TO_TAKE: "The {card} would not take anything, so it is simply played.",
    MUST_PLAY_A_TAKER: "The {card} does not take, and you hold a card that does: at this table you must play that.",
}


class MoveWords(TypedDict):
    """The functions of a game that put a move into words."""

    write_move: Callable[[Any, int], str]
    read_move: Callable[[Any, str], int]
    name_move: Callable[[Any, int], str]


def words_for(deck: Callable[[Any], Deck]) -> MoveWords:
    """The functions of a game that write, read and name a move, for its deck."""

    def write_move(house: FishingHouse, move: int) -> str:
        code = deck(house).codes.get(move & (LIES - 1), str(move))
        return f"{code} {LIES_WORD}" if move >= LIES else code

    def read_move(house: FishingHouse, text: str) -> int:
        code, _, rest = text.strip().partition(" ")
        card = deck(house).read(code)
        if rest and rest != LIES_WORD:
            raise ValueError(f"A move is a card, as in 5H, or a card that is left lying, as in 5H lies; {quoted(text)} is neither.")
        return card + LIES if rest else card

    def name_move(house: FishingHouse, move: int) -> str:
        return deck(house).name(move & (LIES - 1))

    return {"write_move": write_move, "read_move": read_move, "name_move": name_move}
