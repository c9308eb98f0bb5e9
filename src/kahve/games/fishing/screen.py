"""The words and the picture that the pile games and the floor games share, made from views alone.

A view holds nothing that its seat may not know, so neither does anything here. A table may show less than a seat could remember (`show`).
That is a handicap of memory, not a secret.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from operator import itemgetter
from typing import Any, ClassVar, Literal

from ...cards.arrays import Array
from ...cards.deck import HIDDEN_CODE
from ...cards.faces import NO_CARD
from ...cards.hands import PLACES
from ...cards.pictures import FRENCH
from ...engine.game import Facts, Feat, Game
from ...engine.machine import machine_at_hand
from ...engine.match_record import LEGAL, PLAY
from ...engine.record import NOBODY, Records
from ...engine.view import View
from ...engine.zones import Lies, Shown
from ...language import Noun, language, later, message, paragraph
from ..hinting import Clause, Course, Mention, Reason, mentions
from ..saying import nouns, who
from .hinting import clause_reason, happenings
from .house import FishingHouse
from .record import FishingRecord
from .rules import LIES
from .values import FOUR_ACES_FOUR_JACKS

TITLES = {
    "cards": later("fishing-item-cards"),
    "card_points": later("fishing-item-card-points"),
    "most_cards": later("fishing-item-most-cards"),
    "most_clubs": later("fishing-item-most-clubs"),
    "clubs": later("fishing-item-clubs"),
    "total": later("fishing-item-total"),
}
"""The items of the score sheet but `bonus`, which each game calls otherwise."""

Trick = tuple[int, list[str], int]
"""What was taken: the seat, the cards as far as the view has them, the bonus."""


@dataclass(frozen=True)
class FishingScreen:
    """What the screens of all fishing games say and show.

    - bonus: what the game calls its special capture, a noun; one that is in no catalogue may be a text.
    - points: what each card counts, a row for each value of `card_points`.
    """

    bonus: Noun | str
    points: Array = field(default_factory=lambda: FOUR_ACES_FOUR_JACKS)
    lies: ClassVar[Mapping[str, Lies]] = {"stock": Lies(Shown.BOTTOM, ("stock",)), "taken": Lies(Shown.AMONG, ("laid",))}
    tallies: ClassVar[Literal["captures"]] = "captures"

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

        >>> from kahve.language import noun
        >>> screen = FishingScreen(noun("fishing-capture", "dry-trick"))
        >>> screen.title("bonus"), screen.title("most_cards")
        ('Dry trick', 'Most cards')
        """
        if item == "bonus":
            return message("fishing-item-bonus", capture=self.bonus)
        return str(TITLES[item]) if item in TITLES else item.replace("_", " ").capitalize()

    def shows(self, house: FishingHouse, item: str) -> bool:
        """Yes: a fishing game shows every item."""
        return True

    def your_turn(self, view: View) -> str:
        """The seat to move reads that it should play a card."""
        return message("fishing-your-turn")

    def turn_of(self, view: View, name: str) -> str:
        """The others read that it is to play."""
        return message("fishing-turn-of", name=name)

    def more(self, view: View, moves: list[int]) -> Facts:
        """Nothing: the scenes of fishing games have no keys of their own."""
        return {}

    def hands(self, view: View) -> list[Facts]:
        """For each seat `hand`, its own in cards and the others' face down, and `known`, the cards that all know to be there."""
        t, codes = view.record, view.game.rules.deck(view.house).codes
        rows = zip(t.hand.tolist(), t.hand_size.tolist(), t.known.tolist(), range(view.house.seats), strict=False)
        return [
            {
                "hand": [codes[card] for card in in_hand(hand)] if seat == view.seat else [HIDDEN_CODE] * size,
                "known": [codes[card] for card in in_hand(known)] if known else [],
            }
            for hand, size, known, seat in rows
        ]

    def sides(self, view: View, show: Mapping[str, Any]) -> list[Facts]:
        """What each side has taken in this deal, as far as this seat may know and this table shows it."""
        seat = view.seat if show["captured"] == "own" else NOBODY
        return _taken(language(), view.game, view.house, what_counts(view), bool(show["counts"]), show["captured"], seat)

    def turn(self, view: View, turn: Sequence[int]) -> Facts | None:
        """Nothing: the moves of a pile game are listed."""
        return None

    def chosen(self, view: View, text: str) -> Facts | None:
        """Nothing: a card of a pile game has no choice."""
        return None

    def refusals(self, view: View, moves: list[int]) -> dict[str, str]:
        """For each card of the hand that may not be played now, the sentence that says why."""
        game, house = view.game, view.house
        playable = {move & (LIES - 1) for move in moves}
        sentences = {}
        for card in set(in_hand(int(view.record.hand[view.seat]))) - playable:
            code = int(machine_at_hand(game).refusal(view.tables, 0, house, card))
            if code != LEGAL:
                sentences[game.rules.deck(house).code(card)] = game.sentence(house, code, card, view.record)
        return dict(sorted(sentences.items()))

    def turn_news(self, before: View, after: View, seat: int, turn: Sequence[int], names: list[str]) -> Facts:
        """The facts of a turn and its sentence; each family has its own."""
        raise NotImplementedError

    def so_far(self, view: View) -> list[int]:
        """What each side has taken, without the points for most of something: those come at the end."""
        return [points for _, points in counted(view)]

    def feat(self, before: View, after: View, seat: int, turn: Sequence[int], names: list[str]) -> Feat | None:
        """A capture: the best has most points, or else most cards."""
        facts = self.turn_news(before, after, seat, turn, names)
        if not facts["takes"]:
            return None
        deck = after.game.rules.deck(after.house)
        cards = [*facts["taken"], facts["card"]]
        values = self.points[after.house.card_points]
        points = facts["bonus"] + sum(int(values[deck.read(code)]) for code in cards if code != HIDDEN_CODE)
        took = message(
            "fishing-took-pile", who=who(after, seat), name=names[seat], count=facts["takes"], card=deck.noun(deck.read(facts["card"]))
        )
        says = paragraph(took, message("fishing-best-points", points=points) if points else "")
        return Feat((points, facts["takes"]), message("fishing-best-title"), says, cards)

    def tallied(self, before: View, after: View) -> tuple[int, int] | None:
        """The side of the latest capture with a bonus, and how many it has made in this deal."""
        sides = int(after.game.rules.sides(after.house))
        takers = [seat % sides for seat, _, bonus in self.tricks(after) if bonus]
        return (takers[-1], takers.count(takers[-1])) if takers else None

    def happenings(self, view: View, course: Course) -> dict[str, int]:
        """What was taken before the seat's next turn, and in it."""
        return happenings(view, course)

    def seen(self, view: View) -> list[int]:
        """The cards that the view's seat has seen in this deal, its hand among them; each family has its own."""
        raise NotImplementedError

    def clause(self, view: View, clause: Clause, other: Mention | None, names: Sequence[str]) -> Reason | None:
        """What is taken after one card, and after another."""
        return clause_reason(view, clause, other, self.seen(view), self.bonus, names)

    def named_by(self, view: View, turn: Sequence[int]) -> Mention | None:
        """The card that is played."""
        return mentions(view.game.rules.deck(view.house), [turn[0] & (LIES - 1)], "other")[0]

    def _left_over(self, view: View, cards_left: list[int]) -> str:
        if not cards_left:
            return ""
        return message("fishing-left-over", cards=self._nouns(view, cards_left), count=len(cards_left))

    def _swept(self, view: View, facts: Facts, names: list[str]) -> str:
        if facts["sweep"] is None:
            return ""
        number, seat = facts["sweep"]["cards"], facts["sweep"]["seat"]
        return message("fishing-swept", who=who(view, seat), name=names[seat], count=number)

    def _dealt_on(self, now: FishingRecord) -> str:
        """That cards were dealt in the middle of the deal."""
        return message("fishing-last-cards-dealt") if now.last_batch else message("fishing-new-cards-dealt")

    def _nouns(self, view: View, shown: Iterable[int]) -> tuple[Noun | str, ...]:
        return nouns(view.game.rules.deck(view.house), shown)

    def _stock(self, view: View) -> Facts:
        return _stock_zone(language(), view.game, view.house, self.in_stock(view), tuple(self.seen_at_bottom(view)))

    def in_stock(self, view: View) -> int:
        """How many cards are still to be dealt."""
        return int(view.record.stock_size)

    def seen_at_bottom(self, view: View) -> list[int]:
        """The cards at the bottom of the stock that the view's seat has seen, the lowest first."""
        t = view.record
        return [int(card) for card in t.stock[: t.stock_shown]] if t.stock_shown else []

    def _at_the_bottom(self, view: View) -> str:
        """What lies open at the bottom of the stock after the deal."""
        shown = view.record.stock[: view.record.stock_shown]
        return message("fishing-at-the-bottom", cards=self._nouns(view, shown), count=len(shown)) if len(shown) else ""


