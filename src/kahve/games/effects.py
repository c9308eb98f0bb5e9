"""What each house rule does to a deal: the figures that `kahve lab study --all` measured, as a file of the package has them.

>>> [effect.value for effect in effects("pisti") if effect.option == "bottom_card_exposed"]
['yes', 'no']
"""

from __future__ import annotations

import csv
import math
from collections.abc import Iterable
from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path

FILE = Path(__file__).with_name("effects.csv")

FIGURES = ("lead", "change", "points", "length", "luck", "mattered", "turned")
"""The names of the figures of an effect, in the order of the file."""


@dataclass(frozen=True)
class Figure:
    """A mean and its 95% interval from `low` to `high`; nan where an end is not known."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True)
class Effect:
    """What one value of one house rule does, by one preset's other house rules.

    - preset: whose other house rules were played; empty for the defaults.
    - yardstick: whether it is the value with which the others are compared.
    - deals: how many were played; 0 for a value that was not played.
    - refused: the sentence on why it was not played.
    - lead: the points a deal by which the first seat's side is better than the others on average. Fewer are better where points are bad.
    - change: how much the lead differs from the yardstick's over the same cards.
    - points: the points of a side and deal.
    - length: the moves of a deal.
    - luck: the share of the spread of a deal's margin that does not come from better play.
    - mattered, turned: the shares of deals in which the points, and the winners, differ from those by the yardstick.
    """

    game: str
    option: str
    value: str
    preset: str = ""
    yardstick: bool = False
    deals: int = 0
    refused: str = ""
    lead: Figure | None = None
    change: Figure | None = None
    points: Figure | None = None
    length: Figure | None = None
    luck: Figure | None = None
    mattered: Figure | None = None
    turned: Figure | None = None

    def row(self) -> dict[str, object]:
        """The effect as a row of a table: three columns for each figure, None where there is none."""
        row: dict[str, object] = {each.name: getattr(self, each.name) for each in fields(self) if each.name not in FIGURES}
        for name in FIGURES:
            figure: Figure | None = getattr(self, name)
            for end in ("mean", "low", "high"):
                number = getattr(figure, end) if figure is not None else math.nan
                row[name if end == "mean" else f"{name}_{end}"] = None if math.isnan(number) else float(f"{number:.6g}")
        return row


def read(lines: Iterable[str]) -> list[Effect]:
    """The effects in the lines of a CSV file that `row` gave the rows of."""
    effects = []
    for row in csv.DictReader(lines):
        figures = {name: _figure(row, name) for name in FIGURES}
        about = {name: row[name] for name in ("game", "option", "value", "preset", "refused")}
        effects.append(Effect(**about, yardstick=row["yardstick"] == "True", deals=int(row["deals"]), **figures))  # type: ignore[arg-type]
    return effects


def _figure(row: dict[str, str], name: str) -> Figure | None:
    ends = [float(row[column] or "nan") for column in (name, f"{name}_low", f"{name}_high")]
    return None if math.isnan(ends[0]) else Figure(*ends)


def effects(game: str) -> list[Effect]:
    """The effects of a game's house rules, those of one rule together; empty for a game that was not measured."""
    return list(_all().get(game, ()))


@cache
def _all() -> dict[str, tuple[Effect, ...]]:
    if not FILE.is_file():
        return {}
    with FILE.open(encoding="utf-8", newline="") as lines:
        known = read(lines)
    return {game: tuple(each for each in known if each.game == game) for game in dict.fromkeys(each.game for each in known)}
