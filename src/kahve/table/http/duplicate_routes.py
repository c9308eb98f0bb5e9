"""The addresses of duplicates. Each needs the key of a device; one of a club is for its members alone."""

from __future__ import annotations

from starlette.requests import Request

from ...language import message
from ..live.doorkeeper import Doorkeeper
from ..people.club_life import Clubs
from ..people.duplicate_life import Duplicates
from ..protocol.addresses import household_of
from ..protocol.problem import Problem
from ..protocol.protocol import ClubDuplicateBody, DuplicateBody, DuplicateSeatBody, GiftBody
from ..protocol.routes import Answer, HttpRequest, Routes, json_answer
from ..store.duplicate_store import StoredDuplicate
from ..store.stored import Caller, UnknownClub
from .below import address_of_house
from .invitation import link_to
from .person_routes import PersonsAsking
from .requests import body_of, place_document


def add_duplicates(
    routes: Routes,
    duplicates: Duplicates,
    clubs: Clubs,
    asking: PersonsAsking,
    door: Doorkeeper,
    public_url: str | None,
    listens: str | None,
) -> None:
    """Add all of these addresses to the list. door: who may open one more table; public_url, listens: as in `invitation`."""

    async def known(request: HttpRequest, name: str) -> tuple[StoredDuplicate, Caller]:
        """A duplicate, and the person who may know of it; a Problem where there is none for them."""
        caller = await asking.known_caller(request)
        stored = await duplicates.stored(name)
        if stored.club is not None:
            try:
                await clubs.stored(stored.club, caller)
            except UnknownClub:
                raise Problem(404, "duplicate", message("people-no-such-duplicate"), "duplicate") from None
        return stored, caller

    def check_door(request: HttpRequest) -> str:
        address = household_of(request.scope)
        if not door.lets_in(address):
            raise Problem(429, "too_many", message("people-too-many-tables"), wait=door.wait(address))
        return address

    @routes.post("/api/duplicates")
    async def begin(request: HttpRequest) -> Answer:
        caller = await asking.known_caller(request)
        body = await body_of(request, DuplicateBody)
        if body.club is not None:
            await clubs.stored(body.club, caller)
        check_door(request)
        setup = {"game": body.game, "house": body.house, "players": body.players, "show": body.show, "customs": body.customs}
        seated = [(caller.person, caller.name, 0)]
        return json_answer({"duplicate": await duplicates.begin(setup, body.deals, body.tables, seated, body.club)}, 201)

    @routes.post("/api/clubs/{club}/duplicates")
    async def begin_in_club(request: HttpRequest, club: str) -> Answer:
        caller = await asking.known_caller(request)
        body = await body_of(request, ClubDuplicateBody)
        check_door(request)
        return json_answer({"duplicate": await clubs.play_same(club, caller, body)}, 201)

    @routes.get("/api/duplicates/{name}")
    async def page(request: HttpRequest, name: str) -> Answer:
        return json_answer(await duplicates.page(*await known(request, name)))

    @routes.get("/api/duplicates/{name}/invitation")
    async def invite(request: Request, name: str) -> Answer:
        await known(request, name)
        return json_answer(link_to(f"/same/{name}", address_of_house(request), public_url, listens))

    @routes.post("/api/duplicates/{name}/people")
    async def join(request: HttpRequest, name: str) -> Answer:
        stored, caller = await known(request, name)
        await duplicates.join(stored, caller, (await body_of(request, DuplicateSeatBody)).table)
        return json_answer(await duplicates.page(await duplicates.stored(name), caller), 201)

    @routes.post("/api/duplicates/{name}/chance")
    async def give(request: HttpRequest, name: str) -> Answer:
        stored, caller = await known(request, name)
        await duplicates.give(stored, caller, await body_of(request, GiftBody))
        return json_answer(await duplicates.page(await duplicates.stored(name), caller))

    @routes.post("/api/duplicates/{name}/seat")
    async def sit(request: HttpRequest, name: str) -> Answer:
        stored, caller = await known(request, name)
        return json_answer(place_document(*await duplicates.sit(stored, caller, check_door(request))), 201)
