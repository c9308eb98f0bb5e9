"""Rules that are interpreted although they could be compiled: by wish, or because no C compiler works here."""

from __future__ import annotations

import os
import warnings
from functools import cache

from ..language import message, paragraph


class InterpretedWarning(UserWarning):
    """The rules are interpreted although compiled ones were asked for; the sentence says why, and how that is mended."""


@cache
def warn_interpreted(reason: str) -> None:
    """Say once in a process that the rules are interpreted, which is slow. reason: why nothing is compiled, a sentence."""
    warnings.warn(paragraph(reason, message("engine-rules-are-interpreted")), InterpretedWarning, stacklevel=3)


def interpreted_only() -> bool:
    """Whether KAHVE_INTERPRETED is set: then everything runs as plain Python."""
    return os.environ.get("KAHVE_INTERPRETED", "0") not in ("", "0")
