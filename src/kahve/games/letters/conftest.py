"""Staged positions for the tests of the letter games of tricks, and the checks that their four books have in common.

Cards are written as in the game: `AD` is the D of animals. A position is staged with the hands, the trick and what has been taken. Cards
that are not named fill the hands up to the same size, and the rest has been taken.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import pytest

import kahve
from kahve.cards.letter_deck import CHILI_PEPPERS
from kahve.engine.house import HouseError
from kahve.engine.match_record import OVER, PLAY
from kahve.engine.table import IllegalMove, Table, from_position
from kahve.engine.view import View
from kahve.games.letters import moves, trick_count, trick_play
from kahve.games.letters.house import letter_deck
from kahve.games.letters.record import WAS_NO_WORD, WAS_WORD
from kahve.games.letters.rules import lay_letters

FIRST = ("SD SR AB", "SA")
"""The trick of the books where two play against two: three cards and the last. Where animals rule, the only one controls."""

STAGES = ("pass", "name", "play", "scrump", "check", "dealer", "sign")
"""What the seat to move decides, by the number of the stage."""

ROWS_OF_A_PACK = ("animals", "chili_peppers", "sours", "sweets", "icons", "dog", "turtle", "removed", "starter")
OWN: dict[str, Any] = {
    "deck": "custom",
    "animals": "BCDEFINORSTWZ",
    "chili_peppers": "ABEHILMNOQRTU",
    "sours": "ADEGHLOPRSTXY",
    "sweets": "AEIJKLNPRSTUV",
    "icons": "4111222233331",
    "dog": "AB",
    "turtle": "AZ",
    "removed": "WV",
    "starter": "SG",
}
"""A pack of one's own in which every row differs from the built-in pack."""


NO_PACKS: list[tuple[dict[str, Any], str]] = [
    ({"icons": "4444444444444"}, "add up to 52"),
    ({"icons": "5111222233330"}, "thirteen digits"),
    ({"animals": "ABC"}, "thirteen different letters"),
    ({"sours": "AADEGHLOPRSTX"}, "alphabetical order"),
    ({"sweets": "ZYXVUTSRQPONM"}, "alphabetical order"),
    ({"dog": "AA"}, "no such card"),
    ({"dog": "SD"}, "must be one of the animals"),
    ({"turtle": "AB"}, "two animals"),
    ({"turtle": "turtle"}, "code of a card"),
    ({"removed": "CA"}, "neither a chili pepper nor the turtle"),
    ({"removed": "AZ"}, "neither a chili pepper nor the turtle"),
    ({"starter": "WV"}, "starter must stay"),
    ({"starter": "SZ"}, "no such card"),
    ({"chili_peppers": 5}, "thirteen different letters"),
]
"""What makes a pack of one's own one that cannot be, and words of the sentence that refuses it."""


class Staged:
    """A table in the middle of things, and the questions that the tests put to it."""

    def __init__(self, table: Table) -> None:
        """Keep the table."""
        self.table = table
        self.deck = table.game.rules.deck(table.house)

    @property
    def turn(self) -> int:
        """The seat to move."""
        return self.table.turn

    @property
    def asks(self) -> str:
        """What the seat to move decides; `over` when the deal is."""
        return STAGES[self.field("stage")] if self.field("phase") == PLAY else "over"

    @property
    def legal(self) -> list[str]:
        """The legal moves; the list and the objections agree on every one."""
        numbers = list(self.table.moves)
        assert numbers == [move for move in range(moves.TRICK_MOVES) if self.table.objection(move) is None]
        return [self.table.write_turn([move]) for move in numbers]

    @property
    def cards(self) -> str:
        """The cards that may be played, in the order of the hand."""
        return " ".join(self.legal)

    def field(self, name: str) -> int:
        """A field of the full record."""
        return int(self.table.record[name])

    def hand(self, seat: int) -> str:
        """A hand."""
        return self.codes(self.table.record.hand[seat, : self.table.record.hand_size[seat]])

    def codes(self, cards: Iterable[int]) -> str:
        """Cards as people write them."""
        return " ".join(self.deck.code(int(card)) for card in cards)

    def play(self, *turns: str) -> Staged:
        """Make these turns."""
        for turn in turns:
            self.table.play(turn)
        return self

    def refuses(self, turn: str, *words: str) -> None:
        """A turn may not be made, and the sentence that says why has these words."""
        with pytest.raises(IllegalMove) as caught:
            self.table.play(turn)
        for word in words:
            assert word in str(caught.value)

    def sheet(self, side: int) -> dict[str, int]:
        """What the sheet says of a side, without what is nothing."""
        row = self.table.record.sheet[side]
        return {item: int(row[column]) for column, item in enumerate(self.table.game.rules.items) if row[column]}

    @property
    def scores(self) -> list[int]:
        """The scores of the match."""
        return self.table.scores

    @property
    def taker(self) -> int:
        """The taker of the last trick, who leads to the next; the trick is no longer there."""
        assert self.field("trick_size") == 0
        return self.field("leader")

    @property
    def controls(self) -> int:
        """The seat of the controlling card."""
        return int(trick_play.controller(self.table.record, self.table.house))


