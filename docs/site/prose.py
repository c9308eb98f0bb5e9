"""Docstrings of Kahve as reStructuredText: they are plain prose with `code`, lists, indented blocks and doctests.

>>> as_rst(["The `pack_size` of a deck.", "", "seed: a number."])
['The ``pack_size`` of a deck.', '', '``seed``: a number.']
"""

from __future__ import annotations

import re
from collections.abc import Sequence

CODE = re.compile(r"(`+)(.+?)\1")
SPECIAL = re.compile(r"([\\*|_`])")
NAMED = re.compile(r"^([a-z_]\w*(?:, [a-z_]\w*)*): ")
ITEM = re.compile(r"\s*(?:[-*]|\d+\.)\s")


def as_rst(lines: Sequence[str]) -> list[str]:
    """The lines of a docstring as reStructuredText.

    Code is literal, and other marks are escaped. A parameter at the head of a paragraph is code. Doctests stay as they are. An indented
    block that follows prose is a block of code.
    """
    rows: list[str] = []
    in_doctest = in_block = in_list = False
    for number, line in enumerate(lines):
        before = lines[number - 1] if number else ""
        if not line.strip():
            in_doctest = False
            rows.append("")
            continue
        if line.lstrip().startswith(">>>") and not in_block:
            if rows and rows[-1].strip() and not in_doctest:
                rows.append("")
            in_doctest = True
        indented = line.startswith("    ") and not in_list
        if in_block and not indented:
            in_block = False
        if not in_doctest and indented and not in_block and not before.strip() and number:
            rows += [".. code-block:: text", ""]
            in_block = True
        if in_doctest or in_block:
            rows.append(line)
            continue
        if ITEM.match(line):
            if before.strip() and not in_list:
                rows.append("")
            in_list = True
        elif not line.startswith(" "):
            if in_list and rows and rows[-1].strip():
                rows.append("")
            in_list = False
        rows.append(_prose(line))
    return rows


def _prose(line: str) -> str:
    """A line of prose with its code as literals and its other marks escaped."""
    item = ITEM.match(line)
    head, rest = (item[0], line[item.end() :]) if item else ("", line)
    named = NAMED.match(rest)
    if named and not item:
        head, rest = ", ".join(f"``{name}``" for name in named[1].split(", ")) + ": ", rest[named.end() :]
    parts, end = [], 0
    for code in CODE.finditer(rest):
        parts += [SPECIAL.sub(r"\\\1", rest[end : code.start()]), _literal(code[2], rest[code.end() : code.end() + 1])]
        end = code.end()
    return head + "".join(parts) + SPECIAL.sub(r"\\\1", rest[end:])


def _literal(code: str, following: str) -> str:
    """A literal; a letter that follows directly is parted from it by a mark that is not seen."""
    return f"``{code.strip()}``" + ("\\ " if following.isalnum() else "")


__all__ = ["as_rst"]
