"""The bots that look at a move and no further: they make the one that their game thinks worth most."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from ...engine.game import Game
from ...engine.judgement import CLUB, LEARNED, PLAIN, RECALL, no_worth
from ...engine.view import View
from ...games.lapses import THOUSAND, Lapses
from ...language import message
from .choosing import polite_moves
from .misjudging import MISJUDGED, MISJUDGING_BITS, UNSEEN


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


class Slipping:
    """Another player that now and then makes any move at all."""

    def __init__(self, player: Greedy, one_in: int) -> None:
        """one_in: one move in this number is a slip."""
        self.player, self.one_in = player, one_in

    def choose(self, view: View, moves: Sequence[int], rng: random.Random) -> int:
        """The player's move, or a slip."""
        moves = polite_moves(view, moves)
        if rng.randrange(self.one_in) == 0:
            return moves[rng.randrange(len(moves))]
        return self.player.choose(view, moves, rng)


class Erring:
    """Errs as people do: it forgets, plays at first sight, overlooks, and misjudges (`kahve.games.lapses`)."""

    def __init__(self, lapses: Callable[[Game], Lapses]) -> None:
        """lapses: how it errs in a game."""
        self.lapses = lapses

    def choose(self, view: View, moves: Sequence[int], rng: random.Random) -> int:
        """The move that seems worth most to it."""
        moves = polite_moves(view, moves)
        if len(moves) == 1:
            return moves[0]
        lapses, drawn = self.lapses(view.game), rng.randrange(THOUSAND)
        player = Plain() if drawn < lapses.glances else Forgetful() if drawn < lapses.glances + lapses.forgets else Greedy()
        worths, subtle = player.worths(view, moves), view.game.judgement.subtle
        if lapses.overlooks > 0 and rng.randrange(THOUSAND) < lapses.overlooks:
            worths = [worth - UNSEEN * bool(subtle(view.record, view.house, move)) for worth, move in zip(worths, moves, strict=True)]
        if lapses.blur > 0:
            worths = [worth + lapses.blur * int(MISJUDGED[rng.getrandbits(MISJUDGING_BITS)]) // THOUSAND for worth in worths]
        return _one_of_the_best(moves, worths, rng)


def _one_of_the_best(moves: Sequence[int], worths: list[int], rng: random.Random) -> int:
    highest = max(worths)
    best = [move for move, worth in zip(moves, worths, strict=True) if worth == highest]
    return best[rng.randrange(len(best))]
