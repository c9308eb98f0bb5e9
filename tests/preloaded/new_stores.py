"""The tables of a new store, which Alembic makes once for all tests: to copy them takes a fifth of the time."""

from __future__ import annotations

from functools import cache

import sqlalchemy as sa

from kahve.table.store import sql

by_alembic = sql.upgrade


@cache
def tables() -> list[str]:
    """What SQLite is told to make all tables of a store."""
    with sa.create_engine("sqlite://").begin() as connection:
        assert by_alembic(connection, None)
        database = connection.connection.driver_connection
        assert database is not None
        return [line for line in database.iterdump() if line not in ("BEGIN TRANSACTION;", "COMMIT;")]


def upgrade(connection: sa.Connection, revision: str | None) -> bool:
    """Copy the tables into a store that is empty; Alembic brings any other up to date."""
    if revision is not None or connection.dialect.name != "sqlite":
        return by_alembic(connection, revision)
    for line in tables():
        connection.exec_driver_sql(line)
    return True
