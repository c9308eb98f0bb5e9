"""What families call the house rules of the letter games on their own rule sheets."""

from __future__ import annotations

from ...engine.phrases import Phrase, Vocabulary
from ...language import later

SHEET = Vocabulary(
    (
        Phrase(later("letters-written-target"), ("target",)),
        Phrase(later("letters-written-players"), ("seats",)),
    ),
    number="target",
)
"""A number of which nothing is said is the target."""
