"""The lessons of every game: positions hold, moves are what they are said to be, and a wrong file is named by its line."""

from random import Random

import pytest

import kahve
from kahve.bots.players.greedy import Expert, Greedy
from kahve.bots.review.advice import plan_from
from kahve.bots.search.solve import solve
from kahve.engine.game import Game
from kahve.engine.table import IllegalMove
from kahve.games import game as game_named
from kahve.games.examples import whole
from kahve.games.lessons import Lesson, LessonError, UnknownLesson, course, read_course

POSITION = whole(game_named("pisti"), "pisti seats=2 dealer=1 hand=5C/6C")


def best_moves(lesson: Lesson) -> list[str]:
    """The turns that the solver makes where nothing is hidden, and else those of an expert and of a club player, who lays earlier."""
    table = lesson.table()
    view = table.view(table.turn)
    if solved := solve(view, compiled=False):
        return [table.write_turn([each.move]) for each in solved if each.value == solved[0].value]
    moves = [player.choose(view, view.moves, Random(1)) for player in (Expert(), Greedy())]
    return [table.write_turn(turn) for move in moves for turn in ([move], plan_from(view, move))]


def test_each_lesson_of_a_game_teaches_what_it_says(game: Game) -> None:
    lessons = course(game.name).lessons
    assert 6 <= len(lessons) <= 12
    assert len({lesson.title for lesson in lessons}) == len(lessons)
    for lesson in lessons:
        assert str(kahve.position(game.name, lesson.position)) == lesson.position, lesson.title
        # The seat that learns sees the table as one that comes from play: its own view is a position too.
        table = lesson.table()
        assert table.view(table.turn).legal, lesson.title
        assert all(lesson.judge(move).is_right for move in lesson.wanted)
        assert not any(lesson.judge(move).is_right for move in lesson.wrong)
        if lesson.kind == "choice":
            assert any(lesson.judge(move).is_right for move in best_moves(lesson)), lesson.title


def test_each_move_of_a_lesson_is_answered_and_no_other(game: Game) -> None:
    for lesson in course(game.name).lessons:
        table = lesson.table()
        for move in table.legal[:40]:
            assert lesson.judge(move).says.endswith((".", "!")), (lesson.title, move)
        with pytest.raises(IllegalMove):
            lesson.judge("no such move")


def test_the_match_at_the_end_is_one_of_the_game(game: Game) -> None:
    lessons = course(game.name)
    assert game.settle(lessons.house).seats
    with pytest.raises(UnknownLesson, match="the lessons are 1 to"):
        lessons.lesson(0)


GOOD = f"""[match]
house = {{ target = 51 }}
says = "Play."

[[lesson]]
title = "Lead"
before = "Play a card."
rule = "3.1"
kind = "rule"
position = "{POSITION}"
wanted = ["5C"]
right = "Right."
otherwise = "No."
"""


@pytest.mark.parametrize(
    ("was", "is_now", "says"),
    [
        ('rule = "3.1"', 'rule = "9.9"', "line 5 .lesson 1.: the rulebook of Pisti has no paragraph '9.9'"),
        ("5C/6C", "5C/5C", "line 5 .lesson 1.: the position is not valid"),
        ('["5C"]', '["6C"]', "line 5 .lesson 1.: the move '6C' cannot be made: You do not hold"),
        ('kind = "rule"', 'kind = "guess"', "line 5 .*the kind cannot be 'guess': allowed are rule and choice"),
        ('right = "Right."', "", "line 5 .lesson 1.: the field right is missing"),
        ('right = "Right."', 'right = "Right."\nleft = "L"', "line 5 .lesson 1.: there is no field 'left'"),
        ('["5C"]', "[]", "line 5 .lesson 1.: the field wanted cannot be"),
        ("[match]", "moment = 2\n[match]", "x.toml: the field moment cannot be 2"),
        ("target = 51", "target = 0", "line 1 .match.: .*target cannot be 0"),
        ("[[lesson]]", "[[lessons]]", "a course consists of .match. and one or more"),
        ('title = "Lead"', 'title = "Lead', "x.toml is not TOML: .*line 6"),
    ],
)
def test_a_file_that_cannot_be_taught_from_is_named_with_its_line(was: str, is_now: str, says: str) -> None:
    assert read_course("pisti", GOOD, "x.toml").lessons[0].wanted == ("5C",)
    assert was in GOOD
    with pytest.raises(LessonError, match=says):
        read_course("pisti", GOOD.replace(was, is_now), "x.toml")


def test_a_move_that_is_both_wanted_and_wrong_is_refused() -> None:
    both = GOOD + '\n[[lesson.wrong]]\nmoves = ["5C"]\nsays = "No."\n'
    with pytest.raises(LessonError, match=r"line 5 .lesson 1.: a move is both wanted and wrong"):
        read_course("pisti", both, "x.toml")
