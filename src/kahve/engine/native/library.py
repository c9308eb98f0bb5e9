"""C compiled by the machine's own compiler, kept in the cache folder, and loaded without the interface of CPython.

A library lies under a name made from its text, the compiler and the flags. So what changes is made again, and what has not changed is
found.
"""

from __future__ import annotations

import contextlib
import contextvars
import hashlib
import importlib.util
import os
import platform
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from enum import IntEnum
from functools import cache
from pathlib import Path
from typing import Any

from ...cards import dialect
from ...language import message
from ..installing import cache_base

if sys.platform != "emscripten":  # there are no libraries to be loaded there (`web_assembly.py`)
    import cffi  # type: ignore[import-untyped]

COMMON = ("-std=gnu11", "-fwrapv", "-ffp-contract=off", "-fvisibility=hidden", "-w")
"""-fwrapv: whole numbers of 64 bits wrap. -ffp-contract=off: a product is rounded before it is added to, as in Python."""
FLAGS = (*COMMON, "-shared") if sys.platform == "win32" else (*COMMON, "-shared", "-fPIC")
SUFFIX = {"win32": ".dll", "darwin": ".dylib"}.get(sys.platform, ".so")
OPTIMISED = ("-mcpu=native" if platform.machine().lower() in ("arm64", "aarch64") else "-march=native", "-fno-math-errno")
"""For the processor of this machine alone. On ARM the other option would leave the processor's own tuning out."""
FOR_AMD_BY_GCC = ("-mtune=icelake-server",)
"""For AMD's processors gcc 8 and later are told to choose instructions as for one of Intel's; what AMD's have is used all the same.

Otherwise gcc 12 keeps whole numbers in vector registers when it has no other, and rules are a tenth slower (docs/speed.md).
"""
BY_CLANG, BY_GCC = ("-O2",), ("-O2", "-ftree-loop-vectorize", "-fno-tree-slp-vectorize", "-fvect-cost-model=dynamic")
"""What is quickest by measurement (docs/speed.md). Of gcc's two ways to make vectors the one for lines without a loop makes them slower."""
SOONER_BY_GCC = ("-fno-thread-jumps",)
"""For what a person waits for. It takes a third off gcc's time, and loops stay as quick but for a few in the hundred (docs/speed.md)."""
SOME = ("-O1",)
"""Takes two fifths to two thirds of the time of the quickest code's flags, and its loops are slower."""
LITTLE_BY_GCC = ("-Og", "-DSOON_REPLACED")
"""Takes about a quarter of that time, and its loops take up to twice as long. By clang there is nothing between this and the rest."""
LEAST = ("-O0", "-fno-sanitize=undefined")
"""Takes an eighth of that time, and its loops take five times as long (docs/speed.md).

Without the second flag the clang of `ziglang` adds checks of its own, for which it makes a library of 20 seconds first.
"""
LONGEST_COMPILE = 600
"""Seconds after which a compiler is given up."""


FFI: Any = cffi.FFI() if sys.platform != "emscripten" else None
"""What all libraries are called through; it has no functions of its own."""


def place_of(array: Any) -> int:
    """Where the memory of a buffer begins."""
    if FFI is not None:
        return int(FFI.cast("intptr_t", FFI.from_buffer(array)))
    import ctypes

    view = memoryview(array)
    # Only memory that can be written to tells its place; nothing is written through any other.
    return ctypes.addressof(ctypes.c_char.from_buffer(view)) if view.nbytes and not view.readonly else id(view.obj)


class BackEndError(OSError):
    """Why no library could be made: no compiler, one that fails, or a folder in which nothing can be kept."""


class NoCompilerError(BackEndError):
    """There is no C compiler here, or none that works; then rules are interpreted."""


def library_folder() -> Path:
    """Where libraries are kept: under `kahve.engine.installing.cache_base`."""
    return cache_base() / "c"


