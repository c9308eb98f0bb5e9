"""What the package carries."""

from __future__ import annotations

import ast
import json
import re
import sys
import tarfile
import tomllib
from pathlib import Path
from typing import Any

import pytest

import kahve
from kahve.engine.installing import SERVING, how_to_install

from .small_site import loaded

ROOT = Path(kahve.__file__).parent.parent.parent


def test_the_sdist_carries_the_built_client(tmp_path: Path) -> None:
    sdist = pytest.importorskip("hatchling.builders.sdist", reason="the sdist is built with hatchling, which the extra `test` brings")
    if not (ROOT / "pyproject.toml").is_file():
        pytest.skip("there is no checkout to build from")
    [sdist_path] = sdist.SdistBuilder(str(ROOT)).build(directory=str(tmp_path), versions=["standard"])
    with tarfile.open(sdist_path) as archive:
        files = {name.partition("/")[2] for name in archive.getnames()}
    client = {f"src/kahve/web/dist/{path.name}" for path in (ROOT / "src/kahve/web/dist").iterdir() if path.is_file()}
    assert {"src/kahve/web/dist/index.html", "src/kahve/web/dist/index.html.br", "src/kahve/web/dist/sources.sha256"} <= client
    assert client <= files
    folder = ROOT / "src/kahve/language/catalogues"
    catalogues = {path.relative_to(ROOT).as_posix() for path in folder.rglob("*.ftl")}
    assert "src/kahve/language/catalogues/en/cards.ftl" in catalogues
    assert catalogues <= files
    books = {path.relative_to(ROOT).as_posix() for path in (ROOT / "src/kahve/games").rglob("*.md")}
    assert {"src/kahve/games/letters/quists.md", "src/kahve/games/letters/quist/own.md", "src/kahve/games/pile/pisti/RULES.md"} <= books
    assert books <= files


def test_the_citation_names_this_version_and_licence() -> None:
    facts = dict(line.split(": ", 1) for line in (ROOT / "CITATION.cff").read_text(encoding="utf-8").splitlines() if ": " in line[:30])
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert facts["version"] == kahve.__version__ == project["version"]
    assert facts["license"] == project["license"]
    assert facts["  - name"] == project["authors"][0]["name"]


PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"] if (ROOT / "pyproject.toml").is_file() else {}
NAMES = {
    "cryptography": "webauthn",
    "fluent": "fluent-syntax",
    "markdown_it": "markdown-it-py",
    "prometheus_client": "prometheus-client",
    "pyspiel": "open-spiel",
    "stable_baselines3": "sb3-contrib",
}
"""Libraries whose requirement has another name, or which come with another library."""
IN_A_BROWSER = {"js", "pyodide"}
"""Modules that Pyodide has by itself."""
OPTIONAL = {
    "engine/numeric.py": {"arrays"},
    # These read arrays of NumPy, which is loaded by then.
    "cards/arrays.py": {"arrays"},
    "engine/machine.py": {"arrays"},
    "engine/native/entry.py": {"arrays"},
    "table/thinking/jobs.py": {"postgres"},
    "table/watching/metrics.py": {"hosting"},
    "table/store/postgres.py": {"postgres"},
    "table/store/queue_schema.py": {"postgres"},
    "adapters/gymnasium.py": {"gymnasium"},
    "adapters/open_spiel.py": {"openspiel"},
    "adapters/pettingzoo.py": {"gymnasium", "pettingzoo"},
    "adapters/stable_baselines.py": {"sb3"},
    # The command says what to install before it looks at a store.
    "terminal/checks/store.py": {"serve"},
}
"""The files that import a library of an extra, beside the table's, which all need `serve`."""


def required(extra: str | None = None) -> set[str]:
    """The names of what the package requires, or of what an extra brings, with the extras that it names."""
    names = set()
    for wanted in PROJECT["dependencies"] if extra is None else PROJECT["optional-dependencies"][extra]:
        name = re.match(r"[\w-]+", wanted)
        assert name is not None
        inner = re.match(r"kahve\[([\w,]+)\]", wanted)
        names |= {each for other in inner[1].split(",") for each in required(other)} if inner else {name[0]}
    return names


