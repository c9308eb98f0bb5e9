"""Finds a game's texts in the language of the reader, and numbered paragraphs in the text of a rulebook."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from ..language import language

HOUSE_RULE = re.compile(r"^(?:> )?[^`]+ `(\w+)` \([^)]*[;؛\u00b7\u0387]")
"""A line on a house rule in whatever language: the words for "house rule", its name, and in brackets its default; and its values."""

NUMBERED = re.compile(r"^(?:#+\s+(\d+)|\*\*(\d+(?:\.\d+)+)\*\*)\s")
"""The beginning of a section or of a paragraph, with its number in one of two groups."""


def translated(package: str, file: str) -> Path | None:
    """Where a game's text is in the language of the context, as `RULES.tr.md` beside `RULES.md`; None in English and where it is not.

    package: the game's. file: the name of the English one.
    """
    stem, _, ending = file.rpartition(".")
    path = folder_of(package) / f"{stem}.{language()}.{ending}"
    return path if language() != "en" and path.exists() else None


def folder_of(package: str) -> Path:
    """The folder of a game's package."""
    return Path(import_module(package).__file__ or "").parent


def paragraph(text: str, number: str) -> str:
    r"""A numbered paragraph of a rulebook with its house rules, or a whole section; empty if the number does not exist.

    >>> paragraph("## 3 The play\n\n**3.1** Play a card.\n\n**3.2** Take the pile.\n", "3.2")
    '**3.2** Take the pile.'
    """
    return "\n".join(_lines_of(text, number)).strip()


def _lines_of(text: str, number: str) -> Iterator[str]:
    inside = False
    for line in text.splitlines():
        heading = NUMBERED.match(line)
        if heading:
            here = heading[1] or heading[2]
            inside = here == number or here.startswith(number + ".")
        elif line.startswith("#"):
            inside = False
        if inside:
            yield line


__all__ = ["HOUSE_RULE", "NUMBERED", "folder_of", "paragraph", "translated"]
