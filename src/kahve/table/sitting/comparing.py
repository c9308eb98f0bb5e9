"""The same deals at several tables compared: what each made, where the play parted, and the scores by points and by matchpoints."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from ...engine.dealt import DealRecord
from .played import PlayedMatch


class DealPlayed(msgspec.Struct, array_like=True, frozen=True):
    """A deal of a table that was counted. number: in the history of the match, with void deals.

    totals: the points of each side. turns: the seat and the text of each.
    """

    number: int
    dealer: int
    totals: tuple[int, ...]
    turns: tuple[tuple[int, str], ...]

    def margin(self, side: int, sign: int) -> float:
        """How much more a side made than the others on average. sign: -1 where points are bad."""
        total = self.totals[side]
        return sign * (total - (sum(self.totals) - total) / max(1, len(self.totals) - 1))

    def parts_from(self, other: DealPlayed) -> int | None:
        """The number of turns before the first in which two plays of a deal differ; None where they are the same to the end."""
        if self.dealer != other.dealer:
            return 0
        pairs = zip(self.turns, other.turns, strict=False)
        same = next((place for place, (turn, another) in enumerate(pairs) if turn != another), min(len(self.turns), len(other.turns)))
        return None if len(self.turns) == len(other.turns) == same else same


class TablePlayed(NamedTuple):
    """A table with its finished deals; names: of the people of each side that has any."""

    table: str
    names: Mapping[int, str]
    deals: Sequence[DealPlayed]


def table_played(table: str, match: PlayedMatch) -> TablePlayed:
    """The finished deals of a match, for a comparison.

    table: where it was played.
    """
    people = {seat: player.name for seat, player in enumerate(match.players) if player.kind == "person"}
    return deals_played(table, match.history, int(match.game.rules.sides(match.house)), people)


def deals_played(table: str, history: Sequence[DealRecord], sides: int, people: Mapping[int, str]) -> TablePlayed:
    """The deals of a history that were counted. people: the names to compare, by seat."""
    names: dict[int, list[str]] = {}
    for seat, name in people.items():
        names.setdefault(seat % sides, []).append(name)
    deals = [
        DealPlayed(dealt.number, dealt.dealer, tuple(int(dealt.sheet[str(side)]["total"]) for side in range(sides)), tuple(dealt.turns))
        for dealt in history
        if dealt.sheet is not None
    ]
    return TablePlayed(table, {side: " + ".join(of) for side, of in names.items()}, deals)


def compared(
    tables: Sequence[TablePlayed], deals: int, own: tuple[str, int], pars: Mapping[tuple[int, int], Sequence[float]], *, low_wins: bool
) -> dict[str, Any]:
    """The comparison, deal by deal and in all (docs/protocol.md, `DuplicateResults`); better is more in all but the points.

    own: the table and side of the reader, whose play the others are compared with.

    pars: the margin of each side at par, by deal and dealer.

    Sides are compared with the same sides at other tables where the same seat dealt: in some games that depends on the deals before.
    """
    sign = -1 if low_wins else 1
    sums: dict[tuple[str, int], list[tuple[float, float | None]]] = {}
    of_deals = []
    for deal in range(1, deals + 1):
        there = [(table, table.deals[deal - 1]) for table in tables if len(table.deals) >= deal]
        mine = next((played for table, played in there if table.table == own[0]), None)
        rows: list[dict[str, Any]] = []
        for table, played in there:
            for side, name in table.names.items():
                others = [
                    other.totals[side] for of, other in there if of is not table and other.dealer == played.dealer and side in of.names
                ]
                points = played.totals[side]
                over = sign * (points - (points + sum(others)) / (1 + len(others)))
                beaten = sum(1.0 if sign * points > sign * other else 0.5 if points == other else 0.0 for other in others)
                matchpoints = 100 * beaten / len(others) if others else None
                sums.setdefault((table.table, side), []).append((over, matchpoints))
                par = pars.get((deal, played.dealer))
                rows.append(
                    {
                        "table": table.table,
                        "deal": f"1.{played.number}",
                        "name": name,
                        "points": points,
                        "margin": round(played.margin(side, sign), 1),
                        "par": round(par[side], 1) if par else None,
                        "over": round(over, 1),
                        "matchpoints": None if matchpoints is None else round(matchpoints),
                        "parted": None if mine is None or table.table == own[0] else played.parts_from(mine),
                        "yours": (table.table, side) == own,
                    }
                )
        of_deals.append({"deal": deal, "rows": sorted(rows, key=lambda row: -row["over"])})
    names = {(table.table, side): name for table in tables for side, name in table.names.items()}
    totals = [_total(table, names[table, side], scores, yours=(table, side) == own) for (table, side), scores in sums.items()]
    return {"deals": of_deals, "totals": sorted(totals, key=lambda row: -row["over"])}


def _total(table: str, name: str, scores: Sequence[tuple[float, float | None]], *, yours: bool) -> dict[str, Any]:
    """The row of a side in the standings. scores: its points over the mean and its matchpoints in each deal."""
    matchpoints = [points for _, points in scores if points is not None]
    mean = round(sum(matchpoints) / len(matchpoints), 1) if matchpoints else None
    over = round(sum(over for over, _ in scores), 1)
    return {"table": table, "name": name, "deals": len(scores), "over": over, "matchpoints": mean, "yours": yours}
