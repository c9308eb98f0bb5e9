"""`kahve lab study`: a house rule held against its default value by value, two rules at once, or every rule there is."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated
from urllib.parse import quote

from ...cards.quoting import quoted
from ...language import later
from ..figures import draw, figures, is_narrow, rows_of_failures, say, sentence
from ..manual import argument, option
from ..options import BadInput, own_found, players_given
from ..paper import Paper, paper
from .lab_options import Deals, Figures, Shown, Work
from .running import folders_in, playing_together
from .study_options import StudyOptions, figures_of

if TYPE_CHECKING:
    from ...lab.study import Measure


Sweeps = Annotated[list[str] | None, option(later("help-study-sweep"), "--sweep target=51,101", "OPTION=VALUES")]
EveryRule = Annotated[bool, option(later("help-study-all"), "--all")]


def study(
    dealt: Deals,
    work: Work,
    table: Figures,
    shown: Shown,
    game: Annotated[str | None, argument(later("help-study-game"), "pisti", "GAME", callback=own_found)] = None,
    sweep: Sweeps = None,
    every: EveryRule = False,
    players: Annotated[str, option(later("help-study-players"), "--players greedy,random", "NAMES")] = "greedy",
    deals: Annotated[int, option(later("help-study-deals"), "--deals 10000", "N", min=1)] = 1000,
    html: Annotated[Path | None, option(later("help-lab-html"), "--html study.html", "FILE")] = None,
) -> None:
    """Study a house rule: play by several of its values."""
    options = StudyOptions(players_given(players), deals, dealt, work, table, shown, html)
    options.check()
    if every:
        from .survey import survey

        survey(game, sweep, options)
        return
    if game is None:
        raise BadInput("A study needs a game, as in: kahve lab study pisti --sweep target=51,101. With --all it may be left out.")
    sweeps = [_swept_option(each) for each in sweep or []]
    if len(sweeps) == 2:
        from .grid import study_pairs

        study_pairs(game, sweeps, options)
    elif len(sweeps) == 1:
        _study_one(game, *sweeps[0], options)
    else:
        given = "none was given" if not sweeps else f"{len(sweeps)} were given"
        raise BadInput(f"A study needs one --sweep, or two for a heat map, or --all: {given}.")


def _study_one(game: str, option: str, values: list[str], options: StudyOptions) -> None:
    from ...lab.page import page
    from ...lab.study import StudySums, swept
    from ...lab.study import figures_of as figures_of_study

    dealt, work = options.dealt, options.work
    swept_matches = swept(game, option, values, options.players, dealt.seed, dealt.rules(game), dealt.preset)
    sheet = paper(options.shown.plain)
    folders = folders_in(work.out, [f"{option}={quote(str(value), safe='')}" for value in swept_matches.values])
    sums = StudySums(swept_matches.matches, swept_matches.values.index(swept_matches.yardstick))
    with playing_together(swept_matches.matches, options.deals, folders, work, sheet) as chunks:
        for parts in chunks:
            sums.add(parts)
    measures = figures_of_study(swept_matches, sums)
    rows = [
        {"option": option, "value": each.value, "measure": each.name, "title": each.title, "unit": each.unit, **figures_of(each)}
        for each in measures
    ]
    command = options.command(game, ["--sweep", f"{option}={','.join(values)}"])
    options.table.write(rows, command)
    failures = sums.failures
    games = sums.blocks * len(swept_matches.matches[0].players)
    if options.html is not None:
        options.html.write_text(page(swept_matches, measures, games, command), encoding="utf-8")
    if options.shown.as_json:
        document = {"game": game, "deals": games, "yardstick": swept_matches.yardstick, "figures": rows}
        print(json.dumps(document | ({"failures": rows_of_failures(failures)} if failures else {}), indent=2))
        return
    row = swept_matches.option
    yardstick = row.plain(row.number_for(swept_matches.yardstick))
    say(f"{game}, {option}: {games} deals for each value, held against {yardstick}.", sheet)
    show_measures(measures, sheet)
    for failure in failures:
        say(str(failure), sheet)
    if options.html is not None:
        print(f"The page is {options.html}.")


def _swept_option(sweep: str) -> tuple[str, list[str]]:
    option, equals, values = sweep.partition("=")
    listed = [value.strip() for value in values.split(",") if value.strip()]
    if not equals or not option.strip() or not listed:
        raise BadInput(f"--sweep cannot be {quoted(sweep)}: write option=value,value, as in target=51,101.")
    return option.strip(), listed


def show_measures(measures: Sequence[Measure], sheet: Paper) -> None:
    """Print what a study measured: a table, or a sentence a measure on narrow paper."""
    from ...lab.study import COMPARED, SHARES, in_order

    rows, before = [], ""
    for measure in measures:
        percent = measure.name in SHARES
        # The yardstick does not differ from itself, which need not be said.
        if measure.estimate is None or (measure.name in COMPARED and measure.yardstick):
            continue
        if is_narrow(sheet):
            print(f"{measure.title}, {measure.value}: {sentence(measure.estimate, measure.unit, percent=percent)}.")
            continue
        mean, error, low, high = figures(measure.estimate, percent)
        rows.append((measure.name, (f"{measure.title}, {measure.unit}", measure.value, mean, error, f"{low} to {high}")))
    if not rows:
        return
    order = in_order(measures)
    cells = []
    for name, row in sorted(rows, key=lambda row: order.index(row[0])):
        cells.append(("" if name == before else row[0], *row[1:]))
        before = name
    draw(("", "value", "mean", "s.e.", "95%"), cells, sheet)
