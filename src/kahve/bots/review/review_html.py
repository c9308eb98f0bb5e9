"""Writes a review as HTML for notebooks: the count of each side, and each decision that gave points away."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from ...cards.pictures import NoFaces, shared_symbols
from ...engine.picture import picture
from ...language import message, paragraph
from .judged import Judged, SideCount

PICTURED = 3
"""The number of the costliest decisions that are shown with the cards that the seat saw."""


def review_html(number: int, judged: Sequence[Judged], counts: Sequence[SideCount]) -> str:
    """The review of a deal as a piece of HTML without a script; the dearest decisions open into a picture of what the seat saw."""
    given = sorted((verdict for verdict in judged if verdict.given), key=lambda verdict: -verdict.given)
    sides = "".join(
        f"<tr><th>{escape(title)}</th><td>{side.result:+.1f}</td><td>{side.play:+.1f}</td><td>{side.cards:+.1f}</td>"
        f"<td>{side.fall:+.1f}</td></tr>"
        for title, side in ((message("bots-review-side", side=str(side.side)), side) for side in counts)
    )
    symbols: dict[str, str] = {}
    rows = "".join(_row(verdict, symbols if place < PICTURED else None) for place, verdict in enumerate(given))
    shared = shared_symbols(symbols) if symbols else ""
    title = message("bots-review-of-deal", deal=str(number))
    counted = message("bots-review-counts", decisions=len(judged), given=len(given))
    if level := sum(verdict.is_level for verdict in judged):
        counted = paragraph(counted, message("bots-review-level", level=level))
    nothing = message("bots-review-nothing-given")
    moves = f"<ol>{rows}</ol>" if rows else f"<p>{escape(nothing)}</p>"
    columns = [message("bots-review-result"), message("bots-review-play"), message("bots-review-cards"), message("bots-review-run")]
    head = "".join(f"<th>{escape(column)}</th>" for column in columns)
    return (
        f"<div>{shared}<p><strong>{escape(title)}</strong></p><p>{escape(counted)}</p>"
        f"<table><thead><tr><th></th>{head}</tr></thead><tbody>{sides}</tbody></table>{moves}</div>"
    )


def _row(verdict: Judged, symbols: dict[str, str] | None) -> str:
    """One decision; with the seat's view below it if `symbols` is there to gather the faces in."""
    choice = verdict.choice
    chosen, best = (choice.view.write(worth.turn) for worth in (verdict.chosen, verdict.best))
    turn, seat = str(choice.number), str(choice.seat)
    words = escape(message("bots-review-decision", turn=turn, seat=seat, move=chosen, points=round(verdict.given, 1), best=best))
    if symbols is None:
        return f"<li>{words}</li>"
    try:
        return f"<li><details><summary>{words}</summary>{picture(choice.view, symbols)}</details></li>"
    except NoFaces:
        return f"<li>{words}</li>"
