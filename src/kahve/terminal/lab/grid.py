"""`kahve lab study` with two sweeps: every pair of values of two house rules."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import quote

from ..figures import draw, is_narrow, say
from ..paper import paper
from .running import folders_in, playing_together
from .study_options import StudyOptions, figures_of


def study_pairs(game: str, sweeps: list[tuple[str, list[str]]], options: StudyOptions) -> None:
    """Play every pair of values and tell what it does: a table of shares and leads, or a page of heat maps."""
    from ...lab.grid import figures_of_pairs, gridded, sums_of
    from ...lab.grid_page import grid_page
    from ...lab.study import CHANGE, LEAD, MATTERED, SHARES

    (down, rows_swept), (across, columns_swept) = sweeps
    dealt, work = options.dealt, options.work
    grid = gridded(game, (down, rows_swept), (across, columns_swept), options.players, dealt.seed, dealt.rules(game), dealt.preset)
    sheet = paper(options.shown.plain)
    names = [f"{down}={quote(str(row), safe='')},{across}={quote(str(column), safe='')}" for row, column in grid.matches]
    sums = sums_of(grid)
    with playing_together(list(grid.matches.values()), options.deals, folders_in(work.out, names), work, sheet) as chunks:
        for parts in chunks:
            sums.add(parts)
    measures = figures_of_pairs(grid, sums)
    rows: list[dict[str, Any]] = []
    for pair, known in measures.items():
        first, second = grid.labels(pair)
        for each in known:
            about = {down: first, across: second, "measure": each.name, "title": each.title, "unit": each.unit}
            rows.append(about | figures_of(each) | {"yardstick": pair == grid.yardstick})
    command = options.command(game, [word for option, values in sweeps for word in ("--sweep", f"{option}={','.join(values)}")])
    options.table.write(rows, command)
    deals = sums.blocks * len(options.players)
    if options.html is not None:
        options.html.write_text(grid_page(grid, measures, deals, command), encoding="utf-8")
    if options.shown.as_json:
        print(json.dumps({"game": game, "deals": deals, "yardstick": list(grid.yardstick), "figures": rows}, indent=2))
        return
    yardstick = " and ".join(grid.labels(grid.yardstick))
    say(f"{game}, {down} and {across}: {deals} deals for each pair of values, held against {yardstick}.", sheet)
    lines = []
    for pair, known in measures.items():
        by_name = {each.name: each.estimate for each in known}
        cells = []
        for name in (LEAD, CHANGE, MATTERED):
            estimate = by_name[name]
            if estimate is None or (name != LEAD and pair == grid.yardstick):
                cells.append("")
            else:
                cells.append(f"{100 * estimate.mean:.1f}%" if name in SHARES else f"{estimate.mean:.2f}")
        lines.append((*grid.labels(pair), *cells))
    if is_narrow(sheet):
        for first, second, lead, change, mattered in lines:
            compared = f", {change} more than held against, another result in {mattered} of the deals" if change else ""
            print(f"{first}, {second}: first seat's lead {lead}{compared}.")
    else:
        draw((down, across, "first seat's lead", "change", "another result"), lines, sheet)
    for pair, sentence in grid.refused.items():
        say(f"Not played: {' and '.join(grid.labels(pair))}. {sentence}", sheet)
    if options.html is not None:
        print(f"The page is {options.html}.")
