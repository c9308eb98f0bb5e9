"""The letter games of tricks, by chance: what adds up in every deal, a slow twin of the rules, and what a world never deals.

Their golden games too: `python tests/test_letter_tricks.py` writes them and the counts again. Do that only when a rule or the words of a
turn were meant to change, and read the difference line by line. `tests/test_golden.py` replays them and counts again.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from itertools import permutations
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kahve
from kahve.cards.alphabet import ENGLISH, TURKISH
from kahve.cards.letter_deck import CHILI_PEPPERS
from kahve.cards.lexicon import LEXICONS, alphabet_of, lexicon
from kahve.cards.lexicon.flagged import read_flagged
from kahve.cards.shuffle import generator, shuffle
from kahve.engine.machine import Machine, machine
from kahve.engine.match_record import OVER, PLAY
from kahve.engine.perft import perft
from kahve.engine.table import Table
from kahve.games import GAMES
from kahve.games.letters import moves, scrumps, trick_play
from kahve.games.letters.conftest import OWN, ROWS_OF_A_PACK, order_of, play_out, staged
from kahve.games.letters.house import RudeWords, letter_deck

FLAGGED = [{alphabet.capitals(word) for word in read_flagged(number)} for number, alphabet in enumerate((ENGLISH, TURKISH))]
NAMES = ("quist", "animal_quist", "chili_dog", "turtle")


def drawn_house(name: str, seed: int) -> dict[str, Any]:
    """House rules drawn at random, all equally likely. The first houses are the default and one with a pack of its own."""
    if seed < 2:
        return dict(OWN) if seed else {}
    chance = random.Random(f"{name} {seed}")
    entries: dict[str, Any] = {}
    for option in kahve.game(name).options:
        if option.name in (*ROWS_OF_A_PACK, "seats"):
            continue
        entries[option.name] = chance.random() < 0.5 if option.kind == "yes_no" else chance.choice(option.allowed)
    if (entries["deck"] == "turkish29") != (entries["lexicon"] == "tr"):  # the letters and the words are of one alphabet
        entries["deck"], entries["lexicon"] = "turkish29", "tr"
    return entries | (OWN if entries["deck"] == "custom" else {})


# -- what adds up -----------------------------------------------------------------------------------------------------------------------

HOUSES, DEALS = 25, 30


@dataclass
class Deals:
    """Deals played out at random by compiled rules, one after the other."""

    name: str
    house: Any
    rng: Any
    loops: Machine = field(init=False)

    def __post_init__(self) -> None:
        game = kahve.game(self.name)
        self.loops = machine(game, True)
        self.cards = np.array(game.rules.deck(self.house).cards, dtype=np.int8)
        self.tables, self.blank = game.rules.layout.new(), game.rules.layout.new()
        self.tables[0].dealer = self.blank[0].dealer = self.house.seats - 1
        self.out = self.loops.moves_array()

    def play(self) -> tuple[list[int], Any]:
        """Play a deal; the scores before it and the record behind it."""
        before = [0] * 3 if self.tables[0].phase == OVER else [int(score) for score in self.tables[0].scores]
        self.loops.random_deals(self.tables, self.blank, self.house, self.cards, self.rng, self.out, 1)
        return before, self.tables[0]


@pytest.mark.parametrize("seed", range(HOUSES))
@pytest.mark.parametrize("name", NAMES)
def test_every_deal_adds_up(name: str, seed: int) -> None:
    game = kahve.game(name)
    house = game.settle(drawn_house(name, seed))
    deals = Deals(name, house, generator(seed, NAMES.index(name)))
    sides, cards = int(game.rules.sides(house)), sorted(game.rules.deck(house).cards)
    for _ in range(DEALS):
        before, t = deals.play()
        sheet = {item: [int(t.sheet[side, column]) for side in range(sides)] for column, item in enumerate(game.rules.items)}
        assert sorted(map(int, t.played[: t.played_size])) == cards
        assert not t.hand.any()
        assert not t.passing.any()
        assert not t.trick.any()
        assert sum(sheet["tricks"]) == t.tricks == (17 if name == "turtle" else 13)
        assert (sum(sheet["animals"]), sum(sheet["dog"]), sum(sheet["turtle"])) == (13, 1, 1)
        assert sum(sheet["peppers"]) == (28 if name == "chili_dog" else 13)
        assert sheet["total"] == [hand + checks for hand, checks in zip(sheet["hand"], sheet["spellchecks"])]
        assert [int(t.scores[side]) - before[side] for side in range(sides)] == sheet["total"]
        assert house.word_mode == 0 or sheet["spellchecks"] == [0] * sides
        check_points(name, house, sheet)


def check_points(name: str, house: Any, sheet: dict[str, list[int]]) -> None:
    """What the points of the hand come to, whatever else happened."""
    hand, turtled = sheet["hand"], (13, 1) in zip(sheet["peppers"], sheet["turtle"])
    if name == "turtle":
        # Both, only the one, only the others, or one of those two as the taker likes; a floor may keep something back.
        whole = {0: {26}, 1: {-26}, 2: {52}, 3: {-26, 52}}[house.turtle_bonus] if turtled else {26}
        assert sum(hand) in whole or (turtled and house.score_floor == 1)
        return
    assert min(hand) == 0
    assert max(hand) <= (28 if name == "chili_dog" else 7)
    if name == "quist":
        assert hand == [max(0, taken - 6) for taken in sheet["tricks"]]
    if name == "animal_quist":
        winner = int(sheet["tricks"][1] > 6)
        assert hand[winner] == max(0, sheet["animals"][winner] - 6)
        assert hand[1 - winner] == 0
    if name == "chili_dog":
        dog = int(sheet["dog"][1])
        assert hand[1 - dog] == (28 if sheet["peppers"][dog] == 28 else 0)


def test_both_points_of_turtling_come_to_26() -> None:
    """Turtling is seldom in a deal by chance, so it is staged."""
    peppers = "AT CA CC CE CH CI CL CM CN CO CQ CR CT CU"
    for turtled in range(3):
        position = staged("turtle", {0: "WV", 1: "SX", 2: "SY"}, taken={turtled: peppers}, rest=(turtled + 1) % 3)
        while position.asks != "over":
            position.play(position.legal[-1])
        assert sum(position.sheet(side).get("hand", 0) for side in range(3)) == 26


def test_a_staged_position_has_every_card_once() -> None:
    """The tests of four books rest on it."""
    for name in NAMES:
        position = staged(name, {0: "SD SR"}, "WE", leader=2)
        t = position.table.record
        hand = [card for seat in range(4) for card in t.hand[seat, : t.hand_size[seat]]]
        assert sorted(map(int, [*t.played[: t.played_size], *t.trick[:1], *hand])) == sorted(position.deck.cards)


# -- a slow twin: what may be played, what controls and what may be claimed, read off the rules document ---------------------------------


class Twin:
    """A deal as somebody with the document at hand would keep it: codes of cards, and no record."""

    def __init__(self, name: str, house: Any, t: Any) -> None:
        """Begin before the first card of a deal."""
        deck = kahve.game(name).rules.deck(house)
        self.name, self.house, self.code = name, house, deck.code
        self.three = name == "turtle"
        self.seats = 3 if self.three else 4
        ruling = {"turtle": "", "quist": " ACSW"[int(t.ruling)].strip()}.get(name, "A")
        self.ruling = ruling
        self.restricted = {"quist": {ruling} - {""}, "animal_quist": {"A"}, "chili_dog": {"C"}, "turtle": {"C"}}[name]
        if name == "chili_dog" and house.restrict_ruling:
            self.restricted = {"A", "C"}
        own = letter_deck(house)
        self.penalty = {"C" + letter for letter in own.suits[1]} | {own.dog if name == "chili_dog" else own.turtle}
        self.trick: list[str] = []
        self.leader = -1
        self.number = 0
        self.lacks: dict[int, set[str]] = {seat: set() for seat in range(self.seats)}
        """The suits that a seat has shown not to hold."""
        self.only_penalties: dict[int, set[str]] = {seat: set() for seat in range(self.seats)}
        """The suits of which a seat has shown to hold nothing but penalty cards."""

    def legal(self, hand: list[str]) -> list[str]:
        """What may be played from this hand."""
        safe = self.name in ("chili_dog", "turtle") and self.house.safe_first_trick and self.number == 0
        if self.trick:
            followers = [card for card in hand if card[0] == self.trick[0][0]]
            choice = followers or hand
            return [card for card in choice if not safe or card not in self.penalty] or choice
        choice = [card for card in hand if card[0] not in self.restricted] or hand
        return [card for card in choice if not safe or card not in self.penalty] or choice

    def play(self, seat: int, hand: list[str], card: str) -> None:
        """A card is played: what it shows, and what it makes loose."""
        safe = self.name in ("chili_dog", "turtle") and self.house.safe_first_trick and self.number == 0
        if not self.trick:
            self.leader = seat
            free = set("ACSW") - self.restricted
            if card[0] in self.restricted:
                self.lacks[seat] |= free
            if safe and card in self.penalty:
                self.only_penalties[seat] |= self.restricted if card[0] in self.restricted else free
        else:
            led = self.trick[0][0]
            if card[0] != led:
                self.lacks[seat].add(led)
            if safe and card in self.penalty:
                self.only_penalties[seat] |= set("ACSW") if card[0] != led else {led}
        self.trick.append(card)
        self.restricted.discard(card[0])

    def controls(self) -> int:
        """The player of the controlling card."""

        def order(card: str) -> int:
            place = alphabet_of(self.house.lexicon).number(card[1])
            return place if self.house.rank_order == 0 else -place

        ruling = sorted((card for card in self.trick if card[0] == self.ruling), key=order)
        of_suit_led = sorted((card for card in self.trick if card[0] == self.trick[0][0]), key=order)
        return (self.leader + self.trick.index((ruling or of_suit_led)[-1])) % self.seats

    def claims(self, seat: int) -> set[str]:
        """What this seat may claim of the trick, with the seat that it is claimed for."""
        letters = "".join(card[1] for card in self.trick)
        words = {"".join(way) for way in permutations(letters)} if self.house.lettering == 0 else {letters}
        if self.house.word_mode == 1:
            words &= words_of(self.house.lexicon, len(letters))
        if self.house.rude_words == RudeWords.REFUSED:
            words -= FLAGGED[int(self.house.lexicon) // 4]
        targets = {seat}
        if self.name in ("chili_dog", "turtle"):
            targets.add((seat - 1) % self.seats)
        if self.three and self.house.turtle_target == 1:
            targets.add((seat + 1) % self.seats)
        if not self.house.idle_scrump:
            targets.discard(self.controls())
        return {f"{word} {target}" for word in words for target in targets}

    def askers(self, last: int) -> list[int]:
        """Whom you ask whether the trick is a word, for as long as nobody says so, when the last card lies."""
        askers = [last]
        if self.house.scrump_who == 1:
            sides = 3 if self.three else 2
            others = [(last + step) % self.seats for step in range(1, self.seats)]
            askers += [seat for seat in others if seat % sides != self.controls() % sides]
        return [seat for seat in askers if self.claims(seat)]

    def over(self) -> None:
        """The trick has been taken."""
        self.trick = []
        self.number += 1


@cache
def words_of(number: int, length: int) -> frozenset[str]:
    """The words of this length in the list of this number, in capitals."""
    return frozenset(alphabet_of(number).capitals(word) for word in lexicon(LEXICONS[number]).words if len(word) == length)


def played(name: str, house: Any, seed: int) -> Iterator[tuple[Any, Twin, int]]:
    """Play a random deal with its twin, and yield before each move the record, the twin and the move. Cards keep the twin up to date."""
    game = kahve.game(name)
    loops, rng, chance = machine(game, True), generator(seed, 77), random.Random(seed)
    tables, out = game.rules.layout.new(), loops.moves_array()
    tables[0].dealer = chance.randrange(house.seats)
    tables[0].deals = chance.randrange(2)
    cards = np.array(game.rules.deck(house).cards, dtype=np.int8)
    shuffle(rng, cards, cards.size)
    loops.deal(tables, 0, house, cards)
    twin: Twin | None = None
    while tables[0].phase == PLAY:
        t = tables[0]
        legal = out[: loops.legal(tables, 0, house, out)].tolist()
        move = chance.choice(legal)
        if t.stage == moves.SCRUMPING and chance.random() < 0.8:
            words = [claim for claim in legal[:-1] if scrumps.is_word(t, house, (claim - moves.SCRUMP) % moves.ARRANGEMENTS)]
            move = chance.choice(words) if words and chance.random() < 0.5 else moves.DECLINE
        if twin is None and t.stage == moves.PLAYING:
            twin = Twin(name, house, t)
        if twin is not None:
            yield tables, twin, move
        number, seat, hand = int(t.tricks), int(t.turn), hand_of(t, twin.code if twin else str, int(t.turn))
        playing = t.stage == moves.PLAYING
        loops.step(tables, 0, house, move)
        if twin is not None and playing:
            twin.play(seat, hand, twin.code(move))
        if twin is not None and tables[0].tricks > number:
            twin.over()


def hand_of(t: Any, code: Any, seat: int) -> list[str]:
    """The hand of a seat in codes."""
    return [code(int(card)) for card in t.hand[seat, : t.hand_size[seat]]]


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("name", NAMES)
def test_the_slow_twin_agrees(name: str, seed: int) -> None:
    """What may be played, who controls and what may be claimed, in more than ten thousand positions."""
    game = kahve.game(name)
    house = game.settle(drawn_house(name, seed))
    loops, looked_at = machine(game, True), 0
    out = loops.moves_array()
    for deal in range(5):
        requests: list[int] = []
        for tables, twin, move in played(name, house, 100 * seed + deal):
            t, seat = tables[0], int(tables[0].turn)
            if t.stage == moves.SCRUMPING:
                assert requests.pop(0) == seat
                requests = requests if move == moves.DECLINE else []
            elif t.stage == moves.PLAYING:
                assert requests == []
                if len(twin.trick) == twin.seats - 1:
                    twin.trick.append(twin.code(move))
                    requests = twin.askers(seat)
                    twin.trick.pop()
            legal = out[: loops.legal(tables, 0, house, out)].tolist()
            if t.stage == moves.PLAYING:
                assert [twin.code(move) for move in legal] == twin.legal(hand_of(t, twin.code, seat))
                assert {"ACSW"[number] for number in range(4) if t.restricted >> number & 1} == twin.restricted
                looked_at += 1
            elif t.stage == moves.SCRUMPING:
                assert int(trick_play.controller(t, house)) == twin.controls()
                assert claimed(game, house, t, legal) == twin.claims(seat)
                assert legal[-1] == moves.DECLINE
        assert requests == []
    assert looked_at == 5 * len(game.rules.deck(house).cards)


def claimed(game: Any, house: Any, t: Any, legal: list[int]) -> set[str]:
    """The claims among these moves, as the twin writes them."""
    texts = [game.turns.write(house, t, [move]).split() for move in legal if move != moves.DECLINE]
    step = {"right": -1, "left": 1}
    seats = int(house.seats)
    claims = {f"{text[1]} {(int(t.turn) + (step[text[2]] if len(text) == 3 else 0)) % seats}" for text in texts}
    assert len(claims) == len(legal) - 1
    return claims


@pytest.mark.parametrize("name", NAMES)
def test_a_trick_goes_where_the_twin_says(name: str) -> None:
    """Without a claim the controlling card takes it, with one that stands its target, and after one that falls the controlling card."""
    house = kahve.game(name).settle({})
    seen: set[str] = set()
    for seed in range(15):
        expected, trick = -1, 0
        for tables, twin, move in played(name, house, 5000 + seed):
            t = tables[0]
            if t.tricks > trick:
                assert int(t.leader) == expected
                trick = int(t.tricks)
            if t.stage == moves.PLAYING and len(twin.trick) == twin.seats - 1:
                twin.trick.append(twin.code(move))
                expected = twin.controls()
                twin.trick.pop()
            elif t.stage == moves.CHECKING and move == moves.SPELLCHECK:
                word = "".join(twin.code(int(card))[1] for card in t.claimed if card)
                seen.add("word" if word in words_of(0, len(word)) else "no word")
                expected = int(t.scrump_target) if word in words_of(0, len(word)) else twin.controls()
            elif t.stage == moves.CHECKING:
                expected = int(t.scrump_target)
            elif t.stage == moves.SCRUMPING and move == moves.DECLINE:
                expected = twin.controls()
                seen.add("declined")
    assert seen == {"word", "no word", "declined"}


# -- worlds: what has been shown is never dealt again ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("name", NAMES)
def test_no_world_deals_what_has_been_shown_not_to_be(name: str, seed: int) -> None:
    """A seat that did not follow lacks that suit, and one that led a suit that is not loose lacks the others. Passed cards stay known."""
    game = kahve.game(name)
    drawn = drawn_house(name, seed + 2 if seed else 0)
    house = game.settle(drawn | ({"safe_first_trick": seed % 2 == 1} if name in ("chili_dog", "turtle") else {}))
    loops, rng, chance = machine(game, True), generator(seed, 5), random.Random(seed)
    worlds = shown = 0
    for deal in range(4):
        for tables, twin, _ in played(name, house, 9000 + 10 * seed + deal):
            if chance.random() > 0.15:
                continue
            seat = chance.randrange(twin.seats)
            view = loops.view(tables, 0, house, seat)
            for _ in range(3):
                check_world(twin, tables[0], loops.world(view, house, seat, rng)[0], seat)
                worlds += 1
            shown += sum(len(twin.lacks[other]) for other in range(twin.seats) if other != seat)
    assert worlds > 60
    assert shown > 30


def _first_trick(name: str, hand: list[str], led: str, house: dict[str, Any]) -> tuple[Any, int]:
    """A table at the first trick and the seat to move, which has this hand. It leads, or follows a card led by the seat before it."""
    table = kahve.new(name, dealer=0, **house)
    table.deal(seed=1)
    t, deck = table.record, kahve.game(name).rules.deck(table.house)
    t.stage, seat = moves.PLAYING, 2 if led else 1
    t.ruling = 0 if name == "turtle" else 1
    t.restricted = 1 << CHILI_PEPPERS | (1 if house.get("restrict_ruling") else 0)
    t.hand[:], t.hand_size[:] = 0, 3
    t.hand[seat, : len(hand)], t.hand_size[seat] = sorted(map(deck.read, hand)), len(hand)
    t.leader, t.turn, t.trick_size = 1, seat, len(led) // 2
    if led:
        t.trick[0] = deck.read(led)
    return table, seat


@pytest.mark.parametrize(
    ("name", "house"),
    [
        ("chili_dog", {"safe_first_trick": True}),
        ("chili_dog", {"safe_first_trick": True, "restrict_ruling": True}),
        ("chili_dog", {"restrict_ruling": True}),
        ("turtle", {"safe_first_trick": True}),
        ("turtle", {}),
    ],
)
@pytest.mark.parametrize("led", ["", "SO", "AZ", "CA"])
def test_a_card_shows_just_what_its_player_cannot_hold(name: str, house: dict[str, Any], led: str) -> None:
    """Hands of two cards tell all: what may be played from a hand may be played when another card of that hand is gone."""
    special = ["AB", "AD", "AT", "CC", "CU", "SD", "WE"]
    ask, excluded = kahve.game(name).rules.could_hold, 0
    assert ask is not None
    for played_card, other in permutations(special, 2):
        table, seat = _first_trick(name, [played_card, other], led, house)
        could_be = played_card in table.legal
        # The card is played from a hand of its own, so that what it shows does not hang on the other card.
        table, seat = _first_trick(name, [played_card], led, house)
        table.play(played_card)
        deck = table.game.rules.deck(table.house)
        assert ask(table.record, table.house, seat, deck.read(other)) == could_be, (played_card, other)
        excluded += not could_be
    assert excluded > 0


def check_world(twin: Twin, t: Any, world: Any, seat: int) -> None:
    """A world has every card once, the seat's own where they are, and nothing that somebody has shown not to hold."""
    assert sorted(int(card) for other in range(twin.seats) for card in world.hand[other, : t.hand_size[other]]) == sorted(
        int(card) for other in range(twin.seats) for card in t.hand[other, : t.hand_size[other]]
    )
    assert hand_of(world, twin.code, seat) == hand_of(t, twin.code, seat)
    for other in set(range(twin.seats)) - {seat}:
        hand = hand_of(world, twin.code, other)
        assert len(hand) == t.hand_size[other]
        assert not {card[0] for card in hand} & twin.lacks[other]
        assert not [card for card in hand if card[0] in twin.only_penalties[other] and card not in twin.penalty]
    if twin.three:
        right = twin.house.exchange == 0 or (twin.house.exchange == 2 and t.deals % 2 == 1)
        receiver = (seat + (-1 if right else 1)) % 3
        mine = {twin.code(int(card)) for card in t.gave[seat]} & set(hand_of(t, twin.code, receiver))
        assert mine <= set(hand_of(world, twin.code, receiver))


