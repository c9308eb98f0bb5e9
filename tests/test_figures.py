"""The commands that stand beside the figures of the documentation run as they stand there, only for less time.

Those of fenced blocks are run by tests/test_docs.py, and those of training by tests/lab/test_train.py; these stand within a sentence.
"""

from __future__ import annotations

import os
import re
import shlex
import sys
from functools import reduce
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import kahve
from kahve.games import GAMES
from kahve.lab import run, simulate
from kahve.lab.engines import Threads
from kahve.terminal.main import app

from .forked import SCRIPT, Forked

ROOT = Path(__file__).parent.parent
COMMAND = re.compile(r"`(kahve (?:simulate|bench|lab match) [^`]*|python benchmarks/[^`]*)`")
FILLED_IN = {
    "GAME": "pisti",
    "N": "2",
    "D": "2",
    "S": "7",
    "W": "2",
    "A": "greedy",
    "B": "simple",
    "NAME": "simple",
    "SEARCH": "search:worlds=2,depth=1",
    "OTHER": "simple",
    "FILE": "mine.npz",
    "SOURCES": str(ROOT / "src"),
}
"""What a sentence leaves open."""
FEWER = {
    "simulate": ["--deals", "2"],
    "bench": ["--no-start", "--seconds", "0.05"],
    "match": ["--deals", "2"],
    "advice.py": ["--deals", "2"],
    "abuse.py": ["frames", "--frames", "500"],
    "back_end.py": ["--rounds", "2"],
    # It needs a server and a browser.
    "beginner.py": ["--help"],
    "shifts.py": ["--help"],
    "batch.py": ["--games", "4", "--rounds", "1", "--seconds", "0.001"],
    "cheat.py": ["--deals", "2"],
    # It would write the puzzles again.
    "hardness.py": ["--help"],
    "in_turn.py": ["--deals", "1", "--rounds", "2"],
    # It learns once and sits an exam; whether it learns was seen when it did.
    "judgement.py": ["--minutes", "0.001"],
    "jobs.py": ["--number", "3"],
    "letters.py": ["--games", "2"],
    "levels.py": ["--deals", "2", "--matches", "20", "--games", "pisti"],
    "logs.py": ["--deals", "20"],
    "loading.py": ["--events", "150", "--rounds", "1"],
    "one_table.py": ["--seconds", "0.05", "--rounds", "2", "--before", "20"],
    "panel.py": ["--games", "pisti"],
    # They take pockets that were built before: tests/browser/test_pocket.py runs them.
    "pocket.py": ["--help"],
    "pocket_bots.py": ["--help"],
    "prospects.py": ["--share", "0.0005", "--epochs", "1", "--nodes", "4"],
    "reviews.py": ["--deals", "2", "--simulations", "40"],
    "search.py": ["--milliseconds", "1", "--deals", "1"],
    "sentences.py": ["--repeats", "50"],
    "served_reviews.py": ["--deals", "2", "--games", "pisti"],
    "server.py": ["--tables", "2", "--moves", "30", "--rounds", "1", "--think", "0", "--idle", "5", "--rest", "0.1"],
    "start.py": ["--jobs", "table", "pisti"],
    "strangers.py": ["--deals", "2"],
    "stopping.py": ["--runs", "2"],
    "styles.py": ["--logs", "1", "--choices", "10"],
    # It starts a PostgreSQL too; tests/server/test_hardship.py has a short campaign.
    "hardship.py": ["--help"],
    "characters.py": ["--deals", "2", "--characters", "nadir"],
    "rungs.py": ["--matches", "2", "--worlds", "2"],
    "town.py": ["--servers", "1", "--tables", "2", "--seconds", "0.3", "--begin", "0.3", "--repeats", "1"],
    "visible.py": ["--deals", "2"],
    "truth.py": ["--deals", "1", "--part", "0.1", "--simulations", "40", "--times", "2"],
    "web.py": ["--rounds", "1", "--times", "20"],
    "turns.py": ["pisti", "--deals", "1", "--player", "search:worlds=2,depth=1"],
}
"""What makes each of them short."""
LESS = {r"\b(worlds|simulations|milliseconds)=\d+": r"\1=2", r"^10000$": "40"}
"""What is less here within a command: how long a search thinks, and the matches of a club."""
ELSEWHERE = {"limit.py"}
"""Run by tests/test_same_deals.py: it needs a program of others, and what that wrote is kept."""


