"""Deals that are over are seen again as each seat saw them, with nothing of the deal in play, and can be gone on from."""

import asyncio
import contextlib
import functools
import gzip
import itertools
import json
import random
from typing import Any

import httpx
import pytest

import kahve
from kahve.bots import BOTS
from kahve.engine.log import LogError
from kahve.table.protocol.asks import AskAgain, AskDeal, AskMove, AskPropose
from kahve.table.protocol.events import read, written
from kahve.table.protocol.messages import Deals, Replay, TableEvent
from kahve.table.protocol.refusal import Refusal
from kahve.table.serving.app import create_app
from kahve.table.serving.serve_options import ServeOptions
from kahve.table.sitting.circumstances import BY_BOT
from kahve.table.sitting.opened_logs import MOST_LOG_BYTES, read_log
from kahve.table.sitting.played import NoSuchDeal
from kahve.table.sitting.replaying import replayed
from kahve.table.sitting.sitting import EventError, Sitting
from kahve.table.store.sql import Store

from ..asks import stored
from ..courses import Course
from .test_messages import fits

pytestmark = pytest.mark.usefixtures("rules_at_hand")


@functools.cache
def course(game: str) -> Course:
    """A finished deal of this game, which no test changes."""
    return Course(game).finish()


def whole(match: Any, number: int, seat: int, hands: str) -> list[Any]:
    return replayed(match, number, seat=seat, hands=hands, start=0, most=10_000)


@functools.cache
def all_open(game: str) -> list[Any]:
    """The steps of the finished deal of this game with all hands open, which no test changes."""
    return whole(course(game).match, 1, 0, "all")


def own(document: Any) -> Any:
    """A zone without what it is called, which depends on whom one speaks to."""
    return {name: value for name, value in document.items() if name not in ("title", "says")}


def test_a_replay_shows_each_seat_what_it_saw_and_does_not_speak_to_it(game: Any) -> None:
    played = course(game.name)
    last = played.sitting.seats - 1
    for seat in (0, last):
        steps = whole(played.match, 1, seat, "own")
        assert [step["n"] for step in steps] == list(range(len(played.seen[1])))
        for step, shown in zip(steps, played.seen[1], strict=True):
            hands, zones = shown[seat]
            scene = step["scene"]
            assert fits(step, TableEvent)
            assert [sitter["hand"] for sitter in scene["seats"]] == [hand["hand"] for hand in hands]
            assert [own(zone) for zone in scene["zones"]] == [own(zone) for zone in zones]
            assert (scene["moves"], scene["refusals"], scene["can"], scene["may"], scene["proposal"]) == ([], {}, [], [], None)
            assert not {"You", "Your", "you", "your"} & set(
                f"{step['says']} {scene['line']} {scene['last']}".replace(".", " ").replace(":", " ").split()
            )
            assert "You" not in [one["name"] for one in (*scene["seats"], *scene["sides"])]
        assert steps[-1]["scene"]["sheet"]
        assert steps[-1]["deal_over"]


def test_with_all_hands_open_every_hand_is_the_true_one(game: Any) -> None:
    played = course(game.name)
    steps = all_open(game.name)
    for step, shown in zip(steps, played.seen[1], strict=True):
        for seat, sitter in enumerate(step["scene"]["seats"]):
            assert sitter["hand"] == shown[seat][0][seat]["hand"]
    assert any("??" not in sitter["hand"] for sitter in steps[2]["scene"]["seats"][1:])


@pytest.mark.parametrize("name", ["pisti", "hand_and_foot", "soup"])
def test_the_parts_of_a_replay_are_those_of_the_whole(name: str) -> None:
    match = course(name).match
    steps = whole(match, 1, 1, "all")
    for start in (0, 1, 7, len(steps) - 1):
        assert replayed(match, 1, seat=1, hands="all", start=start, most=5) == steps[start : start + 5]
    for start in (len(steps), 9999):
        with pytest.raises(NoSuchDeal, match=f"has {len(steps) - 1} moves: there is no move {start}"):
            replayed(match, 1, seat=0, hands="own", start=start, most=5)
    with pytest.raises(NoSuchDeal, match="There is no seat 12 at this table"):
        replayed(match, 1, seat=12, hands="own", start=0, most=5)


