"""A player against a pool of others: one row for each game, number of seats and other player, the worst first.

A player that is measured against one other can be tuned to that one, and nobody sees it. It is as good as its worst row.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ..bots.players.failures import Failures
from ..engine.house import HouseError
from ..games import find as find_game
from .deal_loops import fewest_players
from .estimate import Estimate
from .match import Match, matched
from .results import Results

POOL = (
    "random",
    "plain",
    "forgetful",
    "beginner",
    "simple",
    "casual",
    "greedy",
    "expert",
    "master",
    "search:worlds=48,depth=1",
    "search:worlds=48,depth=1,rest=random",
    "search:worlds=16,depth=1,stretches=1",
    "kahve.lab.yardsticks:PlainGreedy",
    "kahve.lab.yardsticks:MonteCarlo48",
    "kahve.lab.yardsticks:Expectimax16",
)
"""The players of the pool. The searches are Monte Carlo players: with 48 worlds to the end of the deal, played on by club players or by
chance, and with 16 worlds to the end of a stretch. The last three are built as other programs build them (`kahve.lab.yardsticks`)."""


@dataclass(frozen=True)
class Rung:
    """What the player makes of one other, in one game.

    - margin: how many points a deal more than the others on average; fewer points count as more where low scores win.
    - wins: the share of deals won, a level deal shared. chance: that share if all were as good.
    """

    game: str
    seats: int
    other: str
    margin: Estimate
    wins: Estimate
    chance: float
    deals: int
    failures: tuple[Failures, ...] = ()

    @property
    def over_chance(self) -> float:
        """By how much the share of deals won is above the share of equals: it can be compared from game to game."""
        return self.wins.mean - self.chance


def rungs(
    names: Sequence[str], houses: Sequence[Mapping[str, object]], player: str, others: Sequence[str] | None, seed: int
) -> list[Match]:
    """The matches of a player against a pool: in each game, by each of these house rules that it has, over each other player.

    others: None for POOL. The player itself is left out, and `expert` where it judges like `greedy`. Raises UnknownGame, UnknownBot, and
    HouseError for house rules that a game lacks, and for a pool of nobody.
    """
    matches = []
    for name in names:
        game = find_game(name)
        same = {player} | ({"expert"} if not game.judgement.says("expert") and others is None else set())
        against = [other for other in dict.fromkeys(POOL if others is None else others) if other not in same]
        if not against:
            raise HouseError("A ladder needs another player than the one that is measured.", "against")
        for house in houses:
            number = fewest_players(game, game.settle(house))
            matches += [matched(name, house, [player] + [other] * (number - 1), seed) for other in against]
    return matches


def ladder(matches: Sequence[Match], outcomes: Sequence[Results]) -> list[Rung]:
    """The rows of a ladder from the results of its matches, the worst first: by the share of deals won, over that of equals."""
    rows = [rung(match, outcome) for match, outcome in zip(matches, outcomes, strict=True)]
    return sorted(rows, key=lambda row: (row.over_chance, row.margin.mean))


def rung(match: Match, outcome: Results) -> Rung:
    """The row of one match: its first player against the others, who are all the same."""
    return Rung(
        match.game_name,
        int(match.settled.seats),
        match.players[1],
        outcome.over_others(),
        outcome.wins(0),
        1 / len(match.players),
        outcome.deals,
        outcome.failures,
    )
