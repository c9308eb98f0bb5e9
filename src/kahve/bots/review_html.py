"""Writes a review as HTML for notebooks: the count of each side, and each decision that gave points away."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from ..cards.pictures import NoFaces, shared_symbols
from ..engine.picture import picture
from .judged import Judged, SideCount

PICTURED = 3
"""So many of the dearest decisions are shown with the cards that the seat saw."""


def review_html(number: int, judged: Sequence[Judged], counts: Sequence[SideCount]) -> str:
    """The review of a deal as a piece of HTML without a script; the dearest decisions open into a picture of what the seat saw."""
    given = sorted((verdict for verdict in judged if verdict.given), key=lambda verdict: -verdict.given)
    sides = "".join(
        f"<tr><th>side {side.side}</th><td>{side.result:+.1f}</td><td>{side.play:+.1f}</td><td>{side.cards:+.1f}</td>"
        f"<td>{side.fall:+.1f}</td></tr>"
        for side in counts
    )
    symbols: dict[str, str] = {}
    rows = "".join(_row(verdict, symbols if place < PICTURED else None) for place, verdict in enumerate(given))
    shared = shared_symbols(symbols) if symbols else ""
    moves = f"<ol>{rows}</ol>" if rows else "<p>No move gave points away.</p>"
    return (
        f"<div>{shared}<p><strong>Deal {number}</strong>: {len(judged)} decisions, {len(given)} of them gave points away.</p>"
        "<table><thead><tr><th></th><th>result</th><th>play</th><th>cards</th><th>the run</th></tr></thead>"
        f"<tbody>{sides}</tbody></table>{moves}</div>"
    )


def _row(verdict: Judged, symbols: dict[str, str] | None) -> str:
    """One decision; with the seat's view below it if `symbols` is there to gather the faces in."""
    choice = verdict.choice
    made, best = (escape(choice.view.write(worth.turn)) for worth in (verdict.made, verdict.best))
    words = f"Turn {choice.number}, seat {choice.seat}: {made} gave away {verdict.given:.1f} points; {best} was better."
    if symbols is None:
        return f"<li>{words}</li>"
    try:
        return f"<li><details><summary>{words}</summary>{picture(choice.view, symbols)}</details></li>"
    except NoFaces:
        return f"<li>{words}</li>"


__all__ = ["review_html"]
