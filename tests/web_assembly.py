"""WebAssembly in Node, as the browser runs it, beside the same rules in this Python.

`python tests/web_assembly.py FOLDER pisti basra` plays these games interpreted, by the libraries of this machine and by WebAssembly.
It says whether all three come to the same bytes, how large the modules are and how long a simulation takes. That of WebAssembly holds the
way through the pipes. FOLDER holds the modules, which `python -m kahve.lab.shipping wasm32 FOLDER` makes.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import json
import random
import shutil
import struct
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import kahve
from kahve.bots.players.settings import MASTER
from kahve.bots.search.thinking import think
from kahve.engine.native import loop, shipped, web_assembly
from kahve.games import GAMES

HOST = Path(__file__).with_name("web_assembly_host.mjs")


class InNode:
    """A module in a process of Node of its own."""

    def __init__(self, path: Path) -> None:
        node = shutil.which("node")
        assert node is not None
        self._process = subprocess.Popen([node, str(HOST), str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._to, self._from = self._process.stdin, self._process.stdout

    def close(self) -> None:
        """End the process."""
        self._to.close()
        self._from.close()
        self._process.wait()

    def _wish(self, content: Any = b"", **wish: Any) -> None:
        line = json.dumps(wish).encode()
        self._to.write(struct.pack("<I", len(line)) + line + bytes(content))
        self._to.flush()

    def call(self, name: str, number: int) -> int:
        """Call an exported function with one number of 32 bits."""
        self._wish(call=name, number=number)
        return int(struct.unpack("<I", self._from.read(4))[0])

    def has(self, name: str) -> bool:
        """Whether it exports this function."""
        self._wish(has=name)
        return self._from.read(1) == b"\1"

    def write(self, place: int, content: Any) -> None:
        """Copy bytes into its memory."""
        self._wish(content, write=len(content), place=place)

    def read(self, place: int, size: int) -> bytearray:
        """Copy bytes out of its memory."""
        self._wish(read=size, place=place)
        return bytearray(self._from.read(size))


WAYS = ("interpreted", "native", "wasm")
SIMULATIONS = 200


def played(name: str, compiled: bool) -> dict[str, Any]:
    """Two random deals and a searched move of a game: a hash of all records and of the thought, and microseconds for a simulation."""
    digest, begun = hashlib.sha256(), 0.0
    for seed in (3, 4):
        table, rng = kahve.new(name, compiled=compiled), random.Random(seed)
        table.deal(seed=seed)
        if seed == 3 and table.turn >= 0:
            view, search = table.view(table.turn), replace(MASTER, simulations=SIMULATIONS, milliseconds=None)
            thought = think(view, table.moves, search, seed=5, compiled=compiled)
            digest.update(repr([(each.move, each.value, each.error) for each in thought.moves]).encode())
            began = time.perf_counter()
            again = think(view, table.moves, search, seed=5, compiled=compiled)
            begun = (time.perf_counter() - began) / max(1, again.simulations) * 1e6
        for _ in range(600):
            if table.turn < 0 or table.awaits_deal:
                break
            table.play(rng.choice(table.moves))
            digest.update(table._tables.tobytes())
    return {"hash": digest.hexdigest(), "microseconds": round(begun, 1)}


def use_modules(folder: Path) -> None:
    """Let this process call modules of WebAssembly for all that is compiled, and nothing else."""
    shipped.FOLDER = folder
    shipped.this_platform = lambda: "wasm32"
    web_assembly.in_browser = lambda path: web_assembly.BoxedLibrary(InNode(path))

    def missing(called: Any, *_: Any) -> Any:
        raise SystemExit(f"no module has {called.loop.__qualname__}.")

    loop.NativeLoop._efforts = missing  # type: ignore[method-assign]


def played_apart(name: str, way: str, folder: Path) -> dict[str, Any]:
    """`played` in a process of its own, in one of WAYS."""
    done = subprocess.run([sys.executable, __file__, str(folder), name, "--way", way], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


def main() -> None:
    """Play each game in all ways, or one of them in one way."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--way", choices=WAYS)
    wanted = parser.parse_args()
    if wanted.way is not None:
        if wanted.way == "wasm":
            use_modules(wanted.folder)
        print(json.dumps(played(wanted.games[0], wanted.way != "interpreted")))
        return
    print(f"{'game':20} {'same':5} {'gzip kB':>8} " + " ".join(f"{way + ' us':>14}" for way in WAYS))
    for name in wanted.games:
        results = [played_apart(name, way, wanted.folder) for way in WAYS]
        size = len(gzip.compress((wanted.folder / f"{name}.wasm").read_bytes(), 9)) / 1000
        same = "yes" if len({result["hash"] for result in results}) == 1 else "NO"
        print(f"{name:20} {same:5} {size:8.1f} " + " ".join(f"{result['microseconds']:14.1f}" for result in results), flush=True)


if __name__ == "__main__":
    main()
