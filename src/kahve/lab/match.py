"""A match in the laboratory: any players, any game and house rules, the same cards for every seating, a block at a time.

What comes of a block depends on the match, its seed and the number of the block alone: not on the workers, the size of the chunks in which
blocks are played, or how often the work was interrupted.

>>> match = matched("pisti", {"seats": 2}, ["greedy", "random"], seed=1)
>>> found = run(match, deals=40, compiled=False, engine=Threads(1))
>>> found.results().deals, found.results().margin("greedy", "random").low > 0
(40, True)
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import cache, cached_property, partial
from typing import TYPE_CHECKING, Any

import numpy as np

from ..bots import Bot, bot, check_bot, fingerprint, whole_turn
from ..bots.rollout import QUICK
from ..cards.shuffle import generator
from ..engine.compile import interpreted_only, source_hash
from ..engine.game import Game
from ..engine.house import HouseError, values_of
from ..engine.machine import Machine, machine
from ..engine.table import Table
from ..games import game as find_game
from .engines import Engine, Processes, Threads
from .loops import check_seats, loops_of, numbers_of, play_seating, shuffled
from .results import Played, Results, joined, results

if TYPE_CHECKING:
    from .deals_folder import DealsFolder
    from .sequential import SignTest

BLOCKS_BY_LOOP, BLOCKS_BY_MOVE = 512, 4
"""How many blocks make a chunk, which is played and kept as a whole: by compiled loops, and move by move, where a player may think long."""

Progress = Callable[[int, bool], None]
"""Is told how many deals more are known, and whether they have just been played; (0, True) when play begins."""

FORMAT = 1
"""The form of a match's identity and of the files that carry it."""


@dataclass(frozen=True)
class Match:
    """Who plays what by which house rules, from which seed; made by `matched`. It may travel to another process.

    house: the house rules that differ from their default, and the seats, by name.
    """

    game_name: str
    house: tuple[tuple[str, object], ...]
    players: tuple[str, ...]
    seed: int

    @cached_property
    def game(self) -> Game:
        """The game."""
        return find_game(self.game_name)

    @cached_property
    def settled(self) -> Any:
        """The house tuple."""
        return self.game.settle(dict(self.house))

    @property
    def compiled_players(self) -> bool:
        """Whether all players have a form that compiled loops can call."""
        return all(player in QUICK for player in self.players)

    @property
    def chunk(self) -> int:
        """How many blocks make a chunk."""
        return BLOCKS_BY_LOOP if self.compiled_players else BLOCKS_BY_MOVE

    @property
    def sides(self) -> int:
        """How many sides play."""
        return int(self.game.sides(self.settled))

    @property
    def identity(self) -> dict[str, object]:
        """What tells this match from every other, ready for JSON; `program` stands for the rules and players as they are written now.

        Where players are read from files, `files` says what these hold now.
        """
        files = {player: held for player in self.players if (held := fingerprint(player)) is not None}
        identity: dict[str, object] = {
            "format": FORMAT,
            "game": self.game_name,
            "rules": self.game.version,
            "house": dict(self.house),
            "players": list(self.players),
            "seed": self.seed,
            "program": source_hash(),
        }
        return identity | {"files": files} if files else identity

    def __getstate__(self) -> dict[str, object]:
        """Leave the game and the house tuple behind: they are found again by name."""
        return {"game_name": self.game_name, "house": self.house, "players": self.players, "seed": self.seed}


def matched(name: str, house: Mapping[str, object], players: Sequence[str], seed: int, *, preset: str | None = None) -> Match:
    """A match of the game of this name; UnknownGame, HouseError or UnknownBot says what there is not."""
    game = find_game(name)
    settled = game.settle(house, preset)
    for player in dict.fromkeys(players):
        check_bot(player, game, settled)
    check_seats(game, settled, players)
    if not 0 <= seed < 1 << 64:
        raise HouseError(f"seed cannot be {seed}: a seed is a whole number from 0 to 2**64 - 1.", "seed")
    values = {"seats": int(settled.seats), **values_of(settled, changed_only=True)}
    return Match(game.name, tuple(values.items()), tuple(players), seed)


