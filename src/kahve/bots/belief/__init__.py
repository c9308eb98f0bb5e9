"""Infers from the play of others the cards that they may hold and the mistakes that they make."""

from typing import TYPE_CHECKING

from ...renamed import old_names

if not TYPE_CHECKING:
    __getattr__ = old_names(__name__)
