"""Imports optional libraries when they are first needed."""

from __future__ import annotations

import importlib
from typing import Any

from ..engine.installing import Missing, how_to_install


def fetched(module: str, extra: str, what: str) -> Any:
    """A module of an optional library. Missing says what needs it and how to install it.

    >>> fetched("nowhere.at_all", "lab", "A folder of deals")
    Traceback (most recent call last):
    kahve.lab.extras.Missing: A folder of deals needs nowhere, which is not installed: pip install 'kahve[lab]'.
    """
    try:
        return importlib.import_module(module)
    except ImportError:
        raise Missing(f"{what} needs {module.partition('.')[0]}, which is not installed: {how_to_install(extra)}.") from None


__all__ = ["Missing", "fetched"]
