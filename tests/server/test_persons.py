"""Persons without an account: keys, codes, devices, their tables, and what is refused with nothing changed."""

import asyncio
import itertools
import json
import random
import sqlite3
import time
import urllib.request
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import pytest

from kahve.games import GAMES, game
from kahve.table.http.person_routes import MOST_WRONG
from kahve.table.people import codes as codes_module
from kahve.table.people.codes import MOST_MISSED, CodeError, Codes
from kahve.table.protocol.asks import AskDeal, AskLeave
from kahve.table.protocol.events import written
from kahve.table.protocol.messages import DeviceCode, Me, MyTables, NewKey
from kahve.table.serving.app import create_app
from kahve.table.serving.serve_options import ServeOptions

from ..protocol_checks import fits

Talk = Callable[[Any], Awaitable[None]]


class Server:
    """An application and requests to it, each perhaps with the key of a device."""

    def __init__(self, client: httpx.AsyncClient, app: Any) -> None:
        self.client, self.app = client, app

    async def ask(self, method: str, path: str, body: Any = None, *, key: str | None = None, **headers: str) -> Any:
        named = headers | ({"kahve-person": key} if key else {})
        return await self.client.request(method, path, json=body, headers=named)

    async def json(self, method: str, path: str, body: Any = None, *, key: str | None = None, status: int = 200) -> Any:
        answer = await self.ask(method, path, body, key=key)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def refused(self, method: str, path: str, body: Any = None, *, key: str | None = None) -> tuple[int, str, str]:
        answer = await self.ask(method, path, body, key=key)
        error = answer.json()["error"]
        return answer.status_code, error["code"], error["says"]

    async def person(self, name: str = "Ada", emblem: str = "owl") -> str:
        body = await self.json("POST", "/api/me", {"name": name, "emblem": emblem}, status=201)
        assert fits(body, NewKey)
        return str(body["key"])

    async def table(self, key: str | None, players: Any = None, name: str = "pishti") -> Any:
        players = players or [{"kind": "you", "name": "Ada"}, {"kind": "open"}]
        return await self.json(
            "POST", "/api/tables", {"game": name, "house": {"seats": len(players)}, "players": players}, key=key, status=201
        )

    async def tables(self, key: str) -> Any:
        body = await self.json("GET", "/api/me/tables", key=key)
        assert fits(body, MyTables)
        return body["tables"]

    async def new_device(self, key: str, **more: Any) -> str:
        code = await self.json("POST", "/api/me/code", key=key, status=201)
        assert fits(code, DeviceCode)
        return str((await self.json("POST", "/api/devices", {"code": code["code"]} | more, status=201))["key"])


def home(folder: Any) -> Callable[..., None]:
    """Run something at a server whose store lies in this folder; run again, it is the same server after a restart."""

    def run(what: Talk, **options: Any) -> None:
        async def visit() -> None:
            app = create_app(ServeOptions(store=f"sqlite:///{folder}/tables.db", pace=0, **options))
            transport = httpx.ASGITransport(app, raise_app_exceptions=False)
            try:
                async with httpx.AsyncClient(transport=transport, base_url="http://cards.example") as client:
                    await what(Server(client, app))
            finally:
                await app.state.server.close()

        asyncio.run(visit())

    return run


@pytest.fixture
def at_home(tmp_path: Any) -> Callable[..., None]:
    """The same in the folder of the test."""
    return home(tmp_path)


def test_a_person_is_made_changed_and_told_to_nobody_else(at_home: Any) -> None:
    async def visit(server: Server) -> None:
        key = await server.person("Ada", "owl")
        me = await server.json("GET", "/api/me", key=key)
        assert fits(me, Me)
        assert (me["name"], me["emblem"], me["passkeys"]) == ("Ada", "owl", [])
        assert [(device["label"], device["this"]) for device in me["devices"]] == [("A program", True)]
        changed = await server.json("PATCH", "/api/me", {"name": "Zoë", "emblem": "cat"}, key=key)
        assert (changed["name"], changed["emblem"]) == ("Zoë", "cat")
        assert (await server.json("PATCH", "/api/me", {}, key=key))["name"] == "Zoë"
        place = await server.table(key)
        lobby = await server.json("GET", f"/api/tables/{place['table']}")
        assert lobby["players"][0] == {
            "seat": 0, "name": "Ada", "kind": "person", "takeable": False, "emblem": "cat", "reserved": None, "bot": None, "side": 0
        }  # fmt: skip
        # The name that was written at the table is this person's name from now on.
        assert (await server.json("GET", "/api/me", key=key))["name"] == "Ada"

    at_home(visit)


