"""Nothing of a club is read by anybody who is not a member of it, at whichever address: every route of the server is walked."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest

from kahve.language import later
from kahve.table.people import club_life
from kahve.table.protocol.asks import AskDeal
from kahve.table.thinking.bots import BotPool, NoAnswer
from kahve.table.thinking.budgets import UNLIMITED

from .test_clubs import act, founded, joined, member_id, page
from .test_duplicates import begin, play
from .test_duplicates import page as duplicate_page
from .test_persons import Server, at_home
from .test_push import Device, Service, key, service

__all__ = ["at_home", "key", "service"]

SECRETS = ("Zanzibar", "Quentina", "Bring lokum", "Grandmother's own", "What a finish", "call.example")
"""What a club with these says nowhere else: its name, a member who sits at no table, an evening, rules, a note and the call."""


def filled(path: str, content: dict[str, str]) -> str:
    """The address of a route with everything that it needs: `name` is of a table, a duplicate, a game or a club."""
    kind = next((kind for kind in ("tables", "duplicates", "club", "same", "t") if f"/{kind}/{{" in path), "games")
    values = content | {"name": content[kind], "place": content["tables"] if "/tables/" in path else "0"}
    return re.sub(r"\{(\w+)(?::path)?\}", lambda part: values[part[1]], path)


async def _nobody_thinks(*_: Any, **__: Any) -> Any:
    raise NoAnswer(later("replay-cannot-think"))


def test_no_address_tells_a_stranger_a_former_member_or_a_guest_anything_of_a_club(
    at_home: Any, key: Any, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Reviews and hints would take a minute here, in processes of their own.
    monkeypatch.setattr(BotPool, "_think", _nobody_thinks)
    # A busy machine reads logs for longer than a page waits.
    monkeypatch.setattr(club_life, "READ_SECONDS", 60.0)

    async def visit(server: Server) -> None:
        ada, stranger, guest = await server.person("Ada"), await server.person("Eve"), await server.person("Gus")
        club = await founded(server, ada, "Zanzibar")
        former, _ = await joined(server, club, "Cy"), await joined(server, club, "Quentina")
        path = f"/api/clubs/{club['club']}"
        moment = time.gmtime(time.time() + 7200)
        day, hour = time.strftime("%Y-%m-%d", moment), time.strftime("%H:%M", moment)
        await act(server, club, ada, "plan_evening", day=day, time=hour, zone="UTC", says="Bring lokum")
        await act(server, club, ada, "keep_rules", game="pisti", called="Grandmother's own", house={"seats": 2, "target": 51})
        await act(server, club, ada, "change", call="https://call.example/us")
        for who in (ada, former):
            await act(server, club, who, "answer", evening="e1", day=day, comes="yes")
        await act(server, club, ada, "seat", game="pisti", mode="fixed", sizes=[2])
        # A table that was played to its end and has a note, one where a guest sits, and the same deals for all members.
        opened = {"game": "pisti", "called": "Grandmother's own"}
        over, going = [await server.json("POST", f"{path}/tables", opened, key=ada, status=201) for _ in range(2)]
        for place in (over, going):
            seat = await server.json("POST", f"/api/tables/{place['table']}/seats", {"name": "Gus"}, key=guest, status=201)
        await play(server, over["table"])
        live = await server.app.state.server.table(going["table"])
        await live.let(0, AskDeal())
        await server.json("POST", f"{path}/notes", {"table": over["table"], "deal": "1.1", "says": "What a finish"}, key=ada)
        assert (await server.json("GET", f"{path}/book", key=ada))["count"] == 1
        duplicate = await begin(server, ada, club=club["club"])
        tokens = {}
        for who in (ada, former):
            link = (await server.json("GET", f"{path}/calendar", key=who))["link"]
            tokens[who] = link.rpartition("/")[2].removesuffix(".ics")
        await act(server, club, ada, "remove", member=await member_id(server, club, former))
        ids = [member["id"] for member in (await page(server, club, ada))["members"]]
        secrets = (*SECRETS, club["code"], *ids, (await duplicate_page(server, duplicate, ada))["mixing"][0]["commitment"])
        content = {"club": club["club"], "duplicates": duplicate, "games": "pisti", "same": duplicate, "seat": str(seat["seat"])}
        content |= {"deal": "1.1", "turn": "1", "number": "1", "day": time.strftime("%Y-%m-%d", time.gmtime()), "device": "x", "path": "x"}
        bodies: dict[str, Any] = {
            "/acts": {"act": {"do": "change", "call": ""}},
            "/tables": {"game": "pisti"},
            "/push": Device(service, "/x").subscription,
            "/notes": {"table": over["table"], "deal": "1.1", "says": "x"},
            "/clubs": {"name": "Other"},
            "/duplicates": {
                "game": "pisti",
                "house": {"seats": 2},
                "players": [{"kind": "you"}, {"kind": "bot", "bot": "greedy"}],
                "deals": 1,
            }
            | {"club": club["club"]},
            "/clubs/{club}/duplicates": {"deals": 1},
            "/door": {"table": going["table"]},
            "/join": {"table": going["table"]},
        }
        # What is left out takes the person away for whom is walked.
        routes = [route for route in server.app.state.routes if (route.method, route.path) != ("DELETE", "/api/me")]
        routes.sort(key=lambda route: route.method == "DELETE")
        assert len(routes) > 80

        async def walked(who: str | None, token: str, table: str) -> dict[tuple[str, str], tuple[int, str]]:
            answers = {}
            for route in routes:
                address = filled(route.path, content | {"tables": table, "t": table, "token": token})
                body = next((bodies[end] for end in sorted(bodies, key=len, reverse=True) if route.path.endswith(end)), {})
                answer = await server.ask(route.method, address, None if route.method == "GET" else body, key=who)
                answers[route.method, route.path] = answer.status_code, answer.text
            return answers

        for who, token in ((stranger, "x"), (former, tokens[former]), (guest, "x"), (None, "x")):
            for table in (over["table"], going["table"]):
                for (method, route), (status, text) in (await walked(who, token, table)).items():
                    assert [secret for secret in secrets if secret in text] == [], (method, route)
                    if "{club}" in route or "/api/duplicates/" in route or "/calendars/" in route:
                        assert status == (404 if who or "/calendars/" in route else 401), (method, route, text)
        # A member reads all of it by the same addresses.
        read = await walked(ada, tokens[ada], over["table"])
        shown = {route for (_, route), (_, text) in read.items() if any(secret in text for secret in secrets)}
        inside = {f"/api/clubs/{{club}}{rest}" for rest in ("", "/file", "/book", "/book.json", "/invitation")}
        assert shown >= inside | {"/api/me/clubs", "/api/me/file", "/api/calendars/{token}.ics", "/api/duplicates/{name}"}

    at_home(visit, push_key=str(key), push_services=(service.address,), rates=UNLIMITED, most_new_tables=10_000)
