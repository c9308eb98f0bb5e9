"""A deal looked through: a bad move is found, the numbers add up, and a seed fixes them."""

from __future__ import annotations

import json
import math
import os
import random
import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from statistics import stdev
from typing import Any

import numpy as np
import pytest

import kahve
from kahve.bots import bot, polite_moves, whole_turn
from kahve.bots.players.greedy import Expert, Greedy, Plain
from kahve.bots.review import advice, reviews
from kahve.bots.review.advice import Advice, Worth, advise, adviser, at_sight, is_less, search_of, weigh
from kahve.bots.review.judged import Choice, Judged
from kahve.bots.review.par import par
from kahve.bots.review.reviews import Review, choices, judge, review, reviewing, weigh_chosen
from kahve.bots.review.shelf import Shelf
from kahve.bots.search.searcher import Search, Thought, think
from kahve.engine.compile import waits_for_compiler
from kahve.engine.judgement import ANY_MOVE
from kahve.engine.staging import staged
from kahve.engine.table import NotNow, Table, from_position
from kahve.games import all_games
from kahve.games.melding.cards import BLACK_THREE
from kahve.games.truth import Truth
from kahve.language import speaking
from kahve.table.thinking import counsel
from kahve.table.thinking.counsel import MOST_HINTED, decision_document, hint_document
from kahve.terminal import making_ready
from kahve.terminal.paper import paper
from kahve.terminal.review import show

SMALL = Search(simulations=400, depth=1, stretches=1)
TINY = Search(simulations=8, depth=1, stretches=1)


def played(name: str, seed: int, *players: str, deals: int = 1, **house: Any) -> Table:
    """A match between these players, as far as `deals` deals."""
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
    table, reviewed = looked_through()
    replayed = played("pisti", 5, "random", "greedy", seats=2)
    replayed.deal(table.history[1].order)
    decisions = iter(reviewed.judged)
    for number, (seat, text) in enumerate(table.history[1].turns, 1):
        if len(replayed.moves) > 1:
            choice = next(decisions).choice
            assert (choice.number, choice.seat, choice.moves) == (number, seat, tuple(replayed.moves))
            assert choice.view == replayed.view(seat)
            assert replayed.write(choice.move) == text
        replayed.play(text)
    assert next(decisions, None) is None


def test_nothing_given_away_is_below_nought_and_the_sums_add_up() -> None:
    table, reviewed = looked_through()
    for one in reviewed.judged:
        assert one.given >= 0
        assert {worth.turn for worth in one.worths} == {(move,) for move in one.choice.moves}
        assert one.chosen.turn == (one.choice.move,)
        if one.given:
            assert one.given == pytest.approx(one.best.value - one.chosen.value)
    assert sum(reviewed.given(seat) for seat in range(2)) == pytest.approx(sum(side.given for side in reviewed.sides))
    sheet = table.history[1].sheet
    for side, other in ((reviewed.sides[0], reviewed.sides[1]), (reviewed.sides[1], reviewed.sides[0])):
        assert side.result == sheet[str(side.side)]["total"] - sheet[str(other.side)]["total"]
        assert side.play == pytest.approx(other.given - side.given)
        assert side.result == pytest.approx(side.play + side.luck)
        assert side.luck == pytest.approx(side.cards + side.fall)
        assert side.cards == pytest.approx(-other.cards)


def test_who_plays_at_random_gives_more_away_than_who_counts() -> None:
    deals = [looked_through(seed)[1] for seed in (5, 15, 25)]
    assert sum(match.given(0) for match in deals) > sum(match.given(1) for match in deals)


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
    judged = next(one for one in review(table, 1, SMALL, 1).judged if one.choice.number == number)
    assert (judged.best.turn, judged.best.error) == (moves[0].turn, 0.0)
    assert judged.given > 2


def test_the_same_seed_gives_the_same_numbers() -> None:
    table, reviewed = looked_through()
    again = review(table, 2, SMALL, 1)
    assert [one.worths for one in again.judged] == [one.worths for one in reviewed.judged]
    assert again.sides == reviewed.sides
    assert review(table, 2, SMALL, 2).sides != reviewed.sides


