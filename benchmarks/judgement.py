"""Learns the numbers by which an expert judges a game, from deals against itself.

    python benchmarks/judgement.py melding --minutes 30 --out src/kahve/games/melding/EXPERT.toml
    python benchmarks/judgement.py hand_and_foot --against plain --minutes 1.5 --out src/kahve/games/melding/EXPERT.toml
    python benchmarks/judgement.py pisti --minutes 8 --out pisti.toml
    python benchmarks/judgement.py pisti --more --minutes 8 --out pisti.toml
    python benchmarks/judgement.py quist --minutes 8 --out quist.toml

In the melding games players with a partner have the same numbers in both games, and those without have numbers in each. A pile game has
them for tables of two, and for more (`--more`). A letter game has one player. What else lies in the file stays there.

Every number takes a step up or down by the toss of a coin. The result plays some hundred deals against the judgement with all steps
reversed, with the same cards in both seatings. Every number then moves a little in the direction that won, in proportion to the points.
This is SPSA (Spall, "Multivariate Stochastic Approximation Using a Simultaneous Perturbation Gradient Approximation", 1992).

In the melding games only one round in three goes so. In the others both judgements play the club player, or `plain`, with the same cards
(`--against`). For whoever learns against relatives alone finds what beats relatives.

The result is the mean of the numbers over the second half of the time (Polyak and Juditsky, 1992). Now and then it plays the club player
on cards that it does not learn from. With --start it goes on from a file.

Learned numbers are constants of the compiled code. Here they are read from a place in memory, so nothing is compiled again when they
change. The compiled code is kept in a folder of its own.
"""

from __future__ import annotations

import argparse
import os
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from inspect import getclosurevars
from pathlib import Path
from typing import Any

os.environ["KAHVE_CACHE"] = str(Path(tempfile.gettempdir()) / "kahve-judgement")

import numpy as np

import kahve
from kahve.bots.players.levels import QUICK
from kahve.bots.players.rollout import EXPERT, GREEDY
from kahve.cards import dialect
from kahve.cards.arrays import INT64, array
from kahve.cards.dialect import rule
from kahve.cards.shuffle import generator
from kahve.engine.game import Game
from kahve.engine.machine import machine
from kahve.games.learned import read_learned, written_learned
from kahve.games.letters.judgement import THE_HOUSE, TrickNumbers, player_with
from kahve.games.letters.soup.judgement import SoupNumbers
from kahve.games.melding.judgement import MeldingNumbers
from kahve.games.melding.reckoning import reckoned_by
from kahve.games.pile.expert import PileNumbers, expertise
from kahve.lab.deal_loops import loops_of, play_seating, shuffled

EXAM_EVERY = 200
ITSELF = -1
"""Stands for the judgement with all steps reversed, where a quick player may stand."""
OTHERS = {"itself": ITSELF, "greedy": GREEDY, "plain": QUICK.index("plain")}
RATES = {
    **{"pisti": 0.3, "pishti": 0.3, "dry_game": 0.2, "foxtrot": 0.01},
    **{"quist": 1.0, "animal_quist": 1.0, "chili_dog": 0.12, "turtle": 0.12, "soup": 0.5},
}
"""The steps for each point of a margin in each pile game and letter game."""
ORDERS = {"foxtrot": 1000, "quist": 3000, "animal_quist": 3000, "chili_dog": 3000, "turtle": 3000, "soup": 1500}
"""How many orders are played of a game that takes longer; of the others 4000."""

WITH_PARTNER, ALONE = "with_partner", {"hand_and_foot": "alone", "hand_knee_and_foot": "alone_with_knee"}
"""The tables of `EXPERT.toml` in the melding games: with partners, and in each game without."""

