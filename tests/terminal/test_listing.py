import json

from typer.testing import CliRunner

import kahve
from kahve.terminal.main import app


def said(*words: str) -> str:
    found = CliRunner().invoke(app, list(words))
    assert found.exit_code == 0, found.output
    return found.output


def test_games_are_listed_with_title_seats_and_a_sentence() -> None:
    out = said("games")
    for game in kahve.all_games():
        assert f"{game.name}: {game.title}, " in out
        assert f"  {game.summary}\n" in out
    assert "pisti: Pisti, 2 to 4 players.\n" in out


def test_games_for_programs() -> None:
    assert [row["name"] for row in json.loads(said("games", "--json"))] == [game.name for game in kahve.all_games()]


def test_every_house_rule_has_its_default_and_what_is_allowed() -> None:
    out = said("house", "pisti")
    for option in kahve.game("pisti").options:
        assert f"{option.name}: default {option.told(option.number_for(option.default))}. Allowed: {option.allows()}." in out
        assert f"  {option.says}\n" in out
    assert "--preset two_hand: Two-Hand Pisti (seats=2)." in out


def test_the_values_of_a_table_stand_beside_the_defaults() -> None:
    out = said("house", "pisti", "--preset", "turkish_app", "--house", "target=101")
    assert "jack_on_jack_bonus: default 20, at this table 30." in out
    assert "target: default 151, at this table 101." in out


def test_house_rules_for_programs() -> None:
    found = json.loads(said("house", "pisti", "--house", "seats=2", "--json"))
    rows = {row["name"]: row for row in found["options"]}
    assert (rows["seats"]["default"], rows["seats"]["value"], rows["seats"]["min"], rows["seats"]["max"]) == (4, 2, 2, 4)
    assert rows["teams"]["value"] is True
    assert rows["kitty_view"]["allowed"] == ["team", "taker", "nobody", "all"]
    assert [row["name"] for row in found["presets"]][:2] == ["classic", "two_hand"]
