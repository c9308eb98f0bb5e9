"""Characters: players with a name of their own, a level, and habits that act where moves are about equal.

The file `CHARACTERS.toml` lists them. The kinds of moves are those of each game (`Judgement.habits`).

>>> from kahve.games import game
>>> [each.name for each in CHARACTERS.values() if each.is_offered_in(game("soup"))]
['dora', 'melek', 'stavros']
"""

from __future__ import annotations

import math
import random
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import astuple, dataclass
from pathlib import Path

from ...engine.game import Game, Habit
from ...engine.view import View
from ...games.mistakes import THOUSAND, Mistakes
from ...language import Sentence, later, message
from .choosing import Bot, polite_moves, whole_turn
from .greedy import Greedy
from .levels import level

FILE = Path(__file__).with_name("CHARACTERS.toml")


@dataclass(frozen=True)
class Character:
    """A player by its name, the level that it is as strong as, and its habits.

    habits: by the name of a kind of moves 1 where it likes them, and -1 where it avoids them.

    equal: by game and habit, how far apart the worths of two moves may be that are about equal to it (`Judgement.weigh`).

    emblem: its face, one of those of persons.

    says: what it says at which moment, by the name of a phrase of the talk at a table.

    errs: by game, its mistakes in thousandths of those of its level, where fewer make up for what its habits cost.
    """

    name: str
    level: str
    habits: Mapping[str, int]
    equal: Mapping[str, Mapping[str, int]]
    emblem: str
    says: Mapping[str, str]
    errs: Mapping[str, int]

    @property
    def title(self) -> Sentence:
        """What it is called, in the language of whoever reads it."""
        return later("bots-character", character=self.name)

    @property
    def sentence(self) -> str:
        """What it is known for, and its level, in the language of the context."""
        return message("bots-character-says", character=self.name, level=str(level(self.level).title))

    def habits_in(self, game: Game) -> list[tuple[Habit, int, int]]:
        """Its habits in this game: the kind of moves, whether it likes them, and how far apart moves are about equal there."""
        equal = self.equal.get(game.name, {})
        return [
            (kind, self.habits[kind.name], equal[kind.name]) for kind in game.judgement.habits if kind.name in self.habits.keys() & equal
        ]

    def is_offered_in(self, game: Game) -> bool:
        """Whether it can be chosen at a table of this game: its level can, and it has a habit there."""
        return bool(self.habits_in(game)) and level(self.level).is_offered_in(game)

    def mistakes_in(self, game: Game) -> Mistakes:
        """Its mistakes in this game."""
        share = self.errs.get(game.name, THOUSAND)
        return Mistakes(*(each * share // THOUSAND for each in astuple(level(self.level).mistakes_in(game))))

    def preferred(self, view: View, moves: Sequence[int], move: int) -> int:
        """The move that it makes where its level makes this one: of those of its habits that are worth about as much, the nearest."""
        polite = polite_moves(view, moves)
        if move not in polite or not any(self.likes(view, each, move) for each in polite):
            return move
        worths = dict(zip(polite, Greedy().worths(view, polite), strict=True))
        apart = {each: abs(worths[each] - worths[move]) for each in polite}
        liked = [each for each in polite if any(apart[each] <= equal for _, equal in self.likes(view, each, move))]
        return min(liked, key=apart.__getitem__, default=move)

    def followed(self, view: View, moves: Sequence[int], move: int) -> Sentence | None:
        """What is said of the habit by which it made this move where a club player makes another; None where no habit led it."""
        polite = polite_moves(view, moves)
        if move not in polite or not self.habits_in(view.game):
            return None
        worths = Greedy().worths(view, polite)
        best, apart = polite[worths.index(max(worths))], max(worths) - worths[polite.index(move)]
        return next((says for says, equal in self.likes(view, move, best) if apart <= equal), None)

    def likes(self, view: View, move: int, other: int) -> list[tuple[Sentence, float]]:
        """The habits by which it likes the first of these moves more: a sentence on each, and how far apart the two may be."""
        t, house = view.record, view.house
        return [
            (kind.more if likes > 0 else kind.less, math.inf if likes > 0 and kind.dares(t, house, move) else equal)
            for kind, likes, equal in self.habits_in(view.game)
            if likes * (kind.is_made(t, house, move) - kind.is_made(t, house, other)) > 0
        ]


class InCharacter:
    """Plays like a level, with the habits of a character."""

    def __init__(self, character: Character, player: Bot) -> None:
        """player: that of the level."""
        self.character, self.player = character, player

    def choose(self, view: View, moves: Sequence[int], rng: random.Random) -> int:
        """The move of the level, or one of a habit that is worth about as much."""
        return self.character.preferred(view, moves, self.player.choose(view, moves, rng))

    def choose_turn(self, view: View, moves: Sequence[int], rng: random.Random) -> list[int]:
        """The turn of the level, up to where a habit leads away from it; the level then plans the rest."""
        turn, going_on = list[int](), view
        for move in whole_turn(self.player, view, moves, rng):
            turn.append(self.character.preferred(going_on, moves, move))
            after = view.after(turn)
            if after is None:
                break
            if turn[-1] != move:
                return turn + self.choose_turn(after, after.moves, rng)
            going_on, moves = after, after.moves
        return turn


def _read() -> dict[str, Character]:
    given = tomllib.loads(FILE.read_text(encoding="utf-8"))
    equal = given.pop("equal")
    return {name: Character(name, equal=equal, **({"errs": {}} | each)) for name, each in given.items()}


CHARACTERS: Mapping[str, Character] = _read()
"""Every character by its name."""

__all__ = ["CHARACTERS", "Character", "InCharacter"]
