"""Asks how much of what a review says is there in truth, for the tables of docs/review.md, and fits the share that is told.

    python benchmarks/truth.py basra --house seats=2 --deals 400 --out basra.csv.gz

Deals are played, and their decisions reviewed with a budget in worlds. Where another move than the best was made, both moves are made in
the deal as it truly was, hands and all. From both the deal is played to its end several times. In that seat the quick player goes on that
a review takes (`Judgement.plays_on`), and in the others those who sit there. Nobody knows anything of the order of the stock. So it is
shuffled each time, the same for both moves, and much of the luck falls out.

It prints the points said and the true points of a decision, by bins of the points said. The intervals take the decisions of a deal
together. With --out it adds to a file a line for each decision.

    python benchmarks/truth.py --fit FOLDER --write

reads such files, which are named after their games, as pisti.csv.gz. Those of docs/data/truth come from the search and the current measure.
Where one of these has changed, begin them again.

Three numbers of each game are fitted. One is the share of a difference that is there. Another is how much the share rises where a
difference is twice as great. The third is the share where every card is known. Each is drawn to the mean of all games, as far as these do
not differ beyond chance. A game without a file keeps the numbers that docs/data/shares.csv has of it. One that was never measured gets the
means of its family.

The tables show what these numbers say of deals that they were not fitted on (cross-fitting). Deals with even numbers are told by those
of the odd ones, and the other way round. With --write the numbers of all deals go to `TRUTH.toml` in the folders of the games.
They go with their errors to docs/data/shares.csv, and the tables to docs/data/truth.csv.
"""

from __future__ import annotations

import argparse
import csv
import gzip
import math
import random
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import kahve
from kahve.bots import bot, whole_turn
from kahve.bots.belief.decisions import Choice, choices
from kahve.bots.players.levels import QUICK
from kahve.bots.players.rollout import count_kernel, play_out_as_kernel
from kahve.bots.players.settings import TO_THE_END, Search
from kahve.bots.review.advice import adviser, get_ready
from kahve.bots.review.reviews import given_away, reviewing, weigh_chosen
from kahve.bots.search.plans import NO_MOVE, plans_of
from kahve.cards.arrays import FLOAT64, INT64, array, zeros
from kahve.cards.shuffle import copy_state, generator
from kahve.engine.game import Game
from kahve.engine.loops import side_number
from kahve.engine.machine import machine
from kahve.engine.match_record import PLAY
from kahve.engine.table import Table
from kahve.games import GAMES
from kahve.games.books import folder_of
from kahve.games.truth import ALLOWED, FILE, GREAT, SMALL, Truth, truth_of, written_truth

BINS = (0.0, 0.5, 1.0, 2.0, 4.0, math.inf)
"""The edges of the bins of points said to be given away, the upper edge included."""
HUNDREDS = 50
"""The factor by which the edges are greater in games whose points are counted in hundreds."""
NINETY_FIVE = 1.96
"""Standard errors on each side of a 95% interval."""
FEWEST = 10
"""Of fewer decisions no interval is told."""
KNOWN_TO = 0.2
"""The half of the 95% interval of a bin that is told by itself, as a share of the points said, is at most that."""
DATA = Path(__file__).parent.parent / "docs" / "data" / "truth.csv"
SHARES = DATA.with_name("shares.csv")
Shares = dict[str, tuple[float, float]]
"""A number of each game, with its standard error."""
FITTED = ("share", "rise", "known")
"""The numbers of `Truth` that are fitted."""
COMMAND = "python benchmarks/truth.py --fit FOLDER --write"


class Decision(NamedTuple):
    """A decision in which another move than the best was made.

    less, error: how much less the review found that it brings, and the standard error of that.

    known: whether no card was unknown.

    true: what the best move brings more in truth.
    """

    deal: int
    less: float
    error: float
    known: bool
    true: float

    def said(self, truth: Truth) -> float:
        """The points that a review says were given away."""
        return given_away(self.less, self.error, truth, self.known)


