"""A house rule swept through some of its values: what it does to the lead, the scores, the length, the bonuses, and how often it matters.

Every value is played with the same orders, the same players and the same chance, so that what differs comes from the rule.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ..engine.game import Game
from ..engine.house import HouseError, Option, Value, settle
from ..games import game as find_game
from .estimate import Estimate, estimate, share
from .match import Match, matched
from .results import Played

LEAD, CHANGE, SIDE, MOVES, MATTERED, TURNED, ITEM = "first_seat", "first_seat_change", "points", "moves", "mattered", "turned", "sheet"
"""What is measured; `points` and `sheet` are followed by a side or an item."""
SHARES = (MATTERED, TURNED)
"""What is a share of all deals."""
COMPARED = (CHANGE, *SHARES)
"""What is held against the yardstick."""


@dataclass(frozen=True)
class Sweep:
    """The matches of a study, one for each value, as the option names it.

    yardstick: the value against which the others are held.
    """

    option: Option
    values: tuple[Value, ...]
    matches: tuple[Match, ...]
    yardstick: Value

    @property
    def game(self) -> Game:
        """The game."""
        return self.matches[0].game


@dataclass(frozen=True)
class Measure:
    """One figure of a study. unit: what it counts, for people."""

    value: str
    name: str
    title: str
    unit: str
    found: Estimate | None


def swept(
    name: str, option: str, values: Sequence[str], players: Sequence[str], seed: int, house: Mapping[str, object], preset: str | None = None
) -> Sweep:
    """The matches of a sweep; HouseError for an option or a value that there is not, and what else `matched` raises.

    The yardstick is the value that the option has in `house`, in the preset, or by default. It is played too where it is not among the
    values, unless the other house rules do not allow it; then the first value is the yardstick.
    """
    game = find_game(name)
    row = next((row for row in game.options if row.name == option), None)
    if row is None:
        settle(game.house, {option: ""})  # which says so
        raise HouseError(f"There is no house rule {option}.", option)
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
    """All figures of a study, value by value, from what came of its matches."""
    at_yardstick = sweep.values.index(sweep.yardstick)
    found: list[Measure] = []
    for value, match, part in zip(sweep.values, sweep.matches, played):
        same = _comparable(match, sweep.matches[at_yardstick])
        found += _of_one(sweep.option.told(sweep.option.number_for(value)), match, part, played[at_yardstick] if same else None)
    return found


def in_order(measures: Sequence[Measure]) -> list[str]:
    """The names of all that is measured, each once: the lead, the sides, the length, what mattered, and the sheet.

    >>> [name for name in in_order([Measure("2", name, "", "", None) for name in ("moves", "points_0", "first_seat", "points_1")])]
    ['first_seat', 'points_0', 'points_1', 'moves']
    """
    kinds = (LEAD, CHANGE, SIDE, MOVES, MATTERED, TURNED, ITEM)
    names = dict.fromkeys(measure.name for measure in measures)
    return sorted(names, key=lambda name: kinds.index(name) if name in kinds else kinds.index(name.partition("_")[0]))


def _comparable(match: Match, other: Match) -> bool:
    """Whether the same orders can be dealt to the same seats in both."""
    decks = [one.game.deck(one.settled).cards for one in (match, other)]
    return list(decks[0]) == list(decks[1]) and match.settled.seats == other.settled.seats and match.sides == other.sides


def _of_one(value: str, match: Match, part: Played, yardstick: Played | None) -> list[Measure]:
    game, sheets = match.game, part.sheets[part.whole].astype(np.float64)
    total = game.items.index("total")
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
    for at, item in enumerate(game.items):
        if at != total and (game.screen is None or game.screen.shows(match.settled, item)):
            title = game.screen.title(item) if game.screen is not None else item
            measures.append(Measure(value, f"{ITEM}_{item}", title, "a side and deal", estimate(sheets[..., at].mean(axis=(1, 2)))))
    return measures


def _lead(match: Match, part: Played) -> NDArray[np.float64]:
    """How many points the first seat's side did better than the others on average, in each block; shape (blocks,)."""
    points = part.sheets[..., match.game.items.index("total")].mean(axis=1)
    lead: NDArray[np.float64] = points[:, 0] - points[:, 1:].mean(axis=1)
    return -lead if match.game.low_wins else lead


def _differing(match: Match, part: Played, other: Played) -> tuple[Estimate, Estimate, Estimate]:
    """By how much the lead differs from that of the yardstick, over the same cards, and in which share of deals points and winners do.

    A void deal differs from any other.
    """
    if part is other:
        nothing = Estimate(0.0, 0.0, part.blocks, 0.0, 0.0)
        return nothing, nothing, nothing
    total, low_wins = match.game.items.index("total"), match.game.low_wins
    void: NDArray[np.bool_] = (part.lengths > 0) != (other.lengths > 0)
    points = (part.sheets[..., total] != other.sheets[..., total]).any(axis=2) | void
    winners = (part.shares(total, low_wins) != other.shares(total, low_wins)).any(axis=2) | void
    both = part.whole & other.whole
    change = estimate((_lead(match, part) - _lead(match, other))[both])
    return change, share(points.mean(axis=1)), share(winners.mean(axis=1))


__all__ = ["COMPARED", "LEAD", "MOVES", "SHARES", "SIDE", "Measure", "Sweep", "in_order", "measured", "swept"]
