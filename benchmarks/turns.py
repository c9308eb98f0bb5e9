"""How long a whole turn of master takes, beside what it takes where each move of a turn has the whole budget.

Master plays against the club player. Both ways think about the same turns, one after the other, and the first one is played. A turn of
which no move is a choice is left out. In a melding game all that a seat does before another is to move is one turn. What is compiled was
compiled before.

    python benchmarks/turns.py turtle soup --deals 5
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Sequence

import kahve
from kahve.bots import bot, polite_moves, whole_turn
from kahve.bots.players.choosing import Bot
from kahve.bots.review.advice import get_ready
from kahve.engine.view import View
from kahve.games import GAMES


class EachMove:
    """A player that knows of no turn: each move has the whole budget."""

    def __init__(self, player: Bot) -> None:
        """player: who thinks."""
        self.player = player

    def choose(self, view: View, moves: Sequence[int], rng: random.Random) -> int:
        """The move of the player."""
        return self.player.choose(view, moves, rng)


def main() -> None:
    """Read the command line, play, and print the milliseconds of the processor that turns take."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--deals", type=int, default=5)
    parser.add_argument("--player", default="master")
    parser.add_argument("--seed", type=int, default=11)
    options = parser.parse_args()
    print(f"{'game':20} {'turns':>6} {'a whole turn: mean':>20} {'99%':>7} {'most':>7} {'each move: mean':>17} {'99%':>7} {'most':>7}")
    for name in options.games:
        measured = turns_of(name, options.player, options.deals, options.seed)
        whole, each = ([taken[way] for taken in measured] for way in (0, 1))
        print(f"{name:20} {len(measured):6} {row_text(whole, 20)} {row_text(each, 17)}", flush=True)


def turns_of(name: str, player: str, deals: int, seed: int) -> list[tuple[float, float]]:
    """For each turn the milliseconds of the processor that it took, with one budget and with one for each move.

    Where whole turns are compared (`Judgement.whole_turns`), most moves of a turn are asked for alone, and are added up here.
    """
    game = kahve.game(name)
    fewest = next(option for option in game.options if option.name == "seats").low
    get_ready(game)
    thinker, club, rng, measured = bot(player), bot("greedy"), random.Random(seed), []
    ways: tuple[Bot, ...] = (thinker, EachMove(thinker))
    for number in range(deals):
        table = kahve.new(name, compiled=True, seats=fewest)
        table.deal(seed=seed + number)
        while table.awaits_deal:
            table.deal(seed=rng.getrandbits(60))
        before, is_counted = -1, False
        while table.turn >= 0:
            is_counted = is_counted and table.turn == before and game.judgement.whole_turns
            before = table.turn
            view, moves = table.view(table.turn), table.moves
            if table.turn != 0:
                turn = whole_turn(club, view, moves, rng)
            else:
                taken, turns, chance = [], [], rng.getrandbits(60)
                for way in ways:
                    began = time.process_time()
                    turns.append(whole_turn(way, view, moves, random.Random(chance)))
                    taken.append(1000 * (time.process_time() - began))
                turn = turns[0]
                if is_counted:
                    measured[-1] = (measured[-1][0] + taken[0], measured[-1][1] + taken[1])
                elif len(polite_moves(view, moves)) > 1 or len(turn) > 1:
                    measured.append((taken[0], taken[1]))
                    is_counted = True
            for move in turn:
                table.play(move)
    return measured


def row_text(milliseconds: list[float], width: int) -> str:
    """The mean, the 99th of a hundred, and the most."""
    ordered = sorted(milliseconds)
    return f"{statistics.fmean(ordered):{width}.0f} {ordered[int(len(ordered) * 0.99)]:7.0f} {ordered[-1]:7.0f}"


if __name__ == "__main__":
    main()
