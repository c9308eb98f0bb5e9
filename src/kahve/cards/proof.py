"""The proof of a deal: a secret of the server and a value of each device make the seed of its order. Anyone can check that.

The construction (`docs/orders.md` has it with test vectors). All digests are SHA-256, and all prefixes are ASCII:

- The server draws a secret of 32 bytes and tells its *commitment*, the digest of `kahve secret 2` + deal + attempt + secret.
- A device draws a value of 32 bytes for its seat. First it tells the digest of `kahve share 2` + the server's commitment + seat + giver +
  value.
- When all of them are told, each device tells its value.
- The seed of the order is the digest of `kahve deal 2` + deal + attempt + secret + shares + left out.

Deal and attempt are numbers of four bytes, a seat and a giver of one: 0 for the server, 1 for a device. Shares are their number in one
byte, then seat + giver + value of each. Left out are their number in one byte, then each seat. Both stand in the order of the seats.

Deals of an earlier version have proofs of scheme 1. It binds neither deal nor attempt, neither the givers nor who was left out.

>>> secret, value = bytes(32), bytes(range(32))
>>> LATEST.seed(Exchanged(deal=1, attempt=1), secret, {0: (BY_DEVICE, value)}).hex()[:16]
'de3f68751619b5bf'
"""

from __future__ import annotations

import hashlib
import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from ..language import message
from .deck import Deck
from .order import SEED_BYTES, order
from .quoting import printable

_DIGITS = re.compile(r"[0-9a-f]{64}")
_MOST_SEATS = 255
_MOST_COUNTED = (1 << 32) - 1
"""The greatest deal and the greatest attempt that four bytes have room for."""

BY_DEVICE, BY_HOUSE = "device", "house"
_GIVERS = {BY_HOUSE: b"\0", BY_DEVICE: b"\1"}


class ProofError(ValueError):
    """A deal that its proof does not fit; the sentence names what does not fit."""


class Exchanged(NamedTuple):
    """The exchange from which a deal was made: the number of the deal, of the exchange for it, and the seats whose devices were silent."""

    deal: int
    attempt: int
    left_out: frozenset[int] = frozenset()


Values = Mapping[int, tuple[str, bytes]]
"""For each seat who gave a value for it, BY_DEVICE or BY_HOUSE, and the value."""


class Scheme(ABC):
    """How a deal is made of a secret and values; a proof names its scheme by `number`."""

    number: ClassVar[int]

    @abstractmethod
    def commitment(self, exchanged: Exchanged, secret: bytes) -> str:
        """What the server tells of its secret before a deal, as 64 hexadecimal digits."""

    @abstractmethod
    def share(self, commitment: str, seat: int, giver: str, value: bytes) -> str:
        """What is told of the value of a seat before the others tell theirs. commitment: the server's, for this deal alone."""

    @abstractmethod
    def seed(self, exchanged: Exchanged, secret: bytes, values: Values) -> bytes:
        """The seed of a deal."""


class _First(Scheme):
    number = 1

    def commitment(self, exchanged: Exchanged, secret: bytes) -> str:
        return _digest(b"kahve secret 1", secret).hex()

    def share(self, commitment: str, seat: int, giver: str, value: bytes) -> str:
        return _digest(b"kahve share 1", bytes.fromhex(commitment), bytes([seat]), value).hex()

    def seed(self, exchanged: Exchanged, secret: bytes, values: Values) -> bytes:
        return _digest(b"kahve deal 1", secret, *(bytes([seat]) + values[seat][1] for seat in sorted(values)))


class _Second(Scheme):
    number = 2

    def commitment(self, exchanged: Exchanged, secret: bytes) -> str:
        return _digest(b"kahve secret 2", self._which(exchanged), secret).hex()

    def share(self, commitment: str, seat: int, giver: str, value: bytes) -> str:
        return _digest(b"kahve share 2", bytes.fromhex(commitment), bytes([seat]), _GIVERS[giver], value).hex()

    def seed(self, exchanged: Exchanged, secret: bytes, values: Values) -> bytes:
        shares = (bytes([seat]) + _GIVERS[values[seat][0]] + values[seat][1] for seat in sorted(values))
        left_out = bytes([len(exchanged.left_out), *sorted(exchanged.left_out)])
        return _digest(b"kahve deal 2", self._which(exchanged), secret, bytes([len(values)]), *shares, left_out)

    @staticmethod
    def _which(exchanged: Exchanged) -> bytes:
        return exchanged.deal.to_bytes(4, "big") + exchanged.attempt.to_bytes(4, "big")


SCHEMES: Mapping[int, Scheme] = {scheme.number: scheme for scheme in (_First(), _Second())}
LATEST = SCHEMES[2]
"""The scheme by which deals are made now."""

_VOWELS, _CONSONANTS = "aeiou", "bdfgklmnprstvz"
_SYLLABLES = [consonant + vowel for consonant in _CONSONANTS for vowel in _VOWELS]


