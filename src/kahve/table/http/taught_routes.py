"""The addresses of lessons and puzzles: their lists, each of them with its table, and the answer to a move."""

from __future__ import annotations

from datetime import UTC, datetime

from ...cards.quoting import quoted
from ...games.lessons import Lesson, UnknownLesson, course
from ...games.puzzles import Puzzle, UnknownPuzzle, puzzles
from ...language import message
from ..protocol.addresses import household_of
from ..protocol.protocol import LessonBody, PuzzleBody
from ..protocol.routes import Answer, HttpRequest, Routes, json_answer
from ..teaching.first_tries import FirstTries
from ..teaching.lesson_table import answered, course_document, lesson_document
from ..teaching.puzzle_table import puzzle_document, puzzle_list, reply
from ..teaching.staged import tried
from ..thinking.budgets import in_thread
from .documents import Finished
from .requests import body_of

LONGEST_NUMBER = 4
"""Digits of the number of a lesson or a puzzle that are read at all."""


def add_lessons(routes: Routes) -> None:
    """Add the addresses of the lessons to the list."""
    courses, lesson_answers = (
        Finished(lambda name: course_document(course(name))),
        Finished(lambda *place: lesson_document(_lesson(*place))),
    )

    @routes.get("/api/games/{name}/lessons")
    async def lessons(request: HttpRequest, name: str) -> Answer:
        return await courses.answer(request, name)

    @routes.get("/api/games/{name}/lessons/{number}")
    async def lesson(request: HttpRequest, name: str, number: str) -> Answer:
        return await lesson_answers.answer(request, name, number)

    @routes.post("/api/games/{name}/lessons/{number}")
    async def answer(request: HttpRequest, name: str, number: str) -> Answer:
        body = await body_of(request, LessonBody)
        lesson = await in_thread(_lesson, name, number)
        if body.do == "try":
            return json_answer(await in_thread(tried, lesson, (), body.move))
        return json_answer(await in_thread(answered, lesson, body.move))


def add_puzzles(routes: Routes, tries: FirstTries) -> None:
    """Add the addresses of the puzzles to the list. tries: how people did at them."""
    lists = Finished(lambda day, counts: puzzle_list(day, dict(counts)))
    puzzle_answers = Finished(lambda name, number, counts: puzzle_document(_puzzle(name, number), counts))

    @routes.get("/api/puzzles")
    async def all_puzzles(request: HttpRequest) -> Answer:
        return await lists.answer(request, datetime.now(UTC).date(), tuple((await tries.counts()).items()))

    @routes.get("/api/games/{name}/puzzles/{number}")
    async def puzzle(request: HttpRequest, name: str, number: str) -> Answer:
        wanted = await in_thread(_puzzle, name, number)
        return await puzzle_answers.answer(request, name, number, (await tries.counts()).get(wanted.key, (0, 0)))

    @routes.post("/api/games/{name}/puzzles/{number}")
    async def answer(request: HttpRequest, name: str, number: str) -> Answer:
        body = await body_of(request, PuzzleBody)
        puzzle = await in_thread(_puzzle, name, number)
        said = await in_thread(reply, puzzle, body)
        if body.first and body.do != "try" and said.get("right", False) is not None:
            await tries.count(puzzle, bool(said.get("right")), household_of(request.scope))
        return json_answer(said)


def _lesson(name: str, number: str) -> Lesson:
    """The lesson at an address; UnknownGame or UnknownLesson."""
    lessons = course(name)
    if not _is_number(number):
        raise UnknownLesson(message("replay-lesson-named-by-number", last=str(len(lessons.lessons)), given=quoted(number)))
    return lessons.lesson(int(number))


def _puzzle(name: str, number: str) -> Puzzle:
    """The puzzle at an address; UnknownGame or UnknownPuzzle."""
    collection = puzzles(name)
    if not _is_number(number):
        raise UnknownPuzzle(message("replay-puzzle-named-by-number", last=str(len(collection.puzzles)), given=quoted(number)))
    return collection.puzzle(int(number))


def _is_number(text: str) -> bool:
    """Whether a part of an address can be the number of a lesson or a puzzle."""
    return text.isascii() and text.isdecimal() and len(text) <= LONGEST_NUMBER
