"""A club: its name and emblem, its members with their roles, its own rules; and what comes of what a member asks.

>>> club, ada, bo = Club("Thursdays", "owl"), Member("Ada", "owl", "founder"), Member("Bo", "cat", "member")
>>> after(club, {"a": ada, "b": bo}, "a", HandOver(member="b"), []).roles
{'a': 'host', 'b': 'founder'}
>>> after(club, {"a": ada, "b": bo}, "b", Remove(member="a"), [])
Traceback (most recent call last):
kahve.table.protocol.refusal.Refusal: Only a host or the founder of the club can do that.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random, SystemRandom
from typing import Any, assert_never
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

from ...cards.quoting import quoted
from ...engine.house import values_of
from ...engine.house_line import checked_name, write_line
from ...games import game as game_named
from ...language import message
from ..protocol.club_acts import (
    AnswerEvening,
    AnyClubAct,
    CallOff,
    Change,
    ChangeSeats,
    Dissolve,
    DropRules,
    GiveRole,
    HandOver,
    KeepRules,
    Leave,
    MakeUsual,
    NextRound,
    PlanEvening,
    Remove,
    RenewCode,
    SeatEvening,
)
from ..protocol.emblems import read_emblem
from ..protocol.refusal import Refusal
from ..protocol.setup_error import SetupError
from ..sitting.customs import read_customs
from ..sitting.person_names import LONGEST_READ, looks, visible
from .evenings import (
    MOST_EVENINGS,
    MOST_SEATED,
    Evening,
    Mode,
    Next,
    Seating,
    arranged,
    check_tables,
    divisions,
    next_evening,
    read_evening,
    sizes_allowed,
    with_meetings,
)

MOST_MEMBERS = 200
MOST_CLUBS = 30
"""The number of clubs that a person may be in."""
MOST_RULES = 30
LONGEST_RULES = 1000
"""Characters of a set of house rules as a line."""
LONGEST_CLUB_NAME = 40

FOUNDER, HOST, MEMBER = "founder", "host", "member"

_CALL_SCHEMES = ("https", "http", "tel")
_ZONE = re.compile(r"[A-Za-z0-9_+-]+(/[A-Za-z0-9_+-]+){0,2}")


class RuleSet(msgspec.Struct, frozen=True):
    """A set of house rules that the club keeps; house: what differs from the book. line: the same as text."""

    game: str
    called: str
    house: dict[str, Any]
    line: str


class Club(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is written of a club besides its members; the first of the rules is the usual one.

    zone: the IANA name of the time zone in which its days are counted. call: the address of the family's own call.

    rated: whether the standings have ratings.

    answers: by evening and day, as `e1 2026-12-03`, what each member has said. planned: how many evenings have been planned so far.
    """

    name: str
    emblem: str
    zone: str = "UTC"
    call: str = ""
    customs: dict[str, Any] = {}
    rules: tuple[RuleSet, ...] = ()
    evenings: tuple[Evening, ...] = ()
    answers: dict[str, dict[str, str]] = {}
    seating: Seating | None = None
    planned: int = 0
    rated: bool = False


@dataclass(frozen=True)
class Member:
    """A person in a club. since: when they joined; seen: when they last looked at the club's page."""

    name: str
    emblem: str
    role: str
    since: float = 0.0
    seen: float = 0.0


@dataclass(frozen=True)
class Outcome:
    """What an act comes to. club: None where it is dissolved. roles: by member the new role, None for a member who goes.

    renews: whether the club gets a new code.
    """

    club: Club | None
    roles: Mapping[str, str | None] = field(default_factory=dict)
    renews: bool = False


