"""Kahve: the Pisti family, Basra and Pastra, Hand and Foot, and the letter games of Quist, played, studied and built upon.

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

from .renamed import find_old_modules

if TYPE_CHECKING:
    from . import bots, lab
    from .cards.deck import CardError
    from .cards.lexicon import LexiconError
    from .cards.lexicon.own_lists import read_word_list
    from .engine.game import Game
    from .engine.house import HouseError
    from .engine.log import LogError
    from .engine.record import NOBODY
    from .engine.table import IllegalMove, NotNow, Table
    from .engine.text import PositionError
    from .engine.view import View
    from .games import OwnGameError, UnknownGame, all_games, find, read, read_sheet, rulebook

    # The same functions with the types of each game by its name.
    from .games.by_name import game, new, position
    from .lab.batch import Batch

find_old_modules()

__version__ = "0.1.0"

_WHERE = {
    "Batch": "lab.batch",
    "bots": "bots",
    "lab": "lab",
    "CardError": "cards.deck",
    "LexiconError": "cards.lexicon",
    "read_word_list": "cards.lexicon.own_lists",
    "Game": "engine.game",
    "HouseError": "engine.house",
    "NOBODY": "engine.record",
    "LogError": "engine.log",
    "IllegalMove": "engine.table",
    "NotNow": "engine.table",
    "Table": "engine.table",
    "View": "engine.table",
    "PositionError": "engine.text",
    "OwnGameError": "games",
    "UnknownGame": "games",
    "find": "games",
    "game": "games",
    "all_games": "games",
    "new": "games",
    "position": "games",
    "read": "games",
    "read_sheet": "games",
    "rulebook": "games",
}


_MEANT = {"make": "new(name)", "load_game": "new(name)", "load": "read(path) and position(name, line)"}
"""What other libraries call the names of the module."""


# A checker that saw this function would take every name for one of the module's.
if not TYPE_CHECKING:

    def __getattr__(name: str) -> Any:
        """Fetch a public name when it is first used, so that `import kahve` loads no NumPy and no game."""
        if name not in _WHERE:
            # Loaded only here, because it loads the messages.
            from .cards.nearest import no_attribute

            raise no_attribute("The module kahve", name, _WHERE, _MEANT)
        module = import_module(f".{_WHERE[name]}", __name__)
        return module if name == _WHERE[name] else getattr(module, name)


def __dir__() -> list[str]:
    """The public names, which are not loaded yet, and the module's own."""
    return sorted({*__all__, *(name for name in globals() if name.startswith("__"))})


__all__ = [
    "NOBODY",
    "Batch",
    "CardError",
    "Game",
    "HouseError",
    "IllegalMove",
    "LexiconError",
    "LogError",
    "NotNow",
    "OwnGameError",
    "PositionError",
    "Table",
    "UnknownGame",
    "View",
    "all_games",
    "bots",
    "find",
    "game",
    "lab",
    "new",
    "position",
    "read",
    "read_sheet",
    "read_word_list",
    "rulebook",
]
