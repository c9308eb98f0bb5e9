"""`kahve day`: the list, a deal to its end beside the levels, and what is refused."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner

from kahve.table.sitting.day_deal import today
from kahve.terminal.main import app


def run(*words: str, answers: str = "", code: int = 0) -> str:
    result = CliRunner().invoke(app, ["day", *words], input=answers)
    assert result.exit_code == code, result.output
    return result.output


def test_without_a_game_the_games_are_listed() -> None:
    assert "Pisti: kahve day pisti" in run()


def test_a_deal_is_played_to_its_end_and_stands_beside_the_levels() -> None:
    said = run("pisti", "--plain", answers="\n" + "1\n" * 60)
    assert f"The deal of {today()}: Pisti" in said
    assert "in 200 plays. You were ahead of" in said
    assert "nother match" not in said


@pytest.mark.parametrize(("date", "says"), [("soon", "not a date"), ("2999-01-01", "on that day"), ("2001-01-01", "no longer kept")])
def test_a_date_that_cannot_be_is_refused_by_a_sentence(date: str, says: str) -> None:
    assert says in " ".join(run("pisti", "--date", date, code=2).split())
