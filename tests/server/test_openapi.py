"""The published OpenAPI document: every address is in it, and what the server answers is as it says."""

import re
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from kahve.games import GAMES
from kahve.table.http.openapi import OPERATIONS, document
from kahve.table.serving.app import create_app
from kahve.table.serving.serve_options import ServeOptions


@pytest.fixture(scope="module")
def published(tmp_path_factory: Any) -> Any:
    app = create_app(ServeOptions(store=f"sqlite:///{tmp_path_factory.mktemp('openapi')}/tables.db"))
    yield app.state.routes, document(app.state.routes)
    app.state.server.store.close()


def test_every_address_is_in_it_and_it_names_no_other(published: Any) -> None:
    routes, document = published
    paths = {re.sub(r":\w+}", "}", route.path) for route in routes}
    assert set(document["paths"]) == paths
    described = {f"{method.upper()} {path}" for path, methods in document["paths"].items() for method in methods}
    assert set(OPERATIONS) <= described


def test_it_is_a_document_that_programs_can_read(published: Any) -> None:
    _, document = published
    names = [operation["operationId"] for methods in document["paths"].values() for operation in methods.values()]
    assert len(names) == len(set(names))
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            assert operation["summary"], path
            assert {"4XX", "5XX"} <= set(operation["responses"])
            in_path = [one["name"] for one in operation["parameters"] if one["in"] == "path"]
            assert in_path == re.findall(r"{(\w+)}", path)
            # What is said of a body is what the server reads, so an address that reads none has none.
            assert ("requestBody" in operation) <= (method in ("post", "patch")), path
    for reference in re.findall(r"'\$ref': '#/([^']+)'", str(document)):
        at = document
        for part in reference.split("/"):
            at = at[part]


def test_a_body_is_described_as_it_is_read(published: Any) -> None:
    _, document = published
    for path, method, required, names in (
        ("/api/devices", "post", True, {"code", "bring"}),
        ("/api/me", "post", False, {"name", "emblem"}),
        ("/api/tables/{name}/seats", "post", False, {"name", "seat", "joiner"}),
        ("/api/tables/{name}/seats/{seat}/push", "post", True, {"endpoint", "keys", "expirationTime", "zone"}),
    ):
        body = document["paths"][path][method]["requestBody"]
        name = body["content"]["application/json"]["schema"]["$ref"].rpartition("/")[2]
        kind = document["components"]["schemas"][name]
        assert body["required"] == required
        assert (set(kind["properties"]), kind["additionalProperties"]) == (names, False)


@pytest.mark.parametrize(
    ("path", "allowed"),
    [
        ("/api/me", "DELETE, GET, PATCH, POST"),
        ("/api/tables", "POST"),
        ("/api/games/pisti/lessons/1", "GET, POST"),
        ("/api/me/passkeys/options", "POST"),
    ],
)
def test_an_address_names_all_that_can_be_done_there(server: Any, path: str, allowed: str) -> None:
    status, body, headers = server.http(path, method="PUT")
    assert (status, body["error"]["code"], headers["allow"]) == (405, "http", allowed)


def test_a_whole_number_may_be_written_with_a_point(server: Any) -> None:
    for seat, says in ((1.0, None), (1.5, "Expected `int | null`, got `float` - at `$.seat`"), (1e300, "at `$.seat`")):
        place = server.place("pisti", [{"kind": "you", "name": "Bo"}, {"kind": "open"}])
        status, body, _ = server.http(f"/api/tables/{place['table']}/seats", {"name": "Cy", "seat": seat})
        assert (status, says or "") == (201, "") or (status == 400 and str(says) in body["error"]["says"]), body


def validated(server: Any, document: Any, path: str, of: str, body: Any = None, **more: Any) -> Any:
    """Ask, and compare the answer with what the document says of this address."""
    method = more.pop("method", "get" if body is None else "post")
    status, answer, headers = server.http(path, body, **more)
    operation = document["paths"][of][method]
    responses = operation["responses"]
    response = responses.get(str(status)) or responses[f"{str(status)[0]}XX"]
    if "$ref" in response:
        response = document["components"]["responses"][response["$ref"].rpartition("/")[2]]
    kind = headers["content-type"].partition(";")[0]
    assert kind in response["content"], (path, status, kind)
    if kind == "application/json":
        schema = response["content"][kind]["schema"] | {"components": document["components"]}
        Draft202012Validator(schema).validate(answer)
    return status, answer


def test_what_is_answered_is_as_it_says(serving: Any, with_bots: Any) -> None:
    server = serving()
    status, document, headers = server.http("/openapi.json")
    assert (status, headers["content-type"]) == (200, "application/json")
    for name in GAMES:
        assert validated(server, document, f"/api/games/{name}", "/api/games/{name}")[0] == 200
    assert validated(server, document, "/api/games/chess", "/api/games/{name}")[0] == 404
    for path in ("/healthz", "/healthz/visitor", "/api/games", "/api/talk", "/api/customs", "/protocol.json", "/openapi.json"):
        assert validated(server, document, path, path)[0] == 200
    assert validated(server, document, "/api/games/pisti/rules?target=70000", "/api/games/{name}/rules")[0] == 422
    assert validated(server, document, "/api/games/pisti/rules", "/api/games/{name}/rules")[0] == 200
    setup = {"game": "quist", "house": {"seats": 4}, "players": [*with_bots(2), {"kind": "open"}], "show": {}}
    status, place = validated(server, document, "/api/tables", "/api/tables", setup)
    assert status == 201
    assert validated(server, document, "/api/tables", "/api/tables", {"game": "quist", "players": 5})[0] == 400
    assert validated(server, document, "/api/tables", "/api/tables", setup | {"house": {"seats": 9}})[0] == 422
    table = f"/api/tables/{place['table']}"
    for rest, expected in {"": 200, "/invitation": 200, "/word?word=pear": 200, "/word?word=%20": 422, "/log": 200, "/deals": 200}.items():
        name = "{place}" if rest == "/deals" else "{name}"
        assert validated(server, document, table + rest, f"/api/tables/{name}{rest.partition('?')[0]}")[0] == expected
    seat = "/api/tables/{name}/seats/{seat}"
    assert validated(server, document, f"{table}/seats/0", seat)[0] == 401
    assert validated(server, document, f"{table}/seats/first", seat)[0] == 400
    assert validated(server, document, f"{table}/seats/1", seat, token=place["token"])[0] == 403
    assert validated(server, document, f"{table}/seats/0", seat, token=place["token"])[0] == 200
    assert validated(server, document, f"{table}/seats/0/hint", f"{seat}/hint", token=place["token"])[0] == 409
    assert validated(server, document, f"{table}/deals/1/review", "/api/tables/{place}/deals/{deal}/review", token=place["token"])[0] in (
        404,
        409,
    )
    assert validated(server, document, f"{table}/seats", "/api/tables/{name}/seats", {"name": "Cy"})[0] == 201
    assert validated(server, document, f"{table}/seats", "/api/tables/{name}/seats", {"name": "Di"})[0] == 409
    assert validated(server, document, "/api/tables/nowhere", "/api/tables/{name}")[0] == 404
    assert validated(server, document, "/api/me", "/api/me")[0] == 401
    assert validated(server, document, "/api/replays", "/api/replays", b"no log")[0] in (400, 422)
    assert validated(server, document, "/chess", "/{name}")[0] in (404, 503)
