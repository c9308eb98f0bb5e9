"""A store looked after: copied while it is served, put back while it is not, and old tables deleted."""

import asyncio
import sqlite3
import threading
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from kahve.table.live import server, sweeping, upkeep
from kahve.table.live.live_table import LiveTable
from kahve.table.protocol.events import Joined, Opened
from kahve.table.sitting.setup import read_setup
from kahve.table.sitting.sitting import Sitting
from kahve.table.store.sql import Store, Stored, StoreError, UnknownTable
from kahve.table.thinking.bots import BotPool
from kahve.terminal.main import app

SETUP = {"game": "pisti", "house": {"seats": 2}, "players": [{"kind": "you"}, {"kind": "open"}]}
OPENING = Opened(read_setup(SETUP).stored(), 0, "00")
JOINED = Joined(1, "Ayla")


def said(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, list(words))
    assert "Traceback" not in result.output
    return result.exit_code, result.output


def url(file: Path) -> str:
    return f"sqlite:///{file}"


def filled(file: Path, *names: str) -> None:
    store = Store(url(file))
    for name in names:
        store.create(name, "pisti", OPENING, 0, f"key of {name}")
        store.append(name, 0, [JOINED], (0, "a1"))
    store.close()


def test_a_copy_is_made_while_people_play_and_put_back_when_the_server_is_closed(serving: Any, with_bots: Any, tmp_path: Path) -> None:
    server = serving()
    bo = server.person(server.place("pishti", with_bots(1), {"target": 201}))
    bo.act()
    copies = tmp_path / "copies"
    play = threading.Thread(target=lambda: [bo.act() for _ in range(12)])
    play.start()
    backups = []
    while play.is_alive() or not backups:
        at = bo.last
        file = copies / f"{len(backups)}.db"
        assert said("backup", str(file), "--store", url(server.store)) == (0, f"{file} has a copy of all tables: 1.\n")
        backups.append((at, file))
    play.join()
    for at, file in backups:
        assert [path.name for path in copies.iterdir() if path.name.startswith(f"{file.name}-")] == []
        assert file.stat().st_mode & 0o777 == 0o600
        copy = Store(url(file))
        events = copy.load(bo.place["table"]).events
        copy.close()
        assert Sitting.replay(events).last >= at
    code, text = said("restore", str(backups[0][1]), "--store", url(server.store))
    assert (code, "Another server is at work" in text) == (2, True)
    server.stop()
    code, text = said("restore", str(backups[0][1]), "--store", url(server.store))
    assert (code, text.splitlines()[0]) == (0, f"The tables of {backups[0][1]} have been restored: 1.")
    aside = Path(text.split("are in ")[1].strip().rstrip("."))
    before = Store(url(aside))
    assert Sitting.replay(before.load(bo.place["table"]).events).last >= bo.last
    before.close()
    server.start()
    bo.last = 0
    bo.come()
    bo.act()


def test_a_copy_is_never_written_over(tmp_path: Path) -> None:
    filled(tmp_path / "tables.db", "t")
    (tmp_path / "copy.db").write_text("an older copy")
    code, text = said("backup", str(tmp_path / "copy.db"), "--store", url(tmp_path / "tables.db"))
    assert (code, text.endswith("is there already: an older copy is not written over.\n")) == (2, True)
    assert (tmp_path / "copy.db").read_text() == "an older copy"
    code, text = said("backup", str(tmp_path / "new.db"), "--store", url(tmp_path / "none.db"))
    assert (code, "There is no store" in text) == (2, True)
    assert not (tmp_path / "none.db").exists()


