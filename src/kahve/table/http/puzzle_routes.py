"""The addresses of the puzzles: their list with the one of the day, a puzzle with its table, and the answer to a move."""

from __future__ import annotations

from datetime import UTC, datetime

from ...cards.quoting import quoted
from ...games.puzzles import Puzzle, UnknownPuzzle, puzzles
from ...language import message
from ..protocol.protocol import PuzzleBody
from ..protocol.routes import Answer, Asked, Routes, json_answer
from ..teaching.puzzles import answered, puzzle_list, puzzle_told, shown, tried
from ..thinking.budgets import in_thread
from .documents import Finished
from .requests import body_of

LONGEST_NUMBER = 4
"""Digits of a puzzle's number that are read at all."""


def add_puzzles(routes: Routes) -> None:
    """Add all of these addresses to the list."""
    lists, told = Finished(puzzle_list), Finished(lambda name, number: puzzle_told(_puzzle(name, number)))

    @routes.get("/api/puzzles")
    async def all_puzzles(request: Asked) -> Answer:
        return await lists.answer(request, datetime.now(UTC).date())

    @routes.get("/api/games/{name}/puzzles/{number}")
    async def puzzle(request: Asked, name: str, number: str) -> Answer:
        return await told.answer(request, name, number)

    @routes.post("/api/games/{name}/puzzles/{number}")
    async def answer(request: Asked, name: str, number: str) -> Answer:
        body = await body_of(request, PuzzleBody)
        asked = await in_thread(_puzzle, name, number)
        if body.do == "show":
            return json_answer(await in_thread(shown, asked))
        make = tried if body.do == "try" else answered
        return json_answer(await in_thread(make, asked, body.made, body.move))


def _puzzle(name: str, number: str) -> Puzzle:
    """The puzzle at an address; UnknownGame or UnknownPuzzle."""
    collection = puzzles(name)
    if not (number.isascii() and number.isdecimal() and len(number) <= LONGEST_NUMBER):
        raise UnknownPuzzle(message("replay-puzzle-named-by-number", last=str(len(collection.puzzles)), given=quoted(number)))
    return collection.puzzle(int(number))
