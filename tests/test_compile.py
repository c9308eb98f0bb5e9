"""What the compiler of rules promises whatever has been marked before."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from kahve.cards import dialect
from kahve.cards.dialect import rule
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
