"""One build of the engine: translate, compile, link, and put it in place when it is complete."""

from __future__ import annotations

import fcntl
import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from compiler.objects import CompileFailed, ObjectCache
from compiler.translation import Translation, translate
from poleis._compiled import LIBRARY, MODULES, engine_folder, engine_key, hot_modules

ENGINES_KEPT = 4
"""Builds that are kept, so that going back to another branch compiles nothing."""

UNFINISHED = "unfinished-"

Report = Callable[[str], None]
"""Shows what is being done now."""


@contextmanager
def sole_compiler(root: Path, waiting: Callable[[], None]) -> Iterator[None]:
    """Only one process compiles at a time; *waiting* is called if another one does. The lock ends
    with the process, however that ends."""
    folder = root / "build" / "engine"
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            waiting()
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def check_mypy(root: Path) -> None:
    """CompileFailed unless the mypy that is installed is the one that the key of a build names."""
    pins = (root / "constraints.txt").read_text(encoding="utf-8").splitlines()
    try:
        found = version("mypy")
    except PackageNotFoundError:
        found = "none"
    if f"mypy=={found}" not in pins:
        raise CompileFailed(f"constraints.txt asks for another mypy than {found}: `make build`")


def build_engine(root: Path, compiler: list[str], report: Report) -> int:
    """Make the build that fits the sources; return how many C files were compiled.

    Sources that change meanwhile are compiled again, so that a build holds what its key says.
    """
    check_mypy(root)
    for unfinished in (root / "build" / "engine").glob(f"{UNFINISHED}*"):
        shutil.rmtree(unfinished, ignore_errors=True)  # of a process that was killed
    compiled = 0
    while not engine_folder(root, key := engine_key(root)).is_dir():
        with tempfile.TemporaryDirectory(
            dir=root / "build" / "engine", prefix=UNFINISHED
        ) as folder:
            compiled += make(root, Path(folder), compiler, report)
            if key == engine_key(root):
                publish(Path(folder, "engine"), engine_folder(root, key))
    return compiled


def make(root: Path, folder: Path, compiler: list[str], report: Report) -> int:
    """Build into *folder*, with the finished modules in its subfolder `engine`."""
    modules = hot_modules(root)
    report(f"translating {len(modules)} modules to C")
    code = translate(root, modules, folder / "mypyc")
    sources = write(code, folder / "c")
    cache = ObjectCache(root / "build" / "engine" / "objects", compiler, code.includes)
    done = 0

    def progress() -> None:
        nonlocal done
        done += 1
        report(f"compiling {done} of {len(sources)} C files")

    objects = cache.compile_all(sources, code.headers, progress)
    made = folder / "engine"
    made.mkdir()
    cache.link(sorted(objects), made / f"{LIBRARY}{EXTENSION_SUFFIXES[0]}")
    (made / MODULES).write_text("\n".join(code.modules), encoding="utf-8")
    cache.forget_unused()
    return cache.compiled


def write(code: Translation, folder: Path) -> list[Path]:
    """Write the C files and their headers; the paths of those that make up the library."""
    folder.mkdir()
    for name, text in {**code.headers, **code.library}.items():
        (folder / name).write_text(text, encoding="utf-8")
    return [folder / name for name in code.library]


def publish(complete: Path, place: Path) -> None:
    """Move a complete build to its place, in one step, and delete the oldest ones."""
    os.utime(complete)
    complete.rename(place)
    builds = [path for path in place.parent.iterdir() if (path / MODULES).is_file()]
    builds.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    for old in builds[ENGINES_KEPT:]:
        shutil.rmtree(old, ignore_errors=True)
