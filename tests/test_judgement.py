"""What a game does not say of its moves is filled in: nobody who plays by a judgement asks whether a part is there."""

from __future__ import annotations

from typing import Any

from kahve.engine.judgement import ANY_MOVE, CLUB, LEARNED, PLAIN, RECALL, Judgement, no_worth


def weigh(t: Any, house: Any, move: int, reckoned: int) -> int:
    return 10 * reckoned + move


def count(t: Any, house: Any) -> int:
    return 3


def forget(t: Any, house: Any) -> int:
    return 2


def glance(t: Any, house: Any, move: int) -> int:
    return -move


def rated(judgement: Judgement) -> dict[int, int]:
    """The worth of move 4 in each way of looking."""
    return {look: way.weigh(None, None, 4, way.reckon(None, None)) for look, way in enumerate(judgement.ways)}


def test_a_game_that_says_nothing_rates_all_moves_alike() -> None:
    assert set(rated(Judgement()).values()) == {0}
    assert all(way.weigh is no_worth for way in Judgement().ways)


def test_each_way_of_looking_that_a_game_lacks_is_the_next() -> None:
    assert rated(Judgement(weigh=weigh)) == {ANY_MOVE: 0, PLAIN: 4, RECALL: 4, CLUB: 4, LEARNED: 4}
    assert rated(Judgement(weigh=weigh, reckon=count)) == {ANY_MOVE: 0, PLAIN: 34, RECALL: 34, CLUB: 34, LEARNED: 34}
    assert rated(Judgement(weigh=weigh, reckon=count, recall=forget)) == {ANY_MOVE: 0, PLAIN: 24, RECALL: 24, CLUB: 34, LEARNED: 34}
    assert rated(Judgement(weigh=weigh, reckon=count, plain=glance)) == {ANY_MOVE: 0, PLAIN: -4, RECALL: 34, CLUB: 34, LEARNED: 34}


def test_an_expert_may_weigh_otherwise() -> None:
    assert rated(Judgement(weigh=weigh, expert=count))[LEARNED] == 34
    assert rated(Judgement(weigh=weigh, expert=count, expert_weigh=lambda t, house, move, reckoned: reckoned))[LEARNED] == 3


def test_what_is_missing_changes_nothing() -> None:
    judgement, array = Judgement(), [1, 2]
    assert judgement.polite(None, None, [7, 8], 2) == 2
    assert not judgement.stretch(None, None)
    assert not judgement.subtle(None, None, 7)
    assert judgement.rewind(None, None, array) == 0
    assert not judgement.prospects(None, None, array)
    assert array == [1, 2]
