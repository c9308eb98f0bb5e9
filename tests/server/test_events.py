"""Events as they are stored: each is read as it was written, also in the forms that earlier releases wrote."""

from __future__ import annotations

import json
from typing import Any, get_args

import msgspec
import pytest

from kahve.table.protocol import events
from kahve.table.protocol.asks import FROM_BROWSERS
from kahve.table.protocol.events import Event, read, written
from kahve.table.protocol.messages import EVENTS, schema
from kahve.table.protocol.protocol import MessageError, read_message

OF_CARDS = {"opened", "dealt", "moved", "match"}

EARLIER: list[tuple[dict[str, Any], Event]] = [
    ({"kind": "dealt", "order": "5H 6H"}, events.Dealt("5H 6H")),
    ({"kind": "joined", "seat": 1, "name": "Ada"}, events.Joined(1, "Ada")),
    ({"kind": "left", "seat": 1, "by": 1}, events.Left(1, 1)),
    ({"kind": "proposed", "by": 0, "what": "end"}, events.Proposed(0, "end")),
    ({"kind": "taken_back", "seat": 0}, events.TakenBack(0, 1)),
    ({"kind": "removed", "seat": 1, "by": 0, "mark": None, "banned": False}, events.Removed(1, 0, None, False)),
    (
        {"kind": "mixing", "by": 0, "deal": 1, "attempt": 1, "secret": "00", "commitment": "11", "asked": [0], "house": {"1": "22"}},
        events.ExchangeBegun(0, 1, 1, "00", "11", [0], {1: "22"}, 1),
    ),
]
"""Events without the fields that came later, and how they are read."""


@pytest.mark.parametrize(("stored", "event"), EARLIER, ids=lambda part: part["kind"] if isinstance(part, dict) else "")
def test_an_event_of_an_earlier_release_is_read(stored: dict[str, Any], event: Event) -> None:
    assert read(json.dumps(stored)) == event
    assert read(json.dumps(stored | {"of_a_later_release": 1})) == event
    assert read(written(event)) == event
    assert {name: value for name, value in json.loads(written(event)).items() if name in stored} == stored


@pytest.mark.parametrize(
    "text",
    ["", "nonsense", "[1]", "{}", '{"kind": "dance"}', '{"kind": "dealt"}', '{"kind": "opened"}', '{"kind": "locked", "by": 0}',
     '{"kind": "moved", "seat": "0", "move": "5H"}', '{"kind": "reseated", "by": 0, "order": [1, 0]}'],
)  # fmt: skip
def test_what_is_no_event_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        read(text)


def test_every_kind_of_event_has_a_form_for_its_readers() -> None:
    stored = {event.__struct_config__.tag for event in get_args(Event)}
    assert stored - OF_CARDS == set(EVENTS) - {"deal", "move", "match"}


def test_no_event_tells_what_is_to_stay_unknown() -> None:
    keys = {name: set(schema()["$defs"][sent_type.__name__]["properties"]) for name, sent_type in EVENTS.items()}
    assert keys["mixing"] == {"type", "n", "kind", "says", "scene", "by"}
    assert not {"secret", "value", "house", "mark", "keys", "own"} & set.union(*keys.values())


def test_every_ask_of_the_schema_is_read_and_needs_its_id_and_base() -> None:
    example: dict[str, Any] = {"string": "5H", "integer": 1, "object": {}}
    for kind in FROM_BROWSERS:
        described = schema()["$defs"][kind.__name__]
        fields = {name: described["properties"][name] for name in described["required"]}
        ask = {name: field["enum"][0] if "enum" in field else example[field["type"]] for name, field in fields.items()}
        assert read_message(json.dumps(ask)) == msgspec.convert(ask, kind)
        for name in ("id", "base", "do"):
            with pytest.raises(MessageError, match=f"missing required field `{name}`"):
                read_message(json.dumps({key: value for key, value in ask.items() if key != name}))
    with pytest.raises(MessageError, match="ask for 'dance' here: ask for move, try, deal"):
        read_message('{"type": "ask", "id": "a", "base": 1, "do": "dance"}')
