"""Turns: what a person says in one breath, and the moves that it stands for."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from .match_record import LEGAL
from .record import Records

Rule = Callable[..., Any]


class Turns(ABC):
    """The turns of a game: read from text, written, and listed.

    Nothing is shown to anybody between the moves of a turn, so it is made, told and written down as a whole. `t` is the record, or the
    view of the seat to move, before the turn.
    """

    drafts = False
    """Whether a seat may try the beginning of a turn and see what it would come to."""

    undecided: Rule | None = None
    """The rule `undecided(t)` that says what `pending` says; None where every turn is one move."""

    def pending(self, t: Any) -> bool:
        """Whether a turn goes on: moves were made and what was begun is not decided yet."""
        return self.undecided is not None and bool(self.undecided(t))

    def goes_on(self, before: Any, t: Any) -> bool:
        """Whether more may be said in the breath in which the moves from the record `before` to `t` were made."""
        return self.pending(t)

    def begun(self, house: Any, tables: Records, turn: Sequence[int]) -> Records | None:
        """A copy of tables[0], a view perhaps, in which these moves of a turn are made; None when they are the whole turn."""
        return None

    def may_be_parts(self, house: Any, t: Any) -> bool:
        """Whether a legal move may be only a part of a turn here; if not, nobody need ask it of each move."""
        return True

    def is_part(self, house: Any, tables: Records, t: Any, text: str) -> bool:
        """Whether a legal turn of this text is only the beginning of one. t: the record in `tables`."""
        return self.begun(house, tables, self.read(house, t, text, whole=False)) is not None

    @abstractmethod
    def read(self, house: Any, t: Any, text: str, *, whole: bool = True) -> list[int]:
        """The moves that a turn's text stands for; CardError or ValueError says why it cannot be read here.

        whole: whether the text must be a whole turn; otherwise it may break off.
        """

    @abstractmethod
    def write(self, house: Any, t: Any, turn: Sequence[int]) -> str:
        """The text of a turn."""

    def alone(self, house: Any, move: int) -> str | None:
        """The text of a turn of this one move, where it is the same at every table of the house; else None."""
        return None

    def written_between(self, house: Any, records: Records, place: int, turn: Sequence[int]) -> str:
        """The text of a turn that led from records[place] to the next of them, as `write` has it."""
        return self.write(house, records[place], turn)

    def guess(self, house: Any, text: str) -> list[int] | None:
        """The moves that a text stands for, as far as it tells by itself: only those of them are made that may be. None for a text that
        has to be read at its table.
        """
        return None

    @abstractmethod
    def every(self, house: Any, t: Any) -> Iterator[str]:
        """The text of every turn that may be made, one after another; where `lists_all` is false, only some of them."""

    def number(self, house: Any, t: Any) -> int:
        """How many turns `every` gives."""
        return sum(1 for _ in self.every(house, t))

    def lists_all(self, house: Any, t: Any) -> bool:
        """Whether `every` gives every turn of this position."""
        return True

    def may_draft(self, before: Any, after: Any, turn: Sequence[int]) -> bool:
        """Whether a seat may see what these moves would come to before it makes them: they show it no new card."""
        return False


class SingleMoves(Turns):
    """The turns of a game in which every turn is one move."""

    def __init__(self, write_move: Callable[[Any, int], str], read_move: Callable[[Any, str], int], legal: Rule, numbers: int) -> None:
        """write_move, read_move, legal: the game's own functions. numbers: its moves are numbered below this."""
        self._write, self._read, self._legal, self._numbers = write_move, read_move, legal, numbers

    def may_be_parts(self, house: Any, t: Any) -> bool:
        """Say no for every position: a turn is one move."""
        return False

    def read(self, house: Any, t: Any, text: str, *, whole: bool = True) -> list[int]:
        """The one move that a text stands for."""
        return [self._read(house, text)]

    def write(self, house: Any, t: Any, turn: Sequence[int]) -> str:
        """The text of the one move."""
        return self._write(house, turn[0])

    def alone(self, house: Any, move: int) -> str:
        """The text of the move."""
        return self._write(house, move)

    def guess(self, house: Any, text: str) -> list[int]:
        """The one move."""
        return [self._read(house, text)]

    def every(self, house: Any, t: Any) -> Iterator[str]:
        """The text of every legal move, in ascending order of the moves."""
        out = [0] * self._numbers
        return (self._write(house, move) for move in out[: self._legal(t, house, out)])


def legal_by_asking(objection: Rule, numbers: int) -> Rule:
    """`legal(t, house, out)` for a game that has no such function: it asks for every move number."""

    def legal(t: Any, house: Any, out: Any) -> int:
        moves = [move for move in range(numbers) if objection(t, house, move) == LEGAL]
        out[: len(moves)] = moves
        return len(moves)

    return legal
