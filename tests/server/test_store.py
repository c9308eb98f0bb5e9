"""What lies on the disk: a store that cannot be used is named and left alone, and a damaged table harms no other."""

import asyncio
import os
import signal
import socket
import sqlite3
import threading
from typing import Any

import pytest
import sqlalchemy

from kahve.table.protocol.events import Left, MatchWon, Moved, Opened, Restarted
from kahve.table.store.sql import VERSION, Append, Conflict, DamagedTable, Store, StoreError, UnknownTable
from kahve.table.store.writer import Writer

OPENING = Opened({}, 0, "00")


@pytest.fixture
def store(tmp_path: Any) -> Any:
    new_store = Store(f"sqlite:///{tmp_path}/tables.db")
    new_store.create("t", "pisti", OPENING, 0, "key")
    yield new_store
    new_store.close()


def changed(store: Any, command: Any) -> None:
    with sqlite3.connect(store.name) as connection:
        connection.execute(command)
    connection.close()


def test_what_is_written_together_stands_together(store: Any) -> None:
    store.append("t", 0, [Moved(1, "5H"), MatchWon([0])], (0, "a1"))
    assert store.load("t").events == [OPENING, Moved(1, "5H"), MatchWon([0])]
    assert store.load("t").asks == {(0, "a1"): 2}
    with pytest.raises(Conflict):
        store.append("t", 1, [Moved(0, "5H")], (0, "a2"))
    with pytest.raises(Conflict):
        store.append("t", 2, [Moved(0, "5H")], (0, "a1"))
    assert len(store.load("t").events) == 3
    with pytest.raises(UnknownTable):
        store.load("u")


def test_tables_that_are_written_together_keep_nothing_out_of_each_other(store: Any) -> None:
    for name in "uv":
        store.create(name, "pisti", OPENING, 0, f"key of {name}")
    batch = [Append(name, 0, [Moved(0, name)], (0, "a1")) for name in "tuv"]
    assert store.append_all(batch) == [None, None, None]
    assert [store.load(name).events[1].move for name in "tuv"] == ["t", "u", "v"]
    # The second of them is late: its number is taken.
    errors = store.append_all([Append("t", 1, [MatchWon([0])]), Append("u", 0, [MatchWon([0])]), Append("v", 1, [MatchWon([0])])])
    assert [type(error) for error in errors] == [type(None), Conflict, type(None)]
    assert [len(store.load(name).events) for name in "tuv"] == [3, 2, 3]
    # A seat that is left loses its key, in company too.
    left = Append("u", 1, [Left(0, 0)], None, [0])
    assert store.append_all([left, Append("v", 2, [Restarted(0, 0)])]) == [None, None]
    assert store.load("u").seats == {}
    assert store.load("v").seats != {}


