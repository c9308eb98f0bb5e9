"""The conformance suite: what must hold for every game of Kahve, by many house rules."""

from __future__ import annotations

import random
from collections import Counter

import numpy as np
import pytest

import kahve
from kahve.bots import bot
from kahve.bots.players.levels import QUICK
from kahve.cards.shuffle import generator
from kahve.engine.game import Game
from kahve.engine.machine import WorldError, as_bytes, machine
from kahve.engine.match_record import LEGAL
from kahve.engine.record import Audience
from kahve.engine.table import Table
from kahve.games import all_games


def cards_on(table: Table) -> Counter[int]:
    """Every card of the record, wherever it lies."""
    row = as_bytes(table._tables)[0]
    cards: Counter[int] = Counter()
    for field in table.game.rules.layout.zones:
        cards.update(card for card in field.cards(row[field.offset : field.offset + field.bytes]) if card)
    return cards


def test_random_play_ends_and_conserves_the_cards(game: Game, number: int, draw: object) -> None:
    table = draw.table(game)
    deck = Counter(game.cards(table.house))
    for _ in range(draw.deals(game, 3)):
        plays = 0
        while table.turn >= 0:
            assert cards_on(table) == deck
            table.play(draw.chance.choice(table.moves))
            plays += 1
        assert 0 < plays < 1000
        assert cards_on(table) == deck
        if table.over:
            assert table.winners
            return
        draw.deal(table)


def test_a_match_to_a_low_target_ends_with_a_winner(game: Game, number: int, draw: object) -> None:
    house = draw.house(game) | draw.short_match(game) | {"seats": game.options[0].low}
    if game.rules.fixed_points and game.rules.fixed_points(game.settle(house)) <= 0:
        house["card_points"] = "standard"
    table = Table(game, game.settle(house))
    for _ in range(400):
        draw.deal(table)
        while table.turn >= 0:
            table.play(draw.chance.choice(table.moves))
        if table.over:
            break
    assert table.over
    best = min(table.scores) if game.rules.low_wins else max(table.scores)
    assert table.winners == [side for side, score in enumerate(table.scores) if score == best]
    assert max(table.scores) >= table.record.target or table.record.deals == 2


def test_a_move_is_playable_exactly_when_there_is_no_objection(game: Game, number: int, draw: object) -> None:
    table = draw.table(game)
    for _ in draw.positions(table, every=0.1):
        allowed = [move for move in range(game.rules.move_numbers) if table.objection(move) is None]
        assert allowed == table.moves
        assert allowed, "a seat that is to move has a move"
        for move in range(game.rules.move_numbers):
            if move not in allowed:
                before = table._tables.tobytes()
                with pytest.raises(kahve.IllegalMove):
                    table.play(move)
                assert table._tables.tobytes() == before, "a refused move changes nothing"


def test_what_a_seat_cannot_see_changes_nothing_for_it(game: Game, number: int, draw: object) -> None:
    """Exchange all hidden cards for others that the seat could not tell apart: view, moves, words and bots stay as they were."""
    table = draw.table(game)
    loops = machine(game, False)
    for _ in draw.positions(table, every=0.06):
        for seat in range(table.seats):
            view = table.view(seat)
            other = Table(game, table.house)
            other._tables[:] = loops.world(view.tables, table.house, seat, generator(draw.chance.randrange(1 << 30)))
            assert other.view(seat).tables.tobytes() == view.tables.tobytes()
            if seat != table.turn:
                continue
            assert other.legal == table.legal
            assert [other.objection(move) for move in range(game.rules.move_numbers)] == [
                table.objection(move) for move in range(game.rules.move_numbers)
            ]
            for name in QUICK:
                if name == "expert" and not game.judgement.says("expert"):
                    continue  # it is `greedy`
                choices = {bot(name).choose(some.view(seat), some.moves, random.Random(number)) for some in (table, other)}
                assert len(choices) == 1


