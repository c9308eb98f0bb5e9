"""`kahve games` and `kahve house`: what there is to play, and by which rules."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from .options import AsJson, GameName, HouseRules, Plain, PresetName, settled
from .paper import Paper, paper

if TYPE_CHECKING:
    from ..engine.game import Game
    from ..engine.house import Option


def games(plain: Plain = False, as_json: AsJson = False) -> None:
    """The games of the house.

    Each with its name, its title, how many play, and a sentence.

    Example: kahve games
    """
    from ..games import all_games

    listed = all_games()
    if as_json:
        rows = [{"name": game.name, "title": game.title, "seats": seats(game), "summary": game.summary} for game in listed]
        print(json.dumps(rows, indent=2, ensure_ascii=False))
        return
    sheet = paper(plain)
    for game in listed:
        _print(sheet, f"{game.name}: {game.title}, {seats(game)} players.", game.summary, head=len(game.name))


def seats(game: Game) -> str:
    """How many can play, in words."""
    for option in game.options:
        if option.name == "seats":
            return str(option.low) if option.low == option.high and not option.allowed else option.allows()
    return "any number of"


def house(game: GameName, house: HouseRules = None, preset: PresetName = None, plain: Plain = False, as_json: AsJson = False) -> None:
    """The house rules of a game, and its presets.

    Each option with its default, what is allowed, its paragraph in the rulebook and a sentence. With --house or --preset also the value
    at that table.

    Example: kahve house pisti --preset two_hand
    """
    from ..engine.house import numbers_of
    from ..games import game as find

    found = find(game)
    table = settled(found, house, preset)
    if as_json:
        print(json.dumps(_as_rows(found, table), indent=2, ensure_ascii=False))
        return
    sheet = paper(plain)
    for option, value in numbers_of(table):
        _print(sheet, _option_line(option, value), option.says, head=len(option.name))
    for row in found.presets:
        changes = ", ".join(f"{name}={value}" for name, value in row.values.items()) or "all as default"
        _print(sheet, f"--preset {row.name}: {row.title} ({changes}).", row.says, head=len(f"--preset {row.name}"))


def _option_line(option: Option, value: int) -> str:
    default = option.number_for(option.default)
    here = "" if value == default else f", at this table {option.told(value)}"
    return f"{option.name}: default {option.told(default)}{here}. Allowed: {option.allows()}. Paragraph {option.paragraph}."


def _print(sheet: Paper, line: str, says: str, *, head: int) -> None:
    if sheet.plain:
        print(line)
        print(f"  {says}")
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
            "min": option.low if option.kind == "number" and not option.allowed else None,
            "max": option.high if option.kind == "number" and not option.allowed else None,
            "paragraph": option.paragraph,
            "says": option.says,
        }
        for option, value in numbers_of(table)
    ]
    presets = [{"name": row.name, "title": row.title, "says": row.says, "values": dict(row.values)} for row in game.presets]
    return {"game": game.name, "title": game.title, "options": options, "presets": presets}
