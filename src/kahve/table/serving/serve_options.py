"""What a server is started with: one description from the command to the application, which every process of a crew is given."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from ...cards.quoting import quoted
from ...language import message
from ..http.connections import Limits
from ..http.guard import MOST_FROM_ONE
from ..http.invitation import read_public_url
from ..live.presence import GRACE
from ..protocol.addresses import read_proxies
from ..push.push_key import PushKey, read_key
from ..push.pushing import SERVICES
from ..thinking.bots import LONGEST_THOUGHT
from ..thinking.budgets import Rates
from ..watching.journal import KINDS
from ..watching.metrics import read_address

MOST_NEW_TABLES = 60
"""How many tables one address may make in a minute."""


@dataclass(frozen=True, kw_only=True)
class ServeOptions:
    """A server as it is asked for; what has to be read first, as a file or an address, is read once, by a property.

    store: the database's URL, by default this user's own.

    interface, port: where the server listens. Port 0 is any that is free; None is the first free one from 8000 on.

    public_url: the address by which people reach the server from outside.

    allowed_names: names that the server answers to besides that of `public_url` and those of `ServerNames`.

    trusted_proxies: the addresses and networks whose X-Forwarded-For and X-Forwarded-Proto are believed, by default none.

    browser: whether the page is opened at once.

    client: the folder of the built page, by default `kahve.web.dist()`.

    pace: the seconds that a bot waits before it plays.

    grace: the seconds for which a person's line may be lost before the seat counts as away.

    bots, advice: the modules of the bots (`BotPool`).

    own_players: further players that tables offer (docs/players.md).

    longest_thought: the seconds after which a bot's move is played for it.

    most_new_tables: how many tables one address may make in a minute.

    most_from_one: how many requests and sockets one address may have open at once.

    limits: what a connection may take, by default as many as there are descriptors.

    rates: what each address and line may ask for, by default those of `Rates`.

    keep_days: the days after which a table at which nothing happened is deleted; by default tables are kept for ever.

    push_key, push_services: the file with the key with which turns are pushed, and where to.

    log: how the log is written, one of `journal.KINDS`.

    metrics: the port, or the address and port, at which Prometheus reads what the server counts; none by default.

    workers: how many processes serve, at one port. More than one need a store in PostgreSQL.
    """

    store: str | None = None
    interface: str = "127.0.0.1"
    port: int | None = None
    public_url: str | None = None
    allowed_names: Sequence[str] = ()
    trusted_proxies: str = ""
    browser: bool = False
    client: Path | None = None
    pace: float = 0.6
    grace: float = GRACE
    bots: str = "kahve.bots"
    advice: str = "kahve.bots.review.advice"
    own_players: Sequence[str] = ()
    longest_thought: float = LONGEST_THOUGHT
    most_new_tables: int = MOST_NEW_TABLES
    most_from_one: int = MOST_FROM_ONE
    limits: Limits | None = None
    rates: Rates | None = None
    keep_days: float | None = None
    push_key: Path | str | None = None
    push_services: Sequence[str] = SERVICES
    log: str = KINDS[0]
    metrics: str | None = None
    workers: int = 1

    @cached_property
    def public_address(self) -> str | None:
        """The public address as it begins links, without a slash at its end; ValueError says what is wrong with it."""
        return None if self.public_url is None else read_public_url(self.public_url)

    @cached_property
    def proxies(self) -> list[str]:
        """The proxies that are believed; ValueError names one that is not an address."""
        return read_proxies(self.trusted_proxies)

    @cached_property
    def key(self) -> PushKey | None:
        """The key in the file for pushes; PushError says why it cannot be used."""
        return None if self.push_key is None else read_key(Path(self.push_key))

    @cached_property
    def figures_at(self) -> tuple[str, int] | None:
        """The address and port of the figures; ValueError says what is allowed."""
        return None if self.metrics is None else read_address(self.metrics)

    def check(self) -> None:
        """Read all that is to be read; ValueError says the first thing that no server can have."""
        if self.log not in KINDS:
            raise ValueError(message("table-house-no-such-log", value=quoted(self.log), allowed=tuple(KINDS)))
        _ = self.public_address, self.proxies, self.key, self.figures_at
