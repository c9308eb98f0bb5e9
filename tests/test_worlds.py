"""Worlds are uniform among the deals that a view allows: counted on cases small enough to list."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

import kahve
from kahve.cards.deck import STANDARD
from kahve.cards.shuffle import generator
from kahve.engine.compile import compiled
from kahve.engine.machine import machine
from kahve.engine.record import Records
from kahve.engine.staging import staged
from kahve.engine.table import Table
from kahve.engine.text import write_position
from kahve.engine.worlds import (
    EXCLUDING,
    MOST,
    TRIES,
    UNSEEN,
    WANTED,
    HiddenCards,
    deal_by_counting,
    deal_by_swapping,
    deal_by_trying,
    empty_hidden,
    taken_before,
)

ALL = [STANDARD.code(card) for card in STANDARD.cards]


def chi_square(counts: Counter[object], cells: int, draws: int) -> float:
    """How far the counts are from even, in standard deviations of chi-square."""
    expected = draws / cells
    squares = sum((seen - expected) ** 2 / expected for seen in counts.values()) + (cells - len(counts)) * expected
    return float((squares - (cells - 1)) / (2 * (cells - 1)) ** 0.5)


def small_table(house: str, hands: list[str], kitty: str, stock: str, extra: str = "", turn: int = 0) -> Table:
    """A table of Two-Hand Pisti in which all other cards have been played, the pile empty."""
    known_cards = "".join(hands) + kitty + stock
    gone = [code for code in ALL if code not in [known_cards[start : start + 2] for start in range(0, len(known_cards), 2)]]
    took = ["0"] * 52
    took[len(gone) - 1] = "1"
    sizes = ",".join(str(len(hand) // 2) for hand in hands)
    line = (
        f"pisti seats=2{house} phase=1 turn={turn} dealer=1 deals=1 target=151 in_hands={sum(len(h) for h in hands) // 2} "
        f"pile_start={len(gone)} last_taker=1 kitty_taker={2 if kitty else 0} laid_size={len(gone)} stock_size={len(stock) // 2} "
        f"kitty_size={len(kitty) // 2} hand={'/'.join(hands)}// hand_size={sizes},0,0 laid={''.join(gone)} took={','.join(took)} {extra}"
    )
    if stock:
        line += f" stock={stock}"
    if kitty:
        line += f" kitty={kitty}"
    return staged(kahve.game("pisti"), line)


def worlds(table: Table, seat: int, draws: int) -> Counter[str]:
    """`draws` worlds of a seat's view, as text."""
    loops = machine(table.game, True)
    rng = generator(5, seat)
    view = table.view(seat).tables
    counts: Counter[str] = Counter()
    raw: Counter[bytes] = Counter(loops.world(view, table.house, seat, rng).tobytes() for _ in range(draws))
    for world, times in raw.items():
        parts = write_position(table.game, table.house, Records(table.game.rules.layout, world)).split()
        counts[" ".join(part for part in parts if part.split("=")[0] in ("hand", "kitty", "stock"))] += times
    return counts


def test_every_deal_of_the_unseen_cards_is_as_likely() -> None:
    """Five unseen cards: two in the other hand, one in a kitty the other took, two in the stock: 5!/2! worlds."""
    table = small_table("", ["4C7H", "5D9S"], "JC", "KDQS")
    draws = 12_000
    counts = worlds(table, 0, draws)
    assert len(counts) == 60
    assert abs(chi_square(counts, 60, draws)) < 5


def test_the_taker_of_the_kitty_deals_it_as_it_is() -> None:
    table = small_table("", ["4C7H", "5D9S"], "JC", "KDQS", extra="kitty_seen=0,1,0,0")
    counts = worlds(table, 1, 4_000)
    assert all("kitty=JC" in world for world in counts)
    assert len(counts) == 12
    assert abs(chi_square(counts, 12, 4_000)) < 5
    unaware = worlds(table, 0, 2_000)
    assert {world.split("kitty=")[1].split()[0] for world in unaware} == {"JC", "5D", "9S", "KD", "QS"}


