"""What a card may take from a floor, against a twin that tries every subset and reads the definition by the letter."""

from __future__ import annotations

import random
from collections.abc import Iterable
from functools import cache
from itertools import combinations, islice, product
from typing import Any

import numpy as np
import pytest

import kahve
from kahve.cards.deck import STANDARD
from kahve.cards.faces import JACK, KING, QUEEN, rank
from kahve.engine.machine import Machine, machine
from kahve.games.floor.captures import UNSURE, VALUES, Question, all_together, is_some, one_of_value, splits
from kahve.games.floor.house import CourtValues, FloorCaptureChoice, PairScope
from kahve.games.floor.lanes import MOST_FREE, MOST_LANES, MOST_SPLITTING
from kahve.games.floor.taking import TAKES
from kahve.games.floor.ways import Ways
from kahve.games.floor.words import FloorTurns, chosen_with, number_of_ways, ways_of

Set = frozenset[int]
FLOORS = 60_000
"""Random floors for the rules by default, by compiled code; a part of them for each other house rule."""


@cache
def value(card: int, courts: str) -> int:
    """What a card counts, 0 when it is not a numeral."""
    if rank(card) in (QUEEN, KING):
        return 10 if courts == "ten" else 0
    return 0 if rank(card) == JACK else rank(card)


def partitions_into_sums(cards: Iterable[int], total: int) -> bool:
    """Whether numbers can be parted into groups of this total: every way to fill a group around the first is tried."""
    return _parts(tuple(sorted(cards, reverse=True)), total)


@cache
def _parts(cards: tuple[int, ...], total: int) -> bool:
    if not cards:
        return True
    first, rest = cards[0], cards[1:]
    for size in range(len(rest) + 1):
        for others in combinations(range(len(rest)), size):
            if first + sum(rest[place] for place in others) == total:
                left = tuple(number for place, number in enumerate(rest) if place not in others)
                if _parts(left, total):
                    return True
    return False


def ways_by_the_letter(floor: list[int], card: int, courts: str = "none", choice: str = "player", scope: str = "all") -> set[Set]:
    """Every set of floor cards that a card may take, found by trying all subsets."""
    mine = value(card, courts)
    like = {other for other in floor if (value(other, courts) == mine if mine else rank(other) == rank(card))}
    numerals = [other for other in floor if 0 < value(other, courts) <= mine] if mine else []
    if not mine:
        ways = ({frozenset([other]) for other in like} if scope == "one" else {frozenset(like)}) if like else set()
        return {min(ways, key=lambda taken: sorted(map(floor.index, taken)))} if choice == "largest" and ways else ways

    def union(taken: Set) -> bool:
        if scope == "one" and len(taken & like) > 1:
            return False
        values = [value(other, courts) for other in taken]
        return bool(values) and sum(values) % mine == 0 and partitions_into_sums(values, mine)

    unions = {taken for size in range(1, len(numerals) + 1) for taken in map(frozenset, combinations(numerals, size)) if union(taken)}
    if choice == "any_set":
        return unions
    groups = {taken for taken in unions if sum(value(other, courts) for other in taken) == mine}
    if choice == "one_group":
        sums = {group for group in groups if len(group) > 1}
        pairs = {frozenset([other]) for other in like} if scope == "one" else ({frozenset(like)} if like else set())
        return sums | pairs
    maximal = {taken for taken in unions if not any(not group & taken and union(group | taken) for group in groups)}
    if choice == "player" or not maximal:
        return maximal
    most = max(map(len, maximal))
    return {min((taken for taken in maximal if len(taken) == most), key=lambda taken: sorted(floor.index(other) for other in taken))}


PLAIN = [card for card in STANDARD.cards if rank(card) != JACK and card != 4 * 7 + 1]
"""The cards that have no power to sweep."""
LYING = {card: sum(rank(card) <= most for most in (5, 6, 8, 13, 13)) / 5 for card in PLAIN}
"""How often each of them may lie on a random floor: low cards overlap most."""


def drawn(chance: random.Random, courts: str, most: int) -> tuple[list[int], int]:
    """A random floor, and a card to play to it that has no power to sweep; low cards come more often."""
    card = chance.choice(PLAIN)
    floor = [other for other, share in LYING.items() if chance.random() < share and other != card]
    return chance.sample(floor, chance.randint(1, min(most, len(floor)))), card


def staged(engine: Machine, house: Any, floor: list[int], card: int) -> Any:
    """A record, in an array, with this floor and this card in the hand of seat 0. Seat 1 has a card too, so that the deal goes on."""
    tables = engine.layout.new()
    t = tables[0]
    t.phase, t.turn, t.deals, t.target = 1, 0, 1, 101
    t.floor[: len(floor)] = floor
    t.floor_size = len(floor)
    t.hand[0] = card
    lying = {*floor, card}
    t.hand[1] = next(other for other in STANDARD.cards if other not in lying)
    t.hand_size[:2] = 1
    t.in_hands = 2
    return tables


