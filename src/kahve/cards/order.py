"""An order of the pack from a 32-byte seed, by a construction that anyone can check in another language.

The construction (`docs/orders.md` has it with test vectors). The words of deal `d` under a 32-byte seed are the big-endian 32-bit
words of SHA-256("kahve order 1" + seed + d + c). There d and c are big-endian 32-bit numbers, c = 0, 1, 2 ...
Begin with the cards in ascending order. Go from the last place i down to 1. Take the next word w below the greatest multiple of i + 1
that fits into 2**32; words at or above it are skipped. Exchange the cards at places i and w mod (i + 1). Place 0 is the top card.

>>> from .deck import STANDARD
>>> STANDARD.write_order(order(STANDARD, seed_from(7), deal=1)[:5])
'8S JH QC 3H JD'
"""

from __future__ import annotations

import hashlib
import secrets
import struct
from collections.abc import Iterator
from itertools import count
from numbers import Integral

from ..language import message
from .arrays import INT8, Array, array
from .deck import Deck

SEED_BYTES = 32
_PREFIX = b"kahve order 1"
_EIGHT_WORDS = struct.Struct(">8I")


def fresh_seed() -> bytes:
    """A new 32-byte seed from the operating system's entropy."""
    return secrets.token_bytes(SEED_BYTES)


def seed_from(value: int | bytes) -> bytes:
    """A 32-byte seed from a whole number (big-endian) or from the bytes themselves; ValueError for anything else.

    >>> seed_from(7)[-1]
    7
    """
    if isinstance(value, bytes):
        if len(value) != SEED_BYTES:
            raise ValueError(message("cards-seed-of-wrong-size", bytes=SEED_BYTES, given=len(value)))
        return value
    if isinstance(value, bool) or not isinstance(value, Integral) or not 0 <= value < 1 << 256:
        raise ValueError(message("cards-seed-is-none"))
    return int(value).to_bytes(SEED_BYTES, "big")


def _words(seed: bytes, deal: int) -> Iterator[int]:
    begun = _PREFIX + seed + deal.to_bytes(4, "big")
    for counter in count():
        yield from _EIGHT_WORDS.unpack(hashlib.sha256(begun + counter.to_bytes(4, "big")).digest())


def order(deck: Deck, seed: bytes, deal: int = 1) -> Array:
    """The order of the deck for this deal of a match: shape (cards,), card numbers, top card first."""
    words = _words(seed_from(seed), deal)
    cards = sorted(deck.cards)
    for last in range(len(cards) - 1, 0, -1):
        choices = last + 1
        limit = (1 << 32) // choices * choices
        word = next(words)
        while word >= limit:
            word = next(words)
        other = word % choices
        cards[last], cards[other] = cards[other], cards[last]
    return array(cards, INT8)
