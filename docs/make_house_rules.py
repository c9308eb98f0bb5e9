"""The page of the site that lists every game's house rules, from the rows that the games themselves read."""

from __future__ import annotations

from pathlib import Path

import kahve
from kahve.engine.game import Game, Preset
from kahve.engine.house import Option, Value
from kahve.games import GAMES
from kahve.games.books import rulebook_file

DOCS = Path(__file__).parent

HEAD = """# House rules

This page lists what each table may set.
A house rule is given by name: `kahve play pisti --house target=101` or `kahve.new("pisti", target=101)`.
A preset is a set of house rules with a name: `kahve play pisti --preset two_hand`.
A number after § is the paragraph of the game's rulebook.
"""


def page() -> str:
    """The page as Markdown: the heading, then a section for each game."""
    return "\n".join([HEAD, *(section(game) for game in kahve.all_games())])


def section(game: Game) -> str:
    """A game's heading, its table of presets and its table of house rules."""
    return f"""## {game.title}

{game.summary}
Its name in commands and in Python is `{game.name}`.
It has a [rulebook]({rulebook(game)}).

| preset | house rules | what it is |
| --- | --- | --- |
{"".join(preset_row(preset) for preset in game.presets)}
| house rule | default | allowed | § | what it sets |
| --- | --- | --- | --- | --- |
{"".join(option_row(option) for option in game.options)}"""


def rulebook(game: Game) -> str:
    """The link from this page to the file of the game's rulebook in the repository."""
    path = rulebook_file(GAMES[game.name], "en")
    assert path is not None, "every game has an English rulebook"
    return f"../{path.relative_to(DOCS.parent).as_posix()}"


def preset_row(preset: Preset) -> str:
    """A row of the table of presets."""
    values = ", ".join(f"`{name}={written(value)}`" for name, value in preset.values.items())
    return f"| `{preset.name}` | {values or 'all as default'} | {preset.title}. {preset.says} |\n"


def option_row(option: Option) -> str:
    """A row of the table of house rules."""
    title = option.title if option.title.endswith("?") else f"{option.title}."
    return f"| `{option.name}` | {written(option.default)} | {allowed(option)} | {option.paragraph} | **{title}** {option.says} |\n"


def allowed(option: Option) -> str:
    """The values of an option, as the column `allowed` lists them."""
    if option.kind == "yes_no":
        return "yes, no"
    if option.kind == "text":
        return option.allows()
    if option.any_other or option.kind == "row":
        return option.allows(spelled=True)
    return ", ".join(option.spelled(value) for value in option.allowed) or f"{option.low} to {option.high}"


def written(value: Value) -> str:
    """A value as people type it: `yes` and `no` for truth values."""
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)
