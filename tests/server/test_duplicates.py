"""Duplicates: the same proven deals at several tables, nothing of them for those who still have to play, and the comparison afterwards."""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import re
import time
from typing import Any

import msgspec
import pytest

from kahve.cards.proof import BY_DEVICE, LATEST
from kahve.engine.proven import check_deal
from kahve.games import GAMES, game
from kahve.table.protocol.asks import AskDeal, AskMove
from kahve.table.protocol.messages import ClubPage, DuplicatePage, NewDuplicate
from kahve.table.protocol.refusal import Refusal
from kahve.table.protocol.setup_error import SetupError
from kahve.table.sitting.comparing import DealPlayed, TablePlayed, compared, table_played
from kahve.table.sitting.duplicate import Duplicate, begun, given, joined, settled, without_missing
from kahve.table.sitting.sitting import Sitting

from ..protocol_checks import fits
from .test_clubs import act, founded
from .test_persons import Server, at_home

__all__ = ["at_home"]

YOU, BOT = {"kind": "you"}, {"kind": "bot", "bot": "greedy"}


def chance(seed: Any = 0) -> Any:
    calls = itertools.count()
    return lambda size: hashlib.shake_256(f"{seed} {next(calls)}".encode()).digest(size)


def gifts(mixing: list[dict[str, Any]], place: int) -> tuple[list[str], list[str]]:
    """What a device commits to and tells for each deal."""
    values = [hashlib.sha256(f"{place} {deal['name']}".encode()).digest() for deal in mixing]
    return [LATEST.share(deal["commitment"], place, BY_DEVICE, value) for deal, value in zip(mixing, values, strict=True)], [
        value.hex() for value in values
    ]


def two_tables(name: str, deals: int = 2) -> Duplicate:
    """A duplicate of two people and bots at each of two tables, at which all have a seat."""
    seats = int(game(name).settle({}).seats)
    players = [YOU, {"kind": "open"}, *[BOT] * (seats - 2)]
    content = begun({"game": name, "players": players}, deals, 2, chance(), {"greedy": ("", "")})
    for person in ("ada", "bo", "cy", "di"):
        content = joined(content, "d", person, person.title())
    return content


def place_of(content: Duplicate, person: str) -> int:
    seated = content.seated("d", person)
    assert seated is not None
    return content.place_of(seated.table, seated.seat)


def give(content: Duplicate, person: str, step: str, now: float = 0.0) -> Duplicate:
    seated = content.seated("d", person)
    assert seated is not None
    commitments, values = gifts(content.mixing(), place_of(content, person))
    return given(content, seated, commitments if step == "commit" else (), values if step == "share" else (), now)


def play_out(sitting: Sitting, choice: int = 0) -> None:
    while not sitting.over:
        ask: Any = AskDeal() if sitting.awaits_deal else AskMove(sitting.table.legal[min(choice, len(sitting.table.legal) - 1)])
        for event in sitting.ask(max(sitting.turn, 0), ask):
            sitting.take(event)


@pytest.mark.parametrize("name", GAMES)
def test_all_tables_have_the_same_proven_cards_to_which_each_device_has_added(name: str) -> None:
    content = two_tables(name)
    people = ("ada", "bo", "cy", "di")
    for person in people:
        with pytest.raises(Refusal):
            give(content, person, "share")
        content = give(content, person, "commit")
    assert not content.is_ready
    for person in people:
        content = give(content, person, "share")
    assert content.is_ready
    common = content.common("d")
    sittings = []
    for table in range(2):
        first = next(each for each in content.people if each.table == table)
        sitting = Sitting.open(content.setup_for(table, first), common=common, bots={"greedy": ("", "")})
        sitting.setup = Sitting.open({**content.setup_for(table, first), "players": [YOU, *[BOT] * (sitting.seats - 1)]}).setup
        play_out(sitting, choice=table)
        sittings.append(sitting)
    one, other = sittings
    assert [dealt.order for dealt in one.table.history] == [dealt.order for dealt in other.table.history][: len(one.table.history)]
    for sitting in sittings:
        deck = game(name).rules.deck(sitting.setup.house)
        for dealt in sitting.table.history:
            if dealt.void:
                continue
            check_deal(deck, sitting.table.history, dealt.number)
            assert dealt.proof is not None
            if dealt.proof["shares"]:
                assert {share["seat"] for share in dealt.proof["shares"]} == {place_of(content, person) for person in people}
                named = [dealt.proof["players"][place_of(content, person)] for person in people]
                assert named == ["Ada", "Bo", "Cy", "Di"]
    # Every value counts: with another one the cards differ.
    changed = msgspec.structs.replace(content, values={**content.values, 0: ["00" * 32] * 2})
    assert changed.common("d").orders != common.orders
    played = [table_played(str(at), sitting.matches[0]) for at, sitting in enumerate(sittings)]
    for deal in compared(played, 2, ("0", 0), {}, low_wins=game(name).rules.low_wins)["deals"]:
        assert {row["yours"] for row in deal["rows"]} == {True, False}
        assert abs(sum(row["over"] for row in deal["rows"])) < 0.5


