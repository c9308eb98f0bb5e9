"""Clubs: founding, joining, roles, what is refused, and that nobody who is not a member reads anything of one."""

from __future__ import annotations

import sqlite3
import time
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any
from zoneinfo import ZoneInfo

import msgspec
import pytest

from kahve.engine.record import NOBODY
from kahve.games import GAMES, game
from kahve.table.clubs.book import MatchPlayed, SidePlayed, as_csv, matches_of, standings
from kahve.table.clubs.club import MOST_MEMBERS, Club, Member, after, heir, read_call
from kahve.table.clubs.evenings import (
    Evening,
    arranged,
    calendar,
    days_of,
    divisions,
    next_evening,
    read_evening,
    sizes_allowed,
    start,
    with_meetings,
)
from kahve.table.protocol.asks import AskDeal, AskMove
from kahve.table.protocol.club_acts import (
    AnswerEvening,
    AnyClubAct,
    Change,
    Dissolve,
    GiveRole,
    HandOver,
    KeepRules,
    Leave,
    PlanEvening,
    Remove,
    RenewCode,
)
from kahve.table.protocol.events import Moved
from kahve.table.protocol.messages import ClubBook, ClubPage, ClubShort, MyClubs
from kahve.table.protocol.refusal import Refusal
from kahve.table.protocol.setup_error import SetupError
from kahve.table.sitting.circumstances import BY_BOT
from kahve.table.sitting.sitting import Sitting
from kahve.table.store.club_store import ClubStore
from kahve.table.store.person_store import PersonStore
from kahve.table.store.review_store import ReviewStore
from kahve.table.store.sql import Store
from kahve.table.town.elsewhere import Elsewhere

from ..protocol_checks import fits
from .test_persons import Server, at_home

__all__ = ["at_home"]

SUBSCRIPTION = {"endpoint": "https://fcm.googleapis.com/x", "keys": {"p256dh": "x", "auth": "y"}}
CLUB = Club("Thursdays", "owl")
THREE = {"f": Member("Ada", "owl", "founder", 1.0), "h": Member("Bo", "cat", "host", 2.0), "m": Member("Cy", "bee", "member", 3.0)}


async def founded(server: Server, key: str, name: str = "Thursdays", **more: Any) -> Any:
    body = {"name": name, "emblem": "owl", "zone": "Europe/Athens"} | more
    page = await server.json("POST", "/api/clubs", body, key=key, status=201)
    assert fits(page, ClubPage)
    return page


async def joined(server: Server, club: Any, name: str) -> str:
    key = await server.person(name)
    await server.json("POST", "/api/clubs/join", {"code": club["code"]}, key=key, status=201)
    return key


async def act(at: Server, club: Any, key: str, do: str, **more: Any) -> Any:
    return await at.json("POST", f"/api/clubs/{club['club']}/acts", {"act": {"do": do} | more}, key=key)


async def page(server: Server, club: Any, key: str) -> Any:
    content = await server.json("GET", f"/api/clubs/{club['club']}", key=key)
    assert fits(content, ClubPage)
    return content


async def member_id(server: Server, club: Any, key: str) -> str:
    return str(next(member["id"] for member in (await page(server, club, key))["members"] if member["you"]))


ALLOWED: list[tuple[AnyClubAct, str]] = [
    (Change(name="Fridays"), "fh"),
    (KeepRules(game="pisti", called="Ours"), "fh"),
    (RenewCode(), "fh"),
    (Remove(member="m"), "fh"),
    (GiveRole(member="m", role="host"), "f"),
    (HandOver(member="m"), "f"),
    (Dissolve(), "f"),
    (Leave(), "hm"),
]


@pytest.mark.parametrize(("wish", "allowed"), ALLOWED, ids=[wish.do for wish, _ in ALLOWED])
def test_each_act_is_for_its_roles_alone(wish: AnyClubAct, allowed: str) -> None:
    for who in THREE:
        if who in allowed:
            after(CLUB, THREE, who, wish, ["greedy"])
        else:
            with pytest.raises(Refusal):
                after(CLUB, THREE, who, wish, ["greedy"])


def test_a_host_cannot_remove_a_host_or_the_founder_and_an_heir_is_a_host() -> None:
    for other in "fh":
        with pytest.raises(Refusal):
            after(CLUB, THREE, "h", Remove(member=other), ["greedy"])
    assert after(CLUB, THREE, "f", Remove(member="h"), ["greedy"]).roles == {"h": None}
    assert heir({who: THREE[who] for who in "mh"}) == "h"
    assert heir({}) is None


@pytest.mark.parametrize("address", ["javascript:alert(1)", "data:text/html,x", "https://", "https://a b", "ftp://calls.example", "x"])
def test_a_call_is_a_page_or_a_number_and_nothing_else(address: str) -> None:
    assert read_call("tel:+30123456") == "tel:+30123456"
    with pytest.raises(SetupError, match="begins with https"):
        read_call(address)


