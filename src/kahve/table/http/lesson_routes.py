"""The addresses of the lessons: the course of a game, a lesson with its table, and the teacher's answer to a move."""

from __future__ import annotations

from ...cards.quoting import quoted
from ...games.lessons import Lesson, UnknownLesson, course
from ...language import message
from ..protocol.protocol import LessonBody
from ..protocol.routes import Answer, Asked, Routes, json_answer
from ..teaching.lessons import answered, course_told, lesson_told, tried
from ..thinking.budgets import in_thread
from .documents import Finished
from .requests import body_of

LONGEST_NUMBER = 4
"""Digits of a lesson's number that are read at all."""


def add_lessons(routes: Routes) -> None:
    """Add all of these addresses to the list."""
    courses, told = Finished(lambda name: course_told(course(name))), Finished(lambda name, number: lesson_told(_lesson(name, number)))

    @routes.get("/api/games/{name}/lessons")
    async def lessons(request: Asked, name: str) -> Answer:
        return await courses.answer(request, name)

    @routes.get("/api/games/{name}/lessons/{number}")
    async def lesson(request: Asked, name: str, number: str) -> Answer:
        return await told.answer(request, name, number)

    @routes.post("/api/games/{name}/lessons/{number}")
    async def answer(request: Asked, name: str, number: str) -> Answer:
        body = await body_of(request, LessonBody)
        make = tried if body.do == "try" else answered
        return json_answer(await in_thread(make, await in_thread(_lesson, name, number), body.move))


def _lesson(name: str, number: str) -> Lesson:
    """The lesson at an address; UnknownGame or UnknownLesson."""
    lessons = course(name)
    if not (number.isascii() and number.isdecimal() and len(number) <= LONGEST_NUMBER):
        raise UnknownLesson(message("replay-lesson-named-by-number", last=str(len(lessons.lessons)), given=quoted(number)))
    return lessons.lesson(int(number))
