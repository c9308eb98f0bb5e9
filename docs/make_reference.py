"""The pages of the site with every public name, each with its signature and docstring from the code.

The names and their examples are those of `examples/reference.md` and of `examples/adapters.md`.
"""

from __future__ import annotations

import inspect
import re
from importlib import import_module
from pathlib import Path

FILE = Path(__file__).parent.parent / "examples" / "reference.md"
ADAPTERS = FILE.parent / "adapters.md"
HEADING = re.compile(r"^### (\S+)$", re.MULTILINE)


def page() -> str:
    """The page as Markdown for Sphinx: below each heading what autodoc says of the name; behind the names of `kahve` those of adapters."""
    names = HEADING.sub(lambda heading: heading[0] + described(heading[1]), FILE.read_text(encoding="utf-8"))
    return names + "\n" + HEADING.sub(lambda heading: heading[0] + described(heading[1], "kahve.adapters"), _adapters())


def _adapters() -> str:
    """The file of the adapters as the last sections of a page."""
    return ADAPTERS.read_text(encoding="utf-8").replace("# The adapters", "## The adapters", 1)


def described(name: str, room: str = "kahve") -> str:
    """The directive that shows a name from the code; empty for a field of an instance and for a constant, which have no docstring.

    It is empty too for an adapter whose library is not installed.

    room: the package of the name. Where that is not `kahve`, the name begins with a module of it.

    >>> described("Table.turn").split()[1:4]
    ['..', 'autoproperty::', 'kahve.Table.turn']
    """
    parts = name.split(".")
    if room != "kahve":
        room, parts = f"{room}.{parts[0]}", parts[1:]
    try:
        module = import_module(room)
    except ImportError:
        return ""
    owner, attribute = parts[0], parts[1] if len(parts) > 1 else ""
    thing = inspect.getattr_static(getattr(module, owner), attribute, None) if attribute else getattr(module, owner)
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
    return f"\n\n```{{eval-rst}}\n.. {kind}:: {room}.{'.'.join(parts)}\n   :no-index:\n{alone}```"
