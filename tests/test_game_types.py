"""The two nouns of a game have types: no function under `games/` takes a record `t` or house rules `house` as `Any`."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import kahve.games

GAMES = Path(kahve.games.__file__).parent

NOUNS = {"t", "house"}


def untyped(source: str) -> Iterator[str]:
    """The functions of a source that take one of the two nouns as `Any`, or without a type."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef):
            for given in (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs):
                if given.arg in NOUNS and (given.annotation is None or ast.unparse(given.annotation) == "Any"):
                    yield f"{node.name}({given.arg})"


def test_records_and_house_rules_are_typed() -> None:
    files = [path for path in GAMES.rglob("*.py") if not path.name.startswith(("test_", "conftest"))]
    functions_by_file = {path.relative_to(GAMES).as_posix(): list(untyped(path.read_text(encoding="utf-8"))) for path in files}
    assert {name: functions for name, functions in functions_by_file.items() if functions} == {}


def test_what_is_untyped_is_found() -> None:
    assert list(untyped("def one(t: Any, house: House): ...")) == ["one(t)"]
    assert list(untyped("def two(t: Record, *, house): ...")) == ["two(house)"]
    assert list(untyped("def three(t: Record, house: House, order: Any): ...")) == []
