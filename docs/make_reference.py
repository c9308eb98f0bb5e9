"""The page of the site with every public name: those of `examples/reference.md`, each with its signature and docstring from the code."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import kahve

FILE = Path(__file__).parent.parent / "examples" / "reference.md"
HEADING = re.compile(r"^### (\S+)$", re.MULTILINE)


def page() -> str:
    """The page as Markdown for Sphinx: below each heading what autodoc says of the name."""
    return HEADING.sub(lambda heading: heading[0] + described(heading[1]), FILE.read_text(encoding="utf-8"))


def described(name: str) -> str:
    """The directive that shows a name from the code; empty for a field of an instance and for a constant, which have no docstring.

    >>> described("Table.turn").split()[1:4]
    ['..', 'autoproperty::', 'kahve.Table.turn']
    """
    owner, _, attribute = name.partition(".")
    thing = inspect.getattr_static(getattr(kahve, owner), attribute, None) if attribute else getattr(kahve, owner)
    if inspect.isclass(thing):
        kind = "autoexception" if issubclass(thing, Exception) else "autoclass"
    elif isinstance(thing, (classmethod, staticmethod)) or (attribute and inspect.isfunction(thing)):
        kind = "automethod"
    elif inspect.isfunction(thing):
        kind = "autofunction"
    elif attribute and getattr(thing, "__doc__", None) and hasattr(thing, "__get__"):
        kind = "autoproperty" if isinstance(thing, property) else "autoattribute"
    else:
        return ""
    alone = "   :no-members:\n" if inspect.isclass(thing) else ""
    return f"\n\n```{{eval-rst}}\n.. {kind}:: kahve.{name}\n   :no-index:\n{alone}```"
