"""What each error of the server is answered with over HTTP: one row an error."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass

from ...engine.house import HouseError
from ...engine.log import LogError
from ...engine.table import NotNow
from ...games import UnknownGame
from ...games.lessons import UnknownLesson
from ...games.puzzles import UnknownPuzzle
from ...language import Sentence, later, message
from ..people.codes import CodeError
from ..people.passkeys import PasskeyError
from ..protocol.problem import TOO_MANY, Problem
from ..protocol.protocol import MessageError
from ..protocol.refusal import Refusal
from ..protocol.routes import Answer, HttpRequest, Routes
from ..protocol.setup_error import SetupError
from ..sitting.day_deal import NoSuchDay
from ..sitting.opened_logs import UnknownLog
from ..sitting.played import NoSuchDeal
from ..store.stored import DamagedTable, OldTable, StoreError, UnknownClub, UnknownPerson, UnknownTable
from ..thinking.bots import NoAnswer
from ..thinking.budgets import TooMuch

_log = logging.getLogger("kahve.table")


@dataclass(frozen=True)
class Row:
    """How an error is answered: the status, the code, and which field it is about.

    field: a name, or `.name` for the error's own attribute. says: a sentence in place of the error's, which is then for the log alone.
    """

    status: int
    code: str
    field: str | None = None
    says: Sentence | None = None


ANSWERS: Mapping[type[Exception], Row] = {
    MessageError: Row(400, "malformed"),
    UnknownGame: Row(404, "game", "game"),
    UnknownLesson: Row(404, "lesson", "lesson"),
    UnknownPuzzle: Row(404, "puzzle", "puzzle"),
    UnknownTable: Row(404, "table", "table"),
    UnknownLog: Row(404, "log", "log"),
    NoSuchDeal: Row(404, "deal", "deal"),
    NoSuchDay: Row(404, "day", "day"),
    UnknownClub: Row(404, "club", "club"),
    CodeError: Row(404, "code", "code"),
    UnknownPerson: Row(404, "person"),
    PasskeyError: Row(403, "passkey"),
    NotNow: Row(409, "not_now"),
    HouseError: Row(422, "house", ".option"),
    SetupError: Row(422, "setup", ".field"),
    OldTable: Row(409, "rules", "table"),
    LogError: Row(422, "log", "log"),
    DamagedTable: Row(500, "damaged", "table"),
    NoAnswer: Row(503, "failure"),
    TooMuch: Row(TOO_MANY, "too_many"),
    StoreError: Row(503, "store", says=later("people-house-has-no-tables")),
}

_KNOWN: tuple[type[Exception], ...] = (*ANSWERS, Refusal)
"""The errors that have a sentence for people."""

_REFUSED = {"malformed": 422}
"""The status of a refusal by its code; 409 for every other one."""


async def answer_or_refusal(routes: Routes, request: HttpRequest, path: str) -> Answer:
    """The answer to a request, whether it is carried out or refused; raises what no row knows. path: with its escapes read."""
    try:
        return await routes.answer(request, path)
    except Problem as problem:
        return problem.answer()
    except _KNOWN as error:
        return problem_of(error).answer()


def failure(error: Exception) -> Problem:
    """The answer to an error that no row knows, which is logged."""
    # The journal leaves out the words of the error, which may tell of cards.
    _log.error("A request failed.", exc_info=error)
    return Problem(500, "failure", message("people-failure"))


def problem_of(error: Exception) -> Problem:
    """The answer to an error of `ANSWERS`, or to a Refusal."""
    if isinstance(error, Refusal):
        return Problem(_REFUSED.get(error.code, 409), error.code, str(error))
    row = next(row for kind, row in ANSWERS.items() if isinstance(error, kind))
    if row.says is not None:
        _log.error("%s", error)
    field = getattr(error, row.field[1:]) if row.field is not None and row.field.startswith(".") else row.field
    return Problem(row.status, row.code, str(row.says or error), field, wait=getattr(error, "wait", None))
