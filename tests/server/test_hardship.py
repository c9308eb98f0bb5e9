"""Some hardships in a row at each place to play, as a short form of the campaign: nothing is lost, doubled or stuck."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from .conftest import programs

CAMPAIGN = Path(__file__).parents[2] / "benchmarks" / "hardship.py"
BRIEF = ["--rounds", "1", "--length", "0.5", "--tables", "3", "--searching", "0", "--wait", "0.1", "--servers", "2", "--workers", "0"]
AT_A_FILE = "a server is killed,a full disk,a server's clock is an hour behind,a server without descriptors,people cut from a server"
IN_A_TOWN = (
    "a server is killed,the database falls,a server's clock is an hour ahead,a server cut from the database,a database that is read-only"
)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the campaign reads /proc and stands before the C library of Linux")
@pytest.mark.parametrize(("place", "hardships"), [("file", AT_A_FILE), ("town", IN_A_TOWN)], ids=["file", "town"])
def test_nothing_is_lost_whatever_befalls_a_place(place: str, hardships: str) -> None:
    if place == "town" and (programs() is None or not Path("/usr/lib/postgresql").is_dir()):
        assert os.environ.get("CI") != "true", "there is no PostgreSQL here: run .ci/run as root, or install it"
        pytest.skip("PostgreSQL is not installed")
    done = subprocess.run([sys.executable, str(CAMPAIGN), place, "--only", hardships, *BRIEF], capture_output=True, text=True, timeout=300)
    # It exits with 1 for whatever is lost, doubled or stuck, and for every traceback.
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
    rows = [line.split(" | ") for line in done.stdout.splitlines() if line.startswith("| ")][2:]
    assert {row[0].strip("| ") for row in rows} == {"nothing", "**all**", *hardships.split(",")}
    assert re.search(r"[1-9]\d* acts of 2 clubs", done.stdout)
    assert all(int(row[2].replace(",", "")) > 0 for row in rows)