def test_a_review_is_worked_out_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table, reviewed = looked_through()
    shelf = Shelf(tmp_path / "reviews")
    assert review(table, 2, SMALL, 1, shelf=shelf) == reviewed
    monkeypatch.setattr("kahve.bots.review.reviews.weigh_chosen", lambda *_, **__: pytest.fail("it was worked out before"))
    monkeypatch.setattr("kahve.bots.review.reviews.par", lambda *_, **__: pytest.fail("it was worked out before"))
    steps: list[tuple[int, int]] = []
    stored = review(table, 2, SMALL, 1, shelf=shelf, progress=lambda *step: steps.append(step))
    assert stored == reviewed
    assert steps == [(len(reviewed.judged), len(reviewed.judged))]
    # Another seed, another search or `again` works it out again.
    for other in (lambda: review(table, 2, SMALL, 2, shelf=shelf), lambda: review(table, 2, TINY, 1, shelf=shelf)):
        with pytest.raises(pytest.fail.Exception):
            other()
    with pytest.raises(pytest.fail.Exception):
        review(table, 2, SMALL, 1, shelf=shelf, again=True)


@pytest.mark.parametrize("damage", ["", "{", "[]", '{"name": "x"}', '{"name": NAME, "content": {"worths": [], "brought": [[0, 0]]}}'])
def test_a_damaged_review_is_worked_out_again(damage: str, tmp_path: Path) -> None:
    table, reviewed = looked_through()
    shelf = Shelf(tmp_path)
    review(table, 2, SMALL, 1, shelf=shelf)
    [file] = tmp_path.iterdir()
    content = json.loads(file.read_text())
    file.write_text(damage.replace("NAME", json.dumps(content["name"])))
    assert review(table, 2, SMALL, 1, shelf=shelf) == reviewed
    assert json.loads(file.read_text()) == content


def test_a_shelf_keeps_the_newest_and_never_stops_anybody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kahve.bots.review.shelf.MOST_REVIEWS", 2)
    shelf = Shelf(tmp_path / "kept")
    for number in range(4):
        assert shelf.put(str(number), number)
        for file in shelf.folder.iterdir():  # a second older
            os.utime(file, (file.stat().st_atime - 1, file.stat().st_mtime - 1))
    assert [shelf.get(str(number)) for number in range(4)] == [None, None, 2, 3]
    (tmp_path / "file").write_text("")
    nowhere = Shelf(tmp_path / "file" / "below")
    assert not nowhere.put("a", 1)
    assert nowhere.get("a") is None


def test_interpreted_and_compiled_reviews_are_the_same() -> None:
    table, _ = looked_through()
    start, decisions = choices(table.game, table.house, table.first_dealer, table.history, 2)
    for choice in decisions[:2]:
        some = [weigh(choice.view, choice.moves, TINY, 3, compiled=compiled) for compiled in (True, False)]
        assert some[0] == some[1]
    assert par(start, 2, 1) == par(start, 2, 1, compiled=False)


def test_a_deal_that_is_not_over_or_not_there_is_not_looked_through() -> None:
    table = played("pisti", 5, "greedy", seats=2)
    table.deal(seed=1)
    for number, says in ((2, "has not been played to its end"), (3, "no deal 3"), (0, "no deal 0")):
        with pytest.raises(NotNow, match=says):
            review(table, number, TINY, 1)


def judged_as(value: float | None, error: float | None, truth: Truth, *, moves: int = 2, best_error: float = 0.5) -> Judged:
    """The verdict on a move that was found to be worth so much, where the best is worth 5 points."""
    best, chosen = Worth((0,), 5.0, best_error), Worth((1,), value, error)
    others = tuple(Worth((move,), -9.0, 0.5) for move in range(2, moves))
    return judge(Choice(1, 0, None, None, (), tuple(range(moves)), 1), (best, chosen, *others), truth)


