"""The public API, as the sources state it: the modules, their names, and what each name is."""

from __future__ import annotations

import ast
import functools
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import poleis

ROOT = Path(poleis.__file__).parents[1]

MODULES = ("poleis", "poleis.study", "poleis.toolkit")
"""All that a bot, a study or a game of another package imports."""
OTHER_DOORS = (
    "poleis.client",
    "poleis.adapters.pettingzoo",
    "poleis.adapters.gymnasium",
    "poleis.adapters.openspiel",
    "poleis.adapters.episode",
    "poleis.adapters.encoding",
)
"""A seat on a server, and the environments for learners, each with its extra."""
PUBLIC = (*MODULES, *OTHER_DOORS)

Function = ast.FunctionDef | ast.AsyncFunctionDef
Definition = ast.ClassDef | Function | ast.Assign | ast.AnnAssign | ast.Module


@dataclass(frozen=True)
class PublicName:
    """A name in the `__all__` of a public module, and where it is defined."""

    module: str
    name: str
    source: str
    """The module that defines it; of a module that is a name itself, that module."""
    node: Definition
    text: str = ""
    """The docstring, or what stands below a constant."""


def path_of(module: str) -> Path:
    """The file of a module; FileNotFoundError if there is none."""
    folder = ROOT.joinpath(*module.split("."))
    found = folder / "__init__.py" if folder.is_dir() else folder.with_suffix(".py")
    if not found.is_file():
        raise FileNotFoundError(found)
    return found


@functools.cache
def tree_of(module: str) -> ast.Module:
    return ast.parse(path_of(module).read_text(encoding="utf-8"))


def exported(module: str) -> list[str]:
    """The `__all__` of a module; LookupError if it has none."""
    for node in tree_of(module).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            names: list[str] = ast.literal_eval(node.value)
            return names
    raise LookupError(f"{module} has no __all__")


def target_of(node: ast.stmt) -> str:
    """The name that a statement defines, if it defines one."""
    match node:
        case ast.ClassDef(name=name) | ast.FunctionDef(name=name):
            return name
        case ast.AsyncFunctionDef(name=name):
            return name
        case ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]):
            return name
        case _:
            return ""


def text_of(body: list[ast.stmt], place: int) -> str:
    """The docstring of a definition; of a constant the string below it."""
    node = body[place]
    if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
        return ast.get_docstring(node) or ""
    match body[place + 1 : place + 2]:
        case [ast.Expr(value=ast.Constant(value=str(text)))]:
            return text
    return ""


def imported_as(tree: ast.Module, name: str) -> tuple[str, str]:
    """The module and the name there of something that a module imports."""
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                if (alias.asname or alias.name) == name:
                    return node.module, alias.name
    raise LookupError(f"{name} is neither defined nor imported")


def find(module: str, name: str) -> tuple[str, Definition, str]:
    """Where a name is defined, its definition, and what its docstring says."""
    body = tree_of(module).body
    for place, node in enumerate(body):
        if target_of(node) == name:
            assert isinstance(node, Definition)
            return module, node, text_of(body, place)
    source, other = imported_as(tree_of(module), name)
    try:
        tree = tree_of(f"{source}.{other}")
    except FileNotFoundError:
        return find(source, other)
    return f"{source}.{other}", tree, ast.get_docstring(tree) or ""


def public_names(module: str) -> Iterator[PublicName]:
    """The names of a module, in the order in which it defines or imports them."""
    names = exported(module)
    order = [
        alias.asname or alias.name
        for node in tree_of(module).body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    ]
    order += [target_of(node) for node in tree_of(module).body]
    for name in sorted(names, key=order.index):
        yield PublicName(module, name, *find(module, name))


# ---- signatures


def signature(node: Function) -> str:
    """The call as it is written: arguments with their types, and what comes back."""
    arguments = ast.unparse(node.args).removeprefix("self, ").removeprefix("self")
    answer = f" -> {ast.unparse(node.returns)}" if node.returns is not None else ""
    start = "async " if isinstance(node, ast.AsyncFunctionDef) else ""
    return f"{start}{node.name}({arguments}){answer}"


def is_property(node: Function) -> bool:
    return any(ast.unparse(mark).endswith("property") for mark in node.decorator_list)


def methods(node: ast.ClassDef, *more: str) -> Iterator[Function]:
    """The public methods and properties of a class, and *more* that have other names."""
    for item in node.body:
        if isinstance(item, Function) and (item.name in more or not item.name.startswith("_")):
            yield item


def attributes(node: ast.ClassDef) -> Iterator[tuple[str, str]]:
    """The public attributes with their types, and with the value that they have if nobody says:
    those of the class, and those that `__init__` assigns."""
    statements = list(node.body)
    types: dict[str, str] = {}
    for item in node.body:
        if isinstance(item, ast.FunctionDef) and item.name == "__init__":
            given = [*item.args.posonlyargs, *item.args.args, *item.args.kwonlyargs]
            types = {one.arg: ast.unparse(one.annotation) for one in given if one.annotation}
            statements += item.body
    for statement in statements:
        match statement:
            case ast.AnnAssign(target=ast.Name(id=name), annotation=one, value=default):
                found = ast.unparse(one) + (f" = {ast.unparse(default)}" if default else "")
            case ast.AnnAssign(target=ast.Attribute(attr=name), annotation=one):
                found = ast.unparse(one)
            case ast.Assign(targets=[ast.Attribute(attr=name)], value=ast.Name(id=value)):
                found = types.get(value, "")
            case _:
                continue
        if found and not name.startswith("_"):
            yield name, found


def declarations(found: PublicName, within: str = "") -> Iterator[str]:
    """What a change of the API would change: a line for each name, attribute and signature."""
    name, node = f"{within or found.module}.{found.name}", found.node
    match node:
        case ast.Module():
            for inner in public_names(found.source):
                yield from declarations(inner, name)
        case ast.FunctionDef() | ast.AsyncFunctionDef():
            yield declared(name, node)
        case ast.ClassDef():
            yield f"class {name}({', '.join(map(ast.unparse, node.bases))})"
            for attribute, kind in attributes(node):
                yield f"{name}.{attribute}: {kind}"
            for method in methods(node, "__init__"):
                yield declared(f"{name}.{method.name}", method)
        case ast.AnnAssign():
            yield f"{name}: {ast.unparse(node.annotation)}"
        case ast.Assign():
            yield f"{name} = {ast.unparse(node.value)}"


def declared(name: str, node: Function) -> str:
    """A function or property under its full name."""
    if is_property(node) and node.returns is not None:
        return f"{name}: {ast.unparse(node.returns)}"
    return signature(node).replace(node.name, name, 1)
