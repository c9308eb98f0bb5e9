"""A table at which a match of any game is played: the public face of the engine in Python."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from numbers import Integral
from typing import TYPE_CHECKING, Any, NamedTuple, TypeGuard

from ..cards.arrays import Array
from ..cards.deck import CardError
from ..cards.nearest import no_attribute
from ..cards.order import fresh_seed, order, seed_from
from ..cards.quoting import quoted
from ..language import message
from .deal_steps import DealSteps
from .dealt import CountedDeal, DealRecord
from .game import Game
from .header import header
from .house import Value, values_of
from .machine import Machine, machine, machine_at_hand
from .match_record import DEAL, LEGAL, OVER, PLAY
from .reachability import is_whole, shows_cards_of
from .record import NOBODY, Records
from .text import write_position
from .view import MEANT, View, drawn, listed_turns, standing_at


class IllegalMove(ValueError):  # noqa: N818 - the card player's word
    """A move that may not be made now; its text is the sentence that says why."""


class NotNow(ValueError):  # noqa: N818
    """An act out of its time: a deal while a deal is played, a match that is over."""


class _Unwritten(NamedTuple):
    """A turn that the record of its deal does not have in words yet, with the record of the match before it."""

    dealt: DealRecord
    seat: int
    before: bytes
    turn: list[int]


def _seat(given: object, low: int, end: int) -> int | None:
    """A whole number from `low` to below `end`; None for anything else."""
    number = int(given) if _is_number(given) else None
    return number if number is not None and low <= number < end else None


def _is_number(given: object) -> TypeGuard[Integral]:
    """Whether this is a whole number; True and False are none."""
    return type(given) is int or (isinstance(given, Integral) and not isinstance(given, bool))


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

        compiled: play with compiled rules (worth it for thousands of plays), or with those that are ready at once (`machine_at_hand`).
        """
        self.game = game
        self.house = house
        self._machine: Machine = machine(game, True) if compiled else machine_at_hand(game)
        self._tables = game.rules.layout.new()
        self._out: Array | None = None  # room for legal moves, made by the first `make`
        self._sides = self._machine.sides(house)
        first = _seat(house.seats - 1 if dealer is None else dealer, 0, house.seats)
        if first is None:
            raise NotNow(message("engine-no-such-seat", seat=quoted(dealer), last=str(house.seats - 1)))
        self._tables[0].dealer = first
        self.first_dealer = first
        self._history: list[DealRecord] = []
        self._unwritten: list[_Unwritten] = []
        self._counted_before: tuple[int, tuple[CountedDeal, ...]] | None = None  # the number of deals, and those before the last
        self._before = b""  # the record before the turn that is being made
        self._turn: list[int] = []
        self._mover = NOBODY  # whose turn it is that is being made
        self._dealt = b""  # the record from which the moves of this deal were made
        self._turns: list[list[int]] = []  # the turns of this deal before it, as moves
        self._starts: list[bytes] | None = None  # the record before each of them, once one has been taken back
        self._is_view = False  # whether cards of the record are not seen

    # -- what is on the table

    @property
    def history(self) -> list[DealRecord]:
        """The deals so far as the log keeps them, the last one perhaps still in play."""
        if self._unwritten:
            self._write_turns()
        return self._history

    def _write_turns(self) -> None:
        for dealt, seat, before, turn in self._unwritten:
            dealt.turns.append((seat, self.game.turns.write(self.house, self._record_of(before)[0], turn)))
        self._unwritten.clear()

    def _record_of(self, content: bytes) -> Records:
        return Records(self.game.rules.layout, bytearray(content))

    @property
    def record(self) -> Any:
        """The full record, hidden cards and all; show people and bots a `view` instead."""
        return self._tables[0]

    @property
    def is_whole(self) -> bool:
        """Whether all cards of its record are known: False at the table of a view."""
        return not self._is_view

    @property
    def turn(self) -> int:
        """The seat to move, or NOBODY when no seat is."""
        t = self._tables[0]
        turn: int = t.turn if t.phase == PLAY else NOBODY
        return turn

    @property
    def _phase(self) -> int:
        phase: int = self._tables[0].phase
        return phase

    @property
    def seats(self) -> int:
        """The number of people who play."""
        return int(self.house.seats)

    @property
    def sides(self) -> int:
        """The number of sides."""
        return self._sides

    def side_of(self, seat: int) -> int:
        """The side of a seat."""
        return seat % self.sides

    @property
    def awaits_deal(self) -> bool:
        """Whether the next deal waits for its order."""
        return self._phase == DEAL

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self._phase == OVER

    @property
    def winners(self) -> list[int]:
        """The sides that won the match, empty before its end."""
        winners = self._tables[0].winners
        return [side for side in range(self.sides) if winners >> side & 1]

    @property
    def scores(self) -> list[int]:
        """The points of the match by side."""
        scores: list[int] = self._tables[0].scores.tolist()[: self.sides]
        return scores

    @property
    def games(self) -> list[int] | None:
        """The games of the rubber won by each side; None where no rubber is played."""
        if not getattr(self.house, "rubber", 0):
            return None
        return [int(won) for won in self.record.games[: self.sides]]

    @property
    def sheet(self) -> dict[int, dict[str, int]] | None:
        """The count of the last deal by side, item by item; None while a deal is played or before the first."""
        if self._phase == PLAY or not self._history or self._history[-1].sheet is None:
            return None
        return {int(side): dict(items) for side, items in self._history[-1].sheet.items()}

    # -- what is done at it

    def deal(self, order_text: str | None = None, *, seed: int | bytes | None = None) -> None:
        """Deal from an order of the pack in codes, top card first, or from a seed, or from the system's entropy.

        Raises NotNow while a deal is played or when the match is over, CardError for an order that is not this pack. A void deal
        leaves the table waiting for another order.
        """
        if self.over:
            raise NotNow(message("engine-match-is-over"))
        if not self.awaits_deal:
            raise NotNow(message("engine-deal-is-not-finished"))
        deck = self.game.rules.deck(self.house)
        if order_text is not None and seed is not None:
            raise CardError(message("engine-order-and-seed"))
        if order_text is not None and not isinstance(order_text, str):
            raise CardError(message("engine-order-is-no-text", order=quoted(order_text)))
        if order_text is not None:
            cards = deck.read_order(order_text)
        else:
            cards = order(deck, fresh_seed() if seed is None else seed_from(seed), len(self._history) + 1)
        dealer = self._tables[0].dealer
        self._machine.deal(self._tables, 0, self.house, cards)
        dealt = DealRecord(len(self._history) + 1, dealer, deck.write_order(cards))
        void = self._tables[0].void
        if void:
            dealt.voided = self.game.words.voids[void]
        self._history.append(dealt)
        self._dealt, self._turns, self._is_view = self._tables.tobytes(), [], False
        self._starts = None if self._starts is None else []

    def take_over(self, dealt: DealRecord, tables: Records, start: bytes, turns: list[list[int]]) -> None:
        """Stand after a deal that was played elsewhere from here, with `tables` at its end (`kahve.engine.retracing`).

        start: the record when it was dealt. turns: the moves that were made from there.
        """
        self._history.append(dealt)
        self._tables, self._dealt, self._turns, self._is_view = tables, start, turns, False
        self._starts = None
        self._note_count()

    @property
    def moves(self) -> list[int]:
        """The legal moves of the seat to play as move numbers, ascending; empty when no seat is to play.

        They are empty too where the table goes on from what another seat sees: the cards of the seat to play are not known then.
        """
        return [] if self._hides_mover else self._machine.moves(self._tables, self.house)

    @property
    def _hides_mover(self) -> bool:
        """Whether the cards of the seat to play are not seen."""
        t = self._tables[0]
        return self._is_view and not shows_cards_of(self.game.rules.layout, t, t.turn, self.side_of(t.turn))

    @property
    def legal(self) -> list[str]:
        """The turns that the seat to play may make, in the game's notation.

        These are all where `legal_count` is a number up to MOST_LEGAL, and else the first of them.
        """
        return listed_turns(self.game, self.house, self.record, self.moves)

    @property
    def legal_count(self) -> int | None:
        """The number of turns that the seat to play may make; None where they are without number, and `legal` has only some.

        They are without number where a first meld is to be laid, and where a word is to be named.
        """
        if self.turn == NOBODY or self._hides_mover or self.game.turns.pending(self.record):
            return len(self.moves)
        turns = self.game.turns
        return turns.number(self.house, self.record) if turns.lists_all(self.house, self.record) else None

    def every_turn(self) -> Iterator[str]:
        """The turns of the seat to play one after another, each made when it is asked for; all that `legal_count` counts."""
        if self.turn == NOBODY or self._hides_mover or self.game.turns.pending(self.record):
            return iter(self.legal)
        return iter(self.game.turns.every(self.house, self.record))

    def write(self, move: int) -> str:
        """A move number in the game's notation."""
        return self.game.words.write_move(self.house, move)

    def read(self, move: str) -> int:
        """The number of a move in the game's notation; IllegalMove if it cannot be read."""
        if not isinstance(move, str):
            raise IllegalMove(message("engine-move-is-no-text", move=quoted(move)))
        try:
            return self.game.words.read_move(self.house, move)
        except (CardError, ValueError) as error:
            raise IllegalMove(str(error)) from None

    def write_turn(self, turn: Sequence[int]) -> str:
        """The moves of a turn that is still to be made, in the game's notation."""
        return self.game.turns.write(self.house, self.record, turn)

    def read_turn(self, text: str) -> list[int]:
        """The moves that a text stands for, mostly one; IllegalMove if it cannot be read."""
        if self.turn == NOBODY or not isinstance(text, str):
            return [self.read(text)]
        try:
            return self.game.turns.read(self.house, self.record, text)
        except (CardError, ValueError) as error:
            raise IllegalMove(str(error)) from None

    def objection(self, move: str | int | Sequence[int]) -> str | None:
        """Why the seat to play may not make this move or turn, in a sentence; None if it may."""
        try:
            turn = self._moves_of(move)
        except IllegalMove as error:
            return str(error)
        if self._hides_mover:
            return message("engine-cards-not-seen", seat=str(self.turn))
        trial = self._tables if len(turn) == 1 else self._tables.copy()
        return next(self._objections(trial, turn, steps=len(turn) - 1), None)

    def _objections(self, trial: Records, turn: Sequence[int], steps: int) -> Iterator[str]:
        """Why this turn may not be made, in sentences; nothing if it may. The first `steps` of its moves are made in `trial` on the way."""
        turns, start = self.game.turns, self.record
        for place, number in enumerate(turn):
            if place and not turns.goes_on(start, trial[0]):
                yield message("engine-turn-is-over", said=turns.write(self.house, start, turn[:place]), move=quoted(self.write(number)))
            code = int(self._machine.refusal(trial, 0, self.house, number))
            if code != LEGAL:
                yield self.game.sentence(self.house, code, number, trial[0])
            if place < steps:
                self._machine.step(trial, 0, self.house, number)

    def play(self, move: str | int | Sequence[int], *, check: bool = True) -> None:
        """Make a move of the seat to play, or a whole turn; IllegalMove says why it may not.

        A turn is a text, or the moves that `read_turn` made of one. It is made as a whole or not at all.

        check: False skips the question whether it may, for a move out of `moves` as they are now. An illegal move then spoils the match.
        """
        turn = self._moves_of(move)
        why = self.objection(turn) if check else None
        if why is not None:
            raise IllegalMove(why)
        self._make(turn)
        self._write_turns()

    def make(self, move: int) -> list[int]:
        """Make a move out of `moves` as they are now, as `play` does without a check, and give the `moves` after it.

        Nothing is asked, and the turn is written into `history` only when that is read. So it is the quickest way to play, for loops.

        >>> import kahve
        >>> table = kahve.new("pisti", seats=2)
        >>> table.deal(seed=7)
        >>> table.make(table.moves[0]) == table.moves
        True
        """
        if self._out is None:
            self._out = self._machine.moves_array()
        before, mover = self._tables.tobytes(), self.turn
        number = self._machine.step_and_list(self._tables, 0, self.house, move, self._out)
        self._note((move,), before, mover)
        moves: list[int] = self._out[:number].tolist()
        return self.moves if self._is_view else moves

    def _moves_of(self, move: str | int | Sequence[int]) -> Sequence[int]:
        """The moves of a number, a list or a text. IllegalMove for anything else, and for a text that cannot be read."""
        if isinstance(move, str):
            return self.read_turn(move)
        if isinstance(move, list | tuple) and move and all(map(_is_number, move)):
            return move
        if not _is_number(move):
            raise IllegalMove(message("engine-move-is-no-move", move=quoted(move)))
        return [int(move)]

    def after(self, move: str | int | Sequence[int]) -> Table:
        """A new table at which this move or turn has been made as well; IllegalMove says why it may not.

        >>> import kahve
        >>> table = kahve.new("pisti", seats=2)
        >>> table.deal(seed=7)
        >>> table.after("4C").turn, table.turn
        (1, 0)
        """
        table = self.copy()
        turn = table._moves_of(move)
        if self._hides_mover:
            raise IllegalMove(message("engine-cards-not-seen", seat=str(self.turn)))
        # The moves are made while they are asked for, and the copy of a turn that breaks off is thrown away.
        before = table._tables.tobytes()
        for why in self._objections(table._tables, turn, steps=len(turn)):
            raise IllegalMove(why)
        table._note(turn, before, self.turn)
        table._write_turns()
        return table

    def copy(self) -> Table:
        """A table of its own at which all is as here."""
        table = object.__new__(Table)
        vars(table).update(vars(self))
        table._tables, table._out = self._tables.copy(), None
        table._turn, table._turns, table._unwritten = self._turn[:], self._turns[:], []
        table._starts = self._starts and self._starts[:]
        # Nothing writes into a deal when the next one has been dealt.
        table._history = self.history[:]
        if table._history:
            dealt = table._history[-1]
            table._history[-1] = replace(dealt, turns=dealt.turns[:], scores=dealt.scores[:], games=dealt.games[:])
        return table

    def undo(self, turns: int = 1) -> None:
        """Take back the last turn of this deal, or what has been made of it; NotNow if nothing has been played in this deal.

        turns: how many of them at once.

        Once a deal is counted its last turn can be taken back until the next deal.

        >>> import kahve
        >>> table = kahve.new("pisti", seats=2)
        >>> table.deal(seed=7)
        >>> before = str(table)
        >>> table.play("4C")
        >>> table.undo()
        >>> str(table) == before
        True
        """
        whole = len(self._turns) + bool(self._turn) - turns
        if turns < 1 or whole < 0:
            raise NotNow(message("engine-nothing-to-take-back"))
        dealt, start = self._history[-1], self._start_of(whole)
        # What is taken back need not be put into words first.
        for unwritten in self._unwritten[::-1][: len(self._turns) - whole]:
            if unwritten.dealt is dealt:
                self._unwritten.pop()
        self._write_turns()
        self._history[-1] = replace(dealt, turns=dealt.turns[:whole], sheet=None, scores=[], games=[])
        self._tables, self._turn, self._turns = self._record_of(start), [], self._turns[:whole]
        del self._starts[whole:]  # type: ignore[union-attr]

    def _start_of(self, turn: int) -> bytes:
        """The record before this turn of the deal, counted from 0, or before the one that is being made."""
        if self._starts is None:
            self._starts = []
            trial = self._record_of(self._dealt)
            for moves in self._turns:
                self._starts.append(trial.tobytes())
                for number in moves:
                    self._machine.step(trial, 0, self.house, number)
        return self._before if turn == len(self._turns) else self._starts[turn]

    def _make(self, moves: Sequence[int]) -> None:
        """Make moves that belong to one turn."""
        before, mover = self._tables.tobytes(), self.turn
        for number in moves:
            self._machine.step(self._tables, 0, self.house, number)
        self._note(moves, before, mover)

    def _note(self, moves: Sequence[int], before: bytes, mover: int) -> None:
        """Note moves of a seat that were made from a record, and what they have ended: a turn, and perhaps the deal."""
        if not self._turn:
            self._before, self._mover = before, mover
        self._turn += moves
        if not self.game.turns.pending(self._tables[0]):
            self._unwritten.append(_Unwritten(self._history[-1], self._mover, self._before, self._turn))
            self._turns.append(self._turn)
            if self._starts is not None:
                self._starts.append(self._before)
            self._turn = []
        if self._phase != PLAY:
            self._note_count()

    def _note_count(self) -> None:
        items, sheet = self.game.rules.items, self._tables[0].sheet.tolist()
        dealt = self._history[-1]
        dealt.sheet = {str(side): dict(zip(items, sheet[side])) for side in range(self.sides)}
        dealt.scores = self.scores
        dealt.games = self.games or []

    def view(self, seat: int) -> View:
        """All that this seat may know, and nothing else; seat NOBODY for an onlooker.

        Between the moves of a turn the others see the table as it was before it.
        """
        number = _seat(seat, NOBODY, self.seats)
        if number is None:
            raise NotNow(message("engine-no-such-seat-or-onlooker", seat=quoted(seat), last=str(self.seats - 1)))
        tables = self.tables_for(number)
        return View(self.game, self.house, number, self._machine.view(tables, 0, self.house, number), self._counted())

    def _counted(self) -> tuple[CountedDeal, ...]:
        """The deals before this one that have been counted, but for one that was taken up from a position: its order is not known."""
        if len(self._history) < 2:
            return ()
        # Nothing changes in a deal once the next one has been dealt.
        if self._counted_before is None or self._counted_before[0] != len(self._history):
            counted, scores = [], [0] * self.sides
            for dealt in self.history[:-1]:
                if dealt.sheet and dealt.order:
                    counted.append(CountedDeal(dealt.number, dealt.dealer, tuple(scores), dealt.order, tuple(dealt.turns)))
                scores = dealt.scores or scores
            self._counted_before = len(self._history), tuple(counted)
        return self._counted_before[1]

    def tables_for(self, seat: int) -> Records:
        """The full record that a seat's view is made from, hidden cards and all, in an array of one that must not be written."""
        return self._record_of(self._before) if self._turn and seat != self.turn else self._tables

    # -- text

    def __str__(self) -> str:
        return write_position(self.game, self.house, self._tables)

    def __eq__(self, other: object) -> bool:
        """Whether all is the same: the game, the house rules, the record, and the deals with their turns."""
        if not isinstance(other, Table):
            return NotImplemented
        ours, theirs = (
            (each.game, each.house, each._tables.tobytes(), each._turn, each.first_dealer, each.history) for each in (self, other)
        )
        return ours == theirs

    __hash__ = None  # type: ignore[assignment]

    # A checker that saw it would take every name for an attribute.
    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            raise no_attribute("A table", name, dir(type(self)), MEANT)

    def __repr__(self) -> str:
        return f"<Table: {standing_at(self.game, self.house, self.record)}, {' to '.join(map(str, self.scores))}>"

    def _repr_svg_(self) -> str | None:
        """The table as a notebook shows it: what the seat to move sees, or else what an onlooker sees."""
        return drawn(self.view(self.turn))

    def steps(self, deal: int | None = None, seat: int = NOBODY) -> DealSteps[View]:
        """A deal of this match to step through as one seat saw it, the last deal if none is named; see `DealSteps`.

        Raises NotNow for a deal or a seat that there is not, and for a match that began from a position.
        """
        number = len(self.history) if deal is None else deal
        if not self.history or not 1 <= number <= len(self.history):
            raise NotNow(message("engine-no-such-deal", deal=quoted(number), count=len(self.history)))
        if not all(dealt.order for dealt in self.history[:number]):
            raise NotNow(message("engine-begun-from-a-position"))
        again = type(self)(self.game, self.house, dealer=self.first_dealer)
        for dealt in self.history[: number - 1]:
            again.deal(dealt.order)
            for _, text in dealt.turns:
                again.play(text)
        dealt = self.history[number - 1]
        again.deal(dealt.order)
        names = [message("engine-seat", seat=str(each)) for each in range(self.seats)]
        screen = self.game.screen
        views = [again.view(seat)]
        says = [screen.dealt(views[0], names)["says"]]
        for mover, text in dealt.turns:
            turn = again.read_turn(text)
            again.play(text)
            views.append(again.view(seat))
            says.append(screen.turn_news(views[-2], views[-1], mover, turn, names)["says"])
        return DealSteps(number, views, says)

    def __getstate__(self) -> dict[str, Any]:
        state = {name: value for name, value in vars(self).items() if name not in ("_machine", "_out", "_starts")}
        return state | {"house": values_of(self.house), "compiled": self._machine.compiled}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update({name: value for name, value in state.items() if name != "compiled"})
        self.house = self.game.settle(state["house"])
        self._machine, self._out, self._starts = machine(self.game, state["compiled"]), None, None

    def log(self, players: list[str] | None = None) -> str:
        """The match so far as JSON Lines: a header, a line a deal, a line for the result when it is over."""
        head = header(self.game, self.house, self.first_dealer, players or ["?"] * self.seats)
        return _line(head) + self.log_without_header()

    def log_without_header(self) -> str:
        """The lines of the log after the first."""
        lines = "".join([_line(dealt.log_line()) for dealt in self.history])
        return lines + _line({"result": self.result}) if self.over else lines

    @property
    def result(self) -> dict[str, list[int]]:
        """The result as the log has it: scores and winners, and the games of a rubber."""
        result = {"scores": self.scores, "winners": self.winners}
        return result if self.games is None else result | {"games": self.games}

    def house_rules(self, *, changed_only: bool = False) -> dict[str, Value]:
        """The house rules of this table by name."""
        return values_of(self.house, changed_only=changed_only)


