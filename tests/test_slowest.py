"""No ask that the rules allow holds up a server: people who work together cannot make one slow."""

from __future__ import annotations

from itertools import islice

import pytest

import kahve
from kahve.engine.game import Game

from .slowest import BOUND, Slowest, hunt

STEPS, ON_A_FLOOR = 80, 200
"""The turns of the hunt for a game; a floor has most to choose from. `python tests/slowest.py --seconds 60` hunts longer."""


def test_nobody_can_make_a_slow_ask(game: Game) -> None:
    slowest = hunt(game.name, ON_A_FLOOR if game.family == "floor" else STEPS)
    assert {"ask", "take", "scene", "position", "legal", "hint", "refusal", "try"} <= set(slowest.of)
    assert {kind: met for kind, met in slowest.of.items() if met[0] > BOUND} == {}


NUMERALS = "".join(rank + suit for rank in "A23456789" for suit in "CDHS")
"""A floor that people who never take can come to: every numeral below the ten that is played."""


@pytest.mark.parametrize("house", ["player", "any_set", "one_group", "largest"])
@pytest.mark.parametrize("scope", ["all", "one"])
def test_the_greatest_floor_is_no_slower(house: str, scope: str) -> None:
    rules = f"capture_obligation=optional,floor_capture_choice={house},pair_scope={scope}"
    cards = f"floor_size=37 hand_size=1,1 stock_size=13 floor={NUMERALS}TC hand=TH/KD stock=TDTSJCJDJHJSQCQDQHQSKCKHKS"
    line = f"basra {rules} phase=1 dealer=1 deals=1 target=101 in_hands=2 {cards}"
    slowest = Slowest()
    table = slowest.measure("position", line, lambda: kahve.position("basra", line))
    assert slowest.measure("count", line, lambda: table.legal_count) > 1
    for text in islice(table.every_turn(), 0, 400, 80):
        turn = slowest.measure("read", text, lambda text=text: table.read_turn(text))
        slowest.measure("make", text, lambda turn=turn: table.write_turn(turn) and table.after(turn))
        slowest.measure("refuse", text, lambda text=text: table.objection(text.rpartition(" ")[0]))
    assert {kind: met for kind, met in slowest.of.items() if met[0] > BOUND} == {}
