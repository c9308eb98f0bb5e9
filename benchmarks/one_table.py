"""The speed of one table in the adapters, beside a card game of OpenSpiel, in one run: steps a second of the processor.

    python benchmarks/one_table.py --seconds 3

Two play. A step asks for the observation and the legal moves, draws one of these and makes it. In Gymnasium the other seat's bot moves in
the same step, so a step is two moves. The first run compiles the rules.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable, Iterator
from itertools import count

import numpy as np
import pyspiel  # type: ignore[import-not-found]

from kahve.adapters.gymnasium import Env
from kahve.adapters.pettingzoo import env

CHANCE = random.Random(1)


def gin_rummy() -> Iterator[None]:
    """Deals of OpenSpiel's gin rummy: a step for each move of a player."""
    game = pyspiel.load_game("gin_rummy")
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                cards, likely = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(CHANCE.choices(cards, likely)[0])
            else:
                state.observation_tensor(state.current_player())
                state.apply_action(CHANCE.choice(state.legal_actions()))
                yield


def gymnasium_table(name: str, compiled: bool) -> Iterator[None]:
    """Deals of one table for one learner against `random`."""
    table = Env(name, house={"seats": 2}, players=["random"], compiled=compiled)
    seen, _ = table.reset(seed=1)
    while True:
        seen, _, over, _, _ = table.step(CHANCE.choice(np.flatnonzero(seen["action_mask"])))
        yield
        if over:
            seen, _ = table.reset()


def pettingzoo_table(name: str, compiled: bool) -> Iterator[None]:
    """Deals of one table at which every seat is an agent."""
    table = env(name, seats=2, compiled=compiled)
    for seed in count():
        table.reset(seed=seed)
        for _ in table.agent_iter():
            seen, _, over, _, _ = table.last()
            table.step(None if over else CHANCE.choice(np.flatnonzero(seen["action_mask"])))
            yield


def speed(make: Callable[[], Iterator[None]], seconds: float) -> float:
    """Steps a second, after one that is not counted because it may compile."""
    steps = make()
    next(steps)
    made, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        next(steps)
        made += 1
    return made / (time.process_time() - began)


def main() -> None:
    """Print a line for each: steps a second, and the ratio to gin rummy."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--game", default="pisti")
    asked.add_argument("--seconds", type=float, default=3.0)
    given = asked.parse_args()
    yardstick = speed(gin_rummy, given.seconds)
    print(f"gin_rummy of OpenSpiel: {yardstick:.0f}")
    for compiled in (False, True):
        for title, table in (("Gymnasium", gymnasium_table), ("PettingZoo", pettingzoo_table)):
            found = speed(lambda table=table, compiled=compiled: table(given.game, compiled), given.seconds)  # type: ignore[misc]
            how = "compiled" if compiled else "interpreted"
            print(f"{given.game} in {title}, {how}: {found:.0f}, {found / yardstick:.2f} of gin rummy")


if __name__ == "__main__":
    main()
