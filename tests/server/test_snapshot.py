"""A sitting that goes on from a snapshot is the one that comes of playing all its events again, in every game."""

import asyncio
import random
import re
import sqlite3
import zlib
from dataclasses import asdict, is_dataclass
from pathlib import Path
from typing import Any

import msgspec
import pytest

import kahve.table
from kahve.games import GAMES
from kahve.table.live.server import Server
from kahve.table.protocol.asks import AskDeal, AskMove
from kahve.table.sitting.gathering import MOST_RECENT
from kahve.table.sitting.sitting import Sitting
from kahve.table.sitting.snapshot import resumed, sitting_at, snapshot
from kahve.table.store.sql import Store
from kahve.table.thinking.bots import BotPool

from ..asks import ask_from, stored
from .test_proof import Evening as Played

pytestmark = pytest.mark.usefixtures("rules_at_hand")

YOU, BOT = {"kind": "you", "name": "Bo"}, {"kind": "bot", "bot": "random"}

DERIVED = {"opening", "entropy", "screen", "_hear", "_latest", "_older", "_rested", "_views", "_shared", "_lasting", "_seated", "_judged"}
"""What a snapshot has not: what was heard, and what is made when somebody asks for it."""


def plain(value: Any) -> Any:
    """Something with all that it holds, so that it can be compared."""
    if isinstance(value, list | tuple):
        return [plain(part) for part in value]
    return asdict(value) if is_dataclass(value) and not isinstance(value, type) else value


def state(sitting: Sitting) -> dict[str, Any]:
    """All that a sitting knows; a field that is added to it is compared by itself."""
    names = {name for each in type(sitting).__mro__ for name in getattr(each, "__slots__", ())} - DERIVED - {"setup", "table", "past"}
    known = {name: plain(getattr(sitting, name)) for name in names}
    table, setup = sitting.table, sitting.setup
    known |= {"setup": setup.stored(), "players": plain(setup.players), "rules": setup.rules}
    known |= {"record": str(table), "first": table.first_dealer, "history": plain(table.history)}
    past = [(match.values(), match.first_dealer, plain(match.history), plain(match.players), match.show) for match in sitting.past]
    return known | {"past": past, "going_on": [match.going_on for match in sitting.past]}


class Evening(Played):
    """A table at which people come, settle things and play; `kept` has the snapshot before each deal by its last event."""

    def __init__(self, name: str) -> None:
        self.snapshots: dict[int, bytes] = {}
        self.rng = random.Random(name)
        super().__init__(name)

    def do(self, seat: int, do: str, /, **ask: Any) -> list[str]:
        last, before = self.sitting.last, snapshot(self.sitting)
        kinds = super().do(seat, do, **ask)
        if "dealt" in kinds and before is not None:
            self.snapshots[last] = before
        return kinds

    def deal(self) -> None:
        """The next deal, by the server alone or with devices, of which one may be silent."""
        way = self.rng.choice(["house", "devices", "silent"])
        self.do(0, "deal", **({} if way == "house" else {"devices": self.seats}))
        if way == "silent":
            self.commit(self.seats[1])
            self.do(-1, "pass_over", of=self.of, step="commit")
            self.share(self.seats[1])
        elif way == "devices":
            for give in (self.commit, self.share):
                for seat in self.seats:
                    give(seat)

    def play(self, moves: int | None = None) -> None:
        """The deal to its end, or `moves` moves of it."""
        played = 0
        while self.sitting.in_deal and played != moves:
            self.do(self.sitting.turn, "move", move=self.rng.choice(self.sitting.table.legal), by_bot=True)
            played += 1


def evening(name: str) -> Evening:
    """A match that all end after its second deal, and another that begins and is not over."""
    table = Evening(name)
    guest = table.seats[1]
    table.do(0, "customs", customs={"takeback": True, "watch": "no", "stand_in": "random"})
    for deal in range(2):
        if not table.sitting.over:
            if deal:
                table.do(0, "stand_in", seat=guest, away=[guest])
                table.do(0, "deal")
                table.play()
                table.do(guest, "return")
            else:
                table.deal()
                table.play()
    if not table.sitting.over:
        table.do(0, "propose", what="end")
        table.do(guest, "agree")
    table.do(0, "again")
    table.do(guest, "agree")
    table.deal()
    table.play(1)
    table.play()
    if not table.sitting.over:
        table.do(guest, "propose", what="end")
        table.deal()
        table.play(3)
        table.do(guest, "decline")
    return table


