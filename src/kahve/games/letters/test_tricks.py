"""The paragraphs that are the same for all four games of tricks; each game's own tests are in its folder."""

from __future__ import annotations

import pytest

from kahve.games.letters.conftest import (
    NO_PACKS,
    Same,
)

GAMES = ("quist", "animal_quist", "chili_dog", "turtle")
pytestmark = pytest.mark.parametrize("name", GAMES)


# -- 1 The table ----------------------------------------------------------------------------------------------------------------------


def test_1_2_the_pack(name: str) -> None:
    Same(name).pack()


@pytest.mark.parametrize(("changed", "words"), NO_PACKS)
def test_1_3_packs_that_cannot_be(name: str, changed: dict[str, object], words: str) -> None:
    Same(name).no_pack(changed, words)
