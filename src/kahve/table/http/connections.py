"""The connections of the server: how many there may be, how long each may be silent, and how much may lie unread for one.

uvicorn reads HTTP and sockets, and leaves these limits to a proxy. A server without one needs them itself. So a subclass of
each of its two protocols tells a list of connections what happens. The list ends those that take too much.
Overridden are methods of `asyncio.Protocol`, `send` and `send_receive_event_to_app`.
Of uvicorn's own state these are read: `conn`, `cycle`, `frames`, `transport`, and `request`, `response` and `scope` of a socket.
`queue` and `writable` of a socket are replaced by leaner ones, and `read_paused` is set. After the handshake `scope` is emptied.
To send without a task (`post`) these are read too: `conn`, `handshake_complete` and `close_sent` of a socket. To `ping` it takes the same.

>>> patient = Limits(most=1000)
>>> patient.request_seconds, patient.unread_bytes
(15.0, 262144)
"""

from __future__ import annotations

import asyncio
import logging
import math
import re
import struct
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from http import HTTPStatus
from typing import Any, cast

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from ...language import best, message, speaking
from ...language.wishes import wished
from ..live.line import POST, SILENCE
from ..protocol.addresses import NOWHERE, Networks, household
from ..protocol.problem import TOO_MANY, Problem
from .guard import MOST_FROM_ONE
from .served import response_of

_log = logging.getLogger("kahve.connections")

_LOOK_SECONDS = 1.0
"""How often the connections are looked at."""

_SAY_SECONDS = 60.0
"""At most so often the log has a line of each kind."""

_MOST_WAITING = 8
"""The messages of a socket that may wait before reading stops."""

_WAIT = 10.0
"""Seconds after which somebody who was turned away may try again."""

_LISTEN_SECONDS = 0.5
"""So long somebody who is turned away may say which language they read."""

_MOST_LISTENED = 64
"""The connections that are heard at once, and how long; the next are turned away at once, in English."""

_WANTED = re.compile(rb"\naccept-language:[ \t]*([^\r\n]{1,200})", re.IGNORECASE)


@dataclass(frozen=True)
class Limits:
    """What a connection may take.

    most, most_from_one: connections at once, of all and of one address. A trusted proxy has no limit of its own.

    request_seconds: for a whole request, headers and body, from its first byte or from the opening of the connection.

    unread_bytes: sent and not yet taken by the other side; a socket that has more is cut off at once.

    unread_seconds: for which such bytes may wait without any progress.

    closing_seconds: the same for a connection that is being closed.

    frames: the parts in which one message of a socket may come.

    ping_seconds: for which nothing was heard by a socket before it is asked whether anybody is there; a browser answers by itself.

    silent_seconds: for which nothing was heard before the socket is given up.
    """

    most: int = 10_000
    most_from_one: int = MOST_FROM_ONE
    request_seconds: float = 15.0
    unread_bytes: int = 256 * 1024
    unread_seconds: float = 30.0
    closing_seconds: float = 5.0
    frames: int = 64
    ping_seconds: float = 3.0
    silent_seconds: float = 7.0


@dataclass(eq=False, slots=True)
class _Connection:
    """One connection: whose it is, since when a request is awaited, and since when how much lies unread.

    heard: when something was heard by a socket; None for a connection that is none yet.

    silent: the seconds for which nothing had been heard when it was cut off for that.
    """

    transport: asyncio.Transport
    household: str
    awaits_since: float | None
    may_answer: bool = True
    unread: int = 0
    unread_since: float | None = None
    heard_at: float | None = None
    is_pinged: bool = False
    silent: float = 0.0


@dataclass
class Turned:
    """How many connections were turned away or ended, by the reason."""

    reasons: Counter[str] = field(default_factory=Counter)
    _said: dict[str, float] = field(default_factory=dict)

    def count(self, reason: str, says: str) -> None:
        """Count one; the log has at most one line a minute for each reason, with the number so far."""
        self.reasons[reason] += 1
        now = time.monotonic()
        if now - self._said.get(reason, -math.inf) >= _SAY_SECONDS:
            self._said[reason] = now
            _log.warning("%s (%d so far; the next line about this in a minute at the earliest)", says, self.reasons[reason])


