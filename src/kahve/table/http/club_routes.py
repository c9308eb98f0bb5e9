"""The addresses of clubs. Each needs the key of a device. A person who is not a member gets the answer for a club that does not exist."""

from __future__ import annotations

from starlette.requests import Request

from ...language import message
from ..live.doorkeeper import Doorkeeper
from ..live.server import Server
from ..people.club_life import Clubs
from ..people.codes import CodeError
from ..people.duplicate_life import Duplicates
from ..protocol.addresses import household_of, network_of
from ..protocol.problem import JSON, Problem
from ..protocol.protocol import ClubActBody, ClubBody, ClubDoorBody, ClubNoteBody, ClubTableBody, PushBody
from ..protocol.routes import Answer, HttpRequest, Routes, json_answer
from ..push.pushing import Pushing
from ..store.stored import Caller
from .below import address_of_house
from .duplicate_routes import add_duplicates
from .invitation import link_to
from .person_routes import MINUTE, MOST_WRONG, MOST_WRONG_OF_NETWORK, PersonsAsking
from .requests import body_of, place_document, seat_number

MOST_FOUNDED = 10
"""The number of clubs that one address may found in a minute."""


def add_clubs(
    routes: Routes,
    server: Server,
    asking: PersonsAsking,
    door: Doorkeeper,
    pushing: Pushing | None,
    public_url: str | None,
    listens: str | None,
) -> Clubs:
    """Add all of these addresses to the list. door: who may open one more table; public_url, listens: as in `invitation`."""
    duplicates = Duplicates(server)
    clubs = Clubs(server, asking.people, duplicates, pushes=pushing is not None)
    add_duplicates(routes, duplicates, clubs, asking, door, public_url, listens)
    founding = Doorkeeper(MOST_FOUNDED, MINUTE)
    wrong, wrong_of_network = Doorkeeper(MOST_WRONG, MINUTE), Doorkeeper(MOST_WRONG_OF_NETWORK, MINUTE)

    async def at_the_door(request: HttpRequest) -> tuple[Caller, str | None, str | None]:
        """The person who asks, and the code or the table by which they ask; a Problem after too many wrong codes."""
        caller = await asking.known_caller(request)
        body = await body_of(request, ClubDoorBody)
        wait = max(wrong.wait(sender := household_of(request.scope)), wrong_of_network.wait(network_of(sender)))
        if wait:
            raise Problem(429, "too_many", message("people-too-many-wrong-codes"), "code", wait=wait)
        return caller, None if body.code is None else "".join(body.code.split()).upper(), body.table

    def nothing_behind(request: HttpRequest) -> CodeError:
        sender = household_of(request.scope)
        wrong.lets_in(sender)
        wrong_of_network.lets_in(network_of(sender))
        return CodeError(message("club-code-unknown"))

    @routes.get("/api/me/clubs")
    async def of_me(request: HttpRequest) -> Answer:
        return json_answer({"clubs": await asking.people.clubs(await asking.known_caller(request))})

    @routes.post("/api/clubs")
    async def establish(request: HttpRequest) -> Answer:
        caller = await asking.known_caller(request)
        body = await body_of(request, ClubBody)
        sender = household_of(request.scope)
        if not founding.lets_in(sender):
            raise Problem(429, "too_many", message("club-too-many-founded"), wait=founding.wait(sender))
        return json_answer(await clubs.page(await clubs.establish(caller, body), caller), 201)

    @routes.post("/api/clubs/door")
    async def look_in(request: HttpRequest) -> Answer:
        caller, code, table = await at_the_door(request)
        club = await clubs.door(caller, code, table)
        if club is None:
            raise nothing_behind(request)
        return json_answer(club)

    @routes.post("/api/clubs/join")
    async def join(request: HttpRequest) -> Answer:
        caller, code, table = await at_the_door(request)
        club = await clubs.join(caller, code, table)
        if club is None:
            raise nothing_behind(request)
        return json_answer(await clubs.page(club, caller), 201)

    @routes.get("/api/clubs/{club}")
    async def page(request: HttpRequest, club: str) -> Answer:
        return json_answer(await clubs.page(club, await asking.known_caller(request)))

    @routes.post("/api/clubs/{club}/acts")
    async def act(request: HttpRequest, club: str) -> Answer:
        caller = await asking.known_caller(request)
        await clubs.act(club, caller, (await body_of(request, ClubActBody)).act)
        return json_answer({"done": True})

    @routes.get("/api/clubs/{club}/invitation")
    async def invite(request: Request, club: str) -> Answer:
        stored = await clubs.stored(club, await asking.known_caller(request))
        return json_answer(link_to(f"/club#join={stored.code}", address_of_house(request), public_url, listens))

    @routes.post("/api/clubs/{club}/tables")
    async def open_table(request: HttpRequest, club: str) -> Answer:
        caller = await asking.known_caller(request)
        body = await body_of(request, ClubTableBody)
        address = household_of(request.scope)
        if not door.lets_in(address):
            raise Problem(429, "too_many", message("people-too-many-tables"), wait=door.wait(address))
        return json_answer(place_document(*await clubs.open_table(club, caller, body)), 201)

    @routes.post("/api/clubs/{club}/seats/{place}")
    async def sit_planned(request: HttpRequest, club: str, place: str) -> Answer:
        caller = await asking.known_caller(request)
        address = household_of(request.scope)
        if not door.lets_in(address):
            raise Problem(429, "too_many", message("people-too-many-tables"), wait=door.wait(address))
        return json_answer(place_document(*await clubs.sit_planned(club, caller, seat_number(place), address)), 201)

    @routes.get("/api/clubs/{club}/calendar")
    async def calendar_address(request: Request, club: str) -> Answer:
        token = await clubs.calendar_token(club, await asking.known_caller(request))
        return json_answer(link_to(f"/api/calendars/{token}.ics", address_of_house(request), public_url, listens))

    @routes.get("/api/calendars/{token}.ics")
    async def calendar(request: Request, token: str) -> Answer:
        # Programs that read calendars have no key but the address.
        text = await clubs.calendar(token, public_url or address_of_house(request))
        return Answer(text.encode(), media_type="text/calendar")

    @routes.post("/api/clubs/{club}/push")
    async def push(request: HttpRequest, club: str) -> Answer:
        caller = await asking.known_caller(request)
        subscription = None if pushing is None else pushing.read(await body_of(request, PushBody))
        await clubs.keep_push(club, caller, subscription)
        if subscription is None:
            raise Problem(409, "not_now", message("people-push-nothing"))
        return json_answer({"done": True}, 201)

    @routes.on("DELETE", "/api/clubs/{club}/push")
    async def push_nothing(request: HttpRequest, club: str) -> Answer:
        await clubs.keep_push(club, await asking.known_caller(request), None)
        return json_answer({"done": True})

    @routes.get("/api/clubs/{club}/book")
    async def book(request: HttpRequest, club: str) -> Answer:
        caller = await asking.known_caller(request)
        since, day, game = (request.query_params.get(name, "")[:40] for name in ("since", "day", "game"))
        return json_answer(await clubs.book(club, caller, since, day, game))

    @routes.get("/api/clubs/{club}/book.csv")
    @routes.get("/api/clubs/{club}/book.json")
    async def book_file(request: HttpRequest, club: str) -> Answer:
        is_table = str(request.scope["path"]).endswith(".csv")
        text = await clubs.book_file(club, await asking.known_caller(request), table=is_table)
        return Answer(text.encode(), media_type="text/csv" if is_table else JSON)

    @routes.post("/api/clubs/{club}/notes")
    async def note(request: HttpRequest, club: str) -> Answer:
        caller = await asking.known_caller(request)
        await clubs.note(club, caller, await body_of(request, ClubNoteBody))
        return json_answer({"done": True})

    @routes.get("/api/clubs/{club}/file")
    async def file(request: HttpRequest, club: str) -> Answer:
        content = await clubs.file(club, await asking.known_caller(request))
        return json_answer(content, headers={"Content-Disposition": 'attachment; filename="kahve-club.json"'})

    return clubs
