"""`kahve review`: reviews finished deals, with the worth of every move, and luck apart from skill."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ..cards.quoting import printable
from .figures import draw, is_narrow, say
from .options import AsJson, BadInput, Plain
from .paper import Paper, paper
from .progress import bar
from .replay import lines_of
from .thinking import make_ready
from .words import count

if TYPE_CHECKING:
    from ..bots.judged import Judged
    from ..bots.review import Review
    from ..engine.table import Table

DEAREST = 8
"""How many of the moves that gave most away are printed."""


def review(
    log: Annotated[str, typer.Argument(metavar="LOG", help="The log of a match; - is standard input. Example: kahve review evening.jsonl")],
    deal: Annotated[
        int | None, typer.Option("--deal", min=1, metavar="N", help="This deal alone; all finished ones if not given. Example: --deal 3")
    ] = None,
    seat: Annotated[
        int | None, typer.Option("--seat", min=0, metavar="N", help="The dearest moves of this seat alone, from 0. Example: --seat 0")
    ] = None,
    match: Annotated[
        int, typer.Option("--match", min=1, metavar="N", help="Which match, in a file that holds several. Example: --match 2")
    ] = 1,
    milliseconds: Annotated[
        float,
        typer.Option("--milliseconds", min=1, metavar="N", help="How long a move is thought about at most. Example: --milliseconds 500"),
    ] = 200,
    seed: Annotated[int, typer.Option("--seed", metavar="N", help="A whole number for the worlds imagined. Example: --seed 7")] = 1,
    moves: Annotated[
        int, typer.Option("--moves", min=0, metavar="N", help="How many of the dearest moves are told. Example: --moves 20")
    ] = DEAREST,
    again: Annotated[bool, typer.Option("--again", help="Look through anew what was looked through before. Example: --again")] = False,
    plain: Plain = False,
    as_json: AsJson = False,
) -> None:
    """Look through the deals of a match: what every move was worth.

    For each player the points given away, for each side luck apart from skill, and the dearest moves with what was better. A move is judged
    from what its player could know. docs/review.md says what each number is. What was worked out is kept in the cache folder.

    Example: kahve review evening.jsonl --deal 3
    """
    table, players = _match_of(log, match)
    if seat is not None and seat >= table.seats:
        raise BadInput(f"--seat cannot be {seat}: seats are 0 to {table.seats - 1}.")
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
        raise BadInput(f"{log}: the log is empty; it begins with a header.")
    if number > len(all_matches):
        raise BadInput(
            f"--match cannot be {number}: there {'is 1 match' if len(all_matches) == 1 else f'are {len(all_matches)} matches'} in {log}."
        )
    first, lines = all_matches[number - 1]
    try:
        return replay(lines, game, first), players_of(lines)
    except LogError as error:
        raise BadInput(f"{log}: {error}") from None


def look_through(
    table: Table,
    deal: int | None,
    sheet: Paper,
    *,
    tell: Callable[[str], None],
    milliseconds: float = 200,
    seed: int = 1,
    again: bool = False,
) -> list[Review]:
    """The reviews of one deal of a match, or of all finished deals; BadInput if there is none.

    again: whether what was kept of an earlier review counts for nothing.
    """
    from ..bots.advice import adviser
    from ..bots.review import choices
    from ..bots.review import review as look
    from ..bots.shelf import Shelf
    from ..engine.installing import cache_base

    finished = [dealt.number for dealt in table.history if dealt.sheet is not None]
    if not finished:
        raise BadInput("No deal of this match has been played to its end, so there is nothing to look through.")
    if deal is not None and deal not in finished:
        raise BadInput(f"--deal cannot be {deal}: {_some(finished)} of this match can be looked through.")
    make_ready(table.game, tell)
    wanted = finished if deal is None else [deal]
    search = replace(adviser(), milliseconds=milliseconds)
    of = {number: len(choices(table.game, table.house, table.first_dealer, table.history, number)[1]) for number in wanted}
    reviews, shelf = [], Shelf(cache_base() / "reviews")
    with bar(sheet, sum(of.values()), first="looking through", then="decisions") as advance:

        def progress(done: int, _: int) -> None:
            if advance and done:
                advance(1)

        for number in wanted:
            reviews.append(look(table, number, search, seed, progress=progress, shelf=shelf, again=again))
    return reviews


def _some(deals: Sequence[int]) -> str:
    return f"deal {deals[0]}" if len(deals) == 1 else f"deals {', '.join(map(str, deals[:-1]))} and {deals[-1]}"


def show(
    table: Table, players: Sequence[str], reviews: Sequence[Review], sheet: Paper, *, seat: int | None = None, moves: int = DEAREST
) -> None:
    """Print what was given away, luck and skill, and the moves that gave most away."""
    printed = [printable(name) for name in players]
    names = [name if printed.count(name) == 1 else f"{name} {place + 1}" for place, name in enumerate(printed)]
    sides = [" and ".join(names[place] for place in range(side, table.seats, table.sides)) for side in range(table.sides)]
    numbers = ", ".join(str(review.number) for review in reviews)
    print(f"{table.game.title}, {'deal' if len(reviews) == 1 else 'deals'} {numbers}. Points given away:")
    rows = [[name, *(f"{review.given(place):.1f}" for review in reviews)] for place, name in enumerate(names)]
    if len(reviews) > 1:
        rows = [[*row, f"{sum(review.given(place) for review in reviews):.1f}"] for place, row in enumerate(rows)]
    heads = [f"deal {review.number}" for review in reviews] + ["all"] * (len(reviews) > 1)
    _print(["", *heads], rows, sheet)
    print("Luck apart from skill, in points ahead of the others: result = skill + luck, luck = the cards + the run of the cards:")
    counts = [
        [
            f"Deal {review.number}, {sides[side.side]}",
            signed(side.result),
            f"{signed(side.play)}{give_or_take(side.play_error)}",
            signed(side.luck),
            f"{signed(side.cards)}{give_or_take(side.cards_error)}",
            signed(side.fall),
        ]
        for review in reviews
        for side in review.sides
    ]
    _print(["", "result", "skill", "luck", "the cards", "the run"], counts, sheet)
    _show_dearest(table, names, reviews, sheet, seat, moves)


def _print(heads: Sequence[str], rows: Sequence[Sequence[str]], sheet: Paper) -> None:
    if not is_narrow(sheet):
        draw(heads, rows, sheet)
        return
    for row in rows:
        print(f"{row[0]}: " + ", ".join(f"{head} {cell}" for head, cell in zip(heads[1:], row[1:], strict=True)) + ".")


def _show_dearest(table: Table, names: Sequence[str], reviews: Sequence[Review], sheet: Paper, seat: int | None, moves: int) -> None:
    dear = [
        (review.number, judged) for review in reviews for judged in review.judged if judged.given and seat in (None, judged.choice.seat)
    ]
    dear.sort(key=lambda pair: -pair[1].given)
    decisions = sum(seat in (None, judged.choice.seat) for review in reviews for judged in review.judged)
    print(f"{count(decisions, 'decision')}, {len(dear)} of them gave something away" + (", the dearest first:" if dear and moves else "."))
    for number, judged in dear[:moves]:
        say(_dear_decision(table, names, number, judged), sheet)


def _dear_decision(table: Table, names: Sequence[str], number: int, judged: Judged) -> str:
    from ..table.counsel import decision_told

    decision = decision_told(judged)
    made, best = decision["made"], decision["best"]
    where = f"Deal {number}, turn {decision['turn']}, {names[decision['seat']]}"
    return f"{where}, {decision['given']:.1f} points: {made['says']} ({worth(made)}), and better was: {best['says']} ({worth(best)})."


def worth(weighed: dict[str, Any]) -> str:
    """The worth of a move with its uncertainty."""
    return "not looked at" if weighed["worth"] is None else f"{signed(weighed['worth'])}{give_or_take(weighed['error'] / 1.96)}"


def signed(points: float) -> str:
    """Points with one decimal and their sign.

    >>> signed(1.26), signed(-0.01), signed(-3)
    ('+1.3', '0.0', '-3.0')
    """
    text = f"{points:+.1f}"
    return "0.0" if text in ("+0.0", "-0.0") else text


def give_or_take(error: float) -> str:
    """Half of the 95% interval that belongs to a standard error, as text."""
    return f" +/- {1.96 * error:.1f}" if error else ""


def _numbers(review: Review) -> dict[str, Any]:
    from ..table.counsel import decision_told, side_told

    return {
        "deal": review.number,
        "sides": [side_told(side) for side in review.sides],
        "decisions": [decision_told(judged) for judged in review.judged],
    }
