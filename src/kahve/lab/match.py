"""Plays a match between any players, by any game and house rules, with the same cards for every seating.

The result of a block depends only on the match, its seed and the number of the block. It does not depend on the workers, on the size of the
chunks in which blocks are played, or on interruptions.

>>> match = matched("pisti", {"seats": 2}, ["greedy", "random"], seed=1)
>>> play_chunk(match, Chunk(0, 0, 3), compiled=False).blocks
3
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

from ..bots import Bot, bot, check_bot, fingerprint, taken_from, whole_turn
from ..bots.players.levels import QUICK
from ..cards.quoting import printable
from ..cards.shuffle import generator
from ..engine.compile import source_hash
from ..engine.game import Game
from ..engine.house import HouseError, values_of
from ..engine.machine import Machine, machine
from ..engine.numeric import np
from ..engine.table import Table
from ..games import find as find_game
from ..games import settled
from .deal_loops import check_seats, loops_of, numbers_of, play_seating, shuffled
from .results import Played, joined

BLOCKS_BY_LOOP, BLOCKS_BY_MOVE = 512, 4
"""Blocks in a chunk: for compiled loops, and for play move by move, in which a player may think for long."""

SHARE_OF_BLOCKS, MOST_TIMES = 32, 64
"""A chunk for compiled loops may grow to this share of the blocks before it, and to this many of the first chunks: each is a file."""

FORMAT = 2
"""The version of the form of a match's identity and of the files that carry it."""


