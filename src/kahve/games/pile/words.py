"""The words of the pile games: how a move is written and read, and the sentences for what may not be played."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypedDict

from ...cards.deck import Deck
from ...cards.quoting import quoted
from ...engine.game import Why
from ...engine.match_record import NO_SUCH_MOVE
from ...language import later, message
from ..fishing.house import FishingHouse
from ..fishing.reasons import reasons_for
from ..fishing.rules import LIES, MUST_TAKE

LIES_WORD = "lies"


class MoveWords(TypedDict):
    """The functions of a game that put a move into words."""

    write_move: Callable[[Any, int], str]
    read_move: Callable[[Any, str], int]
    name_move: Callable[[Any, int], str]
    reasons: Mapping[int, Why]


def words_for(deck: Callable[[Any], Deck]) -> MoveWords:
    """The functions of a game that write, read and name a move, for its deck, and why a move may not be made."""

    def write_move(house: FishingHouse, move: int) -> str:
        code = deck(house).codes.get(move & (LIES - 1), str(move))
        return f"{code} {LIES_WORD}" if move >= LIES else code

    def read_move(house: FishingHouse, text: str) -> int:
        code, _, rest = text.strip().partition(" ")
        card = deck(house).read(code)
        if rest and rest != LIES_WORD:
            raise ValueError(message("fishing-neither-card-nor-lying", text=quoted(text)))
        return card + LIES if rest else card

    def name_move(house: FishingHouse, move: int) -> str:
        return deck(house).name(move & (LIES - 1))

    reasons: Mapping[int, Why] = {
        **reasons_for(deck),
        NO_SUCH_MOVE: later("fishing-no-such-move"),
        MUST_TAKE: lambda house, t, move: message("fishing-must-take-pile", card=deck(house).noun(move & (LIES - 1))),
    }
    return {"write_move": write_move, "read_move": read_move, "name_move": name_move, "reasons": reasons}
