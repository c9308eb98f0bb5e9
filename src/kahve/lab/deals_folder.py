"""The deals of a match on the disk: a folder of Parquet files, a chunk each, which polars and pandas open as one table.

Each file carries the identity of its match and appears under its name only when it is whole, so whatever ends the work, the folder holds
whole chunks and nothing twice. docs/laboratory.md describes the columns.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np

from .extras import fetched
from .match import Chunk, Match
from .results import Played
from .sequential import SignTest

_KEY = b"kahve.match"
_FIRST = b"kahve.first_block"


class OtherMatch(ValueError):  # noqa: N818 - a sentence for people
    """A folder that holds something else than the deals that were asked for; says what differs."""


class DealsFolder:
    """Where the chunks of one match are kept."""

    def __init__(self, path: Path, match: Match, test: SignTest | None = None) -> None:
        """Make the folder if it is not there; OtherMatch or OSError when it cannot be used. Missing without pyarrow.

        test: what decides when the match ends. Its folder is its own, since what was played beyond its decision is taken away.
        """
        self._parquet, self._arrow = fetched("pyarrow.parquet", "lab", "A folder of deals"), fetched("pyarrow", "lab", "A folder of deals")
        self.path, self.match = path, match
        self._identity: dict[str, object] = match.identity | {"test": asdict(test) if test is not None else None}
        if path.exists() and not path.is_dir():
            raise OtherMatch(f"{path} is a file; the deals of a match are kept in a folder.")
        if not path.parent.is_dir():
            raise OtherMatch(f"{path} cannot be made: there is no folder {path.parent}.")
        path.mkdir(exist_ok=True)
        for half in path.glob(".part-*"):
            half.unlink()
        foreign = sorted(other.name for other in path.iterdir() if not other.match("part-*.parquet"))
        if foreign:
            raise OtherMatch(f"{path} holds {foreign[0]}, which is no part of a match; choose an empty folder.")

    def part(self, index: int) -> Path:
        """The file of a chunk."""
        return self.path / f"part-{index:06}.parquet"

    def write(self, chunk: Chunk, played: Played) -> None:
        """Keep a chunk: it is on the disk when this returns."""
        half = self.path / f".part-{chunk.index:06}.{os.getpid()}"
        with open(half, "wb") as file:
            self._parquet.write_table(self._table(played), file, compression="zstd")
            file.flush()
            os.fsync(file.fileno())
        os.replace(half, self.part(chunk.index))

    def read(self, chunks: Iterable[Chunk]) -> tuple[dict[int, Played], tuple[str, ...]]:
        """The chunks that are here, by index, and the names of those that cannot be read; OtherMatch for a folder of another match.

        A chunk of another size, the last one of a shorter run, is left to be played anew.
        """
        wanted = {self.part(chunk.index).name: chunk for chunk in chunks}
        known: dict[int, Played] = {}
        unread: list[str] = []
        for path in sorted(self.path.glob("part-*.parquet")):
            try:
                found = self._parquet.read_table(path, partitioning=None)
            except (self._arrow.ArrowInvalid, OSError):
                unread.append(path.name)
                continue
            self._check(found.schema.metadata or {}, path)
            chunk = wanted.get(path.name, Chunk(0, 0, 0))
            rows = chunk.size * len(self.match.players) * self.match.sides
            if found.num_rows > rows:
                raise OtherMatch(f"{self.path} holds more deals than are asked for now; ask for as many, or choose another folder.")
            if found.num_rows == rows:
                known[chunk.index] = self._played(found, chunk)
        return known, tuple(unread)

    def keep_only(self, chunks: int) -> None:
        """Take away what was played beyond so many chunks, where a test has decided before."""
        for path in self.path.glob("part-*.parquet"):
            if path.name >= self.part(chunks).name:
                path.unlink()

    def _check(self, carried: dict[bytes, bytes], path: Path) -> None:
        if _KEY not in carried:
            raise OtherMatch(f"{path} is no part of a match of Kahve; choose another folder.")
        there, here = json.loads(carried[_KEY]), self._identity
        differs = next((name for name in here if there.get(name) != here[name]), None)
        if differs is None:
            return
        if differs == "program":
            raise OtherMatch(
                f"{self.path} was begun with other sources of Kahve: deals of two versions are not mixed; choose another folder."
            )
        raise OtherMatch(
            f"{self.path} holds the deals of another match: its {differs} is {_told(there.get(differs))}, "
            f"not {_told(here[differs])}; choose another folder."
        )

    def _table(self, played: Played) -> Any:
        match, arrow = self.match, self._arrow
        items = match.game.items
        blocks, players, sides = played.sheets.shape[:3]
        block, seating, side = (axis.ravel() for axis in np.indices((blocks, players, sides), dtype=np.int32))
        player = (side + seating) % players
        moves = np.repeat(played.lengths.ravel(), sides)
        total = items.index("total")
        won = np.where(moves > 0, played.shares(total, match.game.low_wins).ravel(), 0.0)
        columns: dict[str, Any] = {
            "block": block.astype(np.int64) + played.first,
            "seating": seating.astype(np.int16),
            "side": side.astype(np.int16),
            "player": player.astype(np.int16),
            "name": arrow.DictionaryArray.from_arrays(player.astype(np.int32), list(match.players)),
            "points": played.sheets[..., total].ravel(),
            "won": won,
            "moves": moves,
            "void": moves == 0,
        }
        columns |= {f"sheet_{item}": played.sheets[..., at].ravel() for at, item in enumerate(items) if at != total}
        carried = {_KEY: json.dumps(self._identity, sort_keys=True).encode(), _FIRST: str(played.first).encode()}
        return arrow.table(columns).replace_schema_metadata(carried)

    def _played(self, found: Any, chunk: Chunk) -> Played:
        shape = (chunk.size, len(self.match.players), self.match.sides)
        names = ["points" if item == "total" else f"sheet_{item}" for item in self.match.game.items]
        sheets = np.stack([found[name].to_numpy().reshape(shape) for name in names], axis=-1).astype(np.int32)
        return Played(chunk.first, sheets, found["moves"].to_numpy().reshape(shape)[..., 0].astype(np.int32))


def _told(value: object) -> str:
    if value is None:
        return "none"
    if isinstance(value, dict):
        return ", ".join(f"{name}={held}" for name, held in value.items())
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


__all__ = ["DealsFolder", "OtherMatch"]