@lru_cache(maxsize=64)
def _stock_zone(spoken: str, game: Game, house: FishingHouse, number: int, bottom: tuple[int, ...]) -> Facts:
    """The zone of the stock, the same object for all who see it alike. spoken: the language of the context."""
    deck = game.rules.deck(house)
    if bottom:
        says = message("fishing-stock-with-bottom", count=number, bottom=nouns(deck, bottom))
    else:
        says = message("fishing-stock", count=number)
    shown = [deck.code(card) for card in bottom]
    return {"name": "stock", "title": message("fishing-zone-stock"), "kind": "stock", "count": number, "cards": shown, "says": says}


def counted(view: View) -> Sequence[tuple[int, int]]:
    """For each side the cards and points it has taken so far in this deal, as far as the view's seat has seen them.

    The game counts what lies in the view. Cards that the seat has not seen are not cards there and count nothing.
    Points for most of something come at the end of the deal and are left out before.
    """
    return _counted(view.game, view.house, what_counts(view))


_COUNTS_NOTHING = (
    "turn",
    "in_hands",
    "last_batch",
    "stock_size",
    "stock_shown",
    "known",
    "ruled_out",
    "hand_size",
    "known_size",
    "hand",
    "stock",
)
"""The fields that no count reads."""


def what_counts(view: View) -> bytes:
    """What counts of the record of a view, for `_record_of`.

    While a deal is played that leaves out hands, stock, and what lies since the latest capture. So it stays the same until something is
    taken, and it is one for all seats that have seen the same cards.
    """
    table = view.tables.memory
    if view.record.phase != PLAY:
        return table.tobytes()
    took = view.game.rules.layout["took"]
    end = len(table[took.offset : took.offset + took.bytes].tobytes().rstrip(b"\0"))
    return b"".join(_counting(view.game, end)(table))


