"""`kahve rules`: prints the numbered rulebook, with the value of each house rule at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..language import message
from .options import GameName, HouseRules, Plain, PresetName, settled
from .paper import Paper, paper

if TYPE_CHECKING:
    from ..engine.game import Game


def rules(game: GameName, house: HouseRules = None, preset: PresetName = None, plain: Plain = False) -> None:
    """Print the rulebook of a game, in a pipe as Markdown."""
    from ..games import game as find
    from ..games import rulebook

    chosen = find(game)
    table = settled(chosen, house, preset)
    text = rulebook(game)
    show(marked(text, chosen, table) if house or preset else text, paper(plain))


def show(text: str, sheet: Paper) -> None:
    """Print Markdown, drawn if the terminal can, or else as it is written."""
    if sheet.plain:
        print(text, end="" if text.endswith("\n") else "\n")
        return
    from rich.markdown import Markdown

    sheet.console().print(Markdown(text))


def marked(text: str, game: Game, table: Any) -> str:
    """The rulebook with a line after each house rule that has its value at this table."""
    from ..engine.house import numbers_of
    from ..games.books import HOUSE_RULE

    values = {option.name: (option, value) for option, value in numbers_of(table)}
    lines: list[str] = []
    waiting: list[str] = []
    for line in [*text.splitlines(), ""]:
        rule_named = HOUSE_RULE.match(line)
        if waiting and (rule_named or not line.startswith(">")):
            lines += [*waiting, ">"] if rule_named else waiting
            waiting = []
        lines.append(line)
        if rule_named and rule_named[1] in values:
            option, value = values[rule_named[1]]
            here, usual = option.told(value), option.told(option.number_for(option.default))
            if value == option.number_for(option.default):
                mark = message("terminal-at-this-table", value=here)
            else:
                mark = message("terminal-at-this-table-changed", value=here, default=usual)
            waiting = [">", f"> **{mark}**"]
    return "\n".join(lines[:-1]) + "\n"
