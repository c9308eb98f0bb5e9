"""The log of a server: a line for each thing, as text or as JSON, and never a card in it.

An error's own words may tell of cards: a move that failed is often named in them. So a traceback has the places in the code and the kind
of the error, and nothing else. Only errors of the system and of the database keep their words, for these say what an operator can do.

>>> import logging
>>> record = logging.makeLogRecord({"name": "kahve.table", "levelname": "ERROR", "msg": "Table %s failed.", "args": ("k7f",)})
>>> AsText().format(record)
'ERROR kahve.table: Table k7f failed.'
>>> json.loads(AsJson().format(record))["says"]
'Table k7f failed.'
"""

from __future__ import annotations

import json
import logging
import math
import sqlite3
import time
import traceback
from datetime import UTC, datetime
from types import TracebackType

KINDS = ("text", "json")

_WITH_WORDS = (OSError, sqlite3.Error)
_SAME_SECONDS, _MOST_SAME = 60.0, 5

ExcInfo = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


def places(error: BaseException) -> list[str]:
    """Where an error came from, outermost call first, and last what kind it is.

    >>> try:
    ...     int("QS")
    ... except ValueError as error:
    ...     places(error)[-1]
    'ValueError'
    """
    lines = [f"{frame.filename}:{frame.lineno} in {frame.name}" for frame in traceback.extract_tb(error.__traceback__)]
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    before = [*places(cause), "then"] if cause is not None and cause is not error else []
    return [*before, *lines, f"{type(error).__name__}: {error}" if isinstance(error, _WITH_WORDS) else type(error).__name__]


class AsText(logging.Formatter):
    """A line for people, and below it the places of an error."""

    def __init__(self) -> None:
        """Level, logger and sentence."""
        super().__init__("%(levelname)s %(name)s: %(message)s")

    def formatException(self, ei: ExcInfo) -> str:  # noqa: N802 - the name that logging asks for
        """The places of an error, without its words."""
        return "\n".join(f"  {place}" for place in places(ei[1])) if ei[1] is not None else ""


class AsJson(logging.Formatter):
    """An object a line: `time`, `level`, `logger`, `says`, what the record is `about`, and the places of an error."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as one line of JSON."""
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "says": record.getMessage(),
        }
        about = getattr(record, "about", None)
        if isinstance(about, dict):
            line |= about
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = places(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False, default=str)


class Calm(logging.Filter):
    """Lets the same sentence through a few times a minute: whoever can cause a line could fill the disk with them.

    >>> calm = Calm()
    >>> record = logging.makeLogRecord({"msg": "Invalid HTTP request received."})
    >>> sum(calm.filter(record) for _ in range(1000))
    5
    """

    def __init__(self) -> None:
        """Nothing was said yet."""
        super().__init__()
        self._since, self._said = -math.inf, dict[str, int]()

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether this record is logged."""
        now = time.monotonic()
        if now - self._since > _SAME_SECONDS:
            self._since, self._said = now, {}
        number = self._said[str(record.msg)] = self._said.get(str(record.msg), 0) + 1
        if record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError):
            # A frame of invalid text is the client's fault.
            record.exc_info, record.exc_text = None, None
        return number <= _MOST_SAME


def keep(kind: str = "text") -> None:
    """Log to standard error from now on. kind: one of KINDS; JSON also has what went well.

    uvicorn's own log has no second handler, so that each line is said once.
    """
    handler = logging.StreamHandler()
    handler.setFormatter(AsJson() if kind == "json" else AsText())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("kahve").setLevel(logging.INFO if kind == "json" else logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(Calm())
