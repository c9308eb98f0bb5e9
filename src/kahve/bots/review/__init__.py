"""What is said of moves afterwards and beforehand: reviews, advice, par and puzzles."""

from typing import TYPE_CHECKING

from ...renamed import old_names

if not TYPE_CHECKING:
    __getattr__ = old_names(__name__)