OF_PENALTIES = ("EAGER", "EAGER_DIRTY", "DANGER", "STILL_TO_COME")
SHARES = ("WORD_LAST", "WORD_TWO", "WORD_THREE", "WORD_OURS", "BEATS_FOE", "BEATS_FRIEND", *OF_PENALTIES)
"""The numbers of a game of tricks that are thousandths of something, and cannot be less than 0."""
IN_TRICKS: dict[str, Any] = dict.fromkeys(SHARES, 120.0) | {
    **{"ANIMAL_TRICK": 6, "DECIDED": 8, "CLOSE": 6, "LONG": 8, "HIGH": 2, "NONE_RULES": 25},
    "KEPT": (4, 3, 3, 2, 2, 2, 2),
    **{"KEPT_RULING": 4, "KEPT_EACH": 20, "KEPT_HIDDEN": 20, "LETTER": 12, "LONG_SUIT": 2, "ONLY_ONE": 5, "MAY_RULE": 5, "AN_ANIMAL": 4},
    **{"LEADS_LETTER": 12, "LEADS_LONG": 2, "LEADS_RULING": 4},
}
"""The size of a step of each number that may matter where tricks are wanted."""
IN_PENALTIES: dict[str, Any] = dict.fromkeys((*SHARES, "HALF_PEPPER"), 120.0) | {
    **{"TRICK_COST": 10, "ALL_AT_STAKE": 300, "SURE_TO_TRY": 8, "NEARLY_ALL_ICONS": 1.5, "NEARLY_ALL_PEPPERS": 1.5, "RANK": 20},
    **{"LETTER": 20, "LONG_SUIT": 6, "ONLY_ONE": 15, "MAY_RULE": 15, "AN_ANIMAL": 10},
    **{"LEADS_LETTER": 20, "LEADS_LONG": 6, "LEADS_RULING": 10},
    **{"WAITING_DOG": 40, "WAITING_TURTLE": 40, "WAITING_EACH": 6, "WAITING_PEPPER": 10, "OVER_DOG": 40, "OVER_TURTLE": 40},
    **{"PASSED_RANK": 3, "PASSED_SUIT": 5, "PASSED_TURTLE": 60, "PASSED_GUARDED": 60, "PASSED_OVER": 40, "PASSED_PEPPER": 20, "GUARDED": 1},
}
"""The same where penalty cards are to be given away."""
OF_TEAMS = ("WORD_OURS", "BEATS_FRIEND", "MAY_RULE", "LEADS_RULING")
OF_DOG, OF_TURTLE = ("HALF_PEPPER", "NEARLY_ALL_ICONS", "WAITING_DOG", "OVER_DOG"), ("NEARLY_ALL_PEPPERS", "WAITING_TURTLE", "OVER_TURTLE")
OF_PASSING = ("PASSED_RANK", "PASSED_SUIT", "PASSED_TURTLE", "PASSED_GUARDED", "PASSED_OVER", "PASSED_PEPPER", "GUARDED")
IN_GAME = {
    "quist": (IN_TRICKS, (*OF_PENALTIES, "ANIMAL_TRICK", "DECIDED", "AN_ANIMAL")),
    "animal_quist": (IN_TRICKS, (*OF_PENALTIES, "LONG", "HIGH", "NONE_RULES")),
    "chili_dog": (IN_PENALTIES, (*OF_TURTLE, *OF_PASSING)),
    "turtle": (IN_PENALTIES, (*OF_DOG, *OF_TEAMS)),
}
"""For each game of tricks the steps, and the numbers that it does not read."""
IN_SOUP: dict[str, Any] = {
    **{"STUCK": 12, "STUCK_SIZE": 3, "STUCK_LATE": 3, "CALLED": 25, "SIZE": 20, "OPEN": 30, "OPEN_LATE": 4, "OWN_OPEN": 50, "OWN_LATE": 8},
    **{"FRESH_STUCK": 150, "BEGIN_VOWEL": 5, "EATING_LATE": 20},
    **{"OUT_OF_WAY": 10, "RARE": 6, "RARE_LATE": 10, "DOUBLE": 3, "VOWEL": 5, "LAST_VOWEL": 6},
    **{"PASSED_RARE": 8, "PASSED_DOUBLE": 5, "PASSED_VOWEL": 8},
}
"""The same in Soup."""


