"""What the server and its workers count, as Prometheus reads it: at an address of its own, never at that of the tables.

The address is given by `--metrics` of `kahve serve` and `kahve work`, and without it nothing is served. A port of its own keeps the figures
from everybody who comes by the public address, whatever stands before the server.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Mapping
from typing import Any, Protocol

from ... import __version__
from ...cards.quoting import quoted
from ...engine.installing import how_to_install
from ..http.connections import Connections
from ..live.server import Server
from ..store.queue_state import Queued, queued
from ..store.sql import Store
from ..store.stored import StoreError
from ..thinking.bots import BotPool
from ..thinking.loop_watch import LONG
from ..thinking.meters import Meters
from ..thinking.thinkers import PRIORITIES

USUAL_ADDRESS = "127.0.0.1"

_KINDS = (*PRIORITIES, "push")
"""The kinds of jobs, which are shown with a 0 where none is there."""


def read_address(text: str) -> tuple[str, int]:
    """The address and port of `--metrics`; ValueError says what is allowed.

    >>> read_address("9464"), read_address("0.0.0.0:9464"), read_address("[::1]:9464")
    (('127.0.0.1', 9464), ('0.0.0.0', 9464), ('::1', 9464))
    >>> read_address("nowhere")
    Traceback (most recent call last):
    ValueError: --metrics is a port, or an address and a port, as in 9464 or 127.0.0.1:9464: 'nowhere' is not.
    """
    address, _, port = text.rpartition(":")
    if not port.isascii() or not port.isdecimal() or not 0 <= int(port) <= 65535:
        raise ValueError(f"--metrics is a port, or an address and a port, as in 9464 or 127.0.0.1:9464: {quoted(text)} is not.")
    return address.strip("[]") or USUAL_ADDRESS, int(port)


class MetricsError(RuntimeError):
    """Figures that cannot be shown; the sentence says why."""


class Collector(Protocol):
    """Makes the figures whenever Prometheus asks."""

    def collect(self) -> Iterator[Any]:
        """The families of metrics."""


class Figures:
    """The figures of a server, and of the queue of jobs where its store has one."""

    def __init__(self, server: Server, connections: Connections | None = None) -> None:
        """connections: those of the server, if it keeps them."""
        self._server, self._connections = server, connections

    def collect(self) -> Iterator[Any]:
        """The families of metrics."""
        from prometheus_client import core

        server, meters = self._server, self._server.meters
        yield core.InfoMetricFamily("kahve", "The program that serves.", {"version": __version__})
        yield from _gauges(
            ("kahve_tables", "Tables in memory.", len(server.tables)),
            ("kahve_tables_in_play", "Tables in memory at which a deal is played.", sum(table.sitting.in_deal for table in server.tables)),
            ("kahve_seats_connected", "Seats whose person is connected.", sum(table.seats_connected for table in server.tables)),
            ("kahve_watchers", "Lines of those who watch.", sum(table.watchers for table in server.tables)),
            ("kahve_connections", "Open connections.", len(self._connections or ())),
        )
        yield from _of_bots(server.bots)
        yield from _counters(
            ("kahve_events", "kind", "Events that were stored; a move is of the kind moved.", meters.labelled("events")),
            ("kahve_refusals", "code", "Asks at the socket that were refused.", meters.labelled("refusals")),
            ("kahve_answers", "status", "Answers over HTTP.", meters.labelled("answers")),
            ("kahve_turned_away", "reason", "Connections that were turned away or cut off.", self._turned()),
            ("kahve_asked_of_workers", "result", "Questions that were put to workers.", meters.labelled("asked_of_workers")),
        )
        yield from _of_loop(meters)
        yield from _histograms(meters, ("kahve_ask_seconds", "asks", "From an ask until it is written and told."))
        if server.store.can_be_shared:
            yield from _of_jobs(server.store, meters)

    def _turned(self) -> dict[str, int]:
        return dict(self._connections.turned.reasons) if self._connections is not None else {}


def _of_loop(meters: Meters) -> Iterator[Any]:
    """How long each kind of work has held the event loop."""
    from prometheus_client import core

    says = "The longest time that work of this kind has held the event loop since the start, in seconds of the processor."
    longest = core.GaugeMetricFamily("kahve_loop_longest_seconds", says, labels=["work"])
    for what, seconds in dict(meters.loop.longest).items():
        longest.add_metric([what], seconds)
    yield longest
    says = f"How often work of this kind has held the event loop for more than {1000 * LONG:.0f} ms."
    yield from _counters(("kahve_loop_long", "work", says, dict(meters.loop.number_of_long)))


class WorkerFigures:
    """The figures of a worker, and of the queue that it takes its jobs from."""

    def __init__(self, store: Store, pool: BotPool) -> None:
        """store: in which the queue is. room: in which the worker thinks."""
        self._store, self._pool = store, pool

    def collect(self) -> Iterator[Any]:
        """The families of metrics."""
        from prometheus_client import core

        yield core.InfoMetricFamily("kahve", "The program that works.", {"version": __version__})
        yield from _of_bots(self._pool)
        yield from _of_jobs(self._store, self._pool.meters)


def _of_bots(pool: BotPool) -> Iterator[Any]:
    """What waits for the bots of a process, how long they take, and how often they fail."""
    yield from _gauges(
        ("kahve_bots_waiting", "Questions that wait until a process is free for them.", pool.waiting),
        ("kahve_bots_thinking", "Questions that are being thought about.", pool.thinking),
    )
    says = "From a question to a bot until its answer, the wait for a free process included."
    yield from _histograms(pool.meters, ("kahve_thought_seconds", "thoughts", says))
    failures = pool.meters.labelled("bot_failures")
    yield from _counters(("kahve_bot_failures", "bot", "Moves that the server played because the bot gave none.", failures))


def _of_jobs(store: Store, meters: Meters) -> Iterator[Any]:
    """What the queue holds, as every process of the town sees it, and what this process did of it."""
    from prometheus_client import core

    done = core.CounterMetricFamily("kahve_jobs", "Jobs that this process took from the queue.", labels=["kind", "result"])
    for kind_and_result, number in meters.labelled("jobs").items():
        done.add_metric(kind_and_result.split(), number)
    yield done
    yield from _histograms(
        meters,
        ("kahve_job_wait_seconds", "jobs_waited", "From the putting of a job into the queue until this process took it."),
        ("kahve_job_seconds", "jobs_done", "From the taking of a job until this process was done with it."),
    )
    try:
        waiting = queued(store)
    except StoreError:
        # The database is away just now: nobody knows what waits in it.
        return
    jobs = core.GaugeMetricFamily("kahve_queue_jobs", "Jobs in the queue, of all processes together.", labels=["kind", "state"])
    oldest = core.GaugeMetricFamily("kahve_queue_oldest_seconds", "For how long the oldest job that waits has waited.", labels=["kind"])
    for kind in sorted({*_KINDS, *waiting}):
        of_kind = waiting.get(kind, Queued(0, 0, 0.0))
        jobs.add_metric([kind, "waiting"], of_kind.waiting)
        jobs.add_metric([kind, "doing"], of_kind.doing)
        oldest.add_metric([kind], of_kind.oldest)
    yield jobs
    yield oldest


def _gauges(*rows: tuple[str, str, float]) -> Iterator[Any]:
    from prometheus_client import core

    for name, says, number in rows:
        yield core.GaugeMetricFamily(name, says, number)


def _counters(*rows: tuple[str, str, str, Mapping[str, int]]) -> Iterator[Any]:
    from prometheus_client import core

    for name, label, says, counts in rows:
        family = core.CounterMetricFamily(name, says, labels=[label])
        for value, number in counts.items():
            family.add_metric([value], number)
        yield family


def _histograms(meters: Meters, *rows: tuple[str, str, str]) -> Iterator[Any]:
    from prometheus_client import core

    for name, key, says in rows:
        times = meters.times[key]
        buckets = [(str(bound), float(number)) for bound, number in times.up_to()]
        yield core.HistogramMetricFamily(name, says, [*buckets, ("+Inf", float(times.number))], times.sum)


@contextlib.contextmanager
def shown(address: tuple[str, int], figures: Collector) -> Iterator[int]:
    """Serve the figures at this address until the end of the block; the port. OSError when it cannot be had.

    They are read in a thread of their own, and reading them changes nothing.
    """
    from prometheus_client import CollectorRegistry, start_http_server

    registry = CollectorRegistry(auto_describe=False)
    registry.register(figures)
    server, thread = start_http_server(address[1], address[0], registry)
    try:
        yield int(server.server_port)
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def show(stack: contextlib.ExitStack, address: tuple[str, int], figures: Collector) -> None:
    """Let Prometheus read the figures until the stack is closed, and print where; MetricsError says why that cannot be."""
    try:
        port = stack.enter_context(shown(address, figures))
    except ModuleNotFoundError:
        raise MetricsError(f"--metrics needs prometheus_client, which is not installed: {how_to_install('hosting')}.") from None
    except OSError as error:
        says = f"--metrics {address[0]}:{address[1]} cannot be had ({error.strerror or error}): choose another port."
        raise MetricsError(says) from None
    print(f"Prometheus finds the figures at http://{address[0]}:{port}/metrics.", flush=True)