@pytest.mark.parametrize("name", GAMES)
def test_a_sitting_goes_on_from_a_snapshot_as_if_all_had_been_played_again(name: str) -> None:
    table = evening(name)
    events = stored(table.events)
    whole = Sitting.replay(events)
    assert len(table.snapshots) >= 2
    for last, body in table.snapshots.items():
        sitting = sitting_at(body)
        assert state(sitting) == state(Sitting.replay(events[: last + 1]))
        sitting = resumed(body, last, events[last + 1 :])
        assert state(sitting) == state(whole)
        number = min(MOST_RECENT, sum(event.kind in ("dealt", "moved") for event in events[last + 1 :]))
        for seat in (*range(whole.seats), -1):
            assert sitting.scene(seat) == whole.scene(seat)
            # A bot hears the latest event when somebody asks, and none before it.
            known = range(number if seat in whole.listeners else 1)
            assert [sitting.facts(whole.last - back, seat) for back in known] == [whole.facts(whole.last - back, seat) for back in known]
        assert [match.name_of(len(match.history)) for match in sitting.matches] == [m.name_of(len(m.history)) for m in whole.matches]


def test_a_move_is_taken_back_after_a_snapshot() -> None:
    table = Evening("basra")
    guest = table.seats[1]
    table.do(0, "customs", customs={"takeback": True})
    table.deal()
    table.play()
    table.deal()
    table.play(1)
    while table.sitting.last_mover not in table.seats:
        table.play(1)
    mover = table.sitting.last_mover
    table.do(mover, "propose", what="takeback")
    assert "taken_back" in table.do(guest if mover == 0 else 0, "agree")
    [(last, body)] = table.snapshots.items()
    events = stored(table.events)
    assert state(resumed(body, last, events[last + 1 :])) == state(Sitting.replay(events))


def test_a_seat_that_somebody_left_is_free_in_a_snapshot() -> None:
    table = Evening("dry_game")
    table.deal()
    table.play()
    table.do(table.seats[1], "leave")
    body = snapshot(table.sitting)
    assert body is not None
    assert state(sitting_at(body)) == state(Sitting.replay(stored(table.events)))


@pytest.mark.parametrize("name", GAMES)
def test_a_table_that_went_on_from_a_log_has_a_snapshot(name: str) -> None:
    played = Evening(name)
    played.deal()
    played.play()
    match = played.sitting.matches[-1]
    seats = [{"kind": "you", "name": "Bo"}, *[{"kind": "bot", "bot": "random"}] * (played.sitting.seats - 1)]
    setup = {"game": name, "house": match.values(), "players": seats}
    sitting = Sitting.open(setup, entropy=random.Random(3).randbytes, begun=match.begun(1, 2))
    events, rng = [sitting.opening], random.Random(name)

    def do(seat: int, **ask: Any) -> None:
        for event in sitting.ask(seat, *ask_from(**ask)):
            sitting.take(event)
            events.append(event)

    while sitting.in_deal:
        do(sitting.turn, do="move", move=rng.choice(sitting.table.legal))
    body = snapshot(sitting)
    assert body is not None
    assert sitting.origin is not None
    assert state(sitting_at(body)) == state(Sitting.replay(stored(events)))
    if not sitting.over:
        last = sitting.last
        do(0, do="deal")
        assert state(resumed(body, last, events[last + 1 :])) == state(sitting)


def test_a_void_deal_keeps_its_reason() -> None:
    """In the Dry Game a jack on top makes a deal void."""
    for seed in range(400):
        setup = {"game": "dry_game", "house": {"seats": 2, "stack_top_jack": "redeal"}, "players": [YOU, BOT]}
        sitting = Sitting.open(setup, entropy=random.Random(seed).randbytes)
        void, *events = sitting.ask(0, AskDeal())
        if events:
            break
    sitting.take(void)
    reason = sitting.table.history[-1].void
    assert reason
    body = snapshot(sitting)
    assert body is not None
    assert sitting_at(body).table.history[-1].void == reason


def test_there_is_no_snapshot_of_a_deal_in_play_or_of_a_table_without_deals() -> None:
    table = Evening("pisti")
    assert snapshot(table.sitting) is None
    table.do(0, "deal")
    assert snapshot(table.sitting) is None
    table.play()
    assert snapshot(table.sitting) is not None


