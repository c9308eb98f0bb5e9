"""Over thousands of random deals and random house rules, every sheet adds up to what the game promises.

In a deal the totals of all sides add up to the game's fixed points: 16, 13, 61 or 89 with the usual cards. The bonuses come on
top, and so does what was carried over from level deals. Majorities that nobody got are taken off. Every item is counted here a second time
from the cards.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import kahve
from kahve.cards.shuffle import generator
from kahve.engine.game import Game
from kahve.engine.house import Option
from kahve.engine.machine import machine
from kahve.engine.match_record import DEAL, OVER

HOUSES, DEALS = 20, 150

FIXED = [
    ("pisti", {}, 16),
    ("pisti", {"seats": 2}, 16),
    ("pishti", {}, 16),
    ("dry_game", {}, 13),
    ("dry_game", {"seats": 4, "teams": True}, 13),
    ("foxtrot", {}, 61),
    ("foxtrot", {"seats": 7}, 89),
    ("foxtrot", {"seats": 12}, 117),
    ("foxtrot", {"seats": 2, "packs": 3}, 89),
    ("pisti", {"card_points": "greek"}, 21),
    ("pisti", {"card_points": "pishpirik"}, 25),
    ("dry_game", {"card_points": "greek"}, 24),
    ("pisti", {"most_cards_points": 0}, 13),
    ("basra", {}, 16),
    ("basra", {"seats": 3, "hand_cards": 6, "seven_diamond": "plain"}, 16),
    ("basra", {"most_cards_points": 30}, 43),
    ("basra", {"court_values": "removed", "card_points": "greek"}, 13),
    ("pastra", {"seats": 4}, 16),
]

POINTS = {
    "pisti": {"A": 1, "J": 1, "TD": 3, "2C": 2},
    "pishti": {"A": 1, "J": 1, "TD": 3, "2C": 2},
    "dry_game": {"J": 1, "TD": 2, "2C": 1},
    "foxtrot": {"T": 10, "A": 1, "J": 1, "QS": -20},
    "basra": {"A": 1, "J": 1, "TD": 3, "2C": 2},
    "pastra": {"A": 1, "J": 1, "TD": 3, "2C": 2},
}
GREEK = {"K": 1, "Q": 1, "J": 1, "T": 1, "TD": 2, "2C": 1}


@pytest.mark.parametrize(("name", "house", "points"), FIXED)
def test_the_fixed_points_of_a_deal(name: str, house: dict[str, object], points: int) -> None:
    game = kahve.game(name)
    assert game.rules.fixed_points is not None
    assert game.rules.fixed_points(game.settle(house)) == points


def values(option: Option) -> list[object]:
    """All that may be chosen."""
    if option.kind == "yes_no":
        return [True, False]
    return list(option.allowed) or list(range(option.low, option.high + 1))


def random_houses(game: Game, number: int) -> Iterator[dict[str, object]]:
    """The default house, then houses with about half of the options drawn at random."""
    yield {}
    rng = random.Random(f"houses of {game.name}")
    for _ in range(number - 1):
        yield {option.name: rng.choice(values(option)) for option in game.options if rng.random() < 0.5}


def worth(game: Game, house: Any, code: str) -> int:
    """The points of a card, from a table of this test's own."""
    table = (POINTS[game.name], GREEK, GREEK | {"A": 1})[house.card_points]
    return table.get(code, table.get(code[0], 0))


def tricks(game: Game, house: Any, record: Any) -> list[tuple[int, list[str], int]]:
    """The tricks of a deal: the side, the cards, the bonus; the kitty as a trick of its own."""
    deck, sides = game.rules.deck(house), int(game.rules.sides(house))
    tricks, cards = [], []
    for place in range(int(record.laid_size)):
        cards.append(deck.code(int(record.laid[place])))
        if record.took[place] > 0:
            tricks.append(((int(record.took[place]) - 1) % sides, cards, int(record.bonus_at[place])))
            cards = []
    if game.family == "pile" and record.kitty_taker > 0:
        kitty = [deck.code(int(card)) for card in record.kitty[: int(record.kitty_size)]]
        tricks.append(((int(record.kitty_taker) - 1) % sides, kitty, 0))
    return tricks


