"""Who comes, who goes, and who plays for whom: the acts at a table that touch no card.

An ask returns the events that it causes, or raises Refusal. A taker lets such an event happen and returns what each seat hears of it. An
ask about another's seat says in `away` which seats the host of the tables has found away.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from ...bots import BOTS
from ...language import message, paragraph
from ...language.folding import is_same_name
from ..protocol.emblems import EMBLEMS, read_emblem
from ..protocol.refusal import Refusal
from ..protocol.setup_error import SetupError
from .consent import ABOUT_SEATS, settled_without
from .customs import changed, read_customs
from .gathering import Event, Gathering, Hear, drawn_below
from .names import looks, read_name, visible
from .own_choices import last_place
from .setup import Player, bot_name
from .words import name_of, who

Asked = list[dict[str, Any]]


def ask_sit(gathering: Gathering, seat: int, ask: Mapping[str, Any]) -> Asked:
    """A person with the link takes an open seat, or between two deals the seat of a bot."""
    check_seat(gathering, seat)
    check_door(gathering, ask.get("mark"), ask.get("key"))
    player = gathering.setup.players[seat]
    if player.kind == "person":
        raise Refusal("not_yours", message("table-seat-taken", name=player.name))
    if player.kind == "bot":
        if not gathering.setup.customs["late"]:
            raise Refusal("not_yours", message("table-seat-of-bot-kept", name=player.name))
        if gathering.in_deal:
            raise Refusal("not_now", message("table-seat-of-bot-in-deal", name=player.name))
    others = [other.name or other.reserved or "" for number, other in enumerate(gathering.setup.players) if number != seat]
    try:
        _check_reserved(gathering, seat, read_name(ask.get("name")))
        name = read_name(ask.get("name"), others)
        emblem = None if ask.get("emblem") is None else read_emblem(ask["emblem"])
    except SetupError as error:
        raise Refusal("malformed", str(error)) from None
    joined = {"kind": "joined", "seat": seat, "name": name} | (_emblem_for(gathering, seat, emblem) if emblem else {})
    removed = _mark_of_removed(gathering, ask.get("mark"), ask.get("key"))
    return [joined | ({"mark": removed} if removed is not None else {})]


def check_door(gathering: Gathering, mark: str | None, key: str | None = None) -> None:
    """Refusal where nobody new may sit down, or this person may not.

    mark: of the person, where the house knows them (`removing`). key: the hash of the key to a seat that their browser would have.
    """
    removed = _mark_of_removed(gathering, mark, key)
    if removed is not None and gathering.removed[removed].banned:
        raise Refusal("not_yours", message("table-bans-you", name=gathering.removed[removed].by))
    if gathering.locked:
        _, name = host_of(gathering)
        raise Refusal("not_now", message("table-is-locked", name=name))


def _mark_of_removed(gathering: Gathering, mark: str | None, key: str | None) -> str | None:
    """The mark of the person who was removed and comes again, by it or by the browser; None for somebody new."""
    if mark in gathering.removed:
        return mark
    return next((other for other, removal in gathering.removed.items() if key in removal.keys), None)


def _emblem_for(gathering: Gathering, seat: int, emblem: str) -> dict[str, str]:
    """The emblem of who sits down, or one by chance that nobody here has, with theirs as `own`: no two at a table are alike."""
    others = {player.emblem for number, player in enumerate(gathering.setup.players) if number != seat}
    if emblem not in others:
        return {"emblem": emblem}
    free = [other for other in EMBLEMS if other not in others]
    return {"emblem": free[drawn_below(gathering.entropy, len(free))], "own": emblem}


def seat_for(gathering: Gathering, name: str | None) -> int:
    """The seat of whoever does not say where to sit; Refusal where there is none.

    It is the seat that is kept for this name, or else the first that is kept for nobody.
    """
    if not gathering.open_seats:
        raise Refusal("not_yours", message("table-all-seats-taken"))
    kept = {seat: gathering.setup.players[seat].reserved for seat in gathering.open_seats}
    try:
        clean = read_name(name)
    except SetupError as error:
        raise Refusal("malformed", str(error)) from None
    mine = [seat for seat, whose in kept.items() if whose and is_same_name(whose, clean)]
    free = [seat for seat, whose in kept.items() if not whose]
    if not mine and not free:
        raise Refusal("not_yours", message("table-open-seats-kept", names=tuple(str(name) for name in kept.values())))
    return (mine or free)[0]


def _check_reserved(gathering: Gathering, seat: int, name: str) -> None:
    """Refusal where the seat is kept for another name than this, or another seat is kept for it."""
    whose = gathering.setup.players[seat].reserved
    if whose and not is_same_name(whose, name):
        if looks(whose) == looks(name):
            raise Refusal("not_yours", message("table-name-only-looks-like", name=whose))
        raise Refusal("not_yours", message("table-seat-kept-for", name=whose))
    for other, player in enumerate(gathering.setup.players):
        if other != seat and player.reserved and is_same_name(player.reserved, name):
            raise Refusal("not_yours", message("table-other-seat-kept-for", seat=str(other + 1), name=player.reserved))


def take_joined(gathering: Gathering, event: Event, _: bool) -> Hear:
    """A person sits down."""
    seat, name = int(event["seat"]), str(event["name"])
    before = gathering.setup.players[seat]
    if before.kind == "person" or (before.kind == "bot" and gathering.in_deal):
        raise ValueError(f"seat {seat} is not open")
    emblem = event.get("emblem")
    gathering.seat_player(seat, Player("person", name, emblem=None if emblem is None else str(emblem)))
    gathering.removed = {mark: removal for mark, removal in gathering.removed.items() if mark != event.get("mark")}
    gathering.own.since[seat] = last_place(gathering.table.history)
    if gathering.owner is None:
        gathering.owner = seat

    def says(hearer: int) -> str:
        person = who(gathering, seat, hearer)
        other_emblem = message("table-other-emblem") if person == "you" and event.get("own") else ""
        if before.kind == "bot":
            return paragraph(message("table-sits-down-for-bot", who=person, name=name, bot=before.name), other_emblem)
        return paragraph(message("table-sits-down", who=person, name=name), other_emblem)

    return lambda hearer: {"kind": "joined", "seat": seat, "name": name, "says": says(hearer)}


def ask_leave(gathering: Gathering, seat: int, ask: Mapping[str, Any]) -> Asked:
    """A person gives the seat up; it is open then for another one, or kept for the person to whom it is handed over."""
    if "to" in ask:
        check_door(gathering, None)
    heir = {"to": _heir(gathering, seat, ask["to"])} if "to" in ask else {}
    return [{"kind": "left", "seat": seat, "by": seat, **heir}, *settled_without(gathering, seat)]


def _heir(gathering: Gathering, seat: int, name: object) -> str:
    """The name for which a seat is kept that is handed over; Refusal where nobody, or somebody at the table, is called so."""
    if not isinstance(name, str) or not visible(name).strip():
        raise Refusal("malformed", message("table-write-heir"))
    others = [other.name or other.reserved or "" for number, other in enumerate(gathering.setup.players) if number != seat]
    namesake = next((other for other in others if other and is_same_name(other, name)), None)
    if namesake:
        raise Refusal("malformed", message("table-heir-sits-here", name=namesake))
    try:
        return read_name(name, others)
    except SetupError as error:
        raise Refusal("malformed", str(error)) from None


def ask_open(gathering: Gathering, seat: int, ask: Mapping[str, Any]) -> Asked:
    """Somebody opens the seat of a person who is away; the host of the table opens one to all that is kept for somebody."""
    kept = ask.get("seat")
    if isinstance(kept, int) and 0 <= kept < gathering.seats and gathering.setup.players[kept].reserved:
        if seat != gathering.host:
            person, name = host_of(gathering)
            raise Refusal(
                "not_yours", message("table-host-opens-kept", who=person, name=name, kept=str(gathering.setup.players[kept].reserved))
            )
        return [{"kind": "unreserved", "seat": kept, "by": seat}]
    if _seat_named(gathering, ask).kind == "open":
        return []
    gone = _away(gathering, seat, ask)
    return [{"kind": "left", "seat": gone, "by": seat}, *settled_without(gathering, gone)]


def take_left(gathering: Gathering, event: Event, _: bool) -> Hear:
    """A seat is open again; where it is that of whose table it is, the table is the next person's."""
    seat, by = int(event["seat"]), int(event["by"])
    heir, host_before = event.get("to"), gathering.host
    gone = vacate(gathering, seat, None if heir is None else str(heir))
    host_says = host_told(gathering, host_before)

    def says(hearer: int) -> str:
        if heir is not None:
            return message("table-leaves-to", name=gone.name, heir=str(heir))
        if by == seat:
            return message("table-leaves", name=gone.name)
        return message("table-opens-seat", who=who(gathering, by, hearer), name=name_of(gathering, by), gone=gone.name)

    return lambda hearer: {"kind": "left", "seat": seat, "by": by, "says": paragraph(says(hearer), host_says(hearer))}


