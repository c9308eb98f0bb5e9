"""Clubs: founding, joining, roles, what is refused, and that nobody who is not a member reads anything of one."""

from __future__ import annotations

from typing import Any

import pytest

from kahve.table.clubs.club import MOST_MEMBERS, Club, Member, after, heir, read_call
from kahve.table.protocol.club_acts import AnyClubAct, Change, Dissolve, GiveRole, HandOver, KeepRules, Leave, Remove, RenewCode
from kahve.table.protocol.messages import ClubPage, ClubShort, MyClubs
from kahve.table.protocol.refusal import Refusal
from kahve.table.protocol.setup_error import SetupError

from ..protocol_checks import fits
from .test_persons import House, at_home

__all__ = ["at_home"]

CLUB = Club("Thursdays", "owl")
THREE = {"f": Member("Ada", "owl", "founder", 1.0), "h": Member("Bo", "cat", "host", 2.0), "m": Member("Cy", "bee", "member", 3.0)}


async def founded(house: House, key: str, name: str = "Thursdays", **more: Any) -> Any:
    body = {"name": name, "emblem": "owl", "zone": "Europe/Athens"} | more
    page = await house.json("POST", "/api/clubs", body, key=key, status=201)
    assert fits(page, ClubPage)
    return page


async def joined(house: House, club: Any, name: str) -> str:
    key = await house.person(name)
    await house.json("POST", "/api/clubs/join", {"code": club["code"]}, key=key, status=201)
    return key


async def act(at: House, club: Any, key: str, do: str, **more: Any) -> Any:
    return await at.json("POST", f"/api/clubs/{club['club']}/acts", {"act": {"do": do} | more}, key=key)


async def page(house: House, club: Any, key: str) -> Any:
    content = await house.json("GET", f"/api/clubs/{club['club']}", key=key)
    assert fits(content, ClubPage)
    return content


async def member_id(house: House, club: Any, key: str) -> str:
    return str(next(member["id"] for member in (await page(house, club, key))["members"] if member["you"]))


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
    async def visit(house: House) -> None:
        ada = await house.person("Ada")
        club = await founded(house, ada)
        assert (club["name"], club["role"], club["zone"], len(club["code"])) == ("Thursdays", "founder", "Europe/Athens", 12)
        bo = await house.person("Bo", "cat")
        door = await house.json("POST", "/api/clubs/door", {"code": club["code"].lower()}, key=bo)
        assert fits(door, ClubShort)
        assert (door["name"], door["role"], door["count"]) == ("Thursdays", None, 1)
        for _ in range(2):
            await house.json("POST", "/api/clubs/join", {"code": club["code"]}, key=bo, status=201)
        second_bo = await joined(house, club, "Bo")
        members = (await page(house, club, ada))["members"]
        assert [(member["name"], member["role"], member["you"]) for member in members] == [
            ("Ada", "founder", True), ("Bo", "member", False), ("Bo 2", "member", False)
        ]  # fmt: skip
        await act(house, club, ada, "give_role", member=members[1]["id"], role="host")
        await act(house, club, bo, "change", name="Our Fridays", call="https://call.example/us", customs={"talk": "free"})
        await act(house, club, bo, "keep_rules", game="pisti", called="Grandmother's", house={"target": 101, "seats": 2})
        await act(house, club, bo, "keep_rules", game="basra", called="Quick")
        await act(house, club, bo, "make_usual", game="basra", called="Quick")
        now = await page(house, club, second_bo)
        assert (now["name"], now["call"], now["customs"]) == ("Our Fridays", "https://call.example/us", {"talk": "free"})
        assert [(rules["called"], rules["seats"]) for rules in now["rules"]][1] == ("Grandmother's", 2)
        assert now["rules"][0]["called"] == "Quick"
        await act(house, club, bo, "drop_rules", game="basra", called="Quick")
        await act(house, club, ada, "hand_over", member=members[1]["id"])
        status, code, says = await house.refused("POST", f"/api/clubs/{club['club']}/acts", {"act": {"do": "dissolve"}}, key=ada)
        assert (status, code, says) == (409, "not_yours", "Only the founder of the club can do that.")
        file = await house.json("GET", f"/api/clubs/{club['club']}/file", key=second_bo)
        assert [member["name"] for member in file["members"]] == ["Ada", "Bo", "Bo 2"]
        assert file["rules"][0]["line"].startswith("pisti ")
        mine = await house.json("GET", "/api/me/clubs", key=ada)
        assert fits(mine, MyClubs)
        assert [(each["name"], each["role"], each["count"]) for each in mine["clubs"]] == [("Our Fridays", "host", 3)]
        assert (await house.json("GET", "/api/me/file", key=ada))["clubs"] == mine["clubs"]
        await act(house, club, bo, "dissolve")
        assert (await house.json("GET", "/api/me/clubs", key=ada))["clubs"] == []

    at_home(visit)