class Row(NamedTuple):
    """A bin of decisions: its edges, how many there are, the mean points said and true, the 95% interval of the latter, their quotient."""

    low: float
    high: float
    decisions: int
    said: float
    true: float
    true_low: float
    true_high: float
    share: float

    @property
    def is_known(self) -> bool:
        """Whether the true mean is known well enough to say what share of the points said is there."""
        return self.true_high - self.true <= KNOWN_TO * self.said

    @property
    def bounds(self) -> str:
        """The edges in words."""
        if self.high == 0:
            return "no difference told"
        return f"{self.low:g} to {self.high:g}" if self.high < math.inf else f"more than {self.low:g}"


def make_play_on(game: Game) -> Callable[..., Any]:
    """`play_on(tables, house, seat, plans, players, brought, rng)`: make each plan in each of tables[1:], and play on to the end.

    plans: shape (plans, moves), as of `kahve.bots.search.plans`.

    players: the quick player of each seat.

    brought: shape (worlds, plans), filled with what the side of the seat makes more than the others. In a world the chance is the same for
    all plans.
    """
    play, sides, play_out, count_deal = game.rules.play, game.rules.sides, play_out_as_kernel(game), count_kernel(game)
    move_numbers, to_the_end, no_move = game.rules.move_numbers, TO_THE_END, NO_MOVE

    def play_on(tables: Any, house: Any, seat: int, plans: Any, players: Any, brought: Any, rng: Any) -> None:
        t = tables[0]
        out, worths = zeros(move_numbers, INT64), zeros(move_numbers, INT64)
        rewards = zeros(house.seats, FLOAT64)
        chance = zeros(4, INT64)
        side = side_number(seat, sides(house))
        for world in range(brought.shape[0]):
            copy_state(rng, chance)
            for plan in range(plans.shape[0]):
                tables[0] = tables[world + 1]
                copy_state(chance, rng)
                for number in range(plans.shape[1]):
                    if plans[plan, number] != no_move and t.phase == PLAY:
                        play(t, house, plans[plan, number])
                play_out(t, house, players, to_the_end, out, worths, rng)
                count_deal(t, house, rewards)
                brought[world, plan] = rewards[side]

    return play_on


@cache
def play_on_loop(game: Game) -> Callable[..., Any]:
    """The compiled form of `make_play_on`."""
    return machine(game).ready(make_play_on(game))


def true_difference(table: Table, choice: Choice, best: int, players: Sequence[str], times: int, seed: int) -> float:
    """How many points more the best move brings than the one that was made, from this table on, with these players in the other seats.

    The seat itself plays on as in a review (`Judgement.plays_on`), so that each of its later errors counts where it is made.
    """
    game = table.game
    plans = plans_of(choice.view, array([best, choice.move]))
    if plans.place_of[0] == plans.place_of[1]:
        return 0.0
    tables, chance = game.rules.layout.new(times + 1), random.Random(seed)
    has_stock = any(field.name == "stock" for field in game.rules.layout.zones)
    for world in range(1, times + 1):
        tables[world] = table.record
        if has_stock:
            shuffle_stock(tables[world], chance)
    brought = zeros((times, 2), FLOAT64)
    numbers = array([QUICK.index(game.judgement.plays_on if seat == choice.seat else name) for seat, name in enumerate(players)])
    play_on_loop(game)(tables, table.house, choice.seat, plans.moves, numbers, brought, generator(seed))
    return math.fsum(first - second for first, second in brought.tolist()) / times


def shuffle_stock(t: Any, chance: random.Random) -> None:
    """Put the cards of the stock that nobody has seen into another order."""
    shown = int(getattr(t, "stock_shown", 0))
    cards = [int(card) for card in t.stock[shown : t.stock_size]]
    chance.shuffle(cards)
    for place, card in enumerate(cards, shown):
        t.stock[place] = card


