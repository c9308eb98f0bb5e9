"""Positions from outside: what cannot stand is refused in a sentence, and what is accepted is played without a look past any array."""

from __future__ import annotations

import contextlib
import random
import re
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
from kahve.engine.match_record import LEGAL, PLAY
from kahve.engine.reachability import is_whole
from kahve.engine.record import Audience, Field
from kahve.engine.text import PositionError, read_position, write_position
from kahve.games import GAMES

from .checked_indices import without_wraparound

CHANGED = {"pile": 80, "floor": 80, "letters": 80, "melding": 40}
"""The positions of each game that are changed at random."""
STEPS = {"pile": 60, "floor": 60, "letters": 40, "melding": 25}
"""The number of moves that are made from a changed position that is accepted."""
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
    sizes = {zone.size for zone in game.rules.layout.zones}
    numbers = [field for field in game.rules.layout.fields if field.kind in ("int", "Counts", "Ints") and not field.seats]
    unsaid = [field for field in numbers if (field.high, field.below, field.bits, field.total) == (None,) * 4]
    assert [field.name for field in unsaid if field.name not in sizes] == []


def test_a_view_read_back_has_moves_for_its_own_seat_alone(game: Game, draw: Any) -> None:
    own = others = 0
    table = draw.table(game)
    for _ in range(16):
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
                says = f"but not the cards of seat {table.turn}, which is to play"
                assert says in str(again.objection(table.moves[0]))
                with pytest.raises(kahve.IllegalMove, match=says):
                    again.after([table.moves[0]])
                others += 1
        read_back = kahve.position(game.name, str(table.view(table.turn)))
        move = draw.chance.choice(table.moves)
        mover, after = table.turn, read_back.make(move)
        table.make(move)
        assert after == read_back.moves
        assert read_back.moves in ([], table.moves) or read_back.turn == mover
        own += 1
    assert own == 0 or others


def own_sizes(table: Any) -> list[int]:
    """How many cards the seat to move has in each zone of its own."""
    layout = table.game.rules.layout
    return [int(table.record[zone.size][table.turn]) for zone in layout.zones if zone.audience is Audience.OWNER]


def parts_of(game: Game, line: str) -> dict[str, str]:
    """The fields of a line of text by name."""
    return dict(part.partition("=")[::2] for part in line.split()[2:])


def moved(game: Game, house: Any, line: str, chance: random.Random) -> str:
    """The line with a card moved from one place to another, or two cards exchanged, and all sizes right."""
    head, fields = line.split()[:2], parts_of(game, line)
    wide = len(next(iter(game.rules.deck(house).codes.values())))
    lying = {
        (zone.name, row): [cards[start : start + wide] for start in range(0, len(cards), wide)]
        for zone in game.rules.layout.zones
        for row, cards in enumerate(fields.get(zone.name, "").split("/") + [""] * (zone.rows - 1))
        if row < max(1, zone.rows)
    }
    places = [place for place, cards in lying.items() if cards]
    start, end = chance.choice(places), chance.choice(list(lying))
    card = lying[start].pop(chance.randrange(len(lying[start])))
    if lying[end] and chance.random() < 0.5:
        lying[start].append(lying[end].pop(chance.randrange(len(lying[end]))))
    lying[end].insert(chance.randrange(len(lying[end]) + 1), card)
    for zone in game.rules.layout.zones:
        rows = [cards for (name, _), cards in lying.items() if name == zone.name]
        fields[zone.name] = "/".join(map("".join, rows))
        fields[str(zone.size)] = ",".join(str(len(cards)) for cards in rows)
    if "in_hands" in fields:
        fields["in_hands"] = str(sum(map(int, fields["hand_size"].split(","))))
    return " ".join([*head, *(f"{name}={value}" for name, value in fields.items() if value)])


def changed(game: Game, house: Any, line: str, chance: random.Random) -> str:
    """The line with one thing changed, or several: a number, some cards, a whole field, a card that lies elsewhere."""
    if chance.random() < 0.4 and "??" not in line:
        return moved(game, house, line, chance)
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


