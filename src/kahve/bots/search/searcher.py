"""The bot that searches: it imagines worlds that its view allows, plays them out, and makes the move that came out best.

>>> import kahve
>>> table = kahve.new("pisti", seats=2)
>>> table.deal(seed=4)
>>> thought = think(table.view(table.turn), table.moves, Search(simulations=40), seed=1, compiled=False)
>>> thought.simulations, sorted(table.write(each.move) for each in thought.moves) == sorted(table.legal)
(40, True)
"""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from dataclasses import replace

from ...engine.game import Game
from ...engine.turns import SingleMoves
from ...engine.view import View
from ..players.choosing import polite_moves
from ..players.greedy import Expert
from ..players.random import Random
from ..players.settings import MASTER, Search, read_settings
from .plans import NO_MOVE, plans_of
from .solve import solve
from .think_compare import begin_comparison, by_worth
from .thinking import think
from .thought import MoveThought, Thought


class Searcher:
    """A player that searches before every move that is a choice."""

    def __init__(self, search: Search) -> None:
        """search: its budget and its ways."""
        self.search = search

    def helps(self, game: Game) -> bool:
        """Whether it searches in this game, where that is left to the game (`Judgement.reach`); else it plays as an expert judges."""
        return self.search.tells_moves_apart(game)

    def choose(self, view: View, moves: Sequence[int], rng: random.Random) -> int:
        """The best move where everything is known, else the one that the search prefers.

        With a budget in simulations it is the same for the same state of `rng`.
        """
        return self._chosen(view, moves, rng, self.search)

    def choose_turn(self, view: View, moves: Sequence[int], rng: random.Random) -> list[int]:
        """The moves of a whole turn, which share one budget of time; simulations and worlds are for each of them.

        Each move has an equal share of the time that is left, for as many choices as the turn of an expert would still have. Where whole
        turns are compared (`Judgement.whole_turns`), most moves are asked for alone, and what comes after a move says what time it has.
        """
        began, turn = time.perf_counter(), list[int]()
        budget = self.search.milliseconds if self.helps(view.game) and not view.game.judgement.whole_turns else None
        going_on = view
        while True:
            search = self.search
            if budget is not None:
                choices = _choices(going_on, moves)
                left = budget - 1000 * (time.perf_counter() - began)
                search = replace(search, milliseconds=max(LEAST_TIME, left / choices))
            turn.append(self._chosen(going_on, moves, rng, search))
            after = view.after(turn)
            if after is None:
                return turn
            going_on, moves = after, after.moves

    def _chosen(self, view: View, moves: Sequence[int], rng: random.Random, search: Search) -> int:
        moves = polite_moves(view, moves)
        if len(moves) == 1:
            return moves[0]
        if not self.helps(view.game):
            return Expert().choose(view, moves, rng)
        if view.game.judgement.whole_turns:
            return _chosen_turn(view, moves, rng, search)
        if search.depth == 1:
            begin_comparison(view, moves, search)  # `solve` begins with a loop of it
        solved = [worth for worth in solve(view) or () if worth.move in moves]
        return solved[0].move if solved else self._preferred(view, think(view, moves, search, rng.getrandbits(63)))

    def _preferred(self, view: View, thought: Thought) -> int:
        """The move to make after a search."""
        return thought.best


LAST_SHARE, SHARE_BEFORE = 0.18, 0.7
"""Where a turn is many small moves, each asked for alone: the share of the budget of a turn for the last of them, and for each move before
another as a part of that one's share. However many these are, their shares make up six tenths of the budget. A draw before them and a stack
that is picked up between them have the rest."""


def _chosen_turn(view: View, moves: Sequence[int], rng: random.Random, search: Search) -> int:
    """The first move of the plan that the search prefers, where whole turns are compared; there is no choice between moves of one plan.

    Of a plan after which the seat sees new cards and goes on, the move has half as much time.
    """
    # A choice between plans will come, and nobody waits for the compiler then.
    begin_comparison(view, moves, search)
    ordered = by_worth(view, moves, search)
    plans = plans_of(view, ordered)
    if len(plans.moves) == 1:
        return int(ordered[0])
    if search.milliseconds is not None:
        after = sum(move != NO_MOVE for move in plans.moves[0]) - 1
        share = LAST_SHARE * SHARE_BEFORE**after / (2 if plans.goes_on[0] else 1)
        search = replace(search, milliseconds=max(LEAST_TIME, share * search.milliseconds))
    return think(view, sorted(plan[0] for plan in plans.moves.tolist()), search, rng.getrandbits(63)).best


LEAST_TIME = 1.0
"""Milliseconds that a move has even where those before it have taken more than their share."""


def _choices(view: View, moves: Sequence[int]) -> int:
    """How many choices the rest of this turn has where an expert plays it; at least one."""
    if isinstance(view.game.turns, SingleMoves):
        return 1
    expert = Expert() if view.game.judgement.says("weigh") else Random()
    chance, turn = random.Random(0), list[int]()
    choices, going_on = 0, view
    while True:
        polite = polite_moves(going_on, moves)
        choices += len(polite) > 1
        turn.append(expert.choose(going_on, polite, chance))
        after = view.after(turn)
        if after is None:
            return max(1, choices)
        going_on, moves = after, after.moves


__all__ = ["MASTER", "MoveThought", "Search", "Searcher", "Thought", "read_settings", "think"]
