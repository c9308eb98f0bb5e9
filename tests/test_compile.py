"""What the compiler of rules promises whatever has been marked before."""

from __future__ import annotations

from collections.abc import Callable
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
