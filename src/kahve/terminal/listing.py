"""`kahve games`, `kahve players` and `kahve house`: list the games, the players of a game, and its house rules."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Any

from ..language import later, message, paragraph
from .manual import option
from .options import AsJson, GameName, HouseRules, Plain, PresetName, say_refused, settled
from .paper import Paper, paper

if TYPE_CHECKING:
    from ..engine.game import Game, Preset
    from ..engine.house import Option, Value

RuleSheet = Annotated[str | None, option(later("help-house-sheet"), '--sheet "2 clean, sevens 1500"', "TEXT")]
AsLine = Annotated[bool, option(later("help-house-line"), "--line")]


def games(plain: Plain = False, as_json: AsJson = False) -> None:
    """List the games of Kahve."""
    from ..games import all_games, not_translated

    listed = all_games()
    say_refused()
    if as_json:
        rows: list[dict[str, Any]] = [{"name": game.name, "title": game.title, "also": list(game.other_names)} for game in listed]
        for row, game in zip(rows, listed, strict=True):
            row |= {"seats": seats(game), "summary": game.summary}
        print(json.dumps(rows, indent=2, ensure_ascii=False))
        return
    sheet = paper(plain)
    for game in listed:
        _print(sheet, _game_line(game), paragraph(game.summary, not_translated(game.name)), head=game.name)


def players(game: GameName, plain: Plain = False, as_json: AsJson = False) -> None:
    """List the players that a table of a game can have, the characters last."""
    from ..bots import BOTS, is_offered_in
    from ..games import game as find

    chosen, sheet = find(game), paper(plain)
    listed = [(name, str(title), str(says)) for name, (title, says) in BOTS.items() if is_offered_in(name, chosen)]
    if as_json:
        print(json.dumps([{"name": name, "title": title, "says": says} for name, title, says in listed], indent=2, ensure_ascii=False))
        return
    for name, title, says in listed:
        _print(sheet, message("terminal-player", code=name, name=title), says, head=name)


def seats(game: Game) -> str:
    """The possible numbers of players, in words; "any" for a game without a rule about it."""
    for row in game.options:
        if row.name == "seats":
            return str(row.low) if row.low == row.high and not row.allowed else row.allows()
    return "any"


def _game_line(game: Game) -> str:
    number = seats(game)
    if number == "any":
        line = message("terminal-game-any-seats", code=game.name, game=game.title)
    else:
        line = message("terminal-game", code=game.name, game=game.title, seats=number)
    return paragraph(line, message("terminal-game-also", names=game.other_names)) if game.other_names else line


def house(
    game: GameName,
    house: HouseRules = None,
    preset: PresetName = None,
    plain: Plain = False,
    as_json: AsJson = False,
    as_line: AsLine = False,
    sheet_text: RuleSheet = None,
) -> None:
    """List the house rules of a game, and its presets."""
    from ..engine.house import numbers_of
    from ..engine.house_line import write_line
    from ..games import game as find

    chosen = find(game)
    if sheet_text is not None:
        _sheet(chosen, sheet_text, paper(plain), as_json)
        return
    table = settled(chosen, house, preset)
    if as_line:
        print(write_line(chosen, table))
        return
    if as_json:
        print(json.dumps(_as_rows(chosen, table), indent=2, ensure_ascii=False))
        return
    sheet = paper(plain)
    for rule, value in numbers_of(table):
        _print(sheet, _option_line(rule, value), str(rule.says), head=rule.name)
    for row in chosen.presets:
        _print(sheet, _preset_line(row), str(row.says), head=f"--preset {row.name}")


def _sheet(game: Game, text: str, out: Paper, as_json: bool) -> None:
    """Say what a family's own rule sheet was read as, and write its house rules as a line."""
    from ..engine.house_line import write_line
    from ..engine.sheet import read_sheet

    read = read_sheet(game, text)
    if as_json:
        print(json.dumps({"game": game.name, "house": read.house, "unknown": list(read.unknown), "says": read.says}, ensure_ascii=False))
        return
    out.say(read.says)
    if not read.refused:
        out.say(write_line(game, game.settle(read.house)))


def _option_line(option: Option, value: int) -> str:
    name, title, place = option.name, option.title, option.paragraph
    default, allowed = option.spelled(option.default), option.allows(spelled=True)
    if value == option.number_for(option.default):
        return message("terminal-option", name=name, title=title, default=default, allowed=allowed, paragraph=place)
    here = option.spelled(option.value_of(value))
    return message("terminal-option-changed", name=name, title=title, default=default, value=here, allowed=allowed, paragraph=place)


def typed(value: Value) -> str:
    """The value of a house rule as `--house` reads it, the same in every language.

    >>> typed(True), typed("if_able"), typed(101)
    ('yes', 'if_able', '101')
    """
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def _preset_line(preset: Preset) -> str:
    changes = tuple(f"{name}={typed(value)}" for name, value in preset.values.items())
    if not changes:
        return message("terminal-preset-default", name=preset.name, title=str(preset.title))
    return message("terminal-preset", name=preset.name, title=str(preset.title), changes=changes)


def _print(sheet: Paper, line: str, says: str, *, head: str) -> None:
    """Print a line with its head in colour, and below it what it means."""
    if sheet.plain:
        sheet.say(line)
        sheet.say(says, indent="  ")
        return
    from rich.padding import Padding
    from rich.text import Text

    text = Text(line)
    start = line.index(head)
    text.stylize("bold cyan", start, start + len(head))
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
