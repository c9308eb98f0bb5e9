"""Keeps a match in files: the diary, from which it goes on another day, and the notebook, a log of the finished deals."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from ..language import message
from .options import BadInput

if TYPE_CHECKING:
    from ..table.protocol.events import Event
    from ..table.sitting.sitting import Sitting


class Diary:
    """A file of the sitting's events, one a line, each written before it happens."""

    def __init__(self, path: Path) -> None:
        """Remember the path; no file is opened yet."""
        self.path = path

    def read(self) -> list[Event]:
        """The events in the file; BadInput if it is not a diary.

        A last line that was cut off while it was written is removed from the file.
        """
        whole, _, cut = self.path.read_bytes().rpartition(b"\n")
        from ..table.protocol import events

        happened: list[Event] = []
        for number, line in enumerate(whole.split(b"\n") if whole else [], 1):
            try:
                happened.append(events.read(line))
            except ValueError:
                raise BadInput(message("terminal-kept-line-unreadable", file=str(self.path), line=str(number))) from None
        if not happened:
            raise BadInput(message("terminal-kept-is-no-match", file=str(self.path)))
        if cut:
            os.truncate(self.path, len(whole) + 1)
        return happened

    def begin(self, opening: Event) -> None:
        """Make the file with its first event; FileExistsError if it exists."""
        with open(self.path, "x", encoding="utf-8") as file:
            file.write(_line(opening))

    def write(self, events: Iterable[Event]) -> None:
        """Add events in one piece; they are on the disk when this returns."""
        with open(self.path, "a", encoding="utf-8") as file:
            file.write("".join(_line(event) for event in events))
            file.flush()
            os.fsync(file.fileno())


class Notebook:
    """A log file that always holds the finished deals and nothing half done."""

    def __init__(self, path: Path, *, force: bool) -> None:
        """Remember the path; BadInput if the file exists and may not be replaced."""
        if path.exists() and not force:
            raise BadInput(message("terminal-file-is-there", file=str(path)))
        if not path.parent.is_dir():
            raise BadInput(message("terminal-file-without-folder", option="--log", file=str(path), folder=str(path.parent)))
        self.path = path
        self.earlier = ""
        self.written = ""

    def note(self, sitting: Sitting) -> None:
        """Write the log again if a deal has been finished since."""
        log = finished(sitting)
        if not log.startswith(self.written):
            self.earlier, self.written = self.earlier + self.written, ""
        if log == self.written:
            return
        beside = self.path.with_name(f".{self.path.name}.new")
        beside.write_text(self.earlier + log, encoding="utf-8")
        os.replace(beside, self.path)
        self.written = log


def finished(sitting: Sitting) -> str:
    """The log of the sitting's match without the current deal; empty before the first count."""
    players = [f"bot:{player.bot}" if player.bot else player.name for player in sitting.setup.players]
    lines = sitting.table.log(players).splitlines(keepends=True)
    if sitting.table.turn >= 0:
        lines = lines[:-1]
    return "".join(lines) if any('"sheet"' in line for line in lines) else ""


def _line(event: Event) -> str:
    from ..table.protocol.events import written

    return written(event) + "\n"
