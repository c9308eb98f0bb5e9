"""Hints and reviews over the server: who is given them, when, what they may depend on, and that nobody else waits for them."""

import random
import re
import time
from typing import Any

import pytest

import kahve
from kahve.bots.review.advice import advise, is_kept
from kahve.bots.search.searcher import Search
from kahve.cards.shuffle import generator
from kahve.engine.machine import machine
from kahve.table.protocol.asks import AskDeal, AskMove
from kahve.table.protocol.protocol import write
from kahve.table.sitting.setup import SetupError
from kahve.table.sitting.sitting import Refusal, Sitting
from kahve.table.thinking.counsel import bot_getting_ready_sentence, getting_ready_document, hint_document

YOU, OPEN, BOT = {"kind": "you", "name": "Bo"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}


@pytest.fixture
def own_server(serving: Any) -> Any:
    """A server whose advice is a fake that takes a while to get ready."""
    return serving(bots="thinkers", advice="advisers")


def to_the_turn(person: Any) -> Any:
    """Deal, and wait until this person is to play."""
    while not person.scene["moves"]:
        person.act() if person.wish() else person.hear()
    return person


def answered(server: Any, person: Any, what: str = "hint", token: Any = None, seat: Any = None) -> Any:
    seat = person.place["seat"] if seat is None else seat
    path = f"/api/tables/{person.place['table']}/" + (f"seats/{seat}/hint" if what == "hint" else what)
    return server.http(path, token=token or person.place["token"])[:2]


def ready(server: Any, person: Any, what: str = "hint") -> Any:
    """Ask until the answer is there; the answer, and what was said before it."""
    said, patience = [], time.monotonic() + 60
    while time.monotonic() < patience:
        status, body = answered(server, person, what)
        if status != 202:
            return status, body, said
        assert body["ready"] is False
        said.append(body)
        time.sleep(0.1)
    raise AssertionError(f"no answer: {said[-1]}")


# -- hints -------------------------------------------------------------------------------------------------------------------------------


def test_a_hint_is_given_to_the_seat_to_move_when_the_server_is_ready(own_server: Any, with_bots: Any) -> None:
    bo = own_server.person(own_server.place("pishti", with_bots(1)))
    assert answered(own_server, bo) == (
        409,
        {"error": {"code": "not_now", "says": "No card can be played now, so there is nothing to hint at.", "field": None}},
    )
    to_the_turn(bo)
    assert bo.scene["can"] == ["hint"]
    status, body, said = ready(own_server, bo)
    assert status == 200
    assert body["ready"] is True
    assert body["last"] == bo.last
    assert {one["move"] for one in body["worths"]} == {move["move"] for move in bo.scene["moves"]}
    assert body["worths"][0]["move"] == body["move"]
    assert body["says"].startswith("Random's choice: the ")
    assert body["cards"][0] in bo.scene["seats"][0]["hand"]
    worths = [one["worth"] for one in body["worths"]]
    assert worths == sorted(worths, reverse=True)
    assert answered(own_server, bo) == (200, body)
    waits = getting_ready_document(kahve.game("pishti"), "hint")
    assert all(one["says"] == waits["says"] for one in said)
    bo.act()
    to_the_turn(bo)
    status, other, said = ready(own_server, bo)
    assert (status, said) == (200, [])
    assert other["last"] == bo.last


def test_nobody_else_is_given_it(own_server: Any, with_bots: Any) -> None:
    bo = to_the_turn(own_server.person(own_server.place("pishti", with_bots(1))))
    other = own_server.place("pishti", with_bots(1))
    status, body = answered(own_server, bo, token=other["token"])
    assert (status, body["error"]["code"]) == (401, "token")
    status, body = answered(own_server, bo, seat=1)
    assert (status, body["error"]["code"]) == (403, "not_yours")
    status, body = own_server.http(f"/api/tables/{bo.place['table']}/seats/0/hint")[:2]
    assert (status, body["error"]["code"]) == (401, "token")
    assert own_server.http("/api/tables/nowhere/seats/0/hint")[0] == 404