def staged(
    name: str,
    hands: Mapping[int, str] | None = None,
    trick: str = "",
    *,
    leader: int = 0,
    ruling: str | None = None,
    loose: str = "",
    taken: Mapping[int, str] | None = None,
    rest: int = 0,
    won: Mapping[int, int] | None = None,
    scores: Sequence[int] = (),
    dealer: int | None = None,
    **house: Any,
) -> Staged:
    """A position with these hands and this trick, whose first card `leader` led.

    ruling: the code of the ruling suit, by default animals, or "" for none. In Turtle none rules.
    loose: the codes of suits that are loose.
    taken: cards that a side has taken. The side `rest` has the others.
    won: the tricks of each side, by default all of them for `rest`.
    """
    game = kahve.game(name)
    settled = game.settle(house)
    deck, tables, seats = game.rules.deck(settled), game.rules.layout.new(), int(game.settle(house).seats)
    t, lying = tables[0], [deck.read(code) for code in trick.split()]
    in_hands = {seat: [deck.read(code) for code in cards.split()] for seat, cards in (hands or {}).items()}
    has = {side: [deck.read(code) for code in cards.split()] for side, cards in (taken or {}).items()}
    played = [(leader + place) % seats for place in range(len(lying))]
    size = max([len(cards) + (seat in played) for seat, cards in in_hands.items()] or [1])
    named = {card for cards in [lying, *in_hands.values(), *has.values()] for card in cards}
    left = [card for card in deck.cards if card not in named]
    for seat in range(seats):
        if seat not in in_hands:
            in_hands[seat] = [left.pop(0) for _ in range(size - (seat in played))]
    has[rest] = has.get(rest, []) + left
    lay_letters(t, settled)
    t.phase, t.stage, t.deals, t.target = PLAY, moves.PLAYING, 1, settled.target
    t.dealer, t.leader, t.turn = seats - 1 if dealer is None else dealer, leader, (leader + len(lying)) % seats
    t.ruling = "ACSW".index(ruling if ruling is not None else "A") + 1 if ruling != "" and name != "turtle" else 0
    t.restricted = (1 << CHILI_PEPPERS) * settled.restrict_peppers
    if settled.restrict_ruling and t.ruling:
        t.restricted |= 1 << int(t.ruling) - 1
    for code in loose:
        t.restricted &= ~(1 << "ACSW".index(code))
    t.trick[: len(lying)], t.trick_size = lying, len(lying)
    for seat, cards in in_hands.items():
        t.hand[seat, : len(cards)], t.hand_size[seat] = sorted(cards), len(cards)
    for side, cards in has.items():
        for card in cards:
            trick_count.count_card(t, settled, side, card)
            t.played[t.played_size] = card
            t.played_size += 1
    t.tricks = int(t.played_size) // seats
    for side, number in (won if won is not None else {rest: int(t.tricks)}).items():
        t.sheet[side, trick_count.TRICKS] = number
    t.scores[: len(scores)] = scores
    return Staged(from_position(game, settled, tables))


def dealt(name: str, hands: Mapping[int, str] | None = None, *, dealer: int | None = None, **house: Any) -> Staged:
    """A table with a deal in which these seats get these cards among others."""
    table = kahve.new(name, dealer=dealer, **house)
    table.deal(order_of(table, hands or {}))
    return Staged(table)


