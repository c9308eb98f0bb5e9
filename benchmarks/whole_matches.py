"""Plays whole matches between two quick players, and says how often one ends ahead of the other.

>>> from kahve.bots.players.levels import level
>>> from kahve.games import game
>>> pisti = game("pisti")
>>> matches = Matches(pisti, {"seats": 2, "target": 51}, compiled=False)
>>> matches.ahead(quick("greedy", pisti), quick("random", pisti), number=4, seed=1).blocks
4
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import astuple
from typing import Any, NamedTuple

from kahve.bots.players.levels import QUICK, level
from kahve.bots.players.noise import FORMS
from kahve.bots.players.rollout import mistakes_kernel, quick_kernel
from kahve.cards.arrays import table
from kahve.cards.shuffle import below, generator, shuffle
from kahve.engine.game import Game
from kahve.engine.loops import legal_rule, view_kernel
from kahve.engine.machine import as_bytes, machine
from kahve.engine.match_record import COUNT, DEAL, OVER, PLAY
from kahve.engine.numeric import NDArray, np
from kahve.games.mistakes import THOUSAND, Mistakes
from kahve.lab.estimate import Estimate, share
from kahve.lab.seated import Buffers

MOST_DEALS = 1000
"""The deals after which a match that is not over counts by its score."""


class Quick(NamedTuple):
    """A player of compiled matches: by its number among the quick players, or, where that is -1, by its mistakes."""

    number: int
    mistakes: tuple[int, int, int, int]


def quick(name: str, game: Game) -> Quick:
    """The quick player of this name."""
    return with_mistakes(level(name).mistakes_in(game)) if level(name).makes_mistakes else Quick(QUICK.index(name), (0, 0, 0, 0))


def with_mistakes(mistakes: Mistakes) -> Quick:
    """A club player with these mistakes."""
    return Quick(-1, astuple(mistakes))


def make_whole_matches(game: Game) -> Callable[..., Any]:
    """`whole_matches(buffers, house, players, lapses, order, rngs, scores, winners)`: play a match for each generator.

    players, mistakes: shape (seats,) and (seats, 4), a `Quick` each. order: the deck, shuffled in place.

    scores, winners: shape (matches, sides) and (matches,), filled with the points of each match and the bits of the sides that won it.
    """
    lay_out, play, score, listed, sides = game.rules.deal, game.rules.play, game.rules.score, legal_rule(game), game.rules.sides
    quick_choice, mistaken_choice, copy_view = quick_kernel(game), mistakes_kernel(game), view_kernel(game)
    polite = game.judgement.polite
    forms, form_numbers, usual = table(FORMS), len(FORMS), THOUSAND

    def whole_matches(buffers: Buffers, house: Any, players: Any, mistakes: Any, order: Any, rngs: Any, scores: Any, winners: Any) -> None:
        tables, table_bytes, views, view_bytes, legal = (
            buffers.tables,
            buffers.table_bytes,
            buffers.views,
            buffers.view_bytes,
            buffers.legal,
        )
        t = tables[0]
        worths = np.zeros(legal.size, dtype=np.int64)
        evenings = np.zeros(house.seats, dtype=np.int64)
        for number in range(rngs.shape[0]):
            rng, deals = rngs[number], 0
            for seat in range(house.seats):
                evenings[seat] = forms[below(rng, form_numbers)]
            tables[0] = buffers.blank[0]
            while t.phase != OVER and (t.phase != DEAL or deals < MOST_DEALS):
                if t.phase == DEAL:
                    shuffle(rng, order, order.size)
                    lay_out(t, house, order)
                    deals += 1
                elif t.phase == PLAY:
                    choices, mover = listed(t, house, legal), t.turn
                    copy_view(table_bytes[0], view_bytes[0], mover, mover % sides(house))
                    if players[mover] >= 0:
                        chosen = quick_choice(players[mover], views[0], house, legal, choices, worths, rng)
                    else:
                        polite_number = polite(views[0], house, legal, choices)
                        form = evenings[mover] if deals > 1 else usual
                        mine = (
                            form * mistakes[mover, 0] // usual,
                            form * mistakes[mover, 1] // usual,
                            form * mistakes[mover, 2] // usual,
                            form * mistakes[mover, 3] // usual,
                        )
                        chosen = mistaken_choice(mine, views[0], house, legal, polite_number, worths, rng)
                    play(t, house, legal[chosen])
                elif t.phase == COUNT:
                    score(t, house)
            winners[number] = t.winners
            for side in range(sides(house)):
                scores[number, side] = t.scores[side]

    return whole_matches


class Matches:
    """Whole matches of a game by these house rules."""

    def __init__(self, game: Game, house: Mapping[str, object], *, compiled: bool = True) -> None:
        """Settle the house rules; HouseError says what they lack."""
        self.game, self.house = game, game.settle(house)
        self._engine = machine(game, compiled)
        self._loop = self._engine.ready(make_whole_matches(game))
        self.sides = self._engine.sides(self.house)

    def ahead(self, first: Quick, other: Quick, number: int, seed: int) -> Estimate:
        """The share of matches in which a player ends ahead of another, a level match shared.

        The sides sit in every order. At a table of three one of the players sits twice, and each pair of the two counts.
        """
        orders = [[first if side == alone else other for side in range(self.sides)] for alone in range(self.sides)]
        if self.sides > 2:
            orders += [[other if side == alone else first for side in range(self.sides)] for alone in range(self.sides)]
        shares = []
        for place, players in enumerate(orders):
            scores, winners = self._played(players, len(range(place, number, len(orders))), seed, place)
            shares.append(self._shares(players, first, scores, winners))
        return share(np.concatenate(shares))

    def _shares(self, players: list[Quick], first: Quick, scores: NDArray[Any], winners: NDArray[Any]) -> NDArray[np.float64]:
        """For each match the share of the pairs of the two players in which the first ends ahead."""
        mine = [side for side, player in enumerate(players) if player is first]
        if self.sides == 2:
            won = (winners[:, np.newaxis] >> np.arange(2) & 1).astype(np.float64)
            return np.asarray((1 + won[:, mine[0]] - won[:, 1 - mine[0]]) / 2)
        sign = -1 if self.game.rules.low_wins else 1
        theirs = [side for side in range(self.sides) if side not in mine]
        return np.asarray(np.mean([(1 + np.sign(sign * (scores[:, a] - scores[:, b]))) / 2 for a in mine for b in theirs], axis=0))

    def _played(self, players: list[Quick], number: int, seed: int, place: int) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """The points and the winners of `number` matches of these players, one for each side."""
        layout, seats = self._engine.layout, int(self.house.seats)
        tables, blank, views = layout.array(), layout.array(), layout.array()
        blank["dealer"] = seats - 1
        seated = [players[seat % self.sides] for seat in range(seats)]
        numbers, mistakes = np.array([player.number for player in seated]), np.array([player.mistakes for player in seated])
        rngs = np.stack([np.asarray(generator(seed, place << 32 | match)) for match in range(max(1, number))])[:number]
        scores, winners = np.zeros((number, self.sides), dtype=np.int64), np.zeros(number, dtype=np.int64)
        order = np.array(self.game.rules.deck(self.house).cards, dtype=np.int8)
        buffers = Buffers(tables, as_bytes(tables), blank, views, as_bytes(views), self._engine.moves_array())
        self._loop(buffers, self.house, numbers, mistakes, order, rngs, scores, winners)
        return scores, winners
