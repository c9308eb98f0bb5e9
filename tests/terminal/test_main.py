import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Never

import pytest
from typer.testing import CliRunner

from kahve.terminal.main import app

HEAVY = ("numpy", "cffi", "starlette", "sqlalchemy", "rich", "pyarrow", "choix", "ray", "kahve.games", "kahve.lab")

COMMANDS = ["games", "rules", "house", "play", "serve", "backup", "restore", "expire", "simulate", "replay", "perft", "bench", "lab"]


def kahve(*words: str, **options: Any) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "kahve", *words], capture_output=True, text=True, check=False, **options)


def test_the_command_line_loads_nothing_heavy() -> None:
    code = f"import sys, kahve.terminal.main; print([name for name in {HEAVY!r} if name in sys.modules])"
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert result.stdout == "[]\n"


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
        (["house", "pisti", "--house", "target=70000"], "target cannot be 70000: allowed are single, 51"),
        (["house", "pisti", "--house", "target"], "write option=value"),
        (["house", "pisti", "--preset", "nix"], "its presets are classic, two_hand"),
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
        (["nix"], "There is no command 'nix'. The commands are games, rules"),
        (["games", "--nix"], "--nix"),
    ],
)
def test_bad_input_is_a_sentence_and_exit_code_2(words: list[str], says: str) -> None:
    result = CliRunner().invoke(app, words, input="")
    assert result.exit_code == 2
    assert says in result.stderr
    assert "Traceback" not in result.output


def test_ctrl_c_while_the_program_loads_is_no_traceback(tmp_path: Path) -> None:
    (tmp_path / "typer.py").write_text("raise KeyboardInterrupt\n")
    path = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    stopped = kahve("games", env=os.environ | {"PYTHONPATH": path})
    assert (stopped.returncode, stopped.stdout, stopped.stderr) == (130, "", "Stopped.\n")


def test_ctrl_c_while_a_command_loads_is_no_traceback(tmp_path: Path) -> None:
    (tmp_path / "cffi.py").write_text("raise KeyboardInterrupt\n")
    path = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    stopped = kahve("simulate", "pisti", "--deals", "1", env=os.environ | {"PYTHONPATH": path, "KAHVE_INTERPRETED": "0"})
    assert (stopped.returncode, stopped.stdout, stopped.stderr) == (130, "", "Stopped.\n")


def test_without_a_compiler_a_command_says_so_in_one_sentence() -> None:
    played = kahve("simulate", "pisti", "--deals", "1", env=os.environ | {"CC": "no-such-compiler"})
    assert played.returncode == 0
    assert played.stderr.startswith(
        "CC names 'no-such-compiler', and there is no such program: name a C compiler, or unset CC. So the rules"
    )
    assert played.stderr.count("\n") == 1


def test_a_folder_for_compiled_code_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    played = kahve("simulate", "pisti", "--deals", "1", env=os.environ | {"KAHVE_CACHE": str(tmp_path / "file")})
    assert (played.returncode, played.stdout) == (2, "")
    assert str(tmp_path / "file") in played.stderr
    assert "name another folder in KAHVE_CACHE" in played.stderr
    assert "Traceback" not in played.stderr


def test_a_fault_of_the_program_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(name: str) -> Never:
        raise ValueError("a fault")

    monkeypatch.setattr("kahve.games.game", broken)
    result = CliRunner().invoke(app, ["house", "pisti"])
    assert isinstance(result.exception, ValueError)


def test_a_real_process_ends_with_the_code_and_no_traceback() -> None:
    result = kahve("house", "pisti", "--house", "target=70000")
    assert result.returncode == 2
    assert result.stdout == ""
    assert result.stderr.startswith("Error: target cannot be 70000: allowed are ")
    assert result.stderr.count("\n") == 1


def test_a_terminal_without_our_letters_gets_others() -> None:
    result = kahve("rules", "pisti", env=os.environ | {"PYTHONIOENCODING": "ascii"})
    assert result.returncode == 0
    assert result.stdout.isascii()
