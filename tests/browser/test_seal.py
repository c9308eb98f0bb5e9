"""The seal of a deal at a real server, and an owner who puts back an older table."""

from __future__ import annotations

import re
import shutil
import sqlite3
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from kahve.engine.replayer import replayer

CHECKED = "Chance of this deal: checked" if replayer("pishti") else "Chance of this deal: checked in part"
"""What the seal says of an honest deal, where this checkout has rules for the browser, and where it has none."""


def copied(store: Path, to: Path) -> None:
    """Copy the store of a server that does not run."""
    connection = sqlite3.connect(store)
    connection.execute("pragma wal_checkpoint(truncate)")
    connection.close()
    shutil.copy(store, to)


def opened_seal(page: Page) -> Any:
    seal = page.locator("details.seal")
    expect(seal).to_be_visible()
    seal.locator("summary").click()
    return seal


def test_an_older_table_is_gone_back_to_only_by_choice_and_its_deals_are_counted(guest: Any, own_server: Any, tmp_path: Path) -> None:
    bo = guest(at=own_server)
    store, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    bo.allow("WebSocket connection|ERR_CONNECTION_REFUSED|Failed to load")
    bo.sit("pishti", 2, {"target": "single"})
    bo.play(lambda card: card.click())
    own_server.kill()
    copied(store, copy)
    own_server.start()
    expect(bo.page.get_by_text("Connection lost. You can play on when it is back")).to_have_count(0)
    bo.play(lambda card: card.click())
    own_server.kill()
    copied(store, tmp_path / "later.db")
    for beside in ("-wal", "-shm"):
        store.with_name(store.name + beside).unlink(missing_ok=True)
    shutil.copy(copy, store)
    own_server.start()
    older = bo.page.get_by_role("alertdialog")
    expect(older).to_contain_text("This server has restored an older copy of the table")
    # A page that is opened again remembers how far the table was.
    bo.page.reload()
    expect(older).to_be_visible()
    expect(older.get_by_role("link", name="Leave")).to_be_visible()
    older.get_by_role("button", name="Go on from there").click()
    expect(older).to_have_count(0)
    bo.play_deal(lambda card: card.click())
    seal = opened_seal(bo.page)
    expect(seal).to_contain_text(CHECKED)
    expect(seal.locator("li.wrong")).to_have_count(0)
    expect(seal.locator(".seal-word b")).to_have_text(re.compile(r"^([bdfgklmnprstvz][aeiou]){4}$"))
