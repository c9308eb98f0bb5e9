"""The bots that look at a move and no further: they make the one that their game thinks worth most."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import astuple
from typing import TYPE_CHECKING
from zlib import crc32

from ...engine.game import Game
from ...engine.judgement import CLUB, LEARNED, PLAIN, RECALL, no_worth
from ...engine.view import View
from ...games.mistakes import THOUSAND, Mistakes
from ...language import message
from ...renamed import old_names
from .choosing import polite_moves
from .noise import CUT, EVIDENT, FORMS, NOISE, NOISE_BITS, UNSEEN


class NoOpinion(ValueError):  # noqa: N818 - a sentence for people
    """A game whose rules say nothing of the worth of a move."""


class Greedy:
    """Makes the move that a good club player thinks worth most."""

    looks = CLUB

    def choose(self, view: View, moves: Sequence[int], rng: random.Random) -> int:
        """The move of greatest worth, one of them by chance when several are level."""
        moves = polite_moves(view, moves)
        return _one_of_the_best(moves, self.worths(view, moves), rng)

    def worths(self, view: View, moves: Sequence[int]) -> list[int]:
        """How this player rates each of these moves, a hundred to the point; NoOpinion for a game that does not say."""
        game = view.game
        reckon, weigh = game.judgement.ways[self.looks]
        if weigh is no_worth:
            raise NoOpinion(message("bots-no-judgement", game=game.noun))
        reckoned = reckon(view.record, view.house)
        return [int(weigh(view.record, view.house, move, reckoned)) for move in moves]


class Expert(Greedy):
    """The same with the judgement of an expert, where the game has one."""

    looks = LEARNED


class Forgetful(Greedy):
    """The same with a short memory, a small vocabulary or a plainer judgement, where the game has such a thing."""

    looks = RECALL


class Plain(Greedy):
    """Plays by first sight, where the game says what is seen there; else like `Forgetful`."""

    looks = PLAIN


class SometimesRandom:
    """Another player that now and then makes any move at all."""

    def __init__(self, player: Greedy, one_in: int) -> None:
        """one_in: one move in this number is a random one."""
        self.player, self.one_in = player, one_in

    def choose(self, view: View, moves: Sequence[int], rng: random.Random) -> int:
        """The player's move, or a random one."""
        moves = polite_moves(view, moves)
        if rng.randrange(self.one_in) == 0:
            return moves[rng.randrange(len(moves))]
        return self.player.choose(view, moves, rng)


class MakesMistakes:
    """Makes the mistakes of people: it forgets, plays at first sight, overlooks, and sees worths blurred (`kahve.games.mistakes`).

    In a match it has a good or a bad evening, from the second deal on (`form_of`).
    """

    def __init__(self, mistakes: Callable[[Game], Mistakes]) -> None:
        """mistakes: how often it makes which in a game."""
        self.mistakes = mistakes

    def choose(self, view: View, moves: Sequence[int], rng: random.Random) -> int:
        """The move that seems worth most to it."""
        moves = polite_moves(view, moves)
        if len(moves) == 1:
            return moves[0]
        form, drawn, judgement = form_of(view), rng.randrange(THOUSAND), view.game.judgement
        glances, forgets, overlooks, blur = (form * each // THOUSAND for each in astuple(self.mistakes(view.game)))
        player = Plain() if drawn < glances else Forgetful() if drawn < glances + forgets else Greedy()
        worths = player.worths(view, moves)
        if overlooks > 0 and rng.randrange(THOUSAND) < overlooks:
            worths = [worth - UNSEEN * bool(judgement.subtle(view.record, view.house, move)) for worth, move in zip(worths, moves)]
        if blur > 0:
            worths = [worth + EVIDENT * blur * bool(judgement.evident(view.record, view.house, move)) for worth, move in zip(worths, moves)]
            least = max(worths) - CUT * blur
            noise = [blur * int(NOISE[rng.getrandbits(NOISE_BITS)]) // THOUSAND for _ in moves]
            worths = [worth + each if worth >= least else worth - UNSEEN for worth, each in zip(worths, noise)]
        return _one_of_the_best(moves, worths, rng)


def form_of(view: View) -> int:
    """How many mistakes the seat of a view makes in this match, in thousandths of the usual.

    It follows from the cards of the first deal, which lie open after it, so it is the same in a replay. In that deal it is THOUSAND.
    """
    if not view.earlier:
        return THOUSAND
    return FORMS[crc32(f"{view.earlier[0].order} {view.seat}".encode()) % len(FORMS)]


def _one_of_the_best(moves: Sequence[int], worths: list[int], rng: random.Random) -> int:
    highest = max(worths)
    best = [move for move, worth in zip(moves, worths, strict=True) if worth == highest]
    return best[rng.randrange(len(best))]


# A checker that saw this would take every name for one of the module's.
if not TYPE_CHECKING:
    __getattr__ = old_names(__name__)