def test_a_club_is_founded_joined_and_changed(at_home: Any) -> None:
    async def visit(server: Server) -> None:
        ada = await server.person("Ada")
        club = await founded(server, ada)
        assert (club["name"], club["role"], club["zone"], len(club["code"])) == ("Thursdays", "founder", "Europe/Athens", 12)
        bo = await server.person("Bo", "cat")
        door = await server.json("POST", "/api/clubs/door", {"code": club["code"].lower()}, key=bo)
        assert fits(door, ClubShort)
        assert (door["name"], door["role"], door["count"]) == ("Thursdays", None, 1)
        for _ in range(2):
            await server.json("POST", "/api/clubs/join", {"code": club["code"]}, key=bo, status=201)
        second_bo = await joined(server, club, "Bo")
        members = (await page(server, club, ada))["members"]
        assert [(member["name"], member["role"], member["you"]) for member in members] == [
            ("Ada", "founder", True), ("Bo", "member", False), ("Bo 2", "member", False)
        ]  # fmt: skip
        await act(server, club, ada, "give_role", member=members[1]["id"], role="host")
        await act(server, club, bo, "change", name="Our Fridays", call="https://call.example/us", customs={"talk": "free"})
        await act(server, club, bo, "keep_rules", game="pisti", called="Grandmother's", house={"target": 101, "seats": 2})
        await act(server, club, bo, "keep_rules", game="basra", called="Quick")
        await act(server, club, bo, "make_usual", game="basra", called="Quick")
        now = await page(server, club, second_bo)
        assert (now["name"], now["call"], now["customs"]) == ("Our Fridays", "https://call.example/us", {"talk": "free"})
        assert [(rules["called"], rules["seats"]) for rules in now["rules"]][1] == ("Grandmother's", 2)
        assert now["rules"][0]["called"] == "Quick"
        await act(server, club, bo, "drop_rules", game="basra", called="Quick")
        await act(server, club, ada, "hand_over", member=members[1]["id"])
        status, code, says = await server.refused("POST", f"/api/clubs/{club['club']}/acts", {"act": {"do": "dissolve"}}, key=ada)
        assert (status, code, says) == (409, "not_yours", "Only the founder of the club can do that.")
        file = await server.json("GET", f"/api/clubs/{club['club']}/file", key=second_bo)
        assert [member["name"] for member in file["members"]] == ["Ada", "Bo", "Bo 2"]
        assert file["rules"][0]["line"].startswith("pisti ")
        mine = await server.json("GET", "/api/me/clubs", key=ada)
        assert fits(mine, MyClubs)
        assert [(each["name"], each["role"], each["count"]) for each in mine["clubs"]] == [("Our Fridays", "host", 3)]
        assert (await server.json("GET", "/api/me/file", key=ada))["clubs"] == mine["clubs"]
        await act(server, club, bo, "dissolve")
        assert (await server.json("GET", "/api/me/clubs", key=ada))["clubs"] == []

    at_home(visit)


def test_nothing_of_a_club_is_told_to_a_person_who_is_not_a_member(at_home: Any) -> None:
    """Two clubs that differ in everything answer a stranger, a former member and nobody alike, and as no club does."""

    async def visit(server: Server) -> None:
        ada, stranger = await server.person("Ada"), await server.person("Eve")
        clubs = [await founded(server, ada, "Thursdays"), await founded(server, ada, "Zanzibar")]
        former = await joined(server, clubs[0], "Cy")
        await act(server, clubs[0], ada, "remove", member=await member_id(server, clubs[0], former))
        await act(server, clubs[1], ada, "change", call="https://call.example/us")
        place = await server.json("POST", f"/api/clubs/{clubs[1]['club']}/tables", {"game": "pisti", "seats": 2}, key=ada, status=201)
        routes = [route for route in server.app.state.routes if route.path.startswith("/api/clubs/{club}")]
        assert len(routes) >= 5
        bodies: dict[str, Any] = {
            "acts": {"act": {"do": "leave"}},
            "tables": {"game": "pisti"},
            "push": SUBSCRIPTION,
            "notes": {"table": "x", "deal": "1", "says": ""},
        }
        for route in routes:
            body = bodies.get(route.path.rpartition("/")[2])
            for key, status in ((stranger, 404), (former, 404), (None, 401)):
                answers = set()
                for club in (*(club["club"] for club in clubs), "0123456789ab"):
                    path = route.path.replace("{club}", club).replace("{place}", "0").replace("{deal}", "1")
                    answer = await server.ask(route.method, path, body if route.method != "GET" else None, key=key)
                    answers.add((answer.status_code, answer.text))
                assert len(answers) == 1, route.path
                assert answers.pop()[0] == status, route.path
        # The page of one of its tables says nothing of the club.
        lobby = await server.json("GET", f"/api/tables/{place['table']}", key=stranger)
        assert not {"club", "Zanzibar"} & {*lobby, *map(str, lobby.values())}
        assert (await server.refused("POST", "/api/clubs/door", {"code": "A" * 12}, key=stranger))[0] == 404
        assert (await server.refused("POST", "/api/clubs/door", {"table": place["table"]}, key=stranger))[0] == 409
        # With a new code the old one opens nothing.
        await act(server, clubs[1], ada, "renew_code")
        assert (await server.refused("POST", "/api/clubs/join", {"code": clubs[1]["code"]}, key=stranger))[:2] == (404, "code")

    at_home(visit)


