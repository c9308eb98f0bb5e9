"""Drills from own mistakes: what mistakes cost by kind, their positions to try again, and what the protocol says of them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import kahve
from kahve.bots.review.difficulty import CHOICE, kind_of
from kahve.bots.review.drills import MOST, OWN, Slip, drill, drill_from, slips_of
from kahve.bots.review.reviews import Review, review
from kahve.bots.search.searcher import Search
from kahve.engine.table import Table
from kahve.games import game
from kahve.games.puzzles import REVIEW, Puzzle, puzzles
from kahve.table.protocol.messages import DrilledDeal, PuzzleAnswer, PuzzleSolution
from kahve.table.protocol.messages import Puzzle as PuzzleTold
from kahve.table.sitting.played import NoSuchDeal, PlayedMatch
from kahve.table.teaching.drill_table import drilled_deal, exercise_of
from kahve.table.teaching.puzzle_table import answered, puzzle_document, shown

from .protocol_checks import fits

SEARCH = Search(simulations=200, depth=1, stretches=1, rest="types")


def reviewed(name: str) -> tuple[Table, Review]:
    """A deal that is played at random, and its review."""
    table, chance = kahve.new(name, seats=3 if name == "soup" else 2 if game(name).family != "letters" else 4), Random(3)
    table.deal(seed=3)
    while table.turn >= 0:
        table.play(chance.choice(table.moves))
    return table, review(table, 1, SEARCH, seed=1, par_times=1)


@pytest.mark.parametrize("name", ["pisti", "basra", "quist"])
def test_the_mistakes_of_a_seat_are_told_and_tried_again(name: str) -> None:
    table, deal_review = reviewed(name)
    match = PlayedMatch.of_table(table, (), show={}, ended=True)
    mine = drill([(table, 0)], lambda _, number: deal_review)
    assert mine.curve[0].given == pytest.approx(deal_review.given(0))
    assert sum(mine.costs.values()) == pytest.approx(deal_review.given(0))
    assert mine.costs[mine.worst] == max(mine.costs.values())
    assert set(mine.costs) <= {habit.name for habit in table.game.judgement.habits} | {CHOICE}
    own = [exercise for exercise in mine.exercises if exercise.proof == REVIEW]
    assert 1 <= len(own) <= OWN
    assert len(mine.exercises) <= MOST
    assert all(exercise.kind == mine.worst for exercise in mine.exercises)
    decisions = [judged for judged in deal_review.judged if judged.choice.seat == 0]
    assert fits(drilled_deal(match, 1, "1.1", decisions), DrilledDeal)
    for exercise in own:
        try_again(exercise_of(match, 1, exercise.number, decisions), table, deal_review)
    with pytest.raises(NoSuchDeal, match="In turn 999 of deal 1 there is no mistake"):
        exercise_of(match, 1, 999, decisions)


def try_again(exercise: Puzzle, table: Table, deal_review: Review) -> None:
    """The wanted move is right and the one that was made is not, at the position as it was then."""
    judged = next(each for each in deal_review.judged if each.choice.number == exercise.number and not each.choice.begun)
    again = exercise.table()
    assert again.view(again.turn).tables.tobytes() == judged.choice.view.tables.tobytes()
    document = puzzle_document(exercise)
    assert fits(document, PuzzleTold)
    assert document["hard"].startswith("You gave away ")
    right, wrong = (answered(exercise, [], table.write_turn(turn)) for turn in (judged.best.turn, judged.chosen.turn))
    assert [right["right"], wrong["right"]] == [True, False]
    assert wrong["says"].startswith("By the review that gives away ")
    assert fits(right, PuzzleAnswer)
    assert fits(shown(exercise), PuzzleSolution)


def test_a_drill_is_filled_up_with_puzzles_of_the_dearest_kind() -> None:
    slips = [Slip("jacks", 1.0, None), Slip("takes", 2.5, None), Slip("jacks", 2.0, None)]
    mine = drill_from("basra", slips, [])
    assert (mine.worst, list(mine.costs.items())) == ("jacks", [("jacks", 3.0), ("takes", 2.5)])
    assert mine.exercises == tuple([each for each in puzzles("basra").puzzles if each.kind == "jacks"][:MOST])
    assert drill_from("basra", [], []).worst == ""


def test_a_mistake_is_named_by_the_first_habit_in_which_the_moves_differ() -> None:
    table: Any = puzzles("pisti").puzzle(1).table()
    view = table.view(table.turn)
    kinds = {kind_of(view, first, second) for first in view.moves for second in view.moves}
    assert CHOICE in kinds
    assert slips_of(table, 1, []) == []
