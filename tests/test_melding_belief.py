"""Belief in the melding games: the last choice can be gone back to, and hands are drawn as likely as it says."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

import kahve
from kahve.bots import bot
from kahve.bots.belief import likely_worlds as belief
from kahve.bots.belief.likely_worlds import empty_past, last_choice_kernel
from kahve.bots.players.greedy import Greedy
from kahve.bots.search.plans import plans_of, try_plans
from kahve.bots.search.searcher import Search, think
from kahve.cards.arrays import array
from kahve.engine.machine import machine
from kahve.engine.match_record import NO_CHOICE
from kahve.engine.record import Records
from kahve.engine.table import Table
from kahve.engine.view import View
from kahve.games.melding.moves import ASK, DISCARD
from kahve.games.melding.record import ANSWERING

from .test_belief import drawn

pytestmark = pytest.mark.usefixtures("rules_at_hand")

HOUSES: list[tuple[str, dict[str, Any]]] = [
    ("hand_and_foot", {"seats": 2}),
    ("hand_and_foot", {}),
    ("hand_and_foot", {"seats": 3, "wild_discard_freezes": "until_turn"}),
    ("hand_and_foot", {"seats": 6, "teams": "two_teams_of_three"}),
    ("hand_and_foot", {"seats": 2, "red3_play": "discarded", "stack_pickup_after_discard": "at_once"}),
    ("hand_and_foot", {"pass_foot_left": "foot"}),
    ("hand_knee_and_foot", {}),
    ("hand_knee_and_foot", {"seats": 2, "float": "any"}),
]
IDS = [f"{name}-{'-'.join(map(str, house.values()))}" for name, house in HOUSES]
READ_BY_JUDGEMENT = ("turn", "discard", "discard_size", "down", "stack", "staged", "stage")
"""What is as it was before the choice. Of other hands nobody's judgement reads a card."""


def dealt(name: str, house: dict[str, Any], seed: int) -> Table:
    game, chance = kahve.game(name), random.Random(seed)
    table = Table(game, game.settle(house))
    table.deal(seed=seed)
    while table.awaits_deal:
        table.deal(seed=chance.getrandbits(60))
    return table


def is_throw(move: int) -> bool:
    return DISCARD <= move < ASK


@pytest.mark.parametrize(("name", "house"), HOUSES, ids=IDS)
def test_a_choice_can_be_gone_back_to(name: str, house: dict[str, Any]) -> None:
    """Right behind every discard of deals between all kinds of players: the move comes back, and all that its seat chose by."""
    seen = 0
    for seed, player in enumerate((bot("greedy"), bot("random"), bot("erratic"))):
        table, chance = dealt(name, house, seed), random.Random(seed)
        last_choice = table.game.judgement.last_choice
        assert last_choice is not None
        while table.turn >= 0 and len(table.history[-1].turns) < 150:
            seat, before = table.turn, table.record.copy()
            move = player.choose(table.view(seat), table.moves, chance)
            table.play(move)
            if not is_throw(move) or table.turn < 0 or table.turn == seat:
                continue
            after = Records(table.record.layout, bytearray(table.record.tobytes()))[0]
            if before.hand_size[seat] == 1:
                continue  # the hand that it holds now is another one, or none
            assert last_choice(after, table.house, seat) == move
            for field in READ_BY_JUDGEMENT:
                assert np.array_equal(after[field], before[field]) or field in ("hand", "hand_size"), field
            assert after.hand[seat].tolist() == before.hand[seat].tolist()
            assert after.hand_size[seat] == before.hand_size[seat]
            seen += 1
    assert seen > 50


@pytest.mark.parametrize(("name", "house"), HOUSES, ids=IDS)
def test_nothing_is_told_of_a_hand_that_has_changed_since(name: str, house: dict[str, Any]) -> None:
    """Not before a seat has thrown, not in its own turn, and not once it plays from another stack."""
    table, chance, player = dealt(name, house, 4), random.Random(4), Greedy()
    last_choice, changed = table.game.judgement.last_choice, 0
    assert last_choice is not None
    threw: dict[int, int] = {}
    stacks = table.record.stack.tolist()
    while table.turn >= 0:
        seat = table.turn
        if table.record.stage != ANSWERING:
            threw.pop(seat, None)
        for other in range(table.seats):
            record = Records(table.record.layout, bytearray(table.record.tobytes()))[0]
            assert last_choice(record, table.house, other) == threw.get(other, NO_CHOICE)
            if other not in threw:
                assert record.tobytes() == table.record.tobytes()
        move = player.choose(table.view(seat), table.moves, chance)
        table.play(move)
        if is_throw(move) and table.turn != seat:
            threw[seat] = move
        now = table.record.stack.tolist()
        for other in range(table.seats):
            if now[other] != stacks[other]:
                threw.pop(other, None)
                changed += 1
        stacks = now
    assert changed >= 1


