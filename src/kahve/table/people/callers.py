"""Which person asks, where the server knows persons."""

from __future__ import annotations

from collections.abc import Collection

from ...language import message
from ..protocol.problem import Problem
from ..protocol.routes import HttpRequest
from ..store.stored import Caller, CommonPlay, MatePlay


class Callers:
    """The person behind a request, or nobody: this class is all there is on a server that knows no persons."""

    async def caller_of(self, request: HttpRequest) -> Caller | None:
        """The person whose device sends this request, None without a key; a Problem for a key that is not known."""
        return None

    async def known_or_nobody(self, request: HttpRequest) -> Caller | None:
        """The person whose device sends this request; a key that is no longer known is as good as none."""
        try:
            return await self.caller_of(request)
        except Problem:
            return None

    async def has_played(self, request: HttpRequest, deals: str) -> bool:
        """Whether the person who asks has played these common deals to their end."""
        return False

    async def check_may_play(self, caller: Caller | None, deals: str) -> None:
        """A Problem for somebody who plays these common deals elsewhere, or of whom that cannot be known."""
        raise Problem(403, "hidden", message("people-deals-need-person"))

    async def plays(self, caller: Caller, deals: Collection[str]) -> list[CommonPlay]:
        """What this person has played of these common deals, the first play first."""
        return []

    async def mates(self, caller: Caller, deals: str) -> list[MatePlay]:
        """What the members of this person's clubs made of these common deals when they played them first."""
        return []

    async def note_points(self, table: str, points: float) -> None:
        """Keep what somebody made of common deals, so that it need not be counted again."""

    async def seat_at(self, caller: Caller, table: str) -> int | None:
        """The seat of this person at a table, if they have one."""
        return None
