"""The messages of docs/protocol.md that come from outside, read strictly; and how what goes out is written.

>>> read_message('{"type": "ask", "id": "a1", "base": 4, "do": "move", "move": "5H"}').move
'5H'
>>> read_message('{"type": "ask"}')
Traceback (most recent call last):
kahve.table.protocol.MessageError: This message cannot be read: Object missing required field `id`.
"""

from __future__ import annotations

import contextlib
from typing import Annotated, Any, Literal, TypeVar

import msgspec

from ..cards.quoting import MOST_SHOWN, printable
from ..language import message
from .emblems import EMBLEMS

MOST_MESSAGE_BYTES = 4096
MOST_BODY_BYTES = 32768

REPLACED, BAD_TOKEN, UNKNOWN_TABLE, UNSEATED = 4001, 4003, 4004, 4005
"""Close codes of the socket."""
GONE_AWAY, TOO_SLOW = 1012, 1013

AskId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
Language = Annotated[str, msgspec.Meta(max_length=40)]
"""The code of a language, as `tr`; one that the house does not offer counts as English."""


class Hello(msgspec.Struct, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """A browser takes its seat: the token, the last event it holds, whether it takes part in the chance of deals, and its language."""

    token: Annotated[str, msgspec.Meta(max_length=128)]
    last: Number = 0
    shares: bool = False
    language: Language | None = None


class Ask(msgspec.Struct, tag_field="type", tag="ask", forbid_unknown_fields=True):
    """A seat asks for something on the table of event `base`."""

    id: AskId
    base: Number
    do: Annotated[str, msgspec.Meta(max_length=16)]
    move: Annotated[str, msgspec.Meta(max_length=400)] | None = None
    seat: Number | None = None
    what: Annotated[str, msgspec.Meta(max_length=16)] | None = None
    customs: dict[str, Any] | None = None
    of: Annotated[str, msgspec.Meta(max_length=200)] | None = None
    share: Annotated[str, msgspec.Meta(max_length=200)] | None = None
    to: Annotated[str, msgspec.Meta(max_length=200)] | None = None

    def asked(self) -> dict[str, Any]:
        """The ask as a sitting reads it."""
        parts = {name: getattr(self, name) for name in ("do", "base", "move", "seat", "what", "customs", "of", "share", "to")}
        return {name: value for name, value in parts.items() if value is not None}


class Say(msgspec.Struct, tag_field="type", tag="say", forbid_unknown_fields=True):
    """A seat says something to the others: one of a phrase, a reaction (both by number) and a text."""

    id: AskId
    phrase: Number | None = None
    reaction: Number | None = None
    text: Annotated[str, msgspec.Meta(max_length=1000)] | None = None


class Pace(msgspec.Struct, tag_field="type", tag="pace", forbid_unknown_fields=True):
    """A seat says how fast it wishes the bots to play; the wish lasts as long as its line."""

    id: AskId
    pace: Literal["calm", "normal", "quick"]


class Watch(msgspec.Struct, tag_field="type", tag="watch", forbid_unknown_fields=True):
    """A browser without a seat watches, in its language."""

    language: Language | None = None


class Ping(msgspec.Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """A browser asks whether anybody is there."""

    id: AskId


class SetupBody(msgspec.Struct, forbid_unknown_fields=True):
    """The body that makes a table; what it holds is checked by `kahve.table.setup`."""

    game: str
    players: list[dict[str, Any]]
    house: dict[str, Any] = {}
    show: dict[str, Any] | None = None
    customs: dict[str, Any] | None = None


class HouseBody(msgspec.Struct, forbid_unknown_fields=True):
    """The body that has a set of house rules checked: as a line of text, or as values with a name."""

    line: str | None = None
    house: dict[str, Any] = {}
    called: str = ""


class PushKeys(msgspec.Struct):
    """The keys of a device that is pushed to, in base64url."""

    p256dh: Annotated[str, msgspec.Meta(max_length=200)]
    auth: Annotated[str, msgspec.Meta(max_length=64)]


class PushBody(msgspec.Struct, rename={"expiration": "expirationTime"}, forbid_unknown_fields=True):
    """The body that says where a device listens, as a browser's PushSubscription writes itself."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1200)]
    keys: PushKeys
    expiration: float | None = None


class SeatBody(msgspec.Struct, forbid_unknown_fields=True):
    """The body that takes an open seat."""

    name: str | None = None
    seat: Number | None = None


class WhatIfBody(msgspec.Struct, forbid_unknown_fields=True):
    """The body that goes on from a position of a finished deal, in the seat whose turn it was; `bot` has every other seat."""

    move: Number
    seat: Number
    name: str | None = None
    bot: Annotated[str, msgspec.Meta(max_length=1000)] | None = None


class LessonBody(msgspec.Struct, forbid_unknown_fields=True):
    """The body with which a lesson is answered: a move is made, or moves are tried."""

    do: Literal["move", "try"]
    move: Annotated[str, msgspec.Meta(max_length=1000)]


class PuzzleBody(msgspec.Struct, forbid_unknown_fields=True):
    """The body with which a puzzle is answered: a move is made after others, moves are tried, or the solution is asked for."""

    do: Literal["move", "try", "show"]
    move: Annotated[str, msgspec.Meta(max_length=1000)] = ""
    made: Annotated[list[Annotated[str, msgspec.Meta(max_length=1000)]], msgspec.Meta(max_length=60)] = []


class PersonBody(msgspec.Struct, forbid_unknown_fields=True):
    """The body that makes a person or changes one: a name and an emblem, either may be left out."""

    name: Annotated[str, msgspec.Meta(max_length=200)] | None = None
    emblem: Annotated[str, msgspec.Meta(max_length=40, extra_json_schema={"enum": EMBLEMS})] | None = None


class CodeBody(msgspec.Struct, forbid_unknown_fields=True):
    """The body that brings in a second device by a code; bring: the tables of this device come along."""

    code: Annotated[str, msgspec.Meta(max_length=40)]
    bring: bool = False


class CredentialBody(msgspec.Struct, forbid_unknown_fields=True):
    """The body with what a browser's passkey has signed."""

    credential: dict[str, Any]
    bring: bool = False


Message = Hello | Ask | Say | Pace | Watch | Ping
Body = TypeVar("Body")


class MessageError(ValueError):
    """A message that is not of the protocol; `id` is the ask's, where it can be read."""

    def __init__(self, says: str, id: str | None = None) -> None:  # noqa: A002 - the protocol's word
        """Keep the sentence and the id."""
        super().__init__(says)
        self.id = id


_message = msgspec.json.Decoder(Message)


def read_message(text: str | bytes) -> Message:
    """A message of a browser; MessageError says why it cannot be read."""
    if len(text) > MOST_MESSAGE_BYTES:
        raise MessageError(message("people-message-too-long", most=MOST_MESSAGE_BYTES))
    try:
        read: Message = _message.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise MessageError(message("people-message-unreadable", error=printable(error, 2 * MOST_SHOWN)), _id_in(text)) from None
    except RecursionError:
        raise MessageError(message("people-message-too-deep")) from None
    return read


def read_body(body: bytes, kind: type[Body]) -> Body:
    """The body of a request; MessageError says why it cannot be read."""
    try:
        try:
            return msgspec.json.decode(body or b"{}", type=kind)
        except msgspec.ValidationError as error:
            # In JSON Schema 2.0 is a whole number; where that was not what is wrong, the first error says more.
            with contextlib.suppress(msgspec.ValidationError):
                return msgspec.convert(_with_whole_numbers(msgspec.json.decode(body or b"{}")), kind)
            raise error from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise MessageError(message("people-request-unreadable", error=printable(error, 2 * MOST_SHOWN))) from None
    except RecursionError:
        raise MessageError(message("people-request-too-deep")) from None


def _with_whole_numbers(value: Any) -> Any:
    """The same value with whole numbers that were written with a point as integers.

    >>> _with_whole_numbers({"seat": 2.0, "shares": [0.5, 3]})
    {'seat': 2, 'shares': [0.5, 3]}
    """
    if isinstance(value, dict):
        return {name: _with_whole_numbers(part) for name, part in value.items()}
    if isinstance(value, list):
        return [_with_whole_numbers(part) for part in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value


def write(content: dict[str, Any]) -> str:
    """A message as it goes out."""
    return msgspec.json.encode(content).decode()


def _id_in(text: str | bytes) -> str | None:
    try:
        content = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    asked = content.get("id") if isinstance(content, dict) else None
    return asked if isinstance(asked, str) and len(asked) <= 64 else None