@dataclass(frozen=True)
class Inquiry:
    """What is asked: between which players, in how much of the decisions, with which search, and how often each move is played on."""

    game: Game
    house: Any
    players: Sequence[str]
    search: Search
    times: int
    part: float

    def of_deal(self, deal: int) -> Iterator[Decision]:
        """The decisions of the deal with this number in which another move than the best was made."""
        seated = [self.players[(seat + deal) % len(self.players)] for seat in range(self.house.seats)]
        bots = [bot(name) for name in seated]
        table, chance = Table(self.game, self.house), random.Random(deal)
        table.deal(seed=deal)
        while table.turn >= 0:
            for move in whole_turn(bots[table.turn], table.view(table.turn), table.moves, chance):
                table.play(move)
        if not table.history[-1].sheet:
            return  # a void deal
        _, decisions = choices(self.game, self.house, table.first_dealer, table.history, 1)
        again, coming, draw = Table(self.game, self.house, dealer=table.first_dealer), iter(decisions), random.Random(-deal - 1)
        again.deal(table.history[0].order)
        for _, text in table.history[0].turns:
            for move in again.read_turn(text):
                if len(again.moves) > 1:
                    choice = next(coming)
                    if draw.random() < self.part:
                        yield from self.of_choice(again, choice, seated, deal)
                again.play(move)

    def of_choice(self, table: Table, choice: Choice, seated: Sequence[str], deal: int) -> Iterator[Decision]:
        """The decision, unless the best move was made."""
        seed = 1000 * deal + choice.number
        worths = weigh_chosen(choice.view, choice.moves, choice.move, self.search, seed)
        chosen, best = next(worth for worth in worths if worth.turn == (choice.move,)), worths[0]
        if chosen.turn == best.turn or chosen.value is None or chosen.error is None or best.value is None:
            return
        true = true_difference(table, choice, best.turn[0], seated, self.times, seed)
        yield Decision(deal, best.value - chosen.value, chosen.error, best.error == 0.0, true)


SUFFIX = ".csv.gz"


def game_files(folder: Path) -> dict[str, list[Decision]]:
    """The decisions of each game that has a file in this folder, by the name of the game."""
    names = {path.name.removesuffix(SUFFIX): path for path in sorted(folder.glob(f"*{SUFFIX}"))}
    return {name: read(path) for name, path in names.items() if name in GAMES}


def read(path: Path) -> list[Decision]:
    """The decisions of a compressed file."""
    with gzip.open(path, "rt", newline="", encoding="utf-8") as file:
        return [
            Decision(int(row["deal"]), float(row["less"]), float(row["error"]), row["known"] == "True", float(row["true"]))
            for row in csv.DictReader(file)
        ]


def add(path: Path, decisions: Sequence[Decision]) -> None:
    """Add decisions to a compressed file, which has a first line of names."""
    is_new = not path.exists()
    with gzip.open(path, "at", newline="", encoding="utf-8") as file:
        writer = csv.writer(file, lineterminator="\n")
        if is_new:
            writer.writerow(Decision._fields)
        writer.writerows([deal, round(less, 4), round(error, 4), known, round(true, 4)] for deal, less, error, known, true in decisions)


def about(decisions: Sequence[Decision], values: Sequence[float]) -> float:
    """The standard error of the sum of these values, whose decisions are independent from deal to deal alone."""
    of_deal: defaultdict[int, float] = defaultdict(float)
    for decision, value in zip(decisions, values, strict=True):
        of_deal[decision.deal] += value
    return math.sqrt(math.fsum(value * value for value in of_deal.values()))


def said_of(decisions: Sequence[Decision], *truths: Truth) -> list[float]:
    """The points that a review says of each decision. Of two truths the first is for deals with even numbers, the second for the others."""
    return [decision.said(truths[decision.deal % len(truths)]) for decision in decisions]


def share_of(decisions: Sequence[Decision], said: Sequence[float]) -> tuple[float, float]:
    """How many times the points said are there in truth, and the standard error of that; infinite where fewer than FEWEST say something."""
    named = [decision for decision, points in zip(decisions, said, strict=True) if points > 0]
    points = [each for each in said if each > 0]
    total = math.fsum(points)
    if len(points) < FEWEST:
        return math.nan, math.inf
    share = math.fsum(decision.true for decision in named) / total
    rest = [decision.true - share * each for decision, each in zip(named, points, strict=True)]
    return share, about(named, rest) / total


def unit_of(name: str) -> int:
    """How many points stand for one in the edges of the bins of this game."""
    return HUNDREDS if kahve.game(name).judgement.whole_turns else 1


