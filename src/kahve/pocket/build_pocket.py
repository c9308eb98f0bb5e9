"""Write the pocket into a folder: the page, Python for the browser, and the packages of Kahve that a table needs.

It builds from a checkout, because the sources of the client lie only there. Pyodide comes by npm. The one package that was compiled for it
comes by pip.
"""

from __future__ import annotations

import importlib.metadata
import json
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterable, Sequence
from pathlib import Path

from ..engine.native.targets import WEB_ASSEMBLY
from ..engine.replayer import write_replayers
from ..games import GAMES, game
from ..language import offered
from ..web import build as client
from ..web.build import BuildError
from .recording import record

ROOT = Path(__file__).parent.parent
PACKAGES = ("language", "cards", "engine", "games", "bots", "table", "pocket")
"""The packages of Kahve that the pocket carries."""
NOT_CARRIED = (
    "test_*",
    "conftest.py",
    "staging.py",
    "golden",
    "perft.json",
    "migrations",
    "__pycache__",
    "libraries",
    "replayers",
    "build_pocket.py",
    "recording.py",
    "glossary.*",
    "*.pyi",
    "wordings.py",
    "*.txt.gz",
    # The terminal's sentences, and what only a server of its own has.
    "terminal.ftl",
    "help.ftl",
    # The page's own sentences are in its script.
    "client-*.ftl",
    "serving",
    "push",
    "sql.py",
    "postgres.py",
    "answer_store.py",
    "person_store.py",
    "clubs",
    "club.ftl",
    "conformance.py",
    "club_life.py",
    "club_routes.py",
    "club_schema.py",
    "club_store.py",
    "book_store.py",
    "push_store.py",
    "review_store.py",
    "tries_store.py",
    "queue_state.py",
    "queue_schema.py",
    "messages.py",
    "openapi.py",
    "connections.py",
    "metrics.py",
    "house_routes.py",
    "invitation.py",
    "person_routes.py",
    "push_routes.py",
    "chance_tests.py",
    "server.py",
    "sweeping.py",
    "upkeep.py",
    "persons.py",
    "jobs.py",
    "thinkers.py",
    "neighbours.py",
)
"""Files and folders that a page does not need. The files of words are left out because their automaton has the words too."""

PURE = "fluent.syntax", "markdown-it-py", "mdurl", "platformdirs", "typing-extensions"
"""The packages of Python that are carried as they are installed here."""
COMPILED = "msgspec"
"""The package that is compiled for the browser; PyPI has a wheel of it."""
LEVEL = 22
"""The level of zstd for large files: the highest. What a page unpacks does not depend on it."""
PYTHON, PLATFORM = "3.14", "pyemscripten_2026_0_wasm32"
"""Which Python Pyodide is, and what a wheel for it is called (PEP 783)."""


def build_pocket(folder: Path, compiled: Sequence[str] = tuple(GAMES), documents: str = "") -> int:
    """Write the pocket into this folder, in the place of one that is there; the bytes of its files. BuildError says why it cannot be.

    - compiled: the games whose rules are made in WebAssembly. The pocket has all games, and interprets the rules of the others.
    - documents: where the site of documents lies beside the pocket, as an address such as `../`; the first page then links it.
    """
    if not client.CLIENT.is_dir():
        raise BuildError(f"The sources of the browser client are not in {client.CLIENT}: build the pocket in a checkout of Kahve.")
    if folder.exists() and any(folder.iterdir()) and not (folder / "service_worker.js").is_file():
        raise BuildError(f"The folder {folder} holds something else than a pocket: name another one, or an empty one.")
    node, _ = client.programs()
    client.install_packages(development=True)
    with tempfile.TemporaryDirectory() as place:
        python = Path(place) / "python"
        copy_packages(python)
        lay_libraries(python, compiled)
        lay_packages(python, Path(place))
        built = Path(place) / "pocket"
        recorded = Path(place) / "recorded"
        lay_recordings(recorded)
        client.run([node, "pocket.mjs", str(python), str(recorded), str(built), str(LEVEL), documents])
        # A build that fails leaves the folder as it was.
        if folder.exists():
            shutil.rmtree(folder)
        shutil.move(built, folder)
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


def copy_packages(python: Path) -> None:
    """Copy the packages that a table needs, without what only tests and servers need."""
    for package in PACKAGES:
        shutil.copytree(ROOT / package, python / "kahve" / package, ignore=shutil.ignore_patterns(*NOT_CARRIED))
    for name in ("__init__.py", "renamed.py"):
        shutil.copy(ROOT / name, python / "kahve")
    for path in python.rglob("*.npz"):
        _unsqueeze(path)


def lay_libraries(python: Path, games: Sequence[str]) -> None:
    """Make the rules and searches of these games in WebAssembly, and the rules once more for the seals of the page.

    Without the compiler of the extra `compiler` there are none, and all rules are interpreted.
    """
    from ..lab.shipping import has_zig, ship

    if has_zig():
        ship(WEB_ASSEMBLY, python / "kahve/engine/native/libraries", games)
        write_replayers([game(name) for name in games], python / "kahve/engine/replayers")


def lay_recordings(recorded: Path) -> None:
    """Write down what the server says at a first visit, in a folder for each language."""
    for code in offered():
        (recorded / code).mkdir(parents=True)
        for part, content in record(code).items():
            (recorded / code / f"{part}.json").write_text(json.dumps(content, ensure_ascii=False), encoding="utf-8")


def _unsqueeze(path: Path) -> None:
    """Rewrite an archive without compression: the whole library is compressed better than its parts."""
    with zipfile.ZipFile(path) as archive:
        content = {name: archive.read(name) for name in archive.namelist()}
    with zipfile.ZipFile(path, "w") as archive:
        for name, part in content.items():
            archive.writestr(zipfile.ZipInfo(name), part)


def lay_packages(python: Path, place: Path) -> None:
    """Copy the packages that are pure Python from this installation, and fetch the compiled one. place: a folder for what is fetched."""
    for name in PURE:
        for file in importlib.metadata.files(name) or ():
            if _is_carried(file.parts):
                target = python / Path(*file.parts)
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(str(file.locate()), target)
    version = importlib.metadata.version(COMPILED)
    _download(f"{COMPILED}>={version.rsplit('.', 1)[0]}", place)
    for wheel in place.glob("*.whl"):
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(python, [name for name in archive.namelist() if _is_carried(Path(name).parts)])


def _download(requirement: str, place: Path) -> None:
    """Fetch the wheel for the browser."""
    command = [sys.executable, "-m", "pip", "download", "--no-deps", "--only-binary=:all:", "--dest", str(place), "--quiet"]
    tags = ["--platform", PLATFORM, "--python-version", PYTHON, "--implementation", "cp", "--abi", f"cp{PYTHON.replace('.', '')}"]
    done = subprocess.run([*command, *tags, requirement], capture_output=True, text=True, check=False)
    if done.returncode:
        raise BuildError(f"The package {requirement} for the browser could not be fetched by pip.\n{done.stderr.strip()}")


def _is_carried(parts: Iterable[str]) -> bool:
    """Whether a page needs this file of a package: its code."""
    path = "/".join(parts)
    return not (path.startswith("..") or "__pycache__" in path or ".dist-info/" in path or path.endswith((".pyi", ".pyc", "py.typed")))


__all__ = ["BuildError", "build_pocket"]

if __name__ == "__main__":
    try:
        print(f"The pocket has {build_pocket(Path(sys.argv[1])) / 1e6:.1f} MB.")
    except BuildError as failure:
        raise SystemExit(str(failure)) from None
