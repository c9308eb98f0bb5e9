"""What is answered when a request cannot be carried out."""

from __future__ import annotations

from starlette.responses import JSONResponse


class Problem(Exception):  # noqa: N818 - an answer rather than an error
    """A request that is refused: the status, a code for programs, a sentence for people and the field that it is about."""

    def __init__(self, status: int, code: str, says: str, field: str | None = None) -> None:
        """Keep them."""
        super().__init__(says)
        self.status, self.code, self.says, self.field = status, code, says, field

    def response(self) -> JSONResponse:
        """The answer."""
        return JSONResponse({"error": {"code": self.code, "says": self.says, "field": self.field}}, self.status)
