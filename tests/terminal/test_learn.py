"""`kahve learn`: lessons in the terminal, from the first to the match at the end."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from kahve.engine.game import Game
from kahve.games.lessons import course
from kahve.terminal.main import app


def learn(*words: str, answers: str) -> str:
    result = CliRunner().invoke(app, ["learn", *words, "--plain"], input=answers)
    assert result.exit_code == 0, result.output
    return result.output


def test_a_lesson_is_answered_until_it_is_right() -> None:
    said = learn("basra", answers="?\nr\nt\n99\nAS\n9D\n4C\n8H\nq\n")
    assert "Lesson 1 of 10: Take a like card." in said
    assert "There is no card 99: your cards are numbered 1 to 4." in said
    assert "You do not hold the ace of spades." in said
    assert "Try another move. That card finds nothing like it" in said
    assert "3.2 A numeral takes floor cards" in said
    assert "Right. The eight takes the eight" in said
    assert said.rstrip().endswith("You leave the lessons.")


def test_every_lesson_of_a_game_can_be_learned_in_the_terminal(game: Game) -> None:
    lessons = course(game.name).lessons[-2:]
    answers = "".join(f"{lesson.wanted[0]}\n" for lesson in lessons)
    said = learn(game.name, "--lesson", str(lessons[0].number), answers=f"{answers}n\n")
    assert said.count("Right. ") == len(lessons)
    assert "That was the last lesson." in said


def test_the_next_time_it_goes_on_with_the_first_lesson_that_is_not_done(data: Path) -> None:
    first, second, third = (lesson.wanted[0] for lesson in course("basra").lessons[:3])
    said = learn("basra", answers=f"{first}\nw\n{third}\nq\n")
    assert "Lessons done: 0 of 10." in said
    # What the teacher played is not done.
    said = learn("basra", answers=f"{second}\nq\n")
    assert "Lessons done: 2 of 10." in said
    assert said.index("Lesson 2 of 10") < said.index("Lesson 3 of 10")
    assert "Lesson 4 of 10" in learn("basra", answers="q\n")
    (data / "done.json").write_text('{"lessons": [4]}')
    assert "Lesson 1 of 10" in learn("basra", answers="q\n")


def test_the_match_at_the_end_is_played_at_a_table() -> None:
    last = len(course("pisti").lessons)
    said = learn("pisti", "--lesson", str(last), answers="w\ny\nq\ny\n")
    assert "The teacher plays KD." in said
    assert "Pisti, to 51 points" in said


@pytest.mark.parametrize(("words", "says"), [(("basra", "--lesson", "11"), "the lessons are 1 to 10"), (("whist",), "no game 'whist'")])
def test_what_cannot_be_learned_is_said(words: tuple[str, ...], says: str) -> None:
    result = CliRunner().invoke(app, ["learn", *words])
    assert result.exit_code == 2
    assert says in result.stderr
