"""A table of figures as a Parquet file."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path

from .extras import fetched


def write_table(path: Path, rows: Sequence[Mapping[str, object]], about: Mapping[str, str]) -> None:
    """Write the rows, all with the same columns, in place of a file that is there; `about` goes with them as the file's metadata."""
    arrow, parquet = fetched("pyarrow", "lab", "A Parquet file"), fetched("pyarrow.parquet", "lab", "A Parquet file")
    beside = path.with_name(f".{path.name}.{os.getpid()}.part")
    table = arrow.Table.from_pylist([dict(row) for row in rows]).replace_schema_metadata(dict(about))
    try:
        parquet.write_table(table, beside)
        os.replace(beside, path)
    finally:
        beside.unlink(missing_ok=True)


__all__ = ["write_table"]
