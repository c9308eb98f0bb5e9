"""Keeps the deals of a match on disk: a folder of Parquet files, one for each chunk.

polars and pandas open the folder as one table; docs/laboratory.md describes the columns. Each file carries the identity of its match. It
gets its name only when it is whole. So the folder holds whole chunks and nothing twice, whatever ends the work.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from typing import Any

from ..bots.players.failures import Failures
from ..engine.numeric import np
from .extras import fetched
from .match import Chunk, Match
from .results import Played
from .sequential import SignTest

_KEY = b"kahve.match"
_FIRST = b"kahve.first_block"
_FAILURES = b"kahve.failures"


class OtherMatch(ValueError):  # noqa: N818 - a sentence for people
    """A folder holds other deals than those of this match; the text says what differs."""


class DealsFolder:
    """The folder in which the chunks of one match are kept."""

    def __init__(self, path: Path, match: Match, test: SignTest | None = None) -> None:
        """Make the folder if it does not exist.

        Raises OtherMatch or OSError if the folder cannot be used, and Missing without pyarrow.

        test: what decides when the match ends. Such a match has a folder of its own, because chunks after its decision are deleted.
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
            raise OtherMatch(f"{path} holds {foreign[0]}, which is not part of a match; choose an empty folder.")

    def part(self, index: int) -> Path:
        """The path of the file of a chunk."""
        return self.path / f"part-{index:06}.parquet"

    def write(self, chunk: Chunk, played: Played) -> None:
        """Write a chunk; it is on the disk when this returns."""
        half = self.path / f".part-{chunk.index:06}.{os.getpid()}"
        with open(half, "wb") as file:
            self._parquet.write_table(self._table(played), file, compression="zstd")
            file.flush()
            os.fsync(file.fileno())
        os.replace(half, self.part(chunk.index))

    def survey(self, chunks: Iterable[Chunk]) -> tuple[set[int], tuple[str, ...]]:
        """The indices of the chunks in the folder, and the names of the files that cannot be read; the deals are not read yet.

        Raises OtherMatch if the folder belongs to another match. A chunk of another size, as the last one of a shorter run, does not count:
        it is played again.
        """
        wanted = {self.part(chunk.index).name: chunk for chunk in chunks}
        known: set[int] = set()
        unread: list[str] = []
        for path in sorted(self.path.glob("part-*.parquet")):
            try:
                with self._parquet.ParquetFile(path) as file:
                    carried, number = file.schema_arrow.metadata or {}, file.metadata.num_rows
            except (self._arrow.ArrowInvalid, OSError):
                unread.append(path.name)
                continue
            self._check(carried, path)
            chunk = wanted.get(path.name, Chunk(0, 0, 0))
            rows = self._rows(chunk)
            if number > rows:
                raise OtherMatch(f"{self.path} holds more deals than are asked for now; ask for as many, or choose another folder.")
            if number == rows:
                known.add(chunk.index)
        return known, tuple(unread)

    def read(self, chunk: Chunk) -> Played | None:
        """A chunk in the folder; None where its file is damaged."""
        try:
            table = self._parquet.read_table(self.part(chunk.index), columns=[*self._counts, "moves"], partitioning=None)
        except (self._arrow.ArrowInvalid, OSError):
            return None
        return self._played(table, chunk)

    @property
    def _counts(self) -> list[str]:
        """The columns of the sheet, in the order of its items."""
        return ["points" if item == "total" else f"sheet_{item}" for item in self.match.game.rules.items]

    def _rows(self, chunk: Chunk) -> int:
        """The rows of a chunk's file: one for each deal and side."""
        return chunk.size * len(self.match.players) * self.match.sides

    def keep_only(self, chunks: int) -> None:
        """Delete the chunks from this number on, because a test decided before them."""
        for path in self.path.glob("part-*.parquet"):
            if path.name >= self.part(chunks).name:
                path.unlink()

    def _check(self, carried: dict[bytes, bytes], path: Path) -> None:
        if _KEY not in carried:
            raise OtherMatch(f"{path} is not part of a match of Kahve; choose another folder.")
        there, here = json.loads(carried[_KEY]), self._identity
        differs = next((name for name in here if there.get(name) != here[name]), None)
        if differs is None:
            return
        if differs == "program":
            raise OtherMatch(
                f"{self.path} was begun with other sources of Kahve: deals of two versions are not mixed; choose another folder."
            )
        raise OtherMatch(
            f"{self.path} holds the deals of another match: its {differs} is {_shown(there.get(differs))}, "
            f"not {_shown(here[differs])}; choose another folder."
        )

    def _table(self, played: Played) -> Any:
        match, arrow = self.match, self._arrow
        items = match.game.rules.items
        blocks, players, sides = played.sheets.shape[:3]
        block, seating, side = (axis.ravel() for axis in np.indices((blocks, players, sides), dtype=np.int32))
        player = (side + seating) % players
        moves = np.repeat(played.lengths.ravel(), sides)
        total = items.index("total")
        won = np.where(moves > 0, played.shares(total, match.game.rules.low_wins).ravel(), 0.0)
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
        columns |= {f"sheet_{item}": played.sheets[..., place].ravel() for place, item in enumerate(items) if place != total}
        carried = {_KEY: json.dumps(self._identity, sort_keys=True).encode(), _FIRST: str(played.first).encode()}
        if played.failures:
            carried[_FAILURES] = json.dumps([asdict(row) for row in played.failures]).encode()
        return arrow.table(columns).replace_schema_metadata(carried)

    def _played(self, table: Any, chunk: Chunk) -> Played:
        shape = (chunk.size, len(self.match.players), self.match.sides)
        sheets = np.stack([table[name].to_numpy().reshape(shape) for name in self._counts], axis=-1).astype(np.int32)
        failures = json.loads((table.schema.metadata or {}).get(_FAILURES, b"[]"))
        lengths = table["moves"].to_numpy().reshape(shape)[..., 0].astype(np.int32)
        return Played(chunk.first, sheets, lengths, tuple(Failures(**row) for row in failures))


def _shown(value: object) -> str:
    """A value of a folder's description as a refusal names it."""
    if value is None:
        return "none"
    if isinstance(value, dict):
        return ", ".join(f"{name}={entry}" for name, entry in value.items())
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)
