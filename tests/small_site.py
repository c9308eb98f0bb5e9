"""The site of documents as tests build it: with all of its pages, and without what takes most of the time."""

from __future__ import annotations

import importlib
import importlib.util
import warnings
from collections.abc import Callable
from pathlib import Path, PurePosixPath
from types import ModuleType
from typing import Any

import pytest

import kahve

ROOT = Path(kahve.__file__).parent.parent.parent
SCRIPT = ROOT / "docs" / "make_site.py"


def loaded(path: Path) -> ModuleType:
    """A script of docs/ as a module."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def menu_once_a_folder(whole: Callable[[dict[str, Any]], str]) -> Callable[[dict[str, Any]], str]:
    """The menu on the first page of each folder, and on all pages of the top.

    On the other pages it is the same, and to make it takes as long as all else.
    """
    with_menu = set[PurePosixPath]()

    def menu(context: dict[str, Any]) -> str:
        folder = PurePosixPath(context["pagename"]).parent
        if folder in with_menu and folder.name:
            return ""
        with_menu.add(folder)
        return whole(context)

    return menu


def stemmed_once(stem: Callable[[Any, str], str]) -> Callable[[Any, str], str]:
    """The stem of a word, remembered."""
    stems: dict[str, str] = {}

    def remembered(language: Any, word: str) -> str:
        if word not in stems:
            stems[word] = stem(language, word)
        return stems[word]

    return remembered


def build_small_site(site: Path, sources: Path, rooms: tuple[str, ...] = ()) -> None:
    """Build the site that leads to the pocket, without what notebooks show. rooms: those whose docstrings are in it."""
    furo = importlib.import_module("furo")
    make_site = loaded(SCRIPT)
    with warnings.catch_warnings(), pytest.MonkeyPatch.context() as patch:
        # A name that is not there would be an error: the whole reference would be built, and nobody would see it.
        patch.setattr(make_site, "ROOMS", rooms)
        patch.setattr(make_site, "shown_by", lambda code, names: [])
        # The same words stand on many pages.
        english = importlib.import_module("sphinx.search.en").SearchEnglish
        patch.setattr(english, "stem", stemmed_once(english.stem))
        # How a quotation mark is drawn can break nothing.
        patch.setattr(importlib.import_module("sphinx.transforms").SphinxSmartQuotes, "is_available", lambda self: False)
        patch.setattr(furo, "_compute_navigation_tree", menu_once_a_folder(furo._compute_navigation_tree))
        # tests/test_conform.py writes the vectors of all games.
        patch.setattr(make_site, "all_games", lambda: [kahve.game("pisti")])
        warnings.simplefilter("ignore")  # the libraries of the generator warn of one another
        assert make_site.build(sources, site, plays=True) == 0, "Sphinx has no warning"
