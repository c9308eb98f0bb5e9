"""Every text that comes from outside has a limit, which is looked at before anything is done with the text."""

import inspect
import json
import time
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from kahve.language import speaking
from kahve.table.http.openapi import OPERATIONS
from kahve.table.people.persons import label_of
from kahve.table.protocol import protocol
from kahve.table.protocol.protocol import MessageError, SeatBody, SetupBody, free, free_parts, read_body, read_message
from kahve.table.sitting.person_names import LONGEST_NAME, read_name

KINDS = [kind for _, kind in inspect.getmembers(protocol, inspect.isclass) if issubclass(kind, msgspec.Struct)]
"""All messages and bodies that the server reads."""


def without_limit(info: Any, path: str) -> Iterator[str]:
    """The places in a type at which a text may be as long as it likes."""
    match info:
        case msgspec.inspect.Metadata(type=inner, extra=extra):
            if not (extra and "longest" in extra):
                yield from without_limit(inner, path)
        case msgspec.inspect.StructType(fields=fields):
            for part in fields:
                yield from without_limit(part.type, f"{path}.{part.name}")
        case msgspec.inspect.UnionType(types=types):
            for each in types:
                yield from without_limit(each, path)
        case msgspec.inspect.ListType(item_type=item):
            yield from without_limit(item, f"{path}[]")
        case msgspec.inspect.StrType(max_length=None) | msgspec.inspect.AnyType() | msgspec.inspect.DictType():
            yield path
        case msgspec.inspect.StrType() | msgspec.inspect.LiteralType() | msgspec.inspect.NoneType():
            pass
        case msgspec.inspect.IntType() | msgspec.inspect.BoolType() | msgspec.inspect.FloatType():
            pass
        case _:
            yield f"{path}: say of {type(info).__name__} here whether it can be a text"


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_text_of_a_message_or_body_has_a_limit(kind: Any) -> None:
    assert list(without_limit(msgspec.inspect.type_info(kind), kind.__name__)) == []


def test_a_text_without_a_limit_is_found() -> None:
    class Careless(msgspec.Struct):
        name: str
        names: list[str | None]
        values: dict[str, Any]
        anything: Any = None

    results = list(without_limit(msgspec.inspect.type_info(Careless), ""))
    assert results == [".name", ".names[]", ".values", ".anything"]
    assert free(5).extra == {"longest": 5}


def test_no_address_reads_a_body_that_is_not_among_these() -> None:
    assert {operation.body for operation in OPERATIONS.values() if isinstance(operation.body, type)} <= set(KINDS)


def test_a_text_that_is_too_long_is_refused_by_a_sentence_in_the_language_of_who_sent_it() -> None:
    with pytest.raises(MessageError, match=r"^The text name is too long: at most 200 characters are allowed\.$"):
        read_body(json.dumps({"name": "a" * 201}).encode(), SeatBody)
    assert read_body(json.dumps({"name": "ä" * 200}).encode(), SeatBody).name == "ä" * 200
    with speaking("tr"), pytest.raises(MessageError, match=r"^name metni çok uzun: en çok 200 karakter olabilir\.$"):
        read_body(json.dumps({"name": "a" * 201, "seat": 1.0}).encode(), SeatBody)
    with pytest.raises(MessageError, match=r"^The text language is too long: at most 40 characters are allowed\.$"):
        read_message(json.dumps({"type": "watch", "language": "t" * 41}))


LONG: dict[str, Any] = {
    "players": [{"kind": "you", "name": "a" * 201}],
    "house": {"deck": ["b" * 2001]},
    "show": {"c" * 201: True},
    "customs": {"talk": {"d": [["e" * 201]]}},
}


@pytest.mark.parametrize("part", LONG)
def test_so_is_one_that_stands_in_values_of_any_form(part: str) -> None:
    assert set(free_parts(SetupBody)) == set(LONG)
    with pytest.raises(MessageError, match=f"^The text {part} is too long"):
        read_body(json.dumps({"game": "pisti", "players": [], part: LONG[part]}).encode(), SetupBody)


def test_an_ask_with_too_long_a_text_in_its_values_keeps_its_name() -> None:
    with pytest.raises(MessageError) as refused:
        read_message(json.dumps({"type": "ask", "id": "a1", "base": 0, "do": "customs", "customs": {"talk": "x" * 201}}))
    assert refused.value.id == "a1"


HARD = "a" + "\u0315" * 7900 + "\u0316" * 7900
"""A text that takes a third of a second to normalise."""


ADDRESSES: list[tuple[str, Any]] = [
    ("/api/tables/none/seats", {"name": HARD}),
    ("/api/tables", {"game": "pisti", "house": {"seats": 2}, "players": [{"kind": "you", "name": HARD}, {"kind": "open"}]}),
    ("/api/tables", {"game": HARD, "players": []}),
    ("/api/games/pisti/house", {"line": HARD}),
    ("/api/games/pisti/house", {"house": {"seats": HARD}}),
    ("/api/me", {"name": HARD}),
    ("/api/devices", {"code": HARD}),
    ("/api/passkeys", {"credential": {"id": HARD + HARD[:200]}}),
    ("/api/games/pisti/lessons/1", {"do": "move", "move": HARD}),
]


def test_a_long_name_costs_nothing_at_any_address(answers_to: Any) -> None:
    bodies = [(address, json.dumps(body, ensure_ascii=False).encode()) for address, body in ADDRESSES]
    answers_to(("GET", "/api/games/pisti/lessons/1", {}))
    began = time.process_time()
    answers = answers_to(*(("POST", address, {"content": body}) for address, body in bodies))
    spent = time.process_time() - began
    assert [(answer.status_code, answer.json()["error"]["code"]) for answer in answers] == [(400, "malformed")] * len(bodies)
    assert all("is too long" in answer.json()["error"]["says"] for answer in answers)
    assert spent < 0.3 * len(bodies), "one of these names alone would take longer to normalise"


@pytest.mark.parametrize("address", ["/api/tables/{}", "/api/games/{}", "/{}", "/api/talk?{}", "/api/games/pisti/rules?seats={}"])
def test_a_long_address_is_refused_before_it_is_read(answers_to: Any, address: str) -> None:
    [answer] = answers_to(("GET", address.format("a" * 20_000), {}))
    assert (answer.status_code, answer.json()["error"]["code"]) == (414, "too_long")
    assert answer.json()["error"]["says"] == "This address is too long to be read here."


def test_a_header_that_is_made_to_be_slow_is_cut_short() -> None:
    began = time.process_time()
    assert label_of("Edg" * 20_000) == "A program"
    assert label_of("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0") == "Firefox on Linux"
    assert time.process_time() - began < 0.1


HARD_NAMES = ["\ufdfa" * 200, HARD, "a" + "\u0315\u0316" * 7900, "\uac00" * 16_000, "a" * 32_000]


@pytest.mark.parametrize("text", HARD_NAMES, ids=range(len(HARD_NAMES)))
def test_a_name_of_any_length_is_read_at_once_wherever_it_comes_from(text: str) -> None:
    began = time.process_time()
    assert 1 <= len(read_name(text, ["Ada", "Bo"])) <= LONGEST_NAME
    assert time.process_time() - began < 0.1