def test_the_exposed_bottom_card_stays_where_it_is() -> None:
    table = small_table("", ["4C7H", "5D9S"], "", "KDQSTH", extra="stock_shown=1")
    counts = worlds(table, 0, 6_000)
    assert all("stock=KD" in world for world in counts)
    assert len(counts) == 12
    assert abs(chi_square(counts, 12, 6_000)) < 5


def test_a_card_known_to_be_in_a_hand_stays_there() -> None:
    table = small_table("", ["4C7H", "5D9S"], "", "KDQSTH", extra="known_size=0,1,0,0 known=/5D//")
    counts = worlds(table, 0, 6_000)
    assert all("5D" in world.split("/")[1] for world in counts)
    assert len(counts) == 24
    assert abs(chi_square(counts, 24, 6_000)) < 5


def test_ranks_that_a_seat_has_shown_not_to_hold_are_never_dealt_to_it_and_the_rest_is_even() -> None:
    """if_able: the other seat has shown to hold no jack and no king. Listed by brute force and counted."""
    mask = 1 << 11 | 1 << 13
    table = small_table(",capture_obligation=if_able", ["4C7H", "5D9S"], "", "KDJSTHKC", extra=f"ruled_out=0,{mask},0,0")
    unseen = ["5D", "9S", "KD", "JS", "TH", "KC"]
    possible = {("".join(sorted(order[:2])), order[2:]) for order in permutations(unseen) if all(card[0] not in "JK" for card in order[:2])}
    draws = 15_000
    counts = worlds(table, 0, draws)
    assert len(counts) == len(possible) == 72
    assert abs(chi_square(counts, 72, draws)) < 5


def test_two_constrained_hands_are_dealt_evenly_too() -> None:
    """Foxtrot with three, two of whom have shown something: every possible deal is as likely, though the hands compete for cards."""
    game = kahve.game("foxtrot")
    house = game.settle({"seats": 3, "capture_obligation": "if_able"})
    deck = [game.rules.deck(house).code(card) for card in game.rules.deck(house).cards]
    hands, stock = ["4C4D", "5D9S", "9C5S"], "KDKC9D"
    gone = list(deck)
    known_cards = "".join(hands) + stock
    for start in range(0, len(known_cards), 2):
        gone.remove(known_cards[start : start + 2])
    no_nines, no_fives = 1 << 9, 1 << 5
    table = staged(
        kahve.game("foxtrot"),
        f"foxtrot seats=3,capture_obligation=if_able phase=1 dealer=2 deals=1 target=150 in_hands=6 pile_start={len(gone)} "
        f"laid_size={len(gone)} stock_size=3 ruled_out=0,{no_nines},{no_fives | 1 << 13},0,0,0,0,0,0 hand={'/'.join(hands)}////// "
        f"hand_size=2,2,2,0,0,0,0,0,0 laid={''.join(gone)} stock={stock}",
    )
    unseen = ["5D", "9S", "9C", "5S", "KD", "KC", "9D"]
    possible = Counter(
        ("".join(sorted(order[:2])), "".join(sorted(order[2:4])), order[4:])
        for order in permutations(unseen)
        if all(card[0] != "9" for card in order[:2]) and all(card[0] not in "5K" for card in order[2:4])
    )
    assert set(possible.values()) == {4}
    draws = 30_000
    counts = worlds(table, 0, draws)
    assert len(counts) == len(possible)
    assert abs(chi_square(counts, len(possible), draws)) < 5


