"""Explains how cards and moves are written, with moves that are legal now as examples.

The explanation depends on the family of the game. The examples come from the table, so they fit its house rules and the stage of the
deal.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from . import words
from .faces import LETTERS, name
from .words import Scene

MOST_EXAMPLES = 3

_STANDARD = "A card is its rank (A 2 3 4 5 6 7 8 9 T J Q K) and its suit (C D H S)"
_CARDS: Mapping[str, str] = {
    "pile": _STANDARD,
    "floor": _STANDARD,
    "melding": "A card is its kind: 4 to 9, T, J, Q, K and A; 2 and * are wild, the two and the joker; b and r are a black and a red three",
    LETTERS: "A card is its suit (A animals, C chili peppers, S sours, W sweets) and its letter",
}
_MOVES: Mapping[str, Sequence[str]] = {
    "pile": ["A card, or its number in your hand, plays it.", "Where it can be played in several ways you are asked which."],
    "floor": [
        "A card, or its number in your hand, plays it.",
        "What it takes can be written behind it, after the word takes.",
        "Where it can take in several ways you are asked which.",
    ],
    "melding": ["A turn is written in words, several of them parted by commas.", "The cards of a meld are written without blanks."],
    LETTERS: [
        "A card, or its number in your hand, plays it.",
        "What is no card, such as an answer to a claim, is written in the words that m shows.",
    ],
}


def explained(scene: Scene, examples: Sequence[str]) -> list[str]:
    """How cards and moves are written in this game, a fact a line. examples: texts that the table would take now."""
    family = str(scene.get("family"))
    lines = [_cards(scene, family)] if family in _CARDS else []
    lines += _MOVES.get(family, ["A move is written as m shows it."])
    if words.is_passing(scene):
        lines.append("Cards that are passed on are written or numbered together, with blanks between them.")
    if examples:
        lines.append(f"What you may do now, for example: {'; '.join(examples)}.")
    return lines


def _cards(scene: Scene, family: str) -> str:
    held = [card for card in words.own_hand(scene) if card != "??"]
    if not held or family == "melding":
        return f"{_CARDS[family]}."
    return f"{_CARDS[family]}: {held[0]} is the {name(held[0], **words.look(scene))}."


def told_apart(moves: Sequence[str]) -> list[str]:
    """A few of these texts, those that differ most from each other first.

    >>> told_apart(["3D", "4C", "TS takes TH", "5S", "5S takes 2H 3C"])
    ['3D', 'TS takes TH', '4C']
    >>> told_apart(["meld KKK", "meld 444", "discard 5"])
    ['meld KKK', 'discard 5', 'meld 444']
    """
    kinds: dict[tuple[str, ...], str] = {}
    for move in moves:
        kinds.setdefault(tuple(word for word in move.split() if word.islower() and word.isalpha()), move)
    firsts = list(kinds.values())
    return [*firsts, *(move for move in moves if move not in firsts)][:MOST_EXAMPLES]
