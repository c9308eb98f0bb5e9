"""The people at a table and its state of play: the state that a sitting changes and that words and scenes are made from."""

from __future__ import annotations

import secrets
import zlib
from collections.abc import Callable, Hashable
from contextlib import AbstractContextManager
from dataclasses import dataclass, replace
from typing import Any

import msgspec

from ...engine.game import Screen
from ...engine.house import values_of
from ...engine.machine import bring
from ...engine.record import NOBODY
from ...engine.table import Table
from ...engine.view import View
from ...language import Sentence, language, later, paragraph, speaking
from ..protocol.asks import Ask
from ..protocol.events import Event, Opened, public_fields
from ..protocol.refusal import EventError
from .common_deals import CommonDeals
from .exchange import Exchange
from .own_choices import OwnTurns
from .played import Origin, PlayedMatch, played_on
from .setup import Player, Setup, read_stored

Entropy = Callable[[int], bytes]
Hear = Callable[[int], dict[str, Any]]
"""What a seat hears of an event."""
Says = Callable[[int], str]
"""The sentence of an event for a seat."""

MOST_RECENT = 12
"""How many of the latest events can still be told, each with its scene; who has missed more is shown the whole table."""


class RecentEvent(msgspec.Struct):
    """Event n as it was heard: `by` has for each hearer what they were told.

    Beside that, `language` is the one in which they were told it. A person has the `scene`, in the bytes that went out if it did (`sent`).
    """

    n: int
    by: dict[int, dict[str, Any]] = msgspec.field(default_factory=dict)


# At the import, as in `snapshot`: threads may be the first to read one.
_recent_event = msgspec.json.Decoder(RecentEvent).decode


@dataclass(frozen=True)
class Proposal:
    """Something that needs consent: what it is, who proposes it, and which seats have agreed.

    seat: the one with which somebody would like to change theirs; then its person alone is asked, and else everybody.

    n: the number of the event that proposed it, by which an answer names it.
    """

    what: str
    by: int
    agreed: frozenset[int] = frozenset()
    seat: int | None = None
    n: int = 0


@dataclass(frozen=True)
class Result:
    """What a match came to, with what it takes to say so: the names by seat, and the number of sides.

    ended: whether it was ended early, so that nobody has won.

    games: how many games of a rubber each side has; None where there is none.
    """

    names: tuple[str, ...]
    sides: int
    ended: bool
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    games: tuple[int, ...] | None


@dataclass(frozen=True)
class Removal:
    """A person whom the host of the table has removed: their name, who did it, and whether they may not come back.

    keys: the hashes of the keys that their browsers had to the seat; a browser that comes again has the same.
    """

    name: str
    by: str
    banned: bool
    keys: tuple[str, ...] = ()


