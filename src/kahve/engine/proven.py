"""Whether the deals of a match follow from their proofs (docs/orders.md).

>>> import kahve
>>> table = kahve.new("pisti", seats=2)
>>> table.deal(seed=7)
>>> table.history[0].proof is None  # a seed that somebody has chosen proves nothing
True
"""

from __future__ import annotations

from collections.abc import Sequence

from ..cards.deck import Deck
from ..cards.proof import ProofError, check
from ..cards.quoting import printable
from ..language import message
from .dealt import DealRecord


def orders_of(history: Sequence[DealRecord], number: int) -> dict[int, str]:
    """The orders that the proof of this deal makes, by the number of the deal: its own, and the void ones dealt just before it.

    ProofError where the proof begins with a deal that was not void.
    """
    dealt = history[number - 1]
    first = (dealt.proof or {}).get("deal")
    if type(first) is not int or not 1 <= first <= number:
        raise ProofError(message("engine-proof-of-another-deal", deal=printable(first), number=str(number)))
    if any(not before.void for before in history[first - 1 : number - 1]):
        raise ProofError(message("engine-proof-over-a-played-deal", first=str(first), number=str(number)))
    return {before.number: before.order for before in history[first - 1 : number]}


def check_deal(deck: Deck, history: Sequence[DealRecord], number: int) -> None:
    """Check a deal of a match against its proof; ProofError names what does not fit."""
    dealt = history[number - 1]
    if dealt.proof is None:
        raise ProofError(message("engine-deal-without-proof", number=str(number)))
    check(dealt.proof, deck, orders_of(history, number))