def look_at(game: Game, house: Any, tables: Any, strict: Any, moves: list[int], seed: int) -> None:
    """Ask all that players ask of a table: what its seat sees, worlds, worths, the course of the play."""
    engine, t = Machine(game, compiled=False), tables[0]
    seat, judge = int(t.turn), game.judgement
    view = engine.view(tables, 0, house, seat)
    with contextlib.suppress(WorldError):
        engine.world(view, house, seat, generator(seed))
    for reckon, weigh in ((judge.reckon, judge.weigh), (judge.expert, judge.expert_weigh or judge.weigh)):
        if reckon is not None:
            reckoned = strict[reckon](view[0], house)
            for move in moves[:4]:
                strict[weigh](view[0], house, move, reckoned)
    if judge.rewind is not None:
        strict[judge.rewind](tables.copy()[0], house, np.zeros(4 * game.rules.move_numbers, dtype=np.int64))
    if judge.undeal is not None:
        strict[judge.undeal](tables.copy()[0], house)
    strict[game.rules.score](tables.copy()[0], house)


def play_on(game: Game, house: Any, tables: Any, strict: Any, chance: random.Random) -> None:
    """Play a while, looking at everything that is asked of a record on the way; somebody can always move until the deal is over."""
    objection = strict[game.rules.objection]
    out = np.zeros(game.rules.move_numbers, dtype=np.int64)
    engine = Machine(game, compiled=False)
    t = tables[0]
    if not is_whole(game.rules.layout, t):
        if t.phase == PLAY:
            view = engine.view(tables, 0, house, int(t.turn))
            strict[game.judgement.reckon](view[0], house)
        return
    for step in range(STEPS[game.family]):
        if t.phase != PLAY:
            return
        legal = [int(move) for move in out[: strict[game.rules.legal](t, house, out)]] if game.rules.legal else []
        moves_tried = (
            [move for move in range(game.rules.move_numbers) if objection(t, house, move) == LEGAL]
            if step % 20 == 0 or not game.rules.legal
            else legal
        )
        assert moves_tried == legal or not game.rules.legal
        assert moves_tried, f"nobody can move: {write_position(game, house, tables)}"
        if step % 20 == 0:
            look_at(game, house, tables, strict, moves_tried, step)
        engine.step(tables, 0, house, chance.choice(moves_tried))


def accepted(game: Game, text: str) -> tuple[Any, Any] | None:
    """The house and the record of a line; None for one that is refused in a sentence."""
    try:
        return read_position(game, text)
    except (PositionError, CardError, HouseError) as error:
        refusal = str(error)
    assert refusal.isprintable()
    return None


def test_a_changed_position_is_refused_or_played(game: Game, strict: Any) -> None:
    chance = random.Random(game.name)
    read = 0
    for place, (house, line) in enumerate(bases(game, chance, CHANGED[game.family])):
        text = changed(game, house, line, chance) if place % 8 else line
        position = accepted(game, text)
        assert position is not None or place % 8
        if position is None:
            continue
        read += 1
        try:
            play_on(game, *position, strict, chance)
        except Exception as error:
            raise AssertionError(f"{text}\nfrom\n{line}") from error
    assert read > CHANGED[game.family] // 8


def test_every_position_of_every_house_is_read(game: Game, number: int, draw: Any) -> None:
    table = draw.table(game)
    while table.turn >= 0:
        if draw.chance.random() < 0.1:
            for line in (str(table), *(str(table.view(seat)) for seat in range(-1, table.seats))):
                assert accepted(game, line) is not None, line
        table.make(draw.chance.choice(table.moves))
    assert accepted(game, str(table)) is not None


@pytest.mark.parametrize("name", ["quist", "animal_quist", "chili_dog", "turtle"])
def test_tricks_are_counted_by_the_cards_that_were_played(name: str) -> None:
    table = kahve.new(name)
    table.deal(seed=7)
    for _ in range(12):
        table.play(table.legal[0])
    line = f"{table} tricks=17"
    with pytest.raises(PositionError, match="The field tricks has 17: by the rest of this position it has"):
        kahve.position(name, line)


