"""Turns lessons into moments of play, which a page draws as small tables: on the front door, and in the lists of lessons and puzzles.

>>> moment("pisti")["hand"]
['2H', '5S', '7D', 'KC']
"""

from __future__ import annotations

from functools import cache
from typing import Any

from ...games import new
from ...games.lessons import KINDS, Lesson, course
from ...language import speaking
from .board_rows import heaps
from .staged import make, seated, seated_at


@cache
def moment(name: str) -> dict[str, Any]:
    """The moment of a game's chosen lesson, or of its first turn where it has no lessons."""
    lessons = course(name)
    return moment_of(lessons.lesson(lessons.moment) if lessons.lessons else _first_turn(name))


def _first_turn(name: str) -> Lesson:
    table = new(name)
    while table.awaits_deal:
        table.deal(seed=len(table.history))
    return Lesson(name, 1, "", "", "", KINDS[0], str(table), (table.legal[0],), "", "", {})


def moment_of(lesson: Lesson) -> dict[str, Any]:
    """The cards on the table and in the mover's hand in a lesson, and those that its right move moves.

    Each card is the name of its face.
    """
    with speaking("en"):
        sitting = seated_at(lesson.table(), pile="full")
        seat = sitting.table.turn
        scene, event = sitting.scene(seat), make(seated(lesson), lesson.wanted[0])
    faces = sitting.screen.faces(sitting.setup.house)[1]
    lying = [{"kind": zone["kind"], "cards": heap} for zone in scene["zones"] if zone["kind"] != "stock" for heap in heaps(zone)]
    played, taken = event["card"], list(event.get("taken", ()))
    return {
        "lying": [each | {"cards": [faces.get(card, card) for card in each["cards"]]} for each in lying],
        "hand": [faces.get(card, card) for card in scene["seats"][seat]["hand"]],
        "moved": [faces.get(card, card) for card in [played, *taken] if card],
    }
