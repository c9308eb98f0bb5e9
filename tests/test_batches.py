"""Batches for learners: what they observe, allow, pay and end is what a table of the same cards and moves shows, in every game."""

from __future__ import annotations

import gc
import os
import pickle
import random
import signal
import threading
import time
from contextlib import suppress

import numpy as np
import pytest

import kahve
from kahve.cards.shuffle import generator, shuffle
from kahve.engine.game import Game
from kahve.engine.machine import as_bytes, machine
from kahve.engine.observation import LEFT_OUT, observation
from kahve.engine.table import Table
from kahve.lab.batch import Batch, points
from kahve.lab.match import matched
from kahve.lab.rating import usual_rivals
from kahve.lab.simulate import simulate
from kahve.lab.study import swept


def dealt(table: Table, chance: object, order: object) -> None:
    """Deal at a table what a batch deals to a game with this source of chance, void deals too."""
    while table.awaits_deal:
        shuffle(chance, order, order.size)
        table.deal(table.game.rules.deck(table.house).write_order(order))


def counted_now(table: Table) -> list[int]:
    """What the deal would bring each seat, were it over."""
    tables = table._tables.copy()
    table.game.rules.score(tables[0], table.house)
    total = table.game.rules.items.index("total")
    return [int(tables[0].sheet[table.side_of(seat), total]) for seat in range(table.seats)]


def compare_afterstates(batch: Batch, i: int, table: Table) -> None:
    """What the moves of game i lead to follows from the mover's view of this table alone."""
    after, layout, view = batch.afterstates([i]), batch.observation, table.view(table.turn)
    assert after.games.tolist() == [i] * len(table.moves)
    assert after.seats.tolist() == [table.turn] * len(table.moves)
    assert after.moves.tolist() == table.moves
    for place, move in enumerate(table.moves):
        seen = view.played([move])
        assert (layout.flat(after.observations[place : place + 1]) == layout.of(seen)).all()
        if table.game.judgement.says("stretch"):
            table.game.rules.score(seen.record, table.house)
            total = table.game.rules.items.index("total")
            better = -1 if table.game.rules.low_wins else 1
            points_of = [better * int(seen.record.sheet[table.side_of(seat), total]) for seat in range(table.seats)]
            assert after.standing[place].tolist() == points_of
    assert str(batch.table(i).view(table.turn)) == str(view), "no game has changed"


def follow(game: Game, house: dict[str, object], chance: random.Random, steps: int, *, games: int, compiled: bool, episode: str) -> Batch:
    """Play a batch and beside it a table a game, and compare after every step."""
    batch = Batch(game, games, house=house, seed=9, compiled=compiled, episode=episode, standing=game.judgement.says("stretch"))
    seats, layout = int(batch.house.seats), batch.observation
    dealers = [(i - 1) % seats for i in range(games)]
    rngs = [generator(9, i) for i in range(games)]
    orders = [np.array(game.rules.deck(batch.house).cards, dtype=np.int8) for _ in range(games)]
    tables = [Table(game, batch.house, dealer=dealer) for dealer in dealers]
    for table, rng, order in zip(tables, rngs, orders, strict=True):
        dealt(table, rng, order)
    for _ in range(steps):
        for i, table in enumerate(tables):
            assert batch.turns[i] == table.turn
            assert np.flatnonzero(batch.mask[i]).tolist() == table.moves
            assert batch.random_moves[i] in table.moves
            assert (layout.flat(batch.observations[i : i + 1]) == layout.of(table.view(table.turn))).all()
            assert batch.order(i) == table.history[-1].order
            assert batch.view(i) == table.view(table.turn)
            assert batch.standing[i].tolist() == (counted_now(table) if game.judgement.says("stretch") else [0] * seats)
        looked_at = chance.randrange(games)
        compare_afterstates(batch, looked_at, tables[looked_at])
        moves = [chance.choice(table.moves) for table in tables]
        batch.step(moves)
        for i, (table, move) in enumerate(zip(tables, moves, strict=True)):
            table.play(move)
            paid = points(table) if table.turn < 0 else [0] * seats
            assert batch.rewards[i].tolist() == paid
            over = table.turn < 0 if episode == "deal" else table.over
            assert batch.ends[i] == over
            if over:
                dealers[i] = (dealers[i] + 1) % seats
                tables[i] = Table(game, batch.house, dealer=dealers[i])
            dealt(tables[i], rngs[i], orders[i])
    return batch


