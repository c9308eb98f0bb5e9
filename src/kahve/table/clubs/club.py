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
from typing import Any, assert_never
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

from ...cards.quoting import quoted
from ...engine.house import values_of
from ...engine.house_line import checked_name, write_line
from ...games import game as game_named
from ...language import message
from ..protocol.club_acts import AnyClubAct, Change, Dissolve, DropRules, GiveRole, HandOver, KeepRules, Leave, MakeUsual, Remove, RenewCode
from ..protocol.emblems import read_emblem
from ..protocol.refusal import Refusal
from ..protocol.setup_error import SetupError
from ..sitting.customs import read_customs
from ..sitting.person_names import LONGEST_READ, looks, visible

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
    """

    name: str
    emblem: str
    zone: str = "UTC"
    call: str = ""
    customs: dict[str, Any] = {}
    rules: tuple[RuleSet, ...] = ()


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


def after(club: Club, members: Mapping[str, Member], me: str, act: AnyClubAct, bots: Collection[str]) -> Outcome:
    """What this act of the member `me` comes to; Refusal, SetupError, HouseError or UnknownGame says why it cannot be.

    bots: the names of those that can stand in.
    """
    role = members[me].role
    match act:
        case Change():
            _needs(role, FOUNDER, HOST)
            return Outcome(_changed(club, act, bots))
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
        case Dissolve():
            _needs(role, FOUNDER)
            return Outcome(None)
        case _:
            assert_never(act)


def heir(members: Mapping[str, Member]) -> str | None:
    """Who is the founder where the founder has gone for good: the host who joined first, or else the member who did."""
    return min(members, key=lambda who: (members[who].role != HOST, members[who].since), default=None)


def founded(name: str, emblem: str | None, zone: str | None, others: Sequence[str]) -> Club:
    """A new club; SetupError. others: the names of the clubs that its founder is in already."""
    return Club(read_club_name(name, others), read_emblem(emblem), read_zone(zone or "UTC"))


def read_club_name(name: str, others: Sequence[str] = ()) -> str:
    """A club's name on one line; SetupError where nothing can be seen of it, or where it looks like another club of its founder.

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


def _changed(club: Club, act: Change, bots: Collection[str]) -> Club:
    if act.name is not None:
        club = msgspec.structs.replace(club, name=read_club_name(act.name))
    if act.emblem is not None:
        club = msgspec.structs.replace(club, emblem=read_emblem(act.emblem))
    if act.zone is not None:
        club = msgspec.structs.replace(club, zone=read_zone(act.zone))
    if act.call is not None:
        club = msgspec.structs.replace(club, call=read_call(act.call))
    if act.customs is not None:
        read_customs(act.customs, bots)
        club = msgspec.structs.replace(club, customs=act.customs)
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
