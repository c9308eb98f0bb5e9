"""The site of documents has every page, its links hold, its search knows the words, and it asks no other host for anything."""

from __future__ import annotations

import os
import re
from html.parser import HTMLParser
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

import kahve

from .small_site import ROOT, SCRIPT, build_small_site, loaded

FOREIGN_STYLE = re.compile(r"""(?:url\(|@import)\s*['"]?(?:https?:)?//[^)'"]*""")
FOREIGN_SCRIPT = re.compile(r"""(?:fetch|importScripts|import)\(\s*['"`](?:https?:)?//""")

# They are not imported where tests are collected, which every process does.
HAS_SPHINX = all(map(find_spec, ("sphinx", "furo")))
pytestmark = [
    pytest.mark.skipif(not SCRIPT.is_file(), reason="there is no checkout to build from"),
    pytest.mark.skipif(not HAS_SPHINX, reason="the site is built with Sphinx and Furo, which the extra `docs` brings"),
]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built once; the pocket is not in it."""
    folder = tmp_path_factory.mktemp("site")
    build_small_site(folder / "site", folder / "pages", ("cards",))
    return folder / "site"


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[Path, Page]:
    """Every page of the site by its path, read once."""
    return {path: Page(path) for path in site.rglob("*.html")}


class Page(HTMLParser):
    """The addresses of a page: those that a browser fetches by itself, those of its links, and the anchors that it has."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.fetched: list[str] = []
        self.links: list[str] = []
        self.anchors: set[str] = set()
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id" and value:
                self.anchors.add(value)
            elif name in ("src", "srcset", "poster") or (name == "href" and tag in ("link", "use", "image")):
                self.fetched.append(value or "")
            elif name == "href" and tag == "a":
                self.links.append(value or "")


def foreign(addresses: list[str]) -> list[str]:
    return [address for address in addresses if "://" in address or address.startswith("//")]


def test_every_page_and_rulebook_is_there(site: Path) -> None:
    pages = [path.relative_to(ROOT).with_suffix(".html") for path in [*ROOT.glob("docs/*.md"), *ROOT.glob("docs/notebooks/*.ipynb")]]
    pages += [Path("docs", "house-rules.html"), Path("docs", "what-rules-change.html")]
    pages += [Path("rules", f"{game.name}.html") for game in kahve.all_games()]
    pages += [Path(name) for name in ("index.html", "search.html", "CHANGELOG.html", "CONTRIBUTING.html", "SECURITY.html")]
    pages += [Path("api", "index.html"), Path("api", "kahve.html"), Path("api", "kahve.cards.deck.html")]
    assert [page.as_posix() for page in pages if not (site / page).is_file()] == []
    first = Page(site / "index.html").links
    missed = [page.as_posix() for page in pages if page.parts[0] in ("docs", "rules") and page.as_posix() not in first]
    assert missed == [], "the menu leads to every page"


def test_no_page_asks_another_host(site: Path, pages: dict[Path, Page]) -> None:
    assert {path.name: addresses for path, page in pages.items() if (addresses := foreign(page.fetched))} == {}
    styles = {path.name: FOREIGN_STYLE.findall(path.read_text(encoding="utf-8")) for path in site.rglob("*.css")}
    assert styles
    assert {name: addresses for name, addresses in styles.items() if addresses} == {}
    assert [path.name for path in site.rglob("*.js") if FOREIGN_SCRIPT.search(path.read_text(encoding="utf-8"))] == []


def test_every_link_leads_somewhere(site: Path, pages: dict[Path, Page]) -> None:
    broken, pocket = [], site / "play"
    for path, page in pages.items():
        for link in page.links:
            parts = urlsplit(link)
            if parts.scheme:
                continue
            target = Path(os.path.normpath(path.parent / unquote(parts.path))) if parts.path else path
            if target == pocket:
                continue
            known = pages.get(target)
            if not target.is_file() or (parts.fragment and known and unquote(parts.fragment) not in known.anchors):
                broken.append(f"{path.relative_to(site)}: {link}")
    assert broken == []


def test_every_page_leads_to_the_table_and_each_rulebook_to_its_game(site: Path, pages: dict[Path, Page]) -> None:
    links = {path.relative_to(site): page.links for path, page in pages.items()}
    assert [path for path, on_page in links.items() if f"{'../' * (len(path.parts) - 1)}play/" not in on_page] == []
    assert links[Path("index.html")].count("play/") == 2, "in the menu, and in the text"
    for game in kahve.all_games():
        assert f"../play/#/{game.name}" in links[Path("rules", f"{game.name}.html")]


def test_a_site_without_the_pocket_does_not_lead_to_it(tmp_path: Path) -> None:
    gathered, readme = loaded(SCRIPT).Gathered(tmp_path), ROOT / "README.md"
    assert gathered.with_play(readme, gathered.text(readme)) == gathered.text(readme)


def test_the_search_works_without_a_server_and_knows_the_words(site: Path) -> None:
    index = (site / "searchindex.js").read_text(encoding="utf-8")
    assert index.startswith("Search.setIndex("), "a script, which a browser loads from a file too"
    for word in ("basra", "pettingzoo", "soup", "turtl"):
        assert re.search(rf'["\s,{{]{word}"?:', index), word
    assert "searchindex.js" in "".join(Page(site / "search.html").fetched)


def test_docstrings_are_prose_and_examples(site: Path) -> None:
    text = (site / "api" / "kahve.cards.deck.html").read_text(encoding="utf-8")
    assert "&gt;&gt;&gt;" in text
    assert "system-message" not in text


@pytest.mark.parametrize(
    ("lines", "moves"),
    [
        (["Use `x` and *this*."], [r"Use ``x`` and \*this\*."]),
        (["a, b: two numbers."], ["``a``, ``b``: two numbers."]),
        (["A list:", "- one", "- two", "and so on."], ["A list:", "", "- one", "- two", "", "and so on."]),
        (["A formula:", "", "    a_b", "", "Then."], ["A formula:", "", ".. code-block:: text", "", "    a_b", "", "Then."]),
        ([">>> `x`", "*"], [">>> `x`", "*"]),
        (["The last", ">>> 1"], ["The last", "", ">>> 1"]),
        (["Many `view`s."], [r"Many ``view``\ s."]),
    ],
)
def test_docstrings_become_restructured_text(lines: list[str], moves: list[str]) -> None:
    assert loaded(ROOT / "docs" / "site" / "prose.py").as_rst(lines) == moves


def test_a_notebook_shows_what_its_cells_give(tmp_path: Path) -> None:
    make_site = loaded(SCRIPT)
    names: dict[str, object] = {}
    assert make_site.shown_by("x = 2\nprint(x)\nx + 1", names) == ["```text\n2\n```", "```text\n3\n```"]
    assert make_site.shown_by("y = x", names) == ["", ""]

    class Drawn:
        def _repr_svg_(self) -> str:
            return "<svg/>"

    assert '<div class="notebook-output">\n<svg/>' in make_site.drawn(Drawn())
