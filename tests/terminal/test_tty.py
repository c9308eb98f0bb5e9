"""The terminal table on a real terminal."""

import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import kahve

fcntl = pytest.importorskip("fcntl")
pty = pytest.importorskip("pty")
termios = pytest.importorskip("termios")

WORDS = ["play", "pisti", "--players", "you,greedy", "--seed", "7", "--keep", "match.kahve"]


def take_the_terminal() -> None:
    """In the new process: the pseudo-terminal is its own, and Ctrl-C reaches it even if the tests run where that is ignored."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """A process at a pseudo-terminal."""

    def __init__(self, folder: Path, environment: dict[str, str]) -> None:
        self.ours, theirs = pty.openpty()
        places = {
            "PYTHONPATH": str(Path(kahve.__file__).parents[1]),
            "TERM": "xterm-256color",
            "COLUMNS": "80",
            "PYTHONIOENCODING": "utf-8",
        }
        inherited = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "FORCE_COLOR")}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "kahve", *WORDS],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            cwd=folder,
            env=inherited | places | environment,
            start_new_session=True,
            preexec_fn=take_the_terminal,
        )
        os.close(theirs)
        self.seen = ""

    def until(self, text: str, seconds: float = 60) -> str:
        """What it shows up to this text, or up to its end."""
        end = time.monotonic() + seconds
        while text not in self.seen and time.monotonic() < end:
            if not select.select([self.ours], [], [], 0.2)[0]:
                continue
            try:
                part = os.read(self.ours, 4096)
            except OSError:
                break
            if not part:
                break
            self.seen += part.decode(errors="replace")
        before, _, self.seen = self.seen.partition(text)
        return before

    def type(self, keys: str) -> None:
        os.write(self.ours, keys.encode())


@pytest.fixture
def terminal(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Terminal]:
    started = Terminal(tmp_path, getattr(request, "param", {}))
    yield started
    started.process.kill()
    started.process.wait()
    os.close(started.ours)


def test_cards_are_drawn_in_colour(terminal: Terminal) -> None:
    terminal.until("for help): ")
    terminal.type("\n")
    shown = terminal.until("Your card (")
    assert "╭───╮" in shown
    assert "\x1b[" in shown
    assert "\x1b[2J" not in shown
    assert "\x1b[H" not in shown


@pytest.mark.parametrize("terminal", [{"NO_COLOR": "1"}, {"TERM": "dumb"}], indirect=True)
def test_without_colour_it_speaks_plain_lines(terminal: Terminal) -> None:
    terminal.until("for help): ")
    terminal.type("\n")
    shown = terminal.until("Your card (")
    assert "Your hand: 4 cards." in shown
    assert "╭" not in shown
    assert "\x1b[3" not in shown


@pytest.mark.parametrize("key", ["\x03", "\x04"])
def test_ctrl_c_and_ctrl_d_leave_the_table_in_peace(terminal: Terminal, key: str) -> None:
    terminal.until("for help): ")
    terminal.type("\n")
    terminal.until("Your card (")
    terminal.until("help): ")
    said = ""
    for _ in range(10):
        # A signal that comes between the prompt and the wait for a key is heard with the next key only: a person would press again.
        if "You leave the table" in said:
            break
        terminal.type(key)
        said += terminal.until("\0", seconds=3)
    assert "You leave the table in deal 1" in said
    assert "kahve play pisti --keep match.kahve" in said
    assert "Traceback" not in said
    assert terminal.process.wait(30) == 0
