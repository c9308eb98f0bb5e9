"""Whether the deals that a server has made look like chance: chi-square tests over the orders of its finished deals.

A deal is counted when the next one is dealt or the match is won, so that nothing is counted that is hidden yet. Void deals count too:
leaving them out would favour the orders that are not void.

Four tests for each pack of `K` cards. A face that is there `r` times is expected `r` times as often:

- `first`, `last`: which face is the top or the bottom card. Pearson's statistic has a chi-square distribution.
- `quarter`, `hand`: how often each face lies in each quarter of the pack, and in each of four hands dealt one card at a time.
  Places without replacement spread less evenly than with it, by K / (K - 1). So the statistic is Pearson's times (K - 1) / K, with
  (faces - 1) * (parts - 1) degrees of freedom.
"""

from __future__ import annotations

import itertools
import json
import math
import time
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import sqlalchemy as sa

from ...games import UnknownGame, game
from ...language import later, message
from ..store.sql import Store

MOST_DEALS = 100_000
"""The number of deals that are counted at most, the latest tables first, so that the work is bounded."""

KEPT_SECONDS = 600.0
"""So long one count is shown."""

PARTS = 4
_LEAST_EXPECTED = 5.0
"""The least number expected in a cell: below it a chi-square distribution fits badly, and there is no test."""

_MOST_TABLES = 200
_MOST_STEPS = 10_000
_SMALL = 1e-300

_TESTS = {
    "first": later("replay-chance-of-first"),
    "last": later("replay-chance-of-last"),
    "quarter": later("replay-chance-of-quarter"),
    "hand": later("replay-chance-of-hand"),
}


def survival(statistic: float, freedom: int) -> float:
    """The chance that a chi-square variable with `freedom` degrees of freedom is at least this great: 1 - P(freedom / 2, statistic / 2).

    P is the regularised lower incomplete gamma function. Below its mean it is summed as a power series (DLMF 8.7.1). Above, its
    complement is a continued fraction (DLMF 8.9.2), taken by the modified method of Lentz.

    >>> round(survival(3.841458820694124, 1), 9), round(survival(50.0, 51), 4)
    (0.05, 0.5134)
    """
    a, x = freedom / 2, statistic / 2
    if x <= 0:
        return 1.0
    front = math.exp(a * math.log(x) - x - math.lgamma(a))
    if x < a + 1:
        return max(0.0, 1.0 - front * _series(a, x))
    return front * _fraction(a, x)


def _series(a: float, x: float) -> float:
    term = total = 1 / a
    for step in range(1, _MOST_STEPS):
        term *= x / (a + step)
        total += term
        if term < total * 1e-16:
            break
    return total


def _fraction(a: float, x: float) -> float:
    b = x + 1 - a
    c, d = 1 / _SMALL, 1 / b
    total = d
    for step in range(1, _MOST_STEPS):
        numerator = step * (a - step)
        b += 2
        d = 1 / (numerator * d + b or _SMALL)
        c = b + numerator / c or _SMALL
        total *= c * d
        if abs(c * d - 1) < 1e-15:
            break
    return total


