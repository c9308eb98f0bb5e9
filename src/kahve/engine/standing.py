"""Whether a record from outside can stand: every number within the range that its field declares, every card of the deck.

Compiled rules do not check bounds. A number out of range would make them read, and write, past the end of a record.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..cards.faces import NO_CARD
from ..language import message
from .game import Game
from .machine import as_bytes
from .match import DEAL, OVER, PLAY
from .record import Audience, Field, Layout


class PositionError(ValueError):
    """A line that is no position of this game; says which part cannot be read or cannot be."""


_KINDS_OF_NUMBERS = ("int", "Counts", "Ints")


def check_record(game: Game, house: Any, tables: NDArray[Any]) -> None:
    """Refuse a record, or a view, that no play of this house leads to as far as its declaration tells; PositionError says why."""
    lengths = {**game.rules.layout.sizes, "SEATS": int(house.seats), "SIDES": int(game.rules.sides(house))}
    for field in game.rules.layout.fields:
        if field.kind in _KINDS_OF_NUMBERS:
            _check_numbers(game.rules.layout, field, tables[0], lengths)
        _check_empty_rows(game, field, tables[0], lengths)
    _check_zones(game, house, tables)
    _check_cards(game, house, tables)
    _check_match(game, house, tables[0])
    says = game.rules.impossible(house, tables[0]) if game.rules.impossible else None
    if says is not None:
        raise PositionError(says)


def has_range(layout: Layout, field: Field) -> bool:
    """Whether the declaration of a number says what it can be."""
    return bool(
        field.kind not in _KINDS_OF_NUMBERS
        or field.seats
        or any(zone.size == field.name for zone in layout.zones)
        or any(mark is not None for mark in (field.high, field.below, field.bits, field.total))
    )


def _check_numbers(layout: Layout, field: Field, record: Any, lengths: dict[str, int]) -> None:
    numbers = np.asarray(record[field.name]).astype(np.int64)
    if field.total is not None:
        if int(numbers) != int(np.asarray(record[field.total]).sum(dtype=np.int64)):
            raise PositionError(message("engine-field-is-not-the-sum", field=field.name, number=str(numbers), total=str(field.total)))
        return
    high = _highest(layout, field, record, lengths)
    if high.ndim == 1 and numbers.ndim == 2:
        high = high[:, None]
    wrong = np.argwhere((numbers < field.low) | (numbers > high))
    if len(wrong):
        place = tuple(wrong[0])
        number, most = str(numbers[place]), str(np.broadcast_to(high, numbers.shape)[place])
        raise PositionError(message("engine-field-out-of-range", field=field.name, number=number, low=str(field.low), high=most))


def _highest(layout: Layout, field: Field, record: Any, lengths: dict[str, int]) -> NDArray[np.int64]:
    """The greatest number that may stand in a field, or in each of its entries or rows."""

    def length(of: int | str) -> int:
        return lengths[of] if isinstance(of, str) else of

    most: Any = np.iinfo(np.int32).max
    if field.seats:
        most = lengths["SEATS"]
    elif field.below is not None:
        most = length(field.below) - 1
    elif field.bits is not None:
        most = (1 << length(field.bits)) - 1
    elif isinstance(field.high, str):
        most = record[field.high]
    elif field.high is not None:
        most = field.high
    else:
        for zone in layout.zones:
            if zone.size == field.name:
                most = lengths["DECK"] if zone.is_tally else zone.places
    return np.asarray(most, dtype=np.int64)


def _check_empty_rows(game: Game, field: Field, record: Any, lengths: dict[str, int]) -> None:
    """Refuse what stands in the row of a seat or a side that does not play."""
    if not field.lengths or isinstance(field.lengths[0], int) or (field.is_zone and len(field.shape) == 1 and field.kind == "Cards"):
        return
    first = str(field.lengths[0])
    if first in ("SEATS", "SIDES") and np.asarray(record[field.name])[lengths[first] :].any():
        if first == "SEATS":
            raise PositionError(message("engine-field-beyond-the-seats", field=field.name, count=lengths[first]))
        raise PositionError(message("engine-field-beyond-the-sides", field=field.name, count=lengths[first]))


def _check_zones(game: Game, house: Any, tables: NDArray[Any]) -> None:
    """Refuse a zone whose size is not the number of its cards."""
    record, row = tables[0], as_bytes(tables)[0]
    cards_lying = sum(int(np.asarray(record[str(zone.size)]).sum(dtype=np.int64)) for zone in game.rules.layout.zones)
    if cards_lying > len(game.rules.deck(house).cards):
        raise PositionError(message("engine-too-many-cards-lie", lying=cards_lying, deck=len(game.rules.deck(house).cards)))
    for zone in game.rules.layout.zones:
        rows = row[zone.offset : zone.offset + zone.bytes].reshape(-1, zone.places)
        for cards, size in zip(rows, np.atleast_1d(record[str(zone.size)]), strict=True):
            if zone.is_tally:
                # A row of a tally that a view does not show is empty, whatever its size.
                fits = int(cards.sum(dtype=int)) in (0, size) and (cards >= 0).all()
            else:
                fits = not cards[int(size) :].any()
                if zone.audience is Audience.OWNER and cards.any():
                    fits = fits and bool((cards[: int(size)] != NO_CARD).all())
            if not fits:
                raise PositionError(message("engine-size-is-wrong", field=str(zone.size), number=str(size), zone=zone.name))
        if zone.known is not None:
            _check_known(game, zone, record, rows, row)


def _check_known(game: Game, zone: Field, record: Any, rows: NDArray[np.int8], row: NDArray[np.int8]) -> None:
    """Refuse cards that all know to be in a row and that are not, as far as the row is seen."""
    known = game.rules.layout[str(zone.known)]
    sizes = np.atleast_1d(record[str(zone.size)])
    for place, cards in enumerate(row[known.offset : known.offset + known.bytes].reshape(-1, known.places)):
        if known.is_tally:
            number, seen = int(cards.sum(dtype=int)), bool((cards < 0).any())
            shown = Counter(dict(enumerate(cards.tolist())))
        else:
            number, seen = int(record[f"{known.name}_size"][place]), False
            shown = Counter(cards[cards != NO_CARD].tolist())
            seen = bool(cards[number:].any()) or not cards[:number].all()
        lies = Counter(zone.cards(rows[place]))
        hidden = not rows[place].any()
        if seen or number > sizes[place] or (not hidden and +(shown - lies)):
            raise PositionError(message("engine-known-cards-are-not-there", field=known.name, zone=zone.name))


def _check_cards(game: Game, house: Any, tables: NDArray[Any]) -> None:
    """Refuse a card that the deck does not have, or has not so often."""
    deck, row = game.rules.deck(house), as_bytes(tables)[0]
    lying: Counter[int] = Counter()
    for field in game.rules.layout.fields:
        if field.kind not in ("Cards", "Hands", "Tally"):
            continue
        cards = [card for card in field.cards(row[field.offset : field.offset + field.bytes]) if card != NO_CARD]
        if not set(cards) <= deck.codes.keys():
            raise PositionError(message("engine-card-of-another-deck", field=field.name))
        if field.is_zone:
            lying.update(cards)
    extra = lying - Counter(deck.cards)
    if extra:
        raise PositionError(message("engine-too-many-of-a-card", cards=" ".join(map(deck.code, sorted(extra)))))


def _check_match(game: Game, house: Any, record: Any) -> None:
    """Refuse a match in a state that no rule leads to."""
    if record.phase not in (DEAL, PLAY, OVER):
        phases = tuple(map(str, (DEAL, PLAY, OVER)))
        raise PositionError(message("engine-phase-cannot-be", phase=str(record.phase), phases=phases))
    if record.void and int(record.void) not in game.words.voids:
        raise PositionError(message("engine-no-such-reason", number=str(record.void), game=game.noun))


__all__ = ["PositionError", "check_record", "has_range"]