_as_json = json.JSONEncoder(ensure_ascii=False).encode


def _line(row: Mapping[str, object]) -> str:
    """A line of a log."""
    return _as_json(row) + "\n"


def from_position(game: Game, house: Any, tables: Records) -> Table:
    """A table that goes on from a position; its log begins there, so it cannot be replayed from the first card.

    A view is a position too. At its table only the seat whose view it is has moves.
    """
    table = Table(game, house)
    table._tables = tables.copy()
    table._history = [DealRecord(int(tables[0].deals), int(tables[0].dealer), "")]
    table._dealt = table._tables.tobytes()
    table._is_view = not is_whole(game.rules.layout, table.record)
    if tables[0].phase != PLAY and tables[0].deals > 0 and not tables[0].void:
        table._note_count()
    return table


def between_deals(game: Game, house: Any, tables: Records, first_dealer: int, history: Sequence[DealRecord]) -> Table:
    """A table that goes on after these deals, from the record to which they have come; no move of theirs can be taken back.

    Raises NotNow for a record in the middle of a deal, or of another number of deals.
    """
    if tables[0].phase == PLAY or int(tables[0].deals) != len(history):
        raise NotNow(f"cannot go on from phase {int(tables[0].phase)} of deal {int(tables[0].deals)} after {len(history)} known deals")
    table = Table(game, house, dealer=first_dealer)
    table._tables, table._history = tables.copy(), list(history)
    return table
