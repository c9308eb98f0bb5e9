"""What the melding games' greedy player does in positions where a club player knows the answer."""

from __future__ import annotations

import random
import warnings
from typing import Any

import pytest

import kahve
from kahve.engine.match_record import PLAY
from kahve.lab.simulate import simulate

from .cards import KINDS, WILD, pack
from .first_sight import first_sight
from .greedy import expert, weigh
from .judgement import ALONE, ALONE_WITH_KNEE, CLUB, WITH_PARTNER, MeldingNumbers
from .moves import ASK, DISCARD, LAY_MELD, MOVE_NUMBERS, NO_LAY
from .play import legal
from .reckoning import Reckoned, reckoned_by, still_hidden, unseen
from .record import ANSWERING, ASKED, DRAWING, FOOT, MELDING, WHOLE
from .words import TEXTS, read_move

GAME = kahve.game("hand_and_foot")
CODES = {code: card for card, code in pack(5, 2).codes.items()}


class Position:
    """A deal of four in two pairs, both down, seat 0 to move: the words of a table turned into a record."""

    def __init__(self, hand: str, *, stage: int = MELDING, **rules: Any) -> None:
        self.house = GAME.settle(rules)
        self.tables = GAME.rules.layout.new()
        self.t = self.tables[0]
        self.t.phase, self.t.stage, self.t.deals, self.t.stock_size = PLAY, stage, 1, 110
        self.t.down[:2] = 1
        self.t.minimum[:2] = 50
        self.t.hand_size[:4], self.t.foot_size[:4], self.t.begun[:4] = 9, 13, 1
        self.t.hand[1:4, 0] = 9
        self.t.foot[:4, 0] = 13
        for card in hand:
            self.t.hand[0, CODES[card]] += 1
        self.t.hand_size[0] = len(hand)

    def melds(self, side: int, *texts: str) -> Position:
        """Open melds of a side, each as its cards, or of wild cards alone."""
        for text in texts:
            naturals = [card for card in text if card not in "2*"]
            meld = CODES[naturals[0]] if naturals else WILD
            self.t.naturals[side, meld] = len(naturals)
            self.t.twos[side, meld], self.t.jokers[side, meld] = text.count("2"), text.count("*")
            self.table(side, text)
        return self

    def piles(self, side: int, *texts: str) -> Position:
        """Closed piles of a side."""
        for text in texts:
            naturals = [card for card in text if card not in "2*"]
            dirty = bool(naturals) and len(naturals) < len(text)
            field = self.t.dirty if dirty else self.t.clean
            field[side, CODES[naturals[0]] if naturals else WILD] += 1
            self.table(side, text)
        return self

    def table(self, side: int, text: str) -> None:
        for card in text:
            self.t.on_table[side, CODES[card]] += 1
        self.t.table_size[side] += len(text)

    def thrown(self, text: str) -> Position:
        """The discard pile, top card last."""
        for place, card in enumerate(text):
            self.t.discard[place] = CODES[card]
        self.t.discard_size = len(text)
        return self

    @property
    def club(self) -> Reckoned:
        """What a club player reckons."""
        return reckoned_by(self.t, self.house, CLUB)

    def feet(self, *seats: int) -> Position:
        """Seats that play from the foot, with these cards in the hand."""
        for seat in seats:
            self.t.stack[seat], self.t.foot_size[seat], self.t.foot_played[seat] = FOOT, 0, WHOLE
            self.t.foot[seat] = 0
        return self

    def holds(self, seat: int, number: int) -> Position:
        """How many hidden cards another seat holds."""
        self.t.hand_size[seat] = self.t.hand[seat, 0] = number
        return self

    @property
    def moves(self) -> list[int]:
        out = [0] * MOVE_NUMBERS
        return list(out[: legal(self.t, self.house, out)])

    @property
    def best(self) -> str:
        """The move that greedy makes."""
        return TEXTS[max(self.moves, key=lambda move: int(weigh(self.t, self.house, move, self.club)))]

    @property
    def at_first_sight(self) -> str:
        """The move that somebody makes who plays at first sight."""
        return TEXTS[max(self.moves, key=lambda move: int(first_sight(self.t, self.house, move)))]

    def worth(self, text: str) -> int:
        return int(weigh(self.t, self.house, read_move(text), self.club))