def commands() -> dict[str, list[str]]:
    """The commands of the pages, filled in and made short, by what stands there.

    A benchmark that stands there for many games is run for the first.
    It is run for another one where it has an option that was not met before, and once where it has none.
    Options that make it short do not count.
    Of several games that it names one alone is measured: what it does with the others is the same again.
    """
    commands: dict[str, list[str]] = {}
    # The options of each benchmark that were met, and "" where it was met without any.
    met: dict[str, set[str]] = {}
    for page in [*sorted([*ROOT.glob("docs/*.md"), *ROOT.glob("benchmarks/notes/*.md")]), ROOT / "README.md", ROOT / "CONTRIBUTING.md"]:
        for written in COMMAND.findall(page.read_text(encoding="utf-8")):
            words = [re.sub(r"\b[A-Z]+\b", lambda name: FILLED_IN.get(name[0], name[0]), word) for word in shlex.split(written)]
            kind = next(Path(word).name for word in words[1:] if word != "lab")
            options = {word for word in words if word.startswith("--")} - set(FEWER.get(kind, ())) or {""}
            if kind in ELSEWHERE or (kind in met and kind.endswith(".py") and options <= met[kind]):
                continue
            met.setdefault(kind, set()).update(options)
            # The loops are those of every game, and these compile the soonest.
            words = ["pisti" if kind == "back_end.py" and word in GAMES else word for word in words]
            others = [number for number, word in enumerate(words) if word in GAMES][1:]
            shorter = [reduce(lambda word, less: re.sub(*less, word), LESS.items(), word) for word in words]
            shorter = [word for number, word in enumerate(shorter) if number not in others] + FEWER[kind]
            # What differs in length alone is the same command here.
            if shorter not in commands.values():
                commands[" ".join(written.split())] = shorter
    return commands


@pytest.mark.parametrize("written", list(commands()))
def test_a_command_beside_a_figure_runs(written: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, net_file: Any) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("mine.npz", "club.npz"):
        net_file(kahve.game("pisti"), {"seats": 2}, name)
    program, *words = commands()[written]
    if program == "kahve":
        # How deals come to other processes is tested by tests/lab/test_engines.py; to start these takes longer than to play.
        for module in (run, simulate):
            monkeypatch.setattr(module, "Processes", lambda workers: Threads(1))
        result = CliRunner().invoke(app, words, input="")
        assert (result.exit_code, result.stderr) == (0, ""), result.output
        assert result.stdout
        return
    if Path(words[0]).name in ("jobs.py", "town.py", "server.py") and not any(Path("/usr/lib/postgresql").glob("*/bin")):
        pytest.skip("the programs of PostgreSQL are not installed")
    # In a process of its own, as a reader would run it: a script may change what is compiled.
    done = Forked(SCRIPT, {"PYTHONPATH": os.pathsep.join(sys.path)}, folder=tmp_path, words=[str(ROOT / words[0]), *words[1:]])
    output, complaints = done.communicate()
    assert (done.returncode, complaints) == (0, "")
    assert output


def test_every_benchmark_is_named_beside_what_it_measured() -> None:
    """So that the test above runs each of them."""
    named = {Path(word).name for words in commands().values() for word in words if word.startswith("benchmarks/")}
    written = {path.name for path in (ROOT / "benchmarks").glob("*.py")}
    # What two of them share has no figures of its own.
    assert written - named == {"limit.py", "whole_matches.py"}