def test_friends_get_hints_only_where_the_host_allows_them(own_server: Any) -> None:
    for show, gives in (({}, False), ({"hints": True}, True)):
        bo = own_server.person(own_server.place("pishti", [YOU, OPEN], None, **show))
        cy = own_server.person(own_server.http(f"/api/tables/{bo.place['table']}/seats", {"name": "Cy"})[1])
        assert bo.scene["show"]["hints"] is gives
        bo.next("event")
        assert bo.ask("deal")["type"] == "done"
        for person in (bo, cy):
            while person.last < 2:
                person.hear()
        mover, waiter = (bo, cy) if bo.scene["moves"] else (cy, bo)
        assert ("hint" in mover.scene["can"], waiter.scene["can"]) == (gives, [])
        if gives:
            assert ready(own_server, mover)[0] == 200
            status, body = answered(own_server, waiter)
            assert (status, body["error"]["code"]) == (409, "not_yours")
        else:
            assert answered(own_server, mover)[1]["error"]["says"] == "This table gives no hints: it was set up that way."


def test_advice_that_fails_is_a_sentence_and_the_game_goes_on(own_server: Any, with_bots: Any) -> None:
    bo = to_the_turn(own_server.person(own_server.place("pishti", with_bots(1), {"target": 51})))
    status, body, _ = ready(own_server, bo)
    assert (status, body["error"]["says"]) == (503, "The server could not work this out right now.")
    bo.act()
    assert answered(own_server, to_the_turn(bo))[0] == 503


def test_what_a_table_shows_has_hints_or_not() -> None:
    for players, show, gives in (
        ([YOU, BOT], {}, True),
        ([YOU, OPEN], {}, False),
        ([YOU, BOT], {"hints": False}, False),
        ([YOU, OPEN], {"hints": True}, True),
    ):
        sitting = Sitting.open({"game": "pishti", "house": {"seats": 2}, "players": players, "show": show})
        assert sitting.scene(0)["show"]["hints"] is gives
        assert Sitting.replay([sitting.opening]).scene(0)["show"]["hints"] is gives
    with pytest.raises(SetupError, match="hints cannot be 'always'"):
        Sitting.open({"game": "pishti", "house": {"seats": 2}, "players": [YOU, BOT], "show": {"hints": "always"}})


def hint(sitting: Any, seat: int) -> Any:
    """What a seat is told, as it goes over the wire."""
    try:
        view, moves, seed = sitting.hint_input(seat)
    except Refusal as refusal:
        return write({"code": refusal.code, "says": str(refusal)})
    return write(hint_document(view, advise(view, moves, Search(simulations=2, depth=1, stretches=1), seed, compiled=False), "Master"))


@pytest.mark.parametrize(("name", "own_server"), [("pisti", {}), ("pishti", {}), ("basra", {})])
def test_a_hint_is_the_same_whatever_the_hidden_cards_are(name: str, own_server: Any) -> None:
    seats = kahve.new(name, **own_server).seats
    sitting = Sitting.open({"game": name, "house": own_server, "players": [YOU, *[BOT] * (seats - 1)], "show": {}})
    rng, engine, hints, differing = random.Random(7), machine(sitting.setup.game, False), 0, 0
    for at in range(60):
        if sitting.table.awaits_deal:
            ask, seat = AskDeal(), 0
        else:
            seat = sitting.table.turn
            ask = AskMove(rng.choice(sitting.table.legal))
            # Not at the end of a deal, where too little is hidden, and where an interpreted solver takes its time.
            if at % 6 == 1 and at < 20:
                before, real = hint(sitting, seat), sitting.table.record.copy()
                for number in range(2):
                    world = engine.world(sitting.table.view(seat).tables, sitting.setup.house, seat, generator(at, number))
                    differing += world.tobytes() != real.tobytes()
                    sitting.table._tables[0] = world[0]
                    assert hint(sitting, seat) == before
                sitting.table._tables[0] = real
                hints += "worths" in before
        for event in sitting.ask(seat, ask):
            sitting.take(event)
    assert hints > 1
    assert differing > 1


