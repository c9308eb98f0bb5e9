"""Builds the site of documents from the pages, the rulebooks and the docstrings: `make docs`.

With `--play` the pocket lies in it, the table that needs no server: `make pages` writes this one folder for a host of files. All addresses
in it are relative, so it may stand below any path.

The pages keep their places, so links between them hold. Some pages come from scripts, and a link to such a script leads to its page. What
pages link to besides is put beside them: sources and notebooks as pages, other files as they are. The site asks no other host for anything,
and its search works without a server.
"""

from __future__ import annotations

import ast
import contextlib
import html
import io
import json
import os
import pkgutil
import re
import runpy
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import kahve
from kahve.games import GAMES, all_games
from kahve.games.books import rulebook_file, whole_rulebook
from kahve.lab.conformance import VERSION, write_vectors

ROOT = Path(__file__).parent.parent
SITE = ROOT / "docs" / "site"

POCKET = "play/"
"""Where the pocket lies in the site."""
PLAY = """```{{raw}} html
<p class="play-now"><a href="{address}">{words}</a> <span>In your browser, with nothing to install.</span></p>
```"""
"""The way to the pocket on a page."""

GROUPS = {
    "Play": ["lessons", "review", "evenings", "clubs", "replay", "persons", "proof", "house-rules", "what-rules-change"],
    "Rulebooks": [],
    "Program": [
        "notebooks/the-first-hour",
        "recipes",
        "coming-from",
        "python",
        "reference",
        "learners",
        "notebooks/a-deal",
        "notebooks/a-study",
    ],
    "Research": ["laboratory", "training", "bots", "search", "players", "engine-protocol"],
    "A server of your own": ["hosting", "pocket", "protocol"],
    "Formats": ["notation", "captures", "melds", "words", "log", "orders", "conform"],
    "How it is built": ["overview", "why", "walks", "dialect", "add-a-game", "translating", "speed", "glossary"],
}
"""The pages of docs/ in the order of the menu; a page that is not named here stands in the last group."""
SCRIPTS = {
    "house-rules": ROOT / "docs" / "make_house_rules.py",
    "what-rules-change": ROOT / "docs" / "make_effects.py",
    "recipes": ROOT / "docs" / "make_recipes.py",
    "reference": ROOT / "docs" / "make_reference.py",
    "coming-from": ROOT / "docs" / "make_coming_from.py",
}
"""The pages of docs/ that a script's `page()` returns."""
FOLDERS = {
    ROOT / "examples" / "recipes": SCRIPTS["recipes"],
    ROOT / "examples" / "coming_from": SCRIPTS["coming-from"],
    ROOT / "examples" / "reference.md": SCRIPTS["reference"],
    ROOT / "examples" / "adapters.md": SCRIPTS["reference"],
}
"""What pages link, with the script whose page shows it."""
PROJECT = ["CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", "NOTICES.md"]

LINK = re.compile(r"(\]\()([^)#\s]+)(#[^)\s]*)?(\))")
FENCE = re.compile(r"\s*(```|~~~)")
ROOMS = ("language", "cards", "engine", "games", "bots", "lab", "adapters")
"""The rooms whose modules are in the reference: those that a program of somebody's own can use."""


