"""The search: worlds that a view allows, played out, compared and solved."""

from typing import TYPE_CHECKING

from ...renamed import old_names

if not TYPE_CHECKING:
    __getattr__ = old_names(__name__)
