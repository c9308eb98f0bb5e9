"""Advice: what the strongest player makes of each move that a seat may make, from what that seat may know.

>>> import kahve
>>> from kahve.bots.search.searcher import Search
>>> table = kahve.new("pisti", seats=2)
>>> table.deal(seed=4)
>>> worths = weigh(table.view(table.turn), table.moves, Search(simulations=40), seed=1, compiled=False)
>>> sorted(table.write(worth.turn[0]) for worth in worths) == sorted(table.legal)
True
"""

from __future__ import annotations

import contextlib
import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from random import Random
from statistics import NormalDist, fmean

from ...engine.compile import cache_folder, waits_for_compiler
from ...engine.game import Game
from ...engine.table import Table
from ...engine.view import View
from ...games.hinting import Reasons
from .. import Bot, bot, polite_moves, whole_turn
from ..belief.impressions import get_impressions_ready
from ..players.greedy import Expert
from ..search.imagine import imagine
from ..search.plans import try_plans
from ..search.searcher import MoveThought, Search, Searcher, think
from ..search.solve import get_solver_ready, solve
from ..search.thought import mean_and_error
from .reasons import reasons_between

ADVISER = "master"
"""The player whose advice is asked."""

CARE = 8
"""The factor by which more worlds are imagined than in a game: the worth of a move is to be told, not only which is the best."""
ALL_MOVES = 1000
"""The width of a comparison, and the widening of a tree, that looks at every move, whatever it is worth at first sight."""
MOST_THOUGHTS = 8
"""So often it is thought again within one piece of advice, where a turn takes several moves."""
FEW = 8
"""More ways than this to go on with a turn are not told apart."""


PATIENCE = 5
"""Where whole turns are compared, the factor by which thought takes longer: they differ by hundreds of points, and so do the worlds."""
AGAIN = 0xBECA
"""What is added to the seed for the imagined deals in which reasons are counted."""
DOUBT = 0.05
"""How often a difference is found where there is none: so often in a decision, however many moves it has."""


@dataclass(frozen=True)
class Worth:
    """A turn, or the beginning of one, and its worth.

    - turn: its moves.
    - value: how many points more the mover's side makes of the deal than the others do on average. None for a move that was not examined.
    - error: a standard error, 0 if everything was worked out. For the best move it is that of its value. For another move it is that of its
      distance to the best.
    """

    turn: tuple[int, ...]
    value: float | None
    error: float | None


@dataclass(frozen=True)
class Advice:
    """The whole turn that the adviser would make, the worth of all that may be done, best first, and what speaks for it."""

    turn: tuple[int, ...]
    worths: tuple[Worth, ...]
    reasons: Reasons | None = None


def is_less(move: Worth, best: Worth, moves: int) -> bool:
    """Whether a move is worth less than the best of `moves`, beyond DOUBT; not for a move that was not looked at.

    With more moves the best of them is more often so by chance, and a greater difference is needed (Bonferroni's correction).

    >>> is_less(Worth((1,), 2.7, 0.5), Worth((2,), 4.0, 0.5), 2), is_less(Worth((1,), 2.7, 0.5), Worth((2,), 4.0, 0.5), 40)
    (True, False)
    """
    if move.value is None or best.value is None:
        return False
    return is_beyond_doubt(best.value - move.value, move.error or 0.0, moves)


def is_beyond_doubt(less: float, error: float, moves: int) -> bool:
    """Whether a move that was found `less` points behind the best of `moves`, with this standard error, is worth less beyond DOUBT."""
    return less > NormalDist().inv_cdf(1 - DOUBT / (2 * max(1, moves - 1))) * error


def search_of(player: Bot, game: Game | None = None) -> Search | None:
    """How a player searches, in this game if one is given; None for one that does not, and so is ready at once."""
    return player.search if isinstance(player, Searcher) and (game is None or player.helps(game)) else None


@cache
def adviser() -> Search:
    """How the adviser searches when it is asked: like at the table, and more often where there is time."""
    search = _search_in_play()
    simulations = search.simulations and CARE * search.simulations
    return replace(search, simulations=simulations, width=ALL_MOVES, widening=ALL_MOVES)


def _search_in_play() -> Search:
    search = search_of(bot(ADVISER))
    assert search is not None
    return search


def weigh(view: View, moves: Sequence[int], search: Search, seed: int, *, compiled: bool = True) -> tuple[Worth, ...]:
    """What each of these legal moves is worth: first the one to make, then the others, best first.

    The same view, seed and number of simulations give the same.
    """
    solved = [answer for answer in (solve(view, compiled=compiled) if len(moves) > 1 else None) or () if answer.move in moves]
    if solved:
        return tuple(Worth((answer.move,), answer.value, 0.0) for answer in solved)
    thought = think(view, moves, search, seed, compiled=compiled)
    first, *others = (_worth_of(weighed, thought.moves[0], search) for weighed in thought.moves)
    return ranked(first, others)


