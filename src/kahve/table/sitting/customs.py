"""The customs of a table: what its host has settled besides the rules of the game, read and checked.

- `away`: the seconds after which the seat of a person who does not move is offered to the others; 0 for never.
- `stand_in`: the name of the bot that plays for a person who is gone.
- `talk`: what may be said: `phrases` from the list, `free` text too, or `none`.
- `partner_talk`: whether there is talk during a deal at a table with partners.
- `takeback`: whether a move can be taken back, if all agree; who plays with bots alone always goes back as they like.
- `pace`: how fast the bots play: `free` where the people there say it, or one pace for all.
- `watch`: what others may see without a seat: nothing (`no`), the `table` without hands, or besides it the `hands` of the deal before.
- `late`: whether a friend with the link may take a bot's seat between two deals.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from ...cards.quoting import quoted
from ...language import Noun, Sentence, later, message, noun
from ..protocol.setup_error import SetupError
from .pace import FREE, SHARES

DAY = 86400


Choices = tuple[tuple[object, Noun], ...]


@dataclass(frozen=True)
class Custom:
    """A custom in words, and what is allowed of it: each value with what it is called, the default first."""

    name: str
    title: Noun
    says: Sentence
    choices: Choices


_YES, _NO = (True, noun("table-choice", "yes")), (False, noun("table-choice", "no"))

CUSTOMS = (
    Custom(
        "away",
        noun("table-custom", "away"),
        later("table-customs-away"),
        (
            (0, noun("table-choice", "no-limit")),
            (30, noun("table-choice", "half-a-minute")),
            (90, noun("table-choice", "minute-and-a-half")),
            (DAY, noun("table-choice", "day")),
        ),
    ),
    Custom(
        "talk",
        noun("table-custom", "talk"),
        later("table-customs-talk"),
        (
            ("phrases", noun("table-choice", "phrases")),
            ("free", noun("table-choice", "free-text")),
            ("none", noun("table-choice", "nothing")),
        ),
    ),
    Custom("partner_talk", noun("table-custom", "partner-talk"), later("table-customs-partner-talk"), (_YES, _NO)),
    Custom("takeback", noun("table-custom", "takeback"), later("table-customs-takeback"), (_NO, _YES)),
    Custom(
        "pace",
        noun("table-custom", "pace"),
        later("table-customs-pace"),
        ((FREE, noun("table-choice", "as-people-wish")), *((pace, noun("table-choice", pace)) for pace in SHARES)),
    ),
    Custom(
        "watch",
        noun("table-custom", "watch"),
        later("table-customs-watch"),
        (
            ("table", noun("table-choice", "the-table")),
            ("hands", noun("table-choice", "table-and-hands")),
            ("no", noun("table-choice", "nothing")),
        ),
    ),
    Custom("late", noun("table-custom", "late"), later("table-customs-late"), (_YES, _NO)),
)
"""Every custom but `stand_in`, of which the bots of the server are the choices."""

CHOICES: Mapping[str, tuple[object, ...]] = {custom.name: tuple(value for value, _ in custom.choices) for custom in CUSTOMS}
"""What is allowed of each custom but `stand_in`, the default first."""

USUAL_STAND_IN = "greedy"

ALONE = ("pace",)
"""The customs that mean something where one person plays with bots."""

_FORMER: Mapping[str, Mapping[object, object]] = {"watch": {True: "table", False: "no"}}
"""Values that a custom had in former versions, and what they are called today."""
_STAND_IN = Custom("stand_in", noun("table-custom", "stand-in"), later("table-customs-stand-in"), ())


def read_customs(wanted: object, bots: Collection[str], before: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """The customs asked for, over those that were; SetupError names the custom that cannot be and what is allowed.

    bots: the names of the bots that can stand in. before: by default the usual customs.

    >>> read_customs({"talk": "none"}, ["greedy"])["talk"]
    'none'
    >>> read_customs({"away": 45}, ["greedy"])
    Traceback (most recent call last):
    kahve.table.protocol.setup_error.SetupError: away cannot be 45: allowed are 0, 30, 90, 86400.
    """
    if wanted is None:
        wanted = {}
    if not isinstance(wanted, Mapping):
        raise SetupError(message("table-customs-are-object", names=(*CHOICES, "stand_in")), "customs")
    stand_in = USUAL_STAND_IN if USUAL_STAND_IN in bots else next(iter(bots))
    customs = dict(before or {name: choices[0] for name, choices in CHOICES.items()} | {"stand_in": stand_in})
    for name, value in wanted.items():
        choices = tuple(bots) if name == "stand_in" else CHOICES.get(name)
        if choices is None:
            raise SetupError(message("table-no-such-custom", name=quoted(name), names=(*CHOICES, "stand_in")), "customs")
        value = _FORMER.get(name, {}).get(value, value) if isinstance(value, bool) else value
        # Here True is not 1, and 0 is not False.
        if not any(type(value) is type(choice) and value == choice for choice in choices):
            allowed = tuple(map(str, choices))
            raise SetupError(message("table-customs-value-is-not", name=name, value=str(value)[:40], allowed=allowed), "customs")
        customs[name] = value
    return customs


def customs_document(bots: Mapping[str, tuple[str, str]], *, friends: bool = True) -> list[dict[str, Any]]:
    """Every custom as a form shows it: its title, a sentence, and its values with their titles (docs/protocol.md).

    bots: the title and the sentence of each bot that can stand in, by name.

    friends: whether other people can come to a table. If not, only the customs that concern one person and bots are told.

    >>> [custom["name"] for custom in customs_document({"greedy": ("Club player", "Takes what it can.")}, friends=False)]
    ['pace']
    >>> [custom["name"] for custom in customs_document({"greedy": ("Club player", "Takes what it can.")})]
    ['away', 'stand_in', 'talk', 'partner_talk', 'takeback', 'pace', 'watch', 'late']
    """
    players = [{"value": name, "title": str(title)} for name, (title, _) in bots.items()]
    usual = USUAL_STAND_IN if USUAL_STAND_IN in bots else next(iter(bots))
    forms = [
        _form(custom, custom.choices[0][0], [{"value": value, "title": str(title)} for value, title in custom.choices])
        for custom in CUSTOMS
    ]
    forms.insert(1, _form(_STAND_IN, usual, players))
    return forms if friends else [form for form in forms if form["name"] in ALONE]


def _form(custom: Custom, default: object, values: list[dict[str, Any]]) -> dict[str, Any]:
    return {"name": custom.name, "title": str(custom.title), "says": str(custom.says), "default": default, "values": values}


def changed(customs: Mapping[str, Any], before: Mapping[str, Any], bots: Mapping[str, tuple[str, str]]) -> str:
    """What differs, in a sentence with the words of the form; empty where nothing does.

    >>> changed({"talk": "none", "away": 30}, {"talk": "free", "away": 30}, {})
    'Talk: nothing.'
    """
    forms = {custom.name: custom for custom in (*CUSTOMS, _STAND_IN)}
    new = {name: value for name, value in customs.items() if before.get(name) != value}
    settings = tuple(
        noun("table-setting", "of", custom=forms[name].title, value=_title_of(forms[name], value, bots)) for name, value in new.items()
    )
    return message("table-new-customs", settings=settings) if settings else ""


def _title_of(custom: Custom, value: object, bots: Mapping[str, tuple[str, str]]) -> Noun | str:
    if custom.name == "stand_in":
        return str(bots.get(str(value), (str(value),))[0])
    return next((title for choice, title in custom.choices if type(choice) is type(value) and choice == value), str(value))
