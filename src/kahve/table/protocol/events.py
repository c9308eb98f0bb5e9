"""What happens at a table: a type for each event, told apart by `kind`.

An event is stored as its JSON. Everybody at the table hears its fields, but for those that are marked `Untold`. Some of these are chance
that stays secret while a deal is played; others say more of a person than the table needs. Of a deal, a move and the end of a match
everybody hears what their seat may know instead (`kahve.table.protocol.messages`).

A field that was added later has a default, with which the events of older stores are read.

>>> written(Moved(0, "5H"))
'{"kind":"moved","seat":0,"move":"5H"}'
>>> read('{"kind": "taken_back", "seat": 1}')
TakenBack(seat=1, turns=1)
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, TypeAlias, TypeVar, get_args, get_type_hints

import msgspec

_UNTOLD = msgspec.Meta(extra={"untold": True})

Stored = TypeVar("Stored")
Untold: TypeAlias = Annotated[Stored, _UNTOLD]
"""A field that is stored and that nobody at the table hears."""


class _Event(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="kind"):
    @property
    def kind(self) -> str:
        """What happened, as the protocol and the store name it."""
        return str(self.__struct_config__.tag)


class Opened(_Event, frozen=True, tag="opened"):
    """The table was opened; dealer: of the first deal. begun: a match that it goes on with (`PlayedMatch.begun`).

    common: deals that other tables have too (`CommonDeals.stored`).
    """

    setup: dict[str, Any]
    dealer: int
    seed: str
    begun: dict[str, Any] | None = None
    common: Annotated[dict[str, Any] | None, _UNTOLD] = None


class Dealt(_Event, frozen=True, tag="dealt"):
    """A deal was made; order: all cards from the top of the pack. proof: of their chance, absent where a void deal came before."""

    order: str
    proof: dict[str, Any] | None = None


class Moved(_Event, frozen=True, tag="moved"):
    """A seat made a whole turn, written in the notation of the game."""

    seat: int
    move: str


class MatchWon(_Event, frozen=True, tag="match"):
    """The match is over; winners: the sides that have won it."""

    winners: list[int]


class Restarted(_Event, frozen=True, tag="again"):
    """A new match began, which this seat proposed; dealer: of its first deal."""

    seat: int
    dealer: int


class Joined(_Event, frozen=True, tag="joined"):
    """A person of this name took a seat: an open one, or a bot's between two deals.

    own: the emblem of the person, where another one at the table has it.

    mark: by which the table knew a person whom it had removed.
    """

    seat: int
    name: str
    emblem: Untold[str | None] = None
    own: Untold[str | None] = None
    mark: Untold[str | None] = None


class Left(_Event, frozen=True, tag="left"):
    """A seat is open again: its person left it, or the seat `by` opened it.

    to: the name for which it is kept.
    """

    seat: int
    by: int
    to: Untold[str | None] = None


class Unreserved(_Event, frozen=True, tag="unreserved"):
    """The host, at the seat `by`, opened a seat to all that was kept for a name."""

    seat: int
    by: int


class StoodIn(_Event, frozen=True, tag="stood_in"):
    """A bot plays for the person of a seat, who is away; the seat `by` asked for it."""

    seat: int
    by: int
    bot: str


class Returned(_Event, frozen=True, tag="returned"):
    """The person of a seat for whom a bot played has it again."""

    seat: int


class BotSeated(_Event, frozen=True, tag="seated"):
    """A bot, of this kind and name, took an open seat; the seat `by` asked for it."""

    seat: int
    by: int
    bot: str
    name: str


class CustomsChanged(_Event, frozen=True, tag="customs"):
    """The host changed customs of the table; customs: all of them, as they are now."""

    by: int
    customs: dict[str, Any]


class Removed(_Event, frozen=True, tag="removed"):
    """The host took a person's seat away; banned: whether they may not come back.

    mark: of the person, where the server knows them. keys: the hashes of the keys that their browsers had to the seat.
    """

    seat: int
    by: int
    mark: Untold[str | None]
    banned: bool
    keys: Untold[list[str]] = []


class Pardoned(_Event, frozen=True, tag="pardoned"):
    """The host lifted a ban.

    mark: of the person.
    """

    by: int
    mark: Untold[str]


class Locked(_Event, frozen=True, tag="locked"):
    """The host locked the table, or unlocked it; locked: whether nobody new may sit down now."""

    by: int
    locked: bool


class Proposed(_Event, frozen=True, tag="proposed"):
    """A seat proposed something that needs consent.

    seat: the one with which it would like to change.
    """

    by: int
    what: str
    seat: Untold[int | None] = None


class Agreed(_Event, frozen=True, tag="agreed"):
    """A seat agreed to the proposal."""

    seat: int


class Declined(_Event, frozen=True, tag="declined"):
    """A seat declined the proposal, or withdrew it."""

    seat: int


class Ended(_Event, frozen=True, tag="ended"):
    """The match ended before its end, and nobody has won it."""


class TakenBack(_Event, frozen=True, tag="taken_back"):
    """The last turn of a seat was taken back, with all that was played after it."""

    seat: int
    turns: Untold[int] = 1


class Reseated(_Event, frozen=True, tag="reseated"):
    """People changed seats, as the seat `by` wished; order: for each seat the one at which its person sat before.

    drawn: whether chance decided. rotated: whether everybody has the next partner.
    """

    by: int
    order: list[int]
    drawn: Untold[bool]
    rotated: Untold[bool] = False


class ExchangeBegun(_Event, frozen=True, tag="mixing"):
    """The seat `by` asked for a deal, or the server (-1), and devices are asked for their parts of its chance.

    The server has committed to its secret (`kahve.cards.proof`). house: the values that it adds for the seats of bots.
    """

    by: int
    deal: Untold[int]
    attempt: Untold[int]
    secret: Untold[str]
    commitment: Untold[str]
    asked: Untold[list[int]]
    house: Untold[dict[int, str]]
    scheme: Untold[int] = 1


class Committed(_Event, frozen=True, tag="committed"):
    """The device of a seat committed to its value; `says` is empty."""

    seat: int
    commitment: Untold[str]


class Shared(_Event, frozen=True, tag="shared"):
    """The device of a seat told its value; `says` is empty."""

    seat: int
    value: Untold[str]


class LeftOut(_Event, frozen=True, tag="left_out"):
    """The devices of these seats were silent for too long: the deal comes without them."""

    seats: list[int]


AboutPeople: TypeAlias = (
    Joined
    | Left
    | Unreserved
    | StoodIn
    | Returned
    | BotSeated
    | CustomsChanged
    | Removed
    | Pardoned
    | Locked
    | Proposed
    | Agreed
    | Declined
    | Ended
    | Restarted
    | TakenBack
    | Reseated
)
"""What happens among the people of a table, of which the log of a match has nothing."""

OfExchange: TypeAlias = ExchangeBegun | Committed | Shared | LeftOut
"""What happens before a deal, while the devices give their parts of its chance."""

Event: TypeAlias = Opened | Dealt | Moved | MatchWon | AboutPeople | OfExchange

_decoder: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)
_write = msgspec.json.Encoder().encode


def read(text: str | bytes) -> Event:
    """An event from its stored form; ValueError for one that has no such form.

    >>> read('{"kind": "dance"}')
    Traceback (most recent call last):
    msgspec.ValidationError: Invalid value 'dance' - at `$.kind`
    """
    return _decoder.decode(text)


def written(event: Event) -> str:
    """An event as it is stored."""
    return _write(event).decode()


@cache
def untold(kind: type[_Event]) -> frozenset[str]:
    """The fields of an event that nobody at the table hears.

    >>> sorted(untold(Joined))
    ['emblem', 'mark', 'own']
    """
    return frozenset(name for name, hint in get_type_hints(kind, include_extras=True).items() if _UNTOLD in get_args(hint)[1:])


def public_fields(event: Event) -> dict[str, Any]:
    """The fields of an event that everybody at the table hears, with its kind.

    >>> public_fields(Joined(1, "Ada", emblem="owl"))
    {'kind': 'joined', 'seat': 1, 'name': 'Ada'}
    """
    fields: dict[str, Any] = msgspec.to_builtins(event, str_keys=True)
    return {name: value for name, value in fields.items() if name not in untold(type(event))}