@dataclass(frozen=True)
class Numbers:
    """What is learned: numbers, and of each the size of a step and the least and the greatest that it may be.

    cls: the named tuple of the numbers. Its defaults are where the learning begins.

    A tuple in the named tuple is several numbers, and so it is in the arrays here.
    """

    cls: type[Any]
    club: Any
    step: Any
    low: Any
    high: Any

    @classmethod
    def of(cls, numbers: type[Any], steps: Mapping[str, Any], low: Mapping[str, float], high: Mapping[str, float]) -> Numbers:
        """With these steps; a number that is not named stays where it is."""
        each = [(name, place) for name, number in numbers()._asdict().items() for place in range(np.size(number))]
        rows = (
            [np.atleast_1d(getattr(numbers(), name))[place] for name, place in each],
            [np.broadcast_to(steps.get(name, 0), np.size(getattr(numbers(), name)))[place] for name, place in each],
            [low.get(name, -10_000) for name, _ in each],
            [high.get(name, 10_000) for name, _ in each],
        )
        return cls(numbers, *(np.array(row, float) for row in rows))

    def at(self, place: Any) -> list[int]:
        """The numbers `place` steps from where they begin."""
        return np.clip(np.rint(self.club + self.step * place), self.low, self.high).astype(int).tolist()

    def place(self, numbers: Any) -> Any:
        """How many steps these are from where they begin."""
        flat = np.concatenate([np.atleast_1d(number) for number in numbers])
        return (flat - self.club) / np.maximum(self.step, 1e-9)

    def named(self, flat: Sequence[int]) -> Any:
        """The named tuple with these numbers."""
        left = iter(flat)
        parts = [tuple(next(left) for _ in part) if isinstance(part, tuple) else next(left) for part in self.cls()]
        return self.cls(*parts)


def learner() -> None:
    """The player who learns; names the place in memory of its numbers."""


def rival() -> None:
    """The other player, whose steps are reversed; names the place of its numbers."""


def in_memory(reader: Callable[..., object], numbers: type[Any]) -> Any:
    """A named tuple of these numbers that compiled code reads where its `view` lies."""
    live = type(numbers.__name__, (numbers,), {})()
    live.view = array([0] * sum(np.size(number) for number in live), INT64).view
    dialect.LIVE[reader] = live
    return live


@dataclass(frozen=True)
class Lesson:
    """Where it is learned.

    - player: the table of `EXPERT.toml`.
    - learner, rival: the numbers in memory of the two.
    - tables: those that are played in turn. A table is a game, its seats, and the number of orders.
    - exams: the tables of an exam. There the other is the built-in club player.
    - rate: steps for each point of a margin.
    - pool: the others in turn, numbers of quick players or ITSELF.
    """

    player: str
    numbers: Numbers
    learner: Any
    rival: Any
    tables: Sequence[tuple[Game, int, int]]
    exams: Sequence[tuple[Game, int, int]]
    rate: float
    pool: Sequence[int] = (ITSELF,)


def by_rules(game: Game, **rules: Any) -> Game:
    """The game, judged by other rules."""
    return replace(game, judgement=replace(game.judgement, **rules))


def melding_lesson(names: Sequence[str], player: str) -> Lesson:
    """The numbers of these melding games, for players with a partner or alone."""
    sizes = {"HOLDING": 10, "OUT_NOW": 50, "TAKING": 40, "KEEPING_PAIRS": 5, "FLOATING": 20, "LAYING": 5, "RACE": 8, "SOON": 30}
    steps = {name: sizes.get(name, max(1.0, 0.2 * abs(number))) for name, number in MeldingNumbers()._asdict().items()}
    signed = ("HOLDING", "OUT_NOW", "TAKING", "JUNK", "KEEPING_PAIRS", "LAYING", "RACE", "NEED_DIRTY")
    shares = dict.fromkeys(("NOT_DOWN", "OPEN_PAIRS", "PASSED"), 100.0)
    shares |= dict.fromkeys(("CAUGHT_SURE", "CAUGHT_LATE", "CAUGHT_READY", "CAUGHT_FEW", "CAUGHT_NEAR"), 1000.0)
    numbers = Numbers.of(MeldingNumbers, steps, {name: -1000.0 if name in signed else 0.0 for name in steps}, shares)
    live, against = in_memory(learner, MeldingNumbers), in_memory(rival, MeldingNumbers)

    def judging(by: Any) -> Any:
        @rule
        def reckon(t: Any, house: Any) -> Any:
            return reckoned_by(t, house, by)

        return reckon

    games = [by_rules(kahve.game(name), expert=judging(live)) for name in names]
    seats = 4 if player == WITH_PARTNER else 2
    return Lesson(
        player,
        numbers,
        live,
        against,
        [(by_rules(game, reckon=judging(against)), seats, 300) for game in games],
        [(game, seats, 800) for game in games],
        6e-4,
        tuple(OTHERS.values()),
    )