@dataclass(frozen=True)
class Chunk:
    """Some blocks that are played as a whole: `size` of them from `first` on."""

    index: int
    first: int
    size: int


def chunks_of(blocks: int, at_once: int) -> list[Chunk]:
    """The chunks of so many blocks.

    >>> chunks_of(10, 4)[-1]
    Chunk(index=2, first=8, size=2)
    """
    return [Chunk(index, first, min(at_once, blocks - first)) for index, first in enumerate(range(0, blocks, at_once))]


def play_chunk(match: Match, chunk: Chunk, *, compiled: bool = True) -> Played:
    """Play some blocks of a match, in any process: the same match and chunk give the same, to the byte."""
    if not match.compiled_players:
        return play_by_moves(match, chunk, compiled=compiled)[0]
    rngs, engine, loops = _rngs(match, chunk), machine(match.game, compiled), loops_of(match.game, compiled)
    orders = shuffled(engine, loops, match.settled, rngs, chunk.size)
    numbers = numbers_of(match.players)
    # In every seating the chance of a block begins alike, so that a deal does not depend on how others of its block went.
    played = [play_seating(engine, loops, match.settled, numbers, seating, rngs.copy(), orders) for seating in range(len(match.players))]
    sheets = np.stack([sheet for sheet, _ in played], axis=1)
    lengths = np.stack([(moves >= 0).sum(axis=1, dtype=np.int32) for _, moves in played], axis=1)
    return Played(chunk.first, sheets, lengths)


def play_by_moves(match: Match, chunk: Chunk, *, compiled: bool = True, keep: bool = False) -> tuple[Played, str]:
    """The same with bots that are asked for every turn; and, to keep, the logs of the deals, each a match."""
    engine, seatings = machine(match.game, compiled), range(len(match.players))
    orders = shuffled(engine, loops_of(match.game, compiled), match.settled, _rngs(match, chunk), chunk.size)
    sheets = np.zeros((chunk.size, len(seatings), match.sides, len(match.game.items)), dtype=np.int32)
    lengths, logs = np.zeros((chunk.size, len(seatings)), dtype=np.int32), list[str]()
    for at, order in enumerate(orders):
        for seating in seatings:
            table, lengths[at, seating] = _by_moves(match, engine, order, chunk.first + at, seating)
            sheets[at, seating] = table.record.sheet[: match.sides, : len(match.game.items)]
            if keep:
                logs.append(table.log([f"bot:{match.players[(seat + seating) % len(seatings)]}" for seat in range(table.seats)]))
    return Played(chunk.first, sheets, lengths), "".join(logs)


def _rngs(match: Match, chunk: Chunk) -> Any:
    return np.stack([generator(match.seed, block) for block in range(chunk.first, chunk.first + chunk.size)])


@cache
def _player(name: str) -> Bot:
    """The bot of this name, made once in a process: some read a file. It keeps nothing from one choice to the next (`Bot.choose`)."""
    return bot(name)


def _by_moves(match: Match, engine: Machine, order: Any, block: int, seating: int) -> tuple[Table, int]:
    """Play one deal with bots that are asked for every turn: the table after it, and how many moves it took."""
    table = Table(match.game, match.settled, compiled=engine.compiled)
    table.deal(match.game.deck(match.settled).write_order(order))
    names = [match.players[(seat + seating) % len(match.players)] for seat in range(table.seats)]
    chances = [random.Random(f"{match.seed} {block} {seating} {seat}") for seat in range(table.seats)]
    moves = 0
    while (seat := table.turn) >= 0:
        for move in whole_turn(_player(names[seat]), table.view(seat), table.moves, chances[seat]):
            table.play(move)
            moves += 1
    return table, moves


