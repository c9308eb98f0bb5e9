"""Coming, going and standing in for somebody: the acts at a table that touch no card.

An ask returns the events that it causes, or raises Refusal. A taker lets such an event happen and returns what each seat hears of it.
"""

from __future__ import annotations

from dataclasses import replace

from ...bots import BOTS
from ...language import message, paragraph
from ...language.folding import is_same_name
from ..protocol.asks import AskBot, AskCustoms, AskLeave, AskOpen, AskSit, AskStandIn
from ..protocol.emblems import EMBLEMS, read_emblem
from ..protocol.events import BotSeated, CustomsChanged, Event, Joined, Left, Returned, StoodIn, Unreserved
from ..protocol.refusal import Refusal
from ..protocol.setup_error import SetupError
from .circumstances import Circumstances
from .consent import ABOUT_SEATS, settled_without
from .customs import changed, read_customs
from .gathering import Gathering, Hear, Says, drawn_below, news
from .own_choices import last_place
from .person_names import looks, read_name, visible
from .setup import Player, bot_name, seated_bot
from .sitting_words import name_of, who


def ask_sit(gathering: Gathering, seat: int, ask: AskSit) -> list[Event]:
    """A person with the link takes an open seat, or between two deals the seat of a bot."""
    check_seat(gathering, seat)
    check_door(gathering, ask.mark, ask.key)
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
        _check_reserved(gathering, seat, read_name(ask.name))
        name = read_name(ask.name, others)
        wished = None if ask.emblem is None else read_emblem(ask.emblem)
    except SetupError as error:
        raise Refusal("malformed", str(error)) from None
    emblem = wished and _emblem_for(gathering, seat, wished)
    own = wished if wished != emblem else None
    return [Joined(seat, name, emblem, own, _mark_of_removed(gathering, ask.mark, ask.key))]


def check_door(gathering: Gathering, mark: str | None, key: str | None = None) -> None:
    """Refusal where nobody new may sit down, or this person may not.

    mark: of the person, where the server knows them (`removing`). key: the hash of the key to a seat that their browser would have.
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


def _emblem_for(gathering: Gathering, seat: int, wished: str) -> str:
    """The emblem that a person wishes, or by chance one that nobody here has: no two at a table are alike."""
    others = {player.emblem for number, player in enumerate(gathering.setup.players) if number != seat}
    free = [emblem for emblem in EMBLEMS if emblem not in others]
    return wished if wished not in others else free[drawn_below(gathering.entropy, len(free))]


def seat_for(gathering: Gathering, name: str | None) -> int:
    """The seat of whoever does not say where to sit; Refusal where there is none.

    It is the seat that is kept for this name, or else the first that is kept for nobody.
    """
    if not gathering.open_seats:
        raise Refusal("not_yours", message("table-all-seats-taken"))
    reserved = {seat: gathering.setup.players[seat].reserved for seat in gathering.open_seats}
    try:
        clean = read_name(name)
    except SetupError as error:
        raise Refusal("malformed", str(error)) from None
    mine = [seat for seat, whose in reserved.items() if whose and is_same_name(whose, clean)]
    free = [seat for seat, whose in reserved.items() if not whose]
    if not mine and not free:
        raise Refusal("not_yours", message("table-open-seats-kept", names=tuple(str(name) for name in reserved.values())))
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


def take_joined(gathering: Gathering, event: Joined) -> Hear:
    """A person sits down."""
    seat, name = event.seat, event.name
    before = gathering.setup.players[seat]
    if before.kind == "person" or (before.kind == "bot" and gathering.in_deal):
        raise ValueError(f"seat {seat} is not open")
    gathering.seat_player(seat, Player("person", name, emblem=event.emblem))
    gathering.removed = {mark: removal for mark, removal in gathering.removed.items() if mark != event.mark}
    gathering.own.since[seat] = last_place(gathering.table.history)
    if gathering.owner is None:
        gathering.owner = seat

    def says(hearer: int) -> str:
        person = who(gathering, seat, hearer)
        other_emblem = message("table-other-emblem") if person == "you" and event.own else ""
        if before.kind == "bot":
            return paragraph(message("table-sits-down-for-bot", who=person, name=name, bot=before.name), other_emblem)
        return paragraph(message("table-sits-down", who=person, name=name), other_emblem)

    return news(event, says)


def ask_leave(gathering: Gathering, seat: int, ask: AskLeave) -> list[Event]:
    """A person gives the seat up; it is open then for another one, or kept for the person to whom it is handed over."""
    if ask.to is not None:
        check_door(gathering, None)
    heir = None if ask.to is None else _heir(gathering, seat, ask.to)
    return [Left(seat, seat, heir), *settled_without(gathering, seat)]


def _heir(gathering: Gathering, seat: int, name: str) -> str:
    """The name for which a seat is kept that is handed over; Refusal where nobody, or somebody at the table, is called so."""
    if not visible(name).strip():
        raise Refusal("malformed", message("table-write-heir"))
    others = [other.name or other.reserved or "" for number, other in enumerate(gathering.setup.players) if number != seat]
    namesake = next((other for other in others if other and is_same_name(other, name)), None)
    if namesake:
        raise Refusal("malformed", message("table-heir-sits-here", name=namesake))
    try:
        return read_name(name, others)
    except SetupError as error:
        raise Refusal("malformed", str(error)) from None


def ask_open(gathering: Gathering, seat: int, ask: AskOpen, around: Circumstances) -> list[Event]:
    """Somebody opens the seat of a person who is away; the host of the table opens one to all that is kept for somebody."""
    check_seat(gathering, ask.seat)
    player = gathering.setup.players[ask.seat]
    if player.reserved:
        if seat != gathering.host:
            person, name = host_of(gathering)
            raise Refusal("not_yours", message("table-host-opens-kept", who=person, name=name, reserved=player.reserved))
        return [Unreserved(ask.seat, seat)]
    if player.kind == "open":
        return []
    _check_away(gathering, seat, ask.seat, around)
    return [Left(ask.seat, seat), *settled_without(gathering, ask.seat)]


def take_left(gathering: Gathering, event: Left) -> Hear:
    """A seat is open again; where it is that of whose table it is, the table is the next person's."""
    by, host_before = event.by, gathering.host
    gone = vacate(gathering, event.seat, event.to)
    host_says = host_sentence(gathering, host_before)

    def says(hearer: int) -> str:
        if event.to is not None:
            return message("table-leaves-to", name=gone.name, heir=event.to)
        if by == event.seat:
            return message("table-leaves", name=gone.name)
        return message("table-opens-seat", who=who(gathering, by, hearer), name=name_of(gathering, by), gone=gone.name)

    return news(event, lambda hearer: paragraph(says(hearer), host_says(hearer)))


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


