"""What a table is set up with: the game, its house rules, who plays, what is shown; read from what a person sent and checked."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..bots import BOTS
from ..engine.game import Game
from ..engine.house import values_of
from ..games import game as game_named

LONGEST_NAME = 24
GUEST = "Guest"

BOT_NAMES = ("Ayla", "Deniz", "Kemal", "Leyla", "Orhan", "Suna", "Tarik", "Nil", "Yasmin", "Emre")
"""What the bots of a table are called, so that a sentence can tell them apart."""

SHOW: Mapping[str, tuple[object, ...]] = {
    "pile": ("top", "full"),
    "captured": ("none", "own", "all"),
    "counts": (True, False),
    "hints": (True, False),
}
"""What a table may show of what anybody could remember, and whether it gives hints.

The first is the default; hints are given by default only where nobody plays against another person.
"""


class SetupError(ValueError):
    """A setup that cannot stand; its text is a sentence, `field` names what it is about."""

    def __init__(self, says: str, field: str | None = None) -> None:
        """Keep the sentence and the field."""
        super().__init__(says)
        self.field = field


@dataclass(frozen=True)
class Player:
    """Who has a seat: a person, a bot (with the name of its play in `bot`), or nobody yet."""

    kind: str
    name: str
    bot: str | None = None


@dataclass(frozen=True)
class Setup:
    """A table's game, house, players by seat and what it shows."""

    game: Game
    house: Any
    players: tuple[Player, ...]
    show: Mapping[str, Any]

    @property
    def seat_of_opener(self) -> int | None:
        """The seat of the person who opens the table; None when nobody does."""
        return next((seat for seat, player in enumerate(self.players) if player.kind == "person"), None)

    def stored(self) -> dict[str, Any]:
        """The setup as the first event keeps it, with the version of the rules that it was made for."""
        return {
            "game": self.game.name,
            "rules": self.game.version,
            "house": {"seats": int(self.house.seats)} | dict(values_of(self.house, changed_only=True)),
            "players": [{"kind": player.kind, "name": player.name, "bot": player.bot} for player in self.players],
            "show": dict(self.show),
        }


def read_setup(asked: Mapping[str, Any], bots: Mapping[str, tuple[str, str]] | None = None) -> Setup:
    """The setup that a person asked for (docs/protocol.md, Setup); UnknownGame, HouseError or SetupError says what is wrong.

    bots: the bots that there are, by default `kahve.bots.BOTS`.

    >>> setup = read_setup({"game": "pisti", "house": {"seats": 2}, "players": [{"kind": "you"}, {"kind": "bot", "bot": "greedy"}]})
    >>> [player.name for player in setup.players]
    ['Guest', 'Ayla']
    """
    game = game_named(str(asked.get("game")))
    given = asked.get("house") or {}
    if not isinstance(given, Mapping):
        raise SetupError("The house rules are an object of option and value.", "house")
    house = game.settle(given)
    players = asked.get("players")
    if not isinstance(players, Sequence) or isinstance(players, str) or len(players) != house.seats:
        number = len(players) if isinstance(players, Sequence) and not isinstance(players, str) else "no"
        raise SetupError(f"{house.seats} play at this table, and the setup has {number} players.", "players")
    if sum(isinstance(player, Mapping) and player.get("kind") == "you" for player in players) > 1:
        raise SetupError("One player is you, no more.", "players")
    seated = _seated(players, BOTS if bots is None else bots)
    return Setup(game, house, seated, _read_show(asked.get("show"), seated))


def read_stored(stored: Mapping[str, Any]) -> Setup:
    """The setup from the first event of a stored table; raises as `read_setup`, and SetupError for rules of another version."""
    game = game_named(str(stored.get("game")))
    if stored.get("rules") != game.version:
        raise SetupError(f"This table was begun by rules {stored.get('rules')} of {game.title}; this house has {game.version}.", "rules")
    house = game.settle(stored["house"])
    players = tuple(Player(str(player["kind"]), str(player["name"]), player["bot"]) for player in stored["players"])
    if len(players) != house.seats:
        raise SetupError(f"{house.seats} play at this table, and the setup has {len(players)} players.", "players")
    return Setup(game, house, players, _read_show(stored["show"], players))


def read_name(name: object, taken: Sequence[str] = ()) -> str:
    """A person's name for the table, without control characters and told apart from those taken; SetupError for one that misleads.

    >>> read_name("  Ada   L. ", ["Ada L."])
    'Ada L. 2'
    """
    if name is not None and not isinstance(name, str):
        raise SetupError("A name is text.", "name")
    # Marks that turn the direction of writing or hide are of category C: a name may not disturb the line it stands in.
    spaced = "".join(" " if char.isspace() else char for char in unicodedata.normalize("NFC", name or ""))
    visible = "".join(char for char in spaced if not unicodedata.category(char).startswith("C"))
    clean = " ".join(visible.split())[:LONGEST_NAME].strip() or GUEST
    if clean.casefold() == "you":
        raise SetupError("Choose another name: at the table everybody is You to themselves.", "name")
    lower = {other.casefold() for other in taken}
    number, told = 1, clean
    while told.casefold() in lower:
        number += 1
        told = f"{clean} {number}"
    return told


def _seated(players: Sequence[Any], bots: Mapping[str, tuple[str, str]]) -> tuple[Player, ...]:
    found: list[Player | None] = [_read_person(player, seat) for seat, player in enumerate(players)]
    taken = [player.name for player in found if player]
    for seat, player in enumerate(players):
        if found[seat] is None:
            name = next(name for name in BOT_NAMES if name.casefold() not in {other.casefold() for other in taken})
            found[seat] = Player("bot", name, _read_bot(player, seat, bots))
            taken.append(name)
    return tuple(player for player in found if player)


def _read_person(player: Any, seat: int) -> Player | None:
    if not isinstance(player, Mapping):
        raise SetupError(f"Player {seat} is no object.", "players")
    kind = player.get("kind")
    if kind == "you":
        return Player("person", read_name(player.get("name")))
    if kind == "open":
        return Player("open", "")
    if kind == "bot":
        return None
    raise SetupError(f"Player {seat} cannot be {kind!r}: allowed are you, bot and open.", "players")


def _read_bot(player: Mapping[str, Any], seat: int, bots: Mapping[str, tuple[str, str]]) -> str:
    name = player.get("bot")
    if not isinstance(name, str) or name not in bots:
        raise SetupError(f"There is no bot {name!r} for seat {seat}: there are {', '.join(bots)}.", "players")
    return name


def _read_show(asked: object, players: Sequence[Player]) -> dict[str, Any]:
    if asked is None:
        asked = {}
    if not isinstance(asked, Mapping):
        raise SetupError("What the table shows is an object of pile, captured, counts and hints.", "show")
    for name in asked:
        if name not in SHOW:
            raise SetupError(f"A table cannot show {name!r}: there are {', '.join(SHOW)}.", "show")
    alone = sum(player.kind != "bot" for player in players) < 2
    show = {}
    for name, allowed in SHOW.items():
        value = asked.get(name, alone if name == "hints" else allowed[0])
        if not any(value is choice or (isinstance(value, str) and value == choice) for choice in allowed):
            raise SetupError(f"{name} cannot be {value!r}: allowed are {', '.join(str(choice) for choice in allowed)}.", "show")
        show[name] = value
    return show
