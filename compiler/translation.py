"""From Python to C, by mypyc."""

from __future__ import annotations

import contextlib
import io
import os
from dataclasses import dataclass
from pathlib import Path

from compiler.inline_copies import add_inline_copies

GROUP = "poleis"
MAIN = f"__native_{GROUP}.c"
"""The file that holds the runtime library of mypyc and starts the modules."""


@dataclass(frozen=True)
class Translation:
    """The C code of all hot modules."""

    library: dict[str, str]
    """C files by name; together they are one library."""
    headers: dict[str, str]
    """The headers that each of them includes."""
    pointers: dict[str, str]
    """For each module, by its path, the C file of a small extension that points to the library."""
    includes: list[str]
    """Folders of mypyc's own headers."""


def translate(root: Path, modules: list[str], folder: Path) -> Translation:
    """Translate the modules to C. SystemExit, after mypy's messages, if they have errors."""
    from mypyc.build import include_dir, mypycify

    before = Path.cwd()
    os.chdir(root)  # mypy reads its settings, and names the modules, from here
    said = io.StringIO()
    try:
        with contextlib.redirect_stdout(said):
            found = mypycify(
                modules,
                group_name=GROUP,
                multi_file=True,
                include_runtime_files=True,
                target_dir=str(folder),
            )
    except SystemExit:
        print(said.getvalue(), end="")
        raise
    finally:
        os.chdir(before)
    library, *pointers = found
    texts = {Path(path).name: Path(path).read_text(encoding="utf-8") for path in library.sources}
    runtime = Path(include_dir())
    return Translation(
        library=add_inline_copies(texts, MAIN, runtime),
        headers={path.name: path.read_text(encoding="utf-8") for path in folder.glob("*.h")},
        pointers={
            pointer.name.replace(".", "/"): Path(source).read_text(encoding="utf-8")
            for pointer in pointers
            for source in pointer.sources
        },
        includes=[str(runtime)],
    )