def vacate(gathering: Gathering, seat: int, heir: str | None = None) -> Player:
    """Open the seat of a person, and say whose it was; ValueError where nobody sits. heir: the name that it is kept for."""
    gone = _person(gathering, seat)
    gathering.seat_player(seat, Player("open", "", reserved=heir))
    if gathering.owner == seat:
        others = [number for number, player in enumerate(gathering.setup.players) if player.kind == "person"]
        gathering.owner = next(iter(gathering.people or others), None)
        # Nobody is left who could unlock it.
        gathering.locked = gathering.locked and gathering.owner is not None
    _withdraw(gathering, seat)
    return gone


def host_told(gathering: Gathering, before: int | None) -> Callable[[int], str]:
    """What a hearer is told where the host of the table is not the one before; nothing where it is, or where nobody sits here."""
    host = gathering.host
    if host is None or host == before:
        return lambda hearer: ""
    name = gathering.names[host]
    return lambda hearer: message("table-host-now", who=who(gathering, host, hearer), name=name)


def take_unreserved(gathering: Gathering, event: Event, _: bool) -> Hear:
    """An open seat is kept for nobody any more."""
    seat, by = int(event["seat"]), int(event["by"])
    player = gathering.setup.players[seat]
    if seat < 0 or not player.reserved:
        raise ValueError(f"seat {seat} is kept for nobody")
    gathering.seat_player(seat, replace(player, reserved=None))
    name, kept = name_of(gathering, by), player.reserved
    return lambda hearer: {
        "kind": "unreserved",
        "seat": seat,
        "by": by,
        "says": message("table-opens-to-all", who=who(gathering, by, hearer), name=name, kept=kept),
    }