@pytest.mark.parametrize("drawn", [False, True], ids=["usual", "drawn"])
def test_a_batch_is_so_many_tables(game: Game, draw: object, drawn: bool) -> None:
    house = draw.house(game) if drawn else {}
    steps = 55 if game.family in ("pile", "floor") else 8
    follow(game, house, draw.chance, steps, games=2, compiled=False, episode="deal")


def test_whole_matches_go_on_from_deal_to_deal() -> None:
    chance = random.Random(1)
    batch = follow(kahve.game("pisti"), {"seats": 2, "target": 51}, chance, 400, games=1, compiled=False, episode="match")
    assert batch.observation.part("deals").stop == 3


def test_a_compiled_batch_is_so_many_tables_too() -> None:
    follow(kahve.game("pisti"), {"seats": 2}, random.Random(1), 110, games=20, compiled=True, episode="deal")


def test_compiled_and_interpreted_write_the_same_with_players_in_the_other_seats() -> None:
    plain, quick = (
        Batch(kahve.game("pisti"), games=18, seed=2, players={1: "greedy", 3: "random"}, compiled=compiled) for compiled in (False, True)
    )
    for _ in range(40):
        for one, other in zip(
            (plain.observations, plain.mask, plain.turns, plain.rewards, plain.ends, plain.random_moves),
            (quick.observations, quick.mask, quick.turns, quick.rewards, quick.ends, quick.random_moves),
            strict=True,
        ):
            assert (one == other).all()
        plain.step(plain.random_moves)
        quick.step(quick.random_moves)
    with pytest.raises(kahve.IllegalMove, match="Game 0, move 0"):
        quick.step(np.zeros(18, dtype=int))


def test_an_observation_says_what_the_view_says_and_nothing_else(game: Game, draw: object) -> None:
    """The record, the view and a world that the seat cannot tell from it give the same observation. It has every byte of the view."""
    table = draw.table(game)
    layout = observation(game, table.house)
    for at in draw.positions(table, every=0.05):
        for seat in range(at.seats):
            view = at.view(seat)
            seen = layout.of_record(view.tables, 0, seat).tobytes()
            if not at._turn or seat == at.turn:
                assert layout.of_record(at._tables, 0, seat).tobytes() == seen
            other = machine(game, False).world(view.tables, table.house, seat, generator(draw.chance.randrange(1 << 30)))
            if not at._turn or seat == at.turn:
                assert layout.of_record(other, 0, seat).tobytes() == seen
            assert (layout.low <= layout.of(view)).all()
            assert (layout.of(view) <= layout.high).all()
            row, flat = np.asarray(as_bytes(view.tables)[0]), layout.of(view)
            for part in layout.parts:
                field = game.rules.layout[part.name]
                share = row[field.offset : field.offset + field.bytes]
                entries = share.view(np.int32) if part.array == "numbers" else share
                assert int(np.abs(entries.astype(int)).sum()) == int(np.abs(flat[part.flat : part.flat + part.stop - part.start]).sum())
            shown = {part.name for part in layout.parts} | set(LEFT_OUT)
            hidden = [field for field in game.rules.layout.fields if field.name not in shown]
            assert not any(row[field.offset : field.offset + field.bytes].any() for field in hidden)


