"""A table at which a match of any game is played: the public face of the engine in Python."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from numpy.typing import NDArray

from ..cards.deck import CardError
from ..cards.order import fresh_seed, order, seed_from
from .game import Game
from .house import Value, values_of
from .machine import Machine, machine
from .match import DEAL, LEGAL, OVER, PLAY
from .record import NOBODY
from .text import write_position


class IllegalMove(ValueError):  # noqa: N818 - the card player's word
    """A move that may not be made now; its text is the sentence that says why."""


class NotNow(ValueError):  # noqa: N818
    """An act out of its time: a deal while a deal is played, a match that is over."""


@dataclass
class DealRecord:
    """One deal as the log keeps it; a turn is a seat and what it played, in the game's notation."""

    number: int
    dealer: int
    order: str
    turns: list[tuple[int, str]] = field(default_factory=list)
    void: str = ""
    sheet: dict[str, dict[str, int]] | None = None
    scores: list[int] = field(default_factory=list)
    games: list[int] = field(default_factory=list)


class View:
    """What one seat may know, made by copying in: a record of the same shape, with the house rules and the game.

    `record` is a NumPy record to read fields from (`view.record.hand[view.seat]`); `str(view)` is its line of text.
    """

    def __init__(self, game: Game, house: Any, seat: int, tables: NDArray[Any]) -> None:
        """Keep an array of one record; it belongs to the view."""
        self.game, self.house, self.seat, self.tables = game, house, seat, tables

    @property
    def record(self) -> Any:
        """The record of this view."""
        return self.tables[0]

    def __str__(self) -> str:
        return write_position(self.game, self.house, self.tables)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and str(self) == str(other) and self.seat == other.seat

    __hash__ = None  # type: ignore[assignment]