def pile_lesson(name: str, more: bool) -> Lesson:
    """The numbers of a pile game, for tables of two or of four."""
    game, seats, orders = kahve.game(name), 4 if more else 2, ORDERS.get(name, 4000)
    steps = dict.fromkeys(PileNumbers._fields, 120.0)
    steps |= dict.fromkeys(("KEEPING_A_JACK", "KEEPING_AT_LAST", "JACK_COST", "ANSWER", "ANSWER_LATER", "USED"), 60.0)
    steps |= dict.fromkeys(("KEEPING_UNSEEN", "LEADING", "LOSES_LEAD", "SAFE"), 30.0)
    steps |= dict.fromkeys(("KEEPING_EACH", "KEEPING_STOCK"), 20.0)
    of_thousand = ("PASSED", "PASSED_JACK")
    not_negative = ("CARD", "RISK", "RISK_OF_THREE", "RISK_ON_EMPTY", "JACK_RISK", *of_thousand)
    low = {each: 0.0 if each in not_negative else -1000.0 for each in steps}
    numbers = Numbers.of(PileNumbers, steps, low, dict.fromkeys(of_thousand, 1000.0))
    parts = getclosurevars(required(game.judgement.expert)).nonlocals | getclosurevars(required(game.judgement.expert_weigh)).nonlocals
    others = [parts[part] for part in ("values", "bonus", "club", "packet")]
    live, against = in_memory(learner, PileNumbers), in_memory(rival, PileNumbers)
    own, other = expertise({"two": live}, *others), expertise({"two": against}, *others)
    learning = by_rules(game, expert=own.expert, expert_weigh=own.expert_weigh)
    table = by_rules(learning, weigh=other.expert_weigh, reckon=other.expert, recall=other.expert)
    player = "more" if more else "two"
    return Lesson(player, numbers, live, against, [(table, seats, orders)], [(learning, seats, 5 * orders)], RATES[name])


def required(rule: Any) -> Any:
    """A rule that the game has."""
    assert rule is not None
    return rule


def letter_lesson(name: str) -> Lesson:
    """The numbers of a letter game."""
    cls: type[Any] = SoupNumbers if name == "soup" else TrickNumbers
    steps, unread = (IN_SOUP, ()) if name == "soup" else IN_GAME[name]
    low = dict.fromkeys((*SHARES, "CALLED", "FRESH_STUCK"), 0.0) | {"BESIDES": 1.0}
    numbers = Numbers.of(cls, {each: step for each, step in steps.items() if each not in unread}, low, {"CALLED": 1000.0, "BESIDES": 1.0})
    live, against = in_memory(learner, cls), in_memory(rival, cls)
    game, other = by_rules(kahve.game(name), expert=player_with(THE_HOUSE, live)), player_with(THE_HOUSE, against)
    seats, orders = int(game.settle({}).seats), ORDERS[name]
    tables = [(by_rules(game, reckon=other, recall=other), seats, orders)]
    return Lesson("expert", numbers, live, against, tables, [(game, seats, 20_000)], RATES[name])


