"""The history of a person: it follows from the logs of their tables, by game, and goes where all else of the person goes."""

from __future__ import annotations

from typing import Any

import pytest
import sqlalchemy as sa

from kahve.bots.players.levels import level
from kahve.table.clubs.book import MatchPlayed, SidePlayed
from kahve.table.people import persons
from kahve.table.people.history import MOST_LISTED, MOST_OF_CURVE, history_document
from kahve.table.protocol.asks import AskDeal, AskMove
from kahve.table.protocol.messages import History
from kahve.table.sitting.day_deal import today
from kahve.table.store.history_store import HistoryStore
from kahve.table.store.review_store import ReviewStore

from ..protocol_checks import fits
from .test_persons import Server, at_home

__all__ = ["at_home"]


@pytest.fixture(autouse=True)
def _as_long_as_it_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine a look would end before it has read all that is asserted here."""
    monkeypatch.setattr(persons, "READ_SECONDS", 600.0)
    monkeypatch.setattr(persons, "FILE_SECONDS", 600.0)


async def finished(server: Server, place: Any) -> Any:
    """The sitting of this table once its match is played to the end."""
    table = await server.app.state.server.table(place["table"])
    while not (sitting := table.sitting).over:
        if sitting.awaits_deal:
            await table.let(0, AskDeal())
        else:
            await table.let(sitting.turn, AskMove(sitting.table.legal[0]))
    return sitting


def won(sitting: Any) -> bool:
    """Whether the first seat has won; more points are better in the games played here."""
    return bool(sitting.table.scores[0] > sitting.table.scores[1])


async def opened(server: Server, key: str, other: dict[str, str], game: str = "pisti") -> Any:
    setup = {"game": game, "house": {"seats": 2, "target": 51}, "players": [{"kind": "you"}, other]}
    return await server.json("POST", "/api/tables", setup, key=key, status=201)


async def with_friend(server: Server, key: str, friend: str) -> Any:
    place = await opened(server, key, {"kind": "open"})
    await server.json("POST", f"/api/tables/{place['table']}/seats", {}, key=friend, status=201)
    return place


async def history(server: Server, key: str) -> Any:
    content = await server.json("GET", "/api/me/history", key=key)
    assert fits(content, History)
    return content


BOT = {"kind": "bot", "bot": "random"}


def test_matches_with_friends_and_bots_are_told_by_game(at_home: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit(server: Server) -> None:
        ada, bo = await server.person("Ada"), await server.person("Bo")
        assert await history(server, ada) == {"unread": False, "count": 0, "games": [], "matches": []}
        places = [await with_friend(server, ada, bo), await with_friend(server, ada, bo), await opened(server, ada, BOT)]
        sittings = [await finished(server, place) for place in places]
        await finished(server, await server.json("POST", f"/api/days/{today()}/pisti", {}, key=ada, status=201))
        other = await opened(server, ada, BOT, "basra")
        places.append(other)
        basra = await finished(server, other)
        # One that still goes on is not counted.
        await opened(server, ada, BOT)
        content = await history(server, ada)
        assert (content["count"], content["unread"]) == (5, False)
        rows = {row["name"]: row for row in content["games"]}
        assert {name: (row["matches"], row["days"]) for name, row in rows.items()} == {"pisti": (3, 1), "basra": (1, 0)}
        assert rows["pisti"]["won"] == sum(won(sitting) for sitting in sittings)
        assert rows["pisti"]["deals"] == sum(len(sitting.table.history) for sitting in sittings)
        assert rows["basra"]["won"] == won(basra)
        assert rows["basra"]["beaten"] == ([str(level("random").title)] if won(basra) else [])
        assert rows["pisti"]["curve"][0] == 0.0
        assert len(rows["pisti"]["curve"]) == 4
        assert [match["day"] for match in content["matches"]].count(True) == 1
        assert content["matches"][0]["table"] == other["table"]
        assert [side["you"] for side in content["matches"][0]["sides"]] == [True, False]
        assert (await server.client.get(content["matches"][0]["link"])).status_code == 200
        own = await history(server, bo)
        assert {match["table"] for match in own["matches"]} == {place["table"] for place in places[:2]}
        assert own["games"][0]["won"] == 2 - sum(won(sitting) for sitting in sittings[:2])
        # What a review finds is told at the next look, and nothing else is read again.
        read: list[str] = []
        monkeypatch.setattr(HistoryStore, "read", _noting(read, HistoryStore.read))
        name = basra.matches[0].name_of(1).hex()
        ReviewStore(server.app.state.server.store).keep(other["table"], "key", {"name": name, "luck": [2.0, -2.0]})
        reviewed = await history(server, ada)
        assert read == [other["table"]]
        [row] = [row for row in reviewed["games"] if row["name"] == "basra"]
        assert (row["reviewed"], row["luck"]["margin"]) == (1, 2.0)
        assert row["play"]["margin"] == pytest.approx(basra.matches[0].history[0].scores[0] - basra.matches[0].history[0].scores[1] - 2.0)

    at_home(visit)


def _noting(read: list[str], real: Any) -> Any:
    def reading(store: HistoryStore, person: str, table: str, seat: int) -> Any:
        read.append(table)
        return real(store, person, table, seat)

    return reading


def test_a_look_reads_for_a_short_time_and_a_damaged_log_takes_nothing_else_away(at_home: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(persons, "READ_SECONDS", -1.0)

    async def visit(server: Server) -> None:
        ada = await server.person("Ada")
        places = [await opened(server, ada, BOT) for _ in range(3)]
        for place in places:
            await finished(server, place)
        with server.app.state.server.store.writing() as connection:
            connection.execute(sa.text("UPDATE events SET body = '{' WHERE n = 3 AND table_id = :table"), {"table": places[1]["table"]})
        looks = [await history(server, ada) for _ in range(3)]
        assert [(look["count"], look["unread"]) for look in looks] == [(1, True), (1, True), (2, False)]
        assert {match["table"] for match in looks[2]["matches"]} == {places[0]["table"], places[2]["table"]}

    at_home(visit)


def test_a_history_is_saved_brought_along_and_deleted_with_its_person(at_home: Any) -> None:
    async def visit(server: Server) -> None:
        ada, bo = await server.person("Ada"), await server.person("Bo")
        place = await with_friend(server, ada, bo)
        await finished(server, place)
        left = await opened(server, bo, BOT)
        await finished(server, left)
        saved = (await server.json("GET", "/api/me/file", key=bo))["history"]
        assert [match["table"] for match in saved["matches"]] == [left["table"], place["table"]]
        await server.json("DELETE", f"/api/me/tables/{left['table']}", key=bo)
        assert [match["table"] for match in (await history(server, bo))["matches"]] == [place["table"]]
        cy = await server.person("Cy")
        code = (await server.json("POST", "/api/me/code", key=cy, status=201))["code"]
        moved = await server.json("POST", "/api/devices", {"code": code, "bring": True}, key=bo, status=201)
        assert [match["table"] for match in (await history(server, moved["key"]))["matches"]] == [place["table"]]
        await history(server, ada)
        assert rows(server) == 2
        await server.json("DELETE", "/api/me", key=moved["key"])
        assert rows(server) == 1
        assert (await history(server, ada))["count"] == 1
        await server.json("DELETE", "/api/me", key=ada)
        assert rows(server) == 0

    at_home(visit)


def rows(server: Server) -> int:
    """How many rows of histories there are in the store."""
    with server.app.state.server.store.reading() as connection:
        return int(connection.execute(sa.text("SELECT COUNT(*) FROM own_matches")).scalar_one())


def match(number: int, won: bool, bot: str, game: str = "pisti") -> MatchPlayed:
    sides = (
        SidePlayed(("ada",), ("Ada",), won, 51, 3.0, 9.0, 0, 5),
        SidePlayed(("",), ("Bot",), not won, 40, -3.0, 9.0, 0, 5, bots=(bot,)),
    )
    return MatchPlayed(f"t{number}", 1, game, float(number), "2026-11-28", 2, sides)


def test_the_bots_that_were_beaten_are_told_from_the_weakest_and_lists_have_an_end() -> None:
    matches = [match(1, True, "master"), match(2, True, "simple"), match(3, False, "casual"), match(4, True, "iris")]
    [row] = history_document(matches, "ada", {}, unread=False)["games"]
    assert row["beaten"][:2] == [str(level(name).title) for name in ("simple", "master")]
    assert str(level("casual").title) not in row["beaten"]
    assert row["curve"] == [0.0, 3.0, 6.0, 9.0, 12.0]
    many = history_document([match(n, True, "simple") for n in range(100)], "ada", {}, unread=False, most=MOST_LISTED)
    assert (many["count"], len(many["matches"]), len(many["games"][0]["curve"])) == (100, MOST_LISTED, MOST_OF_CURVE)
    assert many["matches"][0]["table"] == "t99"


def test_of_a_deal_of_the_day_the_first_play_counts_and_none_is_a_match_of_the_game() -> None:
    matches = [match(1, True, "greedy"), match(2, True, "greedy"), match(3, True, "simple", "a game that is gone")]
    content = history_document(matches, "ada", {"t1": True, "t2": False}, unread=False)
    [row] = content["games"]
    assert (row["matches"], row["days"], row["day_margin"], row["beaten"]) == (0, 1, 3.0, [])
    assert [listed["day"] for listed in content["matches"]] == [True, True]
