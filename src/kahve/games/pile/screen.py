"""The words and the picture of the pile games for people, made from views alone.

A view holds nothing that its seat may not know, so neither does anything here. What a table shows may be less than a seat could
remember (`show`): that is a handicap of memory, not a secret.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import numpy as np

from ...cards.deck import HIDDEN_CODE
from ...cards.faces import NO_CARD, TWO
from ...cards.hands import PLACES, nth
from ...engine.game import Told
from ...engine.machine import machine
from ...engine.match import LEGAL, PLAY
from ...engine.table import View
from .rules import LIES, pile_size, takes, top

_PLAIN_CARD = 4 * TWO
"""Stands for a card not seen where the rules need one to go on; a two has no power in any pile game."""


def cards(number: int) -> str:
    """A number of cards in words.

    >>> cards(1), cards(5)
    ('1 card', '5 cards')
    """
    return "1 card" if number == 1 else f"{number} cards"


def listed(words: Iterable[str]) -> str:
    """Words as a list in a sentence.

    >>> listed(["the ace of clubs", "the two of hearts", "the ten of spades"])
    'the ace of clubs, the two of hearts and the ten of spades'
    """
    *first, last = words
    return f"{', '.join(first)} and {last}" if first else last


@dataclass(frozen=True)
class PileScreen:
    """The screen of a pile game; `bonus` is what the game calls the capture of a lone card."""

    bonus: str

    # -- the picture

    def title(self, item: str) -> str:
        """An item of the score sheet as people read it.

        >>> PileScreen("dry trick").title("bonus"), PileScreen("pisti").title("most_cards")
        ('Dry trick', 'Most cards')
        """
        counted = {"bonus": self.bonus, "cards": "cards taken", "clubs": "clubs taken"}
        return counted.get(item, item.replace("_", " ")).capitalize()

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

    def zones(self, view: View, show: Mapping[str, Any]) -> list[Told]:
        """The pile and the stock."""
        return [self._pile(view, show["pile"] == "full"), self._stock(view)]

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
        for seat, codes, bonus in self._tricks(view):
            side = found[seat % sides]
            if bonus:
                side["marks"].append({"title": self.bonus.capitalize(), "points": bonus, "card": codes[-1]})
            if side["taken"] is not None:
                side["taken"] += codes
        return found

    def moves(self, view: View, moves: list[int]) -> list[Told]:
        """The legal moves, each with its card, what it takes and what bonus it scores."""
        return [self._move(view, move) for move in moves]

    def refusals(self, view: View, moves: list[int]) -> dict[str, str]:
        """For each card of the hand that may not be played now, the sentence that says why."""
        game, house = view.game, view.house
        playable = {move & (LIES - 1) for move in moves}
        found = {}
        for card in set(_in_hand(int(view.record.hand[view.seat]))) - playable:
            code = int(machine(game, False).refusal(view.tables, 0, house, card))
            if code != LEGAL:
                found[game.deck(house).code(card)] = game.sentence(house, code, card)
        return dict(sorted(found.items()))

    # -- the words

    def dealt(self, view: View, names: list[str]) -> Told:
        """What lies open after the deal."""
        t = view.record
        deck = view.game.deck(view.house)
        won = [at for at in range(int(t.laid_size)) if t.took[at]]
        parts = [f"{_who(view, int(t.took[at]) - 1, names)} won the {deck.name(int(t.laid[at]))}." for at in won]
        parts.append(self._turned(view, [int(card) for card in t.laid[t.pile_start : t.laid_size]]))
        if t.under:
            parts.append("One card lies face down under it." if t.under == 1 else f"{t.under} cards lie face down under it.")
        if t.stock_shown:
            shown = self._stock_bottom(view)
            parts.append(f"At the bottom of the stock {'lies' if t.stock_shown == 1 else 'lie'} {shown}.")
        for seat in range(view.house.seats):
            held = self._names(view, _in_hand(int(t.known[seat])))
            if held:
                parts.append(f"{_who(view, seat, names)} took {listed(held)} into the hand, seen by all.")
        return {"says": " ".join(part for part in parts if part)}

    def told(self, before: View, after: View, seat: int, move: int, names: list[str]) -> Told:
        """The facts of a move and its sentence, with all that followed of itself."""
        was, now = before.record, after.record
        at = int(was.laid_size)
        code = after.game.deck(after.house).code
        took = move < LIES and bool(takes(was, move))
        pile = int(pile_size(was)) + 1
        over = bool(now.phase != PLAY)
        begin = at + 1 if took else int(was.pile_start)
        ends = [end for end in range(at + took, int(now.laid_size)) if now.took[end]]
        batch = int(now.in_hands) >= int(was.in_hands)
        facts: Told = {
            "seat": seat,
            "move": after.game.write_move(after.house, move),
            "card": code(move & (LIES - 1)),
            "takes": pile if took else 0,
            "taken": [code(int(card)) for card in was.laid[was.pile_start : at]] if took else [],
            "by": seat if took else None,
            "bonus": int(now.bonus_at[at]) if took else 0,
            "batch": batch,
            "sweep": {"seat": int(now.took[ends[-1]]) - 1, "cards": ends[-1] + 1 - begin} if ends else None,
            "deal_over": over,
        }
        new = [int(card) for card in now.laid[(ends[-1] if ends and not over else at) + 1 : now.laid_size]]
        parts = [
            self._played(after, seat, move, facts, int(was.under), names),
            self._kitty_seen(before, after),
            self._left_over(after, new) if over else "",
            self._swept(after, facts, names),
            ("The last cards were dealt." if now.last_batch else "New cards were dealt.") if batch else "",
            self._turned(after, new) if not over else "",
        ]
        return facts | {"says": " ".join(part for part in parts if part)}

    def _played(self, view: View, seat: int, move: int, facts: Told, under: int, names: list[str]) -> str:
        who, card = _who(view, seat, names), view.game.name_move(view.house, move)
        if move >= LIES:
            return f"{who} left the pile and the {card} lying."
        if not facts["takes"]:
            return f"{who} played the {card}."
        hidden = f", {under} of them face down," if under else ""
        bonus = f": {self.bonus}, {facts['bonus']} points" if facts["bonus"] else ""
        return f"{who} took {cards(facts['takes'])}{hidden} with the {card}{bonus}."

    def _kitty_seen(self, before: View, after: View) -> str:
        now = after.record
        if after.seat < 0 or not now.kitty_seen[after.seat] or before.record.kitty_seen[after.seat]:
            return ""
        found = self._names(after, now.kitty[: now.kitty_size])
        return f"Face down lay {listed(found)}." if found else ""

    def _left_over(self, view: View, cards_left: list[int]) -> str:
        if not cards_left:
            return ""
        return f"Left over in the stock {'was' if len(cards_left) == 1 else 'were'} {listed(self._names(view, cards_left))}."

    def _swept(self, view: View, facts: Told, names: list[str]) -> str:
        if facts["sweep"] is None:
            return ""
        number, to = facts["sweep"]["cards"], _who(view, facts["sweep"]["seat"], names)
        goes = "The last card goes" if number == 1 else f"The {number} cards left go"
        return f"{goes} to you: you took last." if to == "You" else f"{goes} to {to}, who took last."

    def _turned(self, view: View, turned: list[int]) -> str:
        if not turned:
            return ""
        found = self._names(view, turned)
        said = listed(found)
        ending = " was turned up." if len(found) == 1 else f" were turned up, {found[-1]} on top."
        return said[0].upper() + said[1:] + ending

    def _names(self, view: View, found: Iterable[int]) -> list[str]:
        deck = view.game.deck(view.house)
        return [f"the {deck.name(int(card))}" for card in found]

    # -- zones and hands

    def _hand(self, view: View, hand: int) -> list[str]:
        return [view.game.deck(view.house).code(card) for card in _in_hand(hand)]

    def _pile(self, view: View, full: bool) -> Told:
        t = view.record
        deck = view.game.deck(view.house)
        lie = [deck.code(int(card)) for card in t.laid[t.pile_start : t.laid_size]]
        count, under, on = int(pile_size(t)), int(t.under), int(top(t))
        says = "empty" if not count else cards(count)
        if on != NO_CARD:
            says = f"the {deck.name(on)} alone" if count == 1 else f"{says}, the top one is the {deck.name(on)}"
        if under:
            says += f", {under} face down"
        return {
            "name": "pile",
            "title": "Pile",
            "kind": "stack",
            "count": count,
            "cards": lie if full else lie[-1:],
            "under": under,
            "says": says,
        }

    def _stock(self, view: View) -> Told:
        t = view.record
        deck = view.game.deck(view.house)
        says = cards(int(t.stock_size)) if t.stock_size else "no cards left"
        if t.stock_shown:
            says += f", {self._stock_bottom(view)} at the bottom"
        shown = [deck.code(int(card)) for card in t.stock[: t.stock_shown]]
        return {"name": "stock", "title": "Stock", "kind": "stock", "count": int(t.stock_size), "cards": shown, "says": says}

    def _stock_bottom(self, view: View) -> str:
        return listed(self._names(view, view.record.stock[: view.record.stock_shown]))

    # -- what was taken

    def _tricks(self, view: View) -> list[tuple[int, list[str], int]]:
        """What was taken: the seat, the cards as far as the view has them, the bonus."""
        t = view.record
        codes = view.game.deck(view.house).codes
        laid, took, bonuses = t.laid.tolist(), t.took.tolist(), t.bonus_at.tolist()
        found = []
        start = 0
        for at in range(int(t.laid_size)):
            if took[at]:
                found.append((took[at] - 1, [codes[card] for card in laid[start : at + 1]], bonuses[at]))
                start = at + 1
        if t.kitty_taker:
            # The view has the kitty's cards only if its seat has looked at them; the others are not told here at all.
            seen = [codes[card] for card in t.kitty[: t.kitty_size].tolist() if card != NO_CARD]
            found.append((int(t.kitty_taker) - 1, seen, 0))
        return found

    def _move(self, view: View, move: int) -> Told:
        t = view.record
        card = move & (LIES - 1)
        told: Told = {
            "move": view.game.write_move(view.house, move),
            "card": view.game.deck(view.house).code(card),
            "says": "is played to the pile" if pile_size(t) else "starts a new pile",
            "takes": 0,
            "bonus": 0,
        }
        if move >= LIES:
            told["says"] = "is left lying on the pile"
        elif takes(t, card):
            bonus = bonus_of(view, move)
            number = int(pile_size(t)) + 1
            told |= {"takes": number, "bonus": bonus, "says": f"takes {cards(number)}"}
            if bonus:
                told["says"] += f": {self.bonus}, {bonus} points"
        return told


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
        so_far = _loose(view)
        so_far.stock_size = 0  # what is still to come belongs to nobody yet
        game.score(so_far, house)
        sheet = so_far.sheet
    elif not view.record.laid_size:
        return [(0, 0)] * sides
    else:
        late = []
    total, number = items.index("total"), items.index("cards")
    return [(int(sheet[side, number]), int(sheet[side, total]) - sum(int(sheet[side, at]) for at in late)) for side in range(sides)]


def bonus_of(view: View, move: int) -> int:
    """The bonus that a legal move of the view's seat scores: the game's own play of it in a copy of the view."""
    t = _loose(view)
    at = t.laid_size
    # A play may deal new cards. Those that the seat has not seen are no cards in its view; a plain one stands for each.
    stock = t.stock[: t.stock_size]
    t.stock[: t.stock_size] = np.where(stock == NO_CARD, _PLAIN_CARD, stock)
    view.game.play(t, view.house, move)
    return int(t.bonus_at[at])


def _loose(view: View) -> Any:
    """A copy of the view's record in which rules can be tried, several times faster to read than the record itself."""
    row = view.tables.copy()[0]
    return SimpleNamespace(**{name: row[name] if row[name].shape else int(row[name]) for name in row.dtype.names})


def _in_hand(hand: int) -> list[int]:
    return [card for at in range(PLACES) if (card := int(nth(hand, at))) != NO_CARD]


def _who(view: View, seat: int, names: list[str]) -> str:
    return "You" if seat == view.seat else names[seat]
