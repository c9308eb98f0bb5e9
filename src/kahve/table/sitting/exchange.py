"""What lies on the table before a deal, while the server and the devices give the chance of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from ...cards.proof import BY_DEVICE, BY_HOUSE, LATEST, SCHEMES, Exchanged

COMMIT, SHARE = "commit", "share"
"""The two steps of an exchange: every device commits to its value, then every device tells it."""


@dataclass(frozen=True)
class Exchange:
    """What is on the table before a deal: the server's secret, the devices that are asked, and what they have given.

    deal: the number of the deal in its match. attempt: the number of the exchange for this deal, from 1; those before were broken off.

    house: the values for the seats of bots. commitments, values: those of devices, by seat. scheme: how the deal is made of all that.
    """

    deal: int
    attempt: int
    secret: str
    seats: frozenset[int]
    house: Mapping[int, str]
    commitments: Mapping[int, str] = field(default_factory=dict)
    values: Mapping[int, str] = field(default_factory=dict)
    left_out: frozenset[int] = frozenset()
    scheme: int = LATEST.number

    @cached_property
    def commitment(self) -> str:
        """What all have been told of the secret; it also names the exchange."""
        return SCHEMES[self.scheme].commitment(self._exchanged, bytes.fromhex(self.secret))

    @property
    def _exchanged(self) -> Exchanged:
        return Exchanged(self.deal, self.attempt, self.left_out)

    @property
    def seed(self) -> bytes:
        """The seed of the order, once the exchange is complete."""
        values = {int(share["seat"]): (str(share["by"]), bytes.fromhex(share["value"])) for share in self.shares()}
        return SCHEMES[self.scheme].seed(self._exchanged, bytes.fromhex(self.secret), values)

    def commitment_to(self, seat: int, giver: str, value: str) -> str:
        """What is told of the value of a seat before the others tell theirs."""
        return SCHEMES[self.scheme].share(self.commitment, seat, giver, bytes.fromhex(value))

    @property
    def awaited(self) -> list[int]:
        """The seats whose devices are waited for."""
        given = self.commitments if self.step == COMMIT else self.values
        return sorted(self.seats - self.left_out - set(given))

    @property
    def step(self) -> str:
        """COMMIT until every device that is not left out has committed, then SHARE."""
        return COMMIT if self.seats - self.left_out - set(self.commitments) else SHARE

    @property
    def is_complete(self) -> bool:
        """Whether the deal can be made."""
        return self.step == SHARE and not self.awaited

    def shares(self) -> list[dict[str, Any]]:
        """What each seat has given so far, by seat: who gave it, the commitment, and the value if the server knows it by now."""
        own = {seat: (BY_HOUSE, self.commitment_to(seat, BY_HOUSE, text), text) for seat, text in self.house.items()}
        given = {seat: (BY_DEVICE, text, self.values.get(seat, "")) for seat, text in self.commitments.items() if seat not in self.left_out}
        return [
            {"seat": seat, "by": by, "commitment": commitment, "value": value}
            for seat, (by, commitment, value) in sorted((own | given).items())
        ]

    def proof(self) -> dict[str, Any]:
        """All that is kept with the deal; for nobody's eyes before the deal is over."""
        return {
            "deal": self.deal,
            "attempt": self.attempt,
            "scheme": self.scheme,
            "commitment": self.commitment,
            "secret": self.secret,
            "shares": self.shares(),
            "left_out": sorted(self.left_out),
        }
