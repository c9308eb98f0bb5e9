"""The pages of house rules that the site has."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

from kahve.games import all_games
from kahve.games.effects import effects
from kahve.lab.survey import values_to_try

DOCS = Path(__file__).parent.parent / "docs"


def sections(script: str) -> dict[str, str]:
    """The sections of the page that a script of docs/ returns, by their titles."""
    parts = str(runpy.run_path(str(DOCS / script))["page"]()).split("\n## ")
    return {title: text for title, _, text in (part.partition("\n") for part in parts[1:])}


def test_the_page_of_house_rules_has_every_rule_preset_and_rulebook() -> None:
    written = sections("make_house_rules.py")
    assert list(written) == [game.title for game in all_games()]
    for game in all_games():
        rows = re.findall(r"^\| `(\w+)` ", written[game.title], re.MULTILINE)
        assert rows == [preset.name for preset in game.presets] + [option.name for option in game.options]
        link = re.search(r"\[rulebook\]\(([^)]+)\)", written[game.title])
        assert link is not None
        assert (DOCS / link[1]).is_file()


def test_the_page_of_what_they_change_has_every_rule_that_was_played() -> None:
    written = sections("make_effects.py")
    for game in all_games():
        played = {effect.option for effect in effects(game.name) if not effect.refused and not effect.yardstick}
        rows = re.findall(r"^\| `(\w+)`: ", written.get(game.title, ""), re.MULTILINE)
        assert rows == [option.name for option in game.options if option.name in played]


def test_what_was_measured_is_of_house_rules_that_there_are() -> None:
    for game in all_games():
        options = {option.name: option for option in game.options}
        for effect in effects(game.name):
            assert effect.option in options, f"{game.name} has no {effect.option} any more: measure again"
            rules_of = {
                options[effect.option].plain(options[effect.option].number_for(value)) for value in values_to_try(options[effect.option])
            }
            assert effect.value in rules_of, f"{game.name}, {effect.option} has no value {effect.value} any more: measure again"
