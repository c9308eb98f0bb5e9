"""Which known name somebody meant who wrote another one.

>>> nearest("pitsi", ["pisti", "basra"])
'pisti'
>>> nearest("hearts", ["pisti", "basra"]) is None
True
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping

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


def no_attribute(owner: str, name: str, known: Iterable[str], meant: Mapping[str, str]) -> AttributeError:
    """The error for an attribute that an object has not, with the one that was probably meant.

    meant: names that other libraries use, each with what it is called here.

    >>> str(no_attribute("A table", "clone", ["copy"], {"clone": "copy()"}))
    "A table has no attribute 'clone'. It has copy()."
    """
    near = nearest(name, (each for each in known if not each.startswith("_")))
    hint = f" It has {meant[name]}." if name in meant else f" Did you mean {near}?" if near else ""
    return AttributeError(f"{owner} has no attribute {name!r}.{hint}")
