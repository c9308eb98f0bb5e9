"""`kahve games` and `kahve house`: list the games, and the house rules of a game."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .options import AsJson, GameName, HouseRules, Plain, PresetName, settled
from .paper import Paper, paper

if TYPE_CHECKING:
    from ..engine.game import Game
    from ..engine.house import Option

AsLine = Annotated[bool, typer.Option("--line", help="The rules of this table as one line, to send or to keep. Example: --line")]


def games(plain: Plain = False, as_json: AsJson = False) -> None:
    """The games of the house.

    Each with its name, its title, how many play, and a sentence.

    Example: kahve games
    """
    from ..games import all_games

    listed = all_games()
    if as_json:
        rows: list[dict[str, Any]] = [{"name": game.name, "title": game.title, "also": list(game.also)} for game in listed]
        for row, game in zip(rows, listed, strict=True):
            row |= {"seats": seats(game), "summary": game.summary}
        print(json.dumps(rows, indent=2, ensure_ascii=False))
        return
    sheet = paper(plain)
    for game in listed:
        also = f" Also {', '.join(game.also)}." if game.also else ""
        _print(sheet, f"{game.name}: {game.title}, {seats(game)} players.{also}", game.summary, head=len(game.name))


def seats(game: Game) -> str:
    """The possible numbers of players, in words."""
    for option in game.options:
        if option.name == "seats":
            return str(option.low) if option.low == option.high and not option.allowed else option.allows()
    return "any number of"


def house(
    game: GameName,
    house: HouseRules = None,
    preset: PresetName = None,
    plain: Plain = False,
    as_json: AsJson = False,
    as_line: AsLine = False,
) -> None:
    """The house rules of a game, and its presets.

    Each option with its default, what is allowed, its paragraph in the rulebook and a sentence. With --house or --preset also the value
    at that table. --line writes the rules of that table as the one line that a browser reads as a set of house rules, and --house too.

    Example: kahve house pisti --preset two_hand
    """
    from ..engine.house import numbers_of
    from ..engine.house_line import write_line
    from ..games import game as find

    chosen = find(game)
    table = settled(chosen, house, preset)
    if as_line:
        print(write_line(chosen, table))
        return
    if as_json:
        print(json.dumps(_as_rows(chosen, table), indent=2, ensure_ascii=False))
        return
    sheet = paper(plain)
    for option, value in numbers_of(table):
        _print(sheet, _option_line(option, value), str(option.says), head=len(option.name))
    for row in chosen.presets:
        changes = ", ".join(f"{name}={value}" for name, value in row.values.items()) or "all as default"
        _print(sheet, f"--preset {row.name}: {row.title} ({changes}).", str(row.says), head=len(f"--preset {row.name}"))


def _option_line(option: Option, value: int) -> str:
    default = option.number_for(option.default)
    here = "" if value == default else f", at this table {option.told(value)}"
    return f"{option.name}: default {option.told(default)}{here}. Allowed: {option.allows()}. Paragraph {option.paragraph}."


def _print(sheet: Paper, line: str, says: str, *, head: int) -> None:
    if sheet.plain:
        sheet.say(line)
        sheet.say(says, indent="  ")
        return
    from rich.padding import Padding
    from rich.text import Text

    text = Text(line)
    text.stylize("bold cyan", 0, head)
    console = sheet.console()
    console.print(text)
    console.print(Padding(Text(says), (0, 0, 0, 2)))


def _as_rows(game: Game, table: Any) -> dict[str, Any]:
    from ..engine.house import numbers_of

    options = [
        {
            "name": option.name,
            "kind": option.kind,
            "default": option.default,
            "value": option.value_of(value),
            "allowed": list(option.allowed) or None,
            "min": option.typed[0] if option.typed else None,
            "max": option.typed[1] if option.typed else None,
            "paragraph": option.paragraph,
            "says": str(option.says),
        }
        for option, value in numbers_of(table)
    ]
    presets = [{"name": row.name, "title": str(row.title), "says": str(row.says), "values": dict(row.values)} for row in game.presets]
    return {"game": game.name, "title": game.title, "options": options, "presets": presets}
