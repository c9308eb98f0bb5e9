"""The test vectors of docs/data/orders.csv, against the code and against a second implementation made from docs/orders.md alone."""

from __future__ import annotations

import csv
import hashlib
import struct
from pathlib import Path

import pytest

from kahve.cards.deck import packs
from kahve.cards.order import order, seed_from

VECTORS_FILE = Path(__file__).parent.parent / "docs" / "data" / "orders.csv"
with VECTORS_FILE.open(encoding="utf-8", newline="") as rows:
    VECTORS = [(int(row["cards"]), row["seed"], int(row["deal"]), row["order"]) for row in csv.DictReader(rows)]

WITH_A_WORD_SKIPPED = (104, "0", 46186)


def seed_of(text: str) -> bytes:
    return bytes(range(32)) if text == "00..1f" else int(text).to_bytes(32, "big")


def order_of_the_page(size: int, seed: bytes, deal: int) -> str:
    words: list[int] = []
    for counter in range(60):
        words += struct.unpack(">8I", hashlib.sha256(b"kahve order 1" + seed + struct.pack(">II", deal, counter)).digest())
    pack = sorted(4 * rank + suit for rank in range(1, 14) for suit in range(4) for _ in range(size // 52))
    for place in reversed(range(1, size)):
        word = words.pop(0)
        while word >= 2**32 - 2**32 % (place + 1):
            word = words.pop(0)
        pack[place], pack[word % (place + 1)] = pack[word % (place + 1)], pack[place]
    return " ".join("?A23456789TJQK"[card // 4] + "CDHS"[card % 4] for card in pack)


def test_the_file_has_all_its_vectors() -> None:
    listed = [(cards, seed, deal) for cards in (52, 104) for seed in ("0", "7", "00..1f") for deal in (1, 2)]
    assert [row[:3] for row in VECTORS] == [*listed, WITH_A_WORD_SKIPPED]


@pytest.mark.parametrize(("size", "seed", "deal", "codes"), VECTORS)
def test_a_vector_holds(size: int, seed: str, deal: int, codes: str) -> None:
    pack = packs(size // 52)
    assert pack.write_order(order(pack, seed_from(seed_of(seed)), deal)) == codes
    assert order_of_the_page(size, seed_of(seed), deal) == codes
    assert sorted(pack.read_order(codes).tolist()) == sorted(pack.cards)