def ways_of_the_rules(engine: Machine, house: Any, floor: list[int], card: int) -> list[Set]:
    """Every set that some course of moves takes, once for each course."""
    ways: list[Set] = []
    out = engine.moves_array()
    begun = [(staged(engine, house, floor, card), card)]
    while begun:
        tables, move = begun.pop()
        engine.step(tables, 0, house, move)
        t = tables[0]
        if not t.playing_size:
            ways.append(frozenset(int(other) for other in t.laid[: t.laid_size]) - {card})
            continue
        number = int(engine.legal(tables, 0, house, out))
        assert number > 1, "a choice with nothing to choose"
        begun += [(tables.copy(), int(choice)) for choice in out[:number]]
    return ways


@pytest.mark.parametrize(
    ("rules", "share", "most"),
    [
        ({}, 1.0, 8),
        ({}, 0.03, 12),
        ({"floor_capture_choice": "largest"}, 0.06, 8),
        ({"floor_capture_choice": "any_set"}, 0.04, 8),
        ({"floor_capture_choice": "one_group"}, 0.06, 8),
        ({"pair_scope": "one"}, 0.06, 8),
        ({"pair_scope": "one", "floor_capture_choice": "any_set"}, 0.03, 7),
        ({"pair_scope": "one", "floor_capture_choice": "one_group"}, 0.06, 8),
        ({"pair_scope": "one", "floor_capture_choice": "largest"}, 0.06, 8),
        ({"court_values": "ten"}, 0.06, 8),
    ],
    ids=lambda played: ",".join(map(str, played.values())) or "the book" if isinstance(played, dict) else str(played),
)
def test_the_ways_to_take_are_those_of_the_definition(rules: dict[str, str], share: float, most: int) -> None:
    game = kahve.game("basra")
    house, engine, chance = game.settle(rules), machine(game), random.Random(f"{rules} {most}")
    courts, choice = rules.get("court_values", "none"), rules.get("floor_capture_choice", "player")
    several = 0
    for _ in range(int(FLOORS * share)):
        floor, card = drawn(chance, courts, most)
        defined = ways_by_the_letter(floor, card, courts, choice, rules.get("pair_scope", "all"))
        played = ways_of_the_rules(engine, house, floor, card)
        assert len(played) == len(set(played)), "one way by two courses of moves"
        assert set(played) == (defined or {frozenset()}), (STANDARD.write_order(floor), STANDARD.code(card))
        several += len(defined) > 1
    assert several > 0 or choice == "largest"


def test_a_turn_is_read_as_it_is_written_whatever_the_order_of_its_cards() -> None:
    game, chance = kahve.game("basra"), random.Random(9)
    house, engine = game.settle({}), machine(game, False)
    turns = game.turns
    assert isinstance(turns, FloorTurns)
    for _ in range(300):
        floor, card = drawn(chance, "none", 8)
        t = staged(engine, house, floor, card)[0]
        defined = ways_by_the_letter(floor, card)
        assert {frozenset(taken) for taken in ways_of(t, house, card)} == (defined or {frozenset()})
        for text in turns.every(house, t):
            turn = turns.read(house, t, text)
            code, _, taken = text.partition(" takes ")
            mixed = taken.split()
            chance.shuffle(mixed)
            assert turns.write(house, t, turn) == text
            assert turns.read(house, t, f"{code} takes {' '.join(mixed)}" if mixed else code) == turn


def test_a_floor_of_a_whole_pack_of_numerals_is_decided_at_once() -> None:
    """Nobody meets such a floor, but a choice on it must not take for ever: every move is found among thousands of ways."""
    game = kahve.game("basra")
    house, engine = game.settle({"capture_obligation": "optional"}), machine(game)
    floor = [card for card in STANDARD.cards if rank(card) < JACK and card != 40]
    tables, out = staged(engine, house, floor, 40), engine.moves_array()
    engine.step(tables, 0, house, 40)
    count = 0
    while tables[0].playing_size:
        number = int(engine.legal(tables, 0, house, out))
        assert number > 0
        assert all(move >= TAKES for move in out[:number])
        engine.step(tables, 0, house, int(out[0]))
        count += 1
    assert count > 3
    taken = np.asarray(tables[0].laid)[: tables[0].laid_size].astype(np.int64) >> 2
    assert taken[:-1].sum() % 10 == 0


