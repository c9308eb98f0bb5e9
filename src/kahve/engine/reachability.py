"""Whether a record from outside can stand: every number within the range that its field declares, every card of the deck.

Compiled rules do not check bounds. A number out of range would make them read, and write, past the end of a record.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from ..cards.arrays import INT8, Array
from ..cards.faces import NO_CARD
from ..language import message
from .game import Game
from .machine import machine
from .match_record import DEAL, OVER, PLAY
from .record import Audience, Field, Layout, Records


class PositionError(ValueError):
    """A line that is not a position of this game; says which part cannot be read or cannot be."""


_KINDS_OF_NUMBERS = ("int", "Counts", "Ints")


def check_record(game: Game, house: Any, tables: Records) -> None:
    """Refuse a record, or a view, to which no play of this house leads; PositionError says why.

    Asked are the ranges that fields declare, the cards, and what the rules keep (`Rules.invariants`). Of a record that hides no card it is
    asked too whether its seat can move.
    """
    lengths = {**game.rules.layout.sizes, "SEATS": int(house.seats), "SIDES": int(game.rules.sides(house))}
    for field in game.rules.layout.fields:
        if field.kind in _KINDS_OF_NUMBERS:
            _check_numbers(game.rules.layout, field, tables[0], lengths)
        _check_empty_rows(game, field, tables[0], lengths)
    _check_zones(game, house, tables)
    _check_cards(game, house, tables)
    _check_match(game, house, tables[0])
    for holds in game.rules.invariants:
        says = holds(house, tables[0])
        if says is not None:
            raise PositionError(says)
    _check_turn(game, house, tables)


MOST_NUMBER = (1 << 31) - 1
"""The greatest number of 32 bits."""


def _entries(record: Any, name: str) -> list[int]:
    """The numbers of a field one after another; of a single number just that."""
    entries = record[name]
    return memoryview(entries.tobytes()).cast(entries.kind).tolist() if isinstance(entries, Array) else [entries]


def _check_numbers(layout: Layout, field: Field, record: Any, lengths: dict[str, int]) -> None:
    numbers = _entries(record, field.name)
    if field.total is not None:
        if numbers[0] != sum(_entries(record, field.total)):
            raise PositionError(message("engine-field-is-not-the-sum", field=field.name, number=str(numbers[0]), total=str(field.total)))
        return
    high = _highest(layout, field, record, lengths)
    # One for all, or one for each row or entry.
    each = len(numbers) // len(high)
    for place, number in enumerate(numbers):
        most = high[place // each]
        if not field.low <= number <= most:
            says = message("engine-field-out-of-range", field=field.name, number=str(number), low=str(field.low), high=str(most))
            raise PositionError(says)


def _highest(layout: Layout, field: Field, record: Any, lengths: dict[str, int]) -> list[int]:
    """The greatest number that may stand in a field: one, or one for each of its entries or rows."""

    def length(of: int | str) -> int:
        return lengths[of] if isinstance(of, str) else of

    most = MOST_NUMBER
    if field.seats:
        most = lengths["SEATS"]
    elif field.below is not None:
        most = length(field.below) - 1
    elif field.bits is not None:
        most = (1 << length(field.bits)) - 1
    elif isinstance(field.high, str):
        return _entries(record, field.high)
    elif field.high is not None:
        most = field.high
    else:
        for zone in layout.zones:
            if zone.size == field.name:
                most = lengths["DECK"] if zone.is_tally else zone.places
    return [most]


def _check_empty_rows(game: Game, field: Field, record: Any, lengths: dict[str, int]) -> None:
    """Refuse what stands in the row of a seat or a side that does not play."""
    if not field.lengths or isinstance(field.lengths[0], int) or (field.is_zone and len(field.shape) == 1 and field.kind == "Cards"):
        return
    first = str(field.lengths[0])
    if first in ("SEATS", "SIDES"):
        content = record[field.name].tobytes()
        if any(content[len(content) // field.shape[0] * lengths[first] :]):
            if first == "SEATS":
                raise PositionError(message("engine-field-beyond-the-seats", field=field.name, count=lengths[first]))
            raise PositionError(message("engine-field-beyond-the-sides", field=field.name, count=lengths[first]))


def _card_rows(record: Any, field: Field) -> list[list[int]]:
    """The rows of a field of cards, entry by entry."""
    entries = record.memory[field.offset : field.offset + field.bytes].cast(INT8).tolist()
    return [entries[start : start + field.places] for start in range(0, len(entries), field.places)]


def _unseen_rows(layout: Layout, record: Any) -> Iterator[tuple[Field, int]]:
    """The zones and their rows in which cards lie whose faces the record does not tell, as in a view."""
    for zone in layout.zones:
        for place, (cards, size) in enumerate(zip(_card_rows(record, zone), _entries(record, str(zone.size)), strict=True)):
            seen = sum(cards[1:]) if zone.is_tally else size - cards[:size].count(NO_CARD)
            if seen < size:
                yield zone, place


def is_whole(layout: Layout, record: Any) -> bool:
    """Whether the record tells the face of every card that lies somewhere, as no view does while cards lie face down."""
    return next(_unseen_rows(layout, record), None) is None


def shows_cards_of(layout: Layout, record: Any, seat: int, side: int) -> bool:
    """Whether the record tells the cards of a seat and its side, or one of them at least."""
    own = {Audience.OWNER: seat, Audience.SIDE: side}
    return not any(
        place == own.get(zone.audience) and not any(_card_rows(record, zone)[place]) for zone, place in _unseen_rows(layout, record)
    )


def _check_zones(game: Game, house: Any, tables: Records) -> None:
    """Refuse a zone whose size is not the number of its cards."""
    record, deck = tables[0], len(game.cards(house))
    cards_lying = sum(sum(_entries(record, str(zone.size))) for zone in game.rules.layout.zones)
    if cards_lying != deck and (cards_lying or record.phase == PLAY):  # before the first deal, and when one was void, no card lies
        raise PositionError(message("engine-other-number-of-cards", lying=cards_lying, deck=deck))
    for zone in game.rules.layout.zones:
        rows = _card_rows(record, zone)
        for cards, size in zip(rows, _entries(record, str(zone.size)), strict=True):
            if zone.is_tally:
                # A row of a tally that a view does not show is empty, whatever its size.
                fits = sum(cards) in (0, size) and min(cards) >= 0
            else:
                fits = not any(cards[size:])
                if zone.audience is Audience.OWNER and any(cards):
                    fits = fits and NO_CARD not in cards[:size]
            if not fits:
                raise PositionError(message("engine-size-is-wrong", field=str(zone.size), number=str(size), zone=zone.name))
        if zone.known is not None:
            _check_known(game, zone, record, rows)
    _check_entries_of_cards(game.rules.layout, record)


def _check_entries_of_cards(layout: Layout, record: Any) -> None:
    """Refuse an entry about a place of a list of cards behind its end."""
    for field in layout.fields:
        listed = field.along or field.closes
        if listed and any(_entries(record, field.name)[record[str(layout[listed].size)] :]):
            raise PositionError(message("engine-entry-without-a-card", field=field.name, zone=listed))


def _check_known(game: Game, zone: Field, record: Any, rows: list[list[int]]) -> None:
    """Refuse cards that all know to be in a row and that are not, as far as the row is seen."""
    known = game.rules.layout[str(zone.known)]
    sizes = _entries(record, str(zone.size))
    for place, cards in enumerate(_card_rows(record, known)):
        if known.is_tally:
            number, seen = sum(cards), min(cards) < 0
            shown = Counter(dict(enumerate(cards)))
        else:
            number = _entries(record, f"{known.name}_size")[place]
            shown = Counter(card for card in cards if card != NO_CARD)
            seen = any(cards[number:]) or not all(cards[:number])
        lies = Counter(zone.cards(bytes(card & 255 for card in rows[place])))
        hidden = not any(rows[place])
        if seen or number > sizes[place] or (not hidden and +(shown - lies)):
            raise PositionError(message("engine-known-cards-are-not-there", field=known.name, zone=zone.name))


def _check_cards(game: Game, house: Any, tables: Records) -> None:
    """Refuse a card that the deck does not have, or has not so often."""
    deck, record = game.rules.deck(house), tables[0].tobytes()
    lying: Counter[int] = Counter()
    for field in game.rules.layout.fields:
        if field.kind not in ("Cards", "Hands", "Tally"):
            continue
        cards = [card for card in field.cards(record[field.offset : field.offset + field.bytes]) if card != NO_CARD]
        if not set(cards) <= deck.codes.keys():
            raise PositionError(message("engine-card-of-another-deck", field=field.name))
        if field.is_zone:
            lying.update(cards)
    extra = lying - Counter(game.cards(house))
    if extra:
        raise PositionError(message("engine-too-many-of-a-card", cards=" ".join(map(deck.code, sorted(extra)))))


def _check_match(game: Game, house: Any, record: Any) -> None:
    """Refuse a match in a state that no rule leads to."""
    if record.phase not in (DEAL, PLAY, OVER):
        phases = tuple(map(str, (DEAL, PLAY, OVER)))
        raise PositionError(message("engine-phase-cannot-be", phase=str(record.phase), phases=phases))
    if record.void and int(record.void) not in game.words.voids:
        raise PositionError(message("engine-no-such-reason", number=str(record.void), game=game.noun))


def _check_turn(game: Game, house: Any, tables: Records) -> None:
    """Refuse a record that hides no card and in which the seat to play has no move: nobody could ever go on there."""
    record = tables[0]
    if record.phase == PLAY and is_whole(game.rules.layout, record):
        engine = machine(game, False)
        if not engine.legal(tables, 0, house, [0] * engine.move_numbers):
            raise PositionError(message("engine-nobody-can-move", seat=str(record.turn)))