def compiler() -> tuple[str, ...]:
    """The command of a C compiler: the one that CC names, clang, the clang of the wheel `ziglang`, or the machine's other one.

    Clang comes first because its code is quicker than that of gcc (docs/speed.md). NoCompilerError where there is none.
    """
    if os.environ.get("CC"):
        return _named(os.environ["CC"])
    clang = shutil.which("clang")
    if clang is not None:
        return (clang,)
    if importlib.util.find_spec("ziglang") is not None:
        return (sys.executable, "-m", "ziglang", "cc")
    path = shutil.which("cc") or shutil.which("gcc")
    if path is not None:
        return (path,)
    raise NoCompilerError(message("engine-no-compiler", command="pip install ziglang"))


def _named(command: str) -> tuple[str, ...]:
    words = tuple(shlex.split(command))
    if not words or shutil.which(words[0]) is None:
        raise NoCompilerError(message("engine-no-such-compiler", command=repr(command)))
    return words


def surroundings() -> dict[str, str]:
    """The environment of a compiler; that of `ziglang` keeps what it needs beside our own libraries, and not in a home."""
    return {"ZIG_GLOBAL_CACHE_DIR": str(cache_base() / "zig"), "ZIG_LOCAL_CACHE_DIR": str(cache_base() / "zig")} | os.environ