class Gathered:
    """A folder of pages for Sphinx, into which the pages of the checkout are written, and what they link to."""

    def __init__(self, folder: Path, plays: bool = False) -> None:
        """folder: is there already. plays: whether the pocket lies in the site, so that pages lead to it."""
        self.folder, self.plays = folder, plays
        self.pages: dict[Path, str] = {ROOT / "README.md": "index"}
        notes = sorted(ROOT.glob("benchmarks/notes/*.md"))
        for path in [*(ROOT / name for name in PROJECT), *ROOT.glob("docs/*.md"), *ROOT.glob("docs/notebooks/*.ipynb"), *notes]:
            self.pages[path] = path.relative_to(ROOT).with_suffix("").as_posix()
        self.pages |= {script: f"docs/{name}" for name, script in SCRIPTS.items()}
        self.rulebooks = {path: name for name, package in GAMES.items() if (path := rulebook_file(package, "en"))}
        self.pages |= {path: f"rules/{name}" for path, name in self.rulebooks.items()}
        self.sources: dict[Path, str] = {}

    def write(self, name: str, text: str) -> None:
        """Write a page by its name, without the suffix."""
        path = self.folder / f"{name}.md"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def linked(self, page: Path, text: str) -> str:
        """The text of a page with its links as the site has them; the blocks of code stay as they are."""
        fence = ""
        lines = []
        for line in text.split("\n"):
            mark = FENCE.match(line)
            if mark and (not fence or mark[1] == fence):
                fence = "" if fence else mark[1]
            lines.append(line if fence or mark else LINK.sub(lambda link: self._link(page, link), line))
        return "\n".join(lines)

    def _link(self, page: Path, link: re.Match[str]) -> str:
        if "://" in link[2] or link[2].startswith("mailto:"):
            return link[0]
        target = (page.parent / link[2]).resolve()
        target = FOLDERS.get(target, target)
        here = Path(self.pages[page]).parent
        if target.suffix == ".py" and target not in self.pages:
            below = ROOT / "src/kahve" if target.is_relative_to(ROOT / "src/kahve") else ROOT
            self.sources[target] = f"code/{target.relative_to(below).with_suffix('').as_posix()}"
        name = self.pages.get(target) or self.sources.get(target)
        if name is not None:
            return f"{link[1]}{os.path.relpath(name, here)}.md{link[3] or ''}{link[4]}"
        file = Path("_files") / target.relative_to(ROOT)
        # A file without a suffix would be opened as nothing.
        file = file if file.suffix else file.with_name(f"{file.name}.txt")
        (self.folder / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(target, self.folder / file)
        return f"{link[1]}{os.path.relpath(file, here)}{link[4]}"

    def gather(self) -> None:
        """Write every page: the first page with the menu, documents, rulebooks, notebooks, sources and the reference."""
        for path, name in self.pages.items():
            self.write(name, self.with_play(path, self.linked(path, self.text(path))) + (self.menu() if name == "index" else ""))
        for path, name in self.sources.items():
            title = path.relative_to(ROOT / "src" if path.is_relative_to(ROOT / "src") else ROOT).as_posix()
            self.write(name, f"---\norphan: true\n---\n\n# {title}\n\n```python\n{path.read_text(encoding='utf-8')}```\n")
        for name, text in reference():
            self.write(name, text)

    def text(self, path: Path) -> str:
        """The Markdown of a page before its links are changed. path: of the file that the page comes from."""
        if path.suffix == ".ipynb":
            return notebook(path)
        if path.suffix == ".py":
            return str(runpy.run_path(str(path))["page"]())
        return whole_rulebook(path) if path in self.rulebooks else path.read_text(encoding="utf-8")

    def with_play(self, path: Path, text: str) -> str:
        """The text of a page with the way to the pocket: on the first page below its first paragraph, on a rulebook below its title."""
        if not self.plays or not (path in self.rulebooks or self.pages[path] == "index"):
            return text
        name = self.rulebooks.get(path)
        address = POCKET if name is None else f"../{POCKET}#/{name}"
        words = "Play now" if name is None else f"Play {kahve.game(name).title}"
        parts = text.split("\n\n")
        parts.insert(2 if name is None else 1, PLAY.format(address=address, words=html.escape(words)))
        return "\n\n".join(parts)

    def menu(self) -> str:
        """The menu of the site as trees of pages, hidden in the text of the first page."""
        groups = {title: [f"docs/{name}" for name in names] for title, names in GROUPS.items()}
        known = {name for names in groups.values() for name in names}
        missing = known - set(self.pages.values())
        if missing:
            raise SystemExit(f"The menu of docs/make_site.py names pages that are not there: {', '.join(sorted(missing))}.")
        rest = sorted(name for name in self.pages.values() if name.startswith("docs/") and name not in known)
        groups["How it is built"] += rest
        groups["Rulebooks"] = [f"rules/{game.name}" for game in kahve.all_games()]
        notes = [name for name in self.pages.values() if name.startswith("benchmarks/")]
        groups |= {"Every docstring": ["api/index"], "Measurements": notes, "The project": [name.removesuffix(".md") for name in PROJECT]}
        return "".join(
            f"\n```{{toctree}}\n:hidden:\n:caption: {title}\n\n" + "\n".join(names) + "\n```\n" for title, names in groups.items()
        )


def notebook(path: Path) -> str:
    """A notebook as Markdown: its cells are run, and what they show stands below them."""
    names: dict[str, object] = {"__name__": "__main__"}
    parts = []
    for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]:
        text = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            parts.append(text)
        elif cell["cell_type"] == "code":
            parts.append(f"```python\n{text}\n```")
            parts += [shown for shown in shown_by(text, names) if shown]
    return "\n\n".join(parts) + "\n"


def shown_by(code: str, names: dict[str, object]) -> list[str]:
    """What a cell prints and what its last expression is drawn as, as Markdown. names: the namespace of the notebook."""
    tree = ast.parse(code)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    printed, value = io.StringIO(), None
    with contextlib.redirect_stdout(printed):
        exec(compile(tree, "<cell>", "exec"), names)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), "<cell>", "eval"), names)
    said = f"```text\n{printed.getvalue().rstrip()}\n```" if printed.getvalue().strip() else ""
    return [said, "" if value is None else drawn(value)]


