"""WebAssembly in Node, as the browser runs it, beside the same rules in this Python."""

from __future__ import annotations

import json
import shutil
import struct
import subprocess
from pathlib import Path
from typing import Any


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
