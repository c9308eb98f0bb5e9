"""The packages of Kahve: which may import which, and what a rule may be made of."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Collection
from functools import cache
from pathlib import Path

import pytest

import kahve
from kahve.cards import dialect
from kahve.engine.game import Game
from kahve.games import GAMES, all_games

ROOT = Path(kahve.__file__).parent
ALLOWED = {
    "language": set(),
    "cards": {"language"},
    "engine": {"language", "cards"},
    "games": {"language", "cards", "engine"},
    "bots": {"language", "cards", "engine", "games"},
    "lab": {"language", "cards", "engine", "games", "bots"},
    "table": {"language", "cards", "engine", "games", "bots", "web"},
    "web": set(),
    "pocket": {"language", "cards", "engine", "games", "bots", "lab", "table", "web"},
    "terminal": {"language", "cards", "engine", "games", "bots", "lab", "table", "pocket", "web"},
    "adapters": {"language", "cards", "engine", "games", "bots", "lab", "table"},
}
SOURCES = sorted(path for path in ROOT.rglob("*.py") if path.parent != ROOT and "client" not in path.relative_to(ROOT).parts)


@cache
def parsed(path: Path) -> ast.Module:
    """The syntax tree of a file, which is read once for all tests."""
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def nodes_of(path: Path) -> tuple[ast.AST, ...]:
    """Every node of a file's syntax tree, which is walked once for all tests."""
    return tuple(ast.walk(parsed(path)))


def imports(path: Path) -> set[str]:
    """The packages that a file imports from, wherever in the file."""
    packages: set[str] = set()
    package = ("kahve", *path.relative_to(ROOT).parts[:-1])
    for node in nodes_of(path):
        if isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            names = [*base, *(node.module.split(".") if node.module else [])]
            if len(names) > 1 and names[0] == "kahve":
                packages.add(names[1])
            elif names == ["kahve"]:
                packages.update(alias.name for alias in node.names)
        elif isinstance(node, ast.Import):
            packages.update(alias.name.split(".")[1] for alias in node.names if alias.name.startswith("kahve."))
    return packages & set(ALLOWED)


PRODUCT = [path for path in SOURCES if not path.name.startswith(("test_", "conftest"))]


def test_the_arrows_of_import() -> None:
    for path in PRODUCT:
        package = path.relative_to(ROOT).parts[0]
        assert imports(path) - {package} <= ALLOWED[package], path


FLOORS = (
    "protocol",
    "sitting",
    "clubs",
    "store",
    "thinking",
    "town",
    "live",
    "people",
    "teaching",
    "push",
    "http",
    "watching",
    "serving",
)
"""The folders of the table server, each above those that it may import from."""


FLOORS_OF_BOTS = ("players", "belief", "search", "review")
"""The same of the bots. `names.py` and `__init__.py` beside them resolve the names of players: only a review plays by names."""