class Gathering:
    """A table with its seats, and what each seat has heard of the latest events.

    is_replay: whether all of it has happened before. Then nobody acts, and nobody is spoken to as "You".
    """

    is_replay = False

    # An object with more than 30 attributes and no slots takes a kilobyte more, and a server has thousands of them.
    __slots__ = (
        "_hear",
        "_lasting",
        "_latest",
        "_older",
        "_rested",
        "_seated",
        "_shared",
        "_views",
        "attempts",
        "broken_off",
        "carried_out",
        "clock_began",
        "closed_by",
        "common",
        "direction",
        "ended",
        "entropy",
        "exchange",
        "happened",
        "has_begun",
        "house_document",
        "languages",
        "last",
        "last_mover",
        "locked",
        "opening",
        "origin",
        "own",
        "owner",
        "past",
        "proposal",
        "removed",
        "results",
        "said_again",
        "screen",
        "seed",
        "setup",
        "table",
    )

    def __init__(self, opening: Opened, entropy: Entropy = secrets.token_bytes) -> None:
        """Begin from the stored opening; EventError when it cannot stand."""
        try:
            self.setup: Setup = read_stored(opening.setup)
            self.seed = opening.seed
            bring(self.setup.game)
            self.table = Table(self.setup.game, self.setup.house, dealer=opening.dealer)
            self.origin: Origin | None = played_on(self.table, opening.begun) if opening.begun else None
            self.common = CommonDeals.read(opening.common, opening.dealer, opening.seed) if opening.common else None
        except (KeyError, TypeError, AttributeError, ValueError) as error:
            raise EventError(later("table-opening-unreadable", reason=reason_of(error))) from None
        self.screen: Screen = self.setup.game.screen
        self.opening = opening
        self.languages: dict[int, str] = {}
        """The language in which each hearer reads; who is not in it hears that of the context."""
        self.house_document: dict[str, Any] = {"seats": int(self.setup.house.seats)} | values_of(self.setup.house, changed_only=True)
        self.direction = str(values_of(self.setup.house).get("direction", "clockwise"))
        self.last = 0
        # Whose table it is: who made it, or who has it from them.
        self.owner: int | None = self.setup.seat_of_opener
        self.has_begun = self.origin is not None
        self.own = OwnTurns((self.origin.deal, self.origin.move)) if self.origin else OwnTurns()
        # Whether nobody new may sit down, and who was removed, by the mark of the person (`removing`).
        self.locked = False
        self.removed: dict[str, Removal] = {}
        self.past: list[PlayedMatch] = []
        # What each match before came to. Somebody who was away at the end of the last one is told of it.
        self.results: list[Result] = []
        self.ended = False
        # Why nothing can be asked for here from now on: the table is of older rules.
        self.closed_by: tuple[Sentence, ...] = ()
        self.proposal: Proposal | None = None
        # The number of the last proposal to which all agreed; 0 before there was one.
        self.carried_out = 0
        # By kind the number of the latest event: who asks on an older table did not know of that.
        self.happened: dict[str, int] = {}
        # The number of the event with which the time began in which the seat in turn is to move.
        self.clock_began = 0
        self.last_mover = NOBODY
        self.exchange: Exchange | None = None
        # How many exchanges were begun for the next deal, and how many at this table came to no deal.
        self.attempts = self.broken_off = 0
        self.entropy = entropy
        # Of the latest event, and as bytes of those before it: there are many tables, and each scene is hundreds of objects.
        self._latest: RecentEvent | None = None
        self._older: list[bytes] = []
        self._hear: Hear | None = None
        self._rested = b""
        self._views: dict[int, View] = {}
        self._shared: dict[tuple[str, object], dict[str, Any]] = {}
        self._lasting: dict[tuple[str, object, tuple[Hashable, ...]], dict[str, Any]] = {}
        self._seated: tuple[Setup, dict[tuple[str, int, object], Any]] = (self.setup, {})
        self.said_again: dict[str, dict[int, str]] = {}
        """The latest sentence for each hearer, by the language in which it was found again in the stored events (`say_again`)."""

    # -- who sits here

    @property
    def seats(self) -> int:
        """How many play."""
        return self.table.seats

    @property
    def open_seats(self) -> list[int]:
        """The seats that nobody has taken yet."""
        return list(self.setup.seats_of("open"))

    @property
    def people(self) -> list[int]:
        """The seats of people who play themselves, no bot for them."""
        return [seat for seat in self.setup.seats_of("person") if not self.setup.players[seat].stand_in]

    @property
    def host(self) -> int | None:
        """The host of the table: its owner, or while a bot plays for them the first person who plays; None where nobody sits here."""
        return self.owner if self.owner in (people := self.people) or not people else people[0]

    @property
    def hearers(self) -> tuple[int, ...]:
        """The hearers of what happens: every seat, and an onlooker."""
        return (*range(self.seats), NOBODY)

    @property
    def listeners(self) -> tuple[int, ...]:
        """The hearers of what happens as it does: every seat of a person."""
        return self.setup.seats_of("person")

    @property
    def has_people(self) -> bool:
        """Whether a person sits here, or may yet."""
        return any(player.kind != "bot" for player in self.setup.players)

    @property
    def names(self) -> list[str]:
        """What each seat is called by the others."""
        return list(self.setup.names)

    def seat_player(self, seat: int, player: Player) -> None:
        """Let this player have the seat."""
        players = list(self.setup.players)
        players[seat] = player
        self.setup = replace(self.setup, players=tuple(players))

    # -- how it stands

    def carry_out(self) -> None:
        """What was proposed happens now, if anything was."""
        if self.proposal is not None:
            self.carried_out, self.proposal = self.proposal.n, None

    def event_before(self, ask: Ask) -> int:
        """The number of the last event that was known where the ask came from: of the latest for the server's own asks."""
        return self.last if ask.base is None else ask.base

    @property
    def over(self) -> bool:
        """Whether the match is over: played to its end, or ended early by all."""
        return self.ended or self.table.over or self.is_played_out(self.table)

    def is_played_out(self, table: Table) -> bool:
        """Whether all common deals have been played at this table, where it has common deals."""
        return self.common is not None and table.awaits_deal and len(table.history) >= len(self.common.orders)

    @property
    def is_alone(self) -> bool:
        """Whether one person plays with bots alone."""
        return sum(player.kind != "bot" for player in self.setup.players) == 1

    @property
    def read_only(self) -> str | None:
        """Why nothing can be asked for here from now on; None where it can."""
        return paragraph(*map(str, self.closed_by)) if self.closed_by else None

    @property
    def awaits_deal(self) -> bool:
        """Whether the next deal waits."""
        return self.table.awaits_deal and not self.over and not self.closed_by

    @property
    def turn(self) -> int:
        """The seat to move, NOBODY when none is."""
        return NOBODY if self.ended or self.closed_by else self.table.turn

    def view(self, seat: int) -> View:
        """The table as this seat may see it now, to read: whoever asks in the same moment is given the same view."""
        if seat not in self._views:
            self._views[seat] = self.table.view(seat)
        return self._views[seat]

    def shared(self, make: Callable[[Any], dict[str, Any]]) -> dict[str, Any]:
        """What `make` says of this table to several alike: it is made once for each event and language."""
        key = language(), make
        if key not in self._shared:
            self._shared[key] = make(self)
        return self._shared[key]

    def as_seated(self, seat: int, make: Callable[[Any, int], Any]) -> Any:
        """What `make` says to this hearer of the people at the seats.

        It is made once for each language until somebody comes or goes. Nobody writes into it.
        """
        if self._seated[0] is not self.setup:
            self._seated = self.setup, {}
        key = language(), seat, make
        if key not in self._seated[1]:
            self._seated[1][key] = make(self, seat)
        return self._seated[1][key]

    def lasting(self, make: Callable[..., dict[str, Any]], *about: Hashable) -> dict[str, Any]:
        """What `make` says of this table that no move within a deal changes: it is made once for each language until another event.

        about: what moves do change that it depends on; it is made once for each.
        """
        key = language(), make, about
        said = self._lasting.get(key)
        if said is None:
            said = self._lasting[key] = make(self, *about)
        return said

    def look_again(self, *, within_deal: bool = False) -> None:
        """Something has happened: views, and what is the same for all seats, are made again when they are asked for.

        within_deal: whether it was a move after which the deal goes on.
        """
        self._views, self._shared = {}, {}
        if not within_deal:
            self._lasting = {}

    def forget_pictures(self) -> None:
        """Keep nothing that can be made again when somebody asks for it, and scenes as bytes: where nobody plays that is half of it all."""
        self.look_again()
        self._seated = self.setup, {}
        for seat, facts in self._latest.by.items() if self._latest is not None else ():
            if isinstance(facts.get("scene"), dict):
                self.sent(seat, facts["scene"])

    @property
    def recent_events(self) -> list[RecentEvent]:
        """What was heard of the latest events, the oldest first, MOST_RECENT at most."""
        self._wake()
        older = [_recent_event(old) for old in self._older]
        return older if self._latest is None else [*older, self._latest]

    def recent_event(self, n: int) -> RecentEvent | None:
        """What was heard of event n; None if it is too old."""
        if self._latest is not None and self._latest.n == n:
            return self._latest
        return next((facts for facts in self.recent_events if facts.n == n), None)

    def _wake(self) -> None:
        if self._rested:
            self._older, self._rested = msgspec.msgpack.decode(zlib.decompress(self._rested)), b""

    def _put_away(self) -> None:
        """Keep what was heard of the latest event with that of the events before it, of which nothing can be said again."""
        self._wake()
        if self._latest is not None:
            self._older.append(msgspec.json.encode(self._latest, enc_hook=_plain))
        self._latest = self._hear = None

    def note_event(self, n: int, hear: Hear) -> None:
        """Keep what is heard of event n, each in their language, and forget the oldest.

        A person hears it now, with the scene. A bot or an onlooker may never ask: they hear it when somebody does (`heard_by`). Until the
        next event all of it can be said again, for somebody who comes with another language.
        """
        self._put_away()
        del self._older[: 1 - MOST_RECENT]
        self._latest, self._hear = latest, hear = RecentEvent(n), hear
        for hearer in self.listeners:
            with self.language_of(hearer):
                latest.by[hearer] = {"n": n, "language": language(), **hear(hearer)}
                if not self.is_replay:
                    latest.by[hearer]["scene"] = self.scene(hearer)

    def sent(self, seat: int, scene: dict[str, Any]) -> msgspec.Raw:
        """A scene as it goes out; that of the latest event is kept so, and is not written again."""
        written = msgspec.Raw(msgspec.json.encode(scene))
        if self._latest is not None and (facts := self._latest.by.get(seat, {})).get("scene") is scene:
            facts["scene"] = written
        return written

    def scene(self, seat: int) -> dict[str, Any]:
        """The table as this seat may see it (docs/protocol.md, section 4)."""
        raise NotImplementedError

    def hear_out(self) -> None:
        """Let bots and the onlooker hear the latest event too, each in their language, before it can no longer be said."""
        if self._latest is not None:
            for hearer in self.hearers:
                with self.language_of(hearer):
                    self.event_for(self._latest, hearer)

    def language_of(self, hearer: int) -> AbstractContextManager[None]:
        """The context in which this hearer is spoken to."""
        return speaking(self.languages.get(hearer, language()))

    def event_for(self, facts: RecentEvent, seat: int) -> dict[str, Any] | None:
        """What a seat has heard of an event; None for one that it did not hear while it was the latest."""
        if seat not in facts.by and self._hear is not None and facts is self._latest:
            facts.by[seat] = {"n": facts.n, "language": language(), **self._hear(seat)}
        return facts.by.get(seat)

    def said_of(self, since: RecentEvent, seat: int) -> dict[str, Any] | None:
        """What a seat has heard of an event, said in the language of the context; None where it can no longer be said in that."""
        facts = self.event_for(since, seat)
        if facts is None or facts["language"] == language():
            return facts
        if self._hear is None or since is not self._latest:
            return None
        return {"n": since.n, "language": language(), **self._hear(seat)}

    def _latest_said(self, seat: int) -> RecentEvent | None:
        """The latest event of which this seat has heard a sentence, as far as that is known; None where there is none."""
        if self._latest is not None and (self.event_for(self._latest, seat) or {"says": ""})["says"]:
            return self._latest
        for latest in reversed(self.recent_events):
            facts = self.event_for(latest, seat)
            if facts is None or facts["says"]:
                return latest
        return None

    def say_again(self, replayed: Gathering) -> None:
        """Keep the latest sentences in the language of the context until something happens. replayed: the same table, read again in it."""
        self.look_again()
        self.said_again[language()] = {hearer: replayed.last_sentence(hearer) for hearer in replayed.hearers}

    def can_say_last(self, seat: int) -> bool:
        """Whether the latest sentence can be said to this seat in the language of the context."""
        if language() in self.said_again:
            return True
        latest = self._latest_said(seat)
        return latest is None or self.said_of(latest, seat) is not None

    def forget_events(self) -> None:
        """Keep nothing of what was heard: who comes is shown the whole table."""
        self._latest, self._older, self._rested, self._hear = None, [], b"", None

    def rest(self) -> None:
        """Take as little memory as can be, while nothing happens.

        What was heard is kept compressed, all of it together since one scene is much like another. Views are forgotten, and the opening,
        which has been written down.
        """
        self.hear_out()
        self.forget_pictures()
        self.opening = msgspec.structs.replace(self.opening, setup={}, begun=None)
        if self._latest is not None or self._older:
            self._put_away()
            self._older, self._rested = [], zlib.compress(msgspec.msgpack.encode(self._older))

    @property
    def in_deal(self) -> bool:
        """Whether a deal is being played."""
        return self.turn != NOBODY

    def gives_hint(self, seat: int) -> bool:
        """Whether this seat can be given a hint now: it is to choose among several moves, at a table that gives hints."""
        return bool(self.setup.show["hints"]) and seat == self.turn != NOBODY and len(self.view(seat).moves) > 1

    def last_sentence(self, seat: int) -> str:
        """The sentence of the latest event for this seat, NOBODY for an onlooker; at first where the match came from.

        It is empty where it was said in another language and cannot be said again (`can_say_last`).
        """
        latest = self._latest_said(seat)
        if latest is None:
            return self.origin.says if self.origin else ""
        said = self.said_of(latest, seat)
        return str(said["says"]) if said is not None else self.said_again.get(language(), {}).get(seat, "")

    @property
    def result(self) -> Result:
        """How the match stands, or what it came to."""
        table = self.table
        games = None if table.games is None or self.is_played_out(table) else tuple(table.games)
        return Result(tuple(self.setup.names), table.sides, self.ended, tuple(self.winners_at(table)), tuple(table.scores), games)

    def winners_at(self, table: Table) -> list[int]:
        """The sides that have won at this table; after the last common deal those with the most points."""
        if not self.is_played_out(table) or table.over:
            return table.winners
        best = min(table.scores) if self.setup.game.rules.low_wins else max(table.scores)
        return [side for side, score in enumerate(table.scores) if score == best]

    @property
    def matches_won(self) -> list[int]:
        """By seat, how many matches its player has won at this table among the same players, wherever they sat; empty before one ends."""
        names, over = self.setup.names, [self.result] if self.over else []
        counted = [result for result in (*self.results, *over) if not result.ended and sorted(result.names) == sorted(names)]
        return [sum(result.names.index(name) % result.sides in result.winners for result in counted) for name in names if counted]

    @property
    def matches(self) -> list[PlayedMatch]:
        """The matches at this table, the one that is being played last."""
        ended = self.ended or bool(self.closed_by) or self.is_played_out(self.table)
        return [
            *self.past,
            PlayedMatch.of_table(self.table, self.setup.players, show=self.setup.show, ended=ended, origin=self.origin),
        ]


def _plain(value: object) -> object:
    """What a screen of somebody's own game may have told, as a number of NumPy or a noun, as a plain number or text."""
    return value.item() if hasattr(value, "item") else str(value)


def news(event: Event, says: Says, **instead: object) -> Hear:
    """What a seat hears of an event: its fields that are told, its sentence, and `instead` in the place of fields."""
    facts = public_fields(event) | instead
    return lambda hearer: facts | {"says": says(hearer)}


def reason_of(error: Exception) -> str:
    """Why something could not be read, for the server's log."""
    return f"{error.args[0]} is missing" if isinstance(error, KeyError) else str(error)


def drawn_below(entropy: Entropy, bound: int) -> int:
    """A whole number from 0 to bound - 1; eight bytes make the lean towards low numbers too small to see."""
    return int.from_bytes(entropy(8), "big") % bound
