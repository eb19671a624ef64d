"""Compiles the modules below /from to files without sources below /to.

Pyodide runs this program under Node while a site is built (`web/client/compile.mjs`), so the
bytecode is that of the page's Python. What nobody reads there is left out: docstrings, and in the
packages the annotations of functions. A class keeps a short docstring, because `dataclass` would
otherwise write one from the signature, slowly; annotations in a class make its fields.
"""

from __future__ import annotations

import ast
import marshal
import sys
from importlib.util import MAGIC_NUMBER
from pathlib import Path

HEAD = MAGIC_NUMBER + bytes(12)
"""Of a file whose source nobody compares with it."""

LIBRARY = "stdlib"
"""The folder with the library of Python."""


def without_docstrings(tree: ast.Module) -> ast.Module:
    for node in ast.walk(tree):
        if not isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        if ast.get_docstring(node, clean=False) is None:
            continue
        first = node.body[0]
        if isinstance(node, ast.ClassDef):
            assert isinstance(first, ast.Expr)
            first.value = ast.copy_location(ast.Constant("-"), first.value)
        elif len(node.body) > 1 or isinstance(node, ast.Module):
            del node.body[0]
        else:
            node.body[0] = ast.copy_location(ast.Pass(), first)
    return tree


class WithoutAnnotations(ast.NodeTransformer):
    """Leaves out the annotations of functions and of variables of a module."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.returns = None
        return self.generic_visit(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AST:
        node.returns = None
        return self.generic_visit(node)

    def visit_arg(self, node: ast.arg) -> ast.AST:
        node.annotation = None
        return node

    def visit_Module(self, node: ast.Module) -> ast.AST:
        node.body = [_plain(row) for row in node.body]
        return self.generic_visit(node)


def _plain(row: ast.stmt) -> ast.stmt:
    """An assignment without the type of its variable."""
    if isinstance(row, ast.AnnAssign) and row.value is not None:
        return ast.copy_location(ast.Assign([row.target], row.value), row)
    return row


def compile_folder(sources: Path, target: Path) -> None:
    for path in sorted(sources.rglob("*.py")):
        name = path.relative_to(sources)
        tree = without_docstrings(ast.parse(path.read_bytes(), str(name)))
        if name.parts[0] != LIBRARY:  # Python's own functions ask for theirs, as in singledispatch
            tree = WithoutAnnotations().visit(tree)
        code = compile(tree, str(name), "exec", dont_inherit=True, optimize=0)
        output = (target / name).with_suffix(".pyc")
        output.parent.mkdir(parents=True, exist_ok=True)
        output.write_bytes(HEAD + marshal.dumps(code))


if sys.platform == "emscripten":
    compile_folder(Path("/from"), Path("/to"))
