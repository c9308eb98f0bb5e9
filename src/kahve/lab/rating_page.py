"""Writes a rating list as one HTML page that needs nothing else: the list, its intervals, and a heat map of the wins between players."""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape

from .match import Match
from .match_page import about, figure, plots_of
from .page import HEAT_STYLE, cell, table, whole_page
from .rating import RatingList


def rating_page(matches: Sequence[Match], ratings: RatingList, says: Sequence[str] = (), command: str = "") -> str:
    """The page as HTML. says: sentences on the verdict of a test. command: the command line that made the list."""
    first = matches[0]
    names = [rated.player for rated in ratings.players]
    title = f"{first.game.title}: a rating list"
    fit = f"The model is off by at most {100 * ratings.worst_fit:.1f}% of the deals of a pair."
    scale = "400 points of rating are odds of ten to one to make a better score in a deal."
    plots = figure("ratings", "Rating", names, [rated.rating for rated in ratings.players])
    plots += figure("margins", "Points a deal better than those it met", names, [rated.margin for rated in ratings.players], zero=True)
    rows = [
        (
            rated.player,
            _whole(rated.rating.mean, rated.rating.low, rated.rating.high),
            "–" if rated.lead is None else _whole(rated.lead.mean, rated.lead.low, rated.lead.high),
            cell(rated.margin, False),
            f"{100 * rated.wins:.1f}%",
        )
        for rated in ratings.players
    ]
    tables = "<h2>All figures</h2>\n" + table(("player", "rating", "above the next", "points a deal better", "won"), rows)
    pairs = [(name, *(_pair(share) for share in shares)) for name, shares in zip(names, ratings.pairs.tolist())]
    tables += table(("beats ↓ whom →", *names), pairs, caption="Share of deals in which a player makes the better score", kind="heat")
    verdict = "".join(f"<p>{escape(line)}</p>\n" for line in says)
    lead = f"{about(first, ratings.deals)} {scale} {fit}"
    return whole_page(title, lead, f"{verdict}{plots_of(plots)}{tables}", command, HEAT_STYLE)


def _whole(mean: float, low: float, high: float) -> str:
    """A number of rating points with its interval as the content of a cell."""
    return f"{mean:.0f} <span>({low:.0f} to {high:.0f})</span>"


def _pair(share: float) -> str:
    """A cell of the heat map: the further from one half, the deeper its ground."""
    if math.isnan(share):
        return "–"
    kind = "more" if share >= 0.5 else "less"
    return f'<td class="{kind}" style="--heat: {2 * abs(share - 0.5):.3f}">{100 * share:.1f}%</td>'
