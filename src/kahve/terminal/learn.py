"""`kahve learn`: the lessons of a game in the terminal, a staged table at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from .asking import Left, ask, yes
from .evening import move_meant
from .notation import explained, told_apart
from .options import BadInput, GameName, Plain
from .paper import paper
from .show import Voice, voice

if TYPE_CHECKING:
    from ..games.lessons import Course, Lesson

HELP = (
    "r: the paragraph of the rulebook that this lesson is about.",
    "t: the table again.",
    "w: what the teacher would do, and on to the next lesson.",
    "s: skip this lesson.",
    "q: leave.",
    "?: these lines.",
)


def learn(
    game: GameName,
    lesson: Annotated[
        int, typer.Option("--lesson", metavar="N", help="The lesson to begin with. Example: kahve learn basra --lesson 3")
    ] = 1,
    plain: Plain = False,
) -> None:
    """Learn a game at a table: one thing at a time, with a teacher who says why.

    At the end there is a short match against the beginner. At the prompt ? tells what can be answered.

    Example: kahve learn basra
    """
    from ..games import game as find
    from ..games.lessons import UnknownLesson, course

    lessons = course(find(game).name)
    try:
        lessons.lesson(lesson)
    except UnknownLesson as error:
        raise BadInput(str(error)) from None
    shown = voice(paper(plain, talks=True))
    try:
        for each in lessons.lessons[lesson - 1 :]:
            _teach(each, len(lessons.lessons), shown)
        shown.lines(["That was the last lesson.", lessons.says])
        wants_match = yes("Play the match")
    except (Left, KeyboardInterrupt):
        shown.lines(["You leave the lessons."])
        return
    if wants_match:
        _play(lessons, plain)


def _teach(lesson: Lesson, of: int, shown: Voice) -> None:
    """Teach one lesson until its move is made or it is skipped; Left."""
    from ..table.lessons import answered, seated
    from ..table.refusal import Refusal

    sitting = seated(lesson)
    scene = sitting.scene(sitting.table.turn)
    shown.lines(["", f"Lesson {lesson.number} of {of}: {lesson.title}.", lesson.before])
    shown.table(scene)
    example = told_apart(sitting.table.legal)[0]
    while True:
        answer = ask(f"Your move ({example}, or ? for help): ")
        letter = answer.lower()
        if letter in ("", "?", "help"):
            shown.lines([*explained(scene, told_apart(sitting.table.legal)), *HELP])
        elif letter in ("r", "rule"):
            shown.book(lesson.paragraph)
        elif letter in ("t", "table"):
            shown.table(scene)
        elif letter in ("s", "skip"):
            return
        elif letter in ("q", "quit"):
            raise Left
        elif letter in ("w", "what"):
            shown.lines([f"The teacher plays {lesson.wanted[0]}. {lesson.right}"])
            return
        elif move := move_meant(answer, scene, shown):
            try:
                said = answered(lesson, move)
            except Refusal as refusal:
                shown.lines([str(refusal)])
                continue
            if said["right"]:
                shown.event(said["event"])
                shown.lines([f"Right. {said['says']}"])
                return
            shown.lines([f"Try another move. {said['says']}"])


def _play(lessons: Course, plain: bool) -> None:
    """The short match at the end of the lessons."""
    from ..games import game as find
    from ..table.lessons import OPPONENT
    from .play import YOU, play

    seats = int(find(lessons.game).settle(lessons.house).seats)
    house = [f"{name}={value}" for name, value in lessons.house.items()]
    play(lessons.game, players=",".join([YOU, *[OPPONENT] * (seats - 1)]), house=house, plain=plain)
