"""Reads the worked examples of the rulebooks: cards on a table, and what is played there, which the rules themselves carry out.

The examples of a game are the file `EXAMPLES.toml` in its folder; docs/lessons.md has its fields. They hold no sentences, so they are the
same in every language.

>>> example = examples("basra")[1]
>>> example.rule, example.plays[0]
('3.2', '8H takes 8S 5C 3D')
>>> [step.move for step in example.steps]
['8H takes 8S 5C 3D']
"""

from __future__ import annotations

import tomllib
from collections import Counter
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

from ..cards.quoting import quoted
from ..engine.game import Game
from ..engine.match_record import PLAY
from ..engine.table import IllegalMove, Table, from_position
from ..engine.text import read_house, read_position
from ..language import message
from . import game, package_of, rulebook
from .books import paragraph, text_beside
from .fields import read_fields

FILE = "EXAMPLES.toml"
AGAIN, NOT = "or ", "not "
"""A play that begins again where the example began, and one that the rules do not allow."""

_EXAMPLE = {"rule": str, "position": str, "plays": list, "hand": bool}
_USUAL = {"plays": [], "hand": False}
_OF_A_DEAL = ("phase", "deals", "target", "letters", "minimum")
"""The fields that a position of an example may leave out: they are as in a deal that has just begun."""
_REST = ("stock", "played")
"""Where the cards lie that an example does not name: in the first of these zones that the game has."""


class ExampleError(ValueError):
    """A file of examples that cannot be shown; the sentence names the file, the example and what is wrong there."""


@dataclass(frozen=True)
class Step:
    """A play of an example with the tables before and after it; `after` is None for one that is not allowed.

    move: the turn as the file has it. is_again: whether it begins again from the position of the example.
    """

    move: str
    before: Table
    after: Table | None
    is_again: bool


@dataclass(frozen=True)
class Example:
    """Cards that a paragraph speaks of, and what is played with them.

    - rule: the number of the paragraph. plays: turns in the game's notation, which may begin with `AGAIN` and `NOT`.
    - hand: whether the cards of the seat to move belong to the example.
    """

    game: str
    rule: str
    position: str
    plays: tuple[str, ...]
    hand: bool

    def table(self) -> Table:
        """A fresh table at the position of the example, with all cards of the pack somewhere."""
        chosen = game(self.game)
        return from_position(chosen, *read_position(chosen, whole(chosen, self.position)))

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        """The plays one after another; IllegalMove for one that is not legal, ExampleError for one that should not be and is."""
        table, steps = self.table(), []
        for play in self.plays:
            is_again = play.startswith(AGAIN)
            if is_again:
                table = self.table()
            move = play.removeprefix(AGAIN)
            if move.startswith(NOT):
                move = move.removeprefix(NOT)
                if not table.objection(move):
                    raise ExampleError(message("games-example-is-allowed", move=quoted(move)))
                steps.append(Step(move, table, None, is_again))
                continue
            after = from_position(table.game, *read_position(table.game, str(table)))
            after.play(move)
            steps.append(Step(move, table, after, is_again))
            table = after
        return tuple(steps)


def whole(chosen: Game, line: str) -> str:
    """The whole position that the short one of an example stands for.

    Numbers that every deal begins with, the sizes of the zones and the cards that are not named are filled in.

    >>> line = whole(game("pisti"), "pisti seats=2 laid=7S hand=7H")
    >>> line.split()[:7], line.count("stock_size=50")
    (['pisti', 'seats=2', 'phase=1', 'deals=1', 'target=151', 'laid=7S', 'hand=7H'], 1)
    """
    name, house_text, *parts = line.split()
    house = read_house(chosen, house_text)
    given = dict(part.partition("=")[::2] for part in parts)
    fields = _of_a_deal(chosen, house_text) | given
    layout, deck = chosen.rules.layout, chosen.rules.deck(house)
    left = Counter(deck.cards)
    zones = {zone.name: [deck.read_cards(row) for row in fields.get(zone.name, "").split("/")] for zone in layout.zones}
    for rows in zones.values():
        left -= Counter(card for row in rows for card in row)
    rest = next(zone for zone in _REST if zone in zones)
    zones[rest][0] += sorted(left.elements())
    if zones[rest][0]:
        fields[rest] = "".join(map(deck.code, zones[rest][0]))
    for zone in layout.zones:
        fields.setdefault(str(zone.size), ",".join(str(len(row)) for row in zones[zone.name]))
    for field in layout.fields:
        if field.total is not None:
            fields[field.name] = str(sum(int(number) for number in fields.get(field.total, "0").split(",")))
    return " ".join([name, house_text, *(f"{name}={value}" for name, value in fields.items() if value)])


@cache
def _of_a_deal(chosen: Game, house_text: str) -> dict[str, str]:
    """The fields that a deal of this house begins with, as a position writes them."""
    table = Table(chosen, read_house(chosen, house_text))
    while table.record.phase != PLAY:
        table.deal(seed=len(table.history))
    fields = dict(part.partition("=")[::2] for part in str(table).split()[2:])
    return {name: fields[name] for name in _OF_A_DEAL if name in fields}


@cache
def examples(name: str) -> tuple[Example, ...]:
    """The worked examples of a game, none where it has no file of them; UnknownGame, or ExampleError for a wrong file."""
    text = text_beside(package_of(game(name).name), FILE)
    return () if text is None else read_examples(name, text, f"{name}/{FILE}")


def read_examples(name: str, text: str, called: str) -> tuple[Example, ...]:
    """The examples that a text in TOML has for a game, each tried; ExampleError. called: what the file is called in an error."""
    try:
        content = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ExampleError(message("games-lessons-are-no-toml", name=called, error=str(error))) from None
    given = content.pop("example", [])
    if content or not isinstance(given, list):
        raise ExampleError(message("games-examples-of-other-parts", name=called))
    return tuple(_read(name, part, message("games-place-of-an-example", name=called, number=str(n))) for n, part in enumerate(given, 1))


def _read(name: str, content: Any, place: str) -> Example:
    fields = read_fields(_USUAL | content if isinstance(content, dict) else content, _EXAMPLE, place, ExampleError)
    example = Example(name, fields["rule"], fields["position"], tuple(fields["plays"]), fields["hand"])
    if not paragraph(rulebook(name), example.rule):
        number, title = quoted(example.rule), game(name).noun
        raise ExampleError(message("games-lesson-of-no-paragraph", place=place, game=title, paragraph=number))
    try:
        _ = example.steps
    except (IllegalMove, ValueError) as error:
        raise ExampleError(message("games-lesson-does-not-hold", place=place, error=str(error))) from None
    return example