def test_while_cards_are_passed_a_world_keeps_to_what_a_seat_has_chosen() -> None:
    """The cards that others have put aside are unknown, one's own are not."""
    table = kahve.new("turtle")
    table.deal(seed=9)
    loops, rng = machine(table.game, True), generator(3)
    for _ in range(2):
        deck = table.game.rules.deck(table.house)
        table.play("pass " + " ".join(hand_of(table.record, deck.code, table.turn)[5:8]))
    put_aside = set()
    for _ in range(200):
        world = loops.world(table.view(0).tables, table.house, 0, rng)[0]
        assert world.passing[0].tolist() == table.record.passing[0].tolist()
        put_aside.add(tuple(world.passing[1].tolist()))
        everything = [card for row in (*world.hand.tolist()[:3], *world.passing.tolist()[:3]) for card in row]
        assert sorted(int(card) for card in everything if card) == sorted(deck.cards)
    assert len(put_aside) > 100


def test_before_the_look_a_world_is_any_deal() -> None:
    """Where the dealer names a suit before the look, nobody knows a card, and a world is the pack in any order."""
    table = kahve.new("quist", dealer_option="before_look")
    table.deal(seed=9)
    loops, rng = machine(table.game, True), generator(4)
    firsts = set()
    for seat in range(4):
        for _ in range(20):
            world = loops.world(table.view(seat).tables, table.house, seat, rng)[0]
            assert sorted(map(int, world.undealt)) == sorted(table.game.rules.deck(table.house).cards)
            firsts.add(int(world.undealt[0]))
    assert len(firsts) > 20


