"""The messages of docs/protocol.md that come from outside, read strictly; and how what goes out is written.

>>> read_message('{"type": "ask", "id": "a1", "base": 4, "do": "move", "move": "5H"}').move
'5H'
>>> read_message('{"type": "ask"}')
Traceback (most recent call last):
kahve.table.protocol.MessageError: This message cannot be read: Object missing required field `id`.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeVar

import msgspec

MOST_MESSAGE_BYTES = 4096
MOST_BODY_BYTES = 32768

REPLACED, BAD_TOKEN, UNKNOWN_TABLE = 4001, 4003, 4004
"""Close codes of the socket."""
GONE_AWAY, TOO_SLOW = 1012, 1013

AskId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**31)]


class Hello(msgspec.Struct, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """A browser takes its seat: the token, and the number of the last event it holds."""

    token: Annotated[str, msgspec.Meta(max_length=128)]
    last: Number = 0


class Ask(msgspec.Struct, tag_field="type", tag="ask", forbid_unknown_fields=True):
    """A seat asks for something on the table of event `base`."""

    id: AskId
    base: Number
    do: Annotated[str, msgspec.Meta(max_length=16)]
    move: Annotated[str, msgspec.Meta(max_length=400)] | None = None


class Ping(msgspec.Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """A browser asks whether anybody is there."""

    id: AskId


class SetupBody(msgspec.Struct, forbid_unknown_fields=True):
    """The body that makes a table; what it holds is checked by `kahve.table.setup`."""

    game: str
    players: list[dict[str, Any]]
    house: dict[str, Any] = {}
    show: dict[str, Any] | None = None


class SeatBody(msgspec.Struct, forbid_unknown_fields=True):
    """The body that takes an open seat."""

    name: str | None = None
    seat: Number | None = None


Message = Hello | Ask | Ping
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
        raise MessageError(f"This message is too long: {MOST_MESSAGE_BYTES} bytes are allowed.")
    try:
        message: Message = _message.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise MessageError(f"This message cannot be read: {error}.", _id_in(text)) from None
    except RecursionError:
        raise MessageError("This message cannot be read: it is nested too deeply.") from None
    return message


def read_body(body: bytes, kind: type[Body]) -> Body:
    """The body of a request; MessageError says why it cannot be read."""
    try:
        return msgspec.json.decode(body or b"{}", type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise MessageError(f"This request cannot be read: {error}.") from None
    except RecursionError:
        raise MessageError("This request cannot be read: it is nested too deeply.") from None


def write(message: dict[str, Any]) -> str:
    """A message as it goes out."""
    return msgspec.json.encode(message).decode()


def _id_in(text: str | bytes) -> str | None:
    try:
        found = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    asked = found.get("id") if isinstance(found, dict) else None
    return asked if isinstance(asked, str) and len(asked) <= 64 else None
