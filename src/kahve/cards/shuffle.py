"""The fast seeded generator of compiled code: xoshiro128++ in whole numbers, and a shuffle with exactly uniform draws.

State: an int64 array of shape (4,), each entry a 32-bit word. Everything stays below 2**63, so that interpreted and
compiled runs agree. Generator: Blackman and Vigna, "Scrambled linear pseudorandom number generators" (2019). Bounded draws: Lemire,
"Fast random integer generation in an interval" (2019). For cards dealt to people use `kahve.cards.order`.

>>> rng = generator(7)
>>> [int(below(rng, 6)) for _ in range(5)]
[2, 1, 5, 0, 1]
"""

from __future__ import annotations

import hashlib
from struct import unpack
from typing import Any

from .arrays import INT64, Array, array
from .dialect import kernel, rotated

MASK = 0xFFFFFFFF


def generator(seed: int, stream: int = 0) -> Array:
    """A generator's state from a seed and a stream number (streams of one seed are independent for all purposes here).

    seed, stream: whole numbers from 0 to 2**64 - 1; OverflowError outside.
    """
    digest = hashlib.sha256(b"kahve fast" + int(seed).to_bytes(8, "big") + int(stream).to_bytes(8, "big")).digest()
    words = unpack(">4I", digest[:16])
    return array(words if any(words) else (1, 1, 1, 1), INT64)


@kernel
def copy_state(rng: Any, into: Any) -> None:
    """Make the second generator go on as the first one will.

    It copies word by word, so that generators may share an array.
    """
    for index in range(4):
        into[index] = rng[index]


@kernel
def next_word(rng: Any) -> int:
    """The next 32-bit word."""
    s0, s1, s2, s3 = rng[0], rng[1], rng[2], rng[3]
    total = (s0 + s3) & MASK
    word = (rotated(total, 7) + s0) & MASK
    s2 ^= s0
    s3 ^= s1
    rng[1] = s1 ^ s2
    rng[0] = s0 ^ s3
    rng[2] = s2 ^ ((s1 << 9) & MASK)
    rng[3] = rotated(s3, 11)
    return int(word)


@kernel
def below(rng: Any, bound: int) -> int:
    """A whole number from 0 to bound - 1, exactly uniform; bound 1 to 2**31."""
    product = next_word(rng) * bound
    if product & MASK < bound:
        floor = (MASK + 1 - bound) % bound
        while product & MASK < floor:
            product = next_word(rng) * bound
    return int(product) >> 32


@kernel
def shuffle(rng: Any, cards: Any, size: int) -> None:
    """Put the first `size` entries, at most 1,600, into a uniformly random order, in place.

    Each word gives three draws, as `below` would make them: what one draw leaves of the word below 2**32 serves the next.
    (Brackett-Rozinsky and Lemire, "Batched ranged random integer generation", 2024.)
    The state stays in local variables, for written back at each word it took twice the time (docs/speed.md).
    """
    s0, s1, s2, s3 = rng[0], rng[1], rng[2], rng[3]
    last = size - 1
    while last > 2:
        bounds = (last + 1) * last * (last - 1)
        first = second = third = left = 0
        drawing = True
        while drawing:
            total = (s0 + s3) & MASK
            product = ((rotated(total, 7) + s0) & MASK) * (last + 1)
            shifted = (s1 << 9) & MASK
            s2 ^= s0
            s3 ^= s1
            s1 ^= s2
            s0 ^= s3
            s2 ^= shifted
            s3 = rotated(s3, 11)
            first = product >> 32
            product = (product & MASK) * last
            second = product >> 32
            product = (product & MASK) * (last - 1)
            third = product >> 32
            left = product & MASK
            drawing = left < bounds and left < (MASK + 1 - bounds) % bounds
        swap(cards, last, first)
        swap(cards, last - 1, second)
        swap(cards, last - 2, third)
        last -= 3
    rng[0], rng[1], rng[2], rng[3] = s0, s1, s2, s3
    while last > 0:
        swap(cards, last, below(rng, last + 1))
        last -= 1


@kernel
def swap(cards: Any, place: int, other: int) -> None:
    """Exchange two entries."""
    card = cards[place]
    cards[place] = cards[other]
    cards[other] = card