def test_a_club_is_founded_from_a_table_once_and_those_who_sit_there_may_join(at_home: Any) -> None:
    async def visit(server: Server) -> None:
        ada, bo, eve = await server.person("Ada"), await server.person("Bo"), await server.person("Eve")
        table = (await server.table(ada))["table"]
        await server.json("POST", f"/api/tables/{table}/seats", {"name": "Bo"}, key=bo, status=201)
        assert (await server.refused("POST", "/api/clubs", {"name": "Ours", "table": table}, key=eve))[0] == 409
        club = await founded(server, ada, "Ours", table=table)
        assert [row["table"] for row in club["tables"]] == [table]
        status, code, says = await server.refused("POST", "/api/clubs", {"name": "Mine", "table": table}, key=bo)
        assert (status, code, says) == (409, "founded", "A club was founded from this table already: join that one.")
        assert (await server.json("POST", "/api/clubs/door", {"table": table}, key=bo))["name"] == "Ours"
        await server.json("POST", "/api/clubs/join", {"table": table}, key=bo, status=201)
        assert (await server.refused("POST", "/api/clubs/join", {"table": table}, key=eve))[0] == 409

    at_home(visit)


def test_a_table_of_the_club_waits_for_members_and_for_guests_by_its_link(at_home: Any) -> None:
    async def visit(server: Server) -> None:
        ada = await server.person("Ada")
        club = await founded(server, ada)
        bo = await joined(server, club, "Bo")
        await act(server, club, ada, "keep_rules", game="pisti", called="Short", house={"seats": 3, "target": 51})
        await act(server, club, ada, "change", customs={"talk": "none"})
        opened = {"game": "pisti", "called": "Short"}
        place = await server.json("POST", f"/api/clubs/{club['club']}/tables", opened, key=ada, status=201)
        [row] = (await page(server, club, bo))["tables"]
        assert (row["table"], row["open"], row["seat"], row["over"]) == (place["table"], 2, None, False)
        lobby = await server.json("GET", f"/api/tables/{place['table']}")
        assert (lobby["customs"]["talk"], lobby["house"]["target"]) == ("none", 51)
        await server.json("POST", f"/api/tables/{place['table']}/seats", {"name": "Bo"}, key=bo, status=201)
        await server.json("POST", f"/api/tables/{place['table']}/seats", {"name": "A guest"}, status=201)
        [row] = (await page(server, club, bo))["tables"]
        assert (row["open"], row["seat"]) == (0, 1)
        missing = {"game": "pisti", "called": "Gone"}
        assert (await server.refused("POST", f"/api/clubs/{club['club']}/tables", missing, key=ada))[0] == 409
        assert (await server.refused("POST", f"/api/clubs/{club['club']}/tables", {"game": "pisti", "seats": 9}, key=ada))[0] == 422
        # A member who is removed keeps their seat and their list.
        await act(server, club, ada, "remove", member=await member_id(server, club, bo))
        assert [each["table"] for each in await server.tables(bo)] == [place["table"]]

    at_home(visit)


