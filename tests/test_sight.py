"""What a seat may know is said once: a view, an observation and the worlds of a seat agree on every byte of a record.

The record here has every audience and every exception, and four seats on two sides. The twin `may_know` reads the declaration again.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from kahve.cards.deck import STANDARD, Deck
from kahve.cards.shuffle import generator
from kahve.engine.game import Game, Rules, Words
from kahve.engine.house import house, number
from kahve.engine.loops import make_view, view_kernel
from kahve.engine.machine import as_bytes, machine
from kahve.engine.match_record import PLAY, Match
from kahve.engine.observation import observation, observe_kernel
from kahve.engine.record import (
    DECK,
    NOBODY,
    SEATS,
    SIDES,
    Audience,
    Cards,
    Counts,
    Field,
    Hands,
    RecordError,
    Tally,
    owner,
    public,
    record,
    secret,
    side,
)

PACK = Deck("sixteen cards", STANDARD.codes, STANDARD.nouns, STANDARD.cards[:16])


@record(SEATS=4, SIDES=2, DECK=16, ITEMS=1)
class Record(Match):
    """Cards before everybody, a seat, a side, nobody, those who have looked, and as far as they lie face up."""

    pile_size: int = public()
    pile: Cards = public(DECK, size="pile_size")
    hand_size: Counts = public(SEATS)
    hand: Hands = owner(SEATS, size="hand_size")
    reserve_size: Counts = public(SEATS)
    reserve: Cards = owner(SEATS, DECK, size="reserve_size")  # with a row as long as a larger pack than this house has
    shelf_size: Counts = public(SIDES)
    shelf: Cards = side(SIDES, 4, size="shelf_size")
    stock_size: int = public()
    stock_shown: int = public()
    stock: Cards = secret(DECK, size="stock_size", shown="stock_shown")
    kitty_size: int = public()
    kitty_seen: Counts = public(SEATS)
    kitty: Cards = secret(4, size="kitty_size", seen_by="kitty_seen")
    under: Cards = secret(2)  # remembered cards that no seat ever sees


@house
class House:
    """The seats, and whether the pack is cut down to its first cards."""

    seats: int = number(4, 4, default=4, paragraph="1.1", says="How many people play.")
    pack: int = number(14, 16, default=16, paragraph="1.2", says="The cards of the pack.")


def two_sides(house: Any) -> int:
    """Opposite seats play together."""
    return 2


def no_act(*given: Any) -> int:
    """Nothing is dealt or played here."""
    return 0


def pack_of(house: Any) -> Deck:
    """The first cards of the pack."""
    return Deck(f"{house.pack} cards", PACK.codes, PACK.nouns, PACK.cards[: house.pack])


GAME = Game(
    name="sights",
    title="Sights",
    family="pile",
    summary="A record with every audience.",
    version="1.0",
    rules=Rules(
        layout=Record.layout,  # type: ignore[arg-type]
        house=House,
        deck=pack_of,
        sides=two_sides,
        deal=no_act,
        objection=no_act,
        play=no_act,
        score=no_act,
        move_numbers=4,
        items=("total",),
    ),
    words=Words(
        write_move=lambda house, move: str(move), read_move=lambda house, text: int(text), name_move=lambda house, move: "", reasons={}
    ),
)
LAYOUT = GAME.rules.layout
EVERYBODY = range(NOBODY, 4)


def a_record(cards: int = 16) -> Any:
    """An array of one record in which `cards` cards lie in all zones; seats 1 and 2 have looked at the kitty."""
    tables = LAYOUT.new()
    t, left = tables[0], list(PACK.cards[:cards])
    t.phase, t.turn, t.deals = PLAY, 1, 1
    t.pile[:1], t.pile_size = left.pop(), 1
    for seat in range(4):
        t.hand[seat], t.hand_size[seat] = left.pop(0), 1
        t.reserve[seat, :1], t.reserve_size[seat] = left.pop(0), 1
    for team in range(2):
        t.shelf[team, :1], t.shelf_size[team] = left.pop(), 1
    t.kitty[:1], t.kitty_size, t.kitty_seen[1], t.kitty_seen[2] = left.pop(), 1, 1, 1
    t.stock[: len(left)], t.stock_size, t.stock_shown = left, len(left), 2
    t.under[:] = PACK.cards[0]
    return tables


def may_know(tables: Any, field: Field, row: int, place: int, seat: int) -> bool:
    """Whether a seat may know a byte of a row of a field, as the declaration says it."""
    if field.audience is Audience.PUBLIC:
        return True
    if field.audience is Audience.OWNER:
        return row == seat
    if field.audience is Audience.SIDE:
        return seat != NOBODY and row == seat % 2
    looked = field.seen_by is not None and seat != NOBODY and bool(tables[0][field.seen_by][seat])
    return looked or (field.shown is not None and place < int(tables[0][field.shown]))


def known_bytes(tables: Any, seat: int) -> Any:
    """The bytes of a record that a seat may know, the others 0."""
    known = np.zeros_like(as_bytes(tables)[0])
    for field in LAYOUT.fields:
        long = field.bytes // field.rows
        for row in range(field.rows):
            for place in range(long):
                if may_know(tables, field, row, place, seat):
                    known[field.offset + row * long + place] = as_bytes(tables)[0][field.offset + row * long + place]
    return known


@pytest.mark.parametrize("seat", EVERYBODY)
def test_a_view_has_what_the_declaration_gives_and_nothing_else(seat: int) -> None:
    tables = a_record()
    view = machine(GAME, False).view(tables, 0, GAME.settle({}), seat)
    assert as_bytes(view)[0].tolist() == known_bytes(tables, seat).tolist()
    # The plain version is made of slices, the one that is compiled a chain of copies.
    copied = as_bytes(LAYOUT.new())
    make_view(GAME)(as_bytes(tables), 0, copied, 0, seat, seat % 2 if seat != NOBODY else NOBODY)
    assert copied.tolist() == as_bytes(view).tolist()
    # In a row that has other bytes the loops empty what the copies leave.
    written_over = np.full_like(as_bytes(LAYOUT.new()), 77)
    view_kernel(GAME)(as_bytes(tables)[0], written_over[0], seat, seat % 2 if seat != NOBODY else NOBODY)
    assert written_over.tolist() == as_bytes(view).tolist()


@pytest.mark.parametrize("pack", [14, 16])
@pytest.mark.parametrize("seat", EVERYBODY)
def test_an_observation_of_the_record_is_that_of_the_view(seat: int, pack: int) -> None:
    settled, tables = GAME.settle({"pack": pack}), a_record(pack)
    layout, view = observation(GAME, settled), machine(GAME, False).view(tables, 0, settled, seat)
    seen = layout.of_record(tables, 0, seat)
    assert seen.tobytes() == layout.of_record(view, 0, seat).tobytes()
    assert {part.name for part in layout.parts} >= {"pile", "hand", "reserve", "shelf", "stock", "kitty"}
    assert "under" not in {part.name for part in layout.parts}
    flat = layout.flat(seen)
    for name, row in (("hand", seat), ("reserve", seat), ("shelf", seat % 2)):
        part, entries = layout.part(name), np.asarray(view[0][name]).view("i1").reshape(len(view[0][name]), -1)
        expected = entries[row][: part.stop - part.start].tolist() if seat != NOBODY else [0] * (part.stop - part.start)
        assert flat[part.flat : part.flat + part.stop - part.start].tolist() == expected
    for name in ("stock", "kitty"):
        part = layout.part(name)
        assert flat[part.flat : part.flat + part.stop - part.start].tolist() == view[0][name][: part.stop - part.start].tolist()


@pytest.mark.parametrize("seat", range(4))
def test_the_observation_of_a_loop_is_that_of_python(seat: int) -> None:
    tables = a_record()
    layout = observation(GAME, GAME.settle({}))
    observation_record = np.ones(1, dtype=layout.dtype)
    observe_kernel(layout)(as_bytes(tables)[0], as_bytes(observation_record)[0], seat, seat % 2)
    assert layout.flat(observation_record).tolist() == layout.flat(layout.of_record(tables, 0, seat)).tolist()


@pytest.mark.parametrize("seat", EVERYBODY)
def test_a_world_changes_what_a_seat_does_not_know_and_nothing_else(seat: int) -> None:
    tables, settled, loops, rng = a_record(), GAME.settle({}), machine(GAME, False), generator(seat + 2)
    view = loops.view(tables, 0, settled, seat)
    changed = np.zeros(LAYOUT.size, dtype=bool)
    for _ in range(60):
        world = loops.world(view, settled, seat, rng)
        assert loops.view(world, 0, settled, seat).tobytes() == view.tobytes()
        changed |= np.asarray(as_bytes(world)[0]) != np.asarray(as_bytes(tables)[0])
    for zone in LAYOUT.zones:
        sizes, long = np.atleast_1d(tables[0][zone.size]), zone.bytes // zone.rows
        for row, size in enumerate(sizes.tolist()):
            for place in range(size):
                assert changed[zone.offset + row * long + place] == (not may_know(tables, zone, row, place, seat)), (zone.name, row, place)


def test_cards_that_lie_face_up_are_at_the_beginning_of_one_list() -> None:
    with pytest.raises(RecordError, match=r"Wrong\.heap: only one list of cards can lie face up in part"):

        @record(SEATS=2, SIDES=2, DECK=4, ITEMS=1)
        class Wrong(Match):
            """Two heaps that lie face up as far as one number says."""

            heap_size: Counts = public(SEATS)
            heap_shown: int = public()
            heap: Tally = secret(SEATS, DECK, size="heap_size", shown="heap_shown")
