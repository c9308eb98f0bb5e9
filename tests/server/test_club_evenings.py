"""Evenings of clubs by a clock that the test sets, at one server or at two beside each other: pushes, the book's days, bad input."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import httpx
import pytest

from kahve.table.people import club_life
from kahve.table.protocol.asks import AskDeal, AskMove
from kahve.table.protocol.messages import ClubBook, DuplicatePage
from kahve.table.push import pushing as pushing_module
from kahve.table.serving.app import create_app
from kahve.table.serving.serve_options import ServeOptions
from kahve.table.thinking.budgets import UNLIMITED

from ..protocol_checks import fits
from .test_clubs import act, founded, joined, member_id, page
from .test_duplicates import add, sit
from .test_persons import Server
from .test_push import Device, Service, key, service

__all__ = ["key", "service"]

ATHENS, NEW_YORK, SYDNEY = "Europe/Athens", "America/New_York", "Australia/Sydney"


def at(text: str, zone: str = ATHENS) -> float:
    """A moment such as 2026-10-22 20:00 in a time zone."""
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


class Clock:
    """The clock of everybody: it goes on from the moment that the test sets."""

    def __init__(self) -> None:
        self._real, self._ahead = time.time, 0.0

    def time(self) -> float:
        return self._real() + self._ahead

    def set(self, moment: float) -> None:
        self._ahead = moment - self._real()


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(time, "time", clock.time)
    return clock


@pytest.fixture
def quick_look(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pushing_module, "_LOOK_SECONDS", 0.05)


@pytest.fixture(params=["file", "town"])
def servers(request: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Run something at two servers with one store, or at one that serves a file; run again, it is the same after a restart."""
    # A busy machine reads logs for longer than a page waits.
    monkeypatch.setattr(club_life, "READ_SECONDS", 60.0)
    is_town = request.param == "town"
    store = request.getfixturevalue("postgres").database() if is_town else f"sqlite:///{tmp_path}/tables.db"

    def run(what: Callable[..., Awaitable[None]], **options: Any) -> None:
        async def visit() -> None:
            async with AsyncExitStack() as stack:
                beside = []
                for _ in range(1 + is_town):
                    app = create_app(ServeOptions(store=store, pace=0, rates=UNLIMITED, most_new_tables=1000, **options))
                    await stack.enter_async_context(app.router.lifespan_context(app))
                    transport = httpx.ASGITransport(app, raise_app_exceptions=False)
                    client = await stack.enter_async_context(httpx.AsyncClient(transport=transport, base_url="http://cards.example"))
                    beside.append(Server(client, app))
                await what(beside[0], beside[-1])

        asyncio.run(visit())

    return run


async def soon(is_so: Callable[[], bool]) -> None:
    """Wait until something is so; an assertion fails where it never is."""
    until = time.monotonic() + 30
    while not is_so() and time.monotonic() < until:
        await asyncio.sleep(0.02)
    assert is_so()


async def played(server: Server, table: str, pick: int = 0) -> None:
    """Play a table to its end by way of this server."""
    live = await server.app.state.server.table(table)
    await live.catch_up()
    while not live.sitting.over:
        legal = [] if live.sitting.awaits_deal else live.sitting.table.legal
        await live.let(max(live.sitting.turn, 0), AskMove(legal[pick % len(legal)]) if legal else AskDeal())


