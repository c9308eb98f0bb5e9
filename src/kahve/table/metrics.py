"""What the house counts, as Prometheus reads it: at an address of its own, never at that of the tables.

The address is given by `kahve serve --metrics`, and without it nothing is served. A port of its own keeps the figures from everybody who
comes by the public address, whatever stands before the house.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any

from .. import __version__
from ..cards.quoting import quoted
from .connections import Connections
from .host import Host
from .meters import Meters

USUAL_ADDRESS = "127.0.0.1"


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


class Figures:
    """The figures of a house, made anew whenever Prometheus asks."""

    def __init__(self, host: Host, connections: Connections | None = None) -> None:
        """connections: those of the server, if it keeps them."""
        self._host, self._connections = host, connections

    def collect(self) -> Iterator[Any]:
        """The families of metrics."""
        from prometheus_client import core

        host, meters = self._host, self._host.meters
        yield core.InfoMetricFamily("kahve", "The program that serves.", {"version": __version__})
        for name, says, number in (
            ("kahve_tables", "Tables in memory.", len(host.tables)),
            ("kahve_tables_in_play", "Tables in memory at which a deal is played.", sum(table.sitting.in_deal for table in host.tables)),
            ("kahve_seats_connected", "Seats whose person is connected.", sum(table.seats_connected for table in host.tables)),
            ("kahve_watchers", "Lines of those who watch.", sum(table.watchers for table in host.tables)),
            ("kahve_connections", "Open connections.", len(self._connections or ())),
            ("kahve_bots_waiting", "Questions that wait until a process is free for them.", host.bots.waiting),
            ("kahve_bots_thinking", "Questions that are being thought about.", host.bots.thinking),
        ):
            yield core.GaugeMetricFamily(name, says, number)
        for name, label, says, counts in (
            ("kahve_events", "kind", "Events that were stored; a move is of the kind moved.", meters.labelled("events")),
            ("kahve_refusals", "code", "Asks at the socket that were refused.", meters.labelled("refusals")),
            ("kahve_answers", "status", "Answers over HTTP.", meters.labelled("answers")),
            ("kahve_turned_away", "reason", "Connections that were turned away or cut off.", self._turned()),
            ("kahve_bot_failures", "bot", "Moves that the house played because the bot gave none.", meters.labelled("bot_failures")),
        ):
            family = core.CounterMetricFamily(name, says, labels=[label])
            for value, number in counts.items():
                family.add_metric([value], number)
            yield family
        yield from _histograms(meters)

    def _turned(self) -> dict[str, int]:
        return dict(self._connections.turned.reasons) if self._connections is not None else {}


def _histograms(meters: Meters) -> Iterator[Any]:
    from prometheus_client import core

    for name, key, says in (
        ("kahve_ask_seconds", "asks", "From an ask until it is written and told."),
        ("kahve_thought_seconds", "thoughts", "From a question to a bot until its answer, the wait for a free process included."),
    ):
        times = meters.times[key]
        buckets = [(str(bound), float(number)) for bound, number in times.up_to()]
        yield core.HistogramMetricFamily(name, says, [*buckets, ("+Inf", float(times.number))], times.sum)


@contextlib.contextmanager
def shown(address: tuple[str, int], figures: Figures) -> Iterator[int]:
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


__all__ = ["Figures", "read_address", "shown"]
