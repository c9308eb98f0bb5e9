"""The header of a log: which game was played, by which rules, by whom, and with which word list."""

from __future__ import annotations

from typing import Any

from ..cards.lexicon import digest_of
from .game import Game
from .house import values_of

FORMAT = 1
"""The number of the format that docs/log.md describes."""


def header(game: Game, house: Any, dealer: int, players: list[str]) -> dict[str, object]:
    """The first line of a log: the game, its house rules, the dealer and the players."""
    changed = values_of(house, changed_only=True)
    changed = {"seats": int(house.seats), **changed}
    head = {"kahve": FORMAT, "game": game.name, "rules": game.version, "house": changed, "players": players, "dealer": dealer}
    return head | ({"words": word_list(game, house)} if game.lexicon else {})


def word_list(game: Game, house: Any) -> dict[str, str] | None:
    """The name and the digest of the word list of a house; None for a game without one."""
    if game.lexicon is None:
        return None
    name = game.lexicon(house)
    return {"list": name, "digest": digest_of(name)}
