"""A store in PostgreSQL: the same as in a file, through a server that is killed and a database that is restarted."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.engine import make_url
from websockets.exceptions import ConnectionClosed

from kahve.table.protocol.events import MatchWon, Moved, Opened
from kahve.table.sitting.sitting import Sitting
from kahve.table.store import postgres as postgresql
from kahve.table.store.person_store import PersonStore
from kahve.table.store.postgres import shown, with_driver
from kahve.table.store.sql import Append, Conflict, Store, StoreError, UnknownTable

OPENING = Opened({}, 0, "00")


@pytest.fixture
def store(postgres: Any) -> Iterator[Store]:
    new_store = Store(postgres.database())
    new_store.create("t", "pisti", OPENING, 0, "key")
    yield new_store
    new_store.close()


def test_what_is_written_stands_and_no_number_is_written_twice(store: Store) -> None:
    store.append("t", 0, [Moved(0, "Ülkü’nün ♥"), MatchWon([0])], (0, "a1"))
    assert store.load("t").events == [OPENING, Moved(0, "Ülkü’nün ♥"), MatchWon([0])]
    assert store.load("t").asks == {(0, "a1"): 2}
    for last, name in ((1, "a2"), (2, "a1")):
        with pytest.raises(Conflict):
            store.append("t", last, [Moved(0, "5H")], (0, name))
    assert len(store.load("t").events) == 3
    with pytest.raises(UnknownTable):
        store.load("u")


def test_a_server_that_stops_in_the_middle_of_a_move_keeps_nobody_waiting(postgres: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgresql, "STALLED_SECONDS", 1)
    url = postgres.database()
    stopped, other = Store(url), Store(url)
    stopped.create("t", "pisti", OPENING, 0, "key")
    moved = {"table_id": "t", "n": 1, "kind": "moved", "body": '{"kind":"moved","seat":0,"move":"5H"}', "at": 1.0}

    def stop() -> None:
        with stopped.writing() as connection:
            connection.exec_driver_sql("INSERT INTO events VALUES (%(table_id)s, %(n)s, %(kind)s, %(body)s, %(at)s)", moved)
            # The number is locked now, and it waits here until the other one has written.
            other.append("t", 0, [Moved(0, "6H")])

    with pytest.raises(StoreError, match="could not write"):
        stop()
    assert other.load("t").events == stopped.load("t").events == [OPENING, Moved(0, "6H")]
    stopped.close()
    other.close()


def test_tables_written_together_keep_nothing_out_of_each_other(store: Store) -> None:
    store.create("u", "pisti", OPENING, 0, "key of u")
    moved = [Moved(0, "5H")]
    errors = store.append_all([Append("t", 1, moved), Append("u", 0, moved), Append("u", 0, moved)])
    assert [type(error) for error in errors] == [type(None), type(None), Conflict]
    # Number 1 of table t is missing, which is for whoever reads it to find.
    assert [len(store.load("u").events)] == [2]


def test_persons_are_kept_and_found_again(store: Store) -> None:
    persons = PersonStore(store)
    caller = persons.make("Ayla", "cup", "device key", "Chrome")
    assert persons.caller("device key") == caller
    store.create("v", "basra", OPENING, 1, "key of v", caller)
    assert [place.table for place in persons.places(caller.person)] == ["v"]


def test_a_store_is_brought_up_to_date_once_and_opened_again(store: Store) -> None:
    again = Store(store.url.render_as_string(hide_password=False).replace("+psycopg", ""))
    assert again.load("t").events == [OPENING]
    again.close()


def test_a_second_server_is_kept_away_until_the_first_is_gone(store: Store) -> None:
    store.claim()
    second = Store(store.url.render_as_string(hide_password=False))
    for alone in (True, False):
        with pytest.raises(StoreError, match="Another server is at work on the store postgresql"):
            second.claim(alone=alone)
    store.close()
    second.claim(alone=False)
    second.close()


def test_servers_share_a_store_and_keep_away_who_wants_it_alone(store: Store) -> None:
    url = store.url.render_as_string(hide_password=False)
    store.claim(alone=False)
    second, third = Store(url), Store(url)
    second.claim(alone=False)
    with pytest.raises(StoreError, match="Stop it first"):
        third.claim()
    for opened in (store, second):
        opened.close()
    third.claim()
    third.close()


def test_a_store_is_not_changed_beneath_servers_of_an_older_kahve(store: Store) -> None:
    url = store.url.render_as_string(hide_password=False)
    with store.writing() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '0002'")
    store.claim(alone=False)
    with pytest.raises(StoreError, match=r"An older Kahve is at work .* Stop all its servers first"):
        Store(url)
    with store.writing() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StoreError, match="newer Kahve"):
        Store(url)


def test_what_is_newer_is_read_from_a_number_on(store: Store) -> None:
    store.append("t", 0, [Moved(0, "5H")], (0, "a1"))
    store.append("t", 1, [MatchWon([0])], (0, "a2"))
    newer = store.load("t", 1)
    assert (newer.events, newer.asks) == ([MatchWon([0])], {(0, "a2"): 2})
    assert store.last_of(["t", "u"]) == {"t": 2}


def test_a_database_that_is_not_there_is_named_without_its_password(postgres: Any) -> None:
    with pytest.raises(StoreError, match="See that the database runs and lets this name in") as refused:
        Store(f"postgres://kahve:sesame@127.0.0.1:{postgres.port}/nowhere")
    assert "sesame" not in str(refused.value)
    assert "nowhere" in str(refused.value)


def test_a_password_is_read_from_the_file_that_the_address_names(tmp_path: Path) -> None:
    file = tmp_path / "password.txt"
    file.write_text("se:cr/et @\n", encoding="utf-8")
    url = with_driver(make_url(f"postgresql://kahve@localhost/tables?connect_timeout=3&password_file={file}"))
    assert (url.password, dict(url.query)) == ("se:cr/et @", {"connect_timeout": "3"})
    assert "se:cr" not in shown(url)
    for wrong, why in (
        (f"postgresql://kahve:x@localhost/tables?password_file={file}", "more than one password"),
        (f"postgresql://kahve@localhost/tables?password_file={file}&password_file={file}", "more than one password"),
        (f"postgresql://kahve@localhost/tables?password_file={tmp_path / 'none'}", "none cannot be read: No such file or directory"),
        (f"postgresql://kahve@localhost/tables?password_file={tmp_path}", "cannot be read: Is a directory"),
    ):
        with pytest.raises(StoreError, match=why):
            Store(wrong)
    for content, why in ((b"\n", "is empty"), (b"\xff", "it is not text in UTF-8")):
        file.write_bytes(content)
        with pytest.raises(StoreError, match=why):
            Store(f"postgresql://kahve@localhost/tables?password_file={file}")


def test_a_match_goes_on_over_a_kill_and_a_restart_of_the_database(postgres: Any, serving: Any, with_bots: Any) -> None:
    """Every acknowledged move is there afterwards, once."""
    url = postgres.database()
    server = serving(url)
    bo = server.person(server.place("pisti", with_bots(1, "greedy")))
    acknowledged: list[int] = []
    for act in range(14):
        if act == 4:
            server.kill()
            server.start()
            bo.come()
        if act == 9:
            postgres.stop()
            back = threading.Timer(0.3, postgres.start)
            back.start()
            # While the database is away an ask is refused and nothing happens; the line may be told the table again.
            refused = ask_until_refused(bo)
            assert refused is None or refused["code"] in ("not_now", "stale")
            back.join()
            time.sleep(0.2)
            bo.come()
        acknowledged.append(acted(bo)["n"])
    server.kill()
    stored = Store(url)
    loaded = stored.load(bo.place["table"])
    stored.close()
    assert acknowledged == sorted(set(acknowledged))
    assert set(acknowledged) <= set(loaded.asks.values())
    assert Sitting.replay(loaded.events).last >= acknowledged[-1]


def acted(bo: Any) -> dict[str, Any]:
    """Act once, after a refusal again: the table may have moved on, or the server may still be finding its database."""
    for _ in range(40):
        while (wish := bo.wish()) is None:
            bo.hear()
        try:
            answer: dict[str, Any] = bo.ask(*wish)
        except (ConnectionClosed, AssertionError):
            bo.come()
            continue
        if answer["type"] == "done":
            while bo.last < answer["n"]:
                bo.hear()
            return answer
        time.sleep(0.1)
        bo.come()
    raise AssertionError("nothing could be done for four seconds")


def ask_until_refused(bo: Any) -> dict[str, Any] | None:
    """The answer to one ask while the database is away; None where it is not this person's turn."""
    wish = bo.wish()
    if wish is None:
        return None
    answer: dict[str, Any] = bo.ask(*wish)
    return answer if answer["type"] == "refused" else None


def test_psycopg_missing_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(StoreError, match=r"pip install 'kahve\[postgres\]'"):
        Store("postgresql://kahve@127.0.0.1:1/tables")