# -- golden games -----------------------------------------------------------------------------------------------------------------------

STRICT = {"word_mode": "strict"}
SIMULATED: dict[str, dict[str, tuple[int, dict[str, Any]]]] = {
    "quist": {
        "short": (8, {"target": 7}),
        "before_look": (
            8,
            {
                "target": 7,
                "dealer_option": "before_look",
                "dealer_rule": "winner_deals",
                "scrump_who": "open",
                "idle_scrump": True,
                "rank_order": "az_high_a",
                "score_floor": "zero",
            },
        ),
        "own_pack": (2, {"target": 7, "dealer_option": "always_none", "dealer_rule": "rotate", "lexicon": "int70"} | OWN | STRICT),
    },
    "animal_quist": {
        "short": (1, {"target": 7}),
        "thirteen": (5, {"target": 7, "deck": "thirteen", "lettering": "firm", "scrump_who": "open", "lexicon": "int35"}),
        "floor": (2, {"target": 7, "score_floor": "zero", "dealer_rule": "rotate", "idle_scrump": True, "review_last_trick": True}),
    },
    "chili_dog": {
        "short": (7, {"target": 50}),
        "safe": (
            7,
            {
                "target": 50,
                "restrict_ruling": True,
                "safe_first_trick": True,
                "scrump_who": "open",
                "dealer_rule": "winner_deals",
                "lexicon": "us60",
            },
        ),
        "own_pack": (3, {"target": 50, "idle_scrump": True, "score_floor": "zero"} | OWN),
    },
    "turtle": {
        "short": (1, {"target": 50}),
        "any": (
            2,
            {
                "target": 50,
                "turtle_target": "any",
                "exchange": "alternate",
                "scrump_who": "open",
                "safe_first_trick": True,
                "turtle_bonus": "taker_chooses",
            },
        ),
        "own_pack": (3, {"target": 50, "exchange": "left", "rank_order": "az_high_a", "idle_scrump": True} | OWN | STRICT),
    },
}
"""Matches that `sensible` plays from a seed: name -> the seed and the house rules."""

