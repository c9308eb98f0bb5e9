"""Files and folders that only their owner may read: the store holds every card and the keys to the seats."""

from __future__ import annotations

import contextlib
import os
import stat
from pathlib import Path

_FILE, _FOLDER = 0o600, 0o700


def make_folder(path: Path) -> None:
    """Make a folder and those above it that are missing, each for its owner alone; one that is there stays as it is. OSError."""
    if path.is_dir():
        return
    make_folder(path.parent)
    with contextlib.suppress(FileExistsError):
        path.mkdir(mode=_FOLDER)


def make_file(path: Path) -> None:
    """See that a file is there and nobody but its owner may read or write it; OSError.

    A file of somebody else is left as it is: only its owner may change who reads it.
    """
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, _FILE))
    close_to_others(path)


def close_to_others(path: Path) -> None:
    """Take from everybody but the owner what they may do with this file, if it is there and ours."""
    with contextlib.suppress(FileNotFoundError, PermissionError):
        mode = path.stat().st_mode
        if stat.S_ISREG(mode) and mode & 0o077:
            path.chmod(stat.S_IMODE(mode) & 0o700)
