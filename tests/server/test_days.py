"""The deal of the day: the same for everybody, counted once, and nothing of it told to those who still have to play it."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from kahve.bots.players.levels import Level, ladder
from kahve.engine.game import Game
from kahve.games import GAMES, game
from kahve.table.http import day_routes
from kahve.table.protocol.asks import AskDeal, AskMove
from kahve.table.protocol.messages import DayResult, Days
from kahve.table.sitting import day_deal
from kahve.table.sitting.circumstances import ALONE, BY_BOT
from kahve.table.sitting.common_deals import CommonDeals
from kahve.table.sitting.day_deal import NoSuchDay, day_deals, read_date
from kahve.table.thinking import level_plays

from ..protocol_checks import fits
from .test_clubs import founded, joined
from .test_persons import Server, at_home

pytestmark = pytest.mark.usefixtures("rules_at_hand")

__all__ = ["at_home"]

NOON = datetime(2026, 11, 28, 12, tzinfo=UTC).timestamp()
DAY = 86_400.0


class Clock:
    """A clock that a test sets."""

    def __init__(self, now: float) -> None:
        self.now = now

    def time(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The clock of the server's day, at noon; the lowest level that is quick and the lowest that searches play once each."""
    clock = Clock(NOON)
    monkeypatch.setattr(day_deal, "time", clock)
    monkeypatch.setattr(level_plays, "PLAYS", 1)
    monkeypatch.setattr(level_plays, "QUESTIONS", 1)
    for module in (level_plays, day_routes):
        monkeypatch.setattr(module, "ladder", two_levels)
    return clock


def two_levels(game: Game) -> tuple[Level, ...]:
    """A level of each way to play: the others play the same code."""
    levels = ladder(game)
    return levels[0], next(level for level in levels if not level.is_quick)


@pytest.mark.parametrize("name", GAMES)
def test_a_deal_of_the_day_can_be_played_and_is_that_of_its_date_alone(name: str) -> None:
    deals = [day_deals(name, day) for day in ("2026-11-28", "2026-11-29")]
    assert deals[0].orders != deals[1].orders
    day_deals.cache_clear()
    assert day_deals(name, "2026-11-28") == deals[0]
    dealt = day_deal.dealt(game(name), deals[0].orders[0], deals[0].dealer)
    assert (dealt.history[-1].void, dealt.turn >= 0) == ("", True)


def test_the_deal_of_a_date_stays_what_it_is() -> None:
    # Whoever shares a result shares these cards, on whichever version.
    assert day_deals("pisti", "2026-11-28").orders[0].split()[:6] == ["KS", "TS", "6D", "QS", "4D", "KC"]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("yesterday", "is not a date"),
        ("2026-02-30", "is not a date"),
        ("20261128", "is not a date"),
        ("2026-11-29", "comes on that day: here it is 2026-11-28"),
        ("2026-11-21", "is no longer kept. The first one that is kept is that of 2026-11-22"),
    ],
)
def test_a_date_that_cannot_be_played_is_refused_by_a_sentence(text: str, says: str) -> None:
    with pytest.raises(NoSuchDay, match=says.replace(".", r"\.")):
        read_date(text, "2026-11-28")


async def play(server: Server, key: str | None, day: str = "2026-11-28", name: str = "pisti") -> Any:
    return await server.json("POST", f"/api/days/{day}/{name}", {"name": "Guest"} if key is None else {}, key=key, status=201)


async def finish(server: Server, place: Any, pick: int = 0) -> None:
    table = await server.app.state.server.table(place["table"])
    await table.let(0, AskDeal())
    while not table.sitting.over:
        legal = table.sitting.table.legal
        await table.let(table.sitting.turn, AskMove(legal[pick % len(legal)]))


async def result(server: Server, place: Any, key: str | None = None, path: str = "day") -> Any:
    headers = {"authorization": f"Bearer {place['token']}"}
    while (answer := await server.ask("GET", f"/api/tables/{place['table']}/{path}", key=key, **headers)).status_code == 202:
        assert fits(answer.json(), DayResult)
    return answer


