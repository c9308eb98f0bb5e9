"""The player that is a program of its own, in any language: `program:COMMAND`. docs/engine-protocol.md has the lines that are exchanged.

The program is sent the view of the seat that it plays for, as text, and nothing else. It is started once for each seat, so that partners
cannot tell each other what they hold. It gets a line at a time on its standard input, and answers on its standard output.
"""

from __future__ import annotations

import atexit
import contextlib
import hashlib
import os
import queue
import random
import re
import shlex
import shutil
import signal
import subprocess
import sys
import threading
import time
import weakref
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

from ...cards.quoting import printable, quoted
from ...engine.game import Game
from ...engine.text import write_house
from ...engine.view import View
from ...language import message
from ...renamed import old_names
from .failures import ENDED, ILLEGAL, LATE, NONSENSE, NoMove

VERSION = 1
"""The version of the protocol, which the first line names."""
MILLISECONDS, MOST_MILLISECONDS = 200, 600_000
"""How long a program is asked to think about a move, if its name does not say so, and at most."""
GRACE = 1.0
"""Seconds beyond its time after which a program is told to stop, and after that again until it is ended."""
START = 20.0
"""Seconds in which a program must answer the first line, and the line of a game."""
MOST_LINE, MOST_LINES = 100_000, 10_000
"""Characters of a line, and lines of an answer, that are read at most."""
MOST_STARTS = 4
"""So often a program is started for one seat. A program that has ended so often is not asked again."""
PARTS = "|"
"""What parts the legal moves of a line; no notation of a move has it."""

_SETTING = re.compile(r"([a-z]+)=(\S*)")
_RUNNING: weakref.WeakSet[Running] = weakref.WeakSet()


class ProgramError(ValueError):
    """A program that cannot be a player here; a sentence that says why."""


@dataclass(frozen=True)
class Command:
    """What a name after `program:` says: the words of the command, and the milliseconds for a move."""

    words: tuple[str, ...]
    milliseconds: int = MILLISECONDS


def read_command(text: str) -> Command:
    """The command in the rest of a name, behind its settings; ProgramError says what is wrong with it.

    >>> read_command("milliseconds=50 ./mybot --fast")
    Command(words=('./mybot', '--fast'), milliseconds=50)
    """
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise ProgramError(message("bots-program-no-command", command=quoted(text), error=str(error).lower())) from None
    milliseconds = MILLISECONDS
    while words and (setting := _SETTING.fullmatch(words[0])):
        if setting[1] != "milliseconds":
            raise ProgramError(message("bots-program-no-such-setting", setting=quoted(setting[1])))
        if not (setting[2].isdecimal() and len(setting[2]) < 9 and 1 <= int(setting[2]) <= MOST_MILLISECONDS):
            raise ProgramError(message("bots-program-time-out-of-range", value=printable(setting[2]), most=MOST_MILLISECONDS))
        milliseconds = int(setting[2])
        words = words[1:]
    if not words:
        raise ProgramError(message("bots-program-command-is-missing"))
    return Command(tuple(words), milliseconds)