class Tally:
    """What was counted of the deals with one pack: how often each face lay first, last, and in each part."""

    def __init__(self, pack: Counter[str]) -> None:
        """pack: how often each face is in it."""
        self.pack = pack
        self.deals = 0
        self.games: set[str] = set()
        size, self._faces = pack.total(), {face: row for row, face in enumerate(pack)}
        self._parts = {"quarter": [place * PARTS // size for place in range(size)], "hand": [place % PARTS for place in range(size)]}
        cells = {"first": 1, "last": 1, "quarter": PARTS, "hand": PARTS}
        self._counted = {name: [[0] * parts for _ in pack] for name, parts in cells.items()}

    def add(self, cards: Sequence[str], game: str) -> None:
        """Count one more deal. cards: its order in codes, top card first."""
        self.deals += 1
        self.games.add(game)
        faces = [self._faces[card] for card in cards]
        self._counted["first"][faces[0]][0] += 1
        self._counted["last"][faces[-1]][0] += 1
        for name, parts in self._parts.items():
            counted = self._counted[name]
            for face, part in zip(faces, parts, strict=True):
                counted[face][part] += 1

    def tests(self) -> list[dict[str, Any]]:
        """The tests for which the deals are many enough (docs/protocol.md, `Chance`)."""
        size, times = self.pack.total(), list(self.pack.values())
        tests = []
        for name in _TESTS:
            if name in self._parts:
                places = [self._parts[name].count(part) for part in range(PARTS)]
                scale, freedom = (size - 1) / size, (len(self.pack) - 1) * (PARTS - 1)
            else:
                places, scale, freedom = [1], 1.0, len(self.pack) - 1
            expected = [[number * count / size * self.deals for count in places] for number in times]
            if freedom < 1 or min(map(min, expected)) < _LEAST_EXPECTED:
                continue
            pairs = zip(itertools.chain(*self._counted[name]), itertools.chain(*expected), strict=True)
            statistic = scale * math.fsum((counted - wanted) ** 2 / wanted for counted, wanted in pairs)
            tests.append({"name": name, "statistic": statistic, "freedom": freedom, "p": survival(statistic, freedom)})
        return tests


class Tallies:
    """The tallies of all packs, filled from the events of tables."""

    def __init__(self) -> None:
        """Nothing is counted yet."""
        self._by_pack: dict[tuple[str, ...], Tally] = {}
        self.deals = 0

    def add(self, game: str, events: Iterable[tuple[str, str]]) -> None:
        """Count the finished deals of a table. events: kind and body of those that are dealt, match, ended and again, in order."""
        waiting: list[str] = []
        for kind, body in events:
            if kind in ("dealt", "match"):
                for order in waiting:
                    self._count(game, order)
            waiting = [str(json.loads(body)["order"])] if kind == "dealt" else []

    def _count(self, game: str, order: str) -> None:
        cards = order.split()
        key = tuple(sorted(cards))
        if key not in self._by_pack:
            self._by_pack[key] = Tally(Counter(cards))
        self._by_pack[key].add(cards, game)
        self.deals += 1

    def as_dict(self, *, whole: bool) -> dict[str, Any]:
        """All of it in no language, the pack with the most deals first; `chances_document` adds the words."""
        packs = [
            {
                "cards": tally.pack.total(),
                "faces": len(tally.pack),
                "games": sorted(tally.games),
                "deals": tally.deals,
                "tests": tally.tests(),
            }
            for tally in sorted(self._by_pack.values(), key=lambda tally: -tally.deals)
        ]
        return {"deals": self.deals, "at": time.time(), "whole": whole, "packs": packs}


def chances_document(counted: Mapping[str, Any]) -> dict[str, Any]:
    """What was counted as docs/protocol.md has it (`Chances`), in the language of the context."""
    packs = [
        pack
        | {
            "games": sorted(_title(name) for name in pack["games"]),
            "tests": [{**test, "says": str(_TESTS[test["name"]])} for test in pack["tests"]],
        }
        for pack in counted["packs"]
    ]
    return {**counted, "says": message("replay-chances-about"), "packs": packs}


def _title(name: str) -> str:
    """What a game is called on the page; a game that is gone keeps the name that it had."""
    try:
        return game(name).title
    except UnknownGame:
        return name


# Deals that several tables have in common would count several times.
_LATEST = sa.text("SELECT id, game FROM tables WHERE id NOT IN (SELECT table_id FROM common_plays) ORDER BY at DESC, id LIMIT :most")


def count_deals(store: Store, most: int = MOST_DEALS) -> dict[str, Any]:
    """The tests over the finished deals in a store in no language, the latest tables first; StoreError."""
    tallies = Tallies()
    with store.reading() as connection:
        tables = connection.execute(_LATEST, {"most": most}).all()
    read = sa.text(
        "SELECT table_id, kind, body FROM events WHERE table_id IN :tables AND kind IN ('dealt', 'match', 'ended', 'again') "
        "ORDER BY table_id, n"
    ).bindparams(sa.bindparam("tables", expanding=True))
    counted = 0
    for start in range(0, len(tables), _MOST_TABLES):
        part = tables[start : start + _MOST_TABLES]
        if tallies.deals >= most:
            break
        # A connection for each part: a reader that stays keeps SQLite from tidying its log.
        with store.reading() as connection:
            rows = connection.execute(read, {"tables": [table.id for table in part]}).all()
        events: dict[str, list[tuple[str, str]]] = {}
        for table, kind, body in rows:
            events.setdefault(table, []).append((kind, body))
        for table in part:
            tallies.add(table.game, events.get(table.id, ()))
        counted += len(part)
    return tallies.as_dict(whole=counted == len(tables) < most)