def test_an_evening_is_pushed_once_in_the_language_and_the_time_of_each_member(
    servers: Any, clock: Clock, quick_look: None, key: Path, service: Service
) -> None:
    """At two servers that look at the same moment, over a service that is out of order, and over a restart."""
    state: dict[str, Any] = {}
    says = {
        "Ada": ("en", ATHENS, "Your evening begins at 20:00."),
        "Bo": ("de", NEW_YORK, "Euer Abend beginnt um 13:00."),
        "Cy": ("tr", SYDNEY, "Akşamınızın başlama saati: 04:00."),
        "Di": ("en", "", "Your evening begins at 20:00 (Europe/Athens)."),
        "Eve": ("en", ATHENS, ""),
        "Fay": ("en", ATHENS, ""),
    }
    devices = {name: Device(service, f"/{name}") for name in says}

    async def before(here: Server, beside: Server) -> None:
        clock.set(at("2026-10-20 12:00"))
        ada = await here.person("Ada")
        state["club"] = club = await founded(here, ada)
        await act(here, club, ada, "plan_evening", day="2026-10-22", time="20:00", weekly=True)
        state["keys"] = keys = {"Ada": ada} | {name: await joined(beside, club, name) for name in list(says)[1:]}
        for name, (language, zone, _) in says.items():
            body = devices[name].subscription | ({"zone": zone} if zone else {})
            path, headers = f"/api/clubs/{club['club']}/push", {"accept-language": language}
            assert (await here.ask("POST", path, body | {"zone": "Mars"}, key=keys[name])).status_code == 422
            assert (await here.ask("POST", path, body, key=keys[name], **headers)).status_code == 201
        evening = (await page(beside, club, keys["Bo"]))["evening"]
        for name, comes in (("Ada", "yes"), ("Bo", "late"), ("Eve", "no")):
            await act(here, club, keys[name], "answer", comes=comes, evening=evening["evening"], day=evening["day"])
        # Fay is a member no longer.
        await act(here, club, ada, "remove", member=await member_id(here, club, keys["Fay"]))
        clock.set(at("2026-10-22 18:59"))
        await asyncio.sleep(0.3)
        assert service.received == []
        # The service takes nothing at first; an act in that hour changes nothing.
        service.status = 503
        clock.set(at("2026-10-22 19:00") + 1)
        await act(beside, club, ada, "change", call="tel:+30123456")
        await soon(lambda: len(service.received) >= 4)
        service.status = 201
        await soon(lambda: len(service.taken) >= 4)
        await asyncio.sleep(0.3)

    async def after(here: Server, beside: Server) -> None:
        await asyncio.sleep(0.3)
        received = {path[1:]: devices[path[1:]].read(body) for path, _, body in service.received}
        assert sorted(service.taken) == sorted(f"/{name}" for name in received)
        club = state["club"]["club"]
        wanted = {name: {"page": f"/club/{club}", "heading": "Thursdays", "says": text} for name, (*_, text) in says.items() if text}
        assert received == wanted
        # A week later Athens has changed its clocks, and New York has not; Eve has said nothing yet.
        service.received.clear()
        clock.set(at("2026-10-29 19:30"))
        await soon(lambda: len(service.received) >= 5)
        received = {path[1:]: devices[path[1:]].read(body)["says"] for path, _, body in service.received}
        assert (received["Bo"], received["Cy"], received["Eve"]) == (
            "Euer Abend beginnt um 14:00.", "Akşamınızın başlama saati: 05:00.", "Your evening begins at 20:00."
        )  # fmt: skip

    for visit in (before, after):
        servers(visit, push_key=str(key), push_services=(service.address,))


@pytest.mark.parametrize("servers", ["file"], indirect=True)
def test_two_evenings_in_one_hour_are_both_told_and_one_that_is_over_is_not(
    servers: Any, clock: Clock, quick_look: None, key: Path, service: Service
) -> None:
    device = Device(service, "/ada")

    async def visit(here: Server, _: Server) -> None:
        clock.set(at("2026-10-20 12:00"))
        ada = await here.person("Ada")
        club = await founded(here, ada)
        await here.json("POST", f"/api/clubs/{club['club']}/push", device.subscription | {"zone": ATHENS}, key=ada, status=201)
        for moment in ("18:00", "20:00", "20:30"):
            await act(here, club, ada, "plan_evening", day="2026-10-22", time=moment)
        # The server was asleep until now.
        clock.set(at("2026-10-22 19:40"))
        await soon(lambda: len(service.taken) >= 2)
        await asyncio.sleep(0.2)
        assert sorted(device.read(body)["says"][-6:] for *_, body in service.received) == ["20:00.", "20:30."]

    servers(visit, push_key=str(key), push_services=(service.address,))


