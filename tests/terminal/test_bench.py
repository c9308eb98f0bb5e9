import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from types import ModuleType

import pytest
from typer.testing import CliRunner, Result

from kahve.games import GAMES
from kahve.terminal.bench import show
from kahve.terminal.main import app
from kahve.terminal.paper import Paper


@dataclass
class Row:
    game: str
    mode: str
    plays_a_second: float


@pytest.fixture(autouse=True)
def measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """A benchmark that is over at once."""
    module = ModuleType("kahve.lab.bench")

    def bench(names: Sequence[str], *, seconds: float) -> list[Row]:
        return [Row(name, "compiled", 1_000_000 * seconds) for name in names]

    module.bench = bench  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "kahve.lab.bench", module)


def run(*words: str) -> Result:
    return CliRunner().invoke(app, ["bench", *words])


def test_a_line_a_measurement() -> None:
    assert run("pisti", "--seconds", "2").stdout == "game pisti, mode compiled, plays a second 2,000,000.\n"
    assert run().stdout.count("\n") == len(GAMES)


def test_for_programs() -> None:
    assert json.loads(run("pisti", "--json").stdout) == [{"game": "pisti", "mode": "compiled", "plays_a_second": 1_000_000.0}]


def test_an_unknown_game_is_refused() -> None:
    found = run("pisti", "chess")
    assert found.exit_code == 2
    assert found.stdout == ""


def test_as_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    show([{"game": "pisti", "plays": 12345}], Paper(plain=False, suits=True, width=40))
    assert capsys.readouterr().out.split() == ["game", "plays", "pisti", "12,345"]
