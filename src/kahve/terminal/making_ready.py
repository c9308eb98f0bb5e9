"""Gets ready to search in a game, which takes a while the first time on a machine; the person is told before."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ..language import message

if TYPE_CHECKING:
    from ..engine.game import Game

_READY: set[str] = set()


def make_ready(game: Game, tell: Callable[[str], None], name: str = "") -> None:
    """Compile the search of this game once in this process.

    tell: says that it takes a while, the first time. name: of the player who gets ready; empty for Kahve.
    """
    from ..bots.review.advice import get_ready, is_kept

    if game.name not in _READY:
        if not is_kept(game):
            if name:
                tell(message("terminal-player-gets-ready", name=name, game=game.title))
            else:
                tell(message("terminal-house-gets-ready", game=game.title))
        get_ready(game)
        _READY.add(game.name)