def test_the_layout_covers_an_observation_without_a_gap_and_says_what_it_is(game: Game) -> None:
    for values in ({}, {"seats": game.options[0].high}):
        house = game.settle(values)
        layout = observation(game, house)
        for array, size in (("numbers", layout.numbers), ("cards", layout.cards)):
            rows = [part for part in layout.parts if part.array == array]
            assert [0, *[part.stop for part in rows]] == [*[part.start for part in rows], size]
        assert [part.flat for part in layout.parts] == [
            part.start + (layout.numbers if part.array == "cards" else 0) for part in layout.parts
        ]
        assert all(part.says and int(np.prod(part.shape, dtype=int)) == part.stop - part.start for part in layout.parts)
        assert str(layout).count("\n") == len(layout.parts) - 1


def test_a_seed_gives_the_same_games_and_each_game_its_own() -> None:
    game = kahve.game("pisti")
    few, many = (Batch(game, games, seats=2, seed=5, compiled=False) for games in (2, 4))
    again = Batch(game, 2, seats=2, seed=5, compiled=False)
    for _ in range(60):
        assert (few.observations == many.observations[:2]).all()
        assert (few.random_moves == again.random_moves).all()
        many.step(np.concatenate([few.random_moves, many.random_moves[2:]]))
        few.step(few.random_moves)
        again.step(again.random_moves)
    few.reset(5)
    first = Batch(game, 2, seats=2, seed=5, compiled=False)
    assert (few.observations == first.observations).all()
    assert (few.random_moves == first.random_moves).all()
    assert (Batch(game, 2, seats=2, seed=6, compiled=False).observations != first.observations).all()


def test_an_illegal_move_is_named_and_nothing_has_changed() -> None:
    batch = Batch(kahve.game("pisti"), 3, seats=2, seed=1, compiled=False)
    before = [array.copy() for array in (batch._tables, batch.observations, batch.mask, batch.rewards, batch._chance)]
    wrong = next(card for card in range(4, 56) if not batch.mask[1, card])
    moves = batch.random_moves.copy()
    moves[1] = wrong
    name = batch.game.rules.deck(batch.house).name(wrong)
    with pytest.raises(kahve.IllegalMove, match=f"Game 1, move {wrong}: You do not hold the {name}"):
        batch.step(moves)
    moves[1] = -1
    with pytest.raises(kahve.IllegalMove, match="Game 1, move -1: There is no such move"):
        batch.step(moves)
    with pytest.raises(kahve.IllegalMove, match="takes 3 whole numbers, a move for each game; these are int64 of shape \\(2,\\)"):
        batch.step([4, 5])
    with pytest.raises(kahve.IllegalMove, match="these are float64"):
        batch.step([4.0, 5.0, 6.0])
    after = (batch._tables, batch.observations, batch.mask, batch.rewards, batch._chance)
    assert all(np.array_equal(one, other) for one, other in zip(before, after, strict=True))


def test_a_view_is_of_a_game_that_there_is_and_a_copy() -> None:
    batch = Batch(kahve.game("pisti"), 2, seats=2, seed=7, compiled=False)
    assert batch.view(-1) == batch.view(1) != batch.view(0)
    for wrong in (2, 3, -3):
        with pytest.raises(IndexError):
            batch.view(wrong)
    hand = batch.cards[0].copy()
    batch.view(0).record.hand[:] = 0
    batch.view(0).record.turn = 1 - batch.turns[0]
    assert batch.view(0).record.hand[int(batch.turns[0])]
    assert (batch.cards[0] == hand).all()


def test_the_arrays_are_the_same_at_every_step() -> None:
    batch = Batch(kahve.game("pisti"), 3, seats=2, seed=1, compiled=False)
    arrays = [batch.observations, batch.numbers, batch.cards, batch.mask, batch.turns, batch.rewards, batch.ends, batch.random_moves]
    before = [array.copy() for array in arrays]
    batch.step(batch.random_moves)
    now = [batch.observations, batch.numbers, batch.cards, batch.mask, batch.turns, batch.rewards, batch.ends, batch.random_moves]
    assert all(one is other for one, other in zip(arrays, now, strict=True))
    assert (before[0] != arrays[0]).all()
    assert np.shares_memory(batch.cards, batch.observations)


