"""The words of the glossary in the code: one word for one idea in its names, and one file for one name."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

import kahve
from kahve.renamed import MODULES, NAMES

SOURCE = Path(kahve.__file__).parent
FILES = sorted(path for path in SOURCE.rglob("*.py") if "client" not in path.relative_to(SOURCE).parts and path.name != "renamed.py")
GLOSSARY = SOURCE.parents[1] / "docs" / "glossary.md"

SAY_NOTHING = {"made", "held", "kept", "told", "heard"}
"""Names that leave out what was made or told."""
RETIRED = {
    "lapse": "mistake",
    "lapses": "mistake",
    "erring": "mistake",
    "astray": "mistake",
    "misjudged": "mistake",
    "misjudging": "mistake",
    "room": "pool, package or buffer",
    "rooms": "pool, package or buffer",
}
"""Words with a better one in the glossary."""
BY_DESIGN = {
    "__init__.py", "__main__.py", "conftest.py",
    # What each game or family has for itself, and the engine for all of them.
    "game.py", "greedy.py", "habits.py", "helping.py", "hinting.py", "house.py", "judgement.py", "manners.py", "moves.py", "play.py",
    "positions.py", "reasons.py", "record.py", "rewind.py", "rude.py", "rules.py", "scoring.py", "screen.py", "sheet.py", "taking.py",
    "values.py", "words.py", "dealing.py", "asking.py",
    # A command of the terminal and what it runs.
    "bench.py", "grid.py", "ladder.py", "match.py", "perft.py", "replay.py", "serve.py", "simulate.py", "study.py", "style.py",
    "survey.py", "train.py", "upkeep.py", "work.py", "build.py",
}  # fmt: skip
"""The file names that stand in several folders by design."""


def words_of(name: str) -> set[str]:
    """The words of a name, of either spelling.

    >>> sorted(words_of("_BotPool")), sorted(words_of("empty_past"))
    (['bot', 'pool'], ['empty', 'past'])
    """
    return {word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+", name)}


def declared(path: Path) -> Iterator[tuple[int, str, bool]]:
    """The names that a file declares, each with its line and whether it is a parameter or a variable of a function."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    functions = [node for node in ast.walk(tree) if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))]
    local = {id(node) for function in functions for node in ast.walk(function)}
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            yield node.lineno, node.name, False
        elif isinstance(node, ast.arg):
            yield node.lineno, node.arg, True
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.lineno, node.id, id(node) in local


@pytest.mark.parametrize("path", [pytest.param(path, id=str(path.relative_to(SOURCE))) for path in FILES])
def test_a_name_says_what_it_holds_in_the_words_of_the_glossary(path: Path) -> None:
    complaints = []
    for line, name, is_local in declared(path):
        if is_local and name in SAY_NOTHING:
            complaints.append(f"line {line}: {name} leaves out what was {name}")
        if path.name.startswith(("test_", "conftest")):
            continue
        if name.endswith("_told") and name != "is_told" and not is_local:
            complaints.append(f"line {line}: {name} could be a document, a sentence or a text")
        complaints += [f"line {line}: {name}: say {RETIRED[word]}" for word in words_of(name) & RETIRED.keys()]
    assert complaints == []


def test_a_file_name_stands_in_one_folder() -> None:
    places = defaultdict(list)
    for path in FILES:
        if not path.name.startswith("test_"):
            places[path.name].append(str(path.parent.relative_to(SOURCE)))
    assert {name: folders for name, folders in places.items() if len(folders) > 1 and name not in BY_DESIGN} == {}


def test_each_word_that_replaces_another_is_in_the_glossary() -> None:
    words = set(re.findall(r"^\| ([^|]+?) \|", GLOSSARY.read_text(encoding="utf-8"), re.MULTILINE))
    known = {word.strip() for entry in words for word in entry.split(",")}
    assert {"house", "lesson", "mistake", "round", "server"} <= known


def test_no_old_name_is_used() -> None:
    for path in FILES:
        text = path.read_text(encoding="utf-8")
        assert [module for module in MODULES if re.search(rf"\b{re.escape(module)}\b(?!\.)", text)] == [], path
        module = ".".join(("kahve", *path.relative_to(SOURCE).with_suffix("").parts)).removesuffix(".__init__")
        assert {name for _, name, _ in declared(path)} & NAMES.get(module, {}).keys() == set(), path
