"""Games by every name that people know them by, whatever language the reader has and however it is spelt."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache

from ..cards.nearest import LONGEST_MISTYPED
from ..engine.game import Game
from ..language import offered, speaking
from ..language.folding import sounded


@cache
def names_of(game: Game) -> tuple[str, ...]:
    """The title and the other names of a game in every language that is offered, each once."""
    return _in_every_language(lambda: (game.title, *game.other_names))


@cache
def neighbours_of(game: Game) -> tuple[str, ...]:
    """The names in every language of games that are not here, and to which this one is the nearest."""
    return _in_every_language(lambda: game.neighbours)


def _in_every_language(names: Callable[[], tuple[str, ...]]) -> tuple[str, ...]:
    said: dict[str, None] = {}
    for language in offered():
        with speaking(language):
            said |= dict.fromkeys(names())
    return tuple(said)


def called(name: str, games: Iterable[Game]) -> Game | None:
    """The first of these games that has this name in some language, else the first that is nearest to a game of this name."""
    sound, among = sounded(name[:LONGEST_MISTYPED]), tuple(games)
    for names in (names_of, neighbours_of):
        for game in among:
            if sound in map(sounded, names(game)):
                return game
    return None
