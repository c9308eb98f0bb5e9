"""What is found without playing a move out, or said once to several, is what the plain way gives."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import kahve
from kahve.engine.record import NOBODY

from . import telling
from .moves import LAY_BEGINS, LAY_MELD, NO_LAY
from .play import play
from .words import TEXTS

HOUSES: list[tuple[str, dict[str, Any]]] = [
    ("hand_and_foot", {}),
    ("hand_and_foot", {"seats": 3}),
    ("hand_and_foot", {"minimum": "ninety", "minimum_counts_pile_bonus": True, "minimum_waived_if_stack_emptied": True}),
    ("hand_knee_and_foot", {}),
]


def courses(name: str, house: dict[str, Any]) -> Any:
    """Tables in the middle of deals in which lays are preferred, each with the move that is made next."""
    chance = random.Random(4)
    for seed in range(3):
        table = kahve.new(name, **house)
        table.deal(seed=seed)
        for _ in range(220):
            if table.turn == NOBODY:
                break
            lays = [move for move in table.moves if LAY_MELD[move] != NO_LAY and LAY_BEGINS[move]]
            move = chance.choice(lays or table.moves)
            yield table, move
            table.play(move)


@pytest.mark.parametrize(("name", "house"), HOUSES)
def test_a_lay_is_a_part_of_a_turn_where_playing_it_leaves_a_first_meld_undone(name: str, house: dict[str, Any]) -> None:
    said: Counter[bool] = Counter()
    for table, _ in courses(name, house):
        turns, view = table.game.turns, table.view(table.turn)
        if not turns.may_be_parts(view.house, view.record):
            continue
        for move in view.moves:
            trial = view.record.copy()
            play(trial, view.house, move)
            is_part = turns.pending(trial)
            assert turns.is_part(view.house, view.tables, view.record, TEXTS[move]) == is_part, (TEXTS[move], str(view))
            said[is_part] += LAY_MELD[move] != NO_LAY
    assert min(said[True], said[False]) > 0


@pytest.mark.parametrize(("name", "house"), HOUSES)
def test_a_move_of_its_own_words_is_read_as_before(name: str, house: dict[str, Any]) -> None:
    for table, _ in courses(name, house):
        if table.game.turns.pending(table.record) or not table.game.turns.may_be_parts(table.house, table.record):
            assert [table.read_turn(TEXTS[move]) for move in table.moves] == [[move] for move in table.moves]


@pytest.mark.parametrize(("name", "house"), HOUSES)
def test_a_turn_is_told_to_each_hearer_as_if_it_were_told_to_them_alone(name: str, house: dict[str, Any]) -> None:
    spoken_to = others = 0
    for table, move in courses(name, house):
        seat, names = table.turn, [f"P{number}" for number in range(table.seats)]
        after = table.after(move)
        for hearer in range(NOBODY, table.seats):
            views = table.view(hearer), after.view(hearer)
            alone = telling._document(*views, seat, [move], names)
            assert telling.turn_document(*views, seat, [move], names) == alone
            is_spoken_to = telling._is_spoken_to(*views, seat)
            spoken_to, others = spoken_to + is_spoken_to, others + (not is_spoken_to)
    assert spoken_to > 100
    assert others > spoken_to
