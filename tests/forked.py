"""Servers, workers and commands that begin with everything imported: they are forked from a process that has imported it once.

A new Python would import for most of a second, and the tests start some two hundred.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import subprocess
import threading
from collections.abc import Mapping, Sequence
from functools import cache
from multiprocessing import forkserver
from pathlib import Path
from typing import Any

import pytest

PRELOADED = [
    "kahve.table.http.connections",
    "kahve.table.serving.serve",
    "kahve.table.serving.work",
    "kahve.terminal.main",
    "kahve.terminal.play",
]
# What these import only where they need it, as a server does to make its store, to say a sentence and to push.
PRELOADED += ["alembic.command", "alembic.context", "fluent.syntax", "pywebpush"]

BEGINNING = """
import os, sys
for number, end in enumerate(ends, 1):
    os.dup2(end.fileno(), number)
    end.close()
# What was standard output before was perhaps a file, and its text stream takes the pipe for one.
sys.stdout, sys.stderr = (open(number, "w", 1, encoding="utf-8", closefd=False) for number in (1, 2))
os.environ.update(environment)
if folder is not None:
    os.chdir(folder)
if answers is not None:
    read, write = os.pipe()
    with open(write, "w", encoding="utf-8") as keyboard:
        keyboard.write(answers)
    os.dup2(read, 0)
    sys.stdin = open(0, encoding="utf-8")
sys.path[:0] = os.environ["PYTHONPATH"].split(os.pathsep)
"""
"""What a forked process does first: its output goes into the pipes; environment, folder and answers are those that were asked for."""

COMMAND = """
import runpy
sys.argv[1:] = words
runpy.run_module("kahve", run_name="__main__", alter_sys=True)
"""

SCRIPT = """
import runpy
sys.argv[:] = words
sys.path.insert(0, os.path.dirname(words[0]))
runpy.run_path(words[0], run_name="__main__")
"""
"""Runs the file that the first word names, with its folder as a place of modules, as `python FILE` does."""

# And what a server loads before it answers.
PRELOADED += ["games_ready"]

FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(PRELOADED)


@cache
def begin() -> None:
    """Start the process that all others are forked from, with our own modules among those that it may load."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(Path(__file__).with_name("preloaded")), prepend=os.pathsep)
        forkserver.ensure_running()


class Forked:
    """A process that runs a program as `python -c` would; it is used as a `subprocess.Popen` with pipes of text."""

    def __init__(
        self,
        program: str,
        environment: Mapping[str, str],
        *,
        folder: Path | None = None,
        answers: str | None = None,
        words: Sequence[str] = (),
    ) -> None:
        """program: Python. environment: what its environment has besides that of the tests; PYTHONPATH is in it.

        folder: where it runs, if not where the tests do. answers: all that is typed, a few kilobytes. words: of a COMMAND or a SCRIPT.
        """
        begin()
        pipes = [FORKS.Pipe(duplex=False) for _ in range(2)]
        given: dict[str, Any] = {"ends": [end for _, end in pipes], "environment": dict(environment), "__name__": "forked"}
        given |= {"folder": folder, "answers": answers, "words": list(words)}
        self._process = FORKS.Process(target=exec, args=(BEGINNING + program, given))
        self._process.start()
        for _, end in pipes:
            end.close()
        self.stdout, self.stderr = (os.fdopen(os.dup(pipe.fileno()), encoding="utf-8") for pipe, _ in pipes)
        for pipe, _ in pipes:
            pipe.close()

    @property
    def pid(self) -> int:
        """The number of the process."""
        assert self._process.pid is not None
        return self._process.pid

    @property
    def returncode(self) -> int | None:
        """Its exit status, negative for a signal; None as long as it runs."""
        return self._process.exitcode

    def poll(self) -> int | None:
        """The same as `returncode`, as Popen has both."""
        return self.returncode

    def send_signal(self, number: int) -> None:
        """Send a signal, unless it has ended."""
        if self.returncode is None:
            # Another thread may have ended it, and that is not known yet.
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, number)

    def kill(self) -> None:
        """End it as a power cut would."""
        self.send_signal(signal.SIGKILL)

    def terminate(self) -> None:
        """Ask it to end."""
        self.send_signal(signal.SIGTERM)

    def wait(self, timeout: float | None = None) -> int:
        """Wait for its end and return the exit status; subprocess.TimeoutExpired if it takes longer."""
        self._process.join(timeout)
        status = self.returncode
        if status is None:
            raise subprocess.TimeoutExpired("a forked process", timeout or 0.0)
        return status

    def communicate(self, timeout: float | None = None) -> tuple[str, str]:
        """What is left of its two outputs, once it has ended."""
        outputs: dict[str, str] = {}

        def read(name: str, pipe: Any) -> None:
            with pipe:
                outputs[name] = pipe.read()

        readers = [threading.Thread(target=read, args=pipe) for pipe in (("stdout", self.stdout), ("stderr", self.stderr))]
        for reader in readers:
            reader.start()
        self.wait(timeout)
        for reader in readers:
            reader.join(timeout)
        return outputs["stdout"], outputs["stderr"]
