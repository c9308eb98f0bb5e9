"""Staged positions for the tests of the melding games, in the notation of the rules document.

Cards are `4 5 6 7 8 9 T J Q K A 2`. A joker is `*`, a black three `b`, a red three `r`. A hand or a pile is written with blanks or
without, a pile bottom to top. Melds and piles are words: `melds="KK2 888 22*"`.

These are the names of the moves:

- To draw or to take the pile: DRAW, TAKE, TAKE_WITH_TWO, TAKE_WITH_JOKER.
- To begin a meld: NEW3(K), NEW2(K), NEWJ(K), NEWW(1).
- To add to a meld: ADD(K), ADD2(K), ADDJ(K), ADDW2, ADDWJ, ADDALL(K).
- Other moves: DISCARD(K), ASK, YES, NO, FLOAT, KEEP_FIRST, KEEP_SECOND, LAY_BLACK3, LAY_RED3.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import pytest

import kahve
from kahve.cards.deck import Deck
from kahve.engine.match_record import LEGAL, NOT_NOW, PLAY
from kahve.engine.staging import staged
from kahve.engine.table import Table, from_position
from kahve.games.melding import moves, reasons
from kahve.games.melding.cards import ACE, BLACK_THREE, FOUR, JOKER, KINDS, RED_THREE, TWO, WILD
from kahve.games.melding.dealing import put_pack_aside, set_minimums
from kahve.games.melding.house import StockOut
from kahve.games.melding.record import DRAWING, FOOT, HAND, KNEE, MELDING, NOT_YET, WHOLE
from kahve.games.melding.stacks import note_piles

STACKS = {"hand": HAND, "knee": KNEE, "foot": FOOT}
WORDS = {LEGAL: "LEGAL", NOT_NOW: "NOT_NOW"} | {
    code: name for name, code in vars(reasons).items() if name.isupper() and isinstance(code, int) and code >= 10
}
"""The reasons by their names in the code."""

BySeat = Mapping[int, str] | None


def _move_names() -> dict[int, str]:
    codes = kahve.game("hand_and_foot").rules.deck(kahve.game("hand_and_foot").settle({})).codes
    names = {0: "DRAW", 1: "TAKE", 2: "TAKE_WITH_TWO", 3: "TAKE_WITH_JOKER", 74: "ADDW2", 75: "ADDWJ"}
    names |= {91: "ASK", 92: "YES", 93: "NO", 94: "FLOAT", 95: "KEEP_FIRST", 96: "KEEP_SECOND", 97: "LAY_BLACK3", 98: "LAY_RED3"}
    names |= {70 + jokers: f"NEWW({jokers})" for jokers in range(4)}
    names |= {76 + card - FOUR: f"DISCARD({codes[card]})" for card in range(FOUR, KINDS)}
    for base, name in ((4, "NEW3"), (15, "NEW2"), (26, "NEWJ"), (37, "ADD"), (48, "ADD2"), (59, "ADDJ"), (99, "ADDALL")):
        names |= {base + card - FOUR: f"{name}({codes[card]})" for card in range(FOUR, ACE + 1)}
    assert sorted(names) == list(range(moves.MOVE_NUMBERS))
    return names


MOVES = _move_names()
NUMBERS = {name: number for number, name in MOVES.items()}


class Melding:
    """A table in the middle of things, and the questions that the tests put to it."""

    def __init__(self, table: Table) -> None:
        """Keep the table."""
        self.table = table
        self.deck: Deck = table.game.rules.deck(table.house)

    # -- what may be done

    @property
    def legal(self) -> set[str]:
        """The legal moves of the seat to move; the list and the objections agree on every move."""
        listed = list(self.table.moves)
        legal_moves = [move for move in MOVES if self._reason(move) == LEGAL] if self.table.turn >= 0 else []
        assert listed == sorted(legal_moves), [MOVES[move] for move in set(listed) ^ set(legal_moves)]
        return {MOVES[move] for move in listed}

    @property
    def lays(self) -> set[str]:
        """The legal moves but for discards."""
        return {move for move in self.legal if not move.startswith("DISCARD")}

    @property
    def discards(self) -> str:
        """What may be discarded."""
        cards = [move[8] for move in self.legal if move.startswith("DISCARD")]
        return " ".join(sorted(cards, key=self.deck.read))

    def why(self, move: str) -> str:
        """The name of the reason why this move may not be made; LEGAL if it may."""
        assert self.table.turn >= 0
        return WORDS[self._reason(NUMBERS[move])]

    def _reason(self, move: int) -> int:
        before = self.table.record.tobytes()
        code = int(self.table._machine.refusal(self.table._tables, 0, self.table.house, move))
        assert self.table.record.tobytes() == before, f"asking about {MOVES[move]} changed the record"
        return code

    def play(self, *names: str) -> Melding:
        """Make these moves, each of which must be legal and may not lose or find a card."""
        for name in names:
            assert name in self.legal, f"{name} is not legal, but {sorted(self.legal)}"
            before = self.cards()
            self.table.play(NUMBERS[name])
            assert self.cards() == before, name
        return self

    # -- what lies where

    def cards(self) -> Counter[int]:
        """All the cards of the record."""
        record, cards = self.table.record, Counter[int]()
        for zone in ("hand", "knee", "foot", "on_table"):
            for card, number in enumerate(map(sum, zip(*record[zone].tolist(), strict=True))):
                cards[card] += int(number)
        cards += Counter(map(int, record.box[: int(record.box_size)]))
        cards += Counter(map(int, record.discard[: int(record.discard_size)]))
        cards += Counter(map(int, record.stock[: int(record.stock_size)]))
        return cards

    def _tally(self, row: Iterable[int]) -> str:
        return " ".join(self.deck.code(card) for card, number in enumerate(row) for _ in range(int(number)))

    def field(self, name: str) -> int:
        """A number of the record."""
        return int(self.table.record[name])

    @property
    def turn(self) -> int:
        """The seat to move; -1 when the deal is over."""
        return self.table.turn

    @property
    def side(self) -> int:
        """The side of the seat to move."""
        return self.table.side_of(self.table.turn)

    def hand(self, seat: int | None = None) -> str:
        """The cards of the stack that a seat plays from, in order; by default of the seat to move."""
        return self._tally(self.table.record.hand[self.table.turn if seat is None else seat])

    def foot(self, seat: int) -> str:
        """The cards of a foot that waits."""
        return self._tally(self.table.record.foot[seat])

    def knee(self, seat: int) -> str:
        """The cards of a knee that waits."""
        return self._tally(self.table.record.knee[seat])

    def known(self, seat: int) -> str:
        """The cards of a hand that all know."""
        return self._tally(self.table.record.known[seat])

    def stack(self, seat: int) -> str:
        """The stack that a seat plays from."""
        return {number: name for name, number in STACKS.items()}[int(self.table.record.stack[seat])]

    def sizes(self, seat: int) -> tuple[int, int, int]:
        """How many cards a seat has in the hand, and in the knee and the foot that wait."""
        record = self.table.record
        return int(record.hand_size[seat]), int(record.knee_size[seat]), int(record.foot_size[seat])

    def played_foot(self, seat: int) -> int:
        """0, or 1 when a seat has played from the foot for part of a turn, 2 for a whole one."""
        return int(self.table.record.foot_played[seat])

    @property
    def pile(self) -> str:
        """The discard pile, bottom to top."""
        record = self.table.record
        return " ".join(self.deck.code(int(card)) for card in record.discard[: int(record.discard_size)])

    @property
    def stock(self) -> str:
        """The stock, next card first."""
        record = self.table.record
        return " ".join(self.deck.code(int(card)) for card in record.stock[: int(record.stock_size)][::-1])

    def melds(self, side: int = 0) -> str:
        """The open melds of a side as words, in order."""
        record, melds = self.table.record, []
        for meld in range(WILD, ACE + 1):
            code = self.deck.code(meld) if meld else ""
            word = code * int(record.naturals[side, meld]) + "2" * int(record.twos[side, meld]) + "*" * int(record.jokers[side, meld])
            melds += [word] if word else []
        return " ".join(melds)

    def piles(self, side: int = 0) -> tuple[int, int, int]:
        """How many clean, dirty and wild piles a side has."""
        clean, dirty = self.table.record.clean[side], self.table.record.dirty[side]
        return clean[1:].sum(), dirty.sum(), int(clean[WILD])

    def on_table(self, side: int = 0) -> str:
        """Everything that a side has on the table."""
        return self._tally(self.table.record.on_table[side])

    def down(self, side: int = 0) -> bool:
        """Whether a side has made its first meld."""
        return bool(self.table.record.down[side])

    @property
    def over(self) -> bool:
        """Whether the deal is over."""
        return bool(self.table.record.phase != PLAY)

    @property
    def out(self) -> int:
        """The seat that went out, or -1."""
        return self.field("went_out") - 1

    def row(self, side: int) -> dict[str, int]:
        """The sheet of a side, items that are nothing left out."""
        sheet = self.table.sheet
        assert sheet is not None
        return {item: points for item, points in sheet[side].items() if points}


def _cards(deck: Deck, text: str) -> list[int]:
    return deck.read_cards(text.replace(" ", ""))


def _by_side(text: str | Mapping[int, str], side: int) -> dict[int, str]:
    return {side: text} if isinstance(text, str) else dict(text)


def _lay_meld(t: Any, side: int, cards: list[int]) -> None:
    """Put a meld on the table: an open one of 3 to 6 cards, a pile of 7."""
    naturals = [card for card in cards if card < BLACK_THREE]
    twos, jokers = cards.count(TWO), cards.count(JOKER)
    meld = naturals[0] if naturals else WILD
    assert len(set(naturals)) < 2, cards
    assert len(naturals) + twos + jokers == len(cards), cards
    if len(cards) == 7:
        table = t.clean if meld == WILD or twos + jokers == 0 else t.dirty
        table[side, meld] += 1
    else:
        assert 3 <= len(cards) < 7, cards
        assert t.naturals[side, meld] + t.twos[side, meld] + t.jokers[side, meld] == 0, "one open meld of a rank"
        t.naturals[side, meld], t.twos[side, meld], t.jokers[side, meld] = len(naturals), twos, jokers


def _staged(
    hand: str = "",
    *,
    game: str = "hand_and_foot",
    drawn: bool = True,
    pile: str = "",
    melds: str | Mapping[int, str] = "",
    piles: str | Mapping[int, str] = "",
    down: bool = True,
    on: str = "hand",
    hands: BySeat = None,
    knee: BySeat = None,
    foot: BySeat = None,
    stacks: BySeat = None,
    played: Mapping[int, int] | None = None,
    stock: str | None = None,
    deal: int = 1,
    turn: int = 0,
    reds: Mapping[int, int] | None = None,
    scores: Iterable[int] = (),
    fields: Mapping[str, Any] | None = None,
    **house: Any,
) -> Melding:
    """A position with these cards in these places, the mover's side down unless said otherwise.

    - hand, on: cards and stack of the seat to move.
    - drawn: whether it has drawn.
    - hands, knee, foot: other seats' cards, and the stacks that wait. A seat that is not spoken of holds five cards. If it plays from the
      hand, each stack that waits has five too.
    - stacks, played: the stack that a seat plays from (with WHOLE as played for the foot).
    - stock: the next cards, and nothing more. By default it is what is left of the packs, harmless cards first.
    """
    card_game = kahve.game(game)
    settled = card_game.settle(house)
    deck = card_game.rules.deck(settled)
    tables = card_game.rules.layout.new()
    t = tables[0]
    sides = int(card_game.rules.sides(settled))
    left = Counter(deck.cards)

    def read(text: str) -> list[int]:
        cards = _cards(deck, text)
        left.subtract(cards)
        assert min(left[card] for card in [*cards, FOUR]) >= 0, f"too many of {text!r} for these packs"
        return cards

    def filler(number: int) -> list[int]:
        cards = []
        for _ in range(number):
            cards.append(max(range(FOUR, ACE + 1), key=lambda card: (left[card], -card)))
            left[cards[-1]] -= 1
        return cards

    t.phase, t.turn, t.dealer, t.deals, t.target = PLAY, turn, (turn - 1) % settled.seats, deal, settled.target
    t.stage = MELDING if drawn else DRAWING
    t.begun[: settled.seats] = 1
    t.down[:sides] = 1
    t.down[turn % sides] = down
    t.scores[:sides] = [*scores, *[0] * sides][:sides]
    on_stacks = dict.fromkeys(range(settled.seats), "hand") | dict(stacks or {}) | {turn: on}
    in_hands = dict(hands or {}) | {turn: hand}
    laid = [(side, meld) for words in (melds, piles) for side, text in _by_side(words, turn % sides).items() for meld in text.split()]
    for side, meld in laid:
        cards = read(meld)
        _lay_meld(t, side, cards)
        for card in cards:
            t.on_table[side, card] += 1
    for side, number in (reds or {}).items():
        left[RED_THREE] -= number
        t.on_table[side, RED_THREE] += number
    waiting = {"knee": dict(knee or {}), "foot": dict(foot or {})}
    discards = read(pile)
    given = {("hand", seat): read(text) for seat, text in in_hands.items()}
    given |= {(zone, seat): read(text) for zone, texts in waiting.items() for seat, text in texts.items()}
    listed = None if stock is None else read(stock)
    for seat in range(settled.seats):
        t.stack[seat] = STACKS[on_stacks[seat]]
        t.foot_played[seat] = WHOLE if on_stacks[seat] == "foot" and seat != turn else NOT_YET
        three = card_game.name == "hand_knee_and_foot"
        for zone in ("hand", "knee", "foot"):
            waits = STACKS[zone] > STACKS[on_stacks[seat]] and (three or zone != "knee")
            cards = given.get((zone, seat), filler(5) if zone == "hand" or waits else [])
            for card in cards:
                t[zone][seat, card] += 1
            t[f"{zone}_size"][seat] = len(cards)
    for seat, number in (played or {}).items():
        t.foot_played[seat] = number
    t.began_on_foot = int(on == "foot")
    t.discard[: len(discards)], t.discard_size = discards, len(discards)
    rest = sorted(left.elements(), key=lambda card: (card >= BLACK_THREE, card % 4, card)) if listed is None else listed
    t.stock[: len(rest)], t.stock_size = rest[::-1], len(rest)
    t.table_size[:] = [sum(row) for row in t.on_table.tolist()]
    if settled.stock_out == StockOut.PACK_ADDED:
        put_pack_aside(t, settled)
    if not settled.bury_same_turn:
        note_piles(t, turn % sides)
    for name, value in (fields or {}).items():
        t[name] = value
    set_minimums(t, settled)
    table = from_position(card_game, settled, tables)
    assert str(staged(card_game, str(table))) == str(table)
    return Melding(table)


def _order(
    game: str, house: Mapping[str, Any], dealer: int, hands: Mapping[int, str], feet: Mapping[int, str], knees: Mapping[int, str], then: str
) -> str:
    """The order of a pack that deals these stacks and then turns and draws these cards; harmless cards lie in every place not spoken of."""
    from kahve.games.melding.values import STACKS as SIZES

    card_game = kahve.game(game)
    settled = card_game.settle(house)
    deck = card_game.rules.deck(settled)
    left = Counter(deck.cards)
    for text in [*hands.values(), *feet.values(), *knees.values(), then]:
        left.subtract(_cards(deck, text))
    fill = sorted(left.elements(), key=lambda card: (card >= BLACK_THREE, card % 4, card))
    order: list[int] = []
    for stack, named in enumerate((hands, knees, feet)):
        for step in range(settled.seats):
            cards = _cards(deck, named.get((dealer + 1 + step) % settled.seats, ""))
            size = int(SIZES[settled.stacks, stack])
            order += [fill.pop(0) for _ in range(size - len(cards))] + cards
    return deck.write_order([*order, *_cards(deck, then), *fill])


def _dealt(
    then: str = "",
    *,
    game: str = "hand_and_foot",
    hands: BySeat = None,
    feet: BySeat = None,
    knees: BySeat = None,
    dealer: int | None = None,
    **house: Any,
) -> Melding:
    """A table with a deal laid out so that these cards come last into these stacks, and `then` off the stock, the up-card first."""
    table = kahve.new(game, dealer=dealer, **house)
    table.deal(_order(game, house, table.first_dealer, hands or {}, feet or {}, knees or {}, then))
    return Melding(table)


@pytest.fixture
def stage() -> Callable[..., Melding]:
    """Stage a position: see `_staged`."""
    return _staged


@pytest.fixture
def dealt() -> Callable[..., Melding]:
    """Lay out a deal: see `_dealt`."""
    return _dealt
