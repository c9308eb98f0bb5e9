r"""How text that comes from outside is shown in a sentence: in one line, without control characters, cut to a length that can be read.

>>> quoted("5H")
"'5H'"
>>> printable("red \x1b[31m")
'red \\x1b[31m'
>>> len(quoted("A" * 1000)), quoted("A" * 1000)[-3:]
(80, "A…'")
"""

from __future__ import annotations

MOST_SHOWN = 80
"""The most characters of a foreign text in a sentence."""


def printable(text: object, most: int | None = MOST_SHOWN) -> str:
    """A text with every character escaped that moves a cursor, changes a colour or is not seen.

    text: a text, or anything else, which is shown as `str` writes it. most: the greatest length; None leaves the length alone.

    A longer text ends in `…`.
    """
    if most is not None and isinstance(text, str | bytes):
        text = text[: most + 1]
    try:
        written = str(text)
    except (ValueError, RecursionError):  # a whole number of thousands of digits, or lists thousands deep
        return "…"
    if most is not None:
        written = written[: most + 1]
    shown = "".join(letter if letter.isprintable() else letter.encode("unicode_escape").decode("ascii") for letter in written)
    return shown if most is None or len(shown) <= most else shown[: most - 1] + "…"


def quoted(text: object) -> str:
    """A foreign text in quotation marks; anything else than a text without."""
    if not isinstance(text, str):
        return printable(text)
    mark = '"' if "'" in text and '"' not in text else "'"
    return f"{mark}{printable(text, MOST_SHOWN - 2)}{mark}"
