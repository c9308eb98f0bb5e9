"""An answer to a request, and what is answered when the request cannot be carried out."""

from __future__ import annotations

import json
import math
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Any

TOO_MANY = 429

USUAL_WAIT = 60.0
"""Seconds after which one may ask again where nothing says it more exactly."""

JSON = "application/json"


@dataclass(frozen=True)
class Answer:
    """The answer to a request: the content, its kind, the status and further headers."""

    body: bytes = b""
    status: int = 200
    media_type: str = JSON
    headers: Mapping[str, str] = field(default_factory=dict)


def json_answer(content: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> Answer:
    """An answer of JSON.

    >>> json_answer({"table": "k7f", "seat": 0}, 201).body
    b'{"table":"k7f","seat":0}'
    """
    text = json.dumps(content, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    return Answer(text.encode(), status, JSON, headers or {})


class Problem(Exception):  # noqa: N818 - an answer rather than an error
    """A request that is refused: the status, a code for programs, a sentence for people and the field that it is about."""

    def __init__(
        self, status: int, code: str, says: str, field: str | None = None, *, wait: float | None = None, allowed: Collection[str] = ()
    ) -> None:
        """Keep what is answered. wait: the seconds after which the same request may succeed; 429 always tells some.

        allowed: the methods of the address, where its method is what is refused.
        """
        super().__init__(says)
        self.status, self.code, self.says, self.field, self.allowed = status, code, says, field, allowed
        self.wait = USUAL_WAIT if wait is None and status == TOO_MANY else wait

    def answer(self) -> Answer:
        """The problem as JSON with its status, with Retry-After where waiting helps and with Allow where another method does.

        >>> Problem(429, "too_many", "Too many.", wait=2.1).answer().headers["Retry-After"]
        '3'
        """
        headers = {} if self.wait is None else {"Retry-After": str(max(1, math.ceil(self.wait)))}
        if self.allowed:
            headers["Allow"] = ", ".join(sorted(self.allowed))
        return json_answer({"error": {"code": self.code, "says": self.says, "field": self.field}}, self.status, headers)