def test_a_member_at_a_table_of_another_server_is_here(at_home: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kahve.table.people.club_life.HERE_SECONDS", 0.0)

    async def visit(server: Server) -> None:
        ada, live = await server.person("Ada"), server.app.state.server
        club = await founded(server, ada)
        bo = await joined(server, club, "Bo")
        place = await server.json("POST", f"/api/clubs/{club['club']}/tables", {"game": "pisti", "seats": 2}, key=bo, status=201)
        live.forget(await live.table(place["table"]))
        assert [member["here"] for member in (await page(server, club, ada))["members"]] == [True, False]
        for seats, here in (({1 - place["seat"]}, False), ({place["seat"]}, True), (set(), False)):
            live.town._note(place["table"], "another", Elsewhere(seats=frozenset(seats)))
            assert [member["here"] for member in (await page(server, club, ada))["members"]] == [True, here]

    at_home(visit)


def test_what_cannot_be_is_refused_by_a_sentence_and_changes_nothing(at_home: Any) -> None:
    async def visit(server: Server) -> None:
        ada = await server.person("Ada")
        club = await founded(server, ada)
        await founded(server, ada, "Saturdays")
        before = await page(server, club, ada)
        for body, status, field in (
            ({"name": " \u200b "}, 422, "name"),
            ({"name": "Тhursdays"}, 422, "name"),
            ({"name": "Other", "zone": "../../etc/passwd"}, 422, "zone"),
            ({"name": "Other", "zone": "Mars/Olympus"}, 422, "zone"),
            ({"name": "Other", "emblem": "crown"}, 422, "emblem"),
            ({"name": 7}, 400, None),
        ):
            answer = await server.ask("POST", "/api/clubs", body, key=ada)
            assert (answer.status_code, answer.json()["error"]["field"]) == (status, field), body
        for wish, status in (
            ({"do": "change", "zone": "Nowhere"}, 422),
            ({"do": "change", "name": "Sаturdays"}, 422),
            ({"do": "change", "call": "javascript:alert(1)"}, 422),
            ({"do": "change", "customs": {"talk": "loud"}}, 422),
            ({"do": "keep_rules", "game": "pisti", "called": ""}, 422),
            ({"do": "keep_rules", "game": "chess", "called": "x"}, 404),
            ({"do": "keep_rules", "game": "pisti", "called": "x", "house": {"target": -1}}, 422),
            ({"do": "give_role", "member": "none", "role": "host"}, 409),
            ({"do": "give_role", "member": before["members"][0]["id"], "role": "member"}, 409),
            ({"do": "remove", "member": before["members"][0]["id"]}, 409),
            ({"do": "dance"}, 400),
        ):
            answer = await server.ask("POST", f"/api/clubs/{club['club']}/acts", {"act": wish}, key=ada)
            assert answer.status_code == status, (wish, answer.text)
        assert (await page(server, club, ada)) | {"now": before["now"]} == before
        answer = await server.ask("POST", "/api/clubs/join", {"code": "WRONG"}, key=ada)
        assert answer.json()["error"]["says"].startswith("This code or link opens no club")

    at_home(visit)


def test_a_club_without_its_founder_has_another_one_and_without_members_is_gone(at_home: Any) -> None:
    async def visit(server: Server) -> None:
        ada = await server.person("Ada")
        club = await founded(server, ada)
        bo = await joined(server, club, "Bo")
        await server.json("POST", f"/api/clubs/{club['club']}/tables", {"game": "pisti", "seats": 2}, key=ada, status=201)
        assert (await server.refused("POST", f"/api/clubs/{club['club']}/acts", {"act": {"do": "leave"}}, key=ada))[0] == 409
        # Another device brings in all that is Ada's.
        zoe = await server.person("Zoë")
        code = await server.json("POST", "/api/me/code", key=zoe, status=201)
        moved = await server.json("POST", "/api/devices", {"code": code["code"], "bring": True}, key=ada, status=201)
        assert (await page(server, club, moved["key"]))["role"] == "founder"
        await server.json("DELETE", "/api/me", key=zoe)
        assert [(member["name"], member["role"]) for member in (await page(server, club, bo))["members"]] == [("Bo", "founder")]
        await act(server, club, bo, "leave")
        assert (await server.refused("GET", f"/api/clubs/{club['club']}", key=bo))[0] == 404

    at_home(visit)


def test_a_full_club_takes_nobody_and_says_so(at_home: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    assert MOST_MEMBERS >= 200
    monkeypatch.setattr("kahve.table.store.club_store.MOST_MEMBERS", 2)

    async def visit(server: Server) -> None:
        ada = await server.person("Ada")
        club = await founded(server, ada)
        await joined(server, club, "Bo")
        cy = await server.person("Cy")
        status, code, says = await server.refused("POST", "/api/clubs/join", {"code": club["code"]}, key=cy)
        assert (status, code, says) == (409, "full", "This club is full: it can have 2 members.")

    at_home(visit)


# -- evenings

ATHENS = Evening("e1", "2026-10-22", "20:00", "Europe/Athens", weekly=True)
"""On a Thursday, in the week in which the clocks of Athens change on Sunday."""


def at(day: str, time: str, zone: str) -> float:
    return datetime.fromisoformat(f"{day}T{time}").replace(tzinfo=ZoneInfo(zone)).timestamp()


def test_a_weekly_evening_stays_at_its_hour_when_the_clocks_change() -> None:
    assert days_of(ATHENS, "2026-10-23", 2) == ["2026-10-29", "2026-11-05"]
    assert start(ATHENS, "2026-10-22") == at("2026-10-22", "13:00", "America/New_York")
    # A week later Athens has changed its clocks, and New York has not.
    assert start(ATHENS, "2026-10-29") == at("2026-10-29", "14:00", "America/New_York")


@pytest.mark.parametrize(
    ("hours", "day"), [(-200, "2026-10-22"), (0, "2026-10-22"), (5.9, "2026-10-22"), (6.1, "2026-10-29"), (24 * 300, "2027-08-19")]
)
def test_the_next_evening_is_the_one_that_has_just_begun_or_comes(hours: float, day: str) -> None:
    coming = next_evening([ATHENS], start(ATHENS, "2026-10-22") + hours * 3600)
    assert coming is not None
    assert coming.day == day


def test_an_evening_that_is_called_off_or_over_is_not_next() -> None:
    now = start(ATHENS, "2026-10-22")
    off = msgspec.structs.replace(ATHENS, off=("2026-10-22", "2026-10-29"))
    coming = next_evening([off], now)
    assert coming is not None
    assert coming.day == "2026-11-05"
    once = msgspec.structs.replace(ATHENS, weekly=False)
    assert next_evening([once], now + 7 * 3600) is None


@pytest.mark.parametrize(
    ("day", "time", "says"),
    [
        ("2026-10-21", "20:00", "over already"),
        ("2026-02-30", "20:00", "is written as"),
        ("2026-11-01", "24:00", "is written as"),
        ("tomorrow", "20:00", "is written as"),
        ("2030-01-01", "20:00", "two years"),
        ("9999-12-31", "23:59", "two years"),
    ],
)
def test_a_day_that_cannot_be_is_refused(day: str, time: str, says: str) -> None:
    with pytest.raises(SetupError, match=says):
        read_evening("e2", day, time, "Europe/Athens", start(ATHENS, "2026-10-22"), weekly=False, says="")


@pytest.mark.parametrize("name", GAMES)
def test_people_are_divided_among_tables_by_what_the_game_allows(name: str) -> None:
    allowed = sizes_allowed(game(name), {})
    for count in range(13):
        for way in divisions(count, allowed):
            assert set(way) <= set(allowed)
            assert sum(way) <= count
        assert bool(divisions(count, allowed)) is (count >= min(allowed))
    assert divisions(6, sizes_allowed(game("soup"), {})) == [(3, 3)]
    assert divisions(6, sizes_allowed(game("foxtrot"), {}))[:2] == [(6,), (3, 3)]


@pytest.mark.parametrize(("count", "sizes", "sides", "rounds"), [(8, (4, 4), {4: 2}, 9), (6, (3, 3), {3: 3}, 5), (5, (4,), {4: 2}, 8)])
def test_in_turn_everybody_plays_with_everybody(count: int, sizes: Any, sides: Any, rounds: int) -> None:
    people, met = [str(number) for number in range(count)], dict[str, int]()
    for number in range(rounds):
        tables = arranged(people, sizes, "rotated", sides, met, Random(number))
        assert sorted(who for table in tables for who in table) == sorted({who for table in tables for who in table})
        met = with_meetings(met, tables, people, sides)
    assert len([pair for pair in met if " " in pair]) == count * (count - 1) // 2
    if count > sum(sizes):
        assert len([who for who in met if " " not in who]) == count


def test_a_calendar_has_each_day_in_universal_time_and_lines_that_are_short() -> None:
    evening = msgspec.structs.replace(ATHENS, says="Πίστι; and \n soup, " * 4)
    text = calendar("Οι Πέμπτες μας", "abc", "https://cards.example/club/abc", [evening], start(ATHENS, "2026-10-22"))
    assert text.startswith("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n")
    assert all(len(line.encode()) <= 75 for line in text.split("\r\n"))
    assert "DTSTART:20261022T170000Z\r\n" in text
    assert "DTSTART:20261029T180000Z\r\n" in text
    assert "\\; and" in text.replace("\r\n ", "")
    assert text.count("BEGIN:VEVENT") == 26


def a_day(days: int) -> str:
    return (datetime.now(UTC) + timedelta(days=days)).date().isoformat()


def test_an_evening_is_planned_answered_and_called_off(at_home: Any) -> None:
    async def visit(server: Server) -> None:
        ada = await server.person("Ada")
        club = await founded(server, ada)
        bo, cy = await joined(server, club, "Bo"), await joined(server, club, "Cy")
        await act(server, club, ada, "plan_evening", day=a_day(3), time="20:00", weekly=True, says="Soup")
        evening = (await page(server, club, bo))["evening"]
        assert (evening["day"], evening["zone"], evening["weekly"], evening["yours"]) == (a_day(3), "Europe/Athens", True, None)
        assert evening["begins"] == at(a_day(3), "20:00", "Europe/Athens")
        whole = {"evening": evening["evening"], "day": evening["day"]}
        for key, comes in ((ada, "yes"), (bo, "no"), (bo, "late"), (cy, "no")):
            await act(server, club, key, "answer", comes=comes, **whole)
        now = (await page(server, club, bo))["evening"]
        assert [(each["name"], each["comes"]) for each in now["comers"]] == [("Ada", "yes"), ("Bo", "late"), ("Cy", "no")]
        assert now["sizes"]["pisti"] == [[2]]
        path = f"/api/clubs/{club['club']}/acts"
        for wish, status in (
            ({"do": "answer", "comes": "yes"} | whole | {"day": a_day(10)}, 409),
            ({"do": "plan_evening", "day": a_day(-1), "time": "20:00"}, 422),
            ({"do": "plan_evening", "day": a_day(2), "time": "20:00", "zone": "Mars"}, 422),
            ({"do": "next_round"}, 409),
            ({"do": "seat", "game": "soup", "mode": "drawn"}, 409),
        ):
            assert (await server.ask("POST", path, {"act": wish}, key=ada)).status_code == status, wish
        assert (await server.refused("POST", path, {"act": {"do": "call_off"} | whole}, key=bo))[1] == "not_yours"
        await act(server, club, ada, "call_off", **whole)
        assert (await page(server, club, bo))["evening"]["day"] == a_day(10)
        # A calendar is read without a key, by its address, until its member is one no longer.
        address = (await server.json("GET", f"/api/clubs/{club['club']}/calendar", key=bo))["link"]
        path = address.removeprefix("http://cards.example")
        answer = await server.ask("GET", path)
        assert answer.headers["content-type"].startswith("text/calendar")
        assert "SUMMARY:Thursdays: Soup" in answer.text
        assert (await server.ask("GET", path.replace("calendars/", "calendars/x"))).status_code == 404
        await act(server, club, ada, "remove", member=await member_id(server, club, bo))
        assert (await server.ask("GET", path)).status_code == 404

    at_home(visit)


def test_six_people_sit_at_two_tables_that_the_first_who_comes_opens(at_home: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit(server: Server) -> None:
        keys = [await server.person("P0")]
        club = await founded(server, keys[0])
        keys += [await joined(server, club, f"P{number}") for number in range(1, 6)]
        await act(server, club, keys[0], "plan_evening", day=a_day(1), time="20:00")
        evening = (await page(server, club, keys[0]))["evening"]
        for key in keys:
            await act(server, club, key, "answer", evening=evening["evening"], day=evening["day"], comes="yes")
        await act(server, club, keys[0], "seat", game="soup", mode="rotated")
        ids = {await member_id(server, club, key): key for key in keys}
        first = (await page(server, club, keys[0]))["evening"]["seating"]
        assert [len(table["members"]) for table in first["tables"]] == [3, 3]
        assert (first["round"], first["waiting"]) == (1, [])
        path = f"/api/clubs/{club['club']}"
        by_hand = [list(ids)[:3], list(ids)[3:]]
        for tables in ([by_hand[0], by_hand[0]], [by_hand[0][:2], by_hand[1]], [["nobody", *by_hand[0][1:]]]):
            assert (await server.refused("POST", f"{path}/acts", {"act": {"do": "change_seats", "tables": tables}}, key=keys[0]))[0] == 409
        await act(server, club, keys[0], "change_seats", tables=by_hand)
        assert (await server.refused("POST", f"{path}/seats/1", key=ids[by_hand[0][0]]))[0] == 409
        places = []
        for who in by_hand[1]:
            places.append(await server.json("POST", f"{path}/seats/1", key=ids[who], status=201))
        assert len({place["table"] for place in places}) == 1
        assert [place["seat"] for place in places] == [0, 1, 2]
        # Pressed again, one has a key to the same seat.
        again = await server.json("POST", f"{path}/seats/1", key=ids[by_hand[1][2]], status=201)
        assert (again["table"], again["seat"]) == (places[0]["table"], 2)
        await act(server, club, keys[0], "next_round")
        second = (await page(server, club, keys[0]))["evening"]["seating"]
        assert (second["round"], [table["table"] for table in second["tables"]]) == (2, [None, None])
        assert {frozenset(table["members"]) for table in second["tables"]} != {frozenset(table) for table in by_hand}

    at_home(visit)


def test_an_evening_is_told_once_an_hour_before_to_those_who_have_not_declined(tmp_path: Any) -> None:
    store = Store(f"sqlite:///{tmp_path}/tables.db")
    persons, clubs = PersonStore(store), ClubStore(store)
    callers = [persons.make(name, "owl", name, "A program") for name in ("Ada", "Bo")]
    now = time.time()
    club = clubs.establish(callers[0].person, lambda _: Club("Thursdays", "owl"))
    clubs.join(callers[1].person, clubs.load(club, callers[0].person).code, None)
    moment = datetime.fromtimestamp(now + 2 * 3600, UTC)
    plan = PlanEvening(day=moment.date().isoformat(), time=moment.strftime("%H:%M"), weekly=True)
    judge = lambda wish: lambda stored: after(stored.club, stored.members, stored.me, wish, [], now)  # noqa: E731
    clubs.act(club, callers[0].person, judge(plan))
    for caller in callers:
        clubs.keep_push(club, caller.person, caller.device, {"endpoint": caller.device})
    clubs.act(club, callers[1].person, judge(AnswerEvening(evening="e1", day=plan.day, comes="no")))
    assert clubs.to_tell(now) == []
    [telling] = clubs.to_tell(now + 3700)
    assert (telling.club, telling.name, [device for device, _ in telling.devices]) == (club, "Thursdays", [callers[0].device])
    # An act in that hour does not keep it from being told, and of two servers one tells a device.
    clubs.act(club, callers[0].person, judge(Change(call="tel:+30123456")))
    assert clubs.to_tell(now + 3700) == [telling]
    [(device, text)] = telling.devices
    assert [clubs.replace_push(club, device, text, text + " ") for _ in range(2)] == [True, False]
    # When it has begun, the next one is to be told an hour before.
    [over] = clubs.to_tell(now + 7300)
    assert over.coming is None
    clubs.note_pushed(club, now + 7300)
    assert clubs.to_tell(now + 7300) == []
    # The next week it is told again, to both: nobody has said anything yet.
    [telling] = clubs.to_tell(now + 3700 + 7 * 86400)
    assert len(telling.devices) == 2
    persons.sign_out(callers[0].person, callers[0].device)
    store.close()


# -- the book


async def played(server: Server, club: Any, keys: list[str], name: str = "pisti") -> str:
    """A table of the club at which a match of one deal is played to its end by the members with these keys."""
    path = f"/api/clubs/{club['club']}/tables"
    place = await server.json("POST", path, {"game": name, "called": "Short"}, key=keys[0], status=201)
    for key in keys[1:]:
        await server.json("POST", f"/api/tables/{place['table']}/seats", {}, key=key, status=201)
    table = await server.app.state.server.table(place["table"])
    for _ in range(2000):
        sitting = table.sitting
        if sitting.over:
            break
        if sitting.awaits_deal:
            await table.let(0, AskDeal())
        else:
            await table.let(sitting.turn, AskMove(sitting.table.legal[0]))
    assert table.sitting.over
    return str(place["table"])


def test_the_book_has_every_match_and_is_made_again_the_same_from_the_logs(at_home: Any, tmp_path: Any) -> None:
    async def visit(server: Server) -> None:
        ada = await server.person("Ada")
        club = await founded(server, ada)
        bo = await joined(server, club, "Bo")
        await act(server, club, ada, "keep_rules", game="pisti", called="Short", house={"seats": 2, "target": 51})
        tables = [await played(server, club, keys) for keys in ([ada, bo], [bo, ada], [ada, bo])]
        book = await server.json("GET", f"/api/clubs/{club['club']}/book", key=bo)
        assert fits(book, ClubBook)
        assert (book["count"], book["unread"]) == (3, False)
        assert [match["table"] for match in book["matches"]] == tables[::-1]
        assert {row["name"] for row in book["people"]} == {"Ada", "Bo"}
        assert sum(row["won"] for row in book["people"]) == 3
        assert all(row["matches"] == 3 for row in book["people"])
        # What one made more, the other made less.
        assert sum(row["margin"] for row in book["people"]) == pytest.approx(0, abs=0.02)
        assert {record["kind"] for record in book["records"]} >= {"deal"}
        log = await server.ask("GET", f"/api/tables/{tables[0]}/log?match=1")
        assert log.text == (await server.ask("GET", f"/api/tables/{tables[0]}/log")).text
        assert [(await server.ask("GET", f"/api/tables/{tables[0]}/log?match={match}")).status_code for match in ("2", "x")] == [404, 422]
        tonight = (await page(server, club, ada))["tonight"]
        assert tonight == book["people"]
        [today] = book["days"]
        for answer, count in (("since=2999", 0), ("game=basra", 0), ("day=2001-01-01", 0), (f"day={today}&game=pisti", 3)):
            assert (await server.json("GET", f"/api/clubs/{club['club']}/book?{answer}", key=bo))["count"] == count
        # A deal that has been reviewed since counts, split into play and luck.
        live = await server.app.state.server.table(tables[0])
        reviewed = {"name": live.sitting.matches[0].name_of(1).hex(), "luck": [1.5, -1.5]}
        ReviewStore(server.app.state.server.store).keep(tables[0], "of another version", {"worths": []})
        ReviewStore(server.app.state.server.store).keep(tables[0], "deal", reviewed)
        await act(server, club, ada, "change", rated=True)
        rows = {row["name"]: row for row in (await server.json("GET", f"/api/clubs/{club['club']}/book", key=bo))["people"]}
        assert [(rows[name]["reviewed"], rows[name]["luck"]["margin"]) for name in ("Ada", "Bo")] == [(1, 1.5), (1, -1.5)]
        assert rows["Ada"]["play"]["margin"] == -rows["Bo"]["play"]["margin"]
        assert rows["Ada"]["play"]["error"] is None
        better, worse = sorted(rows.values(), key=lambda row: -row["won"])
        assert better["rating"]["margin"] > 1500 > worse["rating"]["margin"]
        assert (await page(server, club, bo))["rated"]
        note = {"table": tables[0], "deal": "1", "says": "  What a\nfinish! "}
        await server.json("POST", f"/api/clubs/{club['club']}/notes", note, key=bo)
        other = await server.table(None)
        assert (await server.refused("POST", f"/api/clubs/{club['club']}/notes", note | {"table": other["table"]}, key=bo))[0] == 409
        before = await server.json("GET", f"/api/clubs/{club['club']}/book", key=bo)
        assert before["matches"][2]["notes"] == [{"deal": "1", "name": "Bo", "says": "What a finish!"}]
        with sqlite3.connect(f"{tmp_path}/tables.db") as connection:
            for derived in ("club_matches", "club_reads"):
                connection.execute(f"DELETE FROM {derived}")
        connection.close()
        assert await server.json("GET", f"/api/clubs/{club['club']}/book", key=bo) == before
        text = (await server.ask("GET", f"/api/clubs/{club['club']}/book.csv", key=bo)).text
        assert len(text.splitlines()) == 1 + 2 * 3
        saved = await server.json("GET", f"/api/clubs/{club['club']}/book.json", key=bo)
        assert saved["people"] == before["people"]
        assert len(saved["matches"]) == 3
        # A member who is gone stays in the book under the name of the table.
        await act(server, club, ada, "remove", member=await member_id(server, club, bo))
        left = await server.json("GET", f"/api/clubs/{club['club']}/book", key=ada)
        assert [row["name"] for row in left["people"]] == [row["name"] for row in before["people"]]
        # A person who is deleted is in it no longer.
        await server.json("DELETE", "/api/me", key=bo)
        left = await server.json("GET", f"/api/clubs/{club['club']}/book", key=ada)
        assert [row["name"] for row in left["people"]] == ["Ada"]
        assert left["count"] == 3

    at_home(visit)


def test_a_member_cannot_fill_the_book_with_notes(at_home: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kahve.table.store.book_store.MOST_NOTES", 2)

    async def visit(server: Server) -> None:
        ada = await server.person("Ada")
        club = await founded(server, ada)
        bo = await joined(server, club, "Bo")
        await act(server, club, ada, "keep_rules", game="pisti", called="Short", house={"seats": 2, "target": 51})
        notes, table = f"/api/clubs/{club['club']}/notes", await played(server, club, [ada, bo])

        async def write(deal: str, says: str = "Well played", key: Any = bo) -> None:
            await server.json("POST", notes, {"table": table, "deal": deal, "says": says}, key=key)

        for deal in ("1", "2", "2"):  # the second note to a deal replaces the first
            await write(deal)
        refused = await server.refused("POST", notes, {"table": table, "deal": "3", "says": "One more"}, key=bo)
        assert refused[0] == 409
        assert "2 notes" in str(refused)
        await write("3", key=ada)
        await write("1", "")
        await write("3")
        book = await server.json("GET", f"/api/clubs/{club['club']}/book.json", key=ada)
        assert sorted((note["name"], note["deal"]) for note in book["matches"][0]["notes"]) == [("Ada", "3"), ("Bo", "2"), ("Bo", "3")]

    at_home(visit)


@pytest.mark.parametrize(("name", "target"), [("pisti", 151), ("basra", 51), ("soup", 25)])
def test_the_book_counts_what_the_news_of_the_turns_tell(name: str, target: int) -> None:
    """The captures with a bonus by side, and the longest soup by seat, in a match of random moves."""
    seats, chance = int(game(name).settle({}).seats), Random(4)
    players = [{"kind": "you", "name": "Ada"}, *[{"kind": "bot", "bot": "random"}] * (seats - 1)]
    sitting = Sitting.open({"game": name, "players": players, "house": {"target": target}}, entropy=chance.randbytes)
    events, sides = [sitting.opening], sitting.table.sides
    most, in_deal = [0] * sides, [0] * sides
    while not sitting.over:
        before, mover = sitting.view(NOBODY), sitting.turn
        if sitting.awaits_deal:
            in_deal = [0] * sides
        move = None if sitting.awaits_deal else chance.choice(sitting.table.legal)
        ask, turn = (AskDeal(), []) if move is None else (AskMove(move), sitting.table.read_turn(move))
        for event in sitting.ask(max(mover, 0), ask, BY_BOT):
            events.append(event)
            sitting.take(event, noted=False)
            if not isinstance(event, Moved):
                continue
            facts = sitting.screen.turn_news(before, sitting.view(NOBODY), mover, turn, sitting.names)
            if name == "soup" and facts.get("takes"):
                most[facts["by"]] = max(most[facts["by"]], facts["takes"])
            elif facts.get("bonus"):
                in_deal[mover % sides] += 1
                most[mover % sides] = max(most[mover % sides], in_deal[mover % sides])
    [match] = matches_of("t", events, [0.0] * len(events), {}, "UTC")
    assert [side.most for side in match.sides] == most
    assert any(most)
    known = msgspec.structs.replace(
        match, sides=tuple(msgspec.structs.replace(side, people=("p",) * len(side.names)) for side in match.sides)
    )
    records = {record["kind"]: record for record in standings([known], {})["records"]}
    kind = "longest" if name == "soup" else "captures"
    assert records.get(kind, {"value": 0})["value"] == max(most)
    assert ("deal" in records) == (not game(name).rules.low_wins)
    assert {record["capture"] for record in records.values()} <= {"", "Pisti", "Basra"}


def test_partners_are_a_pair_and_an_interval_needs_two_deals() -> None:
    def side(people: tuple[str, ...], *, won: bool, margin: float, squares: float) -> SidePlayed:
        return SidePlayed(people, people, won, 10, margin, squares, 0, 10)

    sides = side(("ada", "bo"), won=True, margin=6.0, squares=20.0), side(("cy", ""), won=False, margin=-6.0, squares=20.0)
    match = MatchPlayed("t", 1, "pisti", 1.0, "2026-11-28", 2, sides)
    rows = standings([match], {"ada": "Ada"})
    assert [(row["name"], row["margin"], row["error"]) for row in rows["people"]] == [
        ("Ada", 3.0, 1.96), ("bo", 3.0, 1.96), ("cy", -3.0, 1.96)
    ]  # fmt: skip
    assert [row["name"] for row in rows["pairs"]] == ["Ada + bo"]
    rated = {row["name"]: row["rating"] for row in standings([match] * 9, {"ada": "Ada"}, rated=True)["people"]}
    assert rated["Ada"] == rated["bo"]
    assert rated["Ada"]["margin"] > 1500 > rated["cy"]["margin"]
    # Against bots alone nobody is rated; of several who lost, the one with more points stands higher.
    alone = msgspec.structs.replace(match, sides=(sides[0], msgspec.structs.replace(sides[1], people=("", ""))))
    assert [row["rating"] for row in standings([alone], {}, rated=True)["people"]] == [None, None]
    three = tuple(SidePlayed((name,), (name,), name == "c", total, 0.0, 0.0, 0, 0) for name, total in (("a", 90), ("b", 40), ("c", 70)))
    for name, order in (("basra", "cab"), ("quist", "cab" if not game("quist").rules.low_wins else "cba")):
        people = standings([msgspec.structs.replace(match, game=name, sides=three)], {}, rated=True)["people"]
        assert "".join(row["name"] for row in sorted(people, key=lambda row: -row["rating"]["margin"])) == order
    single = msgspec.structs.replace(match, deals=1)
    assert standings([single], {})["people"][0]["error"] is None
    evil = MatchPlayed("t", 1, "pisti", 1.0, "2026-11-28", 2, (side(("=1+1",), won=True, margin=0, squares=0),))
    assert "'=1+1" in as_csv([evil], {})
