"""The emblems that a person can have: small drawings, which the browser client makes, by their names."""

from __future__ import annotations

import secrets
from typing import Literal, get_args

from ...cards.quoting import quoted
from ...language import message
from .setup_error import SetupError

Emblem = Literal[
    "cup", "pot", "lamp", "bell", "key", "house", "boat", "anchor", "fish", "cat", "owl", "tortoise",
    "bee", "snail", "tulip", "leaf", "lemon", "cherry", "mushroom", "moon", "sun", "star", "mountain", "kite",
]  # fmt: skip

EMBLEMS: tuple[str, ...] = get_args(Emblem)


def read_emblem(value: object) -> str:
    """The emblem asked for, one by chance where none was; SetupError for one that is not there.

    >>> read_emblem("tulip")
    'tulip'
    >>> read_emblem("crown")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    kahve.table.protocol.setup_error.SetupError: There is no emblem 'crown': choose one of cup, pot, ..., kite.
    """
    if value is None:
        return secrets.choice(EMBLEMS)
    if value not in EMBLEMS:
        raise SetupError(message("table-no-such-emblem", emblem=quoted(value), emblems=EMBLEMS), "emblem")
    return str(value)