def others_hand(world: Any, other: int) -> tuple[int, ...]:
    """The tally of a hand."""
    return tuple(int(number) for number in world[0].hand[other])


def late_table(seed: int) -> Table:
    """Hand and Foot for two, near its end: the other holds two or three cards of which something is told."""
    chance, player = random.Random(seed), Greedy()
    for again in range(400):
        table = dealt("hand_and_foot", {"seats": 2}, 1000 * seed + again)
        while table.turn >= 0:
            t, seat = table.record, table.turn
            hidden = int(t.hand_size[1 - seat]) - sum(t.known[1 - seat].tolist())
            if 2 <= hidden <= 3 and int(t.threw[1 - seat]) and len(table.moves) > 1:
                return table
            table.play(player.choose(table.view(seat), table.moves, chance))
    raise AssertionError("no such table")


def chance_by_hand(table: Table, world: Any, other: int) -> float:
    """The chance that the other throws what it threw with this hand, from its Python view and a club player's worths."""
    past = world.copy()
    move = table.game.judgement.last_choice(past[0], table.house, other)
    view = View(table.game, table.house, other, machine(table.game, False).view(past, 0, table.house, other))
    legal = view.moves
    worths = Greedy().worths(view, legal)
    best = [each for each, worth in zip(legal, worths, strict=True) if worth == max(worths)]
    return belief.RANDOM_SHARE / len(legal) + ((1 - belief.RANDOM_SHARE) / len(best) if move in best else 0)


def posterior(table: Table) -> dict[tuple[int, ...], float]:
    """How likely each hand of the other is, counted over all hands there can be, each as often as there are ways to draw it."""
    seat = table.turn
    other, t, could_hold = 1 - seat, table.record, table.game.rules.could_hold
    assert could_hold is not None
    known = np.array(t.known[other].tolist())
    unseen = np.array(t.hand[other].tolist()) - known + np.array(t.foot.tolist()).sum(axis=0) + np.array(t.knee.tolist()).sum(axis=0)
    for card in t.stock.tolist()[: t.stock_size]:
        unseen[card] += 1
    size = int(t.hand_size[other] - known.sum())
    chances: dict[tuple[int, ...], float] = {}
    for hand, ways in hands_of(unseen.tolist(), size).items():
        world = Records(t.layout, bytearray(t.tobytes()))
        world[0].hand[other] = (known + np.array(hand)).tolist()
        if all(could_hold(t, table.house, other, card) for card in np.flatnonzero(hand)):
            chances[others_hand(world, other)] = ways * chance_by_hand(table, world, other)
    total = sum(chances.values())
    return {hand: chance / total for hand, chance in chances.items()}


def hands_of(unseen: list[int], size: int) -> dict[tuple[int, ...], int]:
    """Each tally of `size` of these cards, with the number of ways to draw it."""
    ways = {(0,) * len(unseen): 1}
    for card, there in enumerate(unseen):
        more: dict[tuple[int, ...], int] = {}
        for hand, number in ways.items():
            choose = 1
            for taken in range(min(there, size - sum(hand)) + 1):
                more[(*hand[:card], taken, *hand[card + 1 :])] = number * choose
                choose = choose * (there - taken) // (taken + 1)
        ways = more
    return {hand: number for hand, number in ways.items() if sum(hand) == size}


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_hands_are_as_likely_as_the_posterior_says(seed: int) -> None:
    table, draws = late_table(seed), 6000
    seat, expected = table.turn, posterior(table)
    counts = Counter(others_hand(world, 1 - seat) for world in drawn(table, seat, draws, compiled=True))
    assert set(counts) <= set(expected)
    cells = [(counts[hand], draws * share) for hand, share in expected.items() if draws * share >= 5]
    cells.append((draws - sum(number for number, _ in cells), max(1.0, draws - sum(due for _, due in cells))))
    far = sum((number - due) ** 2 / due for number, due in cells)
    assert (far - len(cells) + 1) / (2 * (len(cells) - 1)) ** 0.5 < 5
    assert max(expected.values()) / min(expected.values()) > 20, "else hands drawn evenly would do as well"


