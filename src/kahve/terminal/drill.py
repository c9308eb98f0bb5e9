"""`kahve drill`: the kind of a player's mistakes that costs most, a curve of skill, and positions to try again."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

import typer

from ..cards.quoting import quoted
from ..language import later, message, paragraph
from .manual import help_text, option
from .options import BadInput, Plain
from .paper import paper
from .puzzle import solve
from .replay import lines_of
from .review import look_through
from .show import voice
from .words import figure

if TYPE_CHECKING:
    from ..bots.review.reviews import Review
    from ..engine.table import Table


def drill(
    logs: Annotated[list[str], typer.Argument(metavar="LOG...", help=help_text(later("help-drill-logs"), "kahve drill monday.jsonl"))],
    who: Annotated[str | None, option(later("help-drill-who"), "--who Ada", "NAME")] = None,
    plain: Plain = False,
) -> None:
    """Say what a player's mistakes cost by kind, and let positions of the dearest kind be tried again."""
    from ..bots.review import drills

    sheet = paper(plain, talks=True)
    shown = voice(sheet)

    def look(table: Table, number: int) -> Review:
        return look_through(table, number, sheet, tell=lambda line: print(line, file=sys.stderr))[0]

    name, matches = _matches(logs, who)
    mine = drills.drill(matches, look)
    shown.lines([message("terminal-drill-costs", game=matches[-1][0].game.title, name=name)])
    shown.lines(
        [
            message("terminal-drill-cost", cost=figure(cost, signed=False), kind=message("replay-mistake-kind", kind=kind))
            for kind, cost in mine.costs.items()
        ]
    )
    shown.lines(
        [
            message("terminal-drill-match", match=point.match, decisions=point.decisions, cost=f"{point.cost:.2f}")
            for point in mine.curve
            if point.decisions
        ]
    )
    if not mine.exercises:
        shown.lines([message("terminal-drill-none")])
    for number, puzzle in enumerate(mine.exercises, 1):
        head = message("terminal-drill-exercise", number=number, count=len(mine.exercises))
        if not solve(puzzle, shown, paragraph(head, puzzle.asks)):
            break


def _matches(logs: list[str], who: str | None) -> tuple[str, list[tuple[Table, int]]]:
    """The name of the player, and the player's matches with the seat in each; BadInput."""
    from ..engine.log import LogError, matches, players_of, replay
    from ..games import game

    everybody: list[str] = []
    played: list[tuple[Table, int]] = []
    for log in logs:
        for first, lines in matches(lines_of(log)):
            players = players_of(lines)
            everybody += [player for player in players if player not in everybody]
            who = who or next((player for player in players if not player.startswith("bot:")), players[0])
            if who in players:
                try:
                    played.append((replay(lines, game, first), players.index(who)))
                except LogError as error:
                    raise BadInput(message("terminal-about-file", file=log, says=str(error))) from None
    if who is None:
        raise BadInput(message("terminal-file-is-empty-log", file=logs[0]))
    if not played:
        raise BadInput(message("terminal-drill-no-player", name=quoted(who), names=tuple(everybody)))
    return who, played
