"""The scene: the whole table as one seat may see it (docs/protocol.md, section 4), made from that seat's view and what is public."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from ...engine.game import Facts
from ...engine.match_record import GAMES_TO_WIN
from ...engine.record import NOBODY
from ...engine.view import View
from ...language import message
from .common_deals import acts_left
from .consent import may, proposal_says, takes_back, waits_for
from .exchange_asks import mixing_document
from .gathering import Gathering, Proposal
from .sitting_words import called, former_says, length, line, members_of, side_called


class Draft(NamedTuple):
    """What a seat has tried and not made.

    - view: as it would be after these moves.
    - text: of the moves.
    - whole: whether they are a whole turn.
    - move: how the draft goes on where there is one move for that; else the legal moves of the view are listed.
    """

    view: View
    text: str
    whole: bool
    move: Facts | None = None


def scene_of(sitting: Gathering, seat: int, draft: Draft | None = None) -> dict[str, Any]:
    """The scene of a seat, perhaps with a draft; NOBODY for an onlooker."""
    view = draft.view if draft else sitting.view(seat)
    shared = sitting.shared(_shared)
    mine = shared["turn"] == seat and seat != NOBODY
    sides: list[dict[str, Any]] = sitting.as_seated(seat, _named_sides)
    # At a table that was ended or is only read, the cards still lie as they did in somebody's turn, and nobody may move.
    legal = view.moves
    moves = legal if mine else []
    acts = mine and not sitting.is_replay
    listed = _listed(sitting, view, moves, draft) if acts else []
    gives_hint = mine and sitting.gives_hint(seat)
    return {
        **shared,
        "seat": seat,
        "you": None if sitting.is_replay or seat == NOBODY else seat,
        "line": sitting.screen.your_turn(view) if draft else line(sitting, seat),
        "last": sitting.last_sentence(seat),
        "seats": _seats(sitting, view),
        "sides": _sides(sitting, view, sides, shared["scores"]),
        "zones": _zones(sitting, view, sides),
        "moves": _with_parts(view, listed),
        "refusals": sitting.screen.refusals(view, moves) if acts else {},
        "helps": sitting.screen.helps(view, listed) if moves and acts and draft is None else [],
        **sitting.lasting(_asks, seat, gives_hint, takes_back(sitting, seat), sitting.proposal, draft is None),
        "draft": {"move": draft.text, "moves": draft.text.split(", "), "whole": draft.whole} if draft else None,
        **sitting.screen.more(view, legal),
    }


def _shared(sitting: Gathering) -> dict[str, Any]:
    """What a scene says to every seat in the same words."""
    turn = sitting.turn
    return {
        **sitting.lasting(_lasting),
        "phase": "play" if turn != NOBODY else "over" if sitting.over else "deal" if sitting.awaits_deal else "play",
        # In Foxtrot the deal goes round with each hand.
        "dealer": int(sitting.table.record.dealer),
        "turn": turn,
        "scores": sitting.table.scores,
        "winners": sitting.winners_at(sitting.table),
        "mixing": mixing_document(sitting),
        "dealt": _dealt(sitting),
    }


def _lasting(sitting: Gathering) -> dict[str, Any]:
    """The part of `_shared` that no move within a deal changes."""
    table, setup = sitting.table, sitting.setup
    target = int(table.record.target)
    return {
        "game": setup.game.name,
        "title": setup.game.title,
        "family": setup.game.family,
        "deal": len(table.history),
        "direction": sitting.direction,
        "target": target if table.history else int(setup.house.target),
        "length": length(sitting),
        "rubber": {"to": GAMES_TO_WIN, "target": target} if table.games is not None else None,
        "sheet": _sheet(sitting),
        "history": [
            {"deal": dealt.number, "totals": [dealt.sheet[str(side)]["total"] for side in range(table.sides)], "scores": dealt.scores}
            for dealt in table.history
            if dealt.sheet is not None
        ],
        "show": dict(setup.show),
        "house": sitting.house_document,
        "host": sitting.host,
        "customs": dict(setup.customs),
        "locked": sitting.locked,
        "watchers": 0,
        "clock": None,  # how late it is, the server knows
        "ended": sitting.ended,
        "broken_off": sitting.broken_off,
        "match": len(sitting.past) + 1,
        "former": former_says(sitting.results[-1]) if sitting.results else None,
        "matches_won": sitting.matches_won,
        **({"common": sitting.common.name} if sitting.common else {}),
        "origin": sitting.origin.as_dict() | {"says": sitting.origin.says} if sitting.origin else None,
    }


def _listed(sitting: Gathering, view: View, moves: list[int], draft: Draft | None) -> list[Facts]:
    if draft and draft.move is not None:
        return [draft.move]
    return sitting.screen.moves(view, moves) if moves else []


def _dealt(sitting: Gathering) -> dict[str, Any] | None:
    """Which deal is shown, and after how many of its moves."""
    history = sitting.table.history
    if not history:
        return None
    dealt = history[-1]
    proof = dealt.proof or {}
    return {"name": f"{len(sitting.past) + 1}.{dealt.number}", "commitment": proof.get("commitment"), "moves": len(dealt.turns)}


def _with_parts(view: View, listed: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The legal moves; what is not a whole turn by itself says so."""
    turns = view.game.turns
    if not listed or not turns.may_be_parts(view.house, view.record):
        return listed
    parts = [turns.is_part(view.house, view.tables, view.record, move["move"]) for move in listed]
    return [move | {"part": True} if part else move for move, part in zip(listed, parts, strict=True)]