def test_the_first_play_counts_and_stands_beside_the_levels_and_the_club(
    at_home: Any, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(level_plays, "PLAYS", 2)
    for module in (level_plays, day_routes):
        monkeypatch.setattr(module, "ladder", ladder)

    async def visit(server: Server) -> None:
        ada, stranger = await server.person("Ada"), await server.person("Cy")
        club = await founded(server, ada)
        bo = await joined(server, club, "Bo")
        first = await play(server, ada)
        # The play that has begun goes on, at whichever device.
        again = await play(server, ada)
        assert (again["table"], again["seat"]) == (first["table"], 0)
        first = again
        assert (await result(server, first, ada)).status_code == 409
        await finish(server, first)
        alone = (await result(server, first, ada)).json()
        assert fits(alone, DayResult)
        assert [(member["name"], member["you"]) for member in alone["clubs"][0]["members"]] == [("Ada", True)]
        assert [row["level"] for row in alone["levels"]] == [level.name for level in ladder(game("pisti"))]
        assert all(row["plays"] == 2 and row["low"] <= row["middle"] <= row["high"] for row in alone["levels"])
        assert sum(side["points"] for side in alone["sides"] if side["you"]) - alone["points"] in [
            side["points"] for side in alone["sides"] if not side["you"]
        ]
        practice = await play(server, ada)
        assert practice["table"] != first["table"]
        await finish(server, practice, 1)
        assert [(await result(server, place, ada)).json()["counts"] for place in (first, practice)] == [True, False]
        other = await play(server, bo)
        await finish(server, other, 2)
        # Whoever asks has played it, so the others are told; nobody outside the club is.
        members = (await result(server, other, bo)).json()["clubs"][0]["members"]
        assert {(member["name"], member["points"]) for member in members} >= {("Ada", alone["points"])}
        own = await play(server, stranger)
        await finish(server, own)
        assert (await result(server, own, stranger)).json()["clubs"] == []
        listed = await server.json("GET", "/api/days", key=ada)
        assert fits(listed, Days)
        assert [(row["table"], row["over"], row["points"]) for row in listed["plays"]][:1] == [(first["table"], True, alone["points"])]
        saved = await server.json("GET", "/api/me/file", key=ada)
        assert [row["table"] for row in saved["common_deals"]] == [first["table"], practice["table"]]
        await server.json("DELETE", "/api/me", key=ada)
        assert [member["name"] for member in (await result(server, other, bo)).json()["clubs"][0]["members"]] == ["Bo"]

    at_home(visit)


def test_the_server_names_the_day_and_tells_the_solution_of_the_day_before(at_home: Any, clock: Clock) -> None:
    async def visit(server: Server) -> None:
        ada = await server.person("Ada")
        place = await play(server, ada)
        await finish(server, place)
        assert (await result(server, place, ada, "day/solution")).status_code == 409
        for path, status, code in (
            ("/api/days/2026-11-29/pisti", 404, "day"),
            ("/api/days/2026-11-21/pisti", 404, "day"),
            ("/api/days/tomorrow/pisti", 404, "day"),
            ("/api/days/2026-11-28/poker", 404, "game"),
        ):
            assert (await server.refused("POST", path, {}, key=ada))[:2] == (status, code)
        clock.now = NOON + DAY / 2 - 1
        before = await server.json("GET", "/api/days")
        assert (before["today"], before["next_in"], before["clock"], before["plays"]) == ("2026-11-28", 1, "server", [])
        clock.now += 1
        assert (await server.json("GET", "/api/days"))["today"] == "2026-11-29"
        assert (await result(server, place, ada)).json()["solution"] is True
        solved = await result(server, place, ada, "day/solution")
        opened = await server.client.post("/api/replays", content=solved.content)
        assert opened.status_code == 201, opened.text
        order = day_deals("pisti", "2026-11-28").orders[0]
        assert f'"order": "{order}"' in solved.text
        other = await server.table(ada)
        for table, code in ((other, "day"), (place | {"token": "x"}, "token")):
            answer = await server.ask("GET", f"/api/tables/{table['table']}/day", authorization=f"Bearer {table['token']}")
            assert answer.json()["error"]["code"] == code

    at_home(visit)


def swapped(deals: CommonDeals) -> CommonDeals:
    """The same deal, but two cards in the middle of the pack have changed places."""
    cards = deals.orders[0].split()
    cards[30], cards[36] = cards[36], cards[30]
    return CommonDeals(deals.name, (" ".join(cards),), deals.dealer, deals.seed, deals.proofs)


def test_nothing_told_before_the_deal_is_over_depends_on_its_hidden_cards(
    at_home: Any, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everything that is told to somebody who still plays the deal, and to a stranger, with the cards exchanged that they have not seen."""
    answers_of_visits: list[list[str]] = []

    async def visit(server: Server) -> None:
        ada, bo = await server.person("Ada"), await server.person("Bo")
        done = await play(server, ada)
        await finish(server, done)
        await result(server, done, ada)
        place = await play(server, bo)
        table = await server.app.state.server.table(place["table"])
        await table.let(0, AskDeal())
        names = {done["table"]: "DONE", place["table"]: "MINE", place["token"]: "KEY"}
        answers = []
        paths = ["/api/days", "/api/me/tables", "/api/me/history", "/api/me/file", "/api/deals"]
        for name in (done["table"], place["table"]):
            paths += [f"/api/tables/{name}{path}" for path in ("", "/log", "/deals", "/day", "/day/solution", "/word?word=x")]
            paths += [f"/api/tables/{name}/deals/1.1/{path}" for path in ("replay", "proof", "course", "story", "review")]
            paths += [f"/api/tables/{name}/seats/0{path}" for path in ("", "/hint", "/style")]
        for path in paths:
            for key, token in ((bo, place["token"]), (None, "")):
                text = (await server.ask("GET", path, key=key, authorization=f"Bearer {token}")).text
                for name, stands in names.items():
                    text = text.replace(name, stands)
                answers.append(text)
        answers_of_visits.append([text for text in answers if "since" not in text and '"at"' not in text])
        assert len(answers_of_visits[-1]) > len(paths)
        assert not any(sign in text for text in answers_of_visits[-1] for sign in ('"order"', '"levels"'))

    at_home(visit)
    real = day_deals("pisti", "2026-11-28")
    monkeypatch.setattr("kahve.table.http.day_routes.day_deals", lambda *of: swapped(real))
    at_home(visit)
    assert answers_of_visits[0] == answers_of_visits[1]


@pytest.mark.parametrize("name", ["pisti", "basra", "hand_and_foot", "quist", "soup"])
def test_a_play_without_a_server_counts_beside_the_club_once_its_log_is_handed_in(
    at_home: Any, clock: Clock, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """The bots answer alike everywhere, so a log of another table of the same deal is as one of a page without a server."""
    # The plays of a level that searches take most of the time, and the tests above have them.
    for module in (level_plays, day_routes):
        monkeypatch.setattr(module, "ladder", lambda game: two_levels(game)[:1])

    async def visit(server: Server) -> None:
        ada, guest = await server.person("Ada"), await play(server, None, name=name)
        club = await founded(server, ada)
        bo = await joined(server, club, "Bo")
        await finish_with_bots(server, guest)
        log = (await server.ask("GET", f"/api/tables/{guest['table']}/log", authorization=f"Bearer {guest['token']}")).content
        path = f"/api/days/2026-11-28/{name}/log"
        place = (answer := await hand_in(server, path, bo, log)).json()
        assert answer.status_code == 201, answer.text
        brought = (await result(server, place, bo)).json()
        here = (await result(server, guest)).json()
        assert (brought["points"], brought["counts"]) == (here["points"], True)
        own = await play(server, ada, name=name)
        await finish(server, own)
        members = (await result(server, own, ada)).json()["clubs"][0]["members"]
        assert ("Bo", brought["points"]) in {(member["name"], member["points"]) for member in members}
        cy = await server.person("Cy")
        lines = log.decode().splitlines(keepends=True)
        moves = lines[1].partition('"moves": "')[2].split('"')[0]
        cut = log.decode().replace(moves, " ".join(moves.split(" ")[:1]))
        for key, content, at, status, code in (
            (bo, log, path, 409, "not_now"),
            (None, log, path, 403, "hidden"),
            (cy, log, path.replace("11-28", "11-27"), 404, "day"),
            (cy, cut, path, 422, "log"),
            (cy, b"", path, 422, "log"),
            (cy, log + log, path, 404, "day"),
            (cy, b"x" * 40_000, path, 413, "too_long"),
        ):
            refused = await hand_in(server, at, key, content)
            assert (refused.status_code, refused.json()["error"]["code"]) == (status, code), content[:40]
        assert (await server.json("GET", "/api/days", key=cy))["plays"] == []

    at_home(visit)


def test_a_log_in_which_the_others_play_otherwise_does_not_count(at_home: Any, clock: Clock) -> None:
    async def visit(server: Server) -> None:
        cy, guest = await server.person("Cy"), await play(server, None)
        # The test plays for the bots, and not as they would.
        await finish(server, guest)
        log = (await server.ask("GET", f"/api/tables/{guest['table']}/log", authorization=f"Bearer {guest['token']}")).content
        refused = await hand_in(server, "/api/days/2026-11-28/pisti/log", cy, log)
        assert refused.json()["error"]["says"].startswith("This log is not of the deal of 2026-11-28 in Pisti")

    at_home(visit)


async def hand_in(server: Server, path: str, key: str | None, log: bytes) -> Any:
    return await server.client.post(path, content=log, headers={"kahve-person": key} if key else {})


async def finish_with_bots(server: Server, place: Any) -> None:
    """Play the first legal turn of the person, and let the bots play theirs."""
    table = await server.app.state.server.table(place["table"])
    bots = server.app.state.server.bots
    await table.let(0, AskDeal())
    while not (sitting := table.sitting).over:
        turn = sitting.table.legal[0] if sitting.turn == 0 else sitting.table.write_turn(await bots.choose(*sitting.bot_choice_input()))
        await table.let(sitting.turn, AskMove(turn), ALONE if sitting.turn == 0 else BY_BOT)
