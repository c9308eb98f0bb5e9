"""One evening at every game: invited, away, stood in for, back again, heard, refused, watched, joined late, and ended."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

import kahve
from kahve.bots import bot
from kahve.bots.players.choosing import whole_turn
from kahve.engine.view import View
from kahve.games import GAMES
from kahve.table.live.line import Line
from kahve.table.live.live_table import LiveTable
from kahve.table.live.server import Server
from kahve.table.protocol.asks import AskMove
from kahve.table.protocol.protocol import Hello, Say
from kahve.table.sitting.circumstances import BY_BOT
from kahve.table.sitting.sitting import Sitting
from kahve.table.store.sql import Store
from kahve.table.thinking.bots import BotPool

from ..asks import sent

SEATS = {"pishti": 2, "pastra": 4, "quist": 4, "animal_quist": 4, "chili_dog": 4}
"""The games that three cannot play."""

RANDOM = bot("random")


class OwnBots(BotPool):
    """Bots that play at random by a fixed chance and in this process, so that no test waits for another one."""

    async def choose(self, bot: str, view: View, moves: list[int], seed: int) -> list[int]:
        return whole_turn(RANDOM, view, moves, random.Random(len(moves)))


class Friend:
    """Somebody with a line to the table, who keeps all that is said over it; seat -1 watches."""

    def __init__(self, table: LiveTable, seat: int = -1, token: str = "") -> None:
        self.table, self.seat, self.token = table, seat, token
        self.asks = 0
        self.line = Line()
        self.said: list[dict[str, Any]] = []
        self.come()

    def come(self) -> None:
        self.line = Line()
        if self.seat < 0:
            assert self.table.watch(self.line)
        else:
            assert self.table.hello(self.line, Hello(self.token))

    def go(self) -> None:
        self.table.leave(self.line)

    def received(self) -> list[dict[str, Any]]:
        """All that has been said to this line since it was opened."""
        self.said += [json.loads(message) for message in self.line.waiting if isinstance(message, str)]
        self.line.waiting.clear()
        return self.said

    async def ask(self, do: str, **more: Any) -> dict[str, Any]:
        """Ask for something, let the bots act, and return the answer."""
        self.asks += 1
        name = f"{self.seat}-{self.table.sitting.last}-{self.asks}"
        await self.table.ask(self.line, sent(name, self.table.sitting.last, do, **more))
        await bots_have_acted(self.table)
        return next(message for message in self.received() if message.get("id") == name)

    async def done(self, do: str, **more: Any) -> None:
        answer = await self.ask(do, **more)
        assert answer["type"] == "done", answer

    @property
    def scene(self) -> Any:
        """The newest scene over this line."""
        return [message["scene"] for message in self.received() if message.get("scene")][-1]

    def sentences(self) -> list[str]:
        return [str(message["says"]) for message in self.received() if "says" in message]


async def bots_have_acted(table: LiveTable) -> None:
    """Wait until no bot is about to act."""
    while (work := table.bots.at_work) is not None:
        await work


async def plays(people: list[Friend]) -> None:
    """Whoever of these people is to move makes the first move that is allowed, and a deal that waits is dealt."""
    sitting = people[0].table.sitting
    if sitting.awaits_deal:
        await people[0].done("deal")
    mover = next(person for person in people if person.seat == people[0].table.sitting.turn)
    await mover.done("move", move=people[0].table.sitting.table.legal[0])


def played_out(store: Store, name: str, chance: random.Random) -> None:
    """The deal is played to its end by club players while the server is closed."""
    stored = store.load(name)
    sitting, player, events = Sitting.replay(stored.events), bot("greedy"), []
    last = sitting.last
    while sitting.in_deal:
        view = sitting.table.view(sitting.table.turn)
        move = sitting.table.write_turn(whole_turn(player, view, sitting.table.moves, chance))
        for event in sitting.ask(sitting.table.turn, AskMove(move), BY_BOT):
            events.append(event)
            sitting.take(event, noted=False)
    store.append(name, last, events)


def has_moved(watcher: Friend, seat: int, since: int) -> bool:
    """Whether a watcher has seen this seat move after this event."""
    moves = [message for message in watcher.received() if message["type"] == "event" and message["kind"] == "move"]
    return any(message["seat"] == seat and message["n"] > since for message in moves)


def sees_no_hand(watcher: Friend) -> bool:
    """Whether nothing that a watcher was sent shows a card in a hand, or lets them act."""
    received = [message.get("scene") for message in watcher.received()]
    scenes = [scene for scene in received if scene and scene["phase"] == "play"]
    shown = {card for scene in scenes for seat in scene["seats"] for card in seat["hand"]}
    return shown == {"??"} and not any(scene["moves"] or scene["can"] or scene["may"] for scene in scenes)


@pytest.mark.parametrize("name", GAMES)
def test_an_evening_from_the_invitation_to_the_end(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random(f"an evening of {name}")
    open_sitting = Sitting.open
    monkeypatch.setattr(Sitting, "open", lambda setup, **more: open_sitting(setup, **more | {"entropy": chance.randbytes}))
    asyncio.run(evening(name, f"sqlite:///{tmp_path}/tables.db", chance))


async def evening(name: str, address: str, chance: random.Random) -> None:
    seats = SEATS.get(name, 3)
    others = [{"kind": "open"}, *[{"kind": "bot", "bot": "random"}] * (seats - 2)]
    customs = {"stand_in": "random", "late": True}
    setup = {"game": name, "house": {"seats": seats}, "players": [{"kind": "you", "name": "Bo"}, *others], "customs": customs}
    server = Server(Store(address), OwnBots(), pace=0, grace=0.0)
    try:
        table, seat, token = await server.open(setup)
        bo = Friend(table, seat, token)
        assert (await bo.ask("deal"))["says"] == "Waiting for one more player to sit down."
        cy_token = await joins_and_returns(table, bo)
        place = table.name
    finally:
        await server.close()
        server.store.close()

    store = Store(address)
    played_out(store, place, chance)
    server = Server(store, OwnBots(), pace=0, grace=0.0)
    try:
        table = await server.table(place)
        await a_late_friend_comes_and_all_agree_to_end(table, Friend(table, 0, token), Friend(table, 1, cy_token))
        ended = kahve.read(table.sitting.log().splitlines())
        assert (ended.game.name, len(ended.history)) == (name, 1)
    finally:
        await server.close()
        store.close()


async def joins_and_returns(table: LiveTable, bo: Friend) -> str:
    """A friend joins, goes, is stood in for and comes back; something is said, and an end is refused. The friend's key."""
    seat, token = await table.sit("Cy", None)
    cy, watcher = Friend(table, seat, token), Friend(table)
    assert "Cy sits down." in bo.sentences()
    for _ in range(3):
        await plays([bo, cy])

    cy.go()
    before = table.sitting.last
    await bo.done("stand_in", seat=1)
    assert table.sitting.scene(0)["seats"][1]["stand_in"] == "random"
    while not has_moved(watcher, 1, before):
        await plays([bo])
    cy.come()
    while table.sitting.scene(0)["seats"][1]["stand_in"]:
        await asyncio.sleep(0)
    assert "Cy is back and plays again." in bo.sentences()
    await plays([bo, cy])

    table.say(cy.line, 1, Say("s1", phrase=1))
    for person in (bo, watcher):
        assert {"type": "talk", "seat": 1, "phrase": 1, "reaction": None, "says": "Good luck!"} in person.received()
    await bo.done("propose", what="end")
    await cy.done("decline")
    assert bo.sentences()[-1] == "Cy does not agree."
    assert not table.sitting.over
    assert sees_no_hand(watcher)
    return token


async def a_late_friend_comes_and_all_agree_to_end(table: LiveTable, bo: Friend, cy: Friend) -> None:
    """Di takes a bot's seat between two deals, plays, and the match is ended by all."""
    people = [bo, cy]
    if not any(player.kind == "bot" for player in table.sitting.setup.players):
        await cy.done("leave")
        await bo.done("bot", seat=1)
        people = [bo]
    taken = next(at for at, player in enumerate(table.sitting.setup.players) if player.kind == "bot")
    seat, token = await table.sit("Di", taken)
    assert seat == taken
    di, watcher = Friend(table, seat, token), Friend(table)
    people.append(di)
    assert any(says.startswith("Di sits down in the seat of ") for says in bo.sentences())
    for _ in range(4):
        await plays(people)
    assert sees_no_hand(watcher)
    await di.done("propose", what="end")
    for person in people[:-1]:
        assert not table.sitting.over
        await person.done("agree")
    assert table.sitting.over
    assert all(person.sentences()[-1] == "The match ends here by agreement. Nobody has won it." for person in people)
    assert watcher.scene["ended"] is True
