"""The book of a club: its matches as they follow from the logs of its tables, and the standings that follow from those.

Nothing here is kept that a log does not have: what is written down of it can be deleted, and is made again the same.
"""

from __future__ import annotations

import csv
import io
import math
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime, timedelta
from functools import cache
from itertools import combinations
from typing import Any
from zoneinfo import ZoneInfo

import msgspec

from ...engine.game import Tallying
from ...engine.record import NOBODY
from ...engine.table import Table
from ...games import game as game_named
from ..protocol.events import BotSeated, Ended, Event, Joined, Left, MatchWon, Removed, Reseated
from ..sitting.played import PlayedMatch
from ..sitting.sitting import Sitting

NIGHT_ENDS = 5
"""The hour at which a new day of the club begins: what is played after midnight belongs to the evening before."""
NEW_RATING = 1500.0
"""The rating of somebody whose matches are not known yet."""
_LIKELY = 1.96


class SidePlayed(msgspec.Struct, array_like=True, frozen=True):
    """A side of a match.

    people: its persons, empty for a bot or a guest; names: as they were at the table.

    margin: the sum over all deals of the points that it made more than the others on average.

    squares: the sum of the squares of the same.

    behind: the most points by which it was behind the best side after a deal.

    best: the most points that it made in a deal; 0 where points are bad.

    most: the greatest number that the game tallies (`kahve.engine.game.Tallying`); 0 in a game that tallies nothing.

    reviewed: of each deal that was reviewed how many of its points of `margin` were play, and how many luck.

    bots: how its bots play, by their names.
    """

    people: tuple[str, ...]
    names: tuple[str, ...]
    won: bool
    total: int
    margin: float
    squares: float
    behind: int
    best: int
    most: int = 0
    reviewed: tuple[tuple[float, float], ...] = ()
    bots: tuple[str, ...] = ()


class MatchPlayed(msgspec.Struct, array_like=True, frozen=True):
    """A match of a club.

    number: among those of its table; deals: how many of it were played.

    ended_at: when it ended, as `time.time` has it; day: that of the club.
    """

    table: str
    number: int
    game: str
    ended_at: float
    day: str
    deals: int
    sides: tuple[SidePlayed, ...]

    def side_of(self, person: str) -> SidePlayed | None:
        """The side of a person; None where they did not play."""
        return next((side for side in self.sides if person in side.people), None)


def day_of(moment: float, zone: str) -> str:
    """The day of a club in this zone: until NIGHT_ENDS by the clock on the wall it is still the day before.

    >>> [day_of(moment, "America/New_York") for moment in (1793525399.0, 1793530740.0, 1793530800.0)]
    ['2026-10-31', '2026-11-01', '2026-11-01']
    """
    return (datetime.fromtimestamp(moment, ZoneInfo(zone)) - timedelta(hours=NIGHT_ENDS)).date().isoformat()


