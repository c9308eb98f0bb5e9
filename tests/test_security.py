"""The page of promises names tests that exist."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
ROWS = [line.split(" | ") for line in (ROOT / "SECURITY.md").read_text(encoding="utf-8").splitlines() if "::test_" in line]


def test_every_promise_has_a_test() -> None:
    page = (ROOT / "SECURITY.md").read_text(encoding="utf-8").partition("## What is promised")[2].partition("## What is not")[0]
    rows = [line for line in page.splitlines() if line.startswith("|")][2:]
    assert len(rows) == len(ROWS) > 20


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[2].rpartition("::")[2].strip("` |"))
def test_the_test_of_a_promise_exists(row: list[str]) -> None:
    match = re.search(r"`(tests/[\w/]+\.py)::(\w+)`", row[2])
    assert match is not None
    source = (ROOT / match[1]).read_text(encoding="utf-8")
    assert match[2] in {node.name for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)}
