"""`kahve review`: reviews finished deals, with the worth of every move, and luck apart from skill."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Annotated, Any

from ..cards.quoting import printable
from ..language import language, later, message
from ..language.speaker import directed
from .figures import draw, is_narrow, say
from .making_ready import make_ready
from .manual import argument, option
from .options import AsJson, BadInput, Plain
from .paper import Paper, paper
from .progress import bar
from .replay import lines_of
from .words import figure, marks

if TYPE_CHECKING:
    from ..bots.review.reviews import Review
    from ..engine.table import Table

DEAREST = 8
"""How many of the moves that gave most away are printed."""


def review(
    log: Annotated[str, argument(later("help-review-log"), "kahve review evening.jsonl", "LOG")],
    deal: Annotated[int | None, option(later("help-review-deal"), "--deal 3", "N", min=1)] = None,
    seat: Annotated[int | None, option(later("help-review-seat"), "--seat 0", "N", min=0)] = None,
    match: Annotated[int, option(later("help-review-match"), "--match 2", "N", min=1)] = 1,
    milliseconds: Annotated[float, option(later("help-review-milliseconds"), "--milliseconds 500", "N", min=1)] = 100,
    seed: Annotated[int, option(later("help-review-seed"), "--seed 7", "N")] = 1,
    moves: Annotated[int, option(later("help-review-moves"), "--moves 20", "N", min=0)] = DEAREST,
    again: Annotated[bool, option(later("help-review-again"), "--again")] = False,
    plain: Plain = False,
    as_json: AsJson = False,
) -> None:
    """Look through the deals of a match: what every move was worth."""
    table, players = _match_of(log, match)
    if seat is not None and seat >= table.seats:
        raise BadInput(message("terminal-review-no-such-seat", seat=str(seat), last=table.seats - 1))
    sheet = paper(plain)
    reviews = look_through(
        table, deal, sheet, tell=lambda line: print(line, file=sys.stderr), milliseconds=milliseconds, seed=seed, again=again
    )
    if as_json:
        print(json.dumps({"game": table.game.name, "players": players, "deals": [_numbers(review) for review in reviews]}, indent=2))
    else:
        show(table, players, reviews, sheet, seat=seat, moves=moves)


def _match_of(log: str, number: int) -> tuple[Table, list[str]]:
    from ..engine.log import LogError, matches, players_of, replay
    from ..games import game

    all_matches = list(matches(lines_of(log)))
    if not all_matches:
        raise BadInput(message("terminal-file-is-empty-log", file=log))
    if number > len(all_matches):
        raise BadInput(message("terminal-review-no-such-match", match=str(number), count=len(all_matches), file=log))
    first, lines = all_matches[number - 1]
    try:
        return replay(lines, game, first), players_of(lines)
    except LogError as error:
        raise BadInput(message("terminal-about-file", file=log, says=str(error))) from None


def look_through(
    table: Table,
    deal: int | None,
    sheet: Paper,
    *,
    tell: Callable[[str], None],
    milliseconds: float = 100,
    seed: int = 1,
    again: bool = False,
) -> list[Review]:
    """The reviews of one deal of a match, or of all finished deals; BadInput if there is none.

    again: whether what was kept of an earlier review counts for nothing.
    """
    from ..bots.review.advice import adviser
    from ..bots.review.reviews import choices, quick_review
    from ..bots.review.reviews import review as look
    from ..bots.review.shelf import Shelf
    from ..engine.installing import cache_base

    finished = [dealt.number for dealt in table.history if dealt.sheet is not None]
    if not finished:
        raise BadInput(message("terminal-review-no-deal-over"))
    if deal is not None and deal not in finished:
        numbers = tuple(map(str, finished))
        raise BadInput(message("terminal-review-no-such-deal", deal=str(deal), count=len(numbers), deals=numbers))
    make_ready(table.game, tell)
    wanted = finished if deal is None else [deal]
    search = replace(quick_review(adviser()), milliseconds=milliseconds)
    of = {number: len(choices(table.game, table.house, table.first_dealer, table.history, number)[1]) for number in wanted}
    reviews, shelf = [], Shelf(cache_base() / "reviews")
    first, then = message("terminal-bar-looking-through"), message("terminal-bar-decisions")
    with bar(sheet, sum(of.values()), first=first, then=then) as advance:

        def progress(done: int, _: int) -> None:
            if advance and done:
                advance(1)

        for number in wanted:
            reviews.append(look(table, number, search, seed, progress=progress, shelf=shelf, again=again))
    return reviews


def show(
    table: Table, players: Sequence[str], reviews: Sequence[Review], sheet: Paper, *, seat: int | None = None, moves: int = DEAREST
) -> None:
    """Print what was given away, luck and skill, three things of each seat in words, and the moves that gave most away."""
    from ..table.thinking.counsel import seat_document

    printed = [printable(name) for name in players]
    names = [name if printed.count(name) == 1 else f"{name} {place + 1}" for place, name in enumerate(printed)]
    sides = [tuple(names[place] for place in range(side, table.seats, table.sides)) for side in range(table.sides)]
    numbers = tuple(str(review.number) for review in reviews)
    print(message("terminal-review-given-away", game=table.game.title, count=len(numbers), deals=numbers))
    rows = [[name, *(figure(review.given(place), signed=False) for review in reviews)] for place, name in enumerate(names)]
    heads = [message("terminal-column-deal", deal=review.number) for review in reviews]
    if len(reviews) > 1:
        heads.append(message("terminal-column-all"))
        rows = [[*row, figure(sum(review.given(place) for review in reviews), signed=False)] for place, row in enumerate(rows)]
    _print(["", *heads], rows, sheet)
    print(message("terminal-review-luck-and-skill"))
    counts = [
        [
            message("terminal-deal-and-side", deal=review.number, names=sides[side.side]),
            figure(side.result),
            _about(side.play, side.play_error),
            figure(side.luck),
            _about(side.cards, side.cards_error),
            figure(side.fall),
        ]
        for review in reviews
        for side in review.sides
    ]
    heads = [
        message("terminal-column-result"),
        message("terminal-column-skill"),
        message("terminal-column-luck"),
        message("terminal-column-cards"),
        message("terminal-column-run"),
    ]
    _print(["", *heads], counts, sheet)
    for review in reviews:
        for place, name in enumerate(names):
            if seat in (None, place):
                says = seat_document(place, review.judged, review.sides[table.side_of(place)].luck)["says"]
                # The terminal writes a minus as a keyboard does.
                say(message("terminal-review-of-seat", deal=review.number, name=name, says=says.replace("−", "-")), sheet)
    _show_dearest(names, reviews, sheet, seat, moves)


def _print(heads: Sequence[str], rows: Sequence[Sequence[str]], sheet: Paper) -> None:
    if not is_narrow(sheet):
        draw(heads, rows, sheet)
        return
    for row in rows:
        cells = [message("terminal-cell", column=head, figure=cell) for head, cell in zip(heads[1:], row[1:], strict=True)]
        print(message("terminal-row", row=row[0], cells=tuple(cells)))


def _show_dearest(names: Sequence[str], reviews: Sequence[Review], sheet: Paper, seat: int | None, moves: int) -> None:
    from ..table.thinking.counsel import decision_document

    of_seat = [(review.number, judged) for review in reviews for judged in review.judged if seat in (None, judged.choice.seat)]
    dear = sorted(((number, judged) for number, judged in of_seat if judged.given), key=lambda pair: -pair[1].given)
    decisions, level = len(of_seat), sum(judged.is_level for _, judged in of_seat)
    if dear and moves:
        print(message("terminal-review-dearest-first", decisions=decisions, dear=len(dear)))
    else:
        print(message("terminal-review-decisions", decisions=decisions, dear=len(dear)))
    for number, judged in dear[:moves]:
        decision = decision_document(judged, names)
        say(_dear_decision(names, number, decision), sheet)
        for reason in decision["why"]:
            # The sentences speak to the player to move, and anybody may read a review of all seats.
            advice = message("terminal-review-advice", name=names[judged.choice.seat], says=reason["says"])
            say(advice if seat is None else reason["says"], sheet)
        for sentence in filter(None, [*marks(decision["why"]), decision["club"]]):
            say(sentence, sheet)
    if level:
        print(message("bots-review-level", level=level))


def _dear_decision(names: Sequence[str], number: int, decision: dict[str, Any]) -> str:
    chosen, best = decision["made"], decision["best"]
    return message(
        "terminal-review-decision",
        deal=number,
        turn=decision["turn"],
        name=names[decision["seat"]],
        points=figure(decision["given"], signed=False),
        move=chosen["says"],
        worth=worth(chosen),
        best=best["says"],
        better=worth(best),
    )


def worth(weighed: dict[str, Any]) -> str:
    """The worth of a move with its uncertainty."""
    if weighed["worth"] is None:
        return message("terminal-not-looked-at")
    if weighed["level"]:
        return message("terminal-about-equal")
    return _about(weighed["worth"], weighed["error"] / NINETY_FIVE)


NINETY_FIVE = 1.96
"""Standard errors on each side of a 95% interval."""


def _about(points: float, error: float) -> str:
    """Points with half of the 95% interval that belongs to a standard error, unless that is 0."""
    if not error:
        return figure(points)
    return directed(message("terminal-figure-about", points=figure(points), error=figure(NINETY_FIVE * error, signed=False)), language())


def _numbers(review: Review) -> dict[str, Any]:
    from ..table.thinking.counsel import decision_document, side_document

    return {
        "deal": review.number,
        "sides": [side_document(side) for side in review.sides],
        "decisions": [decision_document(judged) for judged in review.judged],
    }
