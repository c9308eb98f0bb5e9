"""Players that are named by how they err in one game: `errs:pisti,glances=90,forgets=100,overlooks=0,blur=40`.

Such a name needs no file. So a table can keep it, and a page can have a player who errs as its person does (`kahve.bots.belief.style`).

>>> str(read_errs("pisti,blur=40").lapses(find_game("pisti")))
'Lapses(glances=0, forgets=0, overlooks=0, blur=40)'
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import asdict, fields

from ...cards.quoting import printable, quoted
from ...engine.game import Game
from ...engine.view import View
from ...games import game as find_game
from ...games.lapses import THOUSAND, Lapses
from ...language import message
from .greedy import Erring

ERRS = "errs"
"""The kind of players that are named so."""
MOST_BLUR = 1_000_000
"""Whoever misjudges by so much plays at random."""


class ErrsError(ValueError):
    """A name of such a player that cannot be used; a sentence that says why, and what is allowed."""


class Errs(Erring):
    """Errs in this way, in one game."""

    def __init__(self, game: Game, lapses: Lapses) -> None:
        """lapses: how it errs. game: in which the blur is so large."""
        super().__init__(lambda _: lapses)
        self.game = game

    def choose(self, view: View, moves: Sequence[int], rng: random.Random) -> int:
        """The move that seems worth most to it; ErrsError in another game."""
        self.check(view.game)
        return super().choose(view, moves, rng)

    def check(self, game: Game) -> None:
        """ErrsError where this is another game."""
        if game.name != self.game.name:
            raise ErrsError(message("bots-errs-in-another-game", game=game.noun, named=self.game.noun))


def read_errs(rest: str) -> Errs:
    """The player that `errs:` and this name; ErrsError says what is wrong with it, UnknownGame lists the games."""
    name, *settings = rest.split(",")
    game, known, given = find_game(name.strip()), tuple(each.name for each in fields(Lapses)), {}
    for part in settings:
        setting, _, value = (piece.strip() for piece in part.partition("="))
        most = MOST_BLUR if setting == "blur" else THOUSAND
        if setting not in known:
            raise ErrsError(message("bots-errs-no-such-number", name=quoted(setting), known=known))
        if not (value.isascii() and value.isdecimal() and len(value) <= len(str(MOST_BLUR)) and int(value) <= most):
            raise ErrsError(message("bots-errs-out-of-range", name=setting, value=quoted(value), most=str(most)))
        if setting in given:
            raise ErrsError(message("bots-errs-twice", name=setting))
        given[setting] = int(value)
    if given.get("glances", 0) + given.get("forgets", 0) > THOUSAND:
        raise ErrsError(message("bots-errs-too-many", most=str(THOUSAND)))
    return Errs(game, Lapses(**given))


def errs_name(game: str, lapses: Lapses) -> str:
    """The name of the player who errs like this in the game of this name.

    >>> errs_name("pisti", Lapses(90, 100, 0, 40))
    'errs:pisti,glances=90,forgets=100,overlooks=0,blur=40'
    """
    return f"{ERRS}:{printable(game)}," + ",".join(f"{name}={value}" for name, value in asdict(lapses).items())


__all__ = ["ERRS", "Errs", "ErrsError", "errs_name", "read_errs"]
