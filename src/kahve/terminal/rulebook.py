"""`kahve rules`: prints the numbered rulebook, with the value of each house rule at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..language import message
from .options import GameName, HouseRules, Plain, PresetName, settled
from .paper import Paper, paper

if TYPE_CHECKING:
    from ..engine.game import Game
    from ..games.examples import Example
    from ..table.teaching.example_board import Place


def rules(game: GameName, house: HouseRules = None, preset: PresetName = None, plain: Plain = False) -> None:
    """Print the rulebook of a game, in a pipe as Markdown."""
    from ..games import game as find
    from ..games import rulebook, rulebook_not_translated

    chosen = find(game)
    table = settled(chosen, house, preset)
    text, sheet = rulebook(game), paper(plain)
    if note := rulebook_not_translated(game):
        show(f"{note}\n\n", sheet)
    if house or preset:
        text = marked(text, chosen, table)
    show(text if sheet.plain else with_examples(text, chosen, sheet.suits), sheet)


def show(text: str, sheet: Paper) -> None:
    """Print Markdown, drawn if the terminal can, or else as it is written."""
    if sheet.plain:
        print(text, end="" if text.endswith("\n") else "\n")
        return
    from rich.markdown import Markdown

    sheet.console().print(Markdown(text))


def with_examples(text: str, game: Game, suits: bool) -> str:
    """The rulebook with its worked examples, each at the end of its paragraph. suits: whether the terminal has the suit signs."""
    from ..games.books import NUMBERED
    from ..games.examples import examples

    waiting: dict[str, list[str]] = {}
    for example in examples(game.name):
        waiting.setdefault(example.rule, []).extend(["", *_example(example, game.family, suits)])
    lines: list[str] = []
    here = ""
    for line in text.splitlines():
        if line.startswith("#") or NUMBERED.match(line):
            lines += [*waiting.pop(here, ()), ""]
            numbered = NUMBERED.match(line)
            here = (numbered[1] or numbered[2]) if numbered else ""
        lines.append(line)
    return "\n".join([*lines, *waiting.pop(here, ())]) + "\n"


def _example(example: Example, family: str, suits: bool) -> list[str]:
    """A worked example as a quotation in Markdown, a line for each place and for each play. The cards that are moved are bold."""
    from ..table.teaching.example_board import frames, house_of

    title = message("people-example")
    lines = [f"**{title}**", *house_of(example)]
    for frame in frames(example):
        lines += [_place(place, family, suits) for place in frame.places]
        if frame.says:
            lines.append(f"**{frame.lead}** {frame.says}" if frame.lead else frame.says)
    if table := frames(example)[-1].count:
        head, *rows = table
        lines += ["", *(f"| {' | '.join(row)} |" for row in (head, ["---"] * len(head), *rows))]
    quoted: list[str] = []
    for line in lines:
        quoted += [f"> {line}"] if line.startswith("|") else [f"> {line}", ">"]
    return quoted


def _place(place: Place, family: str, suits: bool) -> str:
    """The cards of a place of the table, or what it says where none lies there."""
    left = place.moved.copy()
    cards = []
    for card in (card for group in place.groups for card in group):
        cards.append(f"**{_card(card, family, suits)}**" if left[card] > 0 else _card(card, family, suits))
        left[card] -= 1
    lying = " ".join(cards) or place.says
    if place.played:
        return message("terminal-example-played", place=place.title, cards=lying, card=_card(place.played, family, suits))
    return message("terminal-example-place", place=place.title, cards=lying)


def _card(code: str, family: str, suits: bool) -> str:
    """A card in the notation of its game, as Markdown: letters as they are played, all others by their sign."""
    from .card_faces import LETTERS, sign

    return code if family == LETTERS else sign(code, suits=suits).replace("*", "\\*")


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
            here, usual = option.in_words(value), option.in_words(option.number_for(option.default))
            if value == option.number_for(option.default):
                mark = message("terminal-at-this-table", value=here)
            else:
                mark = message("terminal-at-this-table-changed", value=here, default=usual)
            waiting = [">", f"> **{mark}**"]
    return "\n".join(lines[:-1]) + "\n"
