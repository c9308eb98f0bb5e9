"""How a table stands, in a few words that anybody with a seat there may know: for a list of tables, without its cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ...engine.record import NOBODY
from ...games import UnknownGame, game
from ...language import language, message, speaking
from ..sitting.sitting import Sitting
from ..sitting.sitting_words import line
from ..store.stored import Place


def summary_of(sitting: Sitting, languages: Iterable[str]) -> dict[str, Any]:
    """The players at a table, whose turn it is, whether a bot is to act, and the line of an onlooker in these languages."""
    return {
        "over": sitting.over,
        "turn": sitting.turn,
        "deal_waits": sitting.awaits_deal and not sitting.open_seats,
        "bot_acts": sitting.bot_to_act() is not None or sitting.deals_itself(),
        "says": {name: _line(sitting, name) for name in languages},
        "players": [
            {"seat": seat, "name": player.name, "kind": player.kind, "emblem": player.emblem, "stood_in": player.stand_in is not None}
            for seat, player in enumerate(sitting.setup.players)
        ],
    }


def _line(sitting: Sitting, name: str) -> str:
    with speaking(name):
        return line(sitting, NOBODY)


def has_line(standing: Mapping[str, Any]) -> bool:
    """Whether a standing that was written down has its line in the language of the context; former versions wrote an English one."""
    says = standing["says"]
    return language() == "en" if isinstance(says, str) else language() in says


def listed(place: Place, standing: Mapping[str, Any] | None) -> dict[str, Any]:
    """A row in the list of somebody's tables (docs/protocol.md, Persons); without a standing the record of the table is damaged."""
    entry = {"table": place.table, "link": f"/t/{place.table}", "game": place.game, "title": _title(place.game), "seat": place.seat}
    entry |= {"since": place.since, "at": place.last_event_time}
    if standing is None:
        return entry | {"over": False, "yours": False, "damaged": True, "says": message("table-list-damaged"), "players": []}
    players = standing["players"]
    plays = players[place.seat]["kind"] == "person" and not players[place.seat]["stood_in"]
    mine = plays and not standing["over"] and standing["turn"] == place.seat
    yours = mine or (plays and bool(standing["deal_waits"]))
    if yours:
        says = message("table-list-your-turn") if mine else message("table-list-deal-waits")
    else:
        line_there = standing["says"]
        says = line_there if isinstance(line_there, str) else line_there[language()]
    shown = [{name: player[name] for name in ("seat", "name", "kind", "emblem")} for player in players]
    return entry | {"over": standing["over"], "yours": yours, "damaged": False, "says": says, "players": shown}


def in_order(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Those that wait for their person first, then those that go on, then those that are over; in each group the latest first."""
    return sorted(rows, key=lambda row: (not row["yours"], row["over"], -row["at"]))


def _title(name: str) -> str:
    try:
        return game(name).title
    except UnknownGame:
        return name
