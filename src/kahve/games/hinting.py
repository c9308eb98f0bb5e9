"""Why a move is advised: sentences with named facts, which a family finds in the view of the seat that asks.

A sentence is whole, so that a translation is another sentence with the same facts.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

MOST_REASONS = 2
"""So many sentences are told, the weightiest first."""


@dataclass(frozen=True)
class Reason:
    """A sentence with named facts, as in "It takes {number} cards.", and what the facts are here.

    >>> reason("It takes {number} cards.", number=5).says
    'It takes 5 cards.'
    """

    sentence: str
    facts: Mapping[str, object]

    @property
    def says(self) -> str:
        """The sentence with its facts."""
        return self.sentence.format_map(self.facts)


def reason(sentence: str, **facts: object) -> Reason:
    """A sentence and its facts, by name."""
    return Reason(sentence, facts)


def counted(sentences: tuple[str, str, str], number: int, **facts: object) -> Reason:
    """The sentence for none, for one or for more, with that number among its facts.

    >>> counted(("None is out.", "One is out.", "{number} are out."), 3).says
    '3 are out.'
    """
    return Reason(sentences[min(number, 2)], {"number": number, **facts})


__all__ = ["MOST_REASONS", "Reason", "counted", "reason"]
