"""Belief in games of tricks: a deal can be gone back to its first trick, and a chain of worlds goes by what was played."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from itertools import combinations
from typing import Any

import numpy as np
import pytest

import kahve
from kahve.bots.belief import likely_worlds as belief
from kahve.bots.belief.likely_worlds import empty_past, lay_kernel, likelihood_kernel
from kahve.bots.belief.player_types import before_match
from kahve.bots.search.searcher import Search, think
from kahve.bots.search.views import hidden_of
from kahve.cards.arrays import INT64, zeros
from kahve.cards.shuffle import generator
from kahve.engine.game import Game
from kahve.engine.machine import as_bytes, machine
from kahve.engine.record import Records
from kahve.engine.table import Table
from kahve.games.letters.moves import CHECKING, CHOOSING_DEALER, PLAYING, SCRUMPING
from kahve.games.letters.rewind import rewind

from .compiled_greedy import CompiledGreedy
from .test_belief import chance_by_hand, drawn
from .test_letter_tricks import NAMES, drawn_house

pytestmark = pytest.mark.usefixtures("rules_at_hand")

HOUSES = 8


def alone(record: Any) -> Records:
    """A record in memory of its own."""
    return Records(record.layout, bytearray(record.tobytes()))


def rewound(table: Table) -> tuple[Any, list[int]]:
    """The record at the first lead, and the moves since, as `rewind` gives them."""
    again = alone(table.record)
    moves = zeros(table.game.rules.move_numbers, INT64)
    number = rewind(again[0], table.house, moves)
    return again, moves[:number].tolist()


# -- going back --------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_a_deal_can_be_gone_back_and_played_again(name: str) -> None:
    """From every third position of deals with random house rules: the moves since the first lead, and the same record to the byte."""
    longest, claims, checks = 0, 0, 0
    for seed in range(HOUSES):
        table, chance = kahve.new(name, **drawn_house(name, seed)), random.Random(seed)
        table.deal(seed=seed)
        beginning, stretch = b"", list[int]()
        while table.turn >= 0 and table.record.stage < CHOOSING_DEALER:
            if table.record.stage in (PLAYING, SCRUMPING, CHECKING):
                beginning = beginning or table.record.tobytes()
                if len(stretch) % 3 == 0:
                    again, moves = rewound(table)
                    assert moves == stretch
                    assert again.tobytes() == beginning
                    for move in moves:
                        table.game.rules.play(again[0], table.house, move)
                    assert again.tobytes() == table.record.tobytes()
                    longest = max(longest, len(moves))
            move = table.moves[-1] if table.record.stage == SCRUMPING and chance.random() < 0.5 else chance.choice(table.moves)
            if beginning:
                stretch.append(move)
            table.play(move)
        claims += sum(seat > 0 for seat in table.record.claimed_by)
        checks += sum(seat > 0 for seat in table.record.checked_by)
    assert longest > 50
    assert claims > checks > 5


def test_there_is_nothing_to_go_back_to_before_the_first_lead() -> None:
    table = kahve.new("turtle")
    table.deal(seed=2)
    before = table.record.tobytes()
    again, moves = rewound(table)
    assert moves == []
    assert again.tobytes() == before


@pytest.mark.parametrize("name", NAMES)
def test_a_position_with_claims_that_nobody_can_have_made_is_not_gone_back_over(name: str) -> None:
    """Claims changed at random: they lead to another leader, or to a trick too many, and nothing is read past its end."""
    table, chance = kahve.new(name), random.Random(8)
    table.deal(seed=8)
    while table.record.tricks < 6 or table.record.stage != PLAYING:
        table.play(table.moves[-1])
    refused, line = 0, str(table)
    for _ in range(40):
        changed = kahve.position(name, line)
        record = changed.record.copy()
        for _ in range(3):
            trick = chance.randrange(6)
            record.claims[trick] = chance.randrange(73)
            record.claimed_by[trick] = chance.randrange(5)
            record.checked_by[trick] = chance.randrange(5)
        again, moves = alone(record), zeros(table.game.rules.move_numbers, INT64)
        refused += rewind(again[0], table.house, moves) == 0
    assert refused > 0


def test_a_position_of_an_earlier_version_has_no_claims_and_is_played_on() -> None:
    """What was written before the claims were noted is read as a deal in which nobody has claimed a word."""
    table = kahve.new("quist")
    table.deal(seed=3)
    while table.record.tricks < 4:
        moves = table.moves
        table.play(moves[0] if table.record.stage == SCRUMPING and len(moves) > 1 else moves[-1])
    assert table.record.claimed_by.any()
    line = " ".join(part for part in str(table).split() if not part.startswith(("claims=", "claimed_by=", "checked_by=")))
    older = kahve.position("quist", line)
    assert not older.record.claimed_by.any()
    assert older.moves == table.moves
    assert think(older.view(older.turn), older.moves, Search(simulations=8, depth=1, belief="types"), 1).simulations > 0


# -- the posterior -----------------------------------------------------------------------------------------------------------------------


def played_by_greedy(name: str, seed: int, tricks: int) -> Table:
    """A deal between club players with three random moves in ten, at a card after `tricks` tricks."""
    table, chance, greedy = kahve.new(name), random.Random(seed), CompiledGreedy()
    table.deal(seed=seed + 40)
    while table.record.tricks < tricks or table.record.stage != PLAYING or table.record.trick_size != seed % table.seats:
        random_share = chance.random() < belief.CHAINED_RANDOM_SHARE
        table.play(chance.choice(table.moves) if random_share else greedy.choose(table.view(table.turn), table.moves, chance))
    return table


@cache
def compiled_likelihood(game: Game, kind: str) -> Callable[..., None]:
    """`likelihood_kernel`, compiled."""
    likelihood = likelihood_kernel(game, kind)

    def reckon(tables: Any, house: Any, seat: int, past: Any, chance: Any) -> None:
        chance[0] = likelihood(tables[0], house, seat, past, 0.0)

    return machine(game, True).ready(reckon)


def chance_of(table: Table, world: Any, seat: int, kind: str) -> float:
    """The chance that the others play in this world as they did."""
    past = empty_past(table.game, kind)
    for other in range(table.seats):
        past.before[other] = before_match(table.game, kind)
    past.tables[0] = world[0]
    chance = np.zeros(1)
    compiled_likelihood(table.game, kind)(past.tables, table.house, seat, past, chance)
    return float(chance[0])


def hands_of(record: Any, seat: int, seats: int) -> tuple[tuple[int, ...], ...]:
    """The cards of the other seats."""
    return tuple(tuple(map(int, record.hand[other, : record.hand_size[other]])) for other in range(seats) if other != seat)


def all_worlds(table: Table, seat: int) -> Iterator[Any]:
    """Every world that the view of this seat allows."""
    record, could_hold, others = table.record, table.game.rules.could_hold, [other for other in range(table.seats) if other != seat]
    assert could_hold is not None
    view = table.view(seat).record

    def deal(world: Any, others: list[int], cards: set[int]) -> Iterator[Any]:
        if not others:
            yield world.copy()
            return
        size = int(record.hand_size[others[0]])
        for hand in combinations(sorted(cards), size):
            if all(could_hold(view, table.house, others[0], card) for card in hand):
                world[0].hand[others[0], :size] = hand
                yield from deal(world, others[1:], cards - set(hand))

    unseen = {card for hand in hands_of(record, seat, table.seats) for card in hand}
    yield from deal(alone(record), others, unseen)


def test_the_chance_of_a_world_is_that_of_every_choice_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted from Python views, the bots' worths, and the moves that were legal; also for players who play at random."""
    table = played_by_greedy("quist", 1, 3)
    seat, worlds = table.turn, [alone(table.record), *drawn(table, table.turn, 1)]
    for random_share in (belief.CHAINED_RANDOM_SHARE, 1.0):
        monkeypatch.setattr(belief, "CHAINED_RANDOM_SHARE", random_share)
        likelihood, past = likelihood_kernel(table.game, "greedy"), empty_past(table.game, "greedy")
        past.before[:] = 1
        for world in worlds:
            past.tables[0] = world[0]
            chance = likelihood(past.tables[0], table.house, seat, past, 0.0)
            assert 0 < chance < 0.6
            assert chance == pytest.approx(chance_by_hand(table.game, table.house, world, seat, "greedy", (1.0,)))
            # Below a bound that lies above it, the replay stops early and says so.
            past.tables[0] = world[0]
            assert chance <= likelihood(past.tables[0], table.house, seat, past, 1.5 * chance) < 1.5 * chance


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("kind", ["greedy", "types"])
def test_worlds_of_a_chain_are_as_likely_as_the_posterior_says(seed: int, kind: str) -> None:
    """The last two cards of each hand, all ways to deal them counted; the draws are not independent, so the bound is wide."""
    table, draws = played_by_greedy("quist", seed, 11), 600
    seat = table.turn
    shares = {hands_of(world[0], seat, 4): chance_of(table, world, seat, kind) for world in all_worlds(table, seat)}
    total = sum(shares.values())
    counts = Counter(hands_of(world[0], seat, 4) for world in drawn(table, seat, draws, compiled=True, kind=kind))
    assert set(counts) <= set(shares)
    distance = sum(abs(counts[hands] / draws - share / total) for hands, share in shares.items()) / 2
    even = sum(abs(1 / len(shares) - share / total) for share in shares.values()) / 2
    assert even > 0.2
    assert distance < 0.1