def rows_of(game: Game, decisions: Sequence[Decision], said: Sequence[float]) -> list[Row]:
    """The decisions by bins of what a review says; first those of which no difference is told.

    A bin says nothing whose true mean is not known to KNOWN_TO. It is one with the next, and the last with the one before it.
    """
    edges = [unit_of(game.name) * edge for edge in BINS]
    while len(edges) > 2:
        rows = [row_of(decisions, said, *bounds) for bounds in pairwise(edges)]
        wide = next((place for place, row in enumerate(rows) if row is None or not row.is_known), None)
        if wide is None:
            break
        del edges[min(wide + 1, len(edges) - 2)]
    return [row for bounds in pairwise((-math.inf, *edges)) if (row := row_of(decisions, said, *bounds)) is not None]


def row_of(decisions: Sequence[Decision], said: Sequence[float], low: float, high: float) -> Row | None:
    """The decisions of which a review says more than `low` and at most `high` points; None where there are none."""
    of_bin = [(decision, points) for decision, points in zip(decisions, said, strict=True) if low < points <= high]
    if not of_bin:
        return None
    number = len(of_bin)
    said_points, true = (
        math.fsum(values) / number for values in ([points for _, points in of_bin], [decision.true for decision, _ in of_bin])
    )
    error = about([decision for decision, _ in of_bin], [decision.true - true for decision, _ in of_bin]) / number
    error = error if number >= FEWEST else math.nan
    interval = true - NINETY_FIVE * error, true + NINETY_FIVE * error
    return Row(max(0.0, low), high, number, said_points, true, *interval, true / said_points if said_points else math.nan)


def show(game: Game, decisions: Sequence[Decision], said: Sequence[float]) -> None:
    """Print the rows of a game, and the share of the truth in all that is said."""
    print(f"{game.name}: {len({decision.deal for decision in decisions})} deals")
    print("points said | decisions | said, mean | true, mean | 95% interval | share")
    for row in rows_of(game, decisions, said):
        interval = "–" if math.isnan(row.true_low) else f"{row.true_low:.2f} to {row.true_high:.2f}"
        share = "–" if math.isnan(row.share) else f"{row.share:.2f}"
        print(f"{row.bounds} | {row.decisions} | {row.said:.2f} | {row.true:.2f} | {interval} | {share}")
    share, error = share_of(decisions, said)
    print(f"share of the truth in what is said: {share:.2f} ({share - NINETY_FIVE * error:.2f} to {share + NINETY_FIVE * error:.2f})")


def drawn_together(shares: Shares, unmeasured: float = 1.0) -> tuple[dict[str, float], float]:
    """Each of these shares, which have standard errors, drawn to their mean, and the mean.

    The variance between games is that of DerSimonian and Laird, "Meta-analysis in clinical trials" (1986). Where it is 0 all are the mean.
    A game in which too little was told has no share. Where none has one the mean is `unmeasured`.
    """
    shares = {name: (share, error) for name, (share, error) in shares.items() if error < math.inf}
    if not shares:
        return {}, unmeasured
    weights = {name: 1 / error**2 for name, (_, error) in shares.items()}
    total = math.fsum(weights.values())
    mean = math.fsum(weights[name] * share for name, (share, _) in shares.items()) / total
    spread = math.fsum(weights[name] * (share - mean) ** 2 for name, (share, _) in shares.items())
    pool = total - math.fsum(weight**2 for weight in weights.values()) / total
    between = max(0.0, (spread - len(shares) + 1) / pool) if len(shares) > 1 else 0.0
    weights = {name: 1 / (error**2 + between) for name, (_, error) in shares.items()}
    mean = math.fsum(weights[name] * share for name, (share, _) in shares.items()) / math.fsum(weights.values())
    return {name: mean + (share - mean) * between / (between + error**2) for name, (share, error) in shares.items()}, mean


