"""Every schema that a store has had is brought up to date with the data in it, whichever revisions there are."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from kahve.games import GAMES
from kahve.table.protocol.asks import AskDeal, AskMove
from kahve.table.protocol.events import Opened, written
from kahve.table.sitting.sitting import Sitting
from kahve.table.store.sql import VERSION, Store, StoreError, hashed, revisions, upgrade

REVISIONS = revisions()
DUMP = Path(__file__).parent / "store_0001.sql"
"""A store with the schema of the first release: a table of each of four games, with what people asked for."""

OPENING = Opened({}, 0, "00")
KINDS = {"INTEGER": 3, "FLOAT": 12.5, "BIGINT": 4, "BLOB": b"\x00\x01", "BOOLEAN": 1}


def course(name: str) -> tuple[Sitting, list[dict[str, Any]]]:
    """A table with a deal and some moves, and its events."""
    players = [{"kind": "you", "name": "Zoë"}]
    probe = Sitting.open({"game": name, "players": [*players, *[{"kind": "bot", "bot": "random"}] * (seats_of(name) - 1)]})
    events = [probe.opening]
    for _ in range(4):
        ask = AskDeal() if probe.awaits_deal else AskMove(probe.table.legal[0])
        for event in probe.ask(max(probe.turn, 0), ask):
            events.append(event)
            probe.take(event, noted=False)
    return probe, events


def seats_of(name: str) -> int:
    from kahve.games import game

    return int(game(name).settle({}).seats)


def store_at(file: Path, revision: str) -> sa.Engine:
    """An empty store of this revision."""
    engine = sa.create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        assert upgrade(connection, None, revision)
    return engine


def filled(connection: sa.Connection) -> dict[str, list[dict[str, Any]]]:
    """A row in every table of the database, each fit for its columns and its keys: what was written, by table."""
    schema = sa.MetaData()
    schema.reflect(connection)
    rows_of: dict[str, list[dict[str, Any]]] = {}
    for rows in schema.sorted_tables:
        if rows.name == "alembic_version":
            continue
        row = {}
        for column in rows.columns:
            keys = [key.column for key in column.foreign_keys]
            kind = type(column.type).__name__
            if keys:
                row[column.name] = rows_of[keys[0].table.name][0][keys[0].name]
            elif isinstance(column.type, (sa.String, sa.Text)):
                row[column.name] = written(OPENING) if column.name == "body" else f"{rows.name} {column.name}"[: column.type.length or 40]
            else:
                row[column.name] = KINDS[kind]
        if rows.name == "events":
            row["n"] = 0
        connection.execute(rows.insert().values(row))
        rows_of[rows.name] = [row]
    return rows_of


def contents(file: Path) -> dict[str, list[dict[str, Any]]]:
    """All rows of a database, by table."""
    with sqlite3.connect(file) as connection:
        connection.row_factory = sqlite3.Row
        kinds = [row["name"] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        counts = {kind: [dict(row) for row in connection.execute(f"SELECT * FROM {kind}")] for kind in kinds}
    connection.close()
    return counts


def test_the_revisions_are_those_of_the_files() -> None:
    files = sorted(path.name[:4] for path in (Path(upgrade.__code__.co_filename).parent / "migrations" / "versions").glob("0*.py"))
    assert files == REVISIONS
    assert REVISIONS[-1] == VERSION


@pytest.mark.parametrize("revision", REVISIONS)
def test_what_every_kind_of_row_holds_is_kept(tmp_path: Path, revision: str) -> None:
    file = tmp_path / "tables.db"
    engine = store_at(file, revision)
    with engine.begin() as connection:
        filled_in = filled(connection)
    engine.dispose()
    store = Store(f"sqlite:///{file}")
    loaded = store.load(filled_in["tables"][0]["id"])
    store.close()
    after = contents(file)
    assert after["alembic_version"] == [{"version_num": VERSION}]
    for kind, [row] in filled_in.items():
        if kind in after:
            [only_row] = after[kind]
            assert {name: value for name, value in only_row.items() if name in row} == {
                name: value for name, value in row.items() if name in only_row
            }
    # A table that is gone has handed on what it held: the keys to the seats and the asks are read as before.
    keys = filled_in.get("seats") or filled_in["seat_keys"]
    assert loaded.seats == {keys[0]["token"]: keys[0]["seat"]}
    assert loaded.asks == {(filled_in["asks"][0]["seat"], filled_in["asks"][0]["id"]): filled_in["asks"][0]["n"]}
    assert loaded.events == [OPENING]


@pytest.mark.parametrize("revision", REVISIONS)
def test_tables_of_every_game_go_on_after_it(tmp_path: Path, revision: str) -> None:
    file = tmp_path / "tables.db"
    engine = store_at(file, revision)
    courses = {name: course(name) for name in GAMES}
    with engine.begin() as connection:
        schema = sa.MetaData()
        schema.reflect(connection)
        tables = schema.tables
        keys = tables["seats"] if "seats" in tables else tables["seat_keys"]
        for name, (_, events) in courses.items():
            connection.execute(tables["tables"].insert().values(id=f"t-{name}", game=name, at=1.0))
            rows = [{"table_id": f"t-{name}", "n": n, "kind": one.kind, "body": written(one), "at": 2.0} for n, one in enumerate(events)]
            connection.execute(tables["events"].insert(), rows)
            connection.execute(keys.insert().values(table_id=f"t-{name}", seat=0, token=hashed(f"key of {name}")))
    engine.dispose()
    store = Store(f"sqlite:///{file}")
    for name, (before, _) in courses.items():
        stored = store.load(f"t-{name}")
        assert stored.seats == {hashed(f"key of {name}"): 0}
        sitting = Sitting.replay(stored.events)
        assert str(sitting.table) == str(before.table)
        ask = AskDeal() if sitting.awaits_deal else AskMove(sitting.table.legal[0])
        store.append(f"t-{name}", sitting.last, sitting.ask(max(sitting.turn, 0), ask), (0, "next"))
    store.close()


def test_a_store_of_the_first_release_is_read(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with sqlite3.connect(file) as connection:
        connection.executescript(DUMP.read_text(encoding="utf-8"))
    connection.close()
    before = contents(file)
    assert before["alembic_version"] == [{"version_num": "0001"}]
    store = Store(f"sqlite:///{file}")
    assert len(before["tables"]) == 4
    for row in before["tables"]:
        stored = store.load(row["id"])
        assert len(stored.events) == sum(event["table_id"] == row["id"] for event in before["events"])
        sitting = Sitting.replay(stored.events)
        assert (sitting.setup.game.name, sitting.last) == (row["game"], len(stored.events) - 1)
        assert len(stored.seats) == sum(seat["table_id"] == row["id"] for seat in before["seats"]) > 0
        assert len(stored.asks) == sum(ask["table_id"] == row["id"] for ask in before["asks"]) > 0
        for seat in range(sitting.seats):
            assert sitting.scene(seat)["seats"]
    store.close()


@pytest.mark.parametrize("revision", REVISIONS[:-1])
def test_a_store_that_cannot_be_brought_up_to_date_stays_what_it_was(tmp_path: Path, revision: str) -> None:
    file = tmp_path / "tables.db"
    engine = store_at(file, revision)
    with engine.begin() as connection:
        filled(connection)
        # A table of this name stands in the way of the next revision, whichever that is.
        new = sorted(set(tables_of(tmp_path / "new.db", VERSION)) - set(tables_of(tmp_path / "old.db", revision)))
        if not new:
            pytest.skip("later revisions make no table")
        connection.exec_driver_sql(f"CREATE TABLE {new[-1]} (other)")
    engine.dispose()
    before = contents(file)
    with pytest.raises(StoreError, match="It was left as it is"):
        Store(f"sqlite:///{file}")
    assert contents(file) == before


def tables_of(file: Path, revision: str) -> list[str]:
    engine = store_at(file, revision)
    names = sa.inspect(engine).get_table_names()
    engine.dispose()
    return names