def test_built_in_players_take_the_other_seats() -> None:
    greedy = Batch(kahve.game("pisti"), 6, seats=2, seed=1, players={1: "greedy"}, compiled=False)
    won = []
    for _ in range(74):
        assert (greedy.turns == 0).all()
        greedy.step(greedy.random_moves)
        won.extend((greedy.rewards[:, 1] - greedy.rewards[:, 0])[greedy.ends].tolist())
    assert len(won) == 18
    assert np.mean(won) > 5


def test_quick_moves_are_those_of_the_player_from_the_view_of_the_seat_to_move() -> None:
    batch = Batch(kahve.game("pisti"), 6, seats=2, seed=4, compiled=False)
    club, plain = kahve.bots.bot("greedy"), kahve.bots.bot("plain")
    differ = 0
    for _ in range(12):
        rows = np.array([4, 1, 2])
        moves = {name: batch.quick_moves(name, rows, generator(3)).tolist() for name in ("greedy", "plain")}
        for player, name in ((club, "greedy"), (plain, "plain")):
            for row, move in zip(rows.tolist(), moves[name], strict=True):
                # Of level moves each is as likely, so one of some draws is the same.
                drawn = {
                    player.choose(batch.view(row), np.flatnonzero(batch.mask[row]).tolist(), random.Random(seed)) for seed in range(12)
                }
                assert move in drawn
        differ += moves["greedy"] != moves["plain"]
        batch.step(batch.random_moves)
    assert differ > 2


def test_where_a_deal_cannot_be_counted_before_its_end_it_is_not() -> None:
    with pytest.raises(ValueError, match="Turtle cannot be counted before a deal is over"):
        Batch(kahve.game("turtle"), games=1, seed=1, standing=True, compiled=False)


def test_parts_that_are_left_out_are_not_there_and_the_rest_is_the_same() -> None:
    game = kahve.game("pisti")
    whole, less = (Batch(game, 2, seats=2, seed=1, without=without, compiled=False) for without in ((), ("took", "bonus_at", "laid_by")))
    assert less.cards.shape[1] == whole.cards.shape[1] - 3 * 52
    for _ in range(20):
        for part in less.layout():
            wide = next(other for other in whole.layout() if other.name == part.name)
            assert (getattr(less, part.array)[:, part.slice] == getattr(whole, part.array)[:, wide.slice]).all()
        whole.step(less.random_moves)
        less.step(less.random_moves)


def test_what_a_batch_cannot_be_is_said_in_words() -> None:
    game = kahve.game("pisti")
    for given, says in (
        ({"games": 0}, "games cannot be 0"),
        ({"games": 1, "episode": "year"}, "episode cannot be 'year': allowed are deal and match"),
        ({"games": 1, "players": {7: "greedy"}}, "players cannot sit at 7: seats are 0 to 3"),
        ({"games": 1, "players": dict.fromkeys(range(4), "greedy")}, "players cannot have every seat"),
        ({"games": 1, "without": ["stock_size", "shoes"]}, "An observation of Pisti has no part 'shoes'"),
        ({"games": 1, "house": {"seats": 9}}, "seats cannot be 9"),
        ({"games": 1, "house": "seats=9"}, "seats cannot be 9"),
        ({"games": 1, "house": "basra seats=2"}, "These house rules are for 'basra'"),
        ({"games": 1, "house": 7}, "House rules are rules by name or a line of text"),
        ({"games": 1, "steats": 2}, "There is no house rule steats"),
        ({"games": 2.0}, "games cannot be 2.0"),
        ({"count": 2, "games": 2}, "games cannot be 2: one whole number"),
        ({"games": 2, "threads": 0}, "threads cannot be 0: allowed are 1 to 2"),
        ({"games": 2, "threads": True}, "threads cannot be True: allowed are 1 to 2"),
        ({"games": 2, "threads": "2"}, "threads cannot be '2': allowed"),
        ({"games": 2, "players": ["greedy"]}, "players cannot be .*: a mapping from seats to names"),
        ({"games": 2, "players": {"1": "greedy"}}, "players cannot sit at '1': seats are 0 to 3"),
        ({"games": 2, "seed": "luck"}, "seed cannot be 'luck': a whole number"),
        ({"games": 2, "reward": "gold"}, "reward cannot be 'gold': allowed are points and dense"),
    ):
        with pytest.raises(kahve.HouseError, match=says):
            Batch(game, **({"house": {}, "seed": 1, "compiled": False} | given))
    with pytest.raises(ValueError, match="There is no compiled player 'master'"):
        Batch(game, games=1, seed=1, players={0: "master"}, compiled=False)


