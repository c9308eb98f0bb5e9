"""What every request brings: its body, read up to a limit, and the key in its head."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from ...cards.quoting import quoted
from ...language import message
from ..live.live_table import LiveTable
from ..people.callers import Callers
from ..protocol.problem import Problem
from ..protocol.protocol import MOST_BODY_BYTES, read_body
from ..protocol.routes import HttpRequest

Body = TypeVar("Body", bound=msgspec.Struct)

_LONGEST_NUMBER = 4
"""Digits of a seat that are read at all."""


async def bytes_of(request: HttpRequest, most: int = MOST_BODY_BYTES) -> bytes:
    """The body as it came; Problem where it is longer than `most` bytes."""
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > most:
            raise Problem(413, "too_long", message("people-request-too-long", most=most))
    return body


async def body_of(request: HttpRequest, kind: type[Body]) -> Body:
    """The body as a struct of `protocol`; Problem, or MessageError where it cannot be read."""
    return read_body(await bytes_of(request), kind)


def seat_asking(table: LiveTable, request: HttpRequest) -> int | None:
    """The seat of this table whose key the request has; None if it has none."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return table.seat_of(token.strip()) if scheme.lower() == "bearer" else None


def seat_number(part: str) -> int:
    """The seat that a part of an address names; a Problem where it is not a number."""
    if not (part.isascii() and part.isdecimal() and len(part) <= _LONGEST_NUMBER):
        raise Problem(400, "malformed", message("people-seat-is-a-number"))
    return int(part)


def whole_number(request: HttpRequest, name: str, usual: int) -> int:
    """The number that a query has under this name, `usual` where it has none; a Problem for what is not a whole number."""
    text = request.query_params.get(name, "")
    if text and not (text.isascii() and text.isdecimal() and len(text) < 10):
        raise Problem(422, name, message("replay-whole-number", name=name, value=quoted(text)), name)
    return int(text) if text else usual


async def onlooker(table: LiveTable, request: HttpRequest, callers: Callers) -> int | None:
    """The seat of whoever wants to see deals that are over, None for a stranger; a Problem where they may not see them.

    Common deals are shown to those who have a seat at the table or have played them elsewhere.
    """
    seat, common = seat_asking(table, request), table.sitting.common
    if seat is None and common is not None and not await callers.has_played(request, common.name):
        raise Problem(403, "hidden", message("people-deals-still-hidden"))
    # When a match is over everybody can have its log.
    if seat is None and table.sitting.matches[-1].going_on and table.sitting.setup.customs["watch"] == "no":
        raise Problem(403, "watch", message("replay-not-watched"))
    return seat


def place_document(table: LiveTable, seat: int, token: str) -> dict[str, Any]:
    """The answer to a person who has got a seat."""
    return {"table": table.name, "seat": seat, "token": token, "link": f"/t/{table.name}"}