@pytest.mark.parametrize(
    ("value", "error", "given"), [(3.5, 1.0, 0.0), (1.0, 1.0, 3.75), (3.0, 1.0, 1.5), (3.0, 0.0, 2.0), (4.96, 0.0, 0.0)]
)
@pytest.mark.parametrize("moves", [2, 80])
def test_a_difference_counts_only_beyond_doubt(value: float, error: float, given: float, moves: int) -> None:
    """However many moves there are: a verdict compares two of them, in worlds that did not choose them."""
    judged = judged_as(value, error, Truth(), moves=moves)
    assert judged.given == pytest.approx(given)
    assert judged.is_level == (not given)


def test_points_are_told_as_many_as_are_there_in_truth() -> None:
    truth = Truth(share=0.5, rise=0.1, around=3.75, known=0.9)
    whole, half = judged_as(1.0, 1.0, Truth()), judged_as(1.0, 1.0, truth, moves=3)
    assert half.given == whole.given / 2 == half.best.value - half.chosen.value
    assert half.error == whole.error / 2
    # Every other move is behind the best by its share, too.
    assert [worth.turn for worth in half.worths] == [(0,), (1,), (2,)]
    assert half.worths[2].value == pytest.approx(5 - truth.shrunk(14, 0.5))
    assert half.worths[2].error == pytest.approx(0.5 * truth.share_at(14), abs=0.001)
    # Where everything is known another share is there, because nothing had to be imagined.
    assert judged_as(1.0, 0.0, truth, best_error=0.0).given == pytest.approx(3.6)


def test_a_difference_within_the_noise_is_told_as_none(capsys: pytest.CaptureFixture[str]) -> None:
    table, original = looked_through()
    choice = original.judged[0].choice
    best, chosen = (Worth((move,), value, 0.5) for move, value in zip(choice.moves, (5.0, 4.5), strict=False))
    level = judge(replace(choice, move=choice.moves[1]), (best, chosen), Truth(0.9))
    assert (level.given, level.is_level, decision_document(level)["given"]) == (0.0, True, 0.0)
    says = "In 1 more the move played was as good as the best, as far as anyone can tell."
    reviewed = replace(original, judged=(level,))
    show(table, ["Ada", "Bo"], [reviewed], paper(True))
    assert capsys.readouterr().out.splitlines()[-2:] == ["1 decision, 0 of them gave something away.", says]
    assert says in reviewed._repr_html_()
    with_best_move = replace(original, judged=(judge(replace(choice, move=choice.moves[0]), (best, chosen), Truth(0.9)),))
    assert "no difference" not in with_best_move._repr_html_()


def test_a_verdict_comes_from_worlds_that_did_not_choose_the_best_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """Half of the budget finds the best move, and half measures the move that was made, to its end and with another seed."""
    requests: list[tuple[list[int], Search, int]] = []

    def watched(view: Any, moves: Any, search: Search, seed: int, **more: Any) -> Thought:
        requests.append((list(moves), search, seed))
        return think(view, moves, search, seed, **more)

    monkeypatch.setattr(reviews, "think", watched)
    monkeypatch.setattr(advice, "think", watched)
    choice = looked_through()[1].judged[2].choice
    chosen = weigh(choice.view, choice.moves, Search(simulations=64, depth=1, stretches=1), 3)
    requests.clear()
    move = chosen[-1].turn[0]
    worths = weigh_chosen(choice.view, choice.moves, move, Search(simulations=128, depth=1, stretches=1), 3)
    (first_moves, first, first_seed), (moves, second, seed) = requests
    assert (first_moves, first.simulations, first.drop, first_seed) == (list(choice.moves), 64, 3.0, 3)
    assert (moves, second.simulations, second.drop) == ([chosen[0].turn[0], move], 64, 0.0)
    assert seed != first_seed
    values = {weighed.move: weighed.value for weighed in think(choice.view, moves, second, seed).moves}
    verdict = next(worth for worth in worths if worth.turn == (move,))
    assert worths[0] == chosen[0]
    assert worths[0].value - verdict.value == pytest.approx(max(0.0, values[moves[0]] - values[move]))
    assert sorted(worth.turn for worth in worths) == sorted(worth.turn for worth in chosen)


