"""Turns: those that are listed are all that there are, or it is said that they are not."""

from __future__ import annotations

from itertools import islice
from math import comb
from typing import Any

import pytest

import kahve
from kahve.engine.game import Game
from kahve.engine.staging import staged
from kahve.engine.table import Table
from kahve.engine.turns import SingleMoves
from kahve.engine.view import MOST_LEGAL


@pytest.mark.parametrize("name", ["soup", "turtle"])
def test_every_three_cards_can_be_passed(name: str) -> None:
    table = kahve.new(name, exchange="left")
    table.deal(seed=1)
    hand = int(table.record.hand_size[table.turn])
    assert len(table.legal) == len(set(table.legal)) == table.legal_count == comb(hand, 3) >= 286


LOW = "AC2C3C4CAD2D3D4DAH2H3H4HAS2S3S4S"


def a_floor_of_many_sums(house: str) -> Table:
    """A nine and a ten, before sixteen cards of which they take sums."""
    line = f"phase=1 dealer=1 deals=1 target=101 in_hands=3 floor_size=16 hand_size=2,1 floor={LOW} hand=9CTH/KD"
    return staged(kahve.game("basra"), f"basra {house} {line}")


def test_every_way_to_take_is_listed() -> None:
    table = a_floor_of_many_sums("floor_capture_choice=one_group")
    assert len(table.legal) == len(set(table.legal)) == table.legal_count
    assert 400 < len(table.legal) < MOST_LEGAL
    assert list(table.every_turn()) == table.legal
    for text in table.legal[:: len(table.legal) // 50]:
        assert table.objection(text) is None


def test_of_very_many_turns_the_first_are_listed() -> None:
    table = a_floor_of_many_sums("floor_capture_choice=any_set,pair_scope=one")
    assert table.legal_count is not None
    assert len(table.legal) == MOST_LEGAL < table.legal_count == len(set(table.every_turn()))
    assert list(islice(table.every_turn(), MOST_LEGAL)) == table.legal


def test_turns_without_number_are_not_counted() -> None:
    meld = staged(
        kahve.game("hand_and_foot"),
        "hand_and_foot seats=2 phase=1 deals=2 stage=2 stock_size=3 discard_size=3 minimum=90,90 hand_size=8,1 begun=1,1 foot_size=1,1"
        " discard=457 hand=77222*QK/4 foot=7/8 stock=456",
    )
    assert meld.legal_count is None
    assert "discard Q" in meld.legal


def test_what_is_listed_is_legal_and_what_begins_a_turn_is_listed(game: Game, draw: Any) -> None:
    table: Table = draw.table(game)
    for _ in range(60):
        if table.turn < 0:
            break
        if draw.chance.random() < 0.3:
            view = table.view(table.turn)
            legal = list(islice(table.every_turn(), 40))
            assert (view.moves, view.legal) == (table.moves, table.legal)
            turns = [table.read_turn(text) for text in legal]
            assert all(table.objection(text) is None for text in legal)
            assert [view.write(turn) for turn in turns] == legal
            begun = table.game.turns.pending(table.record)
            assert begun or all(view.after(turn) is None for turn in turns)
            if len(legal) < 40:
                assert {turn[0] for turn in turns} == set(table.moves)
                assert table.legal_count in (None, len(legal))
        table.play(draw.chance.choice(table.moves))


def test_a_game_without_turns_of_its_own_has_single_moves() -> None:
    table = kahve.new("pisti", seats=2)
    table.deal(seed=1)
    assert isinstance(table.game.turns, SingleMoves)
    assert table.legal == [table.write(move) for move in table.moves]
    assert table.legal_count == 4
    assert table.view(1).moves == []