def _seats(sitting: Gathering, view: View) -> list[dict[str, Any]]:
    people = sitting.as_seated(view.seat, _people)
    return [person | hand for person, hand in zip(people, sitting.screen.hands(view), strict=True)]


def _people(sitting: Gathering, hearer: int) -> list[dict[str, Any]]:
    """The person or bot at each seat, as the hearer calls them."""
    return [
        {
            "seat": seat,
            "name": str(called(sitting, seat, hearer)),
            "kind": player.kind,
            "bot": player.bot,
            "side": sitting.table.side_of(seat),
            "connected": player.kind != "open",
            "away": False,  # who is there, the server knows
            "stand_in": player.stand_in,
            "emblem": player.emblem,
            "reserved": player.reserved,
        }
        for seat, player in enumerate(sitting.setup.players)
    ]


def _zones(sitting: Gathering, view: View, sides: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """sides: as of `_named_sides`."""
    # A zone of one side or seat is called after those who play on it.
    return [
        zone | {"title": sides[zone["side"]]["name"]}
        if "side" in zone
        else zone | {"title": message("table-zone-of", name=called(sitting, zone["seat"], view.seat), zone=zone["title"])}
        if "seat" in zone
        else zone
        for zone in sitting.screen.zones(view, sitting.setup.show)
    ]


def _sides(sitting: Gathering, view: View, sides: Sequence[dict[str, Any]], scores: Sequence[int]) -> list[dict[str, Any]]:
    """sides: as of `_named_sides`."""
    taken = sitting.screen.sides(view, sitting.setup.show)
    won = sitting.table.games or [0] * sitting.table.sides
    return [side | {"score": scores[n], "games": won[n]} | taken[n] for n, side in enumerate(sides)]


def _named_sides(sitting: Gathering, hearer: int) -> list[dict[str, Any]]:
    """The members of each side, as the hearer calls them."""
    return [
        {"side": side, "seats": members_of(sitting, side), "name": side_called(sitting, side, hearer)}
        for side in range(sitting.table.sides)
    ]


def _sheet(sitting: Gathering) -> dict[str, Any] | None:
    sheet = sitting.table.sheet
    items = [item for item in sitting.setup.game.rules.items if sitting.screen.shows(sitting.setup.house, item)]
    if sheet is None:
        return None
    return {
        "items": [{"name": item, "title": sitting.screen.title(item)} for item in items],
        "rows": [{"side": side, "values": [row[item] for item in items]} for side, row in sheet.items()],
    }


def _asks(sitting: Gathering, seat: int, gives_hint: bool, _takes_back: bool, _: Proposal | None, acts: bool) -> dict[str, Any]:
    """What a seat may ask for besides moves. acts: whether it acts on the table as it is, and not on a draft."""
    acts = acts and not sitting.is_replay
    return {
        "can": _can(sitting, seat, gives_hint) if acts else [],
        "may": _may(sitting, seat) if acts else [],
        "proposal": _proposal(sitting, seat),
        "banned": _banned(sitting, seat),
    }


def _can(sitting: Gathering, seat: int, gives_hint: bool) -> list[str]:
    if seat == NOBODY or sitting.read_only or sitting.open_seats or sitting.setup.players[seat].stand_in:
        return []
    if gives_hint:
        return ["hint"]
    if sitting.over:
        return [] if sitting.common else ["again"]
    return ["deal"] if sitting.awaits_deal and sitting.exchange is None else []


def _may(sitting: Gathering, seat: int) -> list[str]:
    """Which acts of people make sense now for this seat."""
    if seat == NOBODY or sitting.read_only or sitting.setup.players[seat].kind != "person":
        return []
    if sitting.setup.players[seat].stand_in:
        return ["return", "leave"]
    acts = ["leave", *may(sitting, seat)]
    if sitting.common is not None:
        return acts_left(acts, alone=sitting.is_alone)
    if sitting.open_seats and (sitting.has_begun or seat == sitting.host):
        acts.append("bot")
    if seat != sitting.host:
        return acts
    others = ["remove"] if any(player.kind == "person" for other, player in enumerate(sitting.setup.players) if other != seat) else []
    return [*acts, "customs", *others, "unlock" if sitting.locked else "lock"]


def _banned(sitting: Gathering, seat: int) -> list[dict[str, Any]]:
    """Whom the host of the table may let back in; nobody else is told of them."""
    banned = [(mark, removal) for mark, removal in sitting.removed.items() if removal.banned] if seat == sitting.host else []
    return [{"id": mark, "name": removal.name} for mark, removal in banned]


def _proposal(sitting: Gathering, seat: int) -> dict[str, Any] | None:
    """What is proposed, by whom, and who has still to answer."""
    proposal = sitting.proposal
    if proposal is None:
        return None
    says = proposal_says(sitting, proposal, seat)
    who_agrees = {"agreed": sorted(proposal.agreed), "waits": waits_for(sitting)}
    return {"n": proposal.n, "what": proposal.what, "by": proposal.by, **who_agrees, "says": says}