def test_a_narrow_search_and_a_small_tree_have_verdicts_too() -> None:
    choice = looked_through()[1].judged[2].choice
    for search in (Search(simulations=64, depth=1, width=1, stretches=1), Search(simulations=2, stretches=1)):
        for move in choice.moves:
            worths = weigh_chosen(choice.view, choice.moves, move, search, 3)
            verdict = next(worth for worth in worths if worth.turn == (move,))
            assert not any(np.isnan(worth.value) for worth in worths if worth.value is not None)
            assert verdict.value is None or verdict.value <= worths[0].value


def test_of_the_best_move_and_of_one_that_is_proven_as_good_no_verdict_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    choice = looked_through()[1].judged[2].choice
    monkeypatch.setattr(reviews, "think", None)
    best = weigh(choice.view, choice.moves, TINY, 3, compiled=False)[0].turn[0]
    assert weigh_chosen(choice.view, choice.moves, best, replace(TINY, simulations=16), 3, compiled=False)[0].turn == (best,)
    monkeypatch.setattr(reviews, "weigh", lambda *_, **__: tuple(Worth((move,), 2.0, 0.0) for move in choice.moves))
    worths = weigh_chosen(choice.view, choice.moves, choice.moves[-1], TINY, 3)
    assert judge(replace(choice, move=choice.moves[-1]), worths, Truth()).is_level


def test_where_all_is_known_the_verdict_comes_from_players_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    """The solver says which move is best against the best play; what the other gave away depends on how the others play."""
    choice = looked_through()[1].judged[2].choice
    best, move = choice.moves[:2]
    monkeypatch.setattr(reviews, "weigh", lambda *_, **__: (Worth((best,), 20.0, 0.0), Worth((move,), 0.0, 0.0)))
    monkeypatch.setattr(reviews, "behind", lambda *_: (4.0, 0.5))
    worths = weigh_chosen(choice.view, choice.moves, move, TINY, 3)
    assert worths == (Worth((best,), 20.0, 0.0), Worth((move,), 16.0, 0.5))


def test_a_move_that_was_not_looked_at_gives_nothing_away_and_the_one_to_make_is_the_best() -> None:
    choice = Choice(1, 0, None, None, (), (0, 1, 2), 1)
    judged = judge(choice, (Worth((0,), 5.0, 0.1), Worth((2,), 9.0, 3.0), Worth((1,), None, None)), Truth())
    assert (judged.given, judged.best.turn, judged.is_level) == (0.0, (0,), False)


def test_the_adviser_is_a_player_that_searches_and_others_are_ready_at_once() -> None:
    assert adviser().simulations > search_of(bot("master")).simulations
    assert search_of(bot("greedy")) is None


def test_hints_and_reviews_believe_as_master_does() -> None:
    master = search_of(bot("master"))
    for game in all_games():
        assert adviser().belief_in(game) == master.belief_in(game)
    assert [adviser().belief_in(kahve.game(name)) for name in ("quist", "turtle", "soup")] == ["greedy", "types", "none"]


@pytest.mark.parametrize(("name", "deal", "plays"), [("quist", 7, 8), ("turtle", 5, 8)])
def test_an_error_is_told_as_great_as_it_is_where_worlds_are_a_chain(name: str, deal: int, plays: int) -> None:
    """Neighbours in a chain are alike. Thoughts with other seeds must differ about as much as each of them says."""
    table, chance, greedy = kahve.new(name), random.Random(deal), bot("greedy")
    table.deal(seed=deal)
    while plays > 0 or len(table.moves) < 3:
        table.play(greedy.choose(table.view(table.turn), table.moves, chance))
        plays -= 1
    view, two = table.view(table.turn), [table.moves[0], table.moves[-1]]
    search = Search(worlds=60, depth=1, drop=0.0, belief="greedy")
    differences, errors = [], []
    for seed in range(24):
        counts = {thought.move: thought for thought in think(view, two, search, seed).moves}
        differences.append(counts[two[0]].value - counts[two[1]].value)
        errors.append(max(thought.behind_error for thought in counts.values()))
    root_mean_square = math.sqrt(sum(error * error for error in errors) / len(errors))
    assert 0.7 < root_mean_square / stdev(differences) < 1.6


