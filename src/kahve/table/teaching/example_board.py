"""Draws a worked example of a rulebook as a small board: the cards before each play, and what the rules say of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from html import escape
from typing import Any

from ...engine.house import numbers_of
from ...engine.match_record import PLAY
from ...engine.record import NOBODY
from ...engine.table import Table
from ...engine.view import View
from ...games.examples import Example, Step
from ...language import Noun, message, noun
from .board_rows import card_drawn, figure, heaps, in_words, row


@dataclass(frozen=True)
class Place:
    """A place of the table in an example: its name, what it says, and its cards as they lie together.

    moved: the cards that the play takes or plays from there. piles: the closed piles of a side, in words.

    played: the card that comes to the table, empty where none is shown here.
    """

    title: str
    says: str
    groups: Sequence[Sequence[str]]
    moved: Counter[str] = field(default_factory=Counter)
    piles: tuple[str, ...] = ()
    played: str = ""


@dataclass(frozen=True)
class Frame:
    """A play of an example: what lies there before, empty where all lies as in the frame before, and what the play does.

    lead: what stands before the sentence: that it is another way, or that the rules do not allow it; then the sentence is the reason.

    count: the score sheet of a deal that is over, a row for each item and before them the names of the sides.
    """

    places: tuple[Place, ...]
    says: str = ""
    lead: str = ""
    count: tuple[tuple[str, ...], ...] = ()


def frames(example: Example) -> list[Frame]:
    """The plays of an example in the language of the context.

    An example that ends the deal with its only play is about the count: it shows what each side has won, and the score sheet.
    """
    steps, table = example.steps, example.table()
    seat = max(0, table.turn)
    hearer = seat if example.hand or {step.before.turn for step in steps} == {seat} else NOBODY
    if not steps:
        return [Frame(_places(table, seat, example.hand, None) + _won(table))]
    if len(steps) == 1 and steps[0].after and steps[0].after.record.phase != PLAY:
        after, won = steps[0].after, _won(steps[0].after)
        if won:
            return [Frame(won, count=_count(after, NOBODY))]
        return [Frame(_places(table, seat, example.hand, steps[0]), _says(steps[0], hearer), count=_count(after, hearer))]
    pictures: list[Frame] = []
    shown: tuple[Place, ...] = ()
    lying = ""
    for step in steps:
        places = _places(step.before, seat, example.hand, step)
        is_drawn = places == shown or (step.after is None and str(step.before) == lying)
        shown, lying = places, str(step.before)
        pictures.append(Frame(() if is_drawn else places, _says(step, hearer), _lead(step)))
    return pictures


def house_of(example: Example) -> list[str]:
    """The house rules of an example that differ from the book, but for how many play, in sentences."""
    return [
        message("people-example-house", rule=str(option.title), value=option.in_words(number))
        for option, number in numbers_of(example.table().house)
        if option.name != "seats" and number != option.number_for(option.default)
    ]


def example_board(example: Example) -> str:
    """An example as HTML: the places and the sentence of each play."""
    table, title = example.table(), message("people-example")
    screen = table.game.screen
    faces = screen.faces(table.house)[1]
    drawn = [f"<figcaption><b>{title}</b></figcaption>", *(f'<p class="rule-house">{escape(says)}</p>' for says in house_of(example))]
    for frame in frames(example):
        places = "".join(_drawn(table, place, faces) for place in frame.places)
        drawn.append(f'<div class="rule-step">{places}{_sentence(frame)}{_sheet(frame.count)}</div>')
    return figure(table.game.family, "".join(drawn))


def _drawn(table: Table, place: Place, faces: Mapping[str, str]) -> str:
    """A place as a row; the names of its piles are read out with its melds."""
    beside = "".join(f'<span class="rule-pile" aria-hidden="true">{escape(pile)}</span>' for pile in place.piles)
    if place.played:
        deck = table.game.rules.deck(table.house)
        says = message("people-card-played", card=deck.noun(deck.read(place.played)))
        played = card_drawn(place.played, faces, False)
        beside += f'<span class="rule-played" role="img" aria-label="{escape(says)}">{played}</span>'
    return row(place.title, place.says, place.groups, faces, place.moved, beside)


def _sentence(frame: Frame) -> str:
    """What a play does, or why it is not allowed."""
    lead = f"<b>{frame.lead}</b> " if frame.lead else ""
    return f'<p class="rule-says">{lead}{escape(frame.says)}</p>' if frame.says else ""


def _sheet(count: Sequence[Sequence[str]]) -> str:
    """A score sheet as a table."""
    if not count:
        return ""
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in count[0][1:])
    rows = "".join(
        f'<tr><th scope="row">{escape(item)}</th>{"".join(f"<td>{points}</td>" for points in numbers)}</tr>' for item, *numbers in count[1:]
    )
    return f'<table class="rule-count"><thead><tr><td></td>{head}</tr></thead><tbody>{rows}</tbody></table>'


def _says(step: Step, hearer: int) -> str:
    """What a play does as the rules tell it, or why they do not allow it."""
    return str(step.before.objection(step.move)) if step.after is None else str(_description(step, step.after, hearer)["says"])


def _lead(step: Step) -> str:
    """What stands before the sentence of a play."""
    if step.after is None:
        return message("people-not-allowed")
    return message("people-example-or") if step.is_again else ""


def _description(step: Step, after: Table, hearer: int) -> Mapping[str, Any]:
    """The news of a play of an example as a hearer is told it."""
    before, screen = step.before, step.before.game.screen
    return screen.turn_news(before.view(hearer), after.view(hearer), before.turn, before.read_turn(step.move), _names(before))


def _places(table: Table, seat: int, hand: bool, step: Step | None) -> tuple[Place, ...]:
    """The places of a table as a seat sees them, with the cards marked that the play moves.

    hand: whether the cards of the seat are shown.
    """
    screen, view = table.game.screen, table.view(seat)
    after = step.after if step else None
    later = {zone["name"]: zone for zone in _zones(after.view(seat))} if after and after.record.phase == PLAY else {}
    played = str(_description(step, after, seat)["card"] or "") if step and after else ""
    places: list[Place] = []
    for zone in _zones(view):
        moved = _gone(table, after, zone, later.get(zone["name"])) if after else Counter()
        piles = tuple(str(pile["says"]) for pile in zone.get("piles", ())) if zone.get("melds") else ()
        apart = "" if places or (hand and table.turn == seat) else played
        places.append(Place(zone["title"], zone["says"], heaps(zone), moved, piles, apart))
    if hand:
        before = screen.hands(view)[seat]["hand"]
        afterwards = screen.hands(after.view(seat))[seat]["hand"] if after else before
        places.append(Place(message("people-your-hand"), in_words(table, before), [before], Counter(before) - Counter(afterwards)))
    return tuple(places)


def _names(table: Table) -> list[str]:
    """What those who play in an example are called."""
    return [message("people-player", number=str(seat + 1)) for seat in range(table.seats)]


def _sides(table: Table, hearer: int) -> list[str]:
    """The same for the sides, as the hearer says it."""
    names: list[str | Noun] = [*_names(table)]
    if hearer != NOBODY:
        names[hearer] = noun("table-member", "you")
    return [message("table-side", members=tuple(names[side :: table.sides])) for side in range(table.sides)]


def _won(table: Table) -> tuple[Place, ...]:
    """The cards of value that each side has won so far in a fishing game; none before and in other games."""
    screen, deck = table.game.screen, table.game.rules.deck(table.house)
    points = getattr(screen, "points", None)
    if points is None:
        return ()
    worth = points[table.house.card_points]
    sides = screen.sides(table.view(0), {"pile": "full", "captured": "all", "counts": True})
    cards = [[card for card in side["taken"] if worth[deck.read(card)]] for side in sides]
    names = _sides(table, NOBODY)
    return tuple(Place(name, in_words(table, won), [won]) for name, won in zip(names, cards, strict=True) if won)


def _count(table: Table, hearer: int) -> tuple[tuple[str, ...], ...]:
    """The score sheet of the deal that is over: the names of the sides, then a row for each item."""
    sheet, screen = table.sheet, table.game.screen
    assert sheet is not None
    items = [item for item in next(iter(sheet.values())) if screen.shows(table.house, item)]
    rows = [(screen.title(item), *(_signed(side[item]) for side in sheet.values())) for item in items]
    return (("", *_sides(table, hearer)), *rows)


def _signed(points: int) -> str:
    """A number with a minus sign where it is below zero."""
    return str(points).replace("-", "\u2212")


def _zones(view: View) -> list[Mapping[str, Any]]:
    """The places of the table that an example shows: of the stock what all have seen, of melds the own ones, where there are any."""
    screen = view.game.screen
    zones = screen.zones(view, {"pile": "full", "captured": "none", "counts": False})
    own = view.seat % int(view.game.rules.sides(view.house))
    if not any("side" in zone for zone in zones):
        return [zone for zone in zones if zone["kind"] != "stock" or zone["cards"]]
    return [zone for zone in zones if zone["kind"] != "stock" and zone["count"] and zone.get("side", own) == own]


def _gone(table: Table, after: Table, zone: Mapping[str, Any], then: Mapping[str, Any] | None) -> Counter[str]:
    """The cards that a play takes from a place of the table; of a trick the card of the seat that takes it.

    then: that place when the play is made, None where it is no longer there.
    """
    cards = zone["cards"]
    if zone["kind"] != "trick":
        return Counter(cards) - Counter(then["cards"] if then else ())
    taker = (after.turn - int(table.record.leader)) % table.seats
    return Counter(cards[taker : taker + 1]) if after.record.phase == PLAY and not after.record.trick_size else Counter()
