"""Belief in the floor games: that a batch can be gone back and played again, whatever was taken in it."""

from __future__ import annotations

import random
from typing import Any

import pytest

import kahve
from kahve.bots.search.searcher import Search, think
from kahve.cards.arrays import INT64, zeros
from kahve.engine.machine import machine
from kahve.engine.table import Table
from kahve.games.floor.play import MOVE_NUMBERS
from kahve.games.floor.rewind import rewind, undeal

from .test_belief import drawn

HOUSES: list[tuple[str, dict[str, Any]]] = [
    ("basra", {"seats": 2}),
    ("basra", {"seats": 3, "floor_special_replacement": "shuffled", "dealer_sees_bottom": True}),
    ("basra", {"seats": 2, "floor_capture_choice": "any_set", "capture_obligation": "optional"}),
    ("basra", {"seats": 4, "hand_cards": 6, "capture_obligation": "if_able"}),
    ("basra", {"seats": 2, "seven_diamond": "burnt", "pair_scope": "one"}),
    ("basra", {"seats": 2, "floor_capture_choice": "largest", "court_values": "removed"}),
    ("pastra", {"seats": 2}),
    ("pastra", {"seats": 4, "capture_obligation": "if_able"}),
]
HOUSE_IDS = [f"{name}-{'-'.join(map(str, house.values()))}" for name, house in HOUSES]

WITHOUT_ORDER = {"floor", "choice", "laid", "took", "bonus_at"}
"""Fields that may say the same in another order."""
NOT_TOLD_AGAIN = {"known", "known_size", "ruled_out", "bottom_dealt"}
"""What all knew of hands, which is not told again of cards that have been played since."""


def course(record: Any, *, known: bool = True) -> dict[str, Any]:
    """All that a record says, with the floor and the tricks as sets; without what all knew of hands unless `known`."""
    skipped = WITHOUT_ORDER if known else WITHOUT_ORDER | NOT_TOLD_AGAIN
    fields = {field.name: bytes_of(record[field.name]) for field in record.layout.fields if field.name not in skipped}
    tricks, cards = [], []
    for place in range(int(record.laid_size)):
        cards.append(int(record.laid[place]))
        if record.took[place] > 0:
            tricks.append((sorted(cards[:-1]), cards[-1], int(record.took[place]), int(record.bonus_at[place])))
            cards = []
    floor = {int(record.floor[place]): int(record.choice[place]) for place in range(int(record.floor_size))}
    return fields | {"tricks": tricks, "floor": floor}


def bytes_of(value: Any) -> Any:
    """A field as something that can be compared."""
    return value if isinstance(value, int) else value.tobytes()


def dealt(name: str, house: dict[str, Any], seed: int, chance: random.Random) -> Table:
    """A table with a deal that is not void."""
    game = kahve.game(name)
    table = Table(game, game.settle(house))
    table.deal(seed=seed)
    while table.awaits_deal:
        table.deal(seed=chance.getrandbits(60))
    return table


def batches(table: Table, chance: random.Random) -> list[list[tuple[Any, list[int]]]]:
    """A deal at random: for each batch each record at which a move was made, with the moves since the hands were dealt."""
    stages: list[list[tuple[Any, list[int]]]] = [[]]
    moves: list[int] = []
    while table.turn >= 0:
        stages[-1].append((table.tables_for(table.turn)[0].copy(), moves))
        stock = int(table.record.stock_size)
        move = chance.choice(table.moves)
        table.play(move)
        moves = [*moves, move]
        if int(table.record.stock_size) != stock:
            moves = []
            stages.append([])
    return [stage for stage in stages if stage]


@pytest.mark.parametrize(("name", "house"), HOUSES, ids=HOUSE_IDS)
def test_a_batch_can_be_gone_back_and_played_again(name: str, house: dict[str, Any]) -> None:
    """From every choice of whole deals, also in the middle of a turn."""
    moves, longest = zeros(MOVE_NUMBERS, INT64), 0
    for seed in range(3):
        chance = random.Random(seed)
        table = dealt(name, house, seed, chance)
        for batch in batches(table, chance):
            beginning, _ = batch[0]
            for before, batch_moves in batch:
                again = table.game.rules.layout.new()
                again[0] = before
                number = rewind(again[0], table.house, moves)
                whole = batch_moves[:number]
                assert moves[:number].tolist() == whole
                assert len(whole) == len(batch_moves) or before.playing_size == 1, "the turn that is being made is left out"
                assert course(again[0], known=False) == course(beginning, known=False)
                for move in batch_moves:
                    table.game.rules.play(again[0], table.house, move)
                assert course(again[0], known=False) == course(before, known=False)
                longest = max(longest, number)
    assert longest >= 7


@pytest.mark.parametrize(("name", "house"), HOUSES, ids=HOUSE_IDS)
def test_every_batch_of_a_deal_can_be_gone_back_to(name: str, house: dict[str, Any]) -> None:
    chance = random.Random(5)
    table = dealt(name, house, 5, chance)
    played = batches(table, chance)
    again, moves = table.game.rules.layout.new(), zeros(MOVE_NUMBERS, INT64)
    again[0] = played[-1][-1][0]
    for place, batch in enumerate(reversed(played)):
        assert place == 0 or undeal(again[0], table.house)
        number = rewind(again[0], table.house, moves)
        if place > 0:
            # The last move of a batch leads to the next one, and was the last of its turn.
            last_moves = batch[-1][1]
            assert moves[: len(last_moves)].tolist() == last_moves
            assert number == len(last_moves) + 1
        hands, floor = course(batch[0][0]), course(again[0])
        for field in ("in_hands", "turn", "hand", "hand_size", "laid_size", "floor", "tricks", "last_taker"):
            assert floor[field] == hands[field], field
    assert not undeal(again[0], table.house)


def test_worlds_of_a_position_without_its_course_are_as_likely_as_each_other() -> None:
    """A position that somebody wrote need not say in which order cards were played."""
    table = kahve.new("basra", seats=2)
    table.deal(seed=3)
    for _ in range(11):
        table.play(table.moves[0])
    assert table.record.played_size > 8
    words = [word for word in str(table).split() if not word.startswith(("played=", "played_size="))]
    again = kahve.position("basra", " ".join(words))
    assert again.record.played_size == 0
    view = again.view(again.turn)
    believing, even = (think(view, again.moves, Search(simulations=16, depth=1, belief=kind), 1) for kind in ("greedy", "none"))
    assert [thought.tries for thought in believing.moves] == [thought.tries for thought in even.moves]
    for world in drawn(again, again.turn, 4):
        assert machine(again.game, False).view(world, 0, again.house, again.turn).tobytes() == view.tables.tobytes()


def test_more_played_than_there_is_room_for_is_refused() -> None:
    table = kahve.new("pastra", seats=2)
    table.deal(seed=3)
    table.play(table.moves[0])
    line = str(table)
    assert "played_size=1" in line
    with pytest.raises(ValueError, match="The field played_size has 50: by the rest of this position it has 1"):
        kahve.position("pastra", line.replace("played_size=1", "played_size=50"))
    with pytest.raises(ValueError, match="played_size"):
        kahve.position("pastra", line.replace("played_size=1", "played_size=52"))


def test_a_batch_without_moves_says_nothing() -> None:
    table = kahve.new("basra", seats=2)
    table.deal(seed=2)
    record = table.tables_for(0).copy()
    assert rewind(record[0], table.house, zeros(MOVE_NUMBERS, INT64)) == 0
    assert not undeal(record[0], table.house)
