"""`kill -9` in the middle of play, again and again: no acknowledged move is lost, and the game goes on where it stood."""

import random
import threading
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from kahve.table.protocol.events import Moved
from kahve.table.sitting.sitting import Sitting
from kahve.table.store.sql import Store


def test_no_acknowledged_move_is_lost(serving: Any, with_bots: Any) -> None:
    rng = random.Random(5)
    server = serving()
    place = server.place("pishti", with_bots(1), {"target": 201})
    bo = server.person(place)
    acknowledged = {}
    pending = None
    kills = 0
    while kills < 4:
        killer = threading.Timer(rng.uniform(0, 0.02), server.process.kill)
        enough = len(acknowledged) + rng.randrange(4, 9)
        try:
            while True:
                if len(acknowledged) >= enough and not killer.ident:
                    killer.start()
                if pending is None:
                    while (wish := bo.wish()) is None:
                        bo.hear()
                    pending = bo.asking(*wish)
                bo.say(pending)
                answer = bo.answer(pending["id"])
                # A killed server may have carried the ask out and not said so: asked again it is the same ask, done once.
                assert answer["type"] == "done", answer
                acknowledged[answer["n"]] = pending
                pending = None
                while bo.last < answer["n"]:
                    bo.hear()
        except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
            killer.join()
            server.kill()
            kills += 1
            server.start()
            bo.come()
    for _ in range(5):
        if pending is not None:
            bo.say(pending)
            n = bo.answer(pending["id"])["n"]
            acknowledged[n], pending = pending, None
            while bo.last < n:
                bo.hear()
            continue
        bo.act()
    server.kill()
    assert len(acknowledged) > 10
    stored = Store(f"sqlite:///{server.store}").load(place["table"])
    for n, ask in acknowledged.items():
        # A deal or a match that ends is more than one event; the ask is one of the last of them.
        kinds = [stored.events[n].kind, stored.events[n - 1].kind]
        assert ("dealt" if ask["do"] == "deal" else "moved") in kinds
        if ask["do"] == "move" and kinds[0] == "moved":
            assert (stored.events[n].seat, stored.events[n].move) == (0, ask["move"])
    mine = [event for event in stored.events if isinstance(event, Moved) and event.seat == 0]
    assert len(mine) >= sum(ask["do"] == "move" for ask in acknowledged.values())
    events = {event["n"]: event for event in bo.received}
    assert sorted(events) == list(range(1, bo.last + 1))
    for n, event in events.items():
        if event["kind"] == "move":
            assert (stored.events[n].seat, stored.events[n].move) == (event["seat"], event["move"])
    sitting = Sitting.replay(stored.events)
    assert sitting.last >= bo.last


def test_a_table_of_people_goes_on_after_a_kill(serving: Any) -> None:
    server = serving()
    bo = server.person(server.place("pisti", [{"kind": "you", "name": "Bo"}, {"kind": "open"}]))
    cy = server.person(server.http(f"/api/tables/{bo.place['table']}/seats", {"name": "Cy"})[1])
    people = [bo, cy]
    while bo.last < 1:
        bo.hear()
    assert bo.ask("deal")["type"] == "done"
    for _ in range(3):
        for person in people:
            while person.last < max(other.last for other in people) or not person.scene["deal"]:
                person.hear()
        people[bo.scene["turn"]].act()
    for person in people:
        while person.last < max(other.last for other in people):
            person.hear()
    scenes = [person.scene for person in people]
    server.kill()
    server.start()
    for person in people:
        person.come()
        assert person.welcome["events"] == []
        person.last = 0
        person.come()
    for person, scene in zip(people, scenes, strict=True):
        for seat in (*person.scene["seats"], *scene["seats"]):
            seat.pop("connected")
            seat.pop("away")
        assert person.scene == scene
    people[bo.scene["turn"]].act()
