"""The browser client's own checks, with the Node that builds it."""

from __future__ import annotations

from kahve.web import build

MODULES = build.CLIENT / "node_modules"


def test_the_browser_client_keeps_its_types_and_passes_its_unit_tests() -> None:
    # One test: two would install into one folder at the same time.
    node, npm = build.programs()
    if not (MODULES / "typescript").is_dir() or not build.has_packages():
        build.run([*npm, "install", "--no-package-lock", "--no-audit", "--no-fund", "--loglevel=error"])
    build.run([node, str(MODULES / "typescript" / "bin" / "tsc"), "--noEmit"])
    build.run([node, "build.mjs", "--tests"])
    tests = sorted(str(path) for path in (MODULES / ".kahve-tests").glob("*.test.js"))
    assert tests
    build.run([node, "--test", *tests])