def host_sentence(gathering: Gathering, before: int | None) -> Says:
    """What a hearer is told where the host of the table is not the one before; nothing where it is, or where nobody sits here."""
    host = gathering.host
    if host is None or host == before:
        return lambda hearer: ""
    name = gathering.names[host]
    return lambda hearer: message("table-host-now", who=who(gathering, host, hearer), name=name)


def take_unreserved(gathering: Gathering, event: Unreserved) -> Hear:
    """An open seat is no longer kept for anybody."""
    player = gathering.setup.players[event.seat]
    if event.seat < 0 or not player.reserved:
        raise ValueError(f"seat {event.seat} is kept for nobody")
    gathering.seat_player(event.seat, replace(player, reserved=None))
    name, reserved = name_of(gathering, event.by), player.reserved
    return news(event, lambda hearer: message("table-opens-to-all", who=who(gathering, event.by, hearer), name=name, reserved=reserved))


def ask_stand_in(gathering: Gathering, seat: int, ask: AskStandIn, around: Circumstances) -> list[Event]:
    """Somebody lets a bot play for a person who is away."""
    check_seat(gathering, ask.seat)
    _check_away(gathering, seat, ask.seat, around)
    if gathering.setup.players[ask.seat].stand_in:
        return []
    return [StoodIn(ask.seat, seat, gathering.setup.customs["stand_in"]), *settled_without(gathering, ask.seat)]


def take_stood_in(gathering: Gathering, event: StoodIn) -> Hear:
    """A bot plays for a person from now on; where that is the host of the table, somebody else is until they are back."""
    host_before, gone = gathering.host, gathering.names[event.seat]
    gathering.seat_player(event.seat, replace(_person(gathering, event.seat), stand_in=event.bot))
    _withdraw(gathering, event.seat)
    host = gathering.host

    def says(hearer: int) -> str:
        person, name = who(gathering, event.by, hearer), name_of(gathering, event.by)
        lets_play = message("table-lets-bot-play", who=person, name=name, whom=who(gathering, event.seat, hearer), gone=gone)
        if host is None or host == host_before:
            return lets_play
        return paragraph(lets_play, message("table-host-meanwhile", who=who(gathering, host, hearer), name=gathering.names[host]))

    return news(event, says)


def ask_return(gathering: Gathering, seat: int) -> list[Event]:
    """A person plays again where a bot has played for them; where none does, that is so already."""
    return [Returned(seat)] if gathering.setup.players[seat].stand_in else []


