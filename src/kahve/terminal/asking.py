"""Asking the person at the terminal, and hearing that they leave."""

from __future__ import annotations

import sys
from contextlib import suppress


class Left(Exception):  # noqa: N818 - the person did, nothing failed
    """The person closed the input or pressed Ctrl-C."""


def ask(prompt: str) -> str:
    """What the person answers, without blanks around it; Left on the end of the input or Ctrl-C."""
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401 - from now on a line can be edited
    try:
        answer = input(prompt).strip()
    except (EOFError, KeyboardInterrupt):
        print()
        raise Left from None
    if not sys.stdin.isatty():
        print(answer)  # a transcript shows what was answered
    return answer


def yes(prompt: str) -> bool:
    """Whether the person says yes."""
    return ask(f"{prompt} (y or n): ").lower() in ("y", "yes")