def test_that_rules_are_compiled_is_said_the_first_time_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "cache_folder", lambda: tmp_path)
    monkeypatch.setattr(making_ready, "_READY", set())
    monkeypatch.setattr(advice, "waits_for_compiler", lambda: True)
    for work in ("think", "get_solver_ready"):
        monkeypatch.setattr(advice, work, lambda *_, **__: None)
    game, lines = kahve.game("pishti"), list[str]()
    waits = counsel.getting_ready_document(game, "hint")
    assert (waits["ready"], waits["state"]) == (False, "compiling")
    sentences = [waits["says"], counsel.bot_getting_ready_sentence("Ada", is_first=True)]
    assert sentences == [
        "The rules of Harbin's Pishti are being compiled on this machine. This happens once; the first hint may take some minutes.",
        "Ada waits for the rules to be compiled on this machine. This happens once and may take some minutes.",
    ]
    making_ready.make_ready(game, lines.append)
    assert lines == [
        "The rules of Harbin's Pishti are being compiled on this machine. This happens once and may take some minutes. Ctrl-C leaves."
    ]
    assert counsel.getting_ready_document(game, "review") == {
        "ready": False,
        "state": "loading",
        "says": "Getting ready: this takes some seconds.",
    }
    assert counsel.bot_getting_ready_sentence("Ada", is_first=False) == "Ada is getting ready: this takes some seconds."
    making_ready._READY.clear()
    making_ready.make_ready(game, lines.append)
    assert len(lines) == 1
    assert "Basra" in counsel.getting_ready_document(kahve.game("basra"), "hint")["says"]