def after(
    club: Club,
    members: Mapping[str, Member],
    me: str,
    act: AnyClubAct,
    bots: Collection[str],
    now: float = 0.0,
    chance: Random | None = None,
    others: Sequence[str] = (),
) -> Outcome:
    """What this act of the member `me` comes to; Refusal, SetupError, HouseError or UnknownGame says why it cannot be.

    bots: the names of those that can stand in. now: as `time.time` has it. chance: draws seats, by default that of the system.

    others: the names of the other clubs of `me`.
    """
    role = members[me].role
    match act:
        case Change():
            _needs(role, FOUNDER, HOST)
            return Outcome(_changed(club, act, bots, others))
        case KeepRules(game=name, called=called, house=values):
            _needs(role, FOUNDER, HOST)
            return Outcome(msgspec.structs.replace(club, rules=_with_rules(club.rules, _rule_set(name, called, values))))
        case MakeUsual(game=name, called=called):
            _needs(role, FOUNDER, HOST)
            usual = sorted(club.rules, key=lambda rules: (rules.game, rules.called) != (name, called))
            return Outcome(msgspec.structs.replace(club, rules=tuple(usual)))
        case DropRules(game=name, called=called):
            _needs(role, FOUNDER, HOST)
            left = tuple(rules for rules in club.rules if (rules.game, rules.called) != (name, called))
            return Outcome(msgspec.structs.replace(club, rules=left))
        case RenewCode():
            _needs(role, FOUNDER, HOST)
            return Outcome(club, renews=True)
        case GiveRole(member=other, role=wanted):
            _needs(role, FOUNDER)
            if _of(members, other).role == FOUNDER:
                raise Refusal("not_now", message("club-founder-hands-over-first"))
            return Outcome(club, {other: wanted})
        case HandOver(member=other):
            _needs(role, FOUNDER)
            _of(members, other)
            return Outcome(club, {me: HOST, other: FOUNDER})
        case Remove(member=other):
            _needs(role, FOUNDER, HOST)
            if _of(members, other).role != MEMBER:
                _needs(role, FOUNDER)
            if other == me:
                raise Refusal("not_now", message("club-founder-hands-over-first"))
            return Outcome(club, {other: None})
        case Leave():
            if role == FOUNDER and len(members) > 1:
                raise Refusal("not_now", message("club-founder-hands-over-first"))
            return Outcome(club if len(members) > 1 else None, {me: None})
        case PlanEvening():
            _needs(role, FOUNDER, HOST)
            return Outcome(_with_evening(club, act, now))
        case CallOff(evening=name, day=day):
            _needs(role, FOUNDER, HOST)
            evenings = tuple(off for evening in club.evenings if (off := _called_off(evening, name, day)) is not None)
            return Outcome(msgspec.structs.replace(club, evenings=evenings))
        case AnswerEvening():
            return Outcome(_answered(club, act, me, now))
        case SeatEvening() | NextRound() | ChangeSeats():
            _needs(role, FOUNDER, HOST)
            return Outcome(_seated(club, members, act, now, chance or SystemRandom()))
        case Dissolve():
            _needs(role, FOUNDER)
            return Outcome(None)
        case _:
            assert_never(act)


def heir(members: Mapping[str, Member]) -> str | None:
    """The member who becomes the founder of a club that has none: the host who joined first, or else the first member."""
    return min(members, key=lambda who: (members[who].role != HOST, members[who].since), default=None)


def founded(name: str, emblem: str | None, zone: str | None, others: Sequence[str]) -> Club:
    """A new club; SetupError. others: the names of the clubs that its founder is in already."""
    return Club(read_club_name(name, others), read_emblem(emblem), read_zone(zone or "UTC"))


def read_club_name(name: str, others: Sequence[str] = ()) -> str:
    """A club's name on one line; SetupError where nothing can be seen of it, or where it looks like one of `others`.

    >>> read_club_name("  Our   Thursdays ")
    'Our Thursdays'
    """
    clean = " ".join(visible(name[:LONGEST_READ]).split())[:LONGEST_CLUB_NAME].strip()
    if not clean:
        raise SetupError(message("club-needs-name"), "name")
    if any(looks(clean) == looks(other) for other in others):
        raise SetupError(message("club-name-taken", name=clean), "name")
    return clean


def read_zone(name: str) -> str:
    """The IANA name of a time zone; SetupError for one that is not known.

    >>> read_zone("Europe/Athens")
    'Europe/Athens'
    >>> read_zone("Athens time")
    Traceback (most recent call last):
    kahve.table.protocol.setup_error.SetupError: There is no time zone 'Athens time': write one such as Europe/Athens.
    """
    try:
        if not _ZONE.fullmatch(name):
            raise ValueError(name)
        return ZoneInfo(name).key
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise SetupError(message("club-no-such-zone", zone=quoted(name)), "zone") from None


