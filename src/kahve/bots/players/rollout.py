"""The play of a deal to its end by quick players, compiled: what a search imagines of the rest of a deal."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import astuple
from functools import cache
from typing import TYPE_CHECKING, Any

from ...cards.arrays import BOOL, table
from ...cards.dialect import kernel, search
from ...cards.shuffle import below, next_word
from ...engine.game import Game
from ...engine.judgement import ANY_MOVE, CLUB, LEARNED, PLAIN, RECALL, Way
from ...engine.loops import legal_rule
from ...engine.match_record import COUNT, PLAY
from ...games.mistakes import THOUSAND
from ...renamed import old_names
from .levels import LEVELS, QUICK
from .noise import CUT, EVIDENT, NOISE, NOISE_BITS, UNSEEN

RANDOM, GREEDY, EXPERT = (QUICK.index(name) for name in ("random", "greedy", "expert"))
"""Numbers of quick players in compiled code."""
EACH_ITS_OWN = -1
"""Stands for such a number where each seat plays as the quick player of its own."""

LONGEST = 4096
"""More moves than any deal has. A world may be one that the play could not have come to (a partner who asked to go out, and cannot), and
there a deal may never end; it is counted as it stands."""


@kernel
def greatest(worths: Any, number: int, rng: Any) -> int:
    """The place of the greatest of the first `number` entries, each of several level ones as likely."""
    best = worths[0]
    chosen, level = 0, 1
    for place in range(1, number):
        worth = worths[place]
        level = 1 if worth > best else level + (worth == best)
        chosen = place if worth > best else chosen
        best = max(best, worth)
    if level > 1:
        # Most choices have one best move, and a draw costs as much as a card weighed.
        left = below(rng, level)
        for place in range(number):
            if worths[place] == best:
                chosen = place if left == 0 else chosen
                left -= 1
    return chosen


@cache
def weighing(way: Way) -> Callable[..., Any]:
    """`weigh_moves(t, house, moves, number, worths)`: the worths of the first `number` moves in this way of looking."""
    reckon, weigh = way

    @kernel
    def weigh_moves(t: Any, house: Any, moves: Any, number: int, worths: Any) -> None:
        reckoned = reckon(t, house)
        for place in range(number):
            worths[place] = weigh(t, house, moves[place], reckoned)

    return weigh_moves


def weigh_kernel(game: Game) -> Callable[..., Any]:
    """`weigh_moves(t, house, moves, number, worths)`: how a club player rates the first `number` moves; `t` is a view of the mover."""
    return weighing(game.judgement.ways[CLUB])


def expert_kernel(game: Game) -> Callable[..., Any]:
    """The same for an expert, where the game knows one; else for a club player."""
    return weighing(game.judgement.ways[LEARNED])


@cache
def sight_kernel(game: Game) -> Callable[..., Any]:
    """`by_sight(sight, t, house, moves, number, worths)`: how a player of this sight rates the first `number` moves; t is its view.

    sight: what a level judges by (`kahve.engine.judgement`), but not ANY_MOVE.
    """
    _, simple, forgetful, club, expert = (weighing(way) for way in game.judgement.ways)

    @kernel
    def by_sight(sight: int, t: Any, house: Any, moves: Any, number: int, worths: Any) -> None:
        if sight == CLUB:
            club(t, house, moves, number, worths)
        elif sight == LEARNED:
            expert(t, house, moves, number, worths)
        elif sight == RECALL:
            forgetful(t, house, moves, number, worths)
        else:
            simple(t, house, moves, number, worths)

    return by_sight


@cache
def mistakes_kernel(game: Game) -> Callable[..., Any]:
    """`mistaken_choice(mistakes, t, house, moves, number, worths, rng)`: the place of the move of somebody with mistakes; t is its view.

    mistakes: the four numbers of `Mistakes`, a tuple.
    """
    by_sight, subtle, evident = sight_kernel(game), game.judgement.subtle, game.judgement.evident

    @search
    def mistaken_choice(mistakes: Any, t: Any, house: Any, moves: Any, number: int, worths: Any, rng: Any) -> int:
        if number == 1:
            return 0
        glances, forgets, overlooks, blur = mistakes
        drawn = below(rng, THOUSAND)
        by_sight(PLAIN if drawn < glances else RECALL if drawn < glances + forgets else CLUB, t, house, moves, number, worths)
        if overlooks > 0 and below(rng, THOUSAND) < overlooks:
            for place in range(number):
                if subtle(t, house, moves[place]):
                    worths[place] -= UNSEEN
        if blur > 0:
            best = -UNSEEN
            for place in range(number):
                if evident(t, house, moves[place]):
                    worths[place] += EVIDENT * blur
                best = max(best, worths[place])
            for place in range(number):
                near = worths[place] >= best - CUT * blur
                worths[place] += blur * NOISE[next_word(rng) >> 32 - NOISE_BITS] // THOUSAND if near else -UNSEEN
        return greatest(worths, number, rng)

    return mistaken_choice


@cache
def quick_kernel(game: Game) -> Callable[..., Any]:
    """`quick_choice(player, t, house, moves, number, worths, rng)`: the place of the move that a quick player makes; t is its view.

    Moves that no bot makes are struck out of `moves`, and the place is one of those that are left.
    """
    by_sight, mistaken_choice = sight_kernel(game), mistakes_kernel(game)
    club, expert = weigh_kernel(game), expert_kernel(game)
    quick = [level for level in LEVELS if level.is_quick]
    random_one_in, sights = table([level.random_one_in for level in quick]), table([level.judgement for level in quick])
    makes_mistakes, mistakes = (
        table([level.makes_mistakes for level in quick], BOOL),
        table([astuple(level.mistakes_in(game)) for level in quick]),
    )
    polite = game.judgement.polite

    @search
    def quick_choice(player: int, t: Any, house: Any, moves: Any, number: int, worths: Any, rng: Any) -> int:
        polite_number = polite(t, house, moves, number)
        # Most moves of play-outs are of these two; by way of the sights a search in Soup takes a fifth longer.
        if player == GREEDY:
            club(t, house, moves, polite_number, worths)
            return greatest(worths, polite_number, rng)
        if player == EXPERT:
            expert(t, house, moves, polite_number, worths)
            return greatest(worths, polite_number, rng)
        sight = sights[player]
        if makes_mistakes[player]:
            mine = mistakes[player, 0], mistakes[player, 1], mistakes[player, 2], mistakes[player, 3]
            return int(mistaken_choice(mine, t, house, moves, polite_number, worths, rng))
        if sight == ANY_MOVE or (random_one_in[player] > 0 and below(rng, random_one_in[player]) == 0):
            return below(rng, polite_number)
        by_sight(sight, t, house, moves, polite_number, worths)
        return greatest(worths, polite_number, rng)

    return quick_choice


@cache
def play_out_kernel(game: Game) -> Callable[..., Any]:
    """`play_out(t, house, policy, stretches, out, worths, rng)`: play the deal of `t` on; returns the moves made.

    To its end, to the end of `stretches` stretches, or for LONGEST moves. Every seat plays by the same policy. `greedy` judges from the
    record itself, without the copying of a view: a judgement reads nothing that the seat to move may not know
    (`tests/test_conformance.py`).
    """
    play, listed, weigh_moves, weigh_as_expert = game.rules.play, legal_rule(game), weigh_kernel(game), expert_kernel(game)
    stretch = game.judgement.stretch

    @search
    def play_out(t: Any, house: Any, policy: int, stretches: int, out: Any, worths: Any, rng: Any) -> int:
        moves_played = 0
        left, now = stretches, stretch(t, house)
        while t.phase == PLAY and left > 0 and moves_played < LONGEST:
            number = listed(t, house, out)
            if number == 0:  # a position from outside in which nobody can move
                break
            chosen = 0
            if number > 1 and policy == RANDOM:
                chosen = below(rng, number)
            elif number > 1:
                if policy == EXPERT:
                    weigh_as_expert(t, house, out, number, worths)
                else:
                    weigh_moves(t, house, out, number, worths)
                chosen = greatest(worths, number, rng)
            play(t, house, out[chosen])
            moves_played += 1
            if stretch(t, house) != now:
                left -= 1
                now = stretch(t, house)
        return moves_played

    return play_out


@cache
def play_out_as_kernel(game: Game) -> Callable[..., Any]:
    """`play_out_as(t, house, players, stretches, out, worths, rng)`: play the deal of `t` on, each seat as the quick player of its own.

    players: shape (seats,), numbers of quick players. The rest is as in `play_out`.
    """
    play, listed, quick_choice = game.rules.play, legal_rule(game), quick_kernel(game)
    stretch = game.judgement.stretch

    @search
    def play_out_as(t: Any, house: Any, players: Any, stretches: int, out: Any, worths: Any, rng: Any) -> int:
        moves_played = 0
        left, now = stretches, stretch(t, house)
        while t.phase == PLAY and left > 0 and moves_played < LONGEST:
            number = listed(t, house, out)
            if number == 0:
                break
            chosen = quick_choice(players[t.turn], t, house, out, number, worths, rng) if number > 1 else 0
            play(t, house, out[chosen])
            moves_played += 1
            if stretch(t, house) != now:
                left -= 1
                now = stretch(t, house)
        return moves_played

    return play_out_as


@cache
def count_kernel(game: Game) -> Callable[..., Any]:
    """`count_deal(t, house, rewards)`: count a deal and write what each side has more than the others do on average.

    A deal that goes on is counted as it stands, with what the sides may still expect (`Judgement.prospects`). A void one brings nobody
    anything. In games where low scores win the sign is reversed, so higher is always better.

    rewards: shape (sides,) at least, points.
    """
    prospects = game.judgement.prospects
    score, sides, total, sign = game.rules.score, game.rules.sides, game.rules.items.index("total"), -1 if game.rules.low_wins else 1

    @kernel
    def count_deal(t: Any, house: Any, rewards: Any) -> None:
        count = sides(house)
        for side in range(count):
            rewards[side] = 0.0
        if t.phase != COUNT and t.phase != PLAY:
            return
        if t.phase == PLAY:
            prospects(t, house, rewards)
        score(t, house)
        everyone = 0.0
        for side in range(count):
            rewards[side] += t.sheet[side, total]
            everyone += rewards[side]
        for side in range(count):
            own = rewards[side]
            rewards[side] = sign * (own - (everyone - own) / max(1, count - 1))

    return count_deal


# A checker that saw this would take every name for one of the module's.
if not TYPE_CHECKING:
    __getattr__ = old_names(__name__)