@dataclass(frozen=True)
class Found:
    """What came of a match: its deals, and where a test decided when to stop, whether it has decided.

    unread: the parts of the folder that could not be read and were played again. planned: the most blocks that were to be played, where
    a test decided.
    """

    match: Match
    played: Played
    unread: tuple[str, ...] = ()
    verdict: str | None = None
    planned: int | None = None

    def results(self) -> Results:
        """What the deals say of the players."""
        return results(self.match.game, self.match.players, self.played, self.planned)


def engine_for(match: Match, workers: int | None = None) -> Engine:
    """Threads for what runs compiled and lets them run at once, processes for the rest."""
    return Threads(workers) if match.compiled_players and not interpreted_only() else Processes(workers)


def run(
    match: Match,
    deals: int,
    *,
    engine: Engine | None = None,
    folder: DealsFolder | None = None,
    test: SignTest | None = None,
    progress: Progress | None = None,
    compiled: bool = True,
) -> Found:
    """Play at least so many deals, rounded up to whole blocks, or until `test` has decided.

    folder: keeps every chunk as soon as it is played, and gives back those that it holds. progress: told of deals as they
    become known. Raises what the engine raises; what was played until then is in the folder.
    """
    if deals < 1:
        raise HouseError(f"deals cannot be {deals}: at least 1.", "deals")
    players = len(match.players)
    blocks = -(-deals // players)
    chunks = chunks_of(blocks, match.chunk)
    known, unread = folder.read(chunks) if folder is not None else ({}, ())
    if progress is not None and known:
        progress(sum(part.blocks for part in known.values()) * players, False)
    judge = _Judge(match, test)
    judge.look(known)
    missing = [chunk for chunk in chunks if chunk.index not in known] if judge.verdict is None else []
    if missing:
        if compiled:
            _warm(match)
        if progress is not None:
            progress(0, True)  # now it begins
        with closing((engine or engine_for(match)).run(partial(play_chunk, match, compiled=compiled), missing)) as playing:
            for chunk, part in playing:
                if folder is not None:
                    folder.write(chunk, part)
                known[chunk.index] = part
                if progress is not None:
                    progress(chunk.size * players, True)
                judge.look(known)
                if judge.verdict is not None:
                    break
    counted = len(judge.looks) if judge.verdict is not None else len(chunks)
    if folder is not None:
        folder.keep_only(counted)
    planned = blocks if test is not None else None
    return Found(match, joined([known[at] for at in range(counted)]), tuple(unread), judge.verdict, planned)


class _Judge:
    """A test that looks at the end of every chunk, in order, however the chunks came in; without a test nothing is ever decided."""

    def __init__(self, match: Match, test: SignTest | None) -> None:
        self.match, self.test = match, test
        self.looks: list[Results] = []
        self.verdict: str | None = None

    def look(self, known: Mapping[int, Played]) -> None:
        """Look at what has become known and was not looked at yet, until there is a verdict."""
        match = self.match
        while self.test is not None and self.verdict is None and len(self.looks) in known:
            self.looks.append(results(match.game, match.players, known[len(self.looks)]))
            others = range(1, len(match.players))
            self.verdict = self.test.verdict([np.concatenate([look.margins(0, other) for look in self.looks]) for other in others])


def _warm(match: Match) -> None:
    """Compile what the match needs once, before the workers would all do it."""
    if match.compiled_players:
        play_chunk(match, Chunk(0, 0, 1))
        return
    engine = machine(match.game, True)
    order = shuffled(engine, loops_of(match.game, True), match.settled, generator(match.seed)[np.newaxis], 1)[0]
    table = Table(match.game, match.settled, compiled=True)
    table.deal(match.game.deck(match.settled).write_order(order))
    # One turn of each player, not a deal: some think for long.
    for name in dict.fromkeys(match.players):
        if table.turn >= 0:
            for move in whole_turn(_player(name), table.view(table.turn), table.moves, random.Random(match.seed)):
                table.play(move)


__all__ = ["Chunk", "Found", "Match", "chunks_of", "engine_for", "matched", "play_by_moves", "play_chunk", "run"]
