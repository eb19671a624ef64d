"""The notebook of the docs: executed by a real kernel, kept with its outputs, shown in the site.

`python -m tests.docs.notebook` (part of `make docs`) executes it and writes its outputs.
"""

from __future__ import annotations

import os
import tempfile
import warnings
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient

from tests.docs.examples import DOCS, ROOT
from tests.waiting import PATIENCE

NOTEBOOK = DOCS / "tutorial" / "notebook.ipynb"
SVG, HTML, TEXT = "image/svg+xml", "text/html", "text/plain"


def read(path: Path = NOTEBOOK) -> Any:
    return nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]


def execute(path: Path = NOTEBOOK) -> Any:
    """The notebook with the outputs of today. An error in a cell is an error here."""
    book = read(path)
    with tempfile.TemporaryDirectory() as folder, warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of the machinery of kernels, not of the notebook
        client = NotebookClient(book, timeout=2 * PATIENCE, kernel_name="python3")
        manager = client.create_kernel_manager()
        manager.connection_file = f"{folder}/kernel.json"
        if os.name == "posix":
            manager.transport, manager.ip = "ipc", f"{folder}/kernel"
        source = {"PYTHONPATH": str(ROOT / "src"), "IPYTHONDIR": folder, "LANG": "C.UTF-8"}
        client.execute(cwd=folder, env={**os.environ, **source})
    return cleaned(book)


def cleaned(book: Any) -> Any:
    """Without what differs from machine to machine and from run to run."""
    book.metadata = {"kernelspec": {"display_name": "Python 3", "language": "python",
                                    "name": "python3"}}  # fmt: skip
    for number, cell in enumerate(book.cells, 1):
        cell.id = f"cell-{number}"
        cell.metadata = {}
        if cell.cell_type == "code":
            for output in cell.outputs:
                if "metadata" in output:
                    output.metadata = {}
                data = output.get("data", {})
                if SVG in data or HTML in data:
                    data[TEXT] = "(a picture)" if SVG in data else "(a table)"
    return book


def shown(book: Any) -> list[list[dict[str, str]]]:
    """The outputs of the cells, by their kinds."""
    return [outputs(cell) for cell in book.cells if cell.cell_type == "code"]


def outputs(cell: Any) -> list[dict[str, str]]:
    """The outputs of one cell; what it prints is text."""
    return [
        dict(output["data"]) if "data" in output else {TEXT: output["text"]}
        for output in cell.outputs
    ]


def as_markdown(book: Any, pictures: Path) -> str:
    """The notebook as a page; its pictures are written into a folder beside the page."""
    parts = []
    count = 0
    for cell in book.cells:
        if cell.cell_type == "markdown":
            parts.append(cell.source)
            continue
        parts.append(f"```python\n{cell.source}\n```")
        for output in outputs(cell):
            if SVG in output:
                count += 1
                pictures.mkdir(parents=True, exist_ok=True)
                (pictures / f"{count}.svg").write_text(output[SVG], encoding="utf-8")
                parts.append(f"![Output {count}]({pictures.name}/{count}.svg)")
            elif HTML in output:
                parts.append(output[HTML])
            else:
                parts.append(f"```text\n{output[TEXT].rstrip()}\n```")
    return "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    nbformat.write(execute(), NOTEBOOK)  # type: ignore[no-untyped-call]
