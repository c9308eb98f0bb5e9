"""`kahve puzzle`: a puzzle in the terminal, the list, finding more, and what is refused."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

import kahve
from kahve.games.puzzles import games_with_puzzles, puzzles
from kahve.terminal.main import app


def run(*words: str, answers: str = "", code: int = 0) -> str:
    result = CliRunner().invoke(app, ["puzzle", *words], input=answers)
    assert result.exit_code == code, result.output
    return result.output


def test_a_puzzle_is_answered_until_it_is_solved() -> None:
    said = run("play", "basra", "--number", "1", "--plain", answers="?\nt\nb\nAS\n2\n4S\n")
    assert "Basra, puzzle 1 of 16 (easy). There are 2 moves to choose from." in said
    assert "You do not hold the ace of spades." in said
    assert "Not this one. With that your side ends the deal at least 6 points behind." in said
    assert "Solved. Counting itself, it takes 2 cards." in said
    assert "it goes on like this." in said


@pytest.mark.parametrize("name", games_with_puzzles())
def test_the_solution_of_a_puzzle_explains_itself(name: str) -> None:
    number = len(puzzles(name).puzzles)
    said = run("play", name, "--number", str(number), "--plain", answers="s\n")
    assert f"The winning turn is {puzzles(name).puzzle(number).wanted}. " in said


def test_a_turn_of_several_moves_is_made_move_by_move_or_at_once() -> None:
    puzzle = next(each for each in puzzles("hand_and_foot").puzzles if ", " in each.wanted)
    whole = run("play", "hand_and_foot", "--number", str(puzzle.number), "--plain", answers=f"{puzzle.wanted}\n")
    assert "Solved. You go out with it" in whole
    moves = "\n".join(puzzle.wanted.split(", "))
    said = run("play", "hand_and_foot", "--number", str(puzzle.number), "--plain", answers=f"{moves}\n")
    assert "Go on: your turn is not over yet." in said
    assert "Solved. " in said


def test_solved_puzzles_are_counted_and_the_next_one_comes() -> None:
    wanted = puzzles("basra").puzzle(1).wanted
    assert "Puzzles solved: 1 of 16." in run("play", "basra", "--plain", answers=f"{wanted}\n")
    # A solution that was shown solves nothing.
    run("play", "basra", "--number", "2", "--plain", answers="s\n")
    assert "Basra, puzzle 2 of 16" in run("play", "basra", "--plain", answers="q\n")
    assert "Puzzles solved: 1 of 16." in run("list")


def test_without_a_word_more_it_is_the_puzzle_of_the_day() -> None:
    said = run(answers="q\n")
    assert "puzzle" in said.splitlines()[0]
    assert said.rstrip().endswith("You leave the puzzle.")


def test_the_puzzles_of_all_games_are_listed() -> None:
    said = run("list")
    assert all(f"({name}): " in said for name in games_with_puzzles())


def test_more_are_found_as_the_file_has_them() -> None:
    said = run("find", "pisti", "--count", "1", "--deals", "60")
    assert "[[puzzle]]" in said
    assert "Deals looked at, at most: 60." in said


def test_own_mistakes_are_told_and_tried_again(tmp_path: Path) -> None:
    table = kahve.new("pisti", seats=2)
    table.deal(seed=4)
    while table.turn >= 0:
        table.play(table.moves[0])
    log = tmp_path / "evening.jsonl"
    log.write_text(table.log(["Ada", "bot:greedy"]), encoding="utf-8")
    result = CliRunner().invoke(app, ["drill", str(log), "--plain"], input="s\nq\n")
    assert result.exit_code == 0, result.output
    assert "Pisti: what mistakes cost Ada, in points" in result.output
    assert "points given away in a decision, of 18 decisions." in result.output
    assert "Position 1 of " in result.output
    refused = CliRunner().invoke(app, ["drill", str(log), "--who", "Bo"])
    assert refused.exit_code == 2
    assert "'Bo' plays in none of these matches. Players are Ada, bot:greedy." in refused.output


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("play", "basra", "--number", "99"), "Basra has no puzzle 99: the puzzles are 1 to 16."),
        (("find", "pisti", "--count", "0"), "--count cannot be 0: allowed are 1 to 1000."),
        (("find", "pisti", "--deals", "-1"), "--deals cannot be -1: allowed are 1 to 100000."),
        (("find", "pisti", "--seed", "-1"), "--seed cannot be -1: it must be a whole number, 0 or more."),
        (("play", "whist"), "There is no game 'whist' in Kahve."),
    ],
)
def test_what_cannot_be_asked_is_said(words: tuple[str, ...], says: str) -> None:
    assert says in run(*words, code=2)
