"""The customs of a table: what its host has settled besides the rules of the game, read and checked.

- `away`: the seconds after which the seat of a person who does not move is offered to the others; 0 for never.
- `stand_in`: the name of the bot that plays for a person who is gone.
- `talk`: what may be said: `phrases` from the list, `free` text too, or `none`.
- `partner_talk`: whether there is talk during a deal at a table with partners.
- `takeback`: whether a move can be taken back, if all agree.
- `pace`: how fast the bots play: `free` where the people there say it, or one pace for all.
- `watch`: what others may see without a seat: nothing (`no`), the `table` without hands, or besides it the `hands` of the deal before.
- `late`: whether a friend with the link may take a bot's seat between two deals.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from ..cards.quoting import quoted
from .pace import FREE, SHARES
from .setup_error import SetupError

DAY = 86400


@dataclass(frozen=True)
class Custom:
    """A custom in words, and what is allowed of it: each value with its title, the default first."""

    name: str
    title: str
    says: str
    choices: tuple[tuple[object, str], ...]


_YES, _NO = (True, "yes"), (False, "no")

CUSTOMS = (
    Custom(
        "away",
        "Time to move",
        "Who has not moved for this time counts as away, and the others may let a bot play.",
        ((0, "no limit"), (30, "30 seconds"), (90, "90 seconds"), (DAY, "a day")),
    ),
    Custom(
        "talk",
        "Talk",
        "What people at the table may say to each other.",
        (("phrases", "phrases, pictures"), ("free", "free text too"), ("none", "nothing")),
    ),
    Custom(
        "partner_talk",
        "Partners talk",
        "Whether anybody may talk while a deal is played in which partners play together.",
        (_YES, _NO),
    ),
    Custom("takeback", "Moves taken back", "Whether the last move can be taken back, if all agree and it has shown no card.", (_NO, _YES)),
    Custom(
        "pace",
        "Pace of bots",
        "How fast bots play: as the people at the table wish, the slowest first, or at one pace for all.",
        ((FREE, "as people wish"), *((pace, pace) for pace in SHARES)),
    ),
    Custom(
        "watch",
        "Watching",
        "What friends with the link may see without a seat: of a deal in play they see no hand.",
        (("table", "the table"), ("hands", "the table, and all hands of the deal before"), ("no", "nothing")),
    ),
    Custom("late", "Late friends", "Whether a friend with the link may take a bot's seat between two deals.", (_YES, _NO)),
)
"""Every custom but `stand_in`, of which the bots of the house are the choices."""

CHOICES: Mapping[str, tuple[object, ...]] = {custom.name: tuple(value for value, _ in custom.choices) for custom in CUSTOMS}
"""What is allowed of each custom but `stand_in`, the default first."""

USUAL_STAND_IN = "greedy"

_FORMER: Mapping[str, Mapping[object, object]] = {"watch": {True: "table", False: "no"}}
"""Values that a custom had in former versions, and what they are called today."""
_STAND_IN = ("Stand-in", "The bot that plays for a person who is away, and takes an open seat.")


def read_customs(asked: object, bots: Collection[str], before: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """The customs asked for, over those that were; SetupError names the custom that cannot be and what is allowed.

    bots: the names of the bots that can stand in. before: by default the usual customs.

    >>> read_customs({"talk": "none"}, ["greedy"])["talk"]
    'none'
    >>> read_customs({"away": 45}, ["greedy"])
    Traceback (most recent call last):
    kahve.table.setup_error.SetupError: away cannot be 45: allowed are 0, 30, 90, 86400.
    """
    if asked is None:
        asked = {}
    if not isinstance(asked, Mapping):
        raise SetupError(f"The customs of a table are an object of {', '.join([*CHOICES, 'stand_in'])}.", "customs")
    stand_in = USUAL_STAND_IN if USUAL_STAND_IN in bots else next(iter(bots))
    customs = dict(before or {name: choices[0] for name, choices in CHOICES.items()} | {"stand_in": stand_in})
    for name, value in asked.items():
        choices = tuple(bots) if name == "stand_in" else CHOICES.get(name)
        if choices is None:
            raise SetupError(f"A table has no custom {quoted(name)}: there are {', '.join([*CHOICES, 'stand_in'])}.", "customs")
        value = _FORMER.get(name, {}).get(value, value) if isinstance(value, bool) else value
        # True is no 1 here, and 0 no False.
        if not any(type(value) is type(choice) and value == choice for choice in choices):
            raise SetupError(f"{name} cannot be {str(value)[:40]}: allowed are {', '.join(map(str, choices))}.", "customs")
        customs[name] = value
    return customs


def customs_told(bots: Mapping[str, tuple[str, str]]) -> list[dict[str, Any]]:
    """Every custom as a form shows it: its title, a sentence, and its values with their titles (docs/protocol.md).

    bots: the title and the sentence of each bot that can stand in, by name.

    >>> [custom["name"] for custom in customs_told({"greedy": ("Club player", "Takes what it can.")})]
    ['away', 'stand_in', 'talk', 'partner_talk', 'takeback', 'pace', 'watch', 'late']
    """
    players = tuple((name, title) for name, (title, _) in bots.items())
    usual = USUAL_STAND_IN if USUAL_STAND_IN in bots else next(iter(bots))
    forms = [_form(custom, custom.choices[0][0]) for custom in CUSTOMS]
    forms.insert(1, _form(Custom("stand_in", *_STAND_IN, players), usual))
    return forms


def _form(custom: Custom, default: object) -> dict[str, Any]:
    values = [{"value": value, "title": title} for value, title in custom.choices]
    return {"name": custom.name, "title": custom.title, "says": custom.says, "default": default, "values": values}


def changed(customs: Mapping[str, Any], before: Mapping[str, Any], bots: Mapping[str, tuple[str, str]]) -> str:
    """What differs, in the words of the form.

    >>> changed({"talk": "none", "away": 30}, {"talk": "free", "away": 30}, {})
    'Talk: nothing'
    """
    forms = {custom.name: custom for custom in CUSTOMS} | {"stand_in": Custom("stand_in", *_STAND_IN, ())}
    new = {name: value for name, value in customs.items() if before.get(name) != value}
    return ", ".join(f"{forms[name].title}: {_title_of(forms[name], value, bots)}" for name, value in new.items()) or "nothing"


def _title_of(custom: Custom, value: object, bots: Mapping[str, tuple[str, str]]) -> str:
    if custom.name == "stand_in":
        return bots.get(str(value), (str(value),))[0]
    return next((title for choice, title in custom.choices if type(choice) is type(value) and choice == value), str(value))