# -- players that search -----------------------------------------------------------------------------------------------------------------


def test_a_searching_player_gets_ready_while_the_table_says_so_and_no_other_table_waits(own_server: Any, with_bots: Any) -> None:
    bo = own_server.person(own_server.place("pishti", with_bots(1, "searching")))
    quick = own_server.person(own_server.place("dry_game", with_bots(1)))
    waits = []
    while len(waits) < 2:
        if bo.wish():
            bo.act()
            continue
        message = bo.hear()
        if message["type"] == "waiting":
            waits.append(message["says"])
            began = quick.last
            for _ in range(3):
                quick.act()
            assert quick.last > began
    assert waits[0] == bot_getting_ready_sentence(bo.scene["seats"][1]["name"], is_first=not is_kept(kahve.game("pishti")))
    assert waits[1] is None
    for _ in range(4):
        bo.act()
    assert "gave no move" not in own_server.stop()


def test_who_comes_while_a_player_gets_ready_hears_of_it(own_server: Any, with_bots: Any) -> None:
    bo = own_server.person(own_server.place("pishti", with_bots(1, "searching")))
    while bo.hear()["type"] != "waiting" if not bo.wish() else bo.act():
        pass
    bo.come()
    message = bo.hear()
    assert message["type"] == "waiting"
    assert re.search("^Ayla (is getting ready|waits for the rules to be compiled)", message["says"])


# -- reviews -----------------------------------------------------------------------------------------------------------------------------


def test_a_deal_is_looked_through_when_it_is_over_and_not_before(own_server: Any, with_bots: Any) -> None:
    bo = own_server.person(own_server.place("dry_game", with_bots(2), {"target": 151}))
    to_the_turn(bo)
    status, body = answered(own_server, bo, "deals/1/review")
    assert (status, body["error"]["says"]) == (409, "Deal 1 is still in progress: you can see it when it is over.")
    assert answered(own_server, bo, "deals/2/review")[0] == 404
    assert answered(own_server, bo, "deals/0/review")[0] == 404
    while not bo.scene["sheet"]:
        bo.act() if bo.wish() else bo.hear()
    assert own_server.http(f"/api/tables/{bo.place['table']}/deals/1/review")[0] == 401
    status, body, said = ready(own_server, bo, "deals/1/review")
    assert status == 200, body
    dones = [one["done"] for one in said]
    assert dones == sorted(dones)
    assert body["deal"] == 1
    assert len(body["sides"]) == len(body["seats"]) == 3
    sheet = bo.scene["sheet"]
    at = [item["name"] for item in sheet["items"]].index("total")
    totals = [row["values"][at] for row in sheet["rows"]]
    for side in body["sides"]:
        others = sum(totals) - totals[side["side"]]
        assert side["result"] == pytest.approx(totals[side["side"]] - others / 2, abs=0.01)
        assert side["result"] == pytest.approx(side["play"] + side["luck"], abs=0.02)
    given = [0.0, 0.0, 0.0]
    for one in body["decisions"]:
        given[one["seat"]] += one["given"]
        assert one["made"]["move"] in [worth["move"] for worth in one["worths"]]
        assert set(one["made"]["cards"]) <= set(one["hand"])
    assert given == pytest.approx([one["given"] for one in body["seats"]], abs=0.2)
    again = time.monotonic()
    assert answered(own_server, bo, "deals/1/review") == (200, body)
    assert time.monotonic() - again < 5
    assert bo.ask("deal")["type"] == "done"
    assert answered(own_server, bo, "deals/1/review") == (200, body)
    assert answered(own_server, bo, "deals/2/review")[0] == 409