@dataclass(frozen=True)
class Match:
    """A match that can be played: the game, the house rules, the players and the seed. `matched` makes one.

    It can travel to another process.

    house: by name, the house rules that differ from their default, and the seats.
    """

    game_name: str
    house: tuple[tuple[str, object], ...]
    players: tuple[str, ...]
    seed: int

    @cached_property
    def game(self) -> Game:
        """The game that is played, found by its name."""
        return find_game(self.game_name)

    @cached_property
    def settled(self) -> Any:
        """The house tuple made from the house rules."""
        return self.game.settle(dict(self.house))

    @property
    def compiled_players(self) -> bool:
        """Whether compiled loops can call all players."""
        return all(player in QUICK for player in self.players)

    @property
    def chunk(self) -> int:
        """The number of blocks in the first chunk: more if compiled loops play them."""
        return BLOCKS_BY_LOOP if self.compiled_players else BLOCKS_BY_MOVE

    def chunks(self, blocks: int) -> list[Chunk]:
        """The chunks that together hold this many blocks. The sizes of those before the last do not depend on how many there are.

        >>> match = matched("pisti", {"seats": 2}, ["greedy", "random"], seed=1)
        >>> len(match.chunks(5_000_000)), match.chunks(5_000_000)[-1].first < 5_000_000
        (306, True)
        """
        chunks, first = list[Chunk](), 0
        while first < blocks:
            times = min(max(1, first // (SHARE_OF_BLOCKS * self.chunk)), MOST_TIMES) if self.compiled_players else 1
            chunks.append(Chunk(len(chunks), first, min(times * self.chunk, blocks - first)))
            first += chunks[-1].size
        return chunks

    @property
    def sides(self) -> int:
        """The number of sides of a table."""
        return int(self.game.rules.sides(self.settled))

    @property
    def identity(self) -> dict[str, object]:
        """The facts that tell this match from every other, ready for JSON.

        `program` is a hash of the rules and the players as they are written now. `files` says what the files of players hold now.
        """
        files = {player: print_of for player in self.players if (print_of := fingerprint(player)) is not None}
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
        """The state for another process, without the game and the house tuple: they are found again by name."""
        return {"game_name": self.game_name, "house": self.house, "players": self.players, "seed": self.seed}


def matched(
    name: str,
    house: Mapping[str, object] | str | None,
    players: Sequence[str],
    seed: int,
    *,
    preset: str | None = None,
    **rules: object,
) -> Match:
    """The match of these players; UnknownGame, HouseError or UnknownBot says what does not exist.

    name, house, preset, rules: as `kahve.new` takes them.
    """
    game, settled_house = settled(name, house, preset, **rules)
    for player in dict.fromkeys(players):
        check_bot(player, game, settled_house)
    check_seats(game, settled_house, players)
    if not 0 <= seed < 1 << 64:
        raise HouseError(f"seed cannot be {printable(seed)}: a seed is a whole number from 0 to 2**64 - 1.", "seed")
    values = {"seats": int(settled_house.seats), **values_of(settled_house, changed_only=True)}
    return Match(game.name, tuple(values.items()), tuple(players), seed)


@dataclass(frozen=True)
class Chunk:
    """Blocks that are played and kept as a whole: `size` of them, from number `first` on."""

    index: int
    first: int
    size: int


def chunks_of(blocks: int, at_once: int) -> list[Chunk]:
    """The chunks that together hold this many blocks, `at_once` in each.

    >>> chunks_of(10, 4)[-1]
    Chunk(index=2, first=8, size=2)
    """
    return [Chunk(index, first, min(at_once, blocks - first)) for index, first in enumerate(range(0, blocks, at_once))]


def play_chunk(match: Match, chunk: Chunk, *, compiled: bool = True) -> Played:
    """Play the blocks of a chunk, in any process: the same match and chunk give the same result, to the byte."""
    if not match.compiled_players:
        return play_by_moves(match, chunk, compiled=compiled)[0]
    if chunk.size > BLOCKS_BY_LOOP:
        firsts = range(chunk.first, chunk.first + chunk.size, BLOCKS_BY_LOOP)
        parts = [Chunk(chunk.index, first, min(BLOCKS_BY_LOOP, chunk.first + chunk.size - first)) for first in firsts]
        return joined([play_chunk(match, part, compiled=compiled) for part in parts])
    rngs, engine, loops = _rngs(match, chunk), machine(match.game, compiled), loops_of(match.game, compiled)
    orders = shuffled(engine, loops, match.settled, rngs, chunk.size)
    numbers = numbers_of(match.players)
    # The chance of a block begins alike in every seating, so a deal does not depend on the other deals of its block.
    played = [play_seating(engine, loops, match.settled, numbers, seating, rngs.copy(), orders) for seating in range(len(match.players))]
    sheets = np.stack([np.asarray(sheet) for sheet, _ in played], axis=1)
    lengths = np.stack([(np.asarray(moves) >= 0).sum(axis=1, dtype=np.int32) for _, moves in played], axis=1)
    return Played(chunk.first, sheets, lengths)


def play_by_moves(match: Match, chunk: Chunk, *, compiled: bool = True, keep: bool = False) -> tuple[Played, str]:
    """Play the blocks of a chunk with bots that are asked for every turn.

    Returns also the logs of the deals if `keep` is true, each deal as a match.
    """
    engine, seatings = machine(match.game, compiled), range(len(match.players))
    orders = shuffled(engine, loops_of(match.game, compiled), match.settled, _rngs(match, chunk), chunk.size)
    sheets = np.zeros((chunk.size, len(seatings), match.sides, len(match.game.rules.items)), dtype=np.int32)
    lengths, logs = np.zeros((chunk.size, len(seatings)), dtype=np.int32), list[str]()
    for block, order in enumerate(orders):
        for seating in seatings:
            table, lengths[block, seating] = _by_moves(match, engine, order, chunk.first + block, seating)
            sheets[block, seating] = np.asarray(table.record.sheet)[: match.sides, : len(match.game.rules.items)]
            if keep:
                logs.append(table.log([f"bot:{match.players[(seat + seating) % len(seatings)]}" for seat in range(table.seats)]))
    failures = taken_from(_player(name) for name in dict.fromkeys(match.players))
    return Played(chunk.first, sheets, lengths, failures), "".join(logs)


def _rngs(match: Match, chunk: Chunk) -> Any:
    return np.stack([np.asarray(generator(match.seed, block)) for block in range(chunk.first, chunk.first + chunk.size)])


@cache
def _player(name: str) -> Bot:
    """The bot of this name, made once in a process because some read a file. A bot keeps nothing between choices (`Bot.choose`)."""
    return bot(name)


def _by_moves(match: Match, engine: Machine, order: Any, block: int, seating: int) -> tuple[Table, int]:
    """The table after one deal with bots that are asked for every turn, and the number of moves of the deal."""
    table = Table(match.game, match.settled, compiled=engine.compiled)
    table.deal(match.game.rules.deck(match.settled).write_order(order))
    names = [match.players[(seat + seating) % len(match.players)] for seat in range(table.seats)]
    chances = [random.Random(f"{match.seed} {block} {seating} {seat}") for seat in range(table.seats)]
    moves = 0
    while (seat := table.turn) >= 0:
        for move in whole_turn(_player(names[seat]), table.view(seat), table.moves, chances[seat]):
            table.play(move)
            moves += 1
    return table, moves


def warm(match: Match) -> None:
    """Compile what the match needs once, before the workers would all do it."""
    if match.compiled_players:
        play_chunk(match, Chunk(0, 0, 1))
        return
    engine = machine(match.game, True)
    order = shuffled(engine, loops_of(match.game, True), match.settled, np.asarray(generator(match.seed))[np.newaxis], 1)[0]
    table = Table(match.game, match.settled, compiled=True)
    table.deal(match.game.rules.deck(match.settled).write_order(order))
    # Only one turn of each player is compiled, because a whole deal takes long with some.
    for name in dict.fromkeys(match.players):
        if table.turn >= 0:
            for move in whole_turn(_player(name), table.view(table.turn), table.moves, random.Random(match.seed)):
                table.play(move)
    # A failure in this turn is not a failure in the match.
    taken_from(_player(name) for name in dict.fromkeys(match.players))
