"""The words and the picture of the pile games for people, made from views alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar

from ...cards.deck import Deck
from ...cards.faces import NO_CARD, TWO
from ...engine.game import Facts, Game
from ...engine.machine import machine_at_hand
from ...engine.match_record import PLAY
from ...engine.view import View
from ...engine.zones import Lies, Shown
from ...language import language, message, paragraph
from ..fishing.house import FishingHouse
from ..fishing.rules import LIES
from ..fishing.screen import FishingScreen, Trick, in_hand
from ..hinting import MOST_REASONS, Reason
from ..saying import nouns, who
from .helping import helps
from .hinting import reasons, seen_cards
from .rules import pile_size, takes

_PLAIN_CARD = 4 * TWO
"""Stands for a card not seen where the rules need one to go on; a two has no power in any pile game."""


class PileScreen(FishingScreen):
    """The screen of a pile game; `bonus` is what the game calls the capture of a lone card."""

    # -- the picture

    lies: ClassVar[Mapping[str, Lies]] = {**FishingScreen.lies, "pile": Lies(Shown.TOP, ("laid",), start="pile_start")}

    def zones(self, view: View, show: Mapping[str, Any]) -> list[Facts]:
        """The pile and the stock."""
        return [self._pile(view, show["pile"] == "full"), self._stock(view)]

    def moves(self, view: View, moves: list[int]) -> list[Facts]:
        """The legal moves, each with its card, what it takes and what bonus it scores."""
        return [self._move(view, move) for move in moves]

    # -- the words

    def helps(self, view: View, moves: Sequence[Facts]) -> list[Facts]:
        """The numbers on the cards, the cards of the pile that lie face down, and the last cards of the deal."""
        return [each.facts for each in helps(view, moves, self.bonus)]

    def seen(self, view: View) -> list[int]:
        """The cards of the hand, of the captures and of the pile."""
        return seen_cards(view)

    def why(self, view: View, turn: Sequence[int]) -> list[Reason]:
        """What the card takes, or how many like it are still out."""
        bonus = bonus_of(view, turn[0])
        return reasons(view, turn[0], self.points, self.bonus, bonus)[:MOST_REASONS]

    def dealt(self, view: View, names: list[str]) -> Facts:
        """What lies open after the deal."""
        t = view.record
        deck = view.game.rules.deck(view.house)
        won = [(int(t.took[place]) - 1, deck.noun(int(t.laid[place]))) for place in range(int(t.laid_size)) if t.took[place]]
        known = [(seat, nouns(deck, in_hand(int(t.known[seat])))) for seat in range(view.house.seats) if t.known[seat]]
        says = paragraph(
            *(message("fishing-won-a-card", who=who(view, seat), name=names[seat], card=card) for seat, card in won),
            self._turned(view, [int(card) for card in t.laid[t.pile_start : t.laid_size]]),
            message("fishing-under-the-top-card", count=int(t.under)) if t.under else "",
            self._known_face_down(view),
            self._at_the_bottom(view),
            *(message("fishing-taken-into-the-hand", who=who(view, seat), name=names[seat], cards=cards) for seat, cards in known),
        )
        return {"says": says}

    def turn_news(self, before: View, after: View, seat: int, turn: Sequence[int], names: list[str]) -> Facts:
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
        facts: Facts = {
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
        says = paragraph(
            self._played(after, seat, move, facts, int(was.under), names),
            self._kitty_seen(before, after),
            self._left_over(after, new) if over else "",
            self._swept(after, facts, names),
            self._dealt_on(now) if batch else "",
            self._turned(after, new) if not over else "",
        )
        return facts | {"says": says}

    def _played(self, view: View, seat: int, move: int, facts: Facts, under: int, names: list[str]) -> str:
        person, name, card = who(view, seat), names[seat], view.game.rules.deck(view.house).noun(move & (LIES - 1))
        count, points = facts["takes"], facts["bonus"]
        if move >= LIES:
            return message("fishing-left-pile-lying", who=person, name=name, card=card)
        if not count:
            return message("fishing-played", who=person, name=name, card=card)
        if points:
            return message("fishing-took-pile-special", who=person, name=name, count=count, card=card, capture=self.bonus, points=points)
        if under:
            return message("fishing-took-pile-over-face-down", who=person, name=name, count=count, under=under, card=card)
        return message("fishing-took-pile", who=person, name=name, count=count, card=card)

    def _kitty_seen(self, before: View, after: View) -> str:
        now = after.record
        if after.seat < 0 or not now.kitty_seen[after.seat] or before.record.kitty_seen[after.seat]:
            return ""
        kitty = self._nouns(after, now.kitty[: now.kitty_size])
        return message("fishing-lay-face-down", cards=kitty) if kitty else ""

    def _known_face_down(self, view: View) -> str:
        """Which cards lie face down, for a seat that has looked at them."""
        t = view.record
        if view.seat < 0 or not t.under or not t.kitty_seen[view.seat]:
            return ""
        return message("fishing-you-saw-face-down", cards=self._nouns(view, t.kitty[: t.kitty_size]))

    def _turned(self, view: View, turned: list[int]) -> str:
        if not turned:
            return ""
        cards = self._nouns(view, turned)
        if len(cards) == 1:
            return message("fishing-turned-up", card=cards[0])
        return message("fishing-turned-up-several", cards=cards, top=cards[-1])

    def _pile(self, view: View, full: bool) -> Facts:
        t = view.record
        pile = _pile_zone(language(), view.game, view.house, tuple(t.laid.tolist()[t.pile_start : t.laid_size]), t.under, full)
        known = self._known_face_down(view)
        return pile | {"says": paragraph(pile["says"], known)} if known else pile

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

    def _move(self, view: View, move: int) -> Facts:
        t, number, bonus = view.record, 0, 0
        card = move & (LIES - 1)
        if move >= LIES:
            says = message("fishing-move-lies-on-pile")
        elif takes(t, card):
            number, bonus = int(pile_size(t)) + 1, bonus_of(view, move)
            if bonus:
                says = message("fishing-move-takes-pile-special", count=number, capture=self.bonus, points=bonus)
            else:
                says = message("fishing-move-takes-pile", count=number)
        else:
            says = message("fishing-move-to-pile") if pile_size(t) else message("fishing-move-new-pile")
        return {
            "move": view.game.words.write_move(view.house, move),
            "card": view.game.rules.deck(view.house).code(card),
            "says": says,
            "takes": number,
            "bonus": bonus,
        }


@lru_cache(maxsize=64)
def _pile_zone(spoken: str, game: Game, house: FishingHouse, lie: tuple[int, ...], under: int, full: bool) -> Facts:
    """The zone of the pile, the same object for all who see it.

    - spoken: the language of the context.
    - lie: the cards face up.
    """
    deck = game.rules.deck(house)
    codes = [deck.code(card) for card in lie]
    return {
        "name": "pile",
        "title": message("fishing-zone-pile"),
        "kind": "stack",
        "count": len(lie) + under,
        "cards": codes if full else codes[-1:],
        "under": under,
        "says": _lies(deck, lie, under),
    }


def _lies(deck: Deck, lie: Sequence[int], under: int) -> str:
    count = len(lie) + under
    if not count:
        return message("fishing-pile-empty")
    on = lie[-1] if lie else NO_CARD
    if on == NO_CARD:
        return message("fishing-pile-face-down", count=count, under=under)
    card = deck.noun(on)
    if count == 1:
        return message("fishing-pile-lone", card=card)
    if under:
        return message("fishing-pile-over-face-down", count=count, card=card, under=under)
    return message("fishing-pile", count=count, card=card)


def bonus_of(view: View, move: int) -> int:
    """The bonus that a legal move of the view's seat scores, found by playing it in a copy of the view."""
    tables = view.tables.copy()
    t = tables[0]
    place = t.laid_size
    # A play may deal new cards. Those that the seat has not seen are not cards in its view; a plain one stands for each.
    t.stock[: t.stock_size] = [card or _PLAIN_CARD for card in t.stock.tolist()[: t.stock_size]]
    machine_at_hand(view.game).step(tables, 0, view.house, move)
    return int(t.bonus_at[place])
