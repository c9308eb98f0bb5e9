"""`kahve rules`: the numbered rulebook, with the value of each house rule at a table."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from .options import GameName, HouseRules, Plain, PresetName, settled
from .paper import Paper, paper

if TYPE_CHECKING:
    from ..engine.game import Game

_HOUSE_RULE = re.compile(r"^> House rule `(\w+)`")
_NUMBERED = re.compile(r"^(?:#+\s+(\d+)|\*\*(\d+(?:\.\d+)+)\*\*)\s")


def rules(game: GameName, house: HouseRules = None, preset: PresetName = None, plain: Plain = False) -> None:
    """The rulebook of a game.

    In a pipe or with --plain it is Markdown as it was written. With --house or --preset each paragraph that carries a house rule also
    says its value at that table.

    Example: kahve rules pisti --house jack_on_jack_bonus=30
    """
    from ..games import game as find
    from ..games import rulebook

    found = find(game)
    table = settled(found, house, preset)
    text = rulebook(game)
    show(marked(text, found, table) if house or preset else text, paper(plain))


def show(text: str, sheet: Paper) -> None:
    """Print Markdown: drawn where the terminal can, else as it is."""
    if sheet.plain:
        print(text, end="" if text.endswith("\n") else "\n")
        return
    from rich.markdown import Markdown

    sheet.console().print(Markdown(text))


def marked(text: str, game: Game, table: Any) -> str:
    """The rulebook with a line after each house rule: its value at this table."""
    from ..engine.house import numbers_of

    values = {option.name: (option, value) for option, value in numbers_of(table)}
    lines: list[str] = []
    waiting: list[str] = []
    for line in [*text.splitlines(), ""]:
        found = _HOUSE_RULE.match(line)
        if waiting and (found or not line.startswith(">")):
            lines += [*waiting, ">"] if found else waiting
            waiting = []
        lines.append(line)
        if found and found[1] in values:
            option, value = values[found[1]]
            changed = ", changed from " + option.told(option.number_for(option.default))
            same = value == option.number_for(option.default)
            waiting = [">", f"> **At this table: {option.told(value)}{'' if same else changed}.**"]
    return "\n".join(lines[:-1]) + "\n"


def paragraph(text: str, number: str) -> str:
    """One numbered paragraph of a rulebook with its house rules, or a whole section; empty when there is none of this number."""
    return "\n".join(_lines_of(text, number)).strip()


def _lines_of(text: str, number: str) -> Iterator[str]:
    inside = False
    for line in text.splitlines():
        found = _NUMBERED.match(line)
        if found:
            here = found[1] or found[2]
            inside = here == number or here.startswith(number + ".")
        elif line.startswith("#"):
            inside = False
        if inside:
            yield line
