"""Write the types of the browser client's messages from the server's JSON Schema: `.venv/bin/python docs/make_messages.py`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from kahve.table.protocol.messages import schema

PAGE = Path(__file__).parents[1] / "src/kahve/web/client/src/protocol/messages.ts"
HEAD = "/** The messages of docs/protocol.md. Written by docs/make_messages.py from the types of the server: change those. */\n"

_PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null", "object": "object"}


def messages() -> str:
    """The whole file.

    >>> 'type: "pong";' in messages()
    True
    """
    found = schema()["$defs"]
    return "\n".join([HEAD, *(_declared(name, kind) for name, kind in found.items())])


def _declared(name: str, kind: dict[str, Any]) -> str:
    about = f"/** {kind['description']} */\n" if "description" in kind else ""
    if "properties" not in kind:
        return f"{about}export type {name} = {_type(kind)};\n"
    needed = set(kind.get("required", ()))
    fields = "".join(_field(field, told, field in needed) for field, told in kind["properties"].items())
    return f"{about}export interface {name} {{\n{fields}}}\n"


def _field(name: str, told: dict[str, Any], needed: bool) -> str:
    about = f"  /** {told['description']} */\n" if "description" in told else ""
    return f"{about}  {name}{'' if needed else '?'}: {_type(told)};\n"


def _type(told: dict[str, Any]) -> str:
    if "$ref" in told:
        return str(told["$ref"]).rpartition("/")[2]
    if "anyOf" in told:
        return " | ".join(_type(one) for one in told["anyOf"])
    if "enum" in told:
        return " | ".join("null" if one is None else f'"{one}"' for one in told["enum"])
    kind = told.get("type")
    if isinstance(kind, list):
        return " | ".join(_type({**told, "type": one}) for one in kind)
    if kind == "array":
        inner = _type(told["items"])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind == "object":
        return f"Record<string, {_type(told['additionalProperties']) if 'additionalProperties' in told else 'unknown'}>"
    return _PLAIN[str(kind)]


if __name__ == "__main__":
    PAGE.write_text(messages(), encoding="utf-8")
    print(f"{PAGE.name} has {len(schema()['$defs'])} types.")
