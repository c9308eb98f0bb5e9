"""The rules of Pasur against a referee of a few lines that shares nothing with them, and its paragraphs one by one."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from kahve_pasur import GAME

from kahve.cards.deck import STANDARD
from kahve.engine.house import HouseError
from kahve.engine.table import Table, from_position
from kahve.engine.text import read_position
from kahve.games.examples import whole

NUMBERS = {rank: number for number, rank in enumerate("A23456789T", 1)}


def captures(floor: list[str], card: str) -> list[set[str]]:
    """Every set of floor cards that a card may take."""
    if card[0] == "J":
        swept = {lying for lying in floor if lying[0] not in "QK"}
        return [swept] if swept else []
    if card[0] in "QK":
        return [{lying} for lying in floor if lying[0] == card[0]]
    numerals = [lying for lying in floor if lying[0] in NUMBERS]
    groups = (set(group) for size in range(1, len(numerals) + 1) for group in combinations(numerals, size))
    return [group for group in groups if NUMBERS[card[0]] + sum(NUMBERS[lying[0]] for lying in group) == 11]


def turns(floor: list[str], hand: list[str]) -> set[tuple[str, frozenset[str]]]:
    """What may be played, each card with what it takes."""
    return {(card, frozenset(taken)) for card in hand for taken in captures(floor, card) or [set()]}


def codes(table: Table, field: str) -> list[str]:
    """The cards of a zone."""
    deck, record = table.game.rules.deck(table.house), table.record
    return [deck.code(int(card)) for card in record[field].tolist()[: int(record[f"{field}_size"])]]


def hand(table: Table) -> list[str]:
    """The hand of the seat to move."""
    deck, seat = table.game.rules.deck(table.house), table.turn
    row = table.record.hand[seat : seat + 1].tobytes()[: int(table.record.hand_size[seat])]
    return [deck.code(card) for card in row]


def parsed(text: str) -> tuple[str, frozenset[str]]:
    """A turn as the notation writes it."""
    card, *rest = text.split()
    return card, frozenset(rest[1:])


@pytest.mark.parametrize("house", [{}, {"seats": 3}, {"seats": 4, "bonus_in_last_batch": True}, {"seats": 4, "teams": False}])
@pytest.mark.parametrize("seed", range(6))
def test_whole_deals_go_as_the_referee_says(house: dict[str, Any], seed: int) -> None:
    table = Table(GAME, GAME.settle({**house, "target": "single"}))
    while table.awaits_deal:
        table.deal(seed=100 * seed + len(table.history))
    sides = table.sides
    won: list[list[str]] = [[] for _ in range(sides)]
    surs, last, played = [0] * sides, 0, 0
    while not table.over:
        seat, floor, left = table.turn, codes(table, "floor"), int(table.record.stock_size)
        allowed = turns(floor, hand(table))
        assert {parsed(text) for text in table.legal} == allowed
        text = table.legal[(7 * played + seed) % len(table.legal)]
        card, taken = parsed(text)
        floor = [lying for lying in floor if lying not in taken]
        if taken:
            won[seat % sides] += [*taken, card]
            last = seat % sides
            surs[last] += not floor and card[0] != "J" and (left > 0 or bool(house.get("bonus_in_last_batch")))
        else:
            floor.append(card)
        table.play(text)
        played += 1
    won[last] += floor
    clubs = [sum(card[1] == "C" for card in cards) for cards in won]
    for side, row in table.sheet.items():
        points = sum((card[0] in "AJ") + 3 * (card == "TD") + 2 * (card == "2C") for card in won[side])
        most = 7 * (clubs[side] == max(clubs) and clubs.count(max(clubs)) == 1)
        total = points + most + 5 * surs[side]
        assert row == {"cards": len(won[side]), "card_points": points, "most_clubs": most, "bonus": 5 * surs[side], "total": total}


def staged(floor: str, hands: str, house: str = "-", **fields: object) -> Table:
    """A table in the middle of a deal."""
    more = "".join(f" {name}={value}" for name, value in fields.items())
    return from_position(GAME, *read_position(GAME, whole(GAME, f"pasur {house} dealer=1 floor={floor} hand={hands}{more}")))


def test_2_4_two_jacks_or_three_queens_mean_a_new_deal() -> None:
    deck = STANDARD
    for turned, is_void in (("JC 2D JH 4S", True), ("QC QD QH 4S", True), ("KC QD QH KS", False), ("JC 2D 3H 4S", False)):
        first = turned.split()
        rest = [code for code in map(deck.code, deck.cards) if code not in first and code[0] != "J"]
        jacks = [code for code in map(deck.code, deck.cards) if code not in first and code[0] == "J"]
        order = " ".join([*rest[:8], *first, *rest[8:], *jacks])
        table = Table(GAME, GAME.settle({}))
        table.deal(order)
        assert table.awaits_deal == is_void, turned
        allowing = Table(GAME, GAME.settle({"redeal": False}))
        allowing.deal(order)
        assert not allowing.awaits_deal


@pytest.mark.parametrize(
    ("floor", "card", "legal"),
    [
        ("4CAD9H", "6S", ["6S takes 4C AD"]),
        ("5DAC5CKH", "5H", ["5H takes 5D AC", "5H takes AC 5C"]),
        ("QCQD", "QH", ["QH takes QC", "QH takes QD"]),
        ("QCKD", "JH", ["JH"]),
        ("QC2DJS", "JH", ["JH takes 2D JS"]),
    ],
)
def test_3_2_to_3_5_what_a_card_takes(floor: str, card: str, legal: list[str]) -> None:
    assert [text for text in staged(floor, f"{card}/2H").legal if text.startswith(card)] == legal


@pytest.mark.parametrize(
    ("house", "fields", "card", "bonus"),
    [
        ("-", {}, "5H", 5),
        ("-", {}, "JH", 0),
        ("match_bonus=10", {}, "5H", 10),
        ("bonus_below=50", {"scores": "49,60"}, "5H", 5),
        ("bonus_below=50", {"scores": "50,0"}, "5H", 0),
    ],
)
def test_4_1_to_4_3_a_sur(house: str, fields: dict[str, object], card: str, bonus: int) -> None:
    table = staged("4C2D", f"{card}7D/2H3S", house, **fields)
    table.play(f"{card} takes 4C 2D")
    assert table.record.bonus_at[2] == bonus


def test_5_4_seven_clubs_or_most_of_them() -> None:
    scored = set()
    for seed in range(12):
        sheets = []
        for majority in ("most", "seven"):
            table = Table(GAME, GAME.settle({"seats": 3, "club_majority": majority, "clubs_points": 9, "target": "single"}))
            while table.awaits_deal:
                table.deal(seed=1000 + 50 * seed + len(table.history))
            while not table.over:
                table.play(table.legal[-1])
            sheets.append([row["most_clubs"] for row in table.sheet.values()])
        most, seven = sheets
        assert seven in ([0, 0, 0], most)
        scored.add((sum(most), sum(seven)))
    assert {(9, 0), (9, 9)} <= scored


def test_what_the_game_fixes_is_not_a_house_rule() -> None:
    with pytest.raises(HouseError):
        GAME.settle({"seven_diamond": "sweeps"})
