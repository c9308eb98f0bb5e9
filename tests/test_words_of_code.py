"""The words of the glossary in the code: one word for one idea in its names, and one file for one name."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from functools import cache
from pathlib import Path

import pytest

import kahve
from kahve.renamed import MODULES, NAMES

SOURCE = Path(kahve.__file__).parent
FILES = sorted(path for path in SOURCE.rglob("*.py") if "client" not in path.relative_to(SOURCE).parts and path.name != "renamed.py")
GLOSSARY = SOURCE.parents[1] / "docs" / "glossary.md"

CLIENT = SOURCE / "web" / "client"
SCRIPTS = sorted([*CLIENT.glob("*.mjs"), *(path for part in ("src", "test") for path in (CLIENT / part).rglob("*.ts"))])
BESIDE = sorted(path for folder in ("benchmarks", "docs", "tests") for path in (SOURCE.parents[1] / folder).rglob("*.py"))
"""The Python beside the package."""

SAY_NOTHING = {"made", "held", "kept", "told", "heard", "asked", "found"}
"""Names that leave out what was made or told."""
STORED = {
    "games/letters/record.py": {"asked"},
    "games/letters/soup/asking.py": {"asked"},
    "games/letters/soup/playing.py": {"asked"},
    "games/letters/soup/row.py": {"asked"},
    "games/melding/record.py": {"kept"},
    "table/protocol/events.py": {"asked"},
    "table/protocol/messages.py": {"asked", "made"},
    "table/protocol/protocol.py": {"made"},
    "table/thinking/jobs.py": {"asked"},
    "web/client/src/learn/taught_requests.ts": {"made"},
    "web/client/src/person/stray_tables.ts": {"kept"},
    "web/client/src/proof/known_exchanges.ts": {"held"},
    "web/client/src/proof/sharer.ts": {"asked"},
    "web/client/src/proof/shown_deals.ts": {"told"},
    "web/client/src/protocol/messages.ts": {"asked", "made"},
    "web/client/src/protocol/places.ts": {"kept"},
    "web/client/src/table/review.ts": {"made"},
    "web/client/src/table/style.ts": {"made"},
    "web/client/src/table/verdict.ts": {"made"},
    "web/client/test/proof.test.ts": {"asked"},
}
"""The fields of positions, of the protocol, of jobs and of what a browser stores, which keep their names."""
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
    "bench.py", "grid.py", "ladder.py", "leaderboard.py", "match.py", "perft.py", "replay.py", "serve.py", "simulate.py", "study.py",
    "style.py", "survey.py", "train.py", "upkeep.py", "work.py", "build.py",
}  # fmt: skip
"""The file names that stand in several folders by design."""


def words_of(name: str) -> set[str]:
    """The words of a name, of either spelling.

    >>> sorted(words_of("_BotPool")), sorted(words_of("empty_past"))
    (['bot', 'pool'], ['empty', 'past'])
    """
    return {word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+", name)}


@cache
def declared(path: Path) -> tuple[tuple[int, str, bool], ...]:
    """The names that a file declares, each with its line and whether it is a parameter or a variable of a function.

    What an `old_attribute` answers to is not among them. A file is read once for all tests.
    """
    names: list[tuple[int, str, bool]] = []
    waiting: list[tuple[ast.AST, bool]] = [(ast.parse(path.read_text(encoding="utf-8")), False)]
    while waiting:
        node, is_local = waiting.pop()
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call) and getattr(node.value.func, "id", "") == "old_attribute":
            node.targets = []
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            names.append((node.lineno, node.name, False))
            is_local = is_local or not isinstance(node, ast.ClassDef)
        elif isinstance(node, ast.arg):
            names.append((node.lineno, node.arg, True))
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            names.append((node.lineno, node.id, is_local))
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            names.append((node.lineno, node.attr, False))
        waiting += ((child, is_local) for child in ast.iter_child_nodes(node))
    return tuple(sorted(names))


def test_a_name_says_what_it_holds_in_the_words_of_the_glossary() -> None:
    complaints = []
    for path in FILES:
        if path.name.startswith(("test_", "conftest")):
            continue
        for line, name, _ in declared(path):
            complaints += [f"{path}, line {line}: {name}: say {RETIRED[word]}" for word in words_of(name) & RETIRED.keys()]
    assert complaints == []


@pytest.mark.parametrize(
    "folder", sorted({path.parent for path in [*FILES, *BESIDE]}), ids=lambda folder: str(folder.relative_to(SOURCE.parents[1]))
)
def test_no_name_leaves_out_what_it_is(folder: Path) -> None:
    complaints = []
    for path in sorted(folder.glob("*.py")):
        stored = STORED.get(path.relative_to(SOURCE).as_posix(), set()) if path.is_relative_to(SOURCE) else set()
        for line, name, is_local in declared(path):
            if name.strip("_") in SAY_NOTHING - stored or (name.endswith("_told") and not is_local):
                complaints.append(f"{path.name}, line {line}: {name}")
    assert complaints == []


SCRIPT_TEXT = re.compile(r"/\*.*?\*/|//[^\n]*|\"[^\"\n]*\"|'[^'\n]*'", re.DOTALL)
IN_SCRIPT = re.compile(rf"(?<![\w$-])(?<!(?<!\.)\.)({'|'.join(sorted(SAY_NOTHING))})\b\??(?=\s*(?:[=:,;)\]}}]|of\b|in\b))")


def names_of_script(source: str) -> set[str]:
    """The names of `SAY_NOTHING` that TypeScript declares or uses, outside of its comments and strings.

    >>> sorted(names_of_script('const made = [...found, "kept"]; // told\\nconst { asked: seats, best } = scene.held;'))
    ['asked', 'found', 'made']
    """
    return set(IN_SCRIPT.findall(SCRIPT_TEXT.sub(" ", source)))


def test_no_name_of_the_client_leaves_out_what_it_is() -> None:
    for path in SCRIPTS:
        stored = STORED.get(path.relative_to(SOURCE).as_posix(), set())
        assert names_of_script(path.read_text(encoding="utf-8")) <= stored, path


def test_each_stored_name_is_used_where_the_list_has_it() -> None:
    for file, names in STORED.items():
        path = SOURCE / file
        assert names == (
            names_of_script(path.read_text(encoding="utf-8"))
            if path.suffix == ".ts"
            else {name for _, name, _ in declared(path)} & SAY_NOTHING
        ), file


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
        # To look for the plain text first takes a tenth of the time.
        named = [module for module in MODULES if module in text]
        assert [module for module in named if re.search(rf"\b{re.escape(module)}\b(?!\.)", text)] == [], path
        module = ".".join(("kahve", *path.relative_to(SOURCE).with_suffix("").parts)).removesuffix(".__init__")
        assert {name for _, name, _ in declared(path)} & NAMES.get(module, {}).keys() == set(), path