BY_HAND: dict[str, tuple[dict[str, Any], dict[int, str], str]] = {
    # The only animal controls (V-3); a word is claimed, checked and found in the list.
    "quist": (
        {"target": 7},
        {0: "SD", 1: "SR", 2: "AB AE CA CC CE CH CI CL WA WE WI WJ WK", 3: "SA"},
        "rule A, SD, SR, AB, SA, scrump BARD, accept, spellcheck",
    ),
    # The same; the word is none, and the animal takes the trick after all.
    "animal_quist": (
        {"target": 7},
        {0: "SD", 1: "SR", 2: "AB AE CA CC CE CH CI CL WA WE WI WJ WK", 3: "SA"},
        "SD, SR, AB, SA, scrump DARB, spellcheck",
    ),
    # The Dog is thrown away, controls, and is pushed to the right with a word.
    "chili_dog": (
        {"target": 50},
        {0: "SA", 1: "SR", 2: "SE", 3: "AD AB AE CA CC CE CH CI CL WA WE WI WJ"},
        "SA, SR, SE, AD, scrump DEAR right, accept, accept",
    ),
    # Three cards to the right; then DOG and GOD (V-6).
    "turtle": (
        {"target": 50},
        {0: "AT CU CR SD", 1: "AZ CT CQ SO", 2: "AW CO CN SG"},
        "pass AT CU CR, pass AZ CT CQ, pass AW CO CN, SD, SO, SG, scrump DOG, accept, spellcheck",
    ),
}
"""A match a game that begins as the examples of the books do: house rules, cards dealt, the first turns; then it is played plainly."""

