"""The puzzles of every game: each is proven again, is told by the protocol, and a wrong file is named by its line."""

import asyncio
import re
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest

import kahve
from kahve.bots.review.difficulty import CHOICE, with_difficulty
from kahve.bots.review.puzzle_proofs import every_deal, find, prove, worths_of, written
from kahve.cards.lexicon.flagged import read_flagged
from kahve.games import all_games, game
from kahve.games.puzzles import (
    GOAL,
    GRADES,
    WEIGHTS,
    Collection,
    Puzzle,
    PuzzleError,
    UnknownPuzzle,
    daily,
    games_with_puzzles,
    grade_of,
    puzzles,
    read_puzzles,
)
from kahve.table.protocol.messages import LessonTried, PuzzleAnswer, PuzzleList, PuzzleSolution
from kahve.table.protocol.messages import Puzzle as PuzzleTold
from kahve.table.protocol.refusal import Refusal
from kahve.table.store.sql import Store
from kahve.table.store.tries_store import MOST_TRIES, TriesStore
from kahve.table.teaching.first_tries import MOST_AN_HOUR, FirstTries
from kahve.table.teaching.puzzle_table import answered, puzzle_document, puzzle_list, shown
from kahve.table.teaching.staged import tried as tried_out

from .protocol_checks import answers_of_server, fits

pytestmark = pytest.mark.usefixtures("rules_at_hand")

NAMES = games_with_puzzles()
SAMPLE = 4
"""The puzzles of each game of which it is counted again what is hard about them, which takes longer than the proof."""


@pytest.mark.parametrize("name", NAMES)
def test_every_puzzle_of_a_game_is_proven(name: str) -> None:
    collection = puzzles(name)
    assert len({puzzle.position for puzzle in collection.puzzles}) == len(collection.puzzles) >= 10
    for puzzle in collection.puzzles:
        table = puzzle.table()
        assert str(table) == puzzle.position
        proof = prove(table, puzzle.proof)
        assert proof is not None, (name, puzzle.number)
        assert puzzle.is_solved_by(table.after(table.write_turn(proof.turn)))
        if puzzle.proof != GOAL:
            assert worths_of(table, puzzle.proof, proof) == puzzle.worths
    shares = [puzzle.missed_by() for puzzle in collection.puzzles]
    assert shares == sorted(shares)


def test_every_game_has_puzzles() -> None:
    assert set(NAMES) == {chosen.name for chosen in all_games()}


def test_each_family_has_thirty_puzzles_or_more() -> None:
    numbers: dict[str, int] = {}
    for chosen in all_games():
        if chosen.name in NAMES:
            numbers[chosen.family] = numbers.get(chosen.family, 0) + len(puzzles(chosen.name).puzzles)
    assert set(numbers) == {"pile", "floor", "melding", "letters"}
    assert all(number >= 30 for number in numbers.values()), numbers


@pytest.mark.parametrize("name", NAMES)
def test_what_is_hard_about_a_puzzle_is_what_the_file_says(name: str) -> None:
    listed, habits = puzzles(name).puzzles, {habit.name for habit in game(name).judgement.habits}
    for puzzle in Random(7).sample(listed, min(SAMPLE, len(listed))):
        assert with_difficulty(puzzle) == puzzle
        assert puzzle.kind in habits | {CHOICE}
        assert puzzle.is_hard_because.endswith(".")


def test_a_puzzle_is_harder_with_each_thing_that_is_hard_and_by_how_people_fare() -> None:
    puzzle = puzzles("basra").puzzle(1)
    for name, (_, most) in WEIGHTS.items():
        shares = [replace(puzzle, hard={name: number}).missed_by() for number in range(most + 2)]
        assert shares[:-1] == sorted(set(shares))
        assert shares[-2] == shares[-1]
    assert [grade_of(puzzle.missed_by(*tries)) for tries in ((0, 0), (5, 15), (2, 40), (40, 40))] == ["easy", "fair", "hard", "fair"]
    says = {number: puzzle_document(puzzle, (1, number))["hard"] for number in (3, 4)}
    assert "first try" not in says[3]
    assert says[4].endswith("4 of 5 people here missed it at their first try.")
    missed = {puzzle.key: (0, 90)}
    basra = next(each for each in puzzle_list(date(2026, 1, 1), missed)["games"] if each["game"] == "basra")
    assert basra["puzzles"][-1] == {"number": 1, "grade": "hard", "kind": puzzle.kind}


