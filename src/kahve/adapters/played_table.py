"""One table of an environment at play: a learner's move, then those of the built-in players up to a learner's next turn.

`Play` asks a `Table`, and any player may sit there. `CompiledPlay` makes one call of compiled code for all of it: the moves of quick
players, the legal moves, and what the learner sees. Both give the same.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from ..bots import Bot, bot
from ..bots.players.levels import QUICK
from ..bots.players.rollout import quick_kernel
from ..cards.arrays import INT64, Array, zeros
from ..cards.dialect import kernel
from ..engine.entries import entries_plan, read_entries
from ..engine.game import Game
from ..engine.loops import legal_rule, side_number
from ..engine.machine import machine
from ..engine.match_record import COUNT, PLAY
from ..engine.numeric import NDArray, np
from ..engine.observation import Observation
from ..engine.record import NOBODY, Records
from ..engine.table import IllegalMove, Table
from ..engine.view import View
from ..lab.batch import points
from ..lab.batch_loops import LEARNER, STAY, make_quick_move
from .observing import Reading

LEGAL, MADE, CHANGED, SEER, PASSED_ON, FIRST = range(6)
"""Where compiled code notes how many moves are legal, how many were made, how many entries have changed and for which seat, whether these
were passed on, and the first of the moves that were made."""
STRETCH = 16
"""The entries that are compared at once with what a seat saw before."""
MOST_NOTED = 1000
"""The moves that are noted before the table is told of them."""


class QuickPlayer:
    """A quick player that draws its chance as its compiled form does, so that both make the same moves."""

    def __init__(self, game: Game, name: str, draws: Array) -> None:
        """draws: the state of a generator of compiled code, which is drawn from."""
        self._choose, self._number, self._draws = quick_kernel(game), QUICK.index(name), draws

    def choose(self, view: View, moves: Sequence[int], rng: random.Random) -> int:
        """As every bot (`kahve.bots.Bot`), but nothing is drawn from `rng`."""
        listed = list(moves)
        place = self._choose(self._number, view.record, view.house, listed, len(listed), [0] * len(listed), self._draws)
        return listed[int(place)]


def seated(game: Game, players: Mapping[int, str], draws: Array) -> dict[int, Bot]:
    """The bots of these names by seat; quick ones draw from `draws`."""
    return {seat: QuickPlayer(game, name, draws) if name in QUICK else bot(name) for seat, name in players.items()}


class Play:
    """A deal at a table.

    - turn: the seat of the learner who is to move, or NOBODY at the end.
    - moves_made: the moves of all seats in all deals so far.
    """

    turn = NOBODY
    moves_made = 0
    _table: Table
    _moves: list[int]

    def __init__(self, reading: Reading, players: Mapping[int, Bot], chance: random.Random) -> None:
        """reading: what a learner reads. chance: from which players draw."""
        self._reading, self._players, self._chance = reading, players, chance
        self._move_numbers = reading.layout.game.rules.move_numbers

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self._table

    def begin(self, table: Table) -> None:
        """Go on from a table at which a seat is to move."""
        self._table = table
        self._let_players_move(table.moves)

    def make(self, move: int) -> None:
        """Make a legal move of the learner."""
        self._let_players_move(self._table.make(move))

    def _let_players_move(self, moves: list[int]) -> None:
        table = self._table
        self.moves_made += 1
        while (turn := table.turn) in self._players:
            move = self._players[turn].choose(table.view(turn), moves, self._chance)
            if move not in moves:
                raise IllegalMove(table.objection(move))
            moves = table.make(move)
            self.moves_made += 1
        self.turn, self._moves = turn, moves

    def allows(self, move: int) -> bool:
        """Whether the learner may make this move now."""
        return move in self._moves

    def mask(self, kind: type[Any]) -> NDArray[Any]:
        """Which moves are legal now: a new array of this type, shape (move numbers,)."""
        mask = np.zeros(self._move_numbers, dtype=kind)
        mask[self._moves] = 1
        return mask

    def seen(self, seat: int) -> NDArray[Any]:
        """What a seat reads now: a new array."""
        return self._reading.at_table(self.table, seat)

    def points(self) -> list[int]:
        """The points that the deal just counted brought each seat (`kahve.lab.batch.points`)."""
        return points(self._table)


class CompiledTable:
    """A table in memory of its own, bound to a compiled loop. OSError where nothing can be compiled.

    - play(seat, move): make a legal move, or none if it is STAY, then those of quick players. It gives the seat to move, or NOBODY.
      It writes what `seat` sees, or for NOBODY what the seat to move sees.
    - entries: that, shape (entries,). mask: which moves are legal. notes: LEGAL to PASSED_ON, and the moves.
    """

    def __init__(self, layout: Observation, players: Mapping[int, str], draws: Array, *, listed: bool = False) -> None:
        """players: the quick players by seat. listed: for `seen`, whose entries are floats."""
        game, size = layout.game, layout.game.rules.layout.size
        tables = Records(game.rules.layout, bytearray(2 * size))
        self.record, self._memory, self._loaded = tables[0], tables.memory[:size], b""
        self.entries: NDArray[Any] = np.zeros(layout.size, dtype=np.float32 if listed else np.int32)
        self.mask = np.zeros(game.rules.move_numbers, dtype=np.int8)
        legal, worths = zeros(game.rules.move_numbers, INT64), zeros(game.rules.move_numbers, INT64)
        self._legal = legal.view
        self.notes = zeros(FIRST + MOST_NOTED, INT64).view
        seats = zeros(int(layout.house.seats), INT64)
        for seat in range(len(seats)):
            seats[seat] = QUICK.index(players[seat]) if seat in players else LEARNER
        self._lists = [[0.0] * layout.size for _ in range(len(seats))]
        self._places, self._values = np.zeros(layout.size, dtype=np.int64), np.zeros(layout.size, dtype=np.float64)
        changes = (np.zeros((len(seats), layout.size), dtype=np.float32), self._places, self._values)
        memory = (tables, tables.byte_rows, layout.house, seats, entries_plan(layout), self.entries, self.mask, legal, worths)
        play = _play_on(game, bool(players), listed).bound(*memory, *changes, self.notes, draws, None, None)
        if play is None:
            raise OSError("no compiler works")
        self.play: Callable[[int, int], int] = play

    def load(self, record: bytes | memoryview) -> None:
        """Take up this record, with no move noted."""
        self._memory[:] = record
        self.notes[MADE] = 0

    def step(self, record: bytes, move: int) -> tuple[bytes, int, tuple[int, ...]]:
        """The record after a legal move from this record, the seat to move or NOBODY, and the legal moves."""
        self.load(record)
        turn = self.play(NOBODY, move)
        self._loaded = self._memory.tobytes()
        return self._loaded, turn, tuple(self._legal[: self.notes[LEGAL]].tolist())

    def seen(self, record: bytes, turn: int) -> list[float]:
        """What the seat to move in this record, `turn`, sees: a new list.

        Of hundreds of entries about twenty change between two turns of a seat, and a list is copied sooner than made of new numbers.
        """
        if record is not self._loaded:
            self.load(record)
            self.play(NOBODY, STAY)
            self._loaded = record
        entries, changed = self._lists[turn], self.notes[CHANGED]
        if changed:
            for place, value in zip(self._places[:changed].tolist(), self._values[:changed].tolist()):
                entries[place] = value
            self.notes[PASSED_ON] = 1
        return entries.copy()


class CompiledPlay(Play):
    """The same with quick players, in compiled code. The table is told of the moves when it is asked for."""

    def __init__(self, reading: Reading, players: Mapping[int, str], learner: int, draws: Array) -> None:
        """players: the quick players by seat. learner: the seat that is to see, or NOBODY for each that is to move."""
        super().__init__(reading, seated(reading.layout.game, players, draws), random.Random())
        self._learner = learner
        self._compiled = compiled = CompiledTable(reading.layout, players, draws)
        self._play, self._notes, self._may = compiled.play, compiled.notes, compiled.mask.data
        self._read = reading.reader(compiled.entries)
        self._seer = NOBODY  # whose observation is in `entries`

    @property
    def table(self) -> Table:
        """The table as it is now."""
        self._tell_table()
        return self._table

    def _tell_table(self) -> None:
        """Make the noted moves at the table, so that there is room for others."""
        notes = self._notes
        for move in notes[FIRST : FIRST + notes[MADE]]:
            self._table.make(move)
        notes[MADE] = 0

    def begin(self, table: Table) -> None:
        """Go on from a table at which a seat is to move."""
        self._table = table
        self._compiled.load(table.record.memory)
        self.make(STAY)

    def make(self, move: int) -> None:
        """Make a legal move of the learner, or none if it is STAY."""
        if self._notes[MADE] == MOST_NOTED:
            self._tell_table()
        self.turn = self._play(self._learner, move)
        while self.turn in self._players:
            self._tell_table()
            self.turn = self._play(self._learner, STAY)
        self._seer = self.turn if self._learner == NOBODY else self._learner

    def allows(self, move: int) -> bool:
        """Whether the learner may make this move now."""
        return 0 <= move < self._move_numbers and self._may[move] == 1

    def mask(self, kind: type[Any]) -> NDArray[Any]:
        """Which moves are legal now: a new array of this type, shape (move numbers,)."""
        return self._compiled.mask.astype(kind)

    def seen(self, seat: int) -> NDArray[Any]:
        """What a seat reads now: a new array."""
        if seat != self._seer:
            if self.turn != NOBODY:  # within a turn the others see the table as it was before it
                return super().seen(seat)
            self._play(seat, STAY)
            self._seer = seat
        return self._read(seat)

    def points(self) -> list[int]:
        """The points that the deal just counted brought each seat, read off the record."""
        rules, layout = self._reading.layout.game.rules, self._reading.layout
        sheet, total, sides = self._compiled.record.sheet.tolist(), rules.items.index("total"), int(rules.sides(layout.house))
        return [(-1 if rules.low_wins else 1) * sheet[seat % sides][total] for seat in range(int(layout.house.seats))]


@kernel
def _no_quick_move(t: Any, row: Any, seen: Any, seen_row: Any, house: Any, player: int, legal: Any, worths: Any, rng: Any) -> int:
    return 0


def make_play_on(game: Game, with_players: bool, with_changes: bool) -> Callable[..., Any]:
    """`play_on(tables, rows, house, ..., rng, seat, move)` -> the seat to move or NOBODY.

    - tables: the record and space for a view. rows: the same memory as bytes.
    - players: by seat, LEARNER or the number of a quick player. plan: of `kahve.engine.entries`.
    - known: by seat the entries that were last passed on. places, values: those that differ now, and what they are.
    - the rest is as in `CompiledTable`.
    """
    play, score, listed, sides = game.rules.play, game.rules.score, legal_rule(game), game.rules.sides
    move_numbers = game.rules.move_numbers
    quick_move = make_quick_move(game) if with_players else _no_quick_move

    def play_on(
        tables: Any,
        rows: Any,
        house: Any,
        players: Any,
        plan: Any,
        entries: Any,
        mask: Any,
        legal: Any,
        worths: Any,
        known: Any,
        places: Any,
        values: Any,
        notes: Any,
        rng: Any,
        seat: int,
        move: int,
    ) -> int:
        t = tables[0]
        if with_changes and notes[PASSED_ON]:
            for change in range(notes[CHANGED]):
                known[notes[SEER], places[change]] = values[change]
            notes[PASSED_ON] = 0
        going_on = True
        while going_on:
            going_on = False
            if move != STAY:
                if notes[MADE] < MOST_NOTED:
                    notes[FIRST + notes[MADE]] = move
                    notes[MADE] += 1
                play(t, house, move)
                if t.phase == COUNT:
                    score(t, house)
            if with_players and t.phase == PLAY and players[t.turn] != LEARNER and notes[MADE] < MOST_NOTED:
                move = quick_move(t, rows[0], tables[1], rows[1], house, players[t.turn], legal, worths, rng)
                going_on = True
        for each in range(move_numbers):
            mask[each] = 0
        turn = NOBODY
        notes[LEGAL] = 0
        if t.phase == PLAY:
            turn = t.turn
            number = listed(t, house, legal)
            notes[LEGAL] = number
            for place in range(number):
                mask[legal[place]] = 1
        seer = turn if seat == NOBODY else seat
        read_entries(rows, 0, plan, seer, side_number(seer, sides(house)), entries)
        if with_changes and seer != NOBODY:
            changed, size = 0, entries.shape[0]
            for start in range(0, size, STRETCH):
                # Most stretches are as they were, and a whole one is compared at once.
                differs = 0
                if start + STRETCH <= size:
                    for place in range(start, start + STRETCH):
                        differs |= int(entries[place] != known[seer, place])
                if differs or start + STRETCH > size:
                    for place in range(start, min(start + STRETCH, size)):
                        if entries[place] != known[seer, place]:
                            places[changed], values[changed] = place, entries[place]
                            changed += 1
            notes[CHANGED], notes[SEER] = changed, seer
        return int(turn)

    return play_on


@cache
def _play_on(game: Game, with_players: bool, with_changes: bool) -> Any:
    """The loop, which is compiled for the first table."""
    return machine(game, True).ready(make_play_on(game, with_players, with_changes))