@pytest.mark.parametrize(("name", "house"), HOUSES, ids=IDS)
def test_no_world_is_drawn_that_the_view_does_not_allow(name: str, house: dict[str, Any]) -> None:
    """The view stays as it was, and every card of the pack has one place."""
    table, chance, player = dealt(name, house, 6), random.Random(6), Greedy()
    for moves in range(90):
        if table.turn < 0:
            break
        seat = table.turn
        if moves % 15 == 14:
            view = table.view(seat)
            pack = machine(table.game, True).deck_counts(table.house).tolist()
            for world in drawn(table, seat, 3, compiled=True):
                assert machine(table.game, False).view(world, 0, table.house, seat).tobytes() == view.tables.tobytes()
                t = world[0]
                places = sum(np.array(zone.tolist()).sum(axis=0) for zone in (t.hand, t.knee, t.foot, t.on_table))
                for card in (*t.stock.tolist()[: t.stock_size], *t.discard.tolist()[: t.discard_size]):
                    places[card] += 1
                assert places.tolist() == pack[: len(places)]
        table.play(player.choose(table.view(seat), table.moves, chance))


def test_the_truth_is_favoured_no_more_than_the_posterior_says() -> None:
    """Where others play as is believed, the truth fits what they threw as well as a drawn world does, and better than an even one."""
    game = kahve.game("hand_and_foot")
    likely, past, player = last_choice_kernel(game, "greedy"), empty_past(game, "greedy"), Greedy()
    differences: dict[str, list[float]] = {"greedy": [], "none": []}
    for seed in range(60):
        table, chance = dealt("hand_and_foot", {"seats": 2}, seed), random.Random(seed)
        for _ in range(chance.randrange(12, 60)):
            random_share = chance.random() < belief.RANDOM_SHARE
            table.play(chance.choice(table.moves) if random_share else player.choose(table.view(table.turn), table.moves, chance))
            if table.turn < 0:
                break
        if table.turn < 0 or not int(table.record.threw[1 - table.turn]):
            continue
        seat = table.turn

        def fits(world: Any, other: int = 1 - seat, house: Any = table.house) -> float:
            past.tables[0] = world[0]
            return float(np.log(likely(past.tables[0], house, other, past)))

        truth = fits(table.tables_for(seat))
        for drawn_by, ahead in differences.items():
            ahead.append(truth - float(np.mean([fits(world) for world in drawn(table, seat, 6, compiled=True, kind=drawn_by)])))
    believed, even = np.array(differences["greedy"]), np.array(differences["none"])
    assert len(believed) > 30
    assert abs(believed.mean()) < 4 * believed.std() / len(believed) ** 0.5
    assert even.mean() > 4 * even.std() / len(even) ** 0.5


def turn_with_plans(name: str) -> tuple[View, list[int]]:
    """A choice between whole turns, where something is told of what every other seat threw."""
    for seed in range(20):
        table, chance, player = dealt(name, {"seats": 2}, seed), random.Random(seed), Greedy()
        while table.turn >= 0:
            view, moves = table.view(table.turn), table.moves
            if int(table.record.threw[1 - table.turn]) and len(plans_of(view, array(moves)).moves) > 2:
                return view, moves
            table.play(player.choose(view, moves, chance))
    raise AssertionError("no such turn")


@pytest.mark.parametrize("name", ["hand_and_foot", "hand_knee_and_foot"])
def test_searches_and_plans_believe_when_asked_to(name: str) -> None:
    """Master does not: no gain of it could be told. Where nothing is compiled all worlds are as likely."""
    view, moves = turn_with_plans(name)
    counts = {kind: think(view, moves, Search(worlds=20, depth=1, belief=kind), 1).moves for kind in ("game", "greedy", "none")}
    assert counts["greedy"] != counts["none"]
    assert counts["game"] == counts["none"]
    plans = [[move] for move in moves[:3]]
    tried = {kind: try_plans(view, plans, 60, 9.0, 1, belief=kind) for kind in ("greedy", "none")}
    assert tried["greedy"] != tried["none"]
    slow = {kind: try_plans(view, plans[:1], 1, 9.0, 1, belief=kind, compiled=False) for kind in ("greedy", "none")}
    assert slow["greedy"] == slow["none"]
