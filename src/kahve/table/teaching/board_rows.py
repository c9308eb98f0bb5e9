"""The parts of every board of a rulebook: its frame, a row for each place of the table, and cards that name their faces."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from html import escape
from typing import Any

from ...cards.pictures import FACE_DOWN
from ...engine.table import Table
from ...language import language, message

MOST_SHOWN = 8
"""The number of cards of a heap that are shown, those on top."""
RED_THREE = "r"


def figure(family: str, drawn: str) -> str:
    """A board around what is drawn on it. Its words are in the reader's language, whatever that of the book is."""
    return f'<figure class="rule-board" data-family="{family}" lang="{language()}" dir="auto">{drawn}</figure>\n'


def heaps(zone: Mapping[str, Any]) -> list[list[str]]:
    """The cards of a zone, in groups as they lie together; face down those that lie under a pile."""
    if zone["kind"] == "melds":
        return [meld["cards"] for meld in zone["melds"]] + ([[RED_THREE] * zone["red_threes"]] if zone["red_threes"] else [])
    cards = [FACE_DOWN] * zone.get("under", 0) + zone["cards"]
    return [cards[-MOST_SHOWN:]] if cards else []


def row(title: str, says: str, groups: Iterable[Iterable[str]], faces: Mapping[str, str], moved: Counter[str], beside: str = "") -> str:
    """The cards of a place behind its name; in words where none of its cards is shown.

    groups: the cards as they lie together.

    moved: those that the move plays and takes. beside: what is drawn behind the cards.
    """
    left = moved.copy()
    drawn = "".join(f'<span class="heaped">{"".join(_marked(card, faces, left) for card in heap)}</span>' for heap in groups)
    kind = f' role="img" aria-label="{escape(says)}"' if drawn else ""
    lying = f'<span class="rule-lying"{kind}>{drawn or escape(says)}</span>'
    cards = f'<span class="rule-cards">{lying}{beside}</span>' if drawn or beside else lying
    return f'<div class="rule-row"><span class="rule-place">{escape(title)}</span>{cards}</div>'


def _marked(card: str, faces: Mapping[str, str], left: Counter[str]) -> str:
    """A card with a frame if one of this code is still to be marked."""
    is_moved = left[card] > 0
    left[card] -= is_moved
    return card_drawn(card, faces, is_moved)


def card_drawn(card: str, faces: Mapping[str, str], is_moved: bool) -> str:
    """The image of a card, which names its face; the name of the card is said by what it is drawn in."""
    kind = ' class="moved"' if is_moved else ""
    return f'<img{kind} data-face="{escape(faces.get(card, card))}" alt="" width="50" height="70">'


def in_words(table: Table, cards: Iterable[str]) -> str:
    """The names of these cards one after another, for somebody who does not see them."""
    deck = table.game.rules.deck(table.house)
    return message("people-cards", cards=tuple(deck.noun(deck.read(card)) for card in cards))
