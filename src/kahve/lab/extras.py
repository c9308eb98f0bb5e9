"""Libraries that the house can do without, fetched when they are first needed."""

from __future__ import annotations

import importlib
from typing import Any


class Missing(ValueError):  # noqa: N818 - a sentence for people
    """A library that Kahve can do without and that is not installed; says how to install it."""


def fetched(module: str, extra: str, what: str) -> Any:
    """A module of an optional library; Missing says what needs it and how it is installed.

    >>> fetched("nowhere.at_all", "lab", "A folder of deals")
    Traceback (most recent call last):
    kahve.lab.extras.Missing: A folder of deals needs nowhere, which is not installed: pip install 'kahve[lab]'.
    """
    try:
        return importlib.import_module(module)
    except ImportError:
        raise Missing(f"{what} needs {module.partition('.')[0]}, which is not installed: pip install 'kahve[{extra}]'.") from None


__all__ = ["Missing", "fetched"]
