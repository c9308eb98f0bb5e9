"""What the terminal can show: plain lines or colour, which characters, how wide."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console


@dataclass(frozen=True)
class Paper:
    """plain: sentences only, one fact a line, for pipes and screen readers; suits: whether the encoding has the suit signs.

    width: in characters; None for as wide as the terminal is at the time.
    """

    plain: bool
    suits: bool
    width: int | None = None

    def console(self) -> Console:
        """A rich console on standard output, without guessing at numbers and paths."""
        from rich.console import Console

        return Console(width=self.width, highlight=False, emoji=False, markup=False, safe_box=not self.suits)


def paper(plain: bool = False, *, talks: bool = False) -> Paper:
    """What standard output can show; talks: the command also reads, so that piped answers make it plain too."""
    dumb = os.environ.get("TERM", "") == "dumb" or bool(os.environ.get("NO_COLOR"))
    piped = not sys.stdout.isatty() or (talks and not sys.stdin.isatty())
    return Paper(plain or dumb or piped, has_suits(sys.stdout.encoding or "ascii"))


def has_suits(encoding: str) -> bool:
    """Whether the suit signs can be written in this encoding.

    >>> has_suits("utf-8"), has_suits("ascii")
    (True, False)
    """
    try:
        "♣♦♥♠╭".encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True
