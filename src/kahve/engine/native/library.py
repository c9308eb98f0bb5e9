"""C compiled by the machine's own compiler, kept in the cache folder, and loaded without the interface of CPython.

A library lies under a name made from its text, the compiler and the flags. So what changes is made anew, and what has not changed is found.
"""

from __future__ import annotations

import contextlib
import ctypes
import hashlib
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path

from ...cards import dialect
from ..installing import cache_base

FLAGS = ("-std=gnu11", "-shared", "-fPIC", "-fwrapv", "-ffp-contract=off", "-fvisibility=hidden", "-w")
"""-fwrapv: whole numbers of 64 bits wrap, as Numba's do. -ffp-contract=off: a product is rounded before it is added to, as in Python."""
OPTIMISED = ("-O2", "-ftree-vectorize", "-fvect-cost-model=dynamic", "-march=native", "-fno-math-errno")
"""Vectors as with -O3, which otherwise only takes longer to compile; for the processor of this machine alone."""
CHECKED = ("-O0",)
LONGEST_COMPILE = 600
"""Seconds after which a compiler is given up."""


class BackEndError(OSError):
    """Why no library could be made: no compiler, one that fails, or a folder in which nothing can be kept."""


class NoCompilerError(BackEndError):
    """There is no C compiler here, or none that works; then Numba compiles."""


def library_folder() -> Path:
    """Where libraries are kept: under `kahve.engine.installing.cache_base`."""
    return cache_base() / "c"


def compiler() -> tuple[str, ...]:
    """The command of a C compiler: the one that CC names, the machine's, else the one of the wheel `ziglang`.

    BackEndError where there is none.
    """
    if os.environ.get("CC"):
        return _named(os.environ["CC"])
    for name in ("cc", "gcc", "clang"):
        path = shutil.which(name)
        if path is not None:
            return (path,)
    if importlib.util.find_spec("ziglang") is not None:
        return (sys.executable, "-m", "ziglang", "cc")
    raise NoCompilerError("There is no C compiler here: install gcc or clang, or `pip install ziglang`.")


def _named(command: str) -> tuple[str, ...]:
    words = tuple(shlex.split(command))
    if not words or shutil.which(words[0]) is None:
        raise NoCompilerError(f"CC names {command!r}, and there is no such program: name a C compiler, or unset CC.")
    return words


@cache
def _target(command: tuple[str, ...], flags: tuple[str, ...]) -> str:
    """What a compiler says of itself and of the processor that it compiles for: all that it defines before it reads a line."""
    words = [*command, *flags, "-dM", "-E", "-x", "c", os.devnull]
    try:
        answer = subprocess.run(words, capture_output=True, text=True, timeout=LONGEST_COMPILE, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise NoCompilerError(f"The C compiler {command[0]} does not run: {error}.") from None
    return answer.stdout + answer.stderr


def library(text: str, *, checked: bool = False) -> ctypes.CDLL:
    """The library of this C, made if it is not there, and made again if it is damaged; BackEndError says why it cannot be made.

    checked: compiled in little time for a unit that checks itself; else optimised.
    """
    command = compiler()
    flags = (*FLAGS, *(CHECKED if checked else OPTIMISED))
    digest = hashlib.sha256("\0".join([text, *command, *flags, _target(command, flags)]).encode()).hexdigest()
    path = library_folder() / f"{digest[:32]}.so"
    if _is_whole(path):
        with contextlib.suppress(OSError):  # of another machine: made again
            return _loaded(path)
    _make(path, text, command, flags)
    try:
        return _loaded(path)
    except OSError as error:
        raise NoCompilerError(f"The library that {command[0]} made cannot be loaded: {error}.") from None


def _loaded(path: Path) -> ctypes.CDLL:
    """The library of this file, told where the tables lie that still grow."""
    made = ctypes.CDLL(str(path))
    for function, table in dialect.LIVE.items():
        with contextlib.suppress(AttributeError):  # it reads no such table
            tell = getattr(made, f"{dialect.live_name(function)}_lies_at")
            tell.restype = None
            tell(ctypes.c_void_p(table.ctypes.data))
    return made


def _sum_beside(path: Path) -> Path:
    return path.with_suffix(".sha256")


def _is_whole(path: Path) -> bool:
    """Whether a library is there as it was made, by the check sum beside it."""
    try:
        return _sum_beside(path).read_text(encoding="ascii") == hashlib.sha256(path.read_bytes()).hexdigest()
    except (OSError, UnicodeDecodeError):
        return False


def _make(path: Path, text: str, command: tuple[str, ...], flags: tuple[str, ...]) -> None:
    """Compile in a folder of its own beside the place, and put what is made there in one step."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=path.parent, prefix="making-") as folder:
            source, made = Path(folder) / "kahve.c", Path(folder) / "kahve.so"
            source.write_text(text, encoding="utf-8")
            _compile([*command, *flags, "-o", str(made), str(source), "-lm"])
            check = Path(folder) / "kahve.sha256"
            check.write_text(hashlib.sha256(made.read_bytes()).hexdigest(), encoding="ascii")
            made.replace(path)
            check.replace(_sum_beside(path))
    except BackEndError:
        raise
    except OSError as error:
        reason = error.strerror or str(error)
        raise BackEndError(
            f"Compiled code cannot be kept in {path.parent} ({reason}): make room there, or name another folder in KAHVE_CACHE."
        ) from None


def _compile(command: list[str]) -> None:
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=LONGEST_COMPILE, check=False)
    except subprocess.TimeoutExpired:
        raise NoCompilerError(f"The C compiler {command[0]} was given up after {LONGEST_COMPILE} seconds.") from None
    if done.returncode != 0:
        lines = (done.stderr or done.stdout).strip().splitlines()
        first = next((line for line in lines if "error" in line.lower()), lines[0] if lines else f"it ended with {done.returncode}")
        raise NoCompilerError(f"The C compiler {command[0]} failed: {first.strip()}")
