"""PostgreSQL as the database of a store: how it is reached, how its servers hear each other, and how one keeps the others away.

>>> from sqlalchemy.engine import make_url
>>> str(with_driver(make_url("postgres://kahve@localhost/tables")))
'postgresql+psycopg://kahve@localhost/tables'
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import URL, Connection, Engine

from ...cards.quoting import printable
from .stored import StoreError

NAMES = ("postgres", "postgresql")
"""How the URL of such a database may begin."""

PASSWORD_FILE = "password_file"
"""The part of the URL that names the file with the password."""

CHANNEL = "kahve"
"""Where servers tell each other what happens."""

_DRIVER = "postgresql+psycopg"
_CLAIM = int.from_bytes(b"kahve", "big")
"""The number of the lock that servers hold on their database; it is of the database, so other databases are free."""
_CHANGING = _CLAIM + 1
"""The number of the lock under which a database is brought up to date."""

CONNECT_SECONDS = 5
STALLED_SECONDS = 5
"""After so long without a word in the middle of a transaction, PostgreSQL ends it: nobody waits for what a stopped server has locked."""
KEEPALIVES = {"keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3}
"""A machine that is cut off is noticed, though nothing is sent to it."""
SERVER, WORKER = "kahve server ", "kahve worker "
"""How connections are named in the list that PostgreSQL keeps: that by which a server listens, and that by which a worker is known."""

AGAIN = frozenset({"40001", "40P01"})
"""What PostgreSQL calls a transaction that it ended because another one was in its way (SQLSTATE)."""


def with_driver(url: URL) -> URL:
    """The same URL with the one driver that Kahve uses, psycopg 3, and with its password if the URL names a file that has it.

    `?password_file=/run/secrets/database` is our own part of the URL: so the password is in no command line and in no environment.
    Raises StoreError for a file that cannot be read or is empty, and for a URL that has a password as well.
    """
    if url.drivername not in NAMES:
        return url
    url = url.set(drivername=_DRIVER)
    file = url.query.get(PASSWORD_FILE)
    return url if file is None else url.difference_update_query([PASSWORD_FILE]).set(password=_password_in(url, file))


def _password_in(url: URL, file: str | tuple[str, ...]) -> str:
    if not isinstance(file, str) or url.password is not None:
        raise StoreError("The address of the store gives more than one password: write either a password or one password_file.")
    try:
        password = Path(file).read_text(encoding="utf-8").rstrip("\r\n")
    except (OSError, ValueError) as error:
        raise StoreError(
            f"The password file {printable(file)} cannot be read: {getattr(error, 'strerror', None) or 'it is not text in UTF-8'}."
        ) from None
    if not password:
        raise StoreError(f"The password file {printable(file)} is empty: write the password of the database in it.")
    return password


def shown(url: URL) -> str:
    """The URL as whoever runs the server writes it, without the driver and the password.

    >>> from sqlalchemy.engine import make_url
    >>> shown(with_driver(make_url("postgresql://kahve:secret@localhost/tables")))
    'postgresql://kahve:***@localhost/tables'
    """
    return url.set(drivername=url.get_backend_name()).render_as_string(hide_password=True)


def connect(url: URL) -> Engine:
    """The engine of such a database. A connection is tried before it is used: a database that was restarted is simply found again."""
    arguments = {"connect_timeout": CONNECT_SECONDS, "application_name": "kahve", **KEEPALIVES}
    engine = sa.create_engine(url, pool_pre_ping=True, connect_args=arguments)
    sa.event.listen(engine, "connect", _give_up_when_stalled)
    return engine


def _give_up_when_stalled(connection: Any, _: object) -> None:
    # Not by an option of the connection, which poolers refuse.
    connection.execute(f"SET idle_in_transaction_session_timeout = '{STALLED_SECONDS}s'")
    connection.commit()


def claim_of(engine: Engine, *, alone: bool) -> Any | None:
    """A connection that holds the lock of this database until it is closed; None where another process has it otherwise.

    Any number of servers share it, and who wants to be alone has it when nobody else does.
    PostgreSQL gives the lock back when the process ends or is cut off, however that happens.
    """
    connection = engine.connect().execution_options(isolation_level="AUTOCOMMIT")
    shared = "" if alone else "_shared"
    if connection.execute(sa.text(f"SELECT pg_try_advisory_lock{shared}(:claim)"), {"claim": _CLAIM}).scalar():
        return connection
    connection.close()
    return None


def give_back(claim: Connection) -> None:
    """Give the lock of `claim_of` back at once: PostgreSQL ends the session of a closed connection a moment later."""
    with suppress(sa.exc.SQLAlchemyError):  # a database that is gone has no lock to give back
        claim.execute(sa.text("SELECT pg_advisory_unlock_all()"))
    claim.close()


def wait_to_change(connection: Connection) -> None:
    """Until the end of this transaction nobody else brings the database up to date: servers that start at once do it once."""
    # What a migration computes may take longer than any move.
    connection.execute(sa.text("SET LOCAL idle_in_transaction_session_timeout = 0"))
    connection.execute(sa.text("SELECT pg_advisory_xact_lock(:changing)"), {"changing": _CHANGING})


def is_served(connection: Connection) -> bool:
    """Whether a server is at work on this database; if none is, none can begin until the end of this transaction."""
    return not connection.execute(sa.text("SELECT pg_try_advisory_xact_lock(:claim)"), {"claim": _CLAIM}).scalar()


def tell_event(connection: Connection, text: str) -> None:
    """Let every server hear this when the transaction is written, and never if it is not."""
    connection.execute(sa.text("SELECT pg_notify(:channel, :text)"), {"channel": CHANNEL, "text": text})


def notifications_of(url: URL, name: str = "kahve tells") -> Any:
    """A connection of its own to this database, of which each statement is a transaction. name: as PostgreSQL lists it."""
    import psycopg

    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    return psycopg.connect(address, autocommit=True, connect_timeout=CONNECT_SECONDS, application_name=name, **KEEPALIVES)  # type: ignore[arg-type]


class Listening:
    """A connection by which a process hears the others, and by which they know that it is there."""

    def __init__(self, url: URL, name: str, *, hears: bool = True) -> None:
        """Listen from now on; what the driver raises is raised. name: what the process is, SERVER or WORKER, and how it is called.

        hears: whether it wants to hear what is told, or only to be known.
        """
        self._connection = notifications_of(url, name)
        if hears:
            self._connection.execute(f"LISTEN {CHANNEL}")
        # A database that was restarted has forgotten who is at work on it.
        self._connection.execute("SELECT pg_try_advisory_lock_shared(%s)", (_CLAIM,))

    def __enter__(self) -> Listening:
        """Itself."""
        return self

    def __exit__(self, *_: object) -> None:
        """Stop listening."""
        self._connection.close()

    def messages(self, seconds: float) -> Iterator[str]:
        """The notices that come within `seconds` seconds."""
        for notice in self._connection.notifies(timeout=seconds):
            yield notice.payload

    def present(self) -> tuple[frozenset[str], frozenset[str]]:
        """The servers that listen now, this one among them, and the workers."""
        wanted = "SELECT application_name FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE 'kahve %'"
        names = [name for (name,) in self._connection.execute(wanted)]
        servers, workers = (frozenset(name.removeprefix(kind) for name in names if name.startswith(kind)) for kind in (SERVER, WORKER))
        return servers, workers
