"""What is done at a terminal of the tests is remembered in a folder of each test."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which this user's tables, strengths, lessons and puzzles are."""
    monkeypatch.setenv("KAHVE_DATA", str(tmp_path / "data"))
    return tmp_path / "data"