def same(one: Batch, other: Batch) -> bool:
    """Whether two batches are the same in all that a learner reads and in all that is to come."""
    arrays = zip((*one._of_each_game(), one._chance), (*other._of_each_game(), other._chance), strict=True)
    return all(np.array_equal(first, second) for first, second in arrays)


def test_house_rules_are_said_in_one_way_and_the_old_way_goes_on_for_one_release() -> None:
    ways: list[dict[str, object]] = [{"seats": 2, "target": 51}, {"house": {"seats": 2, "target": 51}}, {"house": "seats=2,target=51"}]
    ways += [{"house": "seats=2", "target": 51}, {"preset": "two_hand", "target": 51}]
    results = set()
    for way in ways:
        house = kahve.new("pisti", **way).house  # type: ignore[arg-type]
        assert Batch("pisti", 2, seed=1, compiled=False, **way).house == house  # type: ignore[arg-type]
        assert matched("pisti", **({"house": None} | way), players=["greedy", "random"], seed=1).settled == house  # type: ignore[arg-type]
        results.add(simulate("pisti", deals=2, compiled=False, **way).points("greedy").mean)  # type: ignore[arg-type]
    assert len(results) == 1
    study = [swept("pisti", "target", ["101"], ["greedy", "random"], 1, house) for house in ({"seats": 2}, "seats=2")]
    assert study[0] == study[1]
    assert usual_rivals("pisti", "seats=2") == usual_rivals("pisti", {"seats": 2}) == ["greedy", "random"]
    with pytest.warns(DeprecationWarning, match=r"write Batch\(game, 1000, house="):
        old = Batch(kahve.game("pisti"), {"seats": 2}, games=2, seed=1, compiled=False)
    assert same(old, Batch("pisti", 2, seats=2, seed=1, compiled=False))
    drawn = [Batch("pisti", 1, seats=2, compiled=False).order(0) for _ in range(2)]
    assert drawn[0] != drawn[1], "without a seed the deals come from the system's entropy"


def test_a_copy_goes_on_as_the_batch_and_apart_from_it(game: Game) -> None:
    batch = Batch(game, 3, seed=3, compiled=False)
    batch.step(batch.random_moves)
    branch, before = batch.copy(), batch.copy()
    branch.step(branch.random_moves)
    assert same(batch, before)
    assert not same(batch, branch)
    batch.step(batch.random_moves)
    assert same(batch, branch)


def test_saved_games_go_on_where_they_are_loaded(game: Game) -> None:
    batch, other = Batch(game, 4, seed=3, compiled=False), Batch(game, 3, seed=5, compiled=False)
    for _ in range(3):
        batch.step(batch.random_moves)
    saved = pickle.loads(pickle.dumps(batch.save([2, 2, 0])))
    untouched = str(other.table(1))
    other.load(saved)
    assert [str(other.table(i)) for i in range(3)] == [str(batch.table(i)) for i in (2, 2, 0)]
    for one, many in ((other.mask[0], batch.mask[2]), (other.observations[2], batch.observations[0]), (other.rewards[1], batch.rewards[2])):
        assert np.array_equal(one, many)
    again = Batch(game, 3, seed=5, compiled=False)
    again.load(batch.save([1]), [2])
    assert str(again.table(1)) == untouched
    other.step([int(np.flatnonzero(row)[-1]) for row in other.mask])


