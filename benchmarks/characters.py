"""Measures each character against its level: `python benchmarks/characters.py pisti basra --deals 400`.

A row has the points a deal that a character makes more than its level, with a 95% interval. The cards of each deal are played twice, with
the seats changed. Where low scores win the sign is reversed. Then it has how often each of them makes a move of its habit, of the choices
that have one and another.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter

import numpy as np
from levels import row, seats_of

import kahve
from kahve.bots import bot, whole_turn
from kahve.bots.players.characters import CHARACTERS, Character
from kahve.engine.game import Game
from kahve.engine.table import Table
from kahve.engine.view import View
from kahve.lab.estimate import Estimate, estimate

Counts = Counter[tuple[str, str, bool]]
COUNTED = 20
"""The deals in which moves are counted: it takes longer than to play."""


def count(character: Character, view: View, name: str, move: int, counts: Counts) -> None:
    """Note for each habit whether this move is of its kind, where one of the kind and another one could be made."""
    for kind, _, _ in character.habits_in(view.game):
        if {kind.is_made(view.record, view.house, each) for each in view.moves} == {False, True}:
            counts[kind.name, name, bool(kind.is_made(view.record, view.house, move))] += 1


def against_level(game: Game, character: Character, deals: int, seats: int) -> tuple[Estimate, Counts]:
    """The points a deal more than its level, and how often both make moves of its habits."""
    counts, house = Counts(), game.settle({"seats": seats})
    sides, players = game.rules.sides(house), {name: bot(name) for name in (character.name, character.level)}
    gains = np.zeros((deals, 2))
    for deal in range(deals):
        for turned in (0, 1):
            table = Table(game, house, compiled=True)
            table.deal(seed=deal)
            is_its = [(seat % sides + turned) % 2 == 0 for seat in range(seats)]
            names = [character.name if its else character.level for its in is_its]
            chances = [random.Random(f"{deal} {turned} {seat}") for seat in range(seats)]
            while (seat := table.turn) >= 0:
                for move in whole_turn(players[names[seat]], table.view(seat), table.moves, chances[seat]):
                    if deal < COUNTED:
                        count(character, table.view(seat), names[seat], move, counts)
                    table.play(move)
            points = [table.scores[table.side_of(seat)] for seat in range(seats)]
            apart = [np.mean([each for each, its in zip(points, is_its, strict=True) if its is own]) for own in (True, False)]
            gains[deal, turned] = (apart[0] - apart[1]) * (-1 if game.rules.low_wins else 1)
    return estimate(gains.mean(axis=1)), counts


def main() -> None:
    """Print the rows of the games that are named."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="+")
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--characters", nargs="*", default=list(CHARACTERS))
    options = parser.parse_args()
    print("game,seats,character,level,points,low,high,deals,habits")
    for game in map(kahve.game, options.games):
        seats = options.seats or seats_of(game)
        for character in (CHARACTERS[name] for name in options.characters if CHARACTERS[name].is_offered_in(game)):
            won, counts = against_level(game, character, options.deals, seats)
            shares = {
                (
                    kind.name,
                    name,
                ): f"{100 * counts[kind.name, name, True] / max(1, sum(counts[kind.name, name, of] for of in (True, False))):.0f}"
                for kind, _, _ in character.habits_in(game)
                for name in (character.name, character.level)
            }
            habits = " ".join(
                f"{kind.name}{'+' if likes > 0 else '-'} {shares[kind.name, character.name]}% for {shares[kind.name, character.level]}%"
                for kind, likes, _ in character.habits_in(game)
            )
            print(f"{game.name},{seats},{character.name},{character.level},{row(won, 1, 2)},{options.deals},{habits}", flush=True)


if __name__ == "__main__":
    main()
