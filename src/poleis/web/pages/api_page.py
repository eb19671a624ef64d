"""The OpenAPI description as a plain page."""

from __future__ import annotations

from typing import Any

from poleis.web.wire import Json


def endpoints(described: dict[str, Any]) -> list[Json]:
    """One row for each method of each path, with the fields of its body; tables come first."""
    schemas = described.get("components", {}).get("schemas", {})
    rows = [
        {
            "id": what["operationId"],
            "tags": what.get("tags"),
            "method": method.upper(),
            "path": path,
            "text": what.get("description", what.get("summary", "")),
            "fields": _fields(what.get("requestBody", {}), schemas),
        }
        for path, methods in described["paths"].items()
        for method, what in methods.items()
    ]
    return sorted(rows, key=lambda row: row["tags"] != ["tables"])


def _fields(body: dict[str, Any], schemas: dict[str, Any]) -> list[Json]:
    for content in body.get("content", {}).values():
        found = _resolve(content.get("schema", {}), schemas)
        return [
            {"name": name, "kind": kind_of(field, schemas)}
            for name, field in found.get("properties", {}).items()
        ]
    return []


def _resolve(schema: dict[str, Any], schemas: dict[str, Any]) -> dict[str, Any]:
    name = str(schema.get("$ref", "")).rpartition("/")[2]
    found: dict[str, Any] = schemas.get(name, schema)
    return found


def kind_of(schema: dict[str, Any], schemas: dict[str, Any]) -> str:
    """A type in a few words.

    >>> kind_of({"type": "array", "items": {"type": "integer"}}, {})
    'list of integer'
    """
    found = _resolve(schema, schemas)
    if "anyOf" in found:
        return " or ".join(kind_of(one, schemas) for one in found["anyOf"])
    if "enum" in found:
        return " | ".join(map(str, found["enum"]))
    if found.get("type") == "array":
        return f"list of {kind_of(found.get('items', {}), schemas)}"
    if found.get("type") == "object" and "properties" in found:
        inner = [f"{name}: {kind_of(one, schemas)}" for name, one in found["properties"].items()]
        return "{" + ", ".join(inner) + "}"
    return str(found.get("type", "anything"))