def test_without_a_name_or_an_emblem_there_is_one_all_the_same(at_home: Any) -> None:
    async def visit(server: Server) -> None:
        me = (await server.json("POST", "/api/me", {}, status=201))["me"]
        assert me["name"] == "Guest"
        assert fits(me, Me)

    at_home(visit)


def test_what_a_person_cannot_be_is_refused_and_changes_nothing(at_home: Any) -> None:
    async def visit(server: Server) -> None:
        key = await server.person()
        for body, status, code in (
            ({"emblem": "crown"}, 422, "setup"),
            ({"name": "you"}, 422, "setup"),
            ({"name": 7}, 400, "malformed"),
            ({"age": 7}, 400, "malformed"),
            ({"name": "x" * 300}, 400, "malformed"),
        ):
            for method, address in (("POST", "/api/me"), ("PATCH", "/api/me")):
                assert (await server.refused(method, address, body, key=key))[:2] == (status, code)
        me = await server.json("GET", "/api/me", key=key)
        assert (me["name"], me["emblem"], len(me["devices"])) == ("Ada", "owl", 1)

    at_home(visit)


def test_every_address_of_a_person_needs_a_key_that_is_known(at_home: Any) -> None:
    async def visit(server: Server) -> None:
        addresses = [
            ("GET", "/api/me"), ("PATCH", "/api/me"), ("DELETE", "/api/me"), ("GET", "/api/me/file"), ("POST", "/api/me/code"),
            ("GET", "/api/me/tables"), ("GET", "/api/me/history"), ("POST", "/api/me/tables/abc/key"), ("DELETE", "/api/me/tables/abc"),
            ("DELETE", "/api/me/devices/abc"), ("POST", "/api/me/passkeys/options"), ("POST", "/api/me/passkeys"),
            ("DELETE", "/api/me/passkeys/abc"),
        ]  # fmt: skip
        for method, address in addresses:
            assert (await server.refused(method, address))[:2] == (401, "person")
            assert (await server.refused(method, address, key="x" * 43))[:2] == (401, "person")
        setup = {"game": "pishti", "house": {"seats": 2}, "players": [{"kind": "you"}, {"kind": "open"}]}
        assert (await server.refused("POST", "/api/tables", setup, key="x" * 43))[:2] == (401, "person")
        # A key in an address or as the key of a seat opens nothing.
        key = await server.person()
        assert (await server.refused("GET", f"/api/me?kahve-person={key}"))[:2] == (401, "person")
        assert (await server.ask("GET", "/api/me", authorization=f"Bearer {key}")).status_code == 401

    at_home(visit)


def test_a_second_device_has_the_same_tables_and_a_key_of_its_own_to_each(at_home: Any) -> None:
    async def visit(server: Server) -> None:
        phone = await server.person()
        place = await server.table(phone)
        laptop = await server.new_device(phone)
        assert laptop != phone
        [row] = await server.tables(laptop)
        assert (row["table"], row["seat"], row["title"]) == (place["table"], 0, "Harbin's Pishti")
        assert row["says"] == "Waiting for one more player to sit down."
        lobbies = [await server.json("GET", f"/api/tables/{place['table']}", key=key) for key in (laptop, None, "x" * 43)]
        assert [lobby["yours"] for lobby in lobbies] == [0, None, None]
        again = await server.json("POST", f"/api/me/tables/{place['table']}/key", key=laptop, status=201)
        assert (again["seat"], again["link"]) == (0, place["link"])
        assert again["token"] != place["token"]
        for token in (place["token"], again["token"]):
            scene = await server.ask("GET", f"/api/tables/{place['table']}/seats/0", authorization=f"Bearer {token}")
            assert scene.json()["scene"]["seats"][0]["emblem"] == "owl"
        devices = (await server.json("GET", "/api/me", key=laptop))["devices"]
        assert [device["this"] for device in devices] == [False, True]

    at_home(visit)


