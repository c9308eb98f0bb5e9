"""Learn from logs that others played.

A log is refereed, and each choice becomes a row of Parquet: what was seen, what was legal, what was played, what came of it.
"""

from pathlib import Path
from tempfile import TemporaryDirectory

import pyarrow.parquet

from kahve.lab.data_set import write_data_set
from kahve.lab.simulate import simulate

with TemporaryDirectory() as name:
    folder = Path(name)
    simulate("pisti", {"seats": 2}, ["greedy", "casual"], deals=20, seed=1, out=folder / "deals.jsonl")
    with open(folder / "deals.jsonl", encoding="utf-8") as log:
        written = write_data_set([("deals.jsonl", log)], folder / "choices")
    rows = pyarrow.parquet.read_table(folder / "choices" / "data")
    assert rows.num_rows == written.positions
    assert all(move in legal for move, legal in zip(rows["move"].to_pylist(), rows["legal"].to_pylist(), strict=True))
    print(rows.select(["seat", "legal", "move", "points"]).slice(0, 3).to_pylist())
