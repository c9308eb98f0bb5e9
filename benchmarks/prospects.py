"""Teaches the network that says what a melding game that is broken off may still bring (`kahve.games.melding.prospects`).

    python benchmarks/prospects.py --out src/kahve/games/melding/prospects.npz

Experts play deals against each other at tables of every size. Now and then one of them makes any move at all, so that odd positions are
seen too. Where the turn passes or a stack is picked up, the facts of the table are written down, and the count as it stands. At the end of
the deal it is known how much each side has added to that. The network learns to say that from the facts, by the mean square of what it is
wrong by (Adam; Kingma and Ba, 2015). It is written in whole numbers.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import kahve
from kahve.bots.players.rollout import EXPERT, LONGEST, RANDOM, quick_kernel
from kahve.cards.shuffle import below, generator, shuffle
from kahve.engine.game import Game
from kahve.engine.loops import legal_rule
from kahve.engine.machine import machine
from kahve.engine.match_record import COUNT, PLAY
from kahve.games.melding.prospects import SIDE_FACTS, TABLE_FACTS, write_facts
from kahve.games.melding.record import MELDING

TABLES = (
    ("hand_and_foot", {"seats": 2}, 160_000),
    ("hand_and_foot", {"seats": 4}, 160_000),
    ("hand_and_foot", {"seats": 3}, 60_000),
    ("hand_and_foot", {"seats": 5}, 40_000),
    ("hand_and_foot", {"seats": 6}, 100_000),
    ("hand_knee_and_foot", {"seats": 2}, 160_000),
    ("hand_knee_and_foot", {"seats": 4}, 160_000),
    ("hand_knee_and_foot", {"seats": 3}, 60_000),
    ("hand_knee_and_foot", {"seats": 6}, 100_000),
)
"""A game, its house rules, and how many positions are looked at."""
TRIED = 20
"""The tables of which one is kept to try the network on."""
SLIPS = 48
"""The moves of which one is random while melds are laid."""
MOST_DEALS = 4
"""The deals of a match, of which each may be played: later ones need more points for a first meld."""
PARTS = 1024
"""The parts in which the network's numbers are whole."""
HUNDRED = 100
"""Points of which the network learns to say the number."""


def make_gather(game: Game) -> Callable[..., Any]:
    """`gather(tables, blank, house, order, rng, out, facts, more)`: play deals until `facts` is full; returns its rows.

    facts: shape (rows, numbers), zeros. more: shape (rows, sides), what each side then added to its count as it stood.
    """
    lay_out, play, score, listed, sides = game.rules.deal, game.rules.play, game.rules.score, legal_rule(game), game.rules.sides
    quick, total = quick_kernel(game), game.rules.items.index("total")

    def gather(tables: Any, blank: Any, house: Any, order: Any, rng: Any, out: Any, facts: Any, more: Any) -> int:
        t, worths, row = tables[0], np.zeros(out.size, dtype=np.int64), 0
        while row < facts.shape[0]:
            tables[0] = blank[0]
            t.deals = below(rng, MOST_DEALS)
            shuffle(rng, order, order.size)
            lay_out(t, house, order)
            first, seat, stack, naturals = row, -1, -1, 0
            while t.phase == PLAY and naturals < LONGEST:
                if (t.turn != seat or t.stack[t.turn] != stack) and below(rng, 2) == 0 and row < facts.shape[0]:
                    write_facts(t, house, facts[row])
                    tables[1] = tables[0]
                    score(tables[1], house)
                    for side in range(sides(house)):
                        more[row, side] = -tables[1].sheet[side, total]
                    row += 1
                seat, stack = t.turn, t.stack[t.turn]
                number = listed(t, house, out)
                player = RANDOM if t.stage == MELDING and below(rng, SLIPS) == 0 else EXPERT
                play(t, house, out[quick(player, t, house, out, number, worths, rng)])
                naturals += 1
            if t.phase == COUNT:
                score(t, house)
                for place in range(first, row):
                    for side in range(sides(house)):
                        more[place, side] += t.sheet[side, total]
            else:
                for place in range(first, row):
                    for number in range(facts.shape[1]):
                        facts[place, number] = 0
                row = first
        return row

    return gather


def gathered(name: str, rules: dict[str, Any], rows: int, seed: int) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """What the network reads and what it is to say, in hundreds of points: a row for each side of each position."""
    game = kahve.game(name)
    house, engine = game.settle(rules), machine(game)
    sides = engine.sides(house)
    facts, more = np.zeros((rows, sides * SIDE_FACTS + TABLE_FACTS), dtype=np.int64), np.zeros((rows, sides))
    blank = game.rules.layout.array()
    blank["dealer"] = house.seats - 1
    order = np.array(game.rules.deck(house).cards, dtype=np.int8)
    engine.ready(make_gather(game))(game.rules.layout.array(2), blank, house, order, generator(seed), engine.moves_array(), facts, more)
    read = [as_read(facts, sides, side) for side in range(sides)]
    return np.concatenate(read), (more.T.reshape(-1) / HUNDRED).astype(np.float32)


