"""Kahve: Pisti, Pishti, the Dry Game, Foxtrot and their family, played, studied and built upon.

>>> import kahve
>>> table = kahve.new("pisti", seats=2, target=101)
>>> table.deal(seed=7)
>>> table.play(table.legal[0])
>>> table.turn
1
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .cards.deck import CardError
    from .engine.house import HouseError
    from .engine.log import LogError
    from .engine.table import IllegalMove, NotNow, Table, View
    from .engine.text import PositionError
    from .games import UnknownGame, all_games, game, new, position, read, rulebook

__version__ = "0.1.0"

_WHERE = {
    "CardError": "cards.deck",
    "HouseError": "engine.house",
    "LogError": "engine.log",
    "IllegalMove": "engine.table",
    "NotNow": "engine.table",
    "Table": "engine.table",
    "View": "engine.table",
    "PositionError": "engine.text",
    "UnknownGame": "games",
    "game": "games",
    "all_games": "games",
    "new": "games",
    "position": "games",
    "read": "games",
    "rulebook": "games",
}


def __getattr__(name: str) -> Any:
    """Fetch a public name when it is first used, so that `import kahve` loads no NumPy and no game."""
    if name not in _WHERE:
        raise AttributeError(f"module 'kahve' has no attribute {name!r}")
    return getattr(import_module(f".{_WHERE[name]}", __name__), name)


__all__ = [
    "CardError",
    "HouseError",
    "IllegalMove",
    "LogError",
    "NotNow",
    "PositionError",
    "Table",
    "UnknownGame",
    "View",
    "all_games",
    "game",
    "new",
    "position",
    "read",
    "rulebook",
]
