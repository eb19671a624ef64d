"""Descriptions of fields: the strings below them in the source.

pydantic can read them, too (`use_attribute_docstrings`), but not those of a base class, and it
parses the source anew for each endpoint: that took the server half a second at its start.
"""

from __future__ import annotations

import ast
import functools
import inspect
from collections import ChainMap
from itertools import pairwise
from types import ModuleType

from poleis.web.wire import (
    Json,
    actions,
    answers,
    client_messages,
    history,
    notifications,
    requests,
    server_messages,
    states,
    views,
)

MODULES = (
    client_messages,
    views,
    states,
    server_messages,
    actions,
    requests,
    answers,
    notifications,
    history,
)


def add_docs(definitions: Json) -> None:
    """Add the descriptions to the definitions of a JSON Schema, by their names."""
    for name, part in definitions.items():
        for field, text in field_docs().get(name, {}).items():
            part["properties"][field]["description"] = text
        if name in alias_docs():
            part["description"] = alias_docs()[name]


@functools.cache
def field_docs() -> dict[str, dict[str, str]]:
    """By class and field: the string below the field, also where a base class has it."""
    found: dict[str, dict[str, str]] = {}
    for module in MODULES:
        for node in _parsed(module).body:
            if isinstance(node, ast.ClassDef):
                bases = [found.get(getattr(base, "id", ""), {}) for base in node.bases]
                found[node.name] = dict(ChainMap(_docs(node.body), *bases))
    return found


@functools.cache
def alias_docs() -> dict[str, str]:
    """By name of a type: the string below it."""
    return {name: text for module in MODULES for name, text in _docs(_parsed(module).body).items()}


def _parsed(module: ModuleType) -> ast.Module:
    return ast.parse(inspect.getsource(module))


def _docs(lines: list[ast.stmt]) -> dict[str, str]:
    """By name: the string in the line below it."""
    docs: dict[str, str] = {}
    for before, line in pairwise(lines):
        match before, line:
            case (
                ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]),
                ast.Expr(value=ast.Constant(value=str(text))),
            ):
                docs[name] = " ".join(text.split())
    return docs
