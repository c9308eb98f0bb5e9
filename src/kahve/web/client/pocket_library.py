"""Compile for the page what it needs of /site and of the standard library; pocket.mjs runs it in the Python of the browser.

A module is needed where a needed one imports it. Of the standard library only what is imported at the top counts. What its functions
import is for processes, terminals, networks and debuggers, and a page has none of them.
"""

import ast
import pathlib
import py_compile
import sys
import zipfile
from collections.abc import Iterator

SITE, STDLIB, BUILT = pathlib.Path("/site"), pathlib.Path("/stdlib"), pathlib.Path("/made")
BY_NAME = ("kahve/cards", "kahve/engine", "kahve/games", "kahve/bots")
"""Folders of which a module is imported by a name that is only known when it runs."""
ALSO = (
    "concurrent.futures.thread",
    "encodings.ascii",
    "encodings.idna",
    "encodings.latin_1",
    "encodings.raw_unicode_escape",
    "encodings.unicode_escape",
    "encodings.utf_8_sig",
    "importlib.readers",
    "importlib.resources._adapters",
    "importlib.resources.readers",
    "_strptime",
)
"""Modules that Python imports by itself when something needs them."""
NEVER = (
    "_pyrepl", "argparse", "asyncio.proactor_events", "asyncio.windows_events", "asyncio.windows_utils", "bdb", "cmd", "code",
    "doctest", "gettext", "optparse", "pdb", "pydoc", "ssl", "unittest",
)  # fmt: skip
"""Modules that are asked for, and done without where they are missing or by what nobody calls in a page."""
ENTRIES = ("kahve.pocket.door", "kahve.pocket.warming")
"""What the worker imports by itself."""


def file_of(module: str) -> pathlib.Path | None:
    """The file of a module that we carry; None where there is none, or where it is part of Python's own program."""
    for top in (SITE, STDLIB):
        path = top / module.replace(".", "/")
        for file in (path / "__init__.py", path.with_name(path.name + ".py")):
            if file.is_file():
                return file
    return None


def statements(tree: ast.AST, deep: bool) -> Iterator[ast.Import | ast.ImportFrom]:
    """The imports of a module: all of them, or those that are made when it is imported."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            yield node
        elif isinstance(node, ast.If) and any(word in ast.unparse(node.test) for word in ("TYPE_CHECKING", "__main__")):
            continue
        elif deep or not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            yield from statements(node, deep)


def imported(module: str, file: pathlib.Path) -> Iterator[str]:
    """The modules that this one may import, and the packages that they are in."""
    package = module if file.name == "__init__.py" else module.rpartition(".")[0]
    for node in statements(ast.parse(file.read_bytes()), deep=file.is_relative_to(SITE)):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        else:
            parts = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            base = ".".join([*parts, *([node.module] if node.module else [])])
            names = [base, *(f"{base}.{alias.name}" for alias in node.names)]
        for name in names:
            whole = name.split(".")
            yield from (".".join(whole[: n + 1]) for n in range(len(whole)))


def is_left_out(module: str) -> bool:
    """Whether a page does without this module."""
    return any(module == name or module.startswith(f"{name}.") for name in NEVER)


def needed() -> set[pathlib.Path]:
    """The files of all modules that the page may import."""
    started = [name for name in sys.modules if file_of(name)]
    by_name = [".".join(p.relative_to(SITE).with_suffix("").parts) for folder in BY_NAME for p in (SITE / folder).rglob("*.py")]
    waiting, files = {*started, *ALSO, *by_name, *ENTRIES, "kahve", "kahve.pocket"}, {}
    while waiting:
        module = waiting.pop()
        if module in files or is_left_out(module) or (file := file_of(module)) is None:
            continue
        files[module] = file
        waiting.update(imported(module, file))
    return set(files.values())


def compile_into(file: pathlib.Path, top: pathlib.Path, to: pathlib.Path) -> None:
    """Compile one module without its docstrings, which nobody reads in a page."""
    place = (to / file.relative_to(top)).with_suffix(".pyc")
    place.parent.mkdir(parents=True, exist_ok=True)
    mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
    py_compile.compile(str(file), str(place), file.relative_to(top).as_posix(), doraise=True, optimize=2, invalidation_mode=mode)


with zipfile.ZipFile("/stdlib.zip") as archive:
    archive.extractall(STDLIB)
for file in sorted(needed()):
    if file.is_relative_to(SITE):
        compile_into(file, SITE, BUILT / "site")
    else:
        compile_into(file, STDLIB, BUILT / "stdlib")
for path in SITE.rglob("*"):
    if path.is_file() and path.suffix != ".py":
        place = BUILT / "site" / path.relative_to(SITE)
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(path.read_bytes())
# Python looks for its library in an archive. What is in it is not compressed: the whole is, on its way.
with zipfile.ZipFile(BUILT / "python314.zip", "w") as archive:
    for path in sorted((BUILT / "stdlib").rglob("*.pyc")):
        archive.write(path, path.relative_to(BUILT / "stdlib"))
        path.unlink()
sorted(str(path) for path in BUILT.rglob("*") if path.is_file())