@pytest.mark.parametrize("kind", ["greedy", "types"])
def test_the_truth_is_favoured_no_more_than_the_posterior_says(kind: str) -> None:
    """Where others play as is believed, the truth fits what they played as well as a drawn world does, and better than an even one."""
    differences: dict[str, list[float]] = {kind: [], "none": []}
    for seed in range(24):
        table = played_by_greedy("quist", seed, 2 + seed % 7)
        seat = table.turn
        truth = np.log(chance_of(table, alone(table.record), seat, kind))
        for drawn_by, ahead in differences.items():
            worlds = drawn(table, seat, 4, compiled=True, kind=drawn_by)
            ahead.append(float(truth - np.mean([np.log(chance_of(table, world, seat, kind)) for world in worlds])))
    believed, even = np.array(differences[kind]), np.array(differences["none"])
    assert abs(believed.mean()) < 4 * believed.std() / len(believed) ** 0.5
    assert even.mean() > 4 * even.std() / len(even) ** 0.5


def test_before_anybody_has_had_a_choice_every_world_is_as_likely() -> None:
    """The first to lead draws worlds again each time."""
    table = kahve.new("quist")
    table.deal(seed=6)
    while table.record.stage != PLAYING:
        table.play(table.moves[0])
    seat, card = table.turn, int(table.record.hand[(table.turn + 1) % 4, 0])
    holders = Counter(
        next(other for other in range(4) if card in world[0].hand[other]) for world in drawn(table, seat, 600, compiled=True, kind="types")
    )
    assert set(holders) == {0, 1, 2, 3} - {seat}
    assert all(150 < number < 250 for number in holders.values())