@pytest.mark.parametrize("name", NAMES)
def test_every_move_of_a_puzzle_is_answered(name: str) -> None:
    for puzzle in puzzles(name).puzzles[::5]:
        document = puzzle_document(puzzle)
        assert fits(document, PuzzleTold)
        hands = [seat["hand"] for seat in document["scene"]["seats"] if seat["seat"] != document["seat"]]
        assert all(card == "??" for hand in hands for card in hand)
        right = answered(puzzle, [], puzzle.wanted)
        assert right["right"] is True
        assert fits(right, PuzzleAnswer)
        assert len(right["then"]) == (len(puzzle.line) + 1 if puzzle.line else 0)
        assert fits(shown(puzzle), PuzzleSolution)
        for turn in puzzle.table().legal[:12]:
            said = answered(puzzle, [], turn)
            assert fits(said, PuzzleAnswer)
            assert said["says"].endswith(".")
        with pytest.raises(Refusal):
            answered(puzzle, [], "no such move")


def test_a_turn_of_several_moves_goes_on_until_it_is_over() -> None:
    puzzle = next(each for each in puzzles("hand_and_foot").puzzles if ", " in each.wanted)
    *first, last = puzzle.wanted.split(", ")
    moves: list[str] = []
    for move in first:
        assert answered(puzzle, moves, move)["right"] is None
        moves.append(move)
    assert fits(tried_out(puzzle, [], first[0]), LessonTried) or first[0].startswith("discard")
    assert answered(puzzle, moves, last)["right"] is True
    away = next(move for move in puzzle.table().legal if move.startswith("discard"))
    assert answered(puzzle, [], away) == {"right": False, "says": puzzle.otherwise, "why": [], "then": [], "event": None}


def test_no_flagged_word_is_in_a_puzzle_of_letters() -> None:
    flagged = {word.upper() for word in read_flagged()}
    for name in (name for name in NAMES if game(name).family == "letters"):
        for puzzle in puzzles(name).puzzles:
            document = str(puzzle_document(puzzle)) + str(shown(puzzle))
            assert not {word for word in flagged if f"claimed {word}" in document or f": {word}." in document}


def test_each_day_has_its_puzzle() -> None:
    days = [date(2026, 1, 1) + timedelta(days=day) for day in range(len(NAMES) * 30)]
    shown_in_a_month = {(daily(day).game, daily(day).number) for day in days}
    assert len(shown_in_a_month) > 0.9 * sum(min(30, len(puzzles(name).puzzles)) for name in NAMES)
    assert {daily(day).game for day in days[: len(NAMES)]} == set(NAMES)
    list_of_day = puzzle_list(date(2026, 1, 1))
    assert fits(list_of_day, PuzzleList)
    assert {puzzle["grade"] for each in list_of_day["games"] for puzzle in each["puzzles"]} == set(GRADES)


def test_more_puzzles_are_found_and_the_same_again() -> None:
    collection = puzzles("pisti")
    results = list(find(collection, 1, seed=1, deals=60))
    assert results
    assert results == list(find(collection, 1, seed=1, deals=60))
    about = f'[puzzles]\nquestion = "winning_card"\nproof = "{collection.proof}"\nhouse = {{ seats = 2 }}\n\n'
    again = read_puzzles("pisti", about + "\n".join(map(written, results)), "x.toml")
    assert [each.position for each in again.puzzles] == [each.position for each in results]


def test_every_deal_that_could_be_is_laid_once() -> None:
    table = puzzles("basra").puzzle(1).table()
    deals = every_deal(table.view(table.turn), compiled=False)
    assert deals is not None
    assert [deal.tobytes() for deal in deals] == [table.tables_for(table.turn).tobytes()]
    fresh = kahve.new("quist")
    fresh.deal(seed=1)
    assert every_deal(fresh.view(fresh.turn), compiled=False) is None


GOOD = re.sub(r"hard = .*", "hard = { ways = 1 }", written(puzzles("basra").puzzle(1)))
ABOUT = '[puzzles]\nquestion = "winning_card"\nproof = "solver"\nhouse = { seats = 2 }\n\n'


