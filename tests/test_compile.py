"""What whoever asks for compiled rules gets: C, or where none can be made interpreted rules and a sentence."""

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
from kahve.cards.dialect import copy_first, rotated, rule
from kahve.engine.compile import compiled


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

    assert compiled(loop)(20) == 41


def test_a_rule_without_a_source_that_is_called_says_so(marked_at_a_prompt: Callable[[int], int]) -> None:
    def loop(number: int) -> int:
        return marked_at_a_prompt(number)

    with pytest.raises(TypeError, match="The source of thrice cannot be read"):
        compiled(loop)(20)


@pytest.mark.parametrize("length", [1, 4, 7, 8, 11, 16, 20, 32, 33, 52, 127, 128, 300])
def test_the_first_bytes_are_copied_alike_interpreted_and_compiled(length: int) -> None:
    """Compiled it is vectors of 4 to 32 bytes, the last of which reaches back."""

    def copy(target: Any, source: Any, number: int) -> None:
        copy_first(target, 3, source, 2, length, number)

    quick = compiled(copy)
    source = (np.arange(length + 4) % 100 + 1).astype(np.int8)
    for number in sorted({0, 1, length // 2, length - 1, length}):
        ended = [np.full(length + 6, 77, dtype=np.int8) for _ in range(2)]
        for loop, target in zip((copy, quick), ended, strict=True):
            loop(target, source, number)
        assert ended[0].tolist() == ended[1].tolist()
        assert ended[1].tolist() == [77] * 3 + source[2 : 2 + number].tolist() + [0] * (length - number) + [77] * 3


def test_words_are_rotated_alike_interpreted_and_compiled() -> None:
    def turned(word: int, bits: int) -> int:
        return rotated(word, 7) ^ rotated(word, bits)

    quick = compiled(turned)
    for word in (0, 1, 2**31, 2**32 - 1, 0x12345678):
        for bits in (1, 16, 31):
            assert quick(word, bits) == turned(word, bits)
    assert rotated(0x12345678, 8) == 0x34567812


# -- no compiler -----------------------------------------------------------------------------------------------------------------------

A_DEAL = """
import kahve
table = kahve.new("pisti", compiled=True)
table.deal(seed=1)
while table.turn >= 0:
    table.play(table.legal[0])
from kahve.lab.simulate import simulate
print(table.scores, simulate(table.game, {"seats": 2}, ["greedy", "random"], deals=2, seed=1, workers=1).points("greedy").mean)
"""


def played(**surroundings: str) -> subprocess.CompletedProcess[str]:
    """Play a deal by compiled rules in a process with these variables."""
    run = [sys.executable, "-c", A_DEAL]
    return subprocess.run(run, env=os.environ | surroundings, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("compiler", "says"),
    [
        ("no-such-compiler", "CC names 'no-such-compiler', and there is no such program: name a C compiler, or unset CC."),
        ("false", "The C compiler false fails: it ended with 1."),
    ],
)
def test_without_a_compiler_everything_is_played_and_one_sentence_says_so(compiler: str, says: str, tmp_path: Path) -> None:
    quick, slow = played(), played(CC=compiler, KAHVE_CACHE=str(tmp_path))
    assert (quick.returncode, quick.stderr) == (0, "")
    assert (slow.returncode, slow.stdout) == (0, quick.stdout)
    assert says in slow.stderr
    assert "So the rules are interpreted" in slow.stderr
    assert slow.stderr.count("InterpretedWarning") == 1


def test_who_asks_for_interpreted_rules_hears_nothing_of_it() -> None:
    assert played(KAHVE_INTERPRETED="1").stderr == ""
