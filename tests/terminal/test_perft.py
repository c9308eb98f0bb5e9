from typer.testing import CliRunner

from kahve.engine.perft import perft
from kahve.games import game
from kahve.terminal.main import app


def said(*words: str) -> str:
    result = CliRunner().invoke(app, ["perft", "pisti", *words])
    assert result.exit_code == 0, result.output
    return result.output


def test_the_count_alone() -> None:
    assert said("--depth", "3", "--seed", "7", "--preset", "two_hand") == "48\n"
    assert said("--depth", "0") == "1\n"


def test_divide_adds_up() -> None:
    lines = said("--depth", "4", "--seed", "7", "--divide", "--house", "seats=3").splitlines()
    counts = [int(line.partition(": ")[2]) for line in lines]
    assert sum(counts[:-1]) == counts[-1] == perft(game("pisti"), {"seats": 3}, 4, 7)
    assert lines[-1].startswith("total: ")
