"""Asks the person at the terminal for a line of text, and raises `Left` when they leave."""

from __future__ import annotations

import sys
from contextlib import suppress

from ..language import message


class Left(Exception):  # noqa: N818 - the person did, nothing failed
    """The person closed the input or pressed Ctrl-C."""


def ask(prompt: str) -> str:
    """The person's answer without blanks around it; Left at the end of the input or at Ctrl-C."""
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401 - from now on a line can be edited
    try:
        answer = input(f"{prompt} ").strip()
    except (EOFError, KeyboardInterrupt):
        print()
        raise Left from None
    if not sys.stdin.isatty():
        print(answer)  # piped answers do not echo, and a transcript should show them
    return answer


def yes(prompt: str) -> bool:
    """Whether the person answers yes: in English, or with a word or letter of the language."""
    return is_yes(ask(prompt))


def is_yes(answer: str) -> bool:
    """Whether an answer means yes.

    >>> is_yes("Y"), is_yes("yes"), is_yes("n"), is_yes("")
    (True, True, False, False)
    """
    return answer.lower() in ("y", "yes", *message("terminal-words-of-yes").split())
