"""Tells of the puzzles, answers turns, and explains the winning one.

>>> from kahve.games.puzzles import puzzles
>>> puzzle = puzzles("basra").puzzle(1)
>>> answered(puzzle, [], puzzle.wanted)["right"]
True
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any

from ...engine.match_record import PLAY
from ...engine.table import Table
from ...games import game
from ...games.hinting import Clause, Reason, Reasons
from ...games.puzzles import GOAL, MARGIN, REVIEW, SOLVER, Puzzle, TellsGoal, daily, games_with_puzzles, grade_of, puzzles
from ...language import message, paragraph
from ..protocol.protocol import PuzzleBody
from ..thinking.counsel import reason_document, why_of
from .moments import moment
from .staged import make, seated, tried

FEWEST_TOLD = 5
"""With fewer people who have tried a puzzle it is not told how they did."""
Tries = tuple[int, int]
"""The number of people whose first try at a puzzle was right, and wrong."""


def puzzle_list(day: date, tries: Mapping[str, Tries] = {}) -> dict[str, Any]:
    """All puzzles by game, the easiest first, and the one of this day (docs/protocol.md, PuzzleList). tries: by `Puzzle.key`."""
    today = daily(day)
    return {
        "day": day.isoformat(),
        "daily": {"game": today.game, "title": game(today.game).title, "number": today.number},
        "games": [_of_game(name, tries) for name in games_with_puzzles()],
    }


def _of_game(name: str, tries: Mapping[str, Tries]) -> dict[str, Any]:
    collection, chosen = puzzles(name), game(name)
    shares = {puzzle.number: puzzle.missed_by(*tries.get(puzzle.key, ())) for puzzle in collection.puzzles}
    listed = [
        {"number": puzzle.number, "grade": grade_of(shares[puzzle.number]), "kind": puzzle.kind}
        for puzzle in sorted(collection.puzzles, key=lambda puzzle: shares[puzzle.number])
    ]
    head = {"game": name, "title": chosen.title, "family": chosen.family, "moment": moment(name)}
    return head | {"asks": str(collection.asks), "puzzles": listed}


def puzzle_document(puzzle: Puzzle, tries: Tries = (0, 0)) -> dict[str, Any]:
    """A puzzle with the table as its seat sees it (docs/protocol.md, Puzzle)."""
    sitting = seated(puzzle)
    seat, (right, wrong) = sitting.table.turn, tries
    people = message("replay-puzzle-tried", count=right + wrong, missed=wrong) if right + wrong >= FEWEST_TOLD else ""
    is_own = puzzle.proof == REVIEW
    if is_own:
        people = message("replay-drill-given", points=_points(round(-puzzle.worths[puzzle.reasons["against"]], 1)))
    return {
        "game": puzzle.game,
        "title": game(puzzle.game).title,
        "number": puzzle.number,
        "of": 0 if is_own else len(puzzles(puzzle.game).puzzles),
        "grade": grade_of(puzzle.missed_by(right, wrong)),
        "hard": paragraph(puzzle.is_hard_because, people),
        "says": str(puzzle.asks),
        "seat": seat,
        "scene": sitting.scene(seat),
    }


def answered(puzzle: Puzzle, played: Sequence[str], move: str) -> dict[str, Any]:
    """What is said to a move after those that are made, with its event (docs/protocol.md, PuzzleAnswer); Refusal.

    Where the turn goes on with the goal not reached yet, `right` is None.
    """
    sitting = seated(puzzle, played)
    seat = sitting.table.turn
    event = make(sitting, move)
    table = sitting.table
    is_level = puzzle.proof == REVIEW and not played and _worth(puzzle, move) == 0
    if puzzle.is_solved_by(table) or is_level:
        return {"right": True} | _explained(puzzle) | {"then": _following_line(puzzle), "event": event}
    if puzzle.proof == GOAL and table.turn == seat and table.record.phase == PLAY:
        return {"right": None, "says": message("replay-puzzle-not-over"), "why": [], "then": [], "event": event}
    return {"right": False, "says": _wrong(puzzle, move), "why": [], "then": [], "event": None}


def reply(puzzle: Puzzle, body: PuzzleBody) -> dict[str, Any]:
    """The answer to what somebody asks at a puzzle: to make a move, to try moves, or to see the solution. Refusal."""
    if body.do == "show":
        return shown(puzzle)
    return tried(puzzle, body.made, body.move) if body.do == "try" else answered(puzzle, body.made, body.move)


def shown(puzzle: Puzzle) -> dict[str, Any]:
    """The winning turn, why it wins, and how the deal goes on (docs/protocol.md, PuzzleSolution)."""
    event = make(seated(puzzle), puzzle.wanted)
    return {"move": puzzle.wanted} | _explained(puzzle) | {"then": _following_line(puzzle), "event": event}


def _explained(puzzle: Puzzle) -> dict[str, Any]:
    """Why the winning turn wins: `says` has its reasons in words and then the points, and `why` the reasons with their cards."""
    table = puzzle.table()
    view = table.view(table.turn)
    turn, screen = table.read_turn(puzzle.wanted), view.game.screen
    reasons = why_of(view, turn, _reasons(puzzle, table))
    if puzzle.proof == GOAL and isinstance(screen, TellsGoal):
        reasons = [Reason(screen.goal(view.played(turn)))]
    said = [reason.says for reason in reasons]
    if puzzle.proof == SOLVER:
        said.append(message("replay-puzzle-ends-ahead", points=_points(puzzle.worths[puzzle.wanted])))
    elif puzzle.proof == MARGIN:
        others = max(worth for turn, worth in puzzle.worths.items() if turn != puzzle.wanted)
        said.append(message("replay-puzzle-others-give", points=_points(-others)))
    return {"says": paragraph(*said, puzzle.was_hard_because), "why": [reason_document(reason) for reason in reasons]}


def _wrong(puzzle: Puzzle, move: str) -> str:
    """What is said to a turn that misses: how the deal ends with it, or that the goal is missed."""
    worth = _worth(puzzle, move)
    if worth is None:
        return str(puzzle.otherwise)
    if puzzle.proof == REVIEW:
        return message("replay-drill-gives", points=_points(round(-worth, 1)))
    if puzzle.proof == MARGIN:
        return message("replay-puzzle-gives", points=_points(-worth))
    return message("replay-puzzle-ends-behind", points=_points(-worth)) if worth < 0 else message("replay-puzzle-not-sure")


def _worth(puzzle: Puzzle, move: str) -> float | None:
    """What is known of the worth of a turn; None where that is nothing."""
    table = puzzle.table()
    return next((worth for turn, worth in puzzle.worths.items() if table.read_turn(turn) == table.read_turn(move)), None)


def _reasons(puzzle: Puzzle, table: Table) -> Reasons | None:
    """What speaks against the turn that tempts most, as a review has it."""
    if not puzzle.reasons:
        return None
    clauses = tuple(Clause(*clause) for clause in puzzle.reasons["clauses"])
    return Reasons(tuple(table.read_turn(puzzle.reasons["against"])), clauses)


def _points(points: float) -> int | float:
    """A whole number of points without decimals, so that the plural is the one of a whole number."""
    return int(points) if points == int(points) else points


def _following_line(puzzle: Puzzle) -> list[str]:
    """How the deal goes on behind the winning turn, a sentence a turn, as the seat of the puzzle hears it."""
    if not puzzle.line:
        return []
    sitting = seated(puzzle, [puzzle.wanted])
    return [message("replay-puzzle-then"), *(str(make(sitting, turn)["says"]) for turn in puzzle.line)]
