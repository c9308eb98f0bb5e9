"""Turns that are pushed to devices: what arrives at a push service, whom it reaches, and when it ends."""

from __future__ import annotations

import base64
import json
import sqlite3
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from kahve.table.protocol.refusal import Refusal
from kahve.table.push.push_key import PushError, PushKey, make_key, read_key, unwritten, written
from kahve.table.push.pushing import SERVICES, check_subscription

DAY = 86400
YOU, OPEN, BOT = {"kind": "you", "name": "Bo"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}
CONTACT = "mailto:ada@cards.example"


class Device:
    """A browser that subscribes, and reads what was encrypted for it."""

    def __init__(self, service: Service, path: str) -> None:
        self.private, self.auth = ec.generate_private_key(ec.SECP256R1()), b"0123456789abcdef"
        point = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": written(point), "auth": written(self.auth)}
        self.subscription = {"endpoint": service.address + path, "expirationTime": None, "keys": keys}

    def plain(self, body: bytes) -> bytes:
        """What was encrypted, byte by byte."""
        text: bytes = http_ece.decrypt(body, private_key=self.private, auth_secret=self.auth, version="aes128gcm")
        return text

    def read(self, body: bytes) -> Any:
        return json.loads(self.plain(body))


class Service:
    """A push service on this machine; it answers with `status`, after a while where it is slow. taken: the paths it answered with 201."""

    def __init__(self) -> None:
        self.received: list[tuple[str, dict[str, str], bytes]] = []
        self.taken: list[str] = []
        self.status, self.wait = 201, 0.0
        outer = self

        class Answer(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                time.sleep(outer.wait)
                status = outer.status
                outer.received.append((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
                outer.taken += [self.path] * (status == 201)
                self.send_response(status)
                self.send_header("Location", f"{outer.address}/elsewhere")
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Answer)
        self.address = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def soon(self, number: int) -> list[tuple[str, dict[str, str], bytes]]:
        """What was heard, when `number` pushes have arrived."""
        until = time.monotonic() + 20
        while len(self.received) < number and time.monotonic() < until:
            time.sleep(0.02)
        assert len(self.received) == number, self.received
        return self.received


@pytest.fixture
def service() -> Iterator[Service]:
    service = Service()
    yield service
    service.server.shutdown()
    service.server.server_close()


@pytest.fixture
def key(tmp_path: Path) -> Path:
    make_key(tmp_path / "push.json", CONTACT)
    return tmp_path / "push.json"


@pytest.fixture
def pushing(serving: Callable[..., Any], key: Path, service: Service) -> Any:
    """A server that pushes to our service."""
    return serving(push_key=str(key), push_services=(service.address,))


def opened(server: Any, away: int = DAY, *, game: str = "pishti") -> tuple[dict[str, Any], dict[str, Any]]:
    """The places of two people at a table by the day."""
    place = server.http("/api/tables", {"game": game, "players": [YOU, OPEN], "house": {"seats": 2}, "customs": {"away": away}})[1]
    other = server.http(f"/api/tables/{place['table']}/seats", {"name": "Cy"})[1]
    return place, other


def push_of(place: dict[str, Any]) -> str:
    return f"/api/tables/{place['table']}/seats/{place['seat']}/push"


def subscribed(server: Any, place: dict[str, Any], device: Device) -> None:
    assert server.http(push_of(place), device.subscription, token=place["token"])[:2] == (201, {"done": True})


def at_turn(server: Any, places: tuple[dict[str, Any], ...]) -> tuple[Any, dict[str, Any], dict[str, Any]]:
    """Deal; the person whose turn it is, the place of that seat, and the place of the other, who is not there."""
    first = server.person(places[0])
    first.ask("deal")
    while first.scene.get("turn", -1) < 0:
        first.hear()
    turn = first.scene["turn"]
    mine, other = places[turn], places[1 - turn]
    mover = first
    if turn:
        first.go()
        mover = again(server, mine)
    _wait_until_gone(mover, other["seat"])
    return mover, mine, other


def test_who_is_not_there_hears_of_the_turn_and_of_nothing_else(pushing: Any, service: Service, key: Path) -> None:
    places = opened(pushing)
    mover, mine, other = at_turn(pushing, places)
    device, own = Device(service, "/device/secret-of-the-device"), Device(service, "/own")
    subscribed(pushing, other, device)
    subscribed(pushing, mine, own)
    mover.act()
    [(path, headers, body)] = service.soon(1)
    assert path == "/device/secret-of-the-device"
    words = {"title": "Harbin's Pishti", "heading": "Your turn · Harbin's Pishti", "says": "It is your turn."}
    assert device.read(body) == {"table": mine["table"], **words}
    assert (headers["ttl"], headers["content-encoding"], headers["urgency"]) == (str(DAY), "aes128gcm", "normal")
    assert mine["table"] not in headers["topic"]
    _check_signature(headers["authorization"], read_key(key), service.address)


def _wait_until_gone(person: Any, seat: int) -> None:
    """Until the server knows that nobody looks at the table from this seat."""
    while True:
        status, body, _ = person.server.http(
            f"/api/tables/{person.place['table']}/seats/{person.place['seat']}", token=person.place["token"]
        )
        assert status == 200
        if not body["scene"]["seats"][seat]["connected"]:
            return
        time.sleep(0.02)


def _check_signature(authorization: str, key: PushKey, audience: str) -> None:
    """That the server signed for this service, as RFC 8292 says."""
    parts = dict(part.strip().split("=", 1) for part in authorization.removeprefix("vapid ").split(","))
    assert parts["k"] == key.public
    signed, _, signature = parts["t"].rpartition(".")
    raw = unwritten(signature)
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unwritten(key.public))
    dss = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public.verify(dss, signed.encode(), ec.ECDSA(hashes.SHA256()))
    claims = json.loads(base64.urlsafe_b64decode(signed.split(".")[1] + "=="))
    assert (claims["aud"], claims["sub"]) == (audience, CONTACT)


def again(server: Any, place: dict[str, Any]) -> Any:
    """Somebody comes to this seat who may have sat there before: what they ask for has names of its own."""
    person = server.person(place)
    person.asks = 100
    return person


def absent(server: Any, service: Service, away: int = DAY) -> tuple[Any, dict[str, Any], dict[str, Any], Device]:
    """A mover at the table, the places, and the other's device, which has subscribed while nobody sits there."""
    places = opened(server, away)
    mover, mine, other = at_turn(server, places)
    device = Device(service, "/device")
    subscribed(server, other, device)
    return mover, mine, other, device


def unpushed(mover: Any, service: Service) -> None:
    """The mover plays, and nothing is pushed."""
    mover.act()
    time.sleep(0.3)
    assert service.received == []


def test_who_looks_at_the_table_is_not_pushed_to(pushing: Any, service: Service) -> None:
    mover, _, other, _ = absent(pushing, service)
    again(pushing, other)
    unpushed(mover, service)


def test_a_table_that_does_not_go_by_the_day_pushes_nothing(pushing: Any, service: Service) -> None:
    mover, *_ = absent(pushing, service, away=90)
    unpushed(mover, service)


def test_a_device_that_has_enough_of_it_hears_no_more(pushing: Any, service: Service) -> None:
    mover, mine, other, _ = absent(pushing, service)
    assert pushing_delete(pushing, mine, other["seat"], mine["token"]) == 403
    assert pushing_delete(pushing, other, other["seat"], other["token"]) == 200
    unpushed(mover, service)


def pushing_delete(server: Any, place: dict[str, Any], seat: int, token: str) -> int:
    """The status of asking that the device with this key no longer be pushed to."""
    address = f"http://127.0.0.1:{server.port}/api/tables/{place['table']}/seats/{seat}/push"
    request = urllib.request.Request(address, method="DELETE", headers={"Authorization": f"Bearer {token}"})
    try:
        with urllib.request.urlopen(request) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        with error:
            return error.code


def subscriptions(server: Any) -> int:
    """How many subscriptions the store has."""
    with sqlite3.connect(server.store) as store:
        return int(store.execute("SELECT count(*) FROM pushes").fetchone()[0])


def test_what_the_service_calls_gone_is_forgotten_and_other_failures_are_not(pushing: Any, service: Service) -> None:
    mover, _, other, _ = absent(pushing, service)
    service.status = 503
    mover.act()
    service.soon(1)
    assert subscriptions(pushing) == 1
    _other_plays(pushing, mover, other)
    service.received.clear()
    service.status = 410
    mover.act()
    service.soon(1)
    until = time.monotonic() + 10
    while subscriptions(pushing) and time.monotonic() < until:
        time.sleep(0.02)
    assert subscriptions(pushing) == 0
    said = pushing.stop()
    assert "refused with status 503" in said
    assert "/device" not in said


def _other_plays(server: Any, mover: Any, other: dict[str, Any]) -> None:
    """The other comes, plays one card and goes."""
    there = again(server, other)
    there.act()
    there.go()
    while mover.wish() is None:
        mover.hear()
    _wait_until_gone(mover, other["seat"])


def test_a_seat_that_is_left_is_pushed_to_no_more(pushing: Any, service: Service) -> None:
    mover, _, other, _ = absent(pushing, service)
    there = again(pushing, other)
    assert there.ask("leave")["type"] == "done"
    assert subscriptions(pushing) == 0
    next_place = pushing.http(f"/api/tables/{other['table']}/seats", {"name": "Di"})[1]
    assert next_place["seat"] == other["seat"]
    subscribed(pushing, next_place, Device(service, "/next"))
    while not mover.received or mover.received[-1]["kind"] != "joined":
        mover.hear()
    mover.act()
    [(path, _, _)] = service.soon(1)
    assert path == "/next"


def test_a_slow_service_holds_up_no_move(pushing: Any, service: Service) -> None:
    mover, _, other, _ = absent(pushing, service)
    service.wait = 3.0
    mover.act()
    there = again(pushing, other)
    there.act()
    assert service.received == []
    service.soon(1)


def test_a_service_that_leads_elsewhere_is_not_followed(pushing: Any, service: Service) -> None:
    mover, *_ = absent(pushing, service)
    service.status = 307
    mover.act()
    service.soon(1)
    time.sleep(0.3)
    assert [path for path, _, _ in service.received] == ["/device"]


def test_a_server_without_a_key_says_so(server: Any, service: Service) -> None:
    assert server.http("/api/push")[:2] == (200, {"key": None})
    place, _ = opened(server)
    status, body, _ = server.http(push_of(place), Device(service, "/device").subscription, token=place["token"])
    assert (status, body["error"]["says"]) == (409, "This server sends no notifications: it has no key for them.")


def test_a_server_with_a_key_tells_its_public_half(pushing: Any, key: Path) -> None:
    assert pushing.http("/api/push")[:2] == (200, {"key": read_key(key).public})


@pytest.mark.parametrize(
    ("change", "status"),
    [
        ({"endpoint": "http://127.0.0.1:1/elsewhere"}, 422),
        ({"endpoint": "file:///etc/passwd"}, 422),
        ({"endpoint": "http://user@127.0.0.1/"}, 422),
        ({"endpoint": ""}, 422),
        ({"endpoint": 7}, 400),
        ({"keys": {"p256dh": "", "auth": ""}}, 422),
        ({"keys": {"p256dh": "BAAA", "auth": "AAAA"}}, 422),
        ({"keys": None}, 400),
        ({"more": 1}, 400),
    ],
)
def test_what_no_browser_made_is_refused(pushing: Any, service: Service, change: dict[str, Any], status: int) -> None:
    place, other = opened(pushing)
    subscription = Device(service, "/device").subscription
    assert pushing.http(push_of(place), subscription | change, token=place["token"])[0] == status
    assert pushing.http(push_of(place), subscription, token=other["token"])[0] == 403
    assert pushing.http(push_of(place), subscription)[0] == 403
    assert subscriptions(pushing) == 0


@pytest.mark.parametrize(
    ("endpoint", "known"),
    [
        ("https://fcm.googleapis.com/fcm/send/abc:APA91", True),
        ("https://updates.push.services.mozilla.com/wpush/v2/gAAA", True),
        ("https://web.push.apple.com/QOXX", True),
        ("https://wns2-par02p.notify.windows.com/w/?token=BQYA", True),
        ("http://fcm.googleapis.com/fcm/send/abc", False),
        ("https://fcm.googleapis.com.evil.example/", False),
        ("https://evil.example/#.push.apple.com", False),
        ("https://evil.example\\@web.push.apple.com/x", False),
        ("https://push.apple.com@evil.example/x", False),
        ("https://127.0.0.1/x", False),
        ("https://[::1]/x", False),
    ],
)
def test_the_server_pushes_to_the_services_of_browsers_only(service: Service, endpoint: str, known: bool) -> None:
    subscription = Device(service, "").subscription | {"endpoint": endpoint}
    if known:
        check_subscription(subscription, SERVICES)
    else:
        with pytest.raises(Refusal):
            check_subscription(subscription, SERVICES)


def test_a_key_is_made_once_for_its_owner_alone_and_read_again(tmp_path: Path) -> None:
    path = tmp_path / "push.json"
    key = make_key(path, CONTACT)
    assert read_key(path) == key
    assert path.stat().st_mode & 0o077 == 0
    assert str(key.private) not in repr(key)
    with pytest.raises(PushError, match="is there already"):
        make_key(path)
    assert read_key(path) == key
    with pytest.raises(PushError, match="cannot be written"):
        make_key(tmp_path / "nowhere" / "push.json")


@pytest.mark.parametrize("text", ["", "{}", "[]", "7", '{"private_key": 7}', '{"private_key": "AAAA"}', '{"private_key": "é"}', "\xff"])
def test_a_file_that_holds_no_key_is_named_and_not_repeated(tmp_path: Path, text: str) -> None:
    path = tmp_path / "push.json"
    path.write_bytes(text.encode("latin-1"))
    with pytest.raises(PushError, match="holds no push key"):
        read_key(path)
    zero = json.dumps({"private_key": written(bytes(32))})
    path.write_text(zero)
    with pytest.raises(PushError, match="holds no push key"):
        read_key(path)


@pytest.mark.parametrize("contact", ["ada", "mailto:ada", "http://cards.example", "mailto:a@b.c\nX: y", ""])
def test_a_contact_that_services_refuse_is_refused_here(tmp_path: Path, contact: str) -> None:
    with pytest.raises(PushError, match="A contact is an address such as"):
        make_key(tmp_path / "push.json", contact)
    assert not (tmp_path / "push.json").exists()


def test_a_server_that_cannot_push_does_not_start(tmp_path: Path, run: Callable[..., Any]) -> None:
    make_key(tmp_path / "nobody.json")
    for key, says in (("nobody.json", "Push services want a contact"), ("none.json", "cannot be read")):
        ended = run(port=0, store=f"sqlite:///{tmp_path / 'tables.db'}", push_key=str(tmp_path / key))
        assert ended.returncode == 1
        assert says in ended.stderr
        assert "Traceback" not in ended.stderr
