"""Draws a view as SVG: each zone of cards as a row, from the view's own cards and nothing else.

>>> from kahve.games import new
>>> table = new("pisti", seats=2)
>>> table.deal(seed=7)
>>> picture(table.view(0)).startswith("<svg")
True
"""

from __future__ import annotations

from itertools import groupby
from typing import Any, Protocol

from ..cards.pictures import FACE_DOWN, HIGH, WIDE, Drawing
from .game import Game
from .record import NOBODY

WIDTH = 760
NAMES = 150
"""The width of the column with the names of the zones."""
STEP, NARROWEST = 28, 15
"""How far each card lies to the right of the one before it, and the least where there are many."""
GAP = 10


class Pictured(Protocol):
    """What can be drawn: a `kahve.View`."""

    game: Game
    house: Any
    seat: int

    @property
    def record(self) -> Any:
        """The record of the view, to read."""

    @property
    def cards(self) -> dict[str, list[str] | list[list[str]]]:
        """For each zone of the game the codes of its cards."""


def picture(view: Pictured, symbols: dict[str, str] | None = None) -> str:
    """The view as an SVG document. Cards that the view does not hold are backs, and many backs are one with their number.

    symbols: where the faces are gathered instead, if several pictures share them (`kahve.cards.pictures.shared_symbols`).
    """
    drawing = Drawing(*view.game.screen.faces(view.house), symbols)
    drawing.text(16, 26, view.game.title, size=16, strong=True)
    drawing.text(16, 46, repr(view)[1:-1])
    y = 60.0
    for name, codes in _rows(view):
        drawing.text(16, y + HIGH / 2, name[0], strong=True)
        drawing.text(16, y + HIGH / 2 + 17, name[1])
        y = _zone(drawing, y, codes) + GAP
    return drawing.svg(WIDTH, y, f"{view.game.title}: {repr(view)[1:-1]}")


def _rows(view: Pictured) -> list[tuple[tuple[str, str], list[str]]]:
    """The rows of the picture: a name of two lines, and the codes. Empty zones are left out."""
    rows: list[tuple[tuple[str, str], list[str]]] = []
    turn = int(view.record.turn)
    for zone, cards in view.cards.items():
        title = zone.replace("_", " ").capitalize()
        if not cards or isinstance(cards[0], str):
            rows.append(((title, _count(cards)), [str(code) for code in cards]))
            continue
        by_side = len(cards) != int(view.house.seats)
        for place, codes in enumerate(cards):
            whose = f"side {place}" if by_side else f"seat {place}{' (you)' if place == view.seat != NOBODY else ''}"
            moves = ", to move" if not by_side and place == turn and zone == "hand" else ""
            rows.append(((f"{title}, {whose}", f"{_count(codes)}{moves}"), list(codes)))
    return [row for row in rows if row[1]]


def _count(codes: list[str] | list[list[str]]) -> str:
    return f"{len(codes)} {'card' if len(codes) == 1 else 'cards'}"


def _zone(drawing: Drawing, y: float, codes: list[str]) -> float:
    """The cards of a zone from left to right, in several lines where they are many; returns where the last line ends.

    More than three backs in a run are one back with their number.
    """
    shown: list[tuple[str, int]] = []
    for code, run in groupby(codes):
        many = len(list(run))
        shown += [(code, many)] if code == FACE_DOWN and many > 3 else [(code, 1)] * many
    width = WIDTH - NAMES - WIDE - 16
    a_line = int(width / NARROWEST) + 1
    lines = [shown[first : first + a_line] for first in range(0, len(shown), a_line)]
    for place, line in enumerate(lines):
        step = max(NARROWEST, min(STEP, width / max(1, len(lines[0]) - 1)))
        x = float(NAMES)
        for code, many in line:
            drawing.card(x, y, code)
            if many > 1:
                drawing.text(x + WIDE + 6, y + HIGH / 2 + 5, f"× {many}")
                x += WIDE + 20
            x += step
        y += HIGH if place == len(lines) - 1 else HIGH * 0.5
    return y
