"""Asks a program in any language whether it plays by the rules: `kahve conform`. docs/conform.md has the lines that are exchanged.

What is asked about a deal, with the right answers, is a list that depends on the game, the house rules and the seed alone. So the same
lists can be written into files (`write_vectors`), for programs that test themselves.

>>> from kahve.games import game
>>> asked = list(exchanges(game("pisti"), {"seats": 2}, seed=1))
>>> asked[0]
Exchange(ask='game pisti 1.0 seats=2', answer='ok')
>>> asked[3].ask, asked[3].answer
('legal', 'legal 2D|2H|JS|TC')
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from ..bots.players.failures import ENDED, NoMove
from ..bots.players.program import PARTS, START, Running
from ..cards.order import order, seed_from
from ..engine.game import Game
from ..engine.perft import divide_at
from ..engine.record import NOBODY
from ..engine.table import Table
from ..engine.text import write_house

VERSION = 1
"""The version of the exchange, and of the vectors; a change of either raises it."""
PLAYS_A_VIEW = 8
"""The plays between two questions about what the seats see."""
DEEPEST = {"pile": 3, "floor": 2}
"""By family the turns to which positions are counted; elsewhere one turn, because there are many."""
COUNTED_AT = (0, 12)
"""The plays before which positions are counted."""


class Exchange(NamedTuple):
    """A line that a program is sent, and the line that it must answer."""

    ask: str
    answer: str

    @property
    def word(self) -> str:
        """The first word of the answer."""
        return self.answer.partition(" ")[0]

    def is_answered_by(self, rest: str) -> bool:
        """Whether this is the rest of the right answer. Legal moves may come in any order."""
        expected = self.answer.partition(" ")[2]
        return sorted(rest.split(PARTS)) == expected.split(PARTS) if self.word == "legal" else rest == expected


@dataclass(frozen=True)
class Outcome:
    """What a program made of the questions about one deal.

    - right: the number of right answers. refused: why it does not play this game, in its own words.
    - wrong: the exchange at which it went wrong. answered: what it said there, or what became of it.
    """

    game: Game
    rules: str
    right: int
    refused: str | None = None
    wrong: Exchange | None = None
    answered: str = ""


def exchanges(game: Game, house: Mapping[str, object], seed: int) -> Iterator[Exchange]:
    """What is asked about one deal of random moves by these house rules, with the right answers; HouseError."""
    table = Table(game, game.settle(house))
    deck, chance, deals = game.rules.deck(table.house), random.Random(seed), 0
    yield Exchange(f"game {game.name} {game.version} {write_house(table.house)}", "ok")
    yield Exchange(f"open {table.first_dealer}", f"position {table}")
    while table.awaits_deal:
        deals += 1
        cards = deck.write_order(order(deck, seed_from(seed), deals))
        table.deal(cards)
        yield Exchange(f"deal {cards}", f"position {table}")
    plays = 0
    while table.turn != NOBODY:
        yield Exchange("legal", f"legal {PARTS.join(sorted(map(table.write, table.moves)))}")
        if not game.turns.pending(table.record):
            if plays % PLAYS_A_VIEW == 0:
                for seat in range(NOBODY, table.seats):
                    yield Exchange(f"view {seat}", f"view {table.view(seat)}")
            if plays in COUNTED_AT:
                depth = DEEPEST.get(game.family, 1)
                yield Exchange(f"perft {depth}", f"perft {sum(divide_at(table, depth).values())}")
        move = chance.choice(table.moves)
        text = table.write(move)
        table.make(move)
        plays += 1
        yield Exchange(f"play {text}", f"position {table}")


def sets_of_rules(game: Game) -> list[Mapping[str, object]]:
    """The house rules by which a game is asked about: those of the book, and those of every preset that differs from it."""
    sets: dict[object, Mapping[str, object]] = {game.settle({}): {}}
    for preset in game.presets:
        sets.setdefault(game.settle(preset.values), preset.values)
    return list(sets.values())


def conforms(program: Running, game: Game, house: Mapping[str, object], seed: int) -> Outcome:
    """Ask a running program about one deal, up to the first wrong answer."""
    rules, right = write_house(game.settle(house)), 0
    for exchange in exchanges(game, house, seed):
        try:
            program.tell(exchange.ask)
            rest = program.line(exchange.word, START)
        except NoMove as failure:
            if failure.kind == ENDED and not right and program.is_running:
                return Outcome(game, rules, right, refused=str(failure))
            return Outcome(game, rules, right, wrong=exchange, answered=str(failure))
        if not exchange.is_answered_by(rest):
            return Outcome(game, rules, right, wrong=exchange, answered=f"{exchange.word} {rest}".strip())
        right += 1
    return Outcome(game, rules, right)


def ask_all(words: Sequence[str], games: Sequence[Game], deals: int, seed: int) -> Iterator[Outcome]:
    """What a program answers about this number of deals of each game, by each set of house rules; NoMove if it cannot be started.

    After a wrong answer it is started again, because nobody knows where it stands.
    """
    program: Running | None = None
    try:
        for game in games:
            for house in sets_of_rules(game):
                for deal in range(deals):
                    if program is None:
                        program = Running(words)
                        program.tell(f"conform {VERSION}")
                        program.ok(START)
                    outcome = conforms(program, game, house, seed + deal)
                    yield outcome
                    if outcome.wrong is not None:
                        program.end()
                        program = None
    finally:
        if program is not None:
            program.end()


def write_vectors(folder: Path, games: Sequence[Game], deals: int, seed: int) -> list[Path]:
    """Write the questions about each game into a file of the folder: lines that begin with `> ` are asked, `< ` is the right answer."""
    folder.mkdir(parents=True, exist_ok=True)
    paths = []
    for game in games:
        path = folder / f"{game.name}.txt"
        with path.open("w", encoding="utf-8", newline="\n") as file:
            for house in sets_of_rules(game):
                for deal in range(deals):
                    file.writelines(f"> {each.ask}\n< {each.answer}\n" for each in exchanges(game, house, seed + deal))
        paths.append(path)
    return paths