def test_a_silent_device_is_left_out_and_a_wrong_value_is_refused() -> None:
    content = two_tables("pisti")
    with pytest.raises(Refusal):
        without_missing(content, 0.0)
    for person in ("ada", "bo"):
        content = give(content, person, "commit")
    assert give(content, "ada", "commit") == content
    content = without_missing(content, 10.0)
    assert content.mixing()[0]["step"] == "share"
    with pytest.raises(Refusal):
        give(content, "cy", "commit")
    seated = content.seated("d", "ada")
    assert seated is not None
    with pytest.raises(Refusal):
        given(content, seated, (), ["ab" * 32] * 2, 10.0)
    with pytest.raises(Refusal):
        given(content, seated, (), ["ab" * 32], 10.0)
    content = give(content, "ada", "share")
    assert settled(content, 18.0) == content
    content = settled(content, 20.0)
    assert (content.is_ready, sorted(content.left_out)) == (True, sorted(place_of(content, who) for who in ("bo", "cy", "di")))
    assert {share["seat"] for share in content.common("d").proofs[0]["shares"]} == {place_of(content, "ada")}  # type: ignore[index]


@pytest.mark.parametrize(("players", "deals", "tables"), [([YOU, BOT], 0, 0), ([YOU, BOT], 13, 0), ([YOU, {"kind": "open"}], 1, 0)])
def test_a_duplicate_that_cannot_be_is_refused(players: Any, deals: int, tables: int) -> None:
    with pytest.raises(SetupError):
        begun({"game": "pishti", "house": {"seats": 2}, "players": players}, deals, tables, chance(), {"greedy": ("", "")})
    with pytest.raises(SetupError):
        begun({"game": "pishti", "house": {"seats": 2}, "players": [YOU, {"kind": "open"}]}, 1, 99, chance(), {"greedy": ("", "")})


def test_scores_by_points_and_by_matchpoints() -> None:
    def played(table: str, points: int, turns: str) -> TablePlayed:
        return TablePlayed(table, {0: table}, [DealPlayed(1, 0, (points, 10), tuple((0, turn) for turn in turns))])

    tables = [played("a", 10, "xyz"), played("b", 16, "xyw"), played("c", 10, "xyz")]
    for low_wins, best in ((False, "b"), (True, "a")):
        results = compared(tables, 1, ("a", 0), {(1, 0): [2.0, -2.0]}, low_wins=low_wins)
        rows = {row["name"]: row for row in results["deals"][0]["rows"]}
        sign = -1 if low_wins else 1
        assert [rows[name]["over"] for name in "abc"] == [sign * -2, sign * 4, sign * -2]
        assert [rows[name]["matchpoints"] for name in "abc"] == ([75, 0, 75] if low_wins else [25, 100, 25])
        assert [rows[name]["parted"] for name in "abc"] == [None, 2, None]
        assert [rows[name]["par"] for name in "abc"] == [2.0, 2.0, 2.0]
        assert results["totals"][0]["name"] == best


async def begin(server: Server, key: str, **more: Any) -> str:
    body = {"game": "pishti", "house": {"seats": 2}, "players": [YOU, BOT], "deals": 2} | more
    answer = await server.json("POST", "/api/duplicates", body, key=key, status=201)
    assert fits(answer, NewDuplicate)
    return str(answer["duplicate"])


