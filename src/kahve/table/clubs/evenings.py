"""Planned evenings: when each begins, who comes, and how they are seated.

An evening is planned by the clock on the wall of its time zone.
So a weekly one stays at the same hour when the clocks change.

>>> weekly = Evening("e1", "2026-10-22", "20:00", "Europe/Athens", weekly=True)
>>> [(start(weekly, day) - start(weekly, "2026-10-22")) / 3600 for day in days_of(weekly, "2026-10-22", 2)]
[0.0, 169.0]
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from datetime import UTC, date, datetime, timedelta
from itertools import combinations, islice
from random import Random
from typing import Any, Literal, NamedTuple
from zoneinfo import ZoneInfo

import msgspec

from ...engine.game import Game
from ...engine.house import HouseError
from ...language import message
from ..protocol.refusal import Refusal
from ..protocol.setup_error import SetupError

LASTS_SECONDS = 6 * 3600.0
"""For which an evening is the one that the page leads to, from its beginning on."""
TOLD_BEFORE = 3600.0
"""Seconds before the beginning at which devices are told of it."""
MOST_EVENINGS = 10
MOST_SEATED = 48
_FARTHEST = timedelta(days=730)
_TRIES = 200
_MOST_DIVISIONS = 6
_AS_PARTNERS = 3
"""What it weighs to have been partners, in times that two have sat at one table."""

_DAY, _TIME = re.compile(r"\d{4}-\d\d-\d\d"), re.compile(r"([01]\d|2[0-3]):[0-5]\d")

Mode = Literal["drawn", "rotated", "fixed"]


class Evening(msgspec.Struct, frozen=True, omit_defaults=True):
    """A planned evening. day, time: of the first one, in its zone; off: the days on which a weekly one is called off."""

    id: str
    day: str
    time: str
    zone: str
    weekly: bool = False
    says: str = ""
    off: tuple[str, ...] = ()


class Seating(msgspec.Struct, frozen=True, omit_defaults=True):
    """The seats of an evening: for each table its members by seat.

    called: the name of the club's house rules, empty for the book. names: of the tables, as far as they are open.

    met: how often two members, as `a b`, have sat at one table, more for partners; and how often a member, as `a`, had to wait.

    duplicate: the one of which all tables play the deals, if they play the same.
    """

    evening: str
    day: str
    game: str
    called: str
    mode: Mode
    tables: tuple[tuple[str, ...], ...]
    round: int = 1
    names: tuple[str, ...] = ()
    met: dict[str, int] = {}
    duplicate: str = ""


class Next(NamedTuple):
    """An evening with its day and the moment when it begins."""

    evening: Evening
    day: str
    begins: float


def read_evening(name: str, day: str, time: str, zone: str, now: float, *, weekly: bool, says: str) -> Evening:
    """A new evening in a zone that is known; SetupError for a time that cannot be read, is over or too far away."""
    try:
        if not (_DAY.fullmatch(day) and _TIME.fullmatch(time)):
            raise ValueError(day)
        date.fromisoformat(day)
    except ValueError:
        raise SetupError(message("club-no-such-day"), "day") from None
    evening = Evening(name, day, time, zone, weekly, says)
    if start(evening, day) <= now:
        raise SetupError(message("club-evening-is-over"), "day")
    if start(evening, day) > now + _FARTHEST.total_seconds():
        raise SetupError(message("club-evening-too-far"), "day")
    return evening


def start(evening: Evening, day: str) -> float:
    """When an evening begins on this day, in seconds as `time.time` has them."""
    local = datetime.fromisoformat(f"{day}T{evening.time}").replace(tzinfo=ZoneInfo(evening.zone))
    return local.astimezone(UTC).timestamp()


def days_of(evening: Evening, since: str, most: int) -> list[str]:
    """The next days of an evening, from this one on."""
    return list(islice(_days(evening, since), most))


def _days(evening: Evening, since: str) -> Iterator[str]:
    day, first = date.fromisoformat(evening.day), date.fromisoformat(since)
    if not evening.weekly:
        if day >= first and evening.day not in evening.off:
            yield evening.day
        return
    day += timedelta(days=7 * max(0, -((day - first).days // 7)))
    while True:
        if day >= first and day.isoformat() not in evening.off:
            yield day.isoformat()
        day += timedelta(days=7)


def next_evening(evenings: Sequence[Evening], now: float, after: float = LASTS_SECONDS) -> Next | None:
    """The evening that begins next, or has begun less than `after` seconds ago; None where none is planned."""
    since = datetime.fromtimestamp(now - after, UTC).date() - timedelta(days=1)
    coming = [
        Next(evening, day, begins)
        for evening in evenings
        for day in days_of(evening, since.isoformat(), 4)
        if (begins := start(evening, day)) + after > now
    ]
    return min(coming, key=lambda each: each.begins, default=None)


def sizes_allowed(game: Game, house: Mapping[str, Any]) -> list[int]:
    """How many may sit at a table of this game by these house rules."""
    seats = next(option for option in game.options if option.name == "seats")
    allowed = []
    for count in range(2, 13):
        try:
            seats.number_for(count)
            game.settle({**house, "seats": count})
        except HouseError:
            continue
        allowed.append(count)
    return allowed


def divisions(count: int, allowed: Collection[int]) -> list[tuple[int, ...]]:
    """The ways to divide people among tables, the most even first; where nobody fits, those in which the fewest have to wait.

    >>> divisions(6, [2, 3, 4]), divisions(6, range(2, 13))[:3], divisions(5, [4]), divisions(1, [2])
    ([(3, 3), (2, 2, 2), (4, 2)], [(6,), (3, 3), (2, 2, 2)], [(4,)], [])
    """
    sizes = sorted(allowed, reverse=True)
    for seated in range(count, 0, -1):
        ways = list(islice(_parts(seated, sizes, len(sizes) and sizes[0]), 500))
        if ways:
            return sorted(ways, key=lambda way: (way[0] - way[-1], len(way)))[:_MOST_DIVISIONS]
    return []


def _parts(count: int, sizes: Sequence[int], most: int) -> Iterator[tuple[int, ...]]:
    if count == 0:
        yield ()
    for size in sizes:
        if size <= min(count, most):
            yield from ((size, *rest) for rest in _parts(count - size, sizes, size))


def arranged(
    members: Sequence[str], sizes: Sequence[int], mode: Mode, sides: Mapping[int, int], met: Mapping[str, int], chance: Random
) -> tuple[tuple[str, ...], ...]:
    """The tables with their members: as they come, by lot, or so that those meet who have met the least.

    sides: by the size of a table how many sides play there; seats of one side are partners.
    """
    if mode == "fixed":
        return _split(members, sizes)
    best: tuple[tuple[str, ...], ...] = ()
    least = -1
    for _ in range(_TRIES if mode == "rotated" else 1):
        order = chance.sample(members, len(members))
        tables = _split(order, sizes)
        cost = sum((met.get(key, 0) + weight) ** 2 - met.get(key, 0) ** 2 for key, weight in _meetings(tables, members, sides))
        if least < 0 or cost < least:
            best, least = tables, cost
    return best


def with_meetings(
    met: Mapping[str, int], tables: Sequence[Sequence[str]], members: Sequence[str], sides: Mapping[int, int]
) -> dict[str, int]:
    """These counts after a round at these tables."""
    counts = dict(met)
    for key, weight in _meetings(tables, members, sides):
        counts[key] = counts.get(key, 0) + weight
    return counts


def _split(order: Sequence[str], sizes: Sequence[int]) -> tuple[tuple[str, ...], ...]:
    waiting = iter(order)
    return tuple(tuple(islice(waiting, size)) for size in sizes)


def _meetings(tables: Sequence[Sequence[str]], members: Sequence[str], sides: Mapping[int, int]) -> Iterator[tuple[str, int]]:
    seated = {who for table in tables for who in table}
    for who in members:
        if who not in seated:
            yield who, len(members)
    for table in tables:
        for (first, one_of), (second, other) in combinations(enumerate(table), 2):
            partners = (second - first) % sides.get(len(table), len(table)) == 0
            yield " ".join(sorted((one_of, other))), _AS_PARTNERS if partners else 1


def check_tables(tables: Sequence[Sequence[str]], members: Collection[str], allowed: Collection[int]) -> None:
    """Refusal where a member sits twice or is none, or a table has a number of seats that its game does not allow."""
    seated = [who for table in tables for who in table]
    if len(seated) > MOST_SEATED:
        raise Refusal("not_now", message("club-too-many-seated", most=MOST_SEATED))
    if len(set(seated)) < len(seated):
        raise Refusal("not_now", message("club-member-sits-twice"))
    if not set(seated) <= set(members):
        raise Refusal("not_now", message("club-no-such-member"))
    if not tables or any(len(table) not in allowed for table in tables):
        raise Refusal("not_now", message("club-table-of-other-size", allowed=tuple(map(str, allowed))))


def calendar(name: str, club: str, link: str, evenings: Sequence[Evening], now: float) -> str:
    """The evenings of a club as iCalendar (RFC 5545): each day by itself and in universal time, so that it is right in every zone."""
    today = datetime.fromtimestamp(now, UTC).date().isoformat()
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Kahve//Clubs//EN", "CALSCALE:GREGORIAN", f"X-WR-CALNAME:{_written(name)}"]
    lines += ["REFRESH-INTERVAL;VALUE=DURATION:PT6H"]
    for evening in evenings:
        for day in days_of(evening, today, 26):
            begins = start(evening, day)
            lines += ["BEGIN:VEVENT", f"UID:{evening.id}-{day}-{club}@kahve", f"DTSTAMP:{_stamp(now)}", f"DTSTART:{_stamp(begins)}"]
            title = f"{name}: {evening.says}" if evening.says else name
            lines += [f"DTEND:{_stamp(begins + 3 * 3600)}", f"SUMMARY:{_written(title)}", f"URL:{link}", "END:VEVENT"]
    return "".join(f"{_folded(line)}\r\n" for line in [*lines, "END:VCALENDAR"])


def _stamp(moment: float) -> str:
    return datetime.fromtimestamp(moment, UTC).strftime("%Y%m%dT%H%M%SZ")


def _written(text: str) -> str:
    return re.sub(r"([\\;,])", r"\\\1", text).replace("\n", " ")


def _folded(line: str) -> str:
    """A line in pieces of at most 75 bytes, as the format wants them, no letter cut in two."""
    pieces, size = [""], 0
    for letter in line:
        width = len(letter.encode())
        if size + width > 75:
            pieces.append(" ")
            size = 1
        pieces[-1] += letter
        size += width
    return "\r\n".join(pieces)
