"""The loops of a batch: one call makes a move in every game, plays for the bots, and writes what the learners see."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from ..bots.players.rollout import quick_kernel
from ..cards.dialect import kernel, rotated, search
from ..cards.shuffle import MASK, shuffle
from ..engine.game import Game
from ..engine.loops import legal_rule, side_number, view_kernel
from ..engine.machine import machine
from ..engine.match_record import COUNT, OVER, PLAY
from ..engine.observation import Observation, observe_kernel

LEARNER = -1
"""Stands in the array of players for a seat whose moves are handed in."""

STAY = -2
"""In the place of a move: nothing is played in this game before it is shown."""

AT_ONCE = 8
"""How many games are played before they are observed. A block that was just written byte by byte has to wait for the writing."""


class Games(NamedTuple):
    """The records of some games of a batch, and the arrays that are needed to play in them.

    - tables: shape (games,), the records. bytes: the same memory as rows of bytes.
    - buffer: shape (2,), the record of a match before its first deal, and space for a record. buffer_bytes: the same memory as rows of
      bytes.
    - players: shape (seats,), LEARNER or the number of a quick player (`kahve.bots.players.levels.QUICK`).
    - orders: shape (games, cards), each row the deck.
    - rngs: a generator for each game.
    - dealers: shape (games,), who deals the episode.
    - legal, worths: space for the legal moves of a game and their worths.
    """

    tables: Any
    bytes: Any
    buffer: Any
    buffer_bytes: Any
    players: Any
    orders: Any
    rngs: Any
    dealers: Any
    legal: Any
    worths: Any


class Shown(NamedTuple):
    """The arrays that a step writes for the learners, with a row for each game.

    - observations: rows of bytes.
    - mask, turns, random_moves, standing: as `Batch` describes them.
    - rewards, ends: as `Batch` describes them.
    """

    observations: Any
    mask: Any
    turns: Any
    random_moves: Any
    standing: Any
    rewards: Any
    ends: Any


def make_next_deal(game: Game) -> Callable[..., Any]:
    """`next_deal(i, games, house, whole_match, rewards, ends)`: count the deal of game i, and deal until a deal is played.

    An episode is a deal or a match. After its end a new match begins, and the next seat deals it.
    """
    lay_out, score, sides, total, better = (
        game.rules.deal,
        game.rules.score,
        game.rules.sides,
        game.rules.items.index("total"),
        -1 if game.rules.low_wins else 1,
    )

    @search
    def next_deal(i: int, games: Games, house: Any, whole_match: bool, rewards: Any, ends: Any) -> None:
        tables = games.tables
        t = tables[i]
        while t.phase != PLAY:
            if t.phase == COUNT:
                score(t, house)
                for seat in range(house.seats):
                    rewards[i, seat] += better * t.sheet[side_number(seat, sides(house)), total]
                if t.phase == OVER or not whole_match:
                    ends[i] = True
                    games.dealers[i] = (games.dealers[i] + 1) % house.seats
                    tables[i] = games.buffer[0]
                    t.dealer = games.dealers[i]
            else:
                shuffle(games.rngs[i], games.orders[i], games.orders.shape[1])
                lay_out(t, house, games.orders[i])

    return next_deal


@cache
def make_quick_move(game: Game) -> Callable[..., Any]:
    """`quick_move(t, row, seen, seen_row, house, player, legal, worths, rng)`: the move that a quick player makes for the seat to move.

    It is chosen from the view of that seat, for which there is space in `seen`. row, seen_row: the same memory as rows of bytes.
    """
    listed, sides = legal_rule(game), game.rules.sides
    quick_choice, copy_view = quick_kernel(game), view_kernel(game)

    @kernel
    def quick_move(t: Any, row: Any, seen: Any, seen_row: Any, house: Any, player: int, legal: Any, worths: Any, rng: Any) -> int:
        number = listed(t, house, legal)
        copy_view(row, seen_row, t.turn, side_number(t.turn, sides(house)))
        return int(legal[quick_choice(player, seen, house, legal, number, worths, rng)])

    return quick_move


def make_bots_move(game: Game) -> Callable[..., Any]:
    """`bots_move(i, games, house, rng)`: the move that the bot of the seat to move chooses in game i."""
    quick_move = make_quick_move(game)

    @kernel
    def bots_move(i: int, games: Games, house: Any, rng: Any) -> int:
        t, seen, player = games.tables[i], games.buffer[1], games.players[games.tables[i].turn]
        return int(quick_move(t, games.bytes[i], seen, games.buffer_bytes[1], house, player, games.legal, games.worths, rng))

    return bots_move


def make_quick_moves(game: Game) -> Callable[..., Any]:
    """`quick_moves(held, house, player, rows, rng, chosen)`: write the moves that a quick player would make in these games.

    held: `Games` as a plain tuple. player: a number of `kahve.bots.players.levels.QUICK`.
    """
    quick_move = make_quick_move(game)

    def quick_moves(arrays: tuple[Any, ...], house: Any, player: int, rows: Any, rng: Any, chosen: Any) -> None:
        games = Games(*arrays)
        for place in range(rows.size):
            t, row, seen = games.tables[rows[place]], games.bytes[rows[place]], games.buffer[1]
            chosen[place] = quick_move(t, row, seen, games.buffer_bytes[1], house, player, games.legal, games.worths, rng)

    return quick_moves


@kernel
def _no_bots_move(i: int, games: Games, house: Any, rng: Any) -> int:
    return 0


def make_stand(game: Game) -> Callable[..., Any]:
    """`stand(i, games, house, standing)`: write what the deal of game i would bring each seat if it were counted now."""
    score, sides, total, better = game.rules.score, game.rules.sides, game.rules.items.index("total"), -1 if game.rules.low_wins else 1

    @search
    def stand(i: int, games: Games, house: Any, standing: Any) -> None:
        counted = games.buffer[1]
        games.buffer[1] = games.tables[i]
        score(counted, house)
        for seat in range(house.seats):
            standing[i, seat] = better * counted.sheet[side_number(seat, sides(house)), total]

    return stand


@kernel
def _no_stand(i: int, games: Games, house: Any, standing: Any) -> None:
    """Write nothing: the `stand` of a batch that does not ask for the score during a deal."""


@kernel
def first_illegal(moves: Any, mask: Any) -> int:
    """The number of the first game whose mask does not allow its move, or -1."""
    for i in range(moves.size):
        if moves[i] < 0 or moves[i] >= mask.shape[1] or not mask[i, moves[i]]:
            return i
    return -1


def make_batch_step(game: Game, observe: Callable[..., Any], with_bots: bool, with_standing: bool) -> Callable[..., Any]:
    """`batch_step(held, house, whole_match, moves, written, rng, check)`: make a move in every game and go on to a learner's next turn.

    - held, written: `Games` and `Shown` as plain tuples, which take a third of the time of named ones to hand over.
    - moves: shape (games,), legal where a seat is to move, or STAY. A record that waits for a deal is dealt to.
    - rng: the chance of bots and of random moves.
    - check: shape (2,). If its first number is not 0, no move is made: its second becomes what `first_illegal` says. Both are in one
      function, so that the threads of a batch share the check too.
    - observe: the kernel of `observe_kernel`.
    """
    play, listed, sides = game.rules.play, legal_rule(game), game.rules.sides
    next_deal = make_next_deal(game)
    bots_move = make_bots_move(game) if with_bots else _no_bots_move
    stand = make_stand(game) if with_standing else _no_stand
    moves_there_are = game.rules.move_numbers
    has_sides = game.rules.layout.has_sides

    def batch_step(
        arrays: tuple[Any, ...], house: Any, whole_match: bool, moves: Any, written: tuple[Any, ...], rng: Any, check: Any
    ) -> None:
        games, shown = Games(*arrays), Shown(*written)
        tables, table_bytes, players, legal = games.tables, games.bytes, games.players, games.legal
        observations, mask, turns, random_moves = shown.observations, shown.mask, shown.turns, shown.random_moves
        rewards, ends, standing = shown.rewards, shown.ends, shown.standing
        if check[0] != 0:
            check[1] = first_illegal(moves, mask)
            return
        for first in range(0, moves.size, AT_ONCE):
            last = min(moves.size, first + AT_ONCE)
            for i in range(first, last):
                t = tables[i]
                move = moves[i]
                ends[i] = False
                for seat in range(house.seats):
                    rewards[i, seat] = 0
                going_on = True
                while going_on:
                    if t.phase == PLAY and move != STAY:
                        play(t, house, move)
                    if t.phase != PLAY:
                        next_deal(i, games, house, whole_match, rewards, ends)
                    going_on = False
                    if with_bots and players[t.turn] != LEARNER:
                        going_on = True
                        move = bots_move(i, games, house, rng)
            # A generator whose state stays in local variables is quicker (docs/speed.md).
            s0, s1, s2, s3 = rng[0], rng[1], rng[2], rng[3]
            for i in range(first, last):
                t = tables[i]
                number = listed(t, house, legal)
                for move in range(moves_there_are):
                    mask[i, move] = False
                total = (s0 + s3) & MASK
                word = (rotated(total, 7) + s0) & MASK
                shifted = (s1 << 9) & MASK
                s2 ^= s0
                s3 ^= s1
                s1 ^= s2
                s0 ^= s3
                s2 ^= shifted
                s3 = rotated(s3, 11)
                random_moves[i] = legal[word * number >> 32]
                observe(table_bytes[i], observations[i], t.turn, side_number(t.turn, sides(house)) if has_sides else 0)
                turns[i] = t.turn
                stand(i, games, house, standing)
                # The mask comes last. It was just written move by move, and reading it in blocks at once would wait for the writing.
                for place in range(number):
                    mask[i, legal[place]] = True
            rng[0], rng[1], rng[2], rng[3] = s0, s1, s2, s3

    return batch_step


def make_observe_all(game: Game, observe: Callable[..., Any]) -> Callable[..., Any]:
    """`observe_all(table_bytes, house, seat, observations)`: write what this seat sees of every game."""
    sides = game.rules.sides

    def observe_all(table_bytes: Any, house: Any, seat: int, observations: Any) -> None:
        for i in range(table_bytes.shape[0]):
            observe(table_bytes[i], observations[i], seat, side_number(seat, sides(house)))

    return observe_all


def make_look_ahead(game: Game, observe: Callable[..., Any], with_standing: bool) -> Callable[..., Any]:
    """`look_ahead(arrays, house, rows, moves, observations, standing)`: write what each of these moves leads to, as its mover sees it.

    The move is made on the mover's view, so that no card turns up that the mover does not know.

    rows, moves: shape (n,), a game and a legal move. observations: n rows of bytes. standing: shape (n, seats).
    """
    play, copy_view, sides, has_sides = game.rules.play, view_kernel(game), game.rules.sides, game.rules.layout.has_sides
    score, total, better = game.rules.score, game.rules.items.index("total"), -1 if game.rules.low_wins else 1

    def look_ahead(arrays: tuple[Any, ...], house: Any, rows: Any, moves: Any, observations: Any, standing: Any) -> None:
        games = Games(*arrays)
        for k in range(rows.size):
            after, seat = games.buffer[1], games.tables[rows[k]].turn
            side = side_number(seat, sides(house))
            copy_view(games.bytes[rows[k]], games.buffer_bytes[1], seat, side)
            play(after, house, moves[k])
            observe(games.buffer_bytes[1], observations[k], seat, side if has_sides else 0)
            if with_standing:
                score(after, house)
                for other in range(house.seats):
                    standing[k, other] = better * after.sheet[side_number(other, sides(house)), total]

    return look_ahead


class BatchLoops(NamedTuple):
    """The loops of a batch: its step, what one seat sees of every game, and what moves lead to."""

    step: Callable[..., Any]
    observe_all: Callable[..., Any]
    look_ahead: Callable[..., Any]


@cache
def batch_loops(game: Game, seen: Observation, with_bots: bool, with_standing: bool, compiled: bool) -> BatchLoops:
    """The loops of all batches of this game and this observation; compiled, they are made once."""
    engine, observe = machine(game, compiled), observe_kernel(seen)
    step = engine.ready(make_batch_step(game, observe, with_bots, with_standing))
    look_ahead = engine.ready(make_look_ahead(game, observe, with_standing), seldom=True)
    return BatchLoops(step, engine.ready(make_observe_all(game, observe), seldom=True), look_ahead)


@cache
def quick_loop(game: Game, compiled: bool) -> Callable[..., Any]:
    """The loop of `make_quick_moves`, for all batches of this game."""
    return machine(game, compiled).ready(make_quick_moves(game))
