"""Plays all pairs of values of two house rules with the same cards, and measures what each pair does.

>>> made = gridded("pisti", ("match_bonus", ["5", "10"]), ("jack_on_jack_bonus", ["20", "30"]), ["random"], 1, {"seats": 2})
>>> made.rows, made.columns, made.yardstick
((5, 10), (20, 30), (10, 20))
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ..engine.game import Game
from ..engine.house import HouseError, Option, Value
from ..games import find as find_game
from .match import Match, matched
from .study import Measure, StudySums, option_of

Pair = tuple[Value, Value]


@dataclass(frozen=True)
class Grid:
    """The matches of a study of two house rules, one for each pair of values that go together.

    - options: the two rules, the one of the rows first. refused: for each other pair the sentence on why it is not played.
    - yardstick: the pair with which the others are compared.
    """

    options: tuple[Option, Option]
    rows: tuple[Value, ...]
    columns: tuple[Value, ...]
    matches: Mapping[Pair, Match]
    refused: Mapping[Pair, str]
    yardstick: Pair

    @property
    def game(self) -> Game:
        """The game that is studied."""
        return self.matches[self.yardstick].game

    def labels(self, pair: Pair) -> tuple[str, str]:
        """The two values in the words of their rules."""
        first, second = (option.plain(option.number_for(value)) for option, value in zip(self.options, pair))
        return first, second


def gridded(
    name: str,
    down: tuple[str, Sequence[str]],
    across: tuple[str, Sequence[str]],
    players: Sequence[str],
    seed: int,
    house: Mapping[str, object],
    preset: str | None = None,
) -> Grid:
    """The matches of two house rules, each a name and its values; the values go down the rows and across the columns.

    The yardstick is the pair of values that the rules have otherwise, as in `swept`. Raises HouseError as `swept` does, for one rule named
    twice, and if the yardstick cannot be played.
    """
    if down[0] == across[0]:
        raise HouseError(f"{down[0]} is named twice: a study of two house rules needs two different ones.", down[0])
    game = find_game(name)
    given: dict[str, object] = {**(game.preset(preset).values if preset else {}), **house}
    (first, rows, row), (second, columns, column) = (_axis(game, option, values, given) for option, values in (down, across))
    yardstick = row, column
    matches: dict[Pair, Match] = {}
    refused: dict[Pair, str] = {}
    for pair in ((row, column) for row in rows for column in columns):
        try:
            matches[pair] = matched(name, {**house, down[0]: pair[0], across[0]: pair[1]}, players, seed, preset=preset)
        except HouseError as error:
            refused[pair] = str(error)
    if yardstick not in matches:
        raise HouseError(f"{down[0]}={yardstick[0]} and {across[0]}={yardstick[1]} cannot be the yardstick. {refused[yardstick]}", down[0])
    return Grid((first, second), rows, columns, matches, refused, yardstick)


def _axis(game: Game, name: str, values: Sequence[str], given: Mapping[str, object]) -> tuple[Option, tuple[Value, ...], Value]:
    """A house rule, its values with the usual one among them, and the usual one."""
    option = option_of(game, name)
    usual = option.number_for(given.get(name, option.default))
    numbers = list(dict.fromkeys(map(option.number_for, values)))
    played = numbers if usual in numbers else [usual, *numbers]
    return option, tuple(map(option.value_of, played)), option.value_of(usual)


def sums_of(grid: Grid) -> StudySums:
    """The sums over the deals of all pairs, still empty."""
    return StudySums(list(grid.matches.values()), list(grid.matches).index(grid.yardstick))


def figures_of_pairs(grid: Grid, sums: StudySums) -> dict[Pair, list[Measure]]:
    """All figures of each pair of values, from the sums over their deals."""
    return {pair: sums.measures(place, " and ".join(grid.labels(pair))) for place, pair in enumerate(grid.matches)}
