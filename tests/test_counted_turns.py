"""Counts of positions, held against programs that were written from the rulebooks and share no code with the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations
from math import comb
from typing import Any

import pytest

import kahve
from kahve.engine.perft import divide, perft
from kahve.engine.zones import cards_by_zone

SEED = 7


def start(name: str, **house: Any) -> dict[str, list[Any]]:
    """The cards in the zones of a deal that has just been dealt."""
    table = kahve.new(name, **house)
    table.deal(seed=SEED)
    return {zone: list(cards) for zone, cards in cards_by_zone(table.game, table.house, table._tables).items()}


# -- Basra for two, up to the end of the first hands -----------------------------------------------------------------------------------


def value(card: str) -> int:
    return "JA23456789TQK".index(card[0])


def splits(cards: frozenset[str], card: str) -> bool:
    """Whether these cards fall into groups that each are like the card or add up to it."""
    if not cards:
        return True
    first = min(cards)
    for number in range(len(cards)):
        for others in combinations(sorted(cards - {first}), number):
            if makes_group([first, *others], card) and splits(cards - {first, *others}, card):
                return True
    return False


def makes_group(group: Sequence[str], card: str) -> bool:
    """Whether floor cards are one like the card, or several numerals that add up to it."""
    values = [value(each) for each in group]
    if len(group) == 1:
        return values[0] == value(card)
    return min(values) > 0 and max(values) <= 10 and value(card) <= 10 and sum(values) == value(card)


def parts(cards: frozenset[str]) -> Iterator[frozenset[str]]:
    return (frozenset(some) for number in range(1, len(cards) + 1) for some in combinations(sorted(cards), number))


def ways(floor: frozenset[str], card: str) -> list[frozenset[str]]:
    """What a card may take: all for a jack and the seven of diamonds, else groups to which no other can be added."""
    if card[0] == "J" or card == "7D":
        return [floor] if floor else []
    unions = [part for part in parts(floor) if splits(part, card)]
    return [union for union in unions if not any(makes_group(sorted(part), card) for part in parts(floor - union))]


def count_basra(hands: tuple[frozenset[str], frozenset[str]], floor: frozenset[str], depth: int) -> int:
    if depth == 0:
        return 1
    mine, theirs = hands
    total = 0
    for card in mine:
        left = [floor - way for way in ways(floor, card)] or [floor | {card}]
        total += sum(count_basra((theirs, mine - {card}), after, depth - 1) for after in left)
    return total


@pytest.mark.parametrize(("depth", "positions"), [(1, 4), (2, 16), (3, 50), (4, 150), (5, 302)])
def test_a_capture_is_one_turn(depth: int, positions: int) -> None:
    zones = start("basra")
    first, second = map(frozenset, zones["hand"])
    assert count_basra((first, second), frozenset(zones["floor"]), depth) == positions == perft(kahve.game("basra"), {}, depth, SEED)


# -- Hand and Foot for four ------------------------------------------------------------------------------------------------------------

POINTS = {**dict.fromkeys("4567", 5), **dict.fromkeys("89TJQK", 10), "A": 20, "2": 20, "*": 50}
MINIMUM = 50

Melds = dict[str, Counter[str]]


@dataclass
class Deal:
    """A deal of Hand and Foot between two acts. The open melds of a side are by rank, those of wild cards under W."""

    hands: list[Counter[str]]
    stock: list[str]
    discards: list[str]
    seat: int = 0
    drawn: bool = False
    staged: int = 0
    waiting: tuple[str, ...] = ()  # cards of the pile that are received when the first meld is made
    down: list[bool] = field(default_factory=lambda: [False, False])
    melds: list[Melds] = field(default_factory=lambda: [{}, {}])

    @property
    def hand(self) -> Counter[str]:
        return self.hands[self.seat]

    def copy(self) -> Deal:
        melds = [{rank: Counter(cards) for rank, cards in side.items()} for side in self.melds]
        return replace(
            self, hands=list(map(Counter, self.hands)), stock=self.stock[:], discards=self.discards[:], down=self.down[:], melds=melds
        )

    def lay_threes(self) -> None:
        while self.hand["r"]:
            self.hand["r"] -= 1
            self.hand[self.stock.pop()] += 1


def lays(deal: Deal) -> Iterator[tuple[str, str]]:
    """Every lay by its meld: three cards that begin one, or one card that is added."""
    for rank in [*"456789TJQKA", "W"]:
        opened = deal.melds[deal.seat % 2].get(rank)
        if opened is None and rank == "W":
            tried = ["222", "22*", "2**", "***"]
        elif opened is None:
            tried = [rank * 3, rank * 2 + "2", rank * 2 + "*"]
        elif rank == "W":
            tried = ["2", "*"]
        else:
            wilds = opened["2"] + opened["*"] + 1
            tried = [rank, *("2*" if opened[rank] >= 2 * wilds else "")]
        for cards in tried:
            if not Counter(cards) - deal.hand:
                yield rank, cards


def laid(deal: Deal, rank: str, cards: str, *, from_pile: int = 0) -> Deal:
    """The deal after a lay; `from_pile` of the cards come from the pile."""
    after, side = deal.copy(), deal.seat % 2
    after.hand.subtract(cards[from_pile:])
    after.melds[side].setdefault(rank, Counter()).update(cards)
    if after.melds[side][rank].total() == 7:
        del after.melds[side][rank]
    after.staged += 0 if after.down[side] else sum(POINTS[card] for card in cards)
    if after.staged >= MINIMUM:
        after.staged, after.down[side] = 0, True
    if after.down[side]:
        after.hand.update(after.waiting)
        after.waiting = ()
    return after


def can_be_finished(deal: Deal) -> bool:
    """Whether the first meld that is begun can be brought to its points."""
    return not deal.staged or any(can_be_finished(laid(deal, *lay)) for lay in lays(deal))


def acts(deal: Deal) -> Iterator[Deal]:
    """The deal after each act that may be made."""
    if not deal.drawn:
        after = replace(deal.copy(), drawn=True)
        for _ in range(2):
            after.hand[after.stock.pop()] += 1
        after.lay_threes()
        yield after
        top = deal.discards[-1]
        if top not in "br" and deal.hand[top] >= 2:
            meld = "W" if top in "2*" else top
            assert meld not in deal.melds[deal.seat % 2], "so far nobody takes a card of an open meld"
            under = tuple(deal.discards[-7:-1])
            taken = replace(deal.copy(), drawn=True, waiting=under, discards=deal.discards[: -1 - len(under)])
            after = laid(taken, meld, top * 3, from_pile=1)
            if can_be_finished(after):
                yield after
        return
    for lay in lays(deal):
        after = laid(deal, *lay)
        if can_be_finished(after):
            yield after
    for card in sorted(+deal.hand) if not deal.staged else []:
        after = replace(deal.copy(), seat=(deal.seat + 1) % 4, drawn=False)
        after.hands[deal.seat][card] -= 1
        after.discards.append(card)
        after.lay_threes()
        yield after


def count_acts(deal: Deal, depth: int) -> int:
    return sum(count_acts(after, depth - 1) for after in acts(deal)) if depth else 1


@pytest.mark.parametrize(("depth", "positions"), [(1, 1), (2, 13), (3, 24), (4, 269), (5, 995)])
def test_every_card_that_is_added_is_an_act_of_its_own(depth: int, positions: int) -> None:
    zones = start("hand_and_foot")
    deal = Deal([Counter(hand) for hand in zones["hand"]], zones["stock"], zones["discard"])
    deal.lay_threes()
    assert count_acts(deal, depth) == positions == perft(kahve.game("hand_and_foot"), {}, depth, SEED)


# -- letter games, and the branches of the first turn ----------------------------------------------------------------------------------


def test_three_cards_that_are_passed_are_one_turn() -> None:
    assert perft(kahve.game("turtle"), {}, 1, SEED) == perft(kahve.game("soup"), {}, 1, SEED) == comb(17, 3)


def test_the_branches_are_the_first_turns(game: Any) -> None:
    house = {"seats": 2} if game.family in ("pile", "floor") else {}
    table = kahve.new(game.name, **house)
    table.deal(seed=SEED)
    branches = divide(game, house, 1, SEED)
    if game.family != "melding":
        assert set(branches) == set(table.legal)
    assert set(branches.values()) == {1}
