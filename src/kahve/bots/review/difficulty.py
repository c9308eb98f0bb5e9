"""What is hard for a person about finding a turn, and the kind of mistake that it is to miss it.

>>> from kahve.games.puzzles import puzzles
>>> puzzle = puzzles("basra").puzzle(1)

True
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ...engine.view import View
from ...engine.worlds import UNSEEN
from ...games.puzzles import GOAL, WEIGHTS, HasDemands, Puzzle
from ..players.choosing import polite_moves
from ..players.greedy import Plain
from ..search.searcher import Search
from ..search.views import hidden_of
from .reasons import reasons_between

SEED = 1
"""The seed of the imagined deals in which the reasons of puzzles are counted."""
_SEARCH = Search(simulations=4000)
CHOICE = "choice"
"""The kind of a mistake between two moves that are alike in every habit of the game."""
KINDS = {"going_out": "out", "making_a_word": "claims"}
"""The kind of every puzzle with one of these questions."""


def kind_of(view: View, best: int, other: int) -> str:
    """The kind of mistake that it is to make the other move: the first habit of the game in which the two differ, or CHOICE."""
    t, house = view.record, view.house
    differing = (
        habit.name for habit in view.game.judgement.habits if bool(habit.is_made(t, house, best)) != bool(habit.is_made(t, house, other))
    )
    return next(differing, CHOICE)


def with_difficulty(puzzle: Puzzle, *, compiled: bool = True) -> Puzzle:
    """The same puzzle with its kind, how much of each of the `WEIGHTS` it has, and what speaks against the turn that tempts most."""
    table = puzzle.table()
    view, turn = table.view(table.turn), table.read_turn(puzzle.wanted)
    game, moves = view.game, polite_moves(view, view.moves)
    sight = dict(zip(moves, Plain().worths(view, moves), strict=True))
    others = sorted((move for move in moves if move not in turn), key=lambda move: -sight[move])
    hidden = None if puzzle.proof == GOAL else hidden_of(view, compiled)
    screen, reasons = game.screen, dict[str, Any]()
    hard = {
        "tempting": sum(sight[move] >= sight[turn[0]] for move in others),
        "ways": len(moves),
        "unseen": 0 if hidden is None else int(hidden.counts[UNSEEN]),
        "ahead": len(puzzle.line),
        "moves": len(turn) - 1 if game.judgement.whole_turns else 0,
    } | (screen.demands(view, turn) if isinstance(screen, HasDemands) else {})
    if others and not game.judgement.whole_turns:
        against = reasons_between(view, turn, others[:1], _SEARCH, SEED, doubtful=False, compiled=compiled)
        # That the turn brings more is proven already, and what comes either way says nothing by itself.
        if (clauses := [list(clause) for clause in against.clauses]) and clauses[0][0] != "ahead":
            reasons = {"against": table.write_turn(others[:1]), "clauses": clauses}
    kind = KINDS.get(puzzle.question) or (kind_of(view, turn[0], others[0]) if others else CHOICE)
    return replace(puzzle, kind=kind, hard={name: hard[name] for name in WEIGHTS if hard.get(name)}, reasons=reasons)