PERFT: dict[str, list[tuple[dict[str, Any], int]]] = {
    "quist": [({}, 4), ({"dealer_option": "always_none"}, 5), ({"dealer_option": "before_look", "word_mode": "strict"}, 4)],
    "animal_quist": [({}, 4), ({"scrump_who": "open", "word_mode": "strict"}, 5)],
    "chili_dog": [({}, 4), ({"restrict_ruling": True, "safe_first_trick": True, "lettering": "firm", "idle_scrump": True}, 5)],
    "turtle": [({}, 2), ({"exchange": "left", "deck": "thirteen"}, 2)],
}
"""Houses and the depth to which they are counted, all from seed 7."""

SEED = 7


def folder(name: str) -> Path:
    """The folder of a game."""
    return Path(import_module(GAMES[name]).__file__ or "").parent


def sensible(table: Table, chance: random.Random) -> str:
    """A random move: any card, mostly a real word if there is one, seldom a false word, and sometimes a check."""
    record, legal = table.record, table.legal
    if record.stage == moves.EXCHANGING:
        return chance.choice(legal)
    if record.stage == moves.CHECKING:
        return "spellcheck" if chance.random() < 0.1 else "accept"
    if record.stage != moves.SCRUMPING:
        return chance.choice(legal)
    real = lexicon(str(table.house_rules()["lexicon"]))
    words = [claim for claim in legal[:-1] if claim.split()[1] in real]
    if words and chance.random() < 0.8:
        return chance.choice(words)
    return chance.choice(legal) if chance.random() < 0.05 else legal[-1]


