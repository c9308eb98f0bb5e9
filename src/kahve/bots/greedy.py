"""The bots that look at a move and no further: they make the one that their game thinks worth most."""

from __future__ import annotations

import random
from collections.abc import Sequence

from ..engine.game import Rule
from ..engine.table import View
from .rollout import slips_of


class NoOpinion(ValueError):  # noqa: N818 - a sentence for people
    """A game whose rules say nothing of the worth of a move."""


class Greedy:
    """Makes the move that a good club player thinks worth most."""

    def choose(self, view: View, moves: Sequence[int], rng: random.Random) -> int:
        """The move of greatest worth, one of them by chance when several are level."""
        return _one_of_the_best(moves, self.worths(view, moves), rng)

    def worths(self, view: View, moves: Sequence[int]) -> list[int]:
        """What each of these moves is worth, a hundred to the point; NoOpinion for a game that does not say."""
        game = view.game
        if game.reckon is not None and game.weigh is not None:
            return _weighed(view, moves, game.reckon)
        if game.worth is None:
            raise NoOpinion(f"{game.title} has no greedy player: its rules say nothing of the worth of a move.")
        return [int(game.worth(view.record, view.house, move)) for move in moves]


class Expert(Greedy):
    """The same with the judgement of an expert, where the game has one."""

    def worths(self, view: View, moves: Sequence[int]) -> list[int]:
        """What each of these moves is worth as an expert sees it."""
        game = view.game
        return super().worths(view, moves) if game.expert is None else _weighed(view, moves, game.expert)


class Forgetful(Greedy):
    """The same with a short memory, a small vocabulary or a plainer judgement, where the game has such a thing."""

    def worths(self, view: View, moves: Sequence[int]) -> list[int]:
        """What each of these moves seems worth to somebody who has forgotten most, knows common words only or judges more plainly."""
        game = view.game
        return super().worths(view, moves) if game.recall is None else _weighed(view, moves, game.recall)


class Simple(Forgetful):
    """Plays like somebody who has just learned the game, where the game says how that is; else like `Forgetful`."""

    def worths(self, view: View, moves: Sequence[int]) -> list[int]:
        """What each of these moves seems worth to somebody new to the game."""
        plain = view.game.plain
        return super().worths(view, moves) if plain is None else [int(plain(view.record, view.house, move)) for move in moves]


class Slipping:
    """Another player that now and then makes any move at all."""

    def __init__(self, player: Greedy, kind: int) -> None:
        """kind: the number of the quick player that slips so often (`kahve.bots.rollout.slips_of`)."""
        self.player, self.kind = player, kind

    def choose(self, view: View, moves: Sequence[int], rng: random.Random) -> int:
        """The player's move, or a slip."""
        one_in = slips_of(view.game)[self.kind]
        if one_in > 0 and rng.randrange(one_in) == 0:
            return moves[rng.randrange(len(moves))]
        return self.player.choose(view, moves, rng)


def _weighed(view: View, moves: Sequence[int], reckon: Rule) -> list[int]:
    weigh = view.game.weigh
    assert weigh is not None, "A game that reckons weighs by it."
    reckoned = reckon(view.record, view.house)
    return [int(weigh(view.record, view.house, move, reckoned)) for move in moves]


def _one_of_the_best(moves: Sequence[int], worths: list[int], rng: random.Random) -> int:
    best = [move for move, found in zip(moves, worths, strict=True) if found == max(worths)]
    return best[rng.randrange(len(best))]
