"""Counts the errors that anybody sees, level by level: `python benchmarks/visible.py pisti basra --deals 200`.

A row has the choices in which something could be had at sight, and how often it was let go:

- pile games: a card, not a jack, like the one on top. A bonus is there if that one lies alone.
- floor games: a card whose like lies on the floor. A bonus is there if it clears the floor so.
- melding games: a natural card that fits an open meld of its side, at a discard. There it is thrown away.

In fishing games only choices count in which a club player would take it. In games of letters nothing of the kind lies there.
`large` is how often a move is far worse in the eyes of a club player than the best. That is three times what usually parts the best two.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter

from levels import seats_of, usual_gap

import kahve
from kahve.bots import bot
from kahve.bots.players.greedy import Greedy
from kahve.engine.game import Game
from kahve.engine.table import Table
from kahve.engine.view import View
from kahve.games.floor.floor_cards import sweeps, takes, value_of
from kahve.games.melding.moves import ADD, ADD_ALL, ADD_TWO, ASK, DISCARD

LEVELS = ("beginner", "simple", "casual", "greedy")
LIES, JACK = 64, 11


def at_sight(view: View, moves: list[int]) -> tuple[list[int], list[int], bool]:
    """The moves that take something at sight, all that take something, and whether that brings a bonus."""
    t, house, family = view.record, view.house, view.game.family
    if family == "pile":
        if t.laid_size == t.pile_start:
            return [], [], False
        top = int(t.laid[t.laid_size - 1])
        plain = [move for move in moves if move < LIES and move >> 2 == top >> 2 != JACK]
        takers = [move for move in moves if move < LIES and (move >> 2 == JACK or move >> 2 == top >> 2)]
        return plain, takers, t.laid_size - t.pile_start == 1 and t.under == 0
    if family == "floor" and t.playing_size == 0:
        values = [value_of(house, t.floor[place]) for place in range(t.floor_size)]
        plain = [move for move in moves if move < LIES and not sweeps(house, move) and value_of(house, move) in values]
        return plain, [move for move in moves if move < LIES and takes(t, house, move)], len(values) == 1
    return [], [], False


def throws_away(view: View, moves: list[int], move: int) -> tuple[bool, bool]:
    """Whether a natural card could be added to an open meld in place of a discard, and whether such a card is thrown."""
    if view.game.family != "melding" or not DISCARD <= move < ASK:
        return False, False
    fitting = {each - (ADD if each < ADD_TWO else ADD_ALL) for each in moves if ADD <= each < ADD_TWO or each >= ADD_ALL}
    return bool(fitting), move - DISCARD in fitting


def count(game: Game, level: str, deals: int, gap: float, seed: int) -> Counter[str]:
    """The choices of a level that sits at every seat, and its errors."""
    counts: Counter[str] = Counter()
    player, club, rng = bot(level), Greedy(), random.Random(seed)
    for deal in range(deals):
        table = Table(game, game.settle({"seats": seats_of(game)}))
        table.deal(seed=deal)
        while table.turn >= 0:
            view, moves = table.view(table.turn), table.moves
            move = player.choose(view, moves, rng)
            if len(moves) > 1:
                worths = club.worths(view, moves)
                plain, takers, bonus = at_sight(view, moves)
                counts["choices"] += 1
                counts["large"] += max(worths) - worths[moves.index(move)] > 3 * gap
                could_add, thrown = throws_away(view, moves, move)
                takers = takers if moves[worths.index(max(worths))] in plain else []
                counts["plain"] += bool(takers) or could_add
                counts["plain let go"] += (bool(takers) and move not in takers) or thrown
                counts["bonus"] += bool(takers) and bonus
                counts["bonus let go"] += bool(takers) and bonus and move not in takers
            table.play(move)
    return counts


def main() -> None:
    """Print the rows of the games that are named."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="+")
    parser.add_argument("--deals", type=int, default=200)
    options = parser.parse_args()
    print("game,level,choices,large_percent,plain,plain_let_go_percent,bonus,bonus_let_go_percent")
    for game in map(kahve.game, options.games):
        gap = usual_gap(game, min(20, options.deals))
        for level in LEVELS:
            counts = count(game, level, options.deals, gap, 7)
            shares = [100 * counts[part] / max(1, counts[whole]) for part, whole in SHARES]
            print(
                f"{game.name},{level},{counts['choices']},{shares[0]:.1f},{counts['plain']},{shares[1]:.1f},{counts['bonus']},{shares[2]:.1f}",
                flush=True,
            )


SHARES = (("large", "choices"), ("plain let go", "plain"), ("bonus let go", "bonus"))

if __name__ == "__main__":
    main()