async def page(server: Server, duplicate: str, key: str) -> Any:
    content = await server.json("GET", f"/api/duplicates/{duplicate}", key=key)
    assert fits(content, DuplicatePage)
    return content


async def add(server: Server, duplicate: str, key: str) -> None:
    """Give what this person's device is asked for, step by step."""
    for step in ("commit", "share"):
        content = await page(server, duplicate, key)
        if content["place"] in content["mixing"][0]["awaited"] and content["mixing"][0]["step"] == step:
            commitments, values = gifts(content["mixing"], content["place"])
            body = {"commitments": commitments} if step == "commit" else {"values": values}
            await server.json("POST", f"/api/duplicates/{duplicate}/chance", body, key=key)


async def sit(server: Server, duplicate: str, key: str) -> Any:
    return await server.json("POST", f"/api/duplicates/{duplicate}/seat", key=key, status=201)


async def play(server: Server, table: str, choice: int = 0, deals: int = 99) -> None:
    """Play a table to its end or to that of this deal, with this choice of each person."""
    live = await server.app.state.server.table(table)
    while not live.sitting.over and len(table_played(table, live.sitting.matches[0]).deals) < deals:
        sitting = live.sitting
        legal = sitting.table.legal if not sitting.awaits_deal else []
        await live.let(max(sitting.turn, 0), AskDeal() if not legal else AskMove(legal[min(choice, len(legal) - 1)]))


def test_people_play_the_same_with_bots_and_compare_afterwards(at_home: Any) -> None:
    async def visit(server: Server) -> None:
        ada, bo = await server.person("Ada"), await server.person("Bo")
        duplicate = await begin(server, ada)
        assert (await server.refused("POST", f"/api/duplicates/{duplicate}/seat", key=ada))[0] == 409
        await add(server, duplicate, ada)
        first = await sit(server, duplicate, ada)
        assert (await sit(server, duplicate, ada))["table"] == first["table"]
        await play(server, first["table"])
        second = await sit(server, duplicate, bo)
        # What somebody has played is in their own list, also while others play the same.
        for key, tables in ((ada, [first["table"]]), (bo, [])):
            played = await server.json("GET", "/api/me/history", key=key)
            assert (played["unread"], [match["table"] for match in played["matches"]]) == (False, tables)
        before = await page(server, duplicate, bo)
        assert (before["over"], before["results"], before["table"], before["count"]) == (False, None, second["table"], 2)
        await play(server, second["table"], choice=1)
        tables = [await server.app.state.server.table(place["table"]) for place in (first, second)]
        orders = [[dealt.order for dealt in table.sitting.table.history] for table in tables]
        assert orders[0] == orders[1]
        results = (await page(server, duplicate, bo))["results"]
        assert [len(deal["rows"]) for deal in results["deals"]] == [2, 2]
        for deal in results["deals"]:
            own, other = sorted(deal["rows"], key=lambda row: not row["yours"])
            assert (own["name"], other["name"], own["over"]) == ("Bo", "Ada", -other["over"])
            assert own["matchpoints"] + other["matchpoints"] == 100
        path = f"/api/tables/{first['table']}/deals/{results['deals'][0]['rows'][0]['deal']}/replay"
        assert (await server.ask("GET", path, key=bo)).status_code == 200
        proof = await server.json("GET", path.replace("replay", "proof"), key=bo)
        assert [share["by"] for share in proof["shares"]] == [BY_DEVICE]
        await server.json("GET", f"/api/duplicates/{duplicate}", key="no key", status=401)
        await server.json("GET", "/api/duplicates/nothing", key=ada, status=404)

    at_home(visit)


