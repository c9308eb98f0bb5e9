"""What the network of prospects says of deals of melding games that are broken off."""

from __future__ import annotations

import random
from math import sqrt
from typing import Any

import numpy as np
import pytest

import kahve
from kahve.bots.players.greedy import Expert
from kahve.engine.table import Table

from .prospects import INNER, INNER_BASE, OUTER, SIDE_FACTS, TABLE_FACTS, prospects, write_facts


def positions(name: str, seats: int, seed: int) -> tuple[list[np.ndarray], list[Table]]:
    """Tables of one deal of experts, and for each what every side then added to its count as it stood."""
    table, rng, seen = kahve.new(name, compiled=True, seats=seats, deals=1), random.Random(seed), list[Table]()
    table.deal(seed=seed)
    while table.turn >= 0:
        if rng.random() < 0.1:
            seen.append(table.copy())
        table.play(Expert().choose(table.view(table.turn), table.moves, rng))
    ends, total = np.asarray(table.record.sheet)[: table.sides, -1].astype(int), table.game.rules.items.index("total")
    more = []
    for early in seen:
        counted = early.copy().record
        table.game.rules.score(counted, table.house)
        more.append(ends - np.asarray(counted.sheet)[: table.sides, total].astype(int))
    return more, seen


@pytest.mark.parametrize(("name", "seats"), [("hand_and_foot", 2), ("hand_and_foot", 3), ("hand_and_foot", 4), ("hand_knee_and_foot", 4)])
def test_the_count_of_a_deal_is_told_better_with_prospects_than_as_it_stands(name: str, seats: int) -> None:
    predicted, as_it_stands = [], []
    for seed in range(3):
        more, seen = positions(name, seats, seed)
        for added, table in zip(more, seen, strict=True):
            expected = np.zeros(table.sides)
            prospects(table.record, table.house, expected)
            predicted += [(expected - added) ** 2]
            as_it_stands += [added.astype(float) ** 2]
    assert sqrt(np.mean(predicted)) < 0.7 * sqrt(np.mean(as_it_stands))


def facts_of(table: Table) -> list[int]:
    """The facts of all sides and of the table."""
    facts = np.zeros(table.sides * SIDE_FACTS + TABLE_FACTS, dtype=np.int64)
    write_facts(table.record, table.house, facts)
    return facts.tolist()


@pytest.mark.parametrize(("name", "house"), [("hand_and_foot", {"seats": 6}), ("hand_knee_and_foot", {"seats": 5})])
def test_facts_are_small_numbers_and_change_nothing(name: str, house: dict[str, Any]) -> None:
    table, rng = kahve.new(name, compiled=True, **house), random.Random(2)
    table.deal(seed=2)
    all_facts = set[tuple[int, ...]]()
    while table.turn >= 0:
        before = str(table)
        facts = facts_of(table)
        assert str(table) == before
        assert all(-1000 < number < 1000 for number in facts)
        all_facts.add(tuple(facts))
        table.play(rng.choice(table.moves))
    assert len(all_facts) > 50


def test_the_network_has_no_room_to_overflow() -> None:
    """A fact is far below a thousand, so neither a node nor the sum of all leaves 63 bits."""
    nodes = np.abs(np.asarray(INNER).astype(object)).sum(axis=1) * 1000 + np.abs(np.asarray(INNER_BASE).astype(object))
    assert INNER.shape == (INNER_BASE.size, 2 * SIDE_FACTS + TABLE_FACTS)
    assert max(nodes) < 2**62
    assert sum(abs(int(weight)) * int(node) for weight, node in zip(OUTER, nodes, strict=False)) + abs(int(OUTER[-1])) < 2**62
