"""How long the bots of a table wait before they play: by the custom of the table, or as slowly as somebody there wishes.

>>> wished("free", ["quick", None]), wished("free", ["calm", "quick"]), wished("quick", ["calm"])
('normal', 'calm', 'quick')
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

FREE, USUAL = "free", "normal"

SHARES: Mapping[str, float] = {"calm": 2.5, "normal": 1.0, "quick": 0.25}
"""Each pace with the share of the server's own pause that it takes, the slowest first."""


def wished(custom: str, wishes: Iterable[str | None]) -> str:
    """The pace that counts: the custom of the table, or where that is `free` the slowest of the wishes.

    wishes: one for each person who is there; None for somebody who has said nothing, and so wishes the usual pace.
    """
    if custom != FREE:
        return custom
    return max((wish or USUAL for wish in wishes), key=lambda wish: SHARES[wish], default=USUAL)
