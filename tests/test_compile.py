"""What the compiler of rules promises whatever has been marked before."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from kahve.cards import dialect
from kahve.cards.dialect import copy_first, rule
from kahve.engine.compile import compiled, interpreted_only


@pytest.fixture
def marked_at_a_prompt() -> Any:
    """A rule whose source nobody can read again."""
    scope: dict[str, Any] = {"rule": rule}
    exec("@rule\ndef thrice(number):\n    return 3 * number\n", scope)
    yield scope["thrice"]
    for marked in (dialect.RULES, dialect.MARKED):
        marked.remove(scope["thrice"])


@rule
def twice(number: int) -> int:
    return 2 * number


def test_a_rule_without_a_source_stops_nothing_that_does_not_call_it(marked_at_a_prompt: Callable[[int], int]) -> None:
    def loop(number: int) -> int:
        return twice(number) + 1

    assert compiled(loop, keep=False)(20) == 41


def test_a_rule_without_a_source_that_is_called_says_so(marked_at_a_prompt: Callable[[int], int]) -> None:
    if interpreted_only():
        pytest.skip("nothing is compiled")

    def loop(number: int) -> int:
        return marked_at_a_prompt(number)

    with pytest.raises(OSError, match="source"):
        compiled(loop, keep=False)(20)


@pytest.mark.parametrize("length", [1, 4, 33, 52, 300])
def test_the_first_bytes_are_copied_alike_interpreted_and_compiled(length: int) -> None:
    """Compiled it is vectors of up to 32 bytes, the last of which reaches back; beyond 255 bytes places are numbers of 16 bits."""

    def copy(target: Any, source: Any, number: int) -> None:
        copy_first(target, 3, source, 2, length, number)

    quick = compiled(copy, keep=False)
    source = (np.arange(length + 4) % 100 + 1).astype(np.int8)
    for number in sorted({0, 1, length // 2, length - 1, length}):
        ended = [np.full(length + 6, 77, dtype=np.int8) for _ in range(2)]
        for loop, target in zip((copy, quick), ended, strict=True):
            loop(target, source, number)
        assert ended[0].tolist() == ended[1].tolist()
        assert ended[1].tolist() == [77] * 3 + source[2 : 2 + number].tolist() + [0] * (length - number) + [77] * 3


# -- the folder of compiled code -----------------------------------------------------------------------------------------------------------

KEPT_LOOP = """
import sys

from kahve.engine.compile import compiled

if sys.argv[1:] == ["full"]:
    from numba.core import caching

    def no_room(self, path):
        raise OSError(28, "No space left on device")

    caching.IndexDataCacheFile._open_for_write = no_room


def doubled(number):
    return 2 * number


loop = compiled(doubled)
print(loop(21), "fetched" if loop.stats.cache_hits else "compiled")
"""


def kept_loop(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Compile a loop, or fetch it, in a process with this folder for compiled code; the program prints what the loop gives."""
    source = folder.parent / "kept.py"
    source.write_text(KEPT_LOOP)
    env = os.environ | {"KAHVE_CACHE": str(folder)}
    return subprocess.run([sys.executable, str(source), *words], env=env, capture_output=True, text=True, check=False)


