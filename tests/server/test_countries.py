"""The games of each country: by its rules and names in every language, told alike by a server and by the pocket."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

import kahve
from kahve.games.countries import COUNTRIES, Country, Door
from kahve.language import offered, speaking
from kahve.pocket.page_server import Pocket, no_rows
from kahve.pocket.recording import record
from kahve.table.sitting.sitting import Sitting

FIRST = {
    ("tr", "TR"): ("Pişti", "pisti", {"seats": 2}),
    ("el", "GR"): (
        "Ξερή",
        "dry_game",
        {"seats": 2, "refill_stack": "first_batch", "stack_top_jack": "replaced", "card_points": "greek"},
    ),
    ("el", "CY"): ("Πάστρα", "pastra", {"seats": 2}),
    ("tr", "CY"): ("Pastra", "pastra", {"seats": 2}),
    ("ar", "EG"): ("البصرة", "basra", {"seats": 2}),
    ("ar", "LB"): ("باصرة", "basra", {"seats": 2, "hand_cards": 6, "seven_diamond": "plain"}),
    ("en", "US"): ("Hand and Foot", "hand_and_foot", {"seats": 4}),
}
"""By language and country: the name, the game and the rules with which its front door begins."""


def games_in(language: str, server: Any) -> list[dict[str, Any]]:
    """The countries as a server tells them; those of the pocket are the same."""
    status, body, _ = server.http("/api/games", headers={"Accept-Language": language})
    assert status == 200

    async def ask() -> Any:
        pocket = Pocket(lambda rows: None, no_rows)
        answer = await pocket.answer({"method": "GET", "address": "/api/games", "headers": {"accept-language": language}})
        await pocket.close()
        return json.loads(answer["body"])

    in_pocket = asyncio.run(ask())
    assert in_pocket["countries"] == body["countries"]
    assert [game["names"] for game in in_pocket["games"]] == [game["names"] for game in body["games"]]
    countries: list[dict[str, Any]] = body["countries"]
    return countries


@pytest.mark.parametrize("language", offered())
def test_a_country_begins_with_its_game_by_its_name_and_its_rules(server: Any, language: str) -> None:
    countries = {country["code"]: country for country in games_in(language, server)}
    assert list(countries) == [country.code for country in COUNTRIES]
    for (spoken, code), (title, game, values) in FIRST.items():
        if spoken == language:
            door = countries[code]["doors"][0]
            assert (door["title"], door["game"], door["values"]) == (title, game, values)
    usual = [code for code, country in countries.items() if country["is_usual"] and language in country["languages"]]
    assert usual == [code for code in ("TR", "GR", "EG", "DE") if {"TR": "tr", "GR": "el", "EG": "ar", "DE": "de"}[code] == language]


def test_four_in_pairs_are_partners_in_turkey_greece_egypt_lebanon_and_cyprus() -> None:
    for code in ("TR", "GR", "EG", "LB", "CY"):
        [country] = [country for country in COUNTRIES if country.code == code]
        game = kahve.game(country.doors[1].game)
        assert game.rules.sides(game.settle(country.doors[1].values(game))) == 2


@pytest.mark.parametrize("country", COUNTRIES, ids=lambda country: country.code)
def test_every_door_opens_a_table_and_is_told_in_every_language(country: Country) -> None:
    for language in offered():
        with speaking(language):
            games = [(door, kahve.game(door.game)) for door in country.doors]
            assert len({door.title(game) for door, game in games}) == len(games), "two doors of a country have one name"
            for door, game in games:
                assert door.title(game)
                assert door.says(game).endswith(".")
                players = [{"kind": "you", "name": "Bo"}, *[{"kind": "bot", "bot": "random"}] * (int(door.values(game)["seats"]) - 1)]
                sitting = Sitting.open({"game": game.name, "house": door.values(game), "players": players})
                assert sitting.setup.house == game.settle(door.values(game))


def test_a_door_has_the_rules_of_its_preset_and_its_own_over_them() -> None:
    game = kahve.game("basra")
    assert Door("basra", "lebanese", {"hand_cards": 4}).values(game) == {"seats": 2, "hand_cards": 4, "seven_diamond": "plain"}
    assert Door("basra").title(game) == game.title


def test_the_pocket_has_tables_ready_of_the_games_with_which_its_language_begins() -> None:
    openings = record("el", ["dry_game", "pastra"], openings=1)["openings"]
    houses = [(opening["setup"]["game"], opening["setup"]["house"]) for opening in openings]
    assert houses == [("dry_game", {"seats": 2}), ("pastra", {"seats": 2}), ("dry_game", FIRST["el", "GR"][2])]
    assert {player["name"] for player in openings[2]["welcome"]["scene"]["seats"]} >= {"Ελένη"}
