"""Writes the rulebooks of games that share most of their text: `make docs`.

A family's text has a line such as `{{1.3}}` where the games differ. Each game's `own.md` has its own text for each of these places, under
the same line. A game that has nothing there leaves the place empty. The two make the game's `RULES.md`. In another language `book.tr.md`
and `own.tr.md` make `RULES.tr.md`.
"""

from __future__ import annotations

import re
from pathlib import Path

GAMES_FOLDER = Path(__file__).parent.parent / "src" / "kahve" / "games"
BOOKS = {
    "letters/quists.md": ("letters/quist", "letters/animal_quist"),
    "melding/book.md": ("melding/hand_and_foot", "melding/hand_knee_and_foot"),
}
"""The family's text -> the folders of the games that share it."""

PLACE = re.compile(r"^\{\{(.+)\}\}$", re.MULTILINE)
"""A line that names a place."""


def assembled(text: str, own: str) -> str:
    r"""A rulebook from a family's text and a game's own; ValueError names places that only one of them has.

    >>> assembled("One.\n\n{{a}}\n\n{{b}}\n\nLast.\n", "{{a}}\n\nTwo.\n\n{{b}}\n")
    'One.\n\nTwo.\n\nLast.\n'
    """
    _, *parts = PLACE.split(own)
    texts = {name: part.strip("\n") for name, part in zip(parts[::2], parts[1::2], strict=True)}
    places = PLACE.findall(text)
    if sorted(places) != sorted(texts) or len(set(places)) < len(places):
        raise ValueError(f"These places are not in both, once each: {sorted(set(places) ^ set(texts)) or sorted(places)}.")
    filled = PLACE.sub(lambda place: texts[place[1]], text)
    return re.sub(r"\n{3,}", "\n\n", filled)


def books() -> dict[Path, str]:
    """The path of each rulebook that is assembled, in every language that the family's text has, with its text."""
    made = {}
    for text, folders in BOOKS.items():
        english = GAMES_FOLDER / text
        for shared in sorted(english.parent.glob(f"{english.stem}*.md")):
            ending = shared.name.removeprefix(english.stem)
            for folder in folders:
                own = (GAMES_FOLDER / folder / f"own{ending}").read_text(encoding="utf-8")
                made[GAMES_FOLDER / folder / f"RULES{ending}"] = assembled(shared.read_text(encoding="utf-8"), own)
    return made


if __name__ == "__main__":
    for path, text in books().items():
        path.write_text(text, encoding="utf-8")
