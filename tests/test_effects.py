"""What a house rule changes, in words: from the figures of its values, with the names that people read."""

from __future__ import annotations

import pytest

from kahve.games.effects import Effect, Figure
from kahve.games.effects_page import page, sentence

HALF, NONE = Figure(0.5, 0.4, 0.6), Figure(0.0, 0.0, 0.0)


def measured(value: str, *, usual: bool = False, preset: str = "", mattered: Figure | None = None, turned: Figure | None = None) -> Effect:
    return Effect("pisti", "card_points", value, preset=preset, yardstick=usual, deals=1200, mattered=mattered, turned=turned)


@pytest.mark.parametrize(
    ("effects", "says"),
    [
        (
            [measured("standard", usual=True), measured("greek", mattered=HALF, turned=HALF)],
            "With “Greek” instead of “the usual cards” 50.0% of the deals end differently, and 50.0% have another winner.",
        ),
        (
            [measured("standard", usual=True), measured("greek", mattered=HALF)],
            "With “Greek” instead of “the usual cards” 50.0% of the deals end differently.",
        ),
        (
            [measured("greek", mattered=HALF, turned=HALF)],
            "With “Greek” 50.0% of the deals end differently, and 50.0% have another winner.",
        ),
        ([measured("greek", mattered=HALF)], "With “Greek” 50.0% of the deals end differently."),
        ([measured("standard", usual=True), measured("greek", mattered=NONE)], "It changed the result of none of 1,200 deals."),
        ([measured("standard", usual=True), measured("greek")], ""),
        (
            [measured("standard", usual=True, preset="two_hand"), measured("greek", preset="two_hand", mattered=HALF)],
            "With “Greek” instead of “the usual cards” 50.0% of the deals end differently. "
            "All other house rules were those of “Two-Hand Pisti”.",
        ),
        (
            [Effect("pisti", "card_points", "greek", refused="That cannot be.")],
            "Its values could not be compared: no preset plays two of them.",
        ),
    ],
)
def test_what_a_rule_changes_is_told_as_far_as_it_is_known(effects: list[Effect], says: str) -> None:
    assert sentence(effects) == says


def test_a_value_that_was_not_played_stands_below_the_table_with_the_reason() -> None:
    from kahve.games import game

    html = page([game("pisti")], [measured("standard", usual=True), Effect("pisti", "card_points", "greek", refused="That cannot be.")])
    assert "<li>Greek was not played. That cannot be.</li>" in html
    assert '<th scope="row">the usual cards <span>compared with this</span></th>' in html
