"""Whether the machine serves well: its clock, its disk, its descriptors, what compiles the rules, and the key for pushes."""

from __future__ import annotations

import os
import shutil
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from ...engine.compile import what_compiles
from ...language import later
from ...table.push.push_key import PushError, read_key
from .finding import Finding, fix, good, note

LEAST_FREE = 1.0
"""The gigabytes that should be free where tables are kept."""
LEAST_DESCRIPTORS = 1024
_CONTACT = '"contact": "mailto:you@cards.example"'
_LOOK_SECONDS = 0.5
_JUMP = 0.1
"""The seconds by which a clock may be set while the doctor looks."""


def check_clock() -> Iterator[Finding]:
    """Whether the clock of the day goes as fast as the one that nobody can set."""
    wall, steady = time.time(), time.monotonic()
    time.sleep(_LOOK_SECONDS)
    jump = (time.time() - wall) - (time.monotonic() - steady)
    if abs(jump) > _JUMP:
        yield fix(later("terminal-doctor-clock-jumps", seconds=f"{jump:+.1f}"))
    else:
        yield good(later("terminal-doctor-clock-steady"))


def check_disk(folder: Path | None) -> Iterator[Finding]:
    """Whether there is room in the folder of the store; nothing to say of a database."""
    if folder is None:
        return
    there = next(place for place in (folder, *folder.parents) if place.exists())
    free = shutil.disk_usage(there).free / 1e9
    if free < LEAST_FREE:
        yield fix(later("terminal-doctor-disk-low", folder=str(there), free=f"{free:.1f}"))
    else:
        yield good(later("terminal-doctor-disk-room", folder=str(there), free=f"{free:.1f}"))


def check_descriptors() -> Iterator[Finding]:
    """Whether as many connections can be open as a server needs; Windows has no such limit."""
    try:
        import resource
    except ImportError:
        return
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    if most != resource.RLIM_INFINITY and most < LEAST_DESCRIPTORS:
        yield fix(later("terminal-doctor-descriptors-few", most=str(most), line="LimitNOFILE=16384"))


def check_compiler() -> Iterator[Finding]:
    """Whether rules are compiled, by a library that came with Kahve or by a compiler, and can be kept."""
    command, folder = what_compiles()
    if command is None:
        yield fix(later("terminal-doctor-compiler-none", command="pip install 'kahve[compiler]'"))
        return
    yield good(later("terminal-doctor-compiler-there", command=command) if command else later("terminal-doctor-compiler-shipped"))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=folder):
            pass
    except OSError as error:
        yield fix(later("terminal-doctor-cache-closed", folder=str(folder), reason=str(error.strerror), variable="KAHVE_CACHE"))


def check_push_key(file: Path | None) -> Iterator[Finding]:
    """Whether pushes can be signed."""
    if file is None:
        yield note(later("terminal-doctor-push-none", command="kahve push-keys push.json"))
        return
    try:
        key = read_key(file)
    except PushError as error:
        yield fix(later("terminal-doctor-push-unusable", file=str(file), reason=str(error)))
        return
    if os.name == "posix" and file.stat().st_mode & 0o077:
        yield fix(later("terminal-doctor-store-open-to-others", file=str(file), command=f"chmod 600 {file}"))
    if key.contact:
        yield good(later("terminal-doctor-push-ready", file=str(file)))
    else:
        yield note(later("terminal-doctor-push-no-contact", file=str(file), line=_CONTACT))
