"""An adapter whose library is not installed says which extra brings it."""

from __future__ import annotations

import importlib
import sys

import pytest


@pytest.mark.parametrize(
    ("adapter", "library", "extra"),
    [("pettingzoo", "pettingzoo", "pettingzoo"), ("gymnasium", "gymnasium", "gymnasium"), ("open_spiel", "pyspiel", "openspiel")],
)
def test_a_missing_library_is_named_with_its_extra(adapter: str, library: str, extra: str, monkeypatch: pytest.MonkeyPatch) -> None:
    name = f"kahve.adapters.{adapter}"
    monkeypatch.delitem(sys.modules, name, raising=False)
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(ImportError, match=rf"pip install 'kahve\[{extra}\]'"):
        importlib.import_module(name)
