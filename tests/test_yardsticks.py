"""The yardsticks of a ladder: each does what it says, in every game, and the same for the same seed."""

from __future__ import annotations

import random

import numpy as np
import pytest

import kahve
from kahve.bots import bot
from kahve.bots.players.rollout import count_kernel
from kahve.bots.search.views import hidden_of
from kahve.cards.shuffle import generator
from kahve.engine.game import Game
from kahve.engine.machine import WorldError, as_bytes
from kahve.engine.match_record import PLAY
from kahve.engine.table import Table
from kahve.engine.worlds import lay_world
from kahve.games import all_games
from kahve.lab.ladder import POOL
from kahve.lab.yardsticks import Expectimax16, MonteCarlo48, PlainGreedy

pytestmark = pytest.mark.usefixtures("rules_at_hand")


def dealt(name: str, seed: int, moves: int = 0, **house: object) -> Table:
    """A table on which `moves` random moves have been made."""
    table, chance = kahve.new(name, **house), random.Random(seed)
    table.deal(seed=seed)
    while table.awaits_deal:
        table.deal(seed=chance.getrandbits(60))
    for _ in range(moves):
        table.play(chance.choice(table.moves))
    return table


def worth_by_hand(game: Game, house: object, record: np.ndarray, side: int, plies: int) -> float:
    """What a side makes of a record, `plies` moves ahead, by recursion."""
    if plies == 0 or record[0].phase != PLAY:
        rewards = np.zeros(4)
        count_kernel(game)(record.copy()[0], house, rewards)
        return float(rewards[side])
    out = np.zeros(game.rules.move_numbers, dtype=np.int64)
    values = []
    for move in out[: game.rules.legal(record[0], house, out)].tolist():
        after = record.copy()
        game.rules.play(after[0], house, move)
        values.append(worth_by_hand(game, house, after, side, plies - 1))
    return max(values) if int(record[0].turn) % 2 == side else min(values)


@pytest.mark.parametrize(("name", "moves"), [("pisti", 6), ("dry_game", 37), ("basra", 9)])
def test_expectimax_is_the_mean_of_looking_three_moves_ahead_in_sixteen_worlds(name: str, moves: int) -> None:
    table = dealt(name, 3, moves, seats=2)
    view, game = table.view(table.turn), table.game
    hidden, rng = hidden_of(view, False), generator(7)
    assert hidden is not None
    sums = np.zeros(len(table.moves))
    for _ in range(16):
        world = game.rules.layout.new()
        assert lay_world(hidden, as_bytes(world)[0], rng)
        for place, move in enumerate(table.moves):
            after = world.copy()
            game.rules.play(after[0], table.house, move)
            sums[place] += worth_by_hand(game, table.house, after, table.turn % 2, 2)
    assert Expectimax16(compiled=False).values(view, table.moves, 7) == pytest.approx((sums / 16).tolist())


@pytest.mark.parametrize("name", [game.name for game in all_games()])
def test_the_plain_greedy_player_makes_legal_moves_in_every_game(name: str) -> None:
    table, player, chance = dealt(name, 5), PlainGreedy(compiled=False), random.Random(1)
    for _ in range(12):
        if table.turn < 0:
            break
        move = player.choose(table.view(table.turn), table.moves, chance)
        assert move in table.moves
        table.play(move)


def test_the_plain_greedy_player_takes_what_brings_most_at_once() -> None:
    """Once the kitty is taken, what a move brings more than another is the same in every world."""
    table, player, looked = dealt("pisti", 1, seats=2), PlainGreedy(compiled=False), 0
    while table.turn >= 0:
        view, moves = table.view(table.turn), table.moves
        chosen = player.choose(view, moves, random.Random(2))
        if int(table.record.under) == 0:
            brought = []
            for move in moves:
                after = kahve.position("pisti", str(table))
                after.play(move)
                rewards = np.zeros(4)
                count_kernel(table.game)(after.record, table.house, rewards)
                brought.append(rewards[table.turn % 2])
            values = player.values(view, moves, 1)
            assert [value - values[0] for value in values] == pytest.approx([value - brought[0] for value in brought])
            assert brought[moves.index(chosen)] == max(brought)
            looked += max(brought) > min(brought)
        table.play(chosen)
    assert looked > 2


def test_the_same_seed_gives_the_same_and_compiled_is_as_interpreted() -> None:
    table = dealt("pisti", 4, 40, seats=2)
    view, moves = table.view(table.turn), table.moves
    for player in (Expectimax16, MonteCarlo48):
        values = [player(compiled=compiled).values(view, moves, 3) for compiled in (True, False)]
        assert values[0] == pytest.approx(values[1])
        assert values[0] == player().values(view, moves, 3)


def test_the_yardsticks_stand_in_the_pool_and_each_is_a_player() -> None:
    named = [name for name in POOL if ":" in name]
    assert {name.rpartition(":")[2] for name in named if name.startswith("kahve.lab.yardsticks")} == {
        "PlainGreedy",
        "MonteCarlo48",
        "Expectimax16",
    }
    for name in named:
        assert bot(name)


def test_a_view_without_a_world_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    table = dealt("pisti", 2, seats=2)
    monkeypatch.setattr("kahve.lab.yardsticks.hidden_of", lambda view, compiled: None)
    with pytest.raises(WorldError, match="No deal of Pisti fits this view"):
        MonteCarlo48(compiled=False).values(table.view(table.turn), table.moves, 1)
