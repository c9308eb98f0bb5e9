"""A person who installs the library alone has all commands except those of the server, and these say what to install."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from kahve.engine.installing import SERVING, Missing, cache_base, require_serving

# What imports a library of the extra is told that it is not there, in this process and in those that it starts.
BLOCKED = f"""
import importlib.abc, sys

class Blocked(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {(*SERVING, "starlette", "cryptography", "h11")!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Blocked())
"""


ALONE = f"""{BLOCKED}
import importlib.util as u, json
real = u.find_spec
u.find_spec = lambda name, *a: None if name.partition(".")[0] in {SERVING!r} else real(name, *a)
from typer.testing import CliRunner
from kahve.terminal.main import app
for words in json.loads(sys.stdin.read()):
    done = CliRunner().invoke(app, words, input="")
    print(json.dumps([done.exit_code, done.stdout, done.stderr, repr(done.exception)]))
"""

REFUSED = [("serve",), ("backup", "a.db"), ("restore", "a.db"), ("expire", "--days", "9"), ("push-keys", "push.json"), ("doctor",)]
WORKING = [
    ("--help",),
    ("games",),
    ("rules", "soup"),
    ("house", "quist"),
    ("serve", "--help"),
    ("play", "pisti", "--house", "seats=2", "--plain"),
    ("lab", "match", "--help"),
]


def kahve_alone(lines: list[tuple[str, ...]], folder: Path) -> dict[tuple[str, ...], list[Any]]:
    """What `kahve` says to each of these lines where the libraries of the extra are missing; one process for all, as it starts slowly."""
    code = [sys.executable, "-c", ALONE]
    done = subprocess.run(code, capture_output=True, text=True, encoding="utf-8", cwd=folder, input=json.dumps(lines), check=True)
    return dict(zip(lines, map(json.loads, done.stdout.splitlines()), strict=True))


def test_a_command_of_the_server_says_what_to_install(tmp_path: Path) -> None:
    for words, (code, said, refusal, _) in kahve_alone(REFUSED, tmp_path).items():
        assert (code, said) == (2, ""), words
        assert refusal.startswith(f"Error: kahve {words[0]} needs alembic, which is not installed: ")
        assert "'kahve[serve]'" in refusal
    assert list(tmp_path.iterdir()) == []


def test_every_other_command_works(tmp_path: Path) -> None:
    for words, (_, said, refusal, error) in kahve_alone(WORKING, tmp_path).items():
        assert "needs" not in refusal, words
        assert error in ("None", "SystemExit(0)"), words
        assert said


def test_all_that_plays_at_a_table_of_the_terminal_is_imported_alone(tmp_path: Path) -> None:
    modules = [
        "table.sitting.sitting",
        "table.thinking.counsel",
        "table.teaching.lesson_table",
        "table.sitting.exchange_asks",
        "terminal.local",
        "terminal.play",
        "terminal.review",
    ]
    modules += ["terminal.learn", "terminal.verify", "lab.run", "lab.rating", "lab.survey", "bots.review"]
    code = BLOCKED + "".join(f"import kahve.{module}\n" for module in modules)
    subprocess.run([sys.executable, "-c", code], check=True, cwd=tmp_path)


def test_with_the_libraries_nothing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    require_serving("kahve serve")
    monkeypatch.setattr("kahve.engine.installing.find_spec", lambda name: None if name == "uvicorn" else object())
    with pytest.raises(Missing, match="kahve serve needs uvicorn, which is not installed: "):
        require_serving("kahve serve")


def test_the_cache_lies_where_the_system_keeps_such_things(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("KAHVE_CACHE", str(tmp_path / "named"))
    assert cache_base() == tmp_path / "named" / "kahve"
    monkeypatch.delenv("KAHVE_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "xdg"))
    assert cache_base() == tmp_path / "xdg" / "kahve"
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    if sys.platform == "linux":
        assert cache_base() == tmp_path / ".cache" / "kahve"
    elif sys.platform == "darwin":
        assert cache_base() == tmp_path / "Library" / "Caches" / "kahve"
