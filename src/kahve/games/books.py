"""Finds numbered paragraphs in the text of a rulebook."""

from __future__ import annotations

import re
from collections.abc import Iterator

_NUMBERED = re.compile(r"^(?:#+\s+(\d+)|\*\*(\d+(?:\.\d+)+)\*\*)\s")


def paragraph(text: str, number: str) -> str:
    r"""A numbered paragraph of a rulebook with its house rules, or a whole section; empty if the number does not exist.

    >>> paragraph("## 3 The play\n\n**3.1** Play a card.\n\n**3.2** Take the pile.\n", "3.2")
    '**3.2** Take the pile.'
    """
    return "\n".join(_lines_of(text, number)).strip()


def _lines_of(text: str, number: str) -> Iterator[str]:
    inside = False
    for line in text.splitlines():
        heading = _NUMBERED.match(line)
        if heading:
            here = heading[1] or heading[2]
            inside = here == number or here.startswith(number + ".")
        elif line.startswith("#"):
            inside = False
        if inside:
            yield line


__all__ = ["paragraph"]
