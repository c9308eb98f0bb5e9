"""The proof of a deal: a secret of the house and a value of each device make the seed of its order. Anyone can check that.

The construction (`docs/orders.md` has it with test vectors). All digests are SHA-256, and all prefixes are ASCII:

- The house draws a secret of 32 bytes and tells its *commitment*, the digest of `kahve secret 1` + secret.
- A device draws a value of 32 bytes for its seat. First it tells the digest of `kahve share 1` + the house's commitment + seat + value.
- When all of them are told, each device tells its value. The seat is one byte.
- The seed of the order is the digest of `kahve deal 1` + secret + (seat + value) of each seat, in the order of the seats.

>>> secret, value = bytes(32), bytes(range(32))
>>> seed_of(secret, {0: value}).hex()[:16]
'54c9718e0423064a'
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping, Sequence
from typing import Any

from ..language import message
from .deck import Deck
from .order import SEED_BYTES, order
from .quoting import printable

_DIGITS = re.compile(r"[0-9a-f]{64}")
_MOST_SEATS = 255

BY_DEVICE, BY_HOUSE = "device", "house"


class ProofError(ValueError):
    """A deal that its proof does not fit; the sentence names what does not fit."""


def is_hex(text: object) -> bool:
    """Whether this is 32 bytes as 64 hexadecimal digits, in small letters.

    >>> is_hex("0f" * 32), is_hex("0F" * 32), is_hex("0f")
    (True, False, False)
    """
    return isinstance(text, str) and _DIGITS.fullmatch(text) is not None


def commitment_of(secret: bytes) -> str:
    """What the house tells of its secret before a deal, as 64 hexadecimal digits.

    >>> commitment_of(bytes(32))[:16]
    '84f3f837885f2008'
    """
    return hashlib.sha256(b"kahve secret 1" + secret).hexdigest()


def share_commitment(commitment: str, seat: int, value: bytes) -> str:
    """What the device of a seat tells of its value before the others tell theirs. commitment: the house's, for this deal alone."""
    return hashlib.sha256(b"kahve share 1" + bytes.fromhex(commitment) + bytes([seat]) + value).hexdigest()


def seed_of(secret: bytes, values: Mapping[int, bytes]) -> bytes:
    """The seed of a deal from the secret of the house and the values, by seat."""
    shares = b"".join(bytes([seat]) + values[seat] for seat in sorted(values))
    return hashlib.sha256(b"kahve deal 1" + secret + shares).digest()


def check(proof: Mapping[str, Any], deck: Deck, orders: Mapping[int, str]) -> None:
    """Check the order of a deal, and of the void ones that were dealt just before it; ProofError names what does not fit.

    proof: as a log has it. orders: the orders in codes by the number of the deal. The proof's own deal is the first of them.
    """
    secret, values = _opened(proof)
    seed = seed_of(secret, values)
    for number, written in orders.items():
        due = deck.write_order(order(deck, seed, number))
        if written != due:
            place = next(
                (
                    card_number
                    for card_number, codes in enumerate(zip(written.split(), due.split(), strict=False), 1)
                    if codes[0] != codes[1]
                ),
                0,
            )
            if not place:
                raise ProofError(message("cards-order-of-wrong-length", deal=str(number)))
            card, card_due = printable(written.split()[place - 1]), due.split()[place - 1]
            raise ProofError(message("cards-order-is-not-proven", deal=str(number), place=str(place), card=card, due=card_due))


def _opened(proof: Mapping[str, Any]) -> tuple[bytes, dict[int, bytes]]:
    """The secret and the values of a proof, each of which fits its commitment."""
    for name in ("commitment", "secret"):
        if not is_hex(proof.get(name)):
            raise ProofError(message("cards-proof-without-digits", part=name, given=printable(proof.get(name))))
    commitment, secret = str(proof["commitment"]), bytes.fromhex(str(proof["secret"]))
    if commitment_of(secret) != commitment:
        raise ProofError(message("cards-secret-does-not-fit"))
    for name in ("deal", "attempt"):
        if type(proof.get(name)) is not int or proof[name] < 1:
            raise ProofError(message("cards-proof-is-no-number", name=name, given=printable(proof.get(name))))
    left_out = proof.get("left_out")
    if not isinstance(left_out, list) or not all(type(seat) is int for seat in left_out):
        raise ProofError(message("cards-left-out-is-no-list"))
    shares = proof.get("shares")
    if not isinstance(shares, Sequence) or isinstance(shares, str) or not all(isinstance(share, Mapping) for share in shares):
        raise ProofError(message("cards-shares-are-no-list"))
    values: dict[int, bytes] = {}
    for share in shares:
        seat = share.get("seat")
        if type(seat) is not int or not 0 <= seat <= _MOST_SEATS or seat in values:
            raise ProofError(message("cards-share-of-no-seat", seat=printable(seat)))
        if not is_hex(share.get("value")) or not is_hex(share.get("commitment")):
            raise ProofError(message("cards-share-without-digits", seat=str(seat)))
        if share.get("by") not in (BY_DEVICE, BY_HOUSE):
            raise ProofError(message("cards-share-by-another", seat=str(seat), given=printable(share.get("by"))))
        values[seat] = bytes.fromhex(share["value"])
        if share_commitment(commitment, seat, values[seat]) != share["commitment"]:
            raise ProofError(message("cards-value-does-not-fit", seat=str(seat)))
    return secret, values


__all__ = ["BY_DEVICE", "BY_HOUSE", "SEED_BYTES", "ProofError", "check", "commitment_of", "is_hex", "seed_of", "share_commitment"]
