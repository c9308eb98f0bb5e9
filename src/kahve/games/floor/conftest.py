"""Staged positions for the tests of the floor games: put the cards where a rule speaks of them, play, and look.

A played-out example is written as lines, one for each play. N and D are seats 0 and 1.

- `0:7H takes 3C 4D 7S +0 leaves KH` has the seat, the card, the only way that it can take, the bonus, and the floor after it.
- `0:6C picks 2D 4H +0 leaves AC 3S` is the same if there were other ways too.
- `1:KD floor KH KD` is a card that takes nothing, and the whole floor after it.
- `left KC 2D to 0` or `left nothing` is the end of a deal.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest

import kahve
from kahve.engine.match_record import PLAY
from kahve.engine.staging import staged
from kahve.games.fishing.conftest import Staged, Trick, counted, joined, position_line, read, seat_of, sheet_items

_PLAY = re.compile(r"(\w):(\w\w(?: lies)?) (?:(takes|picks) (.+) \+(\d+) leaves (.+)|floor (.+))")


class FloorStaged(Staged):
    """A table in the middle of a deal of a floor game."""

    @property
    def floor(self) -> str:
        """The floor in the order in which its cards came."""
        return self.codes(self.table.record.floor[: self.field("floor_size")])

    def ways(self, card: str) -> set[str]:
        """What a card of the seat to move can take, each way as it would be taken."""
        return {move.removeprefix(f"{card} takes ") for move in self.table.legal if move.startswith(f"{card} takes ")}

    def play_out(self) -> FloorStaged:
        """Play the first legal turn until the deal is over."""
        while self.table.turn >= 0:
            self.table.play(self.table.legal[0])
        return self

    def could_hold(self, seat: int, *codes: str) -> list[bool]:
        """Which of these cards the course of the deal leaves open for this seat."""
        check = self.table.game.rules.could_hold
        assert check is not None
        return [bool(check(self.table.record, self.table.house, seat, self.deck.read(code))) for code in codes]

    def refused(self, text: str) -> str:
        """Why the seat to move may not play this; it changes nothing."""
        before = str(self.table)
        sentence = self.table.objection(text)
        assert sentence is not None, text
        with pytest.raises(kahve.IllegalMove) as raised:
            self.table.play(text)
        assert (str(raised.value), str(self.table)) == (sentence, before)
        return sentence

    def check_play(self, line: str) -> None:
        """Make the play of a line and check what it took and the floor after it."""
        play = _PLAY.fullmatch(line)
        assert play, f"{line!r} is not a play"
        who, card, verb, cards, bonus, leaves, trailed = play.groups()
        assert self.table.turn == seat_of(who), line
        ways, tricks = self.ways(card), self.tricks
        if verb:
            assert cards in ways, line
            assert (len(ways) > 1) == (verb == "picks"), line
            self.table.play(f"{card} takes {cards}")
            assert self.tricks[len(tricks)] == (seat_of(who), f"{cards} {card[:2]}", int(bonus)), line
            leftover = self.tricks[len(tricks) + 1 :]
        else:
            assert card.endswith("lies") or not ways, line
            self.table.play(card)
            leftover = self.tricks[len(tricks) :]
        lies = self.floor or (leftover[0][1] if leftover else "nothing")
        assert lies == (leaves or trailed), line


def _staged(
    name: str,
    *,
    floor: str = "",
    hands: Mapping[int, str] | None = None,
    turn: int = 0,
    tricks: Sequence[Trick] = (),
    rest: int | None = None,
    scores: Sequence[int] = (),
    fields: Mapping[str, object] | None = None,
    **house: Any,
) -> FloorStaged:
    """A position with these cards in these places. The other cards lie in the stock or, with `rest`, in a first trick of that seat."""
    game = kahve.game(name)
    settled = game.settle(house)
    deck, sizes = game.rules.deck(settled), game.rules.layout.sizes
    hands = hands or {}
    named = " ".join([floor, *hands.values(), *(cards for _, cards, _ in tricks)])
    left = list((Counter(deck.cards) - counted(deck, named)).elements())
    if rest is not None and left:
        tricks, left = [(rest, " ".join(map(deck.code, left)), 0), *tricks], []
    laid: list[int] = []
    took, bonus_at = [0] * sizes["DECK"], [0] * sizes["DECK"]
    for seat, cards, bonus in tricks:
        laid += read(deck, cards)
        took[len(laid) - 1], bonus_at[len(laid) - 1] = seat + 1, bonus
    hands_of = [sorted(read(deck, hands.get(seat, ""))) for seat in range(settled.seats)]
    values: dict[str, object] = {
        "phase": PLAY,
        "turn": turn,
        "dealer": settled.seats - 1,
        "deals": 1,
        "target": settled.target,
        "scores": ",".join(map(str, scores)),
        "in_hands": sum(map(len, hands_of)),
        "last_batch": int(len(left) == 0),
        "last_taker": tricks[-1][0] + 1 if tricks else 0,
        "laid_size": len(laid),
        "stock_size": len(left),
        "floor_size": len(floor.split()),
        "hand": "/".join(joined(deck, cards) for cards in hands_of),
        "hand_size": ",".join(str(len(cards)) for cards in hands_of),
        "laid": joined(deck, laid),
        "took": ",".join(map(str, took)),
        "bonus_at": ",".join(map(str, bonus_at)),
        "floor": joined(deck, read(deck, floor)),
        "stock": joined(deck, left),
    }
    return FloorStaged(staged(game, position_line(game, house, values | dict(fields or {}))))


def free(*named: str) -> str:
    """Two cards for a hand that has nothing to do with the rule: queens and kings first, none of them among those named."""
    taken = " ".join(named).split()
    return " ".join([code for code in ("QS", "KS", "QD", "KH", "QC", "KC") if code not in taken][:2])


def _order(name: str, head: str = "", tail: str = "", **house: Any) -> str:
    game = kahve.game(name)
    deck = game.rules.deck(game.settle(house))
    top, bottom = head.split(), tail.split()
    left = Counter(deck.cards) - Counter(deck.read(code) for code in top + bottom if code != "--")
    # The cards with a power go late into the pack, but not to its bottom: a place nobody asked about never turns one up.
    special = [card for card in sorted(left) if card >> 2 == 11 or deck.code(card) == "7D"]
    plain = [card for card in sorted(left) if card not in special]
    fill = [deck.code(card) for card in plain[:-1] + special + plain[-1:]]
    placed = [code if code != "--" else fill.pop(0) for code in top]
    return " ".join(placed + fill + bottom)


def _dealt(name: str, head: str = "", tail: str = "", *, dealer: int | None = None, **house: Any) -> FloorStaged:
    """A table with a deal from a pack that begins with `head` and ends with `tail`. `--` there is any card without a rule."""
    table = kahve.new(name, dealer=dealer, **house)
    table.deal(_order(name, head, tail, **house))
    return FloorStaged(table)


def _count(
    name: str,
    *sides: tuple[int, str, Sequence[int]],
    scores: Sequence[int] = (),
    fields: Mapping[str, object] | None = None,
    **house: Any,
) -> FloorStaged:
    """A counted deal. sides: for each the number of cards it won, the named ones of them, and its bonuses."""
    game = kahve.game(name)
    deck = game.rules.deck(game.settle(house))
    filler = list((Counter(deck.cards) - counted(deck, " ".join(cards for _, cards, _ in sides))).elements())
    tricks: list[Trick] = []
    for seat, (number, cards, bonuses) in enumerate(sides):
        won = cards.split()
        won += [deck.code(filler.pop(0)) for _ in range(number - len(won))]
        last = won.pop() if seat == len(sides) - 1 else ""
        tricks += [(seat, f"{won.pop()} {won.pop()}", bonus) for bonus in bonuses]
        tricks.append((seat, " ".join(won), 0))
    assert not filler, f"{len(filler)} cards belong to nobody"
    end = len(sides) - 1
    staged = _staged(name, tricks=tricks, hands={end: last}, turn=end, scores=scores, fields=fields, **house)
    staged.table.play(last)
    return staged


@pytest.fixture
def stage() -> Callable[..., FloorStaged]:
    """Stage a position of a game: see `_staged`."""
    return _staged


@pytest.fixture
def dealt() -> Callable[..., FloorStaged]:
    """Lay out a deal: see `_dealt`."""
    return _dealt


@pytest.fixture
def order() -> Callable[..., str]:
    """Write the order of a pack: see `_order`."""
    return _order


@pytest.fixture
def count() -> Callable[..., FloorStaged]:
    """Count a deal: see `_count`."""
    return _count


@pytest.fixture
def sheet_row() -> Callable[..., list[int]]:
    """The sheet's items of a side as a list, from the first to the last."""
    return sheet_items
