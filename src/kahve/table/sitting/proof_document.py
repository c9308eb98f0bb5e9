"""The proof and the course of a deal as they are told: without secrets while the deal is played, and all of it afterwards."""

from __future__ import annotations

from typing import Any

from ...cards.proof import ProofError
from ...engine.course import course_of
from ...engine.proven import check_deal, orders_of
from ...language import message
from ..protocol.refusal import Refusal
from .exchange_asks import early_proof
from .played import NoSuchDeal, PlayedMatch


def proof_document(match: PlayedMatch, number: int, name: str, broken_off: int) -> dict[str, Any]:
    """The proof of a deal (docs/protocol.md); NoSuchDeal, or Refusal for a deal without one, and for a proof that does not fit.

    name: of the deal, such as `2.3`. broken_off: how many exchanges at this table came to no deal.
    """
    if not 1 <= number <= len(match.history):
        raise NoSuchDeal(message("replay-proof-no-such-deal", deal=str(number)))
    dealt = match.history[number - 1]
    if dealt.void:
        raise Refusal("not_now", message("replay-proof-void", deal=str(number)))
    if dealt.proof is None:
        raise Refusal("not_now", message("replay-proof-none", deal=str(number)))
    # Where several tables have the same deals, seats are counted over all of them.
    players = dealt.proof.get("players") or [
        who.name or message("table-seat", number=str(seat + 1)) for seat, who in enumerate(match.players)
    ]
    head: dict[str, Any] = {"name": name, "number": number, "players": players}
    head["broken_off"] = broken_off
    if dealt.sheet is None:
        early = early_proof(dealt.proof)
        return head | early | {"secret": None, "shares": [share | {"value": None} for share in early["shares"]], "pack": "", "orders": []}
    deck = match.game.rules.deck(match.house)
    try:
        check_deal(deck, match.history, number)
    except ProofError as error:
        raise Refusal("not_now", message("replay-proof-does-not-fit", deal=str(number), error=str(error))) from None
    proof = {part: dealt.proof[part] for part in ("deal", "attempt", "commitment", "secret", "left_out")}
    proof["scheme"] = dealt.proof.get("scheme", 1)
    shares = [{part: share[part] for part in ("seat", "by", "commitment", "value")} for share in dealt.proof["shares"]]
    return (
        head
        | proof
        | {"shares": shares, "pack": deck.write_order(sorted(deck.cards)), "orders": list(orders_of(match.history, number).values())}
    )


def course_document(match: PlayedMatch, number: int) -> dict[str, Any]:
    """The course of a finished deal (docs/protocol.md)."""
    course = course_of(match.game, match.house, match.first_dealer, match.history, number)
    moves = match.history[number - 1].logged_moves
    turns = [{"seat": seat, "numbers": numbers} for seat, numbers in course.turns]
    return {"game": match.game.name, "house": list(map(str, course.house)), "start": course.start.hex(), "moves": moves, "turns": turns}
