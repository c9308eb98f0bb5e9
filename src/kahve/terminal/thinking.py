"""Gets ready to search in a game, which takes a while the first time on a machine; the person is told before."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..engine.game import Game

_READY: set[str] = set()


def make_ready(game: Game, tell: Callable[[str], None], who: str = "The house") -> None:
    """Compile the search of this game once in this process. tell: says that it takes a while, the first time. who: gets ready."""
    from ..bots.advice import get_ready, is_kept

    if game.name not in _READY:
        if not is_kept(game):
            tell(f"{who} is getting ready: the first time in {game.title} on a machine this takes about a minute. Ctrl-C leaves.")
        get_ready(game)
        _READY.add(game.name)
