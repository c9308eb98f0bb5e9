"""How well a style is told: the levels play against club players, and after a number of choices it is asked which level it was.

    python benchmarks/styles.py pisti basra --logs 20

A line for each game and number of choices. `named` is how often a level was named at all. Of those `right` is how often it was the right
one, and `said` the chance that was said of it.
"""

from __future__ import annotations

import argparse
import random

import kahve
from kahve.bots import bot, whole_turn
from kahve.bots.belief.decisions import choices_of_seat
from kahve.bots.belief.rated import Rated, rate
from kahve.bots.belief.style import Style, fits
from kahve.bots.players.levels import LEVELS
from kahve.games import game
from kahve.games.mistakes import Mistakes

SEATS = {"pile": 2, "floor": 2, "melding": 2}
CHOICES = (10, 20, 40, 80, 160)
CLUB = "greedy"


def choices_of(name: str, level: str, seed: int, most: int) -> list[Rated]:
    """The choices that a level makes in the first seat, as they are rated, `most` at least."""
    seats, rated, deal = SEATS.get(game(name).family), list[Rated](), 0
    while len(rated) < most:
        table = kahve.new(name, **({"seats": seats} if seats else {}))
        players = [bot(level), *[bot(CLUB)] * (table.seats - 1)]
        chance = random.Random(f"{seed} {deal}")
        table.deal(seed=1000 * seed + deal)
        while table.turn >= 0:
            table.play(whole_turn(players[table.turn], table.view(table.turn), table.moves, chance))
        turns = {(1, turn) for turn in range(1, len(table.history[0].turns) + 1)}
        decided = choices_of_seat(table.game, table.house, table.first_dealer, table.history, 0, turns)
        rated += [each for choice in decided if (each := rate(choice)) is not None]
        deal += 1
    return rated


def main() -> None:
    """Play, ask and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="+")
    parser.add_argument("--logs", type=int, default=20, help="how many logs of each level")
    parser.add_argument("--choices", type=int, nargs="+", default=CHOICES, help="after how many choices it is asked")
    given = parser.parse_args()
    levels = [level.name for level in LEVELS if level.is_offered and level.is_quick]
    for name in given.games:
        logs = [(level, choices_of(name, level, seed, max(given.choices))) for level in levels for seed in range(given.logs)]
        for choices in given.choices:
            named, right, said = 0, 0, 0.0
            for level, rated in logs:
                seen = rated[:choices]
                style = Style(name, len(seen), Mistakes(), fits(game(name), seen))
                if style.is_clear:
                    named += 1
                    right += style.nearest == level
                    said += style.fit[style.nearest]
            shares = {
                "named": named / len(logs),
                "right": right / max(1, named),
                "said": said / max(1, named),
            }
            shares_text = ", ".join(f"{what} {100 * share:.0f}%" for what, share in shares.items())
            print(f"{name}: {choices} choices, {len(logs)} logs, {shares_text}", flush=True)


if __name__ == "__main__":
    main()