def test_a_device_that_is_signed_out_has_no_seat_any_more(at_home: Any) -> None:
    async def visit(server: Server) -> None:
        phone = await server.person()
        laptop = await server.new_device(phone)
        place = await server.table(phone)
        first = (await server.json("GET", "/api/me", key=laptop))["devices"][0]
        assert (await server.refused("DELETE", "/api/me/devices/abc", key=laptop))[:2] == (404, "person")
        await server.json("DELETE", f"/api/me/devices/{first['id']}", key=laptop)
        assert (await server.refused("GET", "/api/me", key=phone))[:2] == (401, "person")
        scene = await server.ask("GET", f"/api/tables/{place['table']}/seats/0", authorization=f"Bearer {place['token']}")
        assert scene.status_code == 401
        assert [row["table"] for row in await server.tables(laptop)] == [place["table"]]
        other = await server.person("Bo")
        mine = (await server.json("GET", "/api/me", key=laptop))["devices"][0]
        assert (await server.refused("DELETE", f"/api/me/devices/{mine['id']}", key=other))[:2] == (404, "person")

    at_home(visit)


def test_a_code_works_once_and_not_for_long(at_home: Any, monkeypatch: Any) -> None:
    async def visit(server: Server) -> None:
        key = await server.person()
        used, replaced, old = [(await server.json("POST", "/api/me/code", key=key, status=201))["code"] for _ in range(3)]
        assert len({used, replaced, old}) == 3
        code, says = (await server.refused("POST", "/api/devices", {"code": used}))[1:]
        assert (code, says) == ("code", "This code was replaced by a newer one. Type that one.")
        later = server.app.state.people.codes._now() + codes_module.SECONDS + 1
        server.app.state.people.codes._now = lambda: later
        assert (await server.refused("POST", "/api/devices", {"code": old}))[2].startswith("This code is too old: it works for 5 minutes.")
        new = (await server.json("POST", "/api/me/code", key=key, status=201))["code"]
        await server.json("POST", "/api/devices", {"code": f" {new[:3].lower()} {new[3:]} "}, status=201)
        assert (await server.refused("POST", "/api/devices", {"code": new}))[2].startswith("This code has already been used")
        assert len((await server.json("GET", "/api/me", key=key))["devices"]) == 2

    at_home(visit)


@pytest.mark.parametrize("text", ["", "ABC", "ABCDEFG", "ABCDEFG1", "АBCDEFGH", "OOOOOOOO", "AAAAAAAA", "\u202eABCDEFGH"])
def test_a_code_that_is_none_is_refused_with_a_sentence(at_home: Any, text: str) -> None:
    async def visit(server: Server) -> None:
        status, code, says = await server.refused("POST", "/api/devices", {"code": text})
        assert (status, code) == (404, "code")
        assert says.startswith(("A code has 8 letters", "This code is not known"))

    at_home(visit)


def test_whoever_guesses_has_to_wait_and_a_right_code_too(at_home: Any) -> None:
    async def visit(server: Server) -> None:
        key = await server.person()
        code = (await server.json("POST", "/api/me/code", key=key, status=201))["code"]
        for _ in range(MOST_WRONG):
            assert (await server.refused("POST", "/api/devices", {"code": "AAAAAAAA"}))[0] == 404
        answer = await server.ask("POST", "/api/devices", {"code": code})
        assert answer.status_code == 429
        assert 1 <= int(answer.headers["retry-after"]) <= 60
        assert answer.json()["error"]["says"].startswith("Too many wrong codes")
        assert len((await server.json("GET", "/api/me", key=key))["devices"]) == 1

    at_home(visit)


def test_a_code_whose_first_half_is_guessed_works_no_more_after_some_misses() -> None:
    messages: list[Any] = []
    codes, beside = Codes(now=lambda: 0.0, share=messages.append), Codes(now=lambda: 0.0)
    code, other = codes.give("ada"), codes.give("bo")
    for secret in messages:
        beside.hear(secret)
    ends = ("".join(letters) for letters in itertools.product("ABC", repeat=4))
    wrong = [code[:4] + end for end in itertools.islice(ends, 20) if end != code[4:]]
    for text in wrong[: MOST_MISSED - 1]:
        with pytest.raises(CodeError, match="This code is not known"):
            codes.take(text)
    assert beside.take(other) == "bo"
    with pytest.raises(CodeError, match="This code is not known"):
        codes.take(wrong[MOST_MISSED])
    with pytest.raises(CodeError, match="This code was mistyped too often"):
        codes.take(code)
    beside.hear(messages[-1])
    with pytest.raises(CodeError, match="This code was mistyped too often"):
        beside.take(code)
    assert codes.take(other) == "bo", "nobody else's code is closed"


