"""Plays several values of a house rule and measures the lead, the scores, the length, the bonuses, and how often it matters.

Every value is played with the same orders, the same players and the same chance. So what differs comes from the rule.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from ..cards.quoting import printable
from ..engine.game import Game
from ..engine.house import HouseError, Option, Value, settle
from ..engine.house_line import read_line
from ..engine.numeric import NDArray, np
from ..games import find as find_game
from .estimate import Estimate, estimate, share
from .match import Match, matched
from .results import Played

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


def measured(sweep: Sweep, played: Sequence[Played]) -> list[Measure]:
    """All figures of a study, value by value."""
    at_yardstick = sweep.values.index(sweep.yardstick)
    measures: list[Measure] = []
    for value, match, part in zip(sweep.values, sweep.matches, played):
        same = comparable(match, sweep.matches[at_yardstick])
        known = measures_of(sweep.option.plain(sweep.option.number_for(value)), match, part, played[at_yardstick] if same else None)
        measures += [replace(measure, yardstick=value == sweep.yardstick) for measure in known]
    return measures


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


def measures_of(value: str, match: Match, part: Played, yardstick: Played | None) -> list[Measure]:
    """All figures of one match. value: what they are called by. yardstick: what they are compared with, if it has the same cards."""
    game, sheets = match.game, part.sheets[part.whole].astype(np.float64)
    total = game.rules.items.index("total")
    points = sheets[..., total].mean(axis=1)
    change, mattered, turned = (None, None, None) if yardstick is None else _differing(match, part, yardstick)
    measures = [
        Measure(value, LEAD, "First seat's lead", "points a deal", estimate(_lead(match, part)[part.whole])),
        Measure(value, CHANGE, "Change of that lead", "points a deal", change),
        *(
            Measure(value, f"{SIDE}_{side}", f"Points of side {side + 1}", "points a deal", estimate(points[:, side]))
            for side in range(match.sides)
        ),
        Measure(value, MOVES, "Length", "moves a deal", estimate(part.lengths[part.whole].mean(axis=1))),
    ]
    measures.append(Measure(value, MATTERED, "The result is another", "of all deals", mattered))
    measures.append(Measure(value, TURNED, "Another side wins", "of all deals", turned))
    for place, item in enumerate(game.rules.items):
        if place != total and (game.screen is None or game.screen.shows(match.settled, item)):
            title = game.screen.title(item) if game.screen is not None else item
            measures.append(Measure(value, f"{ITEM}_{item}", title, "a side and deal", estimate(sheets[..., place].mean(axis=(1, 2)))))
    return measures


def _lead(match: Match, part: Played) -> NDArray[np.float64]:
    """How many points better the first seat's side is than the others on average, in each block; shape (blocks,)."""
    points = part.sheets[..., match.game.rules.items.index("total")].mean(axis=1)
    lead: NDArray[np.float64] = points[:, 0] - points[:, 1:].mean(axis=1)
    return -lead if match.game.rules.low_wins else lead


def _differing(match: Match, part: Played, other: Played) -> tuple[Estimate, Estimate, Estimate]:
    """The change of the lead from the yardstick's over the same cards, and the shares of deals whose points and winners differ.

    A void deal differs from any other.
    """
    if part is other:
        nothing = Estimate(0.0, 0.0, part.blocks, 0.0, 0.0)
        return nothing, nothing, nothing
    total, low_wins = match.game.rules.items.index("total"), match.game.rules.low_wins
    void: NDArray[np.bool_] = (part.lengths > 0) != (other.lengths > 0)
    points = (part.sheets[..., total] != other.sheets[..., total]).any(axis=2) | void
    winners = (part.shares(total, low_wins) != other.shares(total, low_wins)).any(axis=2) | void
    both = part.whole & other.whole
    change = estimate((_lead(match, part) - _lead(match, other))[both])
    return change, share(points.mean(axis=1)), share(winners.mean(axis=1))