def read_call(address: str) -> str:
    """The address of a call: a page or a telephone number; SetupError for anything else, as a program in an address.

    >>> read_call("https://call.example/family"), read_call(" ")
    ('https://call.example/family', '')
    """
    address = visible(address).strip()
    try:
        parts = urlsplit(address)
    except ValueError:
        raise SetupError(message("club-call-is-address"), "call") from None
    if address and (parts.scheme not in _CALL_SCHEMES or not (parts.hostname or (parts.scheme == "tel" and parts.path)) or " " in address):
        raise SetupError(message("club-call-is-address"), "call")
    return address


def names_apart(members: Mapping[str, Member]) -> dict[str, str]:
    """What each member is called on the page: of several whose names look alike, those who joined later have a number.

    >>> names_apart({"a": Member("Ada", "owl", "host", 1.0), "b": Member("Αda", "cat", "member", 2.0)})
    {'a': 'Ada', 'b': 'Αda 2'}
    """
    seen: dict[str, int] = {}
    names = {}
    for who in sorted(members, key=lambda each: (members[each].since, each)):
        name = members[who].name
        number = seen[looks(name)] = seen.get(looks(name), 0) + 1
        names[who] = name if number == 1 else f"{name} {number}"
    return names


def _needs(role: str, *roles: str) -> None:
    if role not in roles:
        raise Refusal("not_yours", message("club-only-founder") if roles == (FOUNDER,) else message("club-only-hosts"))


def _of(members: Mapping[str, Member], who: str) -> Member:
    if who not in members:
        raise Refusal("not_now", message("club-no-such-member"))
    return members[who]


def _changed(club: Club, act: Change, bots: Collection[str], others: Sequence[str]) -> Club:
    if act.name is not None:
        club = msgspec.structs.replace(club, name=read_club_name(act.name, others))
    if act.emblem is not None:
        club = msgspec.structs.replace(club, emblem=read_emblem(act.emblem))
    if act.zone is not None:
        club = msgspec.structs.replace(club, zone=read_zone(act.zone))
    if act.call is not None:
        club = msgspec.structs.replace(club, call=read_call(act.call))
    if act.customs is not None:
        read_customs(act.customs, bots)
        club = msgspec.structs.replace(club, customs=act.customs)
    if act.rated is not None:
        club = msgspec.structs.replace(club, rated=act.rated)
    return club


def _rule_set(name: str, called: str, values: Mapping[str, Any]) -> RuleSet:
    game, called = game_named(name), checked_name(called)
    if not called:
        raise SetupError(message("club-rules-need-name"), "called")
    house = game.settle(values)
    line = write_line(game, house, called)
    if len(line) > LONGEST_RULES:
        raise SetupError(message("club-rules-too-long", most=LONGEST_RULES), "house")
    return RuleSet(game.name, called, {"seats": int(house.seats)} | dict(values_of(house, changed_only=True)), line)


def _with_rules(rules: tuple[RuleSet, ...], new: RuleSet) -> tuple[RuleSet, ...]:
    """These sets and one more, in the place of one of the same game and name."""
    if any((each.game, each.called) == (new.game, new.called) for each in rules):
        return tuple(new if (each.game, each.called) == (new.game, new.called) else each for each in rules)
    if len(rules) >= MOST_RULES:
        raise Refusal("not_now", message("club-rules-full", most=MOST_RULES))
    return (*rules, new)


def comers(club: Club, members: Mapping[str, Member], coming: Next) -> dict[str, str]:
    """What each member has said to an evening who is still in the club."""
    return {who: comes for who, comes in club.answers.get(f"{coming.evening.id} {coming.day}", {}).items() if who in members}


def seating_of(club: Club, coming: Next | None) -> Seating | None:
    """How people are seated on this evening, if that is settled."""
    seating = club.seating
    if seating is None or coming is None or (seating.evening, seating.day) != (coming.evening.id, coming.day):
        return None
    return seating


def with_duplicate(club: Club, seating: Seating, duplicate: str) -> Club:
    """The club whose tables of this evening play the deals of a duplicate; Refusal where they are seated otherwise meanwhile."""
    if club.seating != seating:
        raise Refusal("not_now", message("club-not-your-table"))
    return msgspec.structs.replace(club, seating=msgspec.structs.replace(seating, duplicate=duplicate))


