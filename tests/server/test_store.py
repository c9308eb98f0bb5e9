"""What lies on the disk: a store that cannot be used is named and left alone, and a damaged table harms no other."""

import signal
import socket
import sqlite3
from typing import Any

import pytest

from kahve.table.store import Conflict, DamagedTable, Store, StoreError, UnknownTable

OPENING = {"kind": "opened"}


@pytest.fixture
def store(tmp_path: Any) -> Any:
    made = Store(f"sqlite:///{tmp_path}/tables.db")
    made.create("t", "pisti", OPENING, 0, "key")
    yield made
    made.close()


def changed(store: Any, command: Any) -> None:
    with sqlite3.connect(store.name) as connection:
        connection.execute(command)
    connection.close()


def test_what_is_written_together_stands_together(store: Any) -> None:
    store.append("t", 0, [{"kind": "moved", "at": 1}, {"kind": "match"}], (0, "a1"))
    assert store.load("t").events == [OPENING, {"kind": "moved", "at": 1}, {"kind": "match"}]
    assert store.load("t").asks == {(0, "a1"): 2}
    with pytest.raises(Conflict):
        store.append("t", 1, [{"kind": "moved"}], (0, "a2"))
    with pytest.raises(Conflict):
        store.append("t", 2, [{"kind": "moved"}], (0, "a1"))
    assert len(store.load("t").events) == 3
    with pytest.raises(UnknownTable):
        store.load("u")


def test_a_key_is_kept_as_its_hash(store: Any) -> None:
    assert "key" not in store.load("t").seats
    with open(store.name, "rb") as file:
        assert b"'key'" not in file.read()


def test_a_store_is_brought_up_to_date_once_and_opened_again(store: Any) -> None:
    again = Store(f"sqlite:///{store.name}")
    assert again.load("t").events == [OPENING]
    with sqlite3.connect(store.name) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [("0001",)]
    connection.close()
    again.close()


def test_damaged_events_are_named_and_left(store: Any) -> None:
    store.append("t", 0, [{"kind": "moved"}, {"kind": "moved"}])
    changed(store, "UPDATE events SET body = substr(body, 1, 5) WHERE n = 2")
    with pytest.raises(DamagedTable, match="damaged at event 2"):
        store.load("t")
    changed(store, "DELETE FROM events WHERE n = 1")
    with pytest.raises(DamagedTable, match="event 1 is missing"):
        store.load("t")


def test_the_version_is_that_of_the_last_migration() -> None:
    from pathlib import Path

    from kahve.table import store

    assert max(file.name[:4] for file in (Path(store.__file__).parent / "migrations" / "versions").glob("0*.py")) == store.VERSION


@pytest.mark.parametrize("content", [b"not a database at all, but a letter to a friend", b"SQLite format 3\0" + b"\7" * 5000])
def test_a_file_that_is_no_store_ends_the_server_with_a_sentence_and_is_left_as_it_is(run: Any, tmp_path: Any, content: Any) -> None:
    file = tmp_path / "tables.db"
    file.write_bytes(content)
    ended = run(store=f"sqlite:///{file}", port=0)
    assert ended.returncode == 1
    assert str(file) in ended.stderr
    assert "Traceback" not in ended.stderr
    assert file.read_bytes() == content


def test_a_store_with_damaged_pages_is_not_used(tmp_path: Any) -> None:
    file = tmp_path / "tables.db"
    store = Store(f"sqlite:///{file}")
    store.create("t", "pisti", OPENING, 0, "key")
    store.append("t", 0, [{"kind": "moved", "text": "x" * 500} for _ in range(200)])
    store.close()
    data = bytearray(file.read_bytes())
    for page in range(12, 20):
        data[page * 4096 : page * 4096 + 200] = b"\x5a" * 200
    file.write_bytes(data)
    with pytest.raises(StoreError, match=r"is damaged|cannot be used"):
        Store(f"sqlite:///{file}")
    assert file.read_bytes() == data


def test_a_database_of_something_else_or_of_later_is_not_touched(store: Any, tmp_path: Any) -> None:
    other = tmp_path / "other.db"
    with sqlite3.connect(other) as connection:
        connection.execute("CREATE TABLE recipes (name)")
    connection.close()
    with pytest.raises(StoreError, match="something else"):
        Store(f"sqlite:///{other}")
    changed(store, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StoreError, match="newer Kahve"):
        Store(f"sqlite:///{store.name}")


@pytest.mark.parametrize("url", ["nonsense", "sqlite://", "sqlite:///:memory:"])
def test_an_address_that_is_no_file_is_refused(url: Any) -> None:
    with pytest.raises(StoreError):
        Store(url)


def test_the_default_place_follows_the_environment(monkeypatch: Any, tmp_path: Any) -> None:
    from kahve.table.store import default_url

    monkeypatch.setenv("KAHVE_DATA", str(tmp_path))
    assert default_url() == f"sqlite:///{tmp_path}/tables.db"


def test_a_port_in_use_ends_the_server_or_the_next_one_is_taken(run: Any, tmp_path: Any) -> None:
    from kahve.table.serve import listen

    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        ended = run(port=port, store=f"sqlite:///{tmp_path}/tables.db")
    assert ended.returncode == 1
    assert ended.stderr.startswith(f"Port {port} of 127.0.0.1 cannot be had")
    assert not (tmp_path / "tables.db").exists()
    first = listen("127.0.0.1", None)
    second = listen("127.0.0.1", None)
    assert second.getsockname()[1] > first.getsockname()[1]
    first.close()
    second.close()


def test_a_damaged_table_is_told_and_harms_no_other(serving: Any, with_bots: Any) -> None:
    server = serving()
    bo, cy = (server.person(server.place("pisti", with_bots(1))) for _ in range(2))
    for person in (bo, cy):
        person.act()
        person.act()
    server.kill()
    with sqlite3.connect(server.store) as connection:
        wrong = """UPDATE events SET body = replace(body, '"move": "', '"move": "9') WHERE table_id = ? AND n = 2"""
        connection.execute(wrong, (bo.place["table"],))
        before = connection.execute("SELECT * FROM events").fetchall()
    connection.close()
    server.start()
    status, told, _ = server.http(f"/api/tables/{bo.place['table']}")
    assert (status, told["error"]["code"]) == (500, "damaged")
    assert told["error"]["says"] == "The record of this table is damaged at event 2. It was left as it is."
    bo.open()
    assert bo.closed_with() == 1011
    assert bo.heard[-1]["code"] == "table"
    cy.come()
    cy.act()
    with sqlite3.connect(server.store) as connection:
        after = connection.execute("SELECT * FROM events WHERE table_id = ?", (bo.place["table"],)).fetchall()
    connection.close()
    assert after == [row for row in before if row[0] == bo.place["table"]]


def test_two_servers_at_one_store_do_not_both_play_the_same_event(serving: Any, with_bots: Any) -> None:
    one = serving()
    place = one.place("pishti", with_bots(1))
    two = serving(one.store)
    here, there = one.person(place), two.person(place)
    assert here.ask("deal")["type"] == "done"
    refused = there.ask("deal")
    assert (refused["type"], refused["code"]) == ("refused", "stale")
    there.go()
    there.last = 0
    there.come()
    assert there.scene["deal"] == 1


def test_ctrl_c_closes_the_house_without_a_complaint(serving: Any) -> None:
    server = serving()
    assert server.http("/healthz")[0] == 200
    server.process.send_signal(signal.SIGINT)
    complaints = server.process.communicate(timeout=30)[1]
    assert (server.process.returncode, complaints) == (0, "")
