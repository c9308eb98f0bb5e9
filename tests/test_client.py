"""The browser client's own checks, with the Node that builds it."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

from kahve.language import offered
from kahve.web import build

from .client_packages import MODULES, fetch_packages


def test_the_browser_client_keeps_its_types_and_passes_its_unit_tests() -> None:
    fetch_packages()
    node, _ = build.programs()
    build.run([node, str(MODULES / "typescript" / "bin" / "tsc"), "--noEmit"])
    build.run([node, "build.mjs", "--tests"])
    tests = MODULES / ".kahve-tests" / "all.js"
    written = sum(path.read_text(encoding="utf-8").count("\ntest(") for path in (build.CLIENT / "test").glob("*.test.ts"))
    done = subprocess.run([node, "--test", "--test-reporter", "tap", str(tests)], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-10_000:]
    assert int(re.findall(r"^# pass (\d+)$", done.stdout, re.M)[-1]) >= written > 200


def test_the_page_offers_the_languages_that_the_server_offers() -> None:
    """A language that is not whole, as Turkish while it is being written, is offered by neither."""
    fetch_packages()
    node, _ = build.programs()
    script = "import('./catalogues.mjs').then(({ offered }) => console.log(offered().join(' ')))"
    said = subprocess.run([node, "-e", script], cwd=build.CLIENT, capture_output=True, text=True, check=True).stdout
    assert tuple(said.split()) == offered()


def test_one_file_of_the_client_tells_the_families_apart() -> None:
    sources = build.CLIENT / "src"
    asking = re.compile(r"family\s*[!=]==?|[!=]==?\s*\"(pile|floor|melding|letters)\"|import\(\"\.\./(fishing|melding|letters)/")
    naming = [path.relative_to(sources).as_posix() for path in sources.rglob("*.ts") if asking.search(path.read_text(encoding="utf-8"))]
    assert naming == ["table/families.ts"]


IMPORTED = re.compile(r"""^(?:import|export)\b[^;]*?\bfrom "(\.[^"]*)"|^import "(\.[^"]*)"|\bimport\("(\.[^"]*)"\)""", re.M)


def test_no_files_of_the_client_import_each_other_in_a_circle() -> None:
    """Each can be read after those that it imports, be it for types only, or later."""
    sources = build.CLIENT / "src"
    left: dict[Path, set[Path]] = {}
    for path in sources.rglob("*.ts"):
        named = ["".join(match) for match in IMPORTED.findall(path.read_text(encoding="utf-8"))]
        wanted = {(path.parent / f"{name}.ts").resolve() for name in named}
        left[path.resolve()] = {other for other in wanted if other.is_file()}
    assert sum(map(len, left.values())) > 1000
    while ready := [path for path, wanted in left.items() if not wanted & left.keys()]:
        for path in ready:
            del left[path]
    assert [str(path.relative_to(sources)) for path in left] == []


def test_the_page_of_a_table_is_short_and_leaves_the_game_to_its_surface() -> None:
    page = (build.CLIENT / "src" / "table" / "table_page.ts").read_text(encoding="utf-8")
    assert len(page.splitlines()) <= 300
    assert not re.search(r"pisti|basra|meld|trick|soup", page, re.IGNORECASE)


def test_the_licences_of_what_the_scripts_hold_go_with_them() -> None:
    build.build()
    licences = (build.DIST / "licences.txt").read_text(encoding="utf-8")
    packages = set(re.findall(r"^(\S+) [0-9.]+, (?:MIT|BSD-3-Clause|Apache-2.0|OFL-1.1)$", licences, re.M))
    notices = (Path(__file__).parents[1] / "NOTICES.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`((?:@[a-z-]+/)?[a-z-]+)`", notices.partition("| package |")[2]))
    assert packages == named
    assert len(re.findall(r"^Copyright|^.*\(c\)", licences, re.M | re.I)) >= len(packages)


def test_the_first_page_takes_less_than_70_kilobytes_of_script_and_style() -> None:
    build.build()
    page = (build.DIST / "index.html").read_text(encoding="utf-8")
    names = re.findall(r"(?:src|\"(?:modulepreload|stylesheet)\" href)=\"assets/([\w-]+\.(?:js|css))\"", page)
    # All that the first page imports is in one file, beside what a worker shares with it.
    assert 3 <= len(names) <= 6
    assert sum((build.DIST / f"{name}.gz").stat().st_size for name in names) < 70_000


def test_every_link_to_a_page_is_written_below_the_base_of_the_server() -> None:
    """An `href` is a text that `to` has written, a place on the same page, or what the browser has made itself."""
    bare = re.compile(r"""href=("[^#"]|\$\{(?!to\())|(?<![\w.])fetch\(["'`]/|["'`]/assets/""")
    sources = build.CLIENT / "src"
    match = {path.relative_to(sources).as_posix(): bare.findall(path.read_text(encoding="utf-8")) for path in sources.rglob("*.ts")}
    # These put the base before it themselves: of pictures, of the links in a rulebook, and of the worker of notices.
    own = ["page/rules_panel.ts", "protocol/gateway.ts", "senses/notifying.ts"]
    # The address of a club's call is elsewhere, and so is that of the documents beside a pocket.
    assert sorted(name for name, links in match.items() if links) == ["club/club_page.ts", "home/home_page.ts", *own]


SPACED = re.compile(r"(?<![\w-])(?:font-size|font|(?:margin|padding)(?:-[a-z-]+)?|(?:row-|column-)?gap)\s*:\s*([^;}]+)")
OWN_SIZE = re.compile(r"(?<![\w./-])(\d*\.?\d+)(rem|px)\b")


def test_type_and_space_are_of_the_written_scale() -> None:
    """A line of one to three pixels is not a space, and what overlaps is measured by what it lies on."""
    odd = []
    for path in sorted((build.CLIENT / "styles").glob("*.css")):
        for value in SPACED.findall(re.sub(r"/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)):
            sizes = [number + unit for number, unit in OWN_SIZE.findall(value) if unit == "rem" or float(number) > 3]
            odd += [f"{path.name}: {size} in {value.strip()}" for size in sizes]
    assert odd == []