@cache
def _target(command: tuple[str, ...], flags: tuple[str, ...]) -> str:
    """What a compiler says of itself and of the processor that it compiles for: all that it defines before it reads a line."""
    words = [*command, *flags, "-dM", "-E", "-x", "c", os.devnull]
    try:
        answer = subprocess.run(words, env=surroundings(), capture_output=True, text=True, timeout=LONGEST_COMPILE, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise NoCompilerError(message("engine-compiler-fails", command=command[0], says=str(error))) from None
    return answer.stdout + answer.stderr


class Effort(IntEnum):
    """How much of the compiler's time the code is worth, from the least there is to all that helps."""

    LEAST = 0
    LITTLE = 1
    SOME = 2
    MUCH = 3
    FULL = 4


@cache
def flags_of(command: tuple[str, ...], effort: Effort = Effort.FULL) -> tuple[str, ...]:
    """The flags for this compiler."""
    if effort == Effort.LEAST:
        return (*FLAGS, *LEAST)
    by_clang = "__clang__" in _target(command, ())
    optimised = OPTIMISED if by_clang or not _is_gcc_for_amd(command) else (*OPTIMISED, *FOR_AMD_BY_GCC)
    if effort == Effort.SOME:
        return (*FLAGS, *SOME, *optimised)
    by_gcc = {Effort.LITTLE: LITTLE_BY_GCC, Effort.MUCH: (*BY_GCC, *SOONER_BY_GCC), Effort.FULL: BY_GCC}
    return (*FLAGS, *(BY_CLANG if by_clang else by_gcc[effort]), *optimised)


def _is_gcc_for_amd(command: tuple[str, ...]) -> bool:
    """Whether this is gcc 8 or later on a processor of AMD's Zen family, the only ones of theirs that were tried."""
    target = _target(command, OPTIMISED)
    version = re.search(r"#define __GNUC__ (\d+)", target)
    return "#define __znver" in target and version is not None and int(version[1]) >= 8


class Library:
    """Compiled code that has been loaded."""

    def __init__(self, path: Path) -> None:
        """Load it; OSError where it is not a library of this machine."""
        self.path = path
        self._description: set[str] = set()
        FFI.dlopen(str(path))

    def tell_tables(self) -> None:
        """Tell it where the tables lie that still grow, before a function of it is called.

        A library may hold the rules of a game that nobody has imported yet. The tables of that game come with it, after the library.
        """
        readers = {f"{dialect.live_name(function)}_lies_at": table for function, table in dialect.LIVE.items()}
        untold = readers.keys() - self._description
        if not untold:
            return
        functions = self.functions("".join(f"void {setter}(void *);" for setter in untold))
        for setter in untold:
            with contextlib.suppress(AttributeError):  # it reads no such table
                getattr(functions, setter)(FFI.from_buffer(getattr(readers[setter], "view", readers[setter])))
        self._description |= untold

    def functions(self, declared: str) -> Any:
        """The functions and variables of these declarations in C, as attributes."""
        interface = cffi.FFI()
        interface.cdef(declared)
        return interface.dlopen(str(self.path))


def compiles_quickly() -> bool:
    """Whether KAHVE_COMPILE_QUICKLY is set: all loops but those of a table are optimised less, for authors who change rules often."""
    return os.environ.get("KAHVE_COMPILE_QUICKLY", "0") not in ("", "0")


def library(text: str, effort: Effort = Effort.FULL, name: str | None = None) -> Library:
    """The library of this C, made if it is not there, and made again if it is damaged; BackEndError says why it cannot be made.

    name: under which `library_named` is to find it.
    """
    command = compiler()
    flags = flags_of(command, effort)
    path = _path_of(text, command, flags)
    loaded = _library_at(path, text, command, flags)
    if name is not None:
        with contextlib.suppress(OSError):  # then it is looked for by its C again
            _name_beside(name, command, flags).write_text(path.name, encoding="ascii")
    return loaded


def _library_at(path: Path, text: str, command: tuple[str, ...], flags: tuple[str, ...]) -> Library:
    """The library at this place, made if it is not there whole."""
    before = _stamp(path)
    if _is_whole(path):
        with contextlib.suppress(OSError):  # of another machine: made again
            return Library(path)
    with _one_maker(path):
        # Another process may have made it while this one waited.
        if _stamp(path) == before or not _is_whole(path):
            _make(path, text, command, flags)
    try:
        return Library(path)
    except OSError as error:
        raise NoCompilerError(message("engine-compiler-fails", command=command[0], says=str(error))) from None


def _path_of(text: str, command: tuple[str, ...], flags: tuple[str, ...]) -> Path:
    digest = hashlib.sha256("\0".join([text, *command, *flags, _target(command, flags)]).encode()).hexdigest()
    return library_folder() / f"{digest[:32]}{SUFFIX}"


def _name_beside(name: str, command: tuple[str, ...], flags: tuple[str, ...]) -> Path:
    """The file that says which library has this name."""
    return _path_of(name, command, flags).with_suffix(".name")


def library_named(name: str, effort: Effort) -> Library | None:
    """The library that was made under this name for this machine, without its C; None where it does not lie there whole."""
    try:
        command = compiler()
        path = library_folder() / _name_beside(name, command, flags_of(command, effort)).read_text(encoding="ascii")
        return Library(path) if _is_whole(path) else None
    except (OSError, UnicodeDecodeError):
        return None


def is_made(text: str, effort: Effort) -> bool:
    """Whether the library of this C lies in the cache folder, whole; NoCompilerError."""
    command = compiler()
    return _is_whole(_path_of(text, command, flags_of(command, effort)))


def begin_library(text: str, effort: Effort = Effort.FULL, name: str | None = None) -> Callable[[], Library]:
    """Begin to make a library while Python goes on, by another processor if there is one; what this gives back waits for it.

    Whoever waits gets what `library` returns, or the error that it raises.
    """
    # A thread of its own, which ends with its work: one that waited for more would not be there after a fork.
    making = ThreadPoolExecutor(1, "making")
    context = contextvars.copy_context()  # an error speaks the language of the person who asked
    with _NOBODY_WAITS:
        future = making.submit(context.run, library, text, effort, name)
        _waited_for.add(future)
    future.add_done_callback(_forget_done)
    making.shutdown(wait=False)
    return future.result


_NOBODY_WAITS = threading.Condition()
_waited_for: set[Future[Library]] = set()


def _forget_done(future: Future[Library]) -> None:
    with _NOBODY_WAITS:
        _waited_for.discard(future)
        _NOBODY_WAITS.notify_all()


_MAKE_ASIDE = """
import os, sys
from kahve.engine.native.library import Effort, make_in_turn
if hasattr(os, "nice"):
    os.nice(10)
make_in_turn(sys.stdin.read(), Effort(int(sys.argv[1])), sys.argv[2] or None)
"""


def make_aside(text: str, effort: Effort, name: str | None = None) -> None:
    """Have the library of this C made once nobody waits for another, and wait for it.

    A process of its own makes it, which goes on even if this one ends. Where it fails nothing is said: whoever needs the library makes it.
    """
    with _NOBODY_WAITS:
        _NOBODY_WAITS.wait_for(lambda: not _waited_for)
    command, silent = [sys.executable, "-P", "-c", _MAKE_ASIDE, str(int(effort)), name or ""], subprocess.DEVNULL
    with contextlib.suppress(OSError):
        subprocess.run(command, input=text, text=True, stdout=silent, stderr=silent, start_new_session=True, check=False)


def make_in_turn(text: str, effort: Effort, name: str | None = None) -> None:
    """Make the library of this C when no other process makes one so: one compiler at a time is enough where nobody waits."""
    with _one_maker(library_folder() / "aside"):
        library(text, effort, name)


def _sum_beside(path: Path) -> Path:
    return path.with_suffix(".sha256")


def _is_whole(path: Path) -> bool:
    """Whether a library is there as it was made, by the check sum beside it."""
    try:
        return _sum_beside(path).read_text(encoding="ascii") == hashlib.sha256(path.read_bytes()).hexdigest()
    except (OSError, UnicodeDecodeError):
        return False


def _stamp(path: Path) -> tuple[int, int] | None:
    """Which file lies there, and when it was written; None where there is none."""
    try:
        state = path.stat()
    except OSError:
        return None
    return state.st_ino, state.st_mtime_ns


@contextlib.contextmanager
def _one_maker(path: Path) -> Iterator[None]:
    """Let one process at a time make this library; the others wait for it. Where files cannot be locked, nobody waits."""
    lock = path.with_suffix(".lock")
    with contextlib.ExitStack() as ends:
        # A folder in which nothing can be kept is told by whoever writes there.
        with contextlib.suppress(OSError, ImportError):
            import fcntl

            lock.parent.mkdir(parents=True, exist_ok=True)
            lock_file = ends.enter_context(lock.open("w"))
            ends.callback(lock.unlink, missing_ok=True)
            fcntl.flock(lock_file, fcntl.LOCK_EX)
        yield


def _make(path: Path, text: str, command: tuple[str, ...], flags: tuple[str, ...]) -> None:
    """Compile in a folder of its own beside the place, and put what is made there in one step."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=path.parent, prefix="making-") as folder:
            source, target = Path(folder) / "kahve.c", Path(folder) / f"kahve{SUFFIX}"
            source.write_text(text, encoding="utf-8")
            _compile([*command, *flags, "-o", str(target), str(source), "-lm"])
            check = Path(folder) / "kahve.sha256"
            check.write_text(hashlib.sha256(target.read_bytes()).hexdigest(), encoding="ascii")
            target.replace(path)
            check.replace(_sum_beside(path))
    except BackEndError:
        raise
    except OSError as error:
        reason = error.strerror or str(error)
        says = message("engine-compiled-code-not-kept", folder=str(path.parent), reason=reason)
        raise BackEndError(says) from None


def _compile(command: list[str]) -> None:
    try:
        done = subprocess.run(command, env=surroundings(), capture_output=True, text=True, timeout=LONGEST_COMPILE, check=False)
    except subprocess.TimeoutExpired:
        raise NoCompilerError(message("engine-compiler-given-up", command=command[0], seconds=LONGEST_COMPILE)) from None
    if done.returncode != 0:
        lines = (done.stderr or done.stdout).strip().splitlines()
        first = next((line for line in lines if "error" in line.lower()), lines[0] if lines else f"it ended with {done.returncode}")
        raise NoCompilerError(message("engine-compiler-fails", command=command[0], says=first.strip()))
