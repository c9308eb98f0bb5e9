"""The addresses of the lessons: the course of a game, a lesson with its table, and the teacher's answer to a move."""

from __future__ import annotations

import asyncio

from ..cards.quoting import quoted
from ..games.lessons import Lesson, UnknownLesson, course
from ..language import message
from .lessons import answered, course_told, lesson_told, tried
from .protocol import LessonBody
from .requests import body_of
from .routes import Answer, Asked, Routes, json_answer

LONGEST_NUMBER = 4
"""Digits of a lesson's number that are read at all."""


def add_lessons(routes: Routes) -> None:
    """Add all of these addresses to the list."""

    @routes.get("/api/games/{name}/lessons")
    async def lessons(_: Asked, name: str) -> Answer:
        return json_answer(course_told(await asyncio.to_thread(course, name)))

    @routes.get("/api/games/{name}/lessons/{number}")
    async def lesson(_: Asked, name: str, number: str) -> Answer:
        return json_answer(await asyncio.to_thread(lesson_told, await _lesson(name, number)))

    @routes.post("/api/games/{name}/lessons/{number}")
    async def answer(request: Asked, name: str, number: str) -> Answer:
        body = await body_of(request, LessonBody)
        make = tried if body.do == "try" else answered
        return json_answer(await asyncio.to_thread(make, await _lesson(name, number), body.move))


async def _lesson(name: str, number: str) -> Lesson:
    """The lesson at an address; UnknownGame or UnknownLesson."""
    lessons = await asyncio.to_thread(course, name)
    if not (number.isascii() and number.isdecimal() and len(number) <= LONGEST_NUMBER):
        raise UnknownLesson(message("replay-lesson-named-by-number", last=str(len(lessons.lessons)), given=quoted(number)))
    return lessons.lesson(int(number))
