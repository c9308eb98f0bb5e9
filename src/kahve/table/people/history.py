"""The history of a person: what follows from the matches that they have played, by game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import accumulate
from typing import Any

from ...bots.players.characters import CHARACTERS
from ...bots.players.levels import LEVELS
from ...games import UnknownGame, game
from ..clubs.book import MatchPlayed, standings

MOST_LISTED = 30
"""The latest matches that are listed."""
MOST_OF_CURVE = 60
"""The latest matches of a game that the curve shows."""

_NO_MATCH = {"matches": 0, "won": 0, "deals": 0, "margin": 0.0, "error": None, "reviewed": 0, "play": None, "luck": None}


def history_document(
    matches: Sequence[MatchPlayed], person: str, days: Mapping[str, bool], *, unread: bool, most: int | None = None
) -> dict[str, Any]:
    """The history as docs/protocol.md has it (`History`).

    matches: in the order in which they ended.

    days: the tables with a deal of the day, and whether it was the first play of that deal, which alone counts.

    unread: whether there are more matches. most: how many are listed, the latest; None for all.

    >>> history_document([], "a", {}, unread=False)
    {'unread': False, 'count': 0, 'games': [], 'matches': []}
    """
    known = [match for match in matches if _title(match.game)]
    by_game: dict[str, list[MatchPlayed]] = {}
    for match in known:
        by_game.setdefault(match.game, []).append(match)
    games = [_of_game(name, of_game, person, days) for name, of_game in by_game.items()]
    listed = [_listed(match, person, match.table in days) for match in reversed(known if most is None else known[-most:])]
    return {"unread": unread, "count": len(known), "games": sorted(games, key=lambda row: -row["matches"]), "matches": listed}


def _of_game(name: str, matches: Sequence[MatchPlayed], person: str, days: Mapping[str, bool]) -> dict[str, Any]:
    played = [match for match in matches if match.table not in days]
    sides = [(match, side) for match in played if (side := match.side_of(person))]
    beaten = {bot for match, side in sides if side.won for other in match.sides if other is not side for bot in other.bots}
    curve = [round(ahead, 2) for ahead in accumulate((side.margin for _, side in sides), initial=0.0)]
    of_days = [side.margin for match in matches if days.get(match.table) and (side := match.side_of(person))]
    titles = {bot.name: bot.title for bot in LEVELS} | {bot.name: bot.title for bot in CHARACTERS.values()}
    # Nobody else's place at these tables was read, so there is one row at most.
    [row] = standings(played, {})["people"] or [_NO_MATCH]
    return {
        "name": name,
        "title": _title(name),
        **{part: row[part] for part in _NO_MATCH},
        "days": len(of_days),
        "day_margin": round(sum(of_days) / max(1, len(of_days)), 2),
        "curve": curve[-MOST_OF_CURVE:],
        "beaten": [str(title) for bot, title in titles.items() if bot in beaten],
    }


def _listed(match: MatchPlayed, person: str, day: bool) -> dict[str, Any]:
    sides = [{"names": list(side.names), "points": side.total, "won": side.won, "you": person in side.people} for side in match.sides]
    about = {"table": match.table, "link": f"/r/{match.table}/{match.number}.1/0", "game": match.game, "title": _title(match.game)}
    return about | {"at": match.ended_at, "day": day, "deals": match.deals, "sides": sides}


def _title(name: str) -> str:
    """What a game is called; empty for one that is gone."""
    try:
        return game(name).title
    except UnknownGame:
        return ""
