"""Writes a table of figures as a file: CSV if its name ends so, else Parquet."""

from __future__ import annotations

import csv
import os
from collections.abc import Mapping, Sequence
from pathlib import Path

from .extras import fetched


def is_csv(path: Path) -> bool:
    """Whether a table of this name is written as CSV, for which no library is needed."""
    return path.suffix.lower() == ".csv"


def write_table(path: Path, rows: Sequence[Mapping[str, object]], about: Mapping[str, str]) -> None:
    """Write the rows in place of a file that exists.

    rows: all with the same columns. about: metadata of a Parquet file; CSV has no place for it.
    """
    beside = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        if is_csv(path):
            _write_csv(beside, rows)
        else:
            arrow, parquet = fetched("pyarrow", "lab", "A Parquet file"), fetched("pyarrow.parquet", "lab", "A Parquet file")
            table = arrow.Table.from_pylist([dict(row) for row in rows]).replace_schema_metadata(dict(about))
            parquet.write_table(table, beside)
        os.replace(beside, path)
    finally:
        beside.unlink(missing_ok=True)


def _write_csv(path: Path, rows: Sequence[Mapping[str, object]]) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, list(rows[0]) if rows else [], lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)
