"""The play of a deal to its end by quick players, compiled: what a search imagines of the rest of a deal."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from ..cards.dialect import kernel, search
from ..cards.shuffle import below
from ..engine.game import Game
from ..engine.loops import legal_rule
from ..engine.match import COUNT, PLAY

RANDOM, BEGINNER, SIMPLE, CASUAL, GREEDY, EXPERT = range(6)
"""The quick players, which look at a move and no further, by their numbers in compiled code (`kahve.bots.greedy` has them in Python)."""
QUICK = ("random", "beginner", "simple", "casual", "greedy", "expert")
"""Their names."""
SLIPS = (1, 6, 0, 32, 0, 0)
"""One move in so many is any move at all; 0 for none."""
SLIPS_AT_SIGHT = 12
"""The same of SIMPLE in a game that does not say how somebody plays who has just learned it (`Game.plain`)."""


LONGEST = 4096
"""More moves than any deal has. A world may be one that the play could not have come to (a partner who asked to go out, and cannot), and
there a deal may never end; it is counted as it stands."""


def slips_of(game: Game) -> tuple[int, ...]:
    """How often each of the quick players slips in this game: one move in so many, 0 for never.

    >>> from kahve.games import game
    >>> [slips_of(game(name))[SIMPLE] for name in ("pisti", "quist")]
    [0, 12]
    """
    return tuple(SLIPS_AT_SIGHT if player == SIMPLE and game.plain is None else one_in for player, one_in in enumerate(SLIPS))


@kernel
def greatest(worths: Any, number: int, rng: Any) -> int:
    """The place of the greatest of the first `number` entries, each of several level ones as likely."""
    best = worths[0]
    chosen, level = 0, 1
    for at in range(1, number):
        worth = worths[at]
        level = 1 if worth > best else level + (worth == best)
        chosen = at if worth > best else chosen
        best = max(best, worth)
    if level > 1:
        # Most choices have one best move, and a draw costs as much as a card weighed.
        left = below(rng, level)
        for at in range(number):
            if worths[at] == best:
                chosen = at if left == 0 else chosen
                left -= 1
    return chosen


def _weighing(reckon: Callable[..., Any], weigh: Callable[..., Any]) -> Callable[..., Any]:
    @kernel
    def weigh_moves(t: Any, house: Any, moves: Any, number: int, worths: Any) -> None:
        reckoned = reckon(t, house)
        for at in range(number):
            worths[at] = weigh(t, house, moves[at], reckoned)

    return weigh_moves


def _weighing_each(worth: Callable[..., Any]) -> Callable[..., Any]:
    @kernel
    def weigh_moves(t: Any, house: Any, moves: Any, number: int, worths: Any) -> None:
        for at in range(number):
            worths[at] = worth(t, house, moves[at])

    return weigh_moves


@kernel
def no_stretch(t: Any, house: Any) -> int:
    """The stretch of play in a game that knows of none: a deal is one."""
    return 0


@kernel
def _no_worth(t: Any, house: Any, move: int) -> int:
    return 0


@cache
def weigh_kernel(game: Game) -> Callable[..., Any]:
    """`weigh_moves(t, house, moves, number, worths)`: the worth of each of these moves to the seat whose view `t` is."""
    if game.reckon is not None and game.weigh is not None:
        return _weighing(game.reckon, game.weigh)
    return _weighing_each(game.worth if game.worth is not None else _no_worth)


@cache
def expert_kernel(game: Game) -> Callable[..., Any]:
    """The same as an expert sees it, where the game knows one; else as the club player does."""
    return weigh_kernel(game) if game.expert is None or game.weigh is None else _weighing(game.expert, game.weigh)


@cache
def quick_kernel(game: Game) -> Callable[..., Any]:
    """`quick_choice(player, t, house, moves, number, worths, rng)`: the place of the move that a quick player makes; t is its view."""
    club = weigh_kernel(game)
    forgetful = club if game.recall is None or game.weigh is None else _weighing(game.recall, game.weigh)
    expert = expert_kernel(game)
    simple = forgetful if game.plain is None else _weighing_each(game.plain)
    slips = np.array(slips_of(game))

    @search
    def quick_choice(player: int, t: Any, house: Any, moves: Any, number: int, worths: Any, rng: Any) -> int:
        if player == RANDOM or (slips[player] > 0 and below(rng, slips[player]) == 0):
            return below(rng, number)
        if player == GREEDY:
            club(t, house, moves, number, worths)
        elif player == EXPERT:
            expert(t, house, moves, number, worths)
        elif player == CASUAL:
            forgetful(t, house, moves, number, worths)
        else:
            simple(t, house, moves, number, worths)
        return greatest(worths, number, rng)

    return quick_choice


@cache
def play_out_kernel(game: Game) -> Callable[..., Any]:
    """`play_out(t, house, policy, stretches, out, worths, rng)`: play the deal of `t` on; returns the moves made.

    To its end, to the end of so many stretches, or for LONGEST moves. Every seat plays by the same policy. `greedy` judges from the record
    itself, without the copying of a view: a judgement reads nothing that the seat to move may not know (`tests/test_conformance.py`).
    """
    play, listed, weigh_moves = game.play, legal_rule(game), weigh_kernel(game)
    stretch = game.stretch if game.stretch is not None else no_stretch

    @search
    def play_out(t: Any, house: Any, policy: int, stretches: int, out: Any, worths: Any, rng: Any) -> int:
        made = 0
        left, now = stretches, stretch(t, house)
        while t.phase == PLAY and left > 0 and made < LONGEST:
            found = listed(t, house, out)
            chosen = 0
            if found > 1 and policy == GREEDY:
                weigh_moves(t, house, out, found, worths)
                chosen = greatest(worths, found, rng)
            elif found > 1:
                chosen = below(rng, found)
            play(t, house, out[chosen])
            made += 1
            if stretch(t, house) != now:
                left -= 1
                now = stretch(t, house)
        return made

    return play_out


@cache
def count_kernel(game: Game) -> Callable[..., Any]:
    """`count_deal(t, house, rewards)`: count a deal and write what each side has more than the others do on average.

    A deal that goes on is counted as it stands; a void one brings nobody anything. rewards: shape (sides,) at least, points; better is
    more also where points are bad.
    """
    score, sides, total, sign = game.score, game.sides, game.items.index("total"), -1 if game.low_wins else 1

    @kernel
    def count_deal(t: Any, house: Any, rewards: Any) -> None:
        count = sides(house)
        for side in range(count):
            rewards[side] = 0.0
        if t.phase != COUNT and t.phase != PLAY:
            return
        score(t, house)
        everyone = 0
        for side in range(count):
            everyone += t.sheet[side, total]
        for side in range(count):
            own = t.sheet[side, total]
            rewards[side] = sign * (own - (everyone - own) / max(1, count - 1))

    return count_deal
