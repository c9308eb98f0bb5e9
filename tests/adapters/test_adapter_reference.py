"""The reference of the adapters: its examples run, and no public name is missing."""

from __future__ import annotations

import doctest
import inspect
import re
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

FILE = Path(__file__).parents[2] / "examples" / "adapters.md"
LIBRARIES = {"Gymnasium": "gymnasium", "PettingZoo": "pettingzoo", "Stable-Baselines3": "stable_baselines3", "OpenSpiel": "pyspiel"}
MODULES = {"Gymnasium": "gymnasium", "PettingZoo": "pettingzoo", "Stable-Baselines3": "stable_baselines", "OpenSpiel": "open_spiel"}

pytestmark = pytest.mark.skipif(not FILE.is_file(), reason="there is no checkout")


def sections() -> dict[str, str]:
    """The text below the heading of each library."""
    parts = re.split(r"^## (.+)$", FILE.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    return dict(zip(parts[::2], parts[1::2], strict=True))


def public_names(module: ModuleType) -> set[str]:
    """What an adapter defines itself: its classes with their own methods and properties, its functions and its parameters."""
    names = set()
    for name, thing in vars(module).items():
        if name[0] == "_" or getattr(thing, "__module__", None) != module.__name__ or name.endswith("_deal"):
            continue
        names.add(name)
        if inspect.isclass(thing):
            own = {each: value for each, value in vars(thing).items() if each[0] != "_"}
            names |= {f"{name}.{each}" for each, value in own.items() if inspect.isfunction(value) or isinstance(value, property)}
    return names


@pytest.mark.parametrize("library", LIBRARIES)
def test_every_public_name_of_an_adapter_has_an_example_that_runs(library: str) -> None:
    pytest.importorskip(LIBRARIES[library])
    section = sections()[library]
    module = MODULES[library]
    headings = {heading.removeprefix(f"{module}.") for heading in re.findall(r"^### (\S+)$", section, flags=re.MULTILINE)}
    assert headings - {"OWN"} == public_names(import_module(f"kahve.adapters.{module}"))
    examples = re.split(r"^### ", section, flags=re.MULTILINE)[1:]
    assert [example.partition("\n")[0] for example in examples if ">>> " not in example] == []
    code = "\n".join(re.findall(r"^```python\n(.*?)^```$", section, flags=re.MULTILINE | re.DOTALL))
    test = doctest.DocTestParser().get_doctest(code, {}, library, str(FILE), 0)
    said: list[str] = []
    failed, tried = doctest.DocTestRunner(verbose=False).run(test, out=said.append)
    assert (failed, tried > 10) == (0, True), "".join(said)
