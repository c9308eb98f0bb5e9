"""The addresses of tables: opening one, taking a seat, and what is to be known of it besides what its socket tells."""

from __future__ import annotations

from ...language import message
from ..live.doorkeeper import Doorkeeper
from ..live.live_table import LiveTable
from ..live.tables import Tables
from ..people.callers import Callers
from ..protocol.addresses import household_of
from ..protocol.problem import Problem
from ..protocol.protocol import SeatBody, SetupBody
from ..protocol.refusal import Refusal
from ..protocol.routes import Answer, HttpRequest, Routes, json_answer
from ..sitting.removing import door_says, removal_says
from ..store.stored import token_of
from ..thinking.budgets import in_thread
from ..thinking.counsel import getting_ready_document
from .answers import problem_of
from .requests import body_of, onlooker, place_document, seat_asking, seat_number, whole_number


def add_tables(routes: Routes, server: Tables, callers: Callers, door: Doorkeeper) -> None:
    """Add all of these addresses to the list. door: who may open one more table."""

    @routes.post("/api/tables")
    async def make_table(request: HttpRequest) -> Answer:
        body = await body_of(request, SetupBody)
        caller = await callers.caller_of(request)
        address = household_of(request.scope)
        if not door.lets_in(address):
            raise Problem(429, "too_many", message("people-too-many-tables"), wait=door.wait(address))
        setup = {"game": body.game, "house": body.house, "players": body.players, "show": body.show, "customs": body.customs}
        table, seat, token = await server.open(setup, caller)
        return json_answer(place_document(table, seat, token), 201)

    @routes.get("/api/tables/{name}")
    async def lobby(request: HttpRequest, name: str) -> Answer:
        table = await server.table(name)
        caller = await callers.known_or_nobody(request)
        yours = None if caller is None else await callers.seat_at(caller, name)
        sitting = table.sitting
        late = sitting.setup.customs["late"]
        closed = door_says(sitting, table.mark_of(caller))
        removal = sitting.removed.get(table.mark_of(caller) or "")
        players = [
            {
                "seat": seat,
                "name": who.name,
                "kind": who.kind,
                "bot": who.bot,
                "side": sitting.table.side_of(seat),
                "takeable": not closed and (who.kind == "open" or (who.kind == "bot" and late)),
            }
            | {"emblem": who.emblem, "reserved": who.reserved}
            for seat, who in enumerate(sitting.setup.players)
        ]
        scene_house = {"seats": sitting.seats} | sitting.table.house_rules(changed_only=True)
        of = sitting.setup.game
        lobby_scene = {"table": name, "game": of.name, "title": of.title, "house": scene_house, "players": players, "over": sitting.over}
        document = {"customs": dict(sitting.setup.customs), "in_deal": sitting.in_deal, "yours": yours}
        document |= {"direction": sitting.direction, "begun": sitting.has_begun or sitting.over}
        door = {"closed": closed or None, "removed": removal_says(removal) if removal else None}
        return json_answer(lobby_scene | document | door)

    @routes.post("/api/tables/{name}/seats")
    async def sit_down(request: HttpRequest, name: str) -> Answer:
        body = await body_of(request, SeatBody)
        caller = await callers.caller_of(request)
        table = await server.table(name)
        is_here = body.joiner is not None and table.seat_of(token_of(body.joiner, name)) is not None
        taken = None if caller is None or is_here else await callers.seat_at(caller, name)
        if taken is not None:
            raise Problem(409, "seated", message("table-sits-already", seat=str(taken + 1)), "seat")
        if table.sitting.common is not None and not is_here:
            await callers.check_may_play(caller, table.sitting.common.name)
        try:
            seat, token = await table.sit(body.name, body.seat, caller, joiner=body.joiner, household=household_of(request.scope))
        except Refusal as refusal:
            code = {"malformed": "seat", "not_yours": "taken"}.get(refusal.code, refusal.code)
            field = "name" if "name" in str(refusal) else "seat"
            raise Problem(problem_of(refusal).status, code, str(refusal), field) from None
        return json_answer(place_document(table, seat, token), 201)

    @routes.get("/api/tables/{name}/seats/{seat}")
    async def scene(request: HttpRequest, name: str, seat: str) -> Answer:
        table = await server.table(name)
        own = _seat_with_key(table, request, seat)
        return json_answer({"last": table.sitting.last, "scene": table.scene(own)})

    @routes.get("/api/tables/{name}/seats/{seat}/hint")
    async def hint(request: HttpRequest, name: str, seat: str) -> Answer:
        table = await server.table(name)
        advice = await table.hint(_seat_with_key(table, request, seat), household_of(request.scope))
        if advice is None:
            return json_answer(getting_ready_document(table.sitting.setup.game, "hint"), 202)
        return json_answer({"ready": True} | advice)

    @routes.get("/api/tables/{name}/seats/{seat}/style")
    async def style(request: HttpRequest, name: str, seat: str) -> Answer:
        table = await server.table(name)
        document = await table.style(_seat_with_key(table, request, seat), household_of(request.scope))
        return json_answer(document, 200 if document["ready"] else 202)

    @routes.get("/api/tables/{name}/word")
    async def look_up(request: HttpRequest, name: str) -> Answer:
        sitting = (await server.table(name)).sitting
        # The first question reads the list.
        verdict = await in_thread(sitting.look_up, request.query_params.get("word", ""))
        household = household_of(request.scope)
        elsewhere = [await server.table(table) for table in server.town.played_from(household)]
        if any(table.keeps_from_words(household) for table in (*server.tables, *elsewhere)):
            raise Refusal("not_now", message("people-words-are-played-here"))
        return json_answer(verdict)

    @routes.get("/api/tables/{name}/log")
    async def log(request: HttpRequest, name: str) -> Answer:
        table = await server.table(name)
        await onlooker(table, request, callers)
        return Answer((await in_thread(table.sitting.log, whole_number(request, "match", 0))).encode(), media_type="application/jsonl")


def _seat_with_key(table: LiveTable, request: HttpRequest, seat: str) -> int:
    """The seat of this address, to which the request has the key; a Problem where it has none, or one to another seat."""
    number = seat_number(seat)
    mine = seat_asking(table, request)
    if mine is None:
        raise Problem(401, "token", message("people-only-who-sits"))
    if mine != number:
        raise Problem(403, "not_yours", message("people-other-seat", seat=seat, own=str(mine)))
    return mine
