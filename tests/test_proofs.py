"""The proof of a deal: its construction against docs/data/proofs.csv, against a program of docs/orders.md, and against forgeries."""

import csv
import hashlib
import json
import random
import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import kahve
from kahve.bots import bot
from kahve.bots.players.choosing import whole_turn
from kahve.cards.deck import packs
from kahve.cards.order import order
from kahve.cards.proof import BY_DEVICE, LATEST, SCHEMES, Exchanged, ProofError, check, word_of
from kahve.games import GAMES
from kahve.table.sitting.sitting import Sitting

from .asks import ask_from

RANDOM = bot("random")

DOCS = Path(__file__).parent.parent / "docs"
with (DOCS / "data" / "proofs.csv").open(encoding="utf-8", newline="") as rows:
    VECTORS = list(csv.DictReader(rows))


def digest(*parts: bytes) -> bytes:
    return hashlib.sha256(b"".join(parts)).digest()


def four(number: str) -> bytes:
    return int(number).to_bytes(4, "big")


GIVERS = {"house": b"\0", "device": b"\1"}


@pytest.mark.parametrize("row", VECTORS, ids=[f"{row['scheme']}-{row['cards']}-{row['deal']}" for row in VECTORS])
def test_a_vector_holds(row: dict[str, str]) -> None:
    secret, pack, scheme = bytes.fromhex(row["secret"]), packs(int(row["cards"]) // 52), SCHEMES[int(row["scheme"])]
    values = {int(seat): (giver, bytes.fromhex(value)) for seat, giver, value in (part.split(":") for part in row["values"].split())}
    left_out = [int(seat) for seat in row["left_out"].split()]
    exchanged = Exchanged(int(row["deal"]), int(row["attempt"]), frozenset(left_out))
    commitment, commitments = (
        row["commitment"],
        {int(seat): digest_text for seat, digest_text in (part.split(":") for part in row["commitments"].split())},
    )
    assert scheme.commitment(exchanged, secret) == commitment
    assert {seat: scheme.share(commitment, seat, *value) for seat, value in values.items()} == commitments
    assert scheme.seed(exchanged, secret, values).hex() == row["seed"]
    assert pack.write_order(order(pack, bytes.fromhex(row["seed"]), exchanged.deal)) == row["order"]
    assert word_of(bytes.fromhex(row["seed"]), row["moves"]) == row["word"]
    # The same as the page has it, without Kahve.
    if scheme is LATEST:
        which, of = four(row["deal"]) + four(row["attempt"]), bytes.fromhex(commitment)
        shares = [bytes([seat]) + GIVERS[giver] + value for seat, (giver, value) in sorted(values.items())]
        assert digest(b"kahve secret 2", which, secret).hex() == commitment
        assert [digest(b"kahve share 2", of, share).hex() for share in shares] == [
            digest_text for _, digest_text in sorted(commitments.items())
        ]
        silent = bytes([len(left_out), *sorted(left_out)])
        assert digest(b"kahve deal 2", which, secret, bytes([len(shares)]), *shares, silent).hex() == row["seed"]
    else:
        assert digest(b"kahve secret 1", secret).hex() == commitment
        shares = [bytes([seat]) + value for seat, (_, value) in sorted(values.items())]
        assert digest(b"kahve deal 1", secret, *shares).hex() == row["seed"]


SECRET, VALUE = bytes(range(32)), bytes([7]) * 32


def proof(scheme: int = LATEST.number) -> dict[str, Any]:
    commitment = SCHEMES[scheme].commitment(Exchanged(1, 1), SECRET)
    share = {"seat": 0, "by": "device", "commitment": SCHEMES[scheme].share(commitment, 0, BY_DEVICE, VALUE), "value": VALUE.hex()}
    head = {"deal": 1, "attempt": 1, "commitment": commitment, "secret": SECRET.hex(), "shares": [share], "left_out": []}
    return head | ({"scheme": scheme} if scheme > 1 else {})


def fair(scheme: int = LATEST.number) -> str:
    """The order that follows from `proof`."""
    deck = packs(1)
    return deck.write_order(order(deck, SCHEMES[scheme].seed(Exchanged(1, 1), SECRET, {0: (BY_DEVICE, VALUE)}), 1))


OTHER = "ab" * 32
FORGED = {
    "another secret": ({"secret": OTHER}, "the server's secret does not fit its commitment"),
    "another commitment": ({"commitment": OTHER}, "the server's secret does not fit its commitment"),
    "capital letters": ({"secret": OTHER.upper()}, "not 64 hexadecimal digits in small letters"),
    "no secret": ({"secret": None}, "the server's secret is None"),
    "no deal": ({"deal": 0}, "its deal is 0"),
    "a deal beyond four bytes": ({"deal": 1 << 32}, "its deal is 4294967296"),
    "another attempt": ({"attempt": 7}, "the server's secret does not fit its commitment"),
    "a seat left out afterwards": ({"left_out": [1]}, "is not the one that the secret and the values make: card 1 is"),
    "a seat left out twice": ({"left_out": [1, 1]}, "a list of seats"),
    "a device that was the house": ({"shares": [proof()["shares"][0] | {"by": "house"}]}, "the value of seat 0 does not fit"),
    "the scheme of former times": ({"scheme": 1}, "the server's secret does not fit its commitment"),
    "a scheme that there is not": ({"scheme": 3}, "its scheme is 3, and there are only 1 and 2."),
    "a scheme that is true": ({"scheme": True}, "its scheme is True"),
    "an attempt that is true": ({"attempt": True}, "its attempt is True"),
    "seats that are text": ({"left_out": "1"}, "a list of seats"),
    "shares that are text": ({"shares": "0"}, "the shares must be a list"),
    "a share left away": ({"shares": []}, "is not the one that the secret and the values make: card 1 is"),
    "another value": ({"shares": [proof()["shares"][0] | {"value": OTHER}]}, "the value of seat 0 does not fit the commitment"),
    "a seat twice": ({"shares": proof()["shares"] * 2}, "each seat of the table has at most one share"),
    "a seat that is none": ({"shares": [proof()["shares"][0] | {"seat": 256}]}, "a share names seat 256"),
    "nobody's share": ({"shares": [proof()["shares"][0] | {"by": "Bo"}]}, 'it must be by "device" or, for the server, by "house"'),
}


@pytest.mark.parametrize(("change", "says"), FORGED.values(), ids=FORGED)
def test_a_forged_proof_says_what_does_not_fit(change: dict[str, Any], says: str) -> None:
    check(proof(), packs(1), {1: fair()})
    with pytest.raises(ProofError, match=re.escape(says)):
        check(proof() | change, packs(1), {1: fair()})


def test_a_proof_of_former_times_is_checked_by_its_scheme() -> None:
    check(proof(1), packs(1), {1: fair(1)})
    check(proof(1) | {"attempt": 7, "left_out": [1]}, packs(1), {1: fair(1)})
    with pytest.raises(ProofError, match="card 1 is"):
        check(proof(1), packs(1), {1: fair()})


def test_a_card_that_was_exchanged_is_named() -> None:
    cards = fair().split()
    cards[3], cards[9] = cards[9], cards[3]
    with pytest.raises(ProofError, match=f"deal 1 .*: card 4 is {cards[3]} and should be {cards[9]}."):
        check(proof(), packs(1), {1: " ".join(cards)})


def played_log(game: str = "pisti", deals: int = 2, **house: Any) -> str:
    """The log of `deals` deals between bots and a person whose device takes part."""
    chance, moves = random.Random(5).randbytes, random.Random(6)
    seats = kahve.game(game).settle(house).seats
    players = [{"kind": "you", "name": "Bo"}, *[{"kind": "bot", "bot": "random"}] * (seats - 1)]
    sitting = Sitting.open({"game": game, "house": {"seats": seats, **house}, "players": players}, entropy=chance)

    def do(seat: int, **ask: Any) -> None:
        for event in sitting.ask(seat, *ask_from(**ask)):
            sitting.take(event, noted=False)

    while len(sitting.table.history) < deals or sitting.in_deal:
        if sitting.awaits_deal:
            do(0, do="deal", devices=[0])
            assert sitting.exchange is not None
            value, of = chance(32), sitting.exchange.commitment
            do(0, do="commit", of=of, share=LATEST.share(of, 0, BY_DEVICE, value))
            do(0, do="share", of=of, share=value.hex())
            continue
        table = sitting.table
        do(sitting.turn, do="move", move=table.write_turn(whole_turn(RANDOM, table.view(table.turn), table.moves, moves)))
    return sitting.table.log()


@pytest.fixture(scope="module")
def checked_by_the_page(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], list[str]]:
    """What the program of docs/orders.md says of a log."""
    node = shutil.which("node")
    if node is None:
        pytest.skip("There is no Node on the PATH.")
    program = re.search(r"```javascript check.mjs\n(.*?)```", (DOCS / "orders.md").read_text(encoding="utf-8"), re.DOTALL)
    assert program is not None
    folder = tmp_path_factory.mktemp("page")
    (folder / "check.mjs").write_text(program[1], encoding="utf-8")

    def said(log: str) -> list[str]:
        (folder / "log.jsonl").write_text(log, encoding="utf-8")
        command = [node, "check.mjs", "log.jsonl"]
        return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True, timeout=120).stdout.splitlines()

    return said


