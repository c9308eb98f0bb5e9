"""House rules that are numbers of one's own: a target that no list has."""

from __future__ import annotations

import pytest

import kahve
from kahve.engine.house import HouseError
from kahve.games import GAMES


@pytest.mark.parametrize("name", GAMES)
def test_a_match_may_be_played_to_any_score(name: str) -> None:
    for target in (1, 37, "37", 9999):
        table = kahve.new(name, target=target)
        assert table.house.target == int(target)
        table.deal(seed=1)
        assert table.record.target == int(target)
        assert kahve.position(name, str(table)).house == table.house
    for wrong in (-1, 1_000_000, "1e3", 2.5, True):
        with pytest.raises(HouseError, match=r"target cannot be .* another whole number from 1 to 9+\."):
            kahve.new(name, target=wrong)
