"""Players as other programs would build them: yardsticks for the pool of a ladder, which share no judgement with the levels.

They are named like a player of somebody's own, as in `kahve lab ladder pisti --against kahve.lab.yardsticks:PlainGreedy`.

- `PlainGreedy` makes the move that brings its side most at once, and thinks no further.
- `MonteCarlo48` tries every move in 48 worlds, in which `plain` plays every seat to the end of the deal.
- `Expectimax16` looks three moves ahead in 16 worlds with all cards open, and takes the mean over the worlds.

>>> import kahve
>>> table = kahve.new("pisti", seats=2)
>>> table.deal(seed=4)
>>> PlainGreedy(compiled=False).values(table.view(table.turn), table.moves, seed=1)
[0.0, 0.0, 0.0, 0.0]
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from ..bots.players.choosing import polite_moves
from ..bots.players.greedy import Plain
from ..bots.players.levels import QUICK
from ..bots.players.rollout import count_kernel, play_out_as_kernel
from ..bots.players.settings import TO_THE_END
from ..bots.search.views import hidden_of
from ..cards.dialect import search
from ..cards.shuffle import copy_state, generator
from ..engine.game import Game
from ..engine.loops import legal_rule, side_number
from ..engine.machine import WorldError, as_bytes, machine
from ..engine.match_record import PLAY
from ..engine.numeric import np
from ..engine.view import View
from ..engine.worlds import HiddenCards, lay_world


def look_ahead_kernel(game: Game) -> Callable[..., Any]:
    """`look_ahead(tables, house, side, plies, out, best, rewards)`: the most that a side makes of tables[0], `plies` moves ahead.

    All cards are open. The side makes its best moves, and every other side those that are worst for it. After the last move the deal is
    counted as it stands.

    tables: shape (plies + 1,). out: shape (plies + 1, move numbers). best: shape (plies + 1,). rewards: shape (sides,) at least.
    """
    play, listed, sides, count_deal = game.rules.play, legal_rule(game), game.rules.sides, count_kernel(game)

    @search
    def look_ahead(tables: Any, house: Any, side: int, plies: int, out: Any, best: Any, rewards: Any) -> float:
        count = sides(house)
        sizes, tried = np.zeros(plies + 1, dtype=np.int64), np.zeros(plies + 1, dtype=np.int64)
        level, value, is_new = 0, 0.0, True
        while level >= 0:
            t = tables[level]
            if is_new:
                sizes[level] = listed(t, house, out[level]) if t.phase == PLAY and level < plies else 0
                tried[level] = 0
                if sizes[level] == 0:
                    count_deal(t, house, rewards)
                    best[level] = rewards[side]
            elif tried[level] == 1:
                best[level] = value
            elif side_number(t.turn, count) == side:
                best[level] = max(best[level], value)
            else:
                best[level] = min(best[level], value)
            if tried[level] < sizes[level]:
                tables[level + 1] = tables[level]
                play(tables[level + 1], house, out[level, tried[level]])
                tried[level] += 1
                level += 1
                is_new = True
            else:
                value = best[level]
                level -= 1
                is_new = False
        return value

    return look_ahead


def make_look(game: Game) -> Callable[..., Any]:
    """`look(hidden, house, seat, tables, world, moves, plies, worlds, values, rng)`: add up the value of each move in `worlds` worlds.

    world: the bytes in which worlds are laid. plies: the moves that are looked ahead after the first. Returns False where no world fits.
    """
    play, sides, look_ahead = game.rules.play, game.rules.sides, look_ahead_kernel(game)
    move_numbers = game.rules.move_numbers

    def look(
        hidden: HiddenCards, house: Any, seat: int, tables: Any, world: Any, moves: Any, plies: int, worlds: int, values: Any, rng: Any
    ) -> bool:
        out, best = np.zeros((plies + 1, move_numbers), dtype=np.int64), np.zeros(plies + 1, dtype=np.float64)
        rewards = np.zeros(house.seats, dtype=np.float64)
        side, last = side_number(seat, sides(house)), tables.shape[0] - 1
        for _ in range(worlds):
            if not lay_world(hidden, world, rng):
                return False
            for place in range(moves.size):
                tables[0] = tables[last]
                play(tables[0], house, moves[place])
                values[place] += look_ahead(tables, house, side, plies, out, best, rewards)
        return True

    return look


def make_play_out(game: Game) -> Callable[..., Any]:
    """`play_out(hidden, house, seat, tables, world, moves, players, worlds, values, rng)`: as `make_look`, but deals are played to the end.

    players: shape (seats,), the quick player that plays each seat after the move. All moves have the same chance in the same world.
    """
    play, sides = game.rules.play, game.rules.sides
    play_out_as, count_deal = play_out_as_kernel(game), count_kernel(game)
    move_numbers = game.rules.move_numbers

    def play_out(
        hidden: HiddenCards, house: Any, seat: int, tables: Any, world: Any, moves: Any, players: Any, worlds: int, values: Any, rng: Any
    ) -> bool:
        out, worths = np.zeros(move_numbers, dtype=np.int64), np.zeros(move_numbers, dtype=np.int64)
        rewards, chance = np.zeros(house.seats, dtype=np.float64), np.zeros(4, dtype=np.int64)
        side, t = side_number(seat, sides(house)), tables[0]
        for _ in range(worlds):
            if not lay_world(hidden, world, rng):
                return False
            copy_state(rng, chance)
            for place in range(moves.size):
                tables[0] = tables[1]
                copy_state(chance, rng)
                play(t, house, moves[place])
                play_out_as(t, house, players, TO_THE_END, out, worths, rng)
                count_deal(t, house, rewards)
                values[place] += rewards[side]
        return True

    return play_out


@cache
def _look_loop(game: Game, compiled: bool) -> Callable[..., Any]:
    return machine(game, compiled).ready(make_look(game))


@cache
def _play_out_loop(game: Game, compiled: bool) -> Callable[..., Any]:
    return machine(game, compiled).ready(make_play_out(game))


class Expectimax16:
    """Looks three moves ahead in sixteen worlds with all cards open, and makes the move with the best mean."""

    plies, worlds = 2, 16

    def __init__(self, *, compiled: bool = True) -> None:
        """compiled: whether its loops are."""
        self.compiled = compiled

    def choose(self, view: View, moves: Sequence[int], rng: random.Random) -> int:
        """The move whose mean over the worlds is greatest. Of moves that are level, the one that is worth most at first sight."""
        moves = polite_moves(view, moves)
        if len(moves) == 1:
            return moves[0]
        values, worths = self.values(view, moves, rng.getrandbits(63)), Plain().worths(view, moves)
        best = max(zip(values, worths, strict=True))
        return rng.choice([move for move, *rated in zip(moves, values, worths, strict=True) if tuple(rated) == best])

    def values(self, view: View, moves: Sequence[int], seed: int) -> list[float]:
        """What each move comes to, the mean over the worlds; WorldError for a view that allows none."""
        numbers, values = np.array(moves, dtype=np.int64), np.zeros(len(moves))
        hidden = hidden_of(view, self.compiled)
        if hidden is None or not self._sum(hidden, view, numbers, values, generator(seed)):
            raise WorldError(f"No deal of {view.game.title} fits this view.")
        return [round(value / self.worlds, 9) for value in values.tolist()]

    def _sum(self, hidden: HiddenCards, view: View, moves: Any, values: Any, rng: Any) -> bool:
        tables = view.game.rules.layout.new(self.plies + 2)
        loop = _look_loop(view.game, self.compiled)
        return bool(loop(hidden, view.house, view.seat, tables, as_bytes(tables)[-1], moves, self.plies, self.worlds, values, rng))


class PlainGreedy(Expectimax16):
    """Makes the move that brings its side most at once, and thinks no further."""

    plies, worlds = 0, 1


class MonteCarlo48(Expectimax16):
    """Tries every move in 48 worlds, in which everybody plays the deal to its end as `plain`."""

    worlds = 48

    def _sum(self, hidden: HiddenCards, view: View, moves: Any, values: Any, rng: Any) -> bool:
        tables, players = view.game.rules.layout.new(2), np.full(view.house.seats, QUICK.index("plain"))
        loop = _play_out_loop(view.game, self.compiled)
        return bool(loop(hidden, view.house, view.seat, tables, as_bytes(tables)[1], moves, players, self.worlds, values, rng))
