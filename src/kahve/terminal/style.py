"""`kahve style`: says which level somebody plays like, by the choices in a log."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated

from ..language import later, message
from .manual import argument, option
from .options import AsJson
from .replay import lines_of

if TYPE_CHECKING:
    from ..bots.belief.style import Style


def style(
    log: Annotated[str, argument(later("help-style-log"), "kahve style evening.jsonl", "LOG")],
    who: Annotated[str | None, option(later("help-style-who"), "--who Ada", "NAME")] = None,
    as_json: AsJson = False,
) -> None:
    """Say which level a person plays like in each game of a log."""
    from dataclasses import asdict

    from ..bots.belief.style import styles
    from ..bots.players.by_mistakes import by_mistakes_name
    from ..table.thinking.counsel import habit_document

    by_game = styles(lines_of(log), who, log)
    if as_json:
        rows = [
            {"game": each.game, "choices": each.choices, "lapses": asdict(each.mistakes), "fit": dict(each.fit), "nearest": each.nearest}
            | {"habits": [habit_document(count) for count in each.habits], "player": by_mistakes_name(each.game, each.mistakes)}
            for each in by_game.values()
        ]
        print(json.dumps(rows, indent=2))
        return
    for each in by_game.values():
        for line in _lines(each):
            print(line)
    print(message("terminal-style-player", player=f"like:{who}@{log}" if who is not None else f"like:{log}"))


def _lines(style: Style) -> list[str]:
    from ..bots.players.levels import level
    from ..games import game

    percent = round(100 * style.fit[style.nearest])
    mistakes = style.mistakes
    return [
        message(
            "terminal-style-nearest",
            game=game(style.game).title,
            choices=style.choices,
            level=str(level(style.nearest).title),
            percent=percent,
        ),
        message(
            "terminal-style-lapses",
            glances=round(mistakes.glances / 10),
            forgets=round(mistakes.forgets / 10),
            overlooks=round(mistakes.overlooks / 10),
        ),
        *(str(count.habit.more if count.is_more else count.habit.less) for count in style.habits),
    ]