def test_codes_that_work_have_different_first_halves(monkeypatch: pytest.MonkeyPatch) -> None:
    letters = iter("AAAABBBB" + "AAAACCCC" + "DDDDBBBB")
    monkeypatch.setattr("kahve.table.people.codes.secrets.choice", lambda _: next(letters))
    codes = Codes(now=lambda: 0.0)
    assert [codes.give("ada"), codes.give("bo")] == ["AAAABBBB", "DDDDBBBB"]


def test_new_persons_from_one_address_are_limited(at_home: Any) -> None:
    async def visit(server: Server) -> None:
        answers = [await server.ask("POST", "/api/me", {}) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
        assert 1 <= int(answers[-1].headers["retry-after"]) <= 60

    at_home(visit, most_new_tables=3)


@pytest.mark.parametrize("bring", [True, False])
def test_the_tables_of_a_device_come_along_only_when_asked_for(at_home: Any, bring: bool) -> None:
    async def visit(server: Server) -> None:
        ada, guest = await server.person("Ada"), await server.person("Guest")
        place = await server.table(guest)
        code = (await server.json("POST", "/api/me/code", key=ada, status=201))["code"]
        moved = await server.json("POST", "/api/devices", {"code": code, "bring": bring}, key=guest, status=201)
        assert moved["me"]["name"] == "Ada"
        assert (await server.refused("GET", "/api/me", key=guest))[:2] == (401, "person")
        assert [row["table"] for row in await server.tables(moved["key"])] == ([place["table"]] if bring else [])
        scene = await server.ask("GET", f"/api/tables/{place['table']}/seats/0", authorization=f"Bearer {place['token']}")
        assert scene.status_code == (200 if bring else 401)

    at_home(visit)


def test_the_code_of_another_server_stands_behind_the_mark_that_browsers_keep_to_themselves(at_home: Any) -> None:
    async def visit(server: Server) -> None:
        key = await server.person()
        body = await server.json("POST", "/api/me/code", key=key, status=201)
        assert body["link"] == f"http://cards.example/me#code={body['code']}"
        assert body["picture"].startswith("data:image/svg+xml")

    at_home(visit)


def test_a_person_has_one_seat_at_a_table(at_home: Any) -> None:
    async def visit(server: Server) -> None:
        key = await server.person()
        place = await server.table(key)
        address = f"/api/tables/{place['table']}/seats"
        refused = await server.refused("POST", address, {"name": "Ada"}, key=key)
        assert refused == (409, "seated", "You already sit at this table, in seat 1.")
        other = await server.person("Bo", "cat")
        seat = await server.json("POST", address, {"name": None}, key=other, status=201)
        assert seat["seat"] == 1
        lobby = await server.json("GET", f"/api/tables/{place['table']}")
        assert [(player["name"], player["emblem"]) for player in lobby["players"]] == [("Ada", "owl"), ("Bo", "cat")]

    at_home(visit)


@pytest.mark.parametrize("name", GAMES)
def test_the_list_says_of_every_game_whose_turn_it_is_and_the_same_after_a_restart(at_home: Any, name: str) -> None:
    seats = game(name).settle({}).seats
    counts: dict[str, Any] = {}

    async def play(server: Server) -> None:
        counts["key"] = key = await server.person()
        place = await server.table(key, [{"kind": "you", "name": "Ada"}, *[{"kind": "open"}] * (seats - 1)], name)
        assert [row["yours"] for row in await server.tables(key)] == [False]
        table = await server.app.state.server.table(place["table"])
        for seat in range(1, seats):
            await table.sit(f"Guest {seat}", seat)
        [row] = await server.tables(key)
        assert (row["yours"], row["says"], row["over"]) == (True, "The next deal is waiting for you.", False)
        events = table.sitting.ask(0, AskDeal())
        await table.write(events)
        table.happen(events)
        [row] = counts["rows"] = await server.tables(key)
        turn = table.sitting.turn
        assert row["yours"] is (turn == 0)
        assert row["says"] == "Your turn." if turn == 0 else row["says"].startswith(f"Guest {turn} ")
        assert [player["name"] for player in row["players"]] == ["Ada", *(f"Guest {seat}" for seat in range(1, seats))]

    async def look(server: Server) -> None:
        assert await server.tables(counts["key"]) == counts["rows"]
        assert server.app.state.server._tables == {}

    at_home(play)
    at_home(look)


def test_no_table_is_played_again_for_the_list_but_one_that_was_cut_off(at_home: Any, tmp_path: Any, monkeypatch: Any) -> None:
    counts: dict[str, Any] = {}
    reads = []

    async def play(server: Server) -> None:
        counts["key"] = key = await server.person()
        for _ in range(3):
            await server.table(key)

    async def look(server: Server) -> None:
        read = server.app.state.server.read
        server.app.state.server.read = lambda name: (reads.append(name), read(name))[1]
        assert len(await server.tables(counts["key"])) == 3

    at_home(play)
    at_home(look)
    assert reads == []
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        connection.execute("DELETE FROM standings")
    connection.close()
    at_home(look)
    at_home(look)
    assert len(reads) == 3


def test_a_damaged_table_is_listed_as_such_and_hides_no_other(at_home: Any, tmp_path: Any) -> None:
    counts: dict[str, Any] = {}

    async def play(server: Server) -> None:
        counts["key"] = key = await server.person()
        counts["places"] = [await server.table(key), await server.table(key)]

    async def look(server: Server) -> None:
        rows = {row["table"]: row for row in await server.tables(counts["key"])}
        damaged, whole = (rows[place["table"]] for place in counts["places"])
        assert (damaged["damaged"], damaged["says"]) == (True, "The record of this table cannot be read.")
        assert whole["damaged"] is False

    at_home(play)
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        table = counts["places"][0]["table"]
        connection.execute("UPDATE events SET body = '{' WHERE table_id = ?", (table,))
        connection.execute("DELETE FROM standings WHERE table_id = ?", (table,))
    connection.close()
    at_home(look)


def test_tables_that_wait_for_their_person_come_first_and_those_that_are_over_last() -> None:
    from kahve.table.live.table_summary import in_order

    rows = [
        {"name": "over", "yours": False, "over": True, "at": 9},
        {"name": "old", "yours": False, "over": False, "at": 1},
        {"name": "new", "yours": False, "over": False, "at": 5},
        {"name": "mine", "yours": True, "over": False, "at": 0},
    ]
    assert [row["name"] for row in in_order(rows)] == ["mine", "new", "old", "over"]


def test_a_table_that_is_forgotten_is_off_the_list_and_its_keys_open_nothing(at_home: Any) -> None:
    async def visit(server: Server) -> None:
        key = await server.person()
        place = await server.table(key)
        other = await server.person("Bo")
        for who, address in ((other, place["table"]), (key, "nowhere")):
            assert (await server.refused("DELETE", f"/api/me/tables/{address}", key=who))[0] == 404
            assert (await server.refused("POST", f"/api/me/tables/{address}/key", key=who))[0] == 404
        await server.json("DELETE", f"/api/me/tables/{place['table']}", key=key)
        assert await server.tables(key) == []
        scene = await server.ask("GET", f"/api/tables/{place['table']}/seats/0", authorization=f"Bearer {place['token']}")
        assert scene.status_code == 401
        assert (await server.refused("POST", f"/api/me/tables/{place['table']}/key", key=key))[0] == 404

    at_home(visit)


def test_a_seat_that_is_left_is_no_table_of_this_person_any_more(at_home: Any) -> None:
    async def visit(server: Server) -> None:
        key = await server.person()
        place = await server.table(key)
        laptop = await server.new_device(key)
        again = await server.json("POST", f"/api/me/tables/{place['table']}/key", key=laptop, status=201)
        table = await server.app.state.server.table(place["table"])
        events = table.sitting.ask(0, AskLeave())
        await table.write(events)
        table.happen(events)
        assert await server.tables(laptop) == []
        for token in (place["token"], again["token"]):
            scene = await server.ask("GET", f"/api/tables/{place['table']}/seats/0", authorization=f"Bearer {token}")
            assert scene.status_code == 401

    at_home(visit)


def test_all_that_is_kept_can_be_taken_away_as_a_file_and_then_deleted(at_home: Any, tmp_path: Any) -> None:
    async def visit(server: Server) -> None:
        key = await server.person()
        place = await server.table(key)
        laptop = await server.new_device(key)
        code = (await server.json("POST", "/api/me/code", key=key, status=201))["code"]
        answer = await server.ask("GET", "/api/me/file", key=key)
        assert "attachment" in answer.headers["content-disposition"]
        file = answer.json()
        assert (file["name"], file["emblem"], len(file["devices"])) == ("Ada", "owl", 2)
        assert [table["table"] for table in file["tables"]] == [place["table"]]
        for secret in (key, laptop, place["token"], code):
            assert secret not in answer.text
        await server.json("DELETE", "/api/me", key=laptop)
        for old in (key, laptop):
            assert (await server.refused("GET", "/api/me", key=old))[:2] == (401, "person")
        assert (await server.refused("POST", "/api/devices", {"code": code}))[1:] == (
            "code",
            "This code no longer works: its person was deleted.",
        )
        # The cards stay in the order played, under the name that was written there.
        lobby = await server.json("GET", f"/api/tables/{place['table']}")
        assert lobby["players"][0]["name"] == "Ada"
        scene = await server.ask("GET", f"/api/tables/{place['table']}/seats/0", authorization=f"Bearer {place['token']}")
        assert scene.status_code == 401

    at_home(visit)
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        for table in ("persons", "devices", "places", "passkeys", "seat_keys"):
            assert connection.execute(f"SELECT count(*) FROM {table}").fetchone() == (0,)
    connection.close()


def test_no_key_no_hash_and_no_code_is_told_to_anybody_or_written_into_the_log(at_home: Any, caplog: Any, tmp_path: Any) -> None:
    from kahve.table.store.sql import hashed

    messages: list[str] = []
    secrets: list[str] = []

    async def visit(server: Server) -> None:
        ada, bo = await server.person("Ada"), await server.person("Bo", "cat")
        place = await server.table(ada)
        table = place["table"]
        seat = await server.json("POST", f"/api/tables/{table}/seats", {"name": "Bo"}, key=bo, status=201)
        code = (await server.json("POST", "/api/me/code", key=ada, status=201))["code"]
        me = await server.json("GET", "/api/me", key=ada)
        with sqlite3.connect(tmp_path / "tables.db") as connection:
            [person] = connection.execute("SELECT id FROM persons WHERE name = 'Ada'").fetchone()
        connection.close()
        secrets.extend([ada, place["token"], hashed(ada), hashed(place["token"]), code, hashed(code), me["devices"][0]["id"], person])
        for address in (f"/api/tables/{table}", f"/api/tables/{table}/invitation", f"/api/tables/{table}/seats/{seat['seat']}"):
            answer = await server.ask("GET", address, authorization=f"Bearer {seat['token']}")
            assert answer.status_code == 200
            messages.append(answer.text)
        for address in ("/api/me", "/api/me/file", "/api/me/tables"):
            messages.append(json.dumps(await server.json("GET", address, key=bo)))
        live = await server.app.state.server.table(table)
        messages.append(json.dumps([live.sitting.scene(-1), live.sitting.facts(1, 1), written(live.sitting.opening)]))
        for bad in (ada[:-1], "x"):
            await server.ask("GET", "/api/me", key=bad)
        await server.ask("POST", "/api/devices", {"code": "AAAAAA"})

    at_home(visit)
    assert len(messages) == 7
    for text in (*messages, caplog.text):
        for secret in secrets:
            assert secret not in text


def test_whatever_is_sent_to_the_addresses_of_persons_has_an_answer(at_home: Any, caplog: Any) -> None:
    chance = random.Random(17)
    values = [None, True, 0, -1, 2**70, 1.5, "", "x", "owl", "A" * 6, "\x00", "\u202e", "𝄞", "x" * 5000, [], {}, {"id": "x"}, [[]]]

    def body() -> Any:
        names = ("name", "emblem", "code", "bring", "credential", "id", "response", "seat")
        return {name: chance.choice(values) for name in chance.sample(names, chance.randrange(4))}

    async def visit(server: Server) -> None:
        key = await server.person()
        addresses = [
            ("POST", "/api/me"), ("PATCH", "/api/me"), ("POST", "/api/devices"), ("POST", "/api/me/code"), ("POST", "/api/passkeys"),
            ("POST", "/api/passkeys/options"), ("POST", "/api/me/passkeys"), ("POST", "/api/me/passkeys/options"),
            ("GET", "/api/me/tables"),
            ("DELETE", "/api/me/tables/%00"), ("POST", "/api/me/tables/%F0%9F%98%80/key"), ("DELETE", "/api/me/devices/%2e%2e"),
            ("DELETE", "/api/me/passkeys/x"), ("GET", "/api/me/file"), ("PUT", "/api/me"), ("GET", "/api/devices"),
        ]  # fmt: skip
        for number in range(400):
            method, address = chance.choice(addresses)
            key_sent = chance.choice([key, None, "x", "x" * 5000])
            headers = {"kahve-person": key_sent} if key_sent else {}
            odd = json.dumps(chance.choice(values)).encode()
            content = chance.choice([json.dumps(body()).encode(), b"", b"{", b"\xff", b"[" * 3000, odd])
            answer = await server.client.request(method, address, content=content, headers=headers)
            assert answer.status_code < 500, (number, method, address, content[:80], answer.text)
            if answer.status_code >= 400:
                assert answer.json()["error"]["says"].endswith("."), answer.text
        assert (await server.json("GET", "/api/me", key=key))["devices"][0]["this"] is True

    at_home(visit, most_new_tables=10_000)
    assert "Traceback" not in caplog.text


def test_a_table_goes_on_at_another_device_through_a_kill_and_the_first_is_shown_out(serving: Any, with_bots: Any) -> None:
    server = serving()

    def ask(path: str, body: Any = None, key: str = "") -> Any:
        status, answer, _ = server.http(path, body, headers={"kahve-person": key} if key else {})
        assert status in (200, 201), answer
        return answer

    phone = ask("/api/me", {"name": "Bo"})["key"]
    setup = {"game": "pishti", "house": {"seats": 2}, "players": with_bots(1)}
    first = server.person(ask("/api/tables", setup, phone))
    first.act()
    laptop = ask("/api/devices", {"code": ask("/api/me/code", {}, phone)["code"]})["key"]
    server.kill()
    server.start()
    # Nobody had time to write down how the table stands, and the bot may have been cut off in its turn: it goes on by itself.
    until = time.monotonic() + 30
    while not (row := ask("/api/me/tables", key=laptop)["tables"][0])["yours"]:
        assert time.monotonic() < until
        time.sleep(0.1)
    assert row["says"] == "Your turn."
    second = server.person(ask(f"/api/me/tables/{row['table']}/key", {}, laptop))
    second.act()
    assert second.scene["seats"][0]["emblem"] == ask("/api/me", key=laptop)["emblem"]
    # The first device has its own key to the same seat, and one line is live at a time.
    first.come()
    assert second.closed_with() == 4001
    devices = {device["this"]: device["id"] for device in ask("/api/me", key=laptop)["devices"]}
    request = urllib.request.Request(f"http://127.0.0.1:{server.port}/api/me/devices/{devices[False]}", method="DELETE")
    request.add_header("kahve-person", laptop)
    urllib.request.urlopen(request).close()
    assert first.closed_with() == 4005
    assert first.received[-1] == {"type": "unseated", "says": "This device no longer has a key to this seat."}
    second.come()
    second.act()
    assert server.stop() == ""


def test_every_address_of_persons_is_published(at_home: Any) -> None:
    from kahve.table.http.openapi import OPERATIONS

    async def visit(server: Server) -> None:
        body = await server.json("GET", "/openapi.json")
        ours = [
            (f"{method.upper()} {path}", operation)
            for path, operations in body["paths"].items()
            for method, operation in operations.items()
            if path.startswith(("/api/me", "/api/devices", "/api/passkeys"))
        ]
        assert len(ours) == 18
        for name, operation in ours:
            assert name in OPERATIONS
            needs_person = operation["security"] == [{"person": []}]
            method, path = name.split(" ")
            answer = await server.ask(method, path.replace("{", "").replace("}", ""), {})
            assert (answer.status_code == 401) is needs_person

    at_home(visit)