class Program:
    """A program that plays for one seat. It is started when it is first asked."""

    def __init__(self, command: Command) -> None:
        """Keep the command; nothing is started."""
        self.command = command
        self._process: Running | None = None
        self._playing: tuple[str, str] | None = None
        self._starts = 0
        self._lock = threading.Lock()

    def choose(self, view: View, moves: Sequence[int], rng: random.Random) -> int:
        """The move that the program answers; NoMove says why there is none, and then the program is ended."""
        with self._lock:
            seed = rng.getrandbits(32)
            if self._process is None and self._starts >= MOST_STARTS:
                raise NoMove(ENDED, message("bots-started-too-often", times=MOST_STARTS))
            try:
                process = self._ready(view.game, view.house)
                process.forget()
                process.tell(*question_lines(view, moves), f"go milliseconds {self.command.milliseconds} seed {seed}")
                return _read_move(self._answer(process), view, moves)
            except NoMove as failure:
                if failure.kind != ILLEGAL:
                    self.close()
                raise

    def check(self, game: Game, house: Any) -> None:
        """Start the program, ask whether it plays this game, and end it; ProgramError says why it cannot play."""
        self._tried(lambda: self._ready(game, house))

    def introduced(self) -> str | None:
        """The name that the program gives itself, if it has one. It is started for that and ended; ProgramError says why it cannot."""
        return self._tried(self._started).name

    def _tried(self, act: Callable[[], Running]) -> Running:
        with self._lock:
            try:
                return act()
            except NoMove as failure:
                program = printable(self.command.words[0])
                raise ProgramError(message("bots-program-cannot-play", program=program, failure=str(failure))) from None
            finally:
                self.close()
                self._starts = 0

    def _started(self) -> Running:
        """The program, which knows the protocol."""
        if self._process is None:
            self._starts += 1
            self._playing = None
            self._process = Running(self.command.words)
            self._process.tell(f"kahve {VERSION}")
            self._process.ok(START)
        return self._process

    def _ready(self, game: Game, house: Any) -> Running:
        """The program, started and told the game."""
        process, rules = self._started(), (game.name, write_house(house))
        if self._playing != rules:
            process.tell(f"game {rules[0]} {rules[1]}")
            process.ok(START)
            self._playing = rules
        return process

    def _answer(self, process: Running) -> str:
        limit = self.command.milliseconds / 1000 + GRACE
        try:
            return process.line("move", limit)
        except NoMove as failure:
            if failure.kind != LATE:
                raise
        process.tell("stop")
        try:
            return process.line("move", GRACE)
        except NoMove as failure:
            if failure.kind != LATE:
                raise
        raise NoMove(LATE, message("bots-did-not-answer", seconds=limit + GRACE))

    def close(self) -> None:
        """End the program, if it runs."""
        if self._process is not None:
            self._process.end()
            self._process = None

    def __del__(self) -> None:
        with contextlib.suppress(Exception):
            self.close()


def question_lines(view: View, moves: Sequence[int]) -> tuple[str, str]:
    """The lines in which a program is told what its seat may know and do; they hold nothing but the view.

    >>> from kahve.games import new
    >>> table = new("pisti")
    >>> table.deal(seed=7)
    >>> question_lines(table.view(0), table.moves)[1]
    'moves 4C|5C|7H|JD'
    """
    return f"position {view.seat} {view}", f"moves {PARTS.join(_texts(view, moves))}"


def _texts(view: View, moves: Sequence[int]) -> list[str]:
    return [view.game.words.write_move(view.house, move) for move in moves]


def _read_move(text: str, view: View, moves: Sequence[int]) -> int:
    texts = _texts(view, moves)
    if text not in texts:
        raise NoMove(ILLEGAL, message("bots-answered-an-illegal-move", move=printable(text)))
    return moves[texts.index(text)]


def fingerprint_of(command: Command) -> str:
    """A hash of the files that a command names: the program, and scripts among its words."""
    digest = hashlib.sha256(shlex.join(command.words).encode())
    for word in command.words:
        path = Path(shutil.which(word) or word)
        if path.is_file():
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


