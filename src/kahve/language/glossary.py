"""The words of each language, and the words that it refuses: a file `glossary.toml` beside the catalogues of the language.

[Translating](docs/translating.md#the-glossary) says what such a file holds.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

FILE = "glossary.toml"
SORTS = ("word", "name", "address", "agreement", "spelling")
"""What a refused form can offend against."""
_NEVER_SAID = re.compile(r"^[a-z]+-written-|^engine-sheet-|^terminal-words-")
"""Messages with all that a reader may write, right or wrong."""


class GlossaryError(ValueError):
    """A glossary that cannot be read; the sentence says where and why."""


class Refused(NamedTuple):
    """A form that no text of a language may have, with the right word, the reason, and the places where it is right."""

    form: re.Pattern[str]
    sort: str
    say: str
    why: str
    allowed_in: frozenset[str]


class Glossary(NamedTuple):
    """The glossary of a language.

    address: how a player is addressed. words: what things are called, by their English. names: the messages that say exactly one word.
    """

    address: str
    words: dict[str, str]
    names: dict[str, str]
    refused: tuple[Refused, ...]

    def complaints(self, place: str, text: str) -> list[str]:
        """What the glossary refuses in a text, a sentence each.

        place: the id of a message or the name of a file, as the `allowed_in` of a refused form has it.

        >>> glossary("en").complaints("RULES.md", "Take the knave.")
        ['RULES.md says "knave": say "jack" (it has one name).']
        """
        if _NEVER_SAID.match(place):
            return []
        return [
            f'{place} says "{form[0]}": say "{refused.say}" ({refused.why}).'
            for refused in self.refused
            if place not in refused.allowed_in
            for form in refused.form.finditer(text)
        ]


@cache
def glossary(language: str) -> Glossary:
    """The glossary of a language, empty where it has none; raises GlossaryError for a file that cannot be read."""
    path = files(__package__) / "catalogues" / language / FILE
    return read_glossary(path.read_text(encoding="utf-8"), f"{language}/{FILE}") if path.is_file() else Glossary("", {}, {}, ())


def read_glossary(text: str, where: str) -> Glossary:
    """A glossary from its text; where: the name of the file, for a GlossaryError.

    >>> read_glossary("address = 'du'", "de/glossary.toml").address
    'du'
    """
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise GlossaryError(f"{where}: {error}") from error
    if unknown := data.keys() - {"address", "words", "names", "refused"}:
        raise GlossaryError(f"{where}: there is no {sorted(unknown)[0]!r} in a glossary.")
    refused = tuple(_refused(row, f"{where}, refused form {number}") for number, row in enumerate(data.get("refused", []), 1))
    return Glossary(data.get("address", ""), data.get("words", {}), data.get("names", {}), refused)


def _refused(row: dict[str, Any], where: str) -> Refused:
    """One refused form; raises GlossaryError where a field is missing or wrong."""
    if row.keys() - {"allowed_in"} != {"form", "sort", "say", "why"}:
        raise GlossaryError(f"{where}: it has form, sort, say and why, and perhaps allowed_in.")
    if row["sort"] not in SORTS:
        raise GlossaryError(f"{where}: the sort is one of {', '.join(SORTS)}, and not {row['sort']!r}.")
    try:
        form = re.compile(row["form"])
    except re.error as error:
        raise GlossaryError(f"{where}: {error}.") from error
    return Refused(form, row["sort"], row["say"], row["why"], frozenset(row.get("allowed_in", ())))
