"""The two nouns of a game have types: no function under `games/` takes a record `t` or house rules `house` as `Any`.

Outside, a game that is named literally has them too, as an editor sees it.
"""

from __future__ import annotations

import ast
import inspect
import re
import runpy
from collections.abc import Iterator
from pathlib import Path

import pytest

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


def test_the_types_by_name_are_those_that_the_games_declare() -> None:
    script = GAMES.parents[2] / "docs" / "make_game_types.py"
    written = runpy.run_path(str(script))
    assert written["STUB"].read_text(encoding="utf-8") == written["stub"](), "python docs/make_game_types.py writes it again"


def test_the_types_by_name_have_the_parameters_of_the_functions() -> None:
    stub = ast.parse((GAMES / "by_name.pyi").read_text(encoding="utf-8"))
    declared = [node for node in stub.body if isinstance(node, ast.FunctionDef)]
    assert {node.name for node in declared} == {"new", "game", "position"}
    for node in declared:
        given = [each.arg for each in (*node.args.args, *node.args.kwonlyargs, node.args.kwarg) if each is not None]
        assert given == list(inspect.signature(getattr(kahve, node.name)).parameters), ast.unparse(node)


PROGRAM = """
import kahve

table = kahve.new("pisti", seats=2, jack_on_jack_bonus=30)
reveal_type(table)
reveal_type(table.house.target)
reveal_type(table.record.laid_size)
reveal_type(table.view(0).record)
reveal_type(kahve.game("basra").settle({"seats": 2}))
reveal_type(kahve.position("soup", "soup").house.seats)

def opened(name: str) -> kahve.Table:
    table = kahve.new(name, seats=2)
    reveal_type(table)
    return table
"""


def test_a_checker_knows_the_house_rules_and_the_record_of_a_game_that_is_named(tmp_path: Path) -> None:
    mypy = pytest.importorskip("mypy.api", reason="the types are looked at with mypy")
    program = tmp_path / "program.py"
    program.write_text(PROGRAM, encoding="utf-8")
    said, _, _ = mypy.run(["--strict", "--no-error-summary", "--cache-dir", str(tmp_path / "cache"), str(program)])
    revealed = re.findall(r'Revealed type is "([^"]+)"', said)
    assert [kind.rpartition(".")[2] for kind in revealed] == ["PistiTable", "int", "int", "Record", "House", "int", "Table"], said
    assert "error" not in said
