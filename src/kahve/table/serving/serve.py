"""`serve`: the table server as a program."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import socket
import sys
import threading
import webbrowser
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NoReturn

import uvicorn

from ...cards.quoting import printable, quoted
from ...language import message, paragraph
from ..http.connections import Connections, Limits, complain, free_descriptors
from ..http.guard import MOST_FROM_ONE
from ..http.invitation import read_public_url
from ..live.presence import GRACE
from ..protocol.addresses import HostNames, Networks, read_proxies
from ..protocol.protocol import MOST_MESSAGE_BYTES
from ..push.push_key import PushError, read_key
from ..push.pushing import SERVICES
from ..store.sql import Store
from ..store.stored import StoreError
from ..thinking.budgets import Rates
from ..watching.journal import KINDS, keep
from ..watching.metrics import Figures, MetricsError, read_address, show
from .app import MOST_NEW_TABLES, create_app
from .crew import Crew, CrewError, Member

FIRST_PORT = 8000
_PORTS = 20


class PortError(RuntimeError):
    """A port that cannot be had; the sentence says which and why."""


def serve(
    host: str = "127.0.0.1",
    port: int | None = None,
    store: str | None = None,
    browser: bool = False,
    *,
    pace: float = 0.6,
    grace: float = GRACE,
    bots: str = "kahve.bots",
    advice: str = "kahve.bots.advice",
    longest_thought: float = 8.0,
    most_new_tables: int = MOST_NEW_TABLES,
    public_url: str | None = None,
    allow_hosts: Sequence[str] = (),
    trusted_proxies: str = "",
    most_from_one: int = MOST_FROM_ONE,
    limits: Limits | None = None,
    rates: Rates | None = None,
    log: str = KINDS[0],
    metrics: str | None = None,
    keep_days: float | None = None,
    own_players: Sequence[str] = (),
    push_key: Path | str | None = None,
    push_services: Sequence[str] = SERVICES,
    workers: int = 1,
    member: Member | None = None,
) -> None:
    """Serve tables until told to stop; SystemExit 1 with one sentence when the port or the store cannot be had.

    port: 0 for any that is free; None for the first free one from 8000 on.

    store: the database's URL, by default this user's own.

    browser: open the page at once.

    allow_hosts: host names that the house answers to besides that of `public_url` and those of `HostNames`.

    trusted_proxies: the addresses and networks whose X-Forwarded-For and X-Forwarded-Proto are believed, by default none.

    push_key: the file with the key for pushes.

    limits: what a connection may take, by default as many as there are descriptors.

    log: how the log is written, one of `journal.KINDS`.

    metrics: the port, or the address and port, at which Prometheus reads what the house counts; none by default.

    keep_days: the days after which a table at which nothing happened is deleted; by default tables are kept for ever.

    workers: how many processes serve, at one port. More than one need a store in PostgreSQL.

    member: what a process of a crew is given by the one that started it (`Crew`).

    The others are as in `create_app`.
    """
    asked = {name: value for name, value in locals().items() if name != "member"}
    if log not in KINDS:
        _give_up(message("table-house-no-such-log", value=quoted(log), allowed=tuple(KINDS)))
    keep(log)
    try:
        public_url = None if public_url is None else read_public_url(public_url)
        proxies = read_proxies(trusted_proxies)
        key = None if push_key is None else read_key(Path(push_key))
        figures_at = None if metrics is None else read_address(metrics)
    except ValueError as error:
        _give_up(str(error))
    try:
        listening = listen(host, port) if member is None else member.listening
    except PortError as error:
        _give_up(str(error))
    if workers > 1 and member is None:
        _serve_by_crew(asked, listening)
        return
    try:
        kept = Store(store)
        kept.claim(alone=not kept.can_be_shared)
    except StoreError as error:
        listening.close()
        _give_up(str(error))
    try:
        app = create_app(
            kept,
            own_players=own_players,
            pace=pace,
            grace=grace,
            bots=bots,
            advice=advice,
            longest_thought=longest_thought,
            most_new_tables=most_new_tables,
            public_url=public_url,
            listens=host,
            names=HostNames(public_url, allow_hosts),
            most_from_one=most_from_one,
            keep_days=keep_days,
            push_key=key,
            push_services=push_services,
            rates=rates,
        )
    except PushError as error:
        listening.close()
        kept.close()
        _give_up(str(error))
    limits = limits or Limits(most=free_descriptors() or Limits.most, most_from_one=most_from_one)
    connections = Connections(limits, Networks(proxies))
    http, ws = connections.protocols()
    address = _address(host, listening)
    if member is None:
        _say_open(address, public_url, kept.name)
        if browser:
            threading.Timer(1.0, webbrowser.open, [public_url or address]).start()
    config = uvicorn.Config(
        app,
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        http=http,
        ws=ws,
        # Without a descriptor left, the event loop tries and logs as often at once as connections may wait.
        backlog=128,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies,
        # Messages are small, and a line that keeps a compressor costs a third of a megabyte.
        ws_per_message_deflate=False,
        ws_max_size=MOST_MESSAGE_BYTES * 2,
        # The list of connections asks silent ones itself.
        ws_ping_interval=None,
        ws_ping_timeout=None,
        timeout_graceful_shutdown=3,
    )
    with contextlib.suppress(KeyboardInterrupt), contextlib.ExitStack() as stack:
        if figures_at is not None:
            # Each process counts for itself, at a port of its own.
            port_of_it = figures_at[1] + (member.number if member is not None and figures_at[1] else 0)
            try:
                show(stack, (figures_at[0], port_of_it), Figures(app.state.host, connections))
            except MetricsError as error:
                _give_up(str(error))
        asyncio.run(_run(_Serving(config, member), listening, connections))


class _Serving(uvicorn.Server):
    """A server that tells the process that started it when it is ready."""

    def __init__(self, config: uvicorn.Config, member: Member | None) -> None:
        super().__init__(config)
        self._member = member

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to serve."""
        await super().startup(sockets)
        if self._member is not None:
            self._member.is_ready()