@dataclass(frozen=True)
class Fit:
    """The numbers of FITTED of each game, each with its standard error.

    around: of each game the difference whose share it is. It is the geometric mean of those that are found, weighted by their points, where
    a share is known best.
    """

    share: Shares
    rise: Shares
    known: Shares
    around: dict[str, float]

    def of_game(self, name: str) -> list[float]:
        """The numbers of FITTED of a game, each before its standard error; those that nothing is known of are not numbers."""
        return [value for which in FITTED for value in getattr(self, which).get(name, (math.nan, math.inf))]

    def drawn(self) -> dict[str, Truth]:
        """The truth of each game, every number drawn to the mean of all games, or that of its family where the game was not measured."""
        of_games = {name: self._of_games(name) for name in FITTED}
        return {game: Truth(around=self._around(game), **{name: of_games[name][game] for name in FITTED}) for game in GAMES}

    def _around(self, game: str) -> float:
        family = [around for other, around in self.around.items() if kahve.game(other).family == kahve.game(game).family]
        usual = math.exp(math.fsum(map(math.log, family)) / len(family)) if family else Truth().around * unit_of(game)
        return float(f"{self.around.get(game, usual):.2g}")

    def _of_games(self, name: str) -> dict[str, float]:
        drawn, mean = drawn_together(getattr(self, name), getattr(Truth(), name))
        least, most = ALLOWED[name]
        values = {}
        for game in GAMES:
            family = [drawn[other] for other in self.share if other in drawn and kahve.game(other).family == kahve.game(game).family]
            of_family = math.fsum(family) / len(family) if family else mean
            value = drawn.get(game, mean if game in self.share else of_family)
            values[game] = round(min(most, max(least, value)), 2) + 0.0  # never -0
        return values


def around_of(points: Sequence[float]) -> float:
    """The geometric mean of these differences, each weighted by its points."""
    return math.exp(math.fsum(each * math.log(each) for each in points if each) / math.fsum(points))


def doublings_of(around: float, points: Sequence[float]) -> list[float]:
    """How often `around` is doubled in each of these differences, as `Truth.share_at` reckons it; 0 for none."""
    return [math.log2(min(GREAT, max(SMALL, each / around))) if each else 0.0 for each in points]


def rise_of(around: float, decisions: Sequence[Decision], points: Sequence[float]) -> tuple[float, float]:
    """How much the share of what is found rises by a doubling, and the standard error of that.

    The line through the shares is fitted by least squares. A decision has the weight of its points, because the true points vary more
    where more are found.
    """
    doublings = doublings_of(around, points)
    total, first = math.fsum(points), math.fsum(each * often for each, often in zip(points, doublings, strict=True))
    apart = [often - first / total for often in doublings]
    spread = math.fsum(each * far**2 for each, far in zip(points, apart, strict=True))
    true = [decision.true if each > 0 else 0.0 for decision, each in zip(decisions, points, strict=True)]
    rise = math.fsum(each * far for each, far in zip(true, apart, strict=True)) / spread
    share = math.fsum(true) / total
    rest = [far * (value - each * (share + rise * far)) for value, each, far in zip(true, points, apart, strict=True)]
    return rise, about(decisions, rest) / spread


def fit_to(by_game: dict[str, list[Decision]], fitted: Fit) -> Fit:
    """Fit the numbers of these games; the others keep theirs. The share is that which goes with the rise as drawn."""
    unknown = {name: [decision for decision in decisions if not decision.known] for name, decisions in by_game.items()}
    known = {name: [decision for decision in decisions if decision.known] for name, decisions in by_game.items()}
    points = {name: said_of(decisions, Truth()) for name, decisions in unknown.items()}
    enough = {name: decisions for name, decisions in unknown.items() if sum(each > 0 for each in points[name]) >= FEWEST}
    around = fitted.around | {name: around_of(points[name]) for name in enough}
    rise = fitted.rise | {name: rise_of(around[name], decisions, points[name]) for name, decisions in enough.items()}
    drawn, mean = drawn_together(rise, Truth().rise)
    share = dict(fitted.share)
    for name, decisions in enough.items():
        least, most = ALLOWED["rise"]
        of_game = min(most, max(least, drawn.get(name, mean)))
        risen = [of_game * often * each for often, each in zip(doublings_of(around[name], points[name]), points[name], strict=True)]
        rest = [decision._replace(true=decision.true - more) for decision, more in zip(decisions, risen, strict=True)]
        share[name] = share_of(rest, points[name])
    return Fit(
        share, rise, fitted.known | {name: share_of(decisions, said_of(decisions, Truth())) for name, decisions in known.items()}, around
    )


