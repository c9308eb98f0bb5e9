"""The addresses of docs/protocol.md, Persons: what a device asks for its person, with its key in a header and never in an address."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import asdict
from typing import Any

from starlette.requests import Request

from ...language import message
from ..live.doorkeeper import Doorkeeper
from ..live.server import Server
from ..people.callers import Callers
from ..people.codes import SECONDS, CodeError
from ..people.passkeys import Address, address_of
from ..people.persons import People, label_of
from ..protocol.addresses import household_of, network_of
from ..protocol.problem import Problem
from ..protocol.protocol import CodeBody, CredentialBody, PersonBody
from ..protocol.routes import Answer, HttpRequest, Routes, json_answer
from ..store.stored import Caller, CommonPlay, Conflict, MatePlay, UnknownPerson
from .below import address_of_house
from .invitation import link_to
from .requests import body_of, place_document

KEY = "kahve-person"
"""The header with the key of a device."""

MINUTE = 60.0
MOST_WRONG, MOST_WRONG_OF_NETWORK = 5, 30
"""How many wrong codes one address may try in a minute, and one network of IPv6 as a provider gives it to a customer."""


class PersonsAsking(Callers):
    """The persons of this server, by the keys of their devices."""

    def __init__(self, people: People) -> None:
        """people: knows the keys."""
        self.people = people

    async def caller_of(self, request: HttpRequest) -> Caller | None:
        """The person whose device sends this request, None without a key; a Problem for a key that is not known."""
        key = request.headers.get(KEY)
        if not key:
            return None
        try:
            return await self.people.caller(key)
        except UnknownPerson as unknown:
            raise Problem(401, "person", str(unknown)) from None

    async def has_played(self, request: HttpRequest, deals: str) -> bool:
        """Whether the person who asks has played these common deals to their end."""
        caller = await self.known_or_nobody(request)
        return caller is not None and await self.people.has_played(caller, deals)

    async def check_may_play(self, caller: Caller | None, deals: str) -> None:
        """A Problem for somebody who plays these common deals elsewhere, or of whom that cannot be known."""
        if caller is None:
            await super().check_may_play(caller, deals)
        elif await self.people.plays(caller, [deals]):
            raise Problem(409, "seated", message("people-deals-played-elsewhere"), "seat")

    async def plays(self, caller: Caller, deals: Collection[str]) -> list[CommonPlay]:
        """What this person has played of these common deals, the first play first."""
        return await self.people.plays(caller, deals)

    async def mates(self, caller: Caller, deals: str) -> list[MatePlay]:
        """What the members of this person's clubs made of these common deals when they played them first."""
        return await self.people.mates(caller, deals)

    async def note_points(self, table: str, points: float) -> None:
        """Keep what somebody made of common deals, so that it need not be counted again."""
        await self.people.note_points(table, points)

    async def seat_at(self, caller: Caller, table: str) -> int | None:
        """The seat of this person at a table, if they have one."""
        return await self.people.seat_at(caller, table)

    async def known_caller(self, request: HttpRequest) -> Caller:
        """The person who asks; a Problem where there is no key."""
        caller = await self.caller_of(request)
        if caller is None:
            raise Problem(401, "person", message("people-only-a-person"))
        return caller