@pytest.mark.parametrize(
    ("package", "floors", "beside"),
    [("table", FLOORS, {"__init__.py"}), ("bots", FLOORS_OF_BOTS, {"__init__.py", "names.py"})],
    ids=["table", "bots"],
)
def test_the_floors_of_a_package_are_those_that_the_pages_show(package: str, floors: tuple[str, ...], beside: set[str]) -> None:
    folders = {path.name for path in (ROOT / package).iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert folders == set(floors)
    assert {path.name for path in (ROOT / package).glob("*.py")} == beside
    shown = (ROOT.parents[1] / "docs/overview.md").read_text(encoding="utf-8").split("## The floors")
    assert any(re.findall(r"^\| `([a-z]+)/` \|", section, re.M) == list(floors) for section in shown)


def test_no_floor_of_the_bots_imports_from_a_higher_one() -> None:
    for path in sorted((ROOT / "bots").rglob("*/*.py")):
        floor = path.relative_to(ROOT / "bots").parts[0]
        lower = {f"kahve.bots.{each}" for each in FLOORS_OF_BOTS[: FLOORS_OF_BOTS.index(floor) + 1]}
        modules = {".".join(module.split(".")[:3]) for module in imported_modules(path) if module.startswith("kahve.bots")}
        assert modules - lower - ({"kahve.bots"} if floor == "review" else set()) == set(), path


def test_no_floor_of_the_table_server_imports_from_a_higher_one() -> None:
    for path in sorted((ROOT / "table").rglob("*.py")):
        place = path.relative_to(ROOT / "table").parts
        lower = {f"kahve.table.{floor}" for floor in FLOORS[: FLOORS.index(place[0]) + 1]} if len(place) > 1 else set()
        modules = {module for module in imported_modules(path) if module.startswith("kahve.table.")}
        assert {module for module in modules if ".".join(module.split(".")[:3]) not in lower} == set(), path


def imported_modules(path: Path) -> set[str]:
    """The modules of Kahve that a file imports wherever in it, those that it names in types only among them."""
    package = ("kahve", *path.relative_to(ROOT).parts[:-1])
    modules = set()
    for node in nodes_of(path):
        if isinstance(node, ast.ImportFrom):
            base = [*package[: len(package) - node.level + 1]] if node.level else []
            base += node.module.split(".") if node.module else []
            # `from .a import b` is the module a.b where there is one, else the module a.
            modules |= {".".join([*base, alias.name]) for alias in node.names} & MODULES or {".".join(base)} & MODULES
    return modules


def module_of(path: Path) -> str:
    """The dotted name of a file's module."""
    parts = ("kahve", *path.relative_to(ROOT).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {module_of(path) for path in PRODUCT}


def test_no_modules_import_each_other_in_a_circle() -> None:
    """Each module can be read, and tested, after those that it imports, be it for types only."""
    left = {module_of(path): imported_modules(path) - {module_of(path)} for path in PRODUCT}
    while ready := [module for module, wanted in left.items() if not wanted & left.keys()]:
        for module in ready:
            del left[module]
    circle = {module: sorted(wanted & left.keys()) for module, wanted in left.items()}
    assert circle == {}


def test_no_game_is_named_outside_its_folder_and_the_list() -> None:
    for package in ("engine", "bots", "lab", "table", "pocket"):
        for path in (ROOT / package).rglob("*.py"):
            documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
            bodies = [node.body for node in nodes_of(path) if isinstance(node, documented) and node.body]
            docs = {id(body[0].value) for body in bodies if isinstance(body[0], ast.Expr)}
            for node in nodes_of(path):
                if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
                    assert node.value not in GAMES, f"{path} names {node.value}"


WORDS_OF_FAMILIES = {
    "meld",
    "melds",
    "trick",
    "tricks",
    "pile",
    "floor",
    "soup",
    "foot",
    "knee",
    "kitty",
    "jack",
    "jacks",
    "basra",
    "letter",
}


def test_the_engine_has_no_word_of_one_family() -> None:
    for path in (ROOT / "engine").rglob("*.py"):
        for node in nodes_of(path):
            name = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
            name = node.name if isinstance(node, (ast.FunctionDef, ast.ClassDef)) else name
            assert not WORDS_OF_FAMILIES & set(name.lower().split("_")), f"{path.name} names {name}"


EMPTY_NAMES = {"found", "one", "at"}
"""They say nothing of what they hold. A message may have a field `at`: the protocol calls a time so."""


def test_no_name_is_empty_of_sense() -> None:
    for path in SOURCES:
        for node in nodes_of(path):
            name = node.arg if isinstance(node, ast.arg) else ""
            name = node.name if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)) else name
            name = node.id if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store) else name
            name = node.attr if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) else name
            if (path.name, name) != ("messages.py", "at"):
                assert name not in EMPTY_NAMES, f"{path}:{getattr(node, 'lineno', 0)} names something {name}"


def test_importing_kahve_loads_no_library_and_no_game() -> None:
    heavy = ("cffi", "numpy", "starlette", "sqlalchemy", "fluent", "kahve.games")
    code = f"import sys, kahve; print([m for m in {heavy} if m in sys.modules])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip() == "[]"


def test_playing_at_a_table_loads_nothing_that_compiles() -> None:
    code = "import sys, kahve; t = kahve.new('pisti'); t.deal(seed=1); t.play(t.legal[0]); t.view(0); print('cffi' in sys.modules)"
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
    """Every function of Kahve that carries @rule."""
    functions = []
    for path in (path for path in SOURCES if "@rule" in path.read_text(encoding="utf-8")):
        for node in nodes_of(path):
            if isinstance(node, ast.FunctionDef) and any(isinstance(d, ast.Name) and d.id == "rule" for d in node.decorator_list):
                functions.append((path, node))
    return functions


@cache
def tuples_of(folder: Path) -> frozenset[str]:
    """The named tuples of a family."""
    classes = (outer for path in folder.glob("*.py") for outer in parsed(path).body if isinstance(outer, ast.ClassDef))
    return frozenset(each.name for each in classes if any(isinstance(base, ast.Name) and base.id == "NamedTuple" for base in each.bases))


def given_to(path: Path, node: ast.FunctionDef) -> set[str]:
    """What else a rule may call: its family's named tuples, and the rules that are handed to the function that makes it."""
    names = set(tuples_of(path.parent))
    for outer in nodes_of(path):
        if isinstance(outer, ast.FunctionDef) and any(getattr(inner, "lineno", 0) == node.lineno for inner in outer.body):
            names |= {each.arg for each in outer.args.args if isinstance(each.annotation, ast.Name) and each.annotation.id == "Rule"}
    return names


def name_called(called: ast.expr, modules: Collection[str]) -> str:
    """The name of the function that is called, behind its module or alone; "" for a method."""
    if isinstance(called, ast.Attribute):
        return called.attr if isinstance(called.value, ast.Name) and called.value.id in modules else ""
    return called.id if isinstance(called, ast.Name) else ""