def drawn(value: object) -> str:
    """A value as a notebook shows it: its HTML, else its picture, else its text."""
    for way in ("_repr_html_", "_repr_svg_"):
        picture = getattr(value, way, lambda: None)()
        if picture:
            return f'````{{raw}} html\n<div class="notebook-output">\n{picture}\n</div>\n````'
    return f"```text\n{value!r}\n```"


def reference() -> Iterator[tuple[str, str]]:
    """The pages of the reference: a list of the modules of each room, and a page for each module with its docstrings."""
    rooms = []
    for room in ROOMS:
        package = Path(kahve.__file__).parent / room
        modules = [f"kahve.{room}", *(module.name for module in pkgutil.iter_modules([str(package)], f"kahve.{room}."))]
        modules = [name for name in modules if documented(name)]
        rooms.append(f"## {room}\n\n```{{toctree}}\n:maxdepth: 1\n\n" + "\n".join(modules) + "\n```\n")
        for name in modules:
            yield f"api/{name}", page_of(name)
    yield "api/kahve", page_of("kahve", ":imported-members:", ":no-index:")
    public = "[The reference](../docs/reference.md) has the public names.\nHere is every module by its packages, internals too."
    yield "api/index", f"# Every docstring\n\n{public}\n\n```{{toctree}}\n:maxdepth: 1\n\nkahve\n```\n\n" + "\n".join(rooms)


def documented(name: str) -> bool:
    """Whether a module has names for others: tests and the steps of the database have none."""
    parts = name.split(".")
    if any(part.startswith(("test_", "conftest", "migrations", "staging")) for part in parts):
        return False
    path = Path(kahve.__file__).parent.joinpath(*parts[1:])
    path = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    text = path.read_text(encoding="utf-8")
    return bool(ast.get_docstring(ast.parse(text))) and any(
        isinstance(node, (ast.FunctionDef, ast.ClassDef)) and not node.name.startswith("_") for node in ast.parse(text).body
    )


def page_of(module: str, *options: str) -> str:
    """The page of a module. options: of Sphinx, besides that members are shown."""
    lines = "".join(f"   {option}\n" for option in (":members:", *options))
    return f"# {html.escape(module)}\n\n```{{eval-rst}}\n.. automodule:: {module}\n{lines}```\n"


def build(source: Path, site: Path, plays: bool = False) -> int:
    """Gather the pages in one folder and build the site in another, in place of what they held; the number that Sphinx ends with.

    plays: whether pages lead to the pocket, which `lay_pocket` lays into the site afterwards.
    """
    try:
        from sphinx.cmd.build import main as sphinx
    except ImportError:
        raise SystemExit("The site needs Sphinx, which is not installed: pip install 'kahve[docs]'.") from None
    for folder in (source, site):
        shutil.rmtree(folder, ignore_errors=True)
    for name in ("_static", "_templates"):
        (source / name).mkdir(parents=True)
    for name in ("conf.py", "prose.py"):
        shutil.copyfile(SITE / name, source / name)
    shutil.copyfile(SITE / "kahve.css", source / "_static" / "kahve.css")
    shutil.copyfile(SITE / "play_now.html", source / "_templates" / "play_now.html")
    shutil.copyfile(ROOT / "src/kahve/web/client/art/cup.svg", source / "_static" / "cup.svg")
    Gathered(source, plays).gather()
    # What Sphinx remembers lies beside the pages: it is ten times as large as the site.
    folders = ["-d", str(source / ".doctrees"), str(source), str(site)]
    ended = int(sphinx(["-q", "-W", "--keep-going", "-b", "html", *(["-A", f"pocket={POCKET}"] if plays else []), *folders]))
    write_vectors(site / "vectors" / str(VERSION), all_games(), deals=1, seed=1)
    return ended


def lay_pocket(site: Path) -> None:
    """Build the pocket into a site that leads to it; BuildError says why it cannot be."""
    from kahve.pocket.build_pocket import build_pocket

    build_pocket(site / POCKET, documents="../")
    # Else the pages of GitHub leave out what begins with an underscore, when they are served from a branch.
    (site / ".nojekyll").touch()


if __name__ == "__main__":
    plays = "--play" in sys.argv
    folders = [word for word in sys.argv[1:] if word != "--play"]
    output = Path(folders[0]) if folders else ROOT / "build" / ("pages" if plays else "site")
    ended = build(ROOT / "build" / f"{output.name}-sources", output, plays)
    if ended == 0 and plays:
        lay_pocket(output)
    if ended == 0:
        print(f"The site is {output / 'index.html'}.")
    raise SystemExit(ended)