def test_what_is_seen_at_a_glance_is_the_one_way() -> None:
    chance, seen, missed = random.Random(3), 0, 0
    for _ in range(4000):
        floor, card = drawn(chance, "none", 12)
        mine, tally = VALUES[CourtValues.NONE, card], sum(one_of_value(int(VALUES[CourtValues.NONE, other])) for other in floor)
        for choice in (FloorCaptureChoice.PLAYER, FloorCaptureChoice.LARGEST, FloorCaptureChoice.ANY_SET, FloorCaptureChoice.ONE_GROUP):
            for scope in (PairScope.ALL, PairScope.ONE):
                ways = set(islice(Ways(tally, int(mine), choice, scope).tallies(), 2))
                glance = all_together(tally, int(mine), choice, scope)
                assert glance == UNSURE or ways == ({glance} if glance else set()), (STANDARD.write_order(floor), STANDARD.code(card))
                seen += glance != UNSURE and glance > 0 and choice == FloorCaptureChoice.PLAYER
                missed += glance == UNSURE and len(ways) == 1 and choice == FloorCaptureChoice.PLAYER
    assert seen > 20 * missed


def test_whether_a_floor_splits_into_groups_of_one_total() -> None:
    chance, split = random.Random(4), 0
    for _ in range(3000):
        floor, _ = drawn(chance, "none", 10)
        numbers = [rank(other) for other in floor if rank(other) < JACK]
        tally = sum(one_of_value(number) for number in numbers)
        for total in range(1, 11):
            defined = bool(numbers) and partitions_into_sums(numbers, total)
            assert splits(tally, total) == defined, (numbers, total)
            split += defined
    assert split > 100


HOUSES: list[dict[str, str]] = [
    {},
    {"pair_scope": "one"},
    {"floor_capture_choice": "any_set"},
    {"floor_capture_choice": "any_set", "pair_scope": "one"},
    {"floor_capture_choice": "one_group"},
    {"court_values": "ten"},
]


@pytest.mark.parametrize("rules", HOUSES, ids=lambda rules: ",".join(rules.values()) or "the book")
def test_what_goes_with_cards_chosen_in_any_order_is_what_the_ways_have_in_common(rules: dict[str, str]) -> None:
    game, chance = kahve.game("basra"), random.Random(str(rules))
    house, engine = game.settle(rules), machine(game, False)
    several = 0
    for _ in range(400):
        floor, card = drawn(chance, rules.get("court_values", "none"), 8)
        t = staged(engine, house, floor, card)[0]
        ways = ways_by_the_letter(
            floor, card, rules.get("court_values", "none"), rules.get("floor_capture_choice", "player"), rules.get("pair_scope", "all")
        )
        if not ways:
            continue
        assert number_of_ways(t, house, card) == len(ways)
        picks = {other for other in floor if chance.random() < 0.25}
        left = [way for way in ways if picks <= way]
        chosen = chosen_with(t, house, card, picks)
        assert (chosen is None) == (not left), (STANDARD.write_order(floor), STANDARD.code(card), picks)
        if chosen is not None:
            taken = frozenset.intersection(*left)
            assert set(chosen.taken) == taken
            assert set(chosen.open) == frozenset.union(*left) - taken
            assert chosen.is_way == (taken in left)
            several += len(left) > 1
    assert several > 10


def tallies(value: int) -> Iterable[tuple[int, ...]]:
    """Every tally of the cards below a value: how many of 1, of 2, and so on."""
    return product(range(5), repeat=value - 1)


@pytest.mark.parametrize("value", range(2, 6))
def test_the_machines_say_what_splits_and_what_holds_no_group(value: int) -> None:
    for tally in tallies(value):
        numbers = [number for number, times in enumerate(tally, 1) for _ in range(times)]
        word = sum(times << 5 * place for place, times in enumerate(tally))
        assert splits(word, value) == (bool(numbers) and partitions_into_sums(numbers, value)), numbers
        sums = {0}
        for number in numbers:
            sums |= {total + number for total in sums}
        assert is_some(Question(word, 0, 0, value, FloorCaptureChoice.PLAYER, PairScope.ALL)) == (value not in sums), numbers


def test_the_machines_are_small_enough_for_one_word_and_for_one_ask() -> None:
    """What docs/captures.md says of the work for any floor."""
    assert (MOST_LANES, MOST_SPLITTING, MOST_FREE) == (5, 25, 14)


@pytest.mark.parametrize("rules", HOUSES, ids=lambda rules: ",".join(rules.values()) or "the book")
def test_of_millions_of_ways_each_is_made_when_it_is_asked_for(rules: dict[str, str]) -> None:
    game = kahve.game("basra")
    house = game.settle({"capture_obligation": "optional", **rules})
    floor = [card for card in STANDARD.cards if rank(card) < JACK and card != 40]
    t = staged(machine(game, False), house, floor, 40)[0]
    number = number_of_ways(t, house, 40)
    assert number > (1000 if house.floor_capture_choice == FloorCaptureChoice.ONE_GROUP else 50_000)
    some = [frozenset(taken) for taken in islice(ways_of(t, house, 40), 500)]
    assert len(set(some)) == 500
    for taken in some[::50]:
        assert partitions_into_sums([rank(card) for card in taken], 10) or house.court_values
