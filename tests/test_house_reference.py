"""The page of house rules, which a script writes, is up to date."""

from __future__ import annotations

import runpy
from pathlib import Path

from kahve.games import all_games
from kahve.games.effects import effects
from kahve.lab.survey import values_to_try

DOCS = Path(__file__).parent.parent / "docs"


def test_the_page_of_house_rules_is_up_to_date() -> None:
    made = runpy.run_path(str(DOCS / "make_house_rules.py"))
    assert (DOCS / "house-rules.md").read_text(encoding="utf-8") == made["page"](), "run `make docs`"


def test_the_page_of_what_they_change_is_up_to_date() -> None:
    made = runpy.run_path(str(DOCS / "make_effects.py"))
    assert (DOCS / "what-rules-change.md").read_text(encoding="utf-8") == made["page"](), "run `make docs`"


def test_what_was_measured_is_of_house_rules_that_there_are() -> None:
    for game in all_games():
        options = {option.name: option for option in game.options}
        for effect in effects(game.name):
            assert effect.option in options, f"{game.name} has no {effect.option} any more: measure again"
            told = {
                options[effect.option].plain(options[effect.option].number_for(value)) for value in values_to_try(options[effect.option])
            }
            assert effect.value in told, f"{game.name}, {effect.option} has no value {effect.value} any more: measure again"
