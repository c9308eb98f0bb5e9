"""Writes a match as one HTML page that needs no other file: points and wins of the players, and how much better the first is."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from .estimate import Estimate
from .match import Match
from .page import cell, table, whole_page
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


def figure(
    name: str, title: str, labels: Sequence[str], estimates: Sequence[Estimate | None], *, zero: bool = False, percent: bool = False
) -> str:
    """A plot of one row of dots with its caption. name: different from that of any other plot of the page."""
    drawn = plot(name, title, labels, [Row(title, estimates)], zero=zero, percent=percent)
    return f"<figure>\n<figcaption>{escape(title)}</figcaption>\n{drawn}\n</figure>\n"


def plots_of(figures: str) -> str:
    """The plots of a page, beside one another where there is room."""
    return f'<div class="plots">\n{figures}</div>\n'


def distinct(players: Sequence[str]) -> list[str]:
    """The names of players, each with its place if it occurs twice.

    >>> distinct(["greedy", "random", "random"])
    ['greedy', 'random 2', 'random 3']
    """
    return [name if players.count(name) == 1 else f"{name} {place}" for place, name in enumerate(players, 1)]