def as_read(facts: NDArray[np.int64], sides: int, side: int) -> NDArray[np.float32]:
    """The facts of many positions as a side reads them: its own, the mean of the others', and those of the table."""
    every = facts[:, : sides * SIDE_FACTS].reshape(len(facts), sides, SIDE_FACTS)
    own = every[:, side]
    others = (every.sum(axis=1) - own) // (sides - 1)
    return np.concatenate([own, others, facts[:, sides * SIDE_FACTS :]], axis=1).astype(np.float32)


Network = tuple[NDArray[Any], NDArray[Any], NDArray[Any], float]
"""Weights to the nodes, their base, weights from the nodes, and what is added."""


def taught(read: NDArray[np.float32], said: NDArray[np.float32], nodes: int, epochs: int, seed: int) -> Network:
    """A network with one layer of nodes."""
    rng, batch, fastest = np.random.default_rng(seed), min(4096, len(read)), 4e-3
    mean, spread = read.mean(axis=0), read.std(axis=0) + 1e-3
    parts = [
        rng.normal(0, read.shape[1] ** -0.5, (read.shape[1], nodes)).astype(np.float32),
        np.zeros(nodes, dtype=np.float32),
        rng.normal(0, nodes**-0.5, nodes).astype(np.float32),
        np.array([said.mean()], dtype=np.float32),
    ]
    means, squares = ([np.zeros_like(part) for part in parts] for _ in range(2))
    steps, step = epochs * (len(read) // batch), 0
    for epoch in range(epochs):
        order, wrong = rng.permutation(len(read)), 0.0
        for start in range(0, len(read) - batch + 1, batch):
            rows = order[start : start + batch]
            x = (read[rows] - mean) / spread
            inner = x @ parts[0] + parts[1]
            active = np.maximum(inner, 0)
            error = active @ parts[2] + parts[3][0] - said[rows]
            wrong += float((error**2).mean())
            pull = 2 * error / batch
            back = np.outer(pull, parts[2]) * (inner > 0)
            step += 1
            rate = fastest * (1 - step / steps) + 1e-5
            for number, slope in enumerate((x.T @ back, back.sum(axis=0), active.T @ pull, np.array([pull.sum()]))):
                means[number] = 0.9 * means[number] + 0.1 * slope
                squares[number] = 0.999 * squares[number] + 0.001 * slope * slope
                parts[number] -= rate * (means[number] / (1 - 0.9**step)) / (np.sqrt(squares[number] / (1 - 0.999**step)) + 1e-8)
        print(f"round {epoch + 1}: wrong by {HUNDRED * (wrong / (len(read) // batch)) ** 0.5:.0f} points", flush=True)
    weights = parts[0] / spread[:, np.newaxis]
    return weights, parts[1] - mean @ weights, parts[2], float(parts[3][0])


def whole(network: Network) -> dict[str, NDArray[np.int64]]:
    """The network in whole numbers, by the names under which it is kept."""
    weights, base, outer, added = network
    answers = {
        "inner": weights.T * PARTS,
        "inner_base": base * PARTS,
        "outer": np.append(outer * HUNDRED * PARTS, added * HUNDRED * PARTS * PARTS),
    }
    return {name: np.rint(numbers).astype(np.int64) for name, numbers in answers.items()}


def said_by(network: dict[str, NDArray[np.int64]], read: NDArray[np.float32]) -> NDArray[np.float64]:
    """What the network in whole numbers says, in points."""
    nodes = np.maximum(read.astype(np.int64) @ network["inner"].T + network["inner_base"], 0)
    return (nodes @ network["outer"][:-1] + network["outer"][-1]) / (PARTS * PARTS)


def main() -> None:
    """Gather positions, teach the network, and print what it is wrong by at each table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--nodes", type=int, default=40)
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--share", type=float, default=1.0, help="of the positions of each table")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    began, taught_on, tried_on = time.monotonic(), [], []
    for number, (name, rules, rows) in enumerate(TABLES):
        read, said = gathered(name, rules, int(rows * options.share), options.seed * 1000 + number)
        # Positions of one deal lie beside each other, so whole stretches of them are kept apart.
        apart = np.arange(len(read)) % (len(read) // (len(read) // 2000 or 1)) < 2000 // TRIED
        taught_on.append((read[~apart], said[~apart]))
        tried_on.append((name, rules, read[apart], said[apart]))
        print(f"{name} {rules}: {len(read)} rows after {time.monotonic() - began:.0f} s", flush=True)
    network = whole(taught(*(np.concatenate(part) for part in zip(*taught_on, strict=True)), options.nodes, options.epochs, options.seed))
    for name, rules, read, said in tried_on:
        wrong = said_by(network, read) - HUNDRED * said
        print(f"{name} {rules}: wrong by {wrong.std():.0f} of {HUNDRED * said.std():.0f} points, {wrong.mean():.0f} on average")
    np.savez_compressed(options.out, **network)  # type: ignore[arg-type]


if __name__ == "__main__":
    main()