def majority(counts: list[int], stake: int, tie: str) -> list[int]:
    """What each side gets for having most of something."""
    level = [side for side, count in enumerate(counts) if count == max(counts)]
    if len(level) > 1 and tie in ("nobody", "carried"):
        return [0] * len(counts)
    share = stake // len(level) if tie == "split" else stake
    return [share if side in level else 0 for side in range(len(counts))]


def check_deal(game: Game, house: Any, record: Any, carried: int) -> None:
    """Count the deal again and compare every item of the sheet."""
    sides = int(game.rules.sides(house))
    tie = ("nobody", "carried", "split", "each")[house.most_cards_tie]
    won: list[list[str]] = [[] for _ in range(sides)]
    points, bonus = [0] * sides, [0] * sides
    for side, cards, extra in tricks(game, house, record):
        won[side] += cards
        bonus[side] += extra
        if extra == 0 or getattr(house, "foxtrot_cards_score", True):
            points[side] += sum(worth(game, house, code) for code in cards)
        assert extra == 0 or len(cards) == 2 or game.family == "floor"
    cards_won = [len(cards) for cards in won]
    stake = int(house.most_cards_points) + carried
    taken = record.last_taker > 0
    most = majority(cards_won, stake, tie) if any(cards_won) else [0] * sides
    expected = {"cards": cards_won, "card_points": points, "most_cards": most, "bonus": bonus}
    clubs = [sum(code[1] == "C" for code in cards) for cards in won]
    if "clubs" in game.rules.items:
        expected |= {"clubs": clubs, "most_clubs": majority(clubs, 3, "nobody") if any(clubs) else [0] * sides}
    sheet = {item: [int(record.sheet[side, column]) for side in range(sides)] for column, item in enumerate(game.rules.items)}
    for item, counts in expected.items():
        assert sheet[item] == counts, item
    counted = [item for item in expected if item not in ("cards", "clubs")]
    assert sheet["total"] == [sum(sheet[item][side] for item in counted) for side in range(sides)]
    if taken:
        burnt = int(record.aside_size) if game.family == "floor" else 0
        assert sum(cards_won) == len(game.rules.deck(house).cards) - burnt
        check_sum(game, house, sheet, stake, sum(points))


def check_sum(game: Game, house: Any, sheet: dict[str, list[int]], stake: int, points: int) -> None:
    """The invariant of a deal with at least one capture: fixed points and bonuses, less unawarded majorities, plus what was carried."""
    assert game.rules.fixed_points is not None
    unawarded = stake - sum(sheet["most_cards"])
    if "most_clubs" in sheet:
        unawarded += 3 - sum(sheet["most_clubs"])
    in_bonuses = sum(worth(game, house, game.rules.deck(house).code(card)) for card in game.rules.deck(house).cards) - points
    assert in_bonuses == 0 or not getattr(house, "foxtrot_cards_score", True)
    carried = stake - int(house.most_cards_points)
    assert sum(sheet["total"]) == game.rules.fixed_points(house) + carried + sum(sheet["bonus"]) - unawarded - in_bonuses


@pytest.mark.parametrize("name", POINTS)
def test_every_sheet_adds_up(name: str) -> None:
    game = kahve.game(name)
    loops = machine(game, compiled=True)
    rng, out = generator(7), loops.moves_array()
    counted = 0
    for rules in random_houses(game, HOUSES):
        house = game.settle(rules)
        tables = game.rules.layout.new()
        tables[0].dealer = house.seats - 1
        blank = tables.copy()
        order = np.array(game.rules.deck(house).cards, dtype=np.int8)
        for _ in range(DEALS):
            if tables[0].phase == OVER:
                tables[0] = blank[0]
            carried, scores = int(tables[0].carried), tables[0].scores.copy()
            if game.family == "floor" and tables[0].game_won:
                scores[:] = 0  # the next game of a rubber begins from nothing
            loops.random_deals(tables, blank, house, order, rng, out, 1)
            record = tables[0]
            if record.void:
                assert record.phase == DEAL
                assert record.scores == scores
                assert record.carried == carried
                continue
            check_deal(game, house, record, carried)
            total = game.rules.items.index("total")
            assert (np.asarray(record.scores) == scores + np.asarray(record.sheet)[:, total]).all()
            counted += 1
    assert counted > HOUSES * DEALS // 2