def test_what_cannot_be_loaded_is_said_and_changes_nothing() -> None:
    batch = Batch("pisti", 3, seats=2, seed=1, compiled=False)
    before = batch.copy()
    for saved, rows, says in (
        (Batch("foxtrot", 3, seed=1, compiled=False).save(), None, "another game than this batch: foxtrot, and here pisti"),
        (Batch("pisti", 3, seed=1, compiled=False).save(), None, "another house rules than this batch"),
        (Batch("pisti", 3, seats=2, episode="match", seed=1, compiled=False).save(), None, "another episode"),
        (batch.save([0]), None, "1 games are saved, and 3 are to be replaced"),
        ({"tables": 1}, None, "is not what Batch.save gives"),
        (batch.save([0]), [0.5], "rows are numbers of games"),
    ):
        with pytest.raises(kahve.HouseError, match=says):
            batch.load(saved, rows)  # type: ignore[arg-type]
    for wrong in ([3], [-1]):
        with pytest.raises(IndexError, match=f"There is no game {wrong[0]}: games are 0 to 2"):
            batch.save(wrong)
    assert same(batch, before)


def test_a_batch_goes_on_from_tables_and_gives_tables_back(game: Game, draw: object) -> None:
    tables = [at.copy() for at in draw.positions(draw.table(game), every=0.2) if at.turn >= 0][:4]
    batch = Batch.from_tables(tables, seed=1, compiled=False)
    for i, table in enumerate(tables):
        assert str(batch.table(i)) == str(table)
        assert batch.table(i).legal == table.legal
        assert np.flatnonzero(batch.mask[i]).tolist() == table.moves
        for seat in range(table.seats):
            assert (batch.observation.flat(batch.observe(seat)[i : i + 1]) == batch.observation.of(batch.view(i, seat))).all()
            if not table._turn or seat == table.turn:
                assert batch.view(i, seat) == table.view(seat)
    assert len({tuple(row) for row in batch.full_state().tolist()}) == len({table._tables.tobytes() for table in tables})


def test_what_is_no_table_to_go_on_from_is_said() -> None:
    table = kahve.new("pisti", seats=2)
    with pytest.raises(kahve.NotNow, match="Table 0: no seat is to move"):
        Batch.from_tables([table], compiled=False)
    table.deal(seed=1)
    with pytest.raises(kahve.HouseError, match="Table 1 has another game or other house rules"):
        Batch.from_tables([table, kahve.new("pisti")], compiled=False)
    seen = kahve.position("pisti", str(table.view(table.turn)))
    with pytest.raises(kahve.NotNow, match="Table 0: its cards are not all seen"):
        Batch.from_tables([seen], compiled=False)
    with pytest.raises(kahve.HouseError, match="There is no table"):
        Batch.from_tables([])
    batch = Batch.from_tables([table], compiled=False)
    for ask in (batch.observe, lambda seat: batch.view(0, seat)):
        with pytest.raises(kahve.HouseError, match="seat cannot be 2: seats are 0 to 1"):
            ask(2)


