"""The scene: the whole table as one seat may see it (docs/protocol.md, section 4), made from that seat's view and what is public."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..engine.house import values_of
from ..engine.machine import machine
from ..engine.match import GAMES_TO_WIN
from ..engine.record import NOBODY
from ..engine.table import View
from .words import called, length, line, members_of, side_called

if TYPE_CHECKING:
    from .sitting import Sitting


def scene_of(sitting: Sitting, seat: int, draft: tuple[View, str, bool] | None = None) -> dict[str, Any]:
    """The scene of a seat; NOBODY for an onlooker.

    draft: the seat's view as it would be after moves that it has not made, their text, and whether they are a whole turn.
    """
    table, setup = sitting.table, sitting.setup
    view = draft[0] if draft else table.view(seat)
    mine = table.turn == seat and seat != NOBODY
    moves = _moves_in(view) if mine else []
    return {
        "game": setup.game.name,
        "title": setup.game.title,
        "family": setup.game.family,
        "seat": seat,
        "phase": "over" if table.over else "deal" if table.awaits_deal else "play",
        "deal": len(table.history),
        "dealer": int(table.record.dealer),
        "direction": values_of(setup.house).get("direction", "clockwise"),
        "turn": table.turn,
        "target": int(table.record.target) if table.history else int(setup.house.target),
        "length": length(sitting),
        "rubber": {"to": GAMES_TO_WIN, "target": int(table.record.target)} if table.games is not None else None,
        "line": f"Your turn: {sitting.screen.expects(view)}." if draft else line(sitting, seat),
        "last": sitting.heard_last(seat),
        "seats": _seats(sitting, view),
        "sides": _sides(sitting, view),
        "zones": _zones(sitting, view),
        "moves": sitting.screen.moves(view, moves) if moves else [],
        "refusals": sitting.screen.refusals(view, moves) if mine else {},
        "sheet": _sheet(sitting),
        "scores": table.scores,
        "winners": table.winners,
        "history": [
            {"deal": dealt.number, "totals": [dealt.sheet[str(side)]["total"] for side in range(table.sides)], "scores": dealt.scores}
            for dealt in table.history
            if dealt.sheet is not None
        ],
        "show": dict(setup.show),
        "house": {"seats": sitting.seats} | values_of(setup.house, changed_only=True),
        "can": _can(sitting, seat) if draft is None else [],
        "draft": {"move": draft[1], "moves": draft[1].split(", "), "whole": draft[2]} if draft else None,
        **sitting.screen.more(view, moves),
    }


def _moves_in(view: View) -> list[int]:
    # From the view rather than the table: what may be played can depend on nothing that the seat does not see.
    engine = machine(view.game, False)
    out = engine.moves_array()
    return [int(move) for move in out[: engine.legal(view.tables, 0, view.house, out)]]


def _seats(sitting: Sitting, view: View) -> list[dict[str, Any]]:
    hands = sitting.screen.hands(view)
    return [
        {
            "seat": seat,
            "name": called(sitting, seat, view.seat),
            "kind": player.kind,
            "bot": player.bot,
            "side": sitting.table.side_of(seat),
            "connected": player.kind != "open",
            **hands[seat],
        }
        for seat, player in enumerate(sitting.setup.players)
    ]


def _zones(sitting: Sitting, view: View) -> list[dict[str, Any]]:
    zones = sitting.screen.zones(view, sitting.setup.show)
    # A zone of one side is called after those who play on it.
    return [zone | {"title": side_called(sitting, zone["side"], view.seat)} if "side" in zone else zone for zone in zones]


def _sides(sitting: Sitting, view: View) -> list[dict[str, Any]]:
    taken, scores = sitting.screen.sides(view, sitting.setup.show), sitting.table.scores
    won = sitting.table.games or [0] * sitting.table.sides
    return [
        {
            "side": side,
            "seats": members_of(sitting, side),
            "name": side_called(sitting, side, view.seat),
            "score": scores[side],
            "games": won[side],
            **taken[side],
        }
        for side in range(sitting.table.sides)
    ]


def _sheet(sitting: Sitting) -> dict[str, Any] | None:
    sheet = sitting.table.sheet
    items = [item for item in sitting.setup.game.items if sitting.screen.shows(sitting.setup.house, item)]
    if sheet is None:
        return None
    return {
        "items": [{"name": item, "title": sitting.screen.title(item)} for item in items],
        "rows": [{"side": side, "values": [row[item] for item in items]} for side, row in sheet.items()],
    }


def _can(sitting: Sitting, seat: int) -> list[str]:
    if seat == NOBODY or sitting.open_seats:
        return []
    if sitting.gives_hint(seat):
        return ["hint"]
    return ["again"] if sitting.table.over else ["deal"] if sitting.table.awaits_deal else []
