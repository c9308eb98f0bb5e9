"""`kill -9` at every act of an evening: nothing that was acknowledged is lost, whoever comes, goes, agrees and hands a seat over.

The same during the evening of a club whose tables play the same deals, at one server and at two beside each other.
EVENING_KILLS says how many kills there are: a few in every run, a hundred by `EVENING_KILLS=100 pytest tests/server/test_evening_kills.py`.
"""

from __future__ import annotations

import http.client
import os
import random
import threading
import time
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from kahve.table.protocol.events import Joined
from kahve.table.sitting.sitting import Sitting
from kahve.table.store.sql import Store

from .test_duplicates import gifts

KILLS = int(os.environ.get("EVENING_KILLS", "20"))

CLUB_KILLS = int(os.environ.get("EVENING_KILLS", "6"))

OFF_LINE = (ConnectionClosed, OSError, TimeoutError, http.client.HTTPException)


class Evening:
    """Three friends at a table whose server is killed during each of their acts, or as soon as it has answered."""

    def __init__(self, server: Any) -> None:
        self.server, self.chance = server, random.Random(17)
        players = [{"kind": "you", "name": "Bo"}, {"kind": "open"}, {"kind": "open"}]
        customs = {"stand_in": "random", "takeback": True}
        body = {"game": "dry_game", "house": {"seats": 3}, "players": players, "customs": customs}
        place = server.http("/api/tables", body)[1]
        self.table = place["table"]
        self.here = {0: server.person(place)}
        self.acknowledged: list[tuple[int, str]] = []
        """The number of each acknowledged event, with its kind."""
        self.kills = 0
        for seat, name in ((1, "Cy"), (2, "Di")):
            self.sit(seat, name)

    @property
    def is_late(self) -> bool:
        return self.kills >= KILLS

    def revive(self) -> None:
        """Kill the server, start it again, and let everybody come back who was there."""
        self.server.kill()
        self.kills += 1
        self.server.start()
        for person in self.here.values():
            person.come()
        self.level()

    def level(self) -> None:
        """Let everybody hear what has happened."""
        while True:
            last = max(person.last for person in self.here.values())
            late = [person for person in self.here.values() if person.last < last]
            if not late:
                return
            late[0].hear()

    def act(self, seat: int, do: str, kind: str, /, **more: Any) -> str | None:
        """Ask until it is answered, whatever is killed meanwhile; the sentence of a refusal, None when it was done."""
        person = self.here[seat]
        ask = person.asking(do, **more)
        killer = threading.Timer(self.chance.choice([0.0, 0.001, 0.003, 0.01]), self.server.process.kill)
        if self.chance.random() < 0.5:
            killer.start()
        while True:
            try:
                ask["base"] = person.last
                person.say(ask)
                answer = person.answer(ask["id"])
                if answer.get("code") == "stale":
                    while person.last < answer["last"]:
                        person.hear()
                    continue
                break
            except OFF_LINE:
                killer.join()
                self.revive()
        if answer["type"] == "done":
            self.acknowledged.append((answer["n"], kind))
        if do == "leave":
            del self.here[seat]
        if killer.ident is not None:
            killer.join()
        self.revive()
        return answer["says"] if answer["type"] == "refused" else None

    def done(self, seat: int, do: str, kind: str, /, **more: Any) -> None:
        assert self.act(seat, do, kind, **more) is None, (seat, do)

    def sit(self, seat: int, name: str) -> None:
        """Take a seat by the link; the server is killed as soon as it has said that it is taken."""
        status, place, _ = self.server.http(f"/api/tables/{self.table}/seats", {"name": name, "seat": seat})
        assert status == 201, place
        self.revive()
        self.here[seat] = self.server.person(place)
        self.acknowledged.append((self.joined(seat), "joined"))
        self.level()

    def joined(self, seat: int) -> int:
        """The number of the event by which this seat was last taken, as the store has it."""
        return max(n for n, event in enumerate(self.stored()) if isinstance(event, Joined) and event.seat == seat)

    def go(self, seat: int) -> None:
        """Somebody closes the laptop."""
        self.here.pop(seat).go()

    def play(self, moves: int) -> None:
        for _ in range(moves):
            self.level()
            seat = self.here[0].scene["turn"]
            self.done(seat, "move", "moved", move=self.here[seat].scene["moves"][0]["move"])

    def stored(self) -> list[Any]:
        store = Store(f"sqlite:///{self.server.store}")
        events = store.load(self.table).events
        store.close()
        return list(events)

    def spend(self, away: int) -> None:
        """One round of everything that people can do at a table."""
        bo = self.here[0]
        self.done(0, "customs", "customs", customs={"away": away})
        self.done(0, "deal", "dealt")
        self.play(2)
        self.level()
        mover = next(seat for seat, person in self.here.items() if "takeback" in person.scene["may"])
        if self.act(mover, "propose", "proposed", what="takeback") is None:
            first, last = [seat for seat in self.here if seat != mover]
            self.done(first, "agree", "agreed")
            self.done(last, "agree", "taken_back")
        self.done(1, "leave", "left", to="Grandmother")
        self.sit(1, "Grandmother")
        place = self.here[2].place
        self.go(2)
        self.done(0, "stand_in", "stood_in", seat=2)
        # Whoever comes back has the seat again without asking for it.
        self.here[2] = self.server.person(place)
        # An ask of a former name would be taken for the same one, and not be done again.
        self.here[2].asks = 1000 * self.kills
        while bo.scene["seats"][2]["stand_in"]:
            bo.hear()
        self.level()
        self.go(1)
        self.done(0, "open", "left", seat=1)
        self.done(2, "bot", "seated", seat=1)
        self.done(0, "propose", "proposed", what="end")
        self.done(2, "decline", "declined")
        self.done(2, "propose", "proposed", what="end")
        self.done(0, "agree", "ended")
        self.sit(1, "Cy")
        self.done(1, "again", "proposed")
        self.done(0, "again", "agreed")
        self.done(2, "agree", "again")


