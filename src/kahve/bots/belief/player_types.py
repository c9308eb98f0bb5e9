"""Types of players that others may be, and how likely each makes a move: as a level judges, with its random moves or mistakes.

A level with mistakes (`kahve.games.mistakes`) makes each move with the chance that `kahve.bots.belief.rated.likelihood` says. Every other
level makes one of the moves that it rates best, or a random one.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import astuple
from typing import Any

from ...cards.arrays import BOOL, FLOAT64, table
from ...cards.dialect import kernel, search
from ...engine.game import Game
from ...engine.judgement import ANY_MOVE, CLUB, PLAIN, RECALL
from ...games.mistakes import THOUSAND
from ..players.levels import Level, level
from ..players.noise import CUT, EVIDENT, UNSEEN
from ..players.rollout import sight_kernel

TYPES: dict[str, dict[str, float]] = {
    "none": {},
    "greedy": {"greedy": 1.0},
    "types": {"greedy": 0.8, "casual": 0.08, "simple": 0.05, "beginner": 0.02, "plain": 0.03, "random": 0.02},
}
"""For each kind of belief, the levels that another seat may play like, and how likely each is of somebody of whom nothing has been seen.

Why a club player is the likeliest: docs/search.md.
"""
LOOKS = (PLAIN, RECALL, CLUB)
"""The ways of looking at a move that a seat may have, each one more than its line in the worths."""
PER_BLUR = 64
FALLING = table([math.exp(-step / PER_BLUR) for step in range(PER_BLUR * CUT + 1)], FLOAT64)
"""The weight in a logit of a move that is worth `step` steps less than the best. A blur has PER_BLUR of them."""


def types_of(game: Game, belief: str) -> tuple[str, ...]:
    """The levels of TYPES that this game tells apart: without a judgement at first sight, `plain` is as somebody forgetful."""
    return tuple(name for name in TYPES[belief] if name != "plain" or game.judgement.says("plain"))


def before_match(game: Game, belief: str) -> tuple[float, ...]:
    """How likely each of the levels that `types_of` names is, of somebody of whom nothing has been seen.

    >>> import kahve
    >>> [round(chance, 3) for chance in before_match(kahve.game("quist"), "types")]
    [0.825, 0.082, 0.052, 0.021, 0.021]
    """
    shares = [TYPES[belief][name] for name in types_of(game, belief)]
    return tuple(share / sum(shares) for share in shares) or (1.0,)


@kernel
def chance_of_best(move: int, worths: Any, number: int, random_share: float) -> float:
    """The chance of the move at the place `move`, by a player who makes one of the best, each as likely, or a random move."""
    best, level_with_it = worths[0], 0
    for place in range(number):
        best = max(best, worths[place])
    for place in range(number):
        level_with_it += worths[place] == best
    return random_share / number + ((1.0 - random_share) / level_with_it if worths[move] == best else 0.0)


@kernel
def weight_of(less: int, blur: int) -> Any:
    """The weight in a logit of a move that is worth so much less than the best; without a blur only the best have any."""
    if less > CUT * blur:
        return 0.0
    return FALLING[less * PER_BLUR // max(1, blur)]


@kernel
def chance_by_logit(move: int, worths: Any, evident: Any, number: int, blur: int) -> Any:
    """The chance of the move at the place `move`, by a logit of the worths. evident: 1 for each move that is (`Judgement.evident`)."""
    best, total, weight_made = worths[0] + EVIDENT * blur * evident[0], 0.0, 0.0
    for place in range(number):
        best = max(best, worths[place] + EVIDENT * blur * evident[place])
    for place in range(number):
        weight = weight_of(best - worths[place] - EVIDENT * blur * evident[place], blur)
        total += weight
        weight_made = weight if place == move else weight_made
    return weight_made / total


def looks_so(each: Level, game: Game, look: int) -> bool:
    """Whether a level ever looks at a move in the way of LOOKS at this place."""
    mistakes, at_first_sight = each.mistakes_in(game), PLAIN if game.judgement.says("plain") else RECALL
    ways = [(at_first_sight, mistakes.glances), (RECALL, mistakes.forgets), (CLUB, THOUSAND - mistakes.glances - mistakes.forgets)]
    return any(way == LOOKS[look] and chance for way, chance in (ways if each.makes_mistakes else [(each.judgement, THOUSAND)]))


def weigh_types_kernel(game: Game, belief: str, random_share: float, share_with_mistakes: float) -> Callable[..., Any]:
    """`weigh_types(t, house, move, legal, number, worths, chances)`: write into `chances` how likely each type makes this move.

    random_share, share_with_mistakes: the share of moves that are any move at all, of a level without mistakes and of one with them.

    - t: the record, in which the seat that made the move is to move.
    - legal: the moves that it had, the first `number`.
    - worths: shape (LOOKS + 1, moves), room for what they are worth, and for which are evident.
    - chances: shape (types,).
    """
    by_sight, subtle, evident = sight_kernel(game), game.judgement.subtle, game.judgement.evident
    levels = [level(name) for name in types_of(game, belief)]
    types = len(levels)
    sights, makes_mistakes = table([each.judgement for each in levels]), table([each.makes_mistakes for each in levels], BOOL)
    mistakes = table([astuple(each.mistakes_in(game)) for each in levels])
    # Without a judgement at first sight, whoever glances looks as somebody forgetful does.
    at_first_sight = LOOKS.index(PLAIN if game.judgement.says("plain") else RECALL)
    is_asked = table([any(looks_so(each, game, look) for each in levels) for look in range(len(LOOKS))], BOOL)
    some_overlook = any(each.mistakes_in(game).overlooks > 0 for each in levels)
    looks = len(LOOKS)

    @search
    def chance_with_mistakes(kind: int, move: int, worths: Any, number: int) -> Any:
        glances, forgets, blur = mistakes[kind, 0], mistakes[kind, 1], mistakes[kind, 3]
        chance = glances * chance_by_logit(move, worths[at_first_sight], worths[looks], number, blur)
        chance += forgets * chance_by_logit(move, worths[1], worths[looks], number, blur)
        chance += (THOUSAND - glances - forgets) * chance_by_logit(move, worths[2], worths[looks], number, blur)
        return chance / THOUSAND

    @search
    def weigh_types(t: Any, house: Any, move: int, legal: Any, number: int, worths: Any, chances: Any) -> None:
        chosen = 0
        for place in range(number):
            chosen = place if legal[place] == move else chosen
            worths[looks, place] = 1 if evident(t, house, legal[place]) else 0
        for look in range(looks):
            if is_asked[look]:
                by_sight(look + 1, t, house, legal, number, worths[look])
        for kind in range(types):
            if makes_mistakes[kind]:
                sees = (THOUSAND - mistakes[kind, 2]) / THOUSAND
                chances[kind] = share_with_mistakes / number + (1.0 - share_with_mistakes) * sees * chance_with_mistakes(
                    kind, chosen, worths, number
                )
            elif sights[kind] == ANY_MOVE:
                chances[kind] = 1.0 / number
            else:
                chances[kind] = chance_of_best(chosen, worths[sights[kind] - 1], number, random_share)
        if some_overlook:
            for place in range(number):
                if subtle(t, house, legal[place]):
                    for look in range(looks):
                        # A line that was not asked stays as it is: else it would sink from call to call.
                        worths[look, place] -= UNSEEN if is_asked[look] else 0
            for kind in range(types):
                if makes_mistakes[kind]:
                    chances[kind] += (
                        (1.0 - share_with_mistakes) * mistakes[kind, 2] / THOUSAND * chance_with_mistakes(kind, chosen, worths, number)
                    )

    return weigh_types
