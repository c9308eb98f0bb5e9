"""Whatever is asked of a table, in any game and by any house rules: an answer, nothing changed, and not a line in the log."""

import base64
import os
import random
import socket
import time
from collections.abc import Iterator
from typing import Any

import pytest

import kahve
from kahve.engine.house import HouseError, Option
from kahve.games import GAMES
from kahve.table.protocol.asks import AskDeal, AskMove, AskTry
from kahve.table.sitting.sitting import Refusal, Sitting

HOUSES, MOVES, TRIES = 4, 30, 8

WORDS = [
    "",
    " ",
    ",",
    "?",
    "??",
    "5H",
    "4",
    "K",
    "9999",
    "-1",
    "AA",
    "ZZ",
    "pass",
    "meld",
    "add",
    "add all",
    "take",
    "draw",
    "discard",
    "takes",
]
WORDS += [
    "lies",
    "eat",
    "left",
    "right",
    "call",
    "name",
    "rule",
    "scrump",
    "claim",
    "undo",
    "\x00",
    "\u202e",
    "é",
    "𝄞",
    "x" * 380,
    "2 " * 100,
]
WORDS += ["meld 222222222", "meld " + "K" * 60, "meld " + "2*" * 30, "add " + "*" * 40 + " to wild", "pass " + "AA " * 60, "1,2,3"]


def values(option: Option) -> list[Any]:
    """All that may be chosen; of a text the default alone."""
    if option.kind == "yes_no":
        return [True, False]
    if option.kind == "text":
        return [option.default]
    return list(option.allowed) or list(range(option.low, option.high + 1))


def setups(name: str, chance: random.Random) -> Iterator[dict[str, Any]]:
    """Tables by the game's own rules and by rules drawn at random, those that can stand."""
    game = kahve.game(name)
    house: dict[str, Any] = {}
    for _ in range(HOUSES * 4):
        try:
            seats = game.settle(house).seats
        except HouseError:
            seats = 0
        if seats:
            players = [{"kind": "you", "name": "Bo"}, *[{"kind": "bot", "bot": "random"}] * (seats - 1)]
            yield {"game": name, "house": house, "players": players}
        house = {option.name: chance.choice(values(option)) for option in game.options if chance.random() < 0.4}


def nonsense(chance: random.Random, legal: list[str]) -> str:
    """Something near to a legal turn, or far from it."""
    text = chance.choice([*WORDS, *legal, *legal, *legal])
    for _ in range(chance.randrange(3)):
        at = chance.randrange(len(text) + 1)
        other = chance.choice([*WORDS, *legal])
        text = chance.choice(
            [text[:at] + text[at + 1 :], text[:at] + chance.choice("A2*KH5, ") + text[at:], f"{text}, {other}", f"{text} {other}"]
        )
    return text[:400]


def written(chance: random.Random, size: int) -> bytes:
    return chance.randbytes(size)


def refused(sitting: Sitting, seat: int, ask: dict[str, Any]) -> Refusal | None:
    """What a table says against an ask, if anything."""
    try:
        sitting.tried(seat, ask) if isinstance(ask, AskTry) else sitting.ask(seat, ask)
    except Refusal as refusal:
        return refusal
    return None


@pytest.mark.parametrize("name", GAMES)
def test_whatever_is_tried_has_an_answer_and_changes_nothing(name: str) -> None:
    chance = random.Random(f"tries at {name}")
    answers = 0
    for number, setup in enumerate(setups(name, chance)):
        if number == HOUSES:
            break
        sitting = Sitting.open(setup, entropy=lambda size: written(chance, size))
        for _ in range(MOVES):
            table = sitting.table
            if table.over:
                break
            legal = [] if table.awaits_deal else table.legal
            texts = [nonsense(chance, legal) for _ in range(TRIES if chance.random() < 0.3 else 1)] + legal[:3]
            for text in texts:
                for kind in (AskTry, AskMove):
                    seat = chance.choice([max(table.turn, 0), chance.randrange(sitting.seats)])
                    before = table._tables.tobytes(), sitting.last
                    refusal = refused(sitting, seat, kind(text, base=chance.choice([None, sitting.last, 10**9])))
                    assert (table._tables.tobytes(), sitting.last) == before
                    if refusal:
                        assert str(refusal).endswith((".", "?", "!")), text
                        assert refusal.code in ("illegal", "shows", "stale", "not_yours", "not_now", "malformed")
                        answers += 1
            events = sitting.ask(0, AskDeal()) if table.awaits_deal else sitting.ask(table.turn, AskMove(chance.choice(legal)))
            for event in events:
                sitting.take(event)
    assert answers > 20


