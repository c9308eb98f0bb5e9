"""The speed of one table in the adapters, beside gin rummy of OpenSpiel and of RLCard, in one run: steps a second of the processor.

    python benchmarks/one_table.py --seconds 1 --rounds 5

A step asks for the observation and the legal moves, draws one of these and makes it. In Gymnasium the other seats' bots move in the same
step, so with two seats a step is two moves. All take turns in every round, and the figures are medians over the rounds.

A table goes over to compiled rules by itself after `kahve.adapters.warm_up.MOVES_INTERPRETED` moves. These are made before the first round,
and are not counted; with --before it is tried with fewer. The frameworks come with `pip install 'kahve[bench]'`.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count

import numpy as np
import pyspiel  # type: ignore[import-not-found]

import kahve.adapters.open_spiel  # noqa: F401 - registers the games
from kahve.adapters.gymnasium import Env
from kahve.adapters.pettingzoo import env
from kahve.adapters.warm_up import MOVES_INTERPRETED

try:
    import rlcard  # type: ignore[import-not-found]
except ImportError:
    rlcard = None

CHANCE = random.Random(1)
YARDSTICK = "gin rummy of OpenSpiel"


def open_spiel_game(title: str) -> Iterator[None]:
    """Deals of a game of OpenSpiel, from the state before any card is dealt: a step for each move of a player."""
    game = pyspiel.load_game(title)
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


def rlcard_game(title: str) -> Iterator[None]:
    """Deals of a game of RLCard, whose step gives the next player's observation and legal actions."""
    table = rlcard.make(title, config={"seed": 1})
    while True:
        seen, _ = table.reset()
        while not table.is_over():
            seen, _ = table.step(CHANCE.choice(list(seen["legal_actions"])))
            yield


def gymnasium_table(name: str, seats: int, compiled: bool | None) -> Iterator[None]:
    """Deals of one table for one learner against `random`."""
    table = Env(name, house={"seats": seats}, players=["random"], compiled=compiled)
    seen, _ = table.reset(seed=1)
    while True:
        seen, _, over, _, _ = table.step(CHANCE.choice(np.flatnonzero(seen["action_mask"])))
        yield
        if over:
            seen, _ = table.reset()


def pettingzoo_table(name: str, seats: int, compiled: bool | None) -> Iterator[None]:
    """Deals of one table at which every seat is an agent."""
    table = env(name, seats=seats, compiled=compiled)
    for seed in count():
        table.reset(seed=seed)
        for _ in table.agent_iter():
            seen, _, over, _, _ = table.last()
            table.step(None if over else CHANCE.choice(np.flatnonzero(seen["action_mask"])))
            yield


def speed(steps: Iterator[None], seconds: float) -> float:
    """Steps a second of processor time."""
    plays, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        next(steps)
        plays += 1
    return plays / (time.process_time() - began)


def measured(game: str, seats: int, before: int) -> dict[str, Iterator[None]]:
    """What is measured, by its title. before: the steps that a table makes first, so that nothing more is compiled."""
    measures: dict[str, Callable[[], Iterator[None]]] = {YARDSTICK: partial(open_spiel_game, "gin_rummy")}
    if rlcard is not None:
        measures["gin rummy of RLCard"] = partial(rlcard_game, "gin-rummy")
    measures |= {
        f"{game} in Gymnasium": partial(gymnasium_table, game, seats, None),
        f"{game} in PettingZoo": partial(pettingzoo_table, game, seats, None),
        f"{game} in OpenSpiel": partial(open_spiel_game, f"kahve_{game}(seats={seats})"),
        f"{game} in Gymnasium, interpreted": partial(gymnasium_table, game, seats, False),
        f"{game} in PettingZoo, interpreted": partial(pettingzoo_table, game, seats, False),
    }
    steps = {title: make() for title, make in measures.items()}
    goes_over = [f"{game} in {framework}" for framework in ("Gymnasium", "PettingZoo", "OpenSpiel")]
    for title, each in steps.items():
        for _ in range(before if title in goes_over else 1):
            next(each)
    return steps


def main() -> None:
    """Print a line for each: steps a second, and the ratio to gin rummy of OpenSpiel."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--game", default="pisti")
    options.add_argument("--seats", type=int, default=2)
    options.add_argument("--seconds", type=float, default=1.0)
    options.add_argument("--rounds", type=int, default=5)
    options.add_argument("--before", type=int, default=MOVES_INTERPRETED + 1000, help="steps of a table before the first round")
    given = options.parse_args()
    if rlcard is None:
        print("RLCard is not installed, so it is left out: pip install 'kahve[bench]'.")
    steps = measured(given.game, given.seats, given.before)
    rounds = [{title: speed(each, given.seconds) for title, each in steps.items()} for _ in range(given.rounds)]
    for title in steps:
        ratio = statistics.median(each[title] / each[YARDSTICK] for each in rounds)
        print(f"{title}: {statistics.median(each[title] for each in rounds):.0f}, {ratio:.2f}")


if __name__ == "__main__":
    main()
