"""What Prometheus reads: the figures of the server, at a port of their own, without a card, a name or an address in them."""

import asyncio
import builtins
import re
import urllib.request
from contextlib import ExitStack
from typing import Any

import pytest
from prometheus_client.parser import text_string_to_metric_families

from kahve.table.http.connections import Connections
from kahve.table.live.server import Server
from kahve.table.store.sql import Store
from kahve.table.thinking.bots import BotPool
from kahve.table.watching import metrics


def read(server: Any) -> tuple[str, dict[tuple[str, str], float]]:
    """The text of the figures, and each by its name and label."""
    assert server.process.stdout is not None
    if not hasattr(server, "figures"):
        server.figures = re.search(r"http://\S+/metrics", server.process.stdout.readline())[0]
    with urllib.request.urlopen(server.figures, timeout=30) as answer:
        text = answer.read().decode()
    counts = {}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            counts[sample.name, ",".join(sample.labels.values())] = sample.value
    return text, counts


def test_the_figures_follow_what_happens(serving: Any, with_bots: Any) -> None:
    server = serving(metrics="0")
    _, before = read(server)
    assert before["kahve_tables", ""] == 0
    place = server.place("pisti", [{"kind": "you", "name": "Zuleika"}, {"kind": "bot", "bot": "random"}])
    bo = server.person(place)
    for _ in range(3):
        bo.act()
    # Between its look and its ask the bot may have moved.
    assert bo.ask("move", "XX")["code"] in ("illegal", "not_yours", "stale")
    assert server.http("/api/tables/nowhere")[0] == 404
    watcher = server.watcher(place["table"])
    watcher.say({"type": "watch"})
    watcher.hear()
    text, after = read(server)
    assert after["kahve_tables", ""] == after["kahve_tables_in_play", ""] == 1
    assert (after["kahve_seats_connected", ""], after["kahve_watchers", ""]) == (1, 1)
    assert after["kahve_connections", ""] >= 2
    assert after["kahve_events_total", "moved"] >= 3
    assert after["kahve_events_total", "opened"] == 1
    assert sum(number for (name, _), number in after.items() if name == "kahve_refusals_total") == 1
    assert (after["kahve_answers_total", "201"], after["kahve_answers_total", "404"]) == (1, 1)
    assert after["kahve_ask_seconds_count", ""] == after["kahve_ask_seconds_bucket", "+Inf"] == 4
    assert after["kahve_thought_seconds_count", ""] >= 1
    assert any(name == "kahve_loop_longest_seconds" for name, _ in after)
    assert "Zuleika" not in text
    assert place["table"] not in text
    assert server.http("/metrics")[0] == 404


def test_what_was_turned_away_is_counted() -> None:
    connections = Connections()
    connections.turned.count("full", "Full")
    counts = metrics.Figures(own_server(), connections)._turned()
    assert counts == {"full": 1}


def own_server() -> Any:
    class Quiet:
        tables: tuple[Any, ...] = ()
        bots = BotPool()
        meters = bots.meters

    return Quiet()


def test_the_figures_of_a_real_host_without_a_server(tmp_path: Any) -> None:
    async def collected() -> list[str]:
        server = Server(Store(f"sqlite:///{tmp_path}/tables.db"), BotPool())
        names = [family.name for family in metrics.Figures(server).collect()]
        await server.close()
        return names

    names = asyncio.run(collected())
    assert len(names) == len(set(names)) == 18
    # A file has no queue.
    assert not [name for name in names if "queue" in name or "job" in name]


def test_nothing_is_shown_where_nobody_asked_for_it(serving: Any) -> None:
    server = serving()
    assert server.http("/metrics")[0] == 404


@pytest.mark.parametrize("text", ["", "nowhere", "1.2.3.4:", "99999", "-1", "²"])
def test_an_address_that_is_none_is_refused(run: Any, tmp_path: Any, text: str) -> None:
    ended = run(metrics=text, port=0, store=f"sqlite:///{tmp_path}/tables.db")
    assert (ended.returncode, ended.stderr.count("\n")) == (1, 1)
    assert ended.stderr.startswith("--metrics is a port")


def test_a_port_in_use_is_a_sentence(run: Any, serving: Any, tmp_path: Any) -> None:
    server = serving()
    ended = run(metrics=str(server.port), port=0, store=f"sqlite:///{tmp_path}/other.db")
    assert ended.returncode == 1
    assert ended.stderr.startswith(f"--metrics 127.0.0.1:{server.port} cannot be had")
    assert "Traceback" not in ended.stderr


def test_without_its_package_it_says_what_to_install(monkeypatch: Any) -> None:
    imported = builtins.__import__

    def lacking(name: str, *more: Any) -> Any:
        if name.partition(".")[0] == "prometheus_client":
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return imported(name, *more)

    monkeypatch.setattr(builtins, "__import__", lacking)
    with ExitStack() as stack, pytest.raises(metrics.MetricsError) as refused:
        metrics.show(stack, ("127.0.0.1", 0), metrics.Figures(own_server()))
    assert str(refused.value) == "--metrics needs prometheus_client, which is not installed: pip install 'kahve[hosting]'."
