"""Tells of the lessons of a game, and answers moves as the teacher.

>>> from kahve.games.lessons import course
>>> lesson = course("pisti").lesson(1)
>>> answered(lesson, "KC")["right"], answered(lesson, "7D")["event"]["says"]
(False, 'You took 4 cards with the seven of diamonds.')
"""

from __future__ import annotations

from typing import Any

from ...engine.house import values_of
from ...games import game
from ...games.lessons import Course, Lesson
from .moments import moment_of
from .staged import make, seated, setup


def course_document(course: Course) -> dict[str, Any]:
    """The lessons of a game by their titles and small tables, and the setup of the match at their end (docs/protocol.md, Course)."""
    chosen = game(course.game)
    house = values_of(chosen.settle(course.house), changed_only=True)
    seats = int(chosen.settle(course.house).seats)
    return {
        "game": chosen.name,
        "title": chosen.title,
        "family": chosen.family,
        "lessons": [{"number": lesson.number, "title": str(lesson.title), "moment": moment_of(lesson)} for lesson in course.lessons],
        "match": {"says": str(course.says), "setup": setup(chosen.name, dict(house), seats, 0)},
    }


def lesson_document(lesson: Lesson) -> dict[str, Any]:
    """A lesson with the table as the learner sees it (docs/protocol.md, Lesson)."""
    from markdown_it import MarkdownIt

    sitting = seated(lesson)
    seat = sitting.table.turn
    return {
        "number": lesson.number,
        "title": str(lesson.title),
        "says": str(lesson.before),
        "rule": lesson.rule,
        "paragraph": str(MarkdownIt("commonmark", {"html": False}).enable("table").render(lesson.paragraph)),
        "seat": seat,
        "scene": sitting.scene(seat),
    }


def answered(lesson: Lesson, move: str) -> dict[str, Any]:
    """What the teacher says to a move, with the event that it is where it is right (docs/protocol.md, LessonAnswer); Refusal."""
    event = make(seated(lesson), move)
    verdict = lesson.judge(move)
    return {"right": verdict.is_right, "says": str(verdict.says), "event": event if verdict.is_right else None}
