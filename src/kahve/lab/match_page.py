"""Writes a match as one HTML page that needs no other file: points and wins of the players, and how much better the first is."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from .estimate import Estimate
from .match import Match
from .page import STYLE, TABLE_STYLE, cell
from .plots import Row, plot
from .results import Results


def match_page(match: Match, results: Results, says: Sequence[str] = (), command: str = "") -> str:
    """The page as HTML. says: sentences on the verdict of a test. command: the command line that played the match."""
    names = distinct(results.players)
    title = f"{match.game.title}: {' against '.join(names)}"
    margins = [results.margin(0, place) for place in range(1, len(names))]
    points, wins = ([of(place) for place in range(len(names))] for of in (results.points, results.wins))
    lowest = " Points are bad here: the fewest win, and a margin says how many fewer." if results.low_wins else ""
    plots = figure("points", "Points a deal", names, points) + figure("wins", "Share of the deals won", names, wins, percent=True)
    if margins:
        plots += figure("margins", f"How many points a deal {names[0]} is better", names[1:], margins, zero=True)
    rows = [(name, cell(points[place], False), cell(wins[place], True)) for place, name in enumerate(names)]
    tables = "<h2>All figures</h2>\n" + table(("player", "points a deal", "deals won"), rows)
    if margins:
        better = [(name, cell(each, False)) for name, each in zip(names[1:], margins)]
        tables += table(("than", f"{names[0]} is better by, points a deal"), better)
    verdict = "".join(f"<p>{escape(line)}</p>\n" for line in says)
    return whole_page(title, f"{about(match, results.deals, results.void)}{lowest}", f"{verdict}{plots_of(plots)}{tables}", command)


def about(match: Match, deals: int, void: int = 0) -> str:
    """The sentence on how a match was played. void: how many of the deals count for nothing."""
    rules = ", ".join(f"{name}={value}" for name, value in match.house) or "all as default"
    left_out = f", {void} of them void" if void else ""
    deals_sentence = f"{deals:,} deals{left_out}, the same cards in every seating; house rules: {rules}; seed {match.seed}."
    return f"{deals_sentence} 95% intervals are in brackets."


def whole_page(title: str, lead: str, body: str, command: str, style: str = "") -> str:
    """An HTML page of the laboratory. body: as HTML. style: what its own parts need besides."""
    source_line = f"<p>Made by <code>{escape(command)}</code>.</p>" if command else ""
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}{TABLE_STYLE}{style}</style>\n</head>\n<body>\n<main>\n"
        f'<h1>{escape(title)}</h1>\n<p class="lead">{escape(lead)}</p>\n{body}{source_line}\n</main>\n</body>\n</html>\n'
    )


def figure(
    name: str, title: str, labels: Sequence[str], estimates: Sequence[Estimate | None], *, zero: bool = False, percent: bool = False
) -> str:
    """A plot of one row of dots with its caption. name: different from that of any other plot of the page."""
    drawn = plot(name, title, labels, [Row(title, estimates)], zero=zero, percent=percent)
    return f"<figure>\n<figcaption>{escape(title)}</figcaption>\n{drawn}\n</figure>\n"


def plots_of(figures: str) -> str:
    """The plots of a page, beside one another where there is room."""
    return f'<div class="plots">\n{figures}</div>\n'


def table(titles: Sequence[str], rows: Sequence[Sequence[str]], *, caption: str = "", kind: str = "") -> str:
    """A table that scrolls by itself. rows: each a name, and then the content of its cells as HTML."""
    head = "".join(f'<th scope="col">{escape(title)}</th>' for title in titles)
    body = "".join(f'<tr><th scope="row">{escape(name)}</th>{"".join(map(_td, cells))}</tr>\n' for name, *cells in rows)
    named = f"<caption>{escape(caption)}</caption>\n" if caption else ""
    of_kind = f' class="{kind}"' if kind else ""
    return (
        f'<div class="scroll" tabindex="0" role="region" aria-label="{escape(caption or titles[0])}">\n'
        f"<table{of_kind}>\n{named}<thead><tr>{head}</tr></thead>\n<tbody>\n{body}</tbody>\n</table>\n</div>\n"
    )


def _td(content: str) -> str:
    return content if content.startswith("<td") else f"<td>{content}</td>"


def distinct(players: Sequence[str]) -> list[str]:
    """The names of players, each with its place if it occurs twice.

    >>> distinct(["greedy", "random", "random"])
    ['greedy', 'random 2', 'random 3']
    """
    return [name if players.count(name) == 1 else f"{name} {place}" for place, name in enumerate(players, 1)]
