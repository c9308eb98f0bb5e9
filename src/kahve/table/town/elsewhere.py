"""The people at a table by way of another server at the same store."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Elsewhere:
    """Who is at a table by way of another server: the seats, how many watch, whence the seats are played, and the paces wished.

    devices: the seats whose devices add chance of their own to a deal.

    silent: the seats that have been lost here for longer than a line may be.
    """

    seats: frozenset[int] = frozenset()
    watchers: int = 0
    households: tuple[str, ...] = ()
    paces: tuple[str, ...] = ()
    devices: frozenset[int] = frozenset()
    silent: frozenset[int] = frozenset()

    @classmethod
    def read(cls, message: Mapping[str, Any]) -> Elsewhere:
        """From a message of another server (`as_dict`)."""
        seats, devices = frozenset(message["seats"]), frozenset(message["devices"])
        silent = frozenset(message.get("silent", ()))
        return cls(seats, message["watchers"], tuple(message["households"]), tuple(message["paces"]), devices, silent)

    def as_dict(self) -> dict[str, Any]:
        """As a message to other servers."""
        seats, devices = sorted(self.seats), sorted(self.devices)
        whence, paces = list(self.households), list(self.paces)
        document = {"seats": seats, "devices": devices, "watchers": self.watchers, "households": whence, "paces": paces}
        return document | {"silent": sorted(self.silent)}

    def __bool__(self) -> bool:
        """Whether anybody is there."""
        return bool(self.seats or self.watchers or self.households)
