"""Old names of modules and of what is in them work for one release, and warn."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module

import pytest

import kahve
from kahve.bots.belief.decisions import Choice
from kahve.bots.belief.habits import HabitCount
from kahve.bots.belief.rated import Rated
from kahve.bots.review.judged import Judged
from kahve.renamed import MODULES, NAMES


@pytest.mark.parametrize(("module", "old", "new"), [(module, *names) for module in NAMES for names in NAMES[module].items()])
def test_an_old_name_warns_and_gives_what_has_the_new_one(module: str, old: str, new: str) -> None:
    place, _, name = new.rpartition(".")
    place = place or module
    with pytest.warns(DeprecationWarning, match=rf"{module}\.{old} is deprecated: use {place}\.{name}\."):
        given = getattr(import_module(module), old)
    assert given is getattr(import_module(place), name)


@pytest.mark.parametrize(("old", "new"), MODULES.items())
def test_an_old_module_warns_and_has_what_the_new_one_has(old: str, new: str) -> None:
    if new.startswith("kahve.table.serving"):
        pytest.importorskip("uvicorn")
    fetched = import_module(new)
    sys.modules.pop(old, None)
    with pytest.warns(DeprecationWarning, match=f"{old} is deprecated: use {new}\\."):
        module = import_module(old)
    public = [name for name in vars(fetched) if not name.startswith("_")]
    assert all(getattr(module, name) is getattr(fetched, name) for name in public)


def test_a_name_that_never_was_is_refused() -> None:
    with pytest.raises(ImportError):
        import_module("kahve.bots.nowhere")
    with pytest.raises(AttributeError, match="has no attribute 'nothing'"):
        getattr(import_module("kahve.bots.search"), "nothing")  # noqa: B009 - no checker knows the name


def test_what_the_last_release_offered_is_imported_as_it_was() -> None:
    program = (
        "import warnings; warnings.simplefilter('ignore')\n"
        "from kahve.bots.search import MASTER, Search, think\n"
        "from kahve.bots.review import PAR_TIMES, review\n"
        "from kahve.bots.advice import adviser\n"
        "from kahve.games.lapses import Lapses\n"
        "print(think.__name__, review.__name__, Lapses.__name__)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "think review Mistakes\n"


@pytest.mark.parametrize(
    ("owner", "old", "new"), [(Choice, "made", "move"), (HabitCount, "made", "times"), (Judged, "made", "chosen"), (Rated, "made", "place")]
)
def test_an_old_attribute_warns_and_gives_what_has_the_new_one(owner: type, old: str, new: str) -> None:
    instance = owner.__new__(owner)
    object.__setattr__(instance, new, 7)
    with pytest.warns(DeprecationWarning, match=rf"{owner.__name__}\.{old} is deprecated: use {owner.__name__}\.{new}\."):
        assert getattr(instance, old) == 7


def test_the_words_of_a_value_have_their_old_name_too() -> None:
    option = kahve.game("pisti").options[0]
    with pytest.warns(DeprecationWarning, match=r"Option\.told is deprecated: use Option\.in_words\."):
        assert option.told(0) == option.in_words(0)
