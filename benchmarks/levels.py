"""Fits the mistakes of the levels, and compares the levels, game by game, for docs/bots.md and docs/data.

    python benchmarks/levels.py --fit --write          # fits the mistakes of the levels, and writes the MISTAKES.toml of each game
    python benchmarks/levels.py --steps                # the share of whole matches that each level wins against the one below
    python benchmarks/levels.py --steps --all-seats    # the same with every number of players that a game allows
    python benchmarks/levels.py --deals 4000           # points a deal more than `greedy`, and the share of deals won

Intervals hold 95%. `--games` names some of the games. In single deals the cards are the same in every seating.

A level is to win two matches in three against the one below. So `casual` is fitted against `greedy`, `simple` against the fitted `casual`,
and `beginner` against the fitted `simple`. First the cost of each kind of mistake is measured by itself. Then a level gets of each kind
as much as costs its share, up to `MOST`, and its blur is searched for.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import replace
from math import exp, log
from statistics import NormalDist, median

import numpy as np
from whole_matches import Matches, Quick, quick, with_mistakes

import kahve
from kahve.bots.players.greedy import Greedy
from kahve.bots.players.levels import LEVELS
from kahve.engine.game import Game
from kahve.engine.house import HouseError
from kahve.games import GAMES, all_games
from kahve.games.books import folder_of
from kahve.games.mistakes import FILE, THOUSAND, USUAL, Mistakes, mistakes_text
from kahve.lab.estimate import Estimate
from kahve.lab.simulate import simulate

FOR_PEOPLE = ("casual", "simple", "beginner")
"""The levels that make mistakes, from the strongest."""
STEPS = (("random", "beginner"), ("beginner", "simple"), ("simple", "casual"), ("casual", "greedy"), ("greedy", "expert"))
"""Pairs of a level and the next stronger one that has a compiled form."""
MOST = {"casual": Mistakes(120, 150, 200), "simple": Mistakes(300, 300, 400), "beginner": Mistakes(600, 400, 600)}
"""The most of each kind of mistake, where it costs little."""
SHARE = 2 / 3
"""Of the matches, those that the stronger of two neighbours is to win."""
SEATS = (2, 4, 3)
"""The first of these that a game allows is what it is played with."""
PROBES = (250, 50, 10)
"""Choices in a thousand with a mistake, to measure its cost; fewer if that loses nearly every match."""
MOST_GAPS = 64
"""The greatest blur, in usual gaps between the best move and the next: with this one all but what is evident is any move at all."""
LEAST = 0.01
"""The least cost of a kind of mistake, as a distance."""
SEED = 7


def row(estimate: Estimate, unit: float, places: int) -> str:
    """A mean with the ends of its interval, between commas. unit: by which they are multiplied."""
    return ",".join(f"{unit * number:.{places}f}" for number in (estimate.mean, estimate.low, estimate.high))


def seats_of(game: Game) -> int:
    """How many people it is played with here."""
    allowed = allowed_seats(game)
    return next(seats for seats in SEATS if seats in allowed)


def allowed_seats(game: Game) -> list[int]:
    """By how many people a game can be played."""
    option = next(option for option in game.options if option.name == "seats")
    return [seats for seats in range(option.low, option.high + 1) if seats_are_allowed(game, seats)]


def seats_are_allowed(game: Game, seats: int) -> bool:
    """Whether a game can be played by this number of people."""
    try:
        game.settle({"seats": seats})
    except HouseError:
        return False
    return True


def distance(share: float, number: int) -> float:
    """How far two players are apart, in standard deviations of a match, by the share of matches that the stronger one wins."""
    least = 0.5 / number
    return NormalDist().inv_cdf(min(1 - least, max(least, share)))


# -- the fit ------------------------------------------------------------------------------------------------------------------------------


def usual_gap(game: Game, deals: int = 40) -> float:
    """By how much the best move is usually worth more than the next one to a club player, in the unit of its worths."""
    gaps = list[int]()
    table = kahve.new(game.name, seats=seats_of(game), compiled=True)
    player = Greedy()
    for seed in range(deals):
        if table.over:
            table = kahve.new(game.name, seats=seats_of(game), compiled=True)
        table.deal(seed=seed)
        while table.turn >= 0 and len(gaps) < 4000:
            view, moves = table.view(table.turn), table.moves
            worths = player.worths(view, moves)
            best = sorted(worths)[-2:]
            gaps += [best[1] - best[0]] if len(best) > 1 and best[1] > best[0] else []
            table.play(moves[worths.index(max(worths))])
        if len(gaps) >= 4000:
            break
    return float(median(gaps))


def costs(matches: Matches, number: int) -> dict[str, float]:
    """The cost of each kind of mistake that the game has, if every choice is one, as a distance."""
    judgement, costs_by_kind = matches.game.judgement, dict[str, float]()
    parts = {"glances": "plain", "forgets": "recall", "overlooks": "subtle"}
    for kind in (kind for kind, part in parts.items() if judgement.says(part)):
        for probe in PROBES:
            share = matches.ahead(with_mistakes(Mistakes()), with_mistakes(Mistakes(**{kind: probe})), number, SEED).mean
            costs_by_kind[kind] = max(LEAST, distance(share, number) * THOUSAND / probe)
            if share < 0.9:
                break
    return costs_by_kind


def mistakes_for(name: str, cost: dict[str, float], step: int) -> Mistakes:
    """As much of each kind of mistake as costs its share of `step` steps; the rest is left to the blur."""
    each = step * distance(SHARE, 10**6) / (1 + len(cost))
    return Mistakes(**{kind: min(getattr(MOST[name], kind), round(THOUSAND * each / value)) for kind, value in cost.items()})


def blur_for(matches: Matches, above: Quick, mistakes: Mistakes, unit: float, number: int) -> int:
    """The blur with which somebody who makes these mistakes loses two matches in three to the level above."""
    tried = list[tuple[float, float]]()

    def measured(blur: float, number: int) -> float:
        share = matches.ahead(above, with_mistakes(replace(mistakes, blur=round(blur))), number, SEED + len(tried)).mean
        tried.append((blur, distance(share, number)))
        return share

    low, high = 0.0, unit / 4
    while measured(high, number) < SHARE:
        if high >= MOST_GAPS * unit:
            return round(MOST_GAPS * unit)
        low, high = high, 2 * high
    for _ in range(3):
        middle = (low * high) ** 0.5 if low > 0 else high / 3
        low, high = (low, middle) if measured(middle, number) > SHARE else (middle, high)
    for blur in (low, high) if low > 0 else (high / 3, high):
        measured(blur, 3 * number)
    near = [(log(blur), apart) for blur, apart in tried if blur > 0 and (low or high / 3) / 2.1 <= blur <= high * 2.1]
    weights = [1.0] * (len(near) - 2) + [1.7] * 2
    slope, start = np.polyfit(*zip(*near, strict=True), 1, w=weights)
    return round(min(MOST_GAPS * unit, exp((distance(SHARE, 10**6) - start) / slope))) if slope > 0 else round((low * high) ** 0.5)


def fitted(game: Game, number: int) -> dict[str, Mistakes]:
    """The mistakes of each level for people in a game."""
    matches, unit = Matches(game, {"seats": seats_of(game)}), usual_gap(game)
    cost, above, mistakes_by_level = costs(matches, number), with_mistakes(Mistakes()), dict[str, Mistakes]()
    print(f"# {game.name}: gap {unit:g}, costs {cost}", flush=True)
    for step, name in enumerate(FOR_PEOPLE, 1):
        mistakes = mistakes_for(name, cost, step)
        mistakes_by_level[name] = replace(mistakes, blur=blur_for(matches, above, mistakes, unit, number))
        above = with_mistakes(mistakes_by_level[name])
        print(f"# {game.name} {name}: {mistakes_by_level[name]}", flush=True)
    return {name: mistakes_by_level[name] for name in USUAL}


# -- what they come to --------------------------------------------------------------------------------------------------------------------


def steps(game: Game, seats: int, number: int) -> Iterator[tuple[str, str, Estimate]]:
    """The share of matches that each level wins against the one below."""
    matches = Matches(game, {"seats": seats})
    for lower, upper in STEPS:
        if upper != "expert" or game.judgement.says("expert"):
            yield lower, upper, matches.ahead(quick(upper, game), quick(lower, game), number, SEED + 1000)


def ladder(game: Game, deals: int) -> Iterator[str]:
    """The points a deal that each level makes more than `greedy`, and the share of deals that it wins, as rows of docs/data/levels.csv."""
    seats = seats_of(game)
    for name in (each.name for each in LEVELS if each.is_quick and each.name not in ("greedy", "expert")):
        result = simulate(game, {"seats": seats}, [name, *["greedy"] * (2 if seats == 3 else 1)], deals, seed=SEED)
        yield f"{title_of(game)},{seats},{name},{row(result.margin(name, 'greedy'), 1, 2)},{row(result.wins(name), 100, 0)}"


def title_of(game: Game) -> str:
    """The name of a game in a file of figures."""
    return f'"{game.title}"' if "," in str(game.title) else str(game.title)


def main() -> None:
    """Fit the games that are named, or print rows of figures."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--fit", action="store_true")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--steps", action="store_true")
    parser.add_argument("--all-seats", action="store_true")
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--deals", type=int, default=4000)
    parser.add_argument("--games", nargs="*")
    options = parser.parse_args()
    games = [game for game in all_games() if not options.games or game.name in options.games]
    if options.fit:
        for game in games:
            text = mistakes_text(fitted(game, options.matches))
            print(text)
            if options.write:
                (folder_of(GAMES[game.name]) / FILE).write_text(text, encoding="utf-8")
    elif options.steps:
        for game in games:
            for seats in allowed_seats(game) if options.all_seats else [seats_of(game)]:
                for lower, upper, share in steps(game, seats, options.matches):
                    print(f"{title_of(game)},{seats},{upper},{lower},{row(share, 100, 1)},{options.matches}", flush=True)
    else:
        for game in games:
            for line in ladder(game, options.deals):
                print(line, flush=True)


if __name__ == "__main__":
    main()