def take_returned(gathering: Gathering, event: Returned) -> Hear:
    """The person has the seat again."""
    player, host_before = _person(gathering, event.seat), gathering.host
    if not player.stand_in:
        raise ValueError(f"no bot plays for seat {event.seat}")
    gathering.seat_player(event.seat, replace(player, stand_in=None))
    is_host_again = gathering.host == event.seat != host_before

    def says(hearer: int) -> str:
        person = who(gathering, event.seat, hearer)
        is_back = message("table-is-back", who=person, name=player.name)
        return paragraph(is_back, message("table-host-now", who=person, name=player.name)) if is_host_again else is_back

    return news(event, says)


def ask_bot(gathering: Gathering, seat: int, ask: AskBot) -> list[Event]:
    """Bots take the open seats, or the one that is named: before the first deal the host of the table asks for it, later anybody.

    Where a bot has that seat, or no seat is open, there is nothing to be done.
    """
    if ask.seat is not None:
        check_seat(gathering, ask.seat)
        if gathering.setup.players[ask.seat].kind == "person":
            raise Refusal("not_yours", message("table-seat-taken", name=gathering.names[ask.seat]))
    seats = [open_seat for open_seat in gathering.open_seats if ask.seat in (None, open_seat)]
    if seats and not gathering.has_begun and seat != gathering.host:
        person, name = host_of(gathering)
        raise Refusal("not_yours", message("table-host-starts", who=person, name=name))
    names = [player.name or player.reserved or "" for player in gathering.setup.players]
    bot = gathering.setup.customs["stand_in"]
    for _ in seats:
        names.append(bot_name(names, bot))
    return [BotSeated(open_seat, seat, bot, name) for open_seat, name in zip(seats, names[gathering.seats :], strict=True)]


def take_bot_seated(gathering: Gathering, event: BotSeated) -> Hear:
    """A bot takes an open seat."""
    if gathering.setup.players[event.seat].kind != "open":
        raise ValueError(f"seat {event.seat} is not open")
    gathering.seat_player(event.seat, seated_bot(event.name, event.bot))
    return news(event, lambda hearer: message("table-bot-sits-down", name=event.name))


def ask_customs(gathering: Gathering, seat: int, ask: AskCustoms, around: Circumstances) -> list[Event]:
    """The host of the table changes its customs."""
    if seat != gathering.host:
        person, name = host_of(gathering)
        raise Refusal("not_yours", message("table-host-settles-customs", who=person, name=name))
    try:
        customs = read_customs(ask.customs, around.bots, gathering.setup.customs)
    except SetupError as error:
        raise Refusal("malformed", str(error)) from None
    return [CustomsChanged(seat, customs)] if customs != gathering.setup.customs else []


def take_customs_changed(gathering: Gathering, event: CustomsChanged) -> Hear:
    """The table has other customs from now on."""
    before = gathering.setup.customs
    customs = read_customs(event.customs, {*BOTS, str(event.customs["stand_in"])})
    gathering.setup = replace(gathering.setup, customs=customs)

    def says(hearer: int) -> str:
        changes = message("table-changes-customs", who=who(gathering, event.by, hearer), name=name_of(gathering, event.by))
        return paragraph(changes, changed(customs, before, BOTS))

    return news(event, says, customs=dict(customs))


def check_seat(gathering: Gathering, seat: int) -> None:
    """Refusal where the table has no such seat."""
    if not 0 <= seat < gathering.seats:
        raise Refusal("malformed", message("table-no-such-seat", seat=str(seat), last=str(gathering.seats - 1)))


def _person(gathering: Gathering, seat: int) -> Player:
    player = gathering.setup.players[seat]
    if seat < 0 or player.kind != "person":
        raise ValueError(f"nobody sits at seat {seat}")
    return player


def _check_away(gathering: Gathering, seat: int, gone: int, around: Circumstances) -> None:
    """Refusal where the seat that an ask is about has no person who is away."""
    kind = gathering.setup.players[gone].kind
    if kind != "person":
        is_bot = kind == "bot"
        raise Refusal("not_now", message("table-seat-is-of-bot", name=gathering.names[gone]) if is_bot else message("table-seat-is-open"))
    if gone == seat:
        raise Refusal("not_now", message("table-own-seat"))
    if gone not in around.away and not gathering.setup.players[gone].stand_in:
        raise Refusal("not_now", message("table-is-here", name=gathering.names[gone]))


def _withdraw(gathering: Gathering, seat: int) -> None:
    """What a seat has proposed is proposed no more when its person goes; nor are other seats, whoever goes."""
    if gathering.proposal is not None and (gathering.proposal.by == seat or gathering.proposal.what in ABOUT_SEATS):
        gathering.proposal = None


def host_of(gathering: Gathering) -> tuple[str, str]:
    """How a sentence speaks of the host of the table, `nobody` or `other`, and the name."""
    return ("nobody", "") if gathering.host is None else ("other", gathering.names[gathering.host])
