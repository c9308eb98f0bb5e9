"""Positions from outside: what cannot stand is refused in a sentence, and what is accepted is played without a look past any array."""

from __future__ import annotations

import contextlib
import random
import sys
from collections.abc import Callable, Iterator
from types import FunctionType, ModuleType
from typing import Any

import numpy as np
import pytest

import kahve
from kahve.cards import dialect
from kahve.cards.deck import CardError
from kahve.cards.shuffle import generator
from kahve.engine.game import Game
from kahve.engine.house import HouseError
from kahve.engine.machine import Machine, WorldError
from kahve.engine.match import LEGAL, PLAY
from kahve.engine.record import Audience, Field
from kahve.engine.standing import has_range
from kahve.engine.text import PositionError, read_position
from kahve.games import GAMES

from .strict_indices import without_wraparound

CHANGED = {"pile": 80, "floor": 80, "letters": 80, "melding": 40}
"""So many positions of each game are changed at random."""
STEPS = 40
"""So many moves are made from a changed position that is accepted."""
NUMBERS = (-1, 0, 1, 2, 3, 4, 5, 7, 8, 9, 13, 17, 25, 51, 52, 99, 127, 200, 10**6, 2**31)


def strict_rules() -> Iterator[None]:
    """Let every rule and kernel be interpreted with its indices as compiled code has them: none may be negative."""
    for name in GAMES:
        kahve.game(name)
    strict = {function: without_wraparound(function) for function in dialect.MARKED if isinstance(function, FunctionType)}
    changed: list[tuple[Callable[[Any], None], Any]] = []
    modules = [module for name, module in sys.modules.items() if name.partition(".")[0] == "kahve" and isinstance(module, ModuleType)]
    for module in modules:
        for name, value in list(vars(module).items()):
            if isinstance(value, FunctionType) and value in strict:
                changed.append((lambda old, module=module, name=name: setattr(module, name, old), value))
                setattr(module, name, strict[value])
    for function in [*strict, *strict.values()]:
        for cell in function.__closure__ or ():
            if isinstance(cell.cell_contents, FunctionType) and cell.cell_contents in strict:
                changed.append((lambda old, cell=cell: setattr(cell, "cell_contents", old), cell.cell_contents))
                cell.cell_contents = strict[cell.cell_contents]
    yield strict
    for put_back, old in reversed(changed):
        put_back(old)


@pytest.fixture(scope="module")
def strict() -> Iterator[Any]:
    yield from strict_rules()


def test_every_number_of_a_record_declares_its_range(game: Game) -> None:
    assert [field.name for field in game.rules.layout.fields if not has_range(game.rules.layout, field)] == []


def test_a_view_read_back_has_moves_for_its_own_seat_alone(game: Game, draw: Any) -> None:
    own = others = 0
    table = draw.table(game)
    for _ in range(40):
        if table.turn < 0:
            break
        for seat in (*range(table.seats), kahve.NOBODY):
            view = table.view(seat)
            again = kahve.position(game.name, str(view))
            sees = seat == table.turn or not any(size for size in own_sizes(table))
            assert again.moves == (table.moves if sees else [])
            assert again.legal[:20] == (table.legal[:20] if sees else [])
            assert (again.legal_count == 0) or sees
            if not sees:
                says = f"does not show the cards of seat {table.turn}, which is to play"
                assert says in str(again.objection(table.moves[0]))
                with pytest.raises(kahve.IllegalMove, match=says):
                    again.after([table.moves[0]])
                others += 1
        made = kahve.position(game.name, str(table.view(table.turn)))
        move = draw.chance.choice(table.moves)
        mover, after = table.turn, made.make(move)
        table.make(move)
        assert after == made.moves
        assert made.moves in ([], table.moves) or made.turn == mover
        own += 1
    assert own == 0 or others


def own_sizes(table: Any) -> list[int]:
    """How many cards the seat to move has in each zone of its own."""
    layout = table.game.rules.layout
    return [int(table.record[zone.size][table.turn]) for zone in layout.zones if zone.audience is Audience.OWNER]


def parts_of(game: Game, line: str) -> dict[str, str]:
    """The fields of a line of text by name."""
    return dict(part.partition("=")[::2] for part in line.split()[2:])