@pytest.mark.parametrize("servers", ["file"], indirect=True)
def test_days_months_and_years_of_the_book_are_those_of_the_clubs_time_zone(servers: Any, clock: Clock) -> None:
    """In the night in which the clocks of New York go back, and at the end of a year, later there than in UTC."""

    async def visit(here: Server, _: Server) -> None:
        clock.set(at("2026-10-25 12:00", NEW_YORK))
        ada = await here.person("Ada")
        club = await founded(here, ada, zone=NEW_YORK)
        bo = await joined(here, club, "Bo")
        await act(here, club, ada, "keep_rules", game="pisti", called="Short", house={"seats": 2, "target": 51})
        path = f"/api/clubs/{club['club']}"

        async def match(moment: str) -> None:
            clock.set(at(moment, NEW_YORK))
            place = await here.json("POST", f"{path}/tables", {"game": "pisti", "called": "Short"}, key=ada, status=201)
            await here.json("POST", f"/api/tables/{place['table']}/seats", {}, key=bo, status=201)
            await played(here, place["table"])

        async def days(span: str) -> list[str]:
            book = await here.json("GET", f"{path}/book?since={span}", key=ada)
            assert fits(book, ClubBook)
            assert book["zone"] in (NEW_YORK, ATHENS)
            assert book["count"] == len(book["matches"])
            return sorted(time.strftime("%m-%d %H", time.gmtime(row["at"])) for row in book["matches"])

        # At one o'clock the clocks went back, so that six hours lie between midnight and five.
        for moment in ("2026-10-31 23:30", "2026-11-01 04:58"):
            await match(moment)
        # In UTC it is November, and here still the last evening of October.
        assert len(await days("month")) == 2
        await match("2026-11-01 05:01")
        assert (await here.json("GET", f"{path}/book", key=ada))["days"] == ["2026-11-01", "2026-10-31"]
        assert await days("month") == ["11-01 10"]
        assert len(await days("season")) == 3
        await match("2026-12-31 23:00")
        assert [len(await days(span)) for span in ("month", "season")] == [1, 4]
        clock.set(at("2027-01-01 04:59", NEW_YORK))
        assert [len(await days(span)) for span in ("month", "season")] == [1, 4]
        clock.set(at("2027-01-01 05:00", NEW_YORK))
        assert [len(await days(span)) for span in ("month", "season", "")] == [0, 0, 4]
        # In another zone the same matches are of other days: the book is read again.
        await act(here, club, ada, "change", zone=ATHENS)
        book = await here.json("GET", f"{path}/book", key=ada)
        assert (book["zone"], book["days"]) == (ATHENS, ["2027-01-01", "2026-11-01"])

    servers(visit)


