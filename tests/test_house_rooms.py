"""The rooms of the house: who may import whom, and what a rule may be made of."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import kahve
from kahve.cards import dialect
from kahve.games import GAMES, all_games

ROOT = Path(kahve.__file__).parent
ALLOWED = {
    "cards": set(),
    "engine": {"cards"},
    "games": {"cards", "engine"},
    "bots": {"cards", "engine", "games"},
    "lab": {"cards", "engine", "games", "bots"},
    "table": {"cards", "engine", "games", "bots", "web"},
    "web": set(),
    "terminal": {"cards", "engine", "games", "bots", "lab", "table"},
    "adapters": {"cards", "engine", "games", "bots", "lab", "table"},
}
SOURCES = sorted(path for path in ROOT.rglob("*.py") if path.parent != ROOT and "client" not in path.parts)


def imports(path: Path) -> set[str]:
    """The rooms that a file imports from, wherever in the file."""
    found: set[str] = set()
    package = ("kahve", *path.relative_to(ROOT).parts[:-1])
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            names = [*base, *(node.module.split(".") if node.module else [])]
            if len(names) > 1 and names[0] == "kahve":
                found.add(names[1])
            elif names == ["kahve"]:
                found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.Import):
            found.update(alias.name.split(".")[1] for alias in node.names if alias.name.startswith("kahve."))
    return found & set(ALLOWED)


PRODUCT = [path for path in SOURCES if not path.name.startswith(("test_", "conftest"))]


@pytest.mark.parametrize("path", PRODUCT, ids=lambda path: str(path.relative_to(ROOT)))
def test_the_arrows_of_import(path: Path) -> None:
    room = path.relative_to(ROOT).parts[0]
    assert imports(path) - {room} <= ALLOWED[room]


def test_no_game_is_named_outside_its_folder_and_the_list() -> None:
    for room in ("engine", "bots", "lab", "table"):
        for path in (ROOT / room).rglob("*.py"):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
            bodies = [node.body for node in ast.walk(tree) if isinstance(node, documented) and node.body]
            docs = {id(body[0].value) for body in bodies if isinstance(body[0], ast.Expr)}
            for node in ast.walk(tree):
                if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
                    assert node.value not in GAMES, f"{path} names {node.value}"


def test_importing_kahve_loads_no_numba_and_no_game() -> None:
    code = "import sys, kahve; print([m for m in ('numba', 'numpy', 'fastapi', 'sqlalchemy', 'kahve.games') if m in sys.modules])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip() == "[]"


def test_playing_at_a_table_loads_no_numba() -> None:
    code = "import sys, kahve; t = kahve.new('pisti'); t.deal(seed=1); t.play(t.legal[0]); t.view(0); print('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip() == "False"


# -- the dialect -----------------------------------------------------------------------------------------------------------------------

STATEMENTS = (ast.If, ast.For, ast.While, ast.Return, ast.Assign, ast.AugAssign, ast.Expr, ast.Break, ast.Continue)
EXPRESSIONS = (
    ast.BoolOp, ast.BinOp, ast.UnaryOp, ast.Compare, ast.IfExp, ast.Call, ast.Constant, ast.Name, ast.Attribute, ast.Subscript,
    ast.Tuple, ast.Slice, ast.boolop, ast.operator, ast.unaryop, ast.cmpop, ast.expr_context,
)  # fmt: skip
BUILTINS = {"range", "min", "max", "len", "int", "abs", "bool"}
LONGEST, MOST_PARAMETERS = 16, 5


def rule_functions() -> list[tuple[Path, ast.FunctionDef]]:
    """Every function of the house that carries @rule."""
    found = []
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and any(isinstance(d, ast.Name) and d.id == "rule" for d in node.decorator_list):
                found.append((path, node))
    return found


def given_to(path: Path, node: ast.FunctionDef) -> set[str]:
    """What else a rule of this file may call: named tuples, and the rules that are handed to the function that makes it."""
    found = set()
    for outer in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(outer, ast.ClassDef) and any(isinstance(base, ast.Name) and base.id == "NamedTuple" for base in outer.bases):
            found.add(outer.name)
        elif isinstance(outer, ast.FunctionDef) and any(getattr(inner, "lineno", 0) == node.lineno for inner in outer.body):
            found |= {each.arg for each in outer.args.args if isinstance(each.annotation, ast.Name) and each.annotation.id == "Rule"}
    return found


assert all_games()  # which marks the searches of every game
RULES = [(path, node) for path, node in rule_functions() if path.name != "dialect.py"]


def complaints(node: ast.FunctionDef) -> list[str]:
    """What in this function is outside the dialect."""
    found = []
    body = node.body[1:] if isinstance(node.body[0], ast.Expr) and isinstance(node.body[0].value, ast.Constant) else node.body
    lines = (body[-1].end_lineno or 0) - body[0].lineno + 1
    if lines > LONGEST:
        found.append(f"{lines} lines; a rule has at most {LONGEST}")
    if len(node.args.args) > MOST_PARAMETERS or node.args.vararg or node.args.kwarg or node.args.kwonlyargs or node.args.defaults:
        found.append(f"parameters: at most {MOST_PARAMETERS}, plain")
    for statement in body:
        for part in ast.walk(statement):
            known = STATEMENTS if isinstance(part, ast.stmt) else EXPRESSIONS
            if isinstance(part, (ast.stmt, ast.expr)) and not isinstance(part, known):
                found.append(f"line {part.lineno}: {type(part).__name__}")
            elif isinstance(part, ast.Constant) and not isinstance(part.value, (int, bool)):
                found.append(f"line {part.lineno}: the constant {part.value!r}")
            elif isinstance(part, ast.Call) and not isinstance(part.func, ast.Name):
                found.append(f"line {part.lineno}: a call of a method")
            elif isinstance(part, ast.Call) and part.func.id == node.name:
                found.append(f"line {part.lineno}: recursion")
            elif isinstance(part, ast.For) and not (isinstance(part.iter, ast.Call) and getattr(part.iter.func, "id", "") == "range"):
                found.append(f"line {part.lineno}: a for that is not over a range")
    return found


@pytest.mark.parametrize(("path", "node"), RULES, ids=[f"{path.parent.name}.{node.name}" for path, node in RULES])
def test_a_rule_keeps_to_the_dialect(path: Path, node: ast.FunctionDef) -> None:
    assert complaints(node) == []
    names = {other.name for _, other in RULES} | {search.__name__ for search in dialect.SEARCHES}
    called = {part.func.id for part in ast.walk(node) if isinstance(part, ast.Call) and isinstance(part.func, ast.Name)}
    assert called - names - BUILTINS - given_to(path, node) - {"rule"} == set(), (
        "a rule calls rules, searches and a few builtins, nothing else"
    )


@pytest.mark.parametrize(
    "body",
    [
        "x = [1, 2]",
        "x = {1: 2}",
        "x = 'seven'",
        "x = 1.5",
        "x = [a for a in range(3)]",
        "try:\n        pass\n    except ValueError:\n        pass",
        "x = lambda: 1",
        "for a in (1, 2):\n        pass",
        "t.hand.sort()",
        "raise ValueError",
        "bad(t)",
        "def inner():\n        return 1",
    ],
)
def test_what_is_outside_the_dialect_is_found(body: str) -> None:
    node = ast.parse(f"def bad(t):\n    {body}\n    return 0").body[0]
    assert isinstance(node, ast.FunctionDef)
    assert complaints(node)


def test_only_one_file_names_numba() -> None:
    texts = {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in SOURCES}
    naming = [path for path, text in texts.items() if "import numba" in text or "from numba" in text]
    assert naming == ["engine/compile.py"]