class Table:
    """A match at a table.

    >>> import kahve
    >>> table = kahve.new("pisti", seats=4, target=101)
    >>> table.deal(seed=7)
    >>> table.turn, len(table.legal)
    (0, 4)
    >>> table.objection("QS")
    'You do not hold the queen of spades.'
    """

    def __init__(self, game: Game, house: Any, *, dealer: int | None = None, compiled: bool = False) -> None:
        """Open a table; dealer is the seat that deals first, by default the last one, so that seat 0 leads.

        compiled: play with compiled rules (worth it for thousands of plays) or interpreted ones (ready at once).
        """
        self.game, self.house = game, house
        self._machine: Machine = machine(game, compiled)
        self._tables = game.layout.new()
        self._out = self._machine.moves_array()
        first = house.seats - 1 if dealer is None else dealer
        if not 0 <= first < house.seats:
            raise NotNow(f"There is no seat {first}: seats are 0 to {house.seats - 1}.")
        self._tables["dealer"] = first
        self.first_dealer = first
        self.history: list[DealRecord] = []
        self._before = game.layout.new()  # the record before the turn that is being made
        self._turn: list[int] = []

    # -- what is on the table

    @property
    def record(self) -> Any:
        """The full record, hidden cards and all; show people and bots a `view` instead."""
        return self._tables[0]

    @property
    def turn(self) -> int:
        """The seat to move, or -1 when no seat is."""
        return int(self.record.turn) if self.record.phase == PLAY else NOBODY

    @property
    def seats(self) -> int:
        """How many people play."""
        return int(self.house.seats)

    @property
    def sides(self) -> int:
        """How many sides play."""
        return self._machine.sides(self.house)

    def side_of(self, seat: int) -> int:
        """The side of a seat."""
        return seat % self.sides

    @property
    def awaits_deal(self) -> bool:
        """Whether the next deal waits for its order."""
        return bool(self.record.phase == DEAL)

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return bool(self.record.phase == OVER)

    @property
    def winners(self) -> list[int]:
        """The sides that won the match, empty before its end."""
        return [side for side in range(self.sides) if self.record.winners >> side & 1]

    @property
    def scores(self) -> list[int]:
        """The points of the match by side."""
        return [int(points) for points in self.record.scores[: self.sides]]

    @property
    def games(self) -> list[int] | None:
        """The games of the rubber won by each side; None where no rubber is played."""
        if not getattr(self.house, "rubber", 0):
            return None
        return [int(won) for won in self.record.games[: self.sides]]

    @property
    def sheet(self) -> dict[int, dict[str, int]] | None:
        """The count of the last deal by side, item by item; None while a deal is played or before the first."""
        if self.record.phase == PLAY or not self.history or self.history[-1].sheet is None:
            return None
        return {int(side): dict(items) for side, items in self.history[-1].sheet.items()}

    # -- what is done at it

    def deal(self, order_text: str | None = None, *, seed: int | bytes | None = None) -> None:
        """Deal from an order of the pack in codes, top card first, or from a seed, or from the system's entropy.

        Raises NotNow while a deal is played or when the match is over, CardError for an order that is not this pack. A void deal
        leaves the table waiting for another order.
        """
        if self.over:
            raise NotNow("The match is over: open a new table.")
        if not self.awaits_deal:
            raise NotNow("This deal is not finished: there are cards to play.")
        deck = self.game.deck(self.house)
        if order_text is not None and seed is not None:
            raise CardError("Give an order or a seed, not both.")
        if order_text is not None:
            cards = deck.read_order(order_text)
        else:
            cards = order(deck, fresh_seed() if seed is None else seed_from(seed), len(self.history) + 1)
        dealer = int(self.record.dealer)
        self._machine.deal(self._tables, 0, self.house, cards)
        dealt = DealRecord(len(self.history) + 1, dealer, deck.write_order(cards))
        if self.record.void:
            dealt.void = self.game.voids[int(self.record.void)]
        self.history.append(dealt)

    @property
    def moves(self) -> list[int]:
        """The legal moves of the seat to play as move numbers, ascending; empty when no seat is to play."""
        found = self._machine.legal(self._tables, 0, self.house, self._out)
        return [int(move) for move in self._out[:found]]

    @property
    def legal(self) -> list[str]:
        """What the seat to play may do, in the game's notation: a whole turn each, where a play may take several moves."""
        turns = self.game.turns
        if turns is None or self.turn == NOBODY or turns.pending(self.record):
            return [self.write(move) for move in self.moves]
        return turns.ways(self.house, self.record)

    def write(self, move: int) -> str:
        """A move number in the game's notation."""
        return self.game.write_move(self.house, move)

    def read(self, move: str) -> int:
        """The number of a move in the game's notation; IllegalMove if it cannot be read."""
        try:
            return self.game.read_move(self.house, move)
        except (CardError, ValueError) as error:
            raise IllegalMove(str(error)) from None

    def write_turn(self, turn: Sequence[int]) -> str:
        """The moves of a turn that is still to be made, in the game's notation."""
        turns = self.game.turns
        return turns.write(self.house, self.record, turn) if turns else self.write(turn[0])

    def read_turn(self, text: str) -> list[int]:
        """The moves that a text stands for, mostly one; IllegalMove if it cannot be read."""
        turns = self.game.turns
        if turns is None or self.turn == NOBODY:
            return [self.read(text)]
        try:
            return turns.read(self.house, self.record, text)
        except (CardError, ValueError) as error:
            raise IllegalMove(str(error)) from None

    def objection(self, move: str | int) -> str | None:
        """Why the seat to play may not make this move or turn, in a sentence; None if it may."""
        try:
            turn = [move] if isinstance(move, int) else self.read_turn(move)
        except IllegalMove as error:
            return str(error)
        trial = self._tables if len(turn) == 1 else self._tables.copy()
        for at, number in enumerate(turn, 1):
            code = int(self._machine.refusal(trial, 0, self.house, number))
            if code != LEGAL:
                return self.game.sentence(self.house, code, number, trial[0])
            if at < len(turn):
                self._machine.step(trial, 0, self.house, number)
        return None

    def play(self, move: str | int) -> None:
        """Make a move of the seat to play, or the whole turn that a text stands for; IllegalMove says why it may not.

        A turn is made as a whole or not at all.
        """
        why = self.objection(move)
        if why is not None:
            raise IllegalMove(why)
        for number in [move] if isinstance(move, int) else self.read_turn(move):
            self._make(number)

    def _make(self, number: int) -> None:
        turns, seat = self.game.turns, self.turn
        if not self._turn:
            self._before[0] = self._tables[0]
        self._turn.append(number)
        self._machine.step(self._tables, 0, self.house, number)
        if turns is None:
            self.history[-1].turns.append((seat, self.write(number)))
        elif not turns.pending(self.record):
            self.history[-1].turns.append((seat, turns.write(self.house, self._before[0], self._turn)))
        if turns is None or not turns.pending(self.record):
            self._turn = []
        if self.record.phase != PLAY:
            self._note_count()

    def _note_count(self) -> None:
        items = self.game.items
        self.history[-1].sheet = {
            str(side): {item: int(self.record.sheet[side, at]) for at, item in enumerate(items)} for side in range(self.sides)
        }
        self.history[-1].scores = self.scores
        self.history[-1].games = self.games or []

    def view(self, seat: int) -> View:
        """All that this seat may know, and nothing else; seat -1 for an onlooker.

        Between the moves of a turn the others see the table as it was before it.
        """
        if not NOBODY <= seat < self.seats:
            raise NotNow(f"There is no seat {seat}: seats are 0 to {self.seats - 1}, -1 for an onlooker.")
        tables = self._before if self._turn and seat != self.turn else self._tables
        return View(self.game, self.house, seat, self._machine.view(tables, 0, self.house, seat))

    # -- text

    def __str__(self) -> str:
        return write_position(self.game, self.house, self._tables)

    def log(self, players: list[str] | None = None) -> str:
        """The match so far as JSON Lines: a header, a line a deal, a line for the result when it is over."""
        return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in self._log_lines(players))

    def _log_lines(self, players: list[str] | None) -> Iterator[Mapping[str, object]]:
        from .log import header

        yield header(self.game, self.house, self.first_dealer, players or ["?"] * self.seats)
        for dealt in self.history:
            line: dict[str, object] = {"deal": dealt.number, "dealer": dealt.dealer, "order": dealt.order}
            if dealt.void:
                yield line | {"void": dealt.void}
                continue
            line["moves"] = " ".join(f"{seat}:{text}" for seat, text in dealt.turns)
            if dealt.sheet is not None:
                line |= {"sheet": dealt.sheet, "scores": dealt.scores}
                if dealt.games:
                    line["games"] = dealt.games
            yield line
        if self.over:
            yield {"result": self.result}

    @property
    def result(self) -> dict[str, list[int]]:
        """The result as the log has it: scores and winners, and the games of a rubber."""
        found = {"scores": self.scores, "winners": self.winners}
        return found if self.games is None else found | {"games": self.games}

    def house_rules(self, *, changed_only: bool = False) -> dict[str, Value]:
        """The house rules of this table by name."""
        return values_of(self.house, changed_only=changed_only)


def from_position(game: Game, house: Any, tables: NDArray[Any]) -> Table:
    """A table that goes on from a position; its log begins there, so it cannot be replayed from the first card."""
    table = Table(game, house)
    table._tables = tables.copy()
    table.history = [DealRecord(int(tables[0].deals), int(tables[0].dealer), "")]
    if tables[0].phase != PLAY and tables[0].deals > 0 and not tables[0].void:
        table._note_count()
    return table


__all__ = ["DealRecord", "IllegalMove", "NotNow", "Table", "View", "from_position"]
