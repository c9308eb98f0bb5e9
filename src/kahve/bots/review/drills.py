"""Drills from a player's own mistakes: the kind that costs most, positions of that kind to try again, and a curve of skill.

>>> import kahve
>>> from kahve.bots.review.reviews import review
>>> from kahve.bots.search.searcher import Search
>>> table = kahve.new("pisti", seats=2)
>>> table.deal(seed=4)
>>> while table.turn >= 0:
...     table.play(table.moves[0])
>>> search = Search(simulations=400, depth=1, stretches=1)
>>> mine = drill([(table, 0)], lambda table, number: review(table, number, search, seed=1, compiled=False, par_times=1))
>>> [point.decisions for point in mine.curve], mine.worst in mine.costs, 1 <= len(mine.exercises) <= MOST
([18], True, True)
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from ...engine.dealt import DealRecord
from ...engine.game import Game
from ...engine.table import IllegalMove, NotNow, Table, from_position
from ...engine.text import read_position
from ...games.puzzles import REVIEW, Puzzle, UnknownPuzzle, puzzles
from ..belief.decisions import choices
from .advice import is_less
from .difficulty import kind_of
from .judged import Judged
from .reviews import Review

MOST, OWN = 6, 4
"""The most positions of a drill, and how many of them at most are from own deals."""


class Played(Protocol):
    """A match with its deals, such as a `Table`."""

    @property
    def game(self) -> Game:
        """What is played."""

    @property
    def house(self) -> Any:
        """By which house rules."""

    @property
    def first_dealer(self) -> int:
        """The seat that dealt first."""

    @property
    def history(self) -> Sequence[DealRecord]:
        """The deals."""


class Slip(NamedTuple):
    """A mistake of one's own; puzzle: its position, None where it cannot be set up again."""

    kind: str
    given: float
    puzzle: Puzzle | None


class Point(NamedTuple):
    """A match on the curve of skill: its number, the decisions of its reviewed deals, and the points that they gave away in all."""

    match: int
    decisions: int
    given: float

    @property
    def cost(self) -> float:
        """The points given away in a decision, on average: luck has no part in it."""
        return self.given / max(1, self.decisions)


@dataclass(frozen=True)
class Drill:
    """What own mistakes cost in a game.

    costs: points by kind, the dearest first. curve: a point for each match.

    exercises: own positions of the dearest kind, and then puzzles of that kind, the easiest first.
    """

    game: str
    costs: Mapping[str, float]
    curve: tuple[Point, ...]
    exercises: tuple[Puzzle, ...]

    @property
    def worst(self) -> str:
        """The kind of mistake that costs most; empty where there is no mistake."""
        return next(iter(self.costs), "")


def drill(matches: Sequence[tuple[Table, int]], look: Callable[[Table, int], Review]) -> Drill:
    """The drill of a player whose matches these are, each with the player's seat, the latest last; matches of other games count nothing.

    look: the review of a finished deal of a match, by its number.
    """
    game, slips, curve = matches[-1][0].game, list[Slip](), list[Point]()
    for number, (table, seat) in enumerate(matches, 1):
        if table.game is not game:
            continue
        decisions, of_match = 0, list[Slip]()
        for deal in (dealt.number for dealt in table.history if dealt.sheet is not None):
            own = [judged for judged in look(table, deal).judged if judged.choice.seat == seat]
            decisions += len(own)
            of_match += slips_of(table, deal, own)
        slips += of_match
        curve.append(Point(number, decisions, sum(slip.given for slip in of_match)))
    return drill_from(game.name, slips, curve)


def drill_from(game: str, slips: Sequence[Slip], curve: Sequence[Point]) -> Drill:
    """The drill that these mistakes come to."""
    costs: dict[str, float] = {}
    for slip in slips:
        costs[slip.kind] = costs.get(slip.kind, 0.0) + slip.given
    ordered = dict(sorted(costs.items(), key=lambda item: -item[1]))
    worst = next(iter(ordered), "")
    dearest = sorted((slip for slip in slips if slip.kind == worst), key=lambda slip: -slip.given)
    exercises = [slip.puzzle for slip in dearest if slip.puzzle is not None][:OWN]
    with suppress(UnknownPuzzle):
        exercises += [puzzle for puzzle in puzzles(game).puzzles if puzzle.kind == worst]
    return Drill(game, ordered, tuple(curve), tuple(exercises[:MOST]))


def slips_of(match: Played, deal: int, decisions: Iterable[Judged]) -> list[Slip]:
    """The mistakes among these decisions of a finished deal of a match."""
    mistakes = [judged for judged in decisions if judged.given]
    if not mistakes:
        return []
    position, _ = choices(match.game, match.house, match.first_dealer, match.history, deal)
    start = read_position(match.game, str(position))
    turns, slips = match.history[deal - 1].turns, list[Slip]()
    for judged in mistakes:
        number = judged.choice.number
        at_turn = from_position(match.game, *start)
        for _, text in turns[: number - 1]:
            at_turn.play(text)
        kind = kind_of(judged.choice.view, judged.best.turn[0], judged.chosen.turn[0])
        slips.append(Slip(kind, judged.given, _puzzle(at_turn, judged, kind)))
    return slips


def _puzzle(table: Table, judged: Judged, kind: str) -> Puzzle | None:
    """The position of a mistake as a puzzle; None in the middle of a turn, and where it cannot be written or read."""
    if judged.choice.begun:
        return None
    best, reasons = judged.best, judged.reasons
    try:
        worths = {
            table.write_turn(worth.turn): worth.value - best.value if is_less(worth, best, 2) else 0.0
            for worth in judged.worths
            if worth.value is not None and best.value is not None
        }
        against = table.write_turn(judged.chosen.turn)
        clauses = [list(clause) for clause in reasons.clauses] if reasons else []
        puzzle = Puzzle(
            table.game.name,
            judged.choice.number,
            "own_mistake",
            REVIEW,
            str(table),
            table.write_turn(best.turn),
            kind,
            reasons={"against": against, "clauses": clauses},
            worths=worths,
        )
        puzzle.is_solved_by(table)
    except (ValueError, IllegalMove, NotNow):
        return None
    return puzzle