def test_no_acknowledged_act_of_an_evening_is_lost(serving: Any) -> None:
    evening = Evening(serving(grace=0.0))
    rounds = 0
    while not evening.is_late:
        rounds += 1
        evening.spend((30, 90)[rounds % 2])
    evening.server.kill()
    events = evening.stored()
    wanted = [(n, kind) for n, kind in evening.acknowledged if kind not in (events[n].kind, events[n - 1].kind)]
    assert wanted == []
    numbers = [n for n, _ in evening.acknowledged]
    assert numbers == sorted(numbers)
    assert len(set(numbers)) == len(numbers)
    assert {kind for _, kind in evening.acknowledged} >= {
        "joined", "left", "stood_in", "seated", "customs", "dealt", "moved", "proposed", "agreed", "declined", "ended", "again",
    }  # fmt: skip
    # Nothing was done twice either: each round has as many of each act as were acknowledged.
    done = [kind for _, kind in evening.acknowledged]
    for kind in ("left", "stood_in", "seated", "customs", "dealt", "declined", "ended"):
        assert sum(event.kind == kind for event in events) == done.count(kind), kind
    assert Sitting.replay(events).last == evening.here[0].last
    print(f"{evening.kills} kills, {len(done)} acknowledged acts, {rounds} rounds")


