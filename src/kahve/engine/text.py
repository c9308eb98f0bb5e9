"""A position as one line of text, read back to the byte.

The line begins with the game and the house rules that differ from their default, or `-`. Then comes `field=value` for every field that is
not empty. Blanks part them. Numbers of an array are parted by commas, its rows by `/`. Cards are their codes without blanks, `??` for a
card not seen.

What is left out at the end of a row, or of the rows, is empty. The cards of a hand may be written in any order.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ..cards.arrays import INT8, INT32
from ..cards.deck import CardError, Deck
from ..cards.quoting import printable, quoted
from ..language import message
from .game import Game
from .house import HouseError, values_of
from .reachability import PositionError, check_record
from .record import Audience, Field, Records

_CARDS = ("Cards", "Hands", "Tally")


# It stands in every line of a position. Houses of two games are equal where they have the same numbers, but are not of one type.
@lru_cache(256, typed=True)
def write_house(house: Any) -> str:
    """The house rules that differ from their default, as in `seats=2,target=101`, or `-`."""
    changed = values_of(house, changed_only=True)
    return ",".join(f"{name}={value}" for name, value in changed.items()) or "-"


def read_house(game: Game, text: str) -> Any:
    """The house tuple from such a text; HouseError names a wrong option or value."""
    return game.settle(read_pairs(text))


def read_pairs(text: str) -> dict[str, object]:
    """The values of such a text by name, not checked yet; HouseError for what is not written option=value, and for an option set twice.

    >>> read_pairs("seats=2,target=101"), read_pairs("-")
    ({'seats': '2', 'target': '101'}, {})
    """
    pairs: dict[str, object] = {}
    for part in text.split(",") if text != "-" else []:
        name, equals, value = part.partition("=")
        if not equals or not name:
            raise HouseError(message("engine-is-no-rule", text=quoted(part)), printable(part))
        if name in pairs:
            raise HouseError(message("engine-rule-set-twice", rule=printable(name)), printable(name))
        pairs[name] = value
    return pairs


def write_position(game: Game, house: Any, tables: Records) -> str:
    """The line of the record tables[0]."""
    deck, record = game.rules.deck(house), tables[0].tobytes()
    parts = [game.name, write_house(house)]
    for field in game.rules.layout.fields:
        data = record[field.offset : field.offset + field.bytes]
        if any(data):
            parts.append(f"{field.name}={_written(field, data, deck)}")
    return " ".join(parts)


def _written(field: Field, data: bytes, deck: Deck) -> str:
    cards = field.kind in _CARDS
    rows = map(_without_end, _rows(field, memoryview(data)))
    return "/".join("".join(map(deck.code, _listed(field, row))) if cards else ",".join(map(str, row)) for row in rows).rstrip("/")


def _without_end(row: Any) -> list[int]:
    """The entries of a row without those at its end that are 0."""
    used = len(row.tobytes().rstrip(b"\0"))
    entries: list[int] = row[: -(-used // row.itemsize)].tolist()
    return entries


def _listed(field: Field, row: list[int]) -> list[int]:
    return [card for card, number in enumerate(row) for _ in range(number)] if field.is_tally else row


def _rows(field: Field, data: memoryview) -> list[Any]:
    """The bytes of a field as its rows of cards or numbers, in the same memory."""
    if field.kind in _CARDS:
        entries, wide = data.cast(INT8), field.places
    else:
        entries = data.cast(INT32 if field.kind in ("int", "Ints") else INT8)
        wide = len(entries) // (field.shape[0] if len(field.shape) == 2 else 1)
    return [entries[start : start + wide] for start in range(0, len(entries), wide)]


def read_position(game: Game, line: str) -> tuple[Any, Records]:
    """The house tuple and one record from a line; PositionError, HouseError or CardError says what is wrong."""
    house, tables = parse_position(game, line)
    check_record(game, house, tables)
    return house, tables


def parse_position(game: Game, line: str) -> tuple[Any, Records]:
    """The house tuple and one record from a line, whether or not play can lead there. Raises as `read_position` for what cannot be read.

    For tests, in which only those cards lie somewhere that matter.
    """
    parts = line.split()
    if len(parts) < 2 or parts[0] != game.name:
        raise PositionError(message("engine-position-of-another-game", game=game.noun, name=quoted(game.name)))
    house = read_house(game, parts[1])
    deck = game.rules.deck(house)
    tables = game.rules.layout.new()
    for part in parts[2:]:
        name, _, value = part.partition("=")
        try:
            field = game.rules.layout[name]
        except KeyError:
            raise PositionError(message("engine-no-such-field", game=game.noun, field=quoted(name))) from None
        _read(field, value, deck, tables.memory[field.offset : field.offset + field.bytes])
    return house, tables


def _read(field: Field, text: str, deck: Deck, data: memoryview) -> None:
    rows = _rows(field, data)
    try:
        for row, entries in zip(rows, text.split("/") + [""] * (len(rows) - text.count("/") - 1), strict=True):
            if field.kind in _CARDS:
                cards = deck.read_cards(entries)
                # Hands are kept in order: rules look a card up by its place.
                cards = sorted(cards) if field.kind == "Hands" or field.audience is Audience.OWNER else cards
                cards = _counted(cards, field.places) if field.is_tally else cards
            else:
                cards = [int(number) for number in entries.split(",")] if entries else []
            for place, number in enumerate(cards):
                row[place] = number
    except CardError:
        raise
    except (ValueError, IndexError):
        raise PositionError(message("engine-field-cannot-be-read", field=field.name, text=quoted(text))) from None


def _counted(cards: list[int], places: int) -> list[int]:
    """How many there are of each card; as long as the greatest of them needs, where that is more than there are places."""
    counts = [0] * max(places, 1 + max(cards, default=0))
    for card in cards:
        counts[card] += 1
    return counts


__all__ = ["PositionError", "parse_position", "read_house", "read_pairs", "read_position", "write_house", "write_position"]
