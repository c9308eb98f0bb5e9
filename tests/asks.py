"""Asks of a sitting by the names that docs/protocol.md has for them, and stored events from plain values."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import msgspec

from kahve.table.protocol.asks import AskTry, Request
from kahve.table.protocol.events import Event, read, written
from kahve.table.protocol.refusal import Refusal
from kahve.table.sitting.circumstances import Circumstances

_AROUND = {field.name for field in fields(Circumstances)} - {"mark"}


def ask_from(do: str, **parts: Any) -> tuple[Any, Circumstances]:
    """An ask and what it is judged by, as the arguments of `Sitting.ask`; Refusal where the server could not read it."""
    around = {name: value for name, value in parts.items() if name in _AROUND}
    if do != "sit" and "mark" in parts:
        around["mark"] = parts.pop("mark")
    ask = {name: value for name, value in parts.items() if name not in around}
    try:
        return msgspec.convert({"do": do, **ask}, Request | AskTry), Circumstances(**around)
    except msgspec.ValidationError as error:
        raise Refusal("malformed", str(error)) from None


def sent(id: str, base: int, do: str, **parts: Any) -> Any:  # noqa: A002 - the protocol's word
    """An ask as a browser sends it."""
    return ask_from(do, id=id, base=base, **parts)[0]


def happened(kind: str, **parts: Any) -> Event:
    """A stored event."""
    return msgspec.convert({"kind": kind, **parts}, Event)


def stored(events: list[Event]) -> list[Event]:
    """These events as a store gives them back."""
    return [read(written(event)) for event in events]
