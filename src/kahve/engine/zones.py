"""The cards of a record as people read them: for each zone its codes, `??` for a card that is not seen.

>>> from kahve.games import new
>>> table = new("pisti", seats=2)
>>> table.deal(seed=7)
>>> cards_by_zone(table.game, table.house, table.view(0).tables)["hand"]
[['4C', '5C', '7H', 'JD'], ['??', '??', '??', '??']]
"""

from __future__ import annotations

from enum import Enum
from typing import Any, NamedTuple

from ..cards.faces import NO_CARD
from .game import Game
from .record import SEATS, SIDES, Audience, Field, Records

Codes = list[str]


class Shown(Enum):
    """Which cards of a record a zone of a screen shows."""

    ALL = "all"
    """All of a list, in its order."""
    TOP = "top"
    """The last ones of a list, in its order."""
    BOTTOM = "bottom"
    """The first ones of a list, in its order."""
    AMONG = "among"
    """Some, in any order: of a list, of a tally or of remembered cards."""


class Lies(NamedTuple):
    """Where in a record the cards of a zone of a screen lie. With it a page compares what it was shown with a record (`replayer.py`).

    - fields: in which they lie; several for AMONG alone. A field with a row for each side is that of the zone's side.
    - start: the field that says where in the list the zone begins; empty where it begins with the list.
    """

    shown: Shown
    fields: tuple[str, ...]
    start: str = ""


def cards_by_zone(game: Game, house: Any, tables: Records) -> dict[str, Codes | list[Codes]]:
    """For each zone of tables[0] the codes of its cards; for a zone of seats or sides a list for each of them.

    A list of cards keeps its order. Cards that are counted by number come in ascending order, those not seen at the end.
    """
    return {field.name: _of_zone(field, game, house, tables) for field in game.rules.layout.zones}


def _has_rows(field: Field) -> bool:
    """Whether the zone has a row for each seat or side."""
    return field.kind != "Cards" or len(field.shape) == 2


def _of_zone(field: Field, game: Game, house: Any, tables: Records) -> Codes | list[Codes]:
    if not _has_rows(field):
        return _codes(field, game, house, tables, 0)
    is_side = field.audience is Audience.SIDE or str(field.lengths[0]) == SIDES
    assert is_side or str(field.lengths[0]) == SEATS
    return [_codes(field, game, house, tables, row) for row in range(game.rules.sides(house) if is_side else house.seats)]


def _codes(field: Field, game: Game, house: Any, tables: Records, row: int) -> Codes:
    deck, size = game.rules.deck(house), _size(field, tables, row)
    cards = _cards_of(field, tables, row, size)
    if field.known is not None and not any(cards):
        # Another seat's cards that everybody has seen.
        cards = _cards_of(game.rules.layout[field.known], tables, row, size)
    if field.kind != "Cards":
        cards = [card for card in cards if card != NO_CARD]
    return [deck.code(card) for card in cards] + [deck.code(NO_CARD)] * (size - len(cards))


def _size(field: Field, tables: Records, row: int) -> int:
    sizes = tables[0][field.size]
    return int(sizes if isinstance(sizes, int) else sizes[row])


def _cards_of(field: Field, tables: Records, row: int, size: int) -> list[int]:
    wide = field.bytes // (field.shape[0] if _has_rows(field) else 1)
    start = field.offset + row * wide
    cards = field.cards(tables.memory[start : start + wide].tobytes())
    return cards if field.is_tally else cards[:size]
