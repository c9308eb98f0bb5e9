"""Staged positions for the tests of Soup, in letters: which of the cards with a letter is meant does not matter there.

In a turn of `do` a single letter stands for the first card of the hand with it: `R`, `R eat`, `eat R`, `left R`, `left R eat`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import kahve
from kahve.engine.match_record import PLAY
from kahve.engine.table import IllegalMove, Table, from_position
from kahve.engine.view import View
from kahve.games.letters.moves import (
    AGREEING,
    EXCHANGING,
    INSPECTING,
    OFFERING,
    PLAYING,
    PROVING,
    REPLYING,
    SOUP_MOVES,
)
from kahve.games.letters.rules import lay_letters
from kahve.games.letters.soup.row import FRESH, LEFT_SOUP
from kahve.games.letters.words import word_of

NAMES = ["Ada", "Ben", "Cem"]
STAGES = {
    EXCHANGING: "pass",
    PLAYING: "play",
    REPLYING: "reply",
    OFFERING: "offer",
    AGREEING: "agree",
    INSPECTING: "inspect",
    PROVING: "prove",
}
OWN: dict[str, object] = {
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


class SoupStaged:
    """A table in the middle of things, and the questions that the tests put to it."""

    def __init__(self, table: Table) -> None:
        """Keep the table."""
        self.table = table
        self.deck = table.game.rules.deck(table.house)

    # -- what is on it

    def field(self, name: str) -> int:
        """A field of the full record."""
        return int(self.table.record[name])

    @property
    def turn(self) -> int:
        """The seat to move."""
        return self.table.turn

    @property
    def asks(self) -> str:
        """What the seat to move decides; `over` when the deal is."""
        return STAGES[self.field("stage")] if self.field("phase") == PLAY else "over"

    @property
    def soup(self) -> str:
        """The soup as it reads."""
        return word_of(self.table.house, self.table.record, self.table.record.soup.tolist())

    @property
    def tricks(self) -> list[int]:
        """The tricks that each seat has eaten."""
        return [int(eaten) for eaten in self.table.record.tricks]

    @property
    def checks(self) -> list[int]:
        """What checks have come to in this deal."""
        return [int(row[1]) for row in self.table.record.sheet]

    def hand(self, seat: int) -> list[str]:
        """The cards of a hand."""
        return [self.deck.code(int(card)) for card in self.table.record.hand[seat, : self.table.record.hand_size[seat]]]

    def letters(self, seat: int) -> str:
        """The letters of a hand."""
        return "".join(sorted(code[1] for code in self.hand(seat)))

    @property
    def ways(self) -> set[str]:
        """The legal moves of the seat to move, in letters; the list and the objections agree on every one."""
        moves = self.table.moves
        assert moves == [move for move in range(SOUP_MOVES) if self.table.objection(move) is None]
        return {_in_letters(self.table.write(move)) for move in moves}

    def leaves(self, *letters: str) -> list[bool]:
        """Which of these letters, all in the hand, may be added and the soup be left."""
        return [letter in self.ways for letter in letters]

    def could_hold(self, viewer: int, seat: int, *codes: str) -> list[bool]:
        """Which of these cards a seat may hold, as far as the view of another shows."""
        check, view = self.table.game.rules.could_hold, self.table.view(viewer)
        assert check is not None
        return [bool(check(view.record, view.house, seat, self.deck.read(code))) for code in codes]

    # -- what is done at it

    def _in_codes(self, turn: str) -> str:
        """A turn in letters with the cards that it means."""
        if turn.split()[:1] == ["name"]:
            return turn
        by_letter = {code[1]: code for code in reversed(self.hand(self.turn))}
        return " ".join(by_letter.get(word, word) for word in turn.split())

    def do(self, *turns: str) -> SoupStaged:
        """Make these turns."""
        for turn in turns:
            self.table.play(self._in_codes(turn))
        return self

    def refused(self, turn: str) -> str:
        """Why the seat to move may not make this turn; it changes nothing."""
        before = str(self.table)
        with pytest.raises(IllegalMove) as raised:
            self.table.play(self._in_codes(turn))
        assert str(self.table) == before
        return str(raised.value)

    def passes(self, *chosen: str) -> SoupStaged:
        """Make the exchange, from the dealer's left; where no cards are named the lowest are passed."""
        for step in range(3):
            cards = chosen[step] if step < len(chosen) and chosen[step] else " ".join(self.hand(self.turn)[:3])
            self.table.play(f"pass {cards}")
        return self

    def sentences(self, turn: str) -> list[str]:
        """Make a turn; what each seat, and then an onlooker, reads of it."""
        return [each["says"] for each in self.facts(turn)]

    def facts(self, turn: str) -> list[dict[str, Any]]:
        """Make a turn; all that each seat, and then an onlooker, is told of it."""
        screen, seat, everybody = self.table.game.screen, self.turn, (0, 1, 2, -1)
        before: list[View] = [self.table.view(who) for who in everybody]
        moves = self.table.read_turn(self._in_codes(turn))
        self.do(turn)
        return [screen.turn_news(was, self.table.view(who), seat, moves, NAMES) for was, who in zip(before, everybody, strict=True)]