class Running:
    """A running program, whose lines are read in a thread."""

    def __init__(self, words: Sequence[str]) -> None:
        """Start it; NoMove if it cannot be started."""
        self.name: str | None = None
        try:
            # A session of its own, so that Ctrl-C reaches Kahve alone, and what the program starts ends with it.
            self._popen = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                encoding="utf-8",
                errors="replace",
                start_new_session=sys.platform != "win32",
            )
        except FileNotFoundError:
            raise NoMove(ENDED, message("bots-there-is-no-program", program=quoted(words[0]))) from None
        except (OSError, ValueError) as error:
            reason = printable(getattr(error, "strerror", None) or error)
            raise NoMove(ENDED, message("bots-cannot-be-started", program=quoted(words[0]), error=reason)) from None
        _RUNNING.add(self)
        self._lines: queue.Queue[str | None] = queue.Queue(MOST_LINES)
        self._last_words: deque[str] = deque(maxlen=20)
        self._over = False
        self._answers = threading.Thread(target=self._read, daemon=True)
        self._errors = threading.Thread(target=self._listen, daemon=True)
        self._answers.start()
        self._errors.start()

    def _read(self) -> None:
        for line in _lines_of(self._popen.stdout):
            self._put(line)
        self._put(None)

    def _put(self, line: str | None) -> None:
        while not self._over:
            with contextlib.suppress(queue.Full):
                self._lines.put(line, timeout=0.5)
                return

    def _listen(self) -> None:
        for line in _lines_of(self._popen.stderr):
            if line.strip():
                self._last_words.append(line.strip())

    def tell(self, *lines: str) -> None:
        """Send lines; NoMove if the program has ended."""
        assert self._popen.stdin is not None
        try:
            self._popen.stdin.write("".join(f"{line}\n" for line in lines))
            self._popen.stdin.flush()
        except (OSError, ValueError):
            raise NoMove(ENDED, self._how_it_ended()) from None

    def forget(self) -> None:
        """Pass over the lines that came when nothing was asked."""
        with contextlib.suppress(queue.Empty):
            while (line := self._lines.get_nowait()) is not None:
                pass
            self._lines.put(line)

    def ok(self, seconds: float) -> None:
        """Wait for `ok`; NoMove if the program says no, or nothing."""
        self.line("ok", seconds)

    def line(self, word: str, seconds: float) -> str:
        """The rest of the line that begins with this word, which must come within `seconds` seconds; NoMove says why there is none.

        Lines that begin with `info` or `id`, and empty ones, may come before it.
        """
        until = time.monotonic() + seconds
        for _ in range(MOST_LINES):
            try:
                line = self._lines.get(timeout=max(0.0, until - time.monotonic()))
            except queue.Empty:
                raise NoMove(LATE, message("bots-did-not-answer", seconds=seconds)) from None
            if line is None:
                raise NoMove(ENDED, self._how_it_ended())
            if len(line) > MOST_LINE:
                raise NoMove(NONSENSE, message("bots-answered-a-long-line", most=MOST_LINE))
            first, _, rest = line.strip().partition(" ")
            if first == word:
                return rest.strip()
            if first == "no" and word == "ok":
                raise NoMove(ENDED, message("bots-says-no", text=printable(rest.strip() or "no").rstrip(".")))
            if first == "id":
                self._note(rest)
            elif first and first != "info":
                raise NoMove(NONSENSE, message("bots-answered-another-line", line=quoted(line.strip()), word=word))
        raise NoMove(NONSENSE, message("bots-answered-many-lines", most=MOST_LINES))

    @property
    def is_running(self) -> bool:
        """Whether it has not ended."""
        return self._popen.poll() is None

    def _note(self, rest: str) -> None:
        what, _, text = rest.partition(" ")
        if what == "name" and text.strip():
            self.name = printable(text.strip())

    def _how_it_ended(self) -> str:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._popen.wait(1.0)
        self._errors.join(1.0)
        status = self._popen.returncode
        how, number = "closed" if status is None else "status" if status >= 0 else "signal", str(abs(status or 0))
        if self._last_words:
            return message("bots-ended-and-said", how=how, number=number, words=quoted(self._last_words[-1]))
        return message("bots-ended", how=how, number=number)

    def end(self) -> None:
        """Tell the program to quit, and end it if it does not."""
        self._over = True
        with contextlib.suppress(OSError, ValueError, NoMove):
            self.tell("quit")
        self._close_input()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._popen.wait(0.5)
        self.kill()

    def _close_input(self) -> None:
        with contextlib.suppress(OSError, ValueError):
            assert self._popen.stdin is not None
            self._popen.stdin.close()

    def kill(self) -> None:
        """End the program and what it has started, at once."""
        self._over = True
        if sys.platform == "win32":
            self._popen.kill()
        else:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self._popen.pid, signal.SIGKILL)
        self._close_input()
        self._popen.wait()
        for reader in (self._answers, self._errors):
            reader.join(1.0)
        _RUNNING.discard(self)


def _lines_of(stream: IO[str] | None) -> Iterator[str]:
    """The lines of a stream, the end of a very long one cut into lines of its own."""
    assert stream is not None
    with stream, contextlib.suppress(OSError, ValueError):
        yield from iter(lambda: stream.readline(MOST_LINE + 2), "")


def end_programs() -> None:
    """End every program that this process has started, at once; a worker that is told to end does this first."""
    for process in list(_RUNNING):
        process.kill()


atexit.register(end_programs)

# A checker that saw this would take every name for one of the module's.
if not TYPE_CHECKING:
    __getattr__ = old_names(__name__)
