"""Draws a worked example of a rulebook as a small board: the cards before each play, and what the rules say of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from html import escape
from typing import Any

from ..engine.house import numbers_of
from ..engine.match import PLAY
from ..engine.record import NOBODY
from ..engine.table import Table, View
from ..games.examples import Example, Step
from ..language import Noun, message, noun
from .board_rows import card_drawn, figure, heaps, in_words, row


def example_board(example: Example) -> str:
    """What lies on the table before each play of an example, and what the play does.

    A table that lies as before is not drawn again.

    An example that ends the deal with its only play is about the count: it shows what each side has won, and the score sheet.
    """
    steps, table = example.steps, example.table()
    seat = max(0, table.turn)
    hearer = seat if example.hand or {step.before.turn for step in steps} == {seat} else NOBODY
    title = message("people-example")
    drawn = [f"<figcaption><b>{title}</b></figcaption>", *_house(table)]
    if not steps:
        drawn.append(_step(_table(table, seat, example.hand, None), _won(table)))
    shown, lying = "", ""
    for step in steps:
        if len(steps) == 1 and step.after and step.after.record.phase != PLAY:
            if won := _won(step.after):
                drawn.append(_step(won, _count(step.after, NOBODY)))
            else:
                drawn.append(_step(_table(table, seat, example.hand, step), _says(step, hearer), _count(step.after, hearer)))
            continue
        rows = _table(step.before, seat, example.hand, step)
        is_drawn = rows == shown or (step.after is None and str(step.before) == lying)
        shown, lying = rows, str(step.before)
        drawn.append(_step("" if is_drawn else rows, _says(step, hearer)))
    return figure(table.game.family, "".join(drawn))


def _step(*parts: str) -> str:
    """The parts of a board that belong to one play."""
    return f'<div class="rule-step">{"".join(parts)}</div>'


def _house(table: Table) -> list[str]:
    """The house rules of an example that differ from the book, but for how many play."""
    sentences = [
        message("people-example-house", rule=str(option.title), value=option.told(number))
        for option, number in numbers_of(table.house)
        if option.name != "seats" and number != option.number_for(option.default)
    ]
    return [f'<p class="rule-house">{escape(says)}</p>' for says in sentences]


def _says(step: Step, hearer: int) -> str:
    """What a play of an example does as the rules tell it, or why they do not allow it."""
    if step.after is None:
        warning, reason = message("people-not-allowed"), escape(str(step.before.objection(step.move)))
        return f'<p class="rule-says refused"><b>{warning}</b> {reason}</p>'
    return f'<p class="rule-says">{escape(str(_told(step, step.after, hearer)["says"]))}</p>'


def _told(step: Step, after: Table, hearer: int) -> Mapping[str, Any]:
    """The news of a play of an example as a hearer is told it."""
    before, screen = step.before, step.before.game.screen
    assert screen is not None
    return screen.told(before.view(hearer), after.view(hearer), before.turn, before.read_turn(step.move), _names(before))


def _table(table: Table, seat: int, hand: bool, step: Step | None) -> str:
    """The places of a table as a seat sees them, with the cards marked that the play moves.

    hand: whether the cards of the seat are shown.
    """
    screen, view = table.game.screen, table.view(seat)
    assert screen is not None
    faces, after = screen.faces(table.house)[1], step.after if step else None
    later = {zone["name"]: zone for zone in _zones(after.view(seat))} if after and after.record.phase == PLAY else {}
    played = str(_told(step, after, seat)["card"] or "") if step and after else ""
    rows: list[str] = []
    for zone in _zones(view):
        moved = _gone(table, after, zone, later.get(zone["name"])) if after else Counter()
        beside = _beside(zone) + ("" if rows or (hand and table.turn == seat) else _played(table, played, faces))
        rows.append(row(zone["title"], zone["says"], heaps(zone), faces, moved, beside))
    if hand:
        held = screen.hands(view)[seat]["hand"]
        kept = screen.hands(after.view(seat))[seat]["hand"] if after else held
        rows.append(row(message("people-your-hand"), in_words(table, held), [held], faces, Counter(held) - Counter(kept)))
    return "".join(rows)


def _names(table: Table) -> list[str]:
    """What those who play in an example are called."""
    return [message("people-player", number=str(seat + 1)) for seat in range(table.seats)]


def _sides(table: Table, hearer: int) -> list[str]:
    """The same for the sides, as the hearer says it."""
    names: list[str | Noun] = [*_names(table)]
    if hearer != NOBODY:
        names[hearer] = noun("table-member", "you")
    return [message("table-side", members=tuple(names[side :: table.sides])) for side in range(table.sides)]


def _won(table: Table) -> str:
    """The cards of value that each side has won so far in a fishing game; empty before and in other games."""
    screen, deck = table.game.screen, table.game.rules.deck(table.house)
    assert screen is not None
    faces, points = screen.faces(table.house)[1], getattr(screen, "points", None)
    if points is None:
        return ""
    worth = points[table.house.card_points]
    sides = screen.sides(table.view(0), {"pile": "full", "captured": "all", "counts": True})
    rows = []
    for name, side in zip(_sides(table, NOBODY), sides, strict=True):
        if cards := [card for card in side["taken"] if worth[deck.read(card)]]:
            rows.append(row(name, in_words(table, cards), [cards], faces, Counter()))
    return "".join(rows)


def _count(table: Table, hearer: int) -> str:
    """The score sheet of the deal that is over."""
    sheet, screen = table.sheet, table.game.screen
    assert sheet is not None
    assert screen is not None
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in _sides(table, hearer))
    rows = []
    for item in next(iter(sheet.values())):
        if screen.shows(table.house, item):
            numbers = "".join(f"<td>{_signed(side[item])}</td>" for side in sheet.values())
            rows.append(f'<tr><th scope="row">{escape(screen.title(item))}</th>{numbers}</tr>')
    return f'<table class="rule-count"><thead><tr><td></td>{head}</tr></thead><tbody>{"".join(rows)}</tbody></table>'


def _signed(points: int) -> str:
    """A number with a minus sign where it is below zero."""
    return str(points).replace("-", "\u2212")


def _zones(view: View) -> list[Mapping[str, Any]]:
    """The places of the table that an example shows: of the stock what all have seen, of melds the own ones, where there are any."""
    screen = view.game.screen
    assert screen is not None
    zones = screen.zones(view, {"pile": "full", "captured": "none", "counts": False})
    own = view.seat % int(view.game.rules.sides(view.house))
    if not any("side" in zone for zone in zones):
        return [zone for zone in zones if zone["kind"] != "stock" or zone["cards"]]
    return [zone for zone in zones if zone["kind"] != "stock" and zone["count"] and zone.get("side", own) == own]


def _gone(table: Table, after: Table, zone: Mapping[str, Any], then: Mapping[str, Any] | None) -> Counter[str]:
    """The cards that a play takes from a place of the table; of a trick the card of the seat that takes it.

    then: that place when the play is made, None where it is not there any more.
    """
    cards = zone["cards"]
    if zone["kind"] != "trick":
        return Counter(cards) - Counter(then["cards"] if then else ())
    taker = (after.turn - int(table.record.leader)) % table.seats
    return Counter(cards[taker : taker + 1]) if after.record.phase == PLAY and not after.record.trick_size else Counter()


def _beside(zone: Mapping[str, Any]) -> str:
    """The closed piles of a side in words; its melds are read out with them."""
    piles = zone.get("piles", ()) if zone.get("melds") else ()
    return "".join(f'<span class="rule-pile" aria-hidden="true">{escape(pile["says"])}</span>' for pile in piles)


def _played(table: Table, card: str, faces: Mapping[str, str]) -> str:
    """The card that comes to the table, apart from those that lie there."""
    if not card:
        return ""
    deck = table.game.rules.deck(table.house)
    says = message("people-card-played", card=deck.noun(deck.read(card)))
    return f'<span class="rule-played" role="img" aria-label="{escape(says)}">{card_drawn(card, faces, False)}</span>'


__all__ = ["example_board"]