def word_of(seed: bytes, moves: str) -> str:
    """The word of a deal, four syllables long: who reads the same word was told the same cards and the same moves.

    seed: of the order. moves: of the deal, as a log has them. One word is as likely as any other of 24,010,000.

    >>> word_of(bytes(32), "0:JH 1:KH")
    'bizevise'
    """
    number = int.from_bytes(_digest(b"kahve word 1", seed, moves.encode())[:8], "big")
    syllables = []
    for _ in range(4):
        number, place = divmod(number, len(_SYLLABLES))
        syllables.append(_SYLLABLES[place])
    return "".join(syllables)


def is_hex(text: object) -> bool:
    """Whether this is 32 bytes as 64 hexadecimal digits, in small letters.

    >>> is_hex("0f" * 32), is_hex("0F" * 32), is_hex("0f")
    (True, False, False)
    """
    return isinstance(text, str) and _DIGITS.fullmatch(text) is not None


def scheme_of(proof: Mapping[str, Any]) -> Scheme:
    """The scheme of a proof; those of an earlier version do not name theirs. ProofError for one that there is not."""
    number = proof.get("scheme", 1)
    if type(number) is not int or number not in SCHEMES:
        raise ProofError(message("cards-proof-of-no-scheme", given=printable(number), known=tuple(map(str, SCHEMES))))
    return SCHEMES[number]


def seed_in(proof: Mapping[str, Any]) -> bytes:
    """The seed that a proof comes to; ProofError where something in it does not fit."""
    return scheme_of(proof).seed(*_opened(proof))


def check(proof: Mapping[str, Any], deck: Deck, orders: Mapping[int, str]) -> None:
    """Check the order of a deal, and of the void ones that were dealt just before it; ProofError names what does not fit.

    proof: as a log has it. orders: the orders in codes by the number of the deal. The proof's own deal is the first of them.
    """
    seed = seed_in(proof)
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


def _opened(proof: Mapping[str, Any]) -> tuple[Exchanged, bytes, Values]:
    """Which exchange a proof is of, its secret and its values, each of which fits its commitment."""
    scheme = scheme_of(proof)
    for name in ("commitment", "secret"):
        if not is_hex(proof.get(name)):
            raise ProofError(message("cards-proof-without-digits", part=name, given=printable(proof.get(name))))
    for name in ("deal", "attempt"):
        if type(proof.get(name)) is not int or not 1 <= proof[name] <= _MOST_COUNTED:
            raise ProofError(message("cards-proof-is-no-number", name=name, given=printable(proof.get(name))))
    left_out = proof.get("left_out")
    if not isinstance(left_out, list) or not all(_is_seat(seat) for seat in left_out) or len(set(left_out)) < len(left_out):
        raise ProofError(message("cards-left-out-is-no-list"))
    exchanged = Exchanged(proof["deal"], proof["attempt"], frozenset(left_out))
    commitment, secret = str(proof["commitment"]), bytes.fromhex(str(proof["secret"]))
    if scheme.commitment(exchanged, secret) != commitment:
        raise ProofError(message("cards-secret-does-not-fit"))
    shares = proof.get("shares")
    if not isinstance(shares, Sequence) or isinstance(shares, str) or not all(isinstance(share, Mapping) for share in shares):
        raise ProofError(message("cards-shares-are-no-list"))
    return exchanged, secret, _values(scheme, commitment, shares)


def _values(scheme: Scheme, commitment: str, shares: Iterable[Mapping[str, Any]]) -> Values:
    values: dict[int, tuple[str, bytes]] = {}
    for share in shares:
        seat, giver = share.get("seat"), share.get("by")
        if type(seat) is not int or not _is_seat(seat) or seat in values:
            raise ProofError(message("cards-share-of-no-seat", seat=printable(seat)))
        if not is_hex(share.get("value")) or not is_hex(share.get("commitment")):
            raise ProofError(message("cards-share-without-digits", seat=str(seat)))
        if giver not in _GIVERS:
            raise ProofError(message("cards-share-by-another", seat=str(seat), given=printable(giver)))
        values[seat] = giver, bytes.fromhex(share["value"])
        if scheme.share(commitment, seat, *values[seat]) != share["commitment"]:
            raise ProofError(message("cards-value-does-not-fit", seat=str(seat)))
    return values


def _is_seat(seat: object) -> bool:
    return type(seat) is int and 0 <= seat <= _MOST_SEATS


def _digest(*parts: bytes) -> bytes:
    return hashlib.sha256(b"".join(parts)).digest()


__all__ = [
    "BY_DEVICE",
    "BY_HOUSE",
    "LATEST",
    "SEED_BYTES",
    "Exchanged",
    "ProofError",
    "Scheme",
    "Values",
    "check",
    "is_hex",
    "scheme_of",
    "seed_in",
    "word_of",
]