def deals_of(log: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in log.splitlines() if line.startswith('{"deal"')]


def test_the_program_of_the_page_proves_a_log_and_finds_a_forgery(checked_by_the_page: Callable[[str], list[str]]) -> None:
    log = played_log()
    deals = deals_of(log)
    assert checked_by_the_page(log) == [f"deal {deal['deal']}: proven" for deal in deals]
    value = deals[0]["proof"]["shares"][0]["value"]
    assert checked_by_the_page(log.replace(value, OTHER))[0] == "deal 1: NOT PROVEN"


@pytest.mark.parametrize("name", GAMES)
def test_the_program_of_the_page_proves_a_deal_of_every_game(name: str, checked_by_the_page: Callable[[str], list[str]]) -> None:
    log = played_log(name, deals=1)
    assert "deal 1: proven" in checked_by_the_page(log)
    cards = deals_of(log)[-1]["order"].split()
    exchanged = " ".join([cards[-1], *cards[1:-1], cards[0]])
    assert cards[0] == cards[-1] or "deal 1: NOT PROVEN" in checked_by_the_page(log.replace(" ".join(cards), exchanged))


@pytest.mark.parametrize(
    "house",
    [{"deck": "turkish29", "lexicon": "tr"}, {"deck": "custom", "sweets": "ABCDEFGHIJKLM"}, {"deck": "thirteen"}],
    ids=lambda house: house["deck"],
)
def test_the_program_of_the_page_proves_a_deal_of_other_letters(house: dict[str, str], checked_by_the_page: Any) -> None:
    assert checked_by_the_page(played_log("turtle", deals=1, **house)) == ["deal 1: proven"]


@pytest.mark.parametrize("name", ["basra", "hand_and_foot", "turtle"])
def test_the_numbers_of_cards_are_those_of_the_page(name: str) -> None:
    game = kahve.game(name)
    deck = game.rules.deck(game.settle({}))
    for card in set(deck.cards):
        code = deck.code(card)
        if name == "basra":
            assert card == 4 * "?A23456789TJQK".index(code[0]) + "CDHS".index(code[1])
        elif name == "turtle":
            letters = sorted(deck.code(other)[1] for other in deck.cards if deck.code(other)[0] == code[0])
            left_out = code[0] == "S"  # the A of sours
            assert card == 16 * "ACSW".index(code[0]) + letters.index(code[1]) + 1 + left_out
        else:
            assert card == "?456789TJQKAbr2*".index(code)
