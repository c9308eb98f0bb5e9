"""The proof of a deal: its construction against docs/data/proofs.csv, against a program of docs/orders.md, and against forgeries."""

import csv
import hashlib
import json
import random
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from kahve.cards.deck import packs
from kahve.cards.order import order
from kahve.cards.proof import ProofError, check, commitment_of, seed_of, share_commitment
from kahve.table.sitting import Sitting

DOCS = Path(__file__).parent.parent / "docs"
with (DOCS / "data" / "proofs.csv").open(encoding="utf-8", newline="") as rows:
    VECTORS = list(csv.DictReader(rows))


def by_seat(text: str) -> dict[int, str]:
    return {int(part.partition(":")[0]): part.partition(":")[2] for part in text.split()}


@pytest.mark.parametrize("row", VECTORS, ids=[f"{row['cards']}-{row['deal']}" for row in VECTORS])
def test_a_vector_holds(row: dict[str, str]) -> None:
    secret, values = bytes.fromhex(row["secret"]), {seat: bytes.fromhex(value) for seat, value in by_seat(row["values"]).items()}
    pack = packs(int(row["cards"]) // 52)
    commitment = commitment_of(secret)
    assert commitment == row["commitment"] == hashlib.sha256(b"kahve secret 1" + secret).hexdigest()
    assert {seat: share_commitment(commitment, seat, value) for seat, value in values.items()} == by_seat(row["commitments"])
    shares = b"".join(bytes([seat]) + value for seat, value in sorted(values.items()))
    assert seed_of(secret, values).hex() == row["seed"] == hashlib.sha256(b"kahve deal 1" + secret + shares).hexdigest()
    assert pack.write_order(order(pack, seed_of(secret, values), int(row["deal"]))) == row["order"]


def proof() -> dict[str, Any]:
    secret, value = bytes(range(32)), bytes([7]) * 32
    commitment = commitment_of(secret)
    share = {"seat": 0, "by": "device", "commitment": share_commitment(commitment, 0, value), "value": value.hex()}
    return {"deal": 1, "attempt": 1, "commitment": commitment, "secret": secret.hex(), "shares": [share], "left_out": []}


OTHER = "ab" * 32
FORGED = {
    "another secret": ({"secret": OTHER}, "the secret of the house does not fit the commitment"),
    "another commitment": ({"commitment": OTHER}, "the secret of the house does not fit the commitment"),
    "capital letters": ({"secret": OTHER.upper()}, "and not 64 hexadecimal digits in small letters"),
    "no secret": ({"secret": None}, "the secret of the house is None"),
    "no deal": ({"deal": 0}, "its deal is 0"),
    "an attempt that is true": ({"attempt": True}, "its attempt is True"),
    "seats that are text": ({"left_out": "1"}, "a list of seats"),
    "shares that are text": ({"shares": "0"}, "the shares are a list"),
    "a share left away": ({"shares": []}, "is not the one that the secret and the values make: card 1 is"),
    "another value": ({"shares": [proof()["shares"][0] | {"value": OTHER}]}, "the value of seat 0 does not fit the commitment"),
    "a seat twice": ({"shares": proof()["shares"] * 2}, "each seat has one share at most"),
    "a seat that is none": ({"shares": [proof()["shares"][0] | {"seat": 256}]}, "a share is of seat 256"),
    "nobody's share": ({"shares": [proof()["shares"][0] | {"by": "Bo"}]}, "it is by a device or by the house"),
}


@pytest.mark.parametrize(("change", "says"), FORGED.values(), ids=FORGED)
def test_a_forged_proof_says_what_does_not_fit(change: dict[str, Any], says: str) -> None:
    deck = packs(1)
    fair = deck.write_order(order(deck, seed_of(bytes(range(32)), {0: bytes([7]) * 32}), 1))
    check(proof(), deck, {1: fair})
    with pytest.raises(ProofError, match=re.escape(says)):
        check(proof() | change, deck, {1: fair})


def test_a_card_that_was_exchanged_is_named() -> None:
    deck = packs(1)
    cards = deck.write_order(order(deck, seed_of(bytes(range(32)), {0: bytes([7]) * 32}), 1)).split()
    cards[3], cards[9] = cards[9], cards[3]
    with pytest.raises(ProofError, match=f"deal 1 .*: card 4 is {cards[3]}, and comes to {cards[9]}."):
        check(proof(), deck, {1: " ".join(cards)})


def played_log(seed: int = 5) -> str:
    """The log of a match of two deals between a bot and a person whose device takes part."""
    chance = random.Random(seed).randbytes
    players = [{"kind": "you", "name": "Bo"}, {"kind": "bot", "bot": "random"}]
    sitting = Sitting.open({"game": "pisti", "house": {"seats": 2, "target": 51}, "players": players}, entropy=chance)

    def do(seat: int, **ask: Any) -> None:
        for event in sitting.ask(seat, ask):
            sitting.take(event, noted=False)

    while not sitting.over:
        if sitting.awaits_deal:
            do(0, do="deal", devices=[0])
            assert sitting.exchange is not None
            value, of = chance(32), sitting.exchange.commitment
            do(0, do="commit", of=of, share=share_commitment(of, 0, value))
            do(0, do="share", of=of, share=value.hex())
        do(sitting.turn, do="move", move=sitting.table.legal[0])
    return sitting.log()


def test_the_program_of_the_page_proves_a_log_and_finds_a_forgery(tmp_path: Path) -> None:
    node = shutil.which("node")
    if node is None:
        pytest.skip("There is no Node on the PATH.")
    program = re.search(r"```javascript check.mjs\n(.*?)```", (DOCS / "orders.md").read_text(encoding="utf-8"), re.DOTALL)
    assert program is not None
    (tmp_path / "check.mjs").write_text(program[1], encoding="utf-8")

    def said(log: str) -> list[str]:
        (tmp_path / "log.jsonl").write_text(log, encoding="utf-8")
        command = [node, "check.mjs", "log.jsonl"]
        return subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True, timeout=120).stdout.splitlines()

    log = played_log()
    deals = [json.loads(line) for line in log.splitlines() if line.startswith('{"deal"')]
    assert said(log) == [f"deal {deal['deal']}: proven" for deal in deals]
    value = deals[0]["proof"]["shares"][0]["value"]
    assert said(log.replace(value, OTHER))[0] == "deal 1: NOT PROVEN"