def order_of(table: Table, hands: Mapping[int, str]) -> str:
    """An order of the pack that gives these seats these cards, beginning with the player to the dealer's left."""
    deck, first = table.game.rules.deck(table.house), int(table.record.dealer) + 1
    rows = {seat: cards.split() for seat, cards in hands.items()}
    named = {code for row in rows.values() for code in row}
    spare = [deck.code(card) for card in deck.cards if deck.code(card) not in named]
    codes = []
    for place in range(len(deck.cards)):
        row = rows.get((first + place) % table.seats)
        codes.append(row.pop(0) if row else spare.pop(0))
    return " ".join(codes)


def plain(table: Table) -> None:
    """Play the first card that is legal, claim no word, have nothing checked, and leave the deal to the next."""
    numbers = table.moves
    table.play(numbers[-1] if numbers[-1] in (moves.DECLINE, moves.LEAVE_DEAL) else numbers[0])


def play_out(table: Table) -> Table:
    """Play a deal to its end, plainly."""
    while table.turn >= 0:
        plain(table)
    return table


def one_trick(position: Staged) -> Staged:
    """Play a whole trick, always the first card that is legal."""
    for _ in range(position.table.seats):
        position.table.play(position.table.moves[0])
    return position


def ended(position: Staged) -> Staged:
    """Play a deal to its last trick, always the first card that is legal and no word; who deals next is still to be said."""
    while position.asks in ("play", "scrump"):
        plain(position.table)
    return position


def taken_by(position: Staged) -> int:
    """The taker of the open trick when nobody claims a word."""
    while position.asks == "scrump":
        position.play("no scrump")
    return position.taker