@pytest.mark.parametrize(
    ("was", "is_now", "says"),
    [
        ('"solver"', '"guess"', "the proof cannot be 'guess': allowed are solver, margin and goal"),
        ("seats = 2", "seats = 9", r"\[puzzles\]: .*9"),
        ('question = "winning_card"', "", r"\[puzzles\]: the field question is missing"),
        ('"winning_card"', '"which"', r"\[puzzles\]: the question cannot be 'which': allowed are winning_card, .* and making_a_word"),
        ("ways = 1", "ways = -1", r"line 6 .puzzle 1.: the field hard cannot have 'ways = -1': allowed are whole numbers"),
        ("ways = 1", "luck = 1", r"the field hard cannot have 'luck = 1'"),
        ("hard = {", "left = 2\nhard = {", "line 6 .puzzle 1.: there is no field 'left'"),
        ('wanted = "4S takes 4H"', 'wanted = "AS"', "line 6 .puzzle 1.: the turn 'AS' cannot be made: You do not hold"),
        ("hand=4C/4S5H", "hand=4C/4S4S", "line 6 .puzzle 1.: the position is not valid"),
        ('"4S takes 4H" = 6', '"4S takes 4H" = -6', "the wanted turn above 0"),
        ("[[puzzle]]", "[[puzzles]]", "x.toml"),
        ("{ ways = 1 }", "", "x.toml is not TOML: .*line 10"),
    ],
)
def test_a_file_of_puzzles_that_cannot_be_used_is_named(was: str, is_now: str, says: str) -> None:
    assert read_puzzles("basra", ABOUT + GOOD, "x.toml").puzzle(1).wanted == "4S takes 4H"
    assert was in ABOUT + GOOD
    with pytest.raises(PuzzleError, match=says):
        read_puzzles("basra", (ABOUT + GOOD).replace(was, is_now, 1), "x.toml")


def test_the_addresses_of_the_puzzles_and_what_they_refuse(tmp_path: Path) -> None:
    base = "/api/games/basra/puzzles"
    requests: list[tuple[str, str, Any]] = [
        ("GET", "/api/puzzles", None),
        ("GET", f"{base}/1", None),
        ("POST", f"{base}/1", {"do": "move", "move": "4S"}),
        ("POST", f"{base}/1", {"do": "move", "move": "5H", "made": []}),
        ("POST", f"{base}/1", {"do": "show", "first": True}),
        ("POST", f"{base}/1", {"do": "move", "move": "AS"}),
        ("POST", f"{base}/1", {"do": "sing", "move": "4S"}),
        ("POST", f"{base}/1", {"do": "move", "move": "4S", "made": ["x"] * 61}),
        ("POST", f"{base}/1", {"do": "move", "move": "4C", "made": ["4S"]}),
        ("GET", f"{base}/999", None),
        ("GET", f"{base}/one", None),
        ("GET", "/api/games/whist/puzzles/1", None),
    ]
    answers = answers_of_server(tmp_path, requests)
    assert [answer.status_code for answer in answers] == [200, 200, 200, 200, 200, 409, 400, 400, 200, 404, 404, 404]
    assert [answers[2].json()["right"], answers[3].json()["right"]] == [True, False]
    assert "not by 'one'" in answers[10].json()["error"]["says"]


def test_a_game_without_puzzles_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kahve.games.puzzles.FILE", "NOWHERE.toml")
    with pytest.raises(UnknownPuzzle, match=r"Turtle has no puzzles"):
        puzzles.__wrapped__("turtle")
    monkeypatch.undo()
    with pytest.raises(UnknownPuzzle, match=r"the puzzles are 1 to"):
        puzzles("basra").puzzle(0)
    assert isinstance(Collection("pisti", "going_out", GOAL, {}, ()), Collection)
    assert isinstance(puzzles("basra").puzzle(1), Puzzle)


def test_first_tries_are_counted_for_each_puzzle_and_address(tmp_path: Path) -> None:
    store, first, second = Store(f"sqlite:///{tmp_path / 'tries.db'}"), puzzles("basra").puzzle(1), puzzles("pisti").puzzle(1)
    tries_store = TriesStore(store)

    class Errands:
        async def look(self, read: Any, *args: Any) -> Any:
            return read(*args)

        write = look

    async def course() -> dict[str, tuple[int, int]]:
        tries: Any = FirstTries(Errands(), tries_store)  # type: ignore[arg-type]
        assert await tries.counts() == {}
        for puzzle, right in ((first, True), (first, False), (second, False)):
            await tries.count(puzzle, right, "10.0.0.1")
        assert await tries.counts() == {}, "read at most once a minute"
        for _ in range(MOST_AN_HOUR):
            await tries.count(second, True, "10.0.0.1")
        await FirstTries(Errands(), None).count(first, True, "10.0.0.2")  # type: ignore[arg-type]
        return dict(await FirstTries(Errands(), tries_store).counts())  # type: ignore[arg-type]

    assert asyncio.run(course()) == {first.key: (1, 1), second.key: (MOST_AN_HOUR - 3, 1)}
    for _ in range(MOST_TRIES):
        tries_store.add(first.key, True)
    assert sum(tries_store.all()[first.key]) < MOST_TRIES
    store.close()
