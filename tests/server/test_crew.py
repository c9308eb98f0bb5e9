"""`kahve serve --workers N`: several processes at one port, one of which is killed, and all of which stop."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

PLAYERS = [{"kind": "you", "name": "Bo"}, {"kind": "bot", "bot": "greedy"}]


def workers_of(server: Any) -> set[int]:
    """The server processes that this one has started."""
    of_parent = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
    return {int(pid) for pid in of_parent if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()}


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="the processes are read from /proc")
def test_a_process_that_is_killed_is_started_again_and_play_goes_on(postgres: Any, serving: Any) -> None:
    server = serving(postgres.database(), workers=2)
    before = workers_of(server)
    assert len(before) == 2
    bo = server.person(server.place("pisti", PLAYERS))
    for _ in range(3):
        bo.act()
    for victim in before:
        os.kill(victim, signal.SIGKILL)
        for _ in range(100):
            try:
                bo.come()
                break
            except (ConnectionClosed, OSError):
                continue
        bo.act()
    # The port is held by the process that started them, so a new line waits for the next process and no one is turned away.
    after = workers_of(server)
    assert len(after) >= 1
    assert not after & before
    complaints = server.stop()
    assert "is started again" in complaints
    assert "Traceback" not in complaints
    assert not any(Path(f"/proc/{pid}").exists() for pid in after)


def test_a_file_is_served_by_one_process_only(run: Any, tmp_path: Path) -> None:
    complaint = run(store=f"sqlite:///{tmp_path}/tables.db", port=0, workers=3)
    assert complaint.returncode == 1
    assert complaint.stderr.startswith("--workers 3 needs a database that servers can share, and ")
    assert "Traceback" not in complaint.stderr
