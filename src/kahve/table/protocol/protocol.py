"""The messages of docs/protocol.md that come from outside, read strictly; and how what goes out is written.

>>> read_message('{"type": "ask", "id": "a1", "base": 4, "do": "move", "move": "5H"}').move
'5H'
>>> read_message('{"type": "ask"}')
Traceback (most recent call last):
kahve.table.protocol.protocol.MessageError: This message cannot be read: Object missing required field `do`.
"""

from __future__ import annotations

import contextlib
import re
from typing import Annotated, Any, Literal, TypeAlias, TypeVar

import msgspec

from ...cards.quoting import MOST_SHOWN, printable, quoted
from ...language import message
from .asks import DOS, Ask, FromBrowser
from .club_acts import AnyClubAct
from .emblems import EMBLEMS
from .limits import AskId, HouseValues, Language, Name, Number, Settings, free, free_parts

MOST_MESSAGE_BYTES = 4096
MOST_BODY_BYTES = 32768

REPLACED, BAD_TOKEN, UNKNOWN_TABLE, UNSEATED = 4001, 4003, 4004, 4005
"""Close codes of the socket."""
GONE_AWAY, TOO_SLOW = 1012, 1013


class Hello(msgspec.Struct, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """A browser takes its seat: the token, the last event it holds, whether it takes part in the chance of deals, and its language."""

    token: Annotated[str, msgspec.Meta(max_length=128)]
    last: Number = 0
    shares: bool = False
    language: Language | None = None


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
    """The body that makes a table; what it holds is checked by `kahve.table.sitting.setup`."""

    game: Name
    players: Annotated[list[Settings], msgspec.Meta(max_length=16)]
    house: HouseValues = {}
    show: Settings | None = None
    customs: Settings | None = None


class HouseBody(msgspec.Struct, forbid_unknown_fields=True):
    """The body that has a set of house rules checked: a line of text, a family's own rule sheet, or values with a name."""

    line: Annotated[str, msgspec.Meta(max_length=4000)] | None = None
    sheet: Annotated[str, msgspec.Meta(max_length=4000)] | None = None
    house: HouseValues = {}
    called: Name = ""


class PushKeys(msgspec.Struct):
    """The keys of a device that is pushed to, in base64url."""

    p256dh: Annotated[str, msgspec.Meta(max_length=200)]
    auth: Annotated[str, msgspec.Meta(max_length=64)]


class PushBody(msgspec.Struct, rename={"expiration": "expirationTime"}, forbid_unknown_fields=True):
    """The body that says where a device listens, as a browser's PushSubscription writes itself. zone: the device's time zone."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1200)]
    keys: PushKeys
    expiration: float | None = None
    zone: Annotated[str, msgspec.Meta(max_length=64)] = ""


class SeatBody(msgspec.Struct, forbid_unknown_fields=True):
    """The body that takes an open seat; joiner: a secret of the browser, which has one seat at a table however often it asks."""

    name: Name | None = None
    seat: Number | None = None
    joiner: Annotated[str, msgspec.Meta(max_length=64, pattern="^[A-Za-z0-9_-]{22,64}$")] | None = None


class WhatIfBody(msgspec.Struct, forbid_unknown_fields=True):
    """The body that goes on from a position of a finished deal, in the seat whose turn it was; `bot` has every other seat."""

    move: Number
    seat: Number
    name: Name | None = None
    bot: Annotated[str, msgspec.Meta(max_length=1000)] | None = None


class LessonBody(msgspec.Struct, forbid_unknown_fields=True):
    """The body with which a lesson is answered: a move is made, or moves are tried."""

    do: Literal["move", "try"]
    move: Annotated[str, msgspec.Meta(max_length=1000)]


class PuzzleBody(msgspec.Struct, forbid_unknown_fields=True):
    """The body with which a puzzle is answered: a move is made after others, moves are tried, or the solution is asked for.

    first: whether this device has not answered it before, so that its answer counts for how hard the puzzle is.
    """

    do: Literal["move", "try", "show"]
    move: Annotated[str, msgspec.Meta(max_length=1000)] = ""
    made: Annotated[list[Annotated[str, msgspec.Meta(max_length=1000)]], msgspec.Meta(max_length=60)] = []
    first: bool = False


class PersonBody(msgspec.Struct, forbid_unknown_fields=True):
    """The body that makes a person or changes one: a name and an emblem, either may be left out."""

    name: Name | None = None
    emblem: Annotated[str, msgspec.Meta(max_length=40, extra_json_schema={"enum": EMBLEMS})] | None = None


class DayBody(msgspec.Struct, forbid_unknown_fields=True):
    """The body that opens a table for a deal of the day; name: of the player, where the server does not know them."""

    name: Name | None = None


class CodeBody(msgspec.Struct, forbid_unknown_fields=True):
    """The body that brings in a second device by a code; bring: the tables of this device come along."""

    code: Annotated[str, msgspec.Meta(max_length=40)]
    bring: bool = False


class CredentialBody(msgspec.Struct, forbid_unknown_fields=True):
    """The body with what a browser's passkey has signed."""

    credential: Annotated[dict[str, Any], free(16_000)]
    bring: bool = False


class ClubBody(msgspec.Struct, forbid_unknown_fields=True):
    """The body that founds a club; zone: the time zone of its founder. table: a table of the founder's that is its first."""

    name: Name
    emblem: Annotated[str, msgspec.Meta(max_length=40, extra_json_schema={"enum": EMBLEMS})] | None = None
    zone: Annotated[str, msgspec.Meta(max_length=64)] | None = None
    table: Name | None = None


class ClubDoorBody(msgspec.Struct, forbid_unknown_fields=True):
    """The body that asks at the door of a club: its code, or a table of one's own from which it was founded."""

    code: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    table: Name | None = None


class ClubActBody(msgspec.Struct, forbid_unknown_fields=True):
    """The body with what a member asks of a club."""

    act: AnyClubAct


class ClubTableBody(msgspec.Struct, forbid_unknown_fields=True):
    """The body that opens a table of a club, by rules that the club keeps or by the book.

    called: the name of the rules. seats: how many play.
    """

    game: Name
    called: Name | None = None
    seats: Number | None = None


class ClubNoteBody(msgspec.Struct, forbid_unknown_fields=True):
    """The body with a line about a deal of a club; an empty one deletes it. deal: its name, as `2.3`."""

    table: Name
    deal: Annotated[str, msgspec.Meta(max_length=16, pattern=r"^[0-9]{1,6}(\.[0-9]{1,6})?$")]
    says: Annotated[str, msgspec.Meta(max_length=200)]


class DuplicateBody(SetupBody, forbid_unknown_fields=True):
    """The body that begins a duplicate of tables with this setup.

    deals: their number. tables: the number of tables at the same time, 0 where each person plays with bots at one of their own.

    club: whose members alone may know of it.
    """

    deals: Number = 1
    tables: Number = 0
    club: Name | None = None


class ClubDuplicateBody(msgspec.Struct, forbid_unknown_fields=True):
    """The body that begins a duplicate of a club: at the tables of its next evening, or with bots where a game is named.

    deals: their number. called: the name of the club's house rules, by default the book.
    """

    deals: Number = 1
    game: Name | None = None
    called: Name | None = None


class DuplicateSeatBody(msgspec.Struct, forbid_unknown_fields=True):
    """The body that takes a seat of a duplicate; table: the number of the table, by default the first with a free seat."""

    table: Number | None = None


_Digests: TypeAlias = Annotated[list[Annotated[str, msgspec.Meta(max_length=64)]], msgspec.Meta(max_length=12)]


class GiftBody(msgspec.Struct, forbid_unknown_fields=True):
    """The body with what a device adds to the chance of a duplicate: for each deal its commitment, its value, or both.

    begin: whether to wait no longer for devices that have not committed.
    """

    commitments: _Digests = []
    values: _Digests = []
    begin: bool = False


Message: TypeAlias = Hello | FromBrowser | Say | Pace | Watch | Ping
Body = TypeVar("Body", bound=msgspec.Struct)
Struct = TypeVar("Struct", bound=msgspec.Struct)

_LENGTH = re.compile(r"Expected `str` of length <= (\d+) - at `\$\.?([^`]*)`")
"""How msgspec says that a text is too long, and where it stands."""


class MessageError(ValueError):
    """A message that is not of the protocol; `id` is the ask's, where it can be read."""

    def __init__(self, says: str, id: str | None = None) -> None:  # noqa: A002 - the protocol's word
        """Keep the sentence and the id."""
        super().__init__(says)
        self.id = id


class _Head(msgspec.Struct):
    """What tells asks from other messages, and one ask from another."""

    type: Annotated[str, msgspec.Meta(max_length=16)] = ""
    do: Annotated[str, msgspec.Meta(max_length=16)] = ""


_head = msgspec.json.Decoder(_Head).decode
_ask = msgspec.json.Decoder(FromBrowser).decode
_other_message = msgspec.json.Decoder(Hello | Say | Pace | Watch | Ping).decode


def read_message(text: str | bytes) -> Message:
    """A message of a browser; MessageError says why it cannot be read."""
    if len(text) > MOST_MESSAGE_BYTES:
        raise MessageError(message("people-message-too-long", most=MOST_MESSAGE_BYTES))
    try:
        head = _head(text)
        if head.type == "ask" and head.do and head.do not in DOS:
            raise MessageError(message("table-cannot-ask-for", do=quoted(head.do), allowed=DOS), _id_in(text))
        read: Message = _ask(text) if head.type == "ask" else _other_message(text)
        if isinstance(read, Ask) and (missing := [name for name in ("id", "base") if getattr(read, name) is None]):
            raise msgspec.ValidationError(f"Object missing required field `{missing[0]}`")
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        says = _too_long(error) or message("people-message-unreadable", error=printable(error, 2 * MOST_SHOWN))
        raise MessageError(says, _id_in(text)) from None
    except RecursionError:
        raise MessageError(message("people-message-too-deep")) from None
    return _checked(read)


def read_body(body: bytes, kind: type[Body]) -> Body:
    """The body of a request; MessageError says why it cannot be read."""
    try:
        try:
            return _checked(msgspec.json.decode(body or b"{}", type=kind))
        except msgspec.ValidationError as error:
            # In JSON Schema 2.0 is a whole number; where that was not what is wrong, the first error says more.
            with contextlib.suppress(msgspec.ValidationError):
                return _checked(msgspec.convert(_with_whole_numbers(msgspec.json.decode(body or b"{}")), kind))
            raise error from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise MessageError(_too_long(error) or message("people-request-unreadable", error=printable(error, 2 * MOST_SHOWN))) from None
    except RecursionError:
        raise MessageError(message("people-request-too-deep")) from None


def _checked(read: Struct) -> Struct:
    """The same message or body; MessageError where a text in values of any form is too long."""
    for name, longest in free_parts(type(read)).items():
        waiting = [getattr(read, name)]
        while waiting:
            value = waiting.pop()
            if isinstance(value, str) and len(value) > longest:
                raise MessageError(message("people-text-too-long", field=name, most=longest), getattr(read, "id", None))
            if isinstance(value, dict):
                waiting += value.keys()
                waiting += value.values()
            elif isinstance(value, list):
                waiting += value
    return read


def _too_long(error: Exception) -> str | None:
    """The sentence for a text that has more characters than its type allows; None for another error."""
    length = _LENGTH.match(str(error))
    return message("people-text-too-long", field=length[2], most=int(length[1])) if length else None


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
    ask_id = content.get("id") if isinstance(content, dict) else None
    return ask_id if isinstance(ask_id, str) and len(ask_id) <= 64 else None