class Connections:
    """All connections of a server, kept within their limits."""

    def __init__(self, limits: Limits | None = None, proxies: Networks | None = None) -> None:
        """proxies: the addresses whose connections carry many visitors."""
        self.limits = limits or Limits()
        self._proxies = proxies or Networks(())
        self._open: dict[asyncio.BaseTransport, _Connection] = {}
        self._from: Counter[str] = Counter()
        self._looks = False
        self._looked = 0.0
        self.turned = Turned()
        self.listened = 0

    def __len__(self) -> int:
        return len(self._open)

    def protocols(self) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
        """The classes for uvicorn's settings `http` and `ws`, which tell this list."""
        return (
            type("Http", (_Http,), {"warden": self}),
            type("Socket", (_Socket,), {"warden": self}),
        )

    def came(self, transport: asyncio.Transport) -> Callable[[], Problem] | None:
        """Count a new connection; what says why it is not served, if it is not."""
        name = transport.get_extra_info("peername")
        address = str(name[0]) if isinstance(name, (tuple, list)) and name else NOWHERE
        visitor = household(address)
        self._open[transport] = _Connection(transport, visitor, time.monotonic())
        self._from[visitor] += 1
        if not self._looks:
            self._looks = True
            asyncio.get_running_loop().call_later(_LOOK_SECONDS, self._look)
        if len(self._open) > self.limits.most:
            self.turned.count("full", f"A connection was turned away: {self.limits.most} are open, and that is the most")
            return lambda: Problem(503, "full", message("people-house-is-full"), wait=_WAIT)
        if self._from[visitor] > self.limits.most_from_one and address not in self._proxies:
            self.turned.count("from_one", f"A connection was turned away: {self.limits.most_from_one} from its address are open already")
            return lambda: Problem(TOO_MANY, "too_many", message("people-too-many-connections"), wait=_WAIT)
        return None

    def gone(self, transport: asyncio.BaseTransport) -> None:
        """A connection has ended."""
        connection = self._open.pop(transport, None)
        if connection is not None:
            self._from[connection.household] -= 1
            if not self._from[connection.household]:
                del self._from[connection.household]

    def awaits(self, transport: asyncio.BaseTransport, waits: bool, may_answer: bool) -> None:
        """A part of a request came; waits: whether more of it has to come. may_answer: whether nothing was answered to it yet."""
        connection = self._open.get(transport)
        if connection is not None:
            connection.may_answer = may_answer
            if not waits:
                connection.awaits_since = None
            elif connection.awaits_since is None:
                connection.awaits_since = time.monotonic()

    def hears(self, transport: asyncio.BaseTransport) -> _Connection | None:
        """Something was heard by a socket; its connection, if it still stands."""
        connection = self._open.get(transport)
        if connection is not None:
            connection.heard_at, connection.is_pinged = time.monotonic(), False
        return connection

    def is_over(self, transport: asyncio.Transport, frames: int) -> bool:
        """Whether a socket takes too much; it is cut off at once then, because a farewell would only lie unread as well."""
        reason = ""
        if transport.get_write_buffer_size() > self.limits.unread_bytes:
            reason = "unread"
            self.turned.count(reason, f"A socket was cut off: more than {self.limits.unread_bytes} bytes lay unread for it")
        elif frames > self.limits.frames:
            reason = "frames"
            self.turned.count(reason, f"A socket was cut off: it sent a message in more than {self.limits.frames} parts")
        if reason:
            transport.abort()
        return bool(reason)

    def _look(self) -> None:
        now = time.monotonic()
        # What came while this process was held up has still to be read.
        in_time = now - self._looked < 2 * _LOOK_SECONDS
        self._looked = now
        for connection in list(self._open.values()):
            self._look_at(connection, now)
            if in_time and connection.heard_at is not None:
                self._listen_to(connection, connection.heard_at, now)
        self._looks = bool(self._open)
        if self._looks:
            asyncio.get_running_loop().call_later(_LOOK_SECONDS, self._look)

    def _look_at(self, connection: _Connection, now: float) -> None:
        """End a connection that has been silent or has not read for too long."""
        transport, limits = connection.transport, self.limits
        unread = transport.get_write_buffer_size()
        if not unread or connection.unread_since is None or unread < connection.unread:
            connection.unread_since = now if unread else None
            connection.unread = unread
        closing = transport.is_closing()
        patience = limits.closing_seconds if closing else limits.unread_seconds
        if connection.unread_since is not None and now - connection.unread_since > patience:
            self.turned.count("stuck", f"A connection was cut off: what was sent to it lay unread for {patience:g} seconds")
            transport.abort()
        elif connection.awaits_since is not None and now - connection.awaits_since > limits.request_seconds and not closing:
            self.turned.count("slow", f"A connection was closed: its request was not complete after {limits.request_seconds:g} seconds")
            if connection.may_answer:
                with speaking(_language_begun(transport.get_protocol())):
                    transport.write(_raw(Problem(408, "slow", message("people-request-took-too-long"))))
            transport.close()

    def _listen_to(self, connection: _Connection, since: float, now: float) -> None:
        """Ask a socket that has been silent for a while whether anybody is there, and cut it off if it stays silent."""
        transport = connection.transport
        if not transport.is_reading():
            # Nobody is heard from whom this server does not read for now.
            connection.heard_at = now
            return
        if transport.is_closing() or now - since <= self.limits.ping_seconds:
            return
        if now - since > self.limits.silent_seconds:
            connection.silent = now - since
            self.turned.reasons["silent"] += 1
            transport.abort()
        elif not connection.is_pinged:
            connection.is_pinged = True
            cast(_Socket, transport.get_protocol()).ping()


