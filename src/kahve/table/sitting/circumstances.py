"""What a server knows about a table beside its events, when somebody asks for something there."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from ...bots import BOTS


@dataclass(frozen=True)
class Circumstances:
    """What an ask is judged by besides the table.

    away: the seats whose persons are away. bots: those that can play.

    devices: the seats whose devices give a part of the chance of a deal.

    mark, keys: of the person at the seat that the ask names (`removing`).

    by_bot: whether a bot asks, as it may for a person who is away.
    """

    away: Collection[int] = ()
    devices: Collection[int] = ()
    bots: Mapping[str, tuple[str, str]] = field(default_factory=lambda: BOTS)
    mark: str | None = None
    keys: Sequence[str] = ()
    by_bot: bool = False


ALONE = Circumstances()
"""Nobody is away, and no device takes part."""
BY_BOT = Circumstances(by_bot=True)