def _serve_by_crew(asked: Mapping[str, Any], listening: socket.socket) -> None:
    """Let several processes serve at this socket until told to stop; SystemExit with a sentence where that cannot be."""
    host, public_url, workers = str(asked["host"]), asked["public_url"], int(asked["workers"])
    try:
        kept = Store(asked["store"])
        name, can_be_shared = kept.name, kept.can_be_shared
        kept.close()
    except StoreError as error:
        listening.close()
        _give_up(str(error))
    if not can_be_shared:
        listening.close()
        _give_up(message("table-house-needs-database", option=f"--workers {workers}", store=str(name)))
    address = _address(host, listening)

    def opened() -> None:
        _say_open(address, public_url, name, workers)
        if asked["browser"]:
            webbrowser.open(public_url or address)

    try:
        with listening:
            Crew(serve, asked, listening, workers).run(opened)
    except CrewError as error:
        _give_up(str(error))


def _say_open(address: str, public_url: str | None, store: str | None, workers: int = 1) -> None:
    if public_url is None:
        says = message("table-house-open", address=address, store=str(store))
    else:
        says = message("table-house-open-to-all", public=f"{public_url}/", address=address, store=str(store))
    print(says if workers == 1 else paragraph(says, message("table-house-served-by", workers=workers)), flush=True)


async def _run(server: uvicorn.Server, listening: socket.socket, connections: Connections) -> None:
    """Serve in this event loop, whose complaints go to the log in few lines."""
    asyncio.get_running_loop().set_exception_handler(functools.partial(complain, turned=connections.turned))
    await server.serve(sockets=[listening])


def listen(host: str, port: int | None) -> socket.socket:
    """A socket that listens there; PortError when the port is in use or not allowed. None: the first free port from FIRST_PORT on."""
    ports = range(FIRST_PORT, FIRST_PORT + _PORTS) if port is None else [port]
    for candidate in ports:
        try:
            return _bound(host, candidate)
        except OSError as error:
            last = error
    if port is None:
        raise PortError(message("table-port-none-free", first=str(FIRST_PORT), last=str(FIRST_PORT + _PORTS - 1)))
    if isinstance(last, socket.gaierror):
        raise PortError(message("table-port-no-such-address", host=printable(host)))
    raise PortError(message("table-port-cannot-be-had", port=str(port), host=host, reason=str(last.strerror or last)))


def _bound(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
    made = socket.socket(family, kind, protocol)
    try:
        # A server that was killed must find its port again at once. On Windows the same option would let two servers share one.
        if sys.platform != "win32":
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind(address)
        made.listen(1024)
        made.set_inheritable(False)
    except OSError:
        made.close()
        raise
    return made


def _address(host: str, listening: socket.socket) -> str:
    port = listening.getsockname()[1]
    shown = "localhost" if host in ("127.0.0.1", "::1", "0.0.0.0", "::") else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}/"


def _give_up(says: str) -> NoReturn:
    print(says, file=sys.stderr)
    raise SystemExit(1)