def changed(game: Game, house: Any, line: str, chance: random.Random) -> str:
    """The line with one thing changed, or several: a number, some cards, a whole field."""
    head, fields = line.split()[:2], parts_of(game, line)
    codes = list(game.rules.deck(house).codes.values())
    for _ in range(chance.choice((1, 1, 2, 3))):
        field: Field = chance.choice(game.rules.layout.fields)
        rows = fields.get(field.name, "").split("/")
        row = chance.randrange(len(rows))
        if field.kind in ("Cards", "Hands", "Tally"):
            size = len(codes[0])
            cards = [rows[row][place : place + size] for place in range(0, len(rows[row]), size)]
            way = chance.randrange(5)
            if way == 0 and cards:
                cards.pop(chance.randrange(len(cards)))
            elif way == 1:
                cards.insert(chance.randrange(len(cards) + 1), chance.choice(codes))
            elif way == 2 and cards:
                cards[chance.randrange(len(cards))] = chance.choice(codes)
            elif way == 3:
                chance.shuffle(cards)
            else:
                cards = []
            rows[row] = "".join(cards)
            if field.size is not None and chance.random() < 0.7:
                sizes = fields.get(field.size, "0").split(",")
                sizes += ["0"] * (row + 1 - len(sizes))
                sizes[row if len(sizes) > row else 0] = str(len(cards))
                fields[field.size] = ",".join(sizes)
                if "in_hands" in fields and field.size == "hand_size":
                    fields["in_hands"] = str(sum(map(int, sizes)))
        else:
            numbers = rows[row].split(",") if rows[row] else ["0"]
            room = field.shape[-1] if field.shape else 1
            numbers += ["0"] * chance.randrange(max(1, min(4, room - len(numbers))))
            numbers[chance.randrange(len(numbers))] = str(chance.choice(NUMBERS))
            rows[row] = ",".join(numbers)
        fields[field.name] = "/".join(rows)
        if chance.random() < 0.1:
            del fields[field.name]
    return " ".join([*head, *(f"{name}={value}" for name, value in fields.items())])


def bases(game: Game, chance: random.Random, number: int) -> Iterator[tuple[Any, str]]:
    """Positions and views of deals played at random, some by other house rules."""
    presets = [None, *(preset.name for preset in game.presets)]
    while number > 0:
        table = kahve.new(game.name, preset=chance.choice(presets))
        for _ in range(2):
            if not table.awaits_deal:
                break
            table.deal(seed=chance.randrange(1 << 30))
        while table.turn >= 0 and number > 0:
            if chance.random() < 0.15:
                number -= 1
                yield table.house, str(table) if chance.random() < 0.8 else str(table.view(table.turn))
            table.play(chance.choice(table.moves))


def has_hidden_cards(zone: Field, t: Any) -> bool:
    """Whether a zone has cards whose faces the record does not tell, as in a view."""
    sizes, content = np.atleast_1d(np.asarray(t[str(zone.size)])), np.frombuffer(t.tobytes(), dtype=np.int8)
    rows = content[zone.offset : zone.offset + zone.bytes].reshape(-1, zone.places)
    cards = rows.sum(axis=1) if zone.is_tally else (rows != 0).sum(axis=1)
    return bool((cards != sizes).any())


def play_on(game: Game, house: Any, tables: Any, strict: Any, chance: random.Random) -> None:
    """Play a while, looking at everything that is asked of a record on the way."""
    objection, score = strict[game.rules.objection], strict[game.rules.score]
    out = np.zeros(game.rules.move_numbers, dtype=np.int64)
    engine = Machine(game, compiled=False)
    t = tables[0]
    whole = not any(has_hidden_cards(field, t) for field in game.rules.layout.zones)
    for step in range(STEPS if whole else 1):
        if t.phase != PLAY:
            return
        legal = [int(move) for move in out[: strict[game.rules.legal](t, house, out)]] if game.rules.legal else []
        asked = (
            [move for move in range(game.rules.move_numbers) if objection(t, house, move) == LEGAL]
            if step % 20 == 0 or not game.rules.legal
            else legal
        )
        assert asked == legal or not game.rules.legal
        if step % 20 == 0:
            seat = int(t.turn)
            view = engine.view(tables, 0, house, seat)
            with contextlib.suppress(WorldError):
                engine.world(view, house, seat, generator(step))
            if asked:
                strict[game.judgement.weigh](view[0], house, asked[0], strict[game.judgement.reckon](view[0], house))
            score(tables.copy()[0], house)
        if not asked:  # what is compiled stops here too
            return
        if whole:
            engine.step(tables, 0, house, chance.choice(asked))


def test_a_changed_position_is_refused_or_played(game: Game, strict: Any) -> None:
    chance = random.Random(game.name)
    number = CHANGED[game.family]
    accepted, refusals = 0, list[str]()
    for house, line in bases(game, chance, number):
        text = changed(game, house, line, chance)
        try:
            settled, tables = read_position(game, text)
        except (PositionError, CardError, HouseError) as error:
            refusals.append(str(error))
            continue
        accepted += 1
        try:
            play_on(game, settled, tables, strict, chance)
        except Exception as error:
            raise AssertionError(f"{text}\nfrom\n{line}") from error
    assert accepted > 0
    assert all(says.isprintable() for says in refusals)