def test_nothing_of_a_club_is_told_to_a_person_who_is_not_a_member(at_home: Any) -> None:
    """Two clubs that differ in everything answer a stranger, a former member and nobody alike, and as no club does."""

    async def visit(house: House) -> None:
        ada, stranger = await house.person("Ada"), await house.person("Eve")
        clubs = [await founded(house, ada, "Thursdays"), await founded(house, ada, "Zanzibar")]
        former = await joined(house, clubs[0], "Cy")
        await act(house, clubs[0], ada, "remove", member=await member_id(house, clubs[0], former))
        await act(house, clubs[1], ada, "change", call="https://call.example/us")
        place = await house.json("POST", f"/api/clubs/{clubs[1]['club']}/tables", {"game": "pisti", "seats": 2}, key=ada, status=201)
        routes = [route for route in house.app.state.routes if route.path.startswith("/api/clubs/{club}")]
        assert len(routes) >= 5
        bodies: dict[str, Any] = {"acts": {"act": {"do": "leave"}}, "tables": {"game": "pisti"}}
        for route in routes:
            body = bodies.get(route.path.rpartition("/")[2])
            for key, status in ((stranger, 404), (former, 404), (None, 401)):
                answers = set()
                for club in (*(club["club"] for club in clubs), "0123456789ab"):
                    path = route.path.replace("{club}", club)
                    answer = await house.ask(route.method, path, body if route.method != "GET" else None, key=key)
                    answers.add((answer.status_code, answer.text))
                assert len(answers) == 1, route.path
                assert answers.pop()[0] == status, route.path
        # The page of one of its tables says nothing of the club.
        lobby = await house.json("GET", f"/api/tables/{place['table']}", key=stranger)
        assert not {"club", "Zanzibar"} & {*lobby, *map(str, lobby.values())}
        assert (await house.refused("POST", "/api/clubs/door", {"code": "A" * 12}, key=stranger))[0] == 404
        assert (await house.refused("POST", "/api/clubs/door", {"table": place["table"]}, key=stranger))[0] == 409
        # With a new code the old one opens nothing.
        await act(house, clubs[1], ada, "renew_code")
        assert (await house.refused("POST", "/api/clubs/join", {"code": clubs[1]["code"]}, key=stranger))[:2] == (404, "code")

    at_home(visit)


def test_a_club_is_founded_from_a_table_once_and_those_who_sit_there_may_join(at_home: Any) -> None:
    async def visit(house: House) -> None:
        ada, bo, eve = await house.person("Ada"), await house.person("Bo"), await house.person("Eve")
        table = (await house.table(ada))["table"]
        await house.json("POST", f"/api/tables/{table}/seats", {"name": "Bo"}, key=bo, status=201)
        assert (await house.refused("POST", "/api/clubs", {"name": "Ours", "table": table}, key=eve))[0] == 409
        club = await founded(house, ada, "Ours", table=table)
        assert [row["table"] for row in club["tables"]] == [table]
        status, code, says = await house.refused("POST", "/api/clubs", {"name": "Mine", "table": table}, key=bo)
        assert (status, code, says) == (409, "founded", "A club was founded from this table already: join that one.")
        assert (await house.json("POST", "/api/clubs/door", {"table": table}, key=bo))["name"] == "Ours"
        await house.json("POST", "/api/clubs/join", {"table": table}, key=bo, status=201)
        assert (await house.refused("POST", "/api/clubs/join", {"table": table}, key=eve))[0] == 409

    at_home(visit)