class _Http(H11Protocol):
    """uvicorn's HTTP, which tells the list of connections what it waits for."""

    warden: Connections
    refusal: Callable[[], Problem] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        opened = cast(asyncio.Transport, transport)
        super().connection_made(opened)
        self.refusal = self.warden.came(opened)
        if self.refusal is not None:
            self.warden.listened += 1
            if self.warden.listened > _MOST_LISTENED:
                self._turn_away()
            else:
                asyncio.get_running_loop().call_later(_LISTEN_SECONDS, self._turn_away)

    def _turn_away(self, received: bytes = b"") -> None:
        """Say why this connection is not served, in the language that the beginning of its request names."""
        if self.refusal is None:
            return
        refusal, self.refusal = self.refusal, None
        self.warden.listened -= 1
        with speaking(_language_in(received)):
            self.transport.write(_raw(refusal()))
        self.transport.close()

    def data_received(self, data: bytes) -> None:
        if self.refusal is not None:
            self._turn_away(data)
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self.transport.get_protocol() is not self:  # it is a socket now
            return
        cycle = self.cycle
        answered = cycle is None or cycle.response_complete
        self.warden.awaits(self.transport, answered or cycle.more_body, answered or not cycle.response_started)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.refusal is not None:
            self.refusal = None
            self.warden.listened -= 1
        super().connection_lost(exc)
        self.warden.gone(self.transport)


class _Inbox:
    """What came in by a socket and is not taken yet, as `asyncio.Queue` keeps it, for one taker.

    A queue of asyncio takes three kilobytes, and most sockets are silent most of the time.
    """

    __slots__ = ("_messages", "_taker")

    def __init__(self) -> None:
        self._messages: list[ASGIReceiveEvent] = []
        self._taker: asyncio.Future[None] | None = None

    def put_nowait(self, message: ASGIReceiveEvent) -> None:
        self._messages.append(message)
        if self._taker is not None and not self._taker.done():
            self._taker.set_result(None)

    def empty(self) -> bool:
        return not self._messages

    def __len__(self) -> int:
        return len(self._messages)

    async def get(self) -> ASGIReceiveEvent:
        if self._messages:
            # Others have their turn between two messages that lie here already.
            await asyncio.sleep(0)
        while not self._messages:
            self._taker = asyncio.get_running_loop().create_future()
            try:
                await self._taker
            finally:
                self._taker = None
        return self._messages.pop(0)


class _Gate:
    """Whether a socket may be written to, as `asyncio.Event` says it, in a tenth of the memory."""

    __slots__ = ("_waiting", "is_open")

    def __init__(self) -> None:
        self.is_open = True
        self._waiting: list[asyncio.Future[None]] = []

    def set(self) -> None:
        self.is_open = True
        for waiting in self._waiting:
            if not waiting.done():
                waiting.set_result(None)
        self._waiting = []

    def clear(self) -> None:
        self.is_open = False

    async def wait(self) -> None:
        while not self.is_open:
            waiting = asyncio.get_running_loop().create_future()
            self._waiting.append(waiting)
            await waiting