def ask_stand_in(gathering: Gathering, seat: int, ask: Mapping[str, Any]) -> Asked:
    """Somebody lets a bot play for a person who is away."""
    gone = _away(gathering, seat, ask)
    if gathering.setup.players[gone].stand_in:
        return []
    return [{"kind": "stood_in", "seat": gone, "by": seat, "bot": gathering.setup.customs["stand_in"]}, *settled_without(gathering, gone)]


def take_stood_in(gathering: Gathering, event: Event, _: bool) -> Hear:
    """A bot plays for a person from now on; where that is the host of the table, somebody else is until they are back."""
    seat, by, bot = int(event["seat"]), int(event["by"]), str(event["bot"])
    host_before, gone = gathering.host, gathering.names[seat]
    gathering.seat_player(seat, replace(_person(gathering, seat), stand_in=bot))
    _withdraw(gathering, seat)
    host = gathering.host

    def says(hearer: int) -> str:
        person, name = who(gathering, by, hearer), name_of(gathering, by)
        lets_play = message("table-lets-bot-play", who=person, name=name, whom=who(gathering, seat, hearer), gone=gone)
        if host is None or host == host_before:
            return lets_play
        return paragraph(lets_play, message("table-host-meanwhile", who=who(gathering, host, hearer), name=gathering.names[host]))

    return lambda hearer: {"kind": "stood_in", "seat": seat, "by": by, "bot": bot, "says": says(hearer)}


def ask_return(gathering: Gathering, seat: int, ask: Mapping[str, Any]) -> Asked:
    """A person plays again where a bot has played for them; where none does, that is so already."""
    return [{"kind": "returned", "seat": seat}] if gathering.setup.players[seat].stand_in else []


def take_returned(gathering: Gathering, event: Event, _: bool) -> Hear:
    """The person has the seat again."""
    seat = int(event["seat"])
    player, host_before = _person(gathering, seat), gathering.host
    if not player.stand_in:
        raise ValueError(f"no bot plays for seat {seat}")
    gathering.seat_player(seat, replace(player, stand_in=None))
    is_host_again = gathering.host == seat != host_before

    def says(hearer: int) -> str:
        person = who(gathering, seat, hearer)
        is_back = message("table-is-back", who=person, name=player.name)
        return paragraph(is_back, message("table-host-now", who=person, name=player.name)) if is_host_again else is_back

    return lambda hearer: {"kind": "returned", "seat": seat, "says": says(hearer)}