def _worth_of(weighed: MoveThought, best: MoveThought, search: Search) -> Worth:
    """What a thought says of a move; the error of one that was dropped is at most what it was dropped for.

    In the few worlds that it shares with the best of all, their difference may have a greater one.
    """
    if not weighed.tries:
        return Worth((weighed.move,), None, None)
    error = weighed.error if weighed is best else weighed.behind_error
    if search.depth == 1 and search.drop and weighed.tries < best.tries:
        error = min(error, max(0.0, weighed.behind) / search.drop)
    return Worth((weighed.move,), weighed.value, error)


def ranked(first: Worth, others: Iterable[Worth]) -> tuple[Worth, ...]:
    """The move to make, then the others, best first, none of them above it.

    Another can come out above it by chance alone: one that was dropped early, or that begins with another move. The two count as level.
    """
    if first.value is not None:
        others = [replace(worth, value=min(worth.value, first.value)) if worth.value is not None else worth for worth in others]
    return (first, *sorted(others, key=best_first))


def advise_turn(view: View, moves: Sequence[int], search: Search, seed: int, *, compiled: bool = True) -> Advice:
    """The better of two whole turns, and the other: what an expert would do, and the likeliest of all else that begins otherwise.

    A turn goes on until new cards are seen or it is over. Of turns that come to the same record, such as the same melds in another order,
    one counts. Half of the time finds the likeliest. The other half compares the two in worlds of their own: in the worlds that made it
    the likeliest of many, luck has helped it.
    """
    judged = Expert().worths(view, moves)
    # The expert's own choice first, and of turns that come to the same the one that begins best.
    plans: dict[bytes, tuple[int, ...]] = {}
    for place in sorted(range(len(moves)), key=lambda place: -judged[place]):
        plan = plan_from(view, moves[place])
        plans.setdefault(view.played(plan).tables.tobytes(), plan)
    turns = list(plans.values())
    if len(turns) > 2:
        means = [fmean(brought) for brought in zip(*_tried(view, turns, search, seed, compiled), strict=True)]
        turns = [turns[0], turns[max(range(1, len(turns)), key=lambda place: means[place])]]
    values = [list(brought) for brought in zip(*_tried(view, turns, search, seed + 1, compiled), strict=True)]
    means = [fmean(brought) for brought in values]
    best = max(range(len(turns)), key=lambda place: means[place])
    worths = [
        Worth(turn, means[place], _error(_less(values[best], values[place]) if place != best else values[place]))
        for place, turn in enumerate(turns)
    ]
    return Advice(turns[best], ranked(worths.pop(best), worths))


def _tried(view: View, turns: Sequence[tuple[int, ...]], search: Search, seed: int, compiled: bool) -> list[list[float]]:
    """What each turn brings in worlds of this seed, for half of the budget: a row for each world."""
    seconds = PATIENCE * search.milliseconds / 2000 if search.milliseconds else math.inf
    simulations = (search.simulations or ALL_MOVES) // 2
    return try_plans(view, turns, simulations, seconds, seed, belief=search.belief_in(view.game), compiled=compiled)


def at_sight(view: View, moves: Sequence[int]) -> Advice:
    """What an expert would do, with no worths: for somebody who need not wait until searching in a game is made ready."""
    turn = tuple(whole_turn(Expert(), view, moves, Random(0)))
    return Advice(turn, (Worth(turn, None, None),))


def _less(more: Sequence[float], brought: Sequence[float]) -> list[float]:
    """How much less one turn brought than another, world by world."""
    return [first - second for first, second in zip(more, brought, strict=True)]


def _error(values: Sequence[float]) -> float:
    """The standard error of the mean of these values."""
    return mean_and_error(len(values), math.fsum(values), math.fsum(value * value for value in values))[1]


def plan_from(view: View, first: int) -> tuple[int, ...]:
    """All that an expert would do in this turn after this move, until new cards are seen or the turn is over."""
    expert, turn = Expert(), [first]
    while True:
        going_on = view.played(turn)
        ways = going_on.moves
        move = expert.choose(going_on, ways, Random(0)) if ways else None
        if move is None or not said_together(view, [*turn, move]):
            return tuple(turn)
        turn.append(move)


def said_together(view: View, turn: Sequence[int]) -> bool:
    """Whether these moves can be said in one breath: nothing new is seen between them."""
    text = ", ".join(view.game.words.write_move(view.house, move) for move in turn)
    try:
        return view.game.turns.read(view.house, view.record, text, whole=False) == list(turn)
    except ValueError:
        return False


def best_first(worth: Worth) -> float:
    """The key by which worths are sorted, the best first, and those last that were not looked at."""
    return math.inf if worth.value is None else -worth.value


