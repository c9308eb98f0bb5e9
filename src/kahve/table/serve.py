"""`serve`: the table server as a program."""

from __future__ import annotations

import contextlib
import logging
import socket
import sys
import threading
import webbrowser
from typing import NoReturn

import uvicorn

from .app import MOST_NEW_TABLES, create_app
from .protocol import MOST_MESSAGE_BYTES
from .store import Store, StoreError

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
    bots: str = "kahve.bots",
    advice: str = "kahve.bots.advice",
    longest_thought: float = 8.0,
    most_new_tables: int = MOST_NEW_TABLES,
) -> None:
    """Serve tables until told to stop; SystemExit 1 with one sentence when the port or the store cannot be had.

    port: 0 for any that is free; None for the first free one from 8000 on. store: the database's URL, by default this user's own.
    browser: open the page at once. The others as in `create_app`.
    """
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    try:
        listening = listen(host, port)
    except PortError as error:
        _give_up(str(error))
    try:
        kept = Store(store)
    except StoreError as error:
        listening.close()
        _give_up(str(error))
    app = create_app(kept, pace=pace, bots=bots, advice=advice, longest_thought=longest_thought, most_new_tables=most_new_tables)
    address = _address(host, listening)
    print(f"Kahve is open at {address} and keeps its tables in {kept.name}. Ctrl+C closes it.", flush=True)
    if browser:
        threading.Timer(1.0, webbrowser.open, [address]).start()
    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=MOST_MESSAGE_BYTES * 2,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_graceful_shutdown=3,
    )
    with contextlib.suppress(KeyboardInterrupt):
        uvicorn.Server(config).run(sockets=[listening])


def listen(host: str, port: int | None) -> socket.socket:
    """A socket that listens there; PortError when the port is in use or not allowed. None: the first free port from FIRST_PORT on."""
    ports = range(FIRST_PORT, FIRST_PORT + _PORTS) if port is None else [port]
    for candidate in ports:
        try:
            return _bound(host, candidate)
        except OSError as error:
            last = error
    if port is None:
        raise PortError(f"All ports from {FIRST_PORT} to {FIRST_PORT + _PORTS - 1} are in use: choose one with --port.")
    if isinstance(last, socket.gaierror):
        raise PortError(f"{host} is no address of this machine.")
    raise PortError(f"Port {port} of {host} cannot be had ({last.strerror or last}): choose another, or 0 for any that is free.")


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
