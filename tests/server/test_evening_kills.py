"""`kill -9` at every act of an evening: nothing that was acknowledged is lost, whoever comes, goes, agrees and hands a seat over.

EVENING_KILLS says how many kills there are: a few in every run, a hundred by `EVENING_KILLS=100 pytest tests/server/test_evening_kills.py`.
"""

from __future__ import annotations

import os
import random
import threading
from typing import Any

from websockets.exceptions import ConnectionClosed

from kahve.table.protocol.events import Joined
from kahve.table.sitting.sitting import Sitting
from kahve.table.store.sql import Store

KILLS = int(os.environ.get("EVENING_KILLS", "20"))

OFF_LINE = (ConnectionClosed, OSError, TimeoutError)


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