def test_what_is_done_at_one_server_is_seen_at_the_other(servers: Any, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    """And what is done at both at once happens once."""
    monkeypatch.setattr("kahve.table.store.club_store.MOST_MEMBERS", 4)

    async def visit(here: Server, beside: Server) -> None:
        clock.set(at("2026-10-20 12:00"))
        ada, bo = await here.person("Ada"), await beside.person("Bo")

        async def at_once(path: str, *asks: tuple[str, Any]) -> list[tuple[int, str]]:
            """The status of each of these requests, by both servers in turn at the same moment, with the sentence of a refusal."""
            sent = (server.ask("POST", path, body, key=person) for server, (person, body) in zip((here, beside) * 2, asks, strict=False))
            answers = await asyncio.gather(*sent)
            return sorted((answer.status_code, answer.json().get("error", {}).get("says", "")) for answer in answers)

        # Two founders at once from one table: one founds the club, and the other may join it.
        table = (await here.table(ada))["table"]
        await beside.json("POST", f"/api/tables/{table}/seats", {"name": "Bo"}, key=bo, status=201)
        body = {"name": "Thursdays", "emblem": "owl", "zone": ATHENS, "table": table}
        taken = "A club was founded from this table already: join that one."
        assert await at_once("/api/clubs", (ada, body), (bo, body)) == [(201, ""), (409, taken)]
        for person in (ada, bo):
            await at_once("/api/clubs/join", (person, {"table": table}), (person, {"table": table}))
        [club] = (await beside.json("GET", "/api/me/clubs", key=ada))["clubs"]
        path = f"/api/clubs/{club['club']}"
        content = await page(beside, club, ada)
        if content["role"] != "founder":
            ada, bo = bo, ada
            content = await page(beside, club, ada)
        club = content
        # A member twice, also at once, is one member; the last place is taken by one of two.
        cy, di, eve = await here.person("Cy"), await here.person("Di"), await beside.person("Eve")
        code = {"code": club["code"]}
        assert await at_once("/api/clubs/join", (cy, code), (cy, code), (cy, code)) == [(201, "")] * 3
        assert await at_once("/api/clubs/join", (di, code), (eve, code)) == [(201, ""), (409, "This club is full: it can have 4 members.")]
        members = (await page(beside, club, ada))["members"]
        assert len(members) == 4
        fourth = di if (await here.ask("GET", path, key=di)).status_code == 200 else eve
        ids = {person: await member_id(beside, club, person) for person in (ada, bo, cy, fourth)}
        # Two acts at once of which the first takes the right to the second away.
        over = [{"act": {"do": "hand_over", "member": ids[other]}} for other in (bo, cy)]
        says = "Only the founder of the club can do that."
        assert await at_once(f"{path}/acts", (ada, over[0]), (ada, over[1])) == [(200, ""), (409, says)]
        roles = {member["id"]: member["role"] for member in (await page(here, club, ada))["members"]}
        assert sorted(roles.values()) == ["founder", "host", "member", "member"]
        assert roles[ids[ada]] == "host"
        # An evening that one plans and others answer at once: no answer is lost.
        await act(here, club, ada, "plan_evening", day="2026-10-22", time="20:00", weekly=True)
        coming = {"do": "answer", "comes": "yes", "evening": "e1", "day": "2026-10-22"}
        answers = [(person, {"act": coming}) for person in (ada, bo, cy, fourth)]
        assert await at_once(f"{path}/acts", *answers) == [(200, "")] * 4
        for server in (here, beside):
            evening = (await page(server, club, bo))["evening"]
            assert [(each["comes"], evening["yours"]) for each in evening["comers"]] == [("yes", "yes")] * 4
        await act(here, club, ada, "keep_rules", game="pisti", called="Short", house={"seats": 2, "target": 21})
        await act(beside, club, ada, "seat", game="pisti", called="Short", mode="fixed", sizes=[2, 2])
        # Two sit down at one table at once, by two servers: it is opened once, and nobody keeps an empty one.
        seating = (await page(here, club, ada))["evening"]["seating"]["tables"]
        two = [next(person for person, own in ids.items() if own == who) for who in seating[0]["members"]]
        places = await asyncio.gather(
            *(server.json("POST", f"{path}/seats/0", key=person, status=201) for server, person in zip((here, beside), two, strict=True))
        )
        assert len({place["table"] for place in places}) == 1
        assert sorted(place["seat"] for place in places) == [0, 1]
        for server in (here, beside):
            assert [row["table"] for row in (await page(server, club, bo))["tables"]] == [places[0]["table"], table]
            for person in two:
                listed = {row["table"] for row in (await server.json("GET", "/api/me/tables", key=person))["tables"]}
                assert listed <= {places[0]["table"], table}
        # It is played by both servers in turn, and both have it in the book once, though both read it at once.
        live = [await server.app.state.server.table(places[0]["table"]) for server in (here, beside)]
        number = 0
        while not live[number % 2].sitting.over:
            one = live[number := (number + 1) % 2]
            await one.catch_up()
            if not one.sitting.over:
                await one.let(max(one.sitting.turn, 0), AskDeal() if one.sitting.awaits_deal else AskMove(one.sitting.table.legal[0]))
        books = await asyncio.gather(*(server.json("GET", f"{path}/book", key=cy) for server in (here, beside)))
        assert [book["count"] for book in books] == [1, 1]
        assert books[0] == books[1]
        assert [row["matches"] for row in (await page(beside, club, cy))["tonight"]] == [1, 1]
        note = {"table": places[0]["table"], "deal": "1.1", "says": "Well played"}
        await here.json("POST", f"{path}/notes", note, key=cy)
        assert (await beside.json("GET", f"{path}/book", key=bo))["matches"][0]["notes"][0]["says"] == "Well played"
        # Of two hosts who begin the same deals at once both come to the same, or one is told to look again.
        founder = next(person for person, own in ids.items() if roles[own] == "founder")
        hosts = [person for person, own in ids.items() if roles[own] != "member"]
        await act(here, club, founder, "seat", game="pisti", mode="fixed", called="Short", sizes=[2, 2])
        deals = {"deals": 1}
        assert {status for status, _ in await at_once(f"{path}/duplicates", (hosts[0], deals), (hosts[1], deals))} <= {201, 409}
        # Whoever is removed at one server reads nothing at the other.
        await act(here, club, founder, "remove", member=ids[fourth])
        assert (await beside.ask("GET", path, key=fourth)).status_code == 404

    servers(visit)


BEFORE_THE_CHANGE = {"Ada": "Thu 20:00", "Bo": "Thu 20:00", "Cy": "Thu 13:00", "Di": "Fri 04:00"}
AFTER_THE_CHANGE = {"Ada": "Thu 20:00", "Bo": "Thu 20:00", "Cy": "Thu 14:00", "Di": "Fri 05:00"}


def test_four_persons_in_three_time_zones_play_two_evenings_a_week_apart(servers: Any, clock: Clock) -> None:
    """Partners drawn, two tables with the same deals, compared; in between the clocks of Athens change, and at last one is removed."""
    zones = {"Ada": ATHENS, "Bo": ATHENS, "Cy": NEW_YORK, "Di": SYDNEY}

    async def visit(here: Server, beside: Server) -> None:
        clock.set(at("2026-10-20 12:00"))
        keys = {"Ada": await here.person("Ada")}
        club = await founded(here, keys["Ada"], zone=ATHENS)
        path = f"/api/clubs/{club['club']}"
        keys |= {name: await joined(beside, club, name) for name in list(zones)[1:]}
        of = dict(zip(keys, (here, beside, beside, here), strict=True))
        await act(here, club, keys["Ada"], "keep_rules", game="pisti", called="Short", house={"seats": 2, "target": 21})
        await act(here, club, keys["Ada"], "plan_evening", day="2026-10-22", time="20:00", weekly=True)
        counts = 0
        for day, own in (("2026-10-22", BEFORE_THE_CHANGE), ("2026-10-29", AFTER_THE_CHANGE)):
            clock.set(at(f"{day} 09:00"))
            for name, person in keys.items():
                evening = (await page(of[name], club, person))["evening"]
                assert (evening["day"], evening["begun"], evening["yours"]) == (day, False, None)
                assert datetime.fromtimestamp(evening["begins"], ZoneInfo(zones[name])).strftime("%a %H:%M") == own[name]
                await act(of[name], club, person, "answer", evening=evening["evening"], day=day, comes="yes")
            clock.set(at(f"{day} 20:00") + 5)
            ids = {await member_id(of[name], club, person): name for name, person in keys.items()}
            await act(here, club, keys["Ada"], "seat", game="pisti", called="Short", mode="drawn", sizes=[2, 2])
            evening = (await page(beside, club, keys["Di"]))["evening"]
            assert evening["begun"]
            drawn = [{ids[who] for who in table["members"]} for table in evening["seating"]["tables"]]
            assert (len(drawn), set().union(*drawn)) == (2, set(zones))
            duplicate = (await here.json("POST", f"{path}/duplicates", {"deals": 1}, key=keys["Ada"], status=201))["duplicate"]
            for _ in range(2):
                for name, person in keys.items():
                    await add(of[name], duplicate, person)
            places = {name: await sit(of[name], duplicate, person) for name, person in keys.items()}
            tables = list(dict.fromkeys(place["table"] for place in places.values()))
            assert [{name for name in keys if places[name]["table"] == table} for table in tables] in (drawn, drawn[::-1])
            await played(here, tables[0])
            assert (await beside.json("GET", f"{path}/book", key=keys["Di"]))["count"] == counts
            await played(beside, tables[1], pick=1)
            counts += 2
            orders = []
            for server, table in ((beside, tables[0]), (here, tables[1])):
                live = await server.app.state.server.table(table)
                await live.catch_up()
                orders.append([dealt.order for dealt in live.sitting.table.history])
            assert orders[0] == orders[1]
            for name, person in keys.items():
                content = await of[name].json("GET", f"/api/duplicates/{duplicate}", key=person)
                assert fits(content, DuplicatePage)
                assert {row["name"] for row in content["results"]["totals"]} == set(zones)
                for deal in content["results"]["deals"]:
                    rows = {row["name"]: row for row in deal["rows"]}
                    assert {row["table"] for row in rows.values() if row["yours"]} == {rows[name]["table"]} == {places[name]["table"]}
                    # Two sat in the same place: of the hundred points each has what the other has not.
                    assert sum(row["matchpoints"] for row in rows.values()) == 200
            book = await beside.json("GET", f"{path}/book?day={day}", key=keys["Bo"])
            assert (book["count"], {row["matches"] for row in book["people"]}) == (2, {1})
            clock.set(at(f"{day} 23:30"))
        book = await here.json("GET", f"{path}/book", key=keys["Cy"])
        assert (book["count"], book["days"]) == (4, ["2026-10-29", "2026-10-22"])
        # A match that ends level has two winners.
        assert sum(row["won"] for row in book["people"]) >= 4
        # One is removed: the book stays the same for the others, and is closed to them, with the deals that they have played.
        await act(here, club, keys["Ada"], "remove", member=next(who for who, name in ids.items() if name == "Bo"))
        for address in (path, f"{path}/book", f"/api/duplicates/{duplicate}"):
            assert (await beside.ask("GET", address, key=keys["Bo"])).status_code == 404
        left = await beside.json("GET", f"{path}/book", key=keys["Di"])
        assert [row["name"] for row in left["people"]] == [row["name"] for row in book["people"]]
        assert {each["name"] for each in (await page(beside, club, keys["Di"]))["members"]} == set(zones) - {"Bo"}

    servers(visit)


@pytest.mark.parametrize("servers", ["file"], indirect=True)
def test_what_comes_too_late_or_by_a_wrong_clock_is_answered_by_a_sentence_and_changes_nothing(servers: Any, clock: Clock) -> None:
    async def visit(here: Server, _: Server) -> None:
        clock.set(at("2026-10-22 12:00"))
        ada = await here.person("Ada")
        club = await founded(here, ada)
        await act(here, club, ada, "plan_evening", day="2026-10-22", time="20:00", weekly=True)
        before = await page(here, club, ada)
        for wish, says in (
            (
                {"do": "plan_evening", "day": "2026-10-21", "time": "20:00"},
                "This moment is over already: plan the evening for a later one.",
            ),
            # In New York it is five in the morning, in Athens noon.
            (
                {"do": "plan_evening", "day": "2026-10-22", "time": "11:59"},
                "This moment is over already: plan the evening for a later one.",
            ),
            ({"do": "plan_evening", "day": "2026-10-23", "time": "20:00", "zone": "Athens"}, "There is no time zone 'Athens'"),
            ({"do": "plan_evening", "day": "2026-02-30", "time": "20:00"}, "A day is written as 2026-12-03 and a time as 20:00."),
            ({"do": "plan_evening", "day": "2029-01-01", "time": "20:00"}, "An evening can be planned for at most two years ahead."),
            # Devices whose clocks are a week late and a week ahead.
            ({"do": "answer", "evening": "e1", "day": "2026-10-15", "comes": "yes"}, "This evening is no longer planned."),
            ({"do": "answer", "evening": "e1", "day": "2026-10-29", "comes": "yes"}, "This evening is no longer planned."),
            ({"do": "answer", "evening": "e9", "day": "2026-10-22", "comes": "yes"}, "This evening is no longer planned."),
            ({"do": "change", "zone": "Mars/Olympus"}, "There is no time zone 'Mars/Olympus'"),
        ):
            status, _, sentence = await here.refused("POST", f"/api/clubs/{club['club']}/acts", {"act": wish}, key=ada)
            assert status in (409, 422), wish
            assert sentence.startswith(says), (wish, sentence)
        assert (await page(here, club, ada)) | {"now": before["now"]} == before
        assert abs(before["now"] - clock.time()) < 60
        await act(here, club, ada, "plan_evening", day="2026-10-22", time="11:59", zone=NEW_YORK)
        # The day after midnight in Sydney, where the one of the server still goes on; and one of a device that is a month late.
        clock.set(at("2026-10-23 00:30", SYDNEY))
        for day, says in (
            ("2026-10-23", "The deal of 2026-10-23 comes on that day: here it is 2026-10-22."),
            ("2026-09-22", "The deal of 2026-09-22 is no longer kept."),
        ):
            status, _, sentence = await here.refused("POST", f"/api/days/{day}/pisti", {}, key=ada)
            assert status in (404, 409, 422)
            assert sentence.startswith(says), sentence
        place = await here.json("POST", "/api/days/2026-10-22/pisti", {}, key=ada, status=201)
        # Whoever began it before midnight plays it to its end after it.
        clock.set(at("2026-10-23 00:30", "UTC"))
        assert (await here.json("POST", "/api/days/2026-10-22/pisti", {}, key=ada, status=201))["table"] == place["table"]
        assert (await here.json("GET", "/api/days", key=ada))["today"] == "2026-10-23"
        # A name like another's: told apart by a number, and two clubs of one person by nothing but another name.
        for name in ("Ada", "Аda"):
            await joined(here, club, name)
        assert [member["name"] for member in (await page(here, club, ada))["members"]] == ["Ada", "Ada 2", "Аda 3"]
        status, _, sentence = await here.refused("POST", "/api/clubs", {"name": "Тhursdays"}, key=ada)
        assert (status, sentence) == (422, "You are in a club with the name Тhursdays already: choose another name.")

    servers(visit)
