"""`kahve style`: what it says of a person, as sentences and as JSON, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from kahve.bots import bot
from kahve.terminal.main import app

from ..test_style import logged


@pytest.fixture
def log(tmp_path: Path) -> Path:
    path = tmp_path / "evening.jsonl"
    path.write_text(logged("pisti", bot("greedy"), 4))
    return path


def said(*words: str, code: int = 0) -> str:
    """What the command says, on standard error if it refuses."""
    result = CliRunner().invoke(app, ["style", *words])
    assert result.exit_code == code, result.output
    return result.stderr if code else result.stdout


def test_it_names_the_level_the_mistakes_and_the_player(log: Path) -> None:
    lines = said(str(log)).splitlines()
    assert lines[0].startswith("Pisti: of the levels, Club player fits the ")
    assert lines[1].startswith("Plays at first sight in ")
    assert lines[2] == f"A player who makes the same mistakes is like:{log}."
    assert said(str(log), "--who", "Ada").splitlines()[2] == f"A player who makes the same mistakes is like:Ada@{log}."


def test_its_json_has_every_figure(log: Path) -> None:
    (style,) = json.loads(said(str(log), "--json"))
    assert style["game"] == "pisti"
    assert style["nearest"] == max(style["fit"], key=style["fit"].get) == "greedy"
    assert set(style["lapses"]) == {"glances", "forgets", "overlooks", "blur"}


def test_who_is_not_there_is_refused(log: Path) -> None:
    assert "Nobody called 'Bo' plays in" in said(str(log), "--who", "Bo", code=2)
    assert "No such file" in said("nowhere.jsonl", code=2)