def matches_of(
    table: str,
    events: Sequence[Event],
    times: Sequence[float],
    seated: Mapping[tuple[int, int], str],
    zone: str,
    luck: Mapping[str, Sequence[float]] | None = None,
) -> list[MatchPlayed]:
    """The matches of a table that were played to their end.

    times: of the events; zone: of the club.

    seated: the person who sat down with an event, by its number and the seat.

    luck: of the deals that were reviewed, by the hexadecimal `PlayedMatch.name_of`, the luck of each side.
    """
    ends: list[tuple[float, list[str], list[int]]] = []
    people: dict[int, str] = {seat: person for (n, seat), person in seated.items() if n == 0}
    for n, event in enumerate(events):
        match event:
            case Joined(seat=seat):
                people[seat] = seated.get((n, seat), "")
            case Left(seat=seat) | Removed(seat=seat) | BotSeated(seat=seat):
                people[seat] = ""
            case Reseated(order=order):
                people = {seat: people.get(before, "") for seat, before in enumerate(order)}
            case MatchWon(winners=winners):
                ends.append((times[n], [people.get(seat, "") for seat in range(16)], winners))
            case Ended():
                ends.append((times[n], [], []))
            case _:
                pass
    sitting = Sitting.replay(events)
    played = []
    for number, (match, (moment, persons, winners)) in enumerate(zip(sitting.matches, ends, strict=False), 1):
        history = [deal for deal in match.history if deal.sheet is not None]
        if not persons or not history:
            continue
        sign = -1 if match.game.rules.low_wins else 1
        count = len(history[0].sheet or {})
        points_of_deals = [[int((deal.sheet or {})[str(side)]["total"]) for side in range(count)] for deal in history]
        counted = [number for number, deal in enumerate(match.history, 1) if deal.sheet is not None]
        lucks = [luck.get(match.name_of(number).hex()) if luck else None for number in counted]
        most, sides = _tallied(match, count), []
        for side in range(count):
            seats = range(side, len(match.players), count)
            margins = [sign * (points[side] - (sum(points) - points[side]) / max(1, count - 1)) for points in points_of_deals]
            behind = max((sign * (max(sign * score for score in deal.scores) * sign - deal.scores[side]) for deal in history), default=0)
            sides.append(
                SidePlayed(
                    tuple(persons[seat] for seat in seats),
                    tuple(match.players[seat].name for seat in seats),
                    side in winners,
                    int(history[-1].scores[side]),
                    sum(margins),
                    sum(margin * margin for margin in margins),
                    int(behind),
                    0 if match.game.rules.low_wins else max(points[side] for points in points_of_deals),
                    most[side],
                    tuple((margin - by_side[side], by_side[side]) for margin, by_side in zip(margins, lucks, strict=True) if by_side),
                    tuple(bot for seat in seats if (bot := match.players[seat].bot)),
                )
            )
        played.append(MatchPlayed(table, number, match.game.name, moment, day_of(moment, zone), len(history), tuple(sides)))
    return played


def seated_since(events: Sequence[Event], seat: int, person: str) -> dict[tuple[int, int], str]:
    """With which event, and at which seat, the person sat down who has this seat at the end; as `matches_of` takes it."""
    for n, event in reversed(list(enumerate(events))):
        match event:
            case Reseated(order=order):
                seat = order[seat]
            case Joined(seat=taken) if taken == seat:
                return {(n, seat): person}
            case _:
                pass
    return {(0, seat): person}


def _tallied(match: PlayedMatch, sides: int) -> list[int]:
    """By side, the greatest number that the game tallies in the deals of a match that were counted."""
    screen, most = match.game.screen, [0] * sides
    if not isinstance(screen, Tallying):
        return most
    table = Table(match.game, match.house, dealer=match.first_dealer)
    for dealt in match.history:
        table.deal(dealt.order)
        after = table.view(NOBODY)
        for _, text in dealt.turns:
            table.play(text, check=False)
            before, after = after, table.view(NOBODY)
            if dealt.sheet is not None and (tallied := screen.tallied(before, after)) is not None:
                most[tallied[0]] = max(most[tallied[0]], tallied[1])
    return most


@cache
def _tallies(game: str) -> str:
    screen = game_named(game).screen
    return screen.tallies if isinstance(screen, Tallying) else ""


class _Sum:
    """What somebody has made so far."""

    def __init__(self) -> None:
        self.name = ""
        self.matches = self.won = self.deals = 0
        self.margin = self.squares = 0.0
        self.reviewed: list[tuple[float, float]] = []
        self.rating: tuple[float, float] | None = None

    def add(self, match: MatchPlayed, side: SidePlayed) -> None:
        self.matches += 1
        self.won += side.won
        self.deals += match.deals
        self.margin += side.margin
        self.squares += side.squares
        self.reviewed += side.reviewed

    def row(self) -> dict[str, Any]:
        """The margin a deal, how much of it was play and luck, and the rating."""
        parts = [_mean(len(points), sum(points), sum(each * each for each in points)) for points in zip(*self.reviewed, strict=True)]
        row = {"name": self.name, "matches": self.matches, "won": self.won, "deals": self.deals, "reviewed": len(self.reviewed)}
        row |= _mean(self.deals, self.margin, self.squares) | dict(zip(("play", "luck"), parts or (None, None), strict=True))
        return row | {"rating": self.rating and _estimate(*self.rating, digits=0)}


def _mean(count: int, total: float, squares: float) -> dict[str, float | None]:
    """The mean of numbers, with half of its 95% interval once there are two of them. squares: the sum of their squares."""
    mean = total / count
    spread = max(0.0, squares / count - mean * mean) / max(1, count - 1)
    return _estimate(mean, math.sqrt(spread) if count > 1 else None)


