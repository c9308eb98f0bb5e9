"""A set of house rules as one line of text, which people send to each other: `pisti seats=2,target=101 # Grandmother's Pisti`.

The line begins with the game.
Then come the house rules that differ from their default, or `-`, in the notation of a position (`text.py`).
What stands behind `#` is the name of the set.
"""

from __future__ import annotations

import re
from typing import Any

from ..cards.quoting import printable, quoted
from ..language import message
from .game import Game
from .house import HouseError
from .text import read_pairs, write_house

LONGEST_LINE = 2000
LONGEST_NAME = 40
"""Characters of the name of a set."""

_LOOSE = re.compile(r"\s*([=,])\s*")
"""An equals sign or a comma with blanks around it, as people write."""
_NUMBERS = re.compile(r"=((?:\w+:)?\d+(?:,(?:\w+:)?\d+)+)(?=,|$)")
"""A row of numbers with commas between them, where others write hyphens."""


def write_line(game: Game, house: Any, called: str = "") -> str:
    """The line of this house tuple; HouseError for a name that cannot be read again.

    >>> from kahve.games import game
    >>> write_line(game("pisti"), game("pisti").settle({"target": 101}), "Grandmother's Pisti")
    "pisti target=101 # Grandmother's Pisti"
    """
    name = checked_name(called)
    return f"{game.name} {write_house(house)}" + (f" # {name}" if name else "")


def read_line(line: str, game: Game) -> tuple[dict[str, object], str]:
    """The house rules that a line sets, by name, and the name of the set; HouseError says why it cannot be used for this game.

    The values are not checked yet: `Game.settle` does that. The line may leave out the game, and may be a command that begins with
    `kahve`. Blanks may part the rules instead of commas, and commas the numbers of a row.

    >>> from kahve.games import game
    >>> read_line("pisti seats=2,target=101 # Grandmother's Pisti", game("pisti"))
    ({'seats': '2', 'target': '101'}, "Grandmother's Pisti")
    >>> read_line("pisti seats=2", game("basra"))
    Traceback (most recent call last):
    kahve.engine.house.HouseError: These house rules are for 'pisti', but the game here is Basra: choose that game first.
    """
    if len(line) > LONGEST_LINE:
        raise HouseError(message("engine-line-too-long", most=LONGEST_LINE))
    rules, _, called = line.partition("#")
    words = _LOOSE.sub(r"\1", rules.strip()).split()
    if words[:1] == ["kahve"]:
        words = words[1:]
    if words and words[0] == game.name:
        words = words[1:]
    elif len(words) > 1 and words[0] != "-" and "=" not in words[0]:
        raise HouseError(message("engine-line-of-another-game", other=quoted(words[0]), game=game.noun))
    pairs = _NUMBERS.sub(lambda row: f"={row[1].replace(',', '-')}", ",".join(words))
    return read_pairs(pairs or "-"), checked_name(called)


def checked_name(called: str) -> str:
    """The name of a set without blanks around it; HouseError for one that is too long or cannot be printed in one line."""
    name = called.strip()
    if len(name) > LONGEST_NAME:
        raise HouseError(message("engine-set-name-too-long", most=LONGEST_NAME, name=quoted(name)))
    if printable(name, None) != name:
        raise HouseError(message("engine-set-name-cannot-be-seen", name=quoted(name)))
    return name
