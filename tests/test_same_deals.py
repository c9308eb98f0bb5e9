"""Deals played by another program: every score equal.

The file holds 400 deals with their cards, choices and scores, as `pishti_limit emit 400 2026` writes them. `benchmarks/limit.py` compares
any number of deals with the program itself.
"""

from __future__ import annotations

import gzip
import importlib.util
from pathlib import Path

import pytest

BENCHMARK = Path(__file__).parent.parent / "benchmarks" / "limit.py"
LINES = gzip.decompress((Path(__file__).parent / "data" / "limit_deals.txt.gz").read_bytes()).decode().splitlines()


@pytest.fixture(scope="module")
def replayed() -> object:
    spec = importlib.util.spec_from_file_location("limit", BENCHMARK)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.replayed


def test_every_score_is_the_other_programs(replayed: object) -> None:
    assert len(LINES) == 400
    jacks_first = 0
    for line in LINES:
        stated, counted = replayed(line, compiled=False)
        assert stated == counted
        jacks_first += int(line.split(";")[0].split()[11]) % 13 == 10
    assert jacks_first > 10, "deals with a jack to start the pile are among them"
