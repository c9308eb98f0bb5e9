"""Workers that think and push for servers at one database: who does what, and what becomes of it when one of them is killed."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import signal
import time
import urllib.request
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
import sqlalchemy as sa
from prometheus_client.parser import text_string_to_metric_families

from kahve.table.protocol.events import Moved
from kahve.table.store.answer_store import AnswerStore
from kahve.table.store.queue_schema import set_up
from kahve.table.store.sql import Store
from kahve.table.thinking.jobs import THINK, Jobs, Unfinished
from kahve.table.thinking.thinkers import key_of

from ..forked import Forked
from .conftest import ENVIRONMENT, PATIENCE
from .test_hints import YOU, answered, ready, to_the_turn
from .test_push import Device, Service, at_turn, opened, subscribed
from .test_push import key as key
from .test_push import service as service

SEARCHING = {"kind": "bot", "bot": "searching"}


class Worker:
    """A worker process at a database, with the bots and the adviser of these tests."""

    def __init__(self, store: str, getting_ready: float = 1.5, **options: Any) -> None:
        """getting_ready: the seconds that it takes to get ready for a game."""
        settings = {"store": store, "bots": "thinkers", "advice": "advisers", "at_once": 1} | options
        given = ", ".join(f"{name}={value!r}" for name, value in settings.items())
        program = f"from kahve.table.serving.work import work; work({given})"
        self.process = Forked(program, ENVIRONMENT | {"GETTING_READY": str(getting_ready)})
        # Where the figures are comes first.
        self.figures = self.process.stdout.readline() if options.get("metrics") == "0" else ""
        self.first_line = self.process.stdout.readline()

    def end(self, number: int = signal.SIGKILL) -> str:
        """End it and return what it complained about."""
        self.process.send_signal(number)
        return self.process.communicate(timeout=PATIENCE)[1]


@pytest.fixture
def working(url: str) -> Iterator[Callable[..., Worker]]:
    """A function that starts workers, which end with the test."""
    running: list[Worker] = []

    def start(**options: Any) -> Worker:
        running.append(Worker(url, **options))
        assert running[-1].first_line.startswith("Kahve thinks for the servers at postgresql"), running[-1].end()
        return running[-1]

    yield start
    for worker in running:
        if worker.process.poll() is None:
            worker.end()


@pytest.fixture
def url(postgres: Any) -> str:
    return str(postgres.database())


@pytest.fixture
def own_server(serving: Any, url: str) -> Any:
    return serving(url, bots="thinkers", advice="advisers")


def rows(url: str, query: str) -> list[tuple[Any, ...]]:
    with psycopg.connect(url) as connection:
        return connection.execute(query).fetchall()  # type: ignore[call-overload, no-any-return]


def soon(is_so: Callable[[], bool], seconds: float = PATIENCE) -> None:
    until = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < until, "it did not come about"
        time.sleep(0.05)


def answers(url: str) -> set[str]:
    """What has been answered by workers, by what is in the answers."""
    return {name for (body,) in rows(url, "SELECT body FROM answers") for name in json.loads(body)}


def known(url: str) -> int:
    """How many workers the database knows."""
    return int(rows(url, "SELECT count(*) FROM pg_stat_activity WHERE application_name LIKE 'kahve worker %'")[0][0])


def with_workers_known(url: str, number: int) -> None:
    """Wait until `number` workers are there, and every server has seen that."""
    soon(lambda: known(url) == number)
    time.sleep(2.5)


# -- who does it -------------------------------------------------------------------------------------------------------------------------


def test_a_worker_thinks_for_searching_bots_hints_and_reviews(own_server: Any, working: Any, url: str) -> None:
    working(at_once=2)
    with_workers_known(url, 1)
    bo = own_server.person(own_server.place("pishti", [YOU, SEARCHING]))
    to_the_turn(bo)
    status, body, _ = ready(own_server, bo)
    assert (status, body["ready"]) == (200, True)
    while answered(own_server, bo, "deals/1/review")[0] == 409:
        bo.act() if bo.wish() else bo.hear()
    status, body, _ = ready(own_server, bo, "deals/1/review")
    assert (status, body["deal"]) == (200, 1)
    # A turn, a hint, decisions that are over and what the deal brings.
    assert answers(url) == {"ready", "turn", "failures", "worths", "reasons", "par", "milliseconds"}
    assert rows(url, "SELECT * FROM procrastinate_jobs") == []
    assert own_server.process.poll() is None


def test_a_server_without_workers_thinks_itself(own_server: Any, url: str) -> None:
    bo = to_the_turn(own_server.person(own_server.place("pishti", [YOU, SEARCHING])))
    assert ready(own_server, bo)[0] == 200
    assert bo.act()["type"] == "done"
    assert rows(url, "SELECT * FROM answers") == rows(url, "SELECT * FROM procrastinate_jobs") == []


def test_quick_bots_wait_for_no_worker(own_server: Any, working: Any, url: str) -> None:
    working()
    with_workers_known(url, 1)
    bo = to_the_turn(own_server.person(own_server.place("pishti", [YOU, {"kind": "bot", "bot": "random"}])))
    bo.act()
    to_the_turn(bo)
    assert not answers(url) & {"turn"}


def test_two_servers_give_the_same_hint_that_was_thought_once(own_server: Any, serving: Any, working: Any, url: str) -> None:
    working()
    other = serving(url, bots="thinkers", advice="advisers")
    with_workers_known(url, 1)
    bo = to_the_turn(own_server.person(own_server.place("pishti", [YOU, SEARCHING])))
    first = ready(own_server, bo)[1]
    number = len(rows(url, "SELECT * FROM answers"))
    assert ready(other, bo)[1] == first
    assert len(rows(url, "SELECT * FROM answers")) == number


# -- who is killed -----------------------------------------------------------------------------------------------------------------------


def being_done(url: str) -> bool:
    return bool(rows(url, "SELECT * FROM procrastinate_jobs WHERE status = 'doing'"))


def test_what_a_killed_worker_had_begun_is_done_by_another(own_server: Any, working: Any, url: str) -> None:
    first = working(getting_ready=300.0)
    with_workers_known(url, 1)
    bo = to_the_turn(own_server.person(own_server.place("pishti", [YOU, {"kind": "bot", "bot": "random"}])))
    status, body = answered(own_server, bo)
    assert (status, body["ready"]) == (202, False)
    soon(lambda: being_done(url))
    second = working()
    first.end()
    assert ready(own_server, bo)[0] == 200
    assert answers(url) == {"ready", "turn", "worths", "reasons", "milliseconds"}
    assert second.process.poll() is None
    # The same decision was asked for once, and the table has heard of nothing twice.
    assert bo.ask("move", bo.scene["moves"][0]["move"])["type"] == "done"


def test_a_question_that_was_asked_again_before_its_worker_is_missed_is_answered(
    own_server: Any, serving: Any, working: Any, url: str
) -> None:
    first, other = working(getting_ready=300.0), serving(url, bots="thinkers", advice="advisers")
    with_workers_known(url, 1)
    bo = to_the_turn(own_server.person(own_server.place("pishti", [YOU, {"kind": "bot", "bot": "random"}])))
    answered(own_server, bo)
    soon(lambda: being_done(url))
    own_server.kill()
    back = other.person(bo.place)
    answered(other, back)
    soon(lambda: rows(url, "SELECT status FROM procrastinate_jobs ORDER BY id") == [("doing",), ("todo",)])
    working()
    first.end()
    assert ready(other, back)[0] == 200


def test_without_any_worker_left_the_server_goes_on_itself(own_server: Any, working: Any, url: str) -> None:
    worker = working()
    with_workers_known(url, 1)
    bo = to_the_turn(own_server.person(own_server.place("pishti", [YOU, SEARCHING])))
    worker.end()
    began = time.monotonic()
    last = bo.act()["n"]
    while bo.last <= last:
        bo.hear()
    assert time.monotonic() - began < 9, "it waited for a worker that is gone"


def test_the_move_of_a_bot_is_played_once_though_its_server_and_its_worker_are_killed(
    own_server: Any, serving: Any, working: Any, url: str
) -> None:
    worker, other = working(), serving(url, bots="thinkers", advice="advisers")
    with_workers_known(url, 1)
    bo = to_the_turn(own_server.person(own_server.place("pishti", [YOU, SEARCHING])))
    last = bo.act()["n"]
    own_server.kill()
    worker.end()
    working()
    back = other.person(bo.place)
    while back.last <= last:
        back.hear()
    store = Store(url)
    events = store.load(bo.place["table"]).events
    store.close()
    moves = [event.seat for event in events if isinstance(event, Moved)]
    assert moves[-2:] == [0, 1]
    assert len(events) == back.last + 1


def test_a_worker_goes_on_after_a_restart_of_the_database(own_server: Any, working: Any, postgres: Any, url: str) -> None:
    worker = working()
    with_workers_known(url, 1)
    postgres.stop()
    postgres.start()
    with_workers_known(url, 1)
    bo = to_the_turn(own_server.person(own_server.place("pishti", [YOU, SEARCHING])))
    assert ready(own_server, bo)[0] == 200
    assert "worths" in answers(url)
    assert "Traceback" not in worker.end(signal.SIGTERM)


def test_a_worker_that_is_told_to_stop_finishes_its_thought(own_server: Any, working: Any, url: str) -> None:
    worker = working(getting_ready=5.0)
    with_workers_known(url, 1)
    bo = to_the_turn(own_server.person(own_server.place("pishti", [YOU, {"kind": "bot", "bot": "random"}])))
    answered(own_server, bo)
    soon(lambda: being_done(url))
    assert worker.end(signal.SIGTERM) == ""
    assert worker.process.returncode == 0
    assert answers(url) == {"ready", "milliseconds"}


# -- what fails --------------------------------------------------------------------------------------------------------------------------


def test_a_question_without_an_answer_is_left_to_the_server_and_no_card_is_logged(own_server: Any, working: Any, url: str) -> None:
    worker = working(log="json")
    with_workers_known(url, 1)
    # The adviser of these tests cannot say anything at this target.
    bo = to_the_turn(own_server.person(own_server.place("pishti", [YOU, {"kind": "bot", "bot": "random"}], {"target": 51})))
    began = time.monotonic()
    status, body, _ = ready(own_server, bo)
    assert (status, body["error"]["code"]) == (503, "failure")
    assert time.monotonic() - began < 9
    complaints = [json.loads(line)["says"] for line in worker.end(signal.SIGTERM).splitlines()]
    # The library of the database says so where a query is in progress at the end.
    ours = [says for says in complaints if not says.startswith("query cancellation interrupted")]
    assert ours == ["A question about advice brought no answer (RuntimeError)."]


def figures(line: str) -> dict[tuple[str, str], float]:
    """The figures of a process, by name and labels. line: what it printed of their address."""
    address = re.search(r"http://\S+/metrics", line)
    assert address is not None, line
    with urllib.request.urlopen(address[0], timeout=PATIENCE) as answer:
        families = list(text_string_to_metric_families(answer.read().decode()))
    return {(sample.name, " ".join(sample.labels.values())): sample.value for family in families for sample in family.samples}


def test_the_figures_of_a_worker_tell_its_jobs_and_those_of_a_server_the_queue(serving: Any, working: Any, url: str) -> None:
    house = serving(url, bots="thinkers", advice="advisers", metrics="0")
    line = house.process.stdout.readline()
    worker = working(metrics="0")
    with_workers_known(url, 1)
    to_the_turn(house.person(house.place("pishti", [YOU, SEARCHING]))).act()
    soon(lambda: "turn" in answers(url))
    # The bot may have had a second turn meanwhile.
    soon(lambda: figures(worker.figures).get(("kahve_jobs_total", "turn done"), 0) >= 1)
    of_worker, of_server = figures(worker.figures), figures(line)
    # Another job may have begun since.
    assert of_worker["kahve_job_wait_seconds_count", ""] >= of_worker["kahve_job_seconds_count", ""] >= 1
    assert of_worker["kahve_thought_seconds_count", ""] >= 1
    assert of_server["kahve_asked_of_workers_total", "answered"] >= 1
    # The bot may be to play again.
    soon(lambda: figures(worker.figures)["kahve_queue_jobs", "turn waiting"] == figures(line)["kahve_queue_jobs", "turn waiting"] == 0)
    # Nobody does what is in the queue now, and the server tells for how long.
    worker.end(signal.SIGTERM)
    with_workers_known(url, 0)
    asyncio.run(put(url, {"ask": "judge"}))
    waiting = figures(line)
    assert (waiting["kahve_queue_jobs", "judge waiting"], waiting["kahve_queue_jobs", "judge doing"]) == (1, 0)
    soon(lambda: figures(line)["kahve_queue_oldest_seconds", "judge"] > waiting["kahve_queue_oldest_seconds", "judge"] >= 0)


async def put(url: str, question: dict[str, Any]) -> None:
    """Put a question into the queue that nobody asks."""
    with contextlib.closing(Store(url)) as store:
        jobs = Jobs(store.url)
    await jobs.open()
    await jobs.put(THINK, key_of(question), 0, {"key": key_of(question), "question": question, "until": time.time() + 60})
    await jobs.close()


def test_a_job_without_an_answer_counts_as_failed(own_server: Any, working: Any, url: str) -> None:
    worker = working(metrics="0")
    with_workers_known(url, 1)
    asyncio.run(put(url, {"ask": "turn", "game": "nothing"}))
    soon(lambda: figures(worker.figures).get(("kahve_jobs_total", "turn failed")) == 1)


def test_a_worker_needs_a_database_that_can_be_shared(tmp_path: Path) -> None:
    worker = Worker(f"sqlite:///{tmp_path}/tables.db")
    assert (worker.process.wait(), worker.first_line) == (1, "")
    complaint = worker.end()
    assert "is a file" in complaint
    assert complaint.count("\n") == 1


def test_a_worker_that_cannot_begin_says_why(url: str) -> None:
    for options, says in (
        ({"log": "xml"}, "--log cannot be 'xml': allowed are text and json."),
        ({"push_key": "/nowhere/push.json"}, "/nowhere/push.json"),
        ({"metrics": "nowhere"}, "--metrics is a port"),
        ({"store": "postgresql://kahve:secret@127.0.0.1:1/tables"}, "cannot be used"),
    ):
        worker = Worker(**({"store": url} | options))
        assert worker.process.wait() == 1
        complaint = worker.end()
        assert says in complaint
        assert "secret" not in complaint
        assert complaint.count("\n") == 1


# -- pushes ------------------------------------------------------------------------------------------------------------------------------


@pytest.fixture
def pushing(serving: Any, url: str, key: Path, service: Service) -> Any:
    """A server at the database that pushes to our service."""
    return serving(url, push_key=str(key), push_services=(service.address,))


def turn_passed_on(server: Any, service: Service) -> Device:
    """A move after which it is the turn of somebody who is not there: the device that is told so."""
    mover, _, other = at_turn(server, opened(server))
    device = Device(service, "/push/abc")
    subscribed(server, other, device)
    mover.act()
    return device


def test_a_worker_with_the_key_pushes(pushing: Any, working: Any, service: Service, key: Path, url: str) -> None:
    working(push_key=str(key))
    with_workers_known(url, 1)
    device = turn_passed_on(pushing, service)
    assert device.read(service.soon(1)[0][2])["says"] == "It is your turn."
    soon(lambda: not rows(url, "SELECT * FROM procrastinate_jobs"))


def test_a_push_that_a_service_does_not_take_is_sent_later(pushing: Any, service: Service, url: str) -> None:
    service.status = 503
    turn_passed_on(pushing, service)
    service.soon(1)
    service.status = 201
    service.soon(2)
    soon(lambda: not rows(url, "SELECT * FROM procrastinate_jobs"))


def test_a_push_that_a_killed_server_was_sending_is_sent_by_the_next_one(pushing: Any, service: Service, url: str) -> None:
    service.wait = 3.0
    turn_passed_on(pushing, service)
    soon(lambda: being_done(url))
    pushing.kill()
    service.received.clear()
    service.wait = 0.0
    pushing.start()
    soon(lambda: len(service.received) > 0)
    soon(lambda: not rows(url, "SELECT * FROM procrastinate_jobs"))


# -- the tables of the queue -------------------------------------------------------------------------------------------------------------


def taken(url: str, put: list[tuple[str, int, str]], do: Callable[[Jobs, str], Awaitable[None]], number: int) -> list[str]:
    """Put jobs into a queue, by name, priority and word, and let them be done until `number` were; their words in order."""
    words: list[str] = []

    async def put_and_take() -> None:
        jobs = Jobs(sa.engine.make_url(url))
        await jobs.open()
        for name, priority, word in put:
            assert await jobs.put(THINK, name, priority, {"word": word}) is not None

        async def note(*, word: str) -> None:
            words.append(word)
            await do(jobs, word)

        taking = asyncio.create_task(jobs.take(THINK, note, 1, finish=1.0))
        while len(words) < number:
            await asyncio.sleep(0.05)
        taking.cancel()
        await asyncio.gather(taking, return_exceptions=True)
        await jobs.close()

    asyncio.run(asyncio.wait_for(put_and_take(), PATIENCE))
    return words


def test_a_queue_of_an_older_version_is_brought_up_to_date_once(url: str) -> None:
    Store(url).close()
    newest = rows(url, "SELECT version FROM queue_version")
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("DROP SCHEMA public CASCADE")
        connection.execute("CREATE SCHEMA public")
        connection.execute("CREATE TABLE queue_version (version text)")
        connection.execute("INSERT INTO queue_version VALUES ('')")
    engine = sa.create_engine(url.replace("postgresql", "postgresql+psycopg"))
    for _ in range(2):
        with engine.begin() as connection_of_it:
            set_up(connection_of_it)
    engine.dispose()
    assert rows(url, "SELECT version FROM queue_version") == newest

    async def ask_again(jobs: Jobs, word: str) -> None:
        if word == "high":
            assert await jobs.put(THINK, "a", 0, {"word": "again"}) is None

    assert taken(url, [("a", 0, "low"), ("b", 9, "high")], ask_again, 2) == ["high", "low"]


def test_a_job_that_could_not_be_done_now_gives_way_to_one_of_its_name_that_waits(url: str) -> None:
    Store(url).close()

    async def fail_first(jobs: Jobs, word: str) -> None:
        if word == "first":
            assert await jobs.put(THINK, "a", 0, {"word": "second"}) is not None
            raise Unfinished

    assert taken(url, [("a", 0, "first")], fail_first, 2) == ["first", "second"]


def test_an_answer_is_written_once_and_forgotten_after_an_hour(url: str) -> None:
    store = Store(url)
    answers, key = AnswerStore(store), key_of({"ask": "ready", "game": "pisti"})
    answers.keep("w", key, {"ready": True})
    answers.keep("w", key, {"ready": False})
    assert answers.of([key, "0" * 64]) == {key: {"ready": True}}
    answers.forget_old()
    assert len(answers.of([key])) == 1
    with store.writing() as connection:
        connection.execute(sa.text("UPDATE answers SET at = at - 4000"))
    answers.forget_old()
    assert answers.of([key]) == {}
    store.close()
