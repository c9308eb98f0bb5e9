"""The files of the rooms `bots` and `lab` import each other in one direction: each can be read before those that stand on it."""

from __future__ import annotations

import ast
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

import kahve

ROOT = Path(kahve.__file__).parent


def imported(path: Path, names: set[str]) -> set[str]:
    """Which of these files of its own room a file imports, wherever in it; the room itself is `__init__`."""
    modules = set[str]()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level == 1:
            if node.module:
                modules.add(node.module.partition(".")[0])
            else:
                modules |= {alias.name if alias.name in names else "__init__" for alias in node.names}
    return modules & names


@pytest.mark.parametrize("room", ["bots", "lab"])
def test_no_files_of_a_room_import_each_other_in_a_circle(room: str) -> None:
    files = {path.stem: path for path in (ROOT / room).glob("*.py")}
    TopologicalSorter({name: imported(path, set(files)) for name, path in files.items()}).prepare()


def test_a_circle_would_be_found(tmp_path: Path) -> None:
    file = tmp_path / "hen.py"
    file.write_text("def lay():\n    from .egg import hatch\n    from . import yard, open_gate\n    import egg\n")
    assert imported(file, {"egg", "yard", "__init__", "hen"}) == {"egg", "yard", "__init__"}
