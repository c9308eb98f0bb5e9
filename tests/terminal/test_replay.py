import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import kahve
from kahve.terminal.main import app


def played(seed: int = 7, deals: int = 2) -> str:
    table = kahve.new("pisti", seats=2, target=151)
    for _ in range(deals):
        while table.awaits_deal:
            table.deal(seed=seed)
        while table.turn >= 0:
            table.play(table.legal[0])
    return table.log(["a", "b"])


@pytest.fixture
def log(tmp_path: Path) -> Callable[..., str]:
    def write(text: str | bytes, name: str = "log.jsonl") -> str:
        path = tmp_path / name
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return str(path)

    return write


def replay(*files: str, **options: Any) -> Result:
    return CliRunner().invoke(app, ["replay", *files], **options)


def changed(text: str, line: int, **keys: Any) -> str:
    lines = text.splitlines()
    lines[line - 1] = json.dumps(json.loads(lines[line - 1]) | keys)
    return "\n".join(lines) + "\n"


def test_a_log_that_agrees_is_one_line_and_exit_code_0(log: Callable[..., str]) -> None:
    path = log(played())
    result = replay(path)
    assert result.exit_code == 0
    assert result.stdout.startswith(f"{path}: Pisti, 2 deals, ")
    assert result.stdout.endswith(", no result yet: every move is legal and every sheet agrees.\n")


def test_a_log_from_standard_input() -> None:
    assert replay("-", input=played()).exit_code == 0


def test_several_matches_in_one_file(log: Callable[..., str]) -> None:
    result = replay(log(played(1) + played(2, deals=1) + played(3)))
    assert result.exit_code == 0
    assert "3 matches of Pisti, 5 deals, 3 without a result: every move" in result.stdout


def test_the_first_difference_is_named_with_its_line_in_the_file(log: Callable[..., str]) -> None:
    path = log(played(1) + changed(played(2), 3, scores=[0, 1]))
    result = replay(path)
    assert result.exit_code == 1
    assert result.stdout == ""
    assert result.stderr.startswith(f"{path}: Line 6: the log has the scores [0, 1], but the count is [")


def test_an_illegal_move_is_named(log: Callable[..., str]) -> None:
    text = played(1)
    row = json.loads(text.splitlines()[1])
    moves = row["moves"].split()
    result = replay(log(changed(text, 2, moves=" ".join([moves[0], moves[0].replace("0:", "1:"), *moves[2:]]))))
    assert result.exit_code == 1
    assert "Line 2: move 2, 1:" in result.stderr
    assert "You do not hold the " in result.stderr


@pytest.mark.parametrize("text", ["", "\n", "nonsense\n", "[]\n", '{"deal": 1}\n', '{"kahve": 1, "game": "pis', '{"kahve": 9}\n'])
def test_what_is_no_log_is_refused(log: Callable[..., str], text: str) -> None:
    result = replay(log(text))
    assert result.exit_code == 1
    assert "Line 1: " in result.stderr


def test_a_log_cut_within_a_line_is_refused(log: Callable[..., str]) -> None:
    assert replay(log(played()[:-40])).exit_code == 1


def test_a_file_that_cannot_be_read_is_exit_code_2(log: Callable[..., str], tmp_path: Path) -> None:
    missing = replay(str(tmp_path / "none.jsonl"))
    assert missing.exit_code == 2
    assert "none.jsonl: No such file or directory." in missing.stderr
    assert replay(str(tmp_path)).exit_code == 2
    assert replay(log(b"\xff\xfe\x00")).exit_code == 2


def test_each_of_several_files_is_refereed_and_the_worst_decides(log: Callable[..., str]) -> None:
    good, bad = log(played(), "good.jsonl"), log("x\n", "bad.jsonl")
    result = replay(bad, good)
    assert result.exit_code == 1
    assert "good.jsonl: Pisti" in result.stdout
    assert "bad.jsonl: Line 1" in result.stderr
