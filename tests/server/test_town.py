"""Several servers at one database: people at different servers play as if at one, and a killed server loses and doubles nothing."""

from __future__ import annotations

import urllib.request
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from kahve.table.protocol.protocol import REPLACED, UNSEATED
from kahve.table.sitting.sitting import Sitting
from kahve.table.store.sql import Store

PEOPLE = [{"kind": "you", "name": "Bo"}, {"kind": "open"}]


@pytest.fixture(scope="module")
def both(postgres: Any, serving_all: Any) -> tuple[Any, Any]:
    """Two servers at one new database."""
    url = postgres.database()
    return serving_all(url), serving_all(url)


@pytest.fixture
def town(both: tuple[Any, Any]) -> Iterator[tuple[Any, Any]]:
    """Both servers, of which a test may kill any: it is started again for the next one."""
    yield both
    for server in both:
        if server.process.poll() is not None:
            server.start()


@pytest.fixture
def pair(town: tuple[Any, Any]) -> tuple[Any, Any]:
    """Two people at one table, each by way of another server."""
    first, second = town
    bo = first.person(first.place("pisti", PEOPLE))
    _, place, _ = second.http(f"/api/tables/{bo.place['table']}/seats", {"name": "Cy"})
    return bo, second.person(place)


def receive_until(person: Any, is_wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The first message that is wanted; the person's own patience ends the wait."""
    while not is_wanted(message := person.hear()):
        pass
    wanted: dict[str, Any] = message
    return wanted


def is_presence(*connected: int) -> Callable[[dict[str, Any]], bool]:
    return lambda message: message["type"] == "presence" and message["connected"] == list(connected)


def played(people: tuple[Any, ...], acts: int) -> None:
    """Let whoever is to act do so, `acts` times; everybody hears everything."""
    for _ in range(acts):
        while all(person.wish() is None for person in people):
            min(people, key=lambda person: person.last).hear()
        actor = next(person for person in people if person.wish() is not None)
        last = actor.act()["n"]
        for person in people:
            while person.last < last:
                person.hear()


def test_people_at_two_servers_play_as_if_at_one(pair: tuple[Any, Any]) -> None:
    bo, cy = pair
    receive_until(bo, is_presence(0, 1))
    played(pair, 12)
    assert bo.last == cy.last
    assert next(event["says"] for event in bo.received) == "Cy sits down."
    cy.say({"type": "say", "id": "s1", "phrase": 0})
    talk = receive_until(bo, lambda message: message["type"] == "talk")
    assert (talk["seat"], talk["says"]) == (1, "Hello!")
    cy.go()
    receive_until(bo, is_presence(0))


def test_a_seat_that_is_opened_at_another_server_ends_the_line_at_this_one(town: Any, pair: tuple[Any, Any]) -> None:
    bo, _ = pair
    again = town[1].person(bo.place)
    assert bo.closed_with() == REPLACED
    assert again.act()["type"] == "done"


def test_who_is_removed_at_another_server_is_told_who_did_it(town: Any, pair: tuple[Any, Any]) -> None:
    bo, cy = pair
    receive_until(bo, lambda message: message.get("kind") == "joined")
    bo.ask("remove", seat=1)
    assert cy.closed_with() == UNSEATED
    assert {"type": "unseated", "says": "Bo has removed you from this table."} in cy.received


def test_people_at_two_servers_change_seats(town: Any, pair: tuple[Any, Any]) -> None:
    bo, cy = pair
    receive_until(bo, lambda message: message.get("kind") == "joined")
    assert bo.ask("propose", what="seats", seat=1)["type"] == "done"
    receive_until(cy, lambda message: message.get("kind") == "proposed")
    cy.ask("agree")
    for one in pair:
        receive_until(one, lambda message: message.get("kind") == "reseated")
    assert [one.scene["seat"] for one in pair] == [1, 0]
    # Both servers know whose line is where, and which key opens what.
    played(pair, 8)
    for server in town:
        assert server.http(f"/api/tables/{bo.place['table']}/seats/1", token=bo.place["token"])[0] == 200


def test_a_seat_that_is_left_ends_everywhere(town: Any, pair: tuple[Any, Any]) -> None:
    bo, cy = pair
    watcher = town[0].watcher(bo.place["table"])
    watcher.say({"type": "watch"})
    watcher.hear()
    assert cy.ask("leave")["type"] == "done"
    assert cy.closed_with() == UNSEATED
    receive_until(bo, lambda message: message["type"] == "event" and message["kind"] == "left")
    refused = town[0].http(f"/api/tables/{bo.place['table']}/seats/1", token=cy.place["token"])
    assert refused[0] == 401


def test_a_device_is_brought_in_and_signed_out_by_way_of_another_server(town: Any, pair: tuple[Any, Any]) -> None:
    first, second = town
    bo, cy = pair
    _, body, _ = first.http("/api/me", {"name": "Ada"})
    mine = {"kahve-person": body["key"]}
    _, given, _ = first.http("/api/me/code", {}, headers=mine)
    # What is told later is heard later: when this has arrived, the code has too.
    bo.say({"type": "say", "id": "s1", "phrase": 0})
    receive_until(cy, lambda message: message["type"] == "talk")
    status, moved, _ = second.http("/api/devices", {"code": given["code"]})
    assert (status, moved["me"]["name"]) == (201, "Ada")
    setup = {"game": "pisti", "house": {"seats": 2}, "players": PEOPLE}
    _, place, _ = second.http("/api/tables", setup, headers={"kahve-person": moved["key"]})
    ada = second.person(place)
    device = next(device["id"] for device in moved["me"]["devices"] if device["this"])
    request = urllib.request.Request(f"http://127.0.0.1:{first.port}/api/me/devices/{device}", headers=mine, method="DELETE")
    with urllib.request.urlopen(request, timeout=30) as answer:
        assert answer.status == 200
    assert ada.closed_with() == UNSEATED


def test_an_ask_repeated_at_another_server_after_a_kill_is_done_once(town: Any, pair: tuple[Any, Any]) -> None:
    first, second = town
    bo, _ = pair
    while bo.wish() is None:
        bo.hear()
    ask = bo.asking(*bo.wish())
    bo.say(ask)
    number = bo.answer(ask["id"])["n"]
    first.kill()
    bo.server = second
    bo.come()
    bo.say(ask)
    assert bo.answer(ask["id"]) == {"type": "done", "id": ask["id"], "n": number}
    store = Store(first.store)
    stored = store.load(bo.place["table"])
    store.close()
    assert sum(event.kind == "dealt" for event in stored.events) == 1


def test_who_is_at_a_killed_server_is_missed_by_the_others(town: Any, pair: tuple[Any, Any]) -> None:
    bo, cy = pair
    receive_until(bo, is_presence(0, 1))
    town[1].kill()
    receive_until(bo, is_presence(0))
    cy.server = town[0]
    cy.come()
    receive_until(bo, is_presence(0, 1))
    played(pair, 3)


def test_a_bot_of_a_killed_server_plays_on_at_another(town: Any) -> None:
    first, second = town
    bo = first.person(first.place("pisti", [{"kind": "you", "name": "Bo"}, {"kind": "bot", "bot": "greedy"}]))
    watcher = second.watcher(bo.place["table"])
    watcher.say({"type": "watch"})
    watcher.hear()
    for _ in range(4):
        bo.act()
    first.kill()
    bo.server = second
    bo.come()
    for _ in range(4):
        bo.act()


def test_play_goes_on_over_kills_and_a_restart_of_the_database(postgres: Any, town: Any, pair: tuple[Any, Any]) -> None:
    """No acknowledged act is lost or done twice, whoever is killed: what is not acknowledged is asked again under its name."""
    acknowledged: dict[int, dict[int, dict[str, Any]]] = {0: {}, 1: {}}
    servers = list(town)
    for act in range(14):
        if act in (3, 9):
            victim = servers[act // 6]
            victim.kill()
            for person in pair:
                person.server = next(server for server in servers if server is not victim)
            for person in pair:
                come_back(person)
        if act == 6:
            servers[0].start()
            pair[0].server = servers[0]
            come_back(pair[0])
        if act == 8:
            postgres.stop()
            postgres.start()
        n, ask = done_once(pair)
        assert n not in acknowledged[ask["seat"]]
        acknowledged[ask["seat"]][n] = ask
    store = Store(town[0].store)
    stored = store.load(pair[0].place["table"])
    store.close()
    for seat, asks in acknowledged.items():
        assert {ask["id"] for ask in asks.values()} == {name for whose, name in stored.asks if whose == seat}
        assert {n: ask["id"] for n, ask in asks.items()} == {n: name for (whose, name), n in stored.asks.items() if whose == seat}
    assert Sitting.replay(stored.events).last == len(stored.events) - 1


def come_back(person: Any) -> None:
    """Open the line again, as often as it takes."""
    for _ in range(200):
        try:
            person.come()
            return
        except (ConnectionClosed, AssertionError, OSError):
            continue
    raise AssertionError("nobody is let in")


def done_once(people: tuple[Any, ...]) -> tuple[int, dict[str, Any]]:
    """Let whoever is to act do so, under one name until it is acknowledged: the event's number, and the ask with its seat."""
    while all(person.wish() is None for person in people):
        catch_up(people)
    actor = next(person for person in people if person.wish() is not None)
    ask = actor.asking(*actor.wish())
    for _ in range(200):
        try:
            actor.say(ask)
            answer = actor.answer(ask["id"])
        except (ConnectionClosed, OSError):
            come_back(actor)
            continue
        if answer["type"] == "done":
            for person in people:
                while person.last < answer["n"]:
                    try:
                        person.hear()
                    except (ConnectionClosed, OSError):
                        come_back(person)
            return answer["n"], ask | {"seat": actor.place["seat"]}
        assert answer["code"] == "not_now", answer
    raise AssertionError("it was never done")


def catch_up(people: tuple[Any, ...]) -> None:
    person = min(people, key=lambda person: person.last)
    try:
        person.hear()
    except (ConnectionClosed, OSError):
        come_back(person)


def test_one_browser_that_joins_at_two_servers_has_one_seat(town: Any) -> None:
    first, second = town
    bo = first.person(first.place("pisti", [*PEOPLE, {"kind": "open"}], {"seats": 3}))
    path, body = f"/api/tables/{bo.place['table']}/seats", {"name": "Cy", "joiner": "0123456789abcdef" * 2}
    places = [server.http(path, body)[1] for server in (second, first, second)]
    assert places == [places[0]] * 3
    cy = first.person(places[0])
    assert [seat["kind"] for seat in cy.scene["seats"]] == ["person", "person", "open"]
