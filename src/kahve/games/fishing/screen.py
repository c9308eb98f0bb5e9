"""The words and the picture of the fishing games for people, made from views alone: what the pile games and the floor games share.

A view holds nothing that its seat may not know, so neither does anything here. What a table shows may be less than a seat could
remember (`show`): that is a handicap of memory, not a secret.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from ...cards.deck import HIDDEN_CODE
from ...cards.faces import NO_CARD
from ...cards.hands import PLACES, nth
from ...engine.game import Told
from ...engine.machine import machine
from ...engine.match import LEGAL, PLAY
from ...engine.record import loose
from ...engine.table import View
from ..saying import called, cards, listed
from .rules import LIES

Trick = tuple[int, list[str], int]
"""What was taken: the seat, the cards as far as the view has them, the bonus."""


@dataclass(frozen=True)
class FishingScreen:
    """What the screens of all fishing games say and show; `bonus` is what the game calls its special capture."""

    bonus: str

    def tricks(self, view: View) -> list[Trick]:
        """What was taken in this deal, in order."""
        t = view.record
        codes = view.game.deck(view.house).codes
        laid, took, bonuses = t.laid.tolist(), t.took.tolist(), t.bonus_at.tolist()
        found = []
        start = 0
        for at in range(int(t.laid_size)):
            if took[at]:
                found.append((took[at] - 1, [codes[card] for card in laid[start : at + 1]], bonuses[at]))
                start = at + 1
        return found

    def title(self, item: str) -> str:
        """An item of the score sheet as people read it.

        >>> FishingScreen("dry trick").title("bonus"), FishingScreen("pisti").title("most_cards")
        ('Dry trick', 'Most cards')
        """
        counted = {"bonus": self.bonus, "cards": "cards taken", "clubs": "clubs taken"}
        return counted.get(item, item.replace("_", " ")).capitalize()

    def shows(self, house: Any, item: str) -> bool:
        """Every item."""
        return True

    def expects(self, view: View) -> str:
        """What is expected of the seat to move."""
        return "play a card"

    def awaited(self, view: View) -> str:
        """What others read of the seat to move."""
        return "is to play"

    def more(self, view: View, moves: list[int]) -> Told:
        """Nothing: these scenes have what all have."""
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
        sides = int(view.game.sides(view.house))
        counts = counted(view) if show["counts"] else [(None, None)] * sides
        own = view.seat % sides if view.seat >= 0 else -1
        shown = {"none": (), "own": (own,), "all": range(sides)}[show["captured"]]
        found: list[Told] = [
            {"cards": number, "points": points, "marks": [], "taken": [] if side in shown else None}
            for side, (number, points) in enumerate(counts)
        ]
        for seat, codes, bonus in self.tricks(view):
            side = found[seat % sides]
            if bonus:
                side["marks"].append({"title": self.bonus.capitalize(), "points": bonus, "card": codes[-1]})
            if side["taken"] is not None:
                side["taken"] += codes
        return found

    def refusals(self, view: View, moves: list[int]) -> dict[str, str]:
        """For each card of the hand that may not be played now, the sentence that says why."""
        game, house = view.game, view.house
        playable = {move & (LIES - 1) for move in moves}
        found = {}
        for card in set(in_hand(int(view.record.hand[view.seat]))) - playable:
            code = int(machine(game, False).refusal(view.tables, 0, house, card))
            if code != LEGAL:
                found[game.deck(house).code(card)] = game.sentence(house, code, card, view.record)
        return dict(sorted(found.items()))

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

    def _names(self, view: View, found: Iterable[int]) -> list[str]:
        deck = view.game.deck(view.house)
        return [f"the {deck.name(int(card))}" for card in found]

    def _hand(self, view: View, hand: int) -> list[str]:
        return [view.game.deck(view.house).code(card) for card in in_hand(hand)]

    def _stock(self, view: View) -> Told:
        deck, number, bottom = view.game.deck(view.house), self.in_stock(view), self.seen_at_bottom(view)
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


def counted(view: View) -> list[tuple[int, int]]:
    """For each side the cards and points it has taken so far in this deal, as far as the view's seat has seen them.

    The game's own count of what lies in the view: cards that the seat has not seen are no cards there and count nothing. Points for
    most of something come at the end of the deal and are left out before.
    """
    game, house = view.game, view.house
    sides, items = int(game.sides(house)), game.items
    sheet = view.record.sheet
    late = [at for at, item in enumerate(items) if item.startswith("most_")]
    if view.record.phase == PLAY:
        so_far = loose(view.record)
        so_far.stock_size = 0  # what is still to come belongs to nobody yet
        game.score(so_far, house)
        sheet = so_far.sheet
    elif not view.record.laid_size:
        return [(0, 0)] * sides
    else:
        late = []
    total, number = items.index("total"), items.index("cards")
    return [(int(sheet[side, number]), int(sheet[side, total]) - sum(int(sheet[side, at]) for at in late)) for side in range(sides)]


def in_hand(hand: int) -> list[int]:
    """The cards of a hand."""
    return [card for at in range(PLACES) if (card := int(nth(hand, at))) != NO_CARD]