def margins(game: Game, seats: int, seed: int, orders: int, other: int = GREEDY) -> Any:
    """What an expert makes more than other sides on average, in points a deal, for each order: the mean over all its seats.

    other: the quick player of the other sides.
    """
    house, engine, loops = game.settle({"seats": seats}), machine(game), loops_of(game, True)
    rngs = np.asarray(generator(seed))[np.newaxis]
    dealt = shuffled(engine, loops, house, rngs, orders)
    total, sides = game.rules.items.index("total"), engine.sides(house)
    lead = np.zeros(orders)
    for seating in range(sides):
        sheets = play_seating(engine, loops, house, [EXPERT, *[other] * (sides - 1)], seating, rngs, dealt)[0]
        points = np.asarray(sheets)[:, :, total].astype(float)
        own = points[:, -seating % sides]
        lead += (own - (points.sum(axis=1) - own) / (sides - 1)) / sides
    return -lead if game.rules.low_wins else lead


def learn(lesson: Lesson, minutes: float, out: Path, start: Path | None, rate: float, seed: int) -> None:
    """Learn for the given time and write the numbers into the file, in the place of those that it has of this player."""
    numbers = lesson.numbers
    width = len(numbers.club)
    place = np.zeros(width)
    if start is not None:
        place = numbers.place(read_learned(numbers.cls, start.read_text(encoding="utf-8"), str(start))[lesson.player])
    coins = np.random.default_rng(seed)
    began, rounds, gone = time.process_time(), 0, 0.0
    mean, late = place, 0
    low, high = ((end - numbers.club) / np.maximum(numbers.step, 1e-9) for end in (numbers.low, numbers.high))
    while gone < 1:
        game, seats, orders = lesson.tables[rounds % len(lesson.tables)]
        other = lesson.pool[rounds // len(lesson.tables) % len(lesson.pool)]
        way, cards = coins.choice([-1.0, 1.0], width), (seed << 32) + rounds
        lesson.learner.view[:] = array(numbers.at(place + way), INT64).view
        # The rival sits where a club player sits else, so against another it is one.
        lesson.rival.view[:] = array(numbers.at(place - way if other == ITSELF else np.zeros(width)), INT64).view
        won = margins(game, seats, cards, orders, GREEDY if other == ITSELF else other).mean()
        if other != ITSELF:
            lesson.learner.view[:] = array(numbers.at(place - way), INT64).view
            won -= margins(game, seats, cards, orders, other).mean()
        place = np.clip(place + rate * (1 - 0.7 * gone) * won / 2 * way, low, high)
        rounds += 1
        late = late + 1 if gone > 0.5 else 0
        mean = mean + (place - mean) / late if late else place
        gone = (time.process_time() - began) / (60 * minutes)
        if rounds % EXAM_EVERY == 0 or gone >= 1:
            lesson.learner.view[:] = array(numbers.at(mean), INT64).view
            for game, seats, orders in lesson.exams:
                more = margins(game, seats, 77, orders)
                error = 1.96 * more.std(ddof=1) / orders**0.5
                print(
                    f"{rounds} rounds: {game.name}, {seats} seats: {more.mean():.2f} more than the club player, give or take {error:.2f}",
                    flush=True,
                )
            others = read_learned(numbers.cls, out.read_text(encoding="utf-8"), str(out)) if out.exists() else {}
            out.write_text(written_learned(others | {lesson.player: numbers.named(numbers.at(mean))}), encoding="utf-8")


def main() -> None:
    """Learn what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=["melding", *ALONE, *RATES])
    parser.add_argument("--minutes", type=float, default=30, help="of the processor")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--start", type=Path)
    parser.add_argument("--more", action="store_true", help="in a pile game: for tables of more than two")
    parser.add_argument("--against", nargs="+", choices=list(OTHERS), help="in the melding games: whom it learns against, all in turn")
    parser.add_argument("--rate", type=float, help="steps for each point of a margin")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    if options.game == "melding":
        lesson = melding_lesson(tuple(ALONE), WITH_PARTNER)
    elif options.game in ALONE:
        lesson = melding_lesson((options.game,), ALONE[options.game])
    else:
        lesson = letter_lesson(options.game) if options.game in (*IN_GAME, "soup") else pile_lesson(options.game, options.more)
    if options.against:
        lesson = replace(lesson, pool=[OTHERS[name] for name in options.against])
    learn(lesson, options.minutes, options.out, options.start, options.rate or lesson.rate, options.seed)


if __name__ == "__main__":
    main()
