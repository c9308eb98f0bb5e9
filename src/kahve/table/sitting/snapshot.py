"""The state of a sitting between two deals as bytes, so that loading a table plays one deal again and not all of them.

The stored events are the truth, and a snapshot only spares time. Where its form or the rules have changed, it is not read, and all events
are played again.

What was heard before is not in it. So it is made of the table before a deal, and whoever loads it lets that deal happen once more.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from ...engine.table import Table, between_deals
from ...engine.text import read_position
from ..protocol.events import Dealt, Event, Opened
from ..protocol.refusal import EventError
from .exchange import Exchange
from .gathering import Proposal, Removal, Result
from .own_choices import OwnTurns
from .played import Origin, PlayedMatch
from .setup import Player
from .sitting import Sitting
from .written_match import WrittenDeals, read_deals, write_deals

_PACKED = 1
"""How hard zlib works: a long match takes a millisecond."""


class _PastMatch(msgspec.Struct, array_like=True, frozen=True):
    match: WrittenDeals
    players: tuple[Player, ...]
    going_on: bool


class _State(msgspec.Struct, array_like=True, frozen=True):
    """All that a sitting knows between two deals; the house rules and what it shows are the same in all its matches.

    form: raised with every change of this class, or of what a field means.
    """

    form: Literal[5]
    last: int
    setup: dict[str, Any]
    seed: str
    players: tuple[Player, ...]
    owner: int | None
    locked: bool
    removed: dict[str, Removal]
    position: str
    match: WrittenDeals
    origin: Origin | None
    past: list[_PastMatch]
    results: list[Result]
    has_begun: bool
    ended: bool
    last_mover: int
    proposal: Proposal | None
    carried_out: int
    happened: dict[str, int]
    clock_began: int
    exchange: Exchange | None
    attempts: int
    broken_off: int
    own: OwnTurns
    common: dict[str, Any] | None


# Made once, at the import: if two threads prepare to read the same struct at the same time, msgspec reads what is not there.
_decode = msgspec.msgpack.Decoder(_State).decode


def snapshot(sitting: Sitting) -> bytes | None:
    """The state of a sitting as bytes; None in the middle of a deal, before the first one, and for a table of older rules."""
    table = sitting.table
    if not table.awaits_deal or not (table.history or sitting.past) or sitting.setup.rules is not None:
        return None
    game = sitting.setup.game
    state = _State(
        form=5,
        last=sitting.last,
        setup=sitting.setup.stored(),
        seed=sitting.seed,
        players=sitting.setup.players,
        owner=sitting.owner,
        locked=sitting.locked,
        removed=sitting.removed,
        position=str(table),
        match=write_deals(game, table.first_dealer, table.history),
        origin=sitting.origin,
        past=[_PastMatch(write_deals(game, past.first_dealer, past.history), past.players, past.going_on) for past in sitting.past],
        results=sitting.results,
        has_begun=sitting.has_begun,
        ended=sitting.ended,
        last_mover=sitting.last_mover,
        proposal=sitting.proposal,
        carried_out=sitting.carried_out,
        happened=sitting.happened,
        clock_began=sitting.clock_began,
        exchange=sitting.exchange,
        attempts=sitting.attempts,
        broken_off=sitting.broken_off,
        own=sitting.own,
        common=None if sitting.common is None else sitting.common.stored(),
    )
    return zlib.compress(msgspec.msgpack.encode(state), _PACKED)


def sitting_at(content: bytes) -> Sitting:
    """The sitting of which this is a snapshot, with nothing heard; ValueError for one that cannot be read here."""
    try:
        state = _decode(zlib.decompress(content))
        sitting = Sitting(Opened(state.setup, state.match.first_dealer, state.seed, None, state.common))
        setup = sitting.setup
        if setup.rules is not None:
            raise ValueError("a snapshot of other rules")
        for seat, player in enumerate(state.players):
            sitting.seat_player(seat, player)
        sitting.table = _table(sitting, state)
        sitting.past = [
            PlayedMatch(
                setup.game,
                setup.house,
                past.match.first_dealer,
                read_deals(setup.game, past.match),
                past.players,
                setup.show,
                past.going_on,
            )
            for past in state.past
        ]
    except (zlib.error, msgspec.MsgspecError, EventError, KeyError, TypeError, IndexError) as error:
        raise ValueError(f"a snapshot that cannot be read: {error}") from None
    sitting.last, sitting.owner, sitting.origin = state.last, state.owner, state.origin
    sitting.has_begun, sitting.ended, sitting.last_mover = state.has_begun, state.ended, state.last_mover
    sitting.results, sitting.locked, sitting.removed = state.results, state.locked, state.removed
    sitting.proposal, sitting.exchange = state.proposal, state.exchange
    sitting.carried_out, sitting.happened, sitting.clock_began = state.carried_out, state.happened, state.clock_began
    sitting.attempts, sitting.broken_off, sitting.own = state.attempts, state.broken_off, state.own
    return sitting


def resumed(content: bytes, n: int, events: Sequence[Event]) -> Sitting:
    """The sitting after these events, which follow event n and a snapshot made there; ValueError where they do not fit together.

    What was heard before the deal is not known. An event that says nothing leaves the sentence before it on the table, so the deal is the
    first that is told.
    """
    sitting = sitting_at(content)
    dealt = next((place for place, event in enumerate(events) if isinstance(event, Dealt)), None)
    if sitting.last != n or dealt is None:
        raise ValueError("a snapshot of another event than the one before the latest deal")
    for event in events[:dealt]:
        sitting.take(event, noted=False)
    sitting.take_all(events[dealt:])
    return sitting


def _table(sitting: Sitting, state: _State) -> Table:
    game, house = sitting.setup.game, sitting.setup.house
    _, tables = read_position(game, state.position)
    return between_deals(game, house, tables, state.match.first_dealer, read_deals(game, state.match))
