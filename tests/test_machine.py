"""What interpreted rules read of a record is what the record holds."""

from __future__ import annotations

from typing import Any

import pytest

import kahve
from kahve.engine import machine
from kahve.engine.game import Game


def test_what_changed_a_record_between_two_questions_is_seen(game: Game, draw: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The fields of a move are used once more for the question what is legal, but never those of another record."""
    # A server of another test may have brought compiled rules.
    monkeypatch.setattr(machine, "_AT_HAND", {})
    table = draw.table(game)
    assert not table._machine.compiled
    for _ in range(12):
        if table.turn == kahve.NOBODY:
            break
        before, moves = table._tables.copy(), table.moves
        table.play(draw.chance.choice(moves), check=False)
        after = kahve.position(game.name, str(table)).moves
        assert table.moves == after == table.moves
        if not after:
            break
        # The same array goes a move on, and then holds the record of before, and that of after again.
        record = table._tables.copy()
        table._machine.step(table._tables, 0, table.house, after[0])
        table._tables[:] = before
        assert table.moves == moves
        table._machine.step(table._tables, 0, table.house, moves[0])
        table._tables[:] = record
        assert table.moves == after