# -- in a search -------------------------------------------------------------------------------------------------------------------------


def test_interpreted_and_compiled_believe_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a short chain: interpreted, a world of the real one takes seconds."""
    monkeypatch.setattr(belief, "FIRST_STEPS", 10)
    monkeypatch.setattr(belief, "STEPS", 4)
    table = played_by_greedy("quist", 1, 6)
    hidden = hidden_of(table.view(table.turn), False)
    assert hidden is not None
    lay, worlds = lay_kernel(table.game, "types"), []

    def laying(hidden: Any, house: Any, seat: int, moves: Any, past: Any, rng: Any) -> bool:
        return bool(lay(hidden, house, seat, moves, past, rng))

    for laid in (laying, machine(table.game, True).ready(laying)):
        world, past, rng = table.game.rules.layout.new(3), empty_past(table.game, "types"), generator(4)
        for row in as_bytes(world):
            assert laid(hidden, table.house, table.turn, row, past, rng)
        worlds.append((world.tobytes(), past.players.tolist(), past.standing[0]))
    assert worlds[0] == worlds[1]


def test_interpreted_moves_are_compared_in_even_worlds() -> None:
    """A chain would take longer than anybody waits."""
    table = played_by_greedy("quist", 1, 10)
    view, moves = table.view(table.turn), table.moves
    believing, even = (think(view, moves, Search(worlds=3, depth=1, belief=kind), 1, compiled=False) for kind in ("types", "none"))
    assert believing.moves == even.moves


def test_moves_are_compared_in_even_worlds_where_nothing_can_be_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a pocket that was made without zig, where the search asks for compiled loops in vain."""
    table = played_by_greedy("quist", 1, 10)
    view, moves = table.view(table.turn), table.moves
    search = Search(worlds=20, depth=1, belief="greedy")
    even = think(view, moves, replace(search, belief="none"), 1)
    assert think(view, moves, search, 1).moves != even.moves
    monkeypatch.setattr("kahve.bots.search.think_compare.can_compile", lambda: False)
    assert think(view, moves, search, 1).moves == even.moves


@pytest.mark.parametrize("name", NAMES)
def test_a_position_of_too_many_tricks_is_refused_and_one_of_the_last_is_played(name: str) -> None:
    """A claim is noted for its trick: no position may lead behind the room for that."""
    table, claims = kahve.new(name), list[str]()
    table.deal(seed=1)
    while table.turn >= 0 and table.record.stage < CHOOSING_DEALER:
        if table.record.stage == SCRUMPING:
            claims.append(str(table))
        table.play(table.moves[0])
    late = kahve.position(name, claims[-1])
    assert late.record.tricks == table.record.tricks - 1
    late.play(late.moves[0])
    shortened = " ".join(part for part in claims[-1].split() if not part.startswith("tricks="))
    with pytest.raises(kahve.PositionError, match="tricks"):
        kahve.position(name, f"{shortened} tricks=18")
