"""What a check of the doctor has found."""

from __future__ import annotations

from dataclasses import dataclass

from ...language import Sentence

GOOD, NOTE, FIX = "good", "note", "fix"


@dataclass(frozen=True)
class Finding:
    """What is to be said, and whether all is well (GOOD), it is to be known (NOTE), or it must be mended (FIX)."""

    kind: str
    says: Sentence


def good(says: Sentence) -> Finding:
    """Something is well."""
    return Finding(GOOD, says)


def note(says: Sentence) -> Finding:
    """Something that an operator should know, though nothing has to be done."""
    return Finding(NOTE, says)


def fix(says: Sentence) -> Finding:
    """Something must be mended; the sentence says how."""
    return Finding(FIX, says)
