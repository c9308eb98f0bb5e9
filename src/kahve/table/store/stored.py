"""What a store keeps of tables and persons, and why it cannot: what every kind of store has in common."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from ...language import later, paragraph
from ..protocol import events
from ..protocol.events import Event


class StoreError(RuntimeError):
    """A store that cannot be used; the sentence names it and says what may be done."""


class Conflict(RuntimeError):  # noqa: N818
    """Another server has written this event's number first, or the person has another seat at this table."""


class UnknownTable(LookupError):  # noqa: N818 - a sentence for people
    """A table that this store does not have."""


class DamagedTable(RuntimeError):  # noqa: N818 - a sentence for people
    """A table whose stored events cannot be read; it is left as it is. Its arguments are whole sentences, said by `str`."""

    def __str__(self) -> str:
        """The sentences in the language of the context."""
        return paragraph(*map(str, self.args))


class OldTable(DamagedTable):
    """A table of older rules that cannot be shown by the current ones; nothing is wrong with its record."""


@dataclass(frozen=True)
class Stored:
    """A table as the store has it: its events in order, the seats by the hash of their token, and what asks came to.

    times: when the latest of the events happened, as `time.time` has it: of each of them, or of the last one alone.
    """

    events: list[Event]
    seats: dict[str, int]
    asks: dict[tuple[int, str], int]
    times: Sequence[float] = ()

    def time_of(self, ago: int) -> float:
        """When the event happened that this number of others have followed; as far back as it is known."""
        return self.times[max(-1 - ago, -len(self.times))] if self.times else 0.0


@dataclass(frozen=True)
class Caller:
    """A person whom the server knows, and the device by which they ask."""

    person: str
    device: str
    name: str
    emblem: str


@dataclass(frozen=True)
class Append:
    """What is to be written of one table, as the arguments of `Store.append`.

    snapshot: its state after event `last`, if any is kept. order: who sits where from now on, if seats have changed (`reseating`).
    """

    table: str
    last: int
    events: Sequence[Event]
    ask: tuple[int, str] | None = None
    freed: Sequence[int] = ()
    snapshot: bytes | None = None
    order: Sequence[int] | None = None


def read_event(n: int, text: str) -> Event:
    """Event n of a table from its stored form; DamagedTable where it has no such form."""
    try:
        return events.read(text)
    except ValueError:
        raise DamagedTable(later("table-damaged-at", number=str(n))) from None


def hashed(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def token_of(joiner: str, table: str) -> str:
    """The key to the seat that a joiner has at a table, the same however often they ask.

    joiner: a secret that a browser has made for itself.
    """
    return base64.urlsafe_b64encode(hashlib.sha256(f"kahve joiner {table} {joiner}".encode()).digest()).rstrip(b"=").decode()


Keys = list[tuple[str, str]]
"""Keys to seats that no longer open anything: the table, and the hash of the key."""


class UnknownPerson(LookupError):  # noqa: N818 - a sentence for people
    """A key, a passkey or a device of nobody in this server."""


class UnknownClub(LookupError):  # noqa: N818 - a sentence for people
    """A club that is not there, or of which one is not a member: nobody is told which."""


@dataclass(frozen=True)
class Place:
    """A seat of a person, with what is written of its table. n: the table's last event; standing: as it stood at event `standing_n`."""

    table: str
    seat: int
    game: str
    n: int
    last_event_time: float
    since: float
    standing_n: int
    standing: Mapping[str, Any] | None


@dataclass(frozen=True)
class CommonPlay:
    """A play of common deals. points: as far as they have been counted."""

    deals: str
    table: str
    seat: int
    over: bool
    points: float | None


@dataclass(frozen=True)
class MatePlay:
    """What a member of a club made of common deals. club: its id and its name."""

    club: tuple[str, str]
    person: str
    name: str
    emblem: str
    table: str
    seat: int
    points: float | None


@dataclass(frozen=True)
class Passkey:
    """A passkey as the store has it. uses: how often its device says that it was used."""

    id: str
    person: str
    public_key: str
    uses: int


class Archive(Protocol):
    """What the tables need of whatever keeps them. `kahve.table.store.sql.Store` says what each of these does."""

    @property
    def can_be_shared(self) -> bool:
        """Whether several servers can work on it at once."""

    def create(self, table: str, game: str, opening: Event, seat: int, token: str, caller: Caller | None = None) -> None:
        """Write down a new table; Conflict if there is one of this name."""

    def append_all(self, batch: Sequence[Append]) -> list[Exception | None]:
        """Write down what happens at several tables; for each the error that kept it from being written."""

    def sit(self, table: str, last: int, event: Event, seat: int, token: str, caller: Caller | None = None) -> None:
        """Write down that a person takes a seat, with the key to it; Conflict, StoreError."""

    def give_key(self, table: str, token: str, caller: Caller) -> tuple[int, list[str]]:
        """Write down another key to the seat of this person; UnknownTable, StoreError."""

    def person_at(self, table: str, seat: int) -> str | None:
        """The person whose seat this is; None where the archive knows none."""

    def snapshot(self, table: str) -> tuple[int, bytes] | None:
        """The kept state of a table, with the number of the last event that is in it; None if none is kept."""

    def load(self, table: str, after: int = -1, *, every_ask: bool = False) -> Stored:
        """All of a table, or what came after this event; UnknownTable, DamagedTable, StoreError."""

    def last_of(self, tables: Collection[str]) -> dict[str, int]:
        """The number of the last event of each of these tables that there are."""

    def close(self) -> None:
        """Let go of what is kept."""


class KeptReviews(Protocol):
    """What keeps the reviews of deals: each by its table and the key of its deal."""

    def of(self, table: str, deal: str) -> dict[str, Any] | None:
        """What the bots found in a deal; None if none is kept."""

    def keep(self, table: str, deal: str, review: dict[str, Any]) -> None:
        """Keep what a review came to, in the place of one before."""
