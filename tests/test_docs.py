"""Every example of the README and of docs/ runs.

The ```python blocks of a page share one namespace, in order: plain ones are run, those with `>>>` are checked as doctests. A ```console
block is run command by command and must print what stands there. Any other block that names a file, as in ```jsonl evening.jsonl, is that
file for the page's examples.
"""

from __future__ import annotations
import __future__

import doctest
import re
import shlex
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import kahve
from kahve.cards import dialect
from kahve.lab import run, simulate
from kahve.lab.engines import Threads
from kahve.terminal.main import app

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("benchmarks/notes/*.md")])
REFERENCE = ROOT / "examples" / "reference.md"
"""The public names with their examples, which the site shows with the docstrings (`docs/make_reference.py`)."""
BLOCK = re.compile(r"^```(\w+)(?: +(\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)#\s]+)(#[^)\s]*)?\)")
OPTIONS = doctest.NORMALIZE_WHITESPACE | doctest.IGNORE_EXCEPTION_DETAIL
ANNOTATIONS = __future__.annotations.compiler_flag


@dataclass(frozen=True)
class Block:
    """A fenced block of a page: its language, the file that it is, its text and the line of the page at which that begins."""

    language: str
    file: str
    text: str
    line: int


def blocks(page: Path) -> list[Block]:
    text = page.read_text(encoding="utf-8")
    return [Block(match[1], match[2] or "", match[3], text.count("\n", 0, match.start(3))) for match in BLOCK.finditer(text)]


def named(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def pages_with(language: str) -> list[Any]:
    return [pytest.param(page, id=named(page)) for page in [*PAGES, REFERENCE] if any(block.language == language for block in blocks(page))]


def write_files(page: Path, folder: Path) -> None:
    for block in blocks(page):
        if block.file:
            (folder / block.file).write_text(block.text, encoding="utf-8")


def run_python(block: Block, page: Path, names: dict[str, Any]) -> None:
    if ">>>" not in block.text:
        code = compile("\n" * block.line + block.text, str(page), "exec", flags=ANNOTATIONS, dont_inherit=True)
        exec(code, names)
        return
    said: list[str] = []
    examples = doctest.DocTestParser().get_doctest(block.text, names, named(page), str(page), block.line)
    runner = doctest.DocTestRunner(verbose=False, optionflags=OPTIONS)
    runner.run(examples, out=said.append, clear_globs=False)
    names.update(examples.globs)
    assert runner.failures == 0, "".join(said)


def commands(block: Block) -> list[tuple[str, str]]:
    """The commands of a ```console block, each with what it prints."""
    pairs: list[tuple[str, str]] = []
    for part in re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]:
        command, _, output = part.partition("\n")
        pairs.append((command, output))
    return pairs


@pytest.mark.parametrize("page", pages_with("python"))
def test_the_python_of_a_page_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_files(page, tmp_path)
    monkeypatch.chdir(tmp_path)
    # The rules of a page's toy game are not Kahve's; kernels that Kahve makes meanwhile for its own games are, and stay.
    registries = {name: getattr(dialect, name) for name in ("RULES", "MARKED")}
    for name, marked in registries.items():
        monkeypatch.setattr(dialect, name, [*marked])
    names: dict[str, Any] = {"__name__": page.stem}
    for block in blocks(page):
        if block.language == "python":
            run_python(block, page, names)
    for name, marked in registries.items():
        marked.extend(function for function in getattr(dialect, name)[len(marked) :] if function.__module__.startswith("kahve."))


@pytest.mark.parametrize("page", pages_with("console"))
def test_the_commands_of_a_page_print_what_it_says(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_files(page, tmp_path)
    monkeypatch.chdir(tmp_path)
    # How deals come to other processes is tested by tests/lab/test_engines.py; to start these takes longer than to play.
    for module in (run, simulate):
        monkeypatch.setattr(module, "Processes", lambda workers: Threads(1))
    for block in blocks(page):
        for command, output in commands(block) if block.language == "console" else ():
            name, *words = shlex.split(command)
            assert name == "kahve", f"{named(page)}: a console block shows what `kahve` prints; another command is a ```sh block"
            done = CliRunner().invoke(app, words, input="", env={"COLUMNS": "80"})
            assert (done.exit_code, done.stderr) == (0, ""), command
            assert done.stdout.split() == output.split(), command


@pytest.mark.parametrize("page", [pytest.param(page, id=named(page)) for page in PAGES])
def test_the_links_of_a_page_lead_somewhere(page: Path) -> None:
    targets = [match[1] for match in LINK.finditer(page.read_text(encoding="utf-8"))]
    broken = [target for target in targets if "://" not in target and not (page.parent / target).exists()]
    assert broken == []


def test_the_pages_for_readers_have_at_most_60000_words() -> None:
    """A word is what has a letter or a digit, so the bars of tables are none; examples count."""
    pages = [page for page in PAGES if page.parent.name != "notes"]
    counts = {named(page): sum(any(map(str.isalnum, word)) for word in page.read_text(encoding="utf-8").split()) for page in pages}
    assert sum(counts.values()) <= 60_000, counts


def test_every_public_name_has_an_example_in_the_reference() -> None:
    text = REFERENCE.read_text(encoding="utf-8")
    examples = {part.partition("\n")[0]: part for part in re.split(r"^### ", text, flags=re.MULTILINE)[1:]}
    assert [name for name, part in examples.items() if ">>> " not in part] == []
    table = kahve.new("pisti")
    instances = {"Table": table, "View": table.view(0), "Game": table.game}
    public = {f"{owner}.{name}" for owner, thing in instances.items() for name in {*dir(type(thing)), *vars(thing)} if name[0] != "_"}
    known = {name for name in examples if not name.startswith("Batch.")}
    assert known == {*kahve.__all__, *public}
    assert {f"Batch.{name}" for name in ("step", "reset", "copy", "save", "load", "from_tables", "table", "view", "observe")} <= {*examples}