def add_persons(routes: Routes, server: Server, most_new: int, public_url: str | None, listens: str | None) -> PersonsAsking:
    """Add all of these addresses to the list; the answer knows who asks. most_new: persons that one address may make in a minute.

    public_url, listens: as in `invitation`.
    """
    people = People(server)
    asking = PersonsAsking(people)
    door, returning = Doorkeeper(most_new, MINUTE), Doorkeeper(most_new, MINUTE)
    wrong, wrong_of_network = Doorkeeper(MOST_WRONG, MINUTE), Doorkeeper(MOST_WRONG_OF_NETWORK, MINUTE)

    async def moved_in(request: Request, person: str, bring: bool) -> Answer:
        """The key for a device that speaks for this person from now on."""
        before = await asking.known_or_nobody(request)
        key, caller = await people.add_device(person, label(request), before, bring=bring)
        return json_answer({"key": key, "me": await people.about(caller)}, 201)

    @routes.post("/api/me")
    async def make(request: Request) -> Answer:
        body = await body_of(request, PersonBody)
        sender = household_of(request.scope)
        if not door.lets_in(sender):
            raise Problem(429, "too_many", message("people-too-many-persons"), wait=door.wait(sender))
        key, caller = await people.make(body.name, body.emblem, label(request))
        return json_answer({"key": key, "me": await people.about(caller)}, 201)

    @routes.get("/api/me")
    async def me(request: Request) -> Answer:
        return json_answer(await people.about(await asking.known_caller(request)))

    @routes.on("PATCH", "/api/me")
    async def change(request: Request) -> Answer:
        caller = await asking.known_caller(request)
        body = await body_of(request, PersonBody)
        await people.change(caller, body.name, body.emblem)
        return json_answer(await people.about(caller))

    @routes.on("DELETE", "/api/me")
    async def delete(request: Request) -> Answer:
        await people.delete(await asking.known_caller(request))
        return json_answer({"done": True})

    @routes.get("/api/me/file")
    async def file(request: Request) -> Answer:
        caller = await asking.known_caller(request)
        content = person_file(await people.about(caller), await people.tables(caller)) | {
            "pushes": await people.pushes(caller),
            "clubs": await people.clubs(caller),
            "history": await people.history(caller, whole=True),
            "common_deals": [asdict(play) for play in await people.plays(caller)],
        }
        return json_answer(content, headers={"Content-Disposition": 'attachment; filename="kahve-person.json"'})

    @routes.post("/api/me/code")
    async def code(request: Request) -> Answer:
        caller = await asking.known_caller(request)
        given = people.codes.give(caller.person)
        link = link_to(f"/me#code={given}", address_of_house(request), public_url, listens)
        return json_answer(
            {"code": given, "seconds": int(SECONDS), "link": link["link"], "reach": link["reach"], "picture": link["code"]}, 201
        )

    @routes.post("/api/devices")
    async def bring_in(request: Request) -> Answer:
        body = await body_of(request, CodeBody)
        sender = household_of(request.scope)
        network = network_of(sender)
        wait = max(wrong.wait(sender), wrong_of_network.wait(network))
        if wait:
            raise Problem(429, "too_many", message("people-too-many-wrong-codes"), "code", wait=wait)
        try:
            person = people.codes.take(body.code)
        except CodeError:
            wrong.lets_in(sender)
            wrong_of_network.lets_in(network)
            raise
        return await moved_in(request, person, body.bring)

    @routes.on("DELETE", "/api/me/devices/{device}")
    async def sign_out(request: Request, device: str) -> Answer:
        caller = await asking.known_caller(request)
        await people.sign_out(caller, device)
        return json_answer({"done": True})

    @routes.get("/api/me/tables")
    async def tables(request: Request) -> Answer:
        return json_answer({"tables": await people.tables(await asking.known_caller(request))})

    @routes.get("/api/me/history")
    async def history(request: Request) -> Answer:
        return json_answer(await people.history(await asking.known_caller(request)))

    @routes.post("/api/me/tables/{name}/key")
    async def key(request: Request, name: str) -> Answer:
        caller = await asking.known_caller(request)
        if await people.seat_at(caller, name) is None:
            raise Problem(404, "table", message("table-no-seat-of-yours"), "table")
        table = await server.table(name)
        return json_answer(place_document(table, *await table.give_key(caller)), 201)

    @routes.on("DELETE", "/api/me/tables/{name}")
    async def forget(request: Request, name: str) -> Answer:
        await people.forget_table(await asking.known_caller(request), name)
        return json_answer({"done": True})

    @routes.post("/api/me/passkeys/options")
    async def options_to_add(request: Request) -> Answer:
        return json_answer(await people.passkey_to_add(await asking.known_caller(request), address(request)), 201)

    @routes.post("/api/me/passkeys")
    async def add_passkey(request: Request) -> Answer:
        caller = await asking.known_caller(request)
        body = await body_of(request, CredentialBody)
        try:
            await people.add_passkey(caller, body.credential, address(request), label(request))
        except Conflict:
            raise Problem(409, "passkey", message("people-passkey-kept-already")) from None
        return json_answer(await people.about(caller), 201)

    @routes.on("DELETE", "/api/me/passkeys/{name}")
    async def drop_passkey(request: Request, name: str) -> Answer:
        caller = await asking.known_caller(request)
        await people.drop_passkey(caller, name)
        return json_answer(await people.about(caller))

    @routes.post("/api/passkeys/options")
    async def options_to_come_back(request: Request) -> Answer:
        sender = household_of(request.scope)
        if not returning.lets_in(sender):
            says = message("people-too-many-passkeys")
            raise Problem(429, "too_many", says, wait=returning.wait(sender))
        return json_answer(await people.passkey_to_come_back(address(request)), 201)

    @routes.post("/api/passkeys")
    async def come_back(request: Request) -> Answer:
        body = await body_of(request, CredentialBody)
        return await moved_in(request, await people.come_back(body.credential, address(request)), body.bring)

    return asking


def person_file(me: dict[str, Any], tables: list[dict[str, Any]]) -> dict[str, Any]:
    """Everything that the server keeps of a person, to be taken away."""
    content = {
        "about": message("people-file-about"),
        "name": me["name"],
        "emblem": me["emblem"],
    }
    content |= {"since": me["since"]}
    content["devices"] = [{"label": row["label"], "since": row["since"], "seen": row["seen"]} for row in me["devices"]]
    content["passkeys"] = [{"label": row["label"], "address": row["address"], "since": row["since"]} for row in me["passkeys"]]
    content["tables"] = [table | {"log": f"/api/tables/{table['table']}/log" if table["over"] else None} for table in tables]
    return content


def label(request: Request) -> str:
    """What the device that sends this request is called in the list of devices."""
    return label_of(request.headers.get("user-agent", ""))


def address(request: Request) -> Address:
    """Where the page is that asks for a passkey; PasskeyError."""
    return address_of(request.headers.get("origin"), str(request.base_url))
