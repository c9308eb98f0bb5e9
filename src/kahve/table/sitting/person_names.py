"""The names of people at a table: fit for a line of text, and never mistaken for each other."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from ...language import message, noun, offered, speaking
from ...language.folding import folded
from ..protocol.setup_error import SetupError

LONGEST_NAME = 24
LONGEST_READ = 200
"""Characters of a name that are looked at: the form of a longer one can take a processor a third of a second to find."""

_BLANK_LETTERS = frozenset("\u115f\u1160\u3164\uffa0\u2800")
"""Characters that count as letters or signs and show nothing."""

_LOOKALIKES = """
аa вb гr дd еe ѕs зe іl јj кk мm нh оo рp сc тt уy хx ѵv ԛq ԝw ҽe һh ӏl иu пn ьb яr
αa βb γy δd εe ζz ηn ιl κk μm νv οo ρp τt υu χx ωw ϲc ϳj
ıl łl øo đd ħh ŧt ɑa ɡg il 1l |l !l 0o $s 5s
"""
_ALIKE = str.maketrans({pair[0]: pair[1] for pair in _LOOKALIKES.split()})
"""Small letters and digits that look like another one, by the one that they look like."""


def read_name(name: object, taken: Sequence[str] = ()) -> str:
    """A person's name for the table, with a number if it is taken; SetupError for a name that misleads.

    >>> read_name("  Ada   L. ", ["Ada L."])
    'Ada L. 2'
    >>> read_name("Аda", ["Ada"])
    Traceback (most recent call last):
    kahve.table.protocol.setup_error.SetupError: This name looks like Ada's, who sits here: choose another one.
    """
    if name is not None and not isinstance(name, str):
        raise SetupError(message("table-name-is-text"), "name")
    given = unicodedata.normalize("NFC", (name or "")[:LONGEST_READ])
    clean = " ".join(visible(given).split())[:LONGEST_NAME].strip() or message("table-guest")
    if looks(clean) in _words_for_you():
        raise SetupError(message("table-name-is-you"), "name")
    hides = any(is_invisible(char) and not char.isspace() for char in given)
    for other in taken:
        if other and looks(clean) == looks(other) and (hides or clean.casefold() != other.casefold()):
            raise SetupError(message("table-name-looks-like", name=other), "name")
    lower = {other.casefold() for other in taken}
    number, unlike = 1, clean
    while unlike.casefold() in lower:
        number += 1
        unlike = f"{clean} {number}"
    return unlike


def _words_for_you() -> set[str]:
    """What "you" looks like in each language in which somebody may read the table."""
    words = {looks("you")}
    for language in offered():
        with speaking(language):
            words.add(looks(str(noun("table-member", "you"))))
    return words


def visible(text: str) -> str:
    """A text without what cannot be seen, every space a blank."""
    spaced = "".join(" " if char.isspace() else char for char in text)
    return "".join(char for char in spaced if not is_invisible(char))


def is_invisible(char: str) -> bool:
    """Whether a character shows nothing, or turns the direction of those after it: category C, and the letters that are blank."""
    return unicodedata.category(char).startswith("C") or char in _BLANK_LETTERS


def looks(name: str) -> str:
    """What a name looks like, whatever letters it is written in.

    >>> looks("Bo") == looks("Во") == looks("B0") == looks("Bô")
    True
    """
    return "".join(folded(name).split()).translate(_ALIKE)
