"""`kahve conform`: a program that knows the rules is told so, one that does not is shown where, and the vectors stay as they are."""

from __future__ import annotations

import csv
import hashlib
import shlex
import sys
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner

import kahve
from kahve.games import GAMES, game
from kahve.lab import conformance
from kahve.lab.conformance import Exchange, Outcome, ask_all, exchanges, sets_of_rules, write_vectors
from kahve.terminal.main import app

pytestmark = pytest.mark.usefixtures("rules_at_hand")

ROOT = Path(kahve.__file__).parents[2]
REFEREE = [sys.executable, str(ROOT / "tests/referee.py")]


def outcomes_of(fault: str, *names: str) -> list[Outcome]:
    return list(ask_all([*REFEREE, fault], [game(name) for name in names], deals=1, seed=1))


def test_a_program_that_knows_the_rules_answers_every_question(monkeypatch: pytest.MonkeyPatch) -> None:
    # The referee plays by Kahve's own rules, so more than two sets of rules of each family would show nothing else.
    monkeypatch.setattr(conformance, "sets_of_rules", lambda game: sets_of_rules(game)[:2])
    names = ("pisti", "pastra", "hand_and_foot", "turtle")
    outcomes = outcomes_of("", *names)
    assert [outcome.wrong for outcome in outcomes] == [None] * len(outcomes)
    expected = [sum(1 for _ in exchanges(game(name), house, 1)) for name in names for house in sets_of_rules(game(name))[:2]]
    assert [outcome.right for outcome in outcomes] == expected


def first_outcome_of(fault: str) -> Outcome:
    with closing(ask_all([*REFEREE, fault], [game("pisti")], deals=1, seed=1)) as outcomes:
        return next(outcomes)


def test_the_first_wrong_answer_is_shown_and_the_program_is_started_again() -> None:
    first, *others = outcomes_of("forget", "pisti")
    assert first.wrong is not None
    assert first.wrong.word == "legal"
    assert len(others) == len(sets_of_rules(game("pisti"))) - 1
    assert set(first.answered.removeprefix("legal ").split("|")) < set(first.wrong.answer.removeprefix("legal ").split("|"))
    shown = first_outcome_of("show")
    assert shown.wrong is not None
    assert shown.wrong.ask == "view -1", "hidden cards are asked for before anything else is wrong"
    crashed = first_outcome_of("crash")
    assert "The referee has gone home." in crashed.answered


def test_a_game_that_a_program_does_not_play_is_no_fault() -> None:
    outcomes = outcomes_of("refuse", "pisti", "dry_game")
    assert {outcome.game.name for outcome in outcomes if outcome.refused} == {"dry_game"}
    assert {outcome.game.name for outcome in outcomes if outcome.right} == {"pisti"}


def test_legal_moves_may_come_in_any_order() -> None:
    exchange = Exchange("legal", "legal 2C|3C|AS")
    assert exchange.is_answered_by("AS|2C|3C")
    assert not exchange.is_answered_by("AS|2C")


def test_the_vectors_of_this_version_stay_as_they_are(tmp_path: Path) -> None:
    """A change of a rule gives a game a new version, and the vectors new digests; nothing else may change them."""
    with (ROOT / "docs/data/vectors.csv").open(encoding="utf-8") as file:
        pinned = {row["game"]: row["sha256"] for row in csv.DictReader(file)}
    paths = write_vectors(tmp_path, [game(name) for name in GAMES], deals=1, seed=1)
    assert {path.stem: hashlib.sha256(path.read_bytes()).hexdigest() for path in paths} == pinned


@pytest.mark.parametrize(
    ("words", "status", "says"),
    [
        ([shlex.join(REFEREE), "--game", "pishti"], 0, "all answers are right"),
        ([shlex.join([*REFEREE, "refuse"]), "--game", "pishti"], 0, "not asked; it says: I play Pisti alone."),
        ([shlex.join([*REFEREE, "forget"]), "--game", "pishti"], 1, "and then one is wrong"),
        (["./no-such-referee", "--game", "pishti"], 2, "there is no program './no-such-referee'"),
        (["'", "--game", "pishti"], 2, "closing quotation"),
        ([], 2, "Name a program to ask"),
        (["x", "--game", "chess"], 2, "There is no game 'chess'"),
        (["x", "--deals", "0"], 2, "--deals takes a whole number, 1 or more"),
    ],
)
def test_the_command_says_what_came_of_it(words: list[str], status: int, says: str) -> None:
    done = CliRunner().invoke(app, ["conform", *words])
    assert done.exit_code == status, done.output
    assert says in " ".join(done.output.split())
