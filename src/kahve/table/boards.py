"""Draws the positions of a game's lessons as small boards for its rulebook, each under the paragraph that it is about.

The client puts in the faces of the cards: an image here only names its face, as `kahve.cards.pictures` does.

>>> boards("basra")["4.1"].count('<figure class="rule-board"')
1
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from html import escape
from typing import Any

from ..games.lessons import Lesson, course
from ..language import language, message
from .lessons import answered, seated_at

MOST_SHOWN = 8
"""So many cards of a heap are shown, those on top."""


def boards(name: str) -> Mapping[str, str]:
    """For each paragraph that a lesson of the game is about its boards as HTML in the language of the context; UnknownGame."""
    return _boards(name, language())


@cache
def _boards(name: str, _language: str) -> Mapping[str, str]:
    """The same, kept by the language of the context."""
    made: dict[str, str] = {}
    for lesson in course(name).lessons:
        made[lesson.rule] = made.get(lesson.rule, "") + _board(lesson)
    return made


def _board(lesson: Lesson) -> str:
    """What lies on the table, the hand, what the right move does and why, and the way to try it."""
    sitting = seated_at(lesson.table(), pile="full")
    seat, house = sitting.table.turn, sitting.setup.house
    scene, event = sitting.scene(seat), answered(lesson, lesson.wanted[0])["event"]
    faces = sitting.screen.faces(house)[1]
    moved = {event["card"], *event.get("taken", ())}
    rows = [_row(zone["title"], zone["says"], _heaps(zone), faces, moved) for zone in scene["zones"] if zone["kind"] != "stock"]
    hand, deck = scene["seats"][seat]["hand"], sitting.setup.game.rules.deck(house)
    rows.append(
        _row(
            message("people-your-hand"),
            message("people-cards", cards=tuple(deck.noun(deck.read(card)) for card in hand)),
            [hand],
            faces,
            moved,
        )
    )
    try_it = message("people-try-it")
    way = f'<a href="/learn/{lesson.game}/{lesson.number}">{try_it}</a>'
    caption = f"<b>{escape(str(lesson.title))}.</b> {escape(event['says'])} {escape(str(lesson.right))} {way}"
    drawn = f"{''.join(rows)}<figcaption>{caption}</figcaption>"
    return f'<figure class="rule-board" data-family="{sitting.setup.game.family}">{drawn}</figure>\n'


def _heaps(zone: Mapping[str, Any]) -> list[list[str]]:
    """The cards of a zone, in groups as they lie together."""
    if zone["kind"] == "melds":
        return [meld["cards"] for meld in zone["melds"]]
    return [zone["cards"][-MOST_SHOWN:]] if zone["cards"] else []


def _row(title: str, says: str, heaps: Iterable[Iterable[str]], faces: Mapping[str, str], moved: set[str]) -> str:
    """The cards of a place behind its name; in words where none of its cards is shown. moved: those that the move plays and takes."""
    drawn = "".join(f'<span class="heaped">{"".join(_card(card, faces, moved) for card in heap)}</span>' for heap in heaps)
    shown = f'<span class="rule-cards" role="img" aria-label="{escape(says)}">{drawn}</span>' if drawn else f"<span>{escape(says)}</span>"
    return f'<div class="rule-row"><span class="rule-place">{escape(title)}</span>{shown}</div>'


def _card(card: str, faces: Mapping[str, str], moved: set[str]) -> str:
    kind = ' class="moved"' if card in moved else ""
    return f'<img{kind} data-face="{escape(faces.get(card, card))}" alt="" width="50" height="70">'


__all__ = ["boards"]
