import json

import pytest
from typer.testing import CliRunner, Result

import kahve
from kahve.terminal.bench import show
from kahve.terminal.main import app
from kahve.terminal.paper import Paper


def run(*words: str) -> Result:
    return CliRunner().invoke(app, ["bench", *words])


def test_every_figure_of_a_game_is_measured() -> None:
    result = run("pishti", "--seconds", "0.05", "--no-start", "--json")
    assert result.exit_code == 0, result.output
    (row,) = json.loads(result.stdout)["speeds"]
    assert (row["game"], row["mode"]) == ("pishti", "2 seats")
    figures = ("plain", "plain_all_cores", "by_objection", "observed", "observed_all_cores", "every_seat_observed", "python_calls")
    assert all(row[name] > 0 for name in figures)
    assert row["record_bytes"] == kahve.game("pishti").rules.layout.size


def test_a_line_a_measurement() -> None:
    result = run("pishti", "--seconds", "0.05", "--no-start", "--plain")
    assert result.stdout.count("\n") == 1
    assert result.stdout.startswith("game pishti, mode 2 seats, record bytes ")


def test_an_unknown_game_is_refused() -> None:
    result = run("pisti", "chess")
    assert result.exit_code == 2
    assert result.stdout == ""


def test_as_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    show([{"game": "pisti", "plays": 12345}], Paper(plain=False, suits=True, width=40))
    assert capsys.readouterr().out.split() == ["game", "plays", "pisti", "12,345"]