@lru_cache(maxsize=512)
def _counting(game: Game, end: int) -> Callable[[memoryview], tuple[memoryview, ...]]:
    """Cuts what counts out of a record in which the latest capture ends at this place."""
    counting_places, along = _places(game)
    return itemgetter(*counting_places, *(slice(start, start + end) for start in along))


def _record_of(game: Game, counting: bytes) -> Records:
    """A record in which nothing is but what counts."""
    layout = game.rules.layout
    if len(counting) == layout.size:
        return Records(layout, bytearray(counting))
    tables, (counting_places, along) = layout.new(), _places(game)
    start = 0
    for place in counting_places:
        size = place.stop - place.start
        tables.memory[place] = counting[start : start + size]
        start += size
    end = (len(counting) - start) // len(along)
    for number, first in enumerate(along):
        tables.memory[first : first + end] = counting[start + number * end : start + (number + 1) * end]
    tables[0].laid_size = end
    return tables


@cache
def _places(game: Game) -> tuple[tuple[slice, ...], tuple[int, ...]]:
    """Where in a record the fields lie that count, and `laid` with all that speaks of its cards.

    What does not count is left out, and so is `laid_size`.
    """
    parts = game.rules.layout.fields
    along = [part for part in parts if part.name == "laid" or part.along == "laid"]
    left_out = {*_COUNTS_NOTHING, "laid_size", *(part.name for part in along)}
    counting_places: list[slice] = []
    for part in parts:
        if part.name not in left_out:
            begins = counting_places.pop().start if counting_places and counting_places[-1].stop == part.offset else part.offset
            counting_places.append(slice(begins, part.offset + part.bytes))
    return tuple(counting_places), tuple(field.offset for field in along)


@lru_cache(maxsize=512)
def _counted(game: Game, house: FishingHouse, table: bytes) -> Sequence[tuple[int, int]]:
    tables = _record_of(game, table)
    t: Any = tables[0]
    sides, items = int(game.rules.sides(house)), game.rules.items
    late = [index for index, item in enumerate(items) if item.startswith("most_")]
    if t.phase == PLAY:
        t.stock_size = 0  # what is still to come belongs to nobody yet
        machine = machine_at_hand(game)
        if not machine.compiled:
            # Element by element a list is read several times as fast as an array.
            t.laid, t.took, t.bonus_at = t.laid.tolist(), t.took.tolist(), t.bonus_at.tolist()
        machine.count(tables, 0, house)
    elif not t.laid_size:
        return [(0, 0)] * sides
    else:
        late = []
    total, number = items.index("total"), items.index("cards")
    rows = t.sheet.tolist()[:sides]
    return [(row[number], row[total] - sum(row[index] for index in late)) for row in rows]


@lru_cache(maxsize=512)
def _taken(spoken: str, game: Game, house: FishingHouse, table: bytes, counts: bool, captured: str, seat: int) -> list[Facts]:
    """What each side has taken, the same objects for whoever has seen the same: nobody writes into what comes from here.

    - spoken: the language of the context.
    - table: as of `what_counts`.
    - counts: whether cards and points are told.
    - captured: of which sides the cards are told.
    - seat: whose own side that is.
    """
    sides, screen = int(game.rules.sides(house)), game.screen
    assert isinstance(screen, FishingScreen)
    own = seat % sides if seat >= 0 else -1
    shown = {"none": (), "own": (own,), "all": tuple(range(sides))}[captured]
    bonus_title = screen.title("bonus")
    counted_so_far = _counted(game, house, table) if counts else [(None, None)] * sides
    side_facts: list[Facts] = [
        {"cards": number, "points": points, "marks": [], "taken": [] if side in shown else None}
        for side, (number, points) in enumerate(counted_so_far)
    ]
    for seat, codes, bonus in screen.tricks(View(game, house, NOBODY, _record_of(game, table))):
        side = side_facts[seat % sides]
        if bonus:
            side["marks"].append({"title": bonus_title, "points": bonus, "card": codes[-1]})
        if side["taken"] is not None:
            side["taken"] += codes
    return side_facts


def in_hand(hand: int) -> list[int]:
    """The cards of a hand's 64-bit word, ascending."""
    return [card for card in hand.to_bytes(PLACES, "little") if card != NO_CARD]
