"""Lessons over HTTP: every game, every answer, and what cannot be asked."""

from pathlib import Path
from typing import Any

import pytest

from kahve.engine.game import Game
from kahve.games.lessons import course
from kahve.table.protocol.messages import Course, Lesson, LessonAnswer, LessonTried
from kahve.table.protocol.refusal import Refusal
from kahve.table.sitting.sitting import Sitting
from kahve.table.teaching.lesson_table import answered, course_document, lesson_document
from kahve.table.teaching.staged import tried

from ..protocol_checks import answers_of_server, fits


def test_the_lessons_of_a_game_are_told_as_the_protocol_says(game: Game) -> None:
    lessons = course(game.name)
    document = course_document(lessons)
    assert fits(document, Course)
    assert Sitting.open(document["match"]["setup"]).people == [0]
    for lesson in lessons.lessons[:3]:
        shown = lesson_document(lesson)
        assert fits(shown, Lesson)
        assert shown["scene"]["turn"] == shown["scene"]["seat"] == shown["seat"]
        assert shown["scene"]["moves"]
        assert lesson.rule in shown["paragraph"]
        hands = [seat["hand"] for seat in shown["scene"]["seats"] if seat["seat"] != shown["seat"]]
        assert all(card == "??" for hand in hands for card in hand)
        right = answered(lesson, lesson.wanted[0])
        assert right["right"]
        assert right["event"]["scene"] != shown["scene"]
        assert fits(right, LessonAnswer)
        for wrong, says in lesson.wrong.items():
            assert answered(lesson, wrong) == {"right": False, "says": says, "event": None}
        with pytest.raises(Refusal):
            answered(lesson, "no such move")


def test_a_meld_may_be_tried_before_it_is_laid() -> None:
    lesson = next(each for each in course("hand_and_foot").lessons if each.wanted == ("meld 888",))
    document = tried(lesson, (), "meld 888")
    assert fits(document, LessonTried)
    assert document["scene"]["draft"]["moves"] == ["meld 888"]
    with pytest.raises(Refusal, match="cannot be tried first"):
        tried(course("pisti").lesson(1), (), "7D")


def test_the_addresses_of_the_lessons_and_what_they_refuse(tmp_path: Path) -> None:
    base = "/api/games/basra/lessons"
    requests: list[tuple[str, str, Any]] = [
        ("GET", base, None),
        ("GET", f"{base}/2", None),
        ("POST", f"{base}/2", {"do": "move", "move": "8H"}),
        ("POST", f"{base}/2", {"do": "move", "move": "9D"}),
        ("POST", f"{base}/2", {"do": "move", "move": "AS"}),
        ("POST", f"{base}/2", {"do": "move"}),
        ("POST", f"{base}/2", {"do": "sing", "move": "8H"}),
        ("POST", f"{base}/2", {"do": "try", "move": "8H"}),
        ("POST", f"{base}/2", {"do": "try", "move": "8H lies down"}),
        ("POST", "/api/games/pisti/lessons/1", {"do": "try", "move": "7D"}),
        ("GET", f"{base}/99", None),
        ("GET", f"{base}/0", None),
        ("GET", f"{base}/two", None),
        ("GET", f"{base}/{'9' * 200}", None),
        ("GET", f"{base}/{'9' * 500}", None),
        ("GET", "/api/games/whist/lessons", None),
        ("GET", "/api/games/whist/lessons/1", None),
    ]
    answers = answers_of_server(tmp_path, requests)
    assert [answer.status_code for answer in answers] == [
        200,
        200,
        200,
        200,
        409,
        400,
        400,
        200,
        409,
        422,
        404,
        404,
        404,
        404,
        414,
        404,
        404,
    ]
    assert [answers[2].json()["right"], answers[3].json()["right"]] == [True, False]
    assert answers[4].json()["error"] == {"code": "illegal", "says": "You do not hold the ace of spades.", "field": None}
    assert answers[10].json()["error"]["says"] == "Basra has no lesson 99: the lessons are 1 to 10."
    assert "not by 'two'" in answers[12].json()["error"]["says"]
