"""The words and the picture that the pile games and the floor games share, made from views alone.

A view holds nothing that its seat may not know, so neither does anything here. A table may show less than a seat could remember (`show`).
That is a handicap of memory, not a secret.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...cards.deck import HIDDEN_CODE
from ...cards.faces import NO_CARD
from ...cards.hands import PLACES
from ...cards.pictures import FRENCH
from ...engine.game import Told
from ...engine.machine import machine
from ...engine.match import LEGAL, PLAY
from ...engine.record import loose
from ...engine.table import View
from ..saying import called, cards, listed
from .house import FishingHouse
from .rules import LIES
from .values import FOUR_ACES_FOUR_JACKS

Trick = tuple[int, list[str], int]
"""What was taken: the seat, the cards as far as the view has them, the bonus."""


@dataclass(frozen=True)
class FishingScreen:
    """What the screens of all fishing games say and show.

    bonus: what the game calls its special capture. points: what each card counts, a row for each value of `card_points`.
    """

    bonus: str
    points: NDArray[np.int8] = field(default_factory=lambda: FOUR_ACES_FOUR_JACKS)

    def tricks(self, view: View) -> list[Trick]:
        """What was taken in this deal, in order."""
        t = view.record
        codes = view.game.rules.deck(view.house).codes
        laid, took, bonuses = t.laid.tolist(), t.took.tolist(), t.bonus_at.tolist()
        tricks = []
        start = 0
        for place in range(int(t.laid_size)):
            if took[place]:
                tricks.append((took[place] - 1, [codes[card] for card in laid[start : place + 1]], bonuses[place]))
                start = place + 1
        return tricks

    def faces(self, house: FishingHouse) -> tuple[str, Mapping[str, str]]:
        """The French deck, of which no house changes a face."""
        return FRENCH, {}

    def title(self, item: str) -> str:
        """An item of the score sheet as people read it.

        >>> FishingScreen("dry trick").title("bonus"), FishingScreen("pisti").title("most_cards")
        ('Dry trick', 'Most cards')
        """
        counted = {"bonus": self.bonus, "cards": "cards taken", "clubs": "clubs taken"}
        return counted.get(item, item.replace("_", " ")).capitalize()

    def shows(self, house: FishingHouse, item: str) -> bool:
        """Yes: a fishing game shows every item."""
        return True

    def expects(self, view: View) -> str:
        """The seat to move reads that it should play a card."""
        return "play a card"

    def awaited(self, view: View) -> str:
        """The others read that it is to play."""
        return "is to play"

    def more(self, view: View, moves: list[int]) -> Told:
        """Nothing: the scenes of fishing games have no keys of their own."""
        return {}

    def hands(self, view: View) -> list[Told]:
        """For each seat `hand`, its own in cards and the others' face down, and `known`, the cards that all know to be there."""
        t = view.record
        return [
            {
                "hand": self._hand(view, int(t.hand[seat])) if seat == view.seat else [HIDDEN_CODE] * int(t.hand_size[seat]),
                "known": self._hand(view, int(t.known[seat])),
            }
            for seat in range(view.house.seats)
        ]

    def sides(self, view: View, show: Mapping[str, Any]) -> list[Told]:
        """What each side has taken in this deal, as far as this seat may know and this table shows it."""
        sides = int(view.game.rules.sides(view.house))
        counts = counted(view) if show["counts"] else [(None, None)] * sides
        own = view.seat % sides if view.seat >= 0 else -1
        shown = {"none": (), "own": (own,), "all": range(sides)}[show["captured"]]
        sides_told: list[Told] = [
            {"cards": number, "points": points, "marks": [], "taken": [] if side in shown else None}
            for side, (number, points) in enumerate(counts)
        ]
        for seat, codes, bonus in self.tricks(view):
            side = sides_told[seat % sides]
            if bonus:
                side["marks"].append({"title": self.bonus.capitalize(), "points": bonus, "card": codes[-1]})
            if side["taken"] is not None:
                side["taken"] += codes
        return sides_told

    def refusals(self, view: View, moves: list[int]) -> dict[str, str]:
        """For each card of the hand that may not be played now, the sentence that says why."""
        game, house = view.game, view.house
        playable = {move & (LIES - 1) for move in moves}
        sentences = {}
        for card in set(in_hand(int(view.record.hand[view.seat]))) - playable:
            code = int(machine(game, False).refusal(view.tables, 0, house, card))
            if code != LEGAL:
                sentences[game.rules.deck(house).code(card)] = game.sentence(house, code, card, view.record)
        return dict(sorted(sentences.items()))

    def _left_over(self, view: View, cards_left: list[int]) -> str:
        if not cards_left:
            return ""
        return f"Left over in the stock {'was' if len(cards_left) == 1 else 'were'} {listed(self._names(view, cards_left))}."

    def _swept(self, view: View, facts: Told, names: list[str]) -> str:
        if facts["sweep"] is None:
            return ""
        number, to = facts["sweep"]["cards"], called(view, facts["sweep"]["seat"], names)
        goes = "The last card goes" if number == 1 else f"The {number} cards left go"
        return f"{goes} to you: you took last." if to == "You" else f"{goes} to {to}, who took last."

    def _names(self, view: View, shown: Iterable[int]) -> list[str]:
        deck = view.game.rules.deck(view.house)
        return [f"the {deck.name(int(card))}" for card in shown]

    def _hand(self, view: View, hand: int) -> list[str]:
        return [view.game.rules.deck(view.house).code(card) for card in in_hand(hand)]

    def _stock(self, view: View) -> Told:
        deck, number, bottom = view.game.rules.deck(view.house), self.in_stock(view), self.seen_at_bottom(view)
        says = cards(number) if number else "no cards left"
        if bottom:
            says += f", {listed(self._names(view, bottom))} at the bottom"
        shown = [deck.code(card) for card in bottom]
        return {"name": "stock", "title": "Stock", "kind": "stock", "count": number, "cards": shown, "says": says}

    def in_stock(self, view: View) -> int:
        """How many cards are still to be dealt."""
        return int(view.record.stock_size)

    def seen_at_bottom(self, view: View) -> list[int]:
        """The cards at the bottom of the stock that the view's seat has seen, the lowest first."""
        return [int(card) for card in view.record.stock[: view.record.stock_shown]]

    def _stock_bottom(self, view: View) -> str:
        return listed(self._names(view, view.record.stock[: view.record.stock_shown]))


