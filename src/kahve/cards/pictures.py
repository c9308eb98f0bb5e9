"""Lays the faces of cards out as SVG. The browser client draws the faces, and its build leaves them in a file of the package.

>>> drawing = Drawing()
>>> drawing.card(10, 20, "4C")
>>> drawing.card(40, 20, "4C")
>>> svg = drawing.svg(120, 110, "Two cards")
>>> svg.count("<symbol"), svg.count("<use")
(1, 2)
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Mapping
from functools import cache
from html import escape
from pathlib import Path

FILE = Path(__file__).parent.parent / "web" / "dist" / "faces.json.gz"
"""The file that `python -m kahve.web.build` writes: for each deck the face of each code as a whole SVG."""

FRENCH, RANKED, LETTERS = "french", "ranked", "letters"
"""The decks, as the file names them."""

FACE_DOWN = "??"
WIDE, HIGH = 60, 84
"""The size of a card in a picture, in units of the SVG."""


class NoFaces(ValueError):  # noqa: N818 - a sentence for people
    """The file with the faces is not there; the text says how it is made."""


@cache
def faces() -> Mapping[str, Mapping[str, str]]:
    """The face of each code by deck, and the back under `back`; NoFaces in a checkout whose client has not been built."""
    if not FILE.is_file():
        raise NoFaces("The faces of the cards have not been built. Build them with: python -m kahve.web.build")
    pictures: dict[str, dict[str, str]] = json.loads(gzip.decompress(FILE.read_bytes()))
    return pictures


class Drawing:
    """Cards and lines of text at their places. Each face is in the picture once, however often it is shown.

    - deck: the deck of the codes. variants: for codes that a house has changed the name of their face in the file.
    - symbols: where the faces are gathered that several pictures share; the pictures then hold none (`shared_symbols`).
    """

    def __init__(self, deck: str = FRENCH, variants: Mapping[str, str] | None = None, symbols: dict[str, str] | None = None) -> None:
        """Begin an empty picture."""
        self.deck, self.variants = deck, variants or {}
        self._shares = symbols is not None
        self._used: dict[str, str] = {} if symbols is None else symbols
        self._parts: list[str] = []

    def card(self, x: float, y: float, code: str) -> None:
        """Put a card with its upper left corner at x, y.

        It is the back for a card that is not seen. A card that the deck has no face of shows its code.
        """
        deck, name = self.deck, self.variants.get(code, code)
        if code == FACE_DOWN:
            deck, name = "back", FACE_DOWN
        face = faces()[deck].get(name)
        mark = "".join(char if char.isalnum() else f"-{ord(char)}" for char in f"kahve-{deck}-{name}")
        if mark not in self._used:
            inner = _plain_face(code) if face is None else face.partition(">")[2].removesuffix("</svg>")
            self._used[mark] = f'<symbol id="{mark}" viewBox="0 0 250 350">{inner}</symbol>'
        self._parts.append(f'<use href="#{mark}" x="{x:g}" y="{y:g}" width="{WIDE}" height="{HIGH}"><title>{escape(code)}</title></use>')

    def text(self, x: float, y: float, words: str, *, size: int = 13, strong: bool = False) -> None:
        """A line of text that begins at x and stands on y."""
        weight = ' font-weight="600"' if strong else ""
        self._parts.append(f'<text x="{x:g}" y="{y:g}" font-size="{size}"{weight}>{escape(words)}</text>')

    def svg(self, width: float, height: float, title: str) -> str:
        """The picture as an SVG document on a green ground, so that it is readable on a light and on a dark page."""
        own = "" if self._shares else f"<defs>{''.join(self._used.values())}</defs>"
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" height="{height:g}" role="img" '
            f'font-family="system-ui, sans-serif" fill="#fbf3e1"><title>{escape(title)}</title>{own}'
            f'<rect width="{width:g}" height="{height:g}" rx="10" fill="#1f4f43"/>{"".join(self._parts)}</svg>'
        )


def _plain_face(code: str) -> str:
    """The face of a card of a deck that nobody has drawn: its code, and again in the corner that stays in sight."""
    size = min(120, 360 // len(code))
    return (
        '<rect x="4" y="4" width="242" height="342" rx="20" fill="#fffdf6" stroke="#8a7a5c" stroke-width="4"/><g fill="#1d1d1b">'
        f'<text x="18" y="{14 + size // 2}" font-size="{size // 2}">{escape(code)}</text>'
        f'<text x="125" y="{190 + size // 3}" font-size="{size}" text-anchor="middle">{escape(code)}</text></g>'
    )


def shared_symbols(symbols: Mapping[str, str]) -> str:
    """The faces that several pictures of one page share, as an SVG that shows nothing itself."""
    return f'<svg width="0" height="0" style="position:absolute" aria-hidden="true"><defs>{"".join(symbols.values())}</defs></svg>'
