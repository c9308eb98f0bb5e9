"""Imports modules of somebody's own: they are looked for where Python looks, and in the current folder."""

from __future__ import annotations

import importlib
import os
import sys
import traceback
from pathlib import Path
from types import ModuleType

from ..cards.quoting import printable
from ..language import message

_BETWEEN = {Path(__file__).parents[1], Path(importlib.__file__).parent}
"""The folders of code that stands between a person's own and the one that reads of the error."""


def own_module(name: str, refusal: type[ValueError]) -> ModuleType:
    """The module of this name; `refusal` with a sentence that says why it cannot be imported."""
    here = os.getcwd()
    if here not in sys.path:
        # At the end, so that a file of the folder does not stand in for a library.
        sys.path.append(here)
        importlib.invalidate_caches()
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name is not None and (name == error.name or name.startswith(f"{error.name}.")):
            raise refusal(message("bots-own-no-such-module", module=printable(error.name))) from None
        raise refusal(message("bots-own-module-cannot-be-imported", module=name, error=error_text(error))) from None
    except (Exception, SystemExit) as error:
        raise refusal(message("bots-own-module-cannot-be-imported", module=name, error=error_text(error))) from None


def error_text(error: BaseException) -> str:
    """An error with the file and the line of somebody's own that raised it, as in "ValueError: no plan (mybot.py, line 12)"."""
    says = printable(f"{type(error).__name__}: {error}" if str(error) else type(error).__name__)
    frames = traceback.extract_tb(error.__traceback__)
    own = [each for each in frames if not _BETWEEN.intersection(Path(each.filename).parents) and not each.filename.startswith("<frozen")]
    return f"{says} ({printable(Path(own[-1].filename).name)}, line {own[-1].lineno})" if own else says


__all__ = ["error_text", "own_module"]