def _in_letters(move: str) -> str:
    return " ".join(word[1] if len(word) == 2 and word.isupper() else word for word in move.split())


def _staged(
    soup: str = "",
    hands: Mapping[int, str] | None = None,
    *,
    turn: int = 0,
    scores: Sequence[int] = (),
    **house: Any,
) -> SoupStaged:
    """A position in the middle of a deal with this soup and these hands, in letters; all other cards have been eaten.

    A seat that is not named holds one odd card. The card that was added last is the one at the right end of the soup.
    """
    game = kahve.game("soup")
    settled = game.settle(house)
    tables = game.rules.layout.new()
    t = tables[0]
    lay_letters(t, settled)
    left = list(game.rules.deck(settled).cards)

    def take(letters: str) -> list[int]:
        cards = []
        for letter in letters:
            card = next(card for card in left if t.letters[card] == ord(letter) - 64)
            left.remove(card)
            cards.append(card)
        return cards

    lying = take(soup)
    in_hands = {seat: take(letters) for seat, letters in (hands or {}).items()}
    for seat in range(3):
        if seat not in in_hands:
            in_hands[seat] = [left.pop()]
    for seat, cards in in_hands.items():
        t.hand[seat, : len(cards)] = sorted(cards)
        t.hand_size[seat] = len(cards)
    t.soup[: len(lying)] = lying
    t.soup_size = len(lying)
    t.played[: len(left)] = left
    t.played_size = len(left)
    t.scores[: len(scores)] = scores
    t.phase, t.stage, t.turn, t.dealer, t.deals, t.target = PLAY, PLAYING, turn, 2, 1, settled.target
    t.came = LEFT_SOUP if len(lying) > 1 else FRESH
    return SoupStaged(from_position(game, settled, tables))


def _dealt(hands: Mapping[int, str] | None = None, *, dealer: int = 2, **house: Any) -> SoupStaged:
    """A table with a deal begun in which these seats got these cards, as codes, and any others; nothing is passed on yet."""
    table = kahve.new("soup", dealer=dealer, **house)
    table.deal(pack(hands or {}, dealer, table.game.rules.deck(table.house)))
    return SoupStaged(table)


def pack(hands: Mapping[int, str], dealer: int, deck: Any) -> str:
    """The order of a pack from which these seats get these cards."""
    in_hands = {seat: hands.get(seat, "").split() for seat in range(3)}
    named = {code for codes in in_hands.values() for code in codes}
    left = [deck.code(card) for card in deck.cards if deck.code(card) not in named]
    for codes in in_hands.values():
        while len(codes) < 17:
            codes.append(left.pop())
    return " ".join(in_hands[(dealer + 1 + place) % 3][row] for row in range(17) for place in range(3))


@pytest.fixture
def stage() -> Any:
    """Stage a position: see `_staged`."""
    return _staged


@pytest.fixture
def dealt() -> Any:
    """Lay out a deal: see `_dealt`."""
    return _dealt