def test_what_is_known_of_a_floor_games_stock_stays_known() -> None:
    """Buried cards lie where all saw them go, and a jack put back is in nobody's first hand. The bottom card is the dealer's secret."""
    order = "2C 3C 4C 6C 2D 3D 4D 6D 5C JD 7D 8H JS 2S QH"
    named = order.split()
    deck = kahve.game("basra").rules.deck(kahve.game("basra").settle({}))
    order = " ".join(named + [code for code in (deck.code(card) for card in deck.cards) if code not in named])
    buried = kahve.new("basra", dealer_sees_bottom=True)
    buried.deal(order)
    bottom, engine = int(buried.record.bottom[0]), machine(kahve.game("basra"), True)
    assert deck.write_order(buried.record.stock[:3]) == "JS 7D JD"
    bottoms: dict[int, set[int]] = {0: set(), 1: set()}
    for seat in (0, 1):
        view, rng = buried.view(seat).tables, generator(seat)
        for _ in range(200):
            world = engine.world(view, buried.house, seat, rng)[0]
            assert deck.write_order(world.stock[:3]) == "JS 7D JD"
            bottoms[seat].add(int(world.bottom[0]))
    assert bottoms[1] == {bottom}
    assert len(bottoms[0]) > 20
    shuffled = kahve.new("basra", floor_special_replacement="shuffled")
    shuffled.deal(order)
    back = {deck.read(code) for code in ("JD", "7D", "JS")}
    view, rng, places = shuffled.view(0).tables, generator(5), set()
    for _ in range(400):
        world = engine.world(view, shuffled.house, 0, rng)[0]
        assert not back & {int(world.hand[1]) >> 8 * place & 63 for place in range(4)}
        places.add(list(world.stock[: world.stock_size]).index(deck.read("JD")))
    assert len(places) > 30


def hidden_cards(wanted: list[int], excluded: list[set[int]], unseen: list[int]) -> HiddenCards:
    """Hidden rows as `hidden_rows` would write them: rows that want `wanted` cards and may not hold these, and the unseen cards."""
    hidden = empty_hidden(1, max(unseen) + 1)
    hidden.unseen[: len(unseen)] = unseen
    hidden.counts[EXCLUDING], hidden.counts[UNSEEN] = len(wanted), len(unseen)
    for row, number in enumerate(wanted):
        hidden.rows[row, WANTED] = number
        hidden.allowed[row, :] = [card not in excluded[row] for card in range(max(unseen) + 1)]
        fitting = sum(card not in excluded[row] for card in unseen)
        hidden.rows[row, MOST] = fitting - taken_before(hidden, len(unseen), row)
    return hidden


WAYS_TO_DEAL = {
    "counting": deal_by_counting,
    "trying": lambda hidden, rng: deal_by_trying(hidden, TRIES, rng),
    "swapping": deal_by_swapping,
}


@pytest.mark.parametrize("deal", WAYS_TO_DEAL.values(), ids=WAYS_TO_DEAL)
def test_hands_that_exclude_cards_are_dealt_evenly(deal: Any) -> None:
    """Seven cards, two of them alike, for three rows that exclude some; two cards are left. Every way is counted by trying all orders."""
    wanted, excluded, unseen = [2, 1, 2], [{1, 2}, {3}, {2, 4, 5}], [1, 2, 3, 3, 4, 5, 6]
    possible: Counter[object] = Counter()
    for order in permutations(unseen):
        hands = order[:2], order[2:3], order[3:5]
        if all(card not in out for hand, out in zip(hands, excluded, strict=True) for card in hand):
            possible[tuple(tuple(sorted(hand)) for hand in hands)] += 1
    draws, every = 8_000, possible.total()
    # Interpreted, this number of swaps takes a quarter of a minute.
    deal = compiled(deal) if deal is deal_by_swapping else deal
    hidden, rng, counts = hidden_cards(wanted, excluded, unseen), generator(4), Counter[object]()
    pool = hidden.pool[:7]
    for _ in range(draws):
        assert deal(hidden, rng)
        assert sorted(pool) == unseen
        counts[tuple(tuple(sorted(map(int, hand))) for hand in (pool[5:7], pool[4:5], pool[2:4]))] += 1
    assert set(counts) == set(possible)
    far = sum((counts[way] - draws * share / every) ** 2 / (draws * share / every) for way, share in possible.items())
    assert abs(far - len(possible) + 1) / (2 * (len(possible) - 1)) ** 0.5 < 5


@pytest.mark.parametrize(("excluded", "fits"), [([{1}, {2, 3}], True), ([{1}, {1, 3}], False)])
def test_counting_says_whether_any_deal_fits(excluded: list[set[int]], fits: bool) -> None:
    hidden = hidden_cards([2, 1], excluded, [1, 2, 3])
    assert deal_by_counting(hidden, generator(1)) == fits
    assert hidden.pool[:3].tolist() == ([1, 3, 2] if fits else [0, 0, 0])