def test_behind_the_last_card_of_a_row_there_is_none(game: Game, number: int, draw: object) -> None:
    """Rules read rows to their end without asking for their size (`ranks_laid`), and a record is compared and hashed as bytes."""
    table = draw.table(game)
    for _ in draw.positions(table, every=0.1):
        for field in (field for field in game.rules.layout.zones if not field.is_tally):
            record = np.frombuffer(table.record.tobytes(), dtype=np.int8)
            places = record[field.offset : field.offset + field.bytes].reshape(field.rows, field.places)
            sizes = np.atleast_1d(np.asarray(table.record[field.size]))
            assert all(not row[size:].any() for row, size in zip(places, sizes, strict=True)), field.name


def test_a_judgement_reads_nothing_that_its_seat_may_not_know(game: Game, number: int, draw: object) -> None:
    """Searches play deals on from whole records (`play_out`), without the copying of views: that must make no difference."""
    table = draw.table(game)
    for _ in draw.positions(table, every=0.1):
        house, record, view = table.house, table.record, table.view(table.turn).record
        for reckon, weigh in game.judgement.ways:
            weighed = [[weigh(t, house, move, reckon(t, house)) for move in table.moves] for t in (record, view)]
            assert weighed[0] == weighed[1]


def test_the_moves_and_objections_follow_from_the_view_alone(game: Game, number: int, draw: object) -> None:
    table = draw.table(game)
    loops = machine(game, False)
    listed = loops.moves_array()
    for _ in draw.positions(table, every=0.08):
        view = table.view(table.turn)
        size = loops.legal(view.tables, 0, table.house, listed)
        assert listed[:size].tolist() == table.moves
        for move in range(game.rules.move_numbers):
            assert (loops.refusal(view.tables, 0, table.house, move) == LEGAL) == (table.objection(move) is None)


def test_a_view_holds_nothing_its_seat_may_not_know(game: Game, number: int, draw: object) -> None:
    """Read straight from the declaration: every byte of a view is empty or in the share of its seat."""
    table = draw.table(game)
    for _ in draw.positions(table, every=0.1):
        for seat in range(-1, table.seats):
            # Within a turn the others see the table as it was before it.
            full = as_bytes(table._record_of(table._before) if table._turn and seat != table.turn else table._tables)[0]
            view = np.asarray(as_bytes(table.view(seat).tables)[0])
            assert all(seen in (0, true) for seen, true in zip(view, full, strict=True))
            for field in game.rules.layout.fields:
                share = view[field.offset : field.offset + field.bytes].reshape(field.rows, -1)
                if field.audience is Audience.OWNER:
                    assert not np.delete(share, seat, axis=0).any() if seat >= 0 else not share.any()
                elif field.audience is Audience.SECRET:
                    looked = field.seen_by is not None and seat >= 0 and table.record[field.seen_by][seat]
                    shown = int(table.record[field.shown]) if field.shown else 0
                    assert looked or not share[:, shown:].any()


def test_a_world_is_a_possible_deal_in_which_play_can_go_on(game: Game, number: int, draw: object) -> None:
    table = draw.table(game)
    loops = machine(game, False)
    deck = Counter(game.cards(table.house))
    for _ in draw.positions(table, every=0.1):
        seat = draw.chance.randrange(table.seats)
        world = Table(game, table.house)
        world._tables[:] = loops.world(table.view(seat).tables, table.house, seat, generator(draw.chance.randrange(1 << 30)))
        assert cards_on(world) == deck
        while world.turn >= 0:
            world._history = table.history[:1]
            world.play(draw.chance.choice(world.moves))


def test_a_view_that_no_deal_fits_is_refused(game: Game, draw: object) -> None:
    table = draw.table(game)
    view = table.view(table.turn)
    record = view.tables[0]
    first = game.rules.deck(table.house).cards[0]
    for field in game.rules.layout.zones:
        if field.audience is Audience.PUBLIC and field.is_tally:
            record[field.name][0, first] = record[field.size][0] = 100
        elif field.audience is Audience.PUBLIC:
            record[field.name][:3] = first
            record[field.size] = max(3, int(record[field.size]))
    with pytest.raises(WorldError, match=game.title):
        machine(game, False).world(view.tables, table.house, table.turn, generator(1))


