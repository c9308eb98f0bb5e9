"""A deal looked through: a bad move is found, the numbers add up, and a seed fixes them."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest

import kahve
from kahve.bots import bot, whole_turn
from kahve.bots.advice import Advice, Worth, advise, adviser, search_of, weigh
from kahve.bots.par import par
from kahve.bots.review import Choice, Review, choices, judge, review
from kahve.bots.search import Search
from kahve.engine.table import NotNow, Table
from kahve.table.counsel import decision_told, hint_told

SMALL = Search(simulations=400, depth=1, stretches=1)
TINY = Search(simulations=8, depth=1, stretches=1)


def played(name: str, seed: int, *players: str, deals: int = 1, **house: Any) -> Table:
    """A match between these players, as far as so many deals."""
    table, rng = kahve.new(name, **house), random.Random(seed)
    bots = [bot(player) for player in players]
    for number in range(deals):
        table.deal(seed=seed + number)
        while table.turn >= 0:
            for move in whole_turn(bots[table.turn % len(bots)], table.view(table.turn), table.moves, rng):
                table.play(move)
    return table


@cache
def looked_through(seed: int = 5) -> tuple[Table, Review]:
    table = played("pisti", seed, "random", "greedy", seats=2, deals=2)
    return table, review(table, 2, SMALL, 1)


def test_every_decision_of_the_deal_is_there_with_what_its_player_knew() -> None:
    table, found = looked_through()
    replayed = played("pisti", 5, "random", "greedy", seats=2)
    replayed.deal(table.history[1].order)
    decisions = iter(found.judged)
    for number, (seat, text) in enumerate(table.history[1].turns, 1):
        if len(replayed.moves) > 1:
            choice = next(decisions).choice
            assert (choice.number, choice.seat, choice.moves) == (number, seat, tuple(replayed.moves))
            assert choice.view == replayed.view(seat)
            assert replayed.write(choice.made) == text
        replayed.play(text)
    assert next(decisions, None) is None


def test_nothing_given_away_is_below_nought_and_the_sums_add_up() -> None:
    table, found = looked_through()
    for one in found.judged:
        assert one.given >= 0
        assert {worth.turn for worth in one.worths} == {(move,) for move in one.choice.moves}
        assert one.made.turn == (one.choice.made,)
        if one.given:
            assert one.given == one.best.value - one.made.value
    assert sum(found.given(seat) for seat in range(2)) == pytest.approx(sum(side.given for side in found.sides))
    sheet = table.history[1].sheet
    for side, other in ((found.sides[0], found.sides[1]), (found.sides[1], found.sides[0])):
        assert side.result == sheet[str(side.side)]["total"] - sheet[str(other.side)]["total"]
        assert side.play == pytest.approx(other.given - side.given)
        assert side.result == pytest.approx(side.play + side.luck)
        assert side.luck == pytest.approx(side.cards + side.fall)
        assert side.cards == pytest.approx(-other.cards)


def test_who_plays_at_random_gives_more_away_than_who_counts() -> None:
    deals = [looked_through(seed)[1] for seed in (5, 15, 25)]
    assert sum(found.given(0) for found in deals) > sum(found.given(1) for found in deals)


def test_a_plainly_bad_move_is_found() -> None:
    # A jack that could take the pile at the very end, where everything is known, is left in the hand.
    table = kahve.new("pisti", seats=2)
    table.deal(seed=4)
    worst = None
    while table.turn >= 0:
        moves = weigh(table.view(table.turn), table.moves, SMALL, 1) if len(table.moves) == 2 else ()
        if moves and moves[0].error == 0.0 and moves[0].value - moves[1].value >= 5 and worst is None:
            worst = len(table.history[0].turns) + 1, moves
            table.play(moves[1].turn[0])
        else:
            table.play(table.moves[0])
    assert worst is not None
    number, moves = worst
    found = next(one for one in review(table, 1, SMALL, 1).judged if one.choice.number == number)
    assert (found.best.turn, found.given, found.error) == (moves[0].turn, moves[0].value - moves[1].value, 0.0)


def test_the_same_seed_gives_the_same_numbers() -> None:
    table, found = looked_through()
    again = review(table, 2, SMALL, 1)
    assert [one.worths for one in again.judged] == [one.worths for one in found.judged]
    assert again.sides == found.sides
    assert review(table, 2, SMALL, 2).sides != found.sides


def test_interpreted_and_compiled_reviews_are_the_same() -> None:
    table, _ = looked_through()
    start, found = choices(table.game, table.house, table.first_dealer, table.history, 2)
    for choice in found[:2]:
        some = [weigh(choice.view, choice.moves, TINY, 3, compiled=compiled) for compiled in (True, False)]
        assert some[0] == some[1]
    assert (par(start, 2, 1) == par(start, 2, 1, compiled=False)).all()


def test_a_deal_that_is_not_over_or_not_there_is_not_looked_through() -> None:
    table = played("pisti", 5, "greedy", seats=2)
    table.deal(seed=1)
    for number, says in ((2, "has not been played to its end"), (3, "no deal 3"), (0, "no deal 0")):
        with pytest.raises(NotNow, match=says):
            review(table, number, TINY, 1)


@pytest.mark.parametrize(
    ("value", "error", "moves", "given"), [(3.5, 1.0, 2, 0.0), (1.0, 1.0, 2, 4.0), (1.0, 1.0, 80, 4.0), (2.0, 1.0, 80, 0.0)]
)
def test_a_difference_counts_only_beyond_doubt(value: float, error: float, moves: int, given: float) -> None:
    best, made = Worth((0,), 5.0, 0.5), Worth((1,), value, error)
    others = tuple(Worth((move,), -9.0, 0.5) for move in range(2, moves))
    choice = Choice(1, 0, None, None, (), tuple(range(moves)), 1)
    assert judge(choice, (best, made, *others)).given == given


def test_a_move_that_was_not_looked_at_gives_nothing_away_and_the_one_to_make_is_the_best() -> None:
    choice = Choice(1, 0, None, None, (), (0, 1, 2), 1)
    found = judge(choice, (Worth((0,), 5.0, 0.1), Worth((2,), 9.0, 3.0), Worth((1,), None, None)))
    assert (found.given, found.best.turn) == (0.0, (0,))


def test_the_adviser_is_a_player_that_searches_and_others_are_ready_at_once() -> None:
    assert adviser().simulations > search_of(bot("master")).simulations
    assert search_of(bot("greedy")) is None


# -- advice and its words ----------------------------------------------------------------------------------------------------------------


def fake_advice(table: Table) -> Advice:
    """Advice as if every way to take had been weighed, the last one best."""
    turns = [tuple(table.read_turn(text)) for text in table.legal]
    return Advice(turns[-1], tuple(Worth(turn, float(-at), 0.5) for at, turn in enumerate(reversed(turns))))


@pytest.mark.parametrize("name", ["pisti", "basra", "quist", "soup", "hand_and_foot"])
def test_a_hint_says_every_way_in_the_words_of_the_game(name: str) -> None:
    table, rng = kahve.new(name), random.Random(2)
    table.deal(seed=3)
    told_of = 0
    while table.turn >= 0 and told_of < 40:
        if len(table.legal) > 1:
            told = hint_told(table.view(table.turn), fake_advice(table), "Master")
            assert [one["move"] for one in reversed(told["worths"])] == table.legal
            assert told["says"].startswith("Master's choice: ")
            for one in told["worths"]:
                assert one["says"]
                held = table.game.screen.hands(table.view(table.turn))[table.turn]["hand"]
                assert all(card in held for card in one["cards"])
            told_of += 1
        table.play(rng.choice(table.legal))
    assert told_of > 5


def test_where_a_card_takes_in_several_ways_each_of_them_is_weighed() -> None:
    table = kahve.new("basra", seats=2)
    for seed in range(200):
        table = kahve.new("basra", seats=2)
        table.deal(seed=seed)
        if len(table.legal) > len(table.moves):
            break
    view = table.view(table.turn)
    found = advise(view, table.moves, TINY, 1, compiled=False)
    told = hint_told(view, found, "Master")
    assert sorted(one["move"] for one in told["worths"]) == sorted(table.legal)
    assert table.objection(told["move"]) is None
    assert found.turn == found.worths[0].turn


def test_a_decision_is_told_with_what_was_made_and_what_was_best() -> None:
    _, found = looked_through()
    for one in found.judged:
        told = decision_told(one)
        made = [worth for worth in told["worths"] if worth["move"] == told["made"]["move"]]
        assert made == [told["made"]]
        assert told["best"] in told["worths"]
        assert set(told["made"]["cards"]) <= set(told["hand"])