READY = ("KKKKKKK", "8888888", "QQQQQ22", "JJJJJ22", "222222*")
"""The piles with which a pair may go out."""


def test_adds_to_its_meld_rather_than_throw_the_card() -> None:
    position = Position("4K9b").melds(0, "KKKK")
    assert position.best == "add K"
    assert position.worth("add K") > position.worth("discard b") > position.worth("discard K")


def test_gets_down_when_it_can() -> None:
    position = Position("KKKQQQ579")
    position.t.down[0] = 0
    assert position.best in ("meld KKK", "meld QQQ")


def test_makes_the_first_meld_without_wild_cards_where_that_is_enough() -> None:
    position = Position("AAA55*479")
    position.t.down[0] = 0
    assert position.best == "meld AAA"


def test_begins_a_pile_of_wild_cards_when_it_has_three() -> None:
    assert Position("222*479").best.startswith("meld 2")


def test_keeps_a_clean_meld_clean() -> None:
    position = Position("24b9").melds(0, "KKKK", "2222")
    assert position.best == "add 2 to wild"
    assert position.worth("add 2 to K") < position.worth("discard b")


def test_closes_the_dirty_pile_that_is_needed() -> None:
    position = Position("2459").melds(0, "KKKKK2").piles(0, *READY[:3], READY[4]).feet(0, 1, 2, 3)
    position.t.stock_size = 6
    assert position.best == "add 2 to K"


def test_does_not_throw_what_the_next_seat_is_known_to_pair() -> None:
    position = Position("49b6").thrown("5678TJ")
    position.t.known[1, CODES["9"]] = 2
    assert position.worth("discard 4") > position.worth("discard 9")


def test_does_not_throw_into_an_open_meld_of_a_player_who_may_simply_add_it() -> None:
    position = Position("49T6", foot_take_on_meld=True).melds(1, "999", "TTTT").thrown("5678TJ").feet(1)
    assert position.best not in ("discard 9", "discard T")


def test_throws_a_black_three_before_anything() -> None:
    assert Position("4b9KKA").thrown("5678TJQ").best == "discard b"


def test_never_throws_a_wild_card_while_it_has_another() -> None:
    assert Position("24").worth("discard 4") > Position("24").worth("discard 2")


def test_takes_a_pile_of_cards_that_it_can_use() -> None:
    position = Position("KK48", stage=DRAWING).melds(0, "999", "TTTT", "QQQ").thrown("999TTQQK")
    assert position.best == "take"


def test_answers_no_when_it_would_be_caught_with_a_full_hand_and_the_others_hold_little() -> None:
    position = Position("AAKKQQ22*JJ99A", stage=ANSWERING).feet(0, 1, 2, 3).piles(0, *READY).piles(1, *READY)
    position.t.answer, position.t.asker = ASKED, 3
    position.holds(1, 2).holds(3, 2).holds(2, 1)
    assert position.best == "no"


def test_answers_yes_when_the_others_sit_on_their_feet() -> None:
    position = Position("45", stage=ANSWERING).feet(0, 2).piles(0, *READY).holds(1, 12).holds(3, 12)
    position.t.answer, position.t.asker = ASKED, 3
    assert position.best == "yes"


def test_asks_and_goes_out_when_the_others_are_caught() -> None:
    position = Position("QQQ5").feet(0, 2).piles(0, *READY).holds(2, 2).holds(1, 12).holds(3, 12)
    assert position.best == "ask"


def test_keeps_the_stack_with_the_better_card() -> None:
    position = Position("", stage=0, pass_foot_left="foot")
    position.t.top[0, 0], position.t.top[0, 1] = CODES["5"], CODES["*"]
    assert position.best == "keep second"


