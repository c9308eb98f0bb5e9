"""Whoever takes too much is turned away or cut off, with few lines of log; everybody else plays on."""

import asyncio
import base64
import contextlib
import errno
import json
import os
import socket
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from kahve.table.http.connections import Limits, Turned, complain
from kahve.table.http.person_routes import MOST_WRONG, MOST_WRONG_OF_NETWORK
from kahve.table.live.doorkeeper import Doorkeeper
from kahve.table.live.line import Line
from kahve.table.live.presence import Presence
from kahve.table.protocol.problem import Problem
from kahve.table.sitting.sitting import Sitting
from kahve.table.town.elsewhere import Elsewhere

PATIENCE = 30.0


@contextlib.contextmanager
def line(server: Any, *, small: bool = False) -> Iterator[socket.socket]:
    """A bare connection; small: with as little room for what is not read as the system allows."""
    with socket.socket() as connection:
        if small:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.settimeout(PATIENCE)
        connection.connect(("127.0.0.1", server.port))
        yield connection


def upgraded(connection: socket.socket, table: str) -> socket.socket:
    """The same connection as a WebSocket."""
    key = base64.b64encode(os.urandom(16)).decode()
    connection.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert connection.recv(4096).startswith(b"HTTP/1.1 101")
    return connection


def frame(kind: int, data: bytes, *, last: bool = True) -> bytes:
    return bytes([(0x80 if last else 0) | kind, 0x80 | len(data)]) + bytes(4) + data


def all_of(connection: socket.socket) -> bytes:
    """What is said until the connection ends."""
    received = b""
    while True:
        try:
            part = connection.recv(65536)
        except ConnectionError:
            return received
        if not part:
            return received
        received += part


def sent_until_cut(connection: socket.socket, part: bytes, most: int, pause: float = 0.0) -> int:
    """How many bytes could be sent before the other side ended the connection."""
    sent = 0
    connection.settimeout(0.2)
    until = time.monotonic() + PATIENCE
    while sent < most and time.monotonic() < until:
        try:
            connection.sendall(part)
        except TimeoutError:
            continue
        except OSError:
            return sent
        sent += len(part)
        time.sleep(pause)
    raise AssertionError(f"{sent} bytes were taken, and the connection still stands")


def test_who_pings_and_never_reads_is_cut_off(serving: Any, with_bots: Any) -> None:
    server = serving(limits=Limits(unread_bytes=50_000))
    place = server.place("pisti", with_bots(1))
    bo = server.person(place)
    with line(server, small=True) as connection:
        sent_until_cut(upgraded(connection, place["table"]), frame(9, bytes(125)) * 100, 200_000_000)
    bo.act()
    log = server.stop()
    assert "lay unread" in log
    assert (len(log.splitlines()), "Traceback" in log) == (1, False)


def test_a_message_in_endless_parts_is_cut_off(serving: Any, with_bots: Any) -> None:
    server = serving()
    place = server.place("pisti", with_bots(1))
    with line(server) as connection:
        upgraded(connection, place["table"])
        connection.sendall(frame(1, b"{", last=False))
        sent_until_cut(connection, frame(0, b"", last=False) * 10, 1_000_000)
    assert "in more than 64 parts" in server.stop()


SLOW = {
    "nothing": b"",
    "headers": b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-Slow: aaa",
    "body": b'POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"game',
    "chunks": b'POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"gam\r\n',
    "the second request": b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n",
}


@pytest.mark.parametrize("what", SLOW)
def test_a_request_that_does_not_become_complete_is_ended(serving: Any, what: str) -> None:
    server = serving(limits=Limits(request_seconds=1.0))
    with line(server) as connection:
        connection.sendall(SLOW[what])
        if what == "the second request":
            assert connection.recv(4096).startswith(b"HTTP/1.1 200")
            connection.sendall(b"GET /healthz HTTP/1.1\r\nX: ")
        received = all_of(connection)
    assert b"HTTP/1.1 408 Request Timeout" in received
    assert b"took too long" in received
    assert server.http("/healthz")[0] == 200
    assert server.stop().count("\n") == 1


