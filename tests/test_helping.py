"""First-time help: each sentence is whole and short enough for a telephone, and is told where its thing is on the table."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

import kahve
from kahve.engine.game import Game
from kahve.engine.record import NOBODY
from kahve.engine.table import Table
from kahve.engine.view import View
from kahve.games import GAMES
from kahve.games.melding.laying import needs_pile
from kahve.games.melding.players import own_side

from .courses import Course

pytestmark = pytest.mark.usefixtures("rules_at_hand")

TURNS = 120
"""The turns of each game that are looked at."""
LONGEST = 120
"""The letters that a telephone shows in three lines."""

COME_UP: dict[str, set[str]] = {
    "pile": {"goal", "badge", "bonus", "last_cards"},
    "floor": {"goal", "badge", "bonus", "last_cards"},
    "melding": {"goal", "first_meld", "waiting"},
    "letters": {"goal", "low_wins", "claim", "stakes", "crown", "not_loose", "soup", "call", "looked_at"},
}
"""What must come up in random play, in one game of the family at least."""


def helps(table: Table) -> dict[str, str]:
    """What is explained to the seat to move, by name."""
    screen, view = table.game.screen, table.view(table.turn)
    move = screen.helps(view, screen.moves(view, view.moves))
    names = [each["name"] for each in move]
    assert len(set(names)) == len(names)
    return {each["name"]: each["says"] for each in move}


def played(game: Game, seed: int, turns: int = TURNS, **house: Any) -> Iterator[Table]:
    """Tables at each turn of random play."""
    chance, number, deal = Random(seed), 0, 0
    while number < turns:
        table = kahve.new(game.name, **house)
        deal += 1
        table.deal(seed=seed * 1000 + deal)
        while table.turn >= 0 and number < turns:
            number += 1
            yield table
            table.play(chance.choice(table.legal))


def shown_moves(table: Table) -> list[dict[str, Any]]:
    screen, view = table.game.screen, table.view(table.turn)
    return screen.moves(view, view.moves)


def zones(table: Table) -> list[dict[str, Any]]:
    screen = table.game.screen
    return screen.zones(table.view(table.turn), {"pile": "top", "captured": "none", "counts": True})


def side_is_down(table: Table) -> bool:
    return bool(table.record.down[own_side(table.house, table.turn)])


def takers(table: Table) -> list[str]:
    return [move["card"] for move in shown_moves(table) if move["takes"]]


FISHING: dict[str, Callable[[Table], bool]] = {
    "goal": lambda table: True,
    "badge": lambda table: any(move["takes"] and not move["bonus"] for move in shown_moves(table)),
    "bonus": lambda table: any(move["bonus"] for move in shown_moves(table)),
    "last_cards": lambda table: bool(table.record.last_batch),
}
THINGS: dict[str, dict[str, Callable[[Table], bool]]] = {
    "pile": FISHING | {"face_down": lambda table: any(zone.get("under") for zone in zones(table))},
    "floor": FISHING | {"several_ways": lambda table: len(set(takers(table))) < len(takers(table))},
    "melding": {
        "goal": lambda table: True,
        "first_meld": lambda table: not side_is_down(table) and not needs_pile(table.record, table.house),
        "quota": lambda table: side_is_down(table) or bool(needs_pile(table.record, table.house)),
        "waiting": lambda table: int(table.record.knee_size[table.turn]) + int(table.record.foot_size[table.turn]) > 0,
        "piles": lambda table: bool(table.record.clean.any() or table.record.dirty.any()),
        "frozen": lambda table: bool(table.record.frozen_by),
    },
    "letters": {
        "goal": lambda table: not table.game.rules.low_wins,
        "low_wins": lambda table: bool(table.game.rules.low_wins),
        "stakes": lambda table: "spellcheck" in table.legal,
        "looked_at": lambda table: "drop" in table.legal,
        "claim": lambda table: any(text.startswith("scrump") for text in table.legal),
        "call": lambda table: "call" in table.legal,
        "soup": lambda table: bool(table.record.soup_size),
        "crown": lambda table: bool(table.record.trick_size),
        "ruling": lambda table: bool(table.record.ruling),
        "not_loose": lambda table: bool(table.record.restricted),
        "animals": lambda table: table.game.name == "animal_quist",
        "pictures": lambda table: table.game.name in ("quist", "chili_dog", "turtle"),
    },
}
"""Whether the thing of a name is on the table, as its rules or its other words tell it."""


def test_a_thing_is_explained_where_it_is_on_the_table(game: Game) -> None:
    things = THINGS[game.family]
    for table in played(game, 3):
        explained = helps(table)
        assert [name for name in explained if not things[name](table)] == [], str(table)
        for says in explained.values():
            assert re.fullmatch(r"['A-Z][^{}]*\.", says), says
            assert len(says) <= LONGEST, says


@pytest.mark.parametrize("family", COME_UP)
def test_what_there_is_to_explain_comes_up_in_play(family: str) -> None:
    games = [each for each in map(kahve.game, GAMES) if each.family == family]
    explained = {name for each in games for table in played(each, 4) for name in helps(table)}
    assert explained >= COME_UP[family]


@pytest.mark.parametrize("name", [name for name in GAMES if kahve.game(name).family in ("pile", "floor", "melding")])
def test_all_that_is_on_the_table_is_explained(name: str) -> None:
    things = THINGS[kahve.game(name).family]
    for table in played(kahve.game(name), 5):
        assert set(helps(table)) == {thing for thing, holds in things.items() if holds(table)}, str(table)


def test_the_aim_is_told_before_the_first_card_and_before_all_else() -> None:
    for name in GAMES:
        table = kahve.new(name)
        table.deal(seed=1)
        assert next(iter(helps(table))) == ("low_wins" if table.game.rules.low_wins else "goal"), name


def test_help_is_told_from_the_view_alone(game: Game) -> None:
    for table in played(game, 6, turns=20):
        again = View(game, table.house, table.turn, table.tables_for(table.turn))
        move = game.screen.helps(again, game.screen.moves(again, again.moves))
        assert move == [{"name": name, "says": says} for name, says in helps(table).items()]


def test_the_frozen_pile_is_told_by_its_house_rule() -> None:
    sentences = set()
    for freezes in ("until_turn", "until_pair"):
        values = {
            helps(table)["frozen"]
            for table in played(kahve.game("hand_and_foot"), 2, 400, wild_discard_freezes=freezes)
            if table.record.frozen_by
        }
        assert len(values) == 1
        sentences |= values
    assert len(sentences) == 2


def test_a_scene_explains_only_to_the_seat_to_move() -> None:
    course = Course("soup")
    course.deal()
    scene = {seat: course.sitting.scene(seat)["helps"] for seat in (NOBODY, 0, 1, 2)}
    assert [seat for seat, things in scene.items() if things] == [course.sitting.turn]
    assert [thing["name"] for thing in scene[course.sitting.turn]] == ["low_wins"]
