"""A position as one line of text, read back to the byte.

The line: the game, the house rules that differ from their default (or `-`), then `field=value` for every field that is not empty,
parted by blanks. Numbers of an array are parted by commas, its rows by `/`; cards are their codes without blanks, `??` for a card not seen.
What is left out at the end of a row, or of the rows, is empty.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..cards.deck import CardError, Deck
from .game import Game
from .house import HouseError, values_of
from .machine import as_bytes
from .match import OVER
from .record import Field

_CARDS = ("Cards", "Hands", "Tally")


class PositionError(ValueError):
    """A line that is no position of this game; says which part cannot be read."""


def write_house(house: Any) -> str:
    """The house rules that differ from their default, as in `seats=2,target=101`, or `-`."""
    changed = values_of(house, changed_only=True)
    return ",".join(f"{name}={value}" for name, value in changed.items()) or "-"


def read_house(game: Game, text: str) -> Any:
    """The house tuple from such a text; HouseError names a wrong option or value."""
    if text == "-":
        return game.settle({})
    pairs: dict[str, object] = {}
    for part in text.split(","):
        name, equals, value = part.partition("=")
        if not equals:
            raise HouseError(f"{part!r} is no house rule: write option=value, as in target=101.", part)
        pairs[name] = value
    return game.settle(pairs)


def write_position(game: Game, house: Any, tables: NDArray[Any], i: int = 0) -> str:
    """The line of the record tables[i]."""
    deck = game.deck(house)
    row = as_bytes(tables)[i]
    parts = [game.name, write_house(house)]
    for field in game.layout.fields:
        data = row[field.offset : field.offset + field.bytes]
        if data.any():
            parts.append(f"{field.name}={_written(field, data, deck)}")
    return " ".join(parts)


def _written(field: Field, data: NDArray[np.int8], deck: Deck) -> str:
    rows = [np.trim_zeros(row, "b") for row in _rows(field, data)]
    cards = field.kind in _CARDS
    return "/".join("".join(map(deck.code, _listed(field, row))) if cards else ",".join(map(str, row)) for row in rows).rstrip("/")


def _listed(field: Field, row: NDArray[np.int8]) -> list[int]:
    return [card for card, number in enumerate(row.tolist()) for _ in range(number)] if field.is_tally else row.tolist()


def _rows(field: Field, data: NDArray[np.int8]) -> NDArray[Any]:
    """The bytes of a field as its rows of cards or numbers: shape (rows, entries), in the same memory."""
    if field.kind in _CARDS:
        return data.reshape(-1, field.places)
    numbers = data.view(np.int32) if field.kind in ("int", "Ints") else data
    return numbers.reshape(field.shape[0] if len(field.shape) == 2 else 1, -1)


def read_position(game: Game, line: str) -> tuple[Any, NDArray[Any]]:
    """The house tuple and an array of one record from a line; PositionError, HouseError or CardError says what is wrong."""
    parts = line.split()
    if len(parts) < 2 or parts[0] != game.name:
        raise PositionError(f"A position of {game.title} begins with {game.name!r} and its house rules, or '-'.")
    house = read_house(game, parts[1])
    deck = game.deck(house)
    tables = game.layout.new()
    row = as_bytes(tables)[0]
    for part in parts[2:]:
        name, _, value = part.partition("=")
        try:
            field = game.layout[name]
        except KeyError:
            raise PositionError(f"{game.title} has no field {name!r} in its record.") from None
        _read(field, value, deck, row[field.offset : field.offset + field.bytes])
    _check_sizes(game, house, tables)
    return house, tables


def _check_sizes(game: Game, house: Any, tables: NDArray[Any]) -> None:
    """Refuse a position whose seats or sizes do not exist, before anything reads past them."""
    record, row = tables[0], as_bytes(tables)[0]
    for name, most in (("turn", house.seats - 1), ("dealer", house.seats - 1), ("phase", OVER)):
        if not 0 <= record[name] <= most:
            raise PositionError(f"The field {name} is {record[name]}: it can be 0 to {most} at this table.")
    for zone in game.layout.zones:
        rows = row[zone.offset : zone.offset + zone.bytes].reshape(-1, zone.places)
        sizes = np.atleast_1d(record[str(zone.size)])
        for cards, size in zip(rows, sizes, strict=True):
            # A row of a tally that a view does not show is empty, whatever its size.
            fits = int(cards.sum(dtype=int)) in (0, size) and (cards >= 0).all() if zone.is_tally else not cards[max(0, int(size)) :].any()
            if not (0 <= size <= (game.layout.sizes["DECK"] if zone.is_tally else zone.places) and fits):
                raise PositionError(f"The field {zone.size} says {size}: that is not how many cards {zone.name} has.")


def _read(field: Field, text: str, deck: Deck, data: NDArray[np.int8]) -> None:
    rows = _rows(field, data)
    try:
        for row, entries in zip(rows, text.split("/") + [""] * (len(rows) - text.count("/") - 1), strict=True):
            if field.kind in _CARDS:
                found = deck.read_cards(entries)
                found = np.bincount(found, minlength=field.places).tolist() if field.is_tally else found
            else:
                found = [int(number) for number in entries.split(",")] if entries else []
            row[: len(found)] = np.array(found, dtype=row.dtype)
    except CardError:
        raise
    except (ValueError, OverflowError):
        raise PositionError(f"The field {field.name} cannot be read from {text!r}.") from None
