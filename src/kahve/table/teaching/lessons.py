"""Puts a lesson on a table of its own, tries moves there, and answers them as the teacher.

>>> from kahve.games.lessons import course
>>> lesson = course("pisti").lesson(1)
>>> answered(lesson, "KC")["right"], answered(lesson, "7D")["event"]["says"]
(False, 'You took 4 cards with the seven of diamonds.')
"""

from __future__ import annotations

from typing import Any

from ...engine.house import values_of
from ...engine.table import Table
from ...games import game
from ...games.lessons import Course, Lesson
from ...language import message
from ..protocol.asks import AskMove, AskTry
from ..sitting.sitting import Sitting

OPPONENT = "beginner"
"""Who plays at the other seats of a lesson and of the match at its end."""


def _setup(name: str, house: dict[str, Any], seats: int, learner: int) -> dict[str, Any]:
    guest, bot = {"kind": "you", "name": message("table-guest")}, {"kind": "bot", "bot": OPPONENT}
    players = [guest if seat == learner else bot for seat in range(seats)]
    return {"game": name, "house": {"seats": seats} | house, "players": players}


def seated(lesson: Lesson) -> Sitting:
    """A table at the position of a lesson, at which a person has the seat that is to move."""
    return seated_at(lesson.table())


def seated_at(table: Table, **show: object) -> Sitting:
    """A sitting at this table, at which a person has the seat that is to move. show: what it shows besides the usual."""
    setup = _setup(table.game.name, table.house_rules(changed_only=True), table.seats, table.turn)
    sitting = Sitting.open(setup | {"show": {"hints": False, **show}})
    sitting.table, sitting.has_begun = table, True
    sitting.look_again()
    return sitting


def course_told(course: Course) -> dict[str, Any]:
    """The lessons of a game by their titles, and the setup of the match at their end (docs/protocol.md, Course)."""
    chosen = game(course.game)
    house = values_of(chosen.settle(course.house), changed_only=True)
    seats = int(chosen.settle(course.house).seats)
    return {
        "game": chosen.name,
        "title": chosen.title,
        "family": chosen.family,
        "lessons": [{"number": lesson.number, "title": str(lesson.title)} for lesson in course.lessons],
        "match": {"says": str(course.says), "setup": _setup(chosen.name, dict(house), seats, 0)},
    }


def lesson_told(lesson: Lesson) -> dict[str, Any]:
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
    sitting = seated(lesson)
    seat = sitting.table.turn
    events = sitting.ask(seat, AskMove(move))
    verdict = lesson.judge(move)
    if not verdict.is_right:
        return {"right": False, "says": str(verdict.says), "event": None}
    sitting.take(events[0])
    return {"right": True, "says": str(verdict.says), "event": {"type": "event", **sitting.facts(sitting.last, seat)}}


def tried(lesson: Lesson, moves: str) -> dict[str, Any]:
    """The table as it would be after moves that are not made yet; Refusal."""
    sitting = seated(lesson)
    return {"scene": sitting.tried(sitting.table.turn, AskTry(moves))}


__all__ = ["OPPONENT", "answered", "course_told", "lesson_told", "seated", "seated_at", "tried"]
