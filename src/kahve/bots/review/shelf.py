"""Keeps what took long to work out as small files of JSON, each under the digest of all that it depends on.

>>> import tempfile
>>> shelf = Shelf(Path(tempfile.mkdtemp()))
>>> shelf.put("a deal", {"worths": [1.5]}), shelf.get("a deal"), shelf.get("another")
(True, {'worths': [1.5]}, None)
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
from pathlib import Path
from typing import Any

MOST_REVIEWS = 2000
"""The number of files that are kept, those that were written last."""


class Shelf:
    """A folder of files, each with the name that was asked for and its content, so that a damaged or foreign file counts for nothing."""

    def __init__(self, folder: Path) -> None:
        """folder: is made when something is kept."""
        self.folder = folder

    def get(self, name: str) -> Any:
        """What is kept under this name; None if nothing is, or if its file cannot be read."""
        try:
            content = json.loads(self._path(name).read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return None
        return content["content"] if isinstance(content, dict) and content.get("name") == name and "content" in content else None

    def put(self, name: str, content: object) -> bool:
        """Keep a content of JSON under this name; False where the folder cannot be written."""
        path = self._path(name)
        half = path.with_name(f".{path.name}.{os.getpid()}.part")
        try:
            self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            half.write_text(json.dumps({"name": name, "content": content}), encoding="utf-8")
            os.replace(half, path)
            self._clear()
        except OSError:
            with contextlib.suppress(OSError):
                half.unlink(missing_ok=True)
            return False
        return True

    def _path(self, name: str) -> Path:
        return self.folder / f"{hashlib.sha256(name.encode()).hexdigest()[:32]}.json"

    def _clear(self) -> None:
        """Delete the oldest files beyond the most that are kept."""
        files = sorted(self.folder.glob("*.json"), key=lambda path: path.stat().st_mtime)
        for path in files[: max(0, len(files) - MOST_REVIEWS)]:
            path.unlink(missing_ok=True)
