"""Which known name somebody meant who wrote another one.

>>> nearest("pitsi", ["pisti", "basra"])
'pisti'
>>> nearest("hearts", ["pisti", "basra"]) is None
True
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable

from ..language import message

LONGEST_MISTYPED = 100
"""A longer text is not a mistyped name. Comparing takes time that grows with the length, so it is not compared."""


def nearest(name: str, known: Iterable[str]) -> str | None:
    """The known name that is written most like this one; None where none is like it.

    >>> nearest("pisti" * 1000, ["pisti"]) is None
    True
    """
    if len(name) > LONGEST_MISTYPED:
        return None
    near = difflib.get_close_matches(name, list(known), 1)
    return near[0] if near else None


def did_you_mean(name: str, known: Iterable[str]) -> str:
    """The sentence that asks whether the nearest known name was meant; empty where none is like this one.

    >>> did_you_mean("pitsi", ["pisti", "basra"])
    'Did you mean pisti?'
    """
    near = nearest(name, known)
    return message("cards-did-you-mean", name=near) if near else ""


__all__ = ["LONGEST_MISTYPED", "did_you_mean", "nearest"]
