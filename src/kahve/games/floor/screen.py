"""The words and the picture of the floor games for people, made from views alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from ...cards.faces import NO_CARD, rank
from ...engine.game import Facts
from ...engine.machine import machine_at_hand
from ...engine.match_record import LEGAL, PLAY
from ...engine.record import NOBODY
from ...engine.view import View
from ...engine.zones import Lies, Shown
from ...language import message, paragraph
from ..fishing.rules import LIES, play_from_hand
from ..fishing.screen import FishingScreen
from ..hinting import MOST_REASONS, Reason
from ..saying import nouns, who
from .bonuses import clearing_bonus
from .floor_cards import LEFT, SUMS, TAKEN, power, sweeps, takes
from .helping import helps
from .hinting import reasons, seen_cards
from .knowledge import special_bit
from .record import FloorRecord
from .words import MOST_LISTED, FloorTurns, is_way, most_taken, number_of_ways, taken_by, ways_of


class FloorScreen(FishingScreen):
    """The screen of a floor game; `bonus` is what the game calls clearing the floor."""

    # -- the picture

    lies: ClassVar[Mapping[str, Lies]] = {
        **FishingScreen.lies,
        "floor": Lies(Shown.ALL, ("floor",)),
        "stock": Lies(Shown.AMONG, ("stock", "bottom", "bottom_dealt")),
        "aside": Lies(Shown.ALL, ("aside",)),
    }

    def zones(self, view: View, show: Mapping[str, Any]) -> list[Facts]:
        """The floor, the stock, and a burnt card where there is one."""
        t, deck = view.record, view.game.rules.deck(view.house)
        floor = [int(card) for card in t.floor[: t.floor_size]]
        lies = message("fishing-floor", count=len(floor), cards=nouns(deck, floor)) if floor else message("fishing-floor-empty")
        zones = [self._row("floor", message("fishing-zone-floor"), [deck.code(card) for card in floor], lies), self._stock(view)]
        if t.aside_size:
            burnt = int(t.aside[0])
            lies = message("fishing-aside", card=deck.noun(burnt))
            zones.append(self._row("aside", message("fishing-zone-aside"), [deck.code(burnt)], lies))
        return zones

    def _row(self, name: str, title: str, codes: list[str], says: str) -> Facts:
        return {"name": name, "title": title, "kind": "row", "count": len(codes), "cards": codes, "under": 0, "says": says}

    def in_stock(self, view: View) -> int:
        """How many cards are still to be dealt, with a bottom card that the dealer has seen."""
        return super().in_stock(view) + int(view.record.bottom_size)

    def seen_at_bottom(self, view: View) -> list[int]:
        """The buried cards, and above them for the dealer who has seen it the bottom card of the pack."""
        t = view.record
        left_over = int(t.bottom_dealt[0]) if t.bottom_holder == 0 else NO_CARD
        return super().seen_at_bottom(view) + [card for card in (int(t.bottom[0]), left_over) if card != NO_CARD]

    def hands(self, view: View) -> list[Facts]:
        """For each seat `hand` and `known`; the dealer knows of a bottom card that he has seen in another hand."""
        t, hands = view.record, super().hands(view)
        card, holder = int(t.bottom_dealt[0]), int(t.bottom_holder) - 1
        if card != NO_CARD and holder not in (NOBODY, view.seat):
            hands[holder]["known"].append(view.game.rules.deck(view.house).code(card))
        return hands

    def moves(self, view: View, moves: list[int]) -> list[Facts]:
        """What may be played: each card that lies, and each way to take of the others; where these are very many, one move for all."""
        t, house = view.record, view.house
        rows = []
        for move in moves:
            if number_of_ways(t, house, move) > MOST_LISTED:
                rows.append(self._choice(view, move, set()))
            else:
                rows += [self._turn(view, move, taken) for taken in ways_of(t, house, move)]
        return rows

    def turn(self, view: View, turn: Sequence[int]) -> Facts:
        """A card with all that it takes, as `moves` tells one that it lists."""
        return self._turn(view, turn[0], taken_by(view.record, view.house, turn))

    def chosen(self, view: View, text: str) -> Facts:
        """How it stands with a card for which some floor cards have been chosen, as one move; ValueError where it cannot take them."""
        game, house = view.game, view.house
        card, picks = FloorTurns(game.rules.deck).picked(house, text)
        code = int(machine_at_hand(game).refusal(view.tables, 0, house, card))
        if code != LEGAL:
            raise ValueError(game.sentence(house, code, card, view.record))
        return self._choice(view, card, picks)

    def _choice(self, view: View, card: int, picks: set[int]) -> Facts:
        """One move for all ways that take the chosen cards; it is a part, unless what they have in common is a way."""
        t, house, turns = view.record, view.house, FloorTurns(view.game.rules.deck)
        deck, chosen, floor = turns.deck(house), turns.chosen(house, t, card, picks), self._floor(t)
        more = {"open": [deck.code(each) for each in chosen.open]}
        if chosen.is_way:
            return self._turn(view, card, chosen.taken) | more
        return more | {
            "move": turns.part(house, card, chosen.taken),
            "card": deck.code(card),
            "says": message("fishing-move-takes-chosen"),
            "takes": 1 + most_taken(t, house, card),
            "bonus": bonus_of(view, card, floor) if is_way(t, house, card, floor) else 0,
            "taken": [deck.code(each) for each in chosen.taken],
            "part": True,
        }

    def _turn(self, view: View, move: int, taken: list[int]) -> Facts:
        house, deck = view.house, view.game.rules.deck(view.house)
        move_facts: Facts = {
            "move": FloorTurns(view.game.rules.deck).text(house, move, taken),
            "card": deck.code(move & (LIES - 1)),
            "says": message("fishing-move-lies-on-floor") if move >= LIES else message("fishing-move-to-floor"),
            "takes": 0,
            "bonus": 0,
            "taken": [],
        }
        if taken:
            bonus = bonus_of(view, move, taken)
            says = self._takes(view, taken, bonus)
            move_facts |= {"takes": len(taken) + 1, "bonus": bonus, "taken": [deck.code(card) for card in taken], "says": says}
        return move_facts

    def _takes(self, view: View, taken: list[int], bonus: int) -> str:
        count = len(taken)
        if count == view.record.floor_size and count > 2:
            if bonus:
                return message("fishing-move-takes-floor-special", count=count, capture=self.bonus, points=bonus)
            return message("fishing-move-takes-floor", count=count)
        cards = self._nouns(view, taken)
        if bonus:
            return message("fishing-move-takes-cards-special", cards=cards, capture=self.bonus, points=bonus)
        return message("fishing-move-takes-cards", cards=cards)

    @staticmethod
    def _floor(t: FloorRecord) -> list[int]:
        return [int(card) for card in t.floor[: t.floor_size]]

    # -- the words

    def helps(self, view: View, moves: Sequence[Facts]) -> list[Facts]:
        """The numbers on the cards, a card that takes in several ways, and the last cards of the deal."""
        return [each.facts for each in helps(view, moves, self.bonus)]

    def seen(self, view: View) -> list[int]:
        """The cards of the hand, of the captures, of the floor and beside it."""
        return seen_cards(view)

    def why(self, view: View, turn: Sequence[int]) -> list[Reason]:
        """What the card takes, or how many like it are still out."""
        if view.record.playing_size:
            # The card lies already, and its reason was told with it.
            return []
        move, taken = turn[0], taken_by(view.record, view.house, turn)
        bonus = bonus_of(view, move, taken) if taken else 0
        return reasons(view, move, taken, self.points, self.bonus, bonus)[:MOST_REASONS]

    def demands(self, view: View, turn: Sequence[int]) -> dict[str, int]:
        """The cards that a turn takes by their sum."""
        card, taken = turn[0] & (LIES - 1), taken_by(view.record, view.house, turn)
        by_sum = bool(taken) and power(view.record, view.house, card) == SUMS
        return {"sum": sum(rank(each) != rank(card) for each in taken) if by_sum else 0}

    def dealt(self, view: View, names: list[str]) -> Facts:
        """What lies open after the deal."""
        t, deck = view.record, view.game.rules.deck(view.house)
        back = [card for card in deck.cards if t.shuffled_in and sweeps(view.house, card) and int(t.shuffled_in) & special_bit(card)]
        has_seen = t.bottom_size and view.seat >= 0 and t.bottom_seen[view.seat]
        says = paragraph(
            message("fishing-on-the-floor", count=int(t.floor_size), cards=self._nouns(view, self._floor(t))),
            self._at_the_bottom(view),
            message("fishing-back-into-the-stock", cards=self._nouns(view, back)) if back else "",
            message("fishing-you-saw-the-bottom", card=deck.noun(int(t.bottom[0]))) if has_seen else "",
        )
        return {"says": says}

    def turn_news(self, before: View, after: View, seat: int, turn: Sequence[int], names: list[str]) -> Facts:
        """The facts of a turn and its sentence, with all that followed of itself."""
        was, now = before.record, after.record
        house, deck = after.house, after.game.rules.deck(after.house)
        card = turn[0] & (LIES - 1)
        ends = [end for end in range(int(was.laid_size), int(now.laid_size)) if now.took[end]]
        taken = [int(each) for each in now.laid[was.laid_size : ends[0]]] if card == turn[0] and takes(was, house, card) else []
        over = bool(now.phase != PLAY)
        swept = len(ends) > bool(taken)
        left = int(now.laid_size) - int(was.laid_size) - (len(taken) + 1 if taken else 0)
        batch = int(now.in_hands) >= int(was.in_hands)
        facts: Facts = {
            "seat": seat,
            "move": FloorTurns(after.game.rules.deck).write(house, was, turn),
            "card": deck.code(card),
            "takes": len(taken) + 1 if taken else 0,
            "taken": [deck.code(there) for there in taken],
            "by": seat if taken else None,
            "bonus": int(now.bonus_at[ends[0]]) if taken else 0,
            "batch": batch,
            "sweep": {"seat": int(now.took[ends[-1]]) - 1, "cards": left} if swept else None,
            "deal_over": over,
        }
        says = paragraph(
            self._played(after, seat, turn[0], taken, facts, names),
            self._left_over(after, self._dealt_last(was, now)) if over else "",
            self._swept(after, facts, names),
            self._dealt_on(now) if batch else "",
        )
        return facts | {"says": says}

    def _dealt_last(self, was: FloorRecord, now: FloorRecord) -> list[int]:
        """The cards that could not be dealt evenly and came to the floor at the end."""
        number = int(was.stock_size) + int(was.bottom_size)
        ending = [int(card) for card in now.laid[: now.laid_size]] + [int(card) for card in now.floor[: now.floor_size]]
        return ending[len(ending) - number :] if number else []

    def _played(self, view: View, seat: int, move: int, taken: list[int], facts: Facts, names: list[str]) -> str:
        person, name, card = who(view, seat), names[seat], view.game.rules.deck(view.house).noun(move & (LIES - 1))
        points = facts["bonus"]
        if move >= LIES:
            return message("fishing-laid-and-took-nothing", who=person, name=name, card=card)
        if not taken:
            if view.record.aside_size and int(view.record.aside[0]) == move:
                return message("fishing-burnt", who=person, name=name, card=card)
            return message("fishing-played", who=person, name=name, card=card)
        cards = self._nouns(view, taken)
        if points:
            return message("fishing-took-cards-special", who=person, name=name, cards=cards, card=card, capture=self.bonus, points=points)
        return message("fishing-took-cards", who=person, name=name, cards=cards, card=card)


def bonus_of(view: View, card: int, taken: list[int]) -> int:
    """The bonus that a card scores when it takes these floor cards, by the game's own rule on a copy of the view."""
    t = view.record.copy()
    play_from_hand(t, t.turn, card)
    t.playing[0] = card
    for index in range(t.floor_size):
        t.choice[index] = TAKEN if int(t.floor[index]) in taken else LEFT
    return int(clearing_bonus(t, view.house))
