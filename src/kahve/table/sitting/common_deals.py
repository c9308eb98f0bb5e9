"""Deals that several tables have in common: their cards are known before a table is opened, and hidden from those who still play them.

Such a table ends after its last common deal. Nobody watches it, takes a move back or gets a hint at it. What was played there is shown to
others only if they have played the same deals (`kahve.table.http.requests.onlooker`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ...language import message
from ..protocol import asks
from ..protocol.refusal import Refusal

_NEVER = (asks.AskAgain, asks.AskBot)
_NEVER_ALONE = (*_NEVER, asks.AskOpen, asks.AskStandIn, asks.AskLeave, asks.AskCustoms, asks.AskPropose)
"""What would change the conditions of play, where several people play and where one person plays with bots."""

_ACTS_NEVER = ("takeback", "seats", "rotate", "draw", "again", "bot")


@dataclass(frozen=True)
class CommonDeals:
    """The cards of a table's deals, which other tables have too.

    name: by which the deals are known, the same at every table. orders: the pack of each deal, as `Dealt` has it.

    dealer: of the first deal. seed: decides with the course of the deal what bots choose, so that they play alike at every table.

    proofs: of the chance of each deal, as `Dealt` has them; empty where there are none.

    >>> deals = CommonDeals("day 2026-11-28 pisti", ("2C 3C",), 1, "ab")
    >>> CommonDeals.read(deals.stored(), 1, "ab") == deals
    True
    """

    name: str
    orders: tuple[str, ...]
    dealer: int
    seed: str
    proofs: tuple[Mapping[str, Any] | None, ...] = ()

    def stored(self) -> dict[str, Any]:
        """The part that `Opened` keeps beside the dealer and the seed."""
        return {"name": self.name, "orders": list(self.orders), "proofs": list(self.proofs)}

    @classmethod
    def read(cls, stored: Mapping[str, Any], dealer: int, seed: str) -> CommonDeals:
        """The deals from what was stored; KeyError or TypeError for what nobody stored so."""
        return cls(str(stored["name"]), tuple(stored["orders"]), dealer, seed, tuple(stored["proofs"]))

    def proof(self, number: int) -> Mapping[str, Any] | None:
        """The proof of deal `number`, from 1."""
        return self.proofs[number - 1] if self.proofs else None

    def setup(self, setup: Mapping[str, Any]) -> dict[str, Any]:
        """A setup as a table with these deals has it: without hints, and nobody comes late or watches."""
        show, customs = setup.get("show") or {}, setup.get("customs") or {}
        return {**setup, "show": {**show, "hints": False}, "customs": {**customs, "late": False, "watch": "no", "takeback": False}}


def check_may_ask(ask: asks.Request, *, alone: bool) -> None:
    """Refusal for what nobody may ask for at a table with common deals. alone: whether one person plays there with bots."""
    if isinstance(ask, _NEVER_ALONE if alone else _NEVER) or (isinstance(ask, asks.AskPropose) and ask.what in _ACTS_NEVER):
        raise Refusal("not_now", message("table-common-stays-as-it-is"))


def acts_left(acts: list[str], *, alone: bool) -> list[str]:
    """Those of these acts of people that such a table allows."""
    return [] if alone else [act for act in acts if act not in _ACTS_NEVER]
