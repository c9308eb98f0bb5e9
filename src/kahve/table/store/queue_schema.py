"""The tables of the job queue in a PostgreSQL store: procrastinate's own, made and brought up to date by its own files.

Its package holds the whole schema, and a file for each step from one of its versions to the next. Which step a database has is written in
`queue_version`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

_schema = sa.MetaData()
_version = sa.Table("queue_version", _schema, sa.Column("version"))


def set_up(connection: Connection) -> None:
    """Make the tables of the queue, or take the steps that they lack; nothing where they are as new as the package, or newer."""
    from procrastinate.schema import SchemaManager

    version = connection.execute(sa.select(_version.c.version)).scalar()
    steps = sorted(Path(SchemaManager.get_migrations_path()).glob("*.sql"), key=lambda step: step.name)
    if version is None:
        # The driver takes several statements at once only from its own connection.
        driver: Any = connection.connection.driver_connection
        driver.execute(SchemaManager.get_schema())
        connection.execute(_version.insert().values(version=steps[-1].name))
    elif missing := [step for step in steps if step.name > version]:
        # A step may use what the one before has made only when that is written, so each is a transaction with its number.
        with connection.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as by_step:
            driver = by_step.connection.driver_connection
            for step in missing:
                driver.execute(f"{step.read_text(encoding='utf-8')};\nUPDATE queue_version SET version = '{step.name}'")
