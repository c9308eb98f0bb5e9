"""A person who installs the library alone has all commands except those of the server, and these say what to install."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

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


def kahve_alone(*words: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """What `kahve` says with these words where the libraries of the extra are missing."""
    code = f"{BLOCKED}\nimport importlib.util as u\nreal = u.find_spec\n"
    code += f"u.find_spec = lambda name, *a: None if name.partition('.')[0] in {SERVING!r} else real(name, *a)\n"
    code += "from kahve.terminal.main import main\nmain()"
    return subprocess.run(
        [sys.executable, "-c", code, *words], capture_output=True, text=True, encoding="utf-8", cwd=folder, input="", check=False
    )


@pytest.mark.parametrize(
    "words",
    [("serve",), ("backup", "a.db"), ("restore", "a.db"), ("expire", "--days", "9"), ("push-keys", "push.json"), ("doctor",)],
    ids=lambda words: words[0],
)
def test_a_command_of_the_server_says_what_to_install(words: tuple[str, ...], tmp_path: Path) -> None:
    done = kahve_alone(*words, folder=tmp_path)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith(f"Error: kahve {words[0]} needs alembic, which is not installed: ")
    assert "'kahve[serve]'" in done.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "words",
    [
        ("--help",),
        ("games",),
        ("rules", "soup"),
        ("house", "quist"),
        ("serve", "--help"),
        ("play", "pisti", "--house", "seats=2", "--plain"),
        ("lab", "match", "--help"),
    ],
    ids=" ".join,
)
def test_every_other_command_works(words: tuple[str, ...], tmp_path: Path) -> None:
    done = kahve_alone(*words, folder=tmp_path)
    assert "needs" not in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stdout


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
