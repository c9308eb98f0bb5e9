"""A set of house rules that is checked by the server: what it answers, and what it says of one that cannot be."""

from typing import Any

import pytest

from kahve.games import GAMES, all_games


@pytest.mark.parametrize("of", all_games(), ids=lambda of: of.name)
def test_a_preset_of_every_game_goes_there_and_back_as_a_line(server: Any, of: Any) -> None:
    for preset in of.presets:
        status, body, _ = server.http(f"/api/games/{of.name}/house", {"house": dict(preset.values), "called": "Ours"})
        assert (status, body["game"], body["called"]) == (200, of.name, "Ours")
        assert body["line"].startswith(f"{of.name} ")
        assert body["line"].endswith(" # Ours")
        assert server.http(f"/api/games/{of.name}/house", {"line": body["line"]})[:2] == (200, body)
        assert of.settle(body["house"]) == of.settle({}, preset.name)


@pytest.mark.parametrize("name", GAMES)
def test_a_set_of_another_game_is_said_to_be_one(server: Any, name: str) -> None:
    other = "basra" if name != "basra" else "pisti"
    status, body, _ = server.http(f"/api/games/{name}/house", {"line": f"{other} seats=2"})
    assert (status, body["error"]["code"]) == (422, "house")
    assert body["error"]["says"].startswith(f"These house rules are for '{other}'")


@pytest.mark.parametrize(
    ("body", "status", "says", "field"),
    [
        ({"line": "pisti targte=101"}, 422, "There is no house rule targte. Did you mean target?", "targte"),
        ({"line": "pisti seats=9"}, 422, "seats cannot be 9: allowed are 2 to 4.", "seats"),
        ({"house": {"seats": 9}}, 422, "seats cannot be 9: allowed are 2 to 4.", "seats"),
        ({"line": "Bring a cake on Thursday"}, 422, "These house rules are for 'Bring', but the game here is Pisti", None),
        ({"line": "pisti -", "more": 1}, 400, "This request cannot be read", None),
        ({"line": 7}, 400, "This request cannot be read", None),
        ({"house": {}, "called": "x" * 41}, 422, "The name of a set has at most 40 characters", None),
    ],
)
def test_what_cannot_be_is_said(server: Any, body: Any, status: int, says: str, field: str | None) -> None:
    document, answer, _ = server.http("/api/games/pisti/house", body)
    assert (document, answer["error"]["field"]) == (status, field)
    assert answer["error"]["says"].startswith(says)


def test_there_is_no_server_of_a_game_that_there_is_not(server: Any) -> None:
    assert server.http("/api/games/whist/house", {"line": "whist -"})[0] == 404