def stored_fit(measured: dict[str, list[Decision]]) -> tuple[Fit, dict[str, int]]:
    """The numbers of the games that are not measured now, as they were measured last, and how many deals that was."""
    with SHARES.open(newline="", encoding="utf-8") as file:
        rows = [row for row in csv.DictReader(file) if row["game"] not in measured]
    numbers = [{row["game"]: (float(row[name]), float(row[f"{name}_error"])) for row in rows} for name in FITTED]
    return Fit(*numbers, {row["game"]: float(row["around"]) for row in rows}), {row["game"]: int(row["deals"]) for row in rows}


def fit(folder: Path, *, write: bool) -> None:
    """Fit the numbers, and print tables in which no deal helped to fit those that it is told by; write both with `write`."""
    by_game = game_files(folder)
    fitted, deals = stored_fit(by_game)
    of_all = fit_to(by_game, fitted)
    truths = of_all.drawn()
    of_halves = [
        fit_to({name: [each for each in decisions if each.deal % 2 == half] for name, decisions in by_game.items()}, fitted).drawn()
        for half in (1, 0)
    ]
    lines = []
    for name, decisions in by_game.items():
        game, truth = kahve.game(name), truths[name]
        print(f"\n{name}:")
        for which in FITTED:
            value, error = getattr(of_all, which).get(name, (math.nan, math.inf))
            print(f"{which}: {value:.2f} ± {NINETY_FIVE * error:.2f}, {getattr(truth, which):.2f} drawn to the mean")
        said = said_of(decisions, *(half[name] for half in of_halves))
        show(game, decisions, said)
        deals[name] = len({decision.deal for decision in decisions})
        lines += [
            (name, *(f"{value:g}" if index < 3 else f"{value:.3f}" for index, value in enumerate(row)))
            for row in rows_of(game, decisions, said)
        ]
    if write:
        before = [line.split(",") for line in DATA.read_text(encoding="utf-8").splitlines()[1:]]
        rows = sorted([*(tuple(line) for line in before if line[0] in fitted.share), *lines], key=lambda line: line[0])
        DATA.write_text("".join(",".join(line) + "\n" for line in [("game", *Row._fields), *rows]), encoding="utf-8")
        table = [
            ",".join([name, str(deals[name]), *(f"{value:.4f}" for value in [of_all.around[name], *of_all.of_game(name)])]) + "\n"
            for name in sorted(of_all.share)
        ]
        names = ["game", "deals", "around", *(each for name in FITTED for each in (name, f"{name}_error"))]
        SHARES.write_text("".join([",".join(names) + "\n", *table]), encoding="utf-8")
        for name in GAMES:
            path = folder_of(GAMES[name]) / FILE
            path.write_text(written_truth(truths[name], name in of_all.share, COMMAND), encoding="utf-8")


def main() -> None:
    """Ask in deals of one game, or fit what was asked before."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", nargs="?")
    parser.add_argument("--house", nargs="*", default=[])
    parser.add_argument("--players", default="casual,greedy")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--part", type=float, default=1.0, help="which part of the decisions is asked about, drawn at random")
    parser.add_argument("--times", type=int, default=20, help="how often each move is played on")
    parser.add_argument("--simulations", type=int, default=4000)
    parser.add_argument("--out", type=Path, help=f"a file that ends with {SUFFIX}")
    parser.add_argument("--fit", type=Path, metavar="FOLDER")
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    if options.out is not None and not options.out.name.endswith(SUFFIX):
        parser.error(f"--out cannot be {options.out.name}: the name must end with {SUFFIX}.")
    if options.fit is not None:
        fit(options.fit, write=options.write)
        return
    values = dict(each.split("=", 1) for each in options.house)
    house = {name: int(value) if value.isdigit() else value for name, value in values.items()}
    game = kahve.game(options.game)
    get_ready(game)
    search = reviewing(replace(adviser(), simulations=options.simulations, milliseconds=None))
    inquiry = Inquiry(game, game.settle(house), options.players.split(","), search, options.times, options.part)
    every: list[Decision] = []
    for deal in range(options.first, options.first + options.deals):
        of_deal = list(inquiry.of_deal(deal))
        every += of_deal
        if options.out is not None:
            add(options.out, of_deal)
    show(game, every, said_of(every, truth_of(game.name)))


if __name__ == "__main__":
    main()
