"""Finds a game's texts in the language of the reader, puts rulebooks together, and finds numbered paragraphs in them.

Games that share most of their rulebook share a file of their family. It has a line such as `{{1.3}}` where the games differ, and a name
such as `{{bonus}}` within a line where a word differs. A game's `own.md` links that file, and has its text for each of these names.

An `own.md` may also link the one of another game, from which it takes what it does not say itself.

The shared file `book.tr.md` and `own.tr.md` do the same in another language. A game that shares nothing has `RULES.md`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from ..language import language

HOUSE_RULE = re.compile(r"^(?:> )?[^`]+ `(\w+)` \([^)]*[;؛\u00b7\u0387]")
"""A line on a house rule in whatever language: the words for "house rule", its name, and in brackets its default; and its values."""

NUMBERED = re.compile(r"^(?:#+\s+(\d+)|\*\*(\d+(?:\.\d+)+)\*\*)\s")
"""The beginning of a section or of a paragraph, with its number in one of two groups."""

_PLACE = re.compile(r"\{\{([^{}]+)\}\}")
"""A place of a shared text, which each game fills."""
_LINE = re.compile(rf"^{_PLACE.pattern}\n", re.MULTILINE)
"""A place that takes whole lines of a shared text; in an `own.md`, the line above its text for a place."""
_LINK = re.compile(r"\]\((\.\./[\w./]+\.md)\)")
"""A link of an `own.md`: first to the text that it fills, then to another game's."""


def rulebook_file(package: str, code: str) -> Path | None:
    """The file of a game's folder from which its rulebook comes, `RULES.md` or `own.md`; None in a language that has neither.

    code: the language's, as `tr`.
    """
    ending = ".md" if code == "en" else f".{code}.md"
    paths = (folder_of(package) / f"{stem}{ending}" for stem in ("RULES", "own"))
    return next((path for path in paths if path.exists()), None)


def whole_rulebook(path: Path) -> str:
    """The whole text of a rulebook: an `own.md` fills the text that it links. ValueError where the two do not fit."""
    text = path.read_text(encoding="utf-8")
    if path.stem.startswith("RULES"):
        return text
    texts = [(path.parent / link).read_text(encoding="utf-8") for link in _LINK.findall(_LINE.split(text, maxsplit=1)[0])]
    if not texts:
        raise ValueError(f"no link to the text whose places it fills is in {path}")
    return assembled(*texts, text)


def assembled(shared: str, *fills: str) -> str:
    r"""A rulebook from a family's text and those that fill its places; ValueError names places that only one side has.

    Of several texts for a place the last counts. A line that is a place goes where the text for it is empty.

    >>> quist, animal = "[Shared](../x.md).\n\n{{word}}\nsuit\n{{a}}\n{{b}}\nTwo.\n", "{{word}}\nanimal\n"
    >>> assembled("One.\n{{a}}\n{{b}}\nThe {{word}}.\n", quist, animal)
    'One.\nTwo.\nThe animal.\n'
    """
    texts: dict[str, str] = {}
    for fill in fills:
        _, *parts = _LINE.split(fill)
        if twice := {name for name in parts[::2] if parts[::2].count(name) > 1}:
            raise ValueError(f"places that are filled twice: {', '.join(sorted(twice))}")
        texts |= {name: part.strip("\n") for name, part in zip(parts[::2], parts[1::2], strict=True)}
    if wrong := set(_PLACE.findall(shared)) ^ set(texts):
        raise ValueError(f"places that are not in both texts: {', '.join(sorted(wrong))}")
    filled = _LINE.sub(lambda place: texts[place[1]] + "\n" if texts[place[1]] else "", shared)
    return re.sub(r"\n{3,}", "\n\n", _PLACE.sub(lambda place: texts[place[1]], filled))


def translated(package: str, file: str) -> Path | None:
    """A game's text in the language of the context, as `LESSONS.tr.toml` beside `LESSONS.toml`; None in English and where there is none.

    package: the game's. file: the name of the English one.
    """
    stem, _, ending = file.rpartition(".")
    path = folder_of(package) / f"{stem}.{language()}.{ending}"
    return path if language() != "en" and path.exists() else None


def folder_of(package: str) -> Path:
    """The folder of a game's package."""
    return Path(import_module(package).__file__ or "").parent


def text_beside(package: str | None, file: str) -> str | None:
    """What the file of this name in the folder of a game's package holds; None where there is none, or no package."""
    path = None if package is None else folder_of(package) / file
    return path.read_text(encoding="utf-8") if path is not None and path.exists() else None


def paragraph(text: str, number: str) -> str:
    r"""A numbered paragraph of a rulebook with its house rules, or a whole section; empty if the number does not exist.

    >>> paragraph("## 3 The play\n\n**3.1** Play a card.\n\n**3.2** Take the pile.\n", "3.2")
    '**3.2** Take the pile.'
    """
    return "\n".join(_lines_of(text, number)).strip()


def _lines_of(text: str, number: str) -> Iterator[str]:
    inside = False
    for line in text.splitlines():
        heading = NUMBERED.match(line)
        if heading:
            here = heading[1] or heading[2]
            inside = here == number or here.startswith(number + ".")
        elif line.startswith("#"):
            inside = False
        if inside:
            yield line
