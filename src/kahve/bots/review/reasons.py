"""What decides between two turns, counted in imagined deals: which events happen less or more often, and bring the points."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from typing import Any

from ...engine.view import View
from ...games.hinting import ITSELF, Clause, Course, Reasons
from ..search.imagine import imagine
from ..search.searcher import Search
from ..search.thought import mean_and_error

WORLDS = 200
"""The number of imagined deals in which reasons are counted."""
PART = 10
"""Of a search with a number of simulations, one in this number is a world for reasons."""
SHARE, WHOLE_TURNS = 1.0, 2.5
"""The most time for reasons, as a share of the time of a search; where whole turns are compared that takes longer than it says too."""
FEWEST = 20
"""With fewer of them nothing is told."""
LEAST_SHARE = 0.1
"""An event that happens more or less often by a smaller share of the deals is not told."""
LEAST_PART = 0.25
"""Nor is one that brings less than this part of the whole difference."""
EITHER_WAY = 0.15
"""In at least this share of the deals something is lost either way, where that is told."""

WELCOME = {
    "takes": 1,
    "taken": -1,
    "special": -1,
    "claimed": -1,
    "hurt": -1,
    "keeps": 1,
    "others-eat": 1,
    "eats": -1,
    "called": -1,
    "stuck": -1,
}
"""By event whether it happening more often speaks for a turn (1) or against it (-1). Of other events the points alone tell that."""
KEEPS = {"keeps"}
"""Events whose detail is a card of the seat's hand: of a clause it is the one that is kept most often."""
TOLD_ONCE = {"claimed", "eats"}
"""Where one of these decides, its sentence has both numbers already."""
EITHER = {"taken": "either", "claimed": "claimed-either", "eats": "eats-either"}
"""What may come either way, of which that is told too, and the event of the clause that tells it."""


def reasons_between(
    view: View, turn: Sequence[int], other: Sequence[int], search: Search, seed: int, *, doubtful: bool, compiled: bool = True
) -> Reasons:
    """What speaks for a turn and against another that was found to be worth less, by a part of the search's budget.

    doubtful: whether that was not beyond doubt; then it has to be in the deals imagined here.
    """
    worlds = WORLDS if search.simulations is None else min(WORLDS, search.simulations // PART)
    if worlds < FEWEST:
        return Reasons(tuple(other), ())
    share = WHOLE_TURNS if view.game.judgement.whole_turns else SHARE
    seconds = share * search.milliseconds / 1000 if search.milliseconds else math.inf
    rows = imagine(view, [turn, other], search, worlds, seconds, seed, compiled=compiled)
    return Reasons(tuple(other), tuple(clauses(view, rows, doubtful=doubtful)))


def clauses(view: View, rows: Sequence[tuple[Any, tuple[Course, ...]]], *, doubtful: bool = False) -> list[Clause]:
    """The clauses that these imagined deals bear out, two at most: what decides, and what no turn of the two can help."""
    if len(rows) < FEWEST:
        return []
    pairs = [(first, second) for _, (first, second) in rows]
    leads = [first.value - second.value for first, second in pairs]
    whole, error = mean_and_error(len(leads), math.fsum(leads), math.fsum(lead * lead for lead in leads))
    if whole <= 2 * error * doubtful:
        # In these few deals the turn did not come out better, and any reason would be one against it.
        return []
    happened = [tuple(view.game.screen.happenings(view, course) for course in pair) for pair in pairs]
    said = sorted(_deciding(happened, leads, whole), key=lambda pair: -pair[0])[:1]
    decisive = [clause for _, clause in said] or _ahead(leads)
    return [*decisive, *_either_way(happened, [clause.event for clause in decisive if clause.event in TOLD_ONCE])] if decisive else []


def _deciding(happened: Sequence[tuple[dict[str, int], ...]], leads: Sequence[float], whole: float) -> list[tuple[float, Clause]]:
    """The events that happen after one of the turns clearly more often, each with what it brings in a deal on average."""
    number, events = len(happened), []
    for event in sorted({event for pair in happened for course in pair for event in course}):
        first = sum(event in pair[0] for pair in happened)
        second = sum(event in pair[1] for pair in happened)
        differing = [place for place, pair in enumerate(happened) if (event in pair[0]) != (event in pair[1])]
        brings = sum(leads[place] for place in differing) / number
        is_clear = abs(first - second) > max(LEAST_SHARE * number, 2 * math.sqrt(len(differing)))
        # It can bring points in these deals by what comes with it, and would sound like a reason against the turn.
        speaks_for = (first - second) * WELCOME.get(event, first - second) > 0
        # What a turn itself is speaks neither for it nor against it.
        is_plain = any(course.get(event) == ITSELF for pair in happened for course in pair)
        if is_clear and speaks_for and not is_plain and brings >= LEAST_PART * whole:
            details = Counter(pair[0][event] for pair in happened if pair[0].get(event))
            detail = details.most_common(1)[0][0] if details and event in KEEPS else 0
            clause = Clause(event, first, second, number, detail)
            # Told in tenths the two numbers have to differ.
            if clause.tenths[0] != clause.tenths[1]:
                events.append((brings, clause))
    return events


def _ahead(leads: Sequence[float]) -> list[Clause]:
    """In how many deals the turn brings more than the other, and in how many less; nothing where that is not clear."""
    more, fewer = sum(lead > 0 for lead in leads), sum(lead < 0 for lead in leads)
    clause = Clause("ahead", more, fewer, len(leads))
    return [clause] if more - fewer > 2 * math.sqrt(more + fewer) and clause.tenths[0] != clause.tenths[1] else []


def _either_way(happened: Sequence[tuple[dict[str, int], ...]], before: Sequence[str]) -> list[Clause]:
    """What is lost after both turns in many of the deals: cards to a rank, a word to a claimer, or an eaten trick.

    before: the events of which the clause before this one tells.
    """
    both = Counter(
        (event, pair[0][event])
        for pair in happened
        for event in EITHER.keys() - before
        if pair[0].get(event, 0) > 0 and pair[0][event] == pair[1].get(event)
    )
    for (event, detail), times in both.most_common(1):
        if times >= EITHER_WAY * len(happened):
            return [Clause(EITHER[event], times, times, len(happened), detail)]
    return []