@pytest.mark.parametrize("episode", ["deal", "match"])
def test_dense_rewards_come_with_every_step_and_add_up_to_the_points(episode: str) -> None:
    how: dict[str, object] = {"seats": 2, "target": 51, "seed": 3, "episode": episode, "players": {1: "greedy"}, "compiled": False}
    dense, plain = Batch("pisti", 4, reward="dense", **how), Batch("pisti", 4, **how)  # type: ignore[arg-type]
    paid, owed, early = np.zeros((4, 2), dtype=int), np.zeros((4, 2), dtype=int), 0
    for _ in range(120):
        moves = plain.random_moves.copy()
        dense.step(moves)
        plain.step(moves)
        assert (dense.ends == plain.ends).all()
        paid += dense.rewards
        owed += plain.rewards
        early += int((dense.rewards[~plain.rewards.any(axis=1)] != 0).any())
        at_end = plain.rewards.any(axis=1)
        assert (paid[at_end] == owed[at_end]).all()
    assert owed.any()
    assert early > 20, "and they come before the end"
    with pytest.raises(kahve.HouseError, match="Turtle cannot be counted before a deal is over"):
        Batch("turtle", 1, reward="dense", compiled=False)


def test_threads_wake_again_and_end_with_their_batch() -> None:
    def helpers() -> int:
        return sum(thread.name == "kahve-helper" for thread in threading.enumerate())

    before, one = helpers(), Batch("pisti", 6, seats=2, seed=3)
    three = Batch("pisti", 6, seats=2, seed=3, threads=3)
    for pause in (0, 0, 0.02, 0, 0.02):
        time.sleep(pause)  # long enough for them to fall asleep
        moves = one.random_moves.copy()
        one.step(moves)
        three.step(moves)
        assert np.array_equal(one.cards, three.cards)
    assert helpers() == before + 2
    del three
    gc.collect()
    end = time.monotonic() + 60
    while helpers() > before and time.monotonic() < end:
        time.sleep(0.01)
    assert helpers() == before


def test_threads_are_there_after_a_fork() -> None:
    one, two = (Batch("pisti", 6, seats=2, seed=3, threads=threads) for threads in (1, 2))
    moves = one.random_moves.copy()
    one.step(moves)
    child = os.fork()
    if not child:
        # Only an exit status leaves this process, in which pytest must not go on.
        signal.alarm(60)
        two.step(moves)
        os._exit(not np.array_equal(one.cards, two.cards))
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    assert not np.array_equal(one.cards, two.cards), "the child has a memory of its own"
    two.step(moves)
    assert np.array_equal(one.cards, two.cards)


def test_a_step_that_a_signal_interrupts_is_whole() -> None:
    """No share of it is left out, and none is made a second time by the next step."""
    one, three = (Batch("basra", 3000, seats=2, seed=3, threads=threads) for threads in (1, 3))
    before = signal.signal(signal.SIGALRM, signal.default_int_handler)
    try:
        for number in range(60):
            earlier, moves = one.cards.copy(), one.random_moves.copy()
            one.step(moves, check=False)
            with suppress(KeyboardInterrupt):
                signal.setitimer(signal.ITIMER_REAL, (1 + number % 20) * 20e-6)
                three.step(moves, check=number % 3 > 0)
                time.sleep(60)  # the step was quicker than the signal
            if np.array_equal(three.cards, earlier):  # it had not begun
                three.step(moves, check=False)
            assert np.array_equal(one.cards, three.cards)
    finally:
        signal.signal(signal.SIGALRM, before)


@pytest.mark.parametrize("name", ["pisti", "quist"])
def test_threads_deal_and_play_the_same(name: str) -> None:
    one, three = (Batch(name, 7, seed=3, threads=threads, compiled=name == "pisti") for threads in (1, 3))
    for _ in range(60):
        for few, many in zip(one._of_each_game()[:-4], three._of_each_game()[:-4], strict=True):
            assert np.array_equal(few, many)
        moves = one.random_moves.copy()
        one.step(moves)
        three.step(moves)
    rng = generator(4)
    rows = np.arange(7)
    again = [batch.quick_moves("greedy", rows, rng.copy()).tolist() for batch in (one, three)]
    assert again[0] == again[1]
    assert same(three, pickle.loads(pickle.dumps(three)))
