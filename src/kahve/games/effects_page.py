"""Writes what the house rules do as one HTML page that needs no other file: a table for each house rule.

Each rule has its name as an anchor, so that a form can link to it.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from ..engine.game import Game
from ..engine.house import Option
from .effects import Effect, Figure

_STYLE = """
:root { color-scheme: light dark; --paper: #fdfcf9; --ink: #24211d; --soft: #6b655c; --line: #d9d4ca; --bar: #1f5f8b; }
@media (prefers-color-scheme: dark) { :root { --paper: #1b1a18; --ink: #ece7de; --soft: #a9a196; --line: #3c3934; --bar: #7cbdec; } }
body { margin: 0 auto; padding: 1.5rem 1rem 3rem; max-width: 64rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.3rem; margin-top: 2.5rem; } h3 { margin: 2rem 0 .2rem; scroll-margin-top: 1rem; }
h3:target { outline: 2px solid var(--bar); outline-offset: 4px; } p { max-width: 46rem; margin: .3rem 0; } .soft { color: var(--soft); }
.scroll { overflow-x: auto; } table { border-collapse: collapse; font-variant-numeric: tabular-nums; margin-top: .4rem; }
th, td { text-align: right; padding: .3rem .9rem .3rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
th:first-child { text-align: left; } thead th { font-weight: 400; color: var(--soft); }
td span { display: block; color: var(--soft); font-size: .8rem; white-space: nowrap; } code { overflow-wrap: anywhere; }
ul { padding-left: 1.2rem; } a { color: var(--bar); }
"""

HOW_TO_READ = (
    "Every value was played with the same cards and the same players.",
    "The first seat is the one next to the dealer, and its lead is in points a deal; where points are bad, it is how many fewer.",
    "Another result is the share of deals in which some side's points differ from those by the marked value.",
    "Luck is the share of the spread of a deal's margin against beginners that does not come from playing better.",
    "The small figures are 95% intervals.",
)
"""What the columns mean, a sentence each."""


def page(games: Sequence[Game], effects: Sequence[Effect], command: str = "") -> str:
    """The page as HTML: a section for each game, and in it one for each house rule. command: what made the figures."""
    title = f"{games[0].title}: what the house rules change" if len(games) == 1 else "What the house rules change"
    made = f'<p class="soft">Made by <code>{escape(command)}</code>.</p>\n' if command else ""
    contents = "".join(f'<li><a href="#{game.name}">{escape(game.title)}</a></li>' for game in games) if len(games) > 1 else ""
    body = "".join(_section(game, [each for each in effects if each.game == game.name], alone=len(games) == 1) for game in games)
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width">\n'
        f"<title>{escape(title)}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n<main>\n<h1>{escape(title)}</h1>\n"
        f"<p>{escape(' '.join(HOW_TO_READ))}</p>\n{made}{f'<ul>{contents}</ul>' if contents else ''}\n{body}</main>\n</body>\n</html>\n"
    )


def _section(game: Game, effects: Sequence[Effect], *, alone: bool) -> str:
    rules = "".join(
        _rule(option, [each for each in effects if each.option == option.name], option.name if alone else f"{game.name}-{option.name}")
        for option in game.options
    )
    return rules if alone else f'<h2 id="{game.name}">{escape(game.title)}</h2>\n{rules}'


def _rule(option: Option, effects: Sequence[Effect], anchor: str) -> str:
    if not effects:
        return ""
    return (
        f'<h3 id="{anchor}">{escape(option.title)}</h3>\n<p>{escape(str(option.says))}</p>\n'
        f"<p><strong>{escape(sentence(effects))}</strong></p>\n{_table(effects)}{_refused(effects)}"
    )


def sentence(effects: Sequence[Effect]) -> str:
    """What a house rule does, in one sentence: how often another result comes of it at most, and by which preset.

    >>> half = Figure(0.5, 0.4, 0.6)
    >>> sentence([Effect("pisti", "x", "5", yardstick=True), Effect("pisti", "x", "9", mattered=half, turned=half)])
    'With “9” instead of “5” 50.0% of the deals come out otherwise, and 50.0% have another winner.'
    """
    played = [each for each in effects if not each.refused]
    by = next((f", by the preset {each.preset}" for each in played if each.preset), "")
    if not played:
        return "Its values could not be compared: no preset plays two of them."
    compared = [each for each in played if not each.yardstick]
    if any(each.mattered is None for each in compared):
        return f"Other cards or seats are played, so no deals can be compared{by}."
    most = max((each for each in compared), key=lambda each: each.mattered.mean if each.mattered else 0.0)
    if most.mattered is None or most.mattered.mean == 0:
        return f"It changed the result of none of {most.deals:,} deals{by}."
    usual = next((f" instead of “{each.value}”" for each in played if each.yardstick), "")
    differ = f"{_share(most.mattered.mean)} of the deals come out otherwise"
    if most.turned is not None:
        differ += f", and {_share(most.turned.mean)} have another winner"
    return f"With “{most.value}”{usual} {differ}{by}."


def _share(share: float) -> str:
    return f"{100 * share:.1f}%"


def _table(effects: Sequence[Effect]) -> str:
    rows = []
    for each in effects:
        if each.refused:
            continue
        marked = " <span>compared with this</span>" if each.yardstick else ""
        another = "<td>–</td>" if each.yardstick else _cell(each.mattered, percent=True)
        rows.append(
            f'<tr><th scope="row">{escape(each.value)}{marked}</th>{_cell(each.lead)}{_cell(each.points)}{_cell(each.length)}'
            f"{_cell(each.luck, percent=True)}{another}</tr>\n"
        )
    titles = ("value", "first seat’s lead", "points of a side", "moves", "luck", "another result")
    head = "".join(f'<th scope="col">{title}</th>' for title in titles)
    if not rows:
        return ""
    return (
        f'<div class="scroll" tabindex="0">\n<table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{"".join(rows)}</tbody>\n</table>\n</div>\n'
    )


def _refused(effects: Sequence[Effect]) -> str:
    said = "".join(f"<li>{escape(each.value)} was not played. {escape(each.refused)}</li>" for each in effects if each.refused)
    return f'<ul class="soft">{said}</ul>\n' if said else ""


def _cell(figure: Figure | None, *, percent: bool = False) -> str:
    if figure is None:
        return "<td>–</td>"
    scale, sign, digits = (100, "%", 1) if percent else (1, "", 2)
    mean, low, high = (f"{scale * number:.{digits}f}{sign}" for number in (figure.mean, figure.low, figure.high))
    return f"<td>{mean}<span>{low} to {high}</span></td>"


__all__ = ["HOW_TO_READ", "page", "sentence"]
