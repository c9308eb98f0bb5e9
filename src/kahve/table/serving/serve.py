"""`serve`: the table server as a program."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import gc
import socket
import sys
import threading
import webbrowser
from typing import NoReturn

import uvicorn

from ...cards.quoting import printable
from ...language import message, paragraph
from ..http.connections import Connections, Limits, complain, free_descriptors
from ..protocol.addresses import Networks, ServerNames
from ..protocol.protocol import MOST_MESSAGE_BYTES
from ..push.push_key import PushError
from ..store.sql import Store
from ..store.stored import StoreError
from ..watching.journal import keep
from ..watching.metrics import Figures, MetricsError, show
from .app import create_app
from .crew import Crew, CrewError, Member
from .serve_options import ServeOptions

FIRST_PORT = 8000
_PORTS = 20

_NEW_OBJECTS = 20_000
"""The number of objects more than before at which the garbage collector looks through the new ones."""


class PortError(RuntimeError):
    """A port that cannot be had; the sentence says which and why."""


def serve(options: ServeOptions, member: Member | None = None) -> None:
    """Serve tables until told to stop; SystemExit 1 with one sentence when the port or the store cannot be had.

    member: what a process of a crew is given by the one that started it (`Crew`).
    """
    try:
        options.check()
    except ValueError as error:
        _give_up(str(error))
    keep(options.log)
    try:
        listening = listen(options.interface, options.port) if member is None else member.listening
    except PortError as error:
        _give_up(str(error))
    if options.workers > 1 and member is None:
        _serve_by_crew(options, listening)
        return
    try:
        store = Store(options.store)
        store.claim(alone=not store.can_be_shared)
    except StoreError as error:
        listening.close()
        _give_up(str(error))
    try:
        app = create_app(options, store=store, names=ServerNames(options.public_address, options.allowed_names))
    except PushError as error:
        listening.close()
        store.close()
        _give_up(str(error))
    limits = options.limits or Limits(most=free_descriptors() or Limits.most, most_from_one=options.most_from_one)
    connections = Connections(limits, Networks(options.proxies))
    http, ws = connections.protocols()
    address = _address(options.interface, listening)
    if member is None:
        _say_open(address, options.public_address, store.name)
        if options.browser:
            threading.Timer(1.0, webbrowser.open, [options.public_address or address]).start()
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
        proxy_headers=bool(options.proxies),
        forwarded_allow_ips=options.proxies,
        # Messages are small, and a line that keeps a compressor costs a third of a megabyte.
        ws_per_message_deflate=False,
        ws_max_size=MOST_MESSAGE_BYTES * 2,
        # The list of connections asks silent ones itself.
        ws_ping_interval=None,
        ws_ping_timeout=None,
        timeout_graceful_shutdown=3,
    )
    with contextlib.suppress(KeyboardInterrupt), contextlib.ExitStack() as stack:
        if options.figures_at is not None:
            figures_host, port = options.figures_at
            # Each process counts for itself, at a port of its own.
            port_of_it = port + (member.number if member is not None and port else 0)
            try:
                show(stack, (figures_host, port_of_it), Figures(app.state.server, connections))
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
        # What has been loaded stays: the garbage collector would look through it again and again, a tenth of a second each time.
        gc.collect()
        gc.freeze()
        if self._member is not None:
            self._member.is_ready()


def _serve_by_crew(options: ServeOptions, listening: socket.socket) -> None:
    """Let several processes serve at this socket until told to stop; SystemExit with a sentence where that cannot be."""
    try:
        store = Store(options.store)
        name, can_be_shared = store.name, store.can_be_shared
        store.close()
    except StoreError as error:
        listening.close()
        _give_up(str(error))
    if not can_be_shared:
        listening.close()
        _give_up(message("table-house-needs-database", option=f"--workers {options.workers}", store=str(name)))
    address = _address(options.interface, listening)

    def opened() -> None:
        _say_open(address, options.public_address, name, options.workers)
        if options.browser:
            webbrowser.open(options.public_address or address)

    try:
        with listening:
            Crew(serve, options, listening).run(opened)
    except CrewError as error:
        _give_up(str(error))


def _say_open(address: str, public_url: str | None, store: str | None, workers: int = 1) -> None:
    if public_url is None:
        says = message("table-house-open", address=address, store=str(store))
    else:
        says = message("table-house-open-to-all", public=f"{public_url}/", address=address, store=str(store))
    print(says if workers == 1 else paragraph(says, message("table-house-served-by", workers=workers)), flush=True)


def _collect_seldom() -> None:
    """Let the garbage collector look seldom, and never at what stands already.

    What a move leaves behind is freed without it. It would look through hundreds of new objects for each scene and find nothing.
    """
    gc.freeze()
    gc.set_threshold(_NEW_OBJECTS, 20, 100)


async def _run(server: uvicorn.Server, listening: socket.socket, connections: Connections) -> None:
    """Serve in this event loop, whose complaints go to the log in few lines."""
    _collect_seldom()
    asyncio.get_running_loop().set_exception_handler(functools.partial(complain, turned=connections.turned))
    await server.serve(sockets=[listening])


def listen(interface: str, port: int | None) -> socket.socket:
    """A socket that listens there; PortError when the port is in use or not allowed. None: the first free port from FIRST_PORT on."""
    ports = range(FIRST_PORT, FIRST_PORT + _PORTS) if port is None else [port]
    for candidate in ports:
        try:
            return _bound(interface, candidate)
        except OSError as error:
            last = error
    if port is None:
        raise PortError(message("table-port-none-free", first=str(FIRST_PORT), last=str(FIRST_PORT + _PORTS - 1)))
    if isinstance(last, socket.gaierror):
        raise PortError(message("table-port-no-such-address", host=printable(interface)))
    raise PortError(message("table-port-cannot-be-had", port=str(port), host=interface, reason=str(last.strerror or last)))


def _bound(interface: str, port: int) -> socket.socket:
    family, kind, protocol, _, address = socket.getaddrinfo(interface, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
    listening = socket.socket(family, kind, protocol)
    try:
        # A server that was killed must find its port again at once. On Windows the same option would let two servers share one.
        if sys.platform != "win32":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(1024)
        listening.set_inheritable(False)
    except OSError:
        listening.close()
        raise
    return listening


def _address(interface: str, listening: socket.socket) -> str:
    port = listening.getsockname()[1]
    shown = "localhost" if interface in ("127.0.0.1", "::1", "0.0.0.0", "::") else f"[{interface}]" if ":" in interface else interface
    return f"http://{shown}:{port}/"


def _give_up(says: str) -> NoReturn:
    print(says, file=sys.stderr)
    raise SystemExit(1)