def simulated(name: str, seed: int, house: dict[str, Any]) -> str:
    """The log of a match that `sensible` plays."""
    table, chance = kahve.new(name, compiled=True, **house), random.Random(seed)
    while not table.over:
        table.deal(seed=seed)
        while table.turn >= 0:
            table.play(sensible(table, chance))
    return table.log(["by a script"] * table.seats)


def by_hand(name: str) -> str:
    """The log of a match whose first deal has these cards and begins with these turns."""
    house, hands, turns = BY_HAND[name]
    table = kahve.new(name, **house)
    table.deal(order_of(table, hands))
    for turn in turns.split(", "):
        table.play(turn)
    play_out(table)
    while not table.over:
        table.deal(seed=SEED)
        if table.record.stage == moves.EXCHANGING:
            for _ in range(table.seats):
                table.play(table.legal[0])
        play_out(table)
    return table.log(["by hand"] * table.seats)


def write_all() -> None:
    """Write every golden game and every count again."""
    for name in NAMES:
        golden = folder(name) / "golden"
        golden.mkdir(exist_ok=True)
        for stem, (seed, house) in SIMULATED[name].items():
            (golden / f"{stem}.jsonl").write_text(simulated(name, seed, house), encoding="utf-8")
        (golden / "by_hand.jsonl").write_text(by_hand(name), encoding="utf-8")
        (folder(name) / "perft.json").write_text(counted(name, PERFT[name]), encoding="utf-8")