DAMAGES: list[Callable[[bytes], bytes]] = [lambda old: b"", lambda old: old[: len(old) // 2], lambda old: old[:-9] + b"x" + old[-8:]]


def test_a_damaged_file_of_compiled_code_is_made_again(tmp_path: Path) -> None:
    """One folder for all damages: each begins with the files that were made again after the one before."""
    if interpreted_only():
        pytest.skip("nothing is compiled")
    folder = tmp_path / "cache"
    assert kept_loop(folder).stdout == "42 compiled\n"
    assert kept_loop(folder).stdout == "42 fetched\n"
    for suffix in (".nbi", ".nbc"):
        for damage in DAMAGES:
            (path,) = folder.rglob(f"*{suffix}")
            damaged = damage(path.read_bytes())
            path.write_bytes(damaged)
            run = kept_loop(folder)
            assert (run.stdout, run.stderr) == ("42 compiled\n", ""), (suffix, DAMAGES.index(damage))
            assert path.read_bytes() != damaged, "made again"
        assert kept_loop(folder).stdout == "42 fetched\n", suffix


@pytest.mark.parametrize(("words", "reason"), [(["full"], "No space left on device"), ([], "Not a directory")])
def test_a_folder_that_cannot_be_written_is_named(words: list[str], reason: str, tmp_path: Path) -> None:
    if interpreted_only():
        pytest.skip("nothing is compiled")
    folder = tmp_path / "cache"
    if not words:
        folder.write_text("a file")
    run = kept_loop(folder, *words)
    assert run.stdout == ""
    assert reason in run.stderr.splitlines()[-1]
    assert str(folder) in run.stderr.splitlines()[-1]
    assert "KAHVE_CACHE" in run.stderr.splitlines()[-1]


# -- functions that are compiled once for all loops ----------------------------------------------------------------------------------------

A_LONG_WHOLE = """
import sys
import numpy as np
from kahve.cards.dialect import rule
from kahve.engine import compile as policy

policy.LONG = int(sys.argv[1])

def family(step):
    @rule
    def count_up(numbers, limit):
        found = 0
        for at in range(limit):
            found += numbers[at] * step
        return found
    return count_up

def loop_over(counts):
    def loop(numbers, limits):
        return counts(numbers, numbers.size) + counts(numbers, limits[0])
    return loop

first, second = family(2), family(3)
loops = [policy.compiled(loop_over(counts), [counts]) for counts in (first, second)]
print(*[int(loop(np.arange(5), np.array([2], dtype=np.int32))) for loop in loops])
hits = sum(sum(loop.stats.cache_hits.values()) for loop in loops)
print(hits, len(policy._long), *[len(made.overloads) for made in policy._wholes.values()])
"""


def wholes(folder: Path, long: int, module: str) -> list[str]:
    """What these rules print in a process of its own, as a module of the house or as one beside it.

    The results; then how many loops were in the cache, how many wholes are called, and for how many types each was compiled or fetched.
    """
    (folder / "made_up.py").write_text(A_LONG_WHOLE)
    script = f"import sys, kahve; kahve.__path__.append({str(folder)!r}); sys.path.append({str(folder)!r}); import {module}"
    # Numba names an entry by the pickled functions that a loop holds. One that a function of this module has made is pickled with its code,
    # and code from a .pyc is pickled otherwise than code from its source.
    environment = os.environ | {"KAHVE_CACHE": str(folder / "cache"), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run([sys.executable, "-c", script, str(long)], env=environment, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


@pytest.mark.skipif(interpreted_only(), reason="nothing is compiled")
@pytest.mark.parametrize("long", [0, 10**9], ids=["called", "written in"])
def test_a_whole_is_found_again_by_another_process(long: int, tmp_path: Path) -> None:
    """Also when its own entry in the cache is gone while that of a loop that calls it is there.

    Two of one text are kept apart, and one that is handed numbers of two sizes is compiled once.
    """
    first, later = ("0 2 1 1", "2 2 1 1") if long == 0 else ("0 0 1 1", "2 0 0 0")

    def kept() -> list[str]:
        """The files of compiled code, for whoever looks why nothing was found."""
        return sorted(str(path.relative_to(tmp_path)) for path in (tmp_path / "cache").rglob("*.nb?"))

    assert wholes(tmp_path, long, "kahve.made_up") == ["22 33", first]
    assert wholes(tmp_path, long, "kahve.made_up") == ["22 33", later], kept()
    for entry in (tmp_path / "cache").rglob("*count_up*"):
        entry.unlink()
    assert wholes(tmp_path, long, "kahve.made_up") == ["22 33", later], kept()


@pytest.mark.skipif(interpreted_only(), reason="nothing is compiled")
def test_rules_of_ones_own_are_compiled_anew_in_every_process(tmp_path: Path) -> None:
    """The cache folder is named by the sources of the house; whoever changes a rule elsewhere would be given what it was."""
    for _ in range(2):
        assert wholes(tmp_path, 0, "made_up") == ["22 33", "0 2 1 1"]