SHOWN_VOID = (
    "quist - phase=1 turn=3 dealer=3 deals=1 target=21 sheet=3,0,5/4,4,1,1,1 stage=2 letters=0,1,2,4,5,6,9,14,15,18,19,20,23,26,0,0,0,1,3,"
    "5,8,9,12,13,14,15,17,18,20,21,0,0,0,1,4,5,7,9,12,15,16,18,19,20,24,25,0,0,0,1,5,9,10,11,14,15,16,18,19,20,21,22 "
    "hand_size=6,6,6,6 played_size=28 "
    "played=WVWIWEWASXSYSASPCUCRCTCCWUWTCQWPSSSESGSRSTCASDSIAZABATAD leader=3 ruling=1 tricks=7 voids=4,0,8,14 "
    "hand=AIARCLWJWNWS/CECNSOWKWOWR/AECHCICMCOSL/AAAFANAOASAW"
)
"""Three players have shown what they do not hold, one of them that he holds acorns only: hardly a world fits that is dealt at random."""


def test_a_world_is_found_where_hardly_any_fits() -> None:
    game = kahve.game("quist")
    table, rng = kahve.position("quist", SHOWN_VOID), generator(2)
    view, hands = table.view(1), Counter[bytes]()
    for quick in (True, False):
        engine = machine(game, quick)
        for _ in range(20 if quick else 1):
            world = engine.world(view.tables, table.house, 1, rng)
            assert engine.view(world, 0, table.house, 1).tobytes() == view.tables.tobytes()
            hands[world.tobytes()] += 1
    assert len(hands) > 15


@pytest.mark.parametrize("name", ["pisti", "pishti", "dry_game", "foxtrot", "basra", "pastra"])
def test_a_hidden_card_keeps_its_true_place_no_more_often_than_chance(name: str, draw: object) -> None:
    game = kahve.game(name)
    table = draw.table(game, seats=game.options[0].low, capture_obligation="if_played")
    for _ in range(9):
        table.play(draw.chance.choice(table.moves))
    seat = table.turn
    other = (seat + 1) % table.seats
    unseen = game.rules.layout["stock"].places and int(table.record.stock_size) + int(table.record.in_hands) - int(
        table.record.hand_size[seat]
    )
    loops, rng, view = machine(game, True), generator(3), table.view(seat).tables
    truth = [int(table.record.hand[other]) >> 8 * place & 63 for place in range(int(table.record.hand_size[other]))]
    draws, hits = 3_000, 0
    for _ in range(draws):
        world = loops.world(view, table.house, seat, rng)[0]
        hand = [int(world.hand[other]) >> 8 * place & 63 for place in range(int(world.hand_size[other]))]
        hits += truth[0] in hand
    copies = 1 if game.name != "foxtrot" else 2
    chance = copies * len(truth) / unseen
    assert hits / draws < chance + 4 * (chance / draws) ** 0.5 + 0.01


def test_many_hands_that_have_shown_much_are_dealt_and_what_cannot_be_is_refused() -> None:
    """Twelve at Foxtrot by `if_able`: eleven hidden hands that exclude ranks, too many to count the ways."""
    wanted = [8] * 11
    unseen = [4 * (1 + card % 13) for card in range(130)]
    excluded = [{4 * (1 + (row + more) % 13) for more in range(9)} for row in range(11)]
    hidden, rng = hidden_cards(wanted, excluded, unseen), generator(6)
    assert deal_by_swapping(hidden, rng)
    assert sorted(hidden.pool[:130]) == sorted(unseen)
    for row in range(11):
        hand = hidden.pool[130 - 8 * row - 8 : 130 - 8 * row]
        assert not excluded[row] & set(map(int, hand))
    assert not deal_by_swapping(hidden_cards([2, 2], [{8, 12}, {8, 12}], [4, 4, 4, 8, 12]), rng)