def test_a_deal_is_compared_as_soon_as_one_has_played_it_and_says_nothing_of_the_next(at_home: Any) -> None:
    async def visit(server: Server) -> None:
        ada, bo = await server.person("Ada"), await server.person("Bo")
        duplicate = await begin(server, ada)
        await add(server, duplicate, ada)
        tables = [(await sit(server, duplicate, key))["table"] for key in (ada, bo)]
        await play(server, tables[0], deals=1)
        assert (await page(server, duplicate, bo))["results"] is None
        await play(server, tables[1], choice=1, deals=1)
        await eventually_known_pars(server, duplicate, bo)
        before = await page(server, duplicate, bo)
        assert [(deal["deal"], len(deal["rows"])) for deal in before["results"]["deals"]] == [(1, 2)]
        assert (before["over"], [row["deals"] for row in before["results"]["totals"]]) == (False, [1, 1])
        await play(server, tables[0])
        assert await page(server, duplicate, bo) == before
        answer = await server.refused("GET", f"/api/tables/{tables[0]}/deals/1.1/replay", key=bo)
        assert answer[:2] == (403, "hidden")

    at_home(visit)


async def eventually_known_pars(server: Server, duplicate: str, key: str) -> None:
    """Wait until the par of the deals that this person has played is known."""
    while not (await page(server, duplicate, key))["results"]["pars"]:
        await asyncio.sleep(0.05)


_UNLIKE = re.compile(r"[0-9a-f]{64}|[\d.]{9,}")


def test_whoever_still_has_to_play_is_told_the_same_whatever_the_cards_are_and_whatever_was_made_of_them(at_home: Any) -> None:
    async def visit(server: Server) -> None:
        ada, bo, cy = await server.person("Ada"), await server.person("Bo"), await server.person("Cy")
        club = await founded(server, ada)
        for key in (bo, cy):
            await server.json("POST", "/api/clubs/join", {"code": club["code"]}, key=key, status=201)
        courses = []
        for choice in (0, 1):
            duplicate = await begin(server, ada, club=club["club"])
            await add(server, duplicate, ada)
            table = (await sit(server, duplicate, ada))["table"]
            own = (await sit(server, duplicate, bo))["table"]
            await play(server, table, choice)
            paths = [
                f"/api/duplicates/{duplicate}",
                f"/api/tables/{table}",
                f"/api/clubs/{club['club']}",
                f"/api/clubs/{club['club']}/book",
            ]
            paths += [f"/api/tables/{table}/{rest}" for rest in ("log", "deals")]
            parts = ("replay", "proof", "course", "story", "review")
            paths += [f"/api/tables/{table}/deals/{deal}/{part}" for deal in ("1.1", "1.2", "1", "2") for part in parts]
            answers = []
            for key in (bo, cy):
                for path in [*paths, "/api/me/tables", "/api/me/history", "/api/me/file", "/api/deals"]:
                    answer = await server.ask("GET", path, key=key)
                    text = answer.text
                    for name, instead in ((duplicate, "duplicate"), (table, "table"), (own, "own")):
                        text = text.replace(name, instead)
                    answers.append((path.replace(table, "table"), answer.status_code, _UNLIKE.sub("", text)))
            courses.append(answers)
            live = await server.app.state.server.table(table)
            courses[-1].append(live.sitting.table.scores)
            await server.app.state.server.write(_forget, server.app.state.server.store, duplicate, table, own)
        (*one, scores), (*other, other_scores) = courses
        assert scores != other_scores
        for before, after in zip(one, other, strict=True):
            assert before[1:] == after[1:], before[0]
        assert sum(status == 403 for _, status, _ in one) >= 40

    at_home(visit)


def _forget(store: Any, duplicate: str, *tables: str) -> None:
    """Take a duplicate and its tables out of the store, so that the next one is told of alone."""
    from kahve.table.live.upkeep import _delete

    with store.writing() as connection:
        _delete(connection, list(tables))
        connection.exec_driver_sql("DELETE FROM duplicates")


