"""The page about the contract: every public name, made from the docstrings of the source."""

from __future__ import annotations

import ast

from tests.public_api import (
    PUBLIC,
    Function,
    PublicName,
    attributes,
    is_property,
    methods,
    public_names,
    signature,
    tree_of,
)

INTRO = """\
# The contract

Every public name, module by module: what a game, a bot and the parts around them promise each
other. [What is public](public-api.md) says how long a promise holds. This page is made from the
docstrings of the source by `make docs`.

A **State** is a position, a **Game** describes what does not change, an **ActionTable** spells
actions, a **Match** is a game being played, **Luck** is the only source of randomness, a **Policy**
is a bot, an **Evaluator** is what bots know about a game beyond its rules. The laws that every
game keeps are `LAWS` in `poleis.toolkit`.
"""


def inline(text: str) -> str:
    """A docstring as one paragraph, without its examples."""
    return " ".join(text.partition(">>>")[0].split())


def describe_method(node: Function) -> str:
    text = inline(ast.get_docstring(node) or "")
    if is_property(node):
        answer = ast.unparse(node.returns) if node.returns is not None else ""
        return f"- `{node.name}: {answer}` {text}".rstrip()
    return f"- `{signature(node)}` {text}".rstrip()


def describe(found: PublicName) -> list[str]:
    """A heading and what the source says below it."""
    node = found.node
    match node:
        case ast.ClassDef():
            members = [f"- `{name}: {kind}`" for name, kind in attributes(node)]
            members += [describe_method(method) for method in methods(node)]
            return [f"### {found.name}", "", found.text, "", *members, ""]
        case ast.FunctionDef() | ast.AsyncFunctionDef():
            call = signature(node).replace(f"{node.name}(", f"{found.name}(", 1)
            return [f"### `{call}`", "", found.text, ""]
        case ast.Module():
            return [f"### Module `{found.name}`", "", *describe_module(found)]
        case _:
            return [f"### `{ast.unparse(node)}`", "", found.text, ""]


def describe_module(found: PublicName) -> list[str]:
    """The functions of a module that is itself a name."""
    lines = [found.text, ""]
    for inner in public_names(found.source):
        if isinstance(inner.node, Function):
            lines.append(f"- `{signature(inner.node)}` {inline(inner.text)}".rstrip())
        else:
            said = "" if isinstance(inner.node, ast.ClassDef) else ast.unparse(inner.node)
            lines.append(f"- `{said or inner.name}` {inline(inner.text)}".rstrip())
    return [*lines, ""]


def contract() -> str:
    """The page about the contract."""
    lines = [INTRO]
    for module in PUBLIC:
        text = ast.get_docstring(tree_of(module)) or ""
        lines += [f"## `{module}`", "", *fence_layout(text), ""]
        for found in public_names(module):
            lines += describe(found)
    return "\n".join(fence_doctests("\n".join(lines))).rstrip() + "\n"


def fence_layout(text: str) -> list[str]:
    """Indented examples of a docstring as blocks of code."""
    lines: list[str] = []
    in_block = False
    for line in text.split("\n"):
        if line.startswith("    ") and not in_block:
            lines.append("```python")
            in_block = True
        elif line and not line.startswith("    ") and in_block:
            while not lines[-1]:
                lines.pop()
            lines += ["```", ""]
            in_block = False
        lines.append(line.removeprefix("    ") if in_block else line)
    return [*lines, "```"] if in_block else lines


def fence_doctests(text: str) -> list[str]:
    """Examples in docstrings as blocks of code."""
    lines: list[str] = []
    in_example = False
    for line in text.split("\n"):
        if line.startswith(">>>") and not in_example:
            lines.append("```pycon")
            in_example = True
        elif in_example and not line:
            lines.append("```")
            in_example = False
        lines.append(line)
    return lines
