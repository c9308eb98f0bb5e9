"""The screen of a game that brings none: places and cards, derived from the fields of its record, and moves by their own texts.

>>> from kahve.engine.record import DECK, SEATS, SIDES, Cards, Hands, owner, public, record, secret
>>> @record(SEATS=2, SIDES=2, DECK=52)
... class Toy:
...     trick: Cards = public(2, size="trick_size")
...     trick_size: int = public()
...     stock: Cards = secret(DECK, size="stock_size")
...     stock_size: int = public()
>>> [PlainScreen().kind(field) for field in Toy.layout.zones]
['row', 'stock']
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from ..cards.deck import HIDDEN_CODE, CardError, Deck
from ..cards.pictures import FRENCH
from ..language import Sentence, message, paragraph
from .match_record import LEGAL, PLAY
from .record import SIDES, Audience, Field, Layout

View = Any
"""A `kahve.engine.view.View`. A view knows its game, which has this screen, so this file cannot import it."""
Facts = dict[str, Any]

ROW, STACK, STOCK, TAKEN, HIDDEN = "row", "stack", "stock", "taken", "hidden"
"""How the cards of a zone lie: side by side, one on another, face down with their number, before those who won them, or not shown."""
SMALL = 12
"""The most places of a zone whose cards lie side by side unless the game says how they lie."""
MOST_TURNS = 200
"""The number of turns that are listed at most, in a game whose turns are several moves."""


@dataclass(frozen=True)
class PlainScreen:
    """The picture and the words of any game.

    - kinds: how the cards of a field lie, as `row`, `stack`, `stock`, `taken` or `hidden`, where the declaration does not tell it.
    - titles: what people call a field with cards, or an item of the score sheet.
    """

    kinds: Mapping[str, str] = field(default_factory=dict)
    titles: Mapping[str, Sentence | str] = field(default_factory=dict)

    # -- the places

    def kind(self, zone: Field) -> str:
        """How the cards of a field lie, by what was said of it, or else by its audience and its size."""
        if zone.name in self.kinds:
            return self.kinds[zone.name]
        if zone.audience is Audience.SECRET:
            return STOCK
        if zone.is_tally or zone.places <= SMALL:
            return ROW
        return TAKEN if _has_rows(zone) else STACK

    def title(self, item: str) -> str:
        """An item of the score sheet as people read it.

        >>> PlainScreen().title("most_cards"), PlainScreen(titles={"lone": "Lone cards"}).title("lone")
        ('Most cards', 'Lone cards')
        """
        return str(self.titles[item]) if item in self.titles else message("plain-item", item=item, title=_read(item))

    def shows(self, house: Any, item: str) -> bool:
        """Yes: nothing says that an item does not count by some house rules."""
        return True

    def faces(self, house: Any) -> tuple[str, Mapping[str, str]]:
        """The French deck; a card that it does not have is drawn by its code."""
        return FRENCH, {}

    def hands(self, view: View) -> list[Facts]:
        """For each seat `hand`, as far as the view's seat sees it, and `known`, the cards of it that all know to be there."""
        zone = _hand_of(view.game.rules.layout)
        rows = view.cards[zone.name] if zone is not None else [[]] * int(view.house.seats)
        is_open = zone is not None and zone.audience is Audience.PUBLIC
        return [
            {"hand": list(codes), "known": []}
            if is_open or seat == view.seat
            else {"hand": [HIDDEN_CODE] * len(codes), "known": _seen(codes)}
            for seat, codes in enumerate(rows)
        ]

    def zones(self, view: View, show: Mapping[str, Any]) -> list[Facts]:
        """What lies on the table, in the order of the record: what may be known of it is shown, whatever the table leaves out elsewhere."""
        lying = [place for place in self._lying(view) if self.kind(place[0]) not in (TAKEN, HIDDEN)]
        rows = sum(self.kind(zone) == ROW for zone, _, _ in lying)
        # One row beside a stock lies as a floor does, and fills the table.
        alone = rows == 1 and all(self.kind(zone) != STACK for zone, _, _ in lying)
        kinds = {STACK: STACK, STOCK: STOCK, ROW: ROW if alone else "place"}
        return [self._zone(view, place, kinds[self.kind(place[0])]) for place in lying]

    def _zone(self, view: View, place: tuple[Field, Facts, list[str]], kind: str) -> Facts:
        (zone, whose, codes), deck = place, view.game.rules.deck(view.house)
        seen = _seen(codes)
        nouns = tuple(deck.noun(deck.read(code)) for code in seen)
        if self.kind(zone) == STACK and codes and codes[-1] != HIDDEN_CODE:
            says = message("plain-stack", count=len(codes), card=nouns[-1])
        elif not seen:
            says = message("plain-face-down", count=len(codes))
        elif len(seen) < len(codes):
            says = message("plain-partly-seen", count=len(codes), cards=nouns)
        else:
            says = message("plain-row", count=len(codes), cards=nouns)
        title = str(self.titles[zone.name]) if zone.name in self.titles else message("plain-zone", zone=zone.name, title=_read(zone.name))
        shown = seen if kind == STOCK else codes
        name = "_".join([zone.name, *map(str, whose.values())])
        return {"name": name, "title": title, "kind": kind, "count": len(codes), "cards": shown, "under": 0, "says": says} | whose

    def sides(self, view: View, show: Mapping[str, Any]) -> list[Facts]:
        """What each side has won in this deal; nothing counts before its end."""
        won = self._won(view)
        return [
            {"cards": None if codes is None else len(codes), "points": None, "marks": [], "taken": codes and _seen(codes)} for codes in won
        ]

    def _won(self, view: View) -> list[list[str] | None]:
        """For each side the cards that lie before it; None for each in a game in which none are won."""
        sides = int(view.game.rules.sides(view.house))
        won: list[list[str]] = [[] for _ in range(sides)]
        taken = [(whose, codes) for zone, whose, codes in self._lying(view) if self.kind(zone) == TAKEN]
        for whose, codes in taken:
            won[whose.get("side", whose.get("seat", 0) % sides)] += codes
        return [codes if taken else None for codes in won]

    def _lying(self, view: View) -> Iterator[tuple[Field, Facts, list[str]]]:
        """Each place but the hands: its field, the seat or side whose it is, and its cards."""
        layout, cards = view.game.rules.layout, view.cards
        for zone in layout.zones:
            if not _has_rows(zone):
                yield zone, {}, cards[zone.name]
            elif zone is not _hand_of(layout):
                owner = "side" if zone.audience is Audience.SIDE or str(zone.lengths[0]) == SIDES else "seat"
                yield from ((zone, {owner: number}, codes) for number, codes in enumerate(cards[zone.name]))

    # -- the moves

    def moves(self, view: View, moves: list[int]) -> list[Facts]:
        """The legal moves by their texts; in a game whose turns are several moves the whole turns."""
        game, house = view.game, view.house
        if game.words.turns is None or game.turns.pending(view.record):
            return [self._move(view, game.words.write_move(house, move), move) for move in moves]
        texts = islice(game.turns.every(house, view.record), MOST_TURNS)
        return [self._turn(view, text, game.turns.read(house, view.record, text)) for text in texts]

    def turn(self, view: View, turn: Sequence[int]) -> Facts | None:
        """A turn of several moves as one; None for a turn of one move."""
        return self._turn(view, view.write(turn), turn) if len(turn) > 1 else None

    def _turn(self, view: View, text: str, turn: Sequence[int]) -> Facts:
        return self._move(view, text, turn[0]) | ({"says": text} if len(turn) > 1 else {})

    def _move(self, view: View, text: str, move: int) -> Facts:
        deck = view.game.rules.deck(view.house)
        card, name = _card_of(deck, text), view.game.words.name_move(view.house, move)
        is_plain = card is not None and str(name) in (card, deck.name(deck.read(card)))
        return {"move": text, "card": card, "says": message("plain-is-played") if is_plain and text == card else text if is_plain else name}

    def chosen(self, view: View, text: str) -> Facts | None:
        """Nothing: what a card takes is not chosen by tapping."""
        return None

    def refusals(self, view: View, moves: list[int]) -> dict[str, str]:
        """For each card of the hand that no move plays the sentence that says why, where its code is a move."""
        game, house = view.game, view.house
        playable = {row["card"] for row in self.moves(view, moves)}
        sentences = {}
        for card in sorted(set(self.hands(view)[view.seat]["hand"]) - playable):
            try:
                move = game.words.read_move(house, card)
            except (CardError, ValueError):
                continue
            code = int(game.rules.objection(view.record, house, move))
            if code != LEGAL:
                sentences[card] = game.sentence(house, code, move, view.record)
        return sentences

    # -- the words

    def your_turn(self, view: View) -> str:
        """The seat to move reads that it is to move."""
        return message("plain-your-turn")

    def turn_of(self, view: View, name: str) -> str:
        """The others read who is to move."""
        return message("plain-turn-of", name=name)

    def more(self, view: View, moves: list[int]) -> Facts:
        """Nothing: what a plain scene has, every scene has."""
        return {}

    def helps(self, view: View, moves: Sequence[Facts]) -> list[Facts]:
        """Nothing: the rulebook explains the game."""
        return []

    def why(self, view: View, turn: Sequence[int]) -> list[Any]:
        """Nothing: what speaks for a move is known by its worth alone."""
        return []

    def happenings(self, view: View, course: Any) -> dict[str, int]:
        """Nothing: no events are known by name."""
        return {}

    def clause(self, view: View, clause: Any, other: Any, names: Sequence[str]) -> Any:
        """Nothing, as nothing is known to happen."""
        return None

    def named_by(self, view: View, turn: Sequence[int]) -> Any:
        """Nothing: turns are told apart by their texts."""
        return None

    def dealt(self, view: View, names: list[str]) -> Facts:
        """How many cards each hand has, where all have as many."""
        sizes = {len(hand["hand"]) for hand in self.hands(view)} - {0}
        return {"says": message("plain-dealt", count=sizes.pop()) if len(sizes) == 1 else ""}

    def turn_news(self, before: View, after: View, seat: int, turn: Sequence[int], names: list[str]) -> Facts:
        """The facts of a turn and its sentence, with what can be seen to have followed: cards won, and cards drawn."""
        deck = after.game.rules.deck(after.house)
        text = after.game.turns.write(after.house, before.record, turn)
        if after.seat != seat:
            text = self._without_hidden(before, after, text)
        card = _card_of(deck, text)
        takes, side = self._gain(before, after)
        sides = int(after.game.rules.sides(after.house))
        by = next(each for each in (seat, int(after.record.turn), side) if each % sides == side) if takes else None
        drawn = self._drawn(before, after, seat if card else None)
        batch = bool(drawn) and all(drawn)
        played = message("plain-played", who=_who(after, seat), name=names[seat], card=deck.noun(deck.read(card))) if card == text else ""
        says = paragraph(
            played or message("plain-moved", who=_who(after, seat), name=names[seat], move=text),
            message("plain-took", who=_who(after, by), name=names[by], count=takes) if by is not None else "",
            message("plain-new-cards") if batch else "",
            *(
                message("plain-drew", who=_who(after, each), name=names[each], count=count)
                for each, count in enumerate(drawn)
                if count and not batch
            ),
        )
        gone = self._open(before) - self._open(after)
        return {
            "seat": seat,
            "move": text,
            "card": card,
            "takes": takes,
            "taken": sorted(gone.elements()) if takes else [],
            "by": by,
            "bonus": 0,
            "batch": batch,
            "sweep": None,
            "deal_over": bool(after.record.phase != PLAY),
            "says": says,
        }

    def _without_hidden(self, before: View, after: View, text: str) -> str:
        """The text of a turn without the cards that neither came in sight of the view's seat nor went out of it."""
        was, now = self._in_sight(before), self._in_sight(after)
        codes = after.game.rules.deck(after.house).codes.values()
        pattern = "|".join(re.escape(code) for code in sorted(codes, key=len, reverse=True))
        return re.sub(rf"(?<!\w)(?:{pattern})(?!\w)", lambda code: code[0] if was[code[0]] != now[code[0]] else HIDDEN_CODE, text)

    def _in_sight(self, view: View) -> Counter[str]:
        """All cards that the view's seat sees, but for its own hand."""
        hands = (hand["hand"] for seat, hand in enumerate(self.hands(view)) if seat != view.seat)
        places = (codes for _, _, codes in self._lying(view))
        return Counter(code for codes in (*hands, *places) for code in _seen(codes))

    def _gain(self, before: View, after: View) -> tuple[int, int]:
        """The most cards that a side won, and that side."""
        gains = [len(now or ()) - len(was or ()) for was, now in zip(self._won(before), self._won(after), strict=True)]
        best = max(gains)
        return max(0, best), gains.index(best)

    def _drawn(self, before: View, after: View, player: int | None) -> list[int]:
        """The cards that came to each hand. player: the seat that played a card."""
        hands = zip(self.hands(before), self.hands(after), strict=True)
        return [max(0, len(now["hand"]) - len(was["hand"]) + (seat == player)) for seat, (was, now) in enumerate(hands)]

    def _open(self, view: View) -> Counter[str]:
        """The cards that are seen on the table."""
        return Counter(code for zone, _, codes in self._lying(view) if self.kind(zone) not in (TAKEN, STOCK) for code in _seen(codes))

    def so_far(self, view: View) -> list[int] | None:
        """Nothing: only the count at the end tells what a deal is worth."""
        return None

    def feat(self, before: View, after: View, seat: int, turn: Sequence[int], names: list[str]) -> Any:
        """Nothing: no turn is known to be greater than another."""
        return None


def _has_rows(zone: Field) -> bool:
    """Whether a zone has a row for each seat or side."""
    return zone.kind != "Cards" or len(zone.shape) == 2


def _hand_of(layout: Layout) -> Field | None:
    """The zone from which seats play: that of the name `hand`, or else the first that belongs to seats."""
    zones = [zone for zone in layout.zones if _has_rows(zone)]
    owned = [zone for zone in zones if zone.name == "hand"] or [zone for zone in zones if zone.audience is Audience.OWNER]
    return owned[0] if owned else None


def _seen(codes: Sequence[str]) -> list[str]:
    return [code for code in codes if code != HIDDEN_CODE]


def _card_of(deck: Deck, text: str) -> str | None:
    """The card with which the text of a move begins."""
    first = text.partition(" ")[0]
    return first if first in deck.codes.values() else None


def _read(name: str) -> str:
    """A name of the code as a title."""
    return name.replace("_", " ").capitalize()


def _who(view: View, seat: int) -> str:
    """How a sentence speaks of a seat to the view's seat."""
    return "you" if seat == view.seat else "other"


__all__ = ["PlainScreen"]
