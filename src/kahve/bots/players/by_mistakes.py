"""Players that are named by their mistakes in one game: `errs:pisti,glances=90,forgets=100,overlooks=0,blur=40`.

Such a name needs no file. So a table can keep it, and a page can have a player with the mistakes of its person (`kahve.bots.belief.style`).

>>> str(read_by_mistakes("pisti,blur=40").mistakes(find_game("pisti")))
'Mistakes(glances=0, forgets=0, overlooks=0, blur=40)'
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import asdict, fields
from typing import TYPE_CHECKING

from ...cards.quoting import printable, quoted
from ...engine.game import Game
from ...engine.view import View
from ...games import game as find_game
from ...games.mistakes import THOUSAND, Mistakes
from ...language import message
from ...renamed import old_names
from .greedy import MakesMistakes

ERRS = "errs"
"""The kind of players that are named so."""
MOST_BLUR = 1_000_000
"""The greatest blur: with this one a player moves at random."""


class ByMistakesError(ValueError):
    """A name of such a player that cannot be used; a sentence that says why, and what is allowed."""


class ByMistakes(MakesMistakes):
    """Makes these mistakes, in one game."""

    def __init__(self, game: Game, mistakes: Mistakes) -> None:
        """mistakes: how often it makes which. game: the one in whose points the blur is."""
        super().__init__(lambda _: mistakes)
        self.game = game

    def choose(self, view: View, moves: Sequence[int], rng: random.Random) -> int:
        """The move that seems worth most to it; ByMistakesError in another game."""
        self.check(view.game)
        return super().choose(view, moves, rng)

    def check(self, game: Game) -> None:
        """ByMistakesError where this is another game."""
        if game.name != self.game.name:
            raise ByMistakesError(message("bots-errs-in-another-game", game=game.noun, named=self.game.noun))


def read_by_mistakes(rest: str) -> ByMistakes:
    """The player that `errs:` and this name; ByMistakesError says what is wrong with it, UnknownGame lists the games."""
    name, *settings = rest.split(",")
    game, known, given = find_game(name.strip()), tuple(each.name for each in fields(Mistakes)), {}
    for part in settings:
        setting, _, value = (piece.strip() for piece in part.partition("="))
        most = MOST_BLUR if setting == "blur" else THOUSAND
        if setting not in known:
            raise ByMistakesError(message("bots-errs-no-such-number", name=quoted(setting), known=known))
        if not (value.isascii() and value.isdecimal() and len(value) <= len(str(MOST_BLUR)) and int(value) <= most):
            raise ByMistakesError(message("bots-errs-out-of-range", name=setting, value=quoted(value), most=str(most)))
        if setting in given:
            raise ByMistakesError(message("bots-errs-twice", name=setting))
        given[setting] = int(value)
    if given.get("glances", 0) + given.get("forgets", 0) > THOUSAND:
        raise ByMistakesError(message("bots-errs-too-many", most=str(THOUSAND)))
    return ByMistakes(game, Mistakes(**given))


def by_mistakes_name(game: str, mistakes: Mistakes) -> str:
    """The name of the player with these mistakes in the game of this name.

    >>> by_mistakes_name("pisti", Mistakes(90, 100, 0, 40))
    'errs:pisti,glances=90,forgets=100,overlooks=0,blur=40'
    """
    return f"{ERRS}:{printable(game)}," + ",".join(f"{name}={value}" for name, value in asdict(mistakes).items())


# A checker that saw this would take every name for one of the module's.
if not TYPE_CHECKING:
    __getattr__ = old_names(__name__)