class Same:
    """The checks that the books of all four games have in common."""

    def __init__(self, name: str) -> None:
        """Keep the game's name."""
        self.name = name
        self.three = name == "turtle"

    def last_card(self, word: str, **house: Any) -> Staged:
        """A trick that lacks its last card, with these letters, and seats that can play nothing else: the cards are `word`, as codes.

        The first card is of the suit led and the highest of it; the others follow or are thrown off.
        """
        *lying, last = word.split()
        seat = len(lying)
        return staged(self.name, {seat: last}, " ".join(lying), ruling="", loose="AC", **house).play(last)

    # -- 1

    def table(self, seats: int) -> None:
        """1.1: this many play, and no other number."""
        game = kahve.game(self.name)
        assert game.settle({"seats": seats}).seats == seats
        for other in {2, 3, 4, 5} - {seats}:
            with pytest.raises(HouseError):
                game.settle({"seats": other})

    def pack(self) -> None:
        """1.2: four suits of thirteen letters, 28 icons."""
        table = kahve.new(self.name)
        deck = letter_deck(table.house)
        assert deck.suits == ("ABDEFINORSTWZ", "ACEHILMNOQRTU", "ADEGILOPRSTXY", "AEIJKNOPRSTUV")
        assert all(len(set(letters)) == 13 for letters in deck.suits)
        icons = {code: trick_count.icons(table.house, deck.number(f"C{code}")) for code in deck.suits[1]}
        assert "".join(f"{code}{number}" for code, number in icons.items()) == "A1C1E1H1I2L2M2N2O3Q3R3T3U4"
        assert sum(icons.values()) == 28
        dealt_deck = table.game.rules.deck(table.house)
        assert len(dealt_deck.cards) == len(set(dealt_deck.cards)) == (51 if self.three else 52)
        assert (dealt_deck.name(deck.number("AD")), dealt_deck.name(deck.number("AT"))) == ("Dog (D of animals)", "Turtle (T of animals)")

    def second_pack(self) -> None:
        """1.3: the same letters in every suit, and nothing of a pack of one's own beside it."""
        table = kahve.new(self.name, deck="thirteen")
        assert letter_deck(table.house).suits == ("ACDEILNOPRSTU",) * 4
        table.deal(seed=1)
        assert {chr(64 + int(letter)) for letter in table.record.letters if letter} == set("ACDEILNOPRSTU")
        for row in ROWS_OF_A_PACK:
            for deck in ("full26", "thirteen"):
                with pytest.raises(HouseError, match=row):
                    kahve.new(self.name, deck=deck, **{row: OWN[row]})

    def own_pack(self) -> Table:
        """1.3: a pack of one's own is dealt and played, and is in the log."""
        table = kahve.new(self.name, **OWN)
        table.deal(seed=1)
        codes = {table.game.rules.deck(table.house).code(card) for card in table.game.rules.deck(table.house).cards}
        assert codes == {f"{code}{letter}" for code, row in zip("ACSW", ROWS_OF_A_PACK) for letter in str(OWN[row])} - (
            {"WV"} if self.three else set()
        )
        for code in codes:
            card = table.game.rules.deck(table.house).read(code)
            assert table.record.letters[card] == ord(code[1]) - 64
        play_out(table)
        assert kahve.read(table.log().splitlines()).scores == table.scores
        return table

    def no_pack(self, changed: Mapping[str, object], words: str) -> None:
        """1.3: a pack of one's own that cannot be is refused with these words."""
        with pytest.raises(HouseError, match=words):
            kahve.new(self.name, **(OWN | dict(changed)))

    def lists(self, word: str, lexicon: Mapping[str, bool]) -> None:
        """1.5: a word, its cards in the order of its letters, and whether these lists have it."""
        for name, is_word in lexicon.items():
            position = self.last_card(word, lexicon=name, word_mode="table", idle_scrump=True)
            letters = "".join(code[1] for code in word.split())
            position.play(f"scrump {letters}", "spellcheck")
            assert position.field("checked") == (WAS_WORD if is_word else WAS_NO_WORD)
            strict = self.last_card(word, lexicon=name, word_mode="strict", idle_scrump=True)
            assert (strict.asks == "scrump" and f"scrump {letters}" in strict.legal) == is_word

    def ranks(self, lying: str, last: str, rank_order: Mapping[str, int]) -> None:
        """1.4: who takes a trick in each order of the ranks."""
        seat = len(lying.split())
        for order, taker in rank_order.items():
            position = staged(self.name, {seat: last}, lying, rank_order=order)
            assert taken_by(position.play(last.split()[0])) == taker

    def order_of_dealing(self, each: int) -> None:
        """2.1: one card at a time from the dealer's left, until all are dealt."""
        for dealer in range(3 if self.three else 4):
            house: dict[str, Any] = {"dealer_option": "always_none"} if self.name == "quist" else {}
            table = kahve.new(self.name, dealer=dealer, **house)
            order = order_of(table, {})
            table.deal(order)
            for place in range(table.seats):
                seat = (dealer + 1 + place) % table.seats
                assert set(Staged(table).hand(seat).split()) == set(order.split()[place :: table.seats])
                assert table.record.hand_size[seat] == each

    # -- 3 and 4

    def looks_back(self) -> None:
        """3.8: the last trick can be looked at again until a card is led, or not at all."""
        for allowed in (False, True):
            table = kahve.new(self.name, review_last_trick=allowed)
            table.deal(seed=3)
            while table.record.tricks == 0:
                table.play(table.moves[0])
            last = Staged(table).codes(table.record.played[: table.seats])
            assert zones(table.view(0)) == {"trick": ""} | ({"last_trick": last} if allowed else {})
            table.play(table.moves[0])
            assert set(zones(table.view(0))) == {"trick"}

    def match(self, table: Table, dealers: Sequence[int]) -> None:
        """A match that is over can be read again from its log."""
        assert table.over
        assert kahve.read(table.log().splitlines()).winners == table.winners
        assert [deal.dealer for deal in table.history][: len(dealers)] == list(dealers)


def zones(view: View) -> dict[str, str]:
    """The zones of the screen with their cards."""
    return {zone["name"]: " ".join(zone["cards"]) for zone in view.game.screen.zones(view, {})}


def known(view: View, seat: int) -> str:
    """What the screen tells a view's seat of another hand."""
    return " ".join(view.game.screen.hands(view)[seat]["known"])


def is_over(position: Staged) -> bool:
    """Whether the match is over."""
    return position.field("phase") == OVER


def suits_of(view: View, seat: int) -> str:
    """The suits that a view's seat knows another not to hold."""
    return "".join(code for suit, code in enumerate("ACSW") if int(view.record.voids[seat]) >> suit & 1)


def could_hold(view: View, seat: int) -> str:
    """The cards that a seat may hold for all that the view's seat was shown, those that it sees itself left aside."""
    deck = view.game.rules.deck(view.house)
    seen = {int(card) for row in (view.record.played, view.record.trick, view.record.hand[view.seat]) for card in row}
    ask = view.game.rules.could_hold
    assert ask is not None
    return " ".join(deck.code(card) for card in deck.cards if card not in seen and ask(view.record, view.house, seat, card))
