"""Write what follows from the types of the server's messages: `.venv/bin/python docs/make_messages.py`.

These are the types of the browser client, and the tables of asks and events in docs/protocol.md.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from kahve.table.protocol.asks import FROM_BROWSERS
from kahve.table.protocol.messages import EVENTS, schema

PAGE = Path(__file__).parents[1] / "src/kahve/web/client/src/protocol/messages.ts"
PROTOCOL = Path(__file__).parent / "protocol.md"
HEAD = "/** The messages of docs/protocol.md. Written by docs/make_messages.py from the types of the server: change those. */\n"

_PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null", "object": "object"}


def messages() -> str:
    """The whole file.

    >>> 'type: "pong";' in messages()
    True
    """
    definitions = schema()["$defs"]
    return "\n".join([HEAD, *(_declared(name, kind) for name, kind in definitions.items())])


def _declared(name: str, kind: dict[str, Any]) -> str:
    about = f"/** {kind['description']} */\n" if "description" in kind else ""
    if "properties" not in kind:
        return f"{about}export type {name} = {_type(kind)};\n"
    needed = set(kind.get("required", ()))
    fields = "".join(_field(field, field_type, field in needed) for field, field_type in kind["properties"].items())
    return f"{about}export interface {name} {{\n{fields}}}\n"


def _field(name: str, field: dict[str, Any], needed: bool) -> str:
    about = f"  /** {field['description']} */\n" if "description" in field else ""
    return f"{about}  {name}{'' if needed else '?'}: {_type(field)};\n"


def _type(field: dict[str, Any]) -> str:
    if "$ref" in field:
        return str(field["$ref"]).rpartition("/")[2]
    if "anyOf" in field:
        return " | ".join(_type(one) for one in field["anyOf"])
    if "enum" in field:
        return " | ".join("null" if one is None else f'"{one}"' for one in field["enum"])
    kind = field.get("type")
    if isinstance(kind, list):
        return " | ".join(_type({**field, "type": one}) for one in kind)
    if kind == "array":
        inner = _type(field["items"])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind == "object":
        return f"Record<string, {_type(field['additionalProperties']) if 'additionalProperties' in field else 'unknown'}>"
    return _PLAIN[str(kind)]


TABLES = {
    "asks": ("do", [ask.__name__ for ask in FROM_BROWSERS], {"do", "type", "id", "base"}),
    "events": ("kind", [event.__name__ for event in EVENTS.values()], {"kind", "type", "n", "says", "scene"}),
}
"""The tables of the page by the comment before each: the field that tells types apart, their names, the fields that all of them have."""


def protocol(page: str) -> str:
    """The page of the protocol with its tables written again; each stands between `<!-- asks -->` or the like and an empty line."""
    for name, (tag, kinds, common) in TABLES.items():
        rows = [row for kind in kinds for row in _rows(schema()["$defs"][kind], tag, common)]
        table = "\n".join([f"| `{tag}` | keys | meaning |", "| --- | --- | --- |", *rows])
        page = re.sub(rf"(?<=<!-- {name} -->\n)(\|.*\n)*", f"{table}\n".replace("\\", r"\\"), page)
    return page


def _rows(kind: dict[str, Any], tag: str, common: set[str]) -> list[str]:
    """A row for a type, and one more for each of its fields that has a sentence of its own."""
    [name], fields = kind["properties"][tag]["enum"], kind["properties"]
    keys = {field: f"`{field}`" if field in kind["required"] else f"`{field}`?" for field in fields if field not in common}
    own = [field for field in keys if "description" in fields[field]]
    plain = sorted((field for field in keys if field not in own), key=lambda field: field not in kind["required"])
    values = [
        f"; {field}: one of {', '.join(f'`{value}`' for value in fields[field]['enum'])}" for field in plain if "enum" in fields[field]
    ]
    first = f"| `{name}` | {', '.join(keys[field] for field in plain)} | {kind['description'].rstrip('.')}{''.join(values)} |"
    return [first, *(f"| `{name}` | {keys[field]} | {fields[field]['description'].rstrip('.')} |" for field in own)]


if __name__ == "__main__":
    PAGE.write_text(messages(), encoding="utf-8")
    PROTOCOL.write_text(protocol(PROTOCOL.read_text(encoding="utf-8")), encoding="utf-8")
    print(f"{PAGE.name} has {len(schema()['$defs'])} types.")
