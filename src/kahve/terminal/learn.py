"""`kahve learn`: the lessons of a game in the terminal, a staged table at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from ..language import later, message, paragraph
from .done import keep_done, next_number, numbers_done
from .evening import move_meant
from .manual import option
from .notation import explained, told_apart
from .options import BadInput, GameName, Plain
from .paper import paper
from .prompts import Left, ask, yes
from .show import Voice, voice

if TYPE_CHECKING:
    from ..games.lessons import Course, Lesson

HELP = (
    later("terminal-key-rule-of-lesson"),
    later("terminal-key-table"),
    later("terminal-key-teacher"),
    later("terminal-key-skip"),
    later("terminal-key-leave"),
    later("terminal-key-help"),
)


def learn(
    game: GameName,
    lesson: Annotated[int | None, option(later("help-learn-lesson"), "kahve learn basra --lesson 3", "N")] = None,
    plain: Plain = False,
) -> None:
    """Learn a game at a table: one thing at a time, with a teacher who says why."""
    from ..games import game as find
    from ..games import not_translated
    from ..games.lessons import UnknownLesson, course

    lessons = course(find(game).name)
    count = len(lessons.lessons)
    first = next_number("lessons", lessons.game, count) if lesson is None else lesson
    try:
        lessons.lesson(first)
    except UnknownLesson as error:
        raise BadInput(str(error)) from None
    shown = voice(paper(plain, talks=True))
    shown.lines([note] if (note := not_translated(game)) else [])
    shown.lines([message("terminal-lessons-done", done=len(numbers_done("lessons", lessons.game)), count=count)])
    try:
        for each in lessons.lessons[first - 1 :]:
            if _teach(each, count, shown):
                keep_done("lessons", lessons.game, each.number)
        shown.lines([message("terminal-last-lesson-over"), lessons.says])
        wants_match = yes(message("terminal-ask-play-match"))
    except (Left, KeyboardInterrupt):
        shown.lines([message("terminal-left-lessons")])
        return
    if wants_match:
        _play(lessons, plain)


def _teach(lesson: Lesson, of: int, shown: Voice) -> bool:
    """Teach one lesson until its move is made, which is True, or the teacher makes it or it is skipped; Left."""
    from ..table.protocol.refusal import Refusal
    from ..table.teaching.lesson_table import answered
    from ..table.teaching.staged import seated

    sitting = seated(lesson)
    scene = sitting.scene(sitting.table.turn)
    shown.lines(["", message("terminal-lesson", number=lesson.number, count=of, title=lesson.title), lesson.before])
    shown.table(scene)
    example = told_apart(sitting.table.legal)[0]
    while True:
        answer = ask(message("terminal-ask-move", example=example))
        letter = answer.lower()
        if letter in ("", "?", "help"):
            shown.lines([*explained(scene, told_apart(sitting.table.legal)), *map(str, HELP)])
        elif letter in ("r", "rule"):
            shown.book(lesson.paragraph)
        elif letter in ("t", "table"):
            shown.table(scene)
        elif letter in ("s", "skip"):
            return False
        elif letter in ("q", "quit"):
            raise Left
        elif letter in ("w", "what"):
            shown.lines([paragraph(message("terminal-teacher-plays", move=lesson.wanted[0]), lesson.right)])
            return False
        elif move := move_meant(answer, scene, shown):
            try:
                said = answered(lesson, move)
            except Refusal as refusal:
                shown.lines([str(refusal)])
                continue
            if said["right"]:
                shown.event(said["event"])
                shown.lines([paragraph(message("terminal-right"), said["says"])])
                return True
            shown.lines([paragraph(message("terminal-try-another"), said["says"])])


def _play(lessons: Course, plain: bool) -> None:
    """The short match at the end of the lessons."""
    from ..games import game as find
    from ..table.teaching.staged import OPPONENT
    from .play import YOU, play

    seats = int(find(lessons.game).settle(lessons.house).seats)
    house = [f"{name}={value}" for name, value in lessons.house.items()]
    play(lessons.game, players=",".join([YOU, *[OPPONENT] * (seats - 1)]), house=house, plain=plain)