@cache
def modules_of(path: Path) -> set[str]:
    """The modules that this one imports by name, whose rules are called as `module.rule`."""
    named = [(node, each) for node in parsed(path).body if isinstance(node, ast.ImportFrom) for each in node.names]
    folders = {id(node): path.parents[node.level - 1].joinpath(*(node.module or "").split(".")) for node, _ in named if node.level}
    return {each.asname or each.name for node, each in named if node.level and (folders[id(node)] / f"{each.name}.py").exists()}


def complaints(node: ast.FunctionDef, modules: Collection[str] = ()) -> list[str]:
    """What in this function is outside the dialect. modules: those whose rules it may call as `module.rule`."""
    complaints = []
    body = node.body[1:] if isinstance(node.body[0], ast.Expr) and isinstance(node.body[0].value, ast.Constant) else node.body
    lines = (body[-1].end_lineno or 0) - body[0].lineno + 1
    if lines > LONGEST:
        complaints.append(f"{lines} lines; a rule has at most {LONGEST}")
    if len(node.args.args) > MOST_PARAMETERS or node.args.vararg or node.args.kwarg or node.args.kwonlyargs or node.args.defaults:
        complaints.append(f"parameters: at most {MOST_PARAMETERS}, plain")
    for statement in body:
        for part in ast.walk(statement):
            known = STATEMENTS if isinstance(part, ast.stmt) else EXPRESSIONS
            if isinstance(part, (ast.stmt, ast.expr)) and not isinstance(part, known):
                complaints.append(f"line {part.lineno}: {type(part).__name__}")
            elif isinstance(part, ast.Constant) and not isinstance(part.value, (int, bool)):
                complaints.append(f"line {part.lineno}: the constant {part.value!r}")
            elif isinstance(part, ast.Call) and not name_called(part.func, modules):
                complaints.append(f"line {part.lineno}: a call of a method")
            elif isinstance(part, ast.Call) and isinstance(part.func, ast.Name) and part.func.id == node.name:
                complaints.append(f"line {part.lineno}: recursion")
            elif isinstance(part, ast.For) and not (isinstance(part.iter, ast.Call) and getattr(part.iter.func, "id", "") == "range"):
                complaints.append(f"line {part.lineno}: a for that is not over a range")
    return complaints


def test_every_rule_keeps_to_the_dialect() -> None:
    assert all_games()  # which marks the searches of every game
    rules = [(path, node) for path, node in rule_functions() if path.name != "dialect.py"]
    assert len(rules) > 600
    names = {node.name for _, node in rules} | {search.__name__ for search in [*dialect.SEARCHES, *dialect.LIVE]}
    for path, node in rules:
        where, modules = f"{path}:{node.lineno} {node.name}", modules_of(path)
        assert complaints(node, modules) == [], where
        called = {name_called(part.func, modules) for part in ast.walk(node) if isinstance(part, ast.Call)}
        assert called - names - BUILTINS - given_to(path, node) - {"rule"} == set(), (
            f"{where} calls something else than rules, searches, readers of live tables and a few builtins"
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


def test_only_the_engine_names_the_back_end() -> None:
    texts = {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in SOURCES}
    naming = {path for path, text in texts.items() if re.search(r"(from|import) [.\w]*native|import cffi|from cffi", text)}
    assert {path for path in naming if not path.startswith("engine/native/")} == {
        "engine/compile.py",
        "engine/machine.py",
        "engine/replayer.py",
        "lab/shipping.py",
        "pocket/build_pocket.py",
        "pocket/door.py",
    }


# -- families ----------------------------------------------------------------------------------------------------------------------------

FAMILIES = [folder for folder in sorted((ROOT / "games").iterdir()) if any(folder.glob("*/rules.py"))]
THINGS = {"turtle", "soup"}
"""Games that are called like a thing of their family: a card, and the row of cards on the table."""


@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.name)
def test_no_family_file_names_one_of_its_games(family: Path) -> None:
    """What differs between games stands in their folders; shared rules ask for named traits of the house."""
    games = {path.parent.name for path in family.glob("*/rules.py")}
    for path in (path for path in family.glob("*.py") if path in PRODUCT):
        for node in nodes_of(path):
            if isinstance(node, ast.ImportFrom):
                assert not games & set((node.module or "").split(".")), f"{path} imports from a game"
            said = [getattr(node, field, None) for field in ("id", "attr", "arg", "value", "name")]
            assert not (games - THINGS) & {word.lower() for word in said if isinstance(word, str)}, f"{path} names a game"


def test_no_house_says_which_game_it_is_of(game: Game) -> None:
    assert not {"game", f"is_{game.name}"} & set(game.rules.house._fields)


def test_records_and_houses_of_letter_games_have_their_types() -> None:
    for path in (ROOT / "games" / "letters").rglob("*.py"):
        if path not in PRODUCT:
            continue
        for node in nodes_of(path):
            if isinstance(node, ast.arg) and node.arg in ("house", "t"):
                assert not (isinstance(node.annotation, ast.Name) and node.annotation.id == "Any"), f"{path}:{node.lineno}"
