"""The limits of what may come in: how long a text of each sort may be, and which numbers there can be."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any

import msgspec
import msgspec.inspect

AskId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
Language = Annotated[str, msgspec.Meta(max_length=40)]
"""The code of a language, as `tr`; one that the server does not offer counts as English."""
Name = Annotated[str, msgspec.Meta(max_length=200)]
"""The name of a person, a game or a bot, as it was typed."""
MoveText = Annotated[str, msgspec.Meta(max_length=400)]
"""A whole turn in the notation of its game."""

_LONGEST = "longest"


def free(longest: int) -> msgspec.Meta:
    """Marks values of any form, in which no text has more than `longest` characters; names of entries count as texts."""
    return msgspec.Meta(extra={_LONGEST: longest})


Settings = Annotated[dict[str, Any], free(200)]
"""Values by name of which each is a choice or a number."""
HouseValues = Annotated[dict[str, Any], free(2000)]
"""House rules by name; some are texts, as a deck of one's own."""


@cache
def free_parts(kind: type[msgspec.Struct]) -> Mapping[str, int]:
    """The fields of a message or body that have values of any form, each with the most characters of a text in it.

    >>> from kahve.table.protocol.protocol import SetupBody
    >>> dict(free_parts(SetupBody))
    {'players': 200, 'house': 2000, 'show': 200, 'customs': 200}
    """
    info = msgspec.inspect.type_info(kind)
    assert isinstance(info, msgspec.inspect.StructType)
    return {part.name: longest for part in info.fields if (longest := _longest_in(part.type)) is not None}


def _longest_in(info: msgspec.inspect.Type) -> int | None:
    """The most characters of a text in values of any form; None for a type that says it by itself."""
    if isinstance(info, msgspec.inspect.Metadata):
        marked: int | None = (info.extra or {}).get(_LONGEST)
        return _longest_in(info.type) if marked is None else marked
    if isinstance(info, msgspec.inspect.UnionType):
        return next((longest for each in info.types if (longest := _longest_in(each)) is not None), None)
    return _longest_in(info.item_type) if isinstance(info, msgspec.inspect.ListType) else None