def test_a_deal_that_is_not_over_or_not_there_is_not_shown() -> None:
    played = Course("pishti").finish()
    played.deal()
    with pytest.raises(Refusal, match=r"Deal 2 is still in progress: you can see it when it is over\."):
        played.match.finished(2)
    with pytest.raises(NoSuchDeal, match="There is no deal 3 in this match: its deals are 1 to 2"):
        played.match.finished(3)
    for event in played.sitting.ask(0, AskPropose("end")):
        played.sitting.take(event)
    assert played.sitting.ended
    with pytest.raises(Refusal, match=r"Deal 2 was not played to its end, so its cards stay hidden\."):
        played.match.finished(2)
    assert whole(played.match, 1, 0, "own")


def test_a_match_before_the_last_one_keeps_its_deals() -> None:
    played = Course("dry_game")
    while not played.sitting.over:
        played.finish()
    first = whole(played.match, 1, 0, "all")
    played.do(0, do="again")
    played.finish()
    matches = Sitting.replay(played.events).matches
    assert [match.going_on for match in matches] == [False, True]
    assert whole(matches[0], 1, 0, "all") == first
    assert whole(matches[1], 1, 0, "all") != first


# -- going on from a deal ------------------------------------------------------------------------------------------------------------------


def going_on(match: Any, number: int, moves: int) -> Sitting:
    mover = match.finished(number).turns[moves][0]
    players = [{"kind": "bot", "bot": "greedy"}] * len(match.players)
    players[mover] = {"kind": "you", "name": "Bo"}
    setup = {"game": match.game.name, "house": match.values(), "players": players}
    return Sitting.open(setup, begun=match.begun(number, moves))


