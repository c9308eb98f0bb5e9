"""Writes a study of two house rules as one HTML page that needs no other file: a heat map for each figure."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from html import escape

from .grid import Grid, Pair
from .page import HEAT_STYLE, cell, listed, whole_page
from .study import CHANGE, LEAD, MATTERED, MOVES, SHARES, TURNED, Measure

_DRAWN = (LEAD, CHANGE, MATTERED, TURNED, MOVES)
"""The figures that have a heat map, in their order."""

_GRID_STYLE = """
.heat td { min-width: 6rem; }
.heat td span { display: block; color: inherit; } .heat th[scope=col] { text-align: center; }
.heat .yardstick { outline: 2px solid var(--ink); outline-offset: -3px; }
caption span { font-weight: 400; color: var(--soft); }
"""


def grid_page(grid: Grid, measures: Mapping[Pair, Sequence[Measure]], deals: int, command: str = "") -> str:
    """The page as HTML. deals: how many were played for each pair. command: the command line that made the study."""
    first, second = grid.options
    title = f"{grid.game.title}: {first.title.lower()} and {second.title.lower()}"
    match = grid.matches[grid.yardstick]
    others = ", ".join(f"{name}={value}" for name, value in match.house if name not in (first.name, second.name)) or "all as default"
    yardstick = " and ".join(grid.labels(grid.yardstick))
    lead = (
        f"{deals:,} deals for each pair of values, the same cards each time; at the seats {listed(match.players)}; seed {match.seed}; "
        f"other house rules: {others}. The framed cell is what the others are compared with: {yardstick}. 95% intervals in brackets."
    )
    refused = "".join(f"<li>{escape(' and '.join(grid.labels(pair)))}: {escape(said)}</li>" for pair, said in grid.refused.items())
    left_out = f"<h2>Not played</h2>\n<ul>{refused}</ul>\n" if refused else ""
    maps = "".join(_heat_map(grid, name, measures) for name in _DRAWN)
    return whole_page(title, lead, f"{maps}{left_out}", command, HEAT_STYLE + _GRID_STYLE)


def _heat_map(grid: Grid, name: str, measures: Mapping[Pair, Sequence[Measure]]) -> str:
    """The figure of this name for every pair as a table; empty if it is known for the yardstick alone."""
    by_pair = {pair: next((each for each in known if each.name == name), None) for pair, known in measures.items()}
    known = {pair: each.estimate for pair, each in by_pair.items() if each is not None and each.estimate is not None}
    if not known.keys() - {grid.yardstick}:
        return ""
    largest = max((abs(estimate.mean) for estimate in known.values() if math.isfinite(estimate.mean)), default=0.0)
    first, second = grid.options
    head = "".join(f'<th scope="col">{escape(grid.labels((grid.rows[0], column))[1])}</th>' for column in grid.columns)
    rows = []
    for row in grid.rows:
        cells = []
        for column in grid.columns:
            estimate = known.get((row, column))
            heat = abs(estimate.mean) / largest if estimate and largest and math.isfinite(estimate.mean) else 0.0
            kind = ("less" if estimate and estimate.mean < 0 else "more") + (" yardstick" if (row, column) == grid.yardstick else "")
            cells.append(f'<td class="{kind}" style="--heat: {heat:.3f}">{cell(estimate, name in SHARES)}</td>')
        rows.append(f'<tr><th scope="row">{escape(grid.labels((row, grid.columns[0]))[0])}</th>{"".join(cells)}</tr>\n')
    about = next(each for each in by_pair.values() if each is not None)
    return (
        f'<div class="scroll" tabindex="0" role="region" aria-label="{escape(about.title)}">\n<table class="heat">\n'
        f"<caption>{escape(about.title)} <span>{escape(about.unit)}</span></caption>\n"
        f'<thead><tr><th scope="col">{escape(first.title)} ↓ {escape(second.title)} →</th>{head}</tr></thead>\n'
        f"<tbody>\n{''.join(rows)}</tbody>\n</table>\n</div>\n"
    )