def test_a_table_of_the_club_waits_for_members_and_for_guests_by_its_link(at_home: Any) -> None:
    async def visit(house: House) -> None:
        ada = await house.person("Ada")
        club = await founded(house, ada)
        bo = await joined(house, club, "Bo")
        await act(house, club, ada, "keep_rules", game="pisti", called="Short", house={"seats": 3, "target": 51})
        await act(house, club, ada, "change", customs={"talk": "none"})
        opened = {"game": "pisti", "called": "Short"}
        place = await house.json("POST", f"/api/clubs/{club['club']}/tables", opened, key=ada, status=201)
        [row] = (await page(house, club, bo))["tables"]
        assert (row["table"], row["open"], row["seat"], row["over"]) == (place["table"], 2, None, False)
        lobby = await house.json("GET", f"/api/tables/{place['table']}")
        assert (lobby["customs"]["talk"], lobby["house"]["target"]) == ("none", 51)
        await house.json("POST", f"/api/tables/{place['table']}/seats", {"name": "Bo"}, key=bo, status=201)
        await house.json("POST", f"/api/tables/{place['table']}/seats", {"name": "A guest"}, status=201)
        [row] = (await page(house, club, bo))["tables"]
        assert (row["open"], row["seat"]) == (0, 1)
        missing = {"game": "pisti", "called": "Gone"}
        assert (await house.refused("POST", f"/api/clubs/{club['club']}/tables", missing, key=ada))[0] == 409
        assert (await house.refused("POST", f"/api/clubs/{club['club']}/tables", {"game": "pisti", "seats": 9}, key=ada))[0] == 422
        # A member who is removed keeps their seat and their list.
        await act(house, club, ada, "remove", member=await member_id(house, club, bo))
        assert [each["table"] for each in await house.tables(bo)] == [place["table"]]

    at_home(visit)


def test_what_cannot_be_is_refused_by_a_sentence_and_changes_nothing(at_home: Any) -> None:
    async def visit(house: House) -> None:
        ada = await house.person("Ada")
        club = await founded(house, ada)
        before = await page(house, club, ada)
        for body, status, field in (
            ({"name": " \u200b "}, 422, "name"),
            ({"name": "Тhursdays"}, 422, "name"),
            ({"name": "Other", "zone": "../../etc/passwd"}, 422, "zone"),
            ({"name": "Other", "zone": "Mars/Olympus"}, 422, "zone"),
            ({"name": "Other", "emblem": "crown"}, 422, "emblem"),
            ({"name": 7}, 400, None),
        ):
            answer = await house.ask("POST", "/api/clubs", body, key=ada)
            assert (answer.status_code, answer.json()["error"]["field"]) == (status, field), body
        for wish, status in (
            ({"do": "change", "zone": "Nowhere"}, 422),
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
            answer = await house.ask("POST", f"/api/clubs/{club['club']}/acts", {"act": wish}, key=ada)
            assert answer.status_code == status, (wish, answer.text)
        assert await page(house, club, ada) == before
        answer = await house.ask("POST", "/api/clubs/join", {"code": "WRONG"}, key=ada)
        assert answer.json()["error"]["says"].startswith("This code or link opens no club")

    at_home(visit)


def test_a_club_without_its_founder_has_another_one_and_without_members_is_gone(at_home: Any) -> None:
    async def visit(house: House) -> None:
        ada = await house.person("Ada")
        club = await founded(house, ada)
        bo = await joined(house, club, "Bo")
        await house.json("POST", f"/api/clubs/{club['club']}/tables", {"game": "pisti", "seats": 2}, key=ada, status=201)
        assert (await house.refused("POST", f"/api/clubs/{club['club']}/acts", {"act": {"do": "leave"}}, key=ada))[0] == 409
        # Another device brings in all that is Ada's.
        zoe = await house.person("Zoë")
        code = await house.json("POST", "/api/me/code", key=zoe, status=201)
        moved = await house.json("POST", "/api/devices", {"code": code["code"], "bring": True}, key=ada, status=201)
        assert (await page(house, club, moved["key"]))["role"] == "founder"
        await house.json("DELETE", "/api/me", key=zoe)
        assert [(member["name"], member["role"]) for member in (await page(house, club, bo))["members"]] == [("Bo", "founder")]
        await act(house, club, bo, "leave")
        assert (await house.refused("GET", f"/api/clubs/{club['club']}", key=bo))[0] == 404

    at_home(visit)


def test_a_full_club_takes_nobody_and_says_so(at_home: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    assert MOST_MEMBERS >= 200
    monkeypatch.setattr("kahve.table.store.club_store.MOST_MEMBERS", 2)

    async def visit(house: House) -> None:
        ada = await house.person("Ada")
        club = await founded(house, ada)
        await joined(house, club, "Bo")
        cy = await house.person("Cy")
        status, code, says = await house.refused("POST", "/api/clubs/join", {"code": club["code"]}, key=cy)
        assert (status, code, says) == (409, "full", "This club is full: it can have 2 members.")

    at_home(visit)
