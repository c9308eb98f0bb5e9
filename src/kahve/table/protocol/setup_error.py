"""The error of a setup that cannot stand."""

from __future__ import annotations


class SetupError(ValueError):
    """A setup that cannot stand; its text is a sentence, `field` names what it is about."""

    def __init__(self, says: str, field: str | None = None) -> None:
        """Keep the sentence and the field."""
        super().__init__(says)
        self.field = field
