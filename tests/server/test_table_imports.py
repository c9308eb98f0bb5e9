"""The files of the table import each other one way: none needs itself to be read.

For a type alone, a table and its parts may name each other.
"""

import ast
from pathlib import Path

import pytest

import kahve.table

FILES = {file.stem: file for file in Path(kahve.table.__file__).parent.glob("*.py")}


def imports(file: Path) -> set[str]:
    """The files of the same package that a file needs when it runs."""
    names: set[str] = set()
    tree = ast.parse(file.read_text(encoding="utf-8"))
    for_types = [node for node in tree.body if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"]
    for_types_alone = {id(inner) for node in for_types for inner in ast.walk(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.level == 1 and id(node) not in for_types_alone:
            names |= {node.module.partition(".")[0]} if node.module else {alias.name for alias in node.names}
    return names & set(FILES)


@pytest.mark.parametrize("name", sorted(FILES))
def test_no_file_of_the_table_imports_itself_by_way_of_others(name: str) -> None:
    reached: set[str] = set()
    waiting = imports(FILES[name])
    while waiting:
        other = waiting.pop()
        if other not in reached:
            reached.add(other)
            waiting |= imports(FILES[other])
    assert name not in reached