def test_a_slow_trickle_of_bytes_is_not_taken_for_progress(serving: Any) -> None:
    server = serving(limits=Limits(request_seconds=1.0))
    with line(server) as connection:
        connection.sendall(b"GET /healthz HTTP/1.1\r\nX: ")
        sent_until_cut(connection, b"a", 10_000, pause=0.05)


def test_a_socket_outlives_the_patience_for_requests(serving: Any, with_bots: Any) -> None:
    server = serving(limits=Limits(request_seconds=0.5))
    bo = server.person(server.place("pisti", with_bots(1)))
    time.sleep(3)
    bo.act()
    assert server.stop() == ""


def test_answers_that_nobody_reads_are_cut_off(serving: Any) -> None:
    server = serving(limits=Limits(unread_seconds=1.0))
    with line(server, small=True) as connection:
        sent_until_cut(connection, b"GET /protocol.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * 50, 50_000_000)
    assert server.http("/healthz")[0] == 200
    assert "lay unread for 1 seconds" in server.stop()


def test_one_address_may_open_only_so_many_connections(serving: Any) -> None:
    server = serving(limits=Limits(most_from_one=5))
    with ExitStack() as stack:
        for _ in range(5):
            stack.enter_context(line(server))
        with line(server) as connection:
            received = all_of(connection)
    assert received.startswith(b"HTTP/1.1 429 ")
    assert b"retry-after: 10\r\n" in received.lower()
    for _ in range(100):
        with contextlib.suppress(OSError):
            if server.http("/healthz")[0] == 200:
                return
        time.sleep(0.1)
    raise AssertionError("the server stayed closed for this address")


def test_a_full_server_says_so(serving: Any) -> None:
    server = serving(limits=Limits(most=3))
    with line(server), line(server), line(server), line(server) as connection:
        assert all_of(connection).startswith(b"HTTP/1.1 503 ")


TURKISH = b"GET / HTTP/1.1\r\nHost: localhost\r\nAccept-Language: tr, en;q=0.5\r\n"


def test_a_full_server_says_so_in_the_language_of_who_is_turned_away(serving: Any) -> None:
    server = serving(limits=Limits(most=3))
    with line(server), line(server), line(server), line(server) as connection:
        connection.sendall(TURKISH + b"\r\n")
        received = all_of(connection).decode()
    assert received.startswith("HTTP/1.1 503 ")
    assert "Sunucu şu anda dolu." in received


def test_a_full_server_does_not_listen_to_more_than_it_can(serving: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kahve.table.http.connections._MOST_LISTENED", 0)
    server = serving(limits=Limits(most=1))
    with line(server), line(server) as connection:
        received = all_of(connection).decode()
    assert received.startswith("HTTP/1.1 503 ")
    assert "The server is full" in received


@pytest.mark.parametrize("begun", [b"X: ", b"Content-Length: 9\r\n\r\n{"])
def test_a_request_that_takes_too_long_is_told_so_in_its_language(serving: Any, begun: bytes) -> None:
    server = serving(limits=Limits(request_seconds=0.5))
    with line(server) as connection:
        connection.sendall(TURKISH.replace(b"GET / ", b"POST /api/tables ") + begun)
        received = all_of(connection).decode()
    assert received.startswith("HTTP/1.1 408 ")
    assert "Bu isteğin gelmesi çok uzun sürdü." in received


def watching(server: Any, table: str, address: str) -> Any:
    headers = {"X-Forwarded-For": address}
    return connect(f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket", additional_headers=headers, open_timeout=PATIENCE)


def test_behind_a_trusted_proxy_each_visitor_is_counted(serving: Any, with_bots: Any) -> None:
    server = serving(trusted_proxies="127.0.0.1", most_from_one=2, most_new_tables=1)
    table = server.place("pisti", with_bots(1))["table"]
    with watching(server, table, "203.0.113.7"), watching(server, table, "203.0.113.7"), watching(server, table, "203.0.113.8"):
        with pytest.raises(InvalidStatus) as refused:
            watching(server, table, "203.0.113.7")
        assert refused.value.response.status_code == 429
        assert int(refused.value.response.headers["Retry-After"]) > 0
        status, body, headers = server.http("/api/games", headers={"X-Forwarded-For": "203.0.113.7"})
        assert (status, body["error"]["code"]) == (429, "too_many")
        assert int(headers["retry-after"]) > 0
        # What a visitor writes into the header itself stands before what the proxy adds, and is not believed.
        assert server.http("/api/games", headers={"X-Forwarded-For": "203.0.113.9, 203.0.113.7"})[0] == 429
        assert server.http("/api/games")[0] == 200
    setup = {"game": "pisti", "house": {"seats": 2}, "players": with_bots(1)}
    status, body, headers = server.http("/api/tables", setup)
    assert status == 429
    assert 0 < int(headers["retry-after"]) <= 60
    assert server.http("/api/tables", setup, headers={"X-Forwarded-For": "203.0.113.7"})[0] == 201


def test_an_address_that_is_only_claimed_counts_for_nothing(serving: Any, with_bots: Any) -> None:
    server = serving(most_from_one=2)
    table = server.place("pisti", with_bots(1))["table"]
    with (
        watching(server, table, "203.0.113.7"),
        watching(server, table, "203.0.113.8"),
        # It is turned away before its socket is open, or in the middle of that.
        pytest.raises((InvalidStatus, ConnectionClosed, OSError)),
        watching(server, table, "203.0.113.9"),
    ):
        pass


def test_a_server_with_a_public_address_answers_to_its_name_alone(serving: Any, with_bots: Any) -> None:
    server = serving(public_url="https://cards.example", allowed_names=["127.0.0.1"])
    table = server.place("pisti", with_bots(1))["table"]
    paths = ["/", "/api/games", f"/api/tables/{table}", "/protocol.json", "/nothing"]
    for path in paths:
        status, body, _ = server.http(path, headers={"Host": "rebound.example"})
        assert (status, body["error"]["code"]) == (421, "host")
        assert "cards.example" in body["error"]["says"]
    assert server.http("/api/games", headers={"Host": "Cards.Example:443"})[0] == 200
    assert server.http("/healthz", headers={"Host": "rebound.example"})[0] == 200
    with line(server) as connection, pytest.raises(InvalidStatus) as refused:
        connect(f"ws://rebound.example:{server.port}/api/tables/{table}/socket", sock=connection)
    assert refused.value.response.status_code == 421


def test_a_public_server_with_https_lets_no_page_in_that_came_by_http(serving: Any) -> None:
    server = serving(public_url="https://cards.example", allowed_names=["127.0.0.1"])
    for origin, status in (("http://cards.example", 403), ("HTTP://cards.example:80", 403), ("https://cards.example", 400)):
        answer, content, headers = server.http("/api/tables", {}, headers={"Host": "cards.example", "Origin": origin})
        assert (answer, content["error"]["code"] == "origin") == (status, status == 403)
        assert headers["Strict-Transport-Security"] == "max-age=31536000"
    public = f"cards.example:{server.port}"
    with pytest.raises(InvalidStatus) as at_the_door, socket.create_connection(("127.0.0.1", server.port)) as raw:
        connect(f"ws://{public}/api/tables/none/socket", sock=raw, origin=f"http://{public}")
    assert at_the_door.value.response.status_code == 403
    # By another name of the same server, as on the machine itself, http is all there is.
    own = f"127.0.0.1:{server.port}"
    answer, _, headers = server.http("/api/tables", {}, headers={"Host": own, "Origin": f"http://{own}"})
    assert (answer, "Strict-Transport-Security" in headers) == (400, False)


def test_a_public_server_without_https_is_left_to_http(serving: Any) -> None:
    server = serving(public_url="http://cards.example:8000")
    answer, _, headers = server.http("/api/tables", {}, headers={"Host": "cards.example:8000", "Origin": "http://cards.example:8000"})
    assert (answer, "Strict-Transport-Security" in headers) == (400, False)


@pytest.mark.parametrize("options", [{}, {"allowed_names": ["Kahve.lan"]}, {"public_url": "https://cards.example"}], ids=str)
def test_a_server_always_answers_to_what_nobody_else_can_call_it(serving: Any, options: Any) -> None:
    server = serving(**options)
    named = {"Kahve.lan:8000": "allowed_names", "cards.example": "public_url"}
    always = ["localhost", "127.0.0.1:8000", "[::1]:8000", "192.168.1.5", f"{socket.gethostname()}.local", "kahve.localhost:80"]
    for host in [*always, *(name for name, option in named.items() if option in options)]:
        assert server.http("/api/talk", headers={"Host": host})[0] == 200, host
    others = [name for name, option in named.items() if option not in options]
    for host in ["rebound.example", "127.0.0.1.rebound.example", "localhost.example", "", *others]:
        status, body, _ = server.http("/api/talk", headers={"Host": host})
        assert (status, body["error"]["code"]) == (421, "host"), host
    assert "--allow-host" in body["error"]["says"]


def test_wrong_codes_from_everywhere_close_code_entry_for_nobody_else(serving: Any) -> None:
    server = serving(trusted_proxies="127.0.0.1")
    key = server.http("/api/me", {"name": "Ada"})[1]["key"]
    code = server.http("/api/me/code", {}, headers={"Kahve-Person": key})[1]["code"]

    def tries(address: str, text: str = "AAAAAAAA") -> int:
        status: int = server.http("/api/devices", {"code": text}, headers={"X-Forwarded-For": address})[0]
        return status

    assert {tries(f"10.0.{number // 200}.{number % 200}") for number in range(310)} == {404}
    networks = [tries(f"2001:db8:1:{number:x}::1") for number in range(MOST_WRONG_OF_NETWORK + 5)]
    assert networks == [404] * MOST_WRONG_OF_NETWORK + [429] * 5, "a customer with many networks of 64 bits is one"
    assert tries("2001:db8:2::1") == 404
    assert [tries("10.9.9.9") for _ in range(MOST_WRONG + 1)] == [404] * MOST_WRONG + [429]
    assert tries("10.9.9.9", code) == 429
    assert tries("10.9.9.10", code) == 201


def test_whether_it_lives_is_told_to_the_machine_alone_under_another_name(serving: Any) -> None:
    server = serving(public_url="https://cards.example", trusted_proxies="127.0.0.1")
    assert server.http("/healthz")[0] == 200
    elsewhere = {"Host": "health.example"}
    assert server.http("/healthz", headers=elsewhere)[0] == 200
    assert server.http("/healthz", headers=elsewhere | {"X-Forwarded-For": "203.0.113.7"})[0] == 421
    assert server.http("/healthz", headers={"X-Forwarded-For": "203.0.113.7", "Host": "cards.example"})[0] == 200


@pytest.mark.parametrize("text", ["proxy.example", "10.0.0.0/99", "127.0.0.1,*", "10.0.0.1/8"])
def test_a_proxy_that_is_no_address_is_refused_with_a_sentence(run: Any, tmp_path: Any, text: str) -> None:
    ended = run(port=0, store=f"sqlite:///{tmp_path}/tables.db", trusted_proxies=text)
    assert (ended.returncode, ended.stderr.count("\n")) == (1, 1)
    assert ended.stderr.startswith("--trusted-proxies has addresses and networks")


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux lowers the limit of another process")
def test_when_descriptors_run_out_the_log_has_a_line(serving: Any) -> None:
    import resource

    server = serving(most_from_one=10_000)
    used = len(os.listdir(f"/proc/{server.process.pid}/fd"))
    resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (used + 10, used + 10))
    with ExitStack() as stack:
        for _ in range(60):
            stack.enter_context(line(server))
        time.sleep(2.5)
    log = server.stop()
    assert 1 <= log.count("No connection can be accepted: Too many open files") <= 2
    assert "Traceback" not in log


def test_other_complaints_of_the_event_loop_are_logged_as_ever(caplog: Any) -> None:
    loop, turned = asyncio.new_event_loop(), Turned()
    for _ in range(50):
        context = {"message": "socket.accept() out of system resource", "exception": OSError(errno.EMFILE, "Too many open files")}
        complain(loop, context, turned)
        complain(loop, {"message": "Fatal error on transport", "exception": ConnectionResetError()}, turned)
    assert len(caplog.records) == 1
    complain(loop, {"message": "Something else", "exception": ValueError("odd")}, turned)
    assert "Something else" in caplog.text
    loop.close()


def test_whoever_is_told_to_come_again_is_told_when() -> None:
    assert Problem(429, "too_many", "Too many.").answer().headers["Retry-After"] == "60"
    assert "Retry-After" not in Problem(404, "table", "None.").answer().headers
    door = Doorkeeper(2, 60.0)
    assert [door.lets_in("a", now=now) for now in (0.0, 10.0, 20.0)] == [True, True, False]
    assert door.wait("a", now=20.0) == 40.0
    assert door.lets_in("a", now=60.0)


def said(message: dict[str, Any]) -> bytes:
    """A message as one masked frame of text."""
    data = json.dumps(message).encode()
    return bytes([0x81, 0x80 | 126]) + len(data).to_bytes(2, "big") + bytes(4) + data


def test_a_line_that_has_fallen_silent_is_given_up_and_its_seat_is_away_at_once(serving: Any) -> None:
    server = serving(limits=Limits(ping_seconds=0.5, silent_seconds=3.0))
    bo = server.person(server.place("pisti", [{"kind": "you", "name": "Bo"}, {"kind": "open"}]))
    _, place, _ = server.http(f"/api/tables/{bo.place['table']}/seats", {"name": "Cy"})
    with line(server) as connection:
        upgraded(connection, place["table"]).sendall(said({"type": "hello", "token": place["token"], "last": 0}))
        while bo.next("presence")["connected"] != [0, 1]:
            pass
        # A ping comes, and nobody answers it: no more is heard of the other side until the line is cut.
        assert b"\x89\x00" in all_of(connection)
    # A grace of five seconds begins when something was heard last; it is over for the most part, and the rest is waited for.
    while not (presence := bo.next("presence"))["away"]:
        assert presence["connected"] == [0]
    assert (presence["connected"], presence["away"]) == ([0], [1])


def test_a_line_is_silent_for_long_where_pings_are_answered(serving: Any, with_bots: Any) -> None:
    server = serving(limits=Limits(ping_seconds=0.5, silent_seconds=3.0))
    bo = server.person(server.place("pisti", with_bots(1)))
    time.sleep(6)
    bo.act()
    # A bot on a busy machine may be late, which is another matter.
    assert [line for line in server.stop().splitlines() if "kahve.bots" not in line] == []


def test_who_is_silent_counts_as_away_from_when_something_was_heard_last() -> None:
    presence, line_to = Presence(time.time()), Line()
    sitting = Sitting.open({"game": "pisti", "house": {"seats": 2}, "players": [{"kind": "you", "name": "Bo"}, {"kind": "open"}]})
    presence.come(0, line_to)
    presence.go(line_to, silent=7.0)
    assert (presence.away(sitting), presence.silent) == ([0], frozenset({0}))
    presence.come(0, line_to)
    presence.go(line_to)
    assert (presence.away(sitting), presence.silent) == ([], frozenset())


def test_another_server_hears_who_was_silent() -> None:
    sitting = Sitting.open({"game": "pisti", "house": {"seats": 2}, "players": [{"kind": "you", "name": "Bo"}, {"kind": "open"}]})
    for silent, away in ((frozenset({0}), [0]), (frozenset(), [])):
        presence = Presence(time.time())
        presence.note_gone(frozenset({0}), Elsewhere.read(Elsewhere(silent=silent).as_dict()).silent)
        assert presence.away(sitting) == away


def test_a_doorkeeper_forgets_who_has_begun_nothing_lately(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kahve.table.live.doorkeeper._FEWEST_LOOKED_THROUGH", 10)
    door = Doorkeeper(1, 60.0)
    for number in range(10):
        assert door.lets_in(str(number), now=0.0)
    assert [door.wait(str(number), now=1.0) for number in range(100, 200)] == [0.0] * 100
    assert door.lets_in("another", now=61.0)
    assert len(door._seen) == 1, "who is only looked at is not remembered, and who came long ago no more"
