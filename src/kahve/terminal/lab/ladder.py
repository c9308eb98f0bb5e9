"""`kahve lab ladder`: a player against a pool of others, the worst row first."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Any

from ...language import later
from ..figures import draw, is_narrow, numbers, say
from ..manual import argument, option
from ..options import BadInput, HouseRules, own_found, players_given
from ..paper import Paper, paper
from .lab_options import Figures, MatchSeed, Shown, Work
from .rate import interval
from .running import folders_in, play_all

if TYPE_CHECKING:
    from ...lab.ladder import Rung


def ladder(
    games: Annotated[list[str], argument(later("help-ladder-games"), "pisti basra", "GAME…", callback=own_found)],
    work: Work,
    figures: Figures,
    shown: Shown,
    player: Annotated[str, option(later("help-ladder-player"), "--player master", "NAME")] = "master",
    against: Annotated[str | None, option(later("help-ladder-against"), "--against greedy,random", "NAMES")] = None,
    seats: Annotated[str | None, option(later("help-ladder-seats"), "--seats 2,4", "NUMBERS")] = None,
    house: HouseRules = None,
    seed: MatchSeed = 1,
    deals: Annotated[int, option(later("help-ladder-deals"), "--deals 1000", "N", min=1)] = 200,
) -> None:
    """Measure a player against a pool: every level, and Monte Carlo players."""
    from ...games import all_games
    from ...games import game as game_named
    from ...lab.ladder import ladder as ladder_of
    from ...lab.ladder import rungs
    from ..options import rules_given

    figures.check()
    names = [each.name for each in all_games()] if games == ["all"] else list(dict.fromkeys(game_named(name).name for name in games))
    others = None if against is None else players_given(against)
    matches = []
    for name in names:
        rules = rules_given(house, game_named(name))
        houses = [rules] if seats is None else [rules | {"seats": number} for number in _numbers(seats)]
        matches += rungs([name], houses, player, others, seed)
    sheet = paper(shown.plain)
    folders = folders_in(work.out, [f"{match.game_name}-{match.settled.seats}-{place:02}" for place, match in enumerate(matches, 1)])
    outcomes = play_all(matches, deals, folders, work, sheet)
    rows = ladder_of(matches, [outcome.results() for outcome in outcomes])
    figures.write([_row(rung) for rung in rows], f"kahve lab ladder {' '.join(games)}")
    if shown.as_json:
        print(json.dumps({"player": player, "rows": [_row(rung) for rung in rows]}, indent=2))
        return
    _show(player, rows, sheet)
    for rung in rows:
        for failure in rung.failures:
            say(str(failure), sheet)


def _numbers(text: str) -> list[int]:
    """The numbers of seats in a text, as in `2,4`."""
    try:
        return list(dict.fromkeys(int(part) for part in text.split(",")))
    except ValueError:
        raise BadInput(f"--seats cannot be {text[:40]!r}: whole numbers parted by commas, as in 2,4.") from None


def _row(rung: Rung) -> dict[str, Any]:
    row: dict[str, Any] = {"game": rung.game, "seats": rung.seats, "over": rung.other, "deals": rung.deals, "chance": rung.chance}
    for name, estimate in (("margin", rung.margin), ("wins", rung.wins)):
        row |= {name if part == "mean" else f"{name}_{part}": number for part, number in numbers(estimate).items()}
    return row


def _show(player: str, rows: list[Rung], sheet: Paper) -> None:
    """Print the rows: a table, or a sentence a row on narrow paper."""
    say(f"{player} against a pool, the worst row first.", sheet)
    if is_narrow(sheet):
        for rung in rows:
            won = f"{100 * rung.wins.mean:.1f}% of {rung.deals} deals won; by chance {100 * rung.chance:.0f}%"
            print(f"{rung.game}, {rung.seats} seats, over {rung.other}: {interval(rung.margin, 2)} points a deal better, {won}.")
        return
    table = [
        (rung.game, str(rung.seats), rung.other, interval(rung.margin, 2), f"{100 * rung.wins.mean:.1f}%", f"{100 * rung.chance:.0f}%")
        for rung in rows
    ]
    draw(("game", "seats", "over", "points better", "won", "by chance"), table, sheet)
