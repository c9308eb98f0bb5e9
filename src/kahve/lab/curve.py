"""Draws a learning curve as an SVG that needs nothing else: points a deal against built-in players, by minutes."""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape

from .exams import Exam
from .plots import BOTTOM, HEIGHT, LEFT, RIGHT, TOP, WIDTH, dot, ticks, with_interval

_STYLE = """
svg { --paper: #fdfcf9; --soft: #6b655c; --line: #d9d4ca; --row0: #1f5f8b; --row1: #b3471d; --row2: #3d7a3a; --row3: #7a4a94;
  --row4: #8a6a00; --row5: #5a5a5a; background: var(--paper); }
@media (prefers-color-scheme: dark) { svg { --paper: #1b1a18; --soft: #a9a196; --line: #3c3934; --row0: #7cbdec; --row1: #f2976b;
  --row2: #8fcf8a; --row3: #cfa3e8; --row4: #e0bd4f; --row5: #bdbdbd; } }
text { font: 13px system-ui, sans-serif; fill: var(--soft); } .grid { stroke: var(--line); } .zero { stroke: var(--soft); }
polyline { fill: none; stroke-width: 2; } g line { stroke-width: 2; }
""" + "".join(
    f".row{place} path {{ fill: var(--row{place}); }} .row{place} line, .row{place} polyline {{ stroke: var(--row{place}); }}\n"
    for place in range(6)
)

_KEY = 20
"""The height of the legend above the plot, in pixels of the SVG."""


def picture(title: str, exams: Sequence[Exam]) -> str:
    """The SVG file as text. exams: at least one.

    Time is in minutes. A dot is an exam, and the line through it the 95% interval.

    >>> from .estimate import Estimate
    >>> drawn = picture("Learning", [Exam(0, 0.0, 1.0, {"greedy": Estimate(-2.0, 0.5, 9, -3.0, -1.0)})])
    >>> drawn.startswith("<svg xmlns="), drawn.count("<path"), "0.0 min: -2.00 (-3.00 to -1.00)" in drawn
    (True, 2, True)
    """
    names = list(dict.fromkeys(name for exam in exams for name in exam.against))
    ends = [end for exam in exams for more in exam.against.values() for end in (more.low, more.high, more.mean) if math.isfinite(end)]
    steps = ticks(min([*ends, 0.0]), max([*ends, 0.0]) if max([*ends, 0.0]) > min([*ends, 0.0]) else 1.0)
    low, high = steps[0], steps[-1]
    longest = max(exam.seconds / 60 for exam in exams) or 1.0
    minutes = [minute for minute in ticks(0.0, longest) if minute <= longest]

    def across(seconds: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT - 40) * seconds / 60 / longest

    def down(value: float) -> float:
        return _KEY + TOP + (HEIGHT - TOP - BOTTOM) * (high - value) / (high - low)

    parts = [f"<title>{escape(title)}</title>", f"<desc>{escape(_said(names, exams))}</desc>", f"<style>{_STYLE}</style>"]
    for step in steps:
        kind = "zero" if abs(step) < 1e-12 else "grid"
        parts.append(f'<line class="{kind}" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{down(step):.1f}" y2="{down(step):.1f}"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{down(step) + 4:.1f}" text-anchor="end">{step:g}</text>')
    for minute in minutes:
        parts.append(f'<text x="{across(60 * minute):.1f}" y="{_KEY + HEIGHT - 12}" text-anchor="middle">{minute:g}</text>')
    parts.append(f'<text x="{WIDTH - RIGHT}" y="{_KEY + HEIGHT - 12}" text-anchor="end">min</text>')
    for number, name in enumerate(names):
        met = [(across(exam.seconds), exam.against[name]) for exam in exams if name in exam.against]
        points = " ".join(f"{x:.1f},{down(more.mean):.1f}" for x, more in met)
        drawn = [f'<polyline points="{points}"/>']
        for x, more in met:
            low_end, high_end = (end if math.isfinite(end) else more.mean for end in (more.low, more.high))
            drawn.append(f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{down(low_end):.1f}" y2="{down(high_end):.1f}"/>')
            drawn.append(dot(number, x, down(more.mean)))
        key = LEFT + 8 + 130 * number
        drawn.append(f'{dot(number, key, _KEY / 2 + 2)}<text x="{key + 12}" y="{_KEY / 2 + 6:.0f}">against {escape(name)}</text>')
        parts.append(f'<g class="row{number % 6}">{"".join(drawn)}</g>')
    size = f'viewBox="0 0 {WIDTH} {_KEY + HEIGHT}" width="{WIDTH}" height="{_KEY + HEIGHT}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">{"".join(parts)}</svg>\n'


def _said(names: Sequence[str], exams: Sequence[Exam]) -> str:
    """The text of the picture for a screen reader: each exam with its figures."""
    rows = []
    for name in names:
        figures = "; ".join(f"{exam.seconds / 60:.1f} min: {with_interval(exam.against[name])}" for exam in exams if name in exam.against)
        rows.append(f"Points a deal more than {name}, with 95% intervals. {figures}.")
    return " ".join(rows)
