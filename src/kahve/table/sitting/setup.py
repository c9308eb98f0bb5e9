"""What a table is set up with: game, house rules, players, what is shown, customs; read from what a person sent and checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ...bots import BOTS, CHARACTERS, UnknownBot, check_bot, is_by_number
from ...cards.quoting import printable, quoted
from ...engine.game import Game
from ...engine.house import values_of
from ...games import game as game_named
from ...language import Sentence, later, message
from ...language.folding import is_same_name
from ..protocol.emblems import read_emblem
from ..protocol.setup_error import SetupError
from .customs import read_customs
from .person_names import read_name, visible

SHOW: Mapping[str, tuple[object, ...]] = {
    "pile": ("top", "full"),
    "captured": ("none", "own", "all"),
    "counts": (True, False),
    "hints": (True, False),
}
"""What a table may show of what anybody could remember, and whether it gives hints.

The first is the default; hints are given by default only where nobody plays against another person.
"""


@dataclass(frozen=True, slots=True)
class Player:
    """The player of a seat: a person, a bot (with the name of its play in `bot`), or nobody yet.

    stand_in: the bot that plays for a person who is away.

    emblem: the emblem that a person had when they sat down.

    reserved: the name of the person for whom an open seat is kept.
    """

    kind: str
    name: str
    bot: str | None = None
    stand_in: str | None = None
    emblem: str | None = None
    reserved: str | None = None

    @property
    def played_by(self) -> str | None:
        """The name of the bot that plays at this seat, if one does."""
        return self.bot or self.stand_in


@dataclass(frozen=True)
class Setup:
    """A table's game, house, players by seat, what it shows, and its customs."""

    game: Game
    house: Any
    players: tuple[Player, ...]
    show: Mapping[str, Any]
    customs: Mapping[str, Any]
    rules: str | None = None
    """The version of the rules that it was made for, if this server does not play on by it."""

    @property
    def names(self) -> tuple[str, ...]:
        """What each seat is called by the others."""
        names = self._names
        if all(names):
            return names
        return tuple(name or message("table-seat", number=str(seat + 1)) for seat, name in enumerate(names))

    @cached_property
    def _names(self) -> tuple[str, ...]:
        return tuple(player.name for player in self.players)

    def seats_of(self, kind: str) -> tuple[int, ...]:
        """The seats with a player of this kind."""
        return self._seats_by_kind.get(kind, ())

    @cached_property
    def _seats_by_kind(self) -> dict[str, tuple[int, ...]]:
        kinds = [player.kind for player in self.players]
        return {kind: tuple(seat for seat, each in enumerate(kinds) if each == kind) for kind in kinds}

    @property
    def seat_of_opener(self) -> int | None:
        """The seat of the person who opens the table; None when nobody does."""
        return next((seat for seat, player in enumerate(self.players) if player.kind == "person"), None)

    def stored(self) -> dict[str, Any]:
        """The setup as the first event keeps it, with the version of the rules that it was made for."""
        return {
            "game": self.game.name,
            "rules": self.rules or self.game.version,
            "house": {"seats": int(self.house.seats)} | dict(values_of(self.house, changed_only=True)),
            "players": [_stored(player) for player in self.players],
            "show": dict(self.show),
            "customs": dict(self.customs),
        }


def read_setup(setup: Mapping[str, Any], bots: Mapping[str, tuple[str, str]] | None = None) -> Setup:
    """The setup that a person asked for (docs/protocol.md, Setup); UnknownGame, HouseError or SetupError says what is wrong.

    bots: the bots that there are, by default `kahve.bots.BOTS`.

    >>> setup = read_setup({"game": "pisti", "house": {"seats": 2}, "players": [{"kind": "you"}, {"kind": "bot", "bot": "greedy"}]})
    >>> [player.name for player in setup.players]
    ['Guest', 'Ayla']
    """
    game = game_named(str(setup.get("game")))
    given = setup.get("house") or {}
    if not isinstance(given, Mapping):
        raise SetupError(message("table-setup-house-is-object"), "house")
    house = game.settle(given)
    players = setup.get("players")
    if not isinstance(players, Sequence) or isinstance(players, str) or len(players) != house.seats:
        count = len(players) if isinstance(players, Sequence) and not isinstance(players, str) else 0
        raise SetupError(message("table-setup-players", seats=int(house.seats), count=count), "players")
    if sum(isinstance(player, Mapping) and player.get("kind") == "you" for player in players) > 1:
        raise SetupError(message("table-setup-one-is-you"), "players")
    known = BOTS if bots is None else bots
    seated = _seated(players, known)
    _check_by_number(seated, game, house)
    return Setup(game, house, seated, _read_show(setup.get("show"), seated), read_customs(setup.get("customs"), known))


def older_rules(stored: Mapping[str, Any]) -> Sentence | None:
    """A sentence that says by which rules a stored table was begun; None if it goes on by them in this server. UnknownGame."""
    game = game_named(str(stored.get("game")))
    if game.goes_on(stored.get("rules")):
        return None
    return later("table-older-rules", began=printable(stored.get("rules")), game=game.noun, here=game.version)


def read_stored(stored: Mapping[str, Any]) -> Setup:
    """The setup from the first event of a stored table; raises as `read_setup`. It may be of rules of another version."""
    game = game_named(str(stored.get("game")))
    house = game.settle_as(stored.get("rules"), stored["house"])
    players = tuple(
        Player(str(player["kind"]), str(player["name"]), player["bot"], emblem=player.get("emblem"), reserved=player.get("reserved"))
        for player in stored["players"]
    )
    if len(players) != house.seats:
        raise SetupError(message("table-setup-players", seats=int(house.seats), count=len(players)), "players")
    # A table may have been set up with bots that this server does not know.
    customs = stored.get("customs") or {}
    rules = None if game.goes_on(stored.get("rules")) else printable(stored.get("rules"))
    return Setup(game, house, players, _read_show(stored["show"], players), read_customs(customs, {*BOTS, *_stand_ins(customs)}), rules)


