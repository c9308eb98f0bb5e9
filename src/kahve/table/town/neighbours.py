"""The other servers at the same store: what happened there reaches the sockets here, and the other way round.

Servers share a PostgreSQL database and nothing else. What they tell each other goes over LISTEN and NOTIFY:

- An event is told by the transaction that writes it (`Store`), as the table and its last number. Whoever has the table reads the event.
- All else is told by `tell`, and is written nowhere: who is connected, talk, keys that no longer open anything.

A message is an object of JSON with the `server` that sends it. A server is there for as long as its listening connection is, which
PostgreSQL knows. So a killed server is missed within two seconds, and no clocks are compared.
"""

from __future__ import annotations

import json
import logging
import queue
import threading
import time
from collections.abc import Callable, Mapping
from typing import Any

from ..store.postgres import CHANNEL, SERVER, Listening, notifications_of
from ..store.sql import Store

_log = logging.getLogger("kahve.neighbours")

_LOOK_SECONDS = 2.0
"""How often it is looked which servers are there."""
_RETRY_SECONDS = 0.3
_MOST_BYTES = 7900
"""The most bytes in a notice of PostgreSQL."""

Hear = Callable[[dict[str, Any]], None]


class Neighbours:
    """Two threads with a connection each: one hears what other servers tell, and one tells them."""

    def __init__(
        self, store: Store, server: str, *, hear: Hear, back: Callable[[], None], present: Callable[[frozenset[str], frozenset[str]], None]
    ) -> None:
        """Begin to listen. server: the name of this one.

        hear: is called with each message of another server. back: messages may have been lost, because the connection was.

        present: is called now and then with the names of all servers and all workers that are there.

        All are called in threads of this object.
        """
        self._store, self.server = store, server
        self._hear, self._back, self._present = hear, back, present
        self._closing = threading.Event()
        self._outbox: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._threads = [
            threading.Thread(target=self._listen, name="kahve-hears", daemon=True),
            threading.Thread(target=self._send, name="kahve-tells", daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    def tell(self, message: Mapping[str, Any]) -> None:
        """Let every other server hear this, soon and in order; while the database is away it waits."""
        text = json.dumps({"server": self.server, **message}, ensure_ascii=False, separators=(",", ":"))
        if len(text.encode()) <= _MOST_BYTES:
            self._outbox.put(text)
        else:
            _log.warning("A message to other servers was too long: it is left out.")

    def close(self) -> None:
        """Stop hearing and telling."""
        self._closing.set()
        self._outbox.put(None)
        for thread in self._threads:
            thread.join(timeout=5)

    def _listen(self) -> None:
        was_lost = False
        while not self._closing.is_set():
            try:
                with Listening(self._store.url, f"{SERVER}{self.server}") as listening:
                    # What was told before this moment was not heard.
                    self._back()
                    was_lost = False
                    self._hear_all(listening)
            except Exception as error:
                if self._closing.is_set():
                    return
                if not was_lost:
                    _log.warning("The other servers are not heard just now (%s).", type(error).__name__)
                was_lost = True
                self._closing.wait(_RETRY_SECONDS)

    def _hear_all(self, listening: Listening) -> None:
        # Where the database was restarted, the others are on their way back too.
        looked = time.monotonic()
        while not self._closing.is_set():
            for text in listening.messages(0.25):
                message = json.loads(text)
                if message["server"] != self.server:
                    self._hear(message)
                if self._closing.is_set():
                    return
            if time.monotonic() - looked >= _LOOK_SECONDS:
                looked = time.monotonic()
                self._present(*listening.present())

    def _send(self) -> None:
        text: str | None = ""
        while not self._closing.is_set():
            try:
                with notifications_of(self._store.url) as connection:
                    # The text that could not be told before comes first.
                    while text is not None:
                        if text:
                            connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, text))
                        text = self._outbox.get()
                return
            except Exception as error:
                if not self._closing.is_set():
                    _log.info("The other servers cannot be told just now (%s).", type(error).__name__)
                    self._closing.wait(_RETRY_SECONDS)