def test_text_and_log_are_read_back_to_the_byte(game: Game, number: int, draw: object) -> None:
    table = draw.table(game)
    for _ in draw.positions(table, every=0.15):
        again = kahve.position(game.name, str(table))
        assert again._tables.tobytes() == table._tables.tobytes()
        assert again.house == table.house
        for seat in range(table.seats):
            line = str(table.view(seat))
            assert kahve.position(game.name, line)._tables.tobytes() == table.view(seat).tables.tobytes()
    log = table.log()
    assert kahve.read(log.splitlines()).log() == log
    assert kahve.read(log.splitlines())._tables.tobytes() == table._tables.tobytes()


@pytest.mark.parametrize("number", range(3))
def test_interpreted_and_compiled_end_in_the_same_bytes(game: Game, number: int, draw: object) -> None:
    """Deals, legal moves, refusals, plays, counts, views and worlds, step by step, from the same orders and moves."""
    values = draw.house(game)
    plain, quick = (Table(game, game.settle(values), compiled=compiled) for compiled in (False, True))
    for _ in range(draw.deals(game, 2)):
        if plain.over:
            break
        seed = draw.chance.randrange(1 << 60)
        plain.deal(seed=seed)
        quick.deal(seed=seed)
        assert plain._tables.tobytes() == quick._tables.tobytes()
        while plain.turn >= 0:
            assert plain.moves == quick.moves
            move = draw.chance.choice(plain.moves)
            some = draw.chance.randrange(game.rules.move_numbers)
            assert plain.objection(some) == quick.objection(some)
            seat = draw.chance.randrange(plain.seats)
            views = [table.view(seat).tables for table in (plain, quick)]
            assert views[0].tobytes() == views[1].tobytes()
            if draw.chance.random() < 0.2:
                worlds = [
                    table._machine.world(view, table.house, seat, generator(number))
                    for table, view in zip((plain, quick), views, strict=True)
                ]
                assert worlds[0].tobytes() == worlds[1].tobytes()
            plain.play(move)
            quick.play(move)
            assert plain._tables.tobytes() == quick._tables.tobytes()


def test_whole_random_deals_are_the_same_interpreted_and_compiled(game: Game, draw: object) -> None:
    ended = []
    for compiled in (False, True):
        loops = machine(game, compiled)
        house = game.settle({})
        tables, blank, views = game.rules.layout.new(), game.rules.layout.new(), game.rules.layout.new(house.seats)
        blank[0].dealer = tables[0].dealer = house.seats - 1
        order = np.array(game.rules.deck(house).cards, dtype=np.int8)
        rng = generator(11)
        plays = loops.random_deals(tables, blank, house, order, rng, loops.moves_array(), draw.deals(game, 3))
        for everyone in (False, True):
            plays += loops.observed_deals(
                tables, as_bytes(tables), blank, house, order, rng, loops.moves_array(), 1, as_bytes(views), everyone
            )
        ended.append((int(plays), tables.tobytes(), views.tobytes(), order.tobytes(), rng.tobytes()))
    assert ended[0] == ended[1]


def test_compiled_functions_are_found_at_once_and_shared_by_games_of_the_same_rules() -> None:
    """By the fields of the house and of the record: two dtypes that are only alike are compared at length at every call."""
    for dtypes in ([type(game.settle({})).dtype() for game in all_games()], [game.rules.layout.dtype for game in all_games()]):
        assert len({id(dtype) for dtype in dtypes}) == len(set(dtypes))
    shared = {game.name for game in all_games() if game.rules.objection is kahve.game("quist").rules.objection}
    assert shared == {"quist", "animal_quist", "chili_dog", "turtle"}
    assert len({type(kahve.game(name).settle({})).dtype() for name in shared}) == 1


def test_a_number_that_is_no_move_is_refused_in_words(game: Game, draw: object) -> None:
    table = draw.table(game)
    for move in (-1, game.rules.move_numbers, game.rules.move_numbers + 1000):
        with pytest.raises(kahve.IllegalMove, match=r"no such move|There is no"):
            table.play(move)