def bot_names() -> list[str]:
    """The names of bots in the order in which tables take them, in the language of the context.

    >>> bot_names()[:3]
    ['Ayla', 'Deniz', 'Kemal']
    """
    return message("table-bot-names").splitlines()


def bot_name(taken: Sequence[str], bot: str = "") -> str:
    """The name of a bot that comes to a table at which these are taken: one of the language of the context, in its letters.

    bot: how it plays; a character has a name of its own.

    >>> bot_name(["Ayla", "Bo"]), bot_name(["Ayla", "Bo"], "nadir"), bot_name(["Nadir"], "nadir")
    ('Deniz', 'Nadir', 'Nadir 2')
    """
    lower = {other.casefold() for other in taken}
    names = [str(CHARACTERS[bot].title)] if bot in CHARACTERS else bot_names()
    numbered = (f"{name} {number}" for number in range(2, 99) for name in names)
    return next(name for name in (*names, *numbered) if name.casefold() not in lower)


def seated_bot(name: str, bot: str) -> Player:
    """A bot on its seat; a character has its face."""
    return Player("bot", name, bot, emblem=CHARACTERS[bot].emblem if bot in CHARACTERS else None)


def _seated(players: Sequence[Any], bots: Mapping[str, tuple[str, str]]) -> tuple[Player, ...]:
    seated: list[Player | None] = [_read_person(player, seat) for seat, player in enumerate(players)]
    _check_reserved(seated)
    taken = [player.reserved or player.name for player in seated if player]
    for seat, player in enumerate(players):
        if seated[seat] is None:
            bot = _read_bot(player, seat, bots)
            taken.append(bot_name(taken, bot))
            seated[seat] = seated_bot(taken[-1], bot)
    return tuple(player for player in seated if player)


def _read_person(player: Any, seat: int) -> Player | None:
    if not isinstance(player, Mapping):
        raise SetupError(message("table-setup-player-is-object", number=str(seat)), "players")
    kind = player.get("kind")
    if kind == "you":
        emblem = player.get("emblem")
        return Player("person", read_name(player.get("name")), emblem=None if emblem is None else read_emblem(emblem))
    if kind == "open":
        return Player("open", "", reserved=_read_reserved(player.get("name")))
    if kind == "bot":
        return None
    raise SetupError(message("table-setup-player-kind", number=str(seat), kind=quoted(kind)), "players")


def _read_reserved(name: object) -> str | None:
    """The name for which a seat is kept; None where whoever comes may have it."""
    return None if name is None or (isinstance(name, str) and not visible(name).strip()) else read_name(name)


def _check_reserved(players: Sequence[Player | None]) -> None:
    """SetupError where a seat is kept for a name that somebody else at the table has, or that another seat is kept for."""
    names = [player.name for player in players if player and player.name]
    for seat, player in enumerate(players):
        if player and player.reserved:
            if any(is_same_name(player.reserved, name) for name in names):
                raise SetupError(message("table-setup-kept-twice", seat=str(seat + 1), name=player.reserved), "players")
            names.append(player.reserved)


def _stored(player: Player) -> dict[str, Any]:
    stored = {"kind": player.kind, "name": player.name, "bot": player.bot}
    fields = {"emblem": player.emblem, "reserved": player.reserved}
    return stored | {name: value for name, value in fields.items() if value is not None}


def _read_bot(player: Mapping[str, Any], seat: int, bots: Mapping[str, tuple[str, str]]) -> str:
    name = player.get("bot")
    if not isinstance(name, str) or (name not in bots and not is_by_number(name)):
        raise SetupError(message("table-setup-no-such-bot", bot=quoted(name), seat=str(seat), bots=tuple(bots)), "players")
    return name


def _check_by_number(players: Sequence[Player], game: Game, house: Any) -> None:
    """SetupError where a player that is named by numbers cannot play here; whoever opens a table may name such players."""
    for player in players:
        if player.bot and is_by_number(player.bot):
            try:
                check_bot(player.bot, game, house)
            except UnknownBot as error:
                raise SetupError(str(error), "players") from None


def _stand_ins(customs: Mapping[str, Any]) -> list[str]:
    return [str(customs["stand_in"])] if "stand_in" in customs else []


def _read_show(wish: object, players: Sequence[Player]) -> dict[str, Any]:
    if wish is None:
        wish = {}
    if not isinstance(wish, Mapping):
        raise SetupError(message("table-setup-show-is-object"), "show")
    for name in wish:
        if name not in SHOW:
            raise SetupError(message("table-setup-cannot-show", name=quoted(name), allowed=tuple(SHOW)), "show")
    alone = sum(player.kind != "bot" for player in players) < 2
    show = {}
    for name, allowed in SHOW.items():
        value = wish.get(name, alone if name == "hints" else allowed[0])
        if not any(value is choice or (isinstance(value, str) and value == choice) for choice in allowed):
            choices = tuple(str(choice) for choice in allowed)
            raise SetupError(message("table-setup-show-value", name=name, value=quoted(value), allowed=choices), "show")
        show[name] = value
    return show


__all__ = ["Player", "Setup", "SetupError", "bot_name", "bot_names", "older_rules", "read_name", "read_setup", "read_stored", "seated_bot"]
