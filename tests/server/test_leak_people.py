"""Talk, watchers and pushes tell nothing of hidden cards: these are exchanged, and every byte has to stay the same.

Two servers have the same table, and differ in cards that one seat has not seen. That seat talks and plays there. Everything that a watcher
hears, what is said to another seat, and what is pushed to a device is compared.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

from kahve.table.sitting.customs import DAY
from kahve.table.store.sql import Store

from .test_leak import EACH_ONCE, TABLES, exchanged, played
from .test_push import Device, Service
from .test_push import key as key
from .test_push import service as service

SAID: tuple[dict[str, Any], ...] = (
    {"phrase": 3},
    {"reaction": 2},
    {"text": "Who holds the jack of clubs?"},
    {"phrase": 99},
    {"text": ""},
)


def keep(store: Store, name: str, game: str, events: list[Any]) -> None:
    """Write the table down, with a key to each seat: `key0`, `key1` and so on."""
    store.create(name, game, events[0], 0, "key0")
    people = [event for event in events if event.kind == "joined"]
    for last, event in enumerate(people):
        store.sit(name, last, event, event.seat, f"key{event.seat}")
    store.append(name, len(people), events[1 + len(people) :])


class Twin:
    """A server with one of the two tables of each name, and all that was heard from it."""

    def __init__(self, server: Any, service: Service, label: str) -> None:
        self.server, self.service, self.label = server, service, label

    @contextmanager
    def line(self, name: str, first: dict[str, Any]) -> Iterator[ClientConnection]:
        """A line to this table on which this is said first."""
        with connect(f"ws://127.0.0.1:{self.server.port}/api/tables/{name}/socket", open_timeout=60) as line:
            line.send(json.dumps(first))
            yield line

    def evening(self, name: str, sitting: Any, device: Device) -> dict[str, list[Any]]:
        """What is heard of this table, by whom, while the seat to move talks and plays and the next one has gone."""
        seat = sitting.table.turn
        other = (seat + 1) % sitting.seats
        messages: dict[str, list[Any]] = {"watcher": [], "speaker": [], "other": [], "pushed": []}
        token = f"key{other}"
        path, pushes = f"/{self.label}/{name}", len(self.service.received)
        subscription = device.subscription | {"endpoint": self.service.address + path}
        answer = self.server.http(f"/api/tables/{name}/seats/{other}/push", subscription, token=token)
        assert answer[:2] == (201, {"done": True})

        def until(line: ClientConnection, whose: str, kind: str) -> str:
            while True:
                # How much time is left to move is not a card.
                messages[whose].append(re.sub(r'"left":[\d.]+', '"left":0', str(line.recv(timeout=60))))
                if json.loads(messages[whose][-1])["type"] == kind:
                    return str(messages[whose][-1])

        with self.line(name, {"type": "watch"}) as watcher:
            until(watcher, "watcher", "welcome")
            with self.line(name, {"type": "hello", "token": f"key{seat}", "last": 0}) as speaker:
                until(speaker, "speaker", "welcome")
                until(watcher, "watcher", "presence")
                with self.line(name, {"type": "hello", "token": token, "last": 0}) as listener:
                    while json.loads(listener.recv(timeout=60))["type"] != "welcome":
                        pass
                    until(watcher, "watcher", "presence")
                    for number, words in enumerate(SAID):
                        speaker.send(json.dumps({"type": "say", "id": f"s{number}"} | words))
                        if number < 3:
                            until(watcher, "watcher", "talk")
                            until(speaker, "speaker", "talk")
                            while (message := json.loads(listener.recv(timeout=60)))["type"] != "talk":
                                pass
                            messages["other"].append(json.dumps(message))
                        else:
                            until(speaker, "speaker", "refused")
                until(watcher, "watcher", "presence")
                speaker.send(json.dumps({"type": "ask", "id": "m", "base": sitting.last, "do": "move", "move": sitting.table.legal[0]}))
                until(speaker, "speaker", "event")
                until(watcher, "watcher", "event")
        [body] = [body for to, _, body in self.service.soon(pushes + 1) if to == path]
        messages["pushed"] += [device.plain(body), len(body)]
        return messages


@pytest.fixture
def twins(serving_all: Callable[..., Any], tmp_path: Path, service: Service, key: Path) -> tuple[list[Twin], list[tuple[str, Any, Any]]]:
    """Two servers with the same tables but for cards that the seat to move has not seen; the sittings of both by name."""
    chance, tables, stores = random.Random(11), [], [Store(f"sqlite:///{tmp_path / name}.db") for name in "ab"]
    for at, (game, house) in enumerate(TABLES):
        if game not in EACH_ONCE:
            continue
        sitting, events = played(game, house, 40 + at, 5, talk="free", away=DAY)
        record, seat = sitting.table.record, sitting.table.turn
        # A last card has new ones dealt, and a take may win a kitty: what is seen then may differ.
        if seat < 0 or record.in_hands < 2 or getattr(record, "under", 0):
            continue
        other = exchanged(events, sitting, seat, chance)
        if other is None:
            continue
        name = f"{game}-{at}"
        for store, course in zip(stores, (events, other), strict=True):
            keep(store, name, game, course)
        tables.append((name, sitting, (events, other)))
    for store in stores:
        store.close()
    options = {"push_key": str(key), "push_services": (service.address,), "grace": 1000.0}
    return [Twin(serving_all(tmp_path / f"{name}.db", **options), service, name) for name in "ab"], tables


def test_talk_watchers_and_pushes_are_the_same_whatever_the_hidden_cards_are(twins: Any, service: Service) -> None:
    servers, tables = twins
    assert {name.split("-")[0] for name, *_ in tables} >= {"pisti", "dry_game", "basra"}
    for name, sitting, (one, other) in tables:
        assert one != other
        device = Device(service, "/any")
        here, there = (server.evening(name, sitting, device) for server in servers)
        for whose, messages in here.items():
            assert messages == there[whose], (name, whose)
        assert len(here["watcher"]) >= 7
        assert len(here["other"]) == 3
        title = sitting.setup.game.title
        words = {"title": title, "heading": f"Your turn · {title}", "says": "It is your turn."}
        assert json.loads(here["pushed"][0]) == {"table": name, **words}