@pytest.mark.parametrize("error", [sqlite3.OperationalError("the database is gone"), sqlalchemy.exc.TimeoutError("no connection is free")])
def test_a_database_that_cannot_be_reached_is_an_error_of_the_store(store: Any, monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    """At a table that is "not now"; any other error would end the line of whoever asks, and the turns of a bot."""

    def fail() -> None:
        raise error

    monkeypatch.setattr(store._engine, "raw_connection", fail)
    one, other = Append("t", 0, [MatchWon([0])]), Append("u", 0, [MatchWon([0])])
    for batch in ([one], [one, other]):
        errors = store.append_all(batch)
        assert [type(each) for each in errors] == [StoreError] * len(batch)
        assert str(error) in str(errors[0])


def test_a_pool_without_a_free_connection_is_an_error_of_the_store_for_rare_writes_too(store: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> None:
        raise sqlalchemy.exc.TimeoutError("no connection is free")

    monkeypatch.setattr(store._engine, "begin", fail)
    with pytest.raises(StoreError, match=r"could not write: no connection is free\."):
        store.create("u", "pisti", OPENING, 0, "key of u")


def test_the_writer_writes_together_what_waits_together(store: Any) -> None:
    written: list[int] = []
    append_all = store.append_all
    store.append_all = lambda batch: (written.append(len(batch)), append_all(batch))[1]
    writer = Writer(store)

    async def ask() -> list[Any]:
        for name in "uv":
            await writer.write(store.create, name, "pisti", OPENING, 0, f"key of {name}")
        tables = [Append(name, 0, [Moved(0, "5H")]) for name in "tuvt"]
        return await asyncio.gather(*(writer.append(append) for append in tables), return_exceptions=True)

    errors = asyncio.run(ask())
    writer.close()
    assert [type(error) for error in errors] == [type(None), type(None), type(None), Conflict]
    assert sum(written) == 4
    assert len(written) < 4
    assert [len(store.load(name).events) for name in "tuv"] == [2, 2, 2]


def test_a_key_is_kept_as_its_hash(store: Any) -> None:
    assert "key" not in store.load("t").seats
    with open(store.name, "rb") as file:
        assert b"'key'" not in file.read()


def test_nobody_but_its_owner_can_read_a_store(tmp_path: Any) -> None:
    (tmp_path / "there").mkdir(mode=0o755)
    file = tmp_path / "there" / "made" / "deep" / "tables.db"
    store = Store(f"sqlite:///{file}")
    store.claim()
    store.create("t", "pisti", OPENING, 0, "key")
    counts = {path.name: path.stat().st_mode & 0o777 for path in file.parent.iterdir()}
    assert {"tables.db", "tables.db-wal", "tables.db-shm", "tables.db.serving"} <= set(counts)
    assert set(counts.values()) == {0o600}
    assert [path.stat().st_mode & 0o777 for path in (file.parent, file.parent.parent)] == [0o700, 0o700]
    assert (tmp_path / "there").stat().st_mode & 0o777 == 0o755
    store.close()


def test_a_store_that_others_could_read_is_closed_to_them(store: Any) -> None:
    store.close()
    os.chmod(store.name, 0o664)
    Store(f"sqlite:///{store.name}").close()
    assert os.stat(store.name).st_mode & 0o777 == 0o600


def test_a_store_is_brought_up_to_date_once_and_opened_again(store: Any) -> None:
    again = Store(f"sqlite:///{store.name}")
    assert again.load("t").events == [OPENING]
    with sqlite3.connect(store.name) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [(VERSION,)]
    connection.close()
    again.close()


def test_damaged_events_are_named_and_left(store: Any) -> None:
    store.append("t", 0, [Moved(0, "5H"), Moved(0, "5H")])
    changed(store, "UPDATE events SET body = substr(body, 1, 5) WHERE n = 2")
    with pytest.raises(DamagedTable, match="damaged at event 2"):
        store.load("t")
    changed(store, "DELETE FROM events WHERE n = 1")
    with pytest.raises(DamagedTable, match="event 1 is missing"):
        store.load("t")


def test_the_version_is_that_of_the_last_migration() -> None:
    from pathlib import Path

    from kahve.table.store import sql as store

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


def test_an_empty_file_and_a_file_with_two_names_are_not_used(tmp_path: Any) -> None:
    empty = tmp_path / "tables.db"
    empty.touch()
    with pytest.raises(StoreError, match=r"is empty: its tables are lost\. Restore a copy"):
        Store(f"sqlite:///{empty}")
    assert empty.read_bytes() == b""
    empty.unlink()
    Store(f"sqlite:///{empty}").close()
    (tmp_path / "same.db").hardlink_to(empty)
    for name in ("tables.db", "same.db"):
        with pytest.raises(StoreError, match=r"has 2 names \(hard links\)"):
            Store(f"sqlite:///{tmp_path / name}")
    (tmp_path / "same.db").unlink()
    Store(f"sqlite:///{empty}").close()


def test_a_store_with_damaged_pages_is_not_used(tmp_path: Any) -> None:
    file = tmp_path / "tables.db"
    store = Store(f"sqlite:///{file}")
    store.create("t", "pisti", OPENING, 0, "key")
    store.append("t", 0, [Moved(0, "x" * 500) for _ in range(200)])
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


@pytest.mark.parametrize(
    "url",
    [
        "", " ", "nonsense", "tables.db", "sqlite://", "sqlite:///:memory:", "sqlite://host/x", "sqlite+foo:///x", "file:///x", "postgres://",
        "postgresql://u:secret@h", "postgresql://u:secret@h:notaport/x", "http://localhost", "sqlite:///tables.db?uri=true",
    ],
)  # fmt: skip
def test_an_address_that_is_no_store_is_refused_with_what_is_allowed(url: Any, tmp_path: Any, monkeypatch: Any) -> None:
    monkeypatch.chdir(tmp_path)
    allowed = r"Write the address of a file, as in sqlite:///tables\.db, or of a PostgreSQL database"
    with pytest.raises(StoreError, match=allowed) as refused:
        Store(url)
    assert "secret" not in str(refused.value)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("url", ["postgresql://localhost:1/x", "mysql://localhost:1/x"])
def test_a_database_that_cannot_be_reached_is_refused_with_a_sentence(url: Any) -> None:
    with pytest.raises(StoreError, match=r"^The store .* (needs the Python package|cannot be used)"):
        Store(url)


def test_a_folder_is_no_store(tmp_path: Any) -> None:
    with pytest.raises(StoreError, match="Is a directory"):
        Store(f"sqlite:///{tmp_path}")


@pytest.mark.parametrize("url", ["postgres://", "nonsense", ""])
def test_the_server_ends_with_that_sentence(run: Any, url: Any) -> None:
    ended = run(store=url, port=0)
    assert (ended.returncode, ended.stdout) == (1, "")
    assert ended.stderr.count("\n") == 1
    assert ended.stderr.startswith("The store ")


def test_a_claim_is_let_go_with_the_store(tmp_path: Any) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    first, second = Store(url), Store(url)
    first.claim()
    first.claim()
    with pytest.raises(StoreError, match="Another server"):
        second.claim()
    first.close()
    second.claim()
    second.close()


def test_the_default_place_follows_the_environment(monkeypatch: Any, tmp_path: Any) -> None:
    from kahve.table.store.sql import default_url

    monkeypatch.setenv("KAHVE_DATA", str(tmp_path))
    assert default_url() == f"sqlite:///{tmp_path}/tables.db"


def test_a_port_in_use_ends_the_server_or_the_next_one_is_taken(run: Any, tmp_path: Any) -> None:
    from kahve.table.serving.serve import listen

    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        ended = run(port=port, store=f"sqlite:///{tmp_path}/tables.db")
    assert ended.returncode == 1
    assert ended.stderr.startswith(f"Port {port} of 127.0.0.1 cannot be used")
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
        wrong = """UPDATE events SET body = replace(body, '"move":"', '"move":"9') WHERE table_id = ? AND n = 2"""
        connection.execute(wrong, (bo.place["table"],))
        before = connection.execute("SELECT * FROM events").fetchall()
    connection.close()
    server.start()
    status, body, _ = server.http(f"/api/tables/{bo.place['table']}")
    assert (status, body["error"]["code"]) == (500, "damaged")
    assert body["error"]["says"] == "The record of this table is damaged at event 2. It was left as it is."
    bo.open()
    assert bo.closed_with() == 1011
    assert bo.received[-1]["code"] == "table"
    cy.come()
    cy.act()
    with sqlite3.connect(server.store) as connection:
        after = connection.execute("SELECT * FROM events WHERE table_id = ?", (bo.place["table"],)).fetchall()
    connection.close()
    assert after == [row for row in before if row[0] == bo.place["table"]]


def test_a_second_server_at_a_store_is_refused_until_the_first_is_gone(serving: Any, run: Any, with_bots: Any, tmp_path: Any) -> None:
    server = serving()
    bo = server.person(server.place("pishti", with_bots(1)))
    bo.act()
    link = tmp_path / "by_another_name.db"
    link.symlink_to(server.store)
    for file in (server.store, link):
        refused = run(store=f"sqlite:///{file}", port=0)
        assert (refused.returncode, refused.stdout) == (1, "")
        assert refused.stderr == (
            f"Another server is at work on the store {file}. "
            "Use that one, or give this one a store of its own, as in --store sqlite:///other.db.\n"
        )
    bo.act()
    other = serving(tmp_path / "other.db")
    other.stop()
    # A killed server holds nothing: `kill` sends SIGKILL, and the same store is served again.
    server.kill()
    server.start()
    bo.come()
    bo.act()


def test_ctrl_c_closes_the_server_without_a_complaint(serving: Any) -> None:
    server = serving()
    assert server.http("/healthz")[0] == 200
    server.process.send_signal(signal.SIGINT)
    complaints = server.process.communicate(timeout=30)[1]
    assert (server.process.returncode, complaints) == (0, "")


def test_a_writer_without_a_thread_writes_all_the_same(store: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def start(_: Any) -> None:
        raise RuntimeError("can't start new thread")

    writer = Writer(store)

    async def ask() -> list[Any]:
        monkeypatch.setattr(threading.Thread, "start", start)
        try:
            await writer.write(store.create, "u", "pisti", OPENING, 0, "key of u")
            tables = [Append(name, 0, [Moved(0, "5H")]) for name in "tut"]
            return await asyncio.gather(*(writer.append(append) for append in tables), return_exceptions=True)
        finally:
            monkeypatch.undo()

    errors = asyncio.run(ask())
    writer.close()
    assert [type(error) for error in errors] == [type(None), type(None), Conflict]
    assert [len(store.load(name).events) for name in "tu"] == [2, 2]


def test_a_closed_writer_has_written_what_it_was_given_and_takes_nothing_more(store: Any) -> None:
    writer = Writer(store)

    async def ask() -> None:
        waiting = asyncio.ensure_future(writer.append(Append("t", 0, [Moved(0, "5H")])))
        await asyncio.sleep(0)
        writer.close()
        await waiting
        with pytest.raises(RuntimeError):
            await writer.append(Append("t", 1, [Moved(1, "5D")]))
        with pytest.raises(RuntimeError):
            await writer.write(store.create, "u", "pisti", OPENING, 0, "key of u")

    asyncio.run(ask())
    assert len(store.load("t").events) == 2
