"""The customs of a table as a form shows them: every choice that the server takes, and no other."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from kahve.bots import BOTS
from kahve.table.protocol.messages import Custom, Customs
from kahve.table.protocol.setup_error import SetupError
from kahve.table.sitting.customs import CHOICES, changed, customs_document, read_customs


def test_the_form_has_every_custom_with_the_values_that_are_taken(server: Any) -> None:
    status, body, _ = server.http("/api/customs")
    assert status == 200
    assert body["customs"] == customs_document(BOTS)
    assert msgspec.convert(body["customs"], list[Custom]) == body["customs"]
    assert {one["name"] for one in body["customs"]} == set(read_customs(None, BOTS)) == set(Customs.__annotations__)
    usual = read_customs(None, BOTS)
    for custom in body["customs"]:
        assert custom["default"] == usual[custom["name"]]
        assert custom["says"].endswith(".")
        for one in custom["values"]:
            assert read_customs({custom["name"]: one["value"]}, BOTS)[custom["name"]] == one["value"]


def test_each_value_has_a_title_of_its_own() -> None:
    for custom in customs_document(BOTS):
        titles = [one["title"] for one in custom["values"]]
        assert len(set(titles)) == len(titles) == len(CHOICES.get(custom["name"], BOTS))


def test_what_has_changed_is_told_in_the_words_of_the_form() -> None:
    before = read_customs(None, BOTS)
    after = read_customs({"away": 86400, "stand_in": "random", "takeback": True}, BOTS, before)
    assert changed(after, before, BOTS) == f"Time to move: a day, Moves taken back: yes, Stand-in: {BOTS['random'][0]}."
    # A bot that the server does not know any more is told by its name.
    assert changed(after | {"stand_in": "gone"}, before, BOTS).endswith("Stand-in: gone.")


def test_a_server_without_the_usual_bot_offers_another_one() -> None:
    [stand_in] = [one for one in customs_document({"random": BOTS["random"]}) if one["name"] == "stand_in"]
    assert (stand_in["default"], len(stand_in["values"])) == ("random", 1)


@pytest.mark.parametrize("customs", [{"talk": "loud"}, {"away": True}, {"watch": 1}, {"stand_in": "nobody"}, {"dance": True}])
def test_what_is_not_in_the_form_is_refused(customs: Any) -> None:
    with pytest.raises(SetupError):
        read_customs(customs, BOTS)
