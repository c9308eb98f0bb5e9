"""Reads the lessons of the games: staged positions that teach one thing each, and the moves that are right and wrong there.

The lessons of a game are the file `LESSONS.toml` in its folder; docs/lessons.md has its fields. A translation has the sentences alone, in
a file beside it, as `LESSONS.tr.toml`.

>>> pisti = course("pisti")
>>> lesson = pisti.lessons[0]
>>> lesson.title, lesson.rule, lesson.wanted
('Match the top card', '3.2', ('7D',))
>>> lesson.judge("KC").is_right
False
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

from ..cards.quoting import quoted
from ..engine.house import HouseError
from ..engine.match_record import PLAY
from ..engine.table import IllegalMove, Table, from_position
from ..engine.text import read_position
from ..language import language, message
from . import game, package_of, rulebook
from .books import paragraph, text_beside, translated
from .fields import read_fields

FILE = "LESSONS.toml"
KINDS = ("rule", "choice")
"""What a lesson shows: how a rule works, or which of several legal moves is best."""

_LESSON = {"title": str, "before": str, "rule": str, "kind": str, "position": str, "wanted": list, "right": str, "otherwise": str}
_WRONG = {"moves": list, "says": str}
_MATCH = {"house": dict, "says": str}

_TEXTS = {"title": str, "before": str, "right": str, "otherwise": str}
_TEXTS_WRONG = {"says": str}
_TEXTS_MATCH = {"says": str}
"""What a translation has: no moves and no positions, so that it cannot teach anything else."""


class LessonError(ValueError):
    """A file of lessons that cannot be taught; the sentence names the file, the line and what is wrong there."""


class UnknownLesson(LookupError):  # noqa: N818 - a sentence for people
    """A lesson number that a game does not have."""


@dataclass(frozen=True)
class Verdict:
    """What the teacher says to a move, and whether it is the one that was wanted."""

    is_right: bool
    says: str


@dataclass(frozen=True)
class Lesson:
    """A staged position and what can be learned from it.

    - before: the sentence before the move. rule: the number of the paragraph. kind: one of `KINDS`.
    - wanted: the right turns in the game's notation. right, otherwise: what is said to them, and to a move that nothing else is said to.
    - wrong: sentences for likely wrong turns.
    """

    game: str
    number: int
    title: str
    before: str
    rule: str
    kind: str
    position: str
    wanted: tuple[str, ...]
    right: str
    otherwise: str
    wrong: Mapping[str, str]

    @cached_property
    def _start(self) -> tuple[Any, Any]:
        return read_position(game(self.game), self.position)

    @cached_property
    def _answers(self) -> tuple[frozenset[bytes], dict[bytes, str]]:
        """The tables that the wanted turns come to, and for those of the wrong turns what is said."""
        wanted = frozenset(_after(self.table(), move) for move in self.wanted)
        return wanted, {_after(self.table(), move): says for move, says in self.wrong.items()}

    def table(self) -> Table:
        """A fresh table at the position of the lesson."""
        return from_position(game(self.game), *self._start)

    def judge(self, move: str) -> Verdict:
        """What the teacher says to a turn; IllegalMove where it may not be made. Turns that come to the same are the same."""
        after = _after(self.table(), move)
        wanted, wrong = self._answers
        return Verdict(True, self.right) if after in wanted else Verdict(False, wrong.get(after, self.otherwise))

    @cached_property
    def paragraph(self) -> str:
        """The paragraph of the rulebook that the lesson is about, as Markdown."""
        return paragraph(rulebook(self.game), self.rule)


@dataclass(frozen=True)
class Course:
    """The lessons of a game, and the short match at their end.

    - house: the house rules of that match, by name. says: the sentence that offers it.
    - moment: the number of the lesson whose position stands for the game on a first page.
    """

    game: str
    lessons: tuple[Lesson, ...]
    house: Mapping[str, object]
    says: str
    moment: int = 1

    def lesson(self, number: int) -> Lesson:
        """The lesson of this number, from 1 on; UnknownLesson."""
        if not 1 <= number <= len(self.lessons):
            title = game(self.game).noun
            raise UnknownLesson(message("games-no-such-lesson", game=title, number=quoted(number), last=len(self.lessons)))
        return self.lessons[number - 1]


def course(name: str) -> Course:
    """The lessons of a game, in the language of the context where they are translated; UnknownGame, or LessonError for a wrong file."""
    return _course(game(name).name, language())


@cache
def _course(name: str, _: str) -> Course:
    package = package_of(name)
    english = text_beside(package, FILE)
    if package is None or english is None:
        return Course(name, (), {}, "")
    other = translated(package, FILE)
    called = f"{name}/{FILE}"
    return read_course(name, english, called, None if other is None else (other.read_text(encoding="utf-8"), f"{name}/{other.name}"))


def read_course(name: str, text: str, called: str, translation: tuple[str, str] | None = None) -> Course:
    """The lessons that a text in TOML has for a game; LessonError.

    called: what the file is called in an error. translation: the text of another language's file, and what that is called.
    """
    content = _read_toml(text, called)
    if translation is not None:
        _translate(content, *translation)
    match_line = next((number for number, line in enumerate(text.splitlines(), 1) if line.strip() == "[match]"), 1)
    place = message("games-place-of-the-match", name=called, line=str(match_line))
    match = read_fields(content.pop("match", {}), _MATCH, place, LessonError)
    lessons, moment = content.pop("lesson", []), content.pop("moment", 1)
    if content or not isinstance(lessons, list) or not lessons:
        raise LessonError(message("games-course-of-other-parts", name=called))
    try:
        game(name).settle(match["house"])
    except HouseError as error:
        raise LessonError(message("games-lessons-match-cannot-be", place=place, error=str(error))) from None
    places = _places(text, called, len(lessons))
    if moment not in range(1, len(lessons) + 1):
        raise LessonError(message("games-field-cannot-be", place=called, field="moment", value=quoted(moment)))
    return Course(
        name,
        tuple(_read_lesson(name, number, lesson, places[number - 1]) for number, lesson in enumerate(lessons, 1)),
        match["house"],
        match["says"],
        moment,
    )


def _read_toml(text: str, called: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise LessonError(message("games-lessons-are-no-toml", name=called, error=str(error))) from None


def _places(text: str, called: str, number_of_lessons: int) -> list[str]:
    """Where each lesson begins, for an error; lessons may be written in one line."""
    lines = [number for number, line in enumerate(text.splitlines(), 1) if line.strip() == "[[lesson]]"]
    lines += [1] * (number_of_lessons - len(lines))
    return [
        message("games-place-of-a-lesson", name=called, line=str(line), number=str(number))
        for number, line in zip(range(1, number_of_lessons + 1), lines, strict=False)
    ]


def _translate(content: dict[str, Any], text: str, called: str) -> None:
    """Put the sentences of another language into the lessons; LessonError where they are not for these lessons."""
    other = _read_toml(text, called)
    translations = other.get("lesson", [])
    lessons = content.get("lesson", [])
    if other.keys() != {"match", "lesson"} or not isinstance(translations, list) or len(translations) != len(lessons):
        raise LessonError(message("games-lessons-of-another-course", name=called, lessons=len(lessons)))
    content["match"] |= read_fields(other["match"], _TEXTS_MATCH, called, LessonError)
    for lesson, texts, place in zip(lessons, translations, _places(text, called, len(translations)), strict=True):
        wrong, wrong_sentences = lesson.get("wrong", []), texts.pop("wrong", [])
        lesson |= read_fields(texts, _TEXTS, place, LessonError)
        if len(wrong) != len(wrong_sentences):
            raise LessonError(message("games-lesson-of-other-answers", place=place, number=len(wrong)))
        for answer, says in zip(wrong, wrong_sentences, strict=True):
            answer |= read_fields(says, _TEXTS_WRONG, message("games-place-of-a-wrong-move", place=place), LessonError)


def _read_lesson(name: str, number: int, content: Any, place: str) -> Lesson:
    wrong_sentences = content.pop("wrong", []) if isinstance(content, dict) else []
    fields = read_fields(content, _LESSON, place, LessonError)
    _expect_moves("wanted", fields["wanted"], place)
    if fields["kind"] not in KINDS:
        raise LessonError(message("games-lesson-of-no-kind", place=place, kind=quoted(fields["kind"]), kinds=KINDS))
    wrong: dict[str, str] = {}
    wrong_place = message("games-place-of-a-wrong-move", place=place)
    for part in wrong_sentences:
        answer = read_fields(part, _WRONG, wrong_place, LessonError)
        _expect_moves("moves", answer["moves"], wrong_place)
        wrong |= dict.fromkeys(answer["moves"], answer["says"])
    lesson = Lesson(name, number, **(fields | {"wanted": tuple(fields["wanted"]), "wrong": wrong}))
    if not lesson.paragraph:
        paragraph_number, title = quoted(lesson.rule), game(name).noun
        raise LessonError(message("games-lesson-of-no-paragraph", place=place, game=title, paragraph=paragraph_number))
    try:
        table = lesson.table()
    except ValueError as error:
        raise LessonError(message("games-lesson-does-not-hold", place=place, error=str(error))) from None
    if table.record.phase != PLAY:
        raise LessonError(message("games-lesson-without-a-mover", place=place))
    for move in (*lesson.wanted, *wrong):
        try:
            _after(lesson.table(), move)
        except (IllegalMove, ValueError) as error:
            raise LessonError(message("games-lesson-move-cannot-be-made", place=place, move=quoted(move), error=str(error))) from None
    if any(lesson.judge(move).is_right for move in wrong):
        raise LessonError(message("games-lesson-wanted-and-wrong", place=place))
    return lesson


def _expect_moves(field: str, moves: list[str], place: str) -> None:
    """LessonError where a field that lists moves has none."""
    if not moves:
        raise LessonError(message("games-field-cannot-be", place=place, field=field, value=quoted(moves)))


def _after(table: Table, move: str) -> bytes:
    """The whole table after a turn; IllegalMove."""
    table.play(move)
    return bytes(table.record.tobytes())
