"""From Python to C, by mypyc."""

from __future__ import annotations

import contextlib
import io
import os
from dataclasses import dataclass
from pathlib import Path

from compiler.inline_copies import add_inline_copies
from poleis._compiled import entry_name

GROUP = "poleis"
MAIN = f"__native_{GROUP}.c"
"""The file that holds the runtime library of mypyc and starts the modules."""
ENTRIES = "entries.c"
"""The file with the entry points of the modules."""


@dataclass(frozen=True)
class Translation:
    """The C code of all hot modules."""

    modules: list[str]
    """The names of the modules."""
    library: dict[str, str]
    """C files by name; together they are one library."""
    headers: dict[str, str]
    """The headers that each of them includes."""
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
    library, *extensions = found
    texts = {Path(path).name: Path(path).read_text(encoding="utf-8") for path in library.sources}
    runtime = Path(include_dir())
    entries = "".join(
        entry_point(extension.name, Path(source).read_text(encoding="utf-8"))
        for extension in extensions
        for source in extension.sources
    )
    return Translation(
        modules=[extension.name for extension in extensions],
        library={**add_inline_copies(texts, MAIN, runtime), ENTRIES: entries},
        headers={path.name: path.read_text(encoding="utf-8") for path in folder.glob("*.h")},
        includes=[str(runtime)],
    )


def entry_point(module: str, text: str) -> str:
    """The function that Python calls to load a module, under a name of its own.

    mypyc writes a small extension for each module that holds only this function. A checkout has
    them all in the library, which saves compiling and linking a hundred files. See EngineLoader.
    """
    before, _, _ = text.partition("PyMODINIT_FUNC PyInit___init__")
    last = module.rpartition(".")[2]
    return before.replace(f"PyInit_{last}(void)", f"PyInit_{entry_name(module)}(void)")
