"""Simulates many deals between players on all cores, with the same cards for every seating.

Each order of the pack is dealt once for every seating of the players; in the next seating all move on by one seat. So the luck of the
cards cancels out of a comparison. A result depends only on the seed, and not on the number of workers.

>>> from kahve.games import game
>>> results = simulate(game("pisti"), {"seats": 2}, ["greedy", "random"], deals=40, seed=1, compiled=False)
>>> results.deals, results.points("greedy").mean > results.points("random").mean
(40, True)
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import Any

from ..bots.players.levels import QUICK
from ..cards.arrays import Array
from ..cards.shuffle import generator
from ..engine.game import Game
from ..engine.house import HouseError
from ..engine.machine import Machine, machine
from ..engine.numeric import NDArray, np
from ..engine.retracing import Retracer
from ..engine.table import Table
from ..games import settled
from .deal_loops import check_seats, loops_of, numbers_of, play_seating, shuffled, usual_players
from .engines import Engine, Processes
from .estimate import Estimate
from .match import BLOCKS_BY_MOVE, Match, chunks_of, matched, play_by_moves
from .results import Played, Results, Tally

BLOCKS_AT_ONCE = 512
"""The number of orders that a worker plays before it reports."""


def simulate(
    game: str | Game,
    house: Mapping[str, object] | str | None = None,
    players: Sequence[str] | None = None,
    deals: int = 1000,
    seed: int = 1,
    *,
    preset: str | None = None,
    out: Path | None = None,
    workers: int | None = None,
    progress: Callable[[int], None] | None = None,
    compiled: bool = True,
    engine: Engine | None = None,
    **rules: object,
) -> Results:
    """Play at least this many deals between these players. Raises HouseError and UnknownBot.

    - game, house, preset, rules: as `kahve.new` takes them.
    - players: names, by default `greedy` against `random`. Player k sits at the seats k, k + len(players) and so on of the first seating.
      So their number must divide the number of seats. Partners must be the same player.
    - deals: rounded up to whole blocks.
    - out: a file for the logs, written whole or not at all; FileExistsError if it exists.
    - progress: called with the number of deals just finished.
    - engine: plays if a player has no compiled form; the default is processes.
    """
    game, settled_house = settled(game, house, preset, **rules)
    players = usual_players(game, settled_house) if players is None else players
    check_seats(game, settled_house, players)
    if deals < 1:
        raise HouseError(f"deals cannot be {deals}: at least 1.", "deals")
    if out is not None and out.exists():
        raise FileExistsError(f"{out} is there already; it is not overwritten.")
    blocks = -(-deals // len(players))
    tally = Tally(game, players, int(game.rules.sides(settled_house)))
    with _Writer(out) as write:
        if all(player in QUICK for player in players):
            at_once = workers or os.cpu_count() or 1
            playing = _by_loops(machine(game, compiled), settled_house, players, seed, blocks, at_once, out is not None)
        else:
            match = matched(game.name, house, players, seed, preset=preset, **rules)
            playing = _by_moves(match, blocks, engine or Processes(workers), compiled, out is not None)
        for played, lines in playing:
            tally.add(played)
            if out is not None:
                write(lines)
            if progress is not None:
                progress(played.blocks * len(players))
    return tally.results()


def _by_loops(
    engine: Machine, house: Any, players: Sequence[str], seed: int, blocks: int, workers: int, keep: bool
) -> Iterator[tuple[Played, str]]:
    """The chunks in order, played by compiled loops, each with its logs if they are kept."""
    loops, numbers = loops_of(engine.game, engine.compiled), numbers_of(players)
    with ThreadPoolExecutor(workers) as pool:
        jobs = (
            pool.submit(_play_chunk, engine, loops, house, numbers, seed, chunk.first, chunk.size)
            for chunk in chunks_of(blocks, BLOCKS_AT_ONCE)
        )
        for chunk in _in_order(jobs, 2 * workers):
            yield chunk.played, _log_lines(engine, house, players, chunk) if keep else ""


def _by_moves(match: Match, blocks: int, engine: Engine, compiled: bool, keep: bool) -> Iterator[tuple[Played, str]]:
    """The chunks in order, played by bots that are asked for every turn, each with its logs if they are kept."""
    waiting: dict[int, tuple[Played, str]] = {}
    first = 0
    with closing(engine.run(partial(play_by_moves, match, compiled=compiled, keep=keep), chunks_of(blocks, BLOCKS_BY_MOVE))) as playing:
        for chunk, finished in playing:
            waiting[chunk.first] = finished
            while first in waiting:
                yield waiting[first]
                first += waiting.pop(first)[0].blocks


@dataclass(frozen=True)
class _Chunk:
    orders: Array
    moves: list[NDArray[np.int16]]
    played: Played


def _in_order(jobs: Any, ahead: int) -> Any:
    waiting: list[Any] = []
    for job in jobs:
        waiting.append(job)
        if len(waiting) >= ahead:
            yield waiting.pop(0).result()
    for job in waiting:
        yield job.result()


def _play_chunk(engine: Machine, loops: Any, house: Any, numbers: list[int], seed: int, start: int, size: int) -> _Chunk:
    # The generator is shared by the deals of the chunk, so their order matters.
    rngs = np.asarray(generator(seed, start))[np.newaxis]
    orders = shuffled(engine, loops, house, rngs, size)
    sheets, moves = [], []
    for seating in range(len(numbers)):
        counted, plays = play_seating(engine, loops, house, numbers, seating, rngs, orders)
        sheets.append(np.asarray(counted))
        moves.append(np.asarray(plays))
    lengths = np.stack([(plays >= 0).sum(axis=1, dtype=np.int32) for plays in moves], axis=1)
    return _Chunk(orders, moves, Played(start, np.stack(sheets, axis=1), lengths))


def _log_lines(engine: Machine, house: Any, players: Sequence[str], chunk: _Chunk) -> str:
    """The logs of a chunk, each deal as a match; the rules are played again to get the sheets."""
    lines: list[str] = []
    game, deck = engine.game, engine.game.rules.deck(house)
    retracer = retracer_of(game) if engine.compiled else None
    names = [[f"bot:{players[(seat + seating) % len(players)]}" for seat in range(house.seats)] for seating in range(len(chunk.moves))]
    heads = [Table(game, house).log(each) for each in names]
    doubled = [moves << 1 for moves in chunk.moves]
    for number, cards in enumerate(chunk.orders):
        for seating, moves in enumerate(chunk.moves):
            table = Table(game, house, compiled=engine.compiled)
            length = int(chunk.played.lengths[number, seating])
            if retracer is None or not retracer.write(table, cards, doubled[seating][number, :length].data):
                table.deal(deck.write_order(cards))
                for move in moves[number, :length]:
                    table.play(int(move))
            lines.append(heads[seating] + table.log_without_header())
    return "".join(lines)


@cache
def retracer_of(game: Game) -> Retracer:
    """What plays the deals of this game again for the logs; one at a time, since the logs are written by one thread."""
    return Retracer(game)


class _Writer:
    """A file that gets its name only when it is whole."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self._file: Any = None

    def __enter__(self) -> Callable[[str], None]:
        if self.path is None:
            return lambda text: None
        self._file = open(self.path.with_name(f".{self.path.name}.{os.getpid()}.part"), "x", encoding="utf-8")
        write: Callable[[str], None] = self._file.write
        return write

    def __exit__(self, kind: Any, error: Any, trace: Any) -> None:
        if self.path is None:
            return
        self._file.close()
        if kind is None:
            os.replace(self._file.name, self.path)
        else:
            os.unlink(self._file.name)


__all__ = ["Estimate", "Results", "simulate"]