@pytest.mark.parametrize("can_compile", [True, False])
def test_where_nothing_has_to_be_compiled_no_time_is_the_first(can_compile: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the libraries of a wheel, and without a compiler, the first time takes no longer than the others."""
    monkeypatch.setattr(advice, "cache_folder", lambda: tmp_path)
    monkeypatch.setattr("kahve.engine.compile.can_compile", lambda: can_compile)
    monkeypatch.setattr("kahve.engine.native.shipped.is_shipped", lambda: can_compile)
    assert not waits_for_compiler()
    assert counsel.getting_ready_document(kahve.game("pishti"), "hint")["says"] == "Getting ready: this takes some seconds."
    monkeypatch.setattr("kahve.engine.compile.can_compile", lambda: True)
    monkeypatch.setattr("kahve.engine.native.shipped.is_shipped", lambda: False)
    assert "The rules of Harbin's Pishti" in counsel.getting_ready_document(kahve.game("pishti"), "hint")["says"]


# -- advice and its words ----------------------------------------------------------------------------------------------------------------


def fake_advice(table: Table) -> Advice:
    """Advice as if every way to take had been weighed, the last one best."""
    turns = [tuple(table.read_turn(text)) for text in table.legal]
    return Advice(turns[-1], tuple(Worth(turn, float(-at), 0.5) for at, turn in enumerate(reversed(turns))))


@pytest.fixture
def every_row(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a hint tell of every move, however many there are."""
    monkeypatch.setattr(counsel, "MOST_HINTED", 10_000)


@pytest.mark.usefixtures("every_row")
@pytest.mark.parametrize("name", ["pisti", "basra", "quist", "soup", "hand_and_foot"])
def test_a_hint_says_every_way_in_the_words_of_the_game(name: str) -> None:
    table, rng = kahve.new(name), random.Random(2)
    table.deal(seed=3)
    described = 0
    while table.turn >= 0 and described < 40:
        if len(table.legal) > 1:
            document = hint_document(table.view(table.turn), fake_advice(table), "Master")
            assert [one["move"] for one in reversed(document["worths"])] == table.legal
            assert document["says"].startswith("Master's choice: ")
            for one in document["worths"]:
                assert one["says"]
                hand = table.game.screen.hands(table.view(table.turn))[table.turn]["hand"]
                assert all(card in hand for card in one["cards"])
            described += 1
        table.play(rng.choice(table.legal))
    assert described > 5


def hinted(*values: float | None, error: float = 0.0) -> Any:
    """A hint at a table of Pisti with moves of these worths, the best first."""
    table = kahve.new("pisti", seats=2, target="single")
    table.deal(seed=3)
    best = (table.moves[0],)
    return hint_document(table.view(0), Advice(best, tuple(Worth(best, value, error) for value in values)), "Master")


def test_a_hint_says_how_far_the_best_move_is_ahead_and_has_few_rows() -> None:
    assert hinted(4.0, 1.5, -2.0)["says"].endswith(". It is 2.5 points better than the next best move.")
    assert hinted(4.0, 3.0)["says"].endswith(". It is 1 point better than the next best move.")
    assert "better" not in hinted(4.0, 3.98)["says"] + hinted(4.0, None)["says"] + hinted(4.0)["says"] + hinted(4.0, 3.0, error=2.0)["says"]
    document = hinted(*map(float, range(40, 0, -1)))
    assert [len(document["worths"]), document["left_out"]] == [MOST_HINTED, 40 - MOST_HINTED]
    assert [one["worth"] for one in document["worths"]] == [40.0, 39.0, 38.0, 37.0, 36.0, 35.0]


@pytest.mark.usefixtures("every_row")
def test_where_a_card_takes_in_several_ways_each_of_them_is_weighed() -> None:
    table = kahve.new("basra", seats=2)
    for seed in range(200):
        table = kahve.new("basra", seats=2)
        table.deal(seed=seed)
        if len(table.legal) > len(table.moves):
            break
    view = table.view(table.turn)
    advice = advise(view, table.moves, TINY, 1, compiled=False)
    document = hint_document(view, advice, "Master")
    assert sorted(one["move"] for one in document["worths"]) == sorted(table.legal)
    assert table.objection(document["move"]) is None
    assert advice.turn == advice.worths[0].turn


def test_a_decision_is_told_with_what_was_made_and_what_was_best() -> None:
    _, reviewed = looked_through()
    for one in reviewed.judged:
        document = decision_document(one)
        chosen = [worth for worth in document["worths"] if worth["move"] == document["made"]["move"]]
        assert chosen == [document["made"]]
        assert document["best"] in document["worths"]
        assert set(document["made"]["cards"]) <= set(document["hand"])


def test_a_review_says_of_a_seat_its_best_move_its_costliest_mistake_and_its_luck() -> None:
    choice = looked_through()[1].judged[0].choice
    first, second = ((move,) for move in choice.moves[:2])
    clear = Judged(choice, (Worth(first, 6.0, 0.1), Worth(second, 2.0, 0.1)), Worth(first, 6.0, 0.1), Worth(first, 6.0, 0.1), 0.0, 0.0)
    wrong = replace(clear, chosen=clear.worths[1], given=4.0, error=0.1)
    says = counsel.seat_document(choice.seat, [clear, wrong], -3.25)["says"]
    assert re.fullmatch(r"Best move: .* \(\+4\)\. Costliest mistake: .* \(−4\)\. Better: .*\. Luck, in points: −3\.2\.", says), says
    # A greater lead that anybody sees at first sight is not what to be praised for.
    looks = [(each.choice, Plain().worths(each.choice.view, each.choice.moves)) for each in looked_through()[1].judged]
    choice, worths = next(pair for pair in looks if pair[1].count(max(pair[1])) == 1 < len(pair[1]))
    plain = choice.moves[worths.index(max(worths))]
    other = next(move for move in choice.moves if move != plain)
    seen, hard = (Worth((move,), lead, 0.1) for move, lead in ((plain, 9.0), (other, 7.0)))
    obvious = Judged(replace(choice, move=plain), (seen, Worth((other,), 0.0, 0.1)), seen, seen, 0.0, 0.0)
    praised = Judged(replace(choice, move=other), (hard, Worth((plain,), 0.0, 0.1)), hard, hard, 0.0, 0.0)
    assert counsel._is_plain(obvious)
    assert "(+7)" in counsel.seat_document(choice.seat, [obvious, praised], 0.0)["says"]
    assert "(+9)" in counsel.seat_document(choice.seat, [obvious], 0.0)["says"]
    assert counsel.seat_document(choice.seat, [], 0.0) == {"seat": choice.seat, "given": 0, "says": "Luck, in points: +0."}


@pytest.mark.parametrize("name", [game.name for game in all_games()])
def test_a_mistake_is_told_with_what_a_club_player_or_an_expert_would_have_played(name: str) -> None:
    """In every game and language, and of no other move."""
    table, club, rng = kahve.new(name), bot("greedy"), random.Random(3)
    table.deal(seed=3)
    while len(polite_moves(table.view(table.turn), table.moves)) < 3:
        table.play(club.choose(table.view(table.turn), table.moves, rng))
    view = table.view(table.turn)
    own = club.choose(view, table.moves, random.Random(0))
    first, second = [move for move in table.moves if move != own][:2]
    for language in ("en", "tr", "el", "ar", "de"):
        with speaking(language):
            documents = []
            for chosen, best in ((own, first), (first, own), (first, second)):
                worths = Worth((best,), 3.0, 0.1), Worth((chosen,), 1.0, 0.1)
                judged = Judged(
                    Choice(1, view.seat, view, view, (), tuple(table.moves), chosen), worths, worths[1], worths[0], given=2.0, error=0.1
                )
                documents.append(decision_document(judged))
                assert decision_document(replace(judged, given=0.0))["club"] == ""
        sentences = [document["club"] for document in documents]
        assert len(set(sentences)) == 3
        assert documents[0]["made"]["says"] in sentences[2]
        if language == "en":
            expert = Expert().choose(view, table.moves, random.Random(0))
            ends = {own: ".", first: ", and an expert the better move."}.get(expert, "; an expert would have chosen: ")
            assert sentences[0].startswith(f"A club player would have played the same{ends}")
            assert sentences[1] == "A club player would have played the better move."


def test_no_club_player_is_named_in_a_game_that_does_not_judge_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    choice = looked_through()[1].judged[0].choice
    best, chosen = Worth((choice.moves[0],), 3.0, 0.1), Worth((choice.moves[1],), 1.0, 0.1)
    judged = Judged(choice, (best, chosen), chosen, best, 2.0, 0.1)
    assert decision_document(judged)["club"]
    monkeypatch.setattr(Greedy, "looks", ANY_MOVE)
    assert decision_document(judged)["club"] == ""


def fake_values(view: Any, plans: Any, simulations: int, seconds: float, seed: int, **_: Any) -> Any:
    """What turns bring in four worlds, in place of deals that are played to their end: the longer the better."""
    lengths = np.array([len(plan) for plan in plans], dtype=float)
    return lengths + np.random.default_rng(seed).normal(size=(4, len(plans)))


def record_after(table: Table, turn: Sequence[int]) -> bytes:
    """The record when these moves are made."""
    after = from_position(table.game, table.house, table._tables)
    for move in turn:
        after.play(move)
    return after._tables.tobytes()


@pytest.mark.usefixtures("every_row")
@pytest.mark.parametrize("name", ["hand_and_foot", "hand_knee_and_foot", "basra", "pastra", "quist", "soup"])
def test_no_two_rows_of_a_hint_come_to_the_same_cards(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One row a turn: not the same melds in another order. Each can be made as it is written, and none is better beyond doubt."""
    monkeypatch.setattr(advice, "try_plans", fake_values)
    monkeypatch.setattr(advice, "weigh", lambda view, moves, *_, **__: tuple(Worth((move,), -float(move), 0.5) for move in moves))
    table, rng = kahve.new(name), random.Random(7)
    table.deal(seed=3)
    count = 0
    while table.turn >= 0 and count < 10:
        if len(table.moves) > 2 and rng.random() < 0.2:
            view = table.view(table.turn)
            hint = advise(view, table.moves, TINY, 1, compiled=False)
            rows = {record_after(table, worth.turn) for worth in hint.worths}
            assert len(rows) == len(hint.worths)
            assert hint.turn == hint.worths[0].turn
            document = hint_document(view, hint, "Master")
            assert len({one["says"] for one in document["worths"]}) == len(rows)
            if table.game.family == "melding":
                assert all(table.objection(one["move"]) is None for one in document["worths"])
                assert {worth.turn[0] for worth in hint.worths} <= set(table.moves)
                assert not table.legal or len(rows) <= len(table.moves)
            count += 1
        table.play(rng.choice(table.moves))
    assert count > 2


NEAR_THE_END = (
    "hand_and_foot seats=2 phase=1 deals=1 stage=2 stock_size=2 minimum=50,50 hand_size=13,3 begun=1,1 foot_size=3,3 "
    "hand=444555KKKQQ7b/789 foot=468/9TJ stock=89"
)


def near_the_end() -> Table:
    """A table at which the deal is nearly over: all other cards lie in the discard pile, a black three on top."""
    table = staged(kahve.game("hand_and_foot"), NEAR_THE_END)
    t = table.record
    left = Counter(table.game.rules.deck(table.house).cards)
    for zone in (t.hand, t.foot):
        for card, number in enumerate(map(sum, zip(*zone.tolist(), strict=True))):
            left[card] -= int(number)
    left.subtract(int(card) for card in t.stock[: t.stock_size])
    rest = sorted(left.elements(), key=lambda card: (card == BLACK_THREE, card))
    t.discard[: len(rest)], t.discard_size = rest, len(rest)
    return table


def test_a_hint_in_hand_and_foot_is_a_plan_of_the_whole_turn() -> None:
    table = near_the_end()
    view = table.view(0)
    advice = advise(view, table.moves, TINY, 1, compiled=False)
    document = hint_document(view, advice, "Master")
    assert advice == advise(view, table.moves, TINY, 1, compiled=False)
    assert table.objection(document["move"]) is None
    assert "meld 3" in document["says"]
    assert "discard" in document["says"]
    values = [worth.value for worth in advice.worths[1:]]
    assert values == sorted(values, reverse=True)
    assert not any(is_less(replace(advice.worths[0], error=other.error), other, len(values) + 1) for other in advice.worths[1:])
    assert sum("meld" in one["move"] and "discard" in one["move"] for one in document["worths"]) >= 1
    cards = [(one["move"].count("meld"), tuple(sorted(one["cards"]))) for one in document["worths"]]
    assert len(set(cards)) == len(cards)


def test_of_two_whole_turns_the_one_is_advised_that_does_better_in_worlds_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the other worlds said, in which the rival was the likeliest of all, counts for nothing."""
    table, by_sight = near_the_end(), list[tuple[int, ...]]()
    view = table.view(0)

    def values(more: float) -> Any:
        def brought(view: Any, plans: Any, simulations: int, seconds: float, seed: int, **_: Any) -> Any:
            by_sight.append(plans[0])
            return [[0.0, *[5.0 if len(plans) > 2 else more] * (len(plans) - 1)]] * 4

        return brought

    for more in (-1.0, 0.5):
        monkeypatch.setattr(advice, "try_plans", values(more))
        advised = advise(view, table.moves, TINY, 1, compiled=False)
        assert [worth.value for worth in advised.worths] == sorted([0.0, more], reverse=True)
        assert (advised.turn == by_sight[0]) == (more < 0)


@pytest.mark.parametrize("name", [game.name for game in all_games()])
def test_what_is_advised_stands_best_among_what_is_shown(name: str) -> None:
    """In every game, also where the search has too little time to tell much, and in what a review shows."""
    rng, club, count = random.Random(5), bot("greedy"), 0
    table = kahve.new(name)
    for seed in range(9):
        table.deal(seed=seed)
        while table.turn >= 0 and count < 5:
            view, moves = table.view(table.turn), table.moves
            if len(moves) > 2 and rng.random() < 0.3:
                count += 1
                search = replace(adviser(), simulations=40, milliseconds=None)
                for worths in (
                    advise(view, moves, search, count).worths,
                    weigh_chosen(view, moves, moves[-1], reviewing(search), count),
                ):
                    assert max(worth.value for worth in worths if worth.value is not None) == worths[0].value
            table.play(club.choose(view, moves, rng))
        if count == 5:
            break
    assert count == 5


def test_a_hint_at_first_sight_is_the_choice_of_an_expert_without_figures() -> None:
    table = kahve.new("quist")
    table.deal(seed=2)
    view = table.view(table.turn)
    document = hint_document(view, at_sight(view, table.moves), "Master")
    assert table.objection(document["move"]) is None
    assert [row["worth"] for row in document["worths"]] == [None]
    assert document["says"].endswith("so this is a choice at first sight.")
