"""What a learner of an adapter reads and earns: the entries of an observation or features of them, and points or margins.

>>> from kahve.games import game
>>> house = game("pisti").settle({"seats": 2})
>>> reading(game("pisti"), house, "entries").size, reading(game("pisti"), house, "features").size
(314, 662)
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any

from ..bots.players.features import LAST, Features, features, read_all, read_loop
from ..cards.quoting import quoted
from ..engine.entries import entries_loop, entries_plan
from ..engine.game import Game
from ..engine.house import HouseError
from ..engine.machine import as_bytes
from ..engine.numeric import NDArray, np
from ..engine.observation import Observation, observation
from ..engine.table import Table
from ..lab.returns import margins

OBSERVE = ("entries", "features")
"""What a learner may read: the flat form of an observation, or what `kahve.bots.players.features` makes of it."""
REWARDS = ("points", "margin")
"""What a learner may earn: the points of its side, or those less the mean of the other sides."""

MEASURED, FEWEST_DEALS = 200, 2
"""The positions of random play from which means and spreads of numbers are taken, and the deals from which they come at least."""


class Reading:
    """How observations of a game by one house become the array that a learner reads.

    size: the number of entries. dtype: 32-bit whole numbers, or 32-bit floats for features. low, high: shape (size,), their bounds.
    """

    size: int
    dtype: type[Any] = np.int32

    def __init__(self, layout: Observation, compiled: bool) -> None:
        """Read the entries themselves. layout: what stands where."""
        self.layout = layout
        self.size = layout.size
        self._compiled = compiled
        if compiled:
            self._read_entries, self._entries_plan = entries_loop(), entries_plan(layout)
        self._sides = int(layout.game.rules.sides(layout.house))
        self.low: NDArray[Any] = layout.low
        self.high: NDArray[Any] = layout.high

    def of(self, observations: NDArray[Any], seats: NDArray[np.int64]) -> NDArray[Any]:
        """The array for these observations of these seats: a copy, shape (observations, size)."""
        return np.concatenate([observations["numbers"], observations["cards"]], axis=1, dtype=np.int32)

    def at_table(self, table: Table, seat: int) -> NDArray[Any]:
        """The array for what a seat sees at a table now: a new one, shape (size,)."""
        if self._compiled:
            return self._entries(table, seat)
        observation: NDArray[Any] = self.of(self.layout.at_table(table, seat), np.array([seat]))[0]
        return observation

    def reader(self, entries: NDArray[np.int32]) -> Callable[[int], NDArray[Any]]:
        """`read(seat)`: the array for what this seat sees, whose entries lie in `entries` at that time: a new one, shape (size,)."""
        return lambda seat: entries.copy()

    def _entries(self, table: Table, seat: int) -> NDArray[np.int32]:
        entries = np.empty(self.layout.size, dtype=np.int32)
        self._read_entries(as_bytes(table.tables_for(seat)), 0, self._entries_plan, seat, seat % self._sides, entries)
        return entries


class FeatureReading(Reading):
    """Features, whose numbers are in units of their spread in random play."""

    dtype = np.float32

    def __init__(self, layout: Observation, reading: Features, compiled: bool) -> None:
        """Measure the numbers in some deals of random play, the same in every process."""
        super().__init__(layout, compiled)
        self.size = reading.size
        self._plan = reading.plan
        self._read = read_loop(compiled)
        self._mean, self._spread = scales(layout)
        self.low = np.where(reading.numbers, -LAST, 0).astype(np.float32)
        self.high = np.where(reading.numbers, LAST, len(layout.game.rules.deck(layout.house).cards)).astype(np.float32)

    def of(self, observations: NDArray[Any], seats: NDArray[np.int64]) -> NDArray[Any]:
        """The features of these observations of these seats: shape (observations, size)."""
        out = np.empty((len(observations), self.size), dtype=np.float32)
        self._read(self._plan, observations["numbers"], observations["cards"], seats, self._mean, self._spread, out)
        return out

    def at_table(self, table: Table, seat: int) -> NDArray[Any]:
        """The features of what a seat sees at a table now: a new array, shape (size,)."""
        if not self._compiled:
            return super().at_table(table, seat)
        entries, numbers = self._entries(table, seat), self.layout.numbers
        out = np.empty((1, self.size), dtype=np.float32)
        cards = entries[numbers:].astype(np.int8)
        self._read(self._plan, entries[None, :numbers], cards[None], np.array([seat]), self._mean, self._spread, out)
        first: NDArray[Any] = out[0]
        return first

    def reader(self, entries: NDArray[np.int32]) -> Callable[[int], NDArray[Any]]:
        """As of `Reading`, by compiled code that is bound to these entries; OSError where nothing can be compiled."""
        numbers, layout = self.layout.numbers, self.layout
        cards, seats, out = np.empty((1, layout.cards), np.int8), np.zeros(1, np.int64), np.empty((1, self.size), np.float32)
        scale = self._mean.astype(np.float64), self._spread.astype(np.float64)
        read_bound = _read_all().bound(self._plan, entries[None, :numbers], cards, seats, *scale, out)

        def read(seat: int) -> NDArray[Any]:
            cards[0] = entries[numbers:]
            seats[0] = seat
            read_bound()
            features: NDArray[Any] = out[0].copy()
            return features

        return read


@cache
def _read_all() -> Any:
    """`kahve.bots.players.features.read_all`, compiled."""
    from ..engine.compile import compiled

    return compiled(read_all)


@cache
def scales(layout: Observation) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """The means and spreads of the numbers among the features in random play: shape (features,) each; 0 and 1 for what did not vary."""
    reading, chance = features(layout), random.Random(1)
    none, ones = np.zeros(reading.size, dtype=np.float32), np.ones(reading.size, dtype=np.float32)
    seen: list[NDArray[Any]] = []
    seats: list[int] = []
    deals = 0
    while len(seen) < MEASURED or deals < FEWEST_DEALS:
        table = Table(layout.game, layout.house, dealer=deals % int(layout.house.seats))
        deals += 1
        while table.awaits_deal:
            table.deal(seed=chance.getrandbits(64))
        while table.turn >= 0 and len(seen) < MEASURED * deals:
            seen.append(layout.of_record(table.view(table.turn).tables, 0, table.turn))
            seats.append(table.turn)
            table.play(chance.choice(table.moves))
    read = reading.of(np.concatenate(seen), np.array(seats), none, ones)
    mean, spread = none.copy(), ones.copy()
    mean[reading.numbers] = read[:, reading.numbers].mean(axis=0)
    deviations = read[:, reading.numbers].std(axis=0)
    spread[reading.numbers] = np.where(deviations > 0, deviations, 1)
    return mean, spread


@cache
def reading(game: Game, house: Any, observe: str, compiled: bool = False) -> Reading:
    """The reading of this name; HouseError lists those there are. compiled: whether features are made by a compiled loop."""
    if observe not in OBSERVE:
        raise HouseError(f"observe cannot be {quoted(observe)}: allowed are {' and '.join(OBSERVE)}.", "observe")
    layout = observation(game, house)
    return Reading(layout, compiled) if observe == "entries" else FeatureReading(layout, features(layout), compiled)


def check_reward(reward: str) -> str:
    """The name of a reward, if it is one; HouseError lists those there are."""
    if reward not in REWARDS:
        raise HouseError(f"reward cannot be {quoted(reward)}: allowed are {' and '.join(REWARDS)}.", "reward")
    return reward


def earned(brought: NDArray[Any], sides: int, reward: str) -> NDArray[Any]:
    """What each seat earns for the points of its side: shape (..., seats).

    >>> earned(np.array([8, 2]), 2, "margin").tolist()
    [6.0, -6.0]
    """
    return margins(brought, sides) if reward == "margin" else brought