def test_puts_no_card_under_a_pile_that_may_still_make_another() -> None:
    position = Position("K47", add_beyond_seven="naturals").piles(0, "KKKKKKK", "4444444")
    early, position.t.stock_size = position.worth("add K"), 4
    assert early < position.worth("add K")


@pytest.mark.parametrize(
    ("rules", "judgement"),
    [
        ({}, WITH_PARTNER),
        ({"seats": 6}, WITH_PARTNER),
        ({"seats": 2}, ALONE),
        ({"seats": 5}, ALONE),
        ({"seats": 2, "stacks": "15-13-11"}, ALONE_WITH_KNEE),
    ],
)
def test_an_expert_without_a_partner_judges_otherwise(rules: dict[str, Any], judgement: MeldingNumbers) -> None:
    position = Position("KKK2b", **rules)
    assert expert(position.t, position.house).by == judgement
    worths = [
        [int(weigh(position.t, position.house, move, reckoned_by(position.t, position.house, by))) for move in position.moves]
        for by in (WITH_PARTNER, ALONE, CLUB)
    ]
    assert worths[0] != worths[1] != worths[2]


def test_an_expert_for_two_holds_back_where_a_club_player_lays() -> None:
    position = Position("888KKQQ59", seats=2).melds(0, "AAAA")
    own = expert(position.t, position.house)
    best = max(position.moves, key=lambda move: int(weigh(position.t, position.house, move, own)))
    assert (position.best, TEXTS[best][:7]) == ("meld 888", "discard")


@pytest.mark.parametrize(
    ("position", "move"),
    [
        (Position("KK48", stage=DRAWING).thrown("b4K"), "take"),
        (Position("K48", stage=DRAWING).thrown("b4K"), "draw"),
        (Position("KKK24489").melds(0, "4444"), "add all 4"),
        (Position("KKK2889"), "meld KKK"),
        (Position("88249"), "meld 882"),
        (Position("2KK4").melds(0, "AAAAAA2"), "meld KK2"),
        (Position("2K9*").melds(1, "AAAA"), "discard 9"),
        (Position("bK9"), "discard b"),
    ],
)
def test_at_first_sight_it_takes_always_and_lays_all_it_can(position: Position, move: str) -> None:
    assert position.at_first_sight == move


@pytest.mark.parametrize("seats", [2, 4])
def test_makes_many_more_points_than_chance(seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        result = simulate(GAME, {"seats": seats}, ["greedy", "random"], 2, 5, compiled=False)
    assert result.points(0).mean > result.points(1).mean + 1000


def test_every_lay_has_a_worth_that_tells_it_from_a_discard() -> None:
    position = Position("KKKQQ2*44478").melds(0, "999", "555")
    lays = [move for move in position.moves if LAY_MELD[move] != NO_LAY]
    ends = [move for move in position.moves if move not in lays and DISCARD <= move < ASK]
    worths = {move: int(weigh(position.t, position.house, move, position.club)) for move in lays}
    highest = max(int(weigh(position.t, position.house, move, position.club)) for move in ends)
    assert all(value > 0 or value < highest for value in worths.values())
    assert min(worths.values()) < highest < max(worths.values())


@pytest.mark.parametrize(("name", "seats"), [("hand_and_foot", 2), ("hand_and_foot", 6), ("hand_knee_and_foot", 4)])
def test_the_tally_of_hidden_cards_says_what_counting_each_kind_says(name: str, seats: int) -> None:
    table = kahve.new(name, compiled=True, seats=seats)
    table.deal(seed=3)
    chance, seen = random.Random(1), set[int]()
    while table.turn >= 0:
        t, house = table.view(table.turn).record, table.view(table.turn).house
        reckoned = reckoned_by(t, house, CLUB)
        counted = [int(unseen(t, house, card)) for card in range(1, KINDS)]
        assert [still_hidden(reckoned, card) for card in range(1, KINDS)] == counted
        seen.update(counted)
        table.play(chance.choice(table.moves))
    assert len(seen) > 10