def test_a_table_goes_on_from_any_move_with_every_card_where_it_was(game: Any) -> None:
    played = course(game.name)
    match, positions = played.match, played.positions[1]
    for moves in (0, 1, len(positions) // 2, len(positions) - 2):
        sitting = going_on(match, 1, moves)
        assert str(sitting.table) == positions[moves]
        again = Sitting.replay([read(written(sitting.opening))])
        assert str(again.table) == positions[moves]
        seat = sitting.turn
        scene = again.scene(seat)
        assert scene["moves"]
        assert scene["origin"] == {"deal": 1, "move": moves, "says": scene["last"]}
        assert f"goes on from deal 1 after {moves} move" in scene["last"]
    assert "knows cards that are hidden" in scene["last"]
    with pytest.raises(NoSuchDeal, match="it is nobody's turn after"):
        match.begun(1, len(positions) - 1)


def test_a_match_that_goes_on_is_refereed_like_any_other_and_says_where_it_began() -> None:
    sitting = going_on(course("pisti").match, 1, 10)
    rng = random.Random(3)
    while not sitting.over:
        ask = AskDeal() if sitting.awaits_deal else AskMove(rng.choice(sitting.table.legal))
        for event in sitting.ask(max(sitting.turn, 0), ask, BY_BOT):
            sitting.take(event, noted=False)
    log = sitting.log()
    assert json.loads(log.splitlines()[0])["goes_on_from"] == {"deal": 1, "move": 10}
    assert kahve.read(log.splitlines()).scores == sitting.table.scores
    for event in sitting.ask(sitting.people[0], AskAgain()):
        sitting.take(event)
    assert sitting.scene(0)["origin"] is None
    # The log of the first match is still there, and that of the new one begins.
    assert (sitting.log(1), sitting.log(2), len(sitting.log().splitlines())) == (log, sitting.log(), 1)
    with pytest.raises(NoSuchDeal, match="There is no match 3 here"):
        sitting.log(3)


def test_an_opening_that_does_not_follow_is_found_out() -> None:
    [opening] = stored([going_on(course("pisti").match, 1, 10).opening])
    for moves in (["XX"], opening.begun["deals"][0]["moves"][1:], None, 5):
        opening.begun["deals"][0]["moves"] = moves
        with pytest.raises(EventError, match="The opening of this table cannot be read"):
            Sitting.replay([opening])


# -- logs ----------------------------------------------------------------------------------------------------------------------------------


def test_a_log_from_a_file_is_looked_at_like_a_deal_of_a_table(game: Any) -> None:
    table = course(game.name).sitting.table
    [match] = read_log(table.log(["Bo", *["bot:greedy"] * (table.seats - 1)]).encode(), BOTS)
    assert [player.name for player in match.players][:3] == ["Bo", "Club player", "Club player 2"][: table.seats]
    here, there = whole(match, 1, 0, "all"), all_open(game.name)
    assert [step.get("move") for step in here] == [step.get("move") for step in there]
    assert [[sitter["hand"] for sitter in step["scene"]["seats"]] for step in here] == [
        [sitter["hand"] for sitter in step["scene"]["seats"]] for step in there
    ]


def spoilt(lines: list[str], number: int, change: Any) -> bytes:
    row = json.loads(lines[number - 1])
    change(row)
    return "\n".join([*lines[: number - 1], json.dumps(row), *lines[number:]]).encode()


def test_a_log_that_is_wrong_is_refused_with_the_number_of_the_line() -> None:
    lines = course("pisti").sitting.table.log().splitlines()
    wrong = {
        "Line 1: the log is empty": b"",
        "Line 1: this is not JSON": b"PK\x03\x04 no log",
        "Line 2: this is not text in UTF-8": lines[0].encode() + b"\n\xff\xfe",
        "Line 1: this is not the header": b'{"chess": 1}',
        "Line 1: the log was played by rules 0.9": spoilt(lines, 1, lambda row: row.update(rules="0.9")),
        "Line 1: There is no game": spoilt(lines, 1, lambda row: row.update(game="chess")),
        "Line 2: move 1, ": spoilt(lines, 2, lambda row: row.update(moves="0:XX " + row["moves"])),
        "Line 2: side 0, ": spoilt(lines, 2, lambda row: row["sheet"]["0"].update(bonus=999)),
        "Line 1: the file is too long": b" " * (MOST_LOG_BYTES + 1),
    }
    for says, content in wrong.items():
        with pytest.raises(LogError) as refused:
            read_log(content, BOTS)
        assert str(refused.value).startswith(says)
    twice = "\n".join([*lines, *lines]).encode()
    assert len(read_log(twice, BOTS)) == 2
    with pytest.raises(LogError, match=f"^Line {len(lines) + 2}: "):
        read_log(spoilt([*lines, *lines], len(lines) + 2, lambda row: row.update(dealer=7)), BOTS)


# -- over HTTP -----------------------------------------------------------------------------------------------------------------------------


@pytest.fixture
def visit(tmp_path: Any) -> Any:
    """A function that talks to an application whose store has these tables: {name: course}; the key of each table's first seat is `key`."""

    def talk(tables: dict[str, Course], conversation: Any, file: str = "tables.db", **options: Any) -> Any:
        store = Store(f"sqlite:///{tmp_path / file}")
        for name, one in tables.items():
            with contextlib.suppress(RuntimeError):
                store.create(name, one.sitting.setup.game.name, one.events[0], 0, "key")
                store.append(name, 0, one.events[1:])
        store.close()

        async def visited() -> Any:
            app = create_app(ServeOptions(store=f"sqlite:///{tmp_path / file}", pace=0.0, **options))
            try:
                async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://kahve") as client:
                    return await conversation(client)
            finally:
                await app.state.server.close()

        return asyncio.run(visited())

    return talk


KEY = {"Authorization": "Bearer key"}


def test_anybody_with_the_link_sees_deals_that_are_over(visit: Any) -> None:
    played = Course("pishti").finish()
    played.deal()

    async def talk(client: Any) -> None:
        body = (await client.get("/api/tables/t/deals")).json()
        assert fits(body, Deals)
        [match] = body["matches"]
        assert (match["players"][0], match["going_on"]) == ("Bo", True)
        assert [deal["deal"] for deal in match["deals"]] == ["1.1"]
        answer = await client.get("/api/tables/t/deals/1.1/replay?seat=1&hands=all&from=3")
        assert answer.headers["content-encoding"] == "gzip"
        replay = answer.json()
        assert fits(replay, Replay)
        assert (replay["deal"], replay["seat"], replay["from"], replay["steps"][0]["n"]) == ("1.1", 1, 3, 3)
        assert replay["moves"] == match["deals"][0]["moves"] == replay["steps"][-1]["n"]
        assert (await client.get("/api/tables/t/deals/1/replay?seat=1&hands=all&from=3")).json() == replay
        tag = {"If-None-Match": answer.headers["etag"]}
        assert (await client.get("/api/tables/t/deals/1.1/replay?seat=1&hands=all&from=3", headers=tag)).status_code == 304
        for path, status, says in (
            ("t/deals/2/replay", 409, "Deal 2 is still in progress: you can see it when it is over."),
            ("t/deals/3/replay", 404, "There is no deal 3 in this match: its deals are 1 to 2."),
            ("t/deals/2.1/replay", 404, "There is no match 2 here: there is only 1."),
            ("t/deals/x/replay", 404, "A deal is named by its number, as in 3 or 2.3, not 'x'."),
            ("t/deals/0/replay", 404, "A deal is named by its number, as in 3 or 2.3, not '0'."),
            ("t/deals/1/replay?from=99", 404, "Deal 1 has 48 moves: there is no move 99."),
            ("t/deals/1/replay?from=-1", 422, "from cannot be '-1': it must be a whole number."),
            ("t/deals/1/replay?seat=2", 404, "There is no seat 2 at this table: seats are 0 to 1."),
            ("t/deals/1/replay?seat=x", 422, "seat cannot be 'x': it must be a whole number."),
            ("t/deals/1/replay?hands=both", 422, "hands cannot be 'both': allowed are own and all."),
            ("u/deals", 404, "There is no such table on this server."),
            ("t/deals/1/review", 401, "Only the players at this table may have a deal reviewed: send the key to your seat."),
            ("t/deals/2/review", 409, "Deal 2 is still in progress: you can see it when it is over."),
        ):
            refused = await client.get(f"/api/tables/{path}")
            assert (refused.status_code, refused.json()["error"]["says"]) == (status, says), path

    visit({"t": played}, talk)


def test_a_table_that_is_not_watched_shows_its_deals_to_those_who_sit_there(visit: Any) -> None:
    played = Course("pishti", watch="no").finish()
    over = Course("dry_game", watch="no")
    while not over.sitting.over:
        over.finish()

    async def talk(client: Any) -> None:
        for path in ("deals", "deals/1/replay", "deals/1/review"):
            refused = await client.get(f"/api/tables/t/{path}")
            assert (refused.status_code, refused.json()["error"]["code"]) == (403, "watch")
        assert (await client.get("/api/tables/t/deals/1/replay", headers=KEY)).status_code == 200
        assert (await client.get("/api/tables/t/deals/1/replay", headers={"Authorization": "Bearer no"})).status_code == 403
        assert (await client.post("/api/tables/t/deals/1/whatif", json={"move": 0, "seat": 0})).status_code == 403
        assert (await client.get("/api/tables/o/deals/1/replay")).status_code == 200

    visit({"t": played, "o": over}, talk)


def test_the_table_that_goes_on_is_a_real_one_and_outlives_the_server(visit: Any) -> None:
    played = course("pishti")
    mover = played.match.finished(1).turns[5][0]
    counts: dict[str, Any] = {}

    async def ask(client: Any) -> None:
        async def post(**body: Any) -> Any:
            return await client.post("/api/tables/t/deals/1/whatif", json=body)

        other = await post(move=5, seat=1 - mover)
        assert (other.status_code, other.json()["error"]["code"]) == (409, "not_now")
        assert "'s turn here: go on from a move where" in other.json()["error"]["says"]
        for body, status in (
            ({"move": 48, "seat": mover}, 404),
            ({"move": 999, "seat": mover}, 404),
            ({"move": 5, "seat": 7}, 404),
            ({"move": 5}, 400),
            ({"move": 5, "seat": mover, "bot": "deep"}, 422),
            ({"move": 5, "seat": mover, "name": "you"}, 422),
        ):
            assert (await post(**body)).status_code == status, body
        answer = await post(move=5, seat=mover, name="Late")
        assert answer.status_code == 201
        counts.update(answer.json())

    async def look(client: Any) -> None:
        key = {"Authorization": f"Bearer {counts['token']}"}
        scene = (await client.get(f"/api/tables/{counts['table']}/seats/{mover}", headers=key)).json()["scene"]
        assert scene["origin"]["move"] == 5
        assert scene["turn"] == mover
        assert scene["moves"]
        assert [sitter["kind"] for sitter in scene["seats"]].count("person") == 1
        # What was played elsewhere cannot be seen here before the deal is over.
        assert (await client.get(f"/api/tables/{counts['table']}/deals/1/replay", headers=key)).status_code == 409

    visit({"t": played}, ask)
    visit({}, look)


def test_a_log_is_opened_and_its_deals_are_seen(visit: Any) -> None:
    played = course("turtle")
    log = played.sitting.table.log(["Bo", "bot:greedy", "?"]).encode()

    async def talk(client: Any) -> None:
        answer = await client.post("/api/replays", content=log)
        assert answer.status_code == 201
        body = answer.json()
        # Whoever opens a log begins at its beginning.
        assert body["link"] == f"/r/log/{body['replay']}/1.1/0"
        assert body["matches"][0]["players"] == ["Bo", "Club player", "Seat 3"]
        base = f"/api/replays/{body['replay']}/deals"
        assert (await client.get(base)).json()["matches"] == body["matches"]
        assert (await client.get(f"{base}/1/replay?hands=all")).json()["moves"] == body["matches"][0]["deals"][0]["moves"]
        mover = played.match.finished(1).turns[0][0]
        assert (await client.post(f"{base}/1/whatif", json={"move": 0, "seat": mover})).status_code == 201
        key = {"Kahve-Person": (await client.post("/api/me", json={"name": "Ada", "emblem": "owl"})).json()["key"]}
        mine = (await client.post(f"{base}/1/whatif", json={"move": 0, "seat": mover}, headers=key)).json()
        [table] = (await client.get("/api/me/tables", headers=key)).json()["tables"]
        assert (table["table"], table["players"][mover]["name"], table["players"][mover]["emblem"]) == (mine["table"], "Ada", "owl")
        gone = await client.get("/api/replays/nothing/deals")
        assert (gone.status_code, gone.json()["error"]["says"]) == (404, "This log is no longer here: open its file again.")
        wrong = await client.post("/api/replays", content=log[:500])
        assert (wrong.status_code, wrong.json()["error"]["code"]) == (422, "log")
        assert wrong.json()["error"]["says"].startswith("Line 2: this is not JSON")
        long = await client.post("/api/replays", content=b"x", headers={"Content-Length": str(300 << 20)})
        assert (long.status_code, long.json()["error"]["code"]) == (413, "too_long")
        codes = [(await client.post("/api/replays", content=b"")).status_code for _ in range(10)]
        assert codes[-1] == 429

    visit({}, talk)


def test_no_byte_of_a_finished_deal_depends_on_the_deal_in_play(visit: Any, game: Any) -> None:
    """Whoever watches every hand with a delay of one deal learns nothing of the cards that are still played with."""
    if course(game.name).sitting.over:
        return
    documents, orders = [], set()
    for seed in (1, 2):
        played = Course(game.name)
        played.events, played.sitting = list(course(game.name).events), Sitting.replay(course(game.name).events)
        played.sitting.entropy = random.Random(seed).randbytes
        played.do(0, do="customs", customs={"watch": "hands"})
        played.deal()
        orders.add(played.sitting.table.history[-1].order)
        last = played.sitting.seats - 1
        doors = "deals", "deals/1/replay?hands=all", f"deals/1/replay?seat={last}", "deals/2/replay?hands=all", "deals/2/review"

        async def talk(client: Any, doors: Any = doors) -> list[Any]:
            results = []
            for door, encoding in itertools.product(doors, ("gzip", "identity")):
                answer = await client.get(f"/api/tables/t/{door}", headers={"Accept-Encoding": encoding})
                results.append((answer.status_code, answer.content, sorted(answer.headers.items())))
            return results

        documents.append(visit({"t": played}, talk, f"{seed}.db"))
    assert len(orders) == 2
    assert documents[0] == documents[1]
    assert [answer[0] for answer in documents[0][::2]] == [200, 200, 200, 409, 409]


def test_what_is_sent_is_what_is_said_to_be_sent() -> None:
    raw = json.dumps(all_open("quist")).encode()
    # 60 steps go at a time; even a whole deal is a small file.
    assert len(gzip.compress(raw)) < 40_000