def test_no_more_is_played_than_lies_on_the_table() -> None:
    table = kahve.new("basra")
    table.deal(seed=7)
    with pytest.raises(PositionError, match="played_size"):
        kahve.position("basra", f"{table} played_size=40")


@pytest.mark.parametrize(
    ("moves", "house", "change", "says"),
    [
        (1, {}, " stage=3", "The field stage has 3: it can be 0 to 2 here"),
        (1, {"seats": 2}, " stage=3", "The field stage has 3: it can be 0 to 2 here"),
        (0, {}, " stage=0", "The field stage has 0: it can be 1 to 3 here"),
        (1, {}, " stage=3 answer=1", "The field asker has 0: it can be 1 to 4 here"),
        (0, {}, " answer=2 asker=1", "The field stage has 1: by the rest of this position it has 2"),
    ],
)
def test_a_stage_of_hand_and_foot_has_its_cause(moves: int, house: dict[str, int], change: str, says: str) -> None:
    table = kahve.new("hand_and_foot", **house)
    table.deal(seed=7)
    for _ in range(moves):
        table.play(table.legal[0])
    with pytest.raises(PositionError, match=says):
        kahve.position("hand_and_foot", str(table) + change)


@pytest.mark.parametrize("name", ["pisti", "pishti", "dry_game", "foxtrot", "basra", "pastra"])
@pytest.mark.parametrize("place", ["hand", "stock"])
def test_a_fishing_game_without_one_of_its_cards_is_refused(name: str, place: str) -> None:
    table = kahve.new(name, seats=2)
    table.deal(seed=7)
    line = str(table)
    fields = parts_of(table.game, line)
    shorter = {place: fields[place][:-2], f"{place}_size": "4,3" if place == "hand" else str(int(fields["stock_size"]) - 1)}
    if place == "hand":
        size = int(fields["hand_size"].split(",")[0])
        shorter |= {"hand_size": f"{size},{size - 1}", "in_hands": str(2 * size - 1)}
    for field, value in shorter.items():
        line = line.replace(f" {field}={fields[field]}", f" {field}={value}")
    with pytest.raises(PositionError, match="cards in this position"):
        kahve.position(name, line)


@pytest.mark.parametrize(("house", "most"), [({"floor_special_replacement": "shuffled"}, 5), ({}, 0)])
def test_no_more_lies_under_the_bottom_card_than_was_put_back(house: dict[str, str], most: int) -> None:
    table = kahve.new("basra", seats=2, dealer_sees_bottom=True, **house)
    table.deal(seed=7)
    line = re.sub(" bottom_under=\\d+", "", str(table))
    for under in (most, most + 1):
        with contextlib.nullcontext() if under == most else pytest.raises(PositionError, match=f"bottom_under has {under}"):
            kahve.position("basra", f"{line} bottom_under={under}")


def test_soup_has_no_stage_of_another_game() -> None:
    table = kahve.new("soup")
    table.deal(seed=7)
    while table.record.stage == 0:
        table.play(table.legal[0])
    table.play(table.legal[0])
    with pytest.raises(PositionError, match="The field stage is 1: Soup has no such stage"):
        kahve.position("soup", re.sub(" stage=2", " stage=1", str(table)))


@pytest.mark.parametrize("name", ["quist", "animal_quist", "chili_dog", "turtle", "soup"])
@pytest.mark.parametrize("change", ["", " letters=0,5,5,5"])
def test_cards_have_the_letters_of_their_deck(name: str, change: str) -> None:
    table = kahve.new(name)
    table.deal(seed=7)
    with pytest.raises(PositionError, match="The field letters has 0,"):
        kahve.position(name, re.sub(r" letters=\S+", change, str(table)))


def test_reading_a_view_costs_little(game: Game) -> None:
    """A worker reads one for every question: this holds it to some thousand steps of the interpreter, not to a clock."""
    table = kahve.new(game.name)
    table.deal(seed=7)
    line, steps = str(table.view(table.turn)), 0

    def count(frame: Any, event: str, argument: Any) -> Any:
        nonlocal steps
        steps += 1
        return count

    read_position(game, line)
    sys.settrace(count)
    try:
        read_position(game, line)
    finally:
        sys.settrace(None)
    assert steps < 20_000
