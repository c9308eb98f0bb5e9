"""The melding games: what can be laid, against a twin that tries everything; whole deals without a dead end, the sheet, and views."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import kahve
from kahve.cards.dialect import kernel
from kahve.cards.shuffle import below, generator, shuffle
from kahve.engine.compile import compiled
from kahve.engine.machine import machine
from kahve.engine.match_record import OVER, PLAY
from kahve.engine.staging import staged
from kahve.games.melding.cards import ACE, BLACK_THREE, FOUR, JOKER, KINDS, KING, RED_THREE, SEVEN, TWO, WILD
from kahve.games.melding.layouts import Quota, can_close_pile, can_lay_out, can_lay_whole, fits_meld, most_points
from kahve.games.melding.values import VALUES

GAME = kahve.game("hand_and_foot")
POSITIONS = 10_000
"""Random positions by the rules by default, by compiled code; a part of them for each other house rule."""

Meld = tuple[int, int]
Hand = tuple[int, ...]
RANKS = (FOUR, SEVEN, KING, ACE)
"""The ranks of the positions: few, so that melds fill."""


class Rules:
    """The house rules that say how melds are made up, read by the letter."""

    def __init__(self, **house: object) -> None:
        self.house = GAME.settle(house)
        self.values = [int(value) for value in VALUES[self.house.card_values]]
        self.ratio = str(house.get("wild_ratio", "two_to_one"))
        self.wild_melds = bool(house.get("wild_melds", True))
        self.special = {SEVEN} if str(house.get("special_piles", "off")).startswith("sevens") else set()
        self.tuck = str(house.get("add_beyond_seven", "off"))
        self.out_discard = str(house.get("out_discard", "optional"))
        sizes = [(naturals, wilds) for naturals in range(8) for wilds in range(8)]
        self.allowed = {(rank, *size) for rank in (*RANKS, WILD) for size in sizes if self.allows(rank, *size)}

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
State = tuple[Hand, tuple[tuple[int, Meld], ...], Piles]
"""The cards held by kind; the open melds by rank; the clean and dirty piles by rank."""


ONE_CARD = [(1, 0, 0), (0, 1, 0), (0, 0, 1)]
SETS = [*ONE_CARD, *((n, two, 3 - n - two) for n in range(4) for two in range(4 - n))]
"""What may be lay it at once: naturals, twos, jokers. Three cards begin a meld, and one card goes to a meld or a pile."""


def lays(rules: Rules, state: State) -> Iterator[State]:
    """Every state one lay away."""
    hand, melds, piles = state
    open_melds, closed = dict(melds), {rank: (clean, dirty) for rank, clean, dirty in piles}
    twos, jokers = hand[TWO], hand[JOKER]
    for rank in (*RANKS, WILD):
        own = hand[rank] if rank != WILD else 0
        before = open_melds.get(rank)
        for n, two, joker in SETS if before is None else ONE_CARD:
            size = n + two + joker
            if n > own or two > twos or joker > jokers:
                continue
            melds_after, piles_after = melds, piles
            clean, dirty = closed.get(rank, (0, 0))
            if before is None and size == 1:
                colour = rules.tuck == "colour" and rank not in rules.special and (rank == WILD or dirty > 0)
                if rules.tuck == "off" or clean + dirty == 0 or (not n and not colour):
                    continue
            else:
                naturals, wilds = (before or (0, 0))[0] + n, (before or (0, 0))[1] + two + joker
                if (rank, naturals, wilds) not in rules.allowed:
                    continue
                melds_after = tuple(sorted((open_melds | {rank: (naturals, wilds)}).items()))
                if naturals + wilds == 7:
                    melds_after = tuple(meld for meld in melds_after if meld[0] != rank)
                    pure = rank == WILD or wilds == 0
                    after = closed | {rank: (clean + pure, dirty + (not pure))}
                    piles_after = tuple((r, c, d) for r, (c, d) in sorted(after.items()))
            rest = list(hand)
            rest[rank if rank != WILD else 0] -= n
            rest[TWO] -= two
            rest[JOKER] -= joker
            yield tuple(rest), melds_after, piles_after


def reached_by_trying(rules: Rules, state: State) -> set[State]:
    """The state itself, and every state that some sequence of lays comes to."""
    reached, waiting = {state}, [state]
    while waiting:
        for after in lays(rules, waiting.pop()):
            if after not in reached:
                reached.add(after)
                waiting.append(after)
    return reached


def points_in_hand(rules: Rules, state: State) -> int:
    """What the cards in the hand are worth."""
    return sum(number * value for number, value in zip(state[0], rules.values, strict=True))


def most_points_by_trying(rules: Rules, state: State, reached: set[State]) -> int:
    """The most points that can be laid."""
    return points_in_hand(rules, state) - min(points_in_hand(rules, after) for after in reached)


def lays_out_by_trying(rules: Rules, reached: set[State], quota: tuple[int, int, int]) -> bool:
    """Whether some sequence of lays leaves at most one card and completes the quota (clean, dirty, wild)."""
    lefts = {"optional": (0, 1), "required": (1,), "forbidden": (0,)}[rules.out_discard]
    return any(sum(hand) in lefts and has_quota(rules, piles, quota) for hand, _, piles in reached)


def number_of_piles(state: State) -> int:
    """How many piles are closed."""
    return sum(clean + dirty for _, clean, dirty in state[2])


def has_quota(rules: Rules, piles: Piles, quota: tuple[int, int, int]) -> bool:
    """Whether these piles are enough to go out."""
    clean = sum(c for rank, c, _ in piles if rank != WILD and rank not in rules.special)
    dirty = sum(d for _, _, d in piles)
    wild = sum(c for rank, c, _ in piles if rank == WILD)
    special = all(any(rank == r and c for r, c, _ in piles) for rank in rules.special)
    return clean >= quota[0] and dirty >= quota[1] and (wild >= quota[2] or not rules.wild_melds) and special


def random_state(chance: random.Random, rules: Rules) -> State:
    """A hand of up to ten cards, some open melds and piles."""
    hand = [0] * KINDS
    kinds = [*RANKS, *RANKS, TWO, JOKER] + [BLACK_THREE] * (chance.random() < 0.1)
    for _ in range(chance.randrange(0, 9) if chance.random() < 0.97 else 10):
        hand[chance.choice(kinds)] += 1
    melds: dict[int, Meld] = {}
    piles: dict[int, tuple[int, int]] = {}
    for rank in (*RANKS, WILD):
        if chance.random() < 0.45:
            allowed = [(n, w) for n in range(7) for w in range(7) if n + w < 7 and (n == 0) == (rank == WILD) and rules.allows(rank, n, w)]
            if allowed:
                melds[rank] = chance.choice(allowed)
        if chance.random() < 0.3:
            piles[rank] = (1, 0) if rank == WILD or rank in rules.special else chance.choice([(1, 0), (0, 1), (2, 0), (1, 1)])
    return tuple(hand), tuple(sorted(melds.items())), tuple((rank, c, d) for rank, (c, d) in sorted(piles.items()))


def record_of(state: State) -> Any:
    """The record of such a state, for seat 0."""
    hand, melds, piles = state
    tables = GAME.rules.layout.new()
    t = tables[0]
    t.hand[0, :] = hand
    for rank, (naturals, wilds) in melds:
        t.naturals[0, rank] = naturals
        t.twos[0, rank] = wilds
    for rank, clean, dirty in piles:
        t.clean[0, rank], t.dirty[0, rank] = clean, dirty
    return tables


def make_searches() -> Any:
    """A loop that asks both searches about many records."""

    def searches(tables: Any, house: Any, values: Any, quotas: Any, out: Any) -> None:
        for row in range(tables.size):
            out[row, 0] = most_points(tables[row], values, house, 0, 0)
            out[row, 1] = can_lay_out(tables[row], house, 0, 0, Quota(quotas[row, 0], quotas[row, 1], quotas[row, 2]))
            out[row, 2] = can_lay_whole(tables[row], house, 0, 0)
            out[row, 3] = can_close_pile(tables[row], house, 0, 0)

    return searches


@pytest.fixture(scope="session")
def searches() -> Any:
    """That loop, compiled once."""
    return compiled(make_searches(), kahve.game("hand_and_foot"))


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
    answers = np.zeros((number, 4), dtype=np.int64)
    searches(tables, rules.house, VALUES[rules.house.card_values], np.array(quotas), answers)
    outs = 0
    for state, quota, (points, out, empties, closes) in zip(states, quotas, answers.tolist(), strict=True):
        reached = reached_by_trying(rules, state)
        assert points == most_points_by_trying(rules, state, reached), (state, values)
        assert bool(out) == lays_out_by_trying(rules, reached, quota), (state, quota, values)
        assert bool(empties) == any(not sum(hand) for hand, _, _ in reached), (state, values)
        assert bool(closes) == any(number_of_piles(after) > number_of_piles(state) for after in reached), (state, values)
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


# -- whole deals -------------------------------------------------------------------------------------------------------------------------

DEALS = 8_000
"""Deals in all, by random and by greedy players, under the houses below."""

TABLES: list[tuple[str, dict[str, object]]] = [
    ("hand_and_foot", {}),
    ("hand_and_foot", {"seats": 2}),
    ("hand_and_foot", {"seats": 3, "float": "any", "take_count": "whole"}),
    ("hand_and_foot", {"teams": "individual", "wild_ratio": "as_many_naturals", "out_discard": "required"}),
    ("hand_and_foot", {"seats": 5, "take_with_one_wild": True, "wild_discard_freezes": "until_turn"}),
    ("hand_and_foot", {"seats": 6, "ask_scope": "next", "stack_pickup_after_discard": "next_turn"}),
    ("hand_and_foot", {"seats": 6, "teams": "three_teams_of_two", "quota_clean": 1, "quota_dirty": 1, "quota_wild": 0}),
    ("hand_and_foot", {"seats": 6, "teams": "individual", "minimum_waived_if_stack_emptied": True, "stock_out": "reshuffle"}),
    ("hand_and_foot", {"pass_foot_left": "hand", "quota_clean": 0, "quota_dirty": 0, "quota_wild": 0, "float": "single"}),
    ("hand_and_foot", {"foot_takes_whole_pile": True, "foot_take_on_meld": True, "claim_fill_wild": True, "stock_out": "last_card"}),
    ("hand_and_foot", {"add_beyond_seven": "colour", "black3_out_meld": True, "ask_permission": "yes_is_free"}),
    ("hand_and_foot", {"red3_play": "as_liked", "wild_melds": False, "minimum_counts_pile_bonus": True, "out_discard": "forbidden"}),
    ("hand_knee_and_foot", {}),
    ("hand_knee_and_foot", {"seats": 2, "decks": 8, "jokers_per_deck": 4, "red3_play": "discarded"}),
]


@kernel
def cards_of_each(t: Any, counts: Any) -> None:
    """Count the cards of each kind, wherever they lie."""
    counts[:] = 0
    for card in range(1, counts.size):
        for row in range(t.hand.shape[0]):
            counts[card] += t.hand[row, card] + t.knee[row, card] + t.foot[row, card] + t.on_table[row, card]
    for place in range(t.stock_size):
        counts[t.stock[place]] += 1
    for place in range(t.discard_size):
        counts[t.discard[place]] += 1


def make_checked_deals(game: Any) -> Any:
    """A loop that plays deals with random and greedy seats and stops at the first position that cannot be."""
    lay_out, play, score, listed, weigh, sides_of = (
        game.rules.deal,
        game.rules.play,
        game.rules.score,
        game.rules.legal,
        game.judgement.weigh,
        game.rules.sides,
    )
    reckon = game.judgement.reckon

    def checked_deals(tables: Any, blank: Any, house: Any, order: Any, rng: Any, out: Any, deals: int, greedy: Any, tally: Any) -> int:
        t = tables[0]
        deck = np.zeros(16, dtype=np.int64)
        counts = np.zeros(16, dtype=np.int64)
        for at in range(order.size):
            deck[order[at]] += 1
        for number in range(deals):
            if t.phase == OVER:
                tables[0] = blank[0]
            shuffle(rng, order, order.size)
            lay_out(t, house, order)
            moves = 0
            while t.phase == PLAY:
                legal = listed(t, house, out)
                moves += 1
                if legal == 0 or moves > 900:
                    return -1 - number
                chosen = below(rng, legal)
                if greedy[t.turn] and below(rng, 8) > 0:
                    reckoned = reckon(t, house)
                    for at in range(legal):
                        if weigh(t, house, out[at], reckoned) > weigh(t, house, out[chosen], reckoned):
                            chosen = at
                play(t, house, out[chosen])
                cards_of_each(t, counts)
                for card in range(1, 16):
                    if counts[card] != deck[card] or t.stock_size < 0:
                        return -100_000 - number
                for side in range(sides_of(house)):
                    for meld in range(12):
                        size = t.naturals[side, meld] + t.twos[side, meld] + t.jokers[side, meld]
                        if size > 6 or size == 1 or size == 2 or (meld > 0 and size > 0 and t.naturals[side, meld] < 2):
                            return -200_000 - number
            tally[0] += moves
            tally[1] += t.went_out > 0
            tally[2] = max(tally[2], moves)
            score(t, house)
        return deals

    return checked_deals


@pytest.mark.parametrize(
    ("name", "values"), TABLES, ids=lambda value: value if isinstance(value, str) else ",".join(map(str, value)) or "-"
)
def test_no_deal_comes_to_a_dead_end_or_loses_a_card(name: str, values: dict[str, object]) -> None:
    game = kahve.game(name)
    house = game.settle(values)
    loop = machine(game).ready(make_checked_deals(game))
    tables = game.rules.layout.new()
    tables[0].dealer = house.seats - 1
    blank, order = tables.copy(), np.array(game.rules.deck(house).cards, dtype=np.int8)
    tally = np.zeros(3, dtype=np.int64)
    each = -(-DEALS // (3 * len(TABLES)))
    for seed, greedy in enumerate(([0] * 6, [1] * 6, [1, 0, 1, 0, 0, 1])):
        out = machine(game).moves_array()
        assert loop(tables, blank, house, order, generator(seed), out, each, np.array(greedy), tally) == each
    assert tally[0] > 3 * each * 40
    assert tally[2] < 700


# -- the sheet ---------------------------------------------------------------------------------------------------------------------------


def counted(record: Any, house: Any, side: int, sides: int) -> dict[str, int]:
    """The sheet of a side by the usual house rules, counted from the cards by the table of section 1.1."""
    points = {"*": 50, "2": 20, "A": 20, **dict.fromkeys("KQJT98", 10), **dict.fromkeys("7654", 5)}
    deck = GAME.rules.deck(house)
    seats = [seat for seat in range(house.seats) if seat % sides == side]
    lost = [deck.code(card) for seat in seats for stack in (record.hand, record.knee, record.foot) for card in tally_cards(stack[seat])]
    laid = [deck.code(card) for card in tally_cards(record.on_table[side])]
    out = record.went_out and (int(record.went_out) - 1) % sides == side
    return {
        "cards": sum(points.get(code, 0) for code in laid),
        "clean_piles": 500 * int(record.clean[side, 1:].sum()),
        "dirty_piles": 300 * int(record.dirty[side].sum()),
        "wild_piles": 1500 * int(record.clean[side, WILD]),
        "special_piles": 0,
        "going_out": 100 if out else 0,
        "red_threes": 100 * laid.count("r") - 100 * lost.count("r"),
        "left": -sum((points | {"b": 5}).get(code, 0) for code in lost),
    }


def tally_cards(tally: Any) -> list[int]:
    """The cards of a tally."""
    return [card for card, number in enumerate(tally.tolist()) for _ in range(number)]


@pytest.mark.parametrize("name", ["hand_and_foot", "hand_knee_and_foot"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_sheet_is_what_the_cards_come_to(name: str, seats: int) -> None:
    game = kahve.game(name)
    loops, house = machine(game), game.settle({"seats": seats})
    sides = int(game.rules.sides(house))
    tables = game.rules.layout.new()
    blank, order, rng, out = tables.copy(), np.array(game.rules.deck(house).cards, dtype=np.int8), generator(seats), loops.moves_array()
    for _ in range(50):
        before = np.zeros(6, dtype=np.int64) if tables[0].phase == OVER else np.asarray(tables[0].scores).astype(np.int64)
        loops.random_deals(tables, blank, house, order, rng, out, 1)
        record = tables[0]
        for side in range(sides):
            sheet = {item: int(record.sheet[side, column]) for column, item in enumerate(game.rules.items)}
            total = sheet.pop("total")
            assert sheet == counted(record, house, side, sides)
            assert total == sum(sheet.values())
            assert record.scores[side] == before[side] + total
            in_piles = 7 * (int(record.clean[side].sum()) + int(record.dirty[side].sum()))
            in_melds = int(record.naturals[side].sum() + record.twos[side].sum() + record.jokers[side].sum())
            assert in_piles + in_melds + int(record.on_table[side, RED_THREE]) == int(record.table_size[side])


# -- what a seat knows -------------------------------------------------------------------------------------------------------------------


def test_a_world_gives_every_hidden_place_its_share_of_each_kind(draw: Any) -> None:
    """Jokers lie in a hidden stack as often as in any other cards: the mean over worlds is that of drawing without replacement."""
    table = kahve.new("hand_and_foot")
    table.deal(seed=5)
    for _ in range(60):
        table.play(draw.chance.choice(table.moves))
    seat = table.turn
    view = table.view(seat)
    loops, rng = machine(GAME), generator(9)
    worlds = [loops.world(view.tables, table.house, seat, rng)[0] for _ in range(1500)]
    known = {other: int(view.record.known[other].sum()) for other in range(4)}
    unseen = [other for other in range(4) if other != seat]
    pool = int(view.record.stock_size) + int(view.record.foot_size.sum()) + sum(int(view.record.hand_size[o]) - known[o] for o in unseen)
    jokers = np.mean(
        [
            int(sum(row[JOKER] for row in world.foot.tolist()) + sum(world.hand[o, JOKER] - view.record.known[o, JOKER] for o in unseen))
            for world in worlds
        ]
    )
    all_jokers = 10 - int(view.record.hand[seat, JOKER]) - sum(row[JOKER] for row in view.record.on_table.tolist())
    all_jokers -= view.record.discard.tolist()[: view.record.discard_size].count(JOKER) + sum(
        row[JOKER] for row in view.record.known.tolist()
    )
    share = (pool - int(view.record.stock_size)) / pool
    assert abs(jokers - all_jokers * share) < 5 * (all_jokers * share * (1 - share) / len(worlds)) ** 0.5 + 0.01
    begun = [other for other in unseen if view.record.begun[other]]
    assert begun
    assert not any(world.hand[other, RED_THREE] for world in worlds for other in begun), "a red three would have been laid"
    for other in unseen:
        assert all(has >= known for world in worlds for has, known in zip(world.hand[other], view.record.known[other], strict=True))
    assert any(world.foot[seat].tolist() != table.record.foot[seat].tolist() for world in worlds), "the own foot is not known"


def test_nobody_else_sees_a_first_meld_before_it_is_done() -> None:
    table = kahve.new("hand_and_foot", seats=2)
    for seed in range(30):
        table.deal(seed=seed)
        table.play("draw")
        lays = [text for text in table.legal if "," in text]
        if lays:
            break
        table = kahve.new("hand_and_foot", seats=2)
    seat, other = table.turn, 1 - table.turn
    before = str(table.view(other))
    moves = table.read_turn(lays[0])
    table.play(moves[0])
    assert table.record.staged > 0
    assert str(table.view(other)) == before
    assert str(table.view(-1)) == str(table.view(-1))
    assert int(table.view(seat).record.staged) == int(table.record.staged)
    for move in moves[1:]:
        table.play(move)
    assert str(table.view(other)) != before
    assert table.history[-1].turns[-1] == (seat, lays[0])


def test_a_text_goes_no_further_than_what_its_player_has_seen() -> None:
    table = kahve.new("hand_and_foot", seats=2)
    table.deal(seed=1)
    for text in ("draw, discard 4", "draw, discard K", "draw, meld KKK"):
        why = table.objection(text)
        assert why is not None
        assert "new cards" in why
    table.play("draw")
    assert (
        table.objection("meld 4, discard 5") == "A meld is 3 to 7 cards: of one rank, with or without wild cards, or of wild cards alone."
    )
    assert "There is no card 'x'" in str(table.objection("meld xxx"))
    assert "is not a move" in str(table.objection("fly"))


def test_a_meld_is_read_however_it_is_said() -> None:
    start = (
        "hand_and_foot seats=2 phase=1 deals=1 stage=2 stock_size=3 stock=456 minimum=50,50 hand_size=9,1 down=1,1 hand=444K2*566/4 "
        "stack=0 begun=1,1 foot_size=1,1 foot=7/8"
    )
    table = staged(kahve.game("hand_and_foot"), start)
    assert table.read_turn("meld 4442") == table.read_turn("Meld 2444") == [table.read("meld 444"), table.read("add 2 to 4")]
    table.play("meld 444, add 2 to 4, discard 5")
    assert [text for _, text in table.history[-1].turns] == ["meld 4442, discard 5"]