@pytest.mark.parametrize(
    "content", [b"", b"a letter to a friend", b"SQLite format 3\0" + b"\7" * 5000, None, "foreign", "newer", "damaged"]
)
def test_what_is_no_sound_copy_is_not_put_back(tmp_path: Path, content: Any) -> None:
    store, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    filled(store, "t")
    before = store.read_bytes()
    if isinstance(content, bytes):
        copy.write_bytes(content)
    elif content == "foreign":
        with sqlite3.connect(copy) as connection:
            connection.execute("CREATE TABLE recipes (name)")
        connection.close()
    elif content is not None:
        filled(copy, *(f"t{at}" for at in range(200)))
        if content == "newer":
            with sqlite3.connect(copy) as connection:
                connection.execute("UPDATE alembic_version SET version_num = '9999'")
            connection.close()
        else:
            data = bytearray(copy.read_bytes())
            for page in range(5, len(data) // 4096):
                data[page * 4096 : page * 4096 + 300] = b"\x5a" * 300
            copy.write_bytes(data)
    code, text = said("restore", str(copy), "--store", url(store))
    assert code == 2
    assert str(copy) in text
    assert store.read_bytes() == before
    assert sorted(path.name for path in tmp_path.iterdir() if "part" in path.name or "before" in path.name) == []


def test_a_copy_makes_a_store_where_there_was_none_and_mends_a_damaged_one(tmp_path: Path) -> None:
    filled(tmp_path / "tables.db", "t")
    upkeep.back_up(url(tmp_path / "tables.db"), tmp_path / "copy.db")
    assert upkeep.put_back(tmp_path / "copy.db", url(tmp_path / "deep" / "new.db")) == (1, None)
    (tmp_path / "tables.db").write_bytes(b"SQLite format 3\0" + b"\7" * 5000)
    for number in range(2):
        _, aside = upkeep.put_back(tmp_path / "copy.db", url(tmp_path / "tables.db"))
        assert aside is not None
        assert (b"\7\7\7" in aside.read_bytes()) == (number == 0)
    store = Store(url(tmp_path / "tables.db"))
    assert len(store.load("t").events) == 2
    store.close()


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE events SET body = replace(body, '\"seat\":1', '\"seat\":7') WHERE table_id = 't7' AND n = 1",
        "UPDATE events SET body = substr(body, 1, 20) WHERE table_id = 't7' AND n = 1",
        "DELETE FROM events WHERE table_id = 't7' AND n = 0",
        "DELETE FROM events WHERE table_id = 't7'",
    ],
)
def test_a_copy_with_a_table_that_cannot_be_played_again_is_put_back_only_if_asked(tmp_path: Path, change: str) -> None:
    store, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    filled(store, "t")
    filled(copy, *(f"t{at}" for at in range(20)))
    with sqlite3.connect(copy) as connection:
        assert connection.execute(change).rowcount > 0
    connection.close()
    before = store.read_bytes()
    code, text = said("restore", str(copy), "--store", url(store))
    assert (code, store.read_bytes()) == (2, before)
    sentence = " ".join(text.split())
    assert "1 of the tables cannot be played again, and nothing was put back. The first is t7:" in sentence
    assert "--damaged-too" in sentence
    code, text = said("restore", str(copy), "--store", url(store), "--damaged-too")
    assert (code, text.splitlines()[0].endswith("have been restored: 20.")) == (0, True)
    again = Store(url(store))
    assert len(again.load("t6").events) == 2
    again.close()


def aged(file: Path, table: str, days: float) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE events SET at = at - ? WHERE table_id = ?", (days * upkeep.DAY, table))
    connection.close()


def rows(file: Path) -> dict[str, int]:
    """How many rows each kind has."""
    with sqlite3.connect(file) as connection:
        kinds = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        counts = {kind: connection.execute(f"SELECT COUNT(*) FROM {kind}").fetchone()[0] for kind in kinds}
    connection.close()
    return counts


