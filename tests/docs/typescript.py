"""TypeScript from JSON Schema: `client/wire.ts`, the types that the browser client shares with the
server."""

from __future__ import annotations

import json
from typing import Any

Schema = dict[str, Any]

HEADER = """\
// What travels between server and client. Made from src/poleis/web/wire by `make docs`: edit that.
"""

KINDS = {
    "boolean": "boolean",
    "integer": "number",
    "null": "null",
    "number": "number",
    "string": "string",
}


def typescript(schema: Schema) -> str:
    """All definitions of a schema as exported types."""
    parts = [_definition(name, part) for name, part in schema["$defs"].items()]
    return "\n".join([HEADER, *parts])


def _definition(name: str, part: Schema) -> str:
    head = _comment(part, "")
    if "properties" not in part:
        return f"{head}export type {name} = {_type(part, wide=True)};\n".replace(" = \n", " =\n")
    required = part.get("required", [])
    lines = [f"{head}export interface {name} {{"]
    for field, one in part["properties"].items():
        mark = "" if field in required else "?"
        lines.append(f"{_comment(one, '  ')}  {field}{mark}: {_type(one)};")
    return "\n".join([*lines, "}\n"])


def _comment(part: Schema, indent: str) -> str:
    text = " ".join(part.get("description", "").split())
    return f"{indent}/** {text} */\n" if text else ""


def _type(part: Schema, *, wide: bool = False) -> str:
    """A type in one line; the members of a *wide* union on a line each."""
    if "$ref" in part:
        return str(part["$ref"]).rpartition("/")[2]
    if "const" in part:
        return json.dumps(part["const"])
    if "enum" in part:
        return " | ".join(map(json.dumps, part["enum"]))
    for key in ("anyOf", "oneOf"):
        if key in part:
            members = list(dict.fromkeys(map(_type, part[key])))
            lines = "".join(f"\n  | {one}" for one in members)
            return lines if wide else " | ".join(members)
    match part.get("type"):
        case "array" if "prefixItems" in part:
            return f"[{', '.join(map(_type, part['prefixItems']))}]"
        case "array":
            item = _type(part.get("items", {}))
            return f"({item})[]" if " | " in item else f"{item}[]"
        case "object":
            values = part.get("additionalProperties")
            return f"Record<string, {_type(values) if isinstance(values, dict) else 'unknown'}>"
        case kind:
            return KINDS.get(str(kind), "unknown")