class _Socket(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket in less memory, cut off when it takes too much."""

    warden: Connections

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.queue, self.writable = cast(Any, _Inbox()), cast(Any, _Gate())
        self.connection: _Connection | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        # From here on it may be silent as long as somebody answers a ping.
        self.warden.awaits(transport, waits=False, may_answer=False)
        self.connection = self.warden.hears(transport)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing() and self.transport.get_write_buffer_size() > 0:
            # It is being closed and does not read: an answer to what it still says would only lie unread too.
            return
        self.warden.hears(self.transport)
        super().data_received(data)
        self.warden.is_over(self.transport, len(self.frames))

    def send_receive_event_to_app(self) -> None:
        # uvicorn stops reading at each message and begins again when it is taken, which costs two calls of the system.
        # Here it stops at a message behind which enough others wait.
        self.read_paused = len(cast(_Inbox, self.queue)) < _MOST_WAITING
        super().send_receive_event_to_app()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][POST] = cast(Any, self.post)
            self.scope["extensions"][SILENCE] = cast(Any, self.silence)

    def ping(self) -> None:
        """Ask the other side whether anybody is there."""
        if self.handshake_complete and not self.close_sent and self.conn.state is State.OPEN:
            self.conn.send_ping(b"")
            self.transport.write(b"".join(self.conn.data_to_send()))

    def silence(self) -> float:
        """The seconds for which nothing had been heard when this socket was cut off for that; 0 for any other end."""
        return self.connection.silent if self.connection is not None else 0.0

    def post(self, texts: Sequence[str]) -> bool:
        """Send texts now and in one write; False where they have to wait or the other side is gone, and nothing was sent."""
        is_open = self.handshake_complete and not self.close_sent and self.conn.state is State.OPEN and not self.transport.is_closing()
        if not is_open or not cast(_Gate, self.writable).is_open or self.conn.extensions:
            return False
        # The state of the protocol is the same after a whole message, and its own writing takes four times as long.
        self.transport.write(b"".join(map(_frame, texts)))
        return True

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if message["type"] == "websocket.accept":
            # The heads of the handshake have been read, and the application has taken what it needs. All of it would be kept as long as
            # the socket, the heads three times over.
            self.request.headers.clear()
            self.response.headers.clear()
            cast(dict[str, object], self.scope).clear()
            # As it grew, the dictionary of the attributes took room for twice as many.
            self.__dict__ = {**self.__dict__}

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.warden.gone(self.transport)


def _frame(text: str) -> bytes:
    r"""A message of a server as RFC 6455 writes it, in one frame without a mask and without extensions.

    >>> _frame("{}"), _frame("x" * 126)[:4], _frame("x" * 65536)[:10]
    (b'\x81\x02{}', b'\x81~\x00~', b'\x81\x7f\x00\x00\x00\x00\x00\x01\x00\x00')
    """
    body = text.encode()
    size = len(body)
    if size < 126:
        return bytes((0x81, size)) + body
    return (struct.pack("!BBH", 0x81, 126, size) if size < 65_536 else struct.pack("!BBQ", 0x81, 127, size)) + body


def _language_in(request: bytes) -> str:
    r"""The language that the beginning of a request asks for, as far as it came.

    >>> _language_in(b"GET / HTTP/1.1\r\nHost: x\r\nAccept-Language: xx, en\r\n"), _language_in(b"")
    ('en', 'en')
    """
    header = _WANTED.search(request[:16_384])
    return best(wished(header[1].decode("latin-1"))) if header else best(())


def _language_begun(protocol: Any) -> str:
    """The language of a request that has not come to its end."""
    cycle = protocol.cycle
    if cycle is None or cycle.response_complete:
        return _language_in(bytes(protocol.conn.trailing_data[0]))
    wants = dict(cycle.scope["headers"]).get(b"accept-language", b"")
    return best(wished(wants.decode("latin-1")))


def _raw(problem: Problem) -> bytes:
    """A problem as bytes of HTTP, for a connection that has not come as far as the application."""
    response = response_of(problem.answer())
    lines = [f"HTTP/1.1 {problem.status} {HTTPStatus(problem.status).phrase}", "Connection: close"]
    lines += [f"{name.decode('latin-1')}: {value.decode('latin-1')}" for name, value in response.raw_headers]
    return "\r\n".join([*lines, "", ""]).encode("latin-1") + bytes(response.body)


def complain(loop: asyncio.AbstractEventLoop, context: dict[str, Any], turned: Turned) -> None:
    """Log what went wrong in the event loop; that no descriptor is left, at most once a minute and without a traceback."""
    error = context.get("exception")
    if isinstance(error, OSError) and "accept" in str(context.get("message")):
        turned.count("descriptors", f"No connection can be accepted: {error.strerror}. Let this process open more files (ulimit -n)")
    elif isinstance(error, ConnectionError):
        return  # The other side is gone, which is its right.
    else:
        loop.default_exception_handler(context)


_OTHER_DESCRIPTORS = 100
"""For the store, the bots and what a request opens."""


def free_descriptors() -> int | None:
    """How many connections this process has descriptors for, after raising its limit as far as it may; None where there is no limit."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
        except (ValueError, OSError):
            pass
    if soft == resource.RLIM_INFINITY:
        return None
    return max(10, soft - _OTHER_DESCRIPTORS)
