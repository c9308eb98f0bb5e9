"""The walks of docs/walks.md lead along functions that are there, each named by one that comes before it."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PRODUCT = ROOT / "src" / "kahve"
ROW = re.compile(r"^\| `([^`]+)` \| `([^`]+)` \| .+ \|$")


@dataclass(frozen=True)
class Step:
    """A row of a walk: a file of the product, and a function or class in it."""

    file: str
    function: str

    @property
    def name(self) -> str:
        """The name by which others call it; a class for its `__init__`."""
        *classes, name = self.function.split(".")
        return classes[-1] if name == "__init__" else name


def legs() -> list[list[Step]]:
    """The tables of the page, each as its rows in order."""
    tables: list[list[Step]] = [[]]
    for line in (ROOT / "docs" / "walks.md").read_text(encoding="utf-8").splitlines():
        if row := ROW.match(line):
            tables[-1].append(Step(row[1], row[2]))
        elif tables[-1] and not line.startswith("|"):
            tables.append([])
    return [table for table in tables if table]


@cache
def source_of(step: Step) -> str | None:
    """The text of a function or class, docstring and all; None where it is not there."""
    path = PRODUCT / step.file
    if not path.is_file():
        return None
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".ts":
        begins = re.search(rf"^(export )?(async )?function {step.function}\b", text, re.MULTILINE)
        return text[begins.start() : text.index("\n}", begins.start())] if begins else None
    node: ast.AST | None = ast.parse(text)
    for name in step.function.split("."):
        body = getattr(node, "body", [])
        node = next((part for part in body if getattr(part, "name", None) == name), None)
    return ast.get_source_segment(text, node) if node is not None else None


LEGS = legs()


def test_the_page_has_its_walks() -> None:
    assert len(LEGS) > 6
    assert sum(map(len, LEGS)) > 40


@pytest.mark.parametrize("step", dict.fromkeys(step for leg in LEGS for step in leg), ids=lambda step: f"{step.file}:{step.function}")
def test_a_step_is_there(step: Step) -> None:
    assert source_of(step) is not None, f"docs/walks.md sends its reader to {step.function} in {step.file}"


@pytest.mark.parametrize("leg", LEGS, ids=lambda leg: leg[0].function)
def test_a_step_is_named_by_one_before_it(leg: list[Step]) -> None:
    for place, step in enumerate(leg[1:], 1):
        before = [source_of(earlier) or "" for earlier in leg[:place]]
        assert any(re.search(rf"\b{re.escape(step.name)}\b", text) for text in before), f"nothing before it names {step.function}"


def test_what_is_not_there_is_found() -> None:
    assert source_of(Step("engine/table.py", "Table.no_such_method")) is None
    assert source_of(Step("engine/no_such_file.py", "anything")) is None
    assert source_of(Step("web/client/src/home/setup.ts", "noSuchFunction")) is None
