"""What can be laid in the melding games, against a twin that tries every sequence of lays."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np
import pytest

import kahve
from kahve.engine.compile import compiled
from kahve.games.melding.cards import ACE, BLACK_THREE, FOUR, JOKER, KINDS, KING, SEVEN, TWO, WILD
from kahve.games.melding.layouts import EMPTIES, can_lay_out, fits_meld, most_points
from kahve.games.melding.values import VALUES

GAME = kahve.game("hand_and_foot")
POSITIONS = 10_000
"""Random positions by the rules by default, by compiled code; a part of them for each other house rule."""

Meld = tuple[int, int]
Held = tuple[int, ...]
RANKS = (FOUR, SEVEN, KING, ACE)
"""The ranks of the positions: few, so that melds fill."""


class Rules:
    """The house rules that say how melds are made up, read by the letter."""

    def __init__(self, **house: object) -> None:
        self.house = GAME.settle(house)
        self.ratio = str(house.get("wild_ratio", "two_to_one"))
        self.wild_melds = bool(house.get("wild_melds", True))
        self.special = {SEVEN} if str(house.get("special_piles", "off")).startswith("sevens") else set()
        self.tuck = str(house.get("add_beyond_seven", "off"))
        self.out_discard = str(house.get("out_discard", "optional"))

    def allows(self, rank: int, naturals: int, wilds: int) -> bool:
        """Whether a meld may be made up so, from section 3.2 of the rules."""
        if not 3 <= naturals + wilds <= 7:
            return False
        if rank == WILD:
            return self.wild_melds
        limit = {
            "two_to_one": naturals >= 2 * wilds,
            "more_naturals": naturals > wilds,
            "as_many_naturals": naturals >= wilds,
            "three_wilds": wilds <= 3,
        }[self.ratio]
        return naturals >= 2 and limit and not (wilds and rank in self.special)


Piles = tuple[tuple[int, int, int], ...]
State = tuple[Held, tuple[tuple[int, Meld], ...], Piles]
"""The cards held by kind; the open melds by rank; the clean and dirty piles by rank."""


def lays(rules: Rules, state: State) -> Iterator[tuple[State, int]]:
    """Every state one lay away, with the points of the cards laid."""
    held, melds, piles = state
    open_melds, closed = dict(melds), {rank: (clean, dirty) for rank, clean, dirty in piles}
    values = VALUES[rules.house.card_values]
    for rank in (*RANKS, WILD):
        twos, jokers = held[TWO], held[JOKER]
        own = held[rank] if rank != WILD else 0
        sets = [(n, two, joker) for n in range(4) for two in range(4) for joker in range(4) if n <= own and two <= twos and joker <= jokers]
        for n, two, joker in sets:
            size = n + two + joker
            before = open_melds.get(rank)
            if not size or (before is None and size != 3 and size != 1) or (before is not None and size != 1):
                continue
            melds_after, piles_after = dict(open_melds), dict(closed)
            clean, dirty = closed.get(rank, (0, 0))
            if before is None and size == 1:
                colour = rules.tuck == "colour" and rank not in rules.special and (rank == WILD or dirty > 0)
                if rules.tuck == "off" or clean + dirty == 0 or (not n and not colour):
                    continue
            else:
                naturals, wilds = (before or (0, 0))[0] + n, (before or (0, 0))[1] + two + joker
                if not rules.allows(rank, naturals, wilds):
                    continue
                melds_after[rank] = (naturals, wilds)
                if naturals + wilds == 7:
                    del melds_after[rank]
                    pure = rank == WILD or wilds == 0
                    piles_after[rank] = (clean + pure, dirty + (not pure))
            rest = list(held)
            rest[rank if rank != WILD else 0] -= n
            rest[TWO] -= two
            rest[JOKER] -= joker
            points = int(n * values[rank] + two * values[TWO] + joker * values[JOKER])
            after = tuple(rest), tuple(sorted(melds_after.items())), tuple((r, c, d) for r, (c, d) in sorted(piles_after.items()))
            yield after, points


def most_points_by_trying(rules: Rules, state: State) -> int:
    """The most points that can be laid, by every sequence of lays."""

    @cache
    def best(state: State) -> int:
        return max((points + best(after) for after, points in lays(rules, state)), default=0)

    return best(state)


def lays_out_by_trying(rules: Rules, state: State, quota: tuple[int, int, int] | None) -> bool:
    """Whether some sequence of lays leaves at most one card and completes the quota (clean, dirty, wild); None: leaves none at all."""
    seen: set[State] = set()
    waiting = [state]
    lefts = {"optional": (0, 1), "required": (1,), "forbidden": (0,)}[rules.out_discard]
    while waiting:
        state = waiting.pop()
        held, _, piles = state
        if sum(held) in lefts and quota is not None and has_quota(rules, piles, quota):
            return True
        if quota is None and sum(held) == 0:
            return True
        for after, _ in lays(rules, state):
            if after not in seen:
                seen.add(after)
                waiting.append(after)
    return False


def has_quota(rules: Rules, piles: Piles, quota: tuple[int, int, int]) -> bool:
    """Whether these piles are enough to go out."""
    clean = sum(c for rank, c, _ in piles if rank != WILD and rank not in rules.special)
    dirty = sum(d for _, _, d in piles)
    wild = sum(c for rank, c, _ in piles if rank == WILD)
    special = all(any(rank == r and c for r, c, _ in piles) for rank in rules.special)
    return clean >= quota[0] and dirty >= quota[1] and (wild >= quota[2] or not rules.wild_melds) and special


def random_state(chance: random.Random, rules: Rules) -> State:
    """A hand of up to ten cards, some open melds and piles."""
    held = [0] * KINDS
    kinds = [*RANKS, *RANKS, TWO, JOKER] + [BLACK_THREE] * (chance.random() < 0.1)
    for _ in range(chance.randrange(0, 9) if chance.random() < 0.9 else 10):
        held[chance.choice(kinds)] += 1
    melds: dict[int, Meld] = {}
    piles: dict[int, tuple[int, int]] = {}
    for rank in (*RANKS, WILD):
        if chance.random() < 0.45:
            made = [(n, w) for n in range(7) for w in range(7) if n + w < 7 and (n == 0) == (rank == WILD) and rules.allows(rank, n, w)]
            if made:
                melds[rank] = chance.choice(made)
        if chance.random() < 0.3:
            piles[rank] = (1, 0) if rank == WILD or rank in rules.special else chance.choice([(1, 0), (0, 1), (2, 0), (1, 1)])
    return tuple(held), tuple(sorted(melds.items())), tuple((rank, c, d) for rank, (c, d) in sorted(piles.items()))


def record_of(state: State) -> Any:
    """The record of such a state, for seat 0."""
    held, melds, piles = state
    tables = GAME.layout.new()
    t = tables[0]
    t.hand[0, :] = held
    for rank, (naturals, wilds) in melds:
        t.naturals[0, rank] = naturals
        t.twos[0, rank] = wilds
    for rank, clean, dirty in piles:
        t.clean[0, rank], t.dirty[0, rank] = clean, dirty
    return tables


def make_searches() -> Any:
    """A loop that asks both searches about many records."""

    def searches(tables: Any, house: Any, values: Any, quotas: Any, out: Any) -> None:
        for at in range(tables.size):
            out[at, 0] = most_points(tables[at], values, house, 0, 0)
            out[at, 1] = can_lay_out(tables[at], house, 0, 0, quotas[at])
            out[at, 2] = can_lay_out(tables[at], house, 0, 0, EMPTIES)

    return searches


@pytest.fixture(scope="session")
def searches() -> Any:
    """That loop, compiled once."""
    return compiled(make_searches(), keep=False)


HOUSES: list[dict[str, object]] = [
    {},
    {"wild_ratio": "more_naturals"},
    {"wild_ratio": "as_many_naturals"},
    {"wild_ratio": "three_wilds"},
    {"wild_melds": False},
    {"special_piles": "sevens"},
    {"add_beyond_seven": "naturals"},
    {"add_beyond_seven": "colour"},
    {"add_beyond_seven": "colour", "wild_ratio": "three_wilds", "special_piles": "sevens"},
    {"out_discard": "required"},
    {"out_discard": "forbidden", "card_values": "tens_ten"},
]


@pytest.mark.parametrize("values", HOUSES, ids=lambda values: ",".join(map(str, values.values())) or "default")
def test_the_searches_find_what_trying_everything_finds(values: dict[str, object], searches: Any) -> None:
    rules, chance = Rules(**values), random.Random(str(values))
    number = POSITIONS if not values else POSITIONS // 10
    states = [random_state(chance, rules) for _ in range(number)]
    quotas = [(chance.randrange(3), chance.randrange(3), chance.randrange(2)) for _ in states]
    tables = np.concatenate([record_of(state) for state in states])
    packed = np.array([64 * wild + 8 * dirty + clean for clean, dirty, wild in quotas])
    found = np.zeros((number, 3), dtype=np.int64)
    searches(tables, rules.house, VALUES[rules.house.card_values], packed, found)
    outs = 0
    for state, quota, (points, out, empties) in zip(states, quotas, found.tolist(), strict=True):
        assert points == most_points_by_trying(rules, state), (state, values)
        assert bool(out) == lays_out_by_trying(rules, state, quota), (state, quota, values)
        assert bool(empties) == lays_out_by_trying(rules, state, None), (state, values)
        outs += out
    assert number * 0.02 < outs < number * 0.98, "both answers are met"


@pytest.mark.parametrize("ratio", ["two_to_one", "more_naturals", "as_many_naturals", "three_wilds"])
def test_a_meld_is_made_up_as_the_ratio_says(ratio: str) -> None:
    rules = Rules(wild_ratio=ratio)
    for rank in (FOUR, SEVEN, ACE):
        allowed = {(n, w) for n in range(9) for w in range(9) if fits_meld(rules.house, rank, n, w)}
        assert allowed == {(n, w) for n in range(9) for w in range(9) if rules.allows(rank, n, w)}
    if ratio == "two_to_one":
        assert allowed == {(3, 0), (2, 1), (4, 0), (3, 1), (5, 0), (4, 1), (6, 0), (5, 1), (4, 2), (7, 0), (6, 1), (5, 2)}
