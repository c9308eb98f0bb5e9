"""A position as one line of text, read back to the byte.

The line: the game, the house rules that differ from their default (or `-`), then `field=value` for every field that is not empty,
parted by blanks. Numbers of an array are parted by commas, its rows by `/`; cards are their codes without blanks, `??` for a card not seen.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..cards.deck import CardError, Deck
from .game import Game
from .house import HouseError, values_of
from .machine import as_bytes
from .record import Field


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
    if field.kind in ("Cards", "Hands"):
        rows = data.reshape(-1, field.places)
        return "/".join("".join(deck.code(card) for card in np.trim_zeros(row, "b")) for row in rows)
    numbers = data.view(np.int32) if field.kind in ("int", "Ints") else data
    rows = numbers.reshape(field.shape[0] if len(field.shape) == 2 else 1, -1)
    return "/".join(",".join(str(number) for number in row) for row in rows)


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
        data = _read(field, value, deck)
        row[field.offset : field.offset + field.bytes] = data
    return house, tables


def _read(field: Field, text: str, deck: Deck) -> NDArray[np.int8]:
    rows = text.split("/")
    try:
        if field.kind in ("Cards", "Hands"):
            made = np.zeros((field.bytes // field.places, field.places), dtype=np.int8)
            for at, codes in enumerate(rows):
                cards = [0 if codes[k : k + 2] == "??" else deck.read(codes[k : k + 2]) for k in range(0, len(codes), 2)]
                made[at, : len(cards)] = cards
            return made.reshape(-1)
        kind = np.int32 if field.kind in ("int", "Ints") else np.int8
        numbers = np.array([int(number) for row in rows for number in row.split(",")], dtype=kind)
        if numbers.nbytes != field.bytes:
            raise ValueError
        return numbers.view(np.int8)
    except CardError:
        raise
    except (ValueError, IndexError, OverflowError):
        raise PositionError(f"The field {field.name} cannot be read from {text!r}.") from None
