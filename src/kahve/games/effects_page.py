"""Writes what the house rules do as one HTML page that needs no other file: a table for each house rule.

Each rule has its name as an anchor, so that a form can link to it.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from ..engine.game import Game
from ..engine.house import Option
from ..language import language, later, message, paragraph
from . import game
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
    later("games-effects-same-cards"),
    later("games-effects-first-seat"),
    later("games-effects-another-result"),
    later("games-effects-luck"),
    later("games-effects-intervals"),
)
"""What the columns mean, a sentence each."""


def page(games: Sequence[Game], effects: Sequence[Effect], command: str = "") -> str:
    """The page as HTML: a section for each game, and in it one for each house rule. command: what made the figures."""
    title = message("games-effects-of-game", game=games[0].noun) if len(games) == 1 else message("games-effects-of-games")
    by = message("games-effects-made-by", command=command)
    source_line = f'<p class="soft">{escape(by)}</p>\n' if command else ""
    contents = "".join(f'<li><a href="#{game.name}">{escape(game.title)}</a></li>' for game in games) if len(games) > 1 else ""
    body = "".join(_section(game, [each for each in effects if each.game == game.name], alone=len(games) == 1) for game in games)
    return (
        f'<!doctype html>\n<html lang="{language()}" dir="auto">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width">\n'
        f"<title>{escape(title)}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n<main>\n<h1>{escape(title)}</h1>\n"
        f"<p>{escape(paragraph(*map(str, HOW_TO_READ)))}</p>\n{source_line}{f'<ul>{contents}</ul>' if contents else ''}\n"
        f"{body}</main>\n</body>\n</html>\n"
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
    says = sentence(effects)
    return (
        f'<h3 id="{anchor}">{escape(option.title)}</h3>\n<p>{escape(str(option.says))}</p>\n'
        f"{f'<p><strong>{escape(says)}</strong></p>' if says else ''}\n{_table(effects)}{_refused(effects)}"
    )


def sentence(effects: Sequence[Effect]) -> str:
    """What a house rule does, in sentences: how often another result comes of it at most, and by which preset.

    The text is empty where other cards or seats are played, so that no deals can be compared.

    effects: of one house rule.

    >>> half = Figure(0.5, 0.4, 0.6)
    >>> sentence([Effect("pisti", "x", "5", yardstick=True), Effect("pisti", "x", "9", mattered=half, turned=half)])
    'With “9” instead of “5” 50.0% of the deals end differently, and 50.0% have another winner.'
    """
    played = [each for each in effects if not each.refused]
    if all(each.yardstick for each in played):
        return message("games-effect-not-compared")
    # Other cards or seats are played: there is nothing to compare.
    if any(each.mattered is None and not each.yardstick for each in played):
        return ""
    return paragraph(_change(played), _preset(played))


def headline(effects: Sequence[Effect]) -> str:
    """The sentence with the figure of a house rule that changed the result of some deal; empty for any other.

    effects: of one house rule.

    >>> headline([Effect("pisti", "x", "5", yardstick=True), Effect("pisti", "x", "9", mattered=Figure(0.0, 0.0, 0.1))])
    ''
    """
    figures = [each.mattered.mean for each in effects if each.mattered]
    return sentence(effects) if any(figures) else ""


def _change(played: Sequence[Effect]) -> str:
    compared = [each for each in played if not each.yardstick]
    most = max((each for each in compared), key=lambda each: each.mattered.mean if each.mattered else 0.0)
    if most.mattered is None or most.mattered.mean == 0:
        return message("games-effect-nothing-changed", deals=most.deals)
    usual = next((_description(each) for each in played if each.yardstick), "")
    winners, value = most.turned, _description(most)
    kinds = {(True, True): "with-both", (True, False): "with-usual", (False, True): "with-winners", (False, False): "alone"}
    return message(
        "games-effect-changes",
        compared=kinds[bool(usual), winners is not None],
        value=value,
        usual=usual,
        share=most.mattered.mean,
        winners=winners.mean if winners is not None else 0.0,
    )


def _preset(played: Sequence[Effect]) -> str:
    """The sentence on the other house rules, where those of a preset were played."""
    for each in played:
        if each.preset:
            return message("games-effect-by-preset", preset=str(game(each.game).preset(each.preset).title))
    return ""


def _description(effect: Effect) -> str:
    """The value of an effect as people read it; the file has it in plain English words (`Option.plain`)."""
    for option in game(effect.game).options:
        if option.name == effect.option:
            values = option.allowed or ((True, False) if option.kind == "yes_no" else ())
            titles = {option.plain(number): option.in_words(number) for number in map(option.number_for, values)}
            return titles.get(effect.value, effect.value)
    return effect.value


def _table(effects: Sequence[Effect]) -> str:
    rows = []
    yardstick = message("games-effects-yardstick")
    for each in effects:
        if each.refused:
            continue
        marked = f" <span>{escape(yardstick)}</span>" if each.yardstick else ""
        another = "<td>–</td>" if each.yardstick else _cell(each.mattered, percent=True)
        rows.append(
            f'<tr><th scope="row">{escape(_description(each))}{marked}</th>{_cell(each.lead)}{_cell(each.points)}'
            f"{_cell(each.length)}{_cell(each.luck, percent=True)}{another}</tr>\n"
        )
    head = "".join(f'<th scope="col">{escape(str(title))}</th>' for title in _COLUMNS)
    if not rows:
        return ""
    return (
        f'<div class="scroll" tabindex="0">\n<table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{"".join(rows)}</tbody>\n</table>\n</div>\n'
    )


_COLUMNS = (
    later("games-effects-column-value"),
    later("games-effects-column-lead"),
    later("games-effects-column-points"),
    later("games-effects-column-moves"),
    later("games-effects-column-luck"),
    later("games-effects-column-result"),
)


def _refused(effects: Sequence[Effect]) -> str:
    said = [paragraph(message("games-effects-not-played", value=_description(each)), each.refused) for each in effects if each.refused]
    return f'<ul class="soft">{"".join(f"<li>{escape(line)}</li>" for line in said)}</ul>\n' if said else ""


def _cell(figure: Figure | None, *, percent: bool = False) -> str:
    if figure is None:
        return "<td>–</td>"
    low, high = figure.low, figure.high
    if percent:
        mean, interval = message("games-effects-share", share=figure.mean), message("games-effects-shares", low=low, high=high)
    else:
        mean, interval = message("games-effects-number", number=figure.mean), message("games-effects-numbers", low=low, high=high)
    return f"<td>{mean}<span>{interval}</span></td>"
