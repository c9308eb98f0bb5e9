"""Whom the host of a table removes or bans, and whether the table is locked: acts of the host alone, which touch no card.

A ban knows a person by a mark: a digest of the table and of the person whose key their device has. It says nothing about anybody, and
tells no two tables that they know the same person. It knows their browsers too, by the keys that these had to the seat. Whoever comes as a
new person with another browser, or with one that has forgotten everything, is not known again.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

from ...language import message
from ..protocol.refusal import Refusal
from .consent import settled_without
from .gathering import Event, Gathering, Hear, Removal
from .seating import check_door, check_seat, host_of, vacate
from .words import name_of, who

Asked = list[dict[str, Any]]


def mark_of(table: str, person: str) -> str:
    """The mark by which this table knows a person again whom it has removed.

    >>> mark_of("k7f", "ada") == mark_of("k7f", "ada") != mark_of("x2b", "ada")
    True
    """
    return hashlib.sha256(f"{table} {person}".encode()).hexdigest()[:24]


def ask_remove(gathering: Gathering, seat: int, ask: Mapping[str, Any]) -> Asked:
    """The host takes a person's seat away; it is open then.

    mark: of the person, where the house knows them. keys: the hashes of their keys to the seat.
    """
    return _removed(gathering, seat, ask, banned=False)


def ask_ban(gathering: Gathering, seat: int, ask: Mapping[str, Any]) -> Asked:
    """The host removes a person who cannot come back; Refusal where nothing is known by which they could be kept away."""
    return _removed(gathering, seat, ask, banned=True)


def _removed(gathering: Gathering, seat: int, ask: Mapping[str, Any], *, banned: bool) -> Asked:
    _check_host(gathering, seat)
    gone = ask.get("seat")
    if not isinstance(gone, int):
        raise Refusal("malformed", message("table-say-which-seat"))
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
    mark = ask.get("mark")
    if banned and mark is None:
        raise Refusal("not_now", message("table-ban-without-key", name=player.name))
    removed = {"kind": "removed", "seat": gone, "by": seat, "mark": mark, "banned": banned, "keys": list(ask.get("keys", ()))}
    return [removed, *settled_without(gathering, gone)]


def take_removed(gathering: Gathering, event: Event, _: bool) -> Hear:
    """The host has removed a person; the seat is open."""
    seat, by, banned = int(event["seat"]), int(event["by"]), bool(event["banned"])
    gone, name = vacate(gathering, seat), name_of(gathering, by)
    if event["mark"] is not None:
        keys = tuple(map(str, event.get("keys", ())))
        gathering.removed = {**gathering.removed, str(event["mark"]): Removal(gone.name, str(name), banned, keys)}

    def says(hearer: int) -> str:
        if banned:
            return message("table-bans", who=who(gathering, by, hearer), name=name, gone=gone.name)
        return message("table-removes", who=who(gathering, by, hearer), name=name, gone=gone.name)

    return lambda hearer: {"kind": "removed", "seat": seat, "by": by, "banned": banned, "says": says(hearer)}


def farewell(gathering: Gathering, event: Event) -> str:
    """What the person hears whose seat is not theirs any more, in the language of the context."""
    if event["kind"] == "removed":
        return removal_says(Removal("", gathering.names[int(event["by"])], bool(event["banned"])))
    if event["by"] != event["seat"]:
        return message("table-your-seat-opened", name=gathering.names[int(event["by"])])
    return message("table-no-seat-any-more")


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


def ask_lock(gathering: Gathering, seat: int, ask: Mapping[str, Any]) -> Asked:
    """The host lets nobody new sit down; where that is so already, nothing happens."""
    _check_host(gathering, seat)
    return [] if gathering.locked else [{"kind": "locked", "by": seat, "locked": True}]


def ask_unlock(gathering: Gathering, seat: int, ask: Mapping[str, Any]) -> Asked:
    """The host lets people sit down again; where that is so already, nothing happens."""
    _check_host(gathering, seat)
    return [{"kind": "locked", "by": seat, "locked": False}] if gathering.locked else []


def take_locked(gathering: Gathering, event: Event, _: bool) -> Hear:
    """The table is locked, or no longer."""
    by, locked = int(event["by"]), bool(event["locked"])
    gathering.locked, name = locked, name_of(gathering, by)

    def says(hearer: int) -> str:
        person = who(gathering, by, hearer)
        return message("table-locks", who=person, name=name) if locked else message("table-unlocks", who=person, name=name)

    return lambda hearer: {"kind": "locked", "by": by, "locked": locked, "says": says(hearer)}


def ask_pardon(gathering: Gathering, seat: int, ask: Mapping[str, Any]) -> Asked:
    """The host lifts a ban. of: its id in the scene."""
    _check_host(gathering, seat)
    mark = str(ask.get("of"))
    if mark not in gathering.removed or not gathering.removed[mark].banned:
        raise Refusal("not_now", message("table-no-such-ban"))
    return [{"kind": "pardoned", "by": seat, "mark": mark}]


def take_pardoned(gathering: Gathering, event: Event, _: bool) -> Hear:
    """A person who was banned may come back."""
    by, name = int(event["by"]), name_of(gathering, int(event["by"]))
    gone = gathering.removed[str(event["mark"])].name
    gathering.removed = {mark: removal for mark, removal in gathering.removed.items() if mark != event["mark"]}
    return lambda hearer: {
        "kind": "pardoned",
        "by": by,
        "says": message("table-pardons", who=who(gathering, by, hearer), name=name, gone=gone),
    }


def _check_host(gathering: Gathering, seat: int) -> None:
    if seat != gathering.host:
        person, name = host_of(gathering)
        raise Refusal("not_yours", message("table-host-removes", who=person, name=name))


__all__ = ["ask_ban", "ask_lock", "ask_pardon", "ask_remove", "ask_unlock", "door_says", "farewell", "mark_of", "removal_says"]