def counted(view: View) -> Sequence[tuple[int, int]]:
    """For each side the cards and points it has taken so far in this deal, as far as the view's seat has seen them.

    The game counts what lies in the view. Cards that the seat has not seen are no cards there and count nothing.
    Points for most of something come at the end of the deal and are left out before.
    """
    game, house, t = view.game, view.house, view.record
    sides, items = int(game.rules.sides(house)), game.rules.items
    late = [index for index, item in enumerate(items) if item.startswith("most_")]
    if t.phase == PLAY:
        t = loose(t)
        t.stock_size = 0  # what is still to come belongs to nobody yet
        # Element by element a list is read several times as fast as an array.
        t.laid, t.took, t.bonus_at = t.laid.tolist(), t.took.tolist(), t.bonus_at.tolist()
        game.rules.score(t, house)
    elif not t.laid_size:
        return [(0, 0)] * sides
    else:
        late = []
    total, number = items.index("total"), items.index("cards")
    rows = t.sheet.tolist()[:sides]
    return [(row[number], row[total] - sum(row[index] for index in late)) for row in rows]


def in_hand(hand: int) -> list[int]:
    """The cards of a hand's 64-bit word, ascending."""
    return [card for card in hand.to_bytes(PLACES, "little") if card != NO_CARD]
