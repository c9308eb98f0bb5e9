from __future__ import annotations

from typing import Any

from ...cards.dialect import rule
from .record import MeldingRecord


@rule
def worth(t: MeldingRecord, house: Any, move: int) -> int:
    """Placeholder while the rules are built."""
    return 0
