"""Why a move is advised: each family says it in sentences that it finds in the view of the seat that asks."""

from __future__ import annotations

MOST_REASONS = 2
"""The number of sentences that are told, the weightiest first."""

__all__ = ["MOST_REASONS"]