def rules_named(club: Club, game: str, called: str) -> dict[str, Any]:
    """The house rules that the club keeps for a game under this name; those of the book for an empty one. Refusal."""
    if not called:
        return {}
    for rules in club.rules:
        if (rules.game, rules.called) == (game, called):
            return dict(rules.house)
    raise Refusal("not_now", message("club-no-such-rules", name=called))


def _with_evening(club: Club, act: PlanEvening, now: float) -> Club:
    # Evenings that are over make way.
    evenings = tuple(evening for evening in club.evenings if next_evening([evening], now) is not None)
    if len(evenings) >= MOST_EVENINGS:
        raise Refusal("not_now", message("club-evenings-full", most=MOST_EVENINGS))
    zone = club.zone if act.zone is None else read_zone(act.zone)
    says = " ".join(visible(act.says).split())
    new = read_evening(f"e{club.planned + 1}", act.day, act.time, zone, now, weekly=act.weekly, says=says)
    return msgspec.structs.replace(club, evenings=(*evenings, new), planned=club.planned + 1)


def _called_off(evening: Evening, name: str, day: str | None) -> Evening | None:
    if evening.id != name:
        return evening
    if day is None or not evening.weekly:
        return None
    # Days that are long over need not be remembered: the latest are enough for a year of evenings.
    return msgspec.structs.replace(evening, off=tuple(sorted({*evening.off, day}))[-60:])


def _answered(club: Club, act: AnswerEvening, me: str, now: float) -> Club:
    coming = next_evening([evening for evening in club.evenings if evening.id == act.evening], now)
    if coming is None or coming.day != act.day:
        raise Refusal("not_now", message("club-no-such-evening"))
    key = f"{act.evening} {act.day}"
    # Answers to evenings that are over are of no use.
    days = {f"{evening.id} {each.day}" for evening in club.evenings if (each := next_evening([evening], now)) is not None}
    answers = {name: said for name, said in club.answers.items() if name in days}
    answers[key] = answers.get(key, {}) | {me: act.comes}
    return msgspec.structs.replace(club, answers=answers)


def _seated(club: Club, members: Mapping[str, Member], act: SeatEvening | NextRound | ChangeSeats, now: float, chance: Random) -> Club:
    """The club with its next evening seated: for the first time, for the next round, or as a host has it."""
    coming = next_evening(club.evenings, now)
    if coming is None:
        raise Refusal("not_now", message("club-no-such-evening"))
    before = seating_of(club, coming)
    if before is None and not isinstance(act, SeatEvening):
        raise Refusal("not_now", message("club-nobody-seated"))
    is_new = isinstance(act, SeatEvening)
    name, called = (act.game, act.called) if isinstance(act, SeatEvening) else (before.game, before.called)  # type: ignore[union-attr]
    game = game_named(name)
    house = rules_named(club, game.name, called)
    allowed = sizes_allowed(game, house)
    sides = {count: int(game.rules.sides(game.settle({**house, "seats": count}))) for count in allowed}
    come = [who for who, comes in comers(club, members, coming).items() if comes != "no"][:MOST_SEATED]
    if isinstance(act, ChangeSeats):
        assert before is not None
        check_tables(act.tables, members, allowed)
        return msgspec.structs.replace(
            club, seating=msgspec.structs.replace(before, tables=tuple(map(tuple, act.tables)), names=(), duplicate="")
        )
    sizes = tuple(act.sizes or ()) if isinstance(act, SeatEvening) else tuple(map(len, before.tables)) if before else ()
    if not sizes or sum(sizes) > len(come):
        ways = divisions(len(come), allowed)
        if not ways:
            raise Refusal("not_now", message("club-too-few-come"))
        sizes = ways[0]
    if any(size not in allowed for size in sizes):
        raise Refusal("not_now", message("club-table-of-other-size", allowed=tuple(map(str, allowed))))
    mode: Mode = act.mode if isinstance(act, SeatEvening) else before.mode if before else "drawn"
    met = {} if is_new or before is None else with_meetings(before.met, before.tables, come, sides)
    tables = arranged(come, sizes, mode, sides, met, chance)
    number = 1 if is_new or before is None else before.round + 1
    return msgspec.structs.replace(club, seating=Seating(coming.evening.id, coming.day, game.name, called, mode, tables, number, (), met))
