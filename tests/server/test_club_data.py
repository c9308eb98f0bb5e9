"""What follows from the logs of a club is made again the same, and a club comes along from every schema that had clubs."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from kahve.table.store.sql import revisions, upgrade
from kahve.table.thinking.budgets import UNLIMITED

from .test_clubs import act, founded, joined, page
from .test_clubs import played as match
from .test_duplicates import add, begin, play, sit
from .test_persons import Server, at_home, home

__all__ = ["at_home"]

WITH_CLUBS, WITH_NOTES, WITH_DUPLICATES = "0007", "0009", "0012"
"""The revisions that brought these."""
DERIVED = ("club_matches", "club_reads", "own_matches", "standings", "snapshots")
"""The tables of which nothing is lost where they are emptied."""


async def club_of_old(server: Server, *, duplicates: bool) -> dict[str, Any]:
    """A club with rules, an evening, two matches, a note, and the same deals at two tables: its keys and addresses."""
    ada = await server.person("Ada")
    club = await founded(server, ada)
    bo = await joined(server, club, "Bo")
    await act(server, club, ada, "keep_rules", game="pisti", called="Short", house={"seats": 2, "target": 51})
    await act(server, club, ada, "plan_evening", day="2027-06-03", time="20:00", weekly=True, says="Soup")
    await act(server, club, bo, "answer", evening="e1", day="2027-06-03", comes="late")
    tables = [await match(server, club, keys) for keys in ([ada, bo], [bo, ada])]
    note = {"table": tables[0], "deal": "1", "says": "What a finish!"}
    await server.json("POST", f"/api/clubs/{club['club']}/notes", note, key=bo)
    if not duplicates:
        return {"club": club, "keys": (ada, bo)}
    duplicate = await begin(server, ada, club=club["club"], deals=1)
    await add(server, duplicate, ada)
    for choice, who in enumerate((ada, bo)):
        await play(server, (await sit(server, duplicate, who))["table"], choice)
    return {"club": club, "keys": (ada, bo), "duplicate": duplicate}


async def known(server: Server, of: dict[str, Any], *, notes: bool = True) -> dict[str, Any]:
    """What the members read of a club, of their own history and of the same deals; what changes with the moment is left out."""
    ada, bo = of["keys"]
    path = f"/api/clubs/{of['club']['club']}"
    book = await server.json("GET", f"{path}/book", key=ada)
    while book["unread"]:
        book = await server.json("GET", f"{path}/book", key=ada)
    for row in book["matches"]:
        row["notes"] = row["notes"] if notes else []
    content = await page(server, of["club"], bo)
    parts = ("name", "emblem", "role", "code", "zone", "rules", "evening", "evenings", "tonight")
    documents = {"book": book, "page": {part: content[part] for part in parts}, "members": [row["name"] for row in content["members"]]}
    documents["tables"] = {row["table"]: row["says"] for row in content["tables"]}
    for who in (ada, bo):
        while (history := await server.json("GET", "/api/me/history", key=who))["unread"]:
            pass
        documents[f"history of {who}"] = history
    if "duplicate" in of:
        documents["same"] = (await server.json("GET", f"/api/duplicates/{of['duplicate']}", key=bo))["results"]["deals"]
        for row in (row for deal in documents["same"] for row in deal["rows"]):
            row["par"] = None
    return documents


@pytest.fixture(scope="module")
def clubs(tmp_path_factory: pytest.TempPathFactory) -> Callable[[bool], tuple[Path, dict[str, Any]]]:
    """Makes a club, with the same deals at two tables or without: the store, which stays as it is, and the keys and addresses."""

    @cache
    def store_and_club(duplicates: bool) -> tuple[Path, dict[str, Any]]:
        folder, club = tmp_path_factory.mktemp("clubs"), {}

        async def visit(server: Server) -> None:
            club.update(await club_of_old(server, duplicates=duplicates))

        home(folder)(visit, rates=UNLIMITED)
        return folder / "tables.db", club

    return store_and_club


@pytest.fixture
def of_old(request: pytest.FixtureRequest, at_home: Any, clubs: Any, tmp_path: Path) -> tuple[dict[str, Any], dict[str, Any]]:
    """A club in the store of `at_home` as the revision of the test can have it, and what its members read of it."""
    revision = request.node.callspec.params["revision"] if hasattr(request.node, "callspec") else WITH_DUPLICATES
    file, club = clubs(revision >= WITH_DUPLICATES)
    shutil.copyfile(file, tmp_path / "tables.db")
    return club, read_again(at_home, club, notes=revision >= WITH_NOTES)


def read_again(at_home: Callable[..., None], of: dict[str, Any], *, notes: bool = True) -> dict[str, Any]:
    """What the members read after the server has been started again."""
    documents: dict[str, Any] = {}

    async def visit(server: Server) -> None:
        documents.update(await known(server, of, notes=notes))

    at_home(visit, rates=UNLIMITED)
    return documents


def test_what_follows_from_the_logs_is_made_again_the_same(at_home: Any, of_old: Any, tmp_path: Path) -> None:
    club, before = of_old
    assert before["book"]["count"] == 2
    assert before["same"][0]["rows"]
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        for derived in DERIVED:
            assert connection.execute(f"DELETE FROM {derived}").rowcount, derived
        assert connection.execute("UPDATE common_plays SET points = NULL").rowcount == 2
        connection.execute("UPDATE duplicates SET closed_at = NULL, body = json_remove(body, '$.closed')")
    connection.close()
    assert read_again(at_home, club) == before


@pytest.mark.parametrize("revision", [revision for revision in revisions() if revision >= WITH_CLUBS])
def test_a_club_comes_along_from_every_schema_that_had_clubs(at_home: Any, of_old: Any, tmp_path: Path, revision: str) -> None:
    club, before = of_old
    file, new = tmp_path / "tables.db", tmp_path / "new.db"
    file.rename(new)
    engine = sa.create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        assert upgrade(connection, None, revision)
        old = sa.MetaData()
        old.reflect(connection)
        connection.exec_driver_sql(f"ATTACH DATABASE '{new}' AS new")
        for rows in old.sorted_tables:
            if rows.name != "alembic_version":
                names = ", ".join(f'"{column.name}"' for column in rows.columns)
                connection.exec_driver_sql(f"INSERT INTO {rows.name} ({names}) SELECT {names} FROM new.{rows.name}")
    engine.dispose()
    assert read_again(at_home, club, notes=revision >= WITH_NOTES) == before
