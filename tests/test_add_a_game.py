"""What docs/add-a-game.md says of files is true: the game stands in those that it lists, and a house rule is in no others."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import kahve.games
from kahve.cards import dialect
from kahve.engine.game import Game
from kahve.lab.simulate import simulate

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
MELDING = ROOT / "src" / "kahve" / "games" / "melding"
FILE = re.compile(r"^ *\| `([\w/.]+)` \| ", re.MULTILINE)


def part(first: str, behind: str) -> str:
    """The text of the page from one heading to another."""
    return PAGE[PAGE.index(first) : PAGE.index(behind) if behind else len(PAGE)]


def code(text: str, language: str) -> str:
    """The blocks of a language in a part of the page, one behind the other, without those that are examples."""
    match = re.findall(rf"^( *)```{language}\n(.*?)^ *```$", text, re.MULTILINE | re.DOTALL)
    return "\n\n".join(re.sub(rf"^{indent}", "", block, flags=re.MULTILINE) for indent, block in match if ">>>" not in block)


@pytest.fixture
def espresso(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """The game of the page, read from files that lie as the page says."""
    for name in ("RULES", "MARKED"):
        monkeypatch.setattr(dialect, name, [*getattr(dialect, name)])
    house = part("## 7.", "## 8.")
    texts = {
        "small/__init__.py": "",
        "small/espresso/rules.py": code(part("## 1.", "## 4."), "python"),
        "small/espresso/__init__.py": code(house, "py") + "\n\n" + code(part("## 4.", "## 5."), "python"),
        "small/espresso/RULES.md": "",
        "small/espresso/test_rules.py": "",
    }
    assert FILE.findall(house) == list(texts)
    for name, text in texts.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    monkeypatch.setattr(kahve.games, "__path__", [*kahve.games.__path__, str(tmp_path)])
    game: Game = import_module("kahve.games.small.espresso").GAME
    yield game
    for name in [name for name in sys.modules if name.startswith("kahve.games.small")]:
        del sys.modules[name]


def test_the_game_of_the_page_stands_in_the_files_that_it_lists(espresso: Game) -> None:
    results = simulate(espresso, {}, ["greedy", "random"], deals=4, seed=7, compiled=False)
    assert results.deals == 4


def test_the_package_of_the_page_is_that_of_the_example() -> None:
    example, section = ROOT / "examples" / "pasur", part("## 6.", "## 7.")
    assert [name for name in FILE.findall(section) if not (example / name).is_file()] == []
    assert code(section, "toml").strip() in (example / "pyproject.toml").read_text(encoding="utf-8")
    assert code(section, "py").rstrip() in (example / "kahve_pasur" / "rules.py").read_text(encoding="utf-8")


def test_a_house_rule_is_in_the_files_that_the_page_lists() -> None:
    section = part("## 8.", "")
    named = re.search(r"^`(\w+)` of Hand and Foot", section, re.MULTILINE)
    assert named is not None
    # What is translated (`book.tr.md`) follows the English.
    english = [path for path in MELDING.rglob("*") if path.suffix in (".py", ".md") and "." not in path.stem]
    holding = {path.relative_to(MELDING).as_posix() for path in english if named[1] in path.read_text(encoding="utf-8")}
    assert holding == set(FILE.findall(section))
    others = [path for path in (ROOT / "src" / "kahve").rglob("*.py") if MELDING not in path.parents]
    assert [path for path in others if named[1] in path.read_text(encoding="utf-8")] == []