def test_an_evening_of_a_club_plays_the_same_at_its_tables_and_is_in_the_book_when_all_have_played(at_home: Any) -> None:
    async def visit(server: Server) -> None:
        keys = [await server.person(name) for name in ("Ada", "Bo", "Cy", "Di")]
        club = await founded(server, keys[0])
        for key in keys[1:]:
            await server.json("POST", "/api/clubs/join", {"code": club["code"]}, key=key, status=201)
        moment = time.gmtime(time.time() + 3600)
        await act(
            server, club, keys[0], "plan_evening", day=time.strftime("%Y-%m-%d", moment), time=time.strftime("%H:%M", moment), zone="UTC"
        )
        content = await server.json("GET", f"/api/clubs/{club['club']}", key=keys[0])
        evening = content["evening"]
        for key in keys:
            await act(server, club, key, "answer", evening=evening["evening"], day=evening["day"], comes="yes")
        await act(server, club, keys[0], "seat", game="pishti", mode="fixed", sizes=[2, 2])
        address = f"/api/clubs/{club['club']}/duplicates"
        assert (await server.refused("POST", address, {"deals": 1}, key=keys[1]))[1] == "not_yours"
        duplicate = (await server.json("POST", address, {"deals": 1}, key=keys[0], status=201))["duplicate"]
        assert (await server.json("POST", address, {"deals": 1}, key=keys[0], status=201))["duplicate"] == duplicate
        content = await server.json("GET", f"/api/clubs/{club['club']}", key=keys[0])
        assert fits(content, ClubPage)
        assert content["evening"]["seating"]["duplicate"] == duplicate
        stranger = await server.person("Eve")
        assert (await server.refused("GET", f"/api/duplicates/{duplicate}", key=stranger))[:2] == (404, "duplicate")
        for _ in range(2):
            for key in keys:
                await add(server, duplicate, key)
        places = [await sit(server, duplicate, key) for key in keys]
        tables = list(dict.fromkeys(place["table"] for place in places))
        assert len(tables) == 2
        other = next(place["table"] for place in places if place["table"] != places[0]["table"])
        assert (await server.refused("POST", f"/api/tables/{other}/seats", {"name": "Ada"}, key=keys[0]))[:2] == (409, "seated")
        assert (await server.refused("POST", f"/api/tables/{other}/seats", {"name": "Nobody"}))[:2] == (403, "hidden")
        await play(server, tables[0])
        book = await server.json("GET", f"/api/clubs/{club['club']}/book", key=keys[0])
        assert (book["count"], book["records"]) == (0, [])
        assert (await server.json("GET", f"/api/clubs/{club['club']}", key=keys[0]))["tables"] == []
        await play(server, tables[1], choice=1)
        book = await server.json("GET", f"/api/clubs/{club['club']}/book", key=keys[0])
        assert book["count"] == 2
        results = (await page(server, duplicate, keys[3]))["results"]
        assert sorted(row["name"] for row in results["totals"]) == ["Ada", "Bo", "Cy", "Di"]

    at_home(visit)


def test_a_duplicate_goes_on_after_the_server_is_gone(at_home: Any) -> None:
    state: dict[str, Any] = {}

    async def before(server: Server) -> None:
        state["ada"], state["bo"] = await server.person("Ada"), await server.person("Bo")
        state["duplicate"] = await begin(server, state["ada"])
        content = await page(server, state["duplicate"], state["ada"])
        state["commitment"] = content["mixing"][0]["commitment"]
        body = {"commitments": gifts(content["mixing"], content["place"])[0]}
        await server.json("POST", f"/api/duplicates/{state['duplicate']}/chance", body, key=state["ada"])

    async def after(server: Server) -> None:
        await add(server, state["duplicate"], state["ada"])
        content = await page(server, state["duplicate"], state["ada"])
        assert (content["ready"], content["mixing"][0]["commitment"]) == (True, state["commitment"])
        state["first"] = await sit(server, state["duplicate"], state["ada"])
        live = await server.app.state.server.table(state["first"]["table"])
        await live.let(0, AskDeal())
        state["order"] = live.sitting.table.history[0].order

    async def at_last(server: Server) -> None:
        second = await sit(server, state["duplicate"], state["bo"])
        assert (await sit(server, state["duplicate"], state["ada"]))["table"] == state["first"]["table"]
        for table in (state["first"]["table"], second["table"]):
            await play(server, table)
            live = await server.app.state.server.table(table)
            assert live.sitting.table.history[0].order == state["order"]
        assert len((await page(server, state["duplicate"], state["bo"]))["results"]["totals"]) == 2

    for visit in (before, after, at_last):
        at_home(visit)
