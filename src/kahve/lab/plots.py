"""Draws plots as SVG inside a page: a dot for each figure with its interval as a line, several rows side by side.

No plotting library is used. A page must follow the reader's light or dark screen, so all colours are variables of the page. It must be
read aloud, so text stays text and each plot says its figures.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from .estimate import Estimate

WIDTH, HEIGHT = 520, 260
LEFT, RIGHT, TOP, BOTTOM = 58, 14, 14, 34
GAP = 15
"""The distance between the dots of neighbouring rows, in units of the SVG."""


@dataclass(frozen=True)
class Row:
    """The estimates of one row of dots, one for each label; None where there is none."""

    title: str
    estimates: Sequence[Estimate | None]


def plot(name: str, title: str, labels: Sequence[str], rows: Sequence[Row], *, zero: bool = False, percent: bool = False) -> str:
    """A plot as an SVG element.

    name: different from that of any other plot of the page. zero: whether the scale reaches to 0.

    >>> drawn = plot("p", "Lead", ["yes", "no"], [Row("lead", [Estimate(1.0, 0.1, 9, 0.8, 1.2), None])])
    >>> drawn.count("<path"), "yes: 1.00 (0.80 to 1.20)" in drawn
    (1, True)
    """
    scale = 100 if percent else 1
    ends = [end * scale for row in rows for each in row.estimates if each for end in (each.low, each.high, each.mean) if math.isfinite(end)]
    low, high = _range([*ends, 0.0] if zero or not ends else ends)
    steps = ticks(low, high)
    low, high = min(low, steps[0]), max(high, steps[-1])

    def across(place: int, row: int) -> float:
        width = (WIDTH - LEFT - RIGHT) / len(labels)
        return LEFT + width * (place + 0.5) + GAP * (row - (len(rows) - 1) / 2)

    def down(value: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (high - value) / (high - low)

    parts = [f'<title id="{name}-t">{escape(title)}</title>', f'<desc id="{name}-d">{escape(_description(labels, rows, percent))}</desc>']
    decimals = next(digits for digits in range(12) if all(abs(round(step, digits) - step) < 1e-9 for step in steps))
    for step in steps:
        y = down(step)
        kind = "zero" if abs(step) < 1e-12 else "grid"
        parts.append(f'<line class="{kind}" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{step:.{decimals}f}{"%" if percent else ""}</text>')
    for place, label in enumerate(labels):
        middle = across(place, 0) + GAP * (len(rows) - 1) / 2
        parts.append(f'<text x="{middle:.1f}" y="{HEIGHT - 12}" text-anchor="middle">{escape(label)}</text>')
        for number, row in enumerate(rows):
            estimate = row.estimates[place]
            if estimate is not None and math.isfinite(estimate.mean):
                low_end, high_end = (end if math.isfinite(end) else estimate.mean for end in (estimate.low, estimate.high))
                x = across(place, number)
                line = f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{down(low_end * scale):.1f}" y2="{down(high_end * scale):.1f}"/>'
                parts.append(f'<g class="row{number % 6}">{line}{dot(number, x, down(estimate.mean * scale))}</g>')
    shown = "".join(parts)
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-labelledby="{name}-t {name}-d">{shown}</svg>'


def mark(number: int) -> str:
    """The dot of a row alone, for the legend."""
    return f'<svg class="mark" viewBox="0 0 14 14" aria-hidden="true"><g class="row{number % 6}">{dot(number, 7, 7)}</g></svg>'


def ticks(low: float, high: float) -> list[float]:
    """About five round numbers that reach at least from low to high.

    >>> ticks(0.3, 9.2)
    [0.0, 2.0, 4.0, 6.0, 8.0, 10.0]
    """
    rough = (high - low) / 5
    power = 10.0 ** math.floor(math.log10(rough))
    step = next(power * factor for factor in (1, 2, 2.5, 5, 10) if power * factor >= rough * 0.8)
    first, last = math.floor(low / step + 1e-9), math.ceil(high / step - 1e-9)
    return [round(number * step, 10) for number in range(first, last + 1)]


def _range(ends: Sequence[float]) -> tuple[float, float]:
    low, high = min(ends), max(ends)
    return (low, high) if high - low > 1e-9 else (low - max(0.5, abs(low) / 100), high + max(0.5, abs(high) / 100))


def dot(number: int, x: float, y: float) -> str:
    """The SVG path of a row's dot at a place; rows differ in shape as well as in colour."""
    paths = (
        f"M{x - 5:.1f} {y:.1f}a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z",
        f"M{x - 4.5:.1f} {y - 4.5:.1f}h9v9h-9z",
        f"M{x:.1f} {y - 6:.1f}l6 6l-6 6l-6 -6z",
        f"M{x:.1f} {y - 5.5:.1f}l5.5 10h-11z",
        f"M{x:.1f} {y + 5.5:.1f}l5.5 -10h-11z",
        f"M{x - 6:.1f} {y - 2:.1f}h4v-4h4v4h4v4h-4v4h-4v-4h-4z",
    )
    return f'<path d="{paths[number % 6]}"/>'


def _description(labels: Sequence[str], rows: Sequence[Row], percent: bool) -> str:
    """The figures of a plot as text for a screen reader."""
    said = []
    for row in rows:
        figures = "; ".join(f"{label}: {with_interval(each, percent)}" for label, each in zip(labels, row.estimates))
        said.append(f"{row.title}, by value, with 95% intervals. {figures}." if len(rows) > 1 else f"{figures}.")
    return " ".join(said)


def with_interval(estimate: Estimate | None, percent: bool = False) -> str:
    """A figure with its interval as text; "unknown" for None or nan.

    >>> with_interval(Estimate(0.125, 0.01, 9, 0.1, 0.15), percent=True)
    '12.50% (10.00% to 15.00%)'
    """
    if estimate is None or math.isnan(estimate.mean):
        return "unknown"
    scale, sign = (100, "%") if percent else (1, "")
    mean, low, high = (f"{number * scale:.2f}{sign}" for number in (estimate.mean, estimate.low, estimate.high))
    return mean if math.isnan(estimate.low) else f"{mean} ({low} to {high})"