def counted(name: str, houses: list[tuple[dict[str, Any], int]]) -> str:
    """The counts of a game as JSON, a house a line."""
    game = kahve.game(name)
    rows = [{"house": house, "positions": [perft(game, house, n, SEED) for n in range(1, depth + 1)]} for house, depth in houses]
    return "[\n" + ",\n".join("  " + json.dumps(row) for row in rows) + "\n]\n"


@pytest.mark.parametrize("name", NAMES)
def test_the_golden_games_are_those_described(name: str) -> None:
    paths = (folder(name) / "golden").glob("*.jsonl")
    houses = {path.stem: json.loads(path.read_text(encoding="utf-8").splitlines()[0])["house"] for path in paths}
    described = {stem: house for stem, (_, house) in SIMULATED[name].items()} | {"by_hand": BY_HAND[name][0]}
    assert {stem: house.items() >= described[stem].items() for stem, house in houses.items()} == dict.fromkeys(described, True)


SHOWN = [
    ("quist", "by_hand", "3:rule A 0:SD 1:SR 2:AB 3:SA 3:scrump BARD 0:accept 2:spellcheck 3:"),
    ("quist", "short", "leave deal"),
    ("quist", "short", "rule none"),
    ("quist", "short", "spellcheck"),
    ("quist", "before_look", "0:rule W 1:"),
    ("animal_quist", "by_hand", "3:scrump DARB 0:spellcheck 2:"),
    ("chili_dog", "by_hand", "3:scrump DEAR right 0:accept 2:accept 2:"),
    ("chili_dog", "short", "right"),
    ("turtle", "by_hand", "2:SG 2:scrump DOG 0:accept 1:spellcheck 2:"),
    ("turtle", "any", " left"),
    ("turtle", "short", "pass "),
]


@pytest.mark.parametrize(("name", "stem", "words"), SHOWN)
def test_a_golden_game_shows_what_it_is_there_for(name: str, stem: str, words: str) -> None:
    lines = (folder(name) / "golden" / f"{stem}.jsonl").read_text(encoding="utf-8").splitlines()
    assert any(words in json.loads(line).get("moves", "") for line in lines)


if __name__ == "__main__":
    write_all()
