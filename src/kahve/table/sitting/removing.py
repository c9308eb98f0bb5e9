"""Whom the host of a table removes or bans, and whether the table is locked: acts of the host alone, which touch no card.

A ban knows a person by a mark: a digest of the table and of the person whose key their device has. It says nothing about anybody, and
tells no two tables that they know the same person. It knows their browsers too, by the keys that these had to the seat. Whoever comes as a
new person with another browser, or with one that has forgotten everything, is not known again.
"""

from __future__ import annotations

import hashlib

from ...language import message
from ..protocol.asks import AskBan, AskPardon, AskRemove
from ..protocol.events import Event, Left, Locked, Pardoned, Removed
from ..protocol.refusal import Refusal
from .circumstances import Circumstances
from .consent import settled_without
from .gathering import Gathering, Hear, Removal, news
from .seating import check_door, check_seat, host_of, vacate
from .sitting_words import name_of, who


def mark_of(table: str, person: str) -> str:
    """The mark by which this table knows a person again whom it has removed.

    >>> mark_of("k7f", "ada") == mark_of("k7f", "ada") != mark_of("x2b", "ada")
    True
    """
    return hashlib.sha256(f"{table} {person}".encode()).hexdigest()[:24]


def ask_remove(gathering: Gathering, seat: int, ask: AskRemove | AskBan, around: Circumstances) -> list[Event]:
    """The host takes a person's seat away; it is open then.

    Whoever is banned cannot come back; Refusal where nothing is known by which they could be kept away.
    """
    _check_host(gathering, seat)
    gone, banned = ask.seat, isinstance(ask, AskBan)
    check_seat(gathering, gone)
    player = gathering.setup.players[gone]
    if player.kind != "person":
        is_bot = player.kind == "bot"
        raise Refusal("not_now", message("table-seat-is-of-bot", name=player.name) if is_bot else message("table-seat-is-open"))
    if gone == seat:
        raise Refusal("not_now", message("table-remove-yourself"))
    # Whoever is the host while a bot plays for the owner of the table does not take it from them.
    if gone == gathering.owner:
        raise Refusal("not_yours", message("table-remove-owner", name=player.name))
    if banned and around.mark is None:
        raise Refusal("not_now", message("table-ban-without-key", name=player.name))
    return [Removed(gone, seat, around.mark, banned, list(around.keys)), *settled_without(gathering, gone)]


def take_removed(gathering: Gathering, event: Removed) -> Hear:
    """The host has removed a person; the seat is open."""
    gone, name = vacate(gathering, event.seat), name_of(gathering, event.by)
    if event.mark is not None:
        gathering.removed = {**gathering.removed, event.mark: Removal(gone.name, str(name), event.banned, tuple(event.keys))}

    def says(hearer: int) -> str:
        if event.banned:
            return message("table-bans", who=who(gathering, event.by, hearer), name=name, gone=gone.name)
        return message("table-removes", who=who(gathering, event.by, hearer), name=name, gone=gone.name)

    return news(event, says)


def farewell(gathering: Gathering, event: Left | Removed) -> str:
    """What the person hears whose seat is no longer theirs, in the language of the context."""
    name = gathering.names[event.by]
    if isinstance(event, Removed):
        return removal_says(Removal("", name, event.banned))
    return message("table-your-seat-opened", name=name) if event.by != event.seat else message("table-no-seat-any-more")


def removal_says(removal: Removal) -> str:
    """What a person is told whom the host of the table has removed."""
    return message("table-bans-you", name=removal.by) if removal.banned else message("table-removes-you", name=removal.by)


def door_says(gathering: Gathering, mark: str | None) -> str:
    """Why nobody new, or this person, may sit down; empty where they may. mark: as of `seating.check_door`."""
    try:
        check_door(gathering, mark)
    except Refusal as refusal:
        return str(refusal)
    return ""


def ask_lock(gathering: Gathering, seat: int, *, locked: bool) -> list[Event]:
    """The host lets nobody new sit down, or lets people sit down again; where that is so already, nothing happens."""
    _check_host(gathering, seat)
    return [Locked(seat, locked)] if locked != gathering.locked else []


def take_locked(gathering: Gathering, event: Locked) -> Hear:
    """The table is locked, or no longer."""
    gathering.locked, name = event.locked, name_of(gathering, event.by)

    def says(hearer: int) -> str:
        person = who(gathering, event.by, hearer)
        return message("table-locks", who=person, name=name) if event.locked else message("table-unlocks", who=person, name=name)

    return news(event, says)


def ask_pardon(gathering: Gathering, seat: int, ask: AskPardon) -> list[Event]:
    """The host lifts a ban."""
    _check_host(gathering, seat)
    if ask.of not in gathering.removed or not gathering.removed[ask.of].banned:
        raise Refusal("not_now", message("table-no-such-ban"))
    return [Pardoned(seat, ask.of)]


def take_pardoned(gathering: Gathering, event: Pardoned) -> Hear:
    """A person who was banned may come back."""
    name, gone = name_of(gathering, event.by), gathering.removed[event.mark].name
    gathering.removed = {mark: removal for mark, removal in gathering.removed.items() if mark != event.mark}
    return news(event, lambda hearer: message("table-pardons", who=who(gathering, event.by, hearer), name=name, gone=gone))


def _check_host(gathering: Gathering, seat: int) -> None:
    if seat != gathering.host:
        person, name = host_of(gathering)
        raise Refusal("not_yours", message("table-host-removes", who=person, name=name))