class ClubEvening:
    """Four members at two tables with the same deals, whose servers are killed during what they ask, or as soon as it is answered."""

    NAMES = ("Ada", "Bo", "Cy", "Di")

    def __init__(self, servers: list[Any]) -> None:
        self.servers, self.chance = servers, random.Random(23)
        self.kills = self.acknowledged = self.rounds = 0
        self.tables: dict[str, dict[int, Any]] = {}
        self.given: set[int] = set()
        self.keys = [servers[0].http("/api/me", {"name": name})[1]["key"] for name in self.NAMES]
        club = self.ask(0, "/api/clubs", {"name": "Thursdays"})
        self.path = f"/api/clubs/{club['club']}"
        for who in range(4):
            self.ask(who, "/api/clubs/join", {"code": club["code"]}, often=True)
        moment = time.gmtime(time.time() + 3600)
        day = time.strftime("%Y-%m-%d", moment)
        self.do(0, do="keep_rules", game="pisti", called="Short", house={"seats": 2, "target": 21})
        self.do(0, do="plan_evening", day=day, time=time.strftime("%H:%M", moment))
        for who in range(4):
            self.do(who, often=True, do="answer", evening="e1", day=day, comes="yes")

    def attempt(self, act: Callable[[Any], Any], *, often: bool = True) -> Any:
        """What an act by way of any server comes to, which is repeated while nobody answers. often: whether a server may be killed."""
        victim, is_dead = self.chance.choice(self.servers), False
        killer = threading.Timer(self.chance.choice([0.0, 0.001, 0.003, 0.01, 0.03]), victim.process.kill)
        is_killed = often and self.kills < CLUB_KILLS
        if is_killed:
            killer.start()
        while True:
            try:
                outcome = act(victim if self.chance.random() < 0.5 else self.chance.choice(self.servers))
                break
            except OFF_LINE:
                assert is_killed
                assert not is_dead
                killer.join()
                self.revive(victim)
                is_dead = True
        self.acknowledged += 1
        if is_killed and not is_dead:
            killer.join()
            self.revive(victim)
        return outcome

    def revive(self, server: Any) -> None:
        """Kill a server, start it again, and let everybody come back who was there."""
        server.kill()
        self.kills += 1
        server.start()
        for people in self.tables.values():
            for person in people.values():
                if person.server is server:
                    person.come()

    def ask(self, who: int, path: str, body: Any = None, *, often: bool = False) -> Any:
        """The answer to a request of a member. often: whether it may be repeated, so that a server can be killed meanwhile."""

        def act(server: Any) -> Any:
            status, content, _ = server.http(path, body, headers={"kahve-person": self.keys[who], "content-type": "application/json"})
            assert status in (200, 201), (path, content)
            return content

        return self.attempt(act, often=often)

    def do(self, who: int, *, often: bool = False, **wish: Any) -> None:
        self.ask(who, f"{self.path}/acts", {"act": wish}, often=often)

    def add(self, duplicate: str, who: int) -> None:
        """Give what the device of a member is asked for now."""
        path = f"/api/duplicates/{duplicate}"
        content = self.ask(who, path)
        step = content["mixing"][0]["step"]
        if content["place"] not in content["mixing"][0]["awaited"]:
            return
        commitments, values = gifts(content["mixing"], content["place"])
        body = {"commitments": commitments} if step == "commit" else {"values": values}

        def give(server: Any) -> bool:
            status, answer, _ = server.http(f"{path}/chance", body, headers={"kahve-person": self.keys[who]})
            # A device that told nothing for too long, because its server was gone, is left out.
            assert status == 200 or answer["error"]["code"] == "not_now", answer
            return bool(status == 200)

        if self.attempt(give) and step == "share":
            self.given.add(content["place"])

    def move(self, people: dict[int, Any]) -> bool:
        """Let a table get on by one move or deal; False where it is over."""
        last = max(person.last for person in people.values())
        for person in people.values():
            while person.last < last:
                person.hear()
        if people[0].scene["phase"] == "over":
            return False
        person = next(person for person in people.values() if person.wish() is not None)
        ask = person.asking(*person.wish())

        def act(_: Any) -> Any:
            ask["base"] = person.last
            person.say(ask)
            return person.answer(ask["id"])

        # A few moves are enough, where all others of the evening are asked for but once.
        answer = self.attempt(act, often=self.chance.random() < 0.1)
        assert answer["type"] == "done", answer
        while person.last < answer["n"]:
            person.hear()
        return True

    def spend(self) -> None:
        """A round of the evening, from the seating to the comparison."""
        self.rounds += 1
        self.do(0, do="seat", game="pisti", called="Short", mode="drawn", sizes=[2, 2])
        same = [self.ask(0, f"{self.path}/duplicates", {"deals": 1}, often=True)["duplicate"] for _ in range(2)]
        duplicate, self.given = same[1], set()
        assert self.ask(0, self.path)["evening"]["seating"]["duplicate"] == duplicate
        for _ in range(2):
            for who in range(4):
                self.add(duplicate, who)
        self.tables = {}
        for who in range(4):
            place = self.ask(who, f"/api/duplicates/{duplicate}/seat", {}, often=True)
            server = self.servers[who % len(self.servers)]
            self.tables.setdefault(place["table"], {})[place["seat"]] = server.person(place)
        assert [sorted(people) for people in self.tables.values()] == [[0, 1], [0, 1]]
        for people in self.tables.values():
            while self.move(people):
                pass
        for people in self.tables.values():
            for person in people.values():
                person.go()
        tables, self.tables = list(self.tables), {}
        results = self.ask(3, f"/api/duplicates/{duplicate}")["results"]
        assert sorted(row["name"] for row in results["totals"]) == sorted(self.NAMES)
        assert {row["table"] for deal in results["deals"] for row in deal["rows"]} == set(tables)
        self.check(tables)

    def check(self, names: list[str]) -> None:
        """That the store has the same cards at both tables, with all that was given to their chance, and both in the book."""
        store = Store(self.servers[0].options["store"])
        sittings = [Sitting.replay(store.load(name).events) for name in names]
        store.close()
        one, other = ([dealt.order for dealt in sitting.table.history] for sitting in sittings)
        assert len(one) == 1
        assert one == other
        proof = sittings[0].table.history[0].proof
        assert proof is not None
        assert {share["seat"] for share in proof["shares"]} >= self.given
        while (book := self.ask(1, f"{self.path}/book"))["unread"]:
            pass
        assert {match["table"] for match in book["matches"]} >= set(names)
        assert book["count"] == 2 * self.rounds


@pytest.mark.parametrize("place", ["file", "town"])
def test_no_deal_of_a_clubs_evening_is_lost(request: pytest.FixtureRequest, serving: Any, place: str) -> None:
    store = request.getfixturevalue("postgres").database() if place == "town" else None
    evening = ClubEvening([serving(store) for _ in range(2 if store else 1)])
    while not evening.rounds or evening.kills < CLUB_KILLS:
        evening.spend()
    print(f"{place}: {evening.kills} kills, {evening.acknowledged} answered requests, {evening.rounds} rounds")
