"""Draws worked examples and the positions of lessons as small boards for a rulebook, each under the paragraph that it is about.

The client puts in the faces of the cards: an image here only names its face, as `kahve.cards.pictures` does.

>>> boards("basra")["3.9"].count('<div class="rule-step">')
2
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache
from html import escape

from ...games.examples import examples
from ...games.lessons import Lesson, course
from ...language import language, message
from .board_rows import figure, heaps, in_words, row
from .example_board import example_board
from .lesson_table import answered
from .staged import seated_at


def boards(name: str) -> Mapping[str, str]:
    """For each paragraph with worked examples or lessons their boards as HTML in the language of the context, the examples first.

    Raises UnknownGame.
    """
    return _boards(name, language())


@cache
def _boards(name: str, _language: str) -> Mapping[str, str]:
    """The same, kept by the language of the context."""
    pictures: dict[str, str] = {}
    for example in examples(name):
        pictures[example.rule] = pictures.get(example.rule, "") + example_board(example)
    for lesson in course(name).lessons:
        pictures[lesson.rule] = pictures.get(lesson.rule, "") + _board(lesson)
    return pictures


def _board(lesson: Lesson) -> str:
    """What lies on the table, the hand, what the right move does and why, and the way to try it."""
    sitting = seated_at(lesson.table(), pile="full")
    seat, house = sitting.table.turn, sitting.setup.house
    scene, event = sitting.scene(seat), answered(lesson, lesson.wanted[0])["event"]
    faces = sitting.screen.faces(house)[1]
    moved = Counter([event["card"], *event.get("taken", ())])
    rows = [row(zone["title"], zone["says"], heaps(zone), faces, moved) for zone in scene["zones"] if zone["kind"] != "stock"]
    hand = scene["seats"][seat]["hand"]
    rows.append(row(message("people-your-hand"), in_words(sitting.table, hand), [hand], faces, moved))
    try_it = message("people-try-it")
    way = f'<a href="/learn/{lesson.game}/{lesson.number}">{try_it}</a>'
    caption = f"<b>{escape(str(lesson.title))}.</b> {escape(event['says'])} {escape(str(lesson.right))} {way}"
    drawn = f"{''.join(rows)}<figcaption>{caption}</figcaption>"
    return figure(sitting.setup.game.family, drawn)
