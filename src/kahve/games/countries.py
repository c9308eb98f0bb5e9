"""The games of each country, as they are played there and under the names that they have there.

Of a country the first is where a newcomer begins. It is data and knows no screen: `GET /api/games` tells it to every front door.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ..engine.game import Game
from ..engine.house import Value
from ..language import Noun, noun


@dataclass(frozen=True)
class Door:
    """A game as a country plays it: the game, a preset of it or house rules over that, and its name there.

    name: the member of the nouns `games-door` and `games-door-says`; empty where the game's own title and summary say it.
    """

    game: str
    preset: str = ""
    house: Mapping[str, Value] = field(default_factory=dict)
    name: str = ""

    def title(self, game: Game) -> str:
        """What the game is called there."""
        return str(noun("games-door", self.name)) if self.name else game.title

    def says(self, game: Game) -> str:
        """A sentence about it."""
        return str(noun("games-door-says", self.name)) if self.name else game.summary

    def values(self, game: Game) -> dict[str, Value]:
        """The house rules that differ from the book's; the number of seats is among them."""
        seats = {option.name: option.default for option in game.options if option.name == "seats"}
        return seats | dict(game.preset(self.preset).values if self.preset else {}) | dict(self.house)


@dataclass(frozen=True)
class Country:
    """A country with its games, the first for whoever is new.

    - code: of ISO 3166, as in the language tag `ar-EG`.
    - languages: those of its people.
    - is_usual: whether who reads one of these languages begins here where nothing tells the country.
    """

    code: str
    languages: tuple[str, ...]
    doors: tuple[Door, ...]
    is_usual: bool = False

    @property
    def title(self) -> Noun:
        """The name of the country."""
        return noun("games-country", self.code)

    @property
    def played(self) -> Noun:
        """Words for its games, as "as played in Egypt"."""
        return noun("games-as-played-in", self.code)


_PISTI = (Door("pisti", "two_hand"), Door("pisti", "classic", name="pisti-in-pairs"))
_HAND_AND_FOOT = (Door("hand_and_foot"), Door("hand_knee_and_foot"))

COUNTRIES = (
    Country("TR", ("tr",), _PISTI, is_usual=True),
    Country(
        "GR",
        ("el",),
        (Door("dry_game", "greek", name="xeri"), Door("dry_game", "greek", {"seats": 4, "teams": True}, "xeri-in-pairs")),
        is_usual=True,
    ),
    Country("CY", ("el", "tr"), (Door("pastra", "cypriot"), Door("pastra", "partners", name="pastra-in-pairs"))),
    Country(
        "EG",
        ("ar",),
        (Door("basra", "egyptian", name="basra-in-egypt"), Door("basra", "egyptian", {"seats": 4}, "basra-in-egypt-in-pairs")),
        is_usual=True,
    ),
    Country(
        "LB",
        ("ar",),
        (Door("basra", "lebanese", name="basra-in-lebanon"), Door("basra", "lebanese", {"seats": 4}, "basra-in-lebanon-in-pairs")),
    ),
    Country("JO", ("ar",), (Door("basra", "jordanian", name="basra-in-jordan"),)),
    Country("PS", ("ar",), (Door("basra", "palestinian", name="basra-in-palestine"),)),
    Country("US", ("en",), (*_HAND_AND_FOOT, Door("foxtrot"))),
    Country("CA", ("en",), (*_HAND_AND_FOOT, Door("hand_and_foot", "saskatchewan", name="hand-and-foot-in-saskatchewan"))),
    Country("DE", ("de",), _PISTI, is_usual=True),
    Country("AT", ("de",), _PISTI),
    Country("CH", ("de",), _PISTI),
)
