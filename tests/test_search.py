"""The search: what it may not know, what it must find, and that a seed fixes it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np
import pytest

import kahve
from kahve.bots import UnknownBot, bot, is_turn, whole_turn
from kahve.bots.players import rollout
from kahve.bots.players.greedy import Expert, Greedy
from kahve.bots.review.advice import plan_from
from kahve.bots.search import plans, think_compare, think_tree, views
from kahve.bots.search import searcher as search_module
from kahve.bots.search.plans import NO_MOVE, plans_of
from kahve.bots.search.search_many import NO_WORLD, ManySearches, is_quick
from kahve.bots.search.searcher import Search, Searcher, Thought, think
from kahve.bots.search.solve import solve, solve_table
from kahve.cards.arrays import INT64, array, zeros
from kahve.cards.shuffle import generator
from kahve.engine.game import Game
from kahve.engine.machine import WorldError, machine
from kahve.engine.match_record import PLAY
from kahve.engine.record import Audience, Records
from kahve.engine.table import Table
from kahve.engine.text import read_position
from kahve.engine.view import View
from kahve.games.melding.moves import LAY_MELD, NO_LAY


def at_a_choice(name: str, seed: int, moves: int, **house: Any) -> Table:
    """A table at which the seat to move has several moves, after about `moves` of a greedy deal."""
    table, greedy, rng = kahve.new(name, compiled=True, **house), bot("greedy"), random.Random(seed)
    table.deal(seed=seed)
    while table.awaits_deal:  # a void deal
        table.deal(seed=rng.getrandbits(60))
    for _ in range(moves):
        table.play(greedy.choose(table.view(table.turn), table.moves, rng))
    while len(table.moves) == 1:
        table.play(table.moves[0])
    return table


def thought(table: Table, search: Search, seed: int = 1, *, compiled: bool = True) -> list[tuple[int, float, int]]:
    """The moves thought of, with their values and tries."""
    thought = think(table.view(table.turn), table.moves, search, seed, compiled=compiled)
    return [(one.move, one.value, one.tries) for one in thought.moves if one.tries]


def test_compiling_takes_nothing_of_the_time_to_think(monkeypatch: pytest.MonkeyPatch) -> None:
    table, clock = at_a_choice("pisti", 1, 0, seats=2), [0.0]

    def compiled_after_a_minute() -> None:
        clock[0] += 60

    monkeypatch.setattr("time.perf_counter", lambda: clock[0])
    monkeypatch.setattr(think_compare, "_WAITING", {(table.game, "none"): [compiled_after_a_minute]})
    thought = think(table.view(table.turn), table.moves, Search(simulations=100, milliseconds=50, depth=1, drop=0), 1)
    assert (clock[0], thought.simulations) == (60, 100)


def test_compiling_whole_turns_takes_nothing_of_the_time_to_think(monkeypatch: pytest.MonkeyPatch) -> None:
    """In Hand and Foot the list of plans is compiled too, before the clock begins."""
    table, clock, begun = at_a_choice("hand_and_foot", 1, 4, seats=2), [0.0], list[str]()

    def begin(loop: Any, *arguments: Any) -> Any:
        begun.append(loop.loop.__name__)

        def compiled_after_a_minute() -> None:
            clock[0] += 60

        return compiled_after_a_minute

    monkeypatch.setattr("time.perf_counter", lambda: clock[0])
    for module in (think_compare, plans, views):
        monkeypatch.setattr(module, "begin", begin)
    monkeypatch.setattr(think_compare, "_WAITING", {})
    thought = think(table.view(table.turn), table.moves, Search(simulations=20, milliseconds=50, depth=1, stretches=1, drop=0), 1)
    assert sorted(begun) == ["compare", "list_plans", "read_view", "weigh"]
    assert clock[0] == 240
    assert thought.simulations >= 20


def test_compiling_takes_nothing_of_the_time_of_a_tree(monkeypatch: pytest.MonkeyPatch) -> None:
    table, clock = at_a_choice("pisti", 1, 0, seats=2), [0.0]

    def begun(loop: Any, *arguments: Any) -> Any:
        def compiled_after_a_minute() -> None:
            clock[0] += 60

        return compiled_after_a_minute

    monkeypatch.setattr("time.perf_counter", lambda: clock[0])
    monkeypatch.setattr(think_tree, "begin", begun)
    thought = think(table.view(table.turn), table.moves, Search(simulations=100, milliseconds=50, depth=9), 1)
    assert (clock[0], thought.simulations) == (60, 100)


# -- worlds -----------------------------------------------------------------------------------------------------------------------------


def hidden_cards(game: Game, record: Any) -> dict[tuple[str, int], Counter[int]]:
    """The cards in every row of every zone that somebody may not see."""
    counts = {}
    for zone in game.rules.layout.zones:
        if zone.audience is Audience.PUBLIC:
            continue
        rows = np.frombuffer(record.tobytes(), dtype=np.int8)[zone.offset : zone.offset + zone.bytes].reshape(zone.rows, -1)
        for row in range(zone.rows):
            counts[zone.name, row] = Counter(card for card in zone.cards(rows[row].tobytes()) if card)
    return counts


def test_hidden_cards_keep_their_true_place_no_more_often_than_chance(game: Game, draw: Any) -> None:
    """At the beginning of a deal, where nobody has shown yet what he does not hold."""
    loops, hits, expected, spread, draws = machine(game, True), 0.0, 0.0, 0.0, 60
    for number in range(6):
        table = Table(game, game.settle({}), compiled=True)
        draw.deal(table)
        seat = table.turn
        view = table.view(seat)
        truth, seen = hidden_cards(game, table.record), hidden_cards(game, view.record)
        hidden = {place: cards - seen[place] for place, cards in truth.items() if cards != seen[place]}
        unseen = sum(hidden.values(), Counter[int]())
        rng = generator(number)
        for _ in range(draws):
            world = hidden_cards(game, loops.world(view.tables, table.house, seat, rng)[0])
            hits += sum((cards & (world[place] - seen[place])).total() for place, cards in hidden.items() if place[0] != "stock")
        for place, cards in hidden.items():
            if place[0] != "stock":
                # Each of n places takes a given card with the chance n of all; that many a row of the true cards can be kept at most.
                share = cards.total() / unseen.total()
                chance = sum(min(count, share * unseen[card]) for card, count in cards.items())
                expected += draws * chance
                spread += draws * chance
    assert hits <= expected + 5 * spread**0.5


# -- what it finds ----------------------------------------------------------------------------------------------------------------------


def best_by_trying_everything(table: Table) -> dict[int, float]:
    """The worth of each move near the end of a two-sided deal with known cards, if both sides play perfectly."""
    loops, house, total = machine(table.game, True), table.house, table.game.rules.items.index("total")

    @cache
    def value(raw: bytes) -> float:
        t = Records(table.game.rules.layout, bytearray(raw))
        if t[0].phase != PLAY:
            return float(t[0].sheet[0, total] - t[0].sheet[1, total])
        worths = list(after(t).values())
        return min(worths) if t[0].turn % 2 else max(worths)

    def after(t: Any) -> dict[int, float]:
        out = loops.moves_array()
        worths = {}
        for move in out[: loops.legal(t, 0, house, out)].tolist():
            copied = t.copy()
            loops.step(copied, 0, house, move)
            worths[move] = value(copied.tobytes())
        return worths

    sign = -1 if table.turn % 2 else 1
    return {move: sign * worth for move, worth in after(table._tables).items()}


LAST_CARDS: list[tuple[str, int, dict[str, Any]]] = [
    ("pisti", 42, {"seats": 2, "kitty_view": "all"}),
    ("dry_game", 34, {"seats": 2}),
    ("basra", 44, {"seats": 2}),
    ("quist", 48, {"word_mode": "strict", "dealer_option": "always_none"}),
]
"""Games of two sides, and the moves after which few cards are left."""


@pytest.mark.parametrize(("name", "moves", "house"), LAST_CARDS, ids=[name for name, _, _ in LAST_CARDS])
def test_the_solver_finds_what_trying_everything_finds(name: str, moves: int, house: dict[str, Any]) -> None:
    solved = 0
    for seed in range(12):
        table = at_a_choice(name, seed, moves, **house)
        solution = solve_table(table, compiled=name == "pisti")
        if solution is not None:
            assert {one.move: one.value for one in solution} == best_by_trying_everything(table)
            assert [one.value for one in solution] == sorted((one.value for one in solution), reverse=True)
            solved += 1
    assert solved >= 10


def test_what_a_seat_knows_for_certain_is_solved_and_nothing_else() -> None:
    last = at_a_choice("pisti", 3, 41, seats=2, kitty_view="all")
    assert solve(last.view(last.turn)) == solve_table(last)
    early = at_a_choice("pisti", 3, 20, seats=2)
    assert solve(early.view(early.turn)) is None
    three = at_a_choice("turtle", 3, 30)
    assert solve_table(three, compiled=False) is None
    assert solve_table(early, most=5) is None


@pytest.mark.parametrize("observers", ["single", "multiple"])
def test_it_plays_the_last_cards_as_well_as_can_be(observers: str) -> None:
    """In the last batch of two-hand Pisti without a hidden kitty nothing is unknown; it must find the best move, where one is best."""
    count = 0
    for seed in range(40):
        table = at_a_choice("pisti", seed, 41, seats=2, kitty_view="all")
        worths = best_by_trying_everything(table)
        best = max(worths.values())
        if len([worth for worth in worths.values() if worth == best]) == len(worths):
            continue
        move, value, _ = thought(table, Search(simulations=3000, observers=observers))[0]
        assert worths[move] == best
        assert abs(value - best) < 1.5
        count += 1
    assert count >= 8


# -- moves compared in the same worlds ----------------------------------------------------------------------------------------------------


def compared(table: Table, seed: int = 1, **settings: Any) -> Thought:
    """What a comparison of the moves at hand came to."""
    return think(table.view(table.turn), table.moves, Search(depth=1, **settings), seed)


def test_moves_are_compared_in_the_same_worlds() -> None:
    """What two moves differ by is known better than what either is worth; where all worlds are shared it is the difference of the two."""
    table = at_a_choice("pisti", 3, 4, seats=2)
    thought = compared(table, worlds=400)
    best = thought.moves[0]
    assert best.tries == 400
    assert (best.behind, best.behind_error) == (0, 0)
    for other in thought.moves[1:]:
        # Also of a move that was dropped early: it is held against what the best made in the same worlds.
        assert other.behind == pytest.approx(best.value - other.value)
        assert other.behind_error < 0.8 * (other.error**2 + best.error**2 * best.tries / other.tries) ** 0.5


def test_what_a_dropped_move_is_behind_is_of_the_worlds_it_was_made_in() -> None:
    """The first worlds of a seed do not depend on the length of a search, nor does the distance of a move dropped after them."""
    within = 0
    for seed in range(12):
        table = at_a_choice("pisti", seed, 12, seats=2)
        thought = compared(table, worlds=600)
        for one in thought.moves:
            soon = {other.move: other for other in compared(table, worlds=one.tries).moves}
            if one.tries < 600 and soon[thought.best].behind == 0:
                assert one.behind == pytest.approx(soon[one.move].behind)
                within += 1
    assert within > 3


def test_a_move_that_is_plainly_worse_is_dropped() -> None:
    """In the last batch without a hidden kitty there is one world; a difference that never changes drops a move as soon as may be."""
    for seed in range(20):
        table = at_a_choice("pisti", seed, 41, seats=2, kitty_view="all")
        thought = compared(table, worlds=300)
        if thought.moves[-1].behind > 3:
            assert thought.moves[-1].tries < 300
            assert [one.tries for one in compared(table, worlds=300, drop=0).moves] == [300] * len(table.moves)
            return
    pytest.fail("In none of the deals a move was worse.")


def test_of_equal_moves_it_makes_the_one_that_greedy_thinks_worth_most() -> None:
    for seed in range(6):
        table = at_a_choice("pisti", seed, 8, seats=2)
        worths = Greedy().worths(table.view(table.turn), table.moves)
        wanted = table.moves[worths.index(max(worths))]
        assert compared(table, worlds=40, trust=100).best == wanted
        narrow = compared(table, worlds=40, width=1)
        assert narrow.best == wanted
        assert [one.tries for one in narrow.moves] == [40] + [0] * (len(table.moves) - 1)


def test_where_no_search_tells_moves_apart_an_expert_is_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    # Whatever an imagined deal came to, the move would be the same.
    monkeypatch.setattr("kahve.bots.players.rollout.LONGEST", 2)
    melding = kahve.game("hand_and_foot")
    game, differ = replace(melding, judgement=replace(melding.judgement, reach=0)), 0
    for seed in range(6):
        table = at_a_choice("hand_and_foot", seed, 30)
        seen, moves = table.view(table.turn), table.moves
        view = View(game, seen.house, seen.seat, seen.tables)
        worths = Expert().worths(view, moves)
        best = [move for move, worth in zip(moves, worths, strict=True) if worth == max(worths)]
        assert bot("master").choose(view, moves, random.Random(1)) in best
        assert think(view, moves, Search(worlds=1, depth=1, stretches=0), 1, compiled=False).best in best
        differ += worths != Greedy().worths(view, moves)
    assert differ > 0


# -- whole turns as moves ------------------------------------------------------------------------------------------------------------------


def melding_turn(seed: int, moves: int = 40) -> Table:
    """A table of Hand and Foot for two at which there are two lays to choose from, after `moves` moves or more."""
    table, rng = kahve.new("hand_and_foot", seats=2), random.Random(seed)
    table.deal(seed=seed)
    count = 0
    while count < moves or sum(LAY_MELD[move] != NO_LAY for move in table.moves) < 2:
        table.play(Greedy().choose(table.view(table.turn), table.moves, rng))
        count += 1
    return table


def moves_of(plan: Iterable[int]) -> list[int]:
    """The moves of a plan, without what stands behind the last."""
    return [move for move in plan if move != NO_MOVE]


def test_a_plan_is_what_an_expert_does_until_it_sees_new_cards() -> None:
    longer = 0
    for seed in range(9):
        table = melding_turn(seed)
        view = table.view(table.turn)
        plans = plans_of(view, array(table.moves), compiled=False)
        for plan in plans.moves:
            after = view
            for number, move in enumerate(moves_of(plan)):
                assert after.seat == after.record.turn
                worths = Expert().worths(after, after.moves)
                assert number == 0 or worths[after.moves.index(move)] == max(worths)
                after = after.played([move])
            moved_on = int(after.record.turn) != view.seat or int(after.record.phase) != PLAY
            drew = int(after.record.stock_size) != int(view.record.stock_size)
            assert moved_on or drew or int(after.record.stack[view.seat]) != int(view.record.stack[view.seat])
            longer += len(moves_of(plan)) > 2
    assert longer > 3


def test_moves_that_come_to_the_same_are_one_plan() -> None:
    fewer = 0
    for seed in range(6):
        table = melding_turn(seed)
        view, moves = table.view(table.turn), table.moves
        plans = plans_of(view, array(moves), compiled=False)
        ends = [view.played(moves_of(plan)).tables.tobytes() for plan in plans.moves]
        assert len(set(ends)) == len(ends)
        for move, place in zip(moves, plans.place_of, strict=True):
            going_on = plan_from(view, move)
            assert going_on[0] == move
            if move == plans.moves[place, 0]:
                continue
            fewer += 1
            assert view.played(going_on).tables.tobytes() == ends[place]
    assert fewer > 3


def test_moves_of_one_plan_are_worth_the_same() -> None:
    table = melding_turn(2)
    view = table.view(table.turn)
    plans = plans_of(view, array(table.moves), compiled=False)
    assert len(plans.moves) < len(table.moves)
    thought = think(view, table.moves, Search(worlds=4, depth=1, stretches=2, drop=0), 1, compiled=False)
    assert sorted(each.move for each in thought.moves) == table.moves
    values = {each.move: each.value for each in thought.moves}
    for place in range(len(plans.moves)):
        assert len({values[move] for move, own in zip(table.moves, plans.place_of, strict=True) if own == place}) == 1


def test_the_moves_of_a_melding_turn_share_one_budget_of_time(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[float] = []

    def thinks(view: View, moves: list[int], search: Search, seed: int) -> Thought:
        assert search.milliseconds is not None
        given.append(search.milliseconds)
        best = max(moves, key=lambda move: Expert().worths(view, [move])[0])
        return Thought((search_module.MoveThought(best, 0.0, 0.0, 1, 0.0, 0.0),), 1, 0.0, 0)

    monkeypatch.setattr(search_module, "think", thinks)
    player, longest = Searcher(Search(milliseconds=300.0, stretches=0, depth=1)), 0
    for seed in range(4):
        table = melding_turn(seed)
        seat = table.turn
        given.clear()
        while table.turn == seat:
            view, moves = table.view(seat), table.moves
            turn = whole_turn(player, view, moves, random.Random(1))
            assert is_turn(view, moves, turn)
            for move in turn:
                table.play(move)
        assert sum(given) <= 300
        assert given == sorted(given), "what is decided last has most time"
        longest = max(longest, len(given))
    assert longest > 2


# -- a seed fixes it --------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "search",
    [Search(simulations=60), Search(simulations=60, observers="single", rest="random", stretches=2), Search(simulations=60, depth=1)],
)
def test_interpreted_and_compiled_think_the_same(search: Search) -> None:
    table = at_a_choice("pisti", 8, 20, seats=2)
    assert thought(table, search) == thought(table, search, compiled=False)
    assert thought(table, search) != thought(table, search, seed=2)


@pytest.mark.parametrize("search", [Search(simulations=301, cores=3), Search(simulations=300, cores=3, depth=1)], ids=["tree", "compare"])
def test_several_cores_make_the_simulations_together_and_repeatably(search: Search) -> None:
    table = at_a_choice("pisti", 3, 4)
    once, again = (think(table.view(table.turn), table.moves, search, 5) for _ in range(2))
    # The moves are compared in whole worlds, so there may be a few more.
    assert once.simulations == sum(one.tries for one in once.moves)
    assert search.simulations is not None
    assert search.simulations <= once.simulations < search.simulations + (1 if search.depth > 1 else 3 * len(table.moves))
    assert once.moves == again.moves


def test_every_game_can_be_searched(game: Game, draw: Any) -> None:
    """Interpreted, a few simulations: every try is counted, and the move is one of those there are."""
    table = Table(game, game.settle({}))
    draw.deal(table)
    while len(table.moves) == 1:
        table.play(table.moves[0])
    thought = think(table.view(table.turn), table.moves, Search(simulations=2, rest="random"), 3, compiled=False)
    assert sum(one.tries for one in thought.moves) == thought.simulations == 2
    assert thought.best in table.moves


def test_time_ends_a_thought() -> None:
    table = at_a_choice("pisti", 3, 4)
    thought = think(table.view(table.turn), table.moves, Search(simulations=10**9, milliseconds=20), 5)
    assert 1 <= thought.simulations < 10**9


STUCK = (
    "hand_and_foot - phase=1 turn=3 dealer=2 deals=1 stage=3 answer=1 asker=2 began_on_foot=1 stock_size=17 discard_size=40 "
    "minimum=50,50 hand_size=32,4,3,1 foot_size=13,0,13 stack=0,2,0,2 begun=1,1,1,1 foot_played=0,2,0,2 has_asked=0,1 known=/J/4 "
    "down=1,1 naturals=0,0,6,3,0,0,4,5,4,3/0,0,0,5,0,5,0,6,0,4,0,6 twos=6/2 jokers=/3 clean=0,1/1,0,0,1,2,1,1,0,0,1,1 "
    "dirty=/0,0,1,0,0,0,0,0,0,0,0,1 table_size=41,106 "
    "on_table=44444445555556669999TTTTTJJJJQQQrrr222222/555555666666666666777777777777778888888888889999999TTTTTTQQQQQQQQQQQK"
    "KKKKKKAAAAAAAAAAArrrrr222222222****** "
    "discard=AT4bbb98Jb494bJ4b8A5JA9898T8T5b47A479A59 hand=///J"
)
"""A seat is asked by its partner whether to go out. In most worlds the partner could not, and what is left to it changes nothing."""


def test_an_imagined_deal_that_would_never_end_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rollout, "LONGEST", 40)
    house, tables = read_position(kahve.game("hand_and_foot"), STUCK)
    view = View(kahve.game("hand_and_foot"), house, 3, tables)
    moves = view.moves
    thought = think(view, moves, Search(worlds=2, depth=1), 2, compiled=False)
    assert [one.tries for one in thought.moves] == [2] * len(moves)


# -- bad input --------------------------------------------------------------------------------------------------------------------------


def test_a_view_that_contradicts_itself_is_refused() -> None:
    table = at_a_choice("pisti", 3, 4)
    view = table.view(table.turn)
    view.record.laid[0] = view.record.laid[1]
    with pytest.raises(WorldError, match="No deal of Pisti fits this view"):
        think(View(view.game, view.house, view.seat, view.tables), table.moves, Search(simulations=5), 1)


@pytest.mark.parametrize(
    ("settings", "says"),
    [
        ({}, "needs a budget"),
        ({"simulations": 0}, "simulations cannot be 0: it must be from 1 to"),
        ({"milliseconds": -1}, "milliseconds cannot be -1"),
        ({"simulations": 5, "observers": "two"}, "observers cannot be 'two': it must be multiple or single"),
        ({"simulations": 5, "rest": "best"}, "rest cannot be 'best': it must be greedy, types, random or game"),
        ({"simulations": 5, "belief": "sure"}, "belief cannot be 'sure': it must be none, greedy, types or game"),
        ({"simulations": 5, "depth": 0}, "depth cannot be 0"),
        ({"simulations": 5, "stretches": -1}, "stretches cannot be -1"),
        ({"worlds": 5}, "needs a budget"),
        ({"worlds": 5, "depth": 1, "trust": -1}, "trust cannot be -1"),
        ({"worlds": 5, "depth": 1, "drop": -1}, "drop cannot be -1: it must be from 0 to 100"),
    ],
)
def test_a_search_that_cannot_be_is_refused(settings: dict[str, Any], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        Search(**settings)


def test_a_searching_player_is_read_from_its_name() -> None:
    player = bot("search:simulations=7,exploration=0.5")
    assert isinstance(player, Searcher)
    assert player.search == Search(simulations=7, exploration=0.5)
    for name, says in (("search:depth=deep", "a whole number"), ("search:speed=3", "no setting 'speed'"), ("search:", "needs a budget")):
        with pytest.raises(UnknownBot, match=says):
            bot(name)
    with pytest.raises(UnknownBot, match="Did you mean casual"):
        bot("casul")


# -- the moves of many games -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "house", "belief", "rest", "compiled"),
    [
        ("pisti", {"seats": 2}, "types", "game", True),
        ("pisti", {"seats": 2}, "types", "greedy", False),
        ("basra", {"seats": 2}, "none", "greedy", False),
    ],
)
def test_the_moves_of_many_games_are_those_that_are_thought_of_one_by_one(
    name: str, house: dict[str, int], belief: str, rest: str, compiled: bool
) -> None:
    settings = Search(worlds=6, depth=1, stretches=0, width=3, trust=1, drop=1, belief=belief, rest=rest)
    table, chance, differ, solved = kahve.new(name, compiled=compiled, **house), random.Random(4), 0, 0
    table.deal(seed=3)
    many, chosen = ManySearches(table.game, table.house, settings, compiled=compiled), zeros(1, INT64)
    for seed in range(60):
        if table.turn < 0:
            break
        moves, view = table.moves, table.view(table.turn)
        if len(moves) > 1:
            many.moves(table._tables, zeros(1, INT64), generator(seed), chosen)
            known = solve(view, compiled=compiled)
            if known:
                assert chosen[0] == known[0].move
            else:
                assert chosen[0] == think(view, moves, settings, seed, compiled=compiled).best
            solved, differ = solved + bool(known), differ + (chosen[0] != moves[0])
        table.play(chance.choice(moves))
    assert solved
    assert differ > 3


def test_where_no_world_fits_no_move_is_made() -> None:
    table = kahve.new("pisti", seats=2)
    table.deal(seed=3)
    table._tables[0].hand_size[1] -= 1
    many, chosen = ManySearches(table.game, table.house, Search(worlds=2, depth=1), compiled=False), zeros(1, INT64)
    many.moves(table._tables, zeros(1, INT64), generator(1), chosen)
    assert chosen[0] == NO_WORLD


def test_a_player_with_a_clock_a_tree_or_whole_turns_has_no_compiled_form() -> None:
    pisti, melding = kahve.game("pisti"), kahve.game("hand_and_foot")
    compared = Search(worlds=2, depth=1, stretches=0)
    assert is_quick(pisti, compared)
    assert not is_quick(pisti, replace(compared, milliseconds=50))
    assert not is_quick(pisti, replace(compared, cores=2))
    assert not is_quick(pisti, Search(simulations=20))
    assert not is_quick(melding, compared)


# -- whole turns -------------------------------------------------------------------------------------------------------------------------


def test_the_moves_of_a_turn_share_one_budget_of_time(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, given = [0.0], []

    def thinks(view: View, moves: list[int], search: Search, seed: int) -> Thought:
        given.append(search.milliseconds)
        # The second thought takes twice its share.
        clock[0] += (2 if len(given) == 2 else 1) * search.milliseconds / 1000
        return Thought((search_module.MoveThought(moves[0], 0.0, 0.0, 1, 0.0, 0.0),), 1, 0.0, 0)

    monkeypatch.setattr(search_module, "think", thinks)
    monkeypatch.setattr(search_module.time, "perf_counter", lambda: clock[0])
    table = kahve.new("turtle")
    table.deal(seed=3)
    view = table.view(table.turn)
    turn = whole_turn(Searcher(Search(milliseconds=300.0, stretches=0, depth=1)), view, table.moves, random.Random(1))
    assert is_turn(view, table.moves, turn)
    assert given == pytest.approx([100.0, 100.0, search_module.LEAST_TIME])
    given.clear()
    table.play(turn[0])
    assert len(table.view(table.turn).moves) > 1
    Searcher(Search(milliseconds=300.0, stretches=0, depth=1)).choose(table.view(table.turn), table.moves, random.Random(1))
    assert given == [300.0], "a move that is asked for alone has all of it"


@pytest.mark.parametrize("name", ["turtle", "soup"])
def test_simulations_are_for_each_move_of_a_turn(name: str) -> None:
    """So that a budget without a clock gives the same turn whether it is asked for whole or move by move."""
    table, player, long = kahve.new(name, compiled=True), Searcher(Search(simulations=40, depth=1, stretches=0)), 0
    table.deal(seed=2)
    for step in range(12):
        view, moves, chosen = table.view(table.turn), table.moves, list[int]()
        turn, rng, going_on = whole_turn(player, view, moves, random.Random(step)), random.Random(step), view
        while going_on is not None:
            chosen.append(player.choose(going_on, moves if not chosen else going_on.moves, rng))
            going_on = view.after(chosen)
        assert turn == chosen
        long += len(turn) > 1
        for move in turn:
            table.play(move)
    assert long
