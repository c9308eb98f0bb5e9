"""The error for a network that cannot be used: it stands alone, so that code that catches it need not have NumPy."""

from __future__ import annotations


class CheckpointError(ValueError):
    """A file that is not a checkpoint, or none that can be used here; a sentence that says why."""