@pytest.mark.parametrize(
    "spoil",
    [
        lambda body: b"",
        lambda body: body[: len(body) // 2],
        lambda body: zlib.compress(b""),
        lambda body: changed(body, 0, 1),
        lambda body: changed(body, 6, "pisti - nonsense"),
        lambda body: changed(body, 2, {"game": "whist"}),
        lambda body: changed(body, 1, "many"),
    ],
)
def test_a_snapshot_that_cannot_be_read_is_refused(spoil: Any) -> None:
    table = Evening("pisti")
    table.do(0, "deal")
    table.play()
    body = snapshot(table.sitting)
    assert body is not None
    with pytest.raises(ValueError, match=r"."):
        sitting_at(spoil(body))


def changed(body: bytes, place: int, value: Any) -> bytes:
    """A snapshot in which one of its parts is another."""
    parts = msgspec.msgpack.decode(zlib.decompress(body))
    parts[place] = value
    return zlib.compress(msgspec.msgpack.encode(parts))


# -- in a server


def rows(store: Store, command: str) -> list[Any]:
    """What the file of a store answers."""
    with sqlite3.connect(str(store.url.database)) as connection:
        answer = connection.execute(command).fetchall()
    connection.close()
    return answer


def test_a_server_loads_a_table_from_before_its_latest_deal(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """And from its opening, whatever is wrong with what was kept."""
    url = f"sqlite:///{tmp_path}/tables.db"
    taken: list[int] = []
    take = Sitting.take

    def counted(self: Sitting, event: Any, *, noted: bool = True) -> None:
        taken.append(self.last + 1)
        take(self, event, noted=noted)

    async def evening() -> None:
        server = Server(Store(url), BotPool(), pace=0.0)
        setup = {"game": "pisti", "house": {"seats": 2}, "players": [{"kind": "you", "name": "Bo"}, {"kind": "open"}]}
        table, _, _ = await server.open(setup)
        name = table.name
        await table.sit("Cy", None)
        rng, dealt = random.Random(1), []
        while len(dealt) < 4:
            sitting = table.sitting
            ask = AskDeal() if sitting.awaits_deal else AskMove(rng.choice(sitting.table.legal))
            events = sitting.ask(max(sitting.turn, 0), ask)
            dealt += [sitting.last + 1] if "dealt" in {event.kind for event in events} else []
            await table.write(events, ask=(0, f"a{sitting.last}"))
            table.happen(events)
        for _ in range(5):
            events = table.sitting.ask(table.sitting.turn, AskMove(table.sitting.table.legal[0]))
            await table.write(events)
            table.happen(events)
        scene, last = table.sitting.scene(0), table.sitting.last
        assert rows(server.store, "SELECT n FROM snapshots") == [(dealt[-1] - 1,)]
        monkeypatch.setattr(Sitting, "take", counted)

        async def loaded(first: int) -> None:
            taken.clear()
            stored, sitting = await server.read(name)
            assert taken == list(range(first, last + 1))
            assert sitting.scene(0) == scene
            assert [(len(stored.asks),)] == rows(server.store, "SELECT count(*) FROM asks")
            assert 0 < stored.time_of(10**6) <= stored.time_of(1) <= stored.time_of(0)

        await loaded(dealt[-1])
        for command in (
            "UPDATE snapshots SET body = x'00'",
            "UPDATE snapshots SET n = n - 1",
            "UPDATE snapshots SET n = n + 100000",
            "DELETE FROM snapshots",
        ):
            snapshots = rows(server.store, "SELECT n, hex(body) FROM snapshots")
            rows(server.store, command)
            await loaded(1)
            rows(server.store, "DELETE FROM snapshots")
            for n, body in snapshots:
                rows(server.store, f"INSERT INTO snapshots VALUES ('{name}', {n}, x'{body}')")
        await server.close()

    asyncio.run(evening())


def test_what_threads_read_is_prepared_at_the_import() -> None:
    """Two threads that are the first to decode a struct crash the process (msgspec 0.22.0), so decoders are made before."""
    table = Path(kahve.table.__file__).parent
    # Bodies of requests are read by the event loop alone.
    readers = {path for path in table.rglob("*.py") if re.search(r"\.decode\([^\n]*type=", path.read_text(encoding="utf-8"))}
    assert {path.relative_to(table).as_posix() for path in readers} == {"protocol/protocol.py"}