@pytest.mark.parametrize("name", GAMES)
def test_every_message_over_the_socket_is_answered_and_the_line_goes_on(server: Any, name: str) -> None:
    chance = random.Random(f"messages to {name}")
    setup = next(setups(name, chance))
    bo = server.person(server.place(name, setup["players"]))
    bo.act()
    for step in range(30):
        legal = [move["move"] for move in bo.scene["moves"]]
        ask = bo.asking(chance.choice(["try", "try", "try", "move", "again", "sit", "dance", "deal"]), nonsense(chance, legal))
        if ask["do"] in ("move", "deal") and (ask.get("move") in legal or ask["do"] == "deal" or bo.wish()):
            ask["base"] = bo.last + 1000
        bo.say(ask)
        answer = answer_to(bo, ask["id"])
        assert answer["type"] in ("tried", "refused", "done")
        assert answer.get("code") != "failure", (ask, answer)
        wrong = chance.choice(
            ['{"type": "ask"}', b"\xff\xfe", '{"type":"hello","token":5}', '{"type":"ping"}', "[]", '{"type":"ask","id":"x","base":0}']
        )
        bo.say(wrong)
        assert answer_to(bo, None)["code"] == "malformed"
        bo.say({"type": "ping", "id": f"p{step}"})
        assert answer_to(bo, f"p{step}")["type"] == "pong"
        if step % 10 == 9:
            go_on(bo)


def go_on(person: Any) -> None:
    """Play something: the first of the moves shown that is a whole turn, or three cards to be passed."""
    while person.wish() is None:
        person.hear()
    hand = person.scene["seats"][person.place["seat"]]["hand"]
    for text in [*(move["move"] for move in person.scene["moves"]), f"pass {' '.join(hand[:3])}"]:
        answer = person.ask(person.wish()[0], text)
        if answer["type"] == "done":
            break
    assert answer["type"] == "done"
    while person.last < answer["n"]:
        person.hear()


def answer_to(person: Any, name: str | None) -> Any:
    """The answer to a message, whatever else comes before it."""
    while True:
        message = person.hear()
        if message["type"] not in ("event", "presence", "waiting") and message.get("id") in (name, "x"):
            return message


def frame(kind: int, data: bytes) -> bytes:
    """A short frame of a WebSocket as a browser would mask it."""
    return bytes([0x80 | kind, 0x80 | len(data)]) + bytes(4) + data


FRAMES = [(1, b"\xff\xfe"), (1, b"\xc3"), (3, b"x"), (8, b"\xff"), (8, b"\x03\xe8\xff\xfe"), (9, b"\xff"), (2, b"\xff"), (0, b"x")]


def test_what_is_no_text_and_what_is_cut_off_leave_no_traceback(serving: Any, with_bots: Any) -> None:
    server = serving()
    place = server.place("pisti", with_bots(1))
    key = base64.b64encode(os.urandom(16)).decode()
    upgrade = (
        f"GET /api/tables/{place['table']}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    closed = {}
    for at, (kind, data) in enumerate(FRAMES):
        with socket.create_connection(("127.0.0.1", server.port), timeout=10) as line:
            line.sendall(upgrade.encode())
            assert line.recv(4096).startswith(b"HTTP/1.1 101")
            line.sendall(frame(kind, data))
            answer = line.recv(4096)
            closed[at] = int.from_bytes(answer[2:4], "big") if answer[0] == 0x88 else None
    assert closed[0] == closed[1] == 1007
    posts = [
        b'POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"game',
        b'POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"ga',
        b"POST /api/tables/" + place["table"].encode() + b"/seats HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\n{",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n",
        b"\xff\xfe\xfd\r\n\r\n",
        b"POST /api/tables/%ff/seats HTTP/1.1\r\nHost: \xff\r\nContent-Length: 10\r\n\r\n\xff",
    ]
    for post in posts:
        with socket.create_connection(("127.0.0.1", server.port), timeout=10) as line:
            line.sendall(post)
            time.sleep(0.05)
    assert server.http("/healthz")[0] == 200
    bo = server.person(place)
    bo.act()
    log = server.stop()
    assert "Traceback" not in log
    assert len(log.splitlines()) <= len(FRAMES) + len(posts)
