"""The platforms for which libraries are made ahead, and the command that makes one of them on any machine.

All are made by the clang of the wheel `ziglang`, which brings the system libraries of every platform. A library for others cannot be made
for the processor of the machine that makes it. On x86-64 it is made for the second level (x86-64-v2), which
processors have had since 2009. They count the bits of a number in one instruction, and rules over tallies do so all the time.
"""

from __future__ import annotations

import platform
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from .library import COMMON, LONGEST_COMPILE, surroundings


@dataclass(frozen=True)
class Target:
    """A platform.

    - triple: zig's name of it, with the oldest C library or system that it runs on.
    - tag: the tag of its wheel; empty where there is no wheel of its own.
    - suffix: of a library.
    - flags: what its libraries are compiled with beside what all are.
    """

    triple: str
    tag: str
    suffix: str
    flags: tuple[str, ...]


_SHARED = ("-shared", "-O2", "-s")
LOGARITHM = "__builtin_log"
"""What C calls for a logarithm."""
_BARE = ("-nostdlib", "-Wl,--no-entry", "-mbulk-memory")
"""A module of WebAssembly calls nothing of a system, and zig takes half a minute to make the C library of one."""
_WITH_LOGARITHM = ("-mexec-model=reactor", "-mbulk-memory")
"""The same for a module whose rules take a logarithm: WASI has that of musl."""
TARGETS = {
    "linux-x86_64": Target(
        "x86_64-linux-gnu.2.17", "manylinux_2_17_x86_64.manylinux2014_x86_64", ".so", (*_SHARED, "-fPIC", "-mcpu=x86_64_v2")
    ),
    "linux-aarch64": Target("aarch64-linux-gnu.2.17", "manylinux_2_17_aarch64.manylinux2014_aarch64", ".so", (*_SHARED, "-fPIC")),
    "macos-x86_64": Target("x86_64-macos.11.0", "macosx_11_0_x86_64", ".dylib", (*_SHARED, "-fPIC", "-mcpu=x86_64_v2")),
    "macos-arm64": Target("aarch64-macos.11.0", "macosx_11_0_arm64", ".dylib", (*_SHARED, "-fPIC")),
    "windows-x86_64": Target("x86_64-windows-gnu", "win_amd64", ".dll", (*_SHARED, "-mcpu=x86_64_v2")),
    "wasm32": Target("wasm32-wasi", "", ".wasm", ("-O3", "-s", "-msimd128")),
}
"""The platforms by our names of them."""
REPLAYER = Target("wasm32-wasi", "", ".wasm", ("-Oz", "-s"))
"""WebAssembly that is to be small: a page fetches it to play a deal again, once."""
WEB_ASSEMBLY = "wasm32"

_SYSTEMS = {"linux": "linux", "darwin": "macos", "win32": "windows"}
_MACHINES = {"amd64": "x86_64", "x86_64": "x86_64", "arm64": "arm64", "aarch64": "aarch64"}


def this_platform() -> str:
    """Our name of the platform on which this runs; it need not be among TARGETS.

    >>> this_platform() == this_platform().lower()
    True
    """
    if sys.platform == "emscripten":
        return WEB_ASSEMBLY
    machine = platform.machine().lower()
    return f"{_SYSTEMS.get(sys.platform, sys.platform)}-{_MACHINES.get(machine, machine)}"


_ELF, _MACH, _PE = b"\x7fELF\x02\x01", b"\xcf\xfa\xed\xfe", b"MZ"
_KINDS_OF_PROCESSOR = {
    _ELF: {62: "linux-x86_64", 183: "linux-aarch64"},
    _MACH: {0x01000007: "macos-x86_64", 0x0100000C: "macos-arm64"},
    _PE: {0x8664: "windows-x86_64"},
}


def platform_of(library: bytes) -> str:
    """Our name of the platform for which a library says that it was made; empty for one that is of none of TARGETS.

    >>> platform_of(bytes(1) + b"asm"), platform_of(b"no library at all")
    ('wasm32', '')
    """
    if library.startswith(b"\0asm"):
        return WEB_ASSEMBLY
    magic = next((magic for magic in _KINDS_OF_PROCESSOR if library.startswith(magic)), None)
    if magic is None or len(library) < 64:
        return ""
    where, size = (18, 2) if magic == _ELF else (4, 4) if magic == _MACH else (int.from_bytes(library[60:64], "little") + 4, 2)
    return _KINDS_OF_PROCESSOR[magic].get(int.from_bytes(library[where : where + size], "little"), "")


def make_for(target: Target, text: str, path: Path, exported: list[str]) -> None:
    """Compile C for a platform. exported: the functions by which it is called. RuntimeError quotes a compiler that fails."""
    with tempfile.TemporaryDirectory() as folder:
        source, library_file = Path(folder) / "kahve.c", Path(folder) / f"kahve{target.suffix}"
        source.write_text(text, encoding="utf-8")
        is_module = target.suffix == ".wasm"
        # A module exports its functions by name, and logarithms are all that it may need of a library.
        linked = (_WITH_LOGARITHM if LOGARITHM in text else _BARE) if is_module else ()
        last = [*(f"-Wl,--export={name}" for name in exported if is_module), *(["-lm"] if linked != _BARE else [])]
        command = [sys.executable, "-m", "ziglang", "cc", "-target", target.triple, *COMMON, *linked, *target.flags, "-fno-math-errno"]
        done = subprocess.run(
            [*command, "-o", str(library_file), str(source), *last],
            env=surroundings(),
            capture_output=True,
            text=True,
            timeout=LONGEST_COMPILE,
            check=False,
        )
        if done.returncode != 0:
            raise RuntimeError(f"zig cannot compile for {target.triple}: {(done.stderr or done.stdout).strip()[:2000]}")
        path.write_bytes(library_file.read_bytes())
