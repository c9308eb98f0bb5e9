"""Staged positions for the tests of the pile games: put the cards where a rule speaks of them, play, and look.

A played-out example is written as lines, a play each: `0:7H takes 7S 7H +10` (seat, card, what it takes with itself, the bonus),
`1:KD pile KD` (the whole pile after it), and at the end of a deal `left KC 2D to 3` or `left nothing`. N and D are seats 0 and 1.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import pytest

import kahve
from kahve.cards.deck import Deck
from kahve.engine.game import Game
from kahve.engine.match import PLAY
from kahve.engine.table import Table

Trick = tuple[int, str, int]
"""The seat that took, the cards in the order they lay, the bonus."""

_SEATS = {"N": 0, "D": 1}


def _seat(text: str) -> int:
    return _SEATS[text] if text in _SEATS else int(text)


class Staged:
    """A table in the middle of things, and the questions that the tests put to it."""

    def __init__(self, table: Table) -> None:
        """Keep the table."""
        self.table = table
        self.deck: Deck = table.game.deck(table.house)

    def _codes(self, cards: Iterable[int]) -> str:
        return " ".join(self.deck.code(int(card)) for card in cards)

    def field(self, name: str) -> int:
        """A field of the full record."""
        return int(self.table.record[name])

    def hand(self, seat: int) -> list[str]:
        """The cards of a hand."""
        row = self.table.record.hand[seat : seat + 1].view("i1")
        return [self.deck.code(int(card)) for card in row[: int(self.table.record.hand_size[seat])]]

    @property
    def sizes(self) -> list[int]:
        """The sizes of the hands."""
        return [int(size) for size in self.table.record.hand_size[: self.table.seats]]

    @property
    def pile(self) -> str:
        """The pile, top card last."""
        return self._codes(self.table.record.laid[self.field("pile_start") : self.field("laid_size")])

    @property
    def stock(self) -> str:
        """The stock, next card first."""
        return self._codes(self.table.record.stock[: self.field("stock_size")][::-1])

    @property
    def kitty(self) -> str:
        """The kitty cards that were never turned up."""
        return self._codes(self.table.record.kitty[: self.field("kitty_size")])

    @property
    def tricks(self) -> list[Trick]:
        """The tricks taken so far, without the kitty."""
        record, found, start = self.table.record, [], 0
        for at in range(self.field("laid_size")):
            if record.took[at] > 0:
                found.append((int(record.took[at]) - 1, self._codes(record.laid[start : at + 1]), int(record.bonus_at[at])))
                start = at + 1
        return found

    def follow(self, *lines: str) -> Staged:
        """Make the plays of an example and check each."""
        for line in lines:
            if line.startswith("left"):
                self._check_end(line)
            else:
                self._check_play(line)
        return self

    def _check_play(self, line: str) -> None:
        who, _, rest = line.partition(":")
        move, result, cards = rest.replace(" takes ", "|takes|").replace(" pile ", "|pile|").split("|")
        assert self.table.turn == _seat(who), line
        record = self.table.record
        at, start, last_of_hands = self.field("laid_size"), self.field("pile_start"), self.field("in_hands") == 1
        under = self._codes(record.kitty[: self.field("under")])
        self.table.play(move)
        if result == "takes":
            cards, _, bonus = cards.partition("+")
            assert f"{under} {self._codes(record.laid[start : at + 1])}".split() == cards.split(), line
            assert (int(record.took[at]) - 1, int(record.bonus_at[at])) == (_seat(who), int(bonus)), line
        else:
            assert self._codes(record.laid[start : at + 1]) == cards.strip(), line
            assert record.bonus_at[at] == 0, line
            assert record.took[at] == 0 or last_of_hands, line

    def _check_end(self, line: str) -> None:
        assert self.field("phase") != PLAY, line
        if line == "left nothing":
            return
        cards, _, seat = line.removeprefix("left ").partition(" to ")
        assert self.tricks[-1] == (_seat(seat), cards, 0), line


def _counter(deck: Deck, text: str) -> Counter[int]:
    return Counter(deck.read(code) for code in text.split())


def _joined(deck: Deck, cards: Iterable[int]) -> str:
    return "".join(deck.code(card) for card in cards)


def _read(deck: Deck, text: str) -> list[int]:
    return [deck.read(code) for code in text.split()]


def _line(game: Game, house: Mapping[str, object], values: Mapping[str, object]) -> str:
    rules = ",".join(f"{name}={value}" for name, value in house.items()) or "-"
    return " ".join([game.name, rules, *(f"{name}={value}" for name, value in values.items() if value not in ("", 0))])


def _staged(
    name: str,
    *,
    pile: str = "",
    hands: Mapping[int, str] | None = None,
    kitty: str = "",
    turn: int = 0,
    tricks: Sequence[Trick] = (),
    rest: int | None = None,
    stock: str | None = None,
    last_taker: int | None = None,
    scores: Sequence[int] = (),
    fields: Mapping[str, object] | None = None,
    **house: Any,
) -> Staged:
    """A position with these cards in these places; a card not named lies in the stock or, with `rest`, in a first trick of that seat."""
    game = kahve.game(name)
    settled = game.settle(house)
    deck, sizes = game.deck(settled), game.layout.sizes
    hands = hands or {}
    named = " ".join([pile, kitty, stock or "", *hands.values(), *(cards for _, cards, _ in tricks)])
    left = list((Counter(deck.cards) - _counter(deck, named)).elements())
    if rest is not None and left:
        tricks, left = [(rest, " ".join(deck.code(card) for card in left), 0), *tricks], []
    if stock is not None:
        assert not left, "with a stock, say whose the other cards are: rest=0"
        left = _read(deck, stock)[::-1]
    laid: list[int] = []
    took, bonus_at = [0] * sizes["DECK"], [0] * sizes["DECK"]
    for seat, cards, bonus in tricks:
        laid += _read(deck, cards)
        took[len(laid) - 1], bonus_at[len(laid) - 1] = seat + 1, bonus
    held = [sorted(_read(deck, hands.get(seat, ""))) for seat in range(settled.seats)]
    taker = last_taker if last_taker is not None else (tricks[-1][0] if tricks else -1)
    values: dict[str, object] = {
        "phase": PLAY,
        "turn": turn,
        "dealer": settled.seats - 1,
        "deals": 1,
        "target": settled.target,
        "scores": ",".join(map(str, [*scores, *[0] * (sizes["SIDES"] - len(scores))])),
        "in_hands": sum(map(len, held)),
        "last_batch": int(len(left) == 0),
        "pile_start": len(laid),
        "under": len(kitty.split()),
        "last_taker": taker + 1,
        "laid_size": len(laid) + len(pile.split()),
        "stock_size": len(left),
        "kitty_size": len(kitty.split()),
        "hand": "/".join(_joined(deck, cards) for cards in held),
        "hand_size": ",".join(map(str, [*map(len, held), *[0] * (sizes["SEATS"] - settled.seats)])),
        "laid": _joined(deck, laid + _read(deck, pile)),
        "took": ",".join(map(str, took)),
        "bonus_at": ",".join(map(str, bonus_at)),
        "kitty": _joined(deck, _read(deck, kitty)),
        "stock": _joined(deck, left),
    }
    return Staged(kahve.position(name, _line(game, house, values | dict(fields or {}))))


def _dealt(name: str, head: str = "", tail: str = "", *, dealer: int | None = None, **house: Any) -> Staged:
    """A table with a deal laid out from a pack that begins with `head` and ends with `tail`; `--` there is any card without a rule."""
    table = kahve.new(name, dealer=dealer, **house)
    table.deal(_order(name, head, tail, **house))
    return Staged(table)


def _order(name: str, head: str = "", tail: str = "", **house: Any) -> str:
    game = kahve.game(name)
    deck = game.deck(game.settle(house))
    top, bottom = head.split(), tail.split()
    named = [deck.read(code) for code in top + bottom if code != "--"]
    left = Counter(deck.cards) - Counter(named)
    # Jacks go late into the pack, but not to its bottom: a place nobody asked about never turns one up.
    plain = sorted(card for card in left.elements() if card >> 2 != 11)
    jacks = sorted(card for card in left.elements() if card >> 2 == 11)
    fill = [deck.code(card) for card in plain[:-1] + jacks + plain[-1:]]
    placed = [code if code != "--" else fill.pop(0) for code in top]
    ending = [code if code != "--" else fill.pop(0) for code in bottom]
    return " ".join(placed + fill + ending)


def _count(
    name: str, *sides: tuple[int, str, Sequence[int]], clubs: Sequence[int] = (), scores: Sequence[int] = (), **house: Any
) -> Staged:
    """A deal counted: for each side the cards it won, those of them that are named, and its bonuses; the last is swept to the last side."""
    game = kahve.game(name)
    settled = game.settle(house)
    deck = game.deck(settled)
    named = " ".join(cards for _, cards, _ in sides)
    filler = list((Counter(deck.cards) - _counter(deck, named)).elements())
    tricks: list[Trick] = []
    for seat, (number, cards, bonuses) in enumerate(sides):
        won = _read(deck, cards)
        if clubs:
            plain = [card for card in filler if card & 3 == 0][: clubs[seat] - sum(card & 3 == 0 for card in won)]
            plain += [card for card in filler if card & 3 != 0][: number - len(won) - len(plain)]
        else:
            plain = filler[: number - len(won)]
        for card in plain:
            filler.remove(card)
        won += plain
        assert len(won) == number, f"side {seat} has {len(won)} cards"
        last = "" if seat < len(sides) - 1 else deck.code(won.pop())
        codes = [deck.code(card) for card in won]
        for bonus in bonuses:
            tricks.append((seat, " ".join([codes.pop(0), codes.pop(0)]), bonus))
        tricks.append((seat, " ".join(codes), 0))
    assert not filler, f"{len(filler)} cards belong to nobody"
    end = len(sides) - 1
    staged = _staged(name, tricks=tricks, hands={end: last}, turn=end, scores=scores, **house)
    staged.table.play(last)
    return staged


@pytest.fixture
def stage() -> Callable[..., Staged]:
    """Stage a position of a game: see `_staged`."""
    return _staged


@pytest.fixture
def dealt() -> Callable[..., Staged]:
    """Lay out a deal: see `_dealt`."""
    return _dealt


@pytest.fixture
def order() -> Callable[..., str]:
    """Write the order of a pack: see `_order`."""
    return _order


@pytest.fixture
def count() -> Callable[..., Staged]:
    """Count a deal: see `_count`."""
    return _count


@pytest.fixture
def sheet_row() -> Callable[..., list[int]]:
    """The sheet's items of a side as a list, from the first to the last."""

    def row(staged: Staged, side: int) -> list[int]:
        sheet: Any = staged.table.sheet
        return list(sheet[side].values())

    return row
