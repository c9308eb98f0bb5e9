"""What is answered when a request cannot be carried out."""

from __future__ import annotations

import math

from starlette.responses import JSONResponse

TOO_MANY = 429

USUAL_WAIT = 60.0
"""Seconds after which one may ask again where nothing says it more exactly."""


class Problem(Exception):  # noqa: N818 - an answer rather than an error
    """A request that is refused: the status, a code for programs, a sentence for people and the field that it is about."""

    def __init__(self, status: int, code: str, says: str, field: str | None = None, *, wait: float | None = None) -> None:
        """Keep what is answered. wait: the seconds after which the same request may succeed; 429 always tells some."""
        super().__init__(says)
        self.status, self.code, self.says, self.field = status, code, says, field
        self.wait = USUAL_WAIT if wait is None and status == TOO_MANY else wait

    def response(self) -> JSONResponse:
        """The problem as JSON with its status, and with Retry-After where waiting helps.

        >>> Problem(429, "too_many", "Too many.", wait=2.1).response().headers["retry-after"]
        '3'
        """
        headers = {} if self.wait is None else {"Retry-After": str(max(1, math.ceil(self.wait)))}
        return JSONResponse({"error": {"code": self.code, "says": self.says, "field": self.field}}, self.status, headers)