def test_only_tables_at_which_nothing_happened_are_deleted_with_all_that_is_theirs(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    filled(file, "young", "used", "old", "older")
    alone = tmp_path / "alone.db"
    filled(alone, "young", "used")
    for table, days in (("used", 20.0), ("old", 20.0), ("older", 40.0)):
        aged(file, table, days)
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE events SET at = at + ? WHERE table_id = 'used' AND n = 1", (19 * upkeep.DAY,))
    connection.close()
    store = Store(url(file))
    assert upkeep.expire(store, 50.0) == []
    assert upkeep.expire(store, 10.0, {"older"}) == ["old"]
    assert upkeep.expire(store, 10.0) == ["older"]
    for table in ("old", "older"):
        with pytest.raises(UnknownTable):
            store.load(table)
    assert len(store.load("used").events) == 2
    store.close()
    assert rows(file) == rows(alone)


def test_the_command_deletes_while_the_server_is_closed(serving: Any, with_bots: Any) -> None:
    server = serving()
    server.place("pisti", with_bots(1))
    code, text = said("expire", "--days", "0", "--store", url(server.store))
    assert (code, "Another server is at work" in text) == (2, True)
    server.stop()
    assert said("expire", "--days", "1", "--store", url(server.store)) == (0, "Tables deleted: 0.\n")
    assert said("expire", "--days", "0", "--store", url(server.store)) == (0, "Tables deleted: 1.\n")
    code, text = said("expire", "--days", "1", "--store", url(server.store.with_name("none.db")))
    assert (code, "There is no store" in text) == (2, True)


def test_an_open_server_deletes_what_is_old_and_not_in_memory(tmp_path: Path, monkeypatch: Any) -> None:
    file = tmp_path / "tables.db"
    filled(file, "old", "used")
    for table in ("old", "used"):
        aged(file, table, 3.0)
    monkeypatch.setattr(sweeping, "_SWEEP_SECONDS", 0.01)

    async def serve() -> None:
        house = server.Server(Store(url(file)), BotPool(), keep_days=2.0)
        sitting = Sitting.open(SETUP)
        house._tables["used"] = LiveTable("used", Stored([], {}, {}, 0.0), sitting, house)
        sweeping = asyncio.create_task(house.sweeper.run())
        while rows(file)["tables"] > 1:
            await asyncio.sleep(0.02)
        sweeping.cancel()
        await house.close()

    asyncio.run(asyncio.wait_for(serve(), 30))
    assert rows(file)["tables"] == 1


def test_tables_rest_once_after_a_while_and_others_have_their_turn_between_them(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(sweeping, "_LOOK_SECONDS", 0.01)
    turns, rested, rest = [0], dict[str, int](), Sitting.rest

    async def serve() -> None:
        house = server.Server(Store(url(tmp_path / "tables.db")), BotPool())
        for name in ("new", "one", "two", "three"):
            table = house._tables[name] = LiveTable(name, Stored([], {}, {}, 0.0), Sitting.open(SETUP), house)
            table.touched -= 0.0 if name == "new" else 3.5
            assert not hasattr(table.sitting, "__dict__"), "a sitting takes a kilobyte more without slots"
        monkeypatch.setattr(Sitting, "rest", lambda sitting: (rested.setdefault(name_of[id(sitting)], turns[0]), rest(sitting)))
        name_of = {id(table.sitting): table.name for table in house.tables}
        sweeper = asyncio.create_task(house.sweeper.run())
        while len(rested) < 3:
            await asyncio.sleep(0)
            turns[0] += 1
        assert [table.rest() for table in house.tables] == [False] * 4, "one is too new, and the others rest already"
        house.tables[1].touched -= 3.5
        house.tables[1]._rested_at = house.tables[1].touched - 1.0
        assert house.tables[1].rest(), "something has happened since it rested"
        sweeper.cancel()
        await house.close()

    asyncio.run(asyncio.wait_for(serve(), 30))
    assert sorted(rested) == ["one", "three", "two"]
    assert len(set(rested.values())) == 3, "no two of them rest in one piece of work"


def test_a_store_that_is_no_file_is_named(tmp_path: Path) -> None:
    for wrong in ("postgresql://localhost/x", "sqlite://", "nonsense"):
        with pytest.raises(StoreError):
            upkeep.back_up(wrong, tmp_path / "copy.db")