def _estimate(mean: float, error: float | None, digits: int = 2) -> dict[str, float | None]:
    return {"margin": round(mean, digits), "error": None if error is None else round(_LIKELY * error, digits)}


def _rate(matches: Iterable[MatchPlayed], people: Mapping[str, _Sum]) -> None:
    """Give each person a rating by the matches in this order; those with persons on one side alone do not count.

    The model is that of Plackett and Luce by Weng and Lin (2011), which knows partners and any number of sides.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce(mu=NEW_RATING, sigma=NEW_RATING / 3, beta=NEW_RATING / 6, tau=NEW_RATING / 300)
    ratings: dict[str, Any] = {}
    for match in matches:
        sides = [(side, known) for side in match.sides if (known := [person for person in side.people if person])]
        if len(sides) < 2:
            continue
        sign = 1 if game_named(match.game).rules.low_wins else -1
        totals = sorted({sign * side.total for side, _ in sides if not side.won})
        ranks = [0.0 if side.won else 1.0 + totals.index(sign * side.total) for side, _ in sides]
        teams = [[ratings.get(person) or model.rating() for person in known] for _, known in sides]
        for (_, known), rated in zip(sides, model.rate(teams, ranks=ranks), strict=True):
            ratings |= zip(known, rated, strict=True)
    for person, rating in ratings.items():
        people[person].rating = rating.mu, rating.sigma


def standings(matches: Sequence[MatchPlayed], names: Mapping[str, str], *, rated: bool = False) -> dict[str, list[dict[str, Any]]]:
    """The standings of persons and of pairs of partners, those who won most of their matches first; and the records.

    names: of the members, by person. Somebody who is no longer one has the name that they had at their last table.

    rated: whether each person has a rating by these matches; then they are in the order of their ends.
    """
    people: dict[str, _Sum] = {}
    pairs: dict[tuple[str, str], _Sum] = {}
    records: dict[str, dict[str, Any]] = {}
    for match in matches:
        for side in match.sides:
            known = [(person, names.get(person, name)) for person, name in zip(side.people, side.names, strict=True) if person]
            for person, name in known:
                total = people.setdefault(person, _Sum())
                total.name = name
                total.add(match, side)
            for (first, one_name), (second, other) in combinations(sorted(known), 2):
                total = pairs.setdefault((first, second), _Sum())
                total.name = f"{one_name} + {other}"
                total.add(match, side)
            if known:
                who = " + ".join(name for _, name in known)
                about = {"name": who, "table": match.table, "match": match.number, "game": match.game, "day": match.day}
                behind = side.behind if side.won else 0
                for kind, value in (("comeback", behind), ("deal", side.best), (_tallies(match.game), side.most)):
                    if value > records.get(f"{kind} {match.game}", {"value": 0})["value"]:
                        records[f"{kind} {match.game}"] = {"kind": kind, "value": value} | about
    if rated:
        _rate(matches, people)
    order = [sorted((each.row() for each in sums.values()), key=_rank) for sums in (people, pairs)]
    return {"people": order[0], "pairs": order[1], "records": [_named(records[name]) for name in sorted(records)]}


def _named(record: Mapping[str, Any]) -> dict[str, Any]:
    screen = game_named(record["game"]).screen
    return {**record, "capture": screen.title("bonus") if screen and record["kind"] == "captures" else ""}


def _rank(row: Mapping[str, Any]) -> tuple[Any, ...]:
    return -row["won"], row["matches"], -row["margin"], row["name"]


def as_csv(matches: Iterable[MatchPlayed], names: Mapping[str, str]) -> str:
    """The matches as a table: a line for each side."""
    out = io.StringIO()
    table = csv.writer(out)
    table.writerow(["day", "ended", "game", "table", "match", "deals", "side", "names", "won", "points", "margin_per_deal"])
    for match in matches:
        for number, side in enumerate(match.sides):
            players = " + ".join(names.get(person, name) for person, name in zip(side.people, side.names, strict=True))
            # A spreadsheet takes a text that begins so for a formula.
            safe = f"'{players}" if players[:1] in "=+-@" else players
            row = [match.day, round(match.ended_at), match.game, match.table, match.number, match.deals, number, safe]
            table.writerow([*row, int(side.won), side.total, round(side.margin / match.deals, 3)])
    return out.getvalue()
