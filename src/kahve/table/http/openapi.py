"""The addresses of the server as an OpenAPI document, which is served at /openapi.json.

The addresses come from the list that the server answers by, so that none is forgotten. Their messages are those of /protocol.json. What is
said here of an address beside that is its summary, the body that it takes, and what it answers. The socket is not in it, for OpenAPI has no
words for one: docs/protocol.md has.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec

from ... import __version__
from ..protocol.messages import schema
from ..protocol.protocol import (
    ClubActBody,
    ClubBody,
    ClubDoorBody,
    ClubDuplicateBody,
    ClubNoteBody,
    ClubTableBody,
    CodeBody,
    CredentialBody,
    DayBody,
    DuplicateBody,
    DuplicateSeatBody,
    GiftBody,
    HouseBody,
    LessonBody,
    PersonBody,
    PushBody,
    PuzzleBody,
    SeatBody,
    WhatIfBody,
)
from ..protocol.routes import Answer, HttpRequest, Routes
from .documents import Finished

JSON, HTML, LINES = "application/json", "text/html", "application/jsonl"
ANY: Mapping[str, Any] = {}
"""The schema of an answer that no type of /protocol.json describes."""

_OF_REPLAY = ("seat", "hands", "from")
_IN_PATH = re.compile(r"\{(\w+)(?::\w+)?\}")


@dataclass(frozen=True)
class Operation:
    """What is said of an address beside its path.

    answers: the name of a type for each status, None for any JSON.

    body: the type that it takes, or its name; "log" is a text, and None no body.

    query: what may stand behind the `?`.

    of_person: whether it needs the key of a device.
    """

    summary: str
    answers: Mapping[str, str | None] = field(default_factory=lambda: {"200": None})
    body: type[msgspec.Struct] | str | None = None
    media: str = JSON
    query: tuple[str, ...] = ()
    needs_key: bool = False
    of_person: bool = False


def _of_deals(prefix: str, key: bool) -> dict[str, Operation]:
    """The addresses of finished deals, of a table or of an opened log."""
    return {
        f"GET {prefix}/deals": Operation("The finished deals.", {"200": "Deals"}),
        f"GET {prefix}/deals/{{deal}}/replay": Operation(
            "A finished deal, move by move.", {"200": "Replay"}, query=("seat", "hands", "from")
        ),
        f"GET {prefix}/deals/{{deal}}/proof": Operation("From what the cards of a deal were made.", {"200": "Proof"}),
        f"GET {prefix}/deals/{{deal}}/course": Operation("A finished deal in numbers, to be played again.", {"200": "DealCourse"}),
        f"GET {prefix}/deals/{{deal}}/story": Operation("What decided a finished deal.", {"200": "DealStory"}, query=("seat",)),
        f"GET {prefix}/deals/{{deal}}/review": Operation(
            "What each move of a finished deal was worth.", {"200": "Review", "202": "NotReady"}, needs_key=key
        ),
        f"GET {prefix}/drill": Operation("One's own mistakes, from reviews.", {"200": "Drill"}, needs_key=key, query=("seat",)),
        f"GET {prefix}/deals/{{deal}}/drill/{{turn}}": Operation("The position of a mistake.", {"200": "Puzzle"}, needs_key=key),
        f"POST {prefix}/deals/{{deal}}/drill/{{turn}}": Operation(
            "What is said to a move there.", {"200": None}, PuzzleBody, needs_key=key
        ),
        f"POST {prefix}/deals/{{deal}}/whatif": Operation("Go on from a moment of a finished deal.", {"201": "Place"}, WhatIfBody),
    }


_OF_PERSONS: Mapping[str, Operation] = {
    "POST /api/me": Operation("Make a person, and the key of the first device.", {"201": "NewKey"}, PersonBody),
    "GET /api/me": Operation("What is kept of the person, besides their tables.", {"200": "Me"}, of_person=True),
    "PATCH /api/me": Operation("Give the person another name or emblem.", {"200": "Me"}, PersonBody, of_person=True),
    "DELETE /api/me": Operation("Delete all that is kept of the person.", {"200": "DoneOverHttp"}, of_person=True),
    "GET /api/me/file": Operation("All that is kept of the person, as a file.", of_person=True),
    "GET /api/me/tables": Operation("The tables at which the person sits.", {"200": "MyTables"}, of_person=True),
    "GET /api/me/history": Operation("The matches of the person by game.", {"200": "History"}, of_person=True),
    "POST /api/me/tables/{name}/key": Operation("A key of this device to the person's seat.", {"201": "Place"}, of_person=True),
    "DELETE /api/me/tables/{name}": Operation("Take a table off the list.", {"200": "DoneOverHttp"}, of_person=True),
    "POST /api/me/code": Operation("A code that brings in another device.", {"201": "DeviceCode"}, query=("base",), of_person=True),
    "POST /api/devices": Operation("Bring in this device by a code.", {"201": "NewKey"}, CodeBody),
    "DELETE /api/me/devices/{device}": Operation("Sign out a device.", {"200": "DoneOverHttp"}, of_person=True),
    "POST /api/me/passkeys/options": Operation("What a browser needs to make a passkey.", {"201": None}, of_person=True),
    "POST /api/me/passkeys": Operation("Keep a passkey that a browser has made.", {"201": "Me"}, CredentialBody, of_person=True),
    "DELETE /api/me/passkeys/{name}": Operation("Forget a passkey.", {"200": "Me"}, of_person=True),
    "POST /api/passkeys/options": Operation("What a browser needs to sign with a passkey.", {"201": None}),
    "POST /api/passkeys": Operation("Bring in this device by a passkey.", {"201": "NewKey"}, CredentialBody),
}

_OF_CLUBS: Mapping[str, Operation] = {
    "GET /api/me/clubs": Operation("The clubs of the person.", {"200": "MyClubs"}, of_person=True),
    "POST /api/clubs": Operation("Found a club.", {"201": "ClubPage"}, ClubBody, of_person=True),
    "POST /api/clubs/door": Operation("Which club a code opens.", {"200": "ClubShort"}, ClubDoorBody, of_person=True),
    "POST /api/clubs/join": Operation("Join the club that a code opens.", {"201": "ClubPage"}, ClubDoorBody, of_person=True),
    "GET /api/clubs/{club}": Operation("The page of a club.", {"200": "ClubPage"}, of_person=True),
    "POST /api/clubs/{club}/acts": Operation("Do something in a club.", {"200": "DoneOverHttp"}, ClubActBody, of_person=True),
    "GET /api/clubs/{club}/invitation": Operation("The link by which others join.", {"200": "Invitation"}, query=("base",), of_person=True),
    "POST /api/clubs/{club}/duplicates": Operation(
        "Begin a duplicate of a club.", {"201": "NewDuplicate"}, ClubDuplicateBody, of_person=True
    ),
    "POST /api/duplicates": Operation("Begin a duplicate.", {"201": "NewDuplicate"}, DuplicateBody, of_person=True),
    "GET /api/duplicates/{name}": Operation(
        "A duplicate, with the results of the deals that one has played.", {"200": "DuplicatePage"}, of_person=True
    ),
    "GET /api/duplicates/{name}/invitation": Operation("The link to a duplicate.", {"200": "Invitation"}, query=("base",), of_person=True),
    "POST /api/duplicates/{name}/people": Operation(
        "Take a seat of a duplicate.", {"201": "DuplicatePage"}, DuplicateSeatBody, of_person=True
    ),
    "POST /api/duplicates/{name}/chance": Operation("Add to the chance of its deals.", {"200": "DuplicatePage"}, GiftBody, of_person=True),
    "POST /api/duplicates/{name}/seat": Operation("Sit down at one's table of a duplicate.", {"201": "Place"}, of_person=True),
    "POST /api/clubs/{club}/tables": Operation("Open a table of the club.", {"201": "Place"}, ClubTableBody, of_person=True),
    "POST /api/clubs/{club}/seats/{place}": Operation("Sit down at one's table of the evening.", {"201": "Place"}, of_person=True),
    "GET /api/clubs/{club}/calendar": Operation(
        "The address of one's calendar of a club.", {"200": "Invitation"}, query=("base",), of_person=True
    ),
    "GET /api/calendars/{token}.ics": Operation("The evenings of a club as iCalendar.", media="text/calendar", query=("base",)),
    "POST /api/clubs/{club}/push": Operation("Tell this device of evenings.", {"201": "DoneOverHttp"}, PushBody, of_person=True),
    "DELETE /api/clubs/{club}/push": Operation("Tell this device of no evenings.", {"200": "DoneOverHttp"}, of_person=True),
    "GET /api/clubs/{club}/book": Operation(
        "The standings, records and matches of a club.", {"200": "ClubBook"}, query=("since", "day", "game"), of_person=True
    ),
    "GET /api/clubs/{club}/book.csv": Operation("All matches of a club as CSV.", media="text/csv", of_person=True),
    "GET /api/clubs/{club}/book.json": Operation("All standings and matches of a club.", of_person=True),
    "POST /api/clubs/{club}/notes": Operation("Write a line to a deal.", {"200": "DoneOverHttp"}, ClubNoteBody, of_person=True),
    "GET /api/clubs/{club}/file": Operation("All that is kept of a club, as a file.", of_person=True),
}

OPERATIONS: Mapping[str, Operation] = {
    "GET /healthz": Operation("Whether the server is open."),
    "GET /healthz/visitor": Operation("How the server sees who asks: address, scheme and host, after a proxy."),
    "GET /protocol.json": Operation("The shape of every message, as JSON Schema."),
    "GET /openapi.json": Operation("This document."),
    "GET /api/games": Operation("All games.", {"200": "GameList"}),
    "GET /api/games/{name}": Operation("A game: its house rules, sets of them, and opponents.", {"200": "Game"}),
    "GET /api/games/{name}/rules": Operation("The rulebook, with the rules of a table marked in it.", {"200": "Rules"}),
    "GET /api/games/{name}/replayer": Operation("The rules of a game as WebAssembly, to play a deal again with."),
    "POST /api/games/{name}/house": Operation("Check a set of house rules, and write it as a line.", {"200": "HouseSet"}, HouseBody),
    "GET /api/puzzles": Operation("All puzzles, and the one of the day.", {"200": "PuzzleList"}),
    "GET /api/games/{name}/puzzles/{number}": Operation("A puzzle, with its table.", {"200": "Puzzle"}),
    "POST /api/games/{name}/puzzles/{number}": Operation("What is said to a move, or the solution.", {"200": None}, PuzzleBody),
    "GET /api/games/{name}/lessons": Operation("The lessons of a game.", {"200": "Course"}),
    "GET /api/games/{name}/lessons/{number}": Operation("A lesson, with its table.", {"200": "Lesson"}),
    "POST /api/games/{name}/lessons/{number}": Operation("What the teacher says to a move.", {"200": None}, LessonBody),
    "GET /api/talk": Operation("What may be said at a table by number.", {"200": "Phrases"}),
    "GET /api/customs": Operation("What the host of a table settles besides the rules.", {"200": "CustomList"}),
    "POST /api/tables": Operation("Make a table.", {"201": "Place"}, "Setup"),
    "GET /api/tables/{name}": Operation("What anybody with the link may know of a table.", {"200": "Lobby"}),
    "GET /api/tables/{name}/invitation": Operation("The link for friends.", {"200": "Invitation"}, query=("base",)),
    "POST /api/tables/{name}/seats": Operation("Take an open seat.", {"201": "Place"}, SeatBody),
    "GET /api/tables/{name}/seats/{seat}": Operation("The table as a seat sees it.", needs_key=True),
    "GET /api/tables/{name}/seats/{seat}/hint": Operation(
        "What a master would play, and what each move is worth.", {"200": "Hint", "202": "NotReady"}, needs_key=True
    ),
    "GET /api/tables/{name}/seats/{seat}/style": Operation(
        "What master thinks of how one plays.", {"200": "Style", "202": "NotReady"}, needs_key=True
    ),
    "GET /api/tables/{name}/word": Operation("Whether the word list of a table has a word.", {"200": "LookedUp"}, query=("word",)),
    "GET /api/tables/{name}/log": Operation("The log of a match, by default the last.", media=LINES, query=("match",)),
    "GET /api/deals": Operation("Whether the deals of this server look like chance.", {"200": "Chances"}),
    "POST /api/tables/{name}/seats/{seat}/push": Operation(
        "Push the turns of a seat to this device.", {"201": "DoneOverHttp"}, PushBody, needs_key=True
    ),
    "GET /api/days": Operation("The deals of the day, and what the person has played of them.", {"200": "Days"}),
    "POST /api/days/{day}/{name}": Operation("A table for the deal of a day and a game.", {"201": "Place"}, DayBody),
    "POST /api/days/{day}/{name}/log": Operation(
        "The log of a deal of the day, played without a server.", {"201": "Place"}, "log", of_person=True
    ),
    "GET /api/tables/{name}/day": Operation(
        "What a seat made of a deal of the day, beside the levels and clubs.", {"200": "DayResult", "202": "DayResult"}, needs_key=True
    ),
    "GET /api/tables/{name}/day/solution": Operation("The log of the best line, once the day is over.", media=LINES, needs_key=True),
    "POST /api/replays": Operation("Open a log from a file.", {"201": "OpenedLog"}, "log"),
    "GET /api/replays/{place}/style": Operation(
        "What master thinks of how somebody in a log plays.", {"200": "Style", "202": "NotReady"}, query=("match", "seat")
    ),
    **_OF_PERSONS,
    **_OF_CLUBS,
    **_of_deals("/api/tables/{place}", key=True),
    **_of_deals("/api/replays/{place}", key=False),
}
"""What is said of an address, by method and path; one that is not here answers with any JSON."""


def document(routes: Routes, address: str | None = None) -> dict[str, Any]:
    """The OpenAPI document of these routes. address: of the server, if it has one that people know."""
    schemas = json.loads(json.dumps(schema()["$defs"]).replace("#/$defs/", "#/components/schemas/"))
    # Also a type that is a body by its name is read as it is.
    for name in {operation.body for operation in OPERATIONS.values() if isinstance(operation.body, str)} & schemas.keys():
        schemas[name]["additionalProperties"] = False
    bodies = [operation.body for operation in OPERATIONS.values() if isinstance(operation.body, type)]
    schemas |= msgspec.json.schema_components(bodies, ref_template="#/components/schemas/{name}")[1]
    paths: dict[str, dict[str, Any]] = {}
    for route in routes:
        path = _IN_PATH.sub(r"{\1}", route.path)
        if route.method != "HEAD":
            # The first route of an address answers it.
            paths.setdefault(path, {}).setdefault(route.method.lower(), _description(route.method, path))
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Kahve",
            "version": __version__,
            "description": "Card games at a table. The socket of a table and all messages are described in docs/protocol.md.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        **({} if address is None else {"servers": [{"url": address}]}),
        "paths": paths,
        "components": {
            "schemas": schemas,
            "securitySchemes": {
                "key": {"type": "http", "scheme": "bearer", "description": "The key to a seat."},
                "person": {"type": "apiKey", "in": "header", "name": "Kahve-Person", "description": "The key of a person's device."},
            },
            "responses": {
                "Failure": {
                    "description": "Refused, with a code for programs and a sentence for people. 429 has Retry-After.",
                    "content": {JSON: {"schema": {"$ref": "#/components/schemas/Failure"}}},
                }
            },
        },
    }


def _description(method: str, path: str) -> dict[str, Any]:
    """One operation as OpenAPI has it."""
    is_page = not path.startswith("/api/") and f"{method} {path}" not in OPERATIONS
    operation = OPERATIONS.get(f"{method} {path}") or Operation(
        "A page." if is_page else "", {"2XX": None}, media=HTML if is_page else JSON
    )
    refused: dict[str, Any] = {"$ref": "#/components/responses/Failure"}
    if is_page:
        # A browser is answered by a page also where there is nothing, and by the reason where the page was not built.
        content = {HTML: {"schema": ANY}, JSON: {"schema": {"$ref": "#/components/schemas/Failure"}}}
        content |= {kind: {"schema": ANY} for kind in ("text/css", "text/javascript", "image/svg+xml") if "asset" in path}
        refused = {"description": "There is no such page.", "content": content}
    described: dict[str, Any] = {
        "operationId": re.sub(r"\W+", "_", f"{method.lower()} {path}").strip("_"),
        "summary": operation.summary or f"{method} {path}",
        "parameters": [
            *(_parameter(name, "path") for name in _IN_PATH.findall(path)),
            *(_parameter(name, "query") for name in operation.query),
        ],
        "responses": {
            **{status: _answer(status, operation, path) for status, _ in operation.answers.items()},
            "4XX": refused,
            "5XX": refused,
        },
    }
    if path.startswith("/api/"):
        own = "person" if operation.of_person else "key"
        described["security"] = [{own: []}] if operation.needs_key or operation.of_person else [{}, {"key": []}, {"person": []}]
    if operation.body is not None:
        described["requestBody"] = _body(operation.body)
    return described


def _answer(status: str, operation: Operation, path: str) -> dict[str, Any]:
    name = operation.answers[status]
    content: dict[str, Any] = {operation.media: {"schema": ANY if name is None else {"$ref": f"#/components/schemas/{name}"}}}
    if path.startswith("/assets/"):
        content = {kind: {"schema": ANY} for kind in (HTML, "text/css", "text/javascript", "image/svg+xml")}
    return {"description": "Not yet: ask again in a moment." if status == "202" else "Done.", "content": content}


def _body(kind: type[msgspec.Struct] | str) -> dict[str, Any]:
    if kind == "log":
        return {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}
    name = kind if isinstance(kind, str) else kind.__name__
    # Without a body all that can be left out is.
    required = isinstance(kind, str) or any(entry.required for entry in msgspec.structs.fields(kind))
    return {"required": required, "content": {JSON: {"schema": {"$ref": f"#/components/schemas/{name}"}}}}


def _parameter(name: str, where: str) -> dict[str, Any]:
    kind = {"type": "integer"} if name in ("seat", "from") else {"type": "string"}
    return {"name": name, "in": where, "required": where == "path", "schema": kind}


def add_openapi(routes: Routes, public_url: str | None) -> None:
    """Add the address of the document, which tells all addresses that are in the list when it is first asked for."""
    finished = Finished(lambda: document(routes, public_url))

    @routes.get("/openapi.json")
    async def openapi(request: HttpRequest) -> Answer:
        return await finished.answer(request)
