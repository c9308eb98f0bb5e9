"""Write the types of the games by name, for editors and checkers: `.venv/bin/python docs/make_game_types.py`.

They come from the declarations of the games: the options, the presets, the class of the house rules and that of the record.
"""

from __future__ import annotations

import inspect
from pathlib import Path

from kahve.engine.game import Game
from kahve.engine.house import Option
from kahve.games import GAMES, game, new

STUB = Path(__file__).parents[1] / "src/kahve/games/by_name.pyi"
HEAD = '''"""The games by name as a checker sees them. Written by docs/make_game_types.py from what the games declare: change that."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from os import PathLike
from typing import Literal, TypedDict, Unpack, overload

from ..engine.game import Game
from ..engine.table import Table
from ..engine.view import View
'''


def stub() -> str:
    """The whole file."""
    chosen = [game(name) for name in GAMES]
    imports = sorted({line for each in chosen for line in imports_of(each)})
    functions = "".join("".join(map(call, chosen)) + general for call, general in zip((opening, finding, going_on), GENERAL))
    return HEAD + "".join(imports) + "".join(map(classes_of, chosen)) + functions


def imports_of(chosen: Game) -> list[str]:
    """The lines that import the classes of a game's house rules and record, each by a name of its own."""
    names = {chosen.rules.house: f"{prefix(chosen)}House", chosen.rules.layout.declared: f"{prefix(chosen)}Record"}
    return [f"from {kind.__module__.removeprefix('kahve.games')} import {kind.__name__} as {name}\n" for kind, name in names.items()]


def prefix(chosen: Game) -> str:
    """With what the names of a game's types begin."""
    return "".join(part.capitalize() for part in chosen.name.split("_"))


def classes_of(chosen: Game) -> str:
    """The house rules of a game by name, and its table, view and game."""
    name = prefix(chosen)
    options = "".join(f"    {option.name}: {type_of(option)}\n" for option in chosen.options)
    return f"""
class {name}Options(TypedDict, total=False):
{options}
class {name}View(View):
    house: {name}House
    @cached_property
    def record(self) -> {name}Record: ...
    def after(self, turn: Sequence[int]) -> {name}View | None: ...
    def played(self, turn: Sequence[int]) -> {name}View: ...

class {name}Game(Game):
    def settle(self, values: {name}Options | Mapping[str, object], preset: str | None = None) -> {name}House: ...

class {name}Table(Table):
    game: {name}Game
    house: {name}House
    @property
    def record(self) -> {name}Record: ...
    def view(self, seat: int) -> {name}View: ...
    def copy(self) -> {name}Table: ...
    def after(self, move: str | int | Sequence[int]) -> {name}Table: ...
"""


def type_of(option: Option) -> str:
    """The type of a house rule's values.

    >>> from kahve.engine.house import number, one_of
    >>> type_of(number(2, 4, default=2, paragraph="1")), type_of(one_of(0, 5, default=5, paragraph="1", words={0: "none"}))
    ('int', 'Literal["none", 5]')
    """
    listed = f"Literal[{', '.join(map(quoted, option.allowed))}]" if option.allowed else ""
    parts = {"yes_no": ["bool"], "text": ["str"], "row": ["str", "int", "Sequence[int]"], "number": [listed or "int"]}.get(
        option.kind, [listed]
    )
    if option.row and option.row.keys:
        parts = ["str", "Mapping[str, int]"]
    parts += ["int"] if option.any_other else []
    parts += ["str"] if option.further else []
    parts += ["PathLike[str]"] if option.from_file else []
    return " | ".join(parts)


def quoted(value: object) -> str:
    """A value as the style of this repository writes it."""
    return f'"{value}"' if isinstance(value, str) else repr(value)


def presets_of(chosen: Game) -> str:
    """The type of a preset's name."""
    return f"Literal[{', '.join(quoted(preset.name) for preset in chosen.presets)}] | None" if chosen.presets else "None"


def opening(chosen: Game) -> str:
    """`new` for this game."""
    taken = set(inspect.signature(new).parameters) & {option.name for option in chosen.options}
    assert not taken, f"{chosen.name} has house rules that `new` could not be given as keywords: {sorted(taken)}"
    name = prefix(chosen)
    return f"""
@overload
def new(
    name: Literal[{quoted(chosen.name)}],
    *,
    house: {name}Options | Mapping[str, object] | str | None = None,
    preset: {presets_of(chosen)} = None,
    dealer: int | None = None,
    compiled: bool = False,
    **rules: Unpack[{name}Options],
) -> {name}Table: ..."""


def finding(chosen: Game) -> str:
    """`game` for this game."""
    return f"\n@overload\ndef game(name: Literal[{quoted(chosen.name)}]) -> {prefix(chosen)}Game: ..."


def going_on(chosen: Game) -> str:
    """`position` for this game."""
    return f"\n@overload\ndef position(name: Literal[{quoted(chosen.name)}], line: str) -> {prefix(chosen)}Table: ..."


GENERAL = (
    """
@overload
def new(
    name: str | Game,
    *,
    house: Mapping[str, object] | str | None = None,
    preset: str | None = None,
    dealer: int | None = None,
    compiled: bool = False,
    **rules: object,
) -> Table: ...
""",
    "\n@overload\ndef game(name: str) -> Game: ...\n",
    "\n@overload\ndef position(name: str, line: str) -> Table: ...\n",
)
"""The same for a name that a checker does not know."""


if __name__ == "__main__":
    STUB.write_text(stub(), encoding="utf-8")
    print(f"{STUB.name} has the types of {len(GAMES)} games.")
