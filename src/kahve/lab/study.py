"""Plays several values of a house rule and measures the lead, the scores, the length, the bonuses, and how often it matters.

Every value is played with the same orders, the same players and the same chance. So what differs comes from the rule.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from ..bots.players.failures import Failures, added
from ..cards.quoting import printable
from ..engine.game import Game
from ..engine.house import HouseError, Option, Value, settle
from ..engine.house_line import read_line
from ..engine.numeric import NDArray, np
from ..games import find as find_game
from .estimate import Estimate, estimate_of, share_of
from .match import Match, matched
from .results import Played
from .sums import Sums

LEAD, CHANGE, SIDE, MOVES, MATTERED, TURNED, ITEM = "first_seat", "first_seat_change", "points", "moves", "mattered", "turned", "sheet"
"""The names of the figures; a side follows `points`, and an item follows `sheet`."""
SHARES = (MATTERED, TURNED)
"""The figures that are a share of all deals."""
COMPARED = (CHANGE, *SHARES)
"""The figures that are compared with the yardstick."""


@dataclass(frozen=True)
class Sweep:
    """The matches of a study, one for each value, in the words of the option. yardstick: the value with which the others are compared."""

    option: Option
    values: tuple[Value, ...]
    matches: tuple[Match, ...]
    yardstick: Value

    @property
    def game(self) -> Game:
        """The game that is studied."""
        return self.matches[0].game


@dataclass(frozen=True)
class Measure:
    """One figure of a study for one value.

    unit: what it counts, for people. yardstick: whether the others are compared with this value, so that its own changes are zero by
    definition.
    """

    value: str
    name: str
    title: str
    unit: str
    estimate: Estimate | None
    yardstick: bool = False


def option_of(game: Game, name: str) -> Option:
    """The house rule of this name; HouseError for one that there is not."""
    row = next((row for row in game.options if row.name == name), None)
    if row is None:
        settle(game.rules.house, {name: ""})  # raises HouseError
        raise HouseError(f"There is no house rule {printable(name)}.", printable(name))
    return row


def swept(
    name: str,
    option: str,
    values: Sequence[str],
    players: Sequence[str],
    seed: int,
    house: Mapping[str, object] | str | None = None,
    preset: str | None = None,
) -> Sweep:
    """The matches of a sweep; HouseError for an unknown option or value, and whatever else `matched` raises.

    The yardstick is the value that the option has in `house`, in the preset, or by default. It is played too if it is not among the
    values. If the other house rules do not allow it, the first value is the yardstick.
    """
    game = find_game(name)
    row = option_of(game, option)
    house = read_line(house, game)[0] if isinstance(house, str) else house or {}
    numbers = list(dict.fromkeys(row.number_for(value) for value in values))
    given: dict[str, object] = {**(game.preset(preset).values if preset else {}), **house}
    usual = row.number_for(given.get(option, row.default))
    matches = {number: matched(name, {**house, option: row.value_of(number)}, players, seed, preset=preset) for number in numbers}
    if usual not in matches:
        try:
            matches = {usual: matched(name, {**house, option: row.value_of(usual)}, players, seed, preset=preset)} | matches
        except HouseError:
            usual = numbers[0]
    return Sweep(row, tuple(row.value_of(number) for number in matches), tuple(matches.values()), row.value_of(usual))


def figures_of(sweep: Sweep, sums: StudySums) -> list[Measure]:
    """All figures of a study, value by value, from the sums over its deals."""
    return [
        replace(measure, yardstick=value == sweep.yardstick)
        for place, value in enumerate(sweep.values)
        for measure in sums.measures(place, sweep.option.plain(sweep.option.number_for(value)))
    ]


def in_order(measures: Sequence[Measure]) -> list[str]:
    """The names of all figures, each once: the lead, the sides, the length, what mattered, and the sheet.

    >>> [name for name in in_order([Measure("2", name, "", "", None) for name in ("moves", "points_0", "first_seat", "points_1")])]
    ['first_seat', 'points_0', 'points_1', 'moves']
    """
    kinds = (LEAD, CHANGE, SIDE, MOVES, MATTERED, TURNED, ITEM)
    names = dict.fromkeys(measure.name for measure in measures)
    return sorted(names, key=lambda name: kinds.index(name) if name in kinds else kinds.index(name.partition("_")[0]))


def comparable(match: Match, other: Match) -> bool:
    """Whether both matches can deal the same orders to the same seats."""
    decks = [each.game.rules.deck(each.settled).cards for each in (match, other)]
    return list(decks[0]) == list(decks[1]) and match.settled.seats == other.settled.seats and match.sides == other.sides


class StudySums:
    """Gathers the deals of several matches over the same cards chunk by chunk, and keeps none of them."""

    def __init__(self, matches: Sequence[Match], yardstick: int) -> None:
        """yardstick: the place of the match with which the others are compared, where it can deal the same cards."""
        self.matches, self.yardstick = matches, yardstick
        self.blocks = 0
        self._failures: list[tuple[Failures, ...]] = [() for _ in matches]
        # Of a match by itself: the points of each side, the moves, and each item of the sheet, over the blocks without a void deal.
        self._own = [Sums(match.sides + 1 + len(match.game.rules.items)) for match in matches]
        # Beside the yardstick: the change of the lead, over the blocks that are whole in both; and the deals that differ, over all blocks.
        self._change = [Sums(1) for _ in matches]
        self._differing = [Sums(2) for _ in matches]
        self._compared = [comparable(match, matches[yardstick]) for match in matches]

    def add(self, played: Sequence[Played]) -> None:
        """Add the same blocks as each match played them."""
        against = played[self.yardstick]
        self.blocks += against.blocks
        self._failures = [added([*rows, *part.failures]) for rows, part in zip(self._failures, played, strict=True)]
        for place, (match, part) in enumerate(zip(self.matches, played, strict=True)):
            sheets = part.sheets[part.whole].astype(np.int64)
            total = match.game.rules.items.index("total")
            own = [sheets[..., total].sum(axis=1), part.lengths[part.whole].sum(axis=1)[:, None], sheets.sum(axis=(1, 2))]
            self._own[place].add(np.concatenate(own, axis=1))
            if self._compared[place] and place != self.yardstick:
                self._compare(place, match, part, against)

    @property
    def failures(self) -> tuple[Failures, ...]:
        """How often players of somebody's own gave no legal move, in all matches together."""
        return added(row for rows in self._failures for row in rows)

    def _compare(self, place: int, match: Match, part: Played, other: Played) -> None:
        """Add what differs from the same deals of the yardstick. A void deal differs from any other."""
        total, low_wins = match.game.rules.items.index("total"), match.game.rules.low_wins
        both = part.whole & other.whole
        change = part.sheets[both][..., total].astype(np.int64) - other.sheets[both][..., total]
        self._change[place].add(change.sum(axis=1) @ np.array(_lead(match))[:, None])
        void: NDArray[np.bool_] = (part.lengths > 0) != (other.lengths > 0)
        points = (part.sheets[..., total] != other.sheets[..., total]).any(axis=2) | void
        winners = (part.best(total, low_wins) != other.best(total, low_wins)).any(axis=2) | void
        self._differing[place].add(np.stack([points.sum(axis=1), winners.sum(axis=1)], axis=1))

    def measures(self, place: int, value: str) -> list[Measure]:
        """All figures of one match. value: what they are called by."""
        match, own = self.matches[place], self._own[place]
        game, sides, players = match.game, match.sides, len(match.players)
        columns = sides + 1 + len(game.rules.items)

        def estimate(weights: Mapping[int, int], scale: int) -> Estimate:
            return estimate_of(*own.mean_and_error([weights.get(column, 0) for column in range(columns)], scale), own.blocks)

        change, mattered, turned = self._beside(place)
        lead = estimate(dict(enumerate(_lead(match))), (sides - 1) * players)
        measures = [
            Measure(value, LEAD, "First seat's lead", "points a deal", lead),
            Measure(value, CHANGE, "Change of that lead", "points a deal", change),
            *(
                Measure(value, f"{SIDE}_{side}", f"Points of side {side + 1}", "points a deal", estimate({side: 1}, players))
                for side in range(sides)
            ),
            Measure(value, MOVES, "Length", "moves a deal", estimate({sides: 1}, players)),
            Measure(value, MATTERED, "The result is another", "of all deals", mattered),
            Measure(value, TURNED, "Another side wins", "of all deals", turned),
        ]
        for number, item in enumerate(game.rules.items):
            if item != "total" and game.screen.shows(match.settled, item):
                title = game.screen.title(item)
                counted = estimate({sides + 1 + number: 1}, players * sides)
                measures.append(Measure(value, f"{ITEM}_{item}", title, "a side and deal", counted))
        return measures

    def _beside(self, place: int) -> tuple[Estimate | None, Estimate | None, Estimate | None]:
        """The change of the lead from the yardstick's, and the shares of deals whose points and winners differ; None without its cards."""
        match, players = self.matches[place], len(self.matches[place].players)
        if place == self.yardstick:
            nothing = Estimate(0.0, 0.0, self.blocks, 0.0, 0.0)
            return nothing, nothing, nothing
        if not self._compared[place]:
            return None, None, None
        change, differing = self._change[place], self._differing[place]
        mattered, turned = (share_of(*differing.mean_and_error(weights, players), differing.blocks) for weights in ((1, 0), (0, 1)))
        return estimate_of(*change.mean_and_error((1,), (match.sides - 1) * players), change.blocks), mattered, turned


def _lead(match: Match) -> list[int]:
    """How the points of each side count in the first seat's lead over the mean of the others, times the number of those."""
    sign = -1 if match.game.rules.low_wins else 1
    return [sign * (match.sides - 1), *[-sign] * (match.sides - 1)]
