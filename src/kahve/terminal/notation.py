"""Explains how cards and moves are written, with moves that are legal now as examples.

The explanation depends on the family of the game. The examples come from the table, so they fit its house rules and the stage of the
deal.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..language import Sentence, later, message
from . import words
from .card_faces import HIDDEN, LETTERS, named
from .words import Scene

MOST_EXAMPLES = 3

_MOVES: Mapping[str, Sequence[Sentence]] = {
    "pile": [later("terminal-how-to-play"), later("terminal-how-asked-which")],
    "floor": [later("terminal-how-to-play"), later("terminal-how-to-take"), later("terminal-how-asked-which-takes")],
    "melding": [later("terminal-how-to-draw"), later("terminal-how-a-turn"), later("terminal-how-a-meld")],
    LETTERS: [later("terminal-how-to-play"), later("terminal-how-no-card")],
}


def explained(scene: Scene, examples: Sequence[str]) -> list[str]:
    """How cards and moves are written in this game, a fact a line. examples: texts that the table would take now."""
    family = str(scene.get("family"))
    lines = [_cards(scene, family), *map(str, _MOVES[family])] if family in _MOVES else [message("terminal-how-any-game")]
    if words.is_passing(scene):
        lines.append(message("terminal-how-to-pass"))
    if examples:
        lines.append(message("terminal-examples", examples=words.one_after_the_other(examples)))
    return lines


def _cards(scene: Scene, family: str) -> str:
    """How a card is written, with a card of the hand as an example where one is seen."""
    if family == "melding":
        return message("terminal-how-melding")
    code = next((card for card in words.own_hand(scene) if card != HIDDEN), "")
    card = named(code, **words.look(scene))
    if family == LETTERS:
        return message("terminal-how-letters-as", code=code, card=card) if code else message("terminal-how-letters")
    return message("terminal-how-standard-as", code=code, card=card) if code else message("terminal-how-standard")


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
