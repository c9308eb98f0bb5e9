"""Staged positions for the tests of the pile games: put the cards where a rule speaks of them, play, and look.

A played-out example is written as lines, one for each play. N and D are seats 0 and 1.

- `0:7H takes 7S 7H +10` has the seat, the card, what it takes together with itself, and the bonus.
- `1:KD pile KD` is a card that takes nothing, and the whole pile after it.
- `left KC 2D to 3` or `left nothing` is the end of a deal.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest

import kahve
from kahve.engine.match_record import PLAY
from kahve.engine.staging import staged
from kahve.games.fishing.conftest import Staged, Trick, counted, joined, position_line, read, seat_of, sheet_items


class PileStaged(Staged):
    """A table in the middle of a deal of a pile game."""

    @property
    def pile(self) -> str:
        """The pile, top card last."""
        return self.codes(self.table.record.laid[self.field("pile_start") : self.field("laid_size")])

    @property
    def kitty(self) -> str:
        """The kitty cards that were never turned up."""
        return self.codes(self.table.record.kitty[: self.field("kitty_size")])

    def check_play(self, line: str) -> None:
        """Make the play of a line and check what it took or the pile after it."""
        who, _, rest = line.partition(":")
        move, result, cards = rest.replace(" takes ", "|takes|").replace(" pile ", "|pile|").split("|")
        assert self.table.turn == seat_of(who), line
        record = self.table.record
        place, start, last_of_hands = self.field("laid_size"), self.field("pile_start"), self.field("in_hands") == 1
        under = self.codes(record.kitty[: self.field("under")])
        self.table.play(move)
        if result == "takes":
            cards, _, bonus = cards.partition("+")
            assert f"{under} {self.codes(record.laid[start : place + 1])}".split() == cards.split(), line
            assert (int(record.took[place]) - 1, int(record.bonus_at[place])) == (seat_of(who), int(bonus)), line
        else:
            assert self.codes(record.laid[start : place + 1]) == cards.strip(), line
            assert record.bonus_at[place] == 0, line
            assert record.took[place] == 0 or last_of_hands, line


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
) -> PileStaged:
    """A position with these cards in these places. The other cards lie in the stock or, with `rest`, in a first trick of that seat."""
    game = kahve.game(name)
    settled = game.settle(house)
    deck, sizes = game.rules.deck(settled), game.rules.layout.sizes
    hands = hands or {}
    named = " ".join([pile, kitty, stock or "", *hands.values(), *(cards for _, cards, _ in tricks)])
    left = list((Counter(deck.cards) - counted(deck, named)).elements())
    if rest is not None and left:
        tricks, left = [(rest, " ".join(deck.code(card) for card in left), 0), *tricks], []
    if stock is not None:
        assert not left, "with a stock, say whose the other cards are: rest=0"
        left = read(deck, stock)[::-1]
    laid: list[int] = []
    took, bonus_at = [0] * sizes["DECK"], [0] * sizes["DECK"]
    for seat, cards, bonus in tricks:
        laid += read(deck, cards)
        took[len(laid) - 1], bonus_at[len(laid) - 1] = seat + 1, bonus
    hands_of = [sorted(read(deck, hands.get(seat, ""))) for seat in range(settled.seats)]
    taker = last_taker if last_taker is not None else (tricks[-1][0] if tricks else -1)
    values: dict[str, object] = {
        "phase": PLAY,
        "turn": turn,
        "dealer": settled.seats - 1,
        "deals": 1,
        "target": settled.target,
        "scores": ",".join(map(str, [*scores, *[0] * (sizes["SIDES"] - len(scores))])),
        "in_hands": sum(map(len, hands_of)),
        "last_batch": int(len(left) == 0),
        "pile_start": len(laid),
        "under": len(kitty.split()),
        "last_taker": taker + 1,
        "laid_size": len(laid) + len(pile.split()),
        "stock_size": len(left),
        "kitty_size": len(kitty.split()),
        "hand": "/".join(joined(deck, cards) for cards in hands_of),
        "hand_size": ",".join(map(str, [*map(len, hands_of), *[0] * (sizes["SEATS"] - settled.seats)])),
        "laid": joined(deck, laid + read(deck, pile)),
        "took": ",".join(map(str, took)),
        "bonus_at": ",".join(map(str, bonus_at)),
        "kitty": joined(deck, read(deck, kitty)),
        "stock": joined(deck, left),
    }
    return PileStaged(staged(game, position_line(game, house, values | dict(fields or {}))))


def _dealt(name: str, head: str = "", tail: str = "", *, dealer: int | None = None, **house: Any) -> PileStaged:
    """A table with a deal from a pack that begins with `head` and ends with `tail`. `--` there is any card without a rule."""
    table = kahve.new(name, dealer=dealer, **house)
    table.deal(_order(name, head, tail, **house))
    return PileStaged(table)


def _order(name: str, head: str = "", tail: str = "", **house: Any) -> str:
    game = kahve.game(name)
    deck = game.rules.deck(game.settle(house))
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
) -> PileStaged:
    """A counted deal. sides: for each the number of cards it won, the named ones of them, and its bonuses."""
    game = kahve.game(name)
    settled = game.settle(house)
    deck = game.rules.deck(settled)
    named = " ".join(cards for _, cards, _ in sides)
    filler = list((Counter(deck.cards) - counted(deck, named)).elements())
    tricks: list[Trick] = []
    for seat, (number, cards, bonuses) in enumerate(sides):
        won = read(deck, cards)
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
def stage() -> Callable[..., PileStaged]:
    """Stage a position of a game: see `_staged`."""
    return _staged


@pytest.fixture
def dealt() -> Callable[..., PileStaged]:
    """Lay out a deal: see `_dealt`."""
    return _dealt


@pytest.fixture
def order() -> Callable[..., str]:
    """Write the order of a pack: see `_order`."""
    return _order


@pytest.fixture
def count() -> Callable[..., PileStaged]:
    """Count a deal: see `_count`."""
    return _count


@pytest.fixture
def sheet_row() -> Callable[..., list[int]]:
    """The sheet's items of a side as a list, from the first to the last."""
    return sheet_items
