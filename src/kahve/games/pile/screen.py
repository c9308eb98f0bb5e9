"""The words and the picture of the pile games for people, made from views alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from ...cards.faces import NO_CARD, TWO
from ...engine.game import Told
from ...engine.match import PLAY
from ...engine.record import loose
from ...engine.table import View
from ..fishing.rules import LIES
from ..fishing.screen import FishingScreen, Trick, in_hand
from ..hinting import MOST_REASONS
from ..saying import called, cards, listed
from .helping import helps
from .hinting import reasons
from .rules import pile_size, takes, top

_PLAIN_CARD = 4 * TWO
"""Stands for a card not seen where the rules need one to go on; a two has no power in any pile game."""


class PileScreen(FishingScreen):
    """The screen of a pile game; `bonus` is what the game calls the capture of a lone card."""

    # -- the picture

    def zones(self, view: View, show: Mapping[str, Any]) -> list[Told]:
        """The pile and the stock."""
        return [self._pile(view, show["pile"] == "full"), self._stock(view)]

    def moves(self, view: View, moves: list[int]) -> list[Told]:
        """The legal moves, each with its card, what it takes and what bonus it scores."""
        return [self._move(view, move) for move in moves]

    # -- the words

    def helps(self, view: View, moves: Sequence[Told]) -> list[Told]:
        """The numbers on the cards, the cards of the pile that lie face down, and the last cards of the deal."""
        return [each.told for each in helps(view, moves, self.bonus)]

    def why(self, view: View, turn: Sequence[int]) -> list[str]:
        """What the card takes, or how many like it are still out."""
        bonus = bonus_of(view, turn[0])
        return [reason.says for reason in reasons(view, turn[0], self.points, self.bonus, bonus)[:MOST_REASONS]]

    def dealt(self, view: View, names: list[str]) -> Told:
        """What lies open after the deal."""
        t = view.record
        deck = view.game.rules.deck(view.house)
        won = [place for place in range(int(t.laid_size)) if t.took[place]]
        parts = [f"{called(view, int(t.took[place]) - 1, names)} won the {deck.name(int(t.laid[place]))}." for place in won]
        parts.append(self._turned(view, [int(card) for card in t.laid[t.pile_start : t.laid_size]]))
        if t.under:
            parts.append("One card lies face down under it." if t.under == 1 else f"{t.under} cards lie face down under it.")
        if t.stock_shown:
            shown = self._stock_bottom(view)
            parts.append(f"At the bottom of the stock {'lies' if t.stock_shown == 1 else 'lie'} {shown}.")
        for seat in range(view.house.seats):
            held = self._names(view, in_hand(int(t.known[seat])))
            if held:
                parts.append(f"{called(view, seat, names)} took {listed(held)} into the hand, seen by all.")
        return {"says": " ".join(part for part in parts if part)}

    def told(self, before: View, after: View, seat: int, turn: Sequence[int], names: list[str]) -> Told:
        """The facts of a move and its sentence, with all that followed of itself."""
        move = turn[0]
        was, now = before.record, after.record
        place = int(was.laid_size)
        code = after.game.rules.deck(after.house).code
        took = move < LIES and bool(takes(was, move))
        pile = int(pile_size(was)) + 1
        over = bool(now.phase != PLAY)
        begin = place + 1 if took else int(was.pile_start)
        ends = [end for end in range(place + took, int(now.laid_size)) if now.took[end]]
        batch = int(now.in_hands) >= int(was.in_hands)
        facts: Told = {
            "seat": seat,
            "move": after.game.words.write_move(after.house, move),
            "card": code(move & (LIES - 1)),
            "takes": pile if took else 0,
            "taken": [code(int(card)) for card in was.laid[was.pile_start : place]] if took else [],
            "by": seat if took else None,
            "bonus": int(now.bonus_at[place]) if took else 0,
            "batch": batch,
            "sweep": {"seat": int(now.took[ends[-1]]) - 1, "cards": ends[-1] + 1 - begin} if ends else None,
            "deal_over": over,
        }
        new = [int(card) for card in now.laid[(ends[-1] if ends and not over else place) + 1 : now.laid_size]]
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
        who, card = called(view, seat, names), view.game.words.name_move(view.house, move)
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
        kitty = self._names(after, now.kitty[: now.kitty_size])
        return f"Face down lay {listed(kitty)}." if kitty else ""

    def _turned(self, view: View, turned: list[int]) -> str:
        if not turned:
            return ""
        names_turned = self._names(view, turned)
        said = listed(names_turned)
        ending = " was turned up." if len(names_turned) == 1 else f" were turned up, {names_turned[-1]} on top."
        return said[0].upper() + said[1:] + ending

    def _pile(self, view: View, full: bool) -> Told:
        t = view.record
        deck = view.game.rules.deck(view.house)
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

    def tricks(self, view: View) -> list[Trick]:
        """What was taken in this deal, the kitty last."""
        t = view.record
        tricks = super().tricks(view)
        if t.kitty_taker:
            # The view has the kitty's cards only if its seat has looked at them; the others are not told here at all.
            codes = view.game.rules.deck(view.house).codes
            seen = [codes[card] for card in t.kitty[: t.kitty_size].tolist() if card != NO_CARD]
            tricks.append((int(t.kitty_taker) - 1, seen, 0))
        return tricks

    def _move(self, view: View, move: int) -> Told:
        t = view.record
        card = move & (LIES - 1)
        move_told: Told = {
            "move": view.game.words.write_move(view.house, move),
            "card": view.game.rules.deck(view.house).code(card),
            "says": "is played to the pile" if pile_size(t) else "starts a new pile",
            "takes": 0,
            "bonus": 0,
        }
        if move >= LIES:
            move_told["says"] = "is left lying on the pile"
        elif takes(t, card):
            bonus = bonus_of(view, move)
            number = int(pile_size(t)) + 1
            move_told |= {"takes": number, "bonus": bonus, "says": f"takes {cards(number)}"}
            if bonus:
                move_told["says"] += f": {self.bonus}, {bonus} points"
        return move_told


def bonus_of(view: View, move: int) -> int:
    """The bonus that a legal move of the view's seat scores, found by playing it in a copy of the view."""
    t = loose(view.record)
    place = t.laid_size
    # A play may deal new cards. Those that the seat has not seen are no cards in its view; a plain one stands for each.
    stock = t.stock[: t.stock_size]
    t.stock[: t.stock_size] = np.where(stock == NO_CARD, _PLAIN_CARD, stock)
    view.game.rules.play(t, view.house, move)
    return int(t.bonus_at[place])
