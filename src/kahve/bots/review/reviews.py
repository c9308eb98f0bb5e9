"""A deal looked through again: what every move was worth, what a better one would have brought, and luck apart from skill.

docs/review.md says what each number is.

>>> import kahve
>>> from kahve.bots.search.searcher import Search
>>> table = kahve.new("pisti", seats=2)
>>> table.deal(seed=4)
>>> while table.turn >= 0:
...     table.play(table.moves[0])
>>> reviewed = review(table, 1, Search(simulations=4, depth=1, stretches=1), seed=1, compiled=False, par_times=1)
>>> len(reviewed.judged), [side.result for side in reviewed.sides]
(36, [16.0, -16.0])
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from ...engine.compile import source_hash
from ...engine.dealt import DealRecord
from ...engine.table import Table
from ...engine.view import View
from ...games.hinting import Clause, Reasons
from ...games.truth import Truth, truth_of, without_chance
from ...renamed import old_names
from ..belief.decisions import Choice, choices
from ..players.choosing import polite_moves
from ..search.searcher import Search, think
from ..search.thought import mean_and_error
from .advice import ALL_MOVES, Worth, is_beyond_doubt, ranked, reasons_of, weigh
from .judged import Judged, SideCount
from .par import par
from .review_html import review_html
from .shelf import Shelf

FORM = 9
"""Of what is kept of a review. It is raised when the same search finds something else, or when that is kept in another way."""
VERDICT = 0x5EED
"""What is added to the seed for the worlds of a verdict: they are other worlds than those that chose the best move."""

LEAST = 0.05
"""Points that are printed as 0.1. Fewer are not told."""
PAR_TIMES = 100
"""So often the same cards are played by club players in every seat."""


@dataclass(frozen=True)
class Review:
    """A deal that was looked through: its number in the match, every decision in order, and the count of each side."""

    number: int
    judged: tuple[Judged, ...]
    sides: tuple[SideCount, ...]

    def given(self, seat: int) -> float:
        """The points that a seat gave away in all."""
        return sum(verdict.given for verdict in self.judged if verdict.choice.seat == seat)

    def _repr_html_(self) -> str:
        """The review as a notebook shows it (`review_html`)."""
        return review_html(self.number, self.judged, self.sides)


def reviewing(search: Search) -> Search:
    """The search as a review asks it: the others play the rest of a deal as they seem to.

    The seat itself plays it by a quick judgement (`Judgement.plays_on`), whoever sits there. So each error counts where it is made, and
    none counts twice in the sum of a deal. See Kakade and Langford, "Approximately Optimal Approximate Reinforcement Learning" (2002).
    """
    return replace(search, rest="types")


def quick_review(hinting: Search) -> Search:
    """How a review searches at a table: as `reviewing`, with half of the time of a hint and a quarter of its simulations.

    The shares of `TRUTH.toml` were measured with that many.
    """
    half = halved(hinting)
    return replace(reviewing(half), simulations=halved(half).simulations)


def weigh_chosen(view: View, moves: Sequence[int], move: int, search: Search, seed: int, *, compiled: bool = True) -> tuple[Worth, ...]:
    """What each move was worth, and how far behind the best one the one that was made is.

    Half of the budget is for `weigh`, which finds the best. A search that did not look at the move that was made looks again, at all of
    them. The other half tries these two in worlds of their own. In the worlds that made a move the best of several, luck has helped it.

    Where everything is known, the best move is known too. What the other gave away is found in the same way. For it depends on what the
    others do, who do not always play as well as can be. Of moves that are proven to be worth the same, none gives anything away.
    """
    polite = polite_moves(view, moves)
    moves = polite if move in polite else sorted([*polite, move])
    half = halved(search)
    worths = weigh(view, moves, half, seed, compiled=compiled)
    if any(worth.turn == (move,) and worth.value is None for worth in worths):
        worths = weigh(view, moves, replace(half, width=ALL_MOVES, widening=ALL_MOVES), seed, compiled=compiled)
    place = next(place for place, worth in enumerate(worths) if worth.turn == (move,))
    best, value = worths[0].value, worths[place].value
    if place == 0 or best is None or value is None or (worths[place].error == 0.0 and value == best):
        return worths
    less, error = behind(view, worths[0].turn[0], move, half, seed + VERDICT, compiled)
    if math.isnan(less):  # a tree of so few simulations that one of the two was not tried
        return worths
    # The move to make is not passed by another, because there was too little to prefer the other.
    verdict = Worth((move,), best - max(0.0, less), error)
    others = [worth for worth in worths[1:] if worth.turn != (move,)]
    return ranked(worths[0], [verdict, *others])


def halved(search: Search) -> Search:
    """The same search with half of its budget."""
    milliseconds = None if search.milliseconds is None else search.milliseconds / 2
    simulations, worlds = (None if number is None else max(1, number // 2) for number in (search.simulations, search.worlds))
    return replace(search, milliseconds=milliseconds, simulations=simulations, worlds=worlds)


def behind(view: View, best: int, move: int, search: Search, seed: int, compiled: bool) -> tuple[float, float]:
    """How many points less the move that was made brings than the best, and the standard error of that, from worlds of their own.

    Both are tried to the end of the budget. To stop at a plain difference is to stop where luck has made it too great.
    """
    every_world = replace(search, width=ALL_MOVES, widening=ALL_MOVES, drop=0.0, trust=0.0)
    thought = think(view, [best, move], every_world, seed, compiled=compiled)
    of = {weighed.move: weighed for weighed in thought.moves}
    return of[best].value - of[move].value, max(weighed.behind_error for weighed in thought.moves)


def judge(choice: Choice, worths: Sequence[Worth], truth: Truth, reasons: Reasons | None = None) -> Judged:
    """What a decision gave away, by the worth of its moves as they were found (`weigh_chosen`), the one to make first.

    How far every other move is behind is told as it is in truth, too.

    truth: what is there of a difference in this game (`kahve.games.truth`), where every card was known and elsewhere.
    """
    best, measured = worths[0], next(worth for worth in worths if worth.turn == (choice.move,))
    known = best.error == 0.0
    shown = ranked(best, (_shrunk(best, worth, truth, known) for worth in worths[1:]))
    chosen = next(worth for worth in shown if worth.turn == (choice.move,))
    if best.value is None or measured.value is None or best.turn == measured.turn:
        return Judged(choice, shown, chosen, best, 0.0, 0.0, reasons)
    given = given_away(best.value - measured.value, measured.error or 0.0, truth, known)
    return Judged(choice, shown, chosen, best, given, chosen.error or 0.0, reasons)


def given_away(less: float, error: float, truth: Truth, known: bool = False) -> float:
    """The points that a move is said to have given away which was found so much less than the best, with this standard error.

    They are 0 unless the difference is beyond doubt, and where they would be printed as 0.0. Two moves are compared, however many there
    are: the worlds of a verdict did not choose them.

    known: whether the player knew every card.
    """
    points = truth.shrunk(less, error, known) if is_beyond_doubt(less, error, 2) else 0.0
    return points if points >= LEAST else 0.0


def _shrunk(best: Worth, worth: Worth, truth: Truth, known: bool) -> Worth:
    """A move as far behind the best as it is in truth."""
    if best.value is None or worth.value is None or worth.error is None:
        return worth
    left = without_chance(best.value - worth.value, worth.error)
    share = truth.share_at(left, known)
    return Worth(worth.turn, best.value - share * left, share * worth.error)


def count_sides(start: Table, dealt: DealRecord, judged: Sequence[Judged], brought: Sequence[Sequence[float]]) -> tuple[SideCount, ...]:
    """The count of each side, from its sheet, its decisions and `par`, a row for each time."""
    assert dealt.sheet is not None
    sides, sign = start.sides, -1 if start.game.rules.low_wins else 1
    totals = [sign * dealt.sheet[str(side)]["total"] for side in range(sides)]
    given = [sum(verdict.given for verdict in judged if start.side_of(verdict.choice.seat) == side) for side in range(sides)]
    squares = [
        sum(verdict.error**2 for verdict in judged if verdict.given and start.side_of(verdict.choice.seat) == side) for side in range(sides)
    ]
    counts = []
    for side in range(sides):
        others = [other for other in range(sides) if other != side]
        share = 1 / max(1, len(others))
        result = totals[side] - share * sum(totals[other] for other in others)
        play = share * sum(given[other] for other in others) - given[side]
        error = math.sqrt(squares[side] + share**2 * sum(squares[other] for other in others))
        of_side = [row[side] for row in brought]
        cards, cards_error = mean_and_error(len(of_side), math.fsum(of_side), math.fsum(each * each for each in of_side))
        counts.append(SideCount(side, result, given[side], play, error, result - play, cards, cards_error, result - play - cards))
    return tuple(counts)


def review(
    table: Table,
    number: int,
    search: Search,
    seed: int,
    *,
    progress: Callable[[int, int], None] | None = None,
    compiled: bool = True,
    par_times: int = PAR_TIMES,
    shelf: Shelf | None = None,
    again: bool = False,
) -> Review:
    """Look through deal `number` of the match at this table; NotNow for a deal that is not finished.

    - progress: called with the number of decisions looked at and of all. A search with a budget in simulations alone gives the same for the
      same seed.
    - shelf: keeps what was worked out. The same deal with the same search and seed is then looked through once, or again with `again`.
    """
    start, decisions = choices(table.game, table.house, table.first_dealer, table.history, number)
    name = _name_of(table, number, search, seed, par_times) if shelf is not None else ""
    stored = _stored_worths(shelf.get(name), decisions, start.sides) if shelf is not None and not again else None
    if stored is None:
        weighed, reasons = [], list[Reasons | None]()
        for done, choice in enumerate(decisions):
            if progress:
                progress(done, len(decisions))
            weighed.append(weigh_chosen(choice.view, choice.moves, choice.move, search, seed + done, compiled=compiled))
            reasons.append(reasons_of(choice.view, weighed[-1], halved(search), seed + done, choice.move, compiled=compiled))
        brought = par(start, par_times, seed, compiled=compiled)
        if shelf is not None:
            worths = [[[[int(move) for move in worth.turn], worth.value, worth.error] for worth in worths] for worths in weighed]
            shelf.put(name, {"worths": worths, "reasons": reasons, "brought": brought})
    else:
        weighed, reasons, brought = stored
    if progress:
        progress(len(decisions), len(decisions))
    truth = truth_of(table.game.name)
    judged = [judge(choice, worths, truth, said) for choice, worths, said in zip(decisions, weighed, reasons, strict=True)]
    return Review(number, tuple(judged), count_sides(start, table.history[number - 1], judged, brought))


def _name_of(table: Table, number: int, search: Search, seed: int, par_times: int) -> str:
    """All that a review depends on, as text: its form, the sources, the deals so far, the search and the chance."""
    played = [(dealt.order, dealt.turns) for dealt in table.history[:number]]
    return repr((FORM, source_hash(), table.game.name, table.house, table.first_dealer, played, search, seed, par_times))


def stored_reasons(stored: Any) -> Reasons | None:
    """What speaks for a move, from JSON; None where nothing does."""
    return stored and Reasons(tuple(stored[0]), tuple(Clause(*clause) for clause in stored[1]))


def _stored_worths(
    stored: Any, decisions: Sequence[Choice], sides: int
) -> tuple[list[tuple[Worth, ...]], list[Reasons | None], list[list[float]]] | None:
    """The worths, the reasons and the results of a review from a shelf; None if they do not fit these decisions."""
    try:
        weighed = [tuple(Worth(tuple(turn), value, error) for turn, value, error in worths) for worths in stored["worths"]]
        reasons = [stored_reasons(each) for each in stored["reasons"]]
        brought = [[float(each) for each in row] for row in stored["brought"]]
    except (KeyError, TypeError, ValueError):
        return None
    fits = len(weighed) == len(reasons) == len(decisions) and all(len(row) == sides for row in brought)
    known = fits and all(any(worth.turn == (choice.move,) for worth in worths) for choice, worths in zip(decisions, weighed))
    return (weighed, reasons, brought) if known else None


# A checker that saw this would take every name for one of the module's.
if not TYPE_CHECKING:
    __getattr__ = old_names(__name__)

__all__ = [
    "PAR_TIMES",
    "Review",
    "choices",
    "count_sides",
    "given_away",
    "judge",
    "quick_review",
    "review",
    "reviewing",
    "stored_reasons",
    "weigh_chosen",
]
