"""Writes a study as one HTML page that needs no other file: plots, the table of all figures, and how they were made."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from .estimate import Estimate
from .plots import Row, mark, plot, with_interval
from .study import COMPARED, LEAD, MOVES, SHARES, SIDE, Measure, Sweep, in_order

STYLE = """
:root { color-scheme: light dark; --paper: #fdfcf9; --ink: #24211d; --soft: #6b655c; --line: #d9d4ca;
  --row0: #1f5f8b; --row1: #b3471d; --row2: #3d7a3a; --row3: #7a4a94; --row4: #8a6a00; --row5: #5a5a5a; }
@media (prefers-color-scheme: dark) { :root { --paper: #1b1a18; --ink: #ece7de; --soft: #a9a196; --line: #3c3934;
  --row0: #7cbdec; --row1: #f2976b; --row2: #8fcf8a; --row3: #cfa3e8; --row4: #e0bd4f; --row5: #bdbdbd; } }
body { margin: 0 auto; padding: 1.5rem 1rem 3rem; max-width: 72rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.6rem; margin: 0 0 .3rem; } h2 { font-size: 1.15rem; margin: 2rem 0 .6rem; }
.lead { color: var(--soft); max-width: 60rem; margin: 0; }
.plots { display: grid; gap: 1.4rem; margin-top: 1.4rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); }
figure { margin: 0; } figcaption { font-weight: 600; } figcaption span { font-weight: 400; color: var(--soft); }
figcaption b { font-weight: 400; white-space: nowrap; padding-left: .4rem; }
svg { display: block; width: 100%; height: auto; } svg.mark { display: inline-block; width: .8rem; vertical-align: -.1em; }
svg text { font-size: 13px; fill: var(--soft); } .grid { stroke: var(--line); } .zero { stroke: var(--soft); }
svg g line { stroke-width: 2; }
""" + "".join(f".row{row} path {{ fill: var(--row{row}); }} .row{row} line {{ stroke: var(--row{row}); }}\n" for row in range(6))

TABLE_STYLE = """
.scroll { overflow-x: auto; } table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: .3rem .8rem .3rem 0; border-bottom: 1px solid var(--line); white-space: nowrap; }
th:first-child { text-align: left; } td span { color: var(--soft); font-size: .85rem; } code { overflow-wrap: anywhere; }
"""

HEAT_STYLE = """
.heat td { text-align: center; padding: .5rem .7rem; border: 2px solid var(--paper); }
.heat caption { text-align: left; font-weight: 600; padding: 1.4rem 0 .4rem; }
.heat .more { background: color-mix(in srgb, var(--row0) calc(var(--heat) * 45%), var(--paper)); }
.heat .less { background: color-mix(in srgb, var(--row1) calc(var(--heat) * 45%), var(--paper)); }
"""
"""Of a table whose cells have a ground of their own: it is read aloud, and its figures can be copied."""


def page(sweep: Sweep, measures: Sequence[Measure], deals: int, command: str = "") -> str:
    """The page as HTML. deals: how many were played for each value. command: the command line that made the study."""
    game, option = sweep.game, sweep.option
    title = f"{game.title}: {option.title.lower()}"
    yardstick = option.plain(option.number_for(sweep.yardstick))
    match = sweep.matches[0]
    others = ", ".join(f"{name}={value}" for name, value in match.house if name != option.name) or "all as default"
    lead = (
        f"{option.says} {deals:,} deals for each value, the same cards each time; at the seats {listed(match.players)}; "
        f"seed {match.seed}; other house rules: {others}. Lines are 95% intervals."
    )
    how = f"<h2>How to read this</h2>\n<p>{escape(_method(sweep, yardstick))}</p>\n"
    return whole_page(title, lead, f"{_plots(sweep, measures)}<h2>All figures</h2>\n{_table(measures)}{how}", command)


def whole_page(title: str, lead: str, body: str, command: str, style: str = "") -> str:
    """An HTML page of the laboratory. body: as HTML. style: what its own parts need besides."""
    source_line = f"<p>Made by <code>{escape(command)}</code>.</p>" if command else ""
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}{TABLE_STYLE}{style}</style>\n</head>\n<body>\n<main>\n"
        f'<h1>{escape(title)}</h1>\n<p class="lead">{escape(lead)}</p>\n{body}{source_line}\n</main>\n</body>\n</html>\n'
    )


def _method(sweep: Sweep, yardstick: str) -> str:
    """How the figures of a study are counted, in sentences for the page."""
    fewest = " Points are bad here, so a lead is how many fewer." if sweep.game.rules.low_wins else ""
    return (
        "The first seat is the one next to the dealer. Its lead is how many points more its side makes in a deal than the other sides on "
        f"average.{fewest} A result counts as another if some side's points differ from those with the value {yardstick}, by the same "
        "cards, players and chance. An order of the pack with all its seatings is one sample."
    )


def _plots(sweep: Sweep, measures: Sequence[Measure]) -> str:
    labels = _values(measures)
    names = in_order(measures)
    sides = [name for name in names if name.startswith(f"{SIDE}_")]
    # A comparison needs a value besides the yardstick, which always equals itself.
    known = [name for name in COMPARED if sum(each.estimate is not None for each in measures if each.name == name) > 1]
    items = [name for name in names if name not in (*sides, LEAD, MOVES, *COMPARED)]
    groups = [[LEAD], sides, *([name] for name in known), [MOVES]]
    level = [group[0] for group in [*groups, *([name] for name in items)] if len(group) == 1 and _is_level(group[0], measures)]
    first = "".join(_figure(labels, group, measures) for group in groups if group[0] not in level)
    more = "".join(_figure(labels, [name], measures) for name in items if name not in level)
    titles = {measure.name: measure.title for measure in measures}
    same = f"<p>The same by every value: {escape(', '.join(titles[name] for name in level))}.</p>\n" if level else ""
    drawn = f'<h2>The score sheet</h2>\n<div class="plots">\n{more}</div>\n' if more else ""
    return f'<div class="plots">\n{first}</div>\n{drawn}{same}'


def _is_level(name: str, measures: Sequence[Measure]) -> bool:
    """Whether a figure is known exactly and is the same for every value, so that a plot would show nothing."""
    known = [measure.estimate for measure in measures if measure.name == name and measure.estimate]
    return len({measure.mean for measure in known}) == 1 and all(measure.low == measure.high for measure in known)


def _figure(labels: list[str], names: list[str], measures: Sequence[Measure]) -> str:
    rows, unit = [], ""
    for name in names:
        by_value = {each.value: each for each in measures if each.name == name}
        # A dot for the yardstick's change from itself would look like a measurement.
        shown = [by_value.get(label) for label in labels]
        estimates = [None if each is None or (each.yardstick and name in COMPARED) else each.estimate for each in shown]
        any_one = next(iter(by_value.values()))
        rows.append(Row(any_one.title, estimates))
        unit = any_one.unit
    title = rows[0].title if len(rows) == 1 else "Points by side"
    percent = names[0] in SHARES
    drawn = plot(names[0], f"{title}, {unit}", labels, rows, zero=names[0] in (LEAD, *COMPARED), percent=percent)
    said = (f"<b>{mark(place)} {escape(row.title.removeprefix('Points of '))}</b>" for place, row in enumerate(rows))
    legend = "" if len(rows) == 1 else " ".join(said)
    return f"<figure>\n<figcaption>{escape(title)} <span>{escape(unit)} {legend}</span></figcaption>\n{drawn}\n</figure>\n"


def _table(measures: Sequence[Measure]) -> str:
    labels = _values(measures)
    named = {measure.name: f"{measure.title}, {measure.unit}" for measure in measures}
    known = {(measure.name, measure.value): measure for measure in measures}
    yardsticks = {measure.value for measure in measures if measure.yardstick}
    titles = [f"{label} (yardstick)" if label in yardsticks else label for label in labels]
    rows = [(named[name], *(_cell(known.get((name, label))) for label in labels)) for name in in_order(measures)]
    return table(("95% intervals in brackets", *titles), rows, about="All figures")


def table(titles: Sequence[str], rows: Sequence[Sequence[str]], *, caption: str = "", kind: str = "", about: str = "") -> str:
    """A table that scrolls by itself. rows: each a name and its cells as HTML. about: its name, read aloud."""
    head = "".join(f'<th scope="col">{escape(title)}</th>' for title in titles)
    body = "".join(f'<tr><th scope="row">{escape(name)}</th>{"".join(map(_td, cells))}</tr>\n' for name, *cells in rows)
    named = f"<caption>{escape(caption)}</caption>\n" if caption else ""
    of_kind = f' class="{kind}"' if kind else ""
    return (
        f'<div class="scroll" tabindex="0" role="region" aria-label="{escape(about or caption or titles[0])}">\n'
        f"<table{of_kind}>\n{named}<thead><tr>{head}</tr></thead>\n<tbody>\n{body}</tbody>\n</table>\n</div>\n"
    )


def _td(content: str) -> str:
    return content if content.startswith("<td") else f"<td>{content}</td>"


def _cell(measure: Measure | None) -> str:
    """A figure of the table; the yardstick's changes from itself are not figures, and say so."""
    if measure is None:
        return cell(None, False)
    if measure.yardstick and measure.name in COMPARED:
        return "<span>0 by definition</span>"
    return cell(measure.estimate, measure.name in SHARES)


def cell(estimate: Estimate | None, percent: bool) -> str:
    """A figure with its interval as the content of a cell; a dash where there is none."""
    if estimate is None:
        return "–"
    mean, bracket, rest = with_interval(estimate, percent).partition(" (")
    return f"{mean} <span>({rest}</span>" if bracket else mean


def _values(measures: Sequence[Measure]) -> list[str]:
    return list(dict.fromkeys(measure.value for measure in measures))


def listed(players: Sequence[str]) -> str:
    """The players in words, as in "greedy and random in turn"."""
    return players[0] if len(set(players)) == 1 else " and ".join(players) + " in turn"
