import os
import subprocess
import sys
from typing import Any, Never

import pytest
from typer.testing import CliRunner

from kahve.terminal.main import app

HEAVY = ("numpy", "numba", "fastapi", "starlette", "sqlalchemy", "rich", "pyarrow", "choix", "ray", "kahve.games", "kahve.lab")

COMMANDS = ["games", "rules", "house", "play", "serve", "simulate", "replay", "perft", "bench", "lab"]


def kahve(*words: str, **options: Any) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "kahve", *words], capture_output=True, text=True, check=False, **options)


def test_the_command_line_loads_nothing_heavy() -> None:
    code = f"import sys, kahve.terminal.main; print([name for name in {HEAVY!r} if name in sys.modules])"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout == "[]\n"


def test_help_and_version() -> None:
    assert kahve("--version").stdout.startswith("kahve ")
    helped = kahve("--help")
    assert helped.returncode == 0
    assert all(f"  {command} " in helped.stdout for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_option_has_help_with_an_example(command: str) -> None:
    helped = CliRunner().invoke(app, [command, "--help"], terminal_width=200, env={"COLUMNS": "200"})
    assert helped.exit_code == 0
    assert f"Example: kahve {command}" in helped.output
    rows = helped.output.partition("Options:")[2]
    options = [line for line in rows.splitlines() if line.strip().startswith("--")]
    joined = " ".join(rows.split())
    assert joined.count("Example: ") == len(options)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["house", "pist"], "Did you mean pisti?"),
        (["rules", "chess"], "There is no game 'chess'"),
        (["house", "pisti", "--house", "targt=101"], "Did you mean target?"),
        (["house", "pisti", "--house", "target=7"], "target cannot be 7: allowed are single, 51"),
        (["house", "pisti", "--house", "target"], "write option=value"),
        (["house", "pisti", "--preset", "nix"], "there are classic, two_hand"),
        (["perft", "pisti", "--depth", "-1"], "--depth"),
        (["perft", "pisti", "--seed", "-1"], "--seed cannot be -1"),
        (["play", "pisti", "--players", "greedy,greedy"], "you sit at one seat"),
        (["play", "pisti", "--players", "you,grredy"], "Did you mean greedy?"),
        (["play", "pisti", "--players", "you,greedy", "--house", "seats=4"], "--players names 2, and 4 play"),
        (["play", "pisti", "--players", "you,greedy,greedy,greedy,greedy"], "seats cannot be 5"),
        (["play", "pisti", "--log", "nowhere/at/all.jsonl"], "there is no folder"),
        (["simulate", "pisti", "--players", "greedy,nix"], "nix"),
        (["simulate", "pisti", "--deals", "0"], "--deals"),
        (["simulate", "pisti", "--out", "nowhere/at/all.jsonl"], "there is no folder"),
        (["nix"], "No such command"),
        (["games", "--nix"], "--nix"),
    ],
)
def test_bad_input_is_a_sentence_and_exit_code_2(words: list[str], says: str) -> None:
    found = CliRunner().invoke(app, words, input="")
    assert found.exit_code == 2
    assert says in found.stderr
    assert "Traceback" not in found.output


def test_a_fault_of_the_program_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(name: str) -> Never:
        raise ValueError("a fault")

    monkeypatch.setattr("kahve.games.game", broken)
    found = CliRunner().invoke(app, ["house", "pisti"])
    assert isinstance(found.exception, ValueError)


def test_a_real_process_ends_with_the_code_and_no_traceback() -> None:
    found = kahve("house", "pisti", "--house", "target=7")
    assert found.returncode == 2
    assert found.stdout == ""
    assert found.stderr.startswith("Error: target cannot be 7: allowed are ")
    assert found.stderr.count("\n") == 1


def test_a_terminal_without_our_letters_gets_others() -> None:
    found = kahve("rules", "pisti", env=os.environ | {"PYTHONIOENCODING": "ascii"})
    assert found.returncode == 0
    assert found.stdout.isascii()