def advise(view: View, moves: Sequence[int], search: Search, seed: int, *, compiled: bool = True) -> Advice:
    """What the adviser would do, what each legal move, or each way to go on with it, is worth, and what speaks for the best."""
    advice = _advice(view, moves, search, seed, compiled)
    return replace(advice, reasons=reasons_of(view, advice.worths, search, seed, compiled=compiled))


def reasons_of(
    view: View, worths: Sequence[Worth], search: Search, seed: int, move: int | None = None, *, compiled: bool = True
) -> Reasons | None:
    """What speaks for the first of these turns and against another, or None.

    In a review the other is the move that was made, and nothing is told where that was worth no less.
    In a hint it is the best that is worth less, and where none is beyond doubt, the last.
    """
    lesser = [worth for worth in worths[1:] if is_less(worth, worths[0], 2 if worth.turn == (move,) else len(worths))]
    other = next((worth for worth in lesser if worth.turn == (move,)), None)
    if other is None and move is None:
        other = next(iter([*lesser, *(worth for worth in reversed(worths[1:]) if worth.value is not None)]), None)
    if other is None:
        return None
    turns = [
        worth.turn if len(worth.turn) > 1 or not view.game.judgement.whole_turns else plan_from(view, worth.turn[0])
        for worth in (worths[0], other)
    ]
    return reasons_between(view, turns[0], turns[1], search, seed + AGAIN, doubtful=not lesser, compiled=compiled)


def _advice(view: View, moves: Sequence[int], search: Search, seed: int, compiled: bool) -> Advice:
    """The advice without its reasons.

    Where a turn is many small moves (`Judgement.whole_turns`) whole turns are compared.
    """
    if view.game.judgement.whole_turns and len(moves) > 1:
        return advise_turn(view, moves, search, seed, compiled=compiled)
    # A hint shows the figures, so the best of them is advised, and not what an expert would do unless another is plainly better.
    search = replace(search, trust=0.0)
    worths = list(weigh(view, polite_moves(view, moves), search, seed, compiled=compiled))
    thoughts, place = 0, 0
    while place < len(worths):
        going_on = view.after(worths[place].turn)
        ways = polite_moves(going_on, going_on.moves) if going_on else []
        # The turn that is advised is always told to its end.
        if going_on is None or not (place == 0 or (len(ways) <= FEW and thoughts < MOST_THOUGHTS)):
            place += 1
            continue
        thoughts += len(ways) > 1
        before = worths.pop(place)
        if len(ways) > 1:
            after = weigh(going_on, ways, search, seed + 1 + thoughts, compiled=compiled)
        else:
            after = (Worth((ways[0],), before.value, before.error),)
        worths[place:place] = _continued(before, after, place == 0)
    first, *others = worths
    return Advice(first.turn, ranked(first, others))


def _continued(before: Worth, after: Sequence[Worth], first: bool) -> list[Worth]:
    """The worths of the ways to go on from a beginning of a turn, best first.

    A beginning is worth as much as its best way. The two come from different thoughts. So the best way keeps the worth of the beginning,
    unless it has been worked out. Then ways with other beginnings can be compared with it.

    first: whether the best turn begins so.
    """
    best = after[0]
    shift = 0.0 if before.value is None or best.value is None or best.error == 0.0 else before.value - best.value

    def error(place: int, way: Worth) -> float | None:
        if way.error is None or best.error == 0.0:
            return way.error
        behind = before.error or 0.0
        return behind if place == 0 else way.error if first else math.hypot(behind, way.error)

    return [
        Worth((*before.turn, *way.turn), None if way.value is None else way.value + shift, error(place, way))
        for place, way in enumerate(after)
    ]


def get_ready(game: Game) -> None:
    """Compile what thinking in this game takes, or load it, so that the next thought begins at once: some seconds the first time.

    It leaves a note beside the compiled code, which `is_kept` reads.
    """
    table = Table(game, game.settle({}))
    table.deal(seed=1)
    seed = 1
    while table.awaits_deal:  # a void deal
        seed += 1
        table.deal(seed=seed)
    view = table.view(table.turn)
    for search in (_search_in_play(), adviser()):
        think(view, table.moves, replace(search, simulations=1), seed=1)
    if game.judgement.whole_turns:
        belief = adviser().belief_in(game)
        try_plans(view, [table.moves[:1]], simulations=1, seconds=math.inf, seed=1, belief=belief)
    imagine(view, [table.moves[:1]], adviser(), 1, 0.0, seed=1)
    get_solver_ready(view)
    get_impressions_ready(game)
    with contextlib.suppress(OSError):  # compiled code that cannot be kept is compiled again, and that is said again
        _note(game).touch()


def is_kept(game: Game) -> bool:
    """Whether nothing of this game is left to be compiled: `get_ready` has done it on this machine before, or the package brought it.

    Where there is no compiler nothing will ever be compiled, so nothing is left either.
    """
    return not waits_for_compiler() or _note(game).exists()


def _note(game: Game) -> Path:
    return cache_folder() / f"ready-{game.name}"