def ask_bot(gathering: Gathering, seat: int, ask: Mapping[str, Any]) -> Asked:
    """Bots take the open seats, or the one that is named: before the first deal the host of the table asks for it, later anybody.

    Where a bot has that seat, or no seat is open, there is nothing to be done.
    """
    wanted = ask.get("seat")
    if wanted is not None:
        check_seat(gathering, int(wanted))
        if gathering.setup.players[int(wanted)].kind == "person":
            raise Refusal("not_yours", message("table-seat-taken", name=gathering.names[int(wanted)]))
    if not gathering.open_seats or (wanted is not None and gathering.setup.players[int(wanted)].kind == "bot"):
        return []
    if not gathering.has_begun and seat != gathering.host:
        person, name = host_of(gathering)
        raise Refusal("not_yours", message("table-host-starts", who=person, name=name))
    names = [player.name or player.reserved or "" for player in gathering.setup.players]
    events = []
    for open_seat in gathering.open_seats if wanted is None else [int(wanted)]:
        names.append(bot_name(names))
        events.append({"kind": "seated", "seat": open_seat, "by": seat, "bot": gathering.setup.customs["stand_in"], "name": names[-1]})
    return events


def take_seated(gathering: Gathering, event: Event, _: bool) -> Hear:
    """A bot takes an open seat."""
    seat, name, bot = int(event["seat"]), str(event["name"]), str(event["bot"])
    if gathering.setup.players[seat].kind != "open":
        raise ValueError(f"seat {seat} is not open")
    gathering.seat_player(seat, Player("bot", name, bot))
    by = int(event["by"])
    return lambda _: {
        "kind": "seated",
        "seat": seat,
        "by": by,
        "bot": bot,
        "name": name,
        "says": message("table-bot-sits-down", name=name),
    }


def ask_customs(gathering: Gathering, seat: int, ask: Mapping[str, Any]) -> Asked:
    """The host of the table changes its customs."""
    if seat != gathering.host:
        person, name = host_of(gathering)
        raise Refusal("not_yours", message("table-host-settles-customs", who=person, name=name))
    try:
        customs = read_customs(ask.get("customs"), ask.get("bots") or BOTS, gathering.setup.customs)
    except SetupError as error:
        raise Refusal("malformed", str(error)) from None
    return [{"kind": "customs", "by": seat, "customs": customs}] if customs != gathering.setup.customs else []


def take_customs(gathering: Gathering, event: Event, _: bool) -> Hear:
    """The table has other customs from now on."""
    by, before = int(event["by"]), gathering.setup.customs
    customs = read_customs(event["customs"], {*BOTS, str(event["customs"]["stand_in"])})
    gathering.setup = replace(gathering.setup, customs=customs)
    return lambda hearer: {
        "kind": "customs",
        "by": by,
        "customs": dict(customs),
        "says": paragraph(
            message("table-changes-customs", who=who(gathering, by, hearer), name=name_of(gathering, by)),
            changed(customs, before, BOTS),
        ),
    }


def check_seat(gathering: Gathering, seat: int) -> None:
    """Refusal where the table has no such seat."""
    if not 0 <= seat < gathering.seats:
        raise Refusal("malformed", message("table-no-such-seat", seat=str(seat), last=str(gathering.seats - 1)))


def _person(gathering: Gathering, seat: int) -> Player:
    player = gathering.setup.players[seat]
    if seat < 0 or player.kind != "person":
        raise ValueError(f"nobody sits at seat {seat}")
    return player


def _seat_named(gathering: Gathering, ask: Mapping[str, Any]) -> Player:
    """Who has the seat that an ask is about."""
    seat = ask.get("seat")
    if not isinstance(seat, int):
        raise Refusal("malformed", message("table-say-which-seat"))
    check_seat(gathering, seat)
    return gathering.setup.players[seat]


def _away(gathering: Gathering, seat: int, ask: Mapping[str, Any]) -> int:
    """The seat that an ask is about, if its person is away."""
    kind, gone = _seat_named(gathering, ask).kind, int(ask["seat"])
    if kind != "person":
        is_bot = kind == "bot"
        raise Refusal("not_now", message("table-seat-is-of-bot", name=gathering.names[gone]) if is_bot else message("table-seat-is-open"))
    if gone == seat:
        raise Refusal("not_now", message("table-own-seat"))
    if gone not in ask.get("away", ()) and not gathering.setup.players[gone].stand_in:
        raise Refusal("not_now", message("table-is-here", name=gathering.names[gone]))
    return gone


def _withdraw(gathering: Gathering, seat: int) -> None:
    """What a seat has proposed is proposed no more when its person goes; nor are other seats, whoever goes."""
    if gathering.proposal is not None and (gathering.proposal.by == seat or gathering.proposal.what in ABOUT_SEATS):
        gathering.proposal = None


def host_of(gathering: Gathering) -> tuple[str, str]:
    """How a sentence speaks of the host of the table, `nobody` or `other`, and the name."""
    return ("nobody", "") if gathering.host is None else ("other", gathering.names[gathering.host])
