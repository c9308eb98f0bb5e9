"""Describes what the terminal can show: plain lines or colour, which characters, and how wide."""

from __future__ import annotations

import os
import re
import shutil
import sys
import textwrap
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..cards.quoting import printable
from ..language.speaker import END, ISOLATE

if TYPE_CHECKING:
    from rich.console import Console


MOST_SAID = 1000
"""Characters of a refusal that are printed."""


@dataclass(frozen=True)
class Paper:
    """What the output can show.

    - plain: only sentences, one fact a line, for pipes and screen readers.
    - suits: whether the encoding has the suit signs.
    - width: in characters; None for the width that the terminal has at the time.
    """

    plain: bool
    suits: bool
    width: int | None = None

    def say(self, line: str, indent: str = "") -> None:
        """Print a line. On a terminal it is wrapped between words; in a pipe it stays one line."""
        if not self.plain:
            from rich.padding import Padding
            from rich.text import Text

            self.console().print(Padding(Text(line), (0, 0, 0, len(indent))) if indent else Text(line))
        elif sys.stdout.isatty():
            width = self.width or shutil.get_terminal_size().columns
            print(textwrap.fill(line, width, initial_indent=indent, subsequent_indent=indent, break_on_hyphens=False))
        else:
            print(indent + line)

    def console(self) -> Console:
        """A rich console on standard output that highlights no numbers and no paths."""
        from rich.console import Console

        return Console(width=self.width, highlight=False, emoji=False, markup=False, safe_box=not self.suits)


def clean(line: str) -> str:
    r"""A line without control characters; the marks around words of the other direction stay where each is closed.

    >>> clean("red \x1b[31m"), clean("\u2068a\u2069 b") == "\u2068a\u2069 b", clean("a \u2068b")
    ('red \\x1b[31m', True, 'a \\u2068b')
    """
    open_marks = 0
    for letter in line:
        open_marks += (letter == ISOLATE) - (letter == END)
        if open_marks < 0:
            break
    if open_marks:
        return printable(line, None)
    return "".join(part if part in (ISOLATE, END) else printable(part, None) for part in re.split(f"([{ISOLATE}{END}])", line))


def shown(says: str) -> str:
    """A text of several lines without control characters, and without the middle of a very long one.

    Parts of it may come from a file or the command line. Its beginning names the fault, and its end what is allowed.
    """
    cut = says if len(says) <= MOST_SAID else f"{says[: MOST_SAID // 2]} … {says[-MOST_SAID // 2 :]}"
    return "\n".join(map(clean, cut.split("\n")))


def paper(plain: bool = False, *, talks: bool = False) -> Paper:
    """The paper of standard output. talks: the command also reads, so piped answers make the output plain too."""
    dumb = os.environ.get("TERM", "") == "dumb" or bool(os.environ.get("NO_COLOR"))
    piped = not sys.stdout.isatty() or (talks and not sys.stdin.isatty())
    return Paper(plain or dumb or piped, has_suits(sys.stdout.encoding or "ascii"))


def has_suits(encoding: str) -> bool:
    """Whether this encoding can write the suit signs.

    >>> has_suits("utf-8"), has_suits("ascii")
    (True, False)
    """
    try:
        "♣♦♥♠╭".encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True
