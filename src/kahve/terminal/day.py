"""`kahve day`: the deal of the day in the terminal, with the same cards and players as everywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from ..language import later, message
from .evening import Evening
from .local import LocalSeat
from .manual import help_text
from .options import BadInput, Plain
from .paper import paper
from .play import review_here, rules_here
from .prompts import Left
from .show import voice

if TYPE_CHECKING:
    from ..table.sitting.sitting import Sitting

_PLAYS, _SECONDS = 200, 5.0


def day(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help=help_text(later("help-day-game"), "pisti"))] = None,
    date: Annotated[str, typer.Option("--date", metavar="DATE", help=help_text(later("help-day-date"), "--date 2026-11-28"))] = "",
    name: Annotated[str, typer.Option("--name", metavar="NAME", help=help_text(later("help-play-name"), "--name Ada"))] = "Guest",
    plain: Plain = False,
) -> None:
    """Play the deal of the day, or list the games that have one."""
    from ..games import all_games
    from ..games import game as find
    from ..table.sitting.day_deal import OTHERS, NoSuchDay, day_deals, day_setup, read_date, today
    from ..table.sitting.sitting import Sitting

    sheet = paper(plain, talks=True)
    shown, now = voice(sheet), today()
    if game is None:
        shown.lines([message("terminal-day-of-game", game=each.title, command=f"kahve day {each.name}") for each in all_games()])
        return
    chosen = find(game)
    try:
        deals = day_deals(chosen.name, read_date(date, now))
    except NoSuchDay as error:
        raise BadInput(str(error)) from None
    from ..bots import BOTS

    sitting = Sitting.open(day_setup(chosen.name, name), common=deals)
    shown.lines([message("terminal-day-about", date=date or now, game=chosen.title, others=BOTS[OTHERS][0])])
    seat = LocalSeat(sitting, None, None, lambda line: shown.lines([line]))
    try:
        Evening(seat, shown, lambda what: rules_here(sitting, what), lambda: review_here(sitting, sheet)).play()
    except (Left, KeyboardInterrupt):
        shown.lines([message("terminal-day-left")])
        return
    shown.lines(_beside_levels(sitting))


def _beside_levels(sitting: Sitting) -> list[str]:
    """The result in points, and what the quick levels make of the same deal."""
    from ..bots.players.levels import ladder
    from ..bots.review.deal_by_levels import plays_of
    from ..table.sitting.day_deal import OTHERS, SEAT, dealt, points_of
    from ..table.thinking.level_plays import level_document

    assert sitting.common is not None
    game, points = sitting.setup.game, points_of(sitting.matches[0])
    table = dealt(game, sitting.common.orders[0], sitting.common.dealer)
    kind = "ahead" if points > 0 else "behind" if points < 0 else "level"
    lines = [message("terminal-day-points", kind=kind, points=f"{abs(points):g}")]
    for level in ladder(game):
        if level.is_quick:
            row = level_document(level, plays_of(table, SEAT, level.name, OTHERS, times=_PLAYS, seconds=_SECONDS, seed=1).points, points)
            ahead = round(100 * (row["below"] + row["same"] / 2) / row["plays"])
            low, middle, high = (f"{row[part]:g}" for part in ("low", "middle", "high"))
            title, plays = row["title"], row["plays"]
            lines.append(message("terminal-day-level", level=title, plays=plays, percent=ahead, low=low, middle=middle, high=high))
    return lines