def libraries_of(path: Path) -> set[str]:
    """The libraries that a file imports, wherever in it, but for those that it names in types only."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    blocks = [node for node in ast.walk(tree) if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"]
    for_types = {id(node) for block in blocks for node in ast.walk(block)}
    names = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import) and id(node) not in for_types:
            names |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and id(node) not in for_types:
            names.add(str(node.module).partition(".")[0])
    return names - set(sys.stdlib_module_names) - {"kahve"} - IN_A_BROWSER


def test_every_library_is_required_where_it_is_imported() -> None:
    assert "numpy" not in required() | required("serve") | required("hosting") | required("postgres") | required("push")
    for extra in ("arrays", "lab", "train", "ray", "gymnasium", "openspiel", "pettingzoo", "sb3", "bench", "docs", "test"):
        assert "numpy" in required(extra), extra
    sources = ROOT / "src/kahve"
    for path in (path for path in sources.rglob("*.py") if "client" not in path.relative_to(sources).parts):
        if path.name.startswith(("test_", "conftest", "staging")):
            continue
        name = path.relative_to(sources).as_posix()
        extras = OPTIONAL.get(name, set()) | ({"serve"} if name.startswith("table/") else set())
        brought = required().union(*map(required, extras))
        assert {NAMES.get(library, library) for library in libraries_of(path)} <= brought, name


def test_the_site_can_import_every_module_that_it_shows() -> None:
    """By `make site` alone: the tests bring more libraries, and would miss nothing. What is too large is mocked."""
    mocked = re.search(r"^autodoc_mock_imports = (.*)$", (ROOT / "docs/site/conf.py").read_text(encoding="utf-8"), re.M)
    assert mocked is not None
    brought = required() | required("docs") | required("serve") | {NAMES.get(name, name) for name in ast.literal_eval(mocked[1])}
    for path in (ROOT / "src/kahve/adapters").glob("*.py"):
        if not path.name.startswith(("test_", "conftest")):
            assert {NAMES.get(library, library) for library in libraries_of(path)} <= brought, path.name


@pytest.mark.parametrize(
    ("prefix", "command"),
    [
        ("/srv/work/.venv", "pip install 'kahve[lab]'"),
        ("/opt/pipx/venvs/kahve", "pipx install --force 'kahve[lab]'"),
        ("/opt/uv/tools/kahve", "uv tool install --force 'kahve[lab]'"),
        ("/var/cache/uv/archive-v0/a1b2", "uvx --from 'kahve[lab]' kahve"),
    ],
)
def test_a_missing_library_is_installed_as_kahve_was(prefix: str, command: str) -> None:
    assert how_to_install("lab", prefix, "") == command
    again = how_to_install("lab", prefix, "file:///srv/kahve")
    assert again == (command if command.startswith("pip install") else command.replace("kahve[lab]", "kahve[lab] @ file:///srv/kahve"))
    extras = PROJECT["optional-dependencies"]
    sources = [path.read_text(encoding="utf-8") for path in (ROOT / "src/kahve").rglob("*.py") if "node_modules" not in path.parts]
    named = {name for text in sources for name in re.findall(r"""how_to_install\(["'](\w+)["']\)""", text)}
    assert {"arrays", "push", "postgres", "hosting"} <= named <= extras.keys()
    assert set(SERVING) <= required("serve")
    # A library that is asked for by name comes with the extra that is named beside it.
    requested = {pair for text in sources for pair in re.findall(r"""(?<!>>> )\b(?:fetched|require)\("(\w+)[\w.]*", "(\w+)\"""", text)}
    assert {("numpy", "arrays"), ("choix", "lab"), ("ray", "ray"), ("torch", "train")} <= requested
    for library, extra in requested:
        assert library in required(extra), extra
    for extra in ("arrays", "lab", "train"):  # what `needing_numpy` is told
        assert "numpy" in required(extra)
    serving = {re.split(r"[\[>]", requirement)[0] for requirement in extras["serve"]}
    assert serving == set(SERVING), "the sentence of `kahve serve` names what the extra has"
    for text in sources:
        assert "pip install 'kahve[" not in re.sub(r">>>.*|^\s*kahve\..*|\"pip.*", "", text, flags=re.MULTILINE)


def test_links_of_the_readme_are_absolute_where_an_index_shows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("hatchling", reason="the README of the package is made with hatchling, which the extra `test` brings")
    hook = loaded(ROOT / "hatch_build.py").ReadmeHook(str(ROOT), {})
    plain: dict[str, Any] = {}
    monkeypatch.delenv("KAHVE_SOURCE_URL", raising=False)
    hook.update(plain)
    assert plain["readme"]["text"] == (ROOT / "README.md").read_text(encoding="utf-8")
    assert plain["urls"] == {}
    monkeypatch.setenv("KAHVE_SOURCE_URL", "https://cards.example/kahve/blob/v0.1.0/")
    entries: dict[str, Any] = {}
    hook.update(entries)
    links = re.findall(r"\]\(([^)]*)\)", entries["readme"]["text"])
    assert links
    assert [link for link in links if not link.startswith("https://")] == []
    assert "![A table of Pisti in the browser](https://cards.example/kahve/raw/v0.1.0/docs/table.png)" in entries["readme"]["text"]
    assert "](https://cards.example/kahve/blob/v0.1.0/docs/overview.md)" in entries["readme"]["text"]
    assert entries["urls"]["Source"] == "https://cards.example/kahve/blob/v0.1.0"
    for wrong in ("cards.example", "http://cards.example/a", "https://cards.example"):
        monkeypatch.setenv("KAHVE_SOURCE_URL", wrong)
        with pytest.raises(ValueError, match="KAHVE_SOURCE_URL cannot be"):
            hook.update({})


def test_links_of_a_page_become_whole() -> None:
    whole = loaded(ROOT / "hatch_build.py").with_whole_links
    assert whole("[a](b.md#c) [d](https://e) [f](#g) [h](mailto:i)", "https://x/blob/v1") == (
        "[a](https://x/blob/v1/b.md#c) [d](https://e) [f](#g) [h](mailto:i)"
    )


def test_every_lower_bound_can_be_pinned() -> None:
    bounds = loaded(ROOT / ".ci" / "bounds.py")
    pins = bounds.lowest(bounds.required())
    assert "cffi==1.17" in pins
    assert "uvicorn==0.35" in pins
    with pytest.raises(ValueError, match="left-pad<2 has no lower bound"):
        bounds.lowest(["left-pad<2"])
    with pytest.raises(SystemExit, match="The versions cannot be 'old': allowed are lowest and newest"):
        bounds.main("old")


@pytest.mark.parametrize("name", ["ci", "pages", "release"])
def test_the_workflows_run_what_there_is(name: str) -> None:
    yaml = pytest.importorskip("yaml", reason="workflows are read with PyYAML, which the extra `docs` brings")
    workflow = yaml.safe_load((ROOT / ".github" / "workflows" / f"{name}.yml").read_text(encoding="utf-8"))
    assert workflow["permissions"] == {"contents": "read"}
    steps = [step for job in workflow["jobs"].values() for step in job["steps"]]
    for script in {script for step in steps for script in re.findall(r"\.ci/[\w.]+", step.get("run", ""))}:
        assert (ROOT / script).is_file(), script
    for target in {target for step in steps for target in re.findall(r"\bmake (\w+)", step.get("run", ""))}:
        assert re.search(rf"^{target}:", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE), target
    assert "http" not in json.dumps(workflow), "no registry is named"
    if name == "ci":
        matrix = workflow["jobs"]["systems"]["strategy"]["matrix"]
        project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        listed = {line.rpartition(" ")[2] for line in project["classifiers"] if re.search(r":: 3\.\d+$", line)}
        assert set(matrix["python"]) == listed
        assert len(matrix["system"]) == 3
    elif name == "pages":
        assert workflow["jobs"]["deploy"]["permissions"] == {"pages": "write", "id-token": "write"}
        folder = next(step["with"]["path"] for step in steps if "path" in step.get("with", {}))
        assert f"or $(ARGS),{folder})" in (ROOT / "Makefile").read_text(encoding="utf-8")
    else:
        assert workflow["jobs"]["publish"]["permissions"] == {"id-token": "write"}


@pytest.mark.parametrize(("file", "extras"), [("play", ["serve"]), ("server", ["hosting", "postgres", "serve"])])
def test_a_file_of_hashes_has_every_library_in_its_tested_version(file: str, extras: list[str]) -> None:
    pins = re.findall(r"^([\w.-]+)==([^ ;]+)", (ROOT / "requirements" / f"{file}.txt").read_text(encoding="utf-8"), re.MULTILINE)
    tested = set(re.findall(r"^([\w.-]+)(?:\[\w+\])?==([^ ;\n]+)", (ROOT / "constraints.txt").read_text(encoding="utf-8"), re.MULTILINE))
    assert required().union(*map(required, extras)) <= {name for name, _ in pins}, "python .ci/hashes.py"
    assert len(pins) > 20
    assert {(name, version) for name, version in pins if name in dict(tested)} <= tested, "python .ci/hashes.py"
